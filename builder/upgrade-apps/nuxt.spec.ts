import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

const responses = {
  '/columns': [{ field: 'name', title: 'Name' }],
  '/rows': { data: { rows: [{ name: 'Ada' }, { name: 'Brook' }], total: 42 } }
}

inBothVersions('nuxt', responses, async ({ page, stage }) => {
  await expect(page.locator('.vxe-body--row')).toHaveText(['Ada', 'Brook'])
  // The page names only the rows: 3.8.6 replaces the global names with that, 3.21.6 merges both.
  await expect(page.locator('.vxe-pager--total')).toHaveText(stage === 'before' ? 'Total 0 record' : 'Total 42 records')
  // With the style of the other package the buttons are round.
  const zoom = page.locator('.vxe-tools--operate .vxe-button')
  await expect(zoom).toHaveCSS('border-radius', '50%')
  await zoom.click()
  await expect(page.locator('.vxe-grid.is--maximize')).toBeVisible()
})
