import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/line'

const rows = (table: Locator) => table.locator('.vxe-body--row')
const lines = (table: Locator) => table.locator('.vxe-tree--line')

/**
 * Returns true if the line of a row begins at the bottom of the row of its previous sibling and ends inside its own
 * row.
 */
const reach = (table: Locator, from: string, to: string) =>
  table.evaluate(
    (stage, [from, to]) => {
      const row = (text: string) =>
        [...stage.querySelectorAll('.vxe-body--row')].find(item => item.textContent!.includes(text))!
      const line = row(to).querySelector('.vxe-tree--line')!.getBoundingClientRect()
      const start = row(from).getBoundingClientRect()
      const end = row(to).getBoundingClientRect()
      return line.top > start.top && line.top <= start.bottom + 3 && line.bottom > end.top && line.bottom < end.bottom
    },
    [from, to] as const
  )

test('tree lines connect a node with its siblings, and can be hidden', async ({ demo }) => {
  const table = await demo(page, 'node-lines')
  await expect(lines(table)).toHaveCount(8)
  expect(await reach(table, '前端组', '后端组')).toBe(true)
  await table.getByRole('slider').fill('48')
  await expect(rows(table).nth(1).locator('.vxe-cell--tree-node')).toHaveCSS('padding-left', '48px')
  await table.getByText('连线').click()
  await expect(lines(table)).toHaveCount(0)
})

test('tree lines fit the row height of every table size', async ({ demo }) => {
  const table = await demo(page, 'table-sizes')
  for (const size of ['default', 'medium', 'small', 'mini']) {
    await table.getByText(size, { exact: true }).click()
    await expect(table.locator('.vxe-table')).toHaveClass(
      size === 'default' ? /vxe-table/ : new RegExp(`size--${size}`)
    )
    await expect(rows(table)).toHaveCount(7)
    await expect.poll(() => reach(table, '包裹 1', '包裹 2')).toBe(true)
  }
})

test('tree lines have a custom style and are shown in striped rows', async ({ demo }) => {
  const table = await demo(page, 'own-style')
  await expect(lines(table).nth(1)).toHaveCSS('border-left-style', 'solid')
  await expect(table.locator('.row--stripe')).toHaveCount(3)
  await rows(table).nth(1).locator('.vxe-tree--btn-wrapper').click()
  await expect(rows(table)).toHaveCount(4)
  expect(await reach(table, '首页', '登录')).toBe(true)
})

test('lines are rendered in a fixed column', async ({ demo }) => {
  const table = await demo(page, 'fixed-column')
  const fixed = table.locator('.vxe-table--fixed-left-wrapper')
  await expect(fixed.locator('.vxe-tree--line')).toHaveCount(9)
  await table.locator('.vxe-table--body-wrapper.body--wrapper').evaluate(body => body.scrollTo(400, 0))
  await expect(fixed.getByText('研发中心')).toBeInViewport()
})

test('a slot renders a guide line for each level with the height of the row', async ({ demo }) => {
  const table = await demo(page, 'own-lines')
  await expect(rows(table).nth(0).locator('.guide')).toHaveCount(0)
  await expect(rows(table).nth(2).locator('.guide')).toHaveCount(2)
  const { guide, cell } = await rows(table)
    .nth(1)
    .evaluate(row => ({
      guide: row.querySelector('.guide')!.getBoundingClientRect().height,
      cell: row.getBoundingClientRect().height
    }))
  expect(Math.abs(guide - cell)).toBeLessThan(3)
})
