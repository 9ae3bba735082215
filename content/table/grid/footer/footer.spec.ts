import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/grid/footer'

const cell = (grid: Locator, row: number, column: number) =>
  grid.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const footer = (grid: Locator, row: number) => grid.locator('.vxe-footer--row').nth(row).locator('td')

test('the footer shows the sum of the page and the total of the server', async ({ demo }) => {
  const grid = await demo(route, 'page-and-total')
  await expect(footer(grid, 0)).toHaveText(['本页', '', '16', '1,275.00'])
  await expect(footer(grid, 1)).toHaveText(['全部', '', '93', '9,792.00'])
  await grid.locator('.vxe-pager--next-btn').click()
  await expect(cell(grid, 1, 1)).toHaveText('7')
  await expect(footer(grid, 0)).toHaveText(['本页', '', '17', '2,207.00'])
  await expect(footer(grid, 1)).toHaveText(['全部', '', '93', '9,792.00'])
})

test('footer slots update with the rows, and the bottom slot shows the number of checked rows', async ({
  demo,
  page
}) => {
  const grid = await demo(route, 'footer-and-bottom')
  await expect(footer(grid, 0)).toHaveText(['', '合计', '17', '3501'])
  await cell(grid, 1, 3).click()
  await cell(grid, 1, 3).locator('input').fill('14')
  await page.locator('h1').click()
  await expect(footer(grid, 0).nth(2)).toHaveText('27')
  await cell(grid, 2, 1).locator('.vxe-cell--checkbox').click()
  await cell(grid, 4, 1).locator('.vxe-cell--checkbox').click()
  await expect(grid.getByRole('status')).toHaveText('已选 2 行，金额 2145')
  await grid.getByRole('button', { name: '取消选择' }).click()
  await expect(grid.getByRole('status')).toHaveText('已选 0 行，金额 0')
  await expect(grid.locator('.vxe-body--row .is--checked')).toHaveCount(0)
  await cell(grid, 4, 1).locator('.vxe-cell--checkbox').click()
  await grid.getByRole('button', { name: '移除' }).click()
  await expect(grid.locator('.vxe-body--row')).toHaveCount(3)
  await expect(footer(grid, 0)).toHaveText(['', '合计', '26', '2221'])
})
