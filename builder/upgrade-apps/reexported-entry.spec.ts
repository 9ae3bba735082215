import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

inBothVersions('reexported-entry', {}, async ({ page }) => {
  await page.locator('.vxe-input input').fill('Bea')
  await expect(page.locator('.vxe-body--row')).toHaveText(['Bea'])
  await expect(page.locator('.vxe-table')).toHaveClass(/size--mini/)

  await page.locator('.vxe-body--row').getByText('Bea').click({ button: 'right' })
  await expect(page.locator('.vxe-context-menu--link:visible')).toHaveText(['Copy'])
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect(page.locator('.vxe-modal--wrapper')).toContainText('Saved')
})
