import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

const responses = {
  '/orders': {
    data: {
      list: [
        { id: 1, name: 'Ada' },
        { id: 2, name: 'Brook' }
      ],
      total: 5
    }
  }
}

inBothVersions('options-files', responses, async ({ page }) => {
  const rows = page.locator('.vxe-body--row')
  const status = page.getByRole('status')
  await expect(rows).toHaveText(['1Ada', '2Brook'])
  await expect(page.locator('.vxe-pager--total')).toContainText('5')

  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(status).toHaveText('editing Ada')
  await rows.locator('input').fill('Bea')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(status).toHaveText('stopped')
  await expect(rows).toHaveText(['1Bea', '2Brook'])

  await rows.getByText('Brook').click({ button: 'right' })
  await expect(page.locator('.vxe-context-menu--link:visible')).toHaveText(['Copy'])
})
