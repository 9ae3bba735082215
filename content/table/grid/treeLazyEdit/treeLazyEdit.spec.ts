import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'
import { recordTexts } from '../../../../e2e/record-texts.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const route = '/table/grid/treeLazyEdit'

const nodes = (stage: Locator) => stage.locator('.vxe-body--row .vxe-tree-cell')
const row = (stage: Locator, text: string) => stage.locator('.vxe-body--row').filter({ hasText: text }).first()
const arrow = (stage: Locator, text: string) => row(stage, text).locator('.vxe-tree--btn-wrapper')
const editor = (stage: Locator) => stage.locator('td input')
const press = (stage: Locator, name: string) => stage.getByRole('button', { name }).click({ delay: 80 })

test('a changed child node is saved immediately and keeps its new value', async ({ demo, page }) => {
  const stage = await demo(route, 'edit-categories')
  await arrow(stage, '家具').click()
  await expect(nodes(stage)).toHaveText(['家具', '椅子', '书桌', '灯具'])
  await row(stage, '椅子').locator('td').nth(1).dblclick()
  await editor(stage).fill('沈嘉禾')
  const state = await recordTexts(row(stage, '椅子'), 'td:last-child')
  await page.locator('h1').click()
  await expect(stage.getByRole('status')).toHaveText('PUT /categories/3 {"owner":"沈嘉禾"}')
  await expect.poll(state).toEqual(['', '保存中', ''])
  await expect(row(stage, '椅子')).toContainText('沈嘉禾')
})

test('a failed save restores the previous value', async ({ demo, page }) => {
  const stage = await demo(route, 'edit-categories')
  await arrow(stage, '灯具').click()
  await expect(row(stage, '台灯')).toBeVisible()
  await press(stage, '让下一次请求失败')
  await row(stage, '台灯').locator('td').nth(1).dblclick()
  await editor(stage).fill('沈嘉禾')
  await page.locator('h1').click()
  await expect(row(stage, '台灯')).toContainText('保存失败')
  await expect(row(stage, '台灯')).toContainText('林知夏')
})

test('a child node is inserted below a leaf node and edited, and after deleting it the expand icon is gone', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'edit-categories')
  await arrow(stage, '家具').click()
  await expect(arrow(stage, '书桌')).toHaveCount(0)
  await row(stage, '书桌').locator('td').nth(1).click()
  await press(stage, '新增子节点')
  await expect(editor(stage)).toHaveValue('新分类')
  await editor(stage).fill('升降桌')
  await page.locator('h1').click()
  await expect(stage.getByRole('status')).toContainText('"name":"升降桌"')
  await expect(nodes(stage)).toHaveText(['家具', '椅子', '书桌', '升降桌', '灯具'])
  await expect(row(stage, '升降桌')).toHaveText('升降桌')
  await row(stage, '升降桌').locator('td').nth(1).click()
  await press(stage, '删除')
  await expect(nodes(stage)).toHaveText(['家具', '椅子', '书桌', '灯具'])
  await expect(arrow(stage, '书桌')).toHaveCount(0)
})
