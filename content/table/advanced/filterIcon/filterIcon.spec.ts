import { expect, test } from '../../../../e2e/site.ts'

test('each option changes the filter icons of columns with and without a condition', async ({ demo }) => {
  const stage = await demo('/table/advanced/filterIcon', 'filter-icons')
  const icon = (title: string) => stage.locator('.vxe-header--column', { hasText: title }).locator('.vxe-filter--btn')
  await expect(icon('职务')).toHaveClass(/vxe-icon-search-zoom-in/)
  await expect(icon('性别')).toHaveClass(/vxe-icon-search(?!-)/)
  await stage.getByText('星星', { exact: true }).click()
  await expect(icon('职务')).toHaveClass(/vxe-icon-star-fill/)
  await expect(icon('性别')).toHaveClass(/vxe-icon-star(?!-)/)
  await stage.getByText('自定义样式', { exact: true }).click()
  await expect(icon('职务')).toHaveClass(/filter-on/)
  await icon('性别').click()
  await stage.locator('.vxe-table--filter-wrapper').getByText('男', { exact: true }).click()
  await stage.locator('.vxe-table--filter-wrapper').getByRole('button', { name: '筛选' }).click()
  await expect(icon('性别')).toHaveClass(/filter-on/)
  await stage.getByText('内置图标', { exact: true }).click()
  await expect(icon('性别')).toHaveClass(/vxe-icon-funnel/)
})
