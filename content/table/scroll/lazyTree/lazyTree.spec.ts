import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/scroll/lazyTree'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const number = (stage: Locator, name: string) => stage.locator('dl > div', { hasText: name }).locator('dd')
const row = (stage: Locator, text: string) => stage.locator('.vxe-body--row').filter({ hasText: text })

test('expanding a node loads its child nodes, on two levels, and fewer than 15 rows are rendered', async ({ demo }) => {
  const stage = await demo(page, 'lazy-big-tree')
  await expect(number(stage, '可见的节点')).toHaveText('1000')
  await row(stage, '仓库 3').locator('.vxe-tree--btn-wrapper').click()
  await expect(number(stage, '可见的节点')).toHaveText('1200')
  await row(stage, '货架 2').locator('.vxe-tree--btn-wrapper').click()
  await expect(number(stage, '可见的节点')).toHaveText('1250')
  await expect(stage.locator('.vxe-body--row', { hasText: '3-2-1' }).first()).toBeVisible()
  expect(await stage.locator('.vxe-body--row').count()).toBeLessThan(15)
})

test('a node that fails to load stays collapsed and is loaded with a button in its row', async ({ demo }) => {
  const stage = await demo(page, 'lazy-big-tree')
  await expect(number(stage, '可见的节点')).toHaveText('1000')
  await press(stage, '让下一次请求失败')
  await row(stage, '仓库 2').first().locator('.vxe-tree--btn-wrapper').click()
  const retry = stage.getByRole('button', { name: '加载失败，重试' })
  await expect(retry).toBeVisible()
  await expect(number(stage, '失败')).toHaveText('1')
  await expect(number(stage, '可见的节点')).toHaveText('1000')
  await retry.click()
  await expect(number(stage, '可见的节点')).toHaveText('1200')
  await expect(retry).toHaveCount(0)
})

test('a button expands 20 nodes, and another button collapses all nodes', async ({ demo }) => {
  const stage = await demo(page, 'lazy-big-tree')
  await expect(number(stage, '可见的节点')).toHaveText('1000')
  await press(stage, '展开前 20 个仓库')
  await expect(number(stage, '可见的节点')).toHaveText('5000', { timeout: 15_000 })
  await stage
    .locator('.vxe-table--body-wrapper')
    .first()
    .evaluate(body => body.scrollTo(0, 100_000))
  await expect(stage.locator('.vxe-body--row', { hasText: '13-' }).first()).toBeVisible()
  await press(stage, '全部收起')
  await expect(number(stage, '可见的节点')).toHaveText('1000')
  await expect(row(stage, '仓库 1').first()).toBeVisible()
})
