import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

inBothVersions('element-ui', {}, async ({ page }) => {
  const rows = page.locator('.vxe-body--row')
  const editor = page.locator('.vxe-body--row .el-input__inner')
  await rows.getByText('Red').click()
  await expect(editor).toBeFocused()
  await editor.click()
  // The list is outside of the table, which goes on editing.
  await page.locator('.el-select-dropdown__item').getByText('Blue').click()
  await expect(editor).toHaveValue('Blue')
  await page.getByText('Colors', { exact: true }).click()
  await expect(editor).toHaveCount(0)
  await expect(rows).toHaveText(['Blue', 'Green'])
  await expect(page.locator('.vxe-footer--row')).toHaveText('2 colors')

  await page.locator('.vxe-cell--filter').click()
  await page.locator('.vxe-table--filter-wrapper').getByText('Green').click()
  await page.locator('.vxe-table--filter-wrapper').getByText('筛选').click()
  await expect(rows).toHaveText(['Green'])

  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.locator('.vxe-form')).toContainText('A name is needed')
  await page.locator('.vxe-form .el-input__inner').fill('Gr')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.locator('.vxe-footer--row')).toHaveText('1 colors')
})
