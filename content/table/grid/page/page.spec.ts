import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/grid/page'

const rows = (stage: Locator) => stage.locator('.vxe-body--row')

test('the pager shows the rows of a local array page by page, and row numbers continue', async ({ demo, page }) => {
  const stage = await demo(route, 'page-local')
  await expect(rows(stage)).toHaveCount(10)
  await stage.locator('.vxe-pager--num-btn', { hasText: '2' }).click()
  await expect(rows(stage)).toHaveCount(10)
  await expect(rows(stage).first().locator('td').first()).toHaveText('11')
  await stage.locator('.vxe-pager--sizes .vxe-input--inner').click()
  await page.locator('.vxe-select--panel.animat--enter .vxe-select-option').filter({ hasText: '20' }).click()
  await expect(rows(stage)).toHaveCount(3)
  await expect(rows(stage).first().locator('td').first()).toHaveText('21')
  await expect(page.locator('.vxe-select--panel.animat--enter')).toHaveCount(0)
})

test('each page is requested, sorting requests page 1, and checked rows are counted on all pages', async ({ demo }) => {
  const stage = await demo(route, 'page-request')
  const request = stage.getByRole('status')
  await expect(request).toHaveText('GET /people?page=1')
  await expect(rows(stage)).toHaveCount(10)
  await rows(stage).nth(0).locator('.vxe-cell--checkbox').click()
  await rows(stage).nth(1).locator('.vxe-cell--checkbox').click()
  await expect(stage).toContainText('勾选 2 行')
  await stage.getByTitle('下一页').click()
  await expect(rows(stage).first()).toContainText('10011')
  await rows(stage).first().locator('.vxe-cell--checkbox').click()
  await expect(stage).toContainText('勾选 3 行')
  await stage.locator('.vxe-header--column', { hasText: '年龄' }).getByText('年龄').click()
  await expect(request).toHaveText('GET /people?page=1&sort=age:asc')
  await expect(rows(stage).first()).toContainText('26')
  await stage.getByTitle('下一页').click()
  await expect(request).toHaveText('GET /people?page=2&sort=age:asc')
  await stage.getByRole('button', { name: '回到第一页' }).click()
  await expect(request).toHaveText('GET /people?page=1&sort=age:asc')
})
