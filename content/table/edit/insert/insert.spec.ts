import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/insert'

const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click()
const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('rows are inserted first, last, above and below a row, and editing starts in the inserted row', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'insert-rows')
  const zhou = table.locator('.vxe-body--row', { hasText: '周以宁' })
  const endEditing = async () => {
    await browser.locator('h1').click()
    await expect(table.locator('td input')).toHaveCount(0)
  }
  await press(table, '插入到开头')
  await expect(cell(table, 1, 1).locator('input')).toBeFocused()
  await cell(table, 1, 1).locator('input').fill('首位')
  await endEditing()
  await expect(cell(table, 1, 1)).toHaveText('首位')
  await press(table, '插入到末尾')
  await expect(cell(table, 7, 1).locator('input')).toBeFocused()
  await endEditing()
  await zhou.getByRole('button', { name: '上方', exact: true }).click()
  await expect(cell(table, 3, 1).locator('input')).toBeFocused()
  await expect(cell(table, 4, 1)).toHaveText('周以宁')
  await endEditing()
  await zhou.getByRole('button', { name: '下方', exact: true }).click()
  await expect(cell(table, 5, 1).locator('input')).toBeFocused()
  await expect(cell(table, 4, 1)).toHaveText('周以宁')
  await expect(table.getByRole('status')).toContainText('"name":"首位"')
})

test('three rows are inserted at once, and are part of the request data', async ({ demo }) => {
  const table = await demo(page, 'insert-rows')
  await press(table, '一次插入三行')
  await expect(cell(table, 1, 1).locator('input')).toBeFocused()
  await expect(cell(table, 1, 2)).toHaveText('产品经理')
  await expect(cell(table, 3, 2)).toHaveText('测试工程师')
  await expect(table.locator('.row--new')).toHaveCount(3)
  await expect(table.getByRole('status')).toContainText('{"name":null,"role":"产品经理"}')
})

test('missing fields of an inserted row have default values, and given values are kept', async ({ demo }) => {
  const table = await demo(page, 'default-values')
  await press(table, '空对象')
  await expect(table.getByRole('status')).toContainText('"title":null,"amount":1,"unit":"件"')
  await expect(cell(table, 3, 5)).toHaveText(/^\d{4}-\d\d-\d\d$/)
  await press(table, '包含数量')
  await expect(cell(table, 4, 3)).toHaveText('12')
  await press(table, '复制第一行')
  await expect(cell(table, 5, 2)).toHaveText('折叠椅')
  await expect(cell(table, 5, 1)).toHaveText(/^row_/)
})

test('insert does not change the data array of the page, createRow and createData add to it', async ({ demo }) => {
  const table = await demo(page, 'own-data')
  const counts = table.locator('.counts td')
  await press(table, 'insert')
  await expect(counts).toHaveText(['3', '4', '1'])
  await press(table, 'createRow + push')
  await expect(counts).toHaveText(['4', '4', '0'])
  await expect(cell(table, 4, 2)).toHaveText('林知夏')
  await expect(cell(table, 4, 3)).toHaveText('设计师')
  await press(table, 'createData + concat')
  await expect(counts).toHaveText(['6', '6', '0'])
})
