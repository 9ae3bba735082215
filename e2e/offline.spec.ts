import type { Page } from '@playwright/test'
import type { CopyFile, CopyList } from '../shared/offline-copy.ts'
import type { ChangingHost } from './changing-host.ts'
import { openChanging } from './changing-host.ts'
import { lendHost } from './loopback-host.ts'
import { expect, test as plain } from './site.ts'

/** A reader keeps the site, the network goes away, a new build comes, the browser loses files. */
const test = plain.extend<{ host: ChangingHost }>({
  cold: true,
  // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
  host: async ({}, use, { project }) => lendHost(openChanging(project.use.baseURL!), use),
  baseURL: async ({ host }, use) => use(host.origin)
})

/** How a copy is made, kept and lost is shown by a few pages; fetching all of them takes a minute. */
async function offerFew(host: ChangingHost): Promise<void> {
  const list = (await (await fetch(`${host.origin}/v3.8/offline.json`)).json()) as CopyList
  const isOfFew = ([path]: CopyFile) =>
    !/^(static\/content|example)\//.test(path) ||
    /(nav|table-base-(sort|filter)|table-start-install|table-tree|form-valid)-/.test(path)
  const zh = list.parts.zh.filter(isOfFew)
  expect(zh.length).toBeGreaterThan(20)
  host.put('offline.json', JSON.stringify({ ...list, parts: { ...list.parts, zh } }))
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: '资源' }).click()
  await page.getByRole('button', { name: '离线使用…' }).click()
  await expect(page.getByText(/^共 \d+\.\d MB/)).toBeVisible()
}

const isKept = (page: Page) => expect(page.getByText('已保存，没有网络时也能打开。')).toBeVisible({ timeout: 120_000 })

async function keep(page: Page): Promise<void> {
  await openDialog(page)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await isKept(page)
  await page.getByRole('button', { name: '关闭' }).last().click()
}

/** The line is cut, and another visit begins. */
async function goOffline(page: Page, host: ChangingHost, path: string): Promise<void> {
  host.refuse('/')
  await page.goto('about:blank')
  await page.goto(`/v3.8/#${path}`)
}

const rows = (page: Page) => page.locator('.vxe-body--row')

