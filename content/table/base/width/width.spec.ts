import type { Locator } from '@playwright/test'
import { dragAcross } from '../../../../e2e/drag.ts'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/width'

const header = (table: Locator, title: string) => table.locator('.vxe-header--column', { hasText: title })
const width = async (element: Locator) => Math.round((await element.boundingBox())!.width)
const shown = async (table: Locator): Promise<number[]> =>
  (await table.locator('.vxe-body--row td').allTextContents()).map(text => Number.parseInt(text, 10))

test('a width in pixels is fixed, a percentage depends on the table width, the rest is distributed', async ({
  demo
}) => {
  const table = await demo(page, 'four-ways')
  const whole = await table.locator('.vxe-table').evaluate(element => element.clientWidth)
  await expect.poll(async () => (await shown(table)).reduce((sum, size) => sum + size)).toBeGreaterThan(whole - 6)
  const [pixels = 0, percent = 0, least = 0, leastPercent = 0, none = 0] = await shown(table)
  expect(pixels).toBe(100)
  expect(Math.abs(percent - whole * 0.2)).toBeLessThan(4)
  expect(Math.abs(least - none - 120)).toBeLessThan(4)
  expect(Math.abs(leastPercent - none - whole * 0.1)).toBeLessThan(4)
  await table.getByRole('slider').fill('30')
  await expect.poll(async () => (await shown(table))[4]).toBe(40)
  const [stillPixels, , stillLeast] = await shown(table)
  expect(stillPixels).toBe(100)
  expect(stillLeast).toBe(120)
})

test('narrow columns leave empty space, a column with min-width fills it, and wide columns scroll', async ({
  demo
}) => {
  const table = await demo(page, 'narrower-or-wider')
  const body = table.locator('.vxe-table--body-wrapper')
  const filled = async () => (await width(table.locator('.vxe-table--body'))) / (await width(body))
  await expect.poll(filled).toBeLessThan(0.6)
  await table.getByLabel('所在地改用 min-width').check()
  await expect.poll(filled).toBeGreaterThan(0.99)
  await table.getByLabel('fit').uncheck()
  await expect.poll(() => width(header(table, '所在地'))).toBe(150)
  await table.getByLabel('所在地改用 min-width').uncheck()
  await table.getByText('合计偏大').click()
  await expect.poll(() => body.evaluate(element => element.scrollWidth > element.clientWidth)).toBe(true)
})

test('default widths apply to columns without a width, the default width also to columns with a min-width', async ({
  demo
}) => {
  const stage = await demo(page, 'default-widths')
  const [flexible, rigid] = [stage.locator('.vxe-table').first(), stage.locator('.vxe-table').last()]
  expect(await width(header(flexible, '姓名'))).toBeGreaterThan(121)
  expect((await width(header(flexible, '职务'))) - (await width(header(flexible, '姓名')))).toBeGreaterThan(56)
  expect(await width(header(rigid, '职务'))).toBe(120)
  expect(await width(header(rigid, '所在地'))).toBeGreaterThan(200)
})

test('columns become as wide as their longest text', async ({ demo }) => {
  const table = await demo(page, 'width-of-content')
  const cutTexts = () =>
    table
      .locator('.vxe-cell')
      .evaluateAll(cells =>
        cells
          .filter(cell => cell.scrollWidth > cell.clientWidth)
          .map(cell => `${cell.textContent} ${cell.scrollWidth} ${cell.clientWidth}`)
      )
  await expect.poll(() => width(header(table, '负责人'))).not.toBe(100)
  await expect.poll(cutTexts).toEqual([])
  const before = await width(header(table, '文件名'))
  await table.getByRole('button', { name: '更换数据' }).click()
  await expect.poll(() => width(header(table, '文件名'))).toBeGreaterThan(before + 100)
  await expect.poll(cutTexts).toEqual([])
})

test('a new column width applies immediately, after dragging only when the drag is reset', async ({ demo }) => {
  const table = await demo(page, 'change-width')
  await table.getByRole('button', { name: '加宽 40' }).click()
  await expect.poll(() => width(header(table, '姓名'))).toBe(160)
  await dragAcross(header(table, '姓名').locator('.vxe-resizable'), 100)
  await expect.poll(() => width(header(table, '姓名'))).toBe(260)
  await table.getByRole('button', { name: '加宽 40' }).click()
  await table.getByRole('button', { name: '读取列宽' }).click()
  await expect(table).toContainText('姓名 260')
  await table.getByRole('button', { name: '撤销拖动' }).click()
  await expect(table).toContainText('姓名 200')
})
