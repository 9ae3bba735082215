import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const route = '/table/grid/rowDisable'

const cell = (grid: Locator, row: number, column: number) =>
  grid.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const box = (grid: Locator, row: number) => cell(grid, row, 1).locator('.vxe-cell--checkbox')

test('locked orders cannot be edited or checked, and archived orders have no checkbox', async ({ demo }) => {
  const grid = await demo(route, 'locked-orders')
  await cell(grid, 2, 3).click()
  await expect(grid.getByRole('status')).toHaveText('SO-1042 已提交')
  await expect(grid.locator('td input')).toHaveCount(0)
  await expect(box(grid, 2)).toHaveClass(/is--disabled/)
  await expect(box(grid, 2).locator('.vxe-checkbox--icon')).toHaveCount(1)
  await expect(box(grid, 4).locator('.vxe-checkbox--icon')).toHaveCount(0)
  await grid.locator('.vxe-header--column .vxe-cell--checkbox').click()
  await grid.getByRole('button', { name: '提交 (3)' }).click({ delay: 80 })
  await expect(grid.locator('.locked-row')).toHaveCount(5)
  await expect(grid.getByRole('button', { name: '提交 (0)' })).toBeDisabled()
})

test('switching the user stops editing, unchecks the rows, and a new row of the user can be edited', async ({
  demo
}) => {
  const grid = await demo(route, 'rows-by-owner')
  await expect(grid.locator('.vxe-body--row')).toHaveCount(4)
  await expect(cell(grid, 2, 4).getByRole('button')).toBeDisabled()
  await box(grid, 1).click()
  await cell(grid, 1, 4).getByRole('button', { name: '编辑' }).click({ delay: 80 })
  await expect(cell(grid, 1, 2).locator('input')).toHaveValue('周会纪要')
  await expect(cell(grid, 1, 3).locator('input')).toHaveCount(0)
  await grid.locator('.vxe-radio-button').filter({ hasText: '周以宁' }).click({ delay: 80 })
  await expect(grid.locator('td input')).toHaveCount(0)
  await expect(grid.locator('.vxe-body--row .is--checked')).toHaveCount(0)
  await expect(cell(grid, 1, 4).getByRole('button')).toBeDisabled()
  await expect(cell(grid, 2, 4).getByRole('button')).toBeEnabled()
  await grid.getByRole('button', { name: '新增' }).click({ delay: 80 })
  await expect(cell(grid, 1, 2).locator('input')).toHaveCount(1)
  await expect(cell(grid, 1, 4).getByRole('button', { name: '完成' })).toBeEnabled()
})
