import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/span'

/** Each row as the texts of its cells, with the number of rows and columns of those that span. */
const cells = (table: Locator) =>
  table
    .locator('.vxe-body--row')
    .evaluateAll(rows =>
      rows.map(row =>
        [...(row as HTMLTableRowElement).cells]
          .map(cell =>
            [
              cell.innerText.trim(),
              cell.rowSpan > 1 ? `${cell.rowSpan}R` : '',
              cell.colSpan > 1 ? `${cell.colSpan}C` : ''
            ]
              .filter(Boolean)
              .join(' ')
          )
          .join(' | ')
      )
    )
const arrow = (table: Locator, text: string) =>
  table.locator('.vxe-body--row', { hasText: text }).first().locator('.vxe-tree--btn-wrapper')

test('rows with children are one merged cell across all columns, at every level', async ({ demo }) => {
  const table = await demo(page, 'heading-rows')
  await expect
    .poll(() => cells(table))
    .toEqual([
      '茶叶，2 种 3C',
      '龙井 | 168 | 30',
      '花茶，2 种 3C',
      '茉莉 | 48 | 120',
      '桂花 | 52 | 64',
      '瓷器，1 种 3C',
      '盖碗 | 88 | 16'
    ])
  await table.getByText('花茶，2 种').locator('xpath=ancestor::td').locator('.vxe-tree--btn-wrapper').click()
  await expect
    .poll(() => cells(table))
    .toEqual(['茶叶，2 种 3C', '龙井 | 168 | 30', '花茶，2 种 3C', '瓷器，1 种 3C', '盖碗 | 88 | 16'])
})

test('the merged cell of a root node spans the visible rows of its subtree', async ({ demo }) => {
  const table = await demo(page, 'span-branch')
  await expect
    .poll(() => cells(table))
    .toEqual(['顾明澈 3R | 研发中心 | 46', '前端组 | 12', '后端组 | 34', '沈嘉禾 | 设计中心 | 9'])
  await arrow(table, '后端组').click()
  await expect
    .poll(() => cells(table))
    .toEqual([
      '顾明澈 5R | 研发中心 | 46',
      '前端组 | 12',
      '后端组 | 34',
      '支付 | 20',
      '账号 | 14',
      '沈嘉禾 | 设计中心 | 9'
    ])
  await arrow(table, '研发中心').click()
  await expect.poll(() => cells(table)).toEqual(['顾明澈 | 研发中心 | 46', '沈嘉禾 | 设计中心 | 9'])
})

test('equal values of sibling nodes are merged unless an expanded node is between the siblings', async ({ demo }) => {
  const table = await demo(page, 'same-values')
  await expect
    .poll(() => cells(table))
    .toEqual(['书法 |  | ', '楷书 | 周以宁 3R | 青松 2R', '行书', '篆刻 | 听雨', '绘画 |  | '])
  await arrow(table, '楷书').click()
  await expect
    .poll(() => cells(table))
    .toEqual([
      '书法 |  | ',
      '楷书 | 周以宁 | 青松',
      '临帖 | 程之焕 | 远山',
      '行书 | 周以宁 2R | 青松',
      '篆刻 | 听雨',
      '绘画 |  | '
    ])
  await arrow(table, '绘画').click()
  await expect.poll(async () => (await cells(table)).slice(-2)).toEqual(['花鸟 | 林知夏 2R | 听雨 2R', '山水'])
})
