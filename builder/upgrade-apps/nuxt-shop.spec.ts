import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

interface Product {
  sku: string
  name: string
  price: number
}

function server() {
  let products: Product[] = [
    { sku: 'T-1', name: 'Tea', price: 4 },
    { sku: 'C-2', name: 'Coffee', price: 9 }
  ]
  return {
    '/categories': [{ name: 'Drinks', children: [{ name: 'Hot' }] }, { name: 'Food' }],
    '/products': ({ query }: { query: URLSearchParams }) => {
      const items = products.filter(({ name }) => query.get('category') !== 'Hot' || name === 'Tea')
      return { items, count: items.length }
    },
    '/products/save': ({ body }: { body: unknown }) => {
      products = products.map(each => (body as Product[]).find(({ sku }) => sku === each.sku) ?? each)
      return {}
    }
  }
}

inBothVersions('nuxt-shop', server, async ({ page }) => {
  const categories = page.locator('.page__categories .vxe-body--row')
  const rows = page.locator('.vxe-grid .vxe-body--row')
  const status = page.getByRole('status')
  await expect(categories).toHaveText(['Drinks', 'Hot', 'Food'])
  await expect(rows).toContainText(['€ 4', '€ 9'].map(text => text.replace('€', '$')))
  await expect(rows.first()).toHaveCSS('height', '56px')

  await rows.first().getByText('Tea').click()
  await expect(status).toHaveText('T-1 / 0')
  await rows.locator('input').fill('Green tea')
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Save all' }).click()
  await page.locator('.vxe-modal--box:visible').getByRole('button', { name: 'Confirm' }).click()
  await expect(status).toHaveText('T-1 / 1')
  await expect(rows).toContainText(['Green tea', 'Coffee'])

  await rows.nth(1).getByText('Coffee').click({ button: 'right' })
  await page.locator('.vxe-context-menu--link:visible').getByText('Open').click()
  const editor = page.locator('.vxe-modal--box:visible').filter({ hasText: 'Coffee' })
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(status).toHaveText('Coffee / 1')

  await categories.getByText('Food').click()
  await expect(page.locator('.page__categories tr.row--current')).toHaveText('Food')
})
