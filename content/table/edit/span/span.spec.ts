import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/edit/span'

const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click()
const cell = (table: Locator, text: string) => table.locator('.vxe-body--column', { hasText: text })

test('renaming a merged cell renames its group, and groups with the same name are merged', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'edit-groups')
  await expect(cell(table, '研发部')).toHaveAttribute('rowspan', '3')
  await cell(table, '研发部').click()
  await table.locator('td input').fill('技术部')
  await browser.locator('h1').click()
  await expect(cell(table, '技术部')).toHaveAttribute('rowspan', '3')
  await expect(table.getByRole('status')).toHaveText('技术部: 周以宁, 陆远舟, 程之焕')
  await cell(table, '设计部').click()
  await table.locator('td input').fill('技术部')
  await browser.locator('h1').click()
  await expect(cell(table, '技术部')).toHaveCount(1)
  await expect(cell(table, '技术部')).toHaveAttribute('rowspan', '5')
})

test('merged cells move with inserted and deleted rows, and buttons add and remove merges', async ({ demo }) => {
  const table = await demo(page, 'edit-merged-cells')
  const merged = table.getByRole('status')
  const lines = (...rows: number[]) => rows.map(row => `{"row":${row},"col":2,"rowspan":2,"colspan":1}`).join('\n')
  await expect(merged).toHaveText(lines(1))
  await expect(cell(table, '同一批到货')).toHaveAttribute('rowspan', '2')
  await press(table, '合并后两行的备注')
  await expect(merged).toHaveText(lines(1, 3))
  await press(table, '在开头插入')
  await expect(merged).toHaveText(lines(2, 4))
  await expect(cell(table, '同一批到货')).toHaveAttribute('rowspan', '2')
  await expect(table.locator('.vxe-body--row', { hasText: '同一批到货' })).toContainText('阅读灯')
  await press(table, '删除第一行')
  await expect(merged).toHaveText(lines(1, 3))
  await press(table, '取消合并')
  await expect(merged).toHaveText('[]')
  await expect(table.locator('td[rowspan]')).toHaveCount(0)
})

test('arrow keys skip the cells that a merged cell covers', async ({ demo, page: browser }) => {
  const table = await demo(page, 'edit-merged-cells')
  const selectedIn = (name: string, column: number) =>
    expect(table.locator('.vxe-body--row', { hasText: name }).locator('td').nth(column)).toHaveClass(/col--selected/)
  await cell(table, '同一批到货').click()
  await selectedIn('阅读灯', 2)
  await browser.keyboard.press('ArrowDown')
  await selectedIn('地毯', 2)
  await browser.keyboard.press('ArrowUp')
  await selectedIn('阅读灯', 2)
  await browser.keyboard.press('ArrowLeft')
  await selectedIn('阅读灯', 1)
  await browser.keyboard.press('ArrowDown')
  await selectedIn('书架', 1)
  await browser.keyboard.press('ArrowRight')
  await selectedIn('阅读灯', 2)
})
