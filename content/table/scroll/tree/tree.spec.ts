import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/scroll/tree'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()

test('20,000 nodes are expanded and collapsed, few rows are rendered, and a collapsed node is scrolled to', async ({
  demo
}) => {
  const stage = await demo(page, 'large-tree')
  const result = stage.getByRole('status')
  await expect(result).toContainText('可见 20 个节点')
  await press(stage, '跳转')
  const current = stage.locator('.vxe-body--row.row--current')
  await expect(current).toContainText('零件 12345')
  await expect(current).toBeInViewport()
  await expect(result).toContainText('可见 139 个节点')
  await press(stage, '全部展开')
  await expect(result).toContainText('可见 20,000 个节点', { timeout: 15_000 })
  expect(await stage.locator('.vxe-body--row').count()).toBeLessThan(15)
  await press(stage, '全部收起')
  await expect(result).toContainText('可见 20 个节点', { timeout: 15_000 })
})

test('a nested tree renders every expanded node, a flat tree only the nodes in view', async ({ demo }) => {
  const stage = await demo(page, 'nested-to-flat')
  await expect(stage.getByRole('status')).toHaveText(/virtualY: true，渲染的行：\d{1,2}$/)
  await stage.locator('.vxe-radio-button', { hasText: '嵌套数据' }).click()
  await expect(stage.getByRole('status')).toHaveText(/virtualY: false，渲染的行：420$/)
})
