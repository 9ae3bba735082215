import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/grid/basic'

const rows = (grid: Locator) => grid.locator('.vxe-body--row')
const titles = (grid: Locator) => grid.locator('.vxe-header--column .vxe-cell--title')

test('an array of columns renders a table with row numbers, formats and sorting', async ({ demo }) => {
  const grid = await demo(page, 'columns-as-data')
  await expect(titles(grid)).toHaveText(['序号', '姓名', '职务', '年龄', '入职'])
  await expect(rows(grid).first().locator('td')).toHaveText(['1', '顾明澈', '产品经理', '41', '2024-01-01'])
  await expect(grid.locator('.vxe-table.row--highlight, .vxe-body--row.row--stripe').first()).toBeVisible()
  await grid.locator('.vxe-sort--asc-btn').click()
  await expect(rows(grid).first()).toContainText('林知夏')
})

test('one options object sets up the grid, and another report replaces its columns', async ({
  demo,
  page: browser
}) => {
  const grid = await demo(page, 'one-options-object')
  await expect(titles(grid)).toHaveText(['姓名', '职务', '所在地'])
  await expect(rows(grid)).toHaveCount(5)
  await rows(grid).first().locator('td').nth(1).click()
  await expect(grid.getByRole('status')).toHaveText('职务')
  await grid.getByText('城市', { exact: true }).click()
  await expect(titles(grid)).toHaveText(['所在地', '人数'])
  await expect(rows(grid).first()).toContainText('深圳市南山区')
  await grid.getByTitle('列设置').click()
  await expect(browser.locator('.vxe-table-custom--option')).toHaveText(['全部', '所在地', '人数'])
  await browser.locator('h1').click()
})

test('changing a column object updates its column, and a new array creates all columns again', async ({ demo }) => {
  const grid = await demo(page, 'change-columns')
  const press = (name: string) => grid.getByRole('button', { name }).click()
  await expect(titles(grid)).toHaveText(['姓名', '职务', '年龄'])
  await grid.locator('.vxe-sort--asc-btn').click()
  await expect(rows(grid).first()).toContainText('林知夏')
  await press('修改数组中的一项')
  await expect(grid.getByRole('status')).toHaveText('表头没有变化')
  await expect(titles(grid)).toHaveText(['姓名', '职务', '年龄'])
  await press('修改列对象')
  await expect(titles(grid)).toHaveText(['姓名', '职务', '周岁'])
  await expect(grid.locator('.sort--active')).toHaveCount(1)
  await press('隐藏职务')
  await expect(titles(grid)).toHaveText(['姓名', '周岁'])
  await press('显示职务')
  await expect(titles(grid)).toHaveText(['姓名', '职务', '周岁'])
  await press('姓名加宽')
  await expect
    .poll(async () => Math.round((await grid.locator('.vxe-header--column').first().boundingBox())!.width))
    .toBe(200)
  await press('替换数组')
  await expect(titles(grid)).toHaveText(['姓名', '职务', '岁数'])
  await expect(grid.locator('.sort--active')).toHaveCount(0)
})
