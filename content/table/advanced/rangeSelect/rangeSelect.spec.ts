import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/rangeSelect'

const row = (table: Locator, id: number) => table.locator('.vxe-body--row', { hasText: String(id) })
const box = (table: Locator, id: number) => row(table, id).locator('.vxe-cell--checkbox')
const checked = (table: Locator) => table.locator('.vxe-body--row.row--checked')
const ids = (...all: number[]) => all.map(id => new RegExp(String(id)))

/** Drags in the checkbox column from the middle of one row by a number of pixels. */
async function drag(page: Page, table: Locator, from: number, by: number, key?: 'Control') {
  const start = (await row(table, from).locator('td').first().boundingBox())!
  const [x, y] = [start.x + 90, start.y + start.height / 2]
  await page.mouse.move(x, y)
  if (key) await page.keyboard.down(key)
  await page.mouse.down()
  await page.mouse.move(x + 5, y + Math.sign(by) * 5, { steps: 2 })
  await page.mouse.move(x + 10, y + by, { steps: 8 })
  return async () => {
    await page.mouse.up()
    if (key) await page.keyboard.up(key)
  }
}

test('Shift+click checks the rows between the first checked row and the clicked row', async ({ demo }) => {
  const table = await demo(path, 'shift-click')
  const status = table.getByRole('status')
  await box(table, 10002).click()
  await expect(status).toHaveText('checkbox-change: 勾选 1 行')
  await box(table, 10005).click({ modifiers: ['Shift'] })
  await expect(status).toHaveText('checkbox-range-select: 范围内 4 行，勾选 3 行')
  await expect(checked(table)).toHaveText(ids(10002, 10004, 10005))
  await box(table, 10007).click()
  await box(table, 10006).click({ modifiers: ['Shift'] })
  await expect(checked(table)).toHaveText(ids(10002, 10004, 10005, 10006))
})

test('Shift+click checks or unchecks the rows from the last clicked row, the remaining rows are unchanged', async ({
  demo
}) => {
  const table = await demo(path, 'from-last-row')
  const status = table.getByRole('status')
  await box(table, 10001).click()
  await box(table, 10004).click()
  await box(table, 10006).click({ modifiers: ['Shift'] })
  await expect(status).toHaveText('勾选的编号: 10001, 10004, 10005, 10006')
  await box(table, 10005).click({ modifiers: ['Shift'] })
  await expect(status).toHaveText('勾选的编号: 10001, 10004')
  await table.locator('.vxe-sort--asc-btn').click()
  await expect(table.locator('.vxe-body--row').first()).toContainText('10007')
  await box(table, 10007).click()
  await box(table, 10006).click({ modifiers: ['Shift'] })
  await expect(checked(table)).toHaveText(ids(10007, 10005, 10006, 10004, 10001))
})

test('dragging checks the rows in the range and unchecks the remaining rows, with Ctrl only the range changes', async ({
  demo,
  page
}) => {
  const table = await demo(path, 'drag-rows')
  const release = await drag(page, table, 10002, 95)
  await expect(checked(table)).toHaveText(ids(10002, 10003, 10004))
  await release()
  await expect(table.locator('li').last()).toHaveText('checkbox-range-end: 勾选 3 行')
  await (
    await drag(page, table, 10005, -25)
  )()
  await expect(checked(table)).toHaveText(ids(10004, 10005))
  await (
    await drag(page, table, 10001, 95, 'Control')
  )()
  await expect(checked(table)).toHaveText(ids(10001, 10002, 10003, 10004, 10005))
  await (
    await drag(page, table, 10003, 95, 'Control')
  )()
  await expect(checked(table)).toHaveText(ids(10001, 10002))
})

test('dragging below the table scrolls the table and checks more rows', async ({ demo, page }) => {
  const table = await demo(path, 'drag-rows')
  const release = await drag(page, table, 10004, 260)
  await expect(row(table, 10030)).toBeInViewport()
  await expect.poll(() => checked(table).count()).toBeGreaterThan(20)
  await release()
  await expect(table.locator('li').last()).toContainText('checkbox-range-end')
})
