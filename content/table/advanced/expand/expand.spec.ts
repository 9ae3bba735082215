import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/advanced/expand'

const row = (table: Locator, text: string) => table.locator('.vxe-body--row', { hasText: text }).first()
const arrow = (table: Locator, text: string) => row(table, text).locator('.vxe-table--expanded')
const contents = (table: Locator) => table.locator('.vxe-body--expanded-row')
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click()

test('methods expand and collapse rows, and only clicks fire toggle-row-expand', async ({ demo }) => {
  const table = await demo(page, 'open-by-method')
  const status = table.getByRole('status')
  await arrow(table, '程之焕').click()
  await expect(status).toHaveText('展开的行：程之焕；上次点击：程之焕, expanded = true')
  await press(table, '展开前两行')
  await expect(status).toHaveText('展开的行：顾明澈, 周以宁, 程之焕；上次点击：程之焕, expanded = true')
  await press(table, '切换第三行')
  await expect(contents(table)).toHaveCount(4)
  await press(table, '切换第三行')
  await expect(contents(table)).toHaveCount(3)
  await press(table, '全部收起')
  await expect(status).toContainText('展开的行：无')
  await press(table, '全部展开')
  await expect(contents(table)).toHaveText([/深圳市南山区/, /成都市高新区/, /上海市徐汇区/, /西安市雁塔区/])
})

test('all rows start expanded with a nested table, with a fixed or automatic height', async ({ demo }) => {
  const table = await demo(page, 'sub-table')
  const cells = table.locator('.vxe-body--expanded-cell')
  await expect(cells).toHaveCount(2)
  await expect(cells.first()).toHaveCSS('height', '140px')
  await expect(cells.first()).toContainText('显示器')
  await table.getByText('固定高度 140 像素').click()
  await expect.poll(async () => (await cells.first().boundingBox())!.height).toBeGreaterThan(180)
})

test('an archived row cannot be expanded, and a row with unsaved text cannot be collapsed', async ({ demo }) => {
  const table = await demo(page, 'allow-toggle')
  const status = table.getByRole('status')
  await arrow(table, '旧版迁移').click()
  await expect(status).toHaveText('expanded = true，被阻止')
  await expect(contents(table)).toHaveCount(1)
  await table.getByPlaceholder('输入备注').fill('问过客户')
  await arrow(table, '整理需求').click()
  await expect(status).toHaveText('expanded = false，被阻止')
  await press(table, '保存')
  await expect(row(table, '整理需求')).toContainText('问过客户')
  await arrow(table, '整理需求').click()
  await expect(status).toHaveText('expanded = false')
  await expect(contents(table)).toHaveCount(0)
})

test('expanded rows are kept across pages until the stored keys are cleared', async ({ demo }) => {
  const table = await demo(page, 'keep-across-pages')
  const goTo = async (number: number, firstRow: string) => {
    await table.locator('.vxe-pager--num-btn', { hasText: String(number) }).click()
    await expect(table.locator('.vxe-body--row').first()).toContainText(firstRow)
  }
  await expect(contents(table)).toHaveCount(1)
  await goTo(2, '10004')
  await expect(contents(table)).toHaveCount(0)
  await arrow(table, '10005').click()
  await expect(contents(table)).toHaveCount(1)
  await goTo(1, '10001')
  await expect(contents(table)).toHaveText([/深圳市南山区/])
  await press(table, '收起当前页')
  await expect(contents(table)).toHaveCount(0)
  await goTo(2, '10004')
  await expect(contents(table)).toHaveText([/杭州市西湖区/])
  await press(table, '清空记录')
  await expect(contents(table)).toHaveCount(1)
  await goTo(1, '10001')
  await expect(contents(table)).toHaveCount(0)
  await goTo(2, '10004')
  await expect(contents(table)).toHaveCount(0)
})
