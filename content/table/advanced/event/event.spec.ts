import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/event'

const cell = (table: Locator, text: string) => table.locator('.vxe-body--column', { hasText: text })
const header = (table: Locator, text: string) => table.locator('.vxe-header--column', { hasText: text })
const events = (table: Locator) => table.locator('ol[aria-live]').locator('li')
/** The names of the latest events, the newest first. */
const expectNames = (table: Locator, names: string[]) =>
  expect(table.locator('ol[aria-live]').locator('b')).toHaveText(names)

test('clicks in body, header and footer fire events with row, column and cell', async ({ demo }) => {
  const table = await demo(path, 'mouse-events')
  await cell(table, '周以宁').click()
  await expect(events(table).first()).toContainText(/^cell-click .*row: \{周以宁\}.*rowIndex: 1.*column: \{姓名\}/)
  await expect(events(table).first()).toContainText('cell: <td>')
  await header(table, '职务').click()
  await expect(events(table).first()).toContainText(/^header-cell-click .*column: \{职务\}/)
  await table.locator('.vxe-footer--column').last().click()
  await expect(events(table).first()).toContainText(/^footer-cell-click .*items: \[3\]/)
  await expectNames(table, ['footer-cell-click', 'header-cell-click', 'cell-click'])
})

test('a double-click fires two cell-click events, then cell-dblclick', async ({ demo }) => {
  const table = await demo(path, 'mouse-events')
  await cell(table, '陆远舟').dblclick()
  await expectNames(table, ['cell-dblclick', 'cell-click', 'cell-click'])
})

test('a right-click in body, header and footer fires a menu event, then menu-click', async ({ demo, page }) => {
  const table = await demo(path, 'mouse-events')
  const item = page.locator('.vxe-table--context-menu-wrapper.is--visible').getByText('查看单元格')
  await cell(table, '周以宁').click({ button: 'right' })
  await expect(events(table).first()).toContainText(/^cell-menu .*row: \{周以宁\}/)
  await item.click()
  await expect(events(table).first()).toContainText(/^menu-click .*menu: \{查看单元格\}/)
  await expect(item).toHaveCount(0)
  await header(table, '姓名').click({ button: 'right' })
  await expect(events(table).first()).toContainText(/^header-cell-menu .*column: \{姓名\}/)
  await item.click()
  await table.locator('.vxe-footer--column').first().click({ button: 'right' })
  await expect(events(table).first()).toContainText('footer-cell-menu')
  await item.click()
  await expect(events(table).first()).toContainText('menu-click')
})

test('a click on a sort icon does not fire header-cell-click', async ({ demo }) => {
  const table = await demo(path, 'mouse-events')
  await table.locator('.vxe-sort--asc-btn').click()
  await expect(table.locator('.vxe-body--row').first()).toContainText('32')
  await expectNames(table, [])
})

test('hovering over a cell updates the shown row and column', async ({ demo }) => {
  const table = await demo(path, 'mouse-events')
  await cell(table, '周以宁').hover()
  await expect(table).toContainText('鼠标所在的单元格：周以宁, 姓名')
  await header(table, '姓名').hover()
  await expect(table).toContainText('鼠标所在的单元格：无')
})

test('arrow keys fire cell-selected, and Esc while editing fires three keydown events', async ({ demo, page }) => {
  const table = await demo(path, 'keyboard-events')
  await cell(table, '顾明澈').click()
  await expect(events(table).first()).toContainText(/^cell-selected .*row: \{顾明澈\}/)
  await page.keyboard.press('ArrowDown')
  await expect(table.locator('ol[aria-live]')).toContainText('keydown key: ArrowDown')
  await expect(events(table).filter({ hasText: 'cell-selected' }).first()).toContainText('row: {周以宁}')
  await cell(table, '陆远舟').dblclick()
  await expect(table.locator('.col--active input')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(table.locator('.col--active')).toHaveCount(0)
  await expect(events(table).filter({ hasText: 'Escape' })).toHaveText([
    'keydown-end key: Escape',
    'keydown key: Escape',
    'keydown-start key: Escape'
  ])
})

test('a cell is copied, cut and pasted', async ({ demo, page }) => {
  const table = await demo(path, 'copy-paste')
  await cell(table, '投影仪').click()
  await expect(table.locator('.col--selected')).toHaveText('投影仪')
  await page.keyboard.press('Control+c')
  await expect(table.getByRole('status')).toHaveText('已复制：投影仪')
  await cell(table, '白板').click()
  await page.keyboard.press('Control+v')
  await expect(table.getByRole('status')).toHaveText('已粘贴：投影仪')
  await expect(table.locator('.vxe-body--row').first().locator('td').first()).toHaveText('投影仪')
  await cell(table, '转接头').click()
  await page.keyboard.press('Control+x')
  await expect(cell(table, '转接头')).toHaveCount(0)
})

test('checkboxes, radio buttons, expand icons, sorting and row clicks fire events with the new state', async ({
  demo
}) => {
  const table = await demo(path, 'state-events')
  const row = table.locator('.vxe-body--row', { hasText: '周以宁' })
  await row.locator('.vxe-checkbox--icon').click()
  await expect(events(table).first()).toContainText(/^checkbox-change records: \[1\].*checked: true/)
  await expectNames(table, ['checkbox-change', 'checkbox-range-end', 'checkbox-range-start'])
  await row.locator('.vxe-radio--icon').click()
  await expect(events(table).first()).toContainText(/^radio-change .*newValue: \{周以宁\}/)
  await row.locator('.vxe-table--expanded').click()
  await expect(events(table).first()).toContainText(/^toggle-row-expand expanded: true/)
  await expect(table.locator('.vxe-body--expanded-row')).toHaveText('成都市高新区')
  await table.locator('.vxe-sort--desc-btn').click()
  await expect(events(table).first()).toContainText(/^sort-change .*order: desc/)
  await table.getByText('测试工程师').click()
  await expect(events(table).first()).toContainText(/^current-change .*newValue: \{陆远舟\}/)
})

test('filtering fires filter-visible, filter-change and filter-visible', async ({ demo }) => {
  const table = await demo(path, 'state-events')
  await table.locator('.vxe-filter--btn').click()
  await expect(events(table).first()).toContainText(/^filter-visible .*visible: true/)
  const panel = table.locator('.vxe-table--filter-wrapper')
  await panel.getByText('设计师', { exact: true }).click()
  await panel.getByRole('button', { name: '筛选' }).click()
  await expectNames(table, ['filter-visible', 'filter-change', 'filter-visible'])
  await expect(events(table).first()).toContainText('visible: false')
  await expect(table.locator('.vxe-body--row')).toHaveCount(1)
})

test('dragging over checkboxes fires the start, change and end events of checkbox-range', async ({ demo, page }) => {
  const table = await demo(path, 'state-events')
  const box = async (name: string) =>
    (await table.locator('.vxe-body--row', { hasText: name }).locator('td').first().boundingBox())!
  const from = await box('周以宁')
  const to = await box('程之焕')
  await page.mouse.move(from.x + 48, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 50, from.y + 30, { steps: 3 })
  await page.mouse.move(to.x + 52, to.y + 20, { steps: 5 })
  await page.mouse.up()
  await expect(events(table).first()).toContainText(/^checkbox-range-end records: \[3\]/)
  await expect(events(table).last()).toContainText('checkbox-range-start')
  await expect(events(table).nth(1)).toContainText('checkbox-range-change')
})
