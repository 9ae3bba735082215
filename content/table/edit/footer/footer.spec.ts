import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/footer'

/** Clicks for 80 ms, as a user does: the table ends an open edit shortly after the mouse goes down. */
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click({ delay: 80 })
const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-table--main-wrapper .vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const foot = (table: Locator, row: number) => table.locator('.vxe-footer--row').nth(row).locator('td')

test('footer totals update after edits, inserts, deletions and a revert', async ({ demo, page: browser }) => {
  const table = await demo(page, 'totals-after-edit')
  const sums = (...texts: string[]) => expect(foot(table, 0)).toHaveText([/^\s*$/, '合计', ...texts])
  await sums('14,500', '14,200')
  await cell(table, 1, 3).click()
  await cell(table, 1, 3).locator('input').fill('9000')
  await sums('14,500', '14,200')
  await browser.locator('h1').click()
  await sums('15,500', '14,200')
  await expect(foot(table, 1).nth(2)).toHaveText('9,000')
  await press(table, '新增')
  await cell(table, 4, 4).locator('input').fill('40')
  await cell(table, 2, 1).locator('.vxe-cell--checkbox').click({ delay: 80 })
  await sums('16,100', '14,240')
  await press(table, '删除勾选的行')
  await sums('11,100', '8,920')
  await press(table, '还原修改')
  await sums('10,100', '8,920')
})

test('the total of the server is shown after a save', async ({ demo, page: browser }) => {
  const table = await demo(page, 'totals-from-server')
  await expect(foot(table, 0)).toHaveText(['全部 20 人', /^\s*$/, '790'])
  await cell(table, 1, 3).click()
  await cell(table, 1, 3).locator('input').fill('130')
  await browser.locator('h1').click()
  await expect(table.getByRole('status')).toHaveText('已保存，合计已更新')
  await expect(foot(table, 0).last()).toHaveText('890')
  await expect(table.locator('.col--dirty')).toHaveCount(0)
})

test('an input in the footer changes the computed footer value', async ({ demo, page: browser }) => {
  const table = await demo(page, 'input-in-footer')
  await expect(foot(table, 2).last()).toHaveText('3400')
  await foot(table, 1).last().locator('input').fill('370')
  await expect(foot(table, 2).last()).toHaveText('3130')
  await expect(table.getByRole('status')).toHaveText('{"discount":370,"payable":3130}')
  await cell(table, 1, 3).click()
  await cell(table, 1, 3).locator('input').fill('1000')
  await browser.locator('h1').click()
  await expect(foot(table, 0).last()).toHaveText('3510')
  await expect(foot(table, 2).last()).toHaveText('3140')
})
