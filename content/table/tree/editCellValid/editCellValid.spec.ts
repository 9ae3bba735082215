import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/tree/editCellValid'

/** Clicks for 80 ms, as a user does: the table ends an open edit shortly after the mouse goes down. */
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click({ delay: 80 })
const messages = (table: Locator) => table.locator('.vxe-cell--valid-error-hint')
const row = (table: Locator, text: string) => table.locator('.vxe-body--row').filter({ hasText: text }).first()

test('validating all nodes expands collapsed parents and goes to the first invalid cell', async ({ demo }) => {
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

test('validating one node validates its descendants', async ({ demo }) => {
  const table = await demo(page, 'tree-cell-rules')
  await press(table, '只校验第二个分类')
  await expect(table.getByRole('status')).toHaveText('可以升降的落地灯 名称：最多 6 个字')
})

test('an invalid value shows its validation message on typing', async ({ demo }) => {
  const table = await demo(page, 'tree-cell-rules')
  await row(table, '折叠椅').locator('td').first().getByText('折叠椅').click()
  await table.locator('td input').fill('')
  await expect(messages(table)).toHaveText(['请填写名称'])
  await table.locator('td input').fill('椅子')
  await expect(messages(table)).toHaveCount(0)
})
