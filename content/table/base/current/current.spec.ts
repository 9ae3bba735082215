import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/current'

const row = (table: Locator, text: string) => table.locator('.vxe-body--row', { hasText: text })
const current = (table: Locator) => table.locator('.vxe-body--row.row--current')
const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()

test('a click sets the current row and shows its details and the previous current row', async ({ demo }) => {
  const table = await demo(page, 'highlight-row')
  await row(table, '周以宁').hover()
  await expect(row(table, '周以宁')).toHaveClass(/row--hover/)
  await row(table, '周以宁').click()
  await expect(current(table)).toHaveText([/周以宁/])
  await expect(table.locator('.detail')).toContainText('成都市高新区')
  await row(table, '程之焕').click()
  await expect(table.locator('dd').last()).toHaveText('周以宁')
})

test('buttons move, clear and delete the current row', async ({ demo }) => {
  const table = await demo(page, 'current-by-buttons')
  await press(table, '上一行')
  await expect(current(table)).toHaveText([/10001/])
  for (const id of ['10002', '10003', '10004', '10005', '10006', '10007']) {
    await press(table, '下一行')
    await expect(table).toContainText(`当前行: ${id}`)
  }
  await expect(current(table)).toBeInViewport()
  await press(table, '删除当前行')
  await expect(table).toContainText('没有当前行')
  await expect(row(table, '10007')).toHaveCount(0)
  await row(table, '10006').click()
  await expect(table).toContainText('当前行: 10006')
  await press(table, '清除')
  await expect(current(table)).toHaveCount(0)
})

test('arrow keys move the current row after a click or a call of the focus method', async ({ demo, page: tab }) => {
  const table = await demo(page, 'current-by-keyboard')
  await row(table, '10001').click()
  await tab.keyboard.press('ArrowDown')
  await expect(current(table)).toHaveText([/10002/])
  await tab.keyboard.press('ArrowDown')
  await expect(current(table)).toHaveText([/10003/])
  await tab.keyboard.press('ArrowUp')
  await expect(current(table)).toHaveText([/10002/])
  await tab.keyboard.press('Enter')
  await expect(table).toContainText('打开: 周以宁')
  await press(table, '激活表格')
  await tab.keyboard.press('ArrowDown')
  await expect(current(table)).toHaveText([/10003/])
})

test('clicking a row that cannot be current keeps the previous current row', async ({ demo }) => {
  const table = await demo(page, 'forbid-current')
  await row(table, '银杏').click()
  await expect(table).toContainText('银杏: 已预订')
  await expect(current(table)).toHaveCount(0)
  await row(table, '玉兰').click()
  await expect(current(table)).toHaveText([/玉兰/])
  await row(table, '白桦').click()
  await expect(table).toContainText('白桦: 维修中')
  await expect(current(table)).toHaveText([/玉兰/])
})

test('a refresh clears the current row unless the demo sets it again', async ({ demo }) => {
  const table = await demo(page, 'keep-current')
  await row(table, '10003').click()
  await press(table, '刷新数据')
  await expect(row(table, '10003')).toContainText('33')
  await expect(current(table)).toHaveText([/10003/])
  await table.getByLabel('刷新后恢复当前行').uncheck()
  await press(table, '刷新数据')
  await expect(row(table, '10003')).toContainText('34')
  await expect(current(table)).toHaveCount(0)
})

test('a click on a header or a method call highlights a column, and a method clears the highlight', async ({
  demo
}) => {
  const table = await demo(page, 'current-column')
  await table.locator('.vxe-header--column', { hasText: '职务' }).click()
  await expect(table).toContainText('当前列: 职务')
  await expect(table.locator('.vxe-body--column.col--current')).toHaveCount(4)
  await press(table, '高亮年龄')
  await expect(table).toContainText('当前列: 年龄')
  await press(table, '清除列')
  await expect(table).toContainText('没有当前列')
  await expect(table.locator('.col--current')).toHaveCount(0)
})

test('hovering over a row highlights it in both tables, and moving the pointer away in none', async ({
  page: browserPage,
  demo
}) => {
  const tables = await demo(page, 'hover-together')
  const tinted = tables.locator('.vxe-body--row.row--hover')
  await tables.getByText('周以宁', { exact: true }).hover()
  await expect(tinted).toHaveText([/周以宁/, /前端工程师/])
  await tables.getByText('产品经理', { exact: true }).hover()
  await expect(tinted).toHaveText([/顾明澈/, /产品经理/])
  await browserPage.locator('h1').first().hover()
  await expect(tinted).toHaveCount(0)
})
