import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

const responses = {
  '/inventory': {
    data: {
      records: [
        { id: 1, sku: 'A-1', name: 'Bolts', qty: 4 },
        { id: 2, sku: 'B-2', name: 'Nuts', qty: 90 }
      ],
      total: 31
    }
  },
  '/inbound': [
    { no: 'D-1', qty: 8, lines: [{ no: 'D-1-1', qty: 5 }] },
    { no: 'D-2', qty: null, lines: [] }
  ]
}

inBothVersions('aliases', responses, async ({ page }) => {
  const stock = page.locator('.inventory .vxe-body--row')
  const status = page.locator('.inventory').getByRole('status')
  await expect(stock).toHaveText(['1A-1Bolts4', '2B-2Nuts90'])
  await expect(page.locator('.inventory .vxe-pager--total')).toContainText('31')

  await stock.getByText('Bolts').dblclick()
  await expect(status).toHaveText('editing A-1')
  await expect(stock.locator('input')).toBeFocused()
  await stock.locator('input').fill('Screws')
  await page.getByRole('button', { name: 'Stop editing' }).click()
  await expect(status).toHaveText('stopped')
  await expect(stock.first()).toContainText('Screws')

  await stock.getByText('Nuts').click({ button: 'right' })
  await page.locator('.vxe-context-menu--link:visible').getByText('Lock', { exact: true }).click()
  await stock.getByText('Nuts').dblclick()
  await expect(stock.locator('input')).toHaveCount(0)

  const inbound = page.locator('.inbound .vxe-body--row')
  await expect(inbound).toContainText(['8 pcs', '-'])
  await page.getByRole('button', { name: 'Expand all' }).click()
  await expect(inbound).toContainText(['D-1', 'D-1-1', 'D-2'])
  await page.getByRole('button', { name: 'Sorted by?' }).click()
  await expect(page.locator('.inbound output')).toHaveText('none')
})
