import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

inBothVersions('wrapper-global', {}, async ({ page }) => {
  const rows = page.locator('.vxe-body--row')
  const status = page.getByRole('status')
  await rows.getByText('Brook').click({ button: 'right' })
  await page.locator('.vxe-context-menu--link:visible').click()
  await expect(status).toHaveText('COPY')

  await rows.getByText('Brook').dblclick()
  await expect(status).toHaveText('Brook')
  await rows.locator('input').fill('Bea')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(status).toHaveText('none')
  await expect(rows).toHaveText(['Ada', 'Bea'])
})
