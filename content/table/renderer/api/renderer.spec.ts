import { expect, test } from '../../../../e2e/site.ts'

test('one renderer name renders the cell, its edit input and the form item', async ({ demo }) => {
  const stage = await demo('/table/renderer/api', 'one-name')
  const cells = (row: number) => stage.locator('.vxe-body--row').nth(row).locator('td')
  await expect(cells(0)).toHaveText(['支付对接', '高', '高'])
  await cells(1).nth(1).click()
  await cells(1).nth(1).getByRole('combobox', { name: '优先级' }).selectOption('中')
  await expect(cells(1)).toHaveText(['登录页面', /中/, '中'])
  await stage.locator('.vxe-form').getByRole('combobox', { name: '优先级' }).selectOption('高')
  await stage.getByRole('button', { name: '添加' }).click()
  await expect(cells(2)).toHaveText(['整理文档', '高', '高'])
})
