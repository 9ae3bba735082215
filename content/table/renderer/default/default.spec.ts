import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/renderer/default'

const cell = (table: Locator, row: number, column: number) =>
  table.locator('.vxe-body--row').nth(row).locator('td').nth(column)

test('built-in cell components write to the row and fire their events', async ({ demo, page }) => {
  const table = await demo(route, 'built-in-cells')
  await cell(table, 0, 3).locator('.vxe-switch--button').click()
  await expect(table.getByRole('status')).toHaveText('active = true')
  await cell(table, 1, 2).locator('select').selectOption({ label: 'P3' })
  await expect(table.getByRole('status')).toHaveText('level = 3')
  await cell(table, 1, 1).locator('.vxe-select').click()
  await page.locator('.vxe-select--panel.animat--enter').getByText('设计师').click()
  await expect(table.getByRole('status')).toHaveText('role = 设计师')
  await cell(table, 2, 0).locator('input').fill('新名字')
  await cell(table, 2, 0).locator('input').press('Tab')
  await expect(table.getByRole('status')).toHaveText('name = 新名字')
  await cell(table, 0, 4).getByRole('button', { name: '调离' }).click()
  await expect(table.locator('.vxe-body--row')).toHaveCount(2)
  await expect(table.getByRole('status')).toHaveText('顾明澈 已调离')
})

test('a custom renderer renders cells, header and footer, and marks cells with a low value', async ({ demo }) => {
  const table = await demo(route, 'custom-cells')
  await expect(cell(table, 0, 0)).toContainText('顾明澈产品经理')
  await expect(cell(table, 1, 1)).toHaveText('60%')
  const width = async (of: Locator) => (await of.boundingBox())!.width
  const track = await width(cell(table, 0, 1).locator('.track'))
  expect(await width(cell(table, 0, 1).locator('.bar'))).toBeCloseTo(track * 0.9, 0)
  await expect(table.locator('.is-late')).toHaveText(['30%', '45%', '15%'])
  await expect(table.locator('.vxe-header--column .vxe-icon-chart-bar-x')).toHaveCount(2)
  await expect(table.locator('.vxe-footer--row')).toHaveText(/平均\s*65%\s*40%/)
})

test('the export contains the texts of the renderer', async ({ demo }) => {
  const table = await demo(route, 'custom-cells')
  await table.getByRole('button', { name: '导出 CSV' }).click()
  await expect(table.locator('pre')).toHaveText(
    '负责人,开发进度,测试进度\r\n顾明澈,90%,75%\r\n周以宁,60%,30%\r\n陆远舟,45%,15%\r\n平均,65%,40%'
  )
})
