import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/status'

/** Clicks for 80 ms, as a user does: the table ends an open edit shortly after the mouse goes down. */
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click({ delay: 80 })
const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('new, changed and deleted rows are listed and marked, and saving clears the lists and marks', async ({ demo }) => {
  const table = await demo(page, 'row-states')
  const request = table.getByRole('status')
  await press(table, '新增')
  await expect(cell(table, 1, 3).locator('input')).toBeFocused()
  await cell(table, 1, 3).locator('input').fill('新人')
  await cell(table, 2, 4).click()
  await expect(cell(table, 1, 3)).toHaveText('新人')
  await cell(table, 2, 4).locator('input').fill('产品总监')
  await cell(table, 3, 1).locator('.vxe-cell--checkbox').click({ delay: 80 })
  await expect(cell(table, 2, 4)).toHaveClass(/col--dirty/)
  await press(table, '删除勾选的行')
  await expect(request).toContainText('"新人","设计师"]]')
  await expect(request).toContainText('update [[10001,"顾明澈","产品总监"]]')
  await expect(request).toContainText('remove [[10002,"周以宁","前端工程师"]]')
  await press(table, '让下一次保存失败')
  await press(table, '保存')
  await expect(request).toContainText('保存失败，修改已保留')
  await press(table, '保存')
  await expect(request).toHaveText('insert [] update [] remove []')
  await expect(cell(table, 1, 2)).toHaveText('10006')
  await expect(table.locator('.row--new, .col--dirty')).toHaveCount(0)
})

test('saving a row sends only its changed fields and clears the marks of the row', async ({ demo }) => {
  const table = await demo(page, 'partial-update')
  const save = cell(table, 2, 4).getByRole('button', { name: '保存' })
  await expect(save).toBeDisabled()
  await cell(table, 2, 2).click()
  await cell(table, 2, 2).locator('input').fill('架构师')
  await cell(table, 2, 3).click()
  await cell(table, 2, 3).locator('input').fill('成都')
  await cell(table, 1, 1).click()
  await save.click({ delay: 80 })
  await expect(table.getByRole('status')).toHaveText('PATCH /people/10002 {"role":"架构师","address":"成都"}')
  await expect(save).toBeDisabled()
  await expect(table.locator('.col--dirty')).toHaveCount(0)
})

test('marks of new rows and of changed cells can be disabled separately', async ({ demo }) => {
  const table = await demo(page, 'state-marks')
  await press(table, '新增')
  await expect(cell(table, 1, 1)).toHaveText('新增')
  await expect(table.locator('.row--new')).toHaveCount(1)
  await cell(table, 2, 2).click()
  await cell(table, 2, 2).locator('input').fill('顾明')
  await cell(table, 3, 2).click()
  await expect(table.locator('.col--dirty')).toHaveCount(1)
  await expect(cell(table, 2, 1)).toHaveText('已修改')
  await expect(table.locator('.vxe-body--row').nth(1)).toHaveClass(/is-changed/)
  await table.getByText('showInsertStatus').click()
  await expect(table.locator('.row--new')).toHaveCount(0)
  await expect(table.locator('.col--dirty')).toHaveCount(1)
  await table.getByText('showUpdateStatus').click()
  await expect(table.locator('.col--dirty')).toHaveCount(0)
})
