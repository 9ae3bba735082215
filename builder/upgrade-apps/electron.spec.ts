import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

const log = Array.from(
  { length: 300 },
  (_, index) => `10:00:${index} ${index % 100 === 7 ? 'ERROR' : 'INFO'} Message ${index}`
)

inBothVersions('electron', { '/sample-log': log.join('\n') }, async ({ page }) => {
  const rows = page.locator('.vxe-table--body-wrapper .vxe-body--row')
  await expect(rows.first()).toContainText('Message 0')
  // Only the visible rows are rendered.
  expect(await rows.count()).toBeLessThan(100)
  await expect(rows.first()).toHaveCSS('height', '28px')

  await rows.getByText('Message 2', { exact: true }).click()
  await expect(page.locator('.details output')).toHaveText('3')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.details output')).toHaveText('4')
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByText('Line 4')).toBeVisible()

  await rows.getByText('Message 3', { exact: true }).click({ button: 'right' })
  await page.locator('.vxe-context-menu--link:visible').getByText('Last line').click()
  await expect(rows.getByText('Message 299')).toBeVisible()

  await page.locator('.vxe-cell--filter').click()
  await page.locator('.vxe-table--filter-wrapper').getByText('Error').click()
  await expect(rows).toContainText(['Message 7', 'Message 107', 'Message 207'])
  await page.getByRole('button', { name: 'Clear filter' }).click()
  await expect(rows.first()).toContainText('Message 0')
})
