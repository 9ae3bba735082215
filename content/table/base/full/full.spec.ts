import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/full'

const main = (table: Locator) => table.locator('.vxe-table--main-wrapper')
const rows = (table: Locator) => main(table).locator('.vxe-body--row')
/** Fixed columns are rendered in their own part and hidden in the main one. */
const column = (table: Locator, index: number) =>
  table.locator(`.vxe-body--row td:nth-child(${index}):not(.fixed--hidden)`)
const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const turnTo = (table: Locator, number: string) =>
  table.locator('.vxe-pager--num-btn', { hasText: new RegExp(`^${number}$`) }).click()
const box = (table: Locator, row: number) =>
  table.locator('.vxe-body--row:visible .vxe-cell--checkbox:visible').nth(row)

test('a query finds people and shows page 1, and reset shows all rows', async ({ demo }) => {
  const table = await demo(page, 'people-screen')
  await expect(rows(table)).toHaveCount(7)
  await turnTo(table, '2')
  await expect(column(table, 2).first()).toHaveText('8')
  await table.getByPlaceholder('姓名或所在地').fill('周以宁')
  await press(table, '查询')
  await expect(column(table, 3)).toHaveText(Array(7).fill('周以宁'))
  await expect(column(table, 2).first()).toHaveText('1')
  await table.getByPlaceholder('姓名或所在地').fill('没有这个人')
  await press(table, '查询')
  await expect(table).toContainText('没有符合条件的人员')
  await press(table, '重置')
  await expect(table).toContainText('60')
  await expect(rows(table)).toHaveCount(7)
})

test('sorting requests sorted rows, and the footer shows the average of the page', async ({ demo }) => {
  const table = await demo(page, 'people-screen')
  await expect(column(table, 7).first()).toHaveText(/^2024-09/)
  await main(table).locator('.vxe-header--column', { hasText: '年龄' }).click()
  await expect(column(table, 6)).toHaveText(Array(7).fill('26'))
  await expect(main(table).locator('.vxe-footer--row')).toContainText('平均 26')
})

test('rows checked on two pages are deleted after a confirmation', async ({ demo, page: tab }) => {
  const table = await demo(page, 'people-screen')
  await expect(rows(table)).toHaveCount(7)
  await box(table, 0).click()
  await turnTo(table, '2')
  await expect(column(table, 2).first()).toHaveText('8')
  await box(table, 1).click()
  await press(table, '删除 (2)')
  await tab.locator('.vxe-modal--wrapper.is--active').getByRole('button', { name: '确认' }).click()
  await expect(table).toContainText('58')
  await expect(table.getByRole('button', { name: '删除 (0)' })).toBeDisabled()
})

test('a failed request keeps the rows and shows a retry button', async ({ demo }) => {
  const table = await demo(page, 'people-screen')
  await expect(rows(table)).toHaveCount(7)
  await press(table, '让请求失败')
  await turnTo(table, '2')
  await expect(table.getByRole('alert')).toContainText('服务端没有响应')
  await expect(rows(table)).toHaveCount(7)
  await press(table, '重试')
  await expect(column(table, 2).first()).toHaveText('8')
  await expect(table.getByRole('alert')).toHaveCount(0)
})
