import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/stripe'

const rows = (table: Locator) => table.locator('.vxe-body--row')
const rowColors = (table: Locator) =>
  rows(table).evaluateAll(list => list.map(row => getComputedStyle(row).backgroundColor))
/** The colors as small numbers, in the order in which they occur: "0101". */
const pattern = async (table: Locator) => {
  const found = await rowColors(table)
  const kinds = [...new Set(found)]
  return found.map(color => kinds.indexOf(color)).join('')
}

test('every second visible row has a stripe color, also after a node collapses', async ({ demo }) => {
  const table = await demo(page, 'visible-rows')
  await expect(rows(table)).toHaveCount(6)
  expect(await pattern(table)).toBe('010101')
  await table.locator('.vxe-tree--btn-wrapper').first().click()
  await expect(rows(table)).toHaveCount(4)
  await expect.poll(() => pattern(table)).toBe('0101')
})

test('rows of the same level have the same color', async ({ demo }) => {
  const table = await demo(page, 'by-level')
  await expect(rows(table)).toHaveCount(8)
  expect(await pattern(table)).toBe('01221011')
})

test('subtrees have alternating colors, also after sorting', async ({ demo }) => {
  const table = await demo(page, 'by-root')
  await expect(rows(table)).toHaveCount(7)
  expect(await pattern(table)).toBe('0001100')
  await table.locator('.vxe-sort--asc-btn').click()
  await expect(rows(table).first()).toContainText('订单 1002')
  await expect.poll(() => pattern(table)).toBe('0011100')
})
