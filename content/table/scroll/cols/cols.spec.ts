import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/scroll/cols'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const choose = (stage: Locator, text: string) => stage.locator('.vxe-radio-button', { hasText: text }).click()
const main = (stage: Locator) => stage.locator('.vxe-table--main-wrapper')
const number = (stage: Locator, name: string) => stage.locator('dl > div', { hasText: name }).locator('dd')

test('10,000 columns are loaded, fewer than 20 are rendered, and the table scrolls to any column', async ({ demo }) => {
  const stage = await demo(page, 'ten-thousand-columns')
  await expect(number(stage, '列数')).toHaveText('1,000')
  await press(stage, '10,000 列')
  await expect(number(stage, '列数')).toHaveText('10,000', { timeout: 30_000 })
  await press(stage, '跳转')
  const header = main(stage)
    .locator('.vxe-header--column')
    .filter({ hasText: /^测点 7776$/ })
  await expect(header).toBeInViewport()
  const fixed = (await stage.locator('.vxe-table--fixed-left-wrapper').boundingBox())!
  expect((await header.boundingBox())!.x).toBeGreaterThanOrEqual(fixed.x + fixed.width - 2)
  expect(Number(await number(stage, '渲染的列').textContent())).toBeLessThan(20)
  expect(Number(await number(stage, '渲染的单元格').textContent())).toBeLessThan(400)
})

test('columns have the configured width, or 40 px if no width is set', async ({ demo }) => {
  const stage = await demo(page, 'column-widths')
  const result = stage.getByRole('status')
  await expect(result).toHaveText(/^width: 100：每列 100 px，200 列共 20,000 px，渲染 \d{1,2} 列$/)
  await choose(stage, '未设置')
  await expect(result).toHaveText(/^未设置：每列 40 px，200 列共 8,000 px，渲染 \d{1,2} 列$/)
  await press(stage, '最后一列')
  await expect(stage.locator('.vxe-header--column').last()).toHaveText('测点 200')
  await expect(stage.locator('.vxe-header--column').last()).toBeInViewport()
})

test('a grouped header renders all its cells, a header without groups only the cells in view', async ({ demo }) => {
  const stage = await demo(page, 'grouped-header')
  await expect(stage.getByRole('status')).toHaveText(/^表头渲染 378 个单元格，每行渲染 \d{1,2} 个$/)
  await press(stage, '到 12 月')
  await expect(stage.locator('.vxe-header--column', { hasText: '12 月' })).toBeInViewport()
  await stage.locator('.vxe-checkbox').click()
  await expect(stage.getByRole('status')).toHaveText(/^表头渲染 \d{1,2} 个单元格，每行渲染 \d{1,2} 个$/)
})

test('a column has an index in all columns, in the visible columns and in the rendered columns', async ({ demo }) => {
  const stage = await demo(page, 'column-positions')
  const result = stage.getByRole('status')
  await press(stage, '到 p50')
  await expect(result).toHaveText(/^p50: getColumnIndex 50, getVTColumnIndex 50, getVMColumnIndex \d$/)
  await expect(stage.locator('th.p50')).toBeInViewport()
  await press(stage, '隐藏 p10 到 p19')
  await expect(result).toHaveText('已隐藏 10 列')
  await press(stage, '到 p90')
  await expect(result).toHaveText(/^p90: getColumnIndex 90, getVTColumnIndex 80, getVMColumnIndex \d+$/)
  await expect(stage.locator('th.p90')).toBeInViewport()
})
