import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/full'

/** Clicks for 80 ms, as a user does: the table ends an open edit shortly after the mouse goes down. */
const press = (table: Locator, name: string | RegExp) =>
  table.getByRole('button', { name, exact: true }).click({ delay: 80 })
const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-table--main-wrapper .vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const foot = (table: Locator) => table.locator('.vxe-footer--row td')

test('a new row is validated, all changes are saved in one request, and the rows are loaded again', async ({
  demo,
  page: browser
}) => {
  const stage = await demo(page, 'stock-screen')
  const status = stage.getByRole('status')
  await expect(cell(stage, 1, 2)).toHaveText('AX-101')
  await expect(foot(stage).nth(5)).toHaveText('18')
  await press(stage, /新增/)
  await expect(cell(stage, 1, 2).locator('input')).toBeFocused()
  await press(stage, '保存 (1)')
  await expect(status).toHaveText('校验不通过，未保存')
  await cell(stage, 1, 2).locator('input').fill('ZZ-900')
  await cell(stage, 1, 3).click()
  await cell(stage, 1, 3).locator('input').fill('新书桌')
  await cell(stage, 1, 5).click()
  await cell(stage, 1, 5).locator('input').fill('800')
  await cell(stage, 2, 6).click()
  await cell(stage, 2, 6).locator('input').fill('11')
  await browser.locator('h1').click()
  await expect(cell(stage, 2, 7)).toHaveText('1,100.00')
  await expect(foot(stage).nth(5)).toHaveText('28')
  await cell(stage, 3, 8).getByRole('button', { name: '删除' }).click()
  await expect(stage.locator('.row--pending')).toHaveCount(1)
  await expect(stage.locator('.request')).toHaveText(/^保存时发送[^]*update: \[{"id":1,"count":11}\]\s*remove: \[2\]$/)
  await expect(foot(stage).nth(5)).toHaveText('26')
  await press(stage, '保存 (3)')
  await expect(status).toHaveText('已保存')
  await expect(stage.locator('.request')).toHaveText(
    [
      '已发送 POST /goods/changes',
      'insert: [{"code":"ZZ-900","title":"新书桌","kind":"home","price":800,"count":0}]',
      'update: [{"id":1,"count":11}]',
      'remove: [2]'
    ].join('\n')
  )
  await expect(cell(stage, 1, 2)).toHaveText('ZZ-900')
  await expect(cell(stage, 3, 2)).toHaveText('CX-103')
  await expect(stage.locator('.row--pending, .row--new, .col--dirty')).toHaveCount(0)
  await expect(stage.getByRole('button', { name: '保存 (0)' })).toBeDisabled()
})

test('going to another page with changes shows a confirmation, and discarding reverts the changes', async ({
  demo,
  page: browser
}) => {
  const stage = await demo(page, 'stock-screen')
  await expect(cell(stage, 1, 2)).toHaveText('AX-101')
  await cell(stage, 1, 3).click()
  await cell(stage, 1, 3).locator('input').fill('躺椅')
  await stage.locator('.vxe-pager--num-btn', { hasText: '2' }).click({ delay: 80 })
  const dialog = browser.locator('.vxe-modal--wrapper.is--visible')
  await expect(dialog).toContainText('放弃本页的修改吗？')
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(stage.locator('.vxe-pager--num-btn.is--active')).toHaveText('1')
  await expect(cell(stage, 1, 3)).toHaveText('躺椅')
  await press(stage, '放弃修改')
  await expect(cell(stage, 1, 3)).toHaveText('折叠椅')
  await stage.locator('.vxe-pager--num-btn', { hasText: '2' }).click()
  await expect(cell(stage, 1, 2)).toHaveText('AX-108')
})

test('a failed save keeps the changes, and the search finds rows by word', async ({ demo, page: browser }) => {
  const stage = await demo(page, 'stock-screen')
  await expect(cell(stage, 1, 2)).toHaveText('AX-101')
  await cell(stage, 1, 3).click()
  await cell(stage, 1, 3).locator('input').fill('躺椅')
  await browser.locator('h1').click()
  await press(stage, '让下一次请求失败')
  await press(stage, '保存 (1)')
  await expect(stage.getByRole('status')).toHaveText('保存失败，修改已保留')
  await expect(cell(stage, 1, 3)).toHaveText('躺椅')
  await press(stage, '保存 (1)')
  await expect(stage.getByRole('status')).toHaveText('已保存')
  await stage.getByPlaceholder('货号或品名').fill('躺椅')
  await press(stage, '查询')
  await expect(stage.locator('.vxe-table--main-wrapper .vxe-body--row')).toHaveCount(1)
  await expect(cell(stage, 1, 2)).toHaveText('AX-101')
})
