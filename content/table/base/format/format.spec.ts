import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/format'

const column = (table: Locator, index: number) => table.locator(`.vxe-body--row td:nth-child(${index})`)
const header = (table: Locator, title: string) => table.locator('.vxe-header--column', { hasText: title })
const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()

test('formatter functions show amounts, codes, times and flags as text', async ({ demo }) => {
  const table = await demo(page, 'format-function')
  await expect(column(table, 2)).toHaveText(['¥12,800.00', '¥960.50', '-¥320.00'])
  await expect(column(table, 3)).toHaveText(['已付款', '待付款', '已关闭'])
  await expect(column(table, 4)).toHaveText([/^2024-03-1\d \d\d:30$/, '—', /^2024-03-1\d \d\d:05$/])
  await expect(column(table, 5)).toHaveText(['已开', '未开', '未开'])
})

test('registered formats are set by name, with arguments if necessary', async ({ demo }) => {
  const table = await demo(page, 'registered-formats')
  await expect(column(table, 2)).toHaveText(['12,480.26', '980.00', /^\s*$/])
  await expect(column(table, 3)).toHaveText(['15,000', '1,200', /^\s*$/])
  await expect(column(table, 4)).toHaveText(['开启', '关闭', '关闭'])
})

test('a formatted column sorts by its text unless sort-by sets the field, and filters by the original value', async ({
  demo
}) => {
  const table = await demo(page, 'what-others-see')
  await header(table, '市场价').getByText('市场价').click()
  await expect(column(table, 2)).toHaveText(['¥ 1,399', '¥ 2,980', '¥ 459', '¥ 99'])
  await header(table, '成交价').getByText('成交价').click()
  await expect(column(table, 3)).toHaveText(['¥ 89', '¥ 399', '¥ 1,299', '¥ 2,680'])
  await table.locator('.vxe-cell--filter').click()
  const panel = table.page().locator('.vxe-table--filter-wrapper.is--active')
  await panel.getByText('一千元以上').click()
  await panel.getByRole('button', { name: '筛选' }).click()
  await expect(column(table, 1)).toHaveText(['显示器', '升降桌'])
})

test('an export contains the formatted text, or the original value if the option is set', async ({ demo }) => {
  const table = await demo(page, 'what-others-see')
  await expect(table.locator('pre')).toContainText('¥ 1,299')
  await press(table, '导出源数据')
  await expect(table.locator('pre')).toContainText('1299')
  await press(table, '导出显示的文本')
  await expect(table.locator('pre')).toContainText('¥ 1,299')
})

test('a formatter that reads another field is updated only when the value of its column changes, a slot always', async ({
  demo
}) => {
  const table = await demo(page, 'format-is-cached')
  await press(table, '切换货币')
  await expect(column(table, 4)).toHaveText(['$ 99', '$ 299', '$ 999'])
  await expect(column(table, 3)).toHaveText(['¥ 99', '¥ 299', '¥ 999'])
  await press(table, '价格加一')
  await expect(column(table, 3)).toHaveText(['$ 100', '$ 300', '$ 1000'])
})
