import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/customSort'

const column = (table: Locator, index: number) => table.locator(`.vxe-body--row td:nth-child(${index})`)

test('a button in the header sorts the rows and shows the sort direction', async ({ demo, page }) => {
  const table = await demo(path, 'own-sort-button')
  await expect(table.locator('.vxe-cell--sort')).toHaveCount(0)
  await expect(column(table, 3)).toHaveText(['41', '35', '32', '30', '28', '28', '26'])
  await table.getByRole('button', { name: '年龄: 降序' }).click()
  await expect(column(table, 3)).toHaveText(['26', '28', '28', '30', '32', '35', '41'])
  await table.getByRole('button', { name: '年龄: 升序' }).focus()
  await page.keyboard.press('Enter')
  await expect(table.getByRole('button', { name: '年龄: 没有排序' })).toBeVisible()
  await expect(column(table, 1).first()).toHaveText('顾明澈')
  await table.getByRole('button', { name: '职务: 没有排序' }).click()
  await expect(table.getByRole('button', { name: '职务: 降序' })).toBeVisible()
})

test('each rule of the sort menu sorts the rows differently', async ({ demo }) => {
  const table = await demo(path, 'sort-menu')
  const menu = table.getByLabel('姓名')
  await menu.selectOption('按拼音')
  await expect(column(table, 1)).toHaveText(['程之焕', '顾明澈', '林知夏', '陆远舟', '沈嘉禾', '许牧云', '周以宁'])
  await menu.selectOption('新人在前')
  await expect(column(table, 1).first()).toHaveText('林知夏')
  await expect(table.getByRole('status')).toHaveText('林知夏, 许牧云, 沈嘉禾, 程之焕, 陆远舟, 周以宁, 顾明澈')
  await menu.selectOption('先按职务')
  await expect(column(table, 2)).toHaveText([
    '测试工程师',
    '产品经理',
    '后端工程师',
    '前端工程师',
    '前端工程师',
    '设计师',
    '设计师'
  ])
  await menu.selectOption('原来的顺序')
  await expect(column(table, 1).first()).toHaveText('顾明澈')
})
