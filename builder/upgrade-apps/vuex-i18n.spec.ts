import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

const departments = [
  {
    code: '10',
    name: 'Sales',
    q1: 8,
    q2: 8,
    q3: 8,
    q4: 8,
    units: [
      { code: '11', name: 'Field', q1: 4, q2: 0, q3: 0, q4: 0 },
      { code: '12', name: 'Partners', q1: 4, q2: 8, q3: 8, q4: 8 }
    ]
  },
  { code: '20', name: 'Office', q1: 2, q2: 2, q3: 2, q4: 2 }
]
const expenses = [
  { date: '2024-05-01', amount: 40 },
  { date: '2024-05-02', amount: 900 }
]

inBothVersions('vuex-i18n', { '/departments': departments, '/expenses': expenses }, async ({ page }) => {
  const tree = page.locator('.budget-tree')
  const rows = tree.locator('.vxe-table--body-wrapper .vxe-body--row')
  await expect(rows).toContainText(['Sales', 'Office'])
  await expect(tree.locator('.vxe-header--column').nth(1)).toContainText('Department')

  await page.getByRole('button', { name: 'Expand all' }).click()
  await expect(rows).toContainText(['Sales', 'Field', 'Partners', 'Office'])
  expect(await page.evaluate(() => localStorage.getItem('budget:open'))).toBeNull()
  await expect(tree.locator('.vxe-footer--row').first()).toContainText('10')

  // A root node, because 3.8.6 writes the values of another row into a child node.
  const office = rows.nth(3).locator('.vxe-body--column').nth(2)
  await office.click()
  await office.locator('input').fill('6')
  await rows.nth(0).getByText('Sales').click()
  await expect(office).toHaveText('6')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Changes discarded')).toBeVisible()
  // 3.8.6 collapses the tree.
  await page.getByRole('button', { name: 'Expand all' }).click()
  await expect(office).toHaveText('2')

  await rows.nth(1).getByText('Field').click({ button: 'right' })
  await page.locator('.vxe-context-menu--link:visible').getByText('Spread over the year').click()
  await expect(rows.nth(1).locator('.vxe-body--column').nth(5)).toHaveText('1')

  await rows.nth(3).getByText('Office').click({ button: 'right' })
  await page.locator('.vxe-context-menu--link:visible').getByText('Freeze').click()
  await office.click()
  await expect(office.locator('input')).toHaveCount(0)

  const list = page.locator('.vxe-grid')
  await expect(list.locator('.vxe-table--body-wrapper .vxe-body--row')).toContainText(['2024-05-01', '2024-05-02'])
  await list.locator('.vxe-filter--btn').click()
  const amount = page.locator('.vxe-table--filter-wrapper:visible input[type="number"]')
  await amount.fill('100')
  await amount.press('Enter')
  await expect(list.locator('.vxe-table--body-wrapper .vxe-body--row')).toContainText(['2024-05-02'])
})
