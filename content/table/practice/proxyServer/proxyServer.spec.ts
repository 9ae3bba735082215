import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/practice/proxyServer'

const names = (grid: Locator) => grid.locator('.vxe-table--main-wrapper .vxe-body--row td:nth-child(3)')
const numbers = (grid: Locator) => grid.locator('.vxe-table--main-wrapper .vxe-body--row td:nth-child(2)')
const active = (grid: Locator) => grid.locator('.vxe-pager--num-btn.is--active')

const ready = async (grid: Locator) => {
  await expect(names(grid)).toHaveText(['林知夏', '许牧云', '沈嘉禾', '林程远', '顾明澈'])
}

test('one request contains the page, the sort order, the filter and the form', async ({ demo, page: browser }) => {
  const grid = await demo(page, 'one-request')
  const request = grid.getByLabel('请求')
  const response = grid.getByLabel('响应')
  await ready(grid)
  await expect(request).toContainText('{"page":1,"size":5,"sorts":[],"filters":{},"form":{"customer":null}}')
  await expect(response).toContainText('"total":23')
  await grid.locator('.vxe-form input').fill('林')
  await grid.getByRole('button', { name: '查询' }).click()
  await expect(response).toContainText('"total":9')
  await grid.locator('.vxe-cell--filter').click()
  await browser.locator('.vxe-table--filter-option:visible', { hasText: '待付款' }).first().click()
  await browser.locator('.vxe-table--filter-option:visible', { hasText: '已发货' }).first().click()
  await browser.locator('.vxe-table--filter-footer:visible').getByText('筛选').click()
  await expect(response).toContainText('"total":7')
  await grid.locator('.vxe-sort--desc-btn').click()
  await expect(request).toContainText('"sorts":[{"field":"amount","order":"desc"}]')
  await grid.getByText('2', { exact: true }).and(grid.locator('.vxe-pager--num-btn')).click()
  await expect(request).toContainText(
    '{"page":2,"size":5,"sorts":[{"field":"amount","order":"desc"}],' +
      '"filters":{"status":["待付款","已发货"]},"form":{"customer":"林"}}'
  )
  await expect(response).toContainText('"page":2,"total":7')
  await expect(names(grid)).toHaveText(['林知夏', '林知夏'])
  await expect(numbers(grid)).toHaveText(['6', '7'])
})

for (const [failure, message] of [
  ['HTTP 500', 'HTTP 500'],
  ['HTTP 200，code 不为 0', '没有权限']
] as const) {
  test(`after ${failure} a message is shown, and the grid keeps its rows and its page`, async ({
    demo,
    page: browser
  }) => {
    const grid = await demo(page, 'one-request')
    await ready(grid)
    await grid.getByText(failure, { exact: true }).click()
    await grid.locator('.vxe-pager--num-btn', { hasText: '2' }).click()
    await expect(grid.getByRole('alert')).toHaveText(`查询失败：${message}`)
    await ready(grid)
    await expect(active(grid)).toHaveText('1')
    await expect(numbers(grid).first()).toHaveText('1')
    await grid.locator('.vxe-body--row').first().locator('.vxe-cell--checkbox').click()
    await grid.getByRole('button', { name: '删除勾选的行' }).click()
    await browser.locator('.vxe-modal--wrapper:visible').getByRole('button', { name: '确认' }).click()
    await expect(browser.locator('.vxe-modal--wrapper.type--message').last()).toContainText(message)
    await expect(grid.locator('.vxe-body--row .is--checked')).toHaveCount(1)
    await grid.getByText('成功', { exact: true }).click()
    await grid.locator('.vxe-pager--num-btn', { hasText: '2' }).click()
    await expect(grid.getByRole('alert')).toHaveText('')
    await expect(active(grid)).toHaveText('2')
    await expect(numbers(grid).first()).toHaveText('6')
  })
}

test('after all rows of the last page are deleted, the grid shows the page before', async ({ demo, page: browser }) => {
  const grid = await demo(page, 'one-request')
  await ready(grid)
  await grid.locator('.vxe-pager--num-btn', { hasText: '5' }).click()
  await expect(numbers(grid)).toHaveText(['21', '22', '23'])
  await grid.locator('.vxe-header--row .vxe-cell--checkbox').click()
  await grid.getByRole('button', { name: '删除勾选的行' }).click()
  await browser.locator('.vxe-modal--wrapper:visible').getByRole('button', { name: '确认' }).click()
  await expect(numbers(grid)).toHaveText(['16', '17', '18', '19', '20'])
  await expect(active(grid)).toHaveText('4')
  await expect(grid.locator('.vxe-pager--total')).toContainText('20')
  await expect(grid.getByLabel('请求')).toContainText('"page":5')
  await expect(grid.getByLabel('响应')).toContainText('"page":4,"total":20')
})
