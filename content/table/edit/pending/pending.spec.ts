import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/edit/pending'

const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click()
const rowOf = (table: Locator, name: string) => table.locator('.vxe-body--row', { hasText: name })

test('a row marked for deletion cannot be edited until it is restored', async ({ demo }) => {
  const table = await demo(page, 'mark-for-deletion')
  const zhou = rowOf(table, '周以宁')
  await zhou.getByRole('button', { name: '删除' }).click()
  await expect(zhou).toHaveClass(/row--pending/)
  await expect(table.getByRole('status')).toContainText('[10002]')
  await zhou.locator('td').nth(1).click()
  await rowOf(table, '陆远舟').locator('td').nth(1).click()
  await expect(table.locator('td input')).toHaveCount(1)
  await table.locator('.vxe-header--row').click({ delay: 80 })
  await zhou.getByRole('button', { name: '恢复' }).click()
  await expect(zhou).not.toHaveClass(/row--pending/)
  await expect(table.getByRole('status')).toContainText('[]')
})

test('checked rows are marked for deletion and restored together', async ({ demo }) => {
  const table = await demo(page, 'mark-for-deletion')
  for (const name of ['顾明澈', '陆远舟']) await rowOf(table, name).locator('.vxe-cell--checkbox').click()
  await press(table, '标记勾选的行')
  await expect(table.locator('.row--pending')).toHaveCount(2)
  await rowOf(table, '陆远舟').locator('.vxe-cell--checkbox').click()
  await press(table, '恢复勾选的行')
  await expect(table.getByRole('status')).toContainText('[10001]')
  await press(table, '全部恢复')
  await expect(table.locator('.row--pending')).toHaveCount(0)
})

test('marked rows are deleted on saving, and stay marked if saving fails', async ({ demo }) => {
  const table = await demo(page, 'mark-for-deletion')
  await rowOf(table, '沈嘉禾').getByRole('button', { name: '删除' }).click()
  await press(table, '让下一次保存失败')
  await press(table, '保存')
  await expect(table.getByRole('status')).toContainText('保存失败，标记已保留')
  await expect(table.locator('.row--pending')).toHaveCount(1)
  await press(table, '保存')
  await expect(table.getByRole('status')).toContainText('已删除 1 行')
  await expect(table.locator('.vxe-body--row')).toHaveCount(5)
  await expect(table.getByRole('status')).toContainText('[]')
})

test('a new row is removed immediately instead of marked for deletion', async ({ demo }) => {
  const table = await demo(page, 'new-rows')
  await press(table, '新增一行')
  await expect(table.getByRole('status')).toHaveText('新增 1，待删除 0')
  await rowOf(table, '顾明澈').getByRole('button', { name: '删除' }).click()
  await expect(table.getByRole('status')).toHaveText('新增 1，待删除 1')
  await rowOf(table, '新成员').getByRole('button', { name: '删除' }).click()
  await expect(table.getByRole('status')).toHaveText('新增 0，待删除 1')
  await expect(table.locator('.vxe-body--row')).toHaveCount(4)
})
