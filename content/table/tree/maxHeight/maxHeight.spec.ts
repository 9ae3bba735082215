import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/maxHeight'

const rows = (table: Locator) => table.locator('.vxe-body--row')
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click()
const height = (table: Locator) =>
  table.locator('.vxe-table').evaluate(element => (element as HTMLElement).offsetHeight)

test('the table grows with its expanded nodes up to the maximum height, and scrolls to a row', async ({ demo }) => {
  const table = await demo(page, 'tree-max-height')
  expect(await height(table)).toBeLessThan(260)
  await press(table, '全部展开')
  await expect(rows(table)).toHaveCount(18)
  await expect(table.getByRole('status')).toHaveText(/表格高度 2(79|80) px/)
  expect(await height(table)).toBeGreaterThan(275)
  expect(await height(table)).toBeLessThanOrEqual(280)
  await table.locator('.vxe-table').evaluate(element => element.scrollIntoView({ block: 'center' }))
  await expect(table.getByText('合计')).toBeInViewport()
  await press(table, '全部收起')
  await expect.poll(() => height(table)).toBeLessThan(260)
  await press(table, '滚动到最后一项')
  await expect(rows(table)).toHaveCount(7)
  await expect(table.getByText('开发：收尾')).toBeInViewport()
})

test('5,000 expanded nodes scroll with fewer than 60 rendered rows', async ({ demo }) => {
  const table = await demo(page, 'many-nodes')
  await press(table, '全部展开')
  await expect(table.getByRole('status')).toContainText('显示的行：5005')
  expect(await height(table)).toBeLessThanOrEqual(300)
  expect(await rows(table).count()).toBeLessThan(60)
  await table.locator('.vxe-table--body-wrapper').evaluate(body => body.scrollTo(0, body.scrollHeight))
  await expect(rows(table).last()).toContainText('文件 5004')
  await press(table, '全部收起')
  await expect(rows(table)).toHaveCount(5)
  await expect.poll(() => height(table)).toBeLessThan(280)
})
