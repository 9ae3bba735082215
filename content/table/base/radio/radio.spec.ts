import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/radio'

const row = (table: Locator, text: string) => table.locator('.vxe-body--row', { hasText: text })
const dot = (row: Locator) => row.locator('.vxe-cell--radio')
const chosen = (table: Locator) =>
  table.locator('.vxe-body--row').filter({ has: table.page().locator('.vxe-cell--radio.is--checked') })
const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()

test('one row at a time is selected, and the event contains the previously selected row', async ({ demo }) => {
  const table = await demo(page, 'select-one')
  await dot(row(table, '周以宁')).click()
  await expect(table).toContainText('选中: 周以宁, 之前: 无')
  await dot(row(table, '程之焕')).click()
  await expect(table).toContainText('选中: 程之焕, 之前: 周以宁')
  await expect(chosen(table)).toHaveText([/程之焕/])
})

test('the row with the configured key is selected and highlighted initially', async ({ demo }) => {
  const table = await demo(page, 'checked-at-start')
  await expect(chosen(table)).toHaveText([/专业版/])
  await expect(table.locator('.row--radio')).toHaveText([/专业版/])
})

test('disabled rows cannot be selected although cell-click fires, and one row has no radio button', async ({
  demo
}) => {
  const table = await demo(page, 'disabled-rows')
  await expect(row(table, '白桦').locator('.vxe-radio--icon')).toHaveCount(0)
  await expect(dot(row(table, '银杏'))).toHaveClass(/is--disabled/)
  await row(table, '海棠').getByText('空闲').click()
  await expect(table).toContainText('点击的行: 海棠, 选中: 海棠')
  await row(table, '银杏').getByText('12').click()
  await expect(table).toContainText('点击的行: 银杏, 选中: 海棠')
  await row(table, '白桦').getByText('20').click()
  await expect(table).toContainText('点击的行: 白桦, 选中: 海棠')
  await expect(chosen(table)).toHaveText([/海棠/])
})

test('a click on the label selects a row, and `trigger` extends the clickable area to the cell and the row', async ({
  demo
}) => {
  const table = await demo(page, 'label-and-trigger')
  await row(table, '周以宁').getByText('成都市高新区').click()
  await expect(chosen(table)).toHaveText([/周以宁/])
  await table.getByText('点击单选框').click()
  await row(table, '程之焕').getByText('西安市雁塔区').click()
  await expect(chosen(table)).toHaveText([/周以宁/])
  await row(table, '程之焕').getByText('程之焕').click()
  await expect(chosen(table)).toHaveText([/程之焕/])
  await table.getByText('点击单元格').click()
  await row(table, '陆远舟')
    .locator('td')
    .first()
    .click({ position: { x: 120, y: 20 } })
  await expect(chosen(table)).toHaveText([/陆远舟/])
})

test('a second click deselects the row unless a selection is required', async ({ demo }) => {
  const table = await demo(page, 'deselect')
  await row(table, '周以宁').click()
  await expect(table).toContainText('选中: 周以宁')
  await row(table, '周以宁').click()
  await expect(table).toContainText('取消: 周以宁')
  await expect(chosen(table)).toHaveCount(0)
  await table.getByLabel('必须选中一行').check()
  await row(table, '周以宁').click()
  await row(table, '周以宁').click()
  await expect(chosen(table)).toHaveText([/周以宁/])
})

test('buttons select, deselect and delete rows', async ({ demo }) => {
  const table = await demo(page, 'select-by-buttons')
  await press(table, '选中最年轻的')
  await expect(table).toContainText('选中: 沈嘉禾, isCheckedByRadioRow(顾明澈) = false')
  await press(table, '删除选中的行')
  await expect(row(table, '沈嘉禾')).toHaveCount(0)
  await expect(table).toContainText('选中: 无')
  await dot(row(table, '顾明澈')).click()
  await expect(table).toContainText('isCheckedByRadioRow(顾明澈) = true')
  await press(table, '清除')
  await expect(chosen(table)).toHaveCount(0)
})

test('the selected row is kept on other pages until the selection is cleared', async ({ demo }) => {
  const table = await demo(page, 'keep-across-pages')
  const turnTo = (number: string) =>
    table.locator('.vxe-pager--num-btn', { hasText: new RegExp(`^${number}$`) }).click()
  await dot(row(table, '10002')).click()
  await expect(table).toContainText('选中: 10002')
  await turnTo('2')
  await expect(table).toContainText('选中: 10002, 在其他页')
  await turnTo('1')
  await expect(chosen(table)).toHaveText([/10002/])
  await press(table, '清除选中')
  await expect(chosen(table)).toHaveCount(0)
  await turnTo('2')
  await expect(row(table, '10007')).toBeVisible()
  await expect(table).toContainText('选中: 无')
})

test('arrow keys move the current row, and the space bar selects it', async ({ demo, page: tab }) => {
  const table = await demo(page, 'select-by-keyboard')
  await row(table, '顾明澈')
    .locator('td')
    .first()
    .click({ position: { x: 50, y: 20 } })
  await tab.keyboard.press('ArrowDown')
  await tab.keyboard.press(' ')
  await expect(chosen(table)).toHaveText([/周以宁/])
  await tab.keyboard.press('ArrowDown')
  await tab.keyboard.press(' ')
  await expect(chosen(table)).toHaveText([/陆远舟/])
})

test('slots render the header and the radio cells, and a button selects the row', async ({ demo }) => {
  const table = await demo(page, 'own-look')
  await expect(table.locator('.vxe-header--column').first()).toHaveText('选择套餐')
  await expect(row(table, '专业版').getByRole('button')).toHaveText('已选择')
  await row(table, '免费版').getByRole('button').click()
  await expect(row(table, '免费版').getByRole('button')).toHaveText('已选择')
  await expect(row(table, '专业版').getByRole('button')).toHaveText('选择')
  await expect(row(table, '团队版').getByRole('button')).toBeDisabled()
})
