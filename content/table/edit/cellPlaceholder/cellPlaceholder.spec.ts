import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/edit/cellPlaceholder'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('empty cells show a placeholder, and cells with a value do not', async ({ demo, page: browser }) => {
  const table = await demo(page, 'cell-placeholder')
  await expect(table.locator('.vxe-cell--placeholder')).toHaveText([
    '点击填写',
    '点击选择日期',
    '没有备注',
    '点击选择',
    '没有备注',
    '点击填写',
    '点击选择',
    '点击选择日期'
  ])
  await cell(table, 1, 2).click()
  const input = cell(table, 1, 2).locator('input')
  await expect(input).toHaveAttribute('placeholder', '11 位数字')
  await input.fill('13911112222')
  await browser.locator('h1').click()
  await expect(cell(table, 1, 2)).toHaveText('13911112222')
  await cell(table, 2, 2).click()
  await cell(table, 2, 2).locator('input').fill('')
  await browser.locator('h1').click()
  await expect(cell(table, 2, 2)).toHaveText('点击填写')
})

test('a column with a formatter shows no placeholder, and a slot renders a placeholder', async ({ demo }) => {
  const table = await demo(page, 'own-placeholder')
  await expect(cell(table, 2, 2)).toHaveText('')
  await expect(cell(table, 2, 3)).toHaveText('待报价')
  await cell(table, 2, 3).click()
  await cell(table, 2, 3).locator('input').fill('99.5')
  await cell(table, 1, 1).click()
  await expect(cell(table, 2, 3)).toHaveText('¥ 99.50')
  await expect(cell(table, 2, 2)).toHaveText('')
})
