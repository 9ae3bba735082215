import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

interface Level {
  sku: string
  bin: string
  onHand: number
}

const stock = [
  { sku: 'S-1', name: 'Screws', bin: 'A-01-01', onHand: 1200, minimum: 10, countedOn: '2024-05-01' },
  { sku: 'S-2', name: 'Nails', bin: 'B-02-02', onHand: 3, minimum: 10, countedOn: '2024-05-02' }
]

function server() {
  let levels: Level[] = stock
  return {
    '/stock': ({ query }: { query: URLSearchParams }) => {
      const items = query.get('order') === 'bin desc' ? levels.toReversed() : levels
      return { items, meta: { total: levels.length } }
    },
    '/stock/save': ({ body }: { body: unknown }) => {
      const { rows } = body as { rows: Level[] }
      levels = levels.map(level => rows.find(({ sku }) => sku === level.sku) ?? level)
      return {}
    },
    '/stock/move': ({ body }: { body: unknown }) => {
      const { sku, to } = body as { sku: string; to: string }
      levels = levels.map(level => (level.sku === sku ? { ...level, bin: to } : level))
      return {}
    }
  }
}

inBothVersions('composition', server, async ({ page }) => {
  const rows = page.locator('.vxe-table--main-wrapper .vxe-body--row')
  await expect(rows).toContainText(['Screws', 'Nails'])
  await expect(rows).toContainText(['1,200 pcs', '3 pcs'])
  await expect(page.locator('.vxe-pager--total')).toContainText('2')
  await expect(page.locator('.is-low').first()).toHaveText('S-2')

  await rows.nth(0).getByText('1,200 pcs').dblclick()
  await rows.nth(0).locator('input').nth(1).fill('900')
  await page.getByRole('button', { name: 'Stop editing' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('1 rows saved')).toBeVisible()
  await expect(rows).toContainText(['900 pcs', '3 pcs'])

  await rows.nth(1).getByText('Nails').click()
  await rows.nth(1).getByText('Nails').click({ button: 'right' })
  await page.locator('.vxe-context-menu--link:visible').getByText('Move…').click()
  const modal = page.locator('.vxe-modal--box:visible').filter({ hasText: 'Move S-2' })
  await modal.getByRole('button', { name: 'Move' }).click()
  await expect(modal).toContainText('Where to?')
  await modal.getByPlaceholder('A-01-03').fill('C-03-03')
  await modal.getByRole('button', { name: 'Move' }).click()
  await expect(rows).toContainText(['A-01-01', 'C-03-03'])
  await expect(modal).toBeHidden()
})
