import { connectionErrors, expectErrors } from './expect-errors.ts'
import { expect, test } from './site.ts'

// A file that fails to load must not be cached already, so each test has its own browser context.
test.use({ cold: true })

for (const file of [
  'static/js/texts-en.*',
  'static/content/nav-en.*',
  'static/content/table-base.*/table-base-sort-en.js'
]) {
  test(`if ${file} fails to load, the page keeps its language, shows a message and can switch later`, async ({
    page,
    demo,
    browserErrors
  }) => {
    const stage = await demo('/table/base/sort', 'sort-by-header')
    await stage.locator('.vxe-sort--asc-btn').first().click()
    await expect(stage.locator('.vxe-sort--asc-btn.sort--active')).toHaveCount(1)
    await page.route(`**/${file}`, route => route.abort('connectionfailed'))
    const select = page.getByLabel('选择语言')
    await select.selectOption('en_US')
    await expect(page.getByRole('status').filter({ hasText: '页面保持当前语言' })).toBeVisible()
    await expect(select).toHaveValue('zh_CN')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('排序')
    await expect(stage.locator('.vxe-sort--asc-btn.sort--active')).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('zh_CN')
    await page.unroute(`**/${file}`)
    await select.selectOption('en_US')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en_US')
    await expectErrors(browserErrors, ...connectionErrors)
  })
}

test('if the texts of a language fail to load, a link with that language opens its page in the current one', async ({
  page,
  open,
  browserErrors
}) => {
  await open('/table/start/install')
  await page.route('**/static/js/texts-en.*', route => route.abort('connectionfailed'))
  await page.evaluate(() => (location.hash = '#/table/base/sort?lang=en_US'))
  await expect(page.getByRole('heading', { level: 1, name: '排序' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '页面保持当前语言' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/table/base/sort')
  await expectErrors(browserErrors, ...connectionErrors)
})

test(
  'if the translation of a demo fails to load, the demo keeps its language until a retry',
  { tag: '@quick' },
  async ({ page, demo, browserErrors }) => {
    const stage = await demo('/table/base/sort', 'sort-by-header')
    await page.route('**/static/content/table-base-sort-sort-by-header-en.*', route => route.abort('connectionfailed'))
    await page.getByLabel('选择语言').selectOption('en_US')
    const card = stage.getByRole('alert')
    await expect(card).toContainText('The demo is still in the previous language.')
    await expect(stage.locator('.vxe-body--row').first()).toBeVisible()
    await page.unroute('**/static/content/table-base-sort-sort-by-header-en.*')
    await card.getByRole('button', { name: 'Retry' }).click()
    await expect(stage.locator('.vxe-header--row').first()).toContainText('Name')
    await expect(card).toBeHidden()
    await expectErrors(browserErrors, ...connectionErrors)
  }
)
