import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/tree/lazyEdit'

const nodes = (table: Locator) => table.locator('.vxe-body--row .vxe-tree-cell')
const row = (table: Locator, text: string) => table.locator('.vxe-body--row', { hasText: text }).first()
const arrow = (table: Locator, text: string) => row(table, text).locator('.vxe-tree--btn-wrapper')
const add = (table: Locator, text: string) => row(table, text).getByRole('button', { name: '新增子级' }).click()
const input = (table: Locator) => table.locator('td input')
const finish = async (table: Locator) => {
  await table.page().locator('h1').click()
  await expect(input(table)).toHaveCount(0)
}

test('a child node is inserted after the loaded child nodes, and all changes are kept on collapsing', async ({
  demo
}) => {
  const table = await demo(page, 'lazy-edit')
  const request = table.getByRole('log')
  await expect(nodes(table)).toHaveText(['官网改版', '首页', '价格页', '帮助中心'])
  await add(table, '首页')
  await expect(input(table)).toHaveValue('新任务 1')
  await input(table).fill('页脚')
  await finish(table)
  await expect(nodes(table)).toHaveText(['官网改版', '首页', '横幅', '页脚', '价格页', '帮助中心'])
  await expect(table.getByRole('status')).toHaveText('GET ?parentId=2')
  await row(table, '价格页').locator('td').nth(1).click()
  await input(table).fill('林知夏')
  await finish(table)
  await expect(request).toContainText('POST [{"id":"new-1","parentId":2,"name":"页脚","owner":""}]')
  await expect(request).toContainText('PATCH [{"id":4,"parentId":1,"name":"价格页","owner":"林知夏"}]')
  await add(table, '页脚')
  await expect(input(table)).toHaveValue('新任务 2')
  await finish(table)
  await expect(request).toContainText('"parentId":"new-1","name":"新任务 2"')
  await arrow(table, '官网改版').click()
  await expect(nodes(table)).toHaveText(['官网改版', '帮助中心'])
  await arrow(table, '官网改版').click()
  await expect(nodes(table)).toHaveText(['官网改版', '首页', '横幅', '页脚', '新任务 2', '价格页', '帮助中心'])
  await expect(row(table, '价格页')).toContainText('林知夏')
  await table.getByRole('button', { name: '放弃修改' }).click()
  await expect(nodes(table)).toHaveText(['官网改版', '帮助中心'])
  await expect(request).toHaveText('POST []\nPATCH []')
})

test('a leaf gets a child without a request, and after a failed request no child node is inserted', async ({
  demo
}) => {
  const table = await demo(page, 'lazy-edit')
  await expect(nodes(table)).toHaveText(['官网改版', '首页', '价格页', '帮助中心'])
  await add(table, '帮助中心')
  await expect(input(table)).toHaveValue('新任务 1')
  await finish(table)
  await expect(nodes(table)).toHaveText(['官网改版', '首页', '价格页', '帮助中心', '新任务 1'])
  await expect(table.getByRole('status')).toHaveText('GET ?parentId=1')
  await table.getByRole('button', { name: '让下一次请求失败' }).click()
  await add(table, '首页')
  await expect(table.getByRole('status')).toHaveText('首页：服务端没有响应')
  await expect(nodes(table)).toHaveText(['官网改版', '首页', '价格页', '帮助中心', '新任务 1'])
  await add(table, '首页')
  await expect(input(table)).toHaveValue('新任务 2')
})
