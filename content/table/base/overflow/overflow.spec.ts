import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/overflow'

const cell = (table: Locator, text: string) => table.locator('td, th').filter({ hasText: text })
const shownTip = '.vxe-table--tooltip-wrapper.is--visible'

test('a tooltip shows truncated text, and no tooltip is shown for text that fits', async ({ demo, page: tab }) => {
  const table = await demo(page, 'overflow-modes')
  await cell(table, '已解决').hover()
  await cell(table, '打开客户详情').hover()
  await expect(tab.locator(shownTip)).toContainText('每天要重复几十次，请尽快处理')
  await cell(table, '已解决').hover()
  await expect(tab.locator(shownTip)).toHaveCount(0)
})

test('overflow modes show a title, an ellipsis, or wrap the text', async ({ demo }) => {
  const table = await demo(page, 'overflow-modes')
  await table.getByText('title', { exact: true }).click()
  await cell(table, '打开客户详情').hover()
  await expect(cell(table, '打开客户详情')).toHaveAttribute('title', /请尽快处理/)
  await table.getByText('ellipsis', { exact: true }).click()
  await expect(cell(table, '打开客户详情').locator('.c--ellipsis')).toHaveCount(1)
  await table.getByText('false', { exact: true }).click()
  await expect(cell(table, '打开客户详情')).not.toHaveClass(/col--ellipsis/)
})

test('header, body and footer enable truncation independently', async ({ demo }) => {
  const table = await demo(page, 'header-and-footer')
  for (const [label, text] of [
    ['show-header-overflow', '客户名称'],
    ['show-overflow', '南山印刷'],
    ['show-footer-overflow', '合计']
  ] as const) {
    await expect(cell(table, text)).toHaveClass(/col--ellipsis/)
    await table.getByLabel(label, { exact: true }).uncheck()
    await expect(cell(table, text)).not.toHaveClass(/col--ellipsis/)
  }
})

test('a column can have a different overflow mode, which applies to header, body and footer', async ({ demo }) => {
  const table = await demo(page, 'per-column')
  for (const text of ['商品名称', '双层保温', '共两种商品'])
    await expect(cell(table, text).locator('.c--tooltip')).toHaveCount(1)
  for (const text of ['商品条码', '6901234567892', '条码由仓库'])
    await expect(cell(table, text).locator('.c--title')).toHaveCount(1)
  for (const text of ['商品介绍', '内胆', '介绍里的'])
    await expect(cell(table, text).locator('.c--ellipsis')).toHaveCount(1)
})

test('text in a slot is truncated with an ellipsis, also in an element of a flex container', async ({ demo }) => {
  const table = await demo(page, 'overflow-in-slots')
  const row = table.locator('.vxe-body--row').first()
  expect(
    await row
      .locator('td')
      .nth(0)
      .locator('.vxe-cell')
      .evaluate(element => [getComputedStyle(element).textOverflow, element.scrollWidth > element.clientWidth])
  ).toEqual(['ellipsis', true])
  expect(
    await row
      .locator('td')
      .nth(2)
      .locator('span.cut')
      .evaluate(element => getComputedStyle(element).textOverflow)
  ).toBe('ellipsis')
  await expect(row.getByRole('button', { name: '查看' })).toBeVisible()
})
