import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const route = '/table/grid/treeEdit'

const nodes = (stage: Locator) => stage.locator('.vxe-body--row .vxe-tree-cell')
const row = (stage: Locator, text: string) => stage.locator('.vxe-body--row').filter({ hasText: text }).first()
/** Clicks for 80 ms, as a user does: the table ends an open edit shortly after the mouse goes down. */
const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click({ delay: 80 })
const sent = async (stage: Locator) =>
  JSON.parse((await stage.getByRole('log').innerText()).split('\n')[1]!.replace('POST /tasks', ''))

test('a child node is inserted below the current row, validated, and saved with changes and deletions', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'tree-toolbar')
  await expect(nodes(stage)).toHaveText(['官网改版', '首页', '价格页', '换算器', '帮助中心'])
  await expect(stage.getByRole('button', { name: '新增子任务' })).toBeDisabled()
  await row(stage, '首页').locator('td').nth(2).click()
  await press(stage, '新增子任务')
  await expect(stage.locator('td input.vxe-input--inner')).toBeVisible()
  await press(stage, '保存 (1)')
  await expect(stage.getByRole('status')).toHaveText('校验不通过，未保存')
  await stage.locator('td input.vxe-input--inner').fill('轮播图')
  await page.locator('h1').click()
  await row(stage, '换算器').locator('td').nth(3).dblclick()
  await stage.locator('td input.vxe-input--inner').fill('6')
  await page.locator('h1').click()
  await expect(stage.locator('.cell-changed')).toHaveText('6')
  await row(stage, '帮助中心').locator('.vxe-cell--checkbox').click()
  await press(stage, '移除勾选行')
  await press(stage, '保存 (3)')
  await expect(stage.getByRole('status')).toHaveText('已保存')
  const { insert, update, remove } = await sent(stage)
  expect(insert).toMatchObject([{ parentId: 2, name: '轮播图', hours: 0 }])
  expect(update).toEqual([{ id: 4, parentId: 3, name: '换算器', owner: '陆远舟', hours: 6 }])
  expect(remove).toEqual([5])
  await expect(nodes(stage)).toHaveText(['官网改版', '首页', '轮播图', '价格页', '换算器'])
  await expect(stage.getByRole('button', { name: '保存 (0)' })).toBeDisabled()
})

test('a failed save keeps the changes, and discarding requests the tree again', async ({ demo, page }) => {
  const stage = await demo(route, 'tree-toolbar')
  await row(stage, '价格页').locator('td').nth(1).dblclick()
  await stage.locator('td input.vxe-input--inner').fill('价目表')
  await page.locator('h1').click()
  await press(stage, '让下一次请求失败')
  await press(stage, '保存 (1)')
  await expect(stage.getByRole('status')).toHaveText('保存失败，改动已保留')
  await expect(row(stage, '价目表')).toBeVisible()
  await press(stage, '放弃改动')
  await expect(row(stage, '价格页')).toBeVisible()
  await expect(stage.locator('.cell-changed')).toHaveCount(0)
})
