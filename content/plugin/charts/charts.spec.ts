import type { Locator } from '@playwright/test'
import { coldTest, expect, test } from '../../../e2e/site.ts'

const route = '/plugin/charts'

const cell = (stage: Locator, row: number, column: number) =>
  stage.locator('.vxe-body--row').nth(row).locator('td').nth(column)
/** All texts of the chart, which is SVG: the names of the legend and the labels. */
const texts = (stage: Locator) => stage.locator('.chart svg text').allTextContents()

coldTest('the chart shows a series for each checked row, and the page requests echarts', async ({ demo, page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const stage = await demo(route, 'ticked-rows')
  await expect.poll(() => texts(stage)).toEqual(expect.arrayContaining(['华东', '西南', 'Q1', 'Q4']))
  expect(asked.some(address => /echarts/.test(address))).toBe(true)
  await cell(stage, 1, 1).click()
  await expect.poll(() => texts(stage)).toContain('华南')
  await cell(stage, 0, 1).click()
  await expect
    .poll(async () => (await texts(stage)).filter(text => /^[华西]/.test(text)).sort())
    .toEqual(['华南', '西南'])
  await expect(stage.locator('[role=img].chart')).toHaveAccessibleName('柱状图: 华南, 西南')
})

test('dragging, Shift+click and the arrow keys select the range of cells for the chart', async ({ demo, page }) => {
  const stage = await demo(route, 'cell-range')
  const status = stage.getByRole('status')
  await expect(status).toHaveText('华东, 华南, 华北 × Q1, Q2, Q3, Q4')
  await cell(stage, 3, 2).hover()
  await page.mouse.down()
  await cell(stage, 2, 4).hover()
  await page.mouse.up()
  await expect(status).toHaveText('华北, 西南 × Q2, Q3, Q4')
  await expect(stage.locator('.in-range')).toHaveCount(6)
  await expect
    .poll(async () => (await texts(stage)).filter(text => /^([华西]|Q\d)/.test(text)).sort())
    .toEqual(['Q2', 'Q3', 'Q4', '华北', '西南'])
  await cell(stage, 4, 3).click({ modifiers: ['Shift'] })
  await expect(status).toHaveText('西南, 东北 × Q2, Q3')
  await stage.getByRole('group').focus()
  await page.keyboard.press('ArrowUp')
  await expect(status).toHaveText('西南 × Q3')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(status).toHaveText('西南 × Q2, Q3')
})

test('a typed value updates the percentages and the chart, and a click on a bar sets the current row', async ({
  demo
}) => {
  const stage = await demo(route, 'live-edit')
  await expect(cell(stage, 0, 2)).toHaveText('38.6%')
  await cell(stage, 0, 1).click()
  await cell(stage, 0, 1).locator('input').fill('0')
  await expect(cell(stage, 1, 2)).toHaveText('42.6%')
  await expect(stage.locator('[role=img].chart')).toHaveAccessibleName('华东 0, 华南 340, 华北 248, 西南 210')
  const bars = stage.locator('.chart svg path[fill="#3b82c4"]')
  // A click needs mousedown and mouseup on the same shape, and each render of the chart may create new shapes.
  await expect(async () => {
    await bars.last().click()
    await expect(stage.locator('.row--current')).toContainText('西南', { timeout: 500 })
  }).toPass()
})

test('typing a number updates the trend line in the same row', async ({ demo }) => {
  const stage = await demo(route, 'trend-in-cell')
  const trend = cell(stage, 0, 1).getByRole('img')
  await expect(trend).toHaveAccessibleName('华东 320, 410, 388, 502')
  await expect(trend.locator('polyline')).toHaveAttribute('points', '5,22.0 35,12.1 65,14.5 95,2.0')
  await cell(stage, 0, 2).click()
  await cell(stage, 0, 2).locator('input').fill('100')
  await expect(trend).toHaveAccessibleName('华东 320, 410, 388, 100')
  await expect(trend.locator('polyline')).toHaveAttribute('points', '5,7.8 35,2.0 65,3.4 95,22.0')
})
