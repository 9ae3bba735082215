import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/edit'

const row = (table: Locator, text: string) => table.locator('.vxe-body--row').filter({ hasText: text }).first()
const cell = (table: Locator, line: number, column: number) =>
  table
    .locator('.vxe-body--row')
    .nth(line - 1)
    .locator('td')
    .nth(column - 1)

test('cells of every level are edited, marked and listed as changed', async ({ demo, page: browser }) => {
  const table = await demo(page, 'edit-tree-cells')
  const changed = table.getByRole('status')
  await row(table, '价格页').locator('.vxe-tree--btn-wrapper').click()
  await expect(row(table, '换算器')).toBeVisible()
  await expect(table.locator('td input')).toHaveCount(0)
  await cell(table, 4, 3).click()
  await table.locator('td input').fill('6')
  await browser.locator('h1').click()
  await expect(changed).toHaveText('修改过的行：换算器 / 未开始 / 6')
  await expect(cell(table, 4, 3)).toHaveClass(/col--dirty/)
  await cell(table, 2, 1).click()
  await table.locator('td input').fill('门户')
  await browser.locator('h1').click()
  await expect(changed).toHaveText('修改过的行：门户 / 完成 / 12, 换算器 / 未开始 / 6')
  await cell(table, 4, 3).click()
  await table.locator('td input').fill('5')
  await browser.locator('h1').click()
  await expect(changed).toHaveText('修改过的行：门户 / 完成 / 12')
})

test('sum rows cannot be edited, and sums are updated when editing a child node stops', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'edit-tree-rows')
  await expect(cell(table, 1, 2)).toHaveText('16000')
  await cell(table, 3, 2).click()
  await expect(table.getByRole('status')).toHaveText('投放 是合计，请修改子节点')
  await expect(table.locator('td input')).toHaveCount(0)
  await cell(table, 5, 2).click()
  await expect(table.locator('td input')).toHaveCount(3)
  await expect(table.getByRole('status')).toHaveText('正在编辑 信息流')
  await cell(table, 5, 2).locator('input').fill('4000')
  await browser.locator('h1').click()
  await expect(table.getByRole('status')).toHaveText('点击一行；合计行不能编辑')
  await expect(cell(table, 3, 2)).toHaveText('9000')
  await expect(cell(table, 1, 2)).toHaveText('17000')
})
