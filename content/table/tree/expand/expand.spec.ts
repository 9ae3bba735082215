import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/expand'

const row = (table: Locator, text: string) => table.locator('.vxe-body--row', { hasText: text }).first()
const treeArrow = (table: Locator, text: string) => row(table, text).locator('.vxe-tree--btn-wrapper')
const detailArrow = (table: Locator, text: string) => row(table, text).locator('.vxe-table--expanded')
const details = (table: Locator) => table.locator('.vxe-body--expanded-row')
const nodes = (table: Locator) => table.locator('.vxe-body--row .vxe-tree-cell')
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click()

test('expanded content and child nodes are expanded independently, and content is kept when a node collapses', async ({
  demo
}) => {
  const table = await demo(page, 'details-and-children')
  const status = table.getByRole('status')
  await expect(details(table)).toHaveText(['先出手机版，横幅只留一张。'])
  await expect(details(table).locator('.vxe-body--expanded-cell')).toHaveCSS('padding-left', '50px')
  await treeArrow(table, '官网改版').click()
  await expect(nodes(table)).toHaveText(['官网改版', '帮助中心'])
  await expect(details(table)).toHaveCount(0)
  await expect(status).toHaveText('toggle-tree-expand 官网改版 false；展开的节点：无；展开的说明：首页')
  await treeArrow(table, '官网改版').click()
  await expect(details(table)).toHaveCount(1)
  await detailArrow(table, '帮助中心').click()
  await expect(status).toHaveText('toggle-row-expand 帮助中心 true；展开的节点：官网改版；展开的说明：首页, 帮助中心')
  await expect(nodes(table)).toHaveText(['官网改版', '首页', '价格页', '帮助中心'])
})

test('rows without a note have no expand icon, and all notes are expanded, also in collapsed nodes', async ({
  demo
}) => {
  const table = await demo(page, 'details-and-children')
  await expect(detailArrow(table, '价格页')).toHaveCount(0)
  await press(table, '收起全部节点')
  await press(table, '展开全部说明')
  await expect(details(table)).toHaveCount(2)
  await expect(table.getByRole('status')).toContainText('展开的说明：官网改版, 首页, 换算器, 帮助中心')
  await press(table, '展开全部节点')
  await expect(nodes(table)).toHaveText(['官网改版', '首页', '价格页', '换算器', '帮助中心', '常见问题'])
  await expect(details(table)).toHaveCount(4)
  await press(table, '收起全部说明')
  await expect(details(table)).toHaveCount(0)
})

test('one node per level and one row with content are expanded, until the options are disabled', async ({ demo }) => {
  const table = await demo(page, 'two-accordions')
  await detailArrow(table, '青松').click()
  await expect(details(table)).toHaveText([/投影仪\s*白板/])
  await treeArrow(table, '二楼').click()
  await expect(nodes(table)).toHaveText(['一楼', '二楼', '远山', '听雨'])
  await detailArrow(table, '远山').click()
  await expect(details(table)).toHaveText([/投影仪\s*音响\s*话筒/])
  await row(table, '一楼').getByText('一楼').click()
  await expect(nodes(table)).toHaveText(['一楼', '青松', '小憩', '二楼'])
  await expect(details(table)).toHaveCount(0)
  await table.getByText('每一级只展开一个节点').click()
  await table.getByText('只有一个展开行').click()
  await treeArrow(table, '二楼').click()
  await detailArrow(table, '青松').click()
  await detailArrow(table, '听雨').click()
  await expect(nodes(table)).toHaveText(['一楼', '青松', '小憩', '二楼', '远山', '听雨'])
  await expect(details(table)).toHaveCount(3)
})
