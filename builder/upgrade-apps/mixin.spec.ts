import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

inBothVersions('mixin', {}, async ({ page }) => {
  const rows = page.locator('.vxe-body--row')
  const editor = page.locator('.vxe-body--row input')
  const status = page.getByRole('status')
  await expect(page.locator('.vxe-list p')).toHaveText(['Ada', 'Brook'])
  await expect(page.locator('.vxe-textarea--inner')).toHaveValue('Two\nlines')

  await rows.getByText('Brook').click()
  await expect(status).toHaveText('1')
  await expect(page.locator('.vxe-body--row.row--current')).toHaveText(['Brook'])

  await page.getByRole('button', { name: 'Edit' }).click()
  await editor.fill('Bea')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(status).toHaveText('1 none')
  await expect(rows).toContainText(['Ada', 'Bea'])

  await page.locator('.vxe-table--expanded').nth(1).click()
  await expect(page.locator('em')).toHaveText(['Bea: 1'])
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('em')).toHaveText(['Bea: 2'])

  await rows.getByText('Ada').click({ button: 'right' })
  await expect(page.locator('.vxe-context-menu--link:visible')).toHaveText(['Copy'])
})
