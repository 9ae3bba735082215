import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { getDigest } from '../shared/copy-proof.ts'
import type { CopyFile, CopyList } from '../shared/offline-copy.ts'
import { sumBytes } from '../shared/offline-copy.ts'
import type { InterceptedResponse, TestProxy } from './test-proxy.ts'
import { openTestProxy } from './test-proxy.ts'
import { ignoreErrors } from './expect-errors.ts'
import { withHost } from './loopback-host.ts'
import { expect, test as base } from './site.ts'

/** Tests of the offline copy: saving it, losing the network, updating to a new build, losing files. */
const test = base.extend<{ host: TestProxy }>({
  cold: true,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  host: async ({}, use, { project }) => withHost(openTestProxy(project.use.baseURL!), use),
  baseURL: async ({ host }, use) => use(host.origin)
})

const cacheName = 'vxe-docs:copy /v3.8/'

/** Limits the copy to a few pages, because fetching all of them takes a minute. */
async function limitCopy(host: TestProxy): Promise<void> {
  const list = (await (await fetch(`${host.origin}/v3.8/offline.json`)).json()) as CopyList
  const isIncluded = ([path]: CopyFile) =>
    !/^(static\/content|example)\//.test(path) ||
    /(nav|gallery|table-base-(sort|filter)|table-start-install|table-tree|form-valid)-/.test(path)
  const zh = list.parts.zh.filter(isIncluded)
  expect(zh.length).toBeGreaterThan(20)
  host.setText('offline.json', JSON.stringify({ ...list, parts: { ...list.parts, zh } }))
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: '离线使用…' }).click()
  await expect(page.getByText(/^共 \d+\.\d MB/)).toBeVisible()
}

const expectSaved = (page: Page) =>
  expect(page.getByText('已保存，没有网络时也能打开。')).toBeVisible({ timeout: 120_000 })

async function saveCopy(page: Page): Promise<void> {
  await openDialog(page)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expectSaved(page)
  await page.getByRole('button', { name: '关闭' }).last().click()
}

/** Cuts the connection and starts another visit. */
async function goOffline(page: Page, host: TestProxy, path: string): Promise<void> {
  // Requests of the page that is left would fail otherwise.
  await page.goto('about:blank')
  host.refuseRequests('/')
  await page.goto(`/v3.8/#${path}`)
}

/** Clicks a link and returns the text of the downloaded file. */
async function download(page: Page, name: string): Promise<string> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  const file = await waiting
  return readFileSync(await file.path(), 'utf8')
}

const rows = (page: Page) => page.locator('.vxe-body--row')

test(
  'with an offline copy, pages, search, reference, playground and upgrade check work without a network',
  { tag: '@quick' },
  async ({ page, open, host, browserErrors }) => {
    // The copy has more than 1,600 files.
    test.setTimeout(240_000)
    await open('/table/base/sort')
    await saveCopy(page)
    host.requestedPaths.length = 0
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
    expect(await download(page, '下载 vxe-upgrade.mjs')).toContain('from"node:fs"')

    await page.goto('/v3.8/#/table/start/editor')
    expect(await download(page, 'vxe-docs.vsix')).toMatch(/^PK/)
    expect(await download(page, 'web-types.json')).toContain('vxe-table')

    // A link in a chat leads to the static document of a page.
    await page.goto('/v3.8/table/base/group.html')
    await expect(page).toHaveURL(/#\/table\/base\/group/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('分组表头')
    // The app checks for a newer build, and the browser requests the linked document. It may look for a newer worker at
    // any time.
    const requestedPaths = new Set(host.requestedPaths)
    requestedPaths.delete('offline-worker.js')
    // The playground offers further releases only while their list can be loaded.
    requestedPaths.delete('sandbox/releases.json')
    // This copy has no pictures, and the search shows one of its hit.
    for (const path of requestedPaths) if (path.startsWith('static/pictures/')) requestedPaths.delete(path)
    expect(requestedPaths).toEqual(new Set(['offline.json', 'table/base/group.html']))
    ignoreErrors(browserErrors)
  }
)

test('saving an offline copy can be paused and continued with the missing files', async ({ page, open, host }) => {
  await limitCopy(host)
  await open('/table/start/install')
  await openDialog(page)
  host.delayResponses(path => path.startsWith('static/content/table-tree'))
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText(/[1-9]\d* \/ \d+ 个文件/)).toBeVisible()
  await expect
    .poll(() => host.requestedPaths.filter(path => path.startsWith('static/content/table-tree')).length)
    .toBe(6)
  await page.getByRole('button', { name: '暂停' }).click()
  await expect(page.getByText('已暂停。已保存的文件会保留。')).toBeVisible()
  host.delayResponses(() => false)
  const before = host.requestedPaths.filter(path => path.startsWith('static/')).length
  await page.reload()
  // An incomplete copy is not used: the network answers.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('安装')
  await openDialog(page)
  host.requestedPaths.length = 0
  await page.getByRole('button', { name: '继续' }).click()
  await expectSaved(page)
  const { parts } = (await (await page.request.get('/v3.8/offline.json')).json()) as CopyList
  expect(host.requestedPaths.length).toBeLessThan(parts.all.length + parts.zh.length - 100)
  expect(before).toBeGreaterThan(100)
})

