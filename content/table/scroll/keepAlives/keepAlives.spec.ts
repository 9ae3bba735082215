import type { Locator, Page } from '@playwright/test'
import { expect, runningDemo, test } from '../../../../e2e/site.ts'

const path = '/table/scroll/keepAlives'

const show = async (page: Page, name: string, view: string) => {
  await page.locator('main').getByRole('link', { name, exact: true }).first().click()
  return runningDemo(page, view)
}
const press = (view: Locator, name: string) => view.getByRole('button', { name, exact: true }).click()
const number = (view: Locator, name: string) => view.locator('dl > div', { hasText: name }).locator('dd')
const scroll = (view: Locator, top: number) =>
  view.locator('.vxe-table--main-wrapper .vxe-table--body-wrapper').evaluate((body, y) => body.scrollTo(0, y), top)

test('after another view, a long list has the same position and current row, and is not loaded again', async ({
  page,
  demo
}) => {
  const view = await demo(path, 'list-view')
  await expect(number(view, '数据行数')).toHaveText('20,000')
  await expect(number(view, '加载用时')).toHaveText(/^[1-9]\d* ms$/)
  await press(view, '滚动到中间')
  const current = view.locator('.vxe-table--fixed-left-wrapper .vxe-body--row.row--current td').first()
  await expect(current).toHaveText('10001')
  await expect(number(view, '位置')).toHaveText(/^\d{6}, 300$/)
  const position = await number(view, '位置').textContent()
  const cost = await number(view, '加载用时').textContent()
  await show(page, '编辑', 'edit-view')
  await show(page, '长列表', 'list-view')
  await expect(number(view, '显示次数')).toHaveText('2')
  await expect(number(view, '位置')).toHaveText(position!)
  await expect(current).toHaveText('10001')
  await expect(current).toBeInViewport()
  await expect(number(view, '加载用时')).toHaveText(cost!)
  expect(await view.locator('.vxe-table--main-wrapper .vxe-body--row').count()).toBeLessThan(15)
})

test('showing another view stops editing and writes the value, also for a row scrolled out of view', async ({
  page,
  demo
}) => {
  const view = await demo(`${path}/table2`, 'edit-view')
  const cell = view.locator('.vxe-body--row').nth(1).locator('td').nth(1)
  await cell.click()
  await expect(cell.locator('input')).toBeFocused()
  await cell.locator('input').fill('周')
  await scroll(view, 4000)
  await expect(view.locator('td input')).toHaveCount(0)
  await show(page, '长列表', 'list-view')
  await show(page, '编辑', 'edit-view')
  await expect(number(view, '修改的行')).toHaveText('1')
  await expect(view.locator('.vxe-body--row', { hasText: /^10\d/ }).first()).toBeVisible()
  await scroll(view, 0)
  await expect(cell).toHaveText('周')
  await expect(view.locator('td input')).toHaveCount(0)
})

test('a response received while the view is hidden is appended when the view is shown, at the same position', async ({
  page,
  demo
}) => {
  const view = await demo(`${path}/table3`, 'parts-view')
  const loaded = number(view, '已加载的行')
  await expect(loaded).toHaveText('100 / 500')
  await view.locator('.vxe-body--row').nth(1).locator('.vxe-cell--checkbox').click()
  await expect(number(view, '已勾选')).toHaveText('1')
  await scroll(view, 3700)
  await expect(view.getByRole('status')).toHaveText('正在加载')
  await expect(view.locator('.vxe-body--row', { hasText: '10098' })).toBeVisible()
  await show(page, '长列表', 'list-view')
  await page.waitForTimeout(1200) // the answer comes now, and nothing must happen
  await show(page, '分段加载', 'parts-view')
  await expect(loaded).toHaveText('200 / 500')
  await expect(number(view, '请求')).toHaveText('2')
  await expect(number(view, '已勾选')).toHaveText('1')
  await expect(view.locator('.vxe-body--row', { hasText: '10098' })).toBeInViewport()
})

test('checking all rows updates the count, which is kept after another view', async ({ page, demo }) => {
  const view = await demo(`${path}/table3`, 'parts-view')
  await expect(number(view, '已加载的行')).toHaveText('100 / 500')
  await view.locator('.vxe-header--row .vxe-cell--checkbox').click()
  await expect(number(view, '已勾选')).toHaveText('100')
  await show(page, '长列表', 'list-view')
  await show(page, '分段加载', 'parts-view')
  await expect(number(view, '已勾选')).toHaveText('100')
})
