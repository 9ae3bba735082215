import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'
import { recordTexts } from '../../../../e2e/record-texts.ts'

const page = '/table/base/loading'

const mask = (table: Locator) => table.locator('.vxe-table--loading')
const rows = (table: Locator) => table.locator('.vxe-body--row')
const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()

test('the loading mask covers the rows during a request, and is shown without rows for a new query', async ({
  demo
}) => {
  const table = await demo(page, 'loading-request')
  await expect(rows(table)).toHaveCount(5)
  const first = await recordTexts(table, '.vxe-table--loading.is--visible')
  const oldRows = await recordTexts(table, '.vxe-body--row:nth-child(5)')
  await press(table, '刷新')
  await expect.poll(first).toEqual([null, expect.any(String), null])
  expect(await oldRows()).toEqual(['沈嘉禾前端工程师28'])
  const second = await recordTexts(table, '.vxe-table--loading.is--visible')
  const newRows = await recordTexts(table, '.vxe-body--row:nth-child(5)')
  await press(table, '切换到新的查询')
  await expect.poll(second).toEqual([null, expect.any(String), null])
  expect(await newRows()).toContain(null)
  await expect(rows(table)).toHaveCount(5)
})

test('icon and text of the loading mask change, and an empty text shows the default text', async ({ demo }) => {
  const table = await demo(page, 'loading-config')
  await expect(mask(table)).toHaveText('正在统计，请稍候')
  await expect(mask(table).locator('.vxe-icon-refresh')).toHaveCount(1)
  await table.getByRole('textbox').fill('')
  await expect(mask(table)).toHaveText('加载中...')
  await table.getByLabel('自定义图标').uncheck()
  await expect(mask(table).locator('.vxe-icon-refresh')).toHaveCount(0)
  await table.getByLabel('加载中').uncheck()
  await expect(mask(table)).toBeHidden()
})

test('the loading slot shows a button that stops the import', async ({ demo }) => {
  const table = await demo(page, 'loading-slot')
  await press(table, '导入 50 行')
  await mask(table).getByRole('button', { name: '停止' }).click()
  await expect(mask(table)).toBeHidden()
  await expect(table).toContainText(/行数: (5|[1-4]\d)\b/)
  await press(table, '导入 50 行')
  await expect(table).toContainText('行数: 50')
})

test('a failed request hides the loading mask, keeps the rows and shows a retry button', async ({ demo }) => {
  const table = await demo(page, 'fail-and-retry')
  await expect(rows(table)).toHaveCount(5)
  await press(table, '刷新并失败')
  await expect(table.getByRole('alert')).toContainText('服务端没有响应')
  await expect(mask(table)).toBeHidden()
  await expect(rows(table)).toHaveCount(5)
  await press(table, '重试')
  await expect(table.getByRole('alert')).toHaveCount(0)
  await expect(mask(table)).toBeHidden()
  await expect(rows(table)).toHaveCount(5)
})

test('a fast response shows no loading mask, a slow response does', async ({ demo }) => {
  const table = await demo(page, 'no-flash')
  await press(table, '1 秒的请求')
  await expect(mask(table)).toBeVisible()
  await expect(table).toContainText('请求次数: 1, 遮罩出现次数: 1')
  await expect(mask(table)).toBeHidden()
  await press(table, '100 毫秒的请求')
  await expect(table).toContainText('请求次数: 2')
  await expect(rows(table).first()).toContainText('43')
})

test('a fast response of a newer request prevents the loading mask of the older request', async ({ demo }) => {
  const table = await demo(page, 'no-flash')
  await press(table, '1 秒的请求')
  await press(table, '100 毫秒的请求')
  await expect(table).toContainText('请求次数: 2, 遮罩出现次数: 0')
  // This is longer than the delay of the mask and than the older request.
  await table.page().waitForTimeout(1200)
  await expect(mask(table)).toBeHidden()
  await expect(table).toContainText('请求次数: 2, 遮罩出现次数: 0')
})
