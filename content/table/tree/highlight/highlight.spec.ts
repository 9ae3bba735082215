import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/highlight'

const nodes = (table: Locator) => table.locator('.vxe-body--row .vxe-tree-cell')
const current = (table: Locator) => table.locator('.row--current .vxe-tree-cell')

test('arrow keys move the current row, expand and collapse nodes, and ancestors are highlighted', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'visible-rows')
  const status = table.getByRole('status')
  const press = (key: string) => browser.keyboard.press(key)
  await table.getByRole('button', { name: '让表格获得焦点' }).click()
  await expect(current(table)).toHaveText('广东')
  await press('ArrowDown')
  await expect(current(table)).toHaveText('广州')
  await press('ArrowDown')
  await expect(current(table)).toHaveText('深圳')
  await press('ArrowRight')
  await expect(current(table)).toHaveText('福田区')
  await expect(status).toHaveText('广东 / 深圳 / 福田区')
  await expect(table.locator('.row-ancestor .vxe-tree-cell')).toHaveText(['广东', '深圳'])
  await press('ArrowLeft')
  await expect(current(table)).toHaveText('深圳')
  await press('ArrowLeft')
  await expect(nodes(table)).toHaveText(['广东', '广州', '深圳', '浙江'])
  await press('End')
  await expect(current(table)).toHaveText('浙江')
  await press('ArrowRight')
  await expect(nodes(table)).toHaveText(['广东', '广州', '深圳', '浙江', '杭州', '宁波'])
  await press('Home')
  await expect(current(table)).toHaveText('广东')
  await nodes(table).getByText('杭州', { exact: true }).click()
  await expect(status).toHaveText('浙江 / 杭州')
  await press('ArrowUp')
  await expect(current(table)).toHaveText('浙江')
})

test('keys go to the next leaf node, also in collapsed nodes, and Enter approves a leaf and goes to the next', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'next-leaf')
  const status = table.getByRole('status')
  await expect(current(table)).toHaveText('墨盒')
  await expect(nodes(table)).toHaveText(['合同', '采购', '纸张', '墨盒', '租赁', '报销', '章程'])
  await expect(status).toHaveText('已通过 1 / 6')
  await table.getByRole('button', { name: '下一份 (J)' }).click()
  await expect(current(table)).toHaveText('租赁')
  await browser.keyboard.press('Enter')
  await expect(current(table)).toHaveText('差旅')
  await expect(status).toHaveText('已通过 2 / 6')
  await expect(nodes(table)).toHaveText(['合同', '采购', '纸张', '墨盒', '租赁', '报销', '差旅', '餐费', '章程'])
  await browser.keyboard.press('k')
  await expect(current(table)).toHaveText('租赁')
  await nodes(table).getByText('报销', { exact: true }).click()
  await expect(table.getByRole('button', { name: '通过 (Enter)' })).toBeDisabled()
  await browser.keyboard.press('j')
  await expect(current(table)).toHaveText('差旅')
})
