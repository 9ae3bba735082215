import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

inBothVersions('on-demand', {}, async ({ page }) => {
  const rows = page.locator('.vxe-body--row')
  const editor = page.locator('.vxe-body--row input')
  await expect(page.locator('.vxe-pager--total')).toHaveText('共 2 条记录')

  await page.getByText('Nut').click()
  await editor.fill('')
  await expect(page.getByText('A name is needed')).toBeVisible()
  await editor.fill('Screw')
  await expect(page.getByText('A name is needed')).toHaveCount(0)
  await page.locator('.vxe-pager').click()
  await expect(page.getByRole('status')).toHaveText('Screw')

  await page.locator('.vxe-cell--filter').click()
  await page.locator('.vxe-table--filter-wrapper').getByText('L', { exact: true }).click()
  await page.locator('.vxe-table--filter-wrapper').getByText('筛选').click()
  await expect(rows).toHaveText([/Bolt/])

  const list = page.locator('.vxe-table-custom-wrapper.is--active')
  await page.getByTitle('列设置').click()
  await list.locator('.vxe-table-custom--checkbox-option').nth(1).click()
  await list.getByText('确认').click()
  await expect(page.locator('.vxe-header--column')).toHaveText([/Size/])

  await page.getByRole('button', { name: 'Help' }).click()
  await expect(page.locator('.vxe-modal--box')).toContainText('Click a name to change it.')
})
