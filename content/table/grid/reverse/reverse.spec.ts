import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const route = '/table/grid/reverse'

const headers = (grid: Locator) => grid.locator('.vxe-table--main-wrapper .vxe-header--column')
const rows = (grid: Locator) => grid.locator('.vxe-table--main-wrapper .vxe-body--row')
const cell = (grid: Locator, row: number, column: number) =>
  rows(grid)
    .nth(row - 1)
    .locator('td')
    .nth(column - 1)

test('rows are shown as columns, and a switch shows them as rows again', async ({ demo }) => {
  const grid = await demo(route, 'compare-products')
  await expect(headers(grid)).toHaveText(['品名', '折叠椅', '办公椅', '吧台椅'])
  await expect(rows(grid)).toHaveCount(4)
  await expect(cell(grid, 2, 3)).toHaveText('11.5 kg')
  await grid.getByText('只显示不同项').click()
  await expect(rows(grid)).toHaveCount(3)
  await expect(rows(grid).filter({ hasText: '颜色' })).toHaveCount(0)
  await grid.locator('.vxe-switch--button').click()
  await expect(headers(grid)).toHaveText(['品名', '单价', '重量', '可折叠', '颜色'])
  await expect(rows(grid)).toHaveCount(3)
  await expect(cell(grid, 2, 3)).toHaveText('11.5 kg')
  await expect(grid.locator('.row-title')).toHaveCount(0)
})

test('in a table with a row per field, cells are edited and validated, and saving sends the changed records', async ({
  demo,
  page
}) => {
  const grid = await demo(route, 'edit-reversed')
  const edit = async (row: number, column: number, value: string) => {
    await cell(grid, row, column).click()
    await cell(grid, row, column).locator('input').fill(value)
    await page.locator('h1').click()
    await expect(cell(grid, row, column).locator('input')).toHaveCount(0)
  }
  await edit(1, 2, '何新')
  await expect(cell(grid, 1, 2)).toHaveClass(/col--dirty/)
  await edit(3, 3, '70')
  await grid.getByRole('button', { name: '保存' }).click()
  await expect(grid.locator('.vxe-cell--valid-error-hint').first()).toContainText('18 到 60 岁')
  await expect(grid.getByRole('status')).toHaveText('修改几个单元格，再保存')
  await cell(grid, 3, 3).click()
  await cell(grid, 3, 3).locator('input').fill('36')
  await page.locator('h1').click()
  await cell(grid, 2, 3).click()
  await cell(grid, 2, 3).locator('input').click()
  await page.locator('.vxe-select--panel.animat--enter').getByText('男', { exact: true }).click()
  await grid.getByRole('button', { name: '保存' }).click()
  await expect(grid.getByRole('status')).toHaveText(
    'PUT [{"id":10001,"name":"何新","sex":"男","age":41},{"id":10002,"name":"周以宁","sex":"男","age":36}]'
  )
  await expect(grid.locator('.col--dirty')).toHaveCount(0)
  await grid.getByRole('button', { name: '新增人员' }).click()
  await expect(headers(grid)).toHaveText(['编号', '10001', '10002', '10003', '10004'])
})
