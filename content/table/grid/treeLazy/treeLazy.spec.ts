import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/grid/treeLazy'

const nodes = (stage: Locator) => stage.locator('.vxe-body--row .vxe-tree-cell')
const row = (stage: Locator, text: string) => stage.locator('.vxe-body--row').filter({ hasText: text }).first()
const arrow = (stage: Locator, text: string) => row(stage, text).locator('.vxe-tree--btn-wrapper')

test('root nodes are requested by the proxy, and child nodes on expanding a folder, level by level', async ({
  demo
}) => {
  const stage = await demo(route, 'lazy-folders')
  await expect(nodes(stage)).toHaveText(['合同', '会议', '说明.txt'])
  await arrow(stage, '合同').click()
  await expect(nodes(stage)).toHaveText(['合同', '采购', '租赁.txt', '会议', '说明.txt'])
  await arrow(stage, '采购').click()
  await expect(nodes(stage)).toHaveText(['合同', '采购', '白板.txt', '投影仪.txt', '租赁.txt', '会议', '说明.txt'])
  await expect(stage.getByRole('status')).toHaveText('GET /entries/合同/采购/')
  await expect(arrow(stage, '说明.txt')).toHaveCount(0)
})

test('a folder that fails to load shows a retry button in its row, which loads the folder', async ({ demo }) => {
  const stage = await demo(route, 'lazy-folders')
  await expect(nodes(stage)).toHaveCount(3)
  await stage.getByRole('button', { name: '让下一次请求失败' }).click()
  await arrow(stage, '会议').click()
  const again = row(stage, '会议').getByRole('button', { name: '加载失败，重试' })
  await expect(again).toBeVisible()
  await expect(stage.locator('.roll:visible')).toHaveCount(0)
  await again.click()
  await expect(nodes(stage)).toHaveText(['合同', '会议', '周会.txt', '评审.txt', '说明.txt'])
  await expect(again).toHaveCount(0)
})

test('a button loads a folder again, and refreshing collapses all folders', async ({ demo }) => {
  const stage = await demo(route, 'lazy-folders')
  const button = stage.getByRole('button', { name: '重新加载文件夹' })
  await arrow(stage, '会议').click()
  await expect(nodes(stage)).toHaveCount(5)
  await expect(button).toBeDisabled()
  await row(stage, '会议').locator('td').nth(1).click()
  await arrow(stage, '合同').click()
  await expect(stage.getByRole('status')).toHaveText('GET /entries/合同/')
  await button.click()
  await expect(stage.getByRole('status')).toHaveText('GET /entries/会议/')
  await expect(nodes(stage)).toHaveText(['合同', '采购', '租赁.txt', '会议', '周会.txt', '评审.txt', '说明.txt'])
  await stage.getByTitle('刷新').click()
  await expect(nodes(stage)).toHaveText(['合同', '会议', '说明.txt'])
  await arrow(stage, '会议').click()
  await expect(nodes(stage)).toHaveText(['合同', '会议', '周会.txt', '评审.txt', '说明.txt'])
})
