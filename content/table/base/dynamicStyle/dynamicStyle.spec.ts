import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/dynamicStyle'

const row = (table: Locator, text: string) => table.locator('.vxe-body--row', { hasText: text })
const cell = (table: Locator, text: string, column: number) => row(table, text).locator('td').nth(column)

test('rows and cells have classes by their values, also after a change', async ({ demo }) => {
  const table = await demo(page, 'classes-by-value')
  await expect(row(table, 'D-303')).toHaveCSS('text-decoration-line', 'line-through')
  await expect(cell(table, 'D-301', 2)).toHaveClass(/is-done/)
  await expect(cell(table, 'D-302', 2)).not.toHaveClass(/is-done/)
  await expect(cell(table, 'D-302', 3)).not.toHaveClass(/is-low/)
  await row(table, 'D-302').getByRole('button', { name: '卖出 5' }).click()
  await expect(cell(table, 'D-302', 3)).toHaveClass(/is-low/)
  await expect(cell(table, 'D-302', 3)).toHaveCSS('font-weight', '700')
})

test('header and footer cells have classes by level, sorting and value', async ({ demo }) => {
  const table = await demo(page, 'header-and-footer-classes')
  await expect(table.locator('.vxe-header--row').first()).toHaveClass(/group-level/)
  const spent = table.locator('.vxe-header--column', { hasText: '支出' })
  await expect(spent).not.toHaveClass(/is-sorted/)
  await spent.getByText('支出').click()
  await expect(spent).toHaveClass(/is-sorted/)
  await expect(table.locator('.vxe-footer--row').nth(1)).toHaveClass(/is-faded/)
  await expect(table.locator('.vxe-footer--column', { hasText: '1160' })).toHaveClass(/is-over/)
  await expect(table.locator('.vxe-footer--column', { hasText: '1255' })).not.toHaveClass(/is-over/)
  await expect(table.locator('.vxe-footer--column', { hasText: '1255' })).toHaveClass(/wide-digits/)
})

test('a click highlights the row and the column of the selected cell', async ({ demo }) => {
  const table = await demo(page, 'cross-highlight')
  await expect(table.locator('.is-picked')).toHaveText('评审')
  await cell(table, '09:00', 5).click()
  await expect(table.locator('.is-picked')).toHaveText('例会')
  await expect(table.locator('.is-crossed')).toHaveCount(8)
})
