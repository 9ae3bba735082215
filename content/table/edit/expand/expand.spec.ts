import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/expand'

const row = (table: Locator, text: string) => table.locator('.vxe-body--row', { hasText: text })

test('the row stays in edit mode while its expanded content is edited, and all changed fields are listed', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'edit-details')
  const changes = table.getByRole('status')
  await row(table, '1041').locator('td').nth(2).click()
  await row(table, '1041').locator('td').nth(2).locator('input').fill('程之焕')
  await table.getByLabel('备注').click({ delay: 80 })
  await table.getByLabel('备注').fill('易碎')
  await expect(row(table, '1041').locator('td input')).toHaveCount(2)
  await expect(changes).toHaveText('1041: customer = 程之焕, note = 易碎')
  await table.getByLabel('收货地址').fill('西安市雁塔区')
  await browser.locator('h1').click()
  await expect(table.locator('.vxe-body--row td input')).toHaveCount(0)
  await expect(changes).toHaveText('1041: customer = 程之焕, address = 西安市雁塔区, note = 易碎')
  await row(table, '1042').locator('.vxe-table--expand-btn').click()
  await expect(table.getByLabel('备注').nth(1)).toHaveValue('周末送货')
})

test('editing expands the row, expanding edits the row, and incomplete content keeps the row expanded', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'open-with-row')
  const details = table.locator('.vxe-body--expanded-row')
  await row(table, '1041').locator('td').nth(2).click()
  await expect(details).toHaveCount(1)
  await row(table, '1041').locator('td').nth(3).locator('input').click()
  await browser.locator('.vxe-select--panel:visible').getByText('已取消').click()
  await browser.locator('h1').click()
  await expect(table.getByRole('status')).toHaveText('1041 填写不完整')
  await expect(details).toContainText('请填写取消原因')
  await row(table, '1041').locator('td').nth(2).click()
  await table.getByLabel('取消原因').fill('缺货')
  await browser.locator('h1').click()
  await expect(table.getByRole('status')).toHaveText('1041 填写完整')
  await expect(details).toHaveCount(0)
  await row(table, '1042').locator('.vxe-table--expand-btn').click()
  await expect(row(table, '1042').locator('td input')).toHaveCount(2)
  await expect(table.getByRole('status')).toHaveText('正在编辑 1042')
})
