import { coldTest, expect, runningDemo, test } from './site.ts'

test(
  'switching the language keeps the page, roughly the scroll position, and the checked row of a demo',
  { tag: '@quick' },
  async ({ page, demo }) => {
    const stage = await demo('/table/base/selection', 'select-rows')
    const row = stage.locator('.vxe-body--row').nth(1)
    await row.locator('.vxe-cell--checkbox').first().click()
    await expect(row.locator('.is--checked')).toHaveCount(1)
    const scroll = await page.evaluate(() => scrollY)
    await page.getByLabel('选择语言').selectOption('en_US')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkbox selection')
    await expect(stage.locator('.vxe-header--column').filter({ hasText: 'Name' })).toBeVisible()
    await expect(row.locator('.is--checked')).toHaveCount(1)
    expect(Math.abs((await page.evaluate(() => scrollY)) - scroll)).toBeLessThan(400)
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en_US')
  }
)

test('a language in the address applies to the visit and is not stored', async ({ page, open }) => {
  await open('/table/base/sort?lang=en_US')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filter')
})

coldTest('an unknown stored language is ignored', async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ja_JP'))
  await open('/table/start/install')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test('Traditional Chinese applies to the site and to the library', async ({ page, open }) => {
  await open('/table/base/sort?lang=zh_TC')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
  await expect(page.getByRole('navigation', { name: '導覽' }).first()).toBeVisible()
  const stage = await runningDemo(page, 'sort-on-server')
  // These texts come from the library: the demo does not contain them.
  await expect(stage.locator('.vxe-pager--total')).toHaveText('共 50 項記錄')
  await expect(stage.locator('.vxe-pager--prev-btn')).toHaveAttribute('title', '上一頁')
})

test.describe('a browser in English', () => {
  coldTest.use({ locale: 'en-GB' })

  coldTest('shows the site in English', async ({ page, browserErrors }) => {
    // Requested for its check at the end of the test.
    void browserErrors
    await page.goto('/v3.8/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle('Install · vxe-table 3.8')
  })
})

test('a kept-alive view switches its language and keeps the typed text', async ({ page, open }) => {
  await open('/table/advanced/keepAlives/table1')
  const stage = page.locator('[data-stage]')
  await expect(stage).toHaveAttribute('data-state', 'running')
  const field = stage.locator('input[type="text"], textarea').first()
  await field.fill('abc')
  await page.getByLabel('选择语言').selectOption('en_US')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cached pages')
  await expect(stage.locator('.vxe-header--column')).toHaveText(['Name', 'Role', 'Age'])
  await expect(field).toHaveValue('abc')
})
