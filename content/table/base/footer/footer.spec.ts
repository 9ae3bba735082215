import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/footer'

const foot = (table: Locator, row: number) => table.locator('.vxe-footer--row').nth(row).locator('td')
const cell = (table: Locator, text: string) => table.locator('.vxe-body--row td', { hasText: text })
const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()

test('the footer shows sums and averages, and updates with the filter', async ({ demo }) => {
  const table = await demo(page, 'footer-method')
  await expect(foot(table, 0)).toHaveText(['合计', /^\s*$/, '33,800', '90'])
  await expect(foot(table, 1)).toHaveText(['平均', /^\s*$/, '8,450', '23'])
  await table.locator('.vxe-cell--filter').click()
  const panel = table.page().locator('.vxe-table--filter-wrapper.is--active')
  await panel.getByText('华东').click()
  await panel.getByRole('button', { name: '筛选' }).click()
  await expect(foot(table, 0)).toHaveText(['合计', /^\s*$/, '17,100', '43'])
})

test('footer rows of the data change after updateFooter', async ({ demo }) => {
  const table = await demo(page, 'footer-data')
  await expect(foot(table, 0)).toHaveText(['Q1', '258', '162'])
  await expect(foot(table, 1)).toHaveText(['全年', '1194', '756'])
  await press(table, '下一季度')
  await expect(foot(table, 0)).toHaveText(['Q2', '285', '180'])
})

test('the footer changes only after updateFooter', async ({ demo }) => {
  const table = await demo(page, 'update-footer')
  await expect(foot(table, 0)).toHaveText(['合计', /^\s*$/, '9', '2900'])
  await press(table, '全部涨价 10%')
  await expect(cell(table, '660')).toHaveCount(1)
  await expect(foot(table, 0).last()).toHaveText('2900')
  await press(table, 'updateFooter()')
  await expect(foot(table, 0).last()).toHaveText('3190')
})

test('stopping an edit updates the footer', async ({ demo }) => {
  const table = await demo(page, 'update-footer')
  await table.locator('.vxe-body--row').nth(1).locator('td').nth(2).click()
  await table.locator('.vxe-body--row input').fill('2')
  await expect(foot(table, 0).last()).toHaveText('2900')
  await table.locator('.vxe-header--column').first().click()
  await expect(foot(table, 0)).toHaveText(['合计', /^\s*$/, '10', '4900'])
})

test('footer cells are merged and unmerged with methods', async ({ demo }) => {
  const table = await demo(page, 'merge-footer')
  await expect(foot(table, 0)).toHaveText(['共三人，数据每天凌晨更新'])
  await press(table, '合并第二行')
  await expect(foot(table, 1)).toHaveText(['说明', '年龄按出生年份计算'])
  await expect(table).toContainText('row 0, col 0: colspan 4; row 1, col 1: colspan 3')
  await press(table, '取消合并第一行')
  await expect(foot(table, 0)).toHaveCount(4)
  await press(table, '取消全部合并')
  await expect(foot(table, 1)).toHaveCount(4)
  await expect(table).toContainText('没有合并')
  await press(table, '更换数据')
  await expect(foot(table, 0)).toHaveCount(1)
})

test('footer cells merged by a span method stay merged with new data', async ({ demo }) => {
  const table = await demo(page, 'footer-span')
  await expect(foot(table, 0)).toHaveText(['平均年龄', '36'])
  await expect(foot(table, 0).first()).toHaveAttribute('colspan', '3')
  await press(table, '更换数据')
  await expect(foot(table, 0)).toHaveText(['平均年龄', '34.5'])
})

test('a slot, classes, styles and alignment apply to the footer cells', async ({ demo }) => {
  const table = await demo(page, 'footer-slot')
  await expect(foot(table, 0).nth(2)).toContainText('68%')
  await expect(foot(table, 1).nth(2).locator('progress')).toHaveAttribute('value', '41')
  await expect(table.locator('.vxe-footer--row').nth(1)).toHaveClass(/faded/)
  await expect(foot(table, 0).nth(0)).toHaveClass(/col--left/)
  await expect(foot(table, 0).nth(1)).toHaveClass(/col--right.*done/)
  await expect(foot(table, 0).nth(1)).toHaveCSS('font-weight', '700')
  await foot(table, 0).nth(3).hover()
  await expect(table.page().locator('.vxe-table--tooltip-wrapper.is--visible')).toContainText(
    '不含已经取消的任务和上周遗留'
  )
})

test('clicks, double-clicks, right-clicks and menu items of the footer fire events', async ({ demo }) => {
  const table = await demo(page, 'footer-events')
  await foot(table, 1).nth(2).click()
  await expect(table).toContainText('footer-cell-click: 年龄 32')
  await foot(table, 0).nth(0).dblclick()
  await expect(table).toContainText('footer-cell-dblclick: 姓名')
  await foot(table, 0).nth(2).click({ button: 'right' })
  await expect(table).toContainText('footer-cell-menu: 年龄')
  await table.page().getByText('复制这个值').click()
  await expect(table).toContainText('menu-click: copy, 年龄')
})

test('two styles show the footer below the header, within the height of the table', async ({ demo }) => {
  const table = await demo(page, 'footer-data')
  const offsets = await table.locator('.vxe-table').evaluate(element => {
    const style = document.createElement('style')
    style.textContent =
      '.totals-on-top .vxe-table--main-wrapper { display: flex; flex-direction: column } ' +
      '.totals-on-top .vxe-table--main-wrapper .vxe-table--body-wrapper { order: 1 }'
    element.append(style)
    element.classList.add('totals-on-top')
    const [header, footer, body] = ['header', 'footer', 'body'].map(part =>
      element.querySelector(`.vxe-table--main-wrapper .vxe-table--${part}-wrapper`)!.getBoundingClientRect()
    )
    const { bottom } = element.getBoundingClientRect()
    return [footer!.top - header!.bottom, body!.top - footer!.bottom, body!.bottom - bottom]
  })
  for (const offset of offsets) expect(Math.abs(offset)).toBeLessThanOrEqual(2)
})
