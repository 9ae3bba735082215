import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// Code opens editors or validates here, and the library is deaf for a moment after that.
test.use({ handsPace: true })

const page = '/table/tree/editCellValid'

/** A press as long as a finger's: the table ends an open edit just after the mouse goes down. */
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click({ delay: 80 })
const messages = (table: Locator) => table.locator('.vxe-cell--valid-error-hint')
const row = (table: Locator, text: string) => table.locator('.vxe-body--row').filter({ hasText: text }).first()

test('checking everything opens closed parents and leads from error to error', async ({ demo }) => {
  const table = await demo(page, 'tree-cell-rules')
  const result = table.getByRole('status')
  const fix = async (text: string) => {
    await table.locator('td input').fill(text)
    await expect(messages(table)).toHaveCount(0)
    await press(table, '校验全部')
  }
  await press(table, '全部收起')
  await expect(table.locator('.vxe-body--row')).toHaveCount(2)
  await press(table, '校验全部')
  await expect(result).toHaveText('书架 单价：请填写单价')
  await expect(table.locator('.vxe-body--row')).toHaveCount(4)
  await expect(messages(table)).toHaveText(['请填写单价'])
  await expect(table.locator('td input')).toBeFocused()
  await fix('340')
  await expect(result).toHaveText('可以升降的落地灯 名称：最多 6 个字')
  await expect(table.locator('.vxe-body--row')).toHaveCount(6)
  await fix('落地灯')
  await expect(result).toHaveText('台灯 库存：不能小于 0')
  await fix('2')
  await expect(result).toHaveText('全部校验通过')
})

test('checking one node includes what is below it', async ({ demo }) => {
  const table = await demo(page, 'tree-cell-rules')
  await press(table, '只校验第二个分类')
  await expect(table.getByRole('status')).toHaveText('可以升降的落地灯 名称：最多 6 个字')
})

test('a wrong value shows its message while typing', async ({ demo }) => {
  const table = await demo(page, 'tree-cell-rules')
  await row(table, '折叠椅').locator('td').first().getByText('折叠椅').click()
  await table.locator('td input').fill('')
  await expect(messages(table)).toHaveText(['请填写名称'])
  await table.locator('td input').fill('椅子')
  await expect(messages(table)).toHaveCount(0)
})
