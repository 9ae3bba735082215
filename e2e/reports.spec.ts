import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Report } from '../shared/report.ts'
import { reportLimits } from '../shared/report.ts'
import { violations } from './axe.ts'
import { writeCode } from './code-editor.ts'
import { takeNamed } from './named-trouble.ts'
import { coldTest, expect, runningDemo, test as plain } from './site.ts'
import { startedNode } from './started-server.ts'

const root = path.resolve(import.meta.dirname, '..')

/** A server that takes reports, and its operator's command. */
interface Team {
  origin: string
  command: (...args: string[]) => string
  stored: () => Report[]
}

const test = plain.extend<{ team: Team }>({
  cold: true,
  // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
  team: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'reports-'))
    const env = { REPORTS_FILE: path.join(folder, 'reports.sqlite') }
    const { child, origin } = await startedNode(env)
    const command = (...args: string[]) =>
      execFileSync(process.execPath, ['dist/server/node.js', 'reports', ...args], { cwd: root, env, encoding: 'utf8' })
    await use({ origin, command, stored: () => JSON.parse(command('export')) as Report[] })
    child.kill()
    await once(child, 'exit')
    rmSync(folder, { recursive: true })
  },
  baseURL: async ({ team }, use) => use(team.origin)
})

const route = '/table/base/sort'
const block = (page: Page, name = 'sort-by-header') => page.locator(`[data-demo="${name}"]`)
const dialog = (page: Page) => page.getByRole('dialog', { name: '报告错误' })
const words = (page: Page) => dialog(page).getByRole('textbox', { name: '哪里有错？' })
const send = (page: Page) => dialog(page).getByRole('button', { name: '发送' }).click()
const flag = (page: Page, name?: string) => block(page, name).getByRole('link', { name: '报告此示例的错误' })

test('an error in a demo is reported where it stands, and what was said to be sent is stored', async ({
  page,
  demo,
  team
}) => {
  await demo(route, 'sort-by-header')
  await flag(page).click()
  await expect(words(page)).toBeFocused()
  // Without words nothing is sent.
  await send(page)
  await words(page).fill('点击表头没有反应')
  await dialog(page).getByText('还会发送').click()
  const told = await dialog(page).locator('dd').allTextContents()
  await send(page)
  await expect(dialog(page).getByRole('status')).toHaveText('已收到，编号 1。谢谢！')
  const [{ version, build }] = team.stored() as [Report]
  expect(team.stored()).toEqual([
    {
      id: 1,
      at: expect.any(String),
      state: 'new',
      page: route,
      language: 'zh',
      demo: 'sort-by-header',
      version,
      build,
      text: '点击表头没有反应'
    }
  ])
  expect(told).toEqual([`${route}#sort-by-header [zh]`, `vxe-table ${version}`, build])
  await dialog(page).getByRole('button', { name: '完成' }).click()
  await expect(flag(page)).toBeFocused()
})

test('an edited demo brings its difference and its console along, as far as the reader wants', async ({
  page,
  open,
  team,
  trouble
}) => {
  await open(route)
  await runningDemo(page, 'sort-by-header')
  await block(page).getByRole('button', { name: '编辑', exact: true }).click()
  await writeCode(
    page,
    "<template><p id=\"out\">a</p></template>\n<script>\nexport default {\n  mounted () {\n    console.log('第一行', { a: 1 })\n    console.warn('第二行')\n  }\n}\n</script>\n",
    block(page)
  )
  await expect(block(page).getByRole('log')).toContainText('第二行')
  await flag(page).click()
  await words(page).fill('改过之后不对')
  const edit = dialog(page).getByRole('checkbox', { name: /^附上我对此示例的修改/ })
  const lines = dialog(page).getByRole('checkbox', { name: '附上控制台的最后 2 行' })
  await expect(edit).toBeChecked()
  await expect(lines).toBeChecked()
  const previews = dialog(page).locator('pre')
  await send(page)
  await expect(dialog(page).getByRole('status')).toHaveText(/编号 1/)
  await dialog(page).getByRole('button', { name: '完成' }).click()
  const [whole] = team.stored() as [Report]
  expect(whole.edit).toMatch(/^--- a\/sort-by-header\.vue\n\+\+\+ b\/sort-by-header\.vue\n@@ /)
  expect(whole.edit).toContain('+<template><p id="out">a</p></template>\n')
  expect(whole.console).toEqual(['log: 第一行 {a: 1}', expect.stringMatching(/^warn: 第二行/)])

  // The draft is a difference also when the demo runs as it was.
  await block(page).getByRole('button', { name: '完成' }).click()
  await flag(page).click()
  await words(page).fill('不附上')
  await expect(edit).toBeChecked()
  expect(await previews.allTextContents()).toEqual([whole.edit])
  await expect(lines).toHaveCount(0)
  await edit.uncheck()
  await send(page)
  await expect(dialog(page).getByRole('status')).toHaveText(/编号 2/)
  const { edit: sent } = team.stored()[1]!
  expect(sent).toBeUndefined()
  await takeNamed(trouble, /^console warning: 第二行$/)
})

