import { refused, takeNamed } from './named-trouble.ts'
import { expect, test } from './site.ts'

// What does not arrive must not have arrived before: each test has a browser context of its own.
test.use({ cold: true })

for (const file of [
  'static/js/texts-en.*',
  'static/content/nav-en.*',
  'static/content/table-base.*/table-base-sort-en.js'
]) {
  test(`a language that lacks ${file} leaves the one on the screen, says so and can be chosen again`, async ({
    page,
    demo,
    trouble
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
    await takeNamed(trouble, ...refused)
  })
}

test('a link into a language that does not arrive opens its page in the one on the screen', async ({
  page,
  open,
  trouble
}) => {
  await open('/table/start/install')
  await page.route('**/static/js/texts-en.*', route => route.abort('connectionfailed'))
  await page.evaluate(() => (location.hash = '#/table/base/sort?lang=en_US'))
  await expect(page.getByRole('heading', { level: 1, name: '排序' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '页面保持当前语言' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/table/base/sort')
  await takeNamed(trouble, ...refused)
})

test('a demo whose words do not arrive runs on in the previous language, and a retry changes it', async ({
  page,
  demo,
  trouble
}) => {
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
  await takeNamed(trouble, ...refused)
})
