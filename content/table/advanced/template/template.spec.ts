import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/template'

test('slots render cells, header and footer, and the header keeps its sort icons', async ({ demo }) => {
  const table = await demo(path, 'cell-header-footer')
  await expect(table.locator('.vxe-body--row progress')).toHaveCount(3)
  await expect(table.locator('.vxe-footer--column')).toHaveText(['合计', /^\s*$/, '15 / 36'])
  await table.getByLabel('进度').uncheck()
  await expect(table.locator('.vxe-body--row td:last-child')).toHaveText(['9 / 12', '4 / 16', '2 / 8'])
  await table.locator('.vxe-sort--asc-btn').click()
  await expect(table.locator('.vxe-body--row td:last-child')).toHaveText(['2 / 8', '4 / 16', '9 / 12'])
})

test('star buttons replace the checkboxes of single rows and of all rows', async ({ demo }) => {
  const table = await demo(path, 'choice-slots')
  await expect(table.locator('.vxe-checkbox--icon')).toHaveCount(0)
  await table.getByRole('button', { name: '收藏 顾明澈' }).click()
  await expect(table.getByRole('button', { name: '收藏 顾明澈' })).toHaveText('★')
  await expect(table.getByRole('status')).toHaveText('已收藏 2 人')
  const all = table.locator('.vxe-header--column button')
  await expect(all).toHaveAttribute('aria-pressed', 'mixed')
  await all.click()
  await expect(table.getByRole('status')).toHaveText('已收藏 4 人')
  await expect(all).toHaveAttribute('aria-pressed', 'true')
  await all.click()
  await expect(table.getByRole('status')).toHaveText('已收藏 0 人')
})

test('the selected row shows a label instead of a radio button', async ({ demo }) => {
  const table = await demo(path, 'choice-slots')
  await expect(table.locator('.vxe-header--column').nth(1)).toHaveText('组长')
  await table.getByText('测试工程师').click()
  await expect(table.locator('.vxe-body--row', { hasText: '陆远舟' }).locator('b')).toHaveText('组长')
  await table.getByText('产品经理').click()
  await expect(table.locator('.vxe-body--row b')).toHaveCount(1)
})

test('a button expands and collapses the row', async ({ demo }) => {
  const table = await demo(path, 'expand-slots')
  await expect(table.locator('.vxe-body--expanded-row')).toContainText('深圳市南山区')
  const button = table.getByTitle('陆远舟')
  await button.click()
  await expect(table.locator('.vxe-body--expanded-row')).toHaveCount(2)
  await expect(table.locator('.vxe-body--expanded-row').last()).toContainText(/3.*上海市徐汇区/)
  await expect(button).toHaveText('收起')
  await button.click()
  await expect(table.locator('.vxe-body--expanded-row')).toHaveCount(1)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('custom expand icons collapse the tree, and each level shows a line', async ({ demo }) => {
  const table = await demo(path, 'tree-slots')
  const rows = table.locator('.vxe-body--row')
  await expect(rows).toHaveText([/研发中心 \(2\)/, /前端组/, /后端组 \(2\)/, /支付/, /账号/, /设计中心/])
  await expect(rows.nth(3).locator('span[style*="left"]:not([style*="padding"])')).toHaveCount(2)
  await expect(table.locator('.vxe-tree--node-btn')).toHaveCount(0)
  await table.getByRole('button', { name: '后端组' }).click()
  await expect(rows).toHaveCount(4)
  await expect(table.getByRole('button', { name: '后端组' })).toHaveText('+')
})

test('columns of a grid use named slots and functions', async ({ demo }) => {
  const table = await demo(path, 'grid-slots')
  await expect(table.locator('mark')).toHaveText(['产品经理', '前端工程师', '测试工程师'])
  await expect(table.locator('.vxe-header--column').nth(2)).toHaveText('年龄 (2024)')
  await expect(table.locator('strong')).toHaveText(['顾明澈', '周以宁', '陆远舟'])
})
