import type { Locator } from '@playwright/test'
import type { CreateElement, MountWindow } from '../../../../e2e/mount-component.ts'
import { provideMount } from '../../../../e2e/mount-component.ts'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/group'

const head = (table: Locator, row: number) =>
  table.locator('.vxe-table--main-wrapper .vxe-header--row').nth(row).locator('th')
const header = (table: Locator, title: string) =>
  table.locator('.vxe-table--main-wrapper .vxe-header--column').filter({ hasText: new RegExp(`^\\s*${title}\\s*$`) })

test('three levels of grouped headers span their columns, and a column of the lowest level sorts', async ({ demo }) => {
  const table = await demo(page, 'nested-groups')
  await expect(head(table, 0)).toHaveText(['序号', '姓名', '期末成绩'])
  await expect(head(table, 1)).toHaveText(['文科', '理科'])
  await expect(head(table, 2)).toHaveText(['语文', '历史', '数学', '物理'])
  await expect(head(table, 0).nth(2)).toHaveAttribute('colspan', '4')
  await expect(head(table, 0).nth(1)).toHaveAttribute('rowspan', '3')
  await header(table, '物理').locator('.vxe-sort--desc-btn').click()
  await expect(table.locator('.vxe-body--row td:nth-child(2)')).toHaveText(['陆远舟', '顾明澈', '周以宁'])
})

test('a button in the group header expands and collapses its columns', async ({ demo }) => {
  const table = await demo(page, 'fold-group')
  await expect(head(table, 1)).toHaveText(['Q1', 'Q2', '合计', '合计'])
  await table.getByRole('button', { name: '下半年' }).click()
  await expect(head(table, 1)).toHaveText(['Q1', 'Q2', '合计', 'Q3', 'Q4', '合计'])
  await table.getByRole('button', { name: '上半年' }).click()
  await expect(head(table, 1)).toHaveText(['合计', 'Q3', 'Q4', '合计'])
  await expect(table.locator('.vxe-body--row').first().locator('td')).toHaveText(['华东', '73', '38', '52', '90'])
})

test('header groups are created from the data and updated with the data', async ({ demo }) => {
  const table = await demo(page, 'groups-from-data')
  await expect(head(table, 0)).toHaveText(['日期', '深圳', '成都'])
  await table.getByLabel('西安').check()
  await expect(head(table, 0)).toHaveText(['日期', '深圳', '成都', '西安'])
  await expect(table.locator('.vxe-body--row').first().locator('td')).toHaveText([
    '周一',
    '31',
    '25',
    '28',
    '20',
    '26',
    '15'
  ])
  await table.getByLabel('深圳').uncheck()
  await expect(head(table, 0)).toHaveText(['日期', '成都', '西安'])
})

test('a group is fixed with its columns, a column shows its parent group, and only columns are resized', async ({
  demo
}) => {
  const table = await demo(page, 'fixed-groups')
  await expect(
    table.locator('.vxe-table--fixed-left-wrapper .vxe-header--column').filter({ hasText: '编号' })
  ).toBeVisible()
  await header(table, '职务').click()
  await expect(table).toContainText('职务, 父级分组: 岗位, collectColumn: 3, fullColumn: 6')
  await header(table, '岗位').click()
  await expect(table).toContainText('岗位, 父级分组: 无')
  await expect(header(table, '岗位')).toHaveClass(/col--left.*post/)
  await expect(header(table, '岗位').locator('.vxe-resizable')).toHaveCount(0)
  await expect(header(table, '职务').locator('.vxe-resizable')).toHaveCount(1)
})

test('a wrapper component with a column or a group as its root keeps the column order, another root does not', async ({
  demo
}) => {
  const stage = await demo(page, 'nested-groups')
  await provideMount(stage)
  const titles = await stage.evaluate(async () => {
    const read = async (render: (h: CreateElement) => unknown[]) => {
      const component = (window as unknown as MountWindow).mountComponent({
        render: (h: CreateElement) => h('vxe-table', { props: { data: [{}] } }, render(h))
      })
      await new Promise(done => setTimeout(done, 100))
      const rows = [...component.$el.querySelectorAll('.vxe-header--row')]
      const texts = rows.map(row => [...row.querySelectorAll('th')].map(cell => cell.textContent?.trim()).join(' '))
      component.$destroy()
      return texts
    }
    const column = (h: CreateElement, title: string) => h('vxe-column', { props: { field: title, title } })
    const wrap = (render: (h: CreateElement) => unknown) => ({ render })
    const wrapped = (h: CreateElement, title: string) => h(wrap(() => column(h, title)) as unknown as string)
    return {
      columns: await read(h => [column(h, 'a'), wrapped(h, 'b'), column(h, 'c')]),
      groups: await read(h => [
        column(h, 'a'),
        h(
          wrap(() =>
            h('vxe-colgroup', { props: { title: 'group' } }, [wrapped(h, 'b'), column(h, 'c')])
          ) as unknown as string
        )
      ]),
      otherRoots: await read(h => [column(h, 'a'), h(wrap(() => h('div', {}, [column(h, 'b')])) as unknown as string)])
    }
  })
  expect(titles).toEqual({ columns: ['a b c'], groups: ['a group', 'b c'], otherRoots: ['b a'] })
})

test('a column added to a group appears if the key of the group changes at the same time', async ({ demo }) => {
  const stage = await demo(page, 'nested-groups')
  await provideMount(stage)
  const readColumns = (hasChangingKey: boolean) =>
    stage.evaluate(async (_, changesKey) => {
      const component = (window as unknown as MountWindow).mountComponent({
        data: () => ({ fields: ['a', 'b'] }),
        render(this: { fields: string[] }, h: CreateElement) {
          const columns = this.fields.map(field => h('vxe-column', { key: field, props: { field, title: field } }))
          const key = changesKey ? this.fields.join() : 'group'
          return h('vxe-table', { props: { data: [{}] } }, [
            h('vxe-colgroup', { key, props: { title: 'group' } }, columns)
          ])
        }
      })
      const wait = () => new Promise(done => setTimeout(done, 100))
      await wait()
      ;(component as unknown as { fields: string[] }).fields.push('c')
      await wait()
      const cells = [...component.$el.querySelectorAll('.vxe-header--row:last-child th')]
      component.$destroy()
      return cells.map(cell => cell.textContent?.trim()).join(' ')
    }, hasChangingKey)
  expect([await readColumns(false), await readColumns(true)]).toEqual(['a b', 'a b c'])
})
