import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/grid/toolbar'

const rows = (stage: Locator) => stage.locator('.vxe-body--row')
const cell = (stage: Locator, row: number, column: number) =>
  stage.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
/** A press as long as a finger's; names of buttons with an icon begin with the character of the icon font. */
const press = (stage: Locator, name: string) =>
  stage
    .locator('.vxe-button')
    .filter({ hasText: new RegExp(`^\\s*${name}\\s*$`) })
    .click({ delay: 80 })
const dialog = (browser: Page) => browser.locator('.vxe-modal--wrapper.is--visible')
const check = (stage: Locator, row: number) => cell(stage, row, 1).locator('.vxe-cell--checkbox').click()

test('inserted, changed, deleted and marked rows are saved together', async ({ demo, page: browser }) => {
  const stage = await demo(page, 'crud-toolbar')
  const request = stage.getByRole('status')
  await expect(rows(stage)).toHaveCount(6)
  await press(stage, '插入')
  await expect(rows(stage)).toHaveCount(7)
  await press(stage, '保存')
  await expect(stage.locator('.vxe-cell--valid-error-hint').first()).toContainText('请填写姓名')
  await expect(request).toHaveText('尚未提交')
  await cell(stage, 1, 3).locator('input').fill('何新')
  await cell(stage, 2, 4).click()
  await cell(stage, 2, 4).locator('input').fill('总监')
  await browser.locator('h1').click()
  await check(stage, 7)
  await press(stage, '移除')
  await dialog(browser).getByRole('button', { name: '确认' }).click()
  await expect(rows(stage)).toHaveCount(6)
  await check(stage, 6)
  await press(stage, '标记删除')
  await expect(rows(stage).nth(5)).toHaveClass(/row--pending/)
  await press(stage, '保存')
  await expect(request).toHaveText(
    '{"insertRecords":["+"],"removeRecords":[10006],"updateRecords":[10001],"pendingRecords":[10005]}'
  )
  await expect(rows(stage)).toHaveCount(5)
  await expect(cell(stage, 1, 2)).toHaveText('20001')
  await expect(cell(stage, 2, 4)).toHaveText('总监')
})

test('querying again clears the marks for deletion', async ({ demo, page: browser }) => {
  const stage = await demo(page, 'crud-toolbar')
  await expect(rows(stage)).toHaveCount(6)
  await check(stage, 2)
  await press(stage, '标记删除')
  await expect(stage.locator('.row--pending')).toHaveCount(1)
  await press(stage, '重新查询')
  await expect(stage.locator('.row--pending')).toHaveCount(0)
  await press(stage, '保存')
  await expect(dialog(browser)).toContainText('数据未改动')
  await expect(stage.getByRole('status')).toHaveText('尚未提交')
})

test('deleting shows a confirmation, and a failed request keeps the rows', async ({ demo, page: browser }) => {
  const stage = await demo(page, 'crud-toolbar')
  await expect(rows(stage)).toHaveCount(6)
  await check(stage, 1)
  await press(stage, '让下一次请求失败')
  await press(stage, '直接删除')
  await dialog(browser).getByRole('button', { name: '确认' }).click()
  await expect(browser.locator('.vxe-modal--wrapper', { hasText: '服务端没有响应' })).toBeVisible()
  await expect(rows(stage)).toHaveCount(6)
  await press(stage, '直接删除')
  await dialog(browser).getByRole('button', { name: '确认' }).click()
  await expect(rows(stage)).toHaveCount(5)
  await expect(stage.getByRole('status')).toHaveText('{"removeRecords":[10001]}')
})

test('custom confirmations and messages replace the built-in confirmations and messages', async ({
  demo,
  page: browser
}) => {
  const stage = await demo(page, 'own-messages')
  const message = stage.getByRole('status')
  await expect(rows(stage)).toHaveCount(6)
  await check(stage, 1)
  await press(stage, '删除')
  await expect(dialog(browser)).toContainText('将要删除: 顾明澈')
  await dialog(browser).getByRole('button', { name: '取消' }).click()
  await expect(message).toHaveText('未删除')
  await expect(dialog(browser)).toHaveCount(0)
  await press(stage, '删除')
  await dialog(browser).getByRole('button', { name: '确认' }).click()
  await expect(message).toHaveText('已删除 1 行')
  await expect(rows(stage)).toHaveCount(5)
  await cell(stage, 2, 3).click()
  await cell(stage, 2, 3).locator('input').fill('总监')
  await browser.locator('h1').click()
  await expect(cell(stage, 2, 3)).toHaveClass(/col--dirty/)
  await press(stage, '保存')
  await expect(message).toHaveText('已保存 1 行，没有重新查询')
  await expect(cell(stage, 2, 3)).toHaveText('总监')
  await expect(stage.locator('.col--dirty')).toHaveCount(0)
})
