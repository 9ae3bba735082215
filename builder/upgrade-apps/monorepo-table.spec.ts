import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

const ships = [
  { id: 1, name: 'Aurora', fee: 1200, arrival: '2024-05-01' },
  { id: 2, name: 'Boreas', fee: 80.5, arrival: '2024-05-02', gone: true }
]
const responses = {
  '/ships': ({ query }: { query: URLSearchParams }) => ({
    list: ships.filter(({ name }) => name.includes(query.get('name') ?? '')),
    page: { total: 2 }
  })
}

inBothVersions('monorepo-table', responses, async ({ page }) => {
  const rows = page.locator('.hb-grid .vxe-table--main-wrapper .vxe-body--row')
  const buttons = page.locator('.hb-grid').getByRole('button', { name: 'Edit', exact: true })
  const status = page.getByRole('status')
  await expect(rows).toContainText(['1,200.00 EUR', '80.50 EUR'])
  await expect(page.locator('.vxe-pager--total')).toContainText('2')
  await expect(page.locator('.hb-icon-up').first()).toBeVisible()

  await buttons.first().click()
  await rows.locator('input').fill('Astra')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('button', { name: 'Editing?' }).click()
  await expect(status).toHaveText('no')
  await expect(rows.first()).toContainText('Astra')

  // A ship that is gone can't be edited.
  await buttons.nth(1).click()
  await expect(rows.locator('input')).toHaveCount(0)

  await rows.nth(1).getByText('Boreas').click({ button: 'right' })
  await page.locator('.vxe-context-menu--link:visible').getByText('Fee?').click()
  await expect(status).toHaveText('Boreas: 80.5')
  await expect(page.locator('.hb-grid .row--current').first()).toContainText('Boreas')

  await page.locator('.hb-form input').fill('Bo')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(rows).toHaveCount(1)
})
