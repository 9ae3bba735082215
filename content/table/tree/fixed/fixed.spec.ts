import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/fixed'

const left = (table: Locator) => table.locator('.vxe-table--fixed-left-wrapper .vxe-body--row')
const main = (table: Locator) => table.locator('.vxe-table--main-wrapper .vxe-body--row')
const right = (table: Locator) => table.locator('.vxe-table--fixed-right-wrapper .vxe-body--row')

test('icons and buttons in fixed columns expand all three parts, and the tree column stays in view', async ({
  demo
}) => {
  const table = await demo(page, 'fixed-tree-column')
  await table.locator('.vxe-table--body-wrapper.body--wrapper').evaluate(body => body.scrollTo(300, 0))
  await left(table).filter({ hasText: '官网' }).locator('.vxe-tree--btn-wrapper').click()
  for (const part of [left(table), main(table), right(table)]) await expect(part).toHaveCount(5)
  await expect(right(table).first().getByRole('button')).toHaveText('收起')
  await right(table).nth(3).getByRole('button').click()
  for (const part of [left(table), main(table), right(table)]) await expect(part).toHaveCount(7)
  await expect(left(table).filter({ hasText: '自动更新' })).toBeInViewport()
  await left(table).filter({ hasText: '客户端' }).locator('.vxe-cell--checkbox').click()
  await expect(table.getByRole('status')).toHaveText('已勾选：客户端, 安装包, 自动更新')
})

test('a fixed tree column moves to the left, and its rows have the same height as the other rows', async ({ demo }) => {
  const table = await demo(page, 'tree-in-the-middle')
  await expect(left(table).first()).toContainText('进度')
  const heights = (part: Locator) =>
    part.evaluateAll(rows => rows.map(row => Math.round(row.getBoundingClientRect().height)))
  await expect.poll(async () => String(await heights(left(table)))).toBe(String(await heights(main(table))))
  const wrapped = (await heights(main(table)))[0]
  await table.getByText('一行显示').click()
  await expect.poll(async () => (await heights(main(table)))[0]).toBeLessThan(wrapped!)
  await table.getByText('固定名称').click()
  await expect(left(table)).toHaveCount(0)
  await expect(main(table).first().locator('td').nth(1)).toHaveText('进度')
})
