import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/grid/fullQuery'

const rows = (stage: Locator) => stage.locator('.vxe-table--main-wrapper .vxe-body--row')
const request = (stage: Locator) => stage.locator('code')
const button = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true })
const turnTo = (stage: Locator, page: number) =>
  stage.locator('.vxe-pager--num-btn', { hasText: new RegExp(`^${page}$`) }).click()

test('form, filter, sorting and page are sent in one request, and the response has count and total', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'order-query')
  await expect(stage.getByRole('status')).toHaveText('共 83 笔，44,071.00 元')
  await expect(request(stage)).toHaveText('GET /orders {"sort":["date","desc"],"page":1,"size":8}')
  await expect(stage.locator('.vxe-footer--row')).toContainText('2,596.00')
  await stage.locator('.vxe-form input').first().fill(' 茶馆 ')
  await button(stage, '查询').click()
  await expect(stage.getByRole('status')).toContainText('共 12 笔')
  await expect(request(stage)).toHaveText('GET /orders {"keyword":"茶馆","page":1,"size":8}')
  await stage.locator('.vxe-cell--filter').click()
  const panel = page.locator('.vxe-table--filter-wrapper.is--active')
  await panel.getByText('网店', { exact: true }).click()
  await panel.getByRole('button', { name: '筛选' }).click()
  await expect(rows(stage)).toHaveCount(4)
  await stage.locator('.vxe-header--column', { hasText: '金额' }).getByText('金额').click()
  await expect(request(stage)).toHaveText(
    'GET /orders {"keyword":"茶馆","channels":["网店"],"sort":["amount","asc"],"page":1,"size":8}'
  )
  await button(stage, '重置').click()
  await expect(stage.getByRole('status')).toContainText('共 83 笔')
  await expect(
    stage.locator('.vxe-header--column', { hasText: '下单日期' }).locator('.vxe-sort--desc-btn')
  ).toHaveClass(/sort--active/)
  await turnTo(stage, 3)
  await expect(rows(stage).first().locator('td').first()).toHaveText('17')
  await stage.getByTitle('刷新').click()
  await expect(request(stage)).toHaveText('GET /orders {"sort":["date","desc"],"page":3,"size":8}')
})

test('dates in the collapsed form part are validated, and an empty result shows a button to clear the form', async ({
  demo
}) => {
  const stage = await demo(route, 'order-query')
  const dates = stage.locator('.vxe-form .type--date input')
  await expect(rows(stage)).toHaveCount(8)
  await expect(dates.first()).toBeHidden()
  await stage.getByText('展开', { exact: true }).click()
  await dates.first().fill('2024-11-01')
  await dates.first().blur()
  await dates.last().fill('2024-10-01')
  await dates.last().blur()
  await button(stage, '查询').click()
  await expect(stage.locator('.vxe-form--item-valid')).toContainText('不能早于开始日期')
  await dates.last().fill('2024-11-10')
  await dates.last().blur()
  await button(stage, '查询').click()
  await expect(stage.getByRole('status')).toContainText('共 3 笔')
  await stage.locator('.vxe-form input').first().fill('没有这家')
  await button(stage, '查询').click()
  await expect(stage.locator('.vxe-table--empty-content:visible')).toContainText('没有符合条件的订单')
  await button(stage, '清空条件').click()
  await expect(stage.getByRole('status')).toContainText('共 83 笔')
  await expect(dates.first()).toHaveValue('')
})

test('a failed request keeps the rows and shows an error, also for the refresh icon, and can be retried', async ({
  demo
}) => {
  const stage = await demo(route, 'order-query')
  await expect(rows(stage)).toHaveCount(8)
  await button(stage, '让下一次请求失败').click()
  await turnTo(stage, 2)
  await expect(stage.getByRole('alert')).toContainText('服务端没有响应')
  await expect(rows(stage).first()).toContainText('SO-2083')
  await button(stage, '重试').click()
  await expect(rows(stage).first()).toContainText('SO-2075')
  await expect(stage.getByRole('alert')).toHaveCount(0)
  await button(stage, '让下一次请求失败').click()
  await stage.getByTitle('刷新').click()
  await expect(stage.getByRole('alert')).toContainText('服务端没有响应')
})

test('a slow stale response does not replace a newer response', async ({ demo }) => {
  const stage = await demo(route, 'order-query')
  await expect(rows(stage)).toHaveCount(8)
  await stage.getByText('服务端响应慢').click()
  await stage.locator('.vxe-form input').first().fill('茶馆')
  await button(stage, '查询').click()
  await expect(request(stage)).toContainText('茶馆')
  await expect(stage.locator('.vxe-loading.is--visible').first()).toBeVisible()
  await stage.getByText('服务端响应慢').click()
  await stage.locator('.vxe-form input').first().fill('书店')
  await stage.locator('.vxe-form input').first().press('Enter')
  await expect(stage.getByRole('status')).toContainText('共 12 笔')
  await expect(rows(stage).first()).toContainText('青石书店')
  await expect(stage.locator('.vxe-loading.is--visible')).toHaveCount(0)
  await stage.page().waitForTimeout(1600) // the old answer arrives and must do nothing
  await expect(rows(stage).first()).toContainText('青石书店')
})