test('what a demo threw is among the lines', async ({ page, demo, team }) => {
  await demo('/table/base/sort', 'sort-by-header')
  await page.locator('[data-demo="sort-by-header"] .vxe-table').evaluate(element => {
    const { $root } = (
      element as unknown as { __vue__: { $root: Record<'$once' | '$emit', (...of: unknown[]) => void> } }
    ).__vue__
    $root.$once('fail', () => {
      throw new Error('演示的错误')
    })
    $root.$emit('fail')
  })
  await expect(block(page).getByRole('log')).toContainText('演示的错误')
  await flag(page).click()
  await words(page).fill('出错了')
  await expect(dialog(page).getByRole('checkbox', { name: '附上控制台的最后 1 行' })).toBeChecked()
  await send(page)
  await expect(dialog(page).getByRole('status')).toHaveText(/编号 1/)
  expect(team.stored()[0]!.console).toEqual([expect.stringContaining('演示的错误')])
})

test('a page is reported from beside it and from its foot, with the keyboard', async ({ page, open, team }) => {
  await open('/table/start/install')
  for (const [index, link] of [
    page.locator('aside').getByRole('link', { name: '报告文档错误' }),
    page.locator('main footer').getByRole('link', { name: '报告文档错误' })
  ].entries()) {
    await link.evaluate(element => (element as HTMLElement).focus())
    await page.keyboard.press('Enter')
    await expect(words(page)).toBeFocused()
    await page.keyboard.type('写了一半')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(words(page)).toHaveValue('写了一半')
    await send(page)
    await expect(dialog(page).getByRole('status')).toHaveText(`已收到，编号 ${index + 1}。谢谢！`)
    await expect(dialog(page).getByRole('button', { name: '完成' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(link).toBeFocused()
  }
  expect(team.stored().map(({ page, demo }) => [page, demo])).toEqual([
    ['/table/start/install', undefined],
    ['/table/start/install', undefined]
  ])
})

test('known problems are listed in the operator’s words, and a stranger’s text is never markup', async ({
  page,
  demo,
  team
}) => {
  const evil = '<img src=x onerror="document.title = 1"><script>document.title = 1</script>'
  await demo(route, 'sort-by-header')
  for (const said of [evil, '另一条']) {
    await flag(page).click()
    await words(page).fill(said)
    await send(page)
    await expect(dialog(page).getByRole('status')).toHaveText(/已收到/)
    await dialog(page).getByRole('button', { name: '完成' }).click()
  }
  expect(team.stored()[0]!.text).toBe(evil)
  team.command('set', '1', 'known', '--note-zh', `排序失效 ${evil}`, '--note-en', 'Sorting fails')
  await flag(page).click()
  const known = dialog(page).getByRole('region', { name: '已知问题' })
  await expect(known.getByRole('listitem')).toHaveText([`未修复 排序失效 ${evil}`])
  await expect(known.getByRole('link')).toHaveAttribute('href', '/v3.8/known-problems')

  await page.goto('/v3.8/known-problems')
  await expect(page.getByRole('listitem')).toHaveText([`未修复 排序失效 ${evil} #1`])
  await expect(page).toHaveTitle('已知问题 · vxe-table 3.8')
  expect(await page.locator('main img, main script').count()).toBe(0)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('listitem')).toHaveText(['Open Sorting fails #1'])
  team.command('set', '1', 'hidden')
  await page.reload()
  await expect(page.getByText('There are no known problems at the moment.')).toBeVisible()
  team.command('set', '1', 'fixed')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Sorting')
  await page.getByRole('link', { name: /^Demo 1: / }).click()
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page).toHaveURL(/#\/table\/base\/sort#demo-sort-by-header$/)
})

test('without a network the words stay, and are sent when it is back', async ({ page, demo, team, trouble }) => {
  await demo(route, 'sort-by-header')
  await flag(page).click()
  await words(page).fill('离线时写的')
  await page.route(/\/api\/reports$/, route => route.abort('internetdisconnected'))
  await send(page)
  await expect(dialog(page).getByRole('status')).toContainText('没有发送，填写的内容已保留。')
  await expect(dialog(page).getByRole('status')).toContainText('服务端没有响应。请检查网络后再发送。')
  const issue = await dialog(page).getByRole('link', { name: '改为在 GitHub 上报告' }).getAttribute('href')
  expect(new URL(issue!).searchParams.get('body')).toContain('离线时写的')
  await expect(words(page)).toHaveValue('离线时写的')
  await page.unroute(/\/api\/reports$/)
  await send(page)
  await expect(dialog(page).getByRole('status')).toHaveText(/编号 1/)
  expect(team.stored()).toHaveLength(1)
  await takeNamed(
    trouble,
    /^request failed: \S+\/v3\.8\/api\/reports$/,
    /^console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/
  )
})

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing in the form, in what it says of a failure and in the list, in ${theme}`, async ({
    page,
    demo,
    team,
    trouble
  }) => {
    await page.emulateMedia({ colorScheme: theme })
    await demo(route, 'sort-by-header')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const report = { page: route, language: 'zh', version: '3.8.6', build: 'dev', text: 'x' }
    await page.request.post('/v3.8/api/reports', { data: report, headers: { origin: team.origin } })
    team.command('set', '1', 'known', '--note-zh', '排序失效')
    await page.route(/\/api\/reports$/, route => route.abort('internetdisconnected'))
    await flag(page).click()
    await expect(dialog(page).getByRole('listitem')).toHaveText(['未修复 排序失效'])
    await dialog(page).getByText('还会发送').click()
    await words(page).fill('没有反应')
    await send(page)
    await expect(dialog(page).getByRole('status')).toContainText('没有发送')
    expect(await violations(page)).toEqual([])
    await page.goto('/v3.8/known-problems')
    await expect(page.getByRole('listitem')).toHaveText(['未修复 排序失效 #1'])
    expect(await violations(page)).toEqual([])
    await takeNamed(
      trouble,
      /^request failed: \S+\/v3\.8\/api\/reports$/,
      /^console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/
    )
  })

test('who has sent many is told when to go on', async ({ page, demo, team, trouble }) => {
  await demo(route, 'sort-by-header')
  const report = { page: route, language: 'zh', version: '3.8.6', build: 'dev', text: 'x' }
  for (let count = 0; count < 5; count += 1) {
    const headers = { origin: team.origin }
    expect((await page.request.post('/v3.8/api/reports', { data: report, headers })).status()).toBe(201)
  }
  await flag(page).click()
  await words(page).fill('第六条')
  await send(page)
  await expect(dialog(page).getByRole('status')).toContainText(
    '近期的报告太多，请稍后再发送。 约 10 分钟后可以再发送。'
  )
  await expect(words(page)).toHaveValue('第六条')
  await takeNamed(trouble, /^console error: Failed to load resource: the server responded with a status of 429/)
})

test('a form that does not arrive is said, and the next click brings it', async ({ page, demo, trouble }) => {
  await demo(route, 'sort-by-header')
  await page.route(/\/report-form\./, route => route.abort())
  await flag(page).click()
  await expect(page.getByText('这一部分加载失败。')).toBeVisible()
  await page.unroute(/\/report-form\./)
  await flag(page).click()
  await expect(words(page)).toBeFocused()
  await takeNamed(
    trouble,
    /^request failed: \S+\/report-form\.[\w-]+\.(js|css)$/,
    /^console error: Failed to load resource: net::ERR_FAILED$/
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true })

  test('an error is reported from the menu of the demo, and nothing scrolls sideways', async ({ page, demo, team }) => {
    await demo(route, 'sort-by-header')
    await block(page).getByRole('button', { name: '更多操作' }).click()
    await flag(page).click()
    await words(page).fill('x'.repeat(reportLimits.text + 10))
    await expect(words(page)).toHaveValue('x'.repeat(reportLimits.text))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await send(page)
    await expect(dialog(page).getByRole('status')).toHaveText(/编号 1/)
    expect(team.stored()).toHaveLength(1)
  })
})

coldTest('where no reports are taken the links open a new issue that says where', async ({ page, demo }) => {
  await demo(route, 'sort-by-header')
  await page.evaluate(() =>
    addEventListener('click', event => {
      document.body.dataset.taken = String(event.defaultPrevented)
      event.preventDefault()
    })
  )
  const link = flag(page)
  await link.click()
  await expect(page.locator('body')).toHaveAttribute('data-taken', 'false')
  const address = new URL((await link.getAttribute('href'))!)
  expect(address.origin + address.pathname).toBe('https://github.com/x-extends/vxe-table/issues/new')
  expect(address.searchParams.get('body')).toMatch(
    /^\/table\/base\/sort \(sort-by-header\) \[zh\]\nvxe-table 3\.8\.6\n/
  )
  expect((await page.request.get('/v3.8/known-problems')).status()).toBe(404)
})

plain('the Worker holds no database', () => {
  const worker = readFileSync(path.join(root, 'dist/worker/worker.js'), 'utf8')
  expect(worker).not.toMatch(/sqlite|libsql/i)
  expect(readFileSync(path.join(root, 'dist/server/node.js'), 'utf8')).toMatch(/sqlite/i)
})
