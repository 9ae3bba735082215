import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/radio'

const rows = (table: Locator) => table.locator('.vxe-body--row')
const row = (table: Locator, text: string) => rows(table).filter({ hasText: text }).first()
const dot = (place: Locator) => place.locator('.vxe-cell--radio')
const chosen = (table: Locator) => rows(table).filter({ has: table.page().locator('.vxe-cell--radio.is--checked') })

test('one node is selected, its path is shown, and it stays selected when its parent node collapses', async ({
  demo
}) => {
  const table = await demo(page, 'choose-a-node')
  await dot(row(table, '支付')).click()
  await expect(table.getByRole('status')).toHaveText('报销归属：研发中心 / 后端组 / 支付')
  await row(table, '研发中心').locator('.vxe-tree--btn-wrapper').click()
  await expect(rows(table)).toHaveCount(3)
  await row(table, '研发中心').locator('.vxe-tree--btn-wrapper').click()
  await expect(chosen(table)).toHaveText([/支付/])
  await dot(row(table, '设计中心')).click()
  await expect(chosen(table)).toHaveText([/设计中心/])
})

test('only leaf nodes have a radio button and can be selected, a second click deselects the leaf node', async ({
  demo
}) => {
  const table = await demo(page, 'leaves-only')
  const status = table.getByRole('status')
  await expect(table.locator('.vxe-body--row .vxe-radio--icon')).toHaveCount(4)
  await row(table, '耳机').getByText('6%').click()
  await expect(status).toHaveText('类目：耳机')
  await row(table, '数码').click()
  await expect(status).toHaveText('类目：耳机')
  await expect(chosen(table)).toHaveText([/耳机/])
  await row(table, '耳机').getByText('6%').click()
  await expect(status).toHaveText('类目：无')
  await expect(chosen(table)).toHaveCount(0)
})

test('a node moves below the selected node, and its descendants cannot be selected', async ({ demo }) => {
  const table = await demo(page, 'new-parent')
  await expect(chosen(table)).toHaveText([/研发中心/])
  await expect(dot(row(table, '支付'))).toHaveClass(/is--disabled/)
  await dot(row(table, '支付')).click()
  await expect(chosen(table)).toHaveText([/研发中心/])
  await dot(row(table, '设计中心')).click()
  await table.getByRole('button', { name: '把后端组移到选中的部门' }).click()
  await expect(table.getByRole('status')).toHaveText('后端组的父节点：设计中心')
  await expect(rows(table).locator('.vxe-radio--label')).toHaveText([
    '研发中心',
    '前端组',
    '设计中心',
    '后端组',
    '支付'
  ])
})
