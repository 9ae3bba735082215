import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/expandLazy'

const row = (table: Locator, text: string) => table.locator('.vxe-body--row', { hasText: text }).first()
const treeArrow = (table: Locator, text: string) => row(table, text).locator('.vxe-tree--btn-wrapper')
const detailArrow = (table: Locator, text: string) => row(table, text).locator('.vxe-table--expanded')
const details = (table: Locator) => table.locator('.vxe-body--expanded-row')
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click()

test('child nodes and content are loaded once each, and reloaded child nodes load their content again', async ({
  demo
}) => {
  const table = await demo(page, 'lazy-details')
  const status = table.getByRole('status')
  await expect(row(table, '前端组')).toBeVisible()
  await expect(details(table)).toHaveText(['设计中心，请求 1 的详情'])
  await detailArrow(table, '前端组').click()
  await expect(details(table).first()).toHaveText('前端组，请求 2 的详情')
  await detailArrow(table, '前端组').click()
  await expect(details(table)).toHaveCount(1)
  await detailArrow(table, '前端组').click()
  await expect(details(table)).toHaveCount(2)
  await expect(status).toHaveText('子节点请求：1，详情请求：2')
  await press(table, '重新加载“研发中心”的子节点')
  await expect(status).toHaveText('子节点请求：2，详情请求：2')
  await expect(row(table, '前端组')).toBeVisible()
  await expect(details(table)).toHaveText(['设计中心，请求 1 的详情'])
  await detailArrow(table, '前端组').click()
  await expect(details(table).first()).toHaveText('前端组，请求 3 的详情')
})

test('failed child nodes show a retry button in the row, failed content in the content, and both are retried', async ({
  demo
}) => {
  const table = await demo(page, 'lazy-details')
  await expect(row(table, '前端组')).toBeVisible()
  await expect(details(table)).toHaveText(['设计中心，请求 1 的详情'])
  await press(table, '让下一次请求失败')
  await treeArrow(table, '设计中心').click()
  const retry = row(table, '设计中心').getByRole('button', { name: '服务端没有响应，重试' })
  await expect(retry).toBeVisible()
  await expect(row(table, '设计中心').locator('.roll')).toHaveCount(0)
  await retry.click()
  await expect(row(table, '视觉组')).toBeVisible()
  await expect(retry).toHaveCount(0)
  await press(table, '让下一次请求失败')
  await detailArrow(table, '视觉组').click()
  await expect(details(table).last()).toContainText('服务端没有响应')
  await details(table).getByRole('button', { name: '重试' }).click()
  await expect(details(table)).toHaveText(['设计中心，请求 1 的详情', '视觉组，请求 3 的详情'])
  await expect(table.getByRole('status')).toHaveText('子节点请求：3，详情请求：3')
})
