import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/round'

test('the frame and the corners of header and body have a border radius', async ({ demo }) => {
  const table = await demo(page, 'round-table')
  const frame = table.locator('.vxe-table--border-line')
  await expect(frame).toHaveCSS('border-radius', '4px')
  await expect(table.locator('.vxe-table--header-wrapper')).toHaveCSS('border-top-left-radius', '4px')
  await expect(table.locator('.vxe-table--body-wrapper')).toHaveCSS('border-bottom-right-radius', '4px')
  await table.getByText('outer', { exact: true }).click()
  await expect(frame).toHaveCSS('border-radius', '4px')
  await table.getByLabel('round').uncheck()
  await expect(frame).toHaveCSS('border-radius', '0px')
})

test('a wrapper sets any border radius of the table', async ({ demo }) => {
  const table = await demo(page, 'round-radius')
  await expect(table.locator('.vxe-table--border-line')).toHaveCSS('border-radius', '12px')
  await table.getByRole('slider').fill('20')
  await expect(table.locator('.vxe-table--border-line')).toHaveCSS('border-radius', '20px')
})
