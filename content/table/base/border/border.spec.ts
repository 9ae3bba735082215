import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/border'

/** Returns the number of lines of a cell and the width of the frame. */
const lines = (table: Locator) =>
  table.locator('.vxe-table').evaluate(element => {
    const images = getComputedStyle(element.querySelector('.vxe-body--column')!).backgroundImage
    const frame = getComputedStyle(element.querySelector('.vxe-table--border-line')!)
    return {
      cell: images === 'none' ? 0 : images.split('linear-gradient').length - 1,
      frame: frame.display === 'none' ? 'none' : frame.borderWidth
    }
  })

test('each border option shows different cell lines and a different frame', async ({ demo }) => {
  const table = await demo(page, 'border-kinds')
  const expected = {
    default: { cell: 1, frame: '1px' },
    full: { cell: 2, frame: '1px' },
    outer: { cell: 0, frame: '1px' },
    inner: { cell: 1, frame: '0px 0px 1px' },
    none: { cell: 0, frame: 'none' }
  }
  for (const [kind, drawn] of Object.entries(expected)) {
    await table.getByText(kind, { exact: true }).click()
    await expect(table.locator('.vxe-table')).toHaveClass(new RegExp(`border--${kind}`))
    expect(await lines(table)).toEqual(drawn)
  }
})

test('full lines separate grouped headers', async ({ demo }) => {
  const table = await demo(page, 'border-full')
  await expect(table.locator('.vxe-table')).toHaveClass(/border--full/)
  await expect(table.locator('.vxe-header--row')).toHaveCount(2)
  expect((await lines(table)).cell).toBe(2)
  await expect(table.locator('.vxe-body--column.col--last').first()).toHaveCSS(
    'background-size',
    /^0(px)? 100%, 100% 1px$/
  )
})

test('the outer border is a frame around a table without header', async ({ demo }) => {
  const table = await demo(page, 'border-outer')
  await expect(table.locator('.vxe-table--header')).toHaveCount(0)
  expect(await lines(table)).toEqual({ cell: 0, frame: '1px' })
})

test('inner borders in a card are lines between the rows only', async ({ demo }) => {
  const table = await demo(page, 'border-inner')
  expect(await lines(table)).toEqual({ cell: 1, frame: 'none' })
})

test('without borders, short lines mark the resize handles of the columns', async ({ demo }) => {
  const table = await demo(page, 'border-none')
  expect(await lines(table)).toEqual({ cell: 0, frame: 'none' })
  await expect(table.locator('.vxe-resizable.is--line').first()).toBeVisible()
})

test('class names show a vertical line after a group of columns', async ({ demo }) => {
  const table = await demo(page, 'border-own-lines')
  const shadow = (column: number) =>
    table
      .locator('.vxe-body--row')
      .first()
      .locator('td')
      .nth(column)
      .evaluate(cell => getComputedStyle(cell).boxShadow)
  expect(await shadow(1)).toBe('none')
  expect(await shadow(2)).toContain('inset')
  expect((await lines(table)).cell).toBe(1)
})
