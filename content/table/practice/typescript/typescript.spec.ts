import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/practice/typescript'

test('typed events and methods return the clicked row and the checked rows', async ({ demo }) => {
  const table = await demo(page, 'typed-rows')
  const rows = table.locator('.vxe-body--row')
  await rows.nth(1).locator('td').nth(2).click()
  await expect(table.getByRole('status')).toHaveText('年龄：周以宁, 35.0')
  await rows.nth(0).locator('.vxe-cell--checkbox').click()
  await rows.nth(2).locator('.vxe-cell--checkbox').click()
  await expect(table.getByRole('status')).toHaveText('勾选的行，年龄之和：73')
})

test('a grid with typed options queries the page and formats a typed row', async ({ demo }) => {
  const grid = await demo(page, 'typed-grid')
  const first = grid.locator('.vxe-body--row').first()
  await expect(first.locator('td').nth(2)).toHaveText('41 岁')
  await expect(first.locator('td').first()).toHaveText('1')
  await grid.locator('.vxe-pager--num-btn', { hasText: '3' }).click()
  await expect(first.locator('td').first()).toHaveText('9')
  await expect(grid.locator('.vxe-body--row')).toHaveCount(4)
})

test('the typed options of a renderer set text and icon of the cells', async ({ demo }) => {
  const table = await demo(page, 'typed-renderer')
  const second = table.locator('.vxe-body--row').nth(1).locator('td')
  await expect(second.nth(1)).toHaveText('已付款')
  await expect(second.nth(1).locator('.vxe-icon-success-circle')).toHaveCount(1)
  await expect(second.nth(2)).toHaveText('待发货')
  await expect(second.nth(2).locator('.vxe-icon-warning-circle')).toHaveCount(1)
})
