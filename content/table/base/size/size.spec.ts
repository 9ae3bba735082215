import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/size'

const height = async (element: Locator) => Math.round((await element.boundingBox())!.height)
const rowHeight = (table: Locator) => height(table.locator('.vxe-body--row').first())

test('each table size has a different row height', async ({ demo }) => {
  const table = await demo(page, 'table-sizes')
  for (const [name, expected] of [
    ['mini', 36],
    ['small', 40],
    ['medium', 44],
    ['默认', 48]
  ] as const) {
    await table.getByText(name, { exact: true }).click()
    await expect.poll(() => rowHeight(table)).toBe(expected)
  }
})

test('components in cells have the size of the table unless they set a different size', async ({ demo }) => {
  const table = await demo(page, 'size-in-cells')
  await expect(table.locator('.vxe-body--row').first().locator('.vxe-input').first()).toHaveClass(/size--mini/)
  await expect(table.getByRole('button', { name: '跟随' }).first()).toHaveClass(/size--mini/)
  await expect(table.getByRole('button', { name: '固定 medium' }).first()).toHaveClass(/size--medium/)
  expect(await height(table.getByRole('button', { name: '跟随' }).first())).toBeLessThan(
    await height(table.getByRole('button', { name: '固定 medium' }).first())
  )
})

test('the size of a grid applies to its toolbar, table and pager', async ({ demo }) => {
  const grid = await demo(page, 'size-of-grid')
  for (const size of ['mini', 'small', 'medium']) {
    for (const part of ['.vxe-toolbar', '.vxe-table', '.vxe-pager'])
      await expect(grid.locator(part)).toHaveClass(new RegExp(`size--${size}`))
    await grid.getByRole('button', { name: '切换尺寸' }).click()
  }
  await grid.locator('.vxe-pager--num-btn', { hasText: '2' }).click()
  await expect(grid.locator('.vxe-body--row').first()).toContainText('沈嘉禾')
})

test('the size of the page component applies to the components in its template', async ({ demo, page: tab }) => {
  const view = await demo(page, 'size-of-page')
  await expect.poll(() => rowHeight(view)).toBe(40)
  await view.locator('.vxe-select').click()
  await tab.locator('.vxe-select-option', { hasText: 'mini' }).click()
  await expect.poll(() => rowHeight(view)).toBe(36)
  await expect(view.getByRole('button', { name: '清空' })).toHaveClass(/size--mini/)
  await view.getByPlaceholder('姓名').fill('程')
  await expect(view.locator('.vxe-body--row')).toHaveText([/程之焕/])
})

test('a slider changes the row height and not the header height', async ({ demo }) => {
  const table = await demo(page, 'row-height')
  await expect.poll(() => rowHeight(table)).toBe(28)
  await table.getByRole('slider').fill('60')
  await expect.poll(() => rowHeight(table)).toBe(60)
  expect(await height(table.locator('.vxe-header--row'))).toBe(36)
})
