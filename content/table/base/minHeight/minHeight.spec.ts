import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/minHeight'

const height = async (element: Locator) => Math.round((await element.boundingBox())!.height)

test('a table with few rows has the minimum height, a table with more rows is taller', async ({ demo }) => {
  const stage = await demo(page, 'min-height')
  const table = stage.locator('.vxe-table')
  await expect.poll(() => height(table)).toBe(240)
  await stage.getByText('2 行').click()
  await expect(stage.locator('.vxe-body--row')).toHaveCount(2)
  await expect.poll(() => height(table)).toBe(240)
  await stage.getByText('8 行').click()
  await expect.poll(() => height(table)).toBe(360)
})

test('without a minimum height the table is only as tall as its row', async ({ demo }) => {
  const stage = await demo(page, 'no-min-height')
  const tables = stage.locator('.vxe-table')
  await expect.poll(() => height(tables.first())).toBe(144)
  await expect.poll(() => height(tables.last())).toBeLessThan(80)
})

test('a table without a minimum height has the minimum 0', async ({ demo }) => {
  const stage = await demo(page, 'no-min-height')
  const minimum = await stage
    .locator('.vxe-table')
    .last()
    .evaluate(element => (element as unknown as { __vue__: { customMinHeight: number } }).__vue__.customMinHeight)
  expect(minimum).toBe(0)
})

test('the table height stays between minimum and maximum', async ({ demo }) => {
  const stage = await demo(page, 'min-and-max')
  const table = stage.locator('.vxe-table')
  for (const [rows, expected] of [
    ['0', 200],
    ['6', 280],
    ['15', 320]
  ] as const) {
    await stage.getByRole('slider').fill(rows)
    await expect.poll(() => height(table)).toBe(expected)
  }
})
