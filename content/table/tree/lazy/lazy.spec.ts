import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/lazy'

const nodes = (table: Locator) => table.locator('.vxe-body--row .vxe-tree-cell')
const row = (table: Locator, text: string) => table.locator('.vxe-body--row').filter({ hasText: text }).first()
const arrow = (table: Locator, text: string) => row(table, text).locator('.vxe-tree--btn-wrapper')
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click()

test('a node that fails to load shows a retry button in its row, which loads the child nodes', async ({ demo }) => {
  const table = await demo(page, 'lazy-retry')
  await row(table, '江苏').getByRole('button', { name: '加载失败，重试' }).click()
  await expect(nodes(table)).toHaveText(['江苏', '南京', '苏州', '无锡', '浙江', '广东'])
  await press(table, '让下一次请求失败')
  await arrow(table, '浙江').click()
  await expect(row(table, '浙江').locator('.vxe-icon-refresh.roll')).toHaveCount(1)
  const again = row(table, '浙江').getByRole('button', { name: '加载失败，重试' })
  await expect(again).toBeVisible()
  await expect(row(table, '浙江').locator('.roll')).toHaveCount(0)
  await again.click()
  await expect(nodes(table)).toHaveText(['江苏', '南京', '苏州', '无锡', '浙江', '杭州', '宁波', '广东'])
  await expect(again).toHaveCount(0)
  await expect(table.getByRole('status')).toHaveText('请求：4，失败：2')
})

test('a button loads the child nodes of all provinces at once', async ({ demo }) => {
  const table = await demo(page, 'lazy-retry')
  await expect(row(table, '江苏')).toContainText('加载失败')
  await press(table, '展开全部省份')
  await expect(nodes(table)).toHaveText([
    '江苏',
    '南京',
    '苏州',
    '无锡',
    '浙江',
    '杭州',
    '宁波',
    '广东',
    '广州',
    '深圳',
    '珠海'
  ])
  await expect(table.getByRole('status')).toHaveText('请求：4，失败：1')
})

test('reloading replaces the child nodes, and clearing collapses the node, which loads when expanded', async ({
  demo
}) => {
  const table = await demo(page, 'lazy-reload')
  const states = table.locator('.states tr').nth(1).locator('td')
  await expect(nodes(table)).toHaveText(['邮件', '邮件 1-1', '邮件 1-2', '导出'])
  await expect(states).toHaveText(['邮件', 'true', 'true'])
  await press(table, 'reloadTreeExpand')
  await expect(nodes(table)).toHaveText(['邮件', '邮件 2-1', '邮件 2-2', '导出'])
  await expect(states).toHaveText(['邮件', 'true', 'true'])
  await press(table, 'clearTreeExpandLoaded')
  await expect(nodes(table)).toHaveText(['邮件', '导出'])
  await expect(states).toHaveText(['邮件', 'false', 'false'])
  await arrow(table, '邮件').click()
  await expect(nodes(table)).toHaveText(['邮件', '邮件 3-1', '邮件 3-2', '导出'])
  await press(table, 'clearTreeExpand')
  await expect(states).toHaveText(['邮件', 'false', 'true'])
  await arrow(table, '邮件').click()
  await expect(nodes(table)).toHaveText(['邮件', '邮件 3-1', '邮件 3-2', '导出'])
})

test('child nodes show the number of the request that loaded them', async ({ demo }) => {
  const table = await demo(page, 'lazy-reload')
  await expect(table.locator('.vxe-header--column')).toHaveText(['队列', '请求序号'])
  await expect(row(table, '邮件 1-1').locator('td')).toHaveText(['邮件 1-1', '1'])
  await press(table, 'reloadTreeExpand')
  await expect(row(table, '邮件 2-1').locator('td')).toHaveText(['邮件 2-1', '2'])
})

test('a node on the third level is shown by loading its parent nodes one after the other', async ({ demo }) => {
  const table = await demo(page, 'lazy-locate')
  await press(table, '定位到南山区')
  await expect(table.getByRole('status')).toHaveText('广东 / 深圳 / 南山区')
  await expect(nodes(table)).toHaveText(['广东', '广州', '深圳', '福田区', '南山区', '浙江'])
  await expect(row(table, '南山区')).toHaveClass(/row--current/)
  await press(table, '定位到余杭区')
  await expect(table.getByRole('status')).toHaveText('浙江 / 杭州 / 余杭区')
  await row(table, '深圳').locator('td').nth(1).click()
  await expect(table.getByRole('status')).toHaveText('广东 / 深圳')
})