test('without a network everything of a chosen language works', async ({ page, open, host, trouble }) => {
  // More than 1,600 files are kept.
  test.setTimeout(240_000)
  await open('/table/base/sort')
  await keep(page)
  host.asked.length = 0
  await goOffline(page, host, '/table/base/filter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('筛选')
  await expect(rows(page).first()).toBeVisible()

  await page.getByRole('button', { name: /搜索文档/ }).click()
  await page.getByRole('combobox', { name: '搜索' }).fill('表单校验')
  await page.getByRole('dialog').getByRole('option').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('表单校验')

  await page.goto('/v3.8/#/table/api')
  await expect(page.getByText('row-config').first()).toBeVisible()

  await page.goto('/v3.8/#/playground')
  await expect(
    page.frameLocator('iframe:not([inert])').frameLocator('iframe').locator('.vxe-body--row').first()
  ).toBeVisible({ timeout: 30_000 })

  await page.goto('/v3.8/#/upgrade/check')
  await expect(page.getByRole('textbox').first()).toBeVisible()

  // A page at a path of its own, as a link in a chat names it.
  await page.goto('/v3.8/table/base/group.html')
  await expect(page).toHaveURL(/#\/table\/base\/group/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('分组表头')
  // Whether there is a newer build, and the page that the link names. The browser looks after the worker when it likes.
  const asked = new Set(host.asked)
  asked.delete('offline-worker.js')
  expect(asked).toEqual(new Set(['offline.json', 'table/base/group.html']))
  trouble.length = 0
})

test('it can be paused, and goes on where it was', async ({ page, open, host }) => {
  await offerFew(host)
  await open('/table/start/install')
  await openDialog(page)
  host.hold(path => path.startsWith('static/content/table-tree'))
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText(/[1-9]\d* \/ \d+ 个文件/)).toBeVisible()
  await expect.poll(() => host.asked.filter(path => path.startsWith('static/content/table-tree')).length).toBe(6)
  await page.getByRole('button', { name: '暂停' }).click()
  await expect(page.getByText('已暂停。已保存的文件会保留。')).toBeVisible()
  host.hold(() => false)
  const before = host.asked.filter(path => path.startsWith('static/')).length
  await page.reload()
  // Half a copy is none: the network answers.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('安装')
  await openDialog(page)
  host.asked.length = 0
  await page.getByRole('button', { name: '继续' }).click()
  await isKept(page)
  const { parts } = (await (await page.request.get('/v3.8/offline.json')).json()) as CopyList
  expect(host.asked.length).toBeLessThan(parts.all.length + parts.zh.length - 100)
  expect(before).toBeGreaterThan(100)
})

test('removed, nothing of it is left', async ({ page, open, host }) => {
  await offerFew(host)
  await open('/table/start/install')
  await keep(page)
  await openDialog(page)
  await page.getByRole('button', { name: '删除副本' }).click()
  await expect(page.getByText('已删除副本。')).toBeVisible()
  expect(
    await page.evaluate(async () => [
      await caches.keys(),
      (await navigator.serviceWorker.getRegistrations()).length,
      localStorage.getItem('vxe-docs:copy')
    ])
  ).toEqual([[], 0, null])
})

test('of a new build only what changed is fetched, and it is taken when the reader wants it', async ({
  page,
  open,
  host,
  context
}) => {
  await offerFew(host)
  await open('/table/base/sort')
  await keep(page)
  const list = (await (await page.request.get('/v3.8/offline.json')).json()) as CopyList
  const index = await (await page.request.get('/v3.8/')).text()
  const all = list.parts.all.map(file =>
    file[0] === 'index.html' ? (['index.html', file[1], 'newer'] as const) : file
  )
  host.put('offline.json', JSON.stringify({ ...list, build: 'newer', parts: { ...list.parts, all } }))
  host.put('', index.replace('<html', '<html data-newer'))
  await page.reload()
  host.asked.length = 0
  await expect(page.getByText('新版本的文档已保存，重新加载页面后使用。')).toBeVisible({ timeout: 30_000 })
  // Browsers look for another worker whenever they like.
  expect(host.asked.filter(path => path !== 'offline-worker.js')).toEqual(['offline.json', ''])
  // A window that runs the old build goes on with it.
  await expect(page.locator('html[data-newer]')).toHaveCount(0)
  const other = await context.newPage()
  await other.goto('/v3.8/#/table/base/filter')
  await expect(other.locator('html[data-newer]')).toHaveCount(1)
  await expect(rows(other).first()).toBeVisible()
  await page.evaluate(() => (location.hash = '#/table/base/filter'))
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(page.locator('html[data-newer]')).toHaveCount(1)
})

test('a copy that lost a file gives way to the network', async ({ page, open, host }) => {
  await offerFew(host)
  await open('/table/base/sort')
  await keep(page)
  await page.evaluate(async () => {
    const cache = await caches.open('vxe-docs:copy /v3.8/')
    for (const request of await cache.keys()) if (request.url.includes('form-valid-zh.js')) await cache.delete(request)
  })
  await page.evaluate(() => (location.hash = '#/form/valid'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('表单校验')
  expect(
    await page.evaluate(async () =>
      (await (await caches.open('vxe-docs:copy /v3.8/')).match('/v3.8/copy/state.json'))!.json()
    )
  ).toEqual({})
  await page.reload()
  await expect(page.getByText('浏览器删除了之前保存的副本，需要重新保存。')).toBeVisible()
})

test('what does not arrive is said, and what arrived is kept', async ({ page, open, host, trouble }) => {
  await offerFew(host)
  await open('/table/start/install')
  await openDialog(page)
  const { parts } = (await (await page.request.get('/v3.8/offline.json')).json()) as CopyList
  host.put(parts.zh.at(-1)![0], 'cut')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('有文件没有收到。', { exact: false })).toBeVisible({ timeout: 120_000 })
  host.put(parts.zh.at(-1)![0], undefined)
  await page.getByRole('button', { name: '继续' }).click()
  await isKept(page)
  trouble.length = 0
})
