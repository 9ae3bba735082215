import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/stripe'

const rows = (table: Locator) => table.locator('.vxe-body--row')
const colours = (table: Locator) =>
  rows(table).evaluateAll(list => list.map(row => getComputedStyle(row).backgroundColor))

test('every second row has a stripe color, also after sorting', async ({ demo, page: tab }) => {
  const table = await demo(page, 'stripe-rows')
  const check = async () => {
    const found = await colours(table)
    expect(new Set([found[1], found[3], found[5]]).size).toBe(1)
    expect(found[0]).not.toBe(found[1])
    expect(found[2]).toBe(found[0])
  }
  await tab.mouse.move(0, 0)
  await check()
  await table.locator('.vxe-header--column', { hasText: '年龄' }).getByText('年龄').click()
  await expect(rows(table).first()).toContainText('28')
  await check()
  await table.getByLabel('斑马纹').uncheck()
  await expect.poll(async () => new Set(await colours(table)).size).toBe(1)
})

test('striped rows and the hovered row have custom colors', async ({ demo }) => {
  const table = await demo(page, 'stripe-colour')
  await expect(rows(table).nth(1)).toHaveCSS('background-color', 'rgba(64, 158, 255, 0.09)')
  await rows(table).nth(1).hover()
  await expect(rows(table).nth(1)).toHaveCSS('background-color', 'rgba(64, 158, 255, 0.18)')
})

test('adjacent rows with the same role have the same color', async ({ demo }) => {
  const table = await demo(page, 'stripe-groups')
  const roles = await rows(table).evaluateAll(list => list.map(row => row.querySelector('td')!.textContent!.trim()))
  const found = await colours(table)
  expect(new Set(found).size).toBe(2)
  expect(found.map((colour, index) => index > 0 && colour === found[index - 1])).toEqual(
    roles.map((role, index) => index > 0 && role === roles[index - 1])
  )
})

test('a tree of flat data has stripes in display order', async ({ demo }) => {
  const table = await demo(page, 'stripe-tree')
  await expect(rows(table)).toHaveCount(5)
  expect(await rows(table).evaluateAll(list => list.map(row => row.classList.contains('row--stripe')))).toEqual([
    false,
    true,
    false,
    true,
    false
  ])
  await table.locator('.vxe-tree--btn-wrapper').first().click()
  await expect(rows(table)).toHaveCount(3)
  expect(await rows(table).evaluateAll(list => list.map(row => row.classList.contains('row--stripe')))).toEqual([
    false,
    true,
    false
  ])
})
