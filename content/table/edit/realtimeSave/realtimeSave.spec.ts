import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'
import { recordTexts } from '../../../../e2e/record-texts.ts'

const page = '/table/edit/realtimeSave'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-table--main-wrapper .vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const type = async (table: Locator, row: number, column: number, text: string) => {
  await cell(table, row, column).click()
  await cell(table, row, column).locator('input').fill(text)
}

test('each cell shows whether it is saved, and a failed save shows buttons to retry and to revert', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'save-each-cell')
  const status = table.getByRole('status')
  const saving = await recordTexts(cell(table, 1, 1), '[aria-label="正在保存"]')
  await type(table, 1, 1, '顾明')
  await type(table, 2, 2, '架构师')
  await expect.poll(saving).toEqual([null, '', null])
  await browser.locator('h1').click()
  await expect(cell(table, 1, 1).getByRole('img', { name: '已保存' })).toBeVisible()
  await expect(cell(table, 2, 2).getByRole('img', { name: '已保存' })).toBeVisible()
  await expect(status).toHaveText('正在保存: 0，已保存: 2，失败: 0')
  await table.getByRole('button', { name: '让下一次保存失败' }).click()
  await type(table, 3, 3, '苏州')
  await browser.locator('h1').click()
  await expect(status).toHaveText('正在保存: 0，已保存: 2，失败: 1')
  await expect(cell(table, 3, 3)).toContainText('苏州')
  await cell(table, 3, 3).getByRole('button', { name: '重试' }).click({ delay: 80 })
  await expect(cell(table, 3, 3).getByRole('img', { name: '已保存' })).toBeVisible()
  await expect(cell(table, 3, 3).locator('input')).toHaveCount(0)
  await table.getByRole('button', { name: '让下一次保存失败' }).click()
  await type(table, 3, 3, '南京')
  await browser.locator('h1').click()
  await cell(table, 3, 3).getByRole('button', { name: '还原' }).click({ delay: 80 })
  await expect(cell(table, 3, 3)).toHaveText('苏州')
  await expect(status).toHaveText('正在保存: 0，已保存: 2，失败: 0')
})

test('a stale response is discarded if the option is enabled, and otherwise overwrites the newer value', async ({
  demo
}) => {
  const table = await demo(page, 'late-answers')
  const twice = table.getByRole('button', { name: '连续修改两次' })
  const lines = table.locator('ol[aria-live]').locator('li')
  await twice.click()
  await expect(lines.last()).toHaveText('CH-101 已过期，丢弃')
  await expect(table.getByRole('status')).toHaveText('表格: CH-102，服务端: CH-102')
  await expect(cell(table, 1, 2)).toHaveText('CH-102')
  await table.getByText('丢弃过期的响应').click()
  await expect(twice).toBeEnabled()
  await twice.click()
  await expect(lines.last()).toHaveText('CH-101 写入表格')
  await expect(table.getByRole('status')).toHaveText('表格: CH-101，服务端: CH-102')
})

test('changes of one row are sent together after a failed request', async ({ demo, page: browser }) => {
  const table = await demo(page, 'one-at-a-time')
  const lines = table.locator('ol[aria-live]').locator('li')
  await table.getByRole('button', { name: '让下一次保存失败' }).click()
  await type(table, 1, 1, '顾明')
  await type(table, 1, 2, '产品总监')
  await expect(lines.last()).toHaveText('保存失败，合并到下一次请求')
  await expect(cell(table, 1, 4).getByRole('button', { name: '失败，重试' })).toBeVisible()
  await browser.locator('h1').click()
  const all = 'PATCH /people/10001 {"name":"顾明","role":"产品总监"}'
  await expect(table.getByText(all)).toBeVisible()
  await expect(cell(table, 1, 4)).toHaveText('已保存')
})
