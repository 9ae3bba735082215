import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/selection'

const row = (table: Locator, text: string) => table.locator('.vxe-body--row', { hasText: text })
const box = (row: Locator) => row.locator('.vxe-cell--checkbox')
const headerBox = (table: Locator) => table.locator('.vxe-header--column .vxe-cell--checkbox')
const checkedBoxes = (table: Locator) => table.locator('.vxe-body--row .vxe-cell--checkbox.is--checked')

test('checking a row and checking all fire their events with the checked rows', async ({ demo }) => {
  const table = await demo(page, 'select-rows')
  await box(row(table, '周以宁')).click()
  await expect(table).toContainText('checkbox-change: 周以宁, checked = true')
  await expect(table).toContainText('勾选的行: 周以宁')
  await expect(headerBox(table)).toHaveClass(/is--indeterminate/)
  await headerBox(table).click()
  await expect(table).toContainText('checkbox-all: checked = true')
  await expect(checkedBoxes(table)).toHaveCount(5)
  await headerBox(table).click()
  await expect(table).toContainText('勾选的行: 无')
})

test('the rows with the configured keys are checked and highlighted initially', async ({ demo }) => {
  const table = await demo(page, 'checked-at-start')
  await expect(table.locator('.vxe-body--row.row--checked')).toHaveText([/10002/, /10004/])
  await expect(checkedBoxes(table)).toHaveCount(2)
})

test('the check field of the rows sets the checked rows and is updated by clicks', async ({ demo }) => {
  const table = await demo(page, 'check-field')
  await expect(box(row(table, '接口联调'))).toHaveClass(/is--checked/)
  await box(row(table, '回归测试')).click()
  await expect(table).toContainText('已完成 3 / 4')
  await box(row(table, '设计稿评审')).click()
  await box(row(table, '接口联调')).click()
  await expect(table).toContainText('已完成 1 / 4')
})

test('disabled rows stay unchecked, some rows have no checkbox, and the header checkbox can be disabled', async ({
  demo
}) => {
  const table = await demo(page, 'disabled-rows')
  await expect(box(row(table, '已作废')).locator('.vxe-checkbox--icon')).toHaveCount(0)
  await expect(box(row(table, '审批中'))).toHaveClass(/is--disabled/)
  await box(row(table, '审批中')).click()
  await expect(checkedBoxes(table)).toHaveCount(0)
  await headerBox(table).click()
  await expect(checkedBoxes(table)).toHaveCount(2)
  await table.getByLabel('暂停付款').check()
  await expect(headerBox(table)).toHaveClass(/is--disabled/)
})

test('`trigger` sets whether a click on the row, the cell or the checkbox checks the row', async ({ demo }) => {
  const table = await demo(page, 'click-row')
  await row(table, '陆远舟').getByText('测试工程师').click()
  await expect(row(table, '陆远舟')).toHaveClass(/row--checked/)
  await table.getByText('点击单元格').click()
  await row(table, '程之焕').getByText('设计师').click()
  await expect(row(table, '程之焕')).not.toHaveClass(/row--checked/)
  await row(table, '程之焕')
    .locator('td')
    .first()
    .click({ position: { x: 50, y: 20 } })
  await expect(row(table, '程之焕')).toHaveClass(/row--checked/)
  await table.getByText('点击复选框').click()
  await row(table, '沈嘉禾')
    .locator('td')
    .first()
    .click({ position: { x: 50, y: 20 } })
  await expect(checkedBoxes(table)).toHaveCount(2)
})

test('dragging in the checkbox column checks the rows in the range', async ({ demo, page: tab }) => {
  const table = await demo(page, 'select-range')
  const from = (await row(table, '周以宁').locator('td').first().boundingBox())!
  const to = (await row(table, '沈嘉禾').locator('td').first().boundingBox())!
  await tab.mouse.move(from.x + 60, from.y + 10)
  await tab.mouse.down()
  await tab.mouse.move(from.x + 65, from.y + 30, { steps: 3 })
  await tab.mouse.move(to.x + 70, to.y + 20, { steps: 5 })
  await tab.mouse.up()
  await expect(table.locator('.row--checked')).toHaveText([/周以宁/, /陆远舟/, /程之焕/, /沈嘉禾/])
  await expect(table).toContainText('勾选的行数: 4')
})

test('Shift+click checks all rows between two rows', async ({ demo }) => {
  const table = await demo(page, 'select-range')
  await box(row(table, '周以宁')).click()
  await box(row(table, '程之焕')).click({ modifiers: ['Shift'] })
  await expect(table).toContainText('checkbox-range-select, 勾选的行数: 3')
  await expect(table.locator('.row--checked')).toHaveCount(3)
})

test('a click on the label checks its row, and the checkbox of the header can be hidden', async ({ demo }) => {
  const table = await demo(page, 'label-and-header')
  await table.getByText('程之焕').click()
  await expect(box(row(table, '程之焕'))).toHaveClass(/is--checked/)
  await expect(headerBox(table)).toHaveCount(1)
  await table.getByLabel('表头显示全选').uncheck()
  await expect(headerBox(table)).toHaveCount(0)
  await expect(table.locator('.vxe-header--column').first()).toHaveText('姓名')
})

test('buttons check, toggle, uncheck and delete rows', async ({ demo }) => {
  const table = await demo(page, 'select-by-buttons')
  const press = (name: string) => table.getByRole('button', { name }).click()
  await press('勾选设计师')
  await expect(checkedBoxes(table)).toHaveCount(2)
  await press('切换第一行')
  await expect(box(row(table, '顾明澈'))).toHaveClass(/is--checked/)
  await press('全部勾选')
  await expect(checkedBoxes(table)).toHaveCount(7)
  await press('清除勾选')
  await expect(checkedBoxes(table)).toHaveCount(0)
  await press('勾选设计师')
  await press('删除勾选的行')
  await expect(table.locator('.vxe-body--row')).toHaveCount(5)
  await expect(row(table, '设计师')).toHaveCount(0)
})

test('checked rows are kept on other pages, and a button unchecks the rows of all pages', async ({ demo }) => {
  const table = await demo(page, 'keep-across-pages')
  await box(row(table, '10002')).click()
  await table.locator('.vxe-pager--num-btn', { hasText: /^2$/ }).click()
  await box(row(table, '10007')).click()
  await expect(table).toContainText('勾选的行: 10002, 10007')
  await table.locator('.vxe-pager--num-btn', { hasText: /^1$/ }).click()
  await expect(box(row(table, '10002'))).toHaveClass(/is--checked/)
  await table.getByRole('button', { name: '取消所有页的勾选' }).click()
  await expect(checkedBoxes(table)).toHaveCount(0)
  await table.locator('.vxe-pager--num-btn', { hasText: /^2$/ }).click()
  await expect(row(table, '10007')).toBeVisible()
  await expect(checkedBoxes(table)).toHaveCount(0)
})

test('arrow keys move the current row, and the space bar checks it', async ({ demo, page: tab }) => {
  const table = await demo(page, 'select-by-keyboard')
  await row(table, '顾明澈')
    .locator('td')
    .first()
    .click({ position: { x: 50, y: 20 } })
  await tab.keyboard.press('ArrowDown')
  await tab.keyboard.press('ArrowDown')
  await tab.keyboard.press(' ')
  await expect(table.locator('.row--checked')).toHaveText([/陆远舟/])
  await tab.keyboard.press('ArrowUp')
  await tab.keyboard.press(' ')
  await expect(table.locator('.row--checked')).toHaveText([/周以宁/, /陆远舟/])
})
