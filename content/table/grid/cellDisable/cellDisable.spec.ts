import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/grid/cellDisable'

const cell = (grid: Locator, row: number, column: number) =>
  grid.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('the edit rule of a column prevents editing in some rows and shows the reason', async ({ demo, page }) => {
  const grid = await demo(route, 'rule-in-column')
  await expect(grid.locator('.locked')).toHaveCount(3)
  await cell(grid, 1, 3).click()
  await expect(grid.getByRole('status')).toHaveText('折叠椅: 在售时不能改价')
  await expect(grid.locator('td input')).toHaveCount(0)
  await cell(grid, 2, 3).click()
  await expect(grid.getByRole('status')).toHaveText('可以编辑')
  await expect(cell(grid, 2, 3).locator('input')).toBeFocused()
  await cell(grid, 1, 2).click()
  await cell(grid, 1, 2).locator('input').click()
  await page.locator('body > .vxe-select--panel.animat--enter').getByText('下架', { exact: true }).click()
  await expect(cell(grid, 1, 4)).toHaveClass(/locked/)
  await expect(cell(grid, 1, 3)).not.toHaveClass(/locked/)
})

test('keys do not edit a locked cell, and Delete keeps the value of a locked cell only with a delMethod', async ({
  demo,
  page
}) => {
  const grid = await demo(route, 'keyboard-locked')
  const status = grid.getByRole('status')
  await cell(grid, 1, 2).dblclick()
  await expect(status).toHaveText('edit-disabled: 已锁定')
  await expect(grid.locator('td input')).toHaveCount(0)
  await cell(grid, 1, 2).click()
  await page.keyboard.press('Delete')
  await expect(status).toHaveText('Delete: 已锁定')
  await expect(cell(grid, 1, 2)).toHaveText('88')
  await page.keyboard.press('7')
  await expect(grid.locator('td input')).toHaveCount(0)
  await expect(cell(grid, 1, 2)).toHaveText('88')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')
  await expect(status).toHaveText('Delete: 已清空')
  await expect(cell(grid, 1, 3)).toHaveText('')
  await grid.getByText('Delete 也受限制').click()
  await cell(grid, 2, 3).click()
  await page.keyboard.press('Delete')
  await expect(cell(grid, 2, 3)).toHaveText('')
})
