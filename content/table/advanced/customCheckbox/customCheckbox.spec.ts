import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/customCheckbox'

const box = (table: Locator, name: string) => table.getByRole('checkbox', { name, exact: true })

test('custom checkbox icons check single rows and all rows, except disabled rows', async ({ demo }) => {
  const table = await demo(path, 'own-checkbox')
  await expect(table.locator('.vxe-checkbox--icon')).toHaveCount(0)
  await box(table, '接口联调').click()
  await expect(box(table, '接口联调')).toBeChecked()
  await expect(table.getByRole('status')).toHaveText('已勾选 接口联调')
  await expect(table.locator('.row--checked')).toHaveCount(1)
  await expect(box(table, '全选')).toHaveAttribute('aria-checked', 'mixed')
  await expect(box(table, '回归测试')).toBeDisabled()
  await box(table, '全选').click()
  await expect(table.getByRole('status')).toHaveText('已勾选 设计稿评审, 接口联调, 上线发布')
  await expect(box(table, '回归测试')).not.toBeChecked()
})

test('custom checkbox icons are checked and unchecked with the keyboard', async ({ demo, page }) => {
  const table = await demo(path, 'own-checkbox')
  await box(table, '全选').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press(' ')
  await expect(box(table, '设计稿评审')).toBeChecked()
  await page.keyboard.press(' ')
  await expect(box(table, '设计稿评审')).not.toBeChecked()
})

test('in a tree with custom icons, parent nodes are indeterminate, and clicks fire checkbox-change', async ({
  demo,
  page
}) => {
  const table = await demo(path, 'tree-checkbox')
  const status = table.getByRole('status')
  await expect(box(table, '修改订单')).toBeChecked()
  await expect(box(table, '订单')).toHaveAttribute('aria-checked', 'mixed')
  await box(table, '订单').click()
  await expect(status).toHaveText('checkbox-change: 订单, true; records: 4, indeterminates: 0')
  await expect(box(table, '退款')).toBeChecked()
  await box(table, '退款').click()
  await expect(status).toHaveText('checkbox-change: 退款, false; records: 2, indeterminates: 1')
  await expect(box(table, '订单')).toHaveAttribute('aria-checked', 'mixed')
  await box(table, '报表').focus()
  await page.keyboard.press('Enter')
  await expect(status).toContainText('checkbox-change: 报表, true')
})

test('checkboxes styled by CSS support Shift+click, select all and disabled rows', async ({ demo }) => {
  const table = await demo(path, 'css-checkbox')
  const boxes = table.locator('.vxe-body--row .vxe-cell--checkbox')
  const before = await boxes
    .first()
    .locator('.vxe-checkbox--icon')
    .evaluate(icon => {
      const style = getComputedStyle(icon, '::before')
      return { content: style.content, radius: style.borderTopLeftRadius }
    })
  expect(before).toEqual({ content: '""', radius: '50%' })
  await boxes.nth(2).click({ modifiers: ['Shift'] })
  await expect(table.locator('.vxe-body--row .is--checked')).toHaveCount(3)
  await table.locator('.vxe-header--column .vxe-cell--checkbox').click()
  await expect(table.getByRole('status')).toHaveText('勾选的行数: 4')
  await expect(boxes.nth(3)).toHaveClass(/is--disabled/)
})
