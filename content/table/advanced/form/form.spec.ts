import type { Locator } from '@playwright/test'
import { holdNextResponse } from '../../../../e2e/hold-next-response.ts'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/form'

const rows = (stage: Locator) => stage.locator('.vxe-body--row')
const input = (stage: Locator, title: string) =>
  stage
    .locator('.vxe-form--item', { has: stage.page().locator('.vxe-form--item-title', { hasText: title }) })
    .locator('input')

test('a search requests page 1, and going to another page keeps the conditions of the last search', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'search-form')
  const request = stage.getByRole('status')
  await expect(rows(stage)).toHaveCount(5)
  await stage.locator('.vxe-pager--num-btn', { hasText: /^2$/ }).click()
  await expect(request).toHaveText('GET /people?page=2')
  await input(stage, '职务').click()
  await page.locator('.vxe-select--panel.animat--enter .vxe-select-option', { hasText: '设计师' }).click()
  await expect(page.locator('.vxe-select--panel.animat--enter')).toHaveCount(0)
  await stage.getByRole('button', { name: '查询' }).click()
  await expect(request).toHaveText('GET /people?page=1&role=设计师')
  await expect(rows(stage).locator('td:nth-child(2)')).toHaveText(Array.from({ length: 5 }, () => '设计师'))
  await input(stage, '姓名').fill('顾')
  await stage.locator('.vxe-pager--num-btn', { hasText: /^2$/ }).click()
  await expect(request).toHaveText('GET /people?page=2&role=设计师')
  await stage.getByRole('button', { name: '重置' }).click()
  await expect(request).toHaveText('GET /people?page=1')
  await expect(input(stage, '姓名')).toHaveValue('')
  await expect(rows(stage)).toHaveCount(5)
  await expect(stage.locator('.vxe-pager--total')).toContainText('60')
})

test('Enter searches, an invalid age range is rejected, and collapsing the form clears its hidden fields', async ({
  demo
}) => {
  const stage = await demo(path, 'search-form')
  const request = stage.getByRole('status')
  await expect(rows(stage)).toHaveCount(5)
  await input(stage, '姓名').fill('顾')
  await input(stage, '姓名').press('Enter')
  await expect(request).toHaveText('GET /people?page=1&name=顾')
  await stage.getByText('展开', { exact: true }).click()
  await input(stage, '年龄').fill('40')
  await input(stage, '到').fill('30')
  await stage.getByRole('button', { name: '查询' }).click()
  await expect(stage).toContainText('不能小于左边的年龄')
  await expect(request).toHaveText('GET /people?page=1&name=顾')
  await input(stage, '到').fill('45')
  await stage.getByRole('button', { name: '查询' }).click()
  await expect(request).toHaveText('GET /people?page=1&name=顾&from=40&to=45')
  await stage.getByText('收起', { exact: true }).click()
  await stage.getByRole('button', { name: '查询' }).click()
  await expect(request).toHaveText('GET /people?page=1&name=顾')
})

test('typing sends one request after a pause, and selecting an option sends one immediately', async ({ demo }) => {
  const stage = await demo(path, 'search-while-typing')
  const status = stage.getByRole('status')
  await expect(status).toHaveText('请求 1 次，找到 28 行')
  await input(stage, '姓名').pressSequentially('顾明澈')
  await expect(status).toHaveText('请求 2 次，找到 4 行')
  await stage.getByText('女', { exact: true }).first().click()
  await expect(status).toHaveText(/^请求 3 次/)
  await expect(rows(stage).locator('td:nth-child(2)').first()).toHaveText('女')
})

test('a stale response does not replace the page requested after it', async ({ demo, page }) => {
  const stage = await demo(path, 'search-form')
  const pageButton = (text: string) => stage.locator('.vxe-pager--num-btn').getByText(text, { exact: true })
  await expect(rows(stage)).toHaveCount(5)
  const first = await rows(stage).first().textContent()
  const respondNow = await holdNextResponse(page)
  await pageButton('2').click()
  await pageButton('3').click()
  await expect(stage.getByRole('status')).toHaveText('GET /people?page=3')
  await expect(rows(stage).first()).not.toHaveText(first!)
  const third = await rows(stage).allTextContents()
  await expect(stage.locator('.vxe-loading.is--visible')).toHaveCount(0)
  await respondNow()
  expect(await rows(stage).allTextContents()).toEqual(third)
})

test('clearing the name sends one request', async ({ demo, page }) => {
  const stage = await demo(path, 'search-while-typing')
  const status = stage.getByRole('status')
  await input(stage, '姓名').fill('顾明澈')
  await expect(status).toHaveText('请求 2 次，找到 4 行')
  await input(stage, '姓名').hover()
  await stage.locator('.vxe-input--suffix.is--clear').click()
  await expect(status).toHaveText('请求 3 次，找到 28 行')
  await page.waitForTimeout(500) // no request may follow the pause
  await expect(status).toHaveText('请求 3 次，找到 28 行')
})

test('pressing Enter while typing sends one request', async ({ demo, page }) => {
  const stage = await demo(path, 'search-while-typing')
  const status = stage.getByRole('status')
  await expect(status).toHaveText('请求 1 次，找到 28 行')
  await input(stage, '姓名').fill('顾明澈')
  await input(stage, '姓名').press('Enter')
  await expect(status).toHaveText('请求 2 次，找到 4 行')
  await page.waitForTimeout(500) // no request may follow the pause
  await expect(status).toHaveText('请求 2 次，找到 4 行')
})
