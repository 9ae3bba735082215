import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

const items = [
  { name: 'Nut', price: 3 },
  { name: 'Bolt', price: 5 }
]

inBothVersions('global-cdn', { '/items': { items } }, async ({ page }) => {
  const rows = page.locator('.vxe-body--row')
  await expect(rows).toContainText(['Nut', 'Bolt'])
  await page.locator('.vxe-sort--asc-btn').click()
  await expect(rows).toContainText(['Bolt', 'Nut'])

  await page.getByRole('button', { name: 'Hello' }).click()
  const modal = page.locator('.vxe-modal--box')
  await expect(modal).toContainText('These are our items.')
  await modal.getByRole('button', { name: '确认' }).click()
  await expect(page.getByRole('status')).toHaveText('1')
})
