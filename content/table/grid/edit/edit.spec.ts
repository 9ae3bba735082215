import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const route = '/table/grid/edit'

const rows = (grid: Locator) => grid.locator('.vxe-body--row')
const cell = (grid: Locator, row: number, column: number) =>
  grid.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const press = (grid: Locator, name: string | RegExp) => grid.getByRole('button', { name }).click({ delay: 80 })

test('changes are counted, validated and saved together', async ({ demo, page }) => {
  const grid = await demo(route, 'edit-and-save')
  await expect(rows(grid)).toHaveCount(5)
  await expect(grid.getByRole('button', { name: '保存 (0)' })).toBeDisabled()
  await cell(grid, 1, 2).click()
  await cell(grid, 1, 2).locator('input').fill('')
  await page.locator('h1').click()
  await expect(grid.getByRole('button', { name: '保存 (1)' })).toBeEnabled()
  await press(grid, /保存/)
  await expect(grid.getByRole('status')).toHaveText('没有提交，请先修正标红的单元格')
  await expect(grid.locator('.vxe-cell--valid-error-hint').first()).toContainText('请填写姓名')
  await cell(grid, 1, 2).locator('input').fill('何新')
  await page.locator('h1').click()
  await cell(grid, 3, 1).locator('.vxe-cell--checkbox').click()
  await press(grid, '标记删除')
  await expect(grid.getByRole('button', { name: '保存 (2)' })).toBeEnabled()
  await press(grid, '让下一次请求失败')
  await press(grid, /保存/)
  await expect(grid.getByRole('status')).toHaveText('保存失败，改动已保留')
  await press(grid, /保存/)
  await expect(grid.getByRole('status')).toHaveText('POST 0, PUT 1, DELETE 1')
  await expect(rows(grid)).toHaveCount(4)
  await expect(cell(grid, 1, 2)).toHaveText('何新')
  await expect(grid.getByRole('button', { name: '保存 (0)' })).toBeDisabled()
})

test('a new row is edited with a default value, and discarding removes it', async ({ demo, page }) => {
  const grid = await demo(route, 'edit-and-save')
  await expect(rows(grid)).toHaveCount(5)
  await press(grid, '新增')
  await expect(cell(grid, 1, 2).locator('input')).toHaveValue('新同事')
  await expect(grid.getByRole('button', { name: '保存 (1)' })).toBeEnabled()
  await cell(grid, 1, 4).locator('input').fill('30')
  await page.locator('h1').click()
  await cell(grid, 3, 1).locator('.vxe-cell--checkbox').click()
  await press(grid, '标记删除')
  await expect(grid.getByRole('button', { name: '保存 (2)' })).toBeEnabled()
  await press(grid, '还原')
  await expect(rows(grid)).toHaveCount(5)
  await expect(cell(grid, 1, 2)).toHaveText('顾明澈')
  await expect(grid.getByRole('button', { name: '保存 (0)' })).toBeDisabled()
})

test('a new row marked for deletion is not counted and saved as a change', async ({ demo, page }) => {
  const grid = await demo(route, 'edit-and-save')
  await expect(rows(grid)).toHaveCount(5)
  await press(grid, '新增')
  await expect(grid.getByRole('button', { name: '保存 (1)' })).toBeEnabled()
  await page.locator('h1').click()
  await cell(grid, 1, 1).locator('.vxe-cell--checkbox').click()
  await press(grid, '标记删除')
  await expect(grid.getByRole('button', { name: '保存 (0)' })).toBeDisabled()
  await cell(grid, 3, 1).locator('.vxe-cell--checkbox').click()
  await press(grid, '标记删除')
  await expect(grid.getByRole('button', { name: '保存 (1)' })).toBeEnabled()
  await press(grid, /保存/)
  await expect(grid.getByRole('status')).toHaveText('POST 0, PUT 0, DELETE 1')
  await expect(rows(grid)).toHaveCount(4)
})
