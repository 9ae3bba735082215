import { isAppReady } from './boot.ts'
import { violations } from './axe.ts'
import { acknowledgeNotices, expect, test } from './site.ts'

// Static documents of pages, as a crawler, a pasted link or a reader without scripts loads them.
test.use({ cold: true })

test(
  'in a static document, the app starts at the hash address without rendering the heading again',
  { tag: '@quick' },
  async ({ page, browserErrors }) => {
    // Requested for its check at the end of the test.
    void browserErrors
    await acknowledgeNotices(page)
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => Object.assign(window, { heading: document.querySelector('main h1') }))
    })
    await page.goto('/v3.8/en/table/base/sort.html')
    await expect(page.locator('[data-demo] .vxe-body--row').first()).toBeVisible()
    await page.waitForFunction(isAppReady)
    expect(page.url()).toMatch(/\/v3\.8\/#\/table\/base\/sort(\?lang=en_US)?$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting')
    expect(await page.evaluate(() => (window as unknown as { heading: Element }).heading.isConnected)).toBe(true)
    await page.getByRole('link', { name: 'Filter', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  }
)

test('a static API document keeps the query of its address and shows the member of the query', async ({
  page,
  browserErrors
}) => {
  // Requested for its check at the end of the test.
  void browserErrors
  await acknowledgeNotices(page)
  await page.goto('/v3.8/table/api.html?filterName=sortConfig')
  await expect(page.locator('[data-row="table.sortConfig"]')).toBeVisible()
  expect(page.url()).toContain('/v3.8/#/table/api?filterName=sortConfig')
})

const documents = [
  ['table/base/sort.html', 'zh-CN', '排序'],
  ['en/table/start/install.html', 'en', 'Install'],
  ['tw/table/start/upgrade.html', 'zh-TW', '升級'],
  ['en/table/api.html', 'en', 'vxe-table']
] as const

for (const [path, lang, title] of documents) {
  test(`without JavaScript, ${path} can be read and its next link leads to another document`, async ({
    browser,
    baseURL
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto(`/v3.8/${path}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.locator('main article p').first()).toBeVisible()
    const next = page.locator('main footer nav a').last()
    const to = await next.getAttribute('href')
    expect(to).toMatch(/^\/v3\.8\/.+\.html$/)
    await next.click()
    await expect(page).toHaveURL(`${baseURL}${to}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.close()
  })

  test(`axe finds no violations in the static document ${path} without scripts`, async ({ page, browserErrors }) => {
    // Requested for its check at the end of the test.
    void browserErrors
    // axe needs JavaScript, so the scripts of the page are removed instead of being disabled.
    await page.route(`**/v3.8/${path}`, async route => {
      const html = await (await route.fetch()).text()
      await route.fulfill({ contentType: 'text/html', body: html.replace(/<script\b[\s\S]*?<\/script>/g, '') })
    })
    await page.goto(`/v3.8/${path}`)
    expect(await violations(page)).toEqual([])
  })
}

test('without JavaScript, a demo in a static document links to its source', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/v3.8/en/table/base/sort.html')
  const notice = page.locator('[data-demo] noscript').first()
  await expect(notice).toBeVisible()
  expect(await notice.evaluate(element => element.textContent)).toContain('This demo needs JavaScript to run.')
  const source = await page.request.get((await page.locator('[data-demo] noscript a').first().getAttribute('href'))!)
  expect(source.headers()['content-type']).toMatch(/^text\/markdown|^text\/plain/)
  expect(await source.text()).toContain('<vxe-table')
  await context.close()
})
