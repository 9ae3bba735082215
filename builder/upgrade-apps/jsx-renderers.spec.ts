import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

inBothVersions('jsx-renderers', {}, async ({ page }) => {
  const rows = page.locator('.vxe-grid .vxe-body--row')
  await expect(rows).toHaveCount(3)
  await expect(rows.locator('.cell-tag').first()).toHaveCSS('color', 'rgb(230, 162, 60)')
  await expect(page.locator('.vxe-footer--row')).toContainText('3 tickets')

  await rows.getByText('102').click()
  await expect(page.getByRole('status')).toHaveText('102')
  await expect(page.locator('.vxe-modal--wrapper')).toContainText('Ticket 102')

  const first = rows.first().locator('.col-user')
  await first.click()
  await expect(first.locator('.user-picker__input')).toBeFocused()
  // The handler of the interceptor ends no editing for a click in the list.
  await first.getByText('Brook').click()
  await page.getByRole('button', { name: 'Stop editing' }).click()
  await expect(first).toHaveText('Brook')

  await page.locator('.vxe-filter--btn').click()
  await page.locator('.text-filter input').fill('screen')
  await page.locator('.text-filter input').press('Enter')
  await expect(rows).toHaveCount(1)

  await page.locator('.status-item').selectOption('done')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(rows).toHaveCount(1)
  await page.locator('.status-item').selectOption('open')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.locator('.empty-state').first()).toHaveText('No tickets')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.locator('.status-item')).toHaveValue('')
})
