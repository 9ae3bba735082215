import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/edit/revert'

const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click()
const rowOf = (table: Locator, name: string) => table.locator('.vxe-body--row', { hasText: name })

test('one row, one field of all rows and all changes are reverted', async ({ demo }) => {
  const table = await demo(page, 'revert-data')
  const request = table.getByRole('status')
  await expect(table.locator('.col--dirty')).toHaveCount(4)
  await expect(request).toContainText('"name":"程焕"')
  await rowOf(table, '周以宁').getByRole('button', { name: '还原' }).click()
  await expect(table.locator('.col--dirty')).toHaveCount(3)
  await expect(rowOf(table, '周以宁')).toContainText('35')
  await press(table, '还原全部年龄')
  await expect(table.locator('.col--dirty')).toHaveCount(2)
  await expect(request).toContainText('"age":41,"role":"产品总监"')
  await press(table, '还原全部')
  await expect(table.locator('.col--dirty')).toHaveCount(0)
  await expect(request).toHaveText('PUT /people []')
  await expect(table.locator('.vxe-body--row').first()).toContainText('产品经理')
})

test('only the checked rows are reverted', async ({ demo }) => {
  const table = await demo(page, 'revert-data')
  await expect(table.locator('.col--dirty')).toHaveCount(4)
  await rowOf(table, '顾明澈').locator('.vxe-cell--checkbox').click()
  await rowOf(table, '周以宁').locator('.vxe-cell--checkbox').click()
  await press(table, '还原勾选的行')
  await expect(table.locator('.col--dirty')).toHaveCount(1)
  await expect(rowOf(table, '程焕')).toBeVisible()
})

test('reloaded values become the original values, and so do accepted changes', async ({ demo, page: browser }) => {
  const table = await demo(page, 'reload-row')
  const first = table.locator('.vxe-body--row').first()
  await first.locator('td').first().click()
  await first.locator('input').fill('顾明')
  await browser.locator('h1').click()
  await expect(table.getByRole('status')).toHaveText('有修改：顾明')
  await first.getByRole('button', { name: '接受' }).click()
  await expect(table.getByRole('status')).toHaveText('没有修改')
  await expect(table.locator('.col--dirty')).toHaveCount(0)
  const second = table.locator('.vxe-body--row').nth(1)
  await second.getByRole('button', { name: '刷新' }).click()
  await expect(second).toContainText('北京市海淀区')
  await expect(second).toContainText('36')
  await expect(table.locator('.col--dirty')).toHaveCount(0)
})
