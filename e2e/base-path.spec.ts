import type { RunningServer } from './start-servers.ts'
import { startNode } from './start-servers.ts'
import { isFileOfBuild } from '../shared/copy-proof.ts'
import type { CopyList } from '../shared/offline-copy.ts'
import { adjustListToBase, readCopyList } from '../shared/offline-copy.ts'
import { openSearch, searchBox, searchHits } from './search-box.ts'
import { expect, runningDemo, test as base } from './site.ts'

/** Base path that the server alone sets with BASE_PATH: the build is the usual one. */
const basePath = '/docs/vxe/'

const test = base.extend<object, { movedServer: RunningServer }>({
  cold: true,
  movedServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const movedServer = await startNode({ BASE_PATH: basePath })
      await use(movedServer)
      await movedServer.stop()
    },
    { scope: 'worker' }
  ],
  baseURL: async ({ movedServer }, use) => use(movedServer.origin)
})

test(
  'below another base path, demos, sources, search and playground work without requests outside that path',
  { tag: '@quick' },
  async ({ page }) => {
    const elsewhere: string[] = []
    page.on('request', request => {
      const { protocol, pathname } = new URL(request.url())
      if (protocol.startsWith('http') && !pathname.startsWith(basePath)) elsewhere.push(pathname)
    })
    await page.addInitScript(() => {
      if (location.protocol === 'http:') localStorage.setItem('vxe-docs:upgrade-notice', 'read')
    })
    const versions = page.waitForResponse(/\/docs\/vxe\/api\/npm\/versions\/vxe-table/)
    await page.goto(`${basePath}#/table/base/sort`)
    await runningDemo(page, 'sort-by-header')
    expect((await versions).status()).toBe(200)
    const block = page.locator('[data-demo="sort-by-header"]')
    await block.getByRole('button', { name: '显示源码' }).click()
    await expect(block.locator('pre').first()).toContainText('sortable')
    await openSearch(page)
    await searchBox(page).fill('合并单元格')
    await expect(searchHits(page).first()).toContainText('合并')
    await page.keyboard.press('Escape')
    await page.goto(`${basePath}#/playground?demo=table/base/sort/sort-by-header`)
    await expect(page.frameLocator('iframe:not([inert])').locator('.vxe-body--row').first()).toBeVisible()
    expect(elsewhere).toEqual([])
  }
)

test('below another base path, a static document starts the app and contains no link with the default path', async ({
  page
}) => {
  await page.goto(`${basePath}en/table/base/filter.html`)
  await expect(page).toHaveURL(/\/docs\/vxe\/#\/table\/base\/filter\?lang=en_US$/)
  await expect(page.locator('.vxe-body--row').first()).toBeVisible()
  const response = await page.request.get(`${basePath}en/table/base/filter.html`)
  const html = await response.text()
  expect(html).toContain(`<link rel="canonical" href="${basePath}en/table/base/filter.html">`)
  expect(html).not.toContain('/v3.8/')
})

test('below another base path, a rewritten file is sent compressed, and a request with its etag returns 304', async ({
  page
}) => {
  const { parts } = (await (await page.request.get(`${basePath}offline.json`)).json()) as CopyList
  const [path, size, , bases] = parts.zh.find(([, , , times]) => times)!
  const answer = await page.request.get(basePath + path)
  expect((await answer.body()).length).toBe(size + bases! * (basePath.length - '/v3.8/'.length))
  expect(answer.headers()['content-encoding']).toMatch(/^(br|gzip)$/)
  const again = await page.request.get(basePath + path, { headers: { 'if-none-match': answer.headers().etag! } })
  expect(again.status()).toBe(304)
})

test('below another base path, every file proves to be of the build of the offline copy', async ({ page }) => {
  const list = adjustListToBase(readCopyList(await (await page.request.get(`${basePath}offline.json`)).json()))
  expect(list.base).toBe(basePath)
  const wrongFiles: string[] = []
  for (const file of [...list.parts.all, ...list.parts.zh.filter(([, , , bases]) => bases)]) {
    const answer = await page.request.get(basePath + (file[0] === 'index.html' ? '' : file[0]))
    if (!(await isFileOfBuild(file, new Uint8Array(await answer.body()), basePath))) wrongFiles.push(file[0])
  }
  expect(wrongFiles).toEqual([])
})

test('below another base path, the default path returns 404 with a link to that path', async ({ page }) => {
  const answer = await page.request.get('/v3.8/', { headers: { accept: 'text/html' } })
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain(`<a href="${basePath}">`)
})
