import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/autoBreak'

const height = async (element: Locator) => Math.round((await element.boundingBox())!.height)
const row = (table: Locator, index: number) => table.locator('.vxe-body--row').nth(index)

test('long text and long titles wrap, and line breaks in the data are kept', async ({ demo }) => {
  const table = await demo(page, 'wrap-lines')
  expect(await height(row(table, 0))).toBeGreaterThan(60)
  expect(await height(table.locator('.vxe-header--row'))).toBeGreaterThan(60)
  const label = row(table, 1).locator('td').nth(1).locator('.vxe-cell--label')
  expect(
    await label.evaluate(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(rect => rect.top)).size
    })
  ).toBeGreaterThanOrEqual(3)
})

test('only the column with show-overflow disabled wraps its text', async ({ demo }) => {
  const table = await demo(page, 'wrap-one-column')
  await expect.poll(() => height(row(table, 0))).toBeGreaterThan(56)
  await expect(row(table, 0).locator('td').last()).toHaveClass(/col--ellipsis/)
  await expect(row(table, 0).locator('td').nth(1)).not.toHaveClass(/col--ellipsis/)
  await table.getByLabel('意见列自动换行').uncheck()
  await expect.poll(() => height(row(table, 0))).toBe(40)
})

test('class names keep words whole and spaces unchanged', async ({ demo }) => {
  const table = await demo(page, 'break-between-words')
  const styles = (column: number) =>
    row(table, 0)
      .locator('.vxe-cell')
      .nth(column)
      .evaluate(cell => {
        const { wordBreak, whiteSpace } = getComputedStyle(cell)
        return [wordBreak, whiteSpace]
      })
  expect(await styles(0)).toEqual(['break-all', 'pre-line'])
  expect(await styles(1)).toEqual(['normal', 'pre-line'])
  expect(await styles(2)).toEqual(['normal', 'pre-wrap'])
  const start = (column: number) =>
    row(table, 2)
      .locator('.vxe-cell--label')
      .nth(column)
      .evaluate(label => {
        const node = label.firstChild!
        const range = document.createRange()
        const at = node.textContent!.indexOf('start')
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        return Math.round(range.getBoundingClientRect().left - label.getBoundingClientRect().left)
      })
  expect(await start(1)).toBe(0)
  expect(await start(2)).toBeGreaterThan(8)
})

test('two lines of a cell are shown, and buttons expand and collapse the whole text', async ({ demo }) => {
  const table = await demo(page, 'two-lines-at-most')
  const text = row(table, 0).locator('.vxe-cell > div')
  await expect.poll(() => text.evaluate(element => element.scrollHeight > element.clientHeight)).toBe(true)
  const clamped = await height(text)
  await row(table, 0).getByRole('button', { name: '展开全文' }).click()
  await expect.poll(() => height(text)).toBeGreaterThan(clamped)
  await row(table, 0).getByRole('button', { name: '收起' }).click()
  await expect.poll(() => height(text)).toBe(clamped)
})
