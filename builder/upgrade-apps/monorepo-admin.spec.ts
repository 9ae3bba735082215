import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

interface PurchaseOrder {
  id: number
  no: string
}

const orders = [
  { id: 1, no: 'PO-1', supplier: 'a', total: 1200, status: 'draft' },
  { id: 2, no: 'PO-2', supplier: 'b', total: 35.5, status: 'done' }
]
const suppliers = [
  { value: 'a', label: '甲公司' },
  { value: 'b', label: '乙公司' }
]

function server() {
  let rows: PurchaseOrder[] = orders
  return {
    '/dict': { supplier: suppliers },
    '/orders': ({ query }: { query: URLSearchParams }) => {
      const records = rows.filter(({ no }) => no.includes(query.get('no') ?? ''))
      return { records, total: records.length }
    },
    '/orders/save': ({ body }: { body: unknown }) => {
      rows = rows.map(row => (body as PurchaseOrder[]).find(({ id }) => id === row.id) ?? row)
      return {}
    },
    '/orders/remove': {},
    '/orders/log': [{ time: '2024-05-01', text: '创建' }]
  }
}

inBothVersions('monorepo-admin', server, async ({ page }) => {
  const rows = page.locator('.base-table .vxe-body--row')
  const editors = page.locator('.base-table .vxe-body--row input')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(rows).toContainText(['1,200.00', '35.50'])
  await expect(rows).toContainText(['甲公司', '乙公司'])
  await expect(page.locator('.vxe-form')).toContainText('数量（箱）')

  await rows.nth(0).getByText('编辑').click()
  await expect(editors).toHaveCount(2)
  await expect(editors.first()).toBeFocused()
  await editors.first().fill('PO-9 ')
  await editors.first().press('Tab')
  await button('查询').click()
  await expect(page.getByText('请先保存')).toBeVisible()
  await button('保存').click()
  await expect(rows).toContainText(['PO-9', 'PO-2'])
  await expect(editors).toHaveCount(0)

  // An order that is done cannot be edited.
  await rows.nth(1).getByText('编辑').click()
  await expect(editors).toHaveCount(0)

  await page.locator('.vxe-form input').first().fill('PO-2')
  await page.locator('.vxe-form input').first().press('Enter')
  await expect(rows).toContainText(['PO-2'])
  await button('重置').click()
  await expect(rows).toHaveCount(2)

  await rows.nth(0).getByText('甲公司').click({ button: 'right' })
  await page.locator('.vxe-context-menu--link:visible').getByText('日志').click()
  const log = page.locator('.vxe-modal--box').filter({ hasText: '操作日志' })
  await expect(log.locator('.vxe-body--row')).toContainText(['创建'])
  await log.getByRole('button', { name: '确认' }).click()

  await page.locator('.vxe-cell--filter').click()
  await page.locator('.vxe-table--filter-wrapper .el-input__inner').click()
  await page.locator('.el-select-dropdown__item:visible').getByText('乙公司').click()
  await expect(rows).toContainText(['PO-2'])
})
