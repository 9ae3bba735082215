import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/tree/treeIcon'

const rows = (table: Locator) => table.locator('.vxe-body--row')
const row = (table: Locator, text: string) => rows(table).filter({ hasText: text }).first()
const arrow = (table: Locator, text: string) => row(table, text).locator('.vxe-tree--btn-wrapper')

test('expand icons are replaced, indented or hidden, and without icons a click on the row expands its node', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'own-icons')
  const choose = async (name: string) => {
    await table.locator('.vxe-select').click()
    await browser.locator('.vxe-select--panel.animat--enter').getByText(name, { exact: true }).click()
    await expect(browser.locator('.vxe-select--panel.animat--enter')).toHaveCount(0)
  }
  await expect(arrow(table, '设计').locator('i')).toHaveClass(/vxe-icon-square-minus/)
  await expect(arrow(table, '文案').locator('i')).toHaveClass(/vxe-icon-square-plus/)
  await choose('文件夹')
  await expect(arrow(table, '文案').locator('i')).toHaveClass(/vxe-icon-folder$/)
  await table.getByRole('slider').fill('40')
  await expect(row(table, '手机版').locator('.vxe-cell--tree-node')).toHaveCSS('padding-left', '80px')
  await choose('没有图标，点击行展开')
  await expect(table.locator('.vxe-tree--btn-wrapper')).toHaveCount(0)
  await row(table, '文案').click()
  await expect(row(table, '帮助')).toBeVisible()
})

test('the loading icon is shown while child nodes are loaded, and again after the loaded state is cleared', async ({
  demo
}) => {
  const table = await demo(page, 'loading-icon')
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(row(table, '产品待办')).toBeVisible()
    await expect(arrow(table, '产品').locator('.vxe-icon-arrow-down')).toHaveCount(1)
    await table.getByRole('button', { name: '全部收起' }).click()
    await expect(rows(table)).toHaveCount(2)
    await arrow(table, '产品').click()
    await expect(arrow(table, '产品').locator('.vxe-icon-refresh')).toHaveCount(1)
  }
})

test('expanded and collapsed folders have different icons, and files have the icon of their type', async ({ demo }) => {
  const table = await demo(page, 'file-icons')
  await expect(row(table, '合同').locator('.vxe-icon-folder-open')).toHaveCount(1)
  await expect(row(table, '2024.pdf').locator('.vxe-icon-file-pdf')).toHaveCount(1)
  await arrow(table, '合同').click()
  await expect(row(table, '合同').locator('.vxe-icon-folder')).toHaveCount(1)
  await expect(row(table, '合同')).toContainText('合同')
  await expect(row(table, '2024.pdf')).toHaveCount(0)
})

test('a custom button collapses its node with Enter', async ({ demo, page: browser }) => {
  const table = await demo(page, 'icon-slot')
  const button = table.getByTitle('第一章')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(table.locator('.vxe-tree--btn-wrapper')).toHaveCount(0)
  await button.focus()
  await browser.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toHaveText('展开 2 项')
  await expect(rows(table)).toHaveCount(3)
})
