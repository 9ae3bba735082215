import type { Locator } from '@playwright/test'
import type { CreateElement, MountWindow } from '../../../../e2e/mount-component.ts'
import { provideMount } from '../../../../e2e/mount-component.ts'
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

test('getRadioReserveRecord() without arguments returns nodes with a text as row key only while they are in the tree, and never nodes with a numeric one', async ({
  demo
}) => {
  const stage = await demo(page, 'choose-a-node')
  await provideMount(stage)
  const findReserved = (isNumeric: boolean) =>
    stage.evaluate(async (_, numeric) => {
      const nodes = (...ids: number[]) => ids.map(id => ({ id: numeric ? id : `n${id}`, name: `node ${id}` }))
      const { $el, $refs } = (window as unknown as MountWindow).mountComponent({
        render: (h: CreateElement) =>
          h(
            'vxe-table',
            {
              ref: 'table',
              props: { treeConfig: {}, rowConfig: { keyField: 'id' }, radioConfig: { reserve: true } }
            },
            [
              h('vxe-column', { props: { type: 'radio' } }),
              h('vxe-column', { props: { field: 'name', treeNode: true } })
            ]
          )
      })
      const table = $refs.table!
      const read = (...args: unknown[]) =>
        (table.getRadioReserveRecord!(...args) as unknown as { name: string } | null)?.name
      await table.loadData!(nodes(1, 2))
      $el.querySelector<HTMLElement>('.vxe-cell--radio')!.click()
      const present = [read() ?? null, read(true) ?? null]
      await table.loadData!(nodes(3))
      return [...present, read() ?? null, read(true) ?? null]
    }, isNumeric)
  expect(await findReserved(false)).toEqual(['node 1', null, null, 'node 1'])
  expect(await findReserved(true)).toEqual([null, null, null, 'node 1'])
})
