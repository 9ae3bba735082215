import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/empty'

const placeholder = (table: Locator) => table.locator('.vxe-table--empty-placeholder')
const rows = (table: Locator) => table.locator('.vxe-body--row')

test('an empty table shows the default or a custom text', async ({ demo }) => {
  const tables = await demo(page, 'empty-text')
  await expect(placeholder(tables)).toHaveText(['暂无数据', '还没有订单', '还没有订单'])
  const heights = await tables.locator('.vxe-table').evaluateAll(all => all.map(table => table.clientHeight))
  expect(heights[2]).toBe(100)
  expect(heights[1]).toBeGreaterThan(140)
})

test('each reason for an empty table shows a different text and a button that loads rows again', async ({ demo }) => {
  const table = await demo(page, 'empty-reasons')
  const press = (name: string) => table.getByRole('button', { name, exact: true }).click()
  const way = (name: string) => placeholder(table).getByRole('button', { name })
  await expect(rows(table)).toHaveCount(4)
  await table.getByPlaceholder('按姓名查找').fill('赵')
  await expect(placeholder(table)).toContainText('没有叫“赵”的人')
  await way('清除条件').click()
  await expect(rows(table)).toHaveCount(4)
  await press('让请求失败')
  await expect(placeholder(table)).toContainText('服务端没有响应')
  await way('重试').click()
  await expect(rows(table)).toHaveCount(4)
  await press('删除全部')
  await expect(placeholder(table)).toContainText('还没有人员')
  await way('添加示例人员').click()
  await expect(rows(table)).toHaveCount(4)
})

test('a registered renderer renders the empty state, and an unknown name shows the text', async ({ demo }) => {
  const table = await demo(page, 'empty-render')
  await expect(placeholder(table)).toHaveText('邮件都看完了')
  await expect(placeholder(table).locator('.vxe-icon-envelope')).toHaveCount(1)
  await table.getByText('未注册的名称').click()
  await expect(placeholder(table)).toHaveText('暂无邮件')
  await table.getByText('草稿箱').click()
  await expect(placeholder(table).getByTitle('草稿保存 30 天')).toHaveText('没有草稿')
  await placeholder(table).getByRole('button').hover()
  await expect(table).toContainText('鼠标悬停在按钮上')
  await placeholder(table).getByRole('button', { name: '写一封' }).click()
  await expect(rows(table)).toHaveText([/无主题/])
})
