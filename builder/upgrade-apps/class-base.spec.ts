import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

inBothVersions('class-base', {}, async ({ page }) => {
  const rows = page.locator('.vxe-body--row')
  await page.getByRole('button', { name: 'Edit' }).click()
  await rows.locator('input').fill('Bea')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('status')).toHaveText('none')
  await expect(rows).toHaveText(['Ada', 'Bea'])
})
