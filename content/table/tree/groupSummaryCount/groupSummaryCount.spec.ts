import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/groupSummaryCount'

const cells = (table: Locator, line: number) =>
  table
    .locator('.vxe-body--row')
    .nth(line - 1)
    .locator('td')
const foot = (table: Locator, line: number) =>
  table
    .locator('.vxe-footer--row')
    .nth(line - 1)
    .locator('td')

test('groups and the footer show count, sum and share of the total', async ({ demo }) => {
  const table = await demo(page, 'grand-totals')
  await expect(cells(table, 1)).toHaveText(['华东 (3)', '23', '3,220.00', '56.8%'])
  await expect(foot(table, 1)).toHaveText(['合计 (6)', '45', '5,665.00', '100.0%'])
  await expect(foot(table, 2)).toHaveText(['全部 (6)', '45', '5,665.00', '100.0%'])
})

test('a search updates the counts of groups and footer, and the last footer row stays unchanged', async ({ demo }) => {
  const table = await demo(page, 'grand-totals')
  await table.locator('input[type="text"], input[type="search"]').first().fill('台灯')
  await expect(table.locator('.vxe-body--row')).toHaveCount(4)
  await expect(cells(table, 1)).toHaveText(['华东 (1)', '6', '480.00', '8.5%'])
  await expect(foot(table, 1)).toHaveText(['合计 (2)', '21', '1,620.00', '28.6%'])
  await expect(foot(table, 2).first()).toHaveText('全部 (6)')
  await table.locator('input[type="text"], input[type="search"]').first().fill('')
  await expect(table.locator('.vxe-body--row')).toHaveCount(9)
})

test('an option shows amounts with tax in the groups and the footer', async ({ demo }) => {
  const table = await demo(page, 'grand-totals')
  await table.getByText('含税').click()
  await expect(cells(table, 1).nth(2)).toHaveText('3,638.60')
  await expect(foot(table, 2).nth(2)).toHaveText('6,401.45')
})
