import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

inBothVersions('class-component', {}, async ({ page }) => {
  const rows = page.locator('.vxe-body--row')
  const modal = page.locator('.vxe-modal--box').filter({ hasText: 'Load?' })
  await expect(rows).toContainText(['Paint', 'Sand'])
  await expect(rows.first()).toHaveCSS('height', '36px')

  await page.locator('.vxe-table--expanded').first().click()
  await modal.getByRole('button', { name: '确认' }).click()
  await expect(page.getByText('How to paint')).toBeVisible()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('status')).toHaveText('open: true')
  await modal.getByRole('button', { name: '确认' }).click()
  await expect(modal).toBeHidden()

  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(page.locator('.vxe-header--column')).toHaveCount(1)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.locator('.vxe-header--column')).toHaveCount(2)
  await expect(page.getByRole('status')).toHaveText('place: 1')
})
