import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/scroll/fullCols'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const number = (stage: Locator, name: string) => stage.locator('dl > div', { hasText: name }).locator('dd')
const main = (stage: Locator) => stage.locator('.vxe-table--main-wrapper')

test('a million cells: all rows are checked, a column sorts, the last cell is shown, few cells are rendered', async ({
  demo
}) => {
  const stage = await demo(page, 'complex-columns')
  await expect(number(stage, '数据')).toHaveText('2,000 × 500')
  await stage.locator('.vxe-table--fixed-left-wrapper .vxe-header--column .vxe-cell--checkbox').click()
  await expect(number(stage, '已勾选')).toHaveText('2000')
  await main(stage).locator('.vxe-header--column', { hasText: '测点 2' }).first().locator('.vxe-sort--desc-btn').click()
  await expect(main(stage).locator('.vxe-body--row').first().locator('td').nth(3)).toHaveText('999')
  await expect(main(stage).locator('.vxe-body--row').first().locator('td').nth(3)).toHaveClass(/is-high/)
  await press(stage, '滚动到最后一个单元格')
  await expect(main(stage).locator('.vxe-header--column', { hasText: '测点 500' })).toBeInViewport()
  expect(Number(await number(stage, '渲染的列').textContent())).toBeLessThan(16)
  expect(Number(await number(stage, '元素总数').textContent())).toBeLessThan(1000)
})

test('the footer shows the average of a column', async ({ demo }) => {
  const stage = await demo(page, 'complex-columns')
  await expect(number(stage, '数据')).toHaveText('2,000 × 500')
  const mean = Array.from({ length: 2000 }, (_, row) => (row * 7) % 1000).reduce((sum, value) => sum + value) / 2000
  await expect(main(stage).locator('.vxe-footer--row td').nth(2)).toHaveText(mean.toFixed(1))
  await press(stage, '1,000 列')
  await expect(number(stage, '数据')).toHaveText('2,000 × 1,000')
})
