import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/edit/events'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('clicks on a cell, the next cell, a disabled cell and outside fire their events in order', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'event-order')
  const lines = table.locator('ol[aria-live]').locator('li')
  const clear = () => table.getByRole('button', { name: '清空' }).click()
  await cell(table, 1, 1).click()
  await expect(lines).toHaveText([
    'cell-click 10001 name=顾明澈',
    'beforeEditMethod 10001 name=顾明澈',
    'edit-activated 10001 name=顾明澈',
    'afterEditMethod 10001 name=顾明澈'
  ])
  await browser.locator('h1').click()
  await expect(lines.last()).toHaveText('edit-closed 10001 name=顾明澈')
  await clear()
  await cell(table, 1, 1).click()
  await expect(cell(table, 1, 1).locator('input')).toBeFocused()
  await cell(table, 1, 1).locator('input').fill('顾明')
  await clear()
  await expect(table.locator('td input')).toHaveCount(0)
  await cell(table, 2, 3).click()
  await expect(lines.last()).toHaveText('edit-disabled 10002 age=35')
  await clear()
  await cell(table, 1, 1).click()
  await expect(lines.last()).toContainText('afterEditMethod')
  await cell(table, 1, 2).click()
  await expect(lines.last()).toContainText('afterEditMethod 10001 role')
  await expect(lines).toHaveText(
    [
      'cell-click 10001 name=顾明',
      'beforeEditMethod 10001 name=顾明',
      'edit-activated 10001 name=顾明',
      'afterEditMethod 10001 name=顾明',
      'cell-click 10001 role=产品经理',
      'beforeEditMethod 10001 role=产品经理',
      'edit-closed 10001 name=顾明',
      'edit-activated 10001 role=产品经理',
      'afterEditMethod 10001 role=产品经理'
    ].slice(-6)
  )
})

test('a double-click fires two cell-click events first', async ({ demo }) => {
  const table = await demo(page, 'event-order')
  await table.getByText('dblclick', { exact: true }).click()
  await cell(table, 2, 1).dblclick()
  await expect(table.locator('ol[aria-live]').locator('li').last()).toContainText('afterEditMethod')
  await expect(table.locator('ol[aria-live]').locator('li')).toHaveText([
    /^cell-click/,
    /^cell-click/,
    /^beforeEditMethod/,
    /^edit-activated/,
    /^cell-dblclick/,
    /^afterEditMethod/
  ])
})

test('event handlers of edit inputs receive the row of the cell', async ({ demo, page: browser }) => {
  const table = await demo(page, 'editor-events')
  const last = table.locator('ol[aria-live]').locator('li').last()
  await cell(table, 1, 1).click()
  await cell(table, 1, 1).locator('input').fill('躺椅')
  await expect(last).toHaveText('input 躺椅，行数据仍是折叠椅')
  await cell(table, 1, 2).click()
  await cell(table, 1, 2).locator('input').click()
  await browser.locator('.vxe-select--panel:visible').getByText('盏', { exact: true }).click()
  await expect(last).toHaveText('change 盏，行数据已经是盏')
  await cell(table, 1, 3).click()
  await cell(table, 1, 3).locator('input').fill('9')
  await cell(table, 1, 3).locator('input').click({ button: 'right' })
  await expect(last).toHaveText('contextmenu 躺椅')
  await browser.keyboard.press('Enter')
  await expect(last).toHaveText('Enter，数量 9')
  await expect(table.locator('td input')).toHaveCount(0)
})
