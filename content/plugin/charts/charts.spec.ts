import type { Locator } from '@playwright/test'
import { expect, test } from '../../../e2e/site.ts'

const route = '/plugin/charts'

const cell = (stage: Locator, row: number, column: number) => stage.locator('.vxe-body--row').nth(row).locator('td').nth(column)
/** Names of the legend, in order; all texts of the chart are SVG. */
const texts = (stage: Locator) => stage.locator('.chart svg text').allTextContents()

test('ticked rows become series, and the package comes with the chart', async ({ demo, page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const stage = await demo(route, 'ticked-rows')
  await expect.poll(() => texts(stage)).toEqual(expect.arrayContaining(['华东', '西南', 'Q1', 'Q4']))
  expect(asked.some(address => /echarts/.test(address))).toBe(true)
  await cell(stage, 1, 1).click()
  await expect.poll(() => texts(stage)).toContain('华南')
  await cell(stage, 0, 1).click()
  await expect.poll(() => texts(stage)).not.toContain('华东')
  await expect(stage.locator('[role=img].chart')).toHaveAccessibleName('柱状图: 华南, 西南')
})

test('dragging, shift and the arrow keys choose the cells that are drawn', async ({ demo, page }) => {
  const stage = await demo(route, 'cell-range')
  const status = stage.getByRole('status')
  await expect(status).toHaveText('华东, 华南, 华北 × Q1, Q2, Q3, Q4')
  await cell(stage, 3, 2).hover()
  await page.mouse.down()
  await cell(stage, 2, 4).hover()
  await page.mouse.up()
  await expect(status).toHaveText('华北, 西南 × Q2, Q3, Q4')
  await expect(stage.locator('.in-range')).toHaveCount(6)
  await expect.poll(() => texts(stage)).toEqual(expect.arrayContaining(['华北', '西南', 'Q2', 'Q4']))
  expect(await texts(stage)).not.toContain('Q1')
  await cell(stage, 4, 3).click({ modifiers: ['Shift'] })
  await expect(status).toHaveText('西南, 东北 × Q2, Q3')
  await stage.getByRole('group').focus()
  await page.keyboard.press('ArrowUp')
  await expect(status).toHaveText('西南 × Q3')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(status).toHaveText('西南 × Q2, Q3')
})

test('each key in a cell is drawn, and rows and bars point at one another', async ({ demo }) => {
  const stage = await demo(route, 'live-edit')
  await expect(cell(stage, 0, 2)).toHaveText('38.6%')
  await cell(stage, 0, 1).click()
  await cell(stage, 0, 1).locator('input').fill('0')
  await expect(cell(stage, 1, 2)).toHaveText('42.6%')
  await expect(stage.locator('[role=img].chart')).toHaveAccessibleName('华东 0, 华南 340, 华北 248, 西南 210')
  const bars = stage.locator('.chart svg path[fill="#3b82c4"]')
  // A press and a release count as a click only on the same shape, and each drawing may make new ones.
  await expect(async () => {
    await bars.last().click()
    await expect(stage.locator('.row--current')).toContainText('西南', { timeout: 500 })
  }).toPass()
})