test('removing an offline copy deletes its caches, its service worker and its stored state', async ({
  page,
  open,
  host
}) => {
  await limitCopy(host)
  await open('/table/start/install')
  await saveCopy(page)
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

test('an update of an offline copy fetches only changed files, and an open window uses them after a reload', async ({
  page,
  open,
  host,
  context
}) => {
  await limitCopy(host)
  await open('/table/base/sort')
  await saveCopy(page)
  const list = (await (await page.request.get('/v3.8/offline.json')).json()) as CopyList
  const index = await (await page.request.get('/v3.8/')).text()
  const all = list.parts.all.map(file =>
    file[0] === 'index.html' ? (['index.html', file[1], 'newer'] as const) : file
  )
  host.setText('offline.json', JSON.stringify({ ...list, build: 'newer', parts: { ...list.parts, all } }))
  host.setText('', index.replace('<html', '<html data-newer'))
  await page.reload()
  host.requestedPaths.length = 0
  await expect(page.getByText('新版本的文档已保存，重新加载页面后使用。')).toBeVisible({ timeout: 30_000 })
  // Browsers may look for a newer worker at any time.
  expect(host.requestedPaths.filter(path => path !== 'offline-worker.js')).toEqual(['offline.json', ''])
  // A window that runs the old build keeps using it.
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

/** Limits the pictures of the copy to those of one page and returns their addresses. */
async function limitPictures(host: TestProxy): Promise<string[]> {
  const get = async (path: string): Promise<unknown> => (await fetch(`${host.origin}/v3.8/${path}`)).json()
  const list = (await get('offline.json')) as CopyList
  const [path] = list.pictures!.zh.file
  const files = ((await get(path)) as CopyFile[]).filter(([name]) => name.includes('/zh/table-base-sort-'))
  const text = JSON.stringify(files)
  const file: CopyFile = [path, text.length, null, 0, await getDigest(new TextEncoder().encode(text))]
  host.setText(path, text)
  const pictures = { ...list.pictures, zh: { file, bytes: sumBytes(files) } }
  host.setText('offline.json', JSON.stringify({ ...list, pictures }))
  return files.map(([name]) => name)
}

const storedPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async name => {
    const requests = await (await caches.open(name)).keys()
    return requests
      .map(({ url }) => url.split('/v3.8/')[1]!)
      .filter(path => path.startsWith('static/pictures/'))
      .sort()
  }, cacheName)

test('the pictures of the gallery are in the offline copy by choice, and updates of the copy keep the choice', async ({
  page,
  open,
  host,
  browserErrors
}) => {
  await limitCopy(host)
  const pictures = await limitPictures(host)
  expect(pictures.length).toBeGreaterThan(10)
  host.requestedPaths.length = 0
  const requestedPictures = () => host.requestedPaths.filter(path => path.startsWith('static/pictures/'))
  await open('/table/base/sort')
  await saveCopy(page)
  expect(requestedPictures()).toEqual([])
  expect(await storedPictures(page)).toEqual([])

  await openDialog(page)
  const choice = page.getByRole('checkbox', { name: /^图库的图片（\d+\.\d MB）$/ })
  for (const [isChosen, stored] of [
    [true, [...pictures].sort()],
    [false, []],
    [true, [...pictures].sort()]
  ] as const) {
    await choice.setChecked(isChosen)
    await page.getByRole('button', { name: '更新副本' }).click()
    await expectSaved(page)
    await expect.poll(() => storedPictures(page)).toEqual(stored)
  }

  const list = (await (await page.request.get('/v3.8/offline.json')).json()) as CopyList
  const index = await (await page.request.get('/v3.8/')).text()
  const all = list.parts.all.map(file =>
    file[0] === 'index.html' ? ([file[0], file[1], 'newer', ...file.slice(3)] as unknown as CopyFile) : file
  )
  host.setText('offline.json', JSON.stringify({ ...list, build: 'newer', parts: { ...list.parts, all } }))
  host.setText('', index.replace('<html', '<html data-newer'))
  await page.reload()
  await expect(page.getByText('新版本的文档已保存，重新加载页面后使用。')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(page.locator('html[data-newer]')).toHaveCount(1)
  expect(await storedPictures(page)).toEqual([...pictures].sort())

  await goOffline(page, host, '/gallery?q=sort-by-header')
  const picture = page.locator('[data-demo="table/base/sort/sort-by-header"] img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
  host.refuseRequests(undefined)
  await page.reload()
  await openDialog(page)
  await expect(choice).toBeChecked()
  // The requests for news of the site fail without a network.
  ignoreErrors(browserErrors)
})

test('if a file of the offline copy is missing, the network is used and the copy is reported as deleted', async ({
  page,
  open,
  host
}) => {
  await limitCopy(host)
  await open('/table/base/sort')
  await saveCopy(page)
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
  await expect(page.getByText('之前保存的副本已损坏或被浏览器删除，需要重新保存。')).toBeVisible()
})

test('if a file of the offline copy arrives damaged, an error is shown and saving can continue', async ({
  page,
  open,
  host,
  browserErrors
}) => {
  await limitCopy(host)
  await open('/table/start/install')
  await openDialog(page)
  const { parts } = (await (await page.request.get('/v3.8/offline.json')).json()) as CopyList
  host.setText(parts.zh.at(-1)![0], 'cut')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('有文件没有收到。', { exact: false })).toBeVisible({ timeout: 120_000 })
  host.setText(parts.zh.at(-1)![0], undefined)
  await page.getByRole('button', { name: '继续' }).click()
  await expectSaved(page)
  ignoreErrors(browserErrors)
})

const signInPage = '<!doctype html><title>Sign in</title><form><input name="user"></form>'

/** Responses of networks that require a sign-in. */
const signIns: Record<string, InterceptedResponse> = {
  'a page with status 200': { status: 200, body: signInPage },
  'a redirect': { status: 302, headers: { location: '/sign-in' } },
  'status 511': { status: 511, body: signInPage }
}

/** Files that only some networks intercept. */
const interceptedFiles: Record<string, (path: string) => boolean> = {
  documents: path => path === '' || path.startsWith('sandbox/index.html'),
  'the list of files': path => path === 'offline.json',
  // Modules that the opened page does not preload.
  'some modules': path => path.startsWith('static/content/table-tree')
}

const interceptedText = '网络返回的不是文档的文件，可能是登录页。'

/** Each kind of response, and each kind of file. */
const isTried = (kind: string, files: string): boolean => kind === 'a page with status 200' || files === 'documents'

for (const [kind, signIn] of Object.entries(signIns))
  for (const [files, isIntercepted] of Object.entries(interceptedFiles).filter(([files]) => isTried(kind, files)))
    test(`${kind} instead of ${files} is not saved, and saving continues after the sign-in`, async ({
      page,
      open,
      host,
      browserErrors
    }) => {
      await limitCopy(host)
      await open('/table/base/sort')
      await openDialog(page)
      host.interceptRequests(path => (isIntercepted(path) ? signIn : undefined))
      await page.getByRole('button', { name: '保存', exact: true }).click()
      await expect(page.getByText(interceptedText)).toBeVisible({ timeout: 120_000 })
      host.interceptRequests(() => undefined)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('排序')
      await openDialog(page)
      await page.getByRole('button', { name: '继续' }).click()
      await expectSaved(page)
      await goOffline(page, host, '/table/base/filter')
      await expect(rows(page).first()).toBeVisible()
      ignoreErrors(browserErrors)
    })

test('a sign-in page during an update does not replace the offline copy, and the next visit updates it', async ({
  page,
  open,
  host,
  browserErrors
}) => {
  await limitCopy(host)
  await open('/table/base/sort')
  await saveCopy(page)
  const list = (await (await page.request.get('/v3.8/offline.json')).json()) as CopyList
  const all = list.parts.all.map(file =>
    file[0] === 'index.html' ? ([file[0], file[1], 'newer', ...file.slice(3)] as unknown as CopyFile) : file
  )
  host.setText('offline.json', JSON.stringify({ ...list, build: 'newer', parts: { ...list.parts, all } }))
  for (const signIn of Object.values(signIns)) {
    host.interceptRequests(path => (path === '' ? signIn : undefined))
    host.requestedPaths.length = 0
    await page.reload()
    await expect.poll(() => host.requestedPaths).toContain('')
    await openDialog(page)
    await expectSaved(page)
  }
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  host.interceptRequests(() => undefined)
  await page.reload()
  await expect(page.getByText('新版本的文档已保存，重新加载页面后使用。')).toBeVisible()
  ignoreErrors(browserErrors)
})

/** Replaces the stored document by a sign-in page. */
const storeSignInPage = (page: Page) =>
  page.evaluate(
    async ([name, html]) => {
      const cache = await caches.open(name)
      const document = (await cache.keys()).find(({ url }) => url.includes('/v3.8/index.html?copy='))!
      await cache.put(document, new Response(html, { headers: { 'content-type': 'text/html' } }))
    },
    [cacheName, signInPage] as const
  )

test('a sign-in page that was saved as the document is replaced by the site on the next visit', async ({
  page,
  open,
  host,
  browserErrors
}) => {
  await limitCopy(host)
  await open('/table/base/sort')
  await saveCopy(page)
  await storeSignInPage(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('排序')
  await page.getByRole('button', { name: '离线使用', exact: true }).click()
  host.requestedPaths.length = 0
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expectSaved(page)
  expect(host.requestedPaths).toContain('')
  // The page itself loads a few files; the copy has more than 170.
  expect(host.requestedPaths.length).toBeLessThan(50)
  expect(browserErrors).toEqual([])
  await goOffline(page, host, '/table/base/filter')
  await expect(rows(page).first()).toBeVisible()
  // The requests for news of the site fail.
  ignoreErrors(browserErrors)
})

/** Service worker of an earlier release: it serves the stored document without a check. */
const uncheckedWorker = `
addEventListener('install', () => void skipWaiting())
addEventListener('activate', event => event.waitUntil(clients.claim()))
addEventListener('fetch', event => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(caches.open('${cacheName}').then(async cache => {
    const stored = (await cache.keys()).find(({ url }) => /\\/v3\\.8\\/index\\.html\\?copy=/.test(url))
    return cache.match(stored)
  }))
})`

test('a sign-in page that an earlier release serves from its copy is replaced by the site', async ({
  page,
  open,
  host,
  browserErrors
}) => {
  await limitCopy(host)
  host.setText('offline-worker.js', uncheckedWorker)
  await open('/table/base/sort')
  await saveCopy(page)
  await storeSignInPage(page)
  await page.reload()
  await expect(page).toHaveTitle('Sign in')
  host.setText('offline-worker.js', undefined)
  host.requestedPaths.length = 0
  // The browser looks for a newer worker some time after a visit.
  await page.reload()
  await expect.poll(() => host.requestedPaths).toContain('offline-worker.js')
  await expect
    .poll(async () => {
      await page.reload()
      return page.title()
    })
    .not.toBe('Sign in')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('排序')
  ignoreErrors(browserErrors)
})

test('a document that ends too early and a module with other bytes of the same size are not saved', async ({
  page,
  open,
  host,
  browserErrors
}) => {
  await limitCopy(host)
  await open('/table/base/sort')
  await openDialog(page)
  const { parts } = (await (await page.request.get('/v3.8/offline.json')).json()) as CopyList
  // A module that the opened page does not preload.
  const module = parts.zh.find(([path]) => /^static\/content\/table-tree.*-zh\.js$/.test(path))![0]
  const index = await (await page.request.get('/v3.8/')).text()
  const code = await (await page.request.get(`/v3.8/${module}`)).text()
  const save = page.getByRole('button', { name: /^(保存|继续)$/ })
  host.setText('', index.slice(0, -20))
  host.setText(module, `${code.slice(0, -1)} `)
  await save.click()
  await expect(page.getByText(/网络返回的不是文档的文件|有文件没有收到/)).toBeVisible({ timeout: 120_000 })
  host.setText('', undefined)
  await save.click()
  await expect(page.getByText('有文件没有收到。', { exact: false })).toBeVisible({ timeout: 120_000 })
  host.setText(module, undefined)
  await save.click()
  await expectSaved(page)
  ignoreErrors(browserErrors)
})

test('if the storage is full during the download, requests end and saving can continue', async ({
  page,
  open,
  host,
  browserErrors
}) => {
  await limitCopy(host)
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({})
  })
  await open('/table/base/sort')
  await openDialog(page)
  const client = await page.context().newCDPSession(page)
  await client.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 4_000_000 })
  host.requestedPaths.length = 0
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('磁盘空间不足，没有保存。')).toBeVisible({ timeout: 120_000 })
  const { parts } = (await (await page.request.get('/v3.8/offline.json')).json()) as CopyList
  expect(host.requestedPaths.length).toBeLessThan(parts.all.length + parts.zh.length)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('排序')
  await client.send('Storage.overrideQuotaForOrigin', { origin: host.origin })
  await openDialog(page)
  await page.getByRole('button', { name: '继续' }).click()
  await expectSaved(page)
  ignoreErrors(browserErrors)
})

