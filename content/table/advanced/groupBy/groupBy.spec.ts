import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/advanced/groupBy'

test('rows are grouped by the selected field, groups are collapsed, and rows are sorted within groups', async ({
  demo
}) => {
  const table = await demo(page, 'group-headings')
  const names = table.locator('.vxe-body--row td:first-child')
  await expect(names).toHaveText(['一组（3）', '顾明澈', '周以宁', '许牧云', '二组（3）', '陆远舟', '程之焕', '沈嘉禾'])
  await expect(names.first()).toHaveAttribute('colspan', '3')
  await expect(table.locator('.group-heading').first().locator('td').last()).toHaveText('1020')
  await table.locator('.vxe-sort--desc-btn').click()
  await expect(names).toHaveText(['二组（3）', '沈嘉禾', '程之焕', '陆远舟', '一组（3）', '周以宁', '顾明澈', '许牧云'])
  const heading = table.getByRole('button', { name: '二组（3）' })
  await heading.click()
  await expect(heading).toHaveAttribute('aria-expanded', 'false')
  await expect(names).toHaveText(['二组（3）', '一组（3）', '周以宁', '顾明澈', '许牧云'])
  await table.getByText('按城市').click()
  await expect(names).toHaveText([
    '杭州（2）',
    '沈嘉禾',
    '许牧云',
    '成都（2）',
    '周以宁',
    '程之焕',
    '深圳（2）',
    '顾明澈',
    '陆远舟'
  ])
  await table.getByText('不分组').click()
  await expect(names).toHaveText(['沈嘉禾', '周以宁', '程之焕', '顾明澈', '陆远舟', '许牧云'])
})

test('a group has one merged cell across its rows and a subtotal row', async ({ demo }) => {
  const table = await demo(page, 'group-cells')
  const rows = table.locator('.vxe-body--row')
  await expect(rows.first().locator('td').first()).toHaveAttribute('rowspan', '3')
  await expect(rows.nth(2)).toHaveText(/^小计\s*780$/)
  await expect(rows.nth(3).locator('td').first()).toHaveAttribute('rowspan', '4')
  await expect(rows.nth(6)).toHaveText(/^小计\s*1180$/)
})
