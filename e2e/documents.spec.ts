import { violations } from './axe.ts'
import { acknowledgeNotices, expect, test } from './site.ts'

// A page as a document of its own: as a crawler, a pasted link or a reader without scripts gets it.
test.use({ cold: true })

test('a document becomes the app at the address behind the #, without drawing the page again', async ({
  page,
  trouble
}) => {
  void trouble
  await acknowledgeNotices(page)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => Object.assign(window, { heading: document.querySelector('main h1') }))
  })
  await page.goto('/v3.8/en/table/base/sort.html')
  await expect(page.locator('[data-demo] .vxe-body--row').first()).toBeVisible()
  await page.waitForFunction(() => !('__appIsThere' in window))
  expect(page.url()).toMatch(/\/v3\.8\/#\/table\/base\/sort(\?lang=en_US)?$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting')
  expect(await page.evaluate(() => (window as unknown as { heading: Element }).heading.isConnected)).toBe(true)
  await page.getByRole('link', { name: 'Filter', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a document keeps the place that its link names, and the member that it asks for', async ({ page, trouble }) => {
  void trouble
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
  test(`without scripts ${path} can be read, and its links lead to other documents`, async ({ browser, baseURL }) => {
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

  test(`${path} is accessible as the build wrote it`, async ({ page, trouble }) => {
    void trouble
    // axe is a script: the page's own are taken out instead of being forbidden.
    await page.route(`**/v3.8/${path}`, async route => {
      const html = await (await route.fetch()).text()
      await route.fulfill({ contentType: 'text/html', body: html.replace(/<script\b[\s\S]*?<\/script>/g, '') })
    })
    await page.goto(`/v3.8/${path}`)
    expect(await violations(page)).toEqual([])
  })
}

test('without scripts a demo says where its source is', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/v3.8/en/table/base/sort.html')
  const words = page.locator('[data-demo] noscript').first()
  await expect(words).toBeVisible()
  expect(await words.evaluate(element => element.textContent)).toContain('This demo needs JavaScript to run.')
  const source = await page.request.get((await page.locator('[data-demo] noscript a').first().getAttribute('href'))!)
  expect(source.headers()['content-type']).toMatch(/^text\/markdown|^text\/plain/)
  expect(await source.text()).toContain('<vxe-table')
  await context.close()
})
