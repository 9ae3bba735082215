import type { Running } from './both-servers.ts'
import { startNode } from './both-servers.ts'
import type { CopyList } from '../shared/offline-copy.ts'
import { openSearch, searchBox, searchHits } from './search-box.ts'
import { expect, runningDemo, test as base } from './site.ts'

/** The built site below another path, moved there by the server alone: BASE_PATH. */
const basePath = '/docs/vxe/'

const test = base.extend<object, { moved: Running }>({
  cold: true,
  moved: [
    // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
    async ({}, use) => {
      const moved = await startNode({ BASE_PATH: basePath })
      await use(moved)
      await moved.stop()
    },
    { scope: 'worker' }
  ],
  baseURL: async ({ moved }, use) => use(moved.origin)
})

test('a demo runs, its source is there, the search finds, and nothing is asked for elsewhere', async ({ page }) => {
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
})

test('a document of its own becomes the app, and its links stay below the path', async ({ page }) => {
  await page.goto(`${basePath}en/table/base/filter.html`)
  await expect(page).toHaveURL(/\/docs\/vxe\/#\/table\/base\/filter\?lang=en_US$/)
  await expect(page.locator('.vxe-body--row').first()).toBeVisible()
  const answer = await page.request.get(`${basePath}en/table/base/filter.html`)
  const html = await answer.text()
  expect(html).toContain(`<link rel="canonical" href="${basePath}en/table/base/filter.html">`)
  expect(html).not.toContain('/v3.8/')
})

test('what is sent is compressed, tagged and unchanged the second time', async ({ page }) => {
  const { parts } = (await (await page.request.get(`${basePath}offline.json`)).json()) as CopyList
  const [path, size, , bases] = parts.zh.find(([, , , times]) => times !== undefined)!
  const answer = await page.request.get(basePath + path)
  expect((await answer.body()).length).toBe(size + bases! * (basePath.length - '/v3.8/'.length))
  expect(answer.headers()['content-encoding']).toMatch(/^(br|gzip)$/)
  const again = await page.request.get(basePath + path, { headers: { 'if-none-match': answer.headers().etag! } })
  expect(again.status()).toBe(304)
})

test('the specified path is nothing there, and says where the site is', async ({ page }) => {
  const answer = await page.request.get('/v3.8/', { headers: { accept: 'text/html' } })
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain(`<a href="${basePath}">`)
})
