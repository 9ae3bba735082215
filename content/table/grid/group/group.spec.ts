import type { Locator } from '@playwright/test'
import { dragAcross } from '../../../../e2e/drag.ts'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/grid/group'

const header = (grid: Locator, text: string) =>
  grid.locator('.vxe-table--main-wrapper .vxe-header--column:not(.fixed--hidden)').filter({ hasText: text })
const left = async (target: Locator) => (await target.boundingBox())!.x

test('columns with `children` render three levels of grouped headers', async ({ demo }) => {
  const grid = await demo(route, 'quarterly-groups')
  await expect(grid.locator('.vxe-table--main-wrapper .vxe-header--row')).toHaveCount(3)
  await expect(header(grid, '上半年')).toHaveAttribute('colspan', '4')
  await expect(header(grid, 'Q3')).toHaveAttribute('colspan', '2')
  await expect(grid.locator('.vxe-table--main-wrapper .vxe-body--row').first().locator('td').nth(3)).toHaveText('32')
})

test('the fixed group keeps its position on scrolling, and resizing shows the column with its group', async ({
  demo
}) => {
  const grid = await demo(route, 'quarterly-groups')
  const region = grid.locator('.vxe-table--fixed-left-wrapper .vxe-body--column', { hasText: '华东' })
  const before = await left(region)
  const first = header(grid, '计划').first()
  const place = await left(first)
  await dragAcross(first.locator('.vxe-resizable'), 40)
  await expect(grid.getByRole('status')).toHaveText('Q1 / 计划: 140 px, 1090 px')
  await grid.locator('.vxe-table--main-wrapper .vxe-table--body-wrapper').evaluate(body => {
    body.scrollLeft = 200
  })
  await expect.poll(() => left(first)).toBe(place - 200)
  expect(await left(region)).toBe(before)
  await expect(
    grid.locator('.vxe-table--fixed-left-wrapper .vxe-header--column', { hasText: '负责人' }).locator('.vxe-resizable')
  ).toHaveCount(0)
})

test('a group collapses to its first column, and keeps sorting and column width', async ({ demo }) => {
  const grid = await demo(route, 'fold-columns')
  const city = grid.getByRole('button', { name: '成都' })
  await header(grid, '平均').nth(1).locator('.vxe-sort--asc-btn').click()
  await expect(grid.locator('.vxe-body--row').first().locator('td').first()).toHaveText('周二')
  await dragAcross(header(grid, '平均').nth(1).locator('.vxe-resizable'), 30)
  const width = (await header(grid, '平均').nth(1).boundingBox())!.width
  await city.click()
  await expect(city).toHaveAttribute('aria-expanded', 'false')
  await expect(header(grid, '最高')).toHaveCount(2)
  await expect(header(grid, '平均')).toHaveCount(3)
  await expect(grid.locator('.vxe-body--row').first().locator('td').first()).toHaveText('周二')
  expect((await header(grid, '平均').nth(1).boundingBox())!.width).toBe(width)
  await city.click()
  await expect(city).toHaveAttribute('aria-expanded', 'true')
  await expect(header(grid, '最高')).toHaveCount(3)
})