test('a run that is paused before it downloads does not end the pause button of the next run', async ({
  page,
  open,
  host
}) => {
  await limitCopy(host)
  // The browser asks the reader for permission and has no answer yet.
  await page.addInitScript(() => {
    const answers: (() => void)[] = []
    navigator.storage.persist = () => new Promise(done => answers.push(() => done(true)))
    Object.assign(globalThis, { answerNext: () => answers.shift()!(), countQuestions: () => answers.length })
  })
  const questions = () =>
    page.evaluate(() => (globalThis as unknown as { countQuestions: () => number }).countQuestions())
  const answerNext = () => page.evaluate(() => (globalThis as unknown as { answerNext: () => void }).answerNext())
  await open('/table/start/install')
  await openDialog(page)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(questions).toBe(1)
  await page.getByRole('button', { name: '暂停' }).click()
  await page.getByRole('button', { name: '继续' }).click()
  await expect.poll(questions).toBe(2)
  await answerNext()
  host.delayResponses(path => path.startsWith('static/content/table-tree'))
  await answerNext()
  await expect
    .poll(() => host.requestedPaths.filter(path => path.startsWith('static/content/table-tree')).length)
    .toBe(6)
  let abortedRequests = 0
  page.on('requestfailed', () => abortedRequests++)
  await page.getByRole('button', { name: '暂停' }).click()
  await expect.poll(() => abortedRequests).toBe(6)
  await expect(page.getByText('已暂停。已保存的文件会保留。')).toBeVisible()
  await page.reload()
  await openDialog(page)
  await expect(page.getByText('已暂停。已保存的文件会保留。')).toBeVisible()
})
