import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/grid/proxy'

const rows = (grid: Locator) => grid.locator('.vxe-body--row')
/** Clicks for 80 ms, as a user does: the table ends an open edit shortly after the mouse goes down. */
const press = (grid: Locator, name: string) => grid.getByRole('button', { name, exact: true }).click({ delay: 80 })
const cell = (grid: Locator, row: number, column: number) =>
  grid.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('the first query runs automatically, and empty, slow and failed responses show different states', async ({
  demo
}) => {
  const grid = await demo(page, 'proxy-query')
  const status = grid.getByRole('status')
  await expect(rows(grid)).toHaveCount(5)
  await expect(status).toContainText('5 行')
  await grid.getByText('没有数据', { exact: true }).click()
  await expect(rows(grid)).toHaveCount(0)
  await expect(grid.locator('.vxe-table--empty-content:visible')).toHaveText('没有符合条件的人')
  await grid.getByText('失败', { exact: true }).click()
  await expect(status).toHaveText('加载失败，请稍后再试')
  await expect(grid.locator('.vxe-table--empty-content:visible')).toHaveText('数据加载失败')
  await grid.getByText('响应慢', { exact: true }).click()
  await expect(grid.locator('.vxe-loading.is--visible')).toBeVisible()
  await expect(status).toHaveText(/^5 行，1\.[5-9] 秒$/)
  await expect(grid.locator('.vxe-loading.is--visible')).toHaveCount(0)
})

test('a failed query keeps the rows, and the next query succeeds', async ({ demo }) => {
  const grid = await demo(page, 'proxy-query')
  await expect(rows(grid)).toHaveCount(5)
  await grid.getByText('失败', { exact: true }).click()
  await expect(grid.getByRole('status')).toHaveText('加载失败，请稍后再试')
  await expect(rows(grid)).toHaveCount(5)
  await grid.getByText('有数据', { exact: true }).click()
  await expect(grid.getByRole('status')).toContainText('5 行')
})

test('page, sorting and filter are sent with the request, and row numbers continue on other pages', async ({
  demo,
  page: browser
}) => {
  const grid = await demo(page, 'proxy-pager')
  const request = grid.getByRole('status')
  await expect(request).toHaveText('GET /people?page=1&sort=age:desc')
  await expect(rows(grid)).toHaveCount(7)
  await expect(grid.locator('.vxe-pager--total')).toContainText('50')
  await grid.locator('.vxe-pager--num-btn', { hasText: '3' }).click()
  await expect(request).toHaveText('GET /people?page=3&sort=age:desc')
  await expect(cell(grid, 1, 1)).toHaveText('15')
  await grid.locator('.vxe-header--column', { hasText: '年龄' }).getByText('年龄').click()
  await expect(request).toHaveText('GET /people?page=1')
  await grid.locator('.vxe-cell--filter').click()
  const panel = browser.locator('.vxe-table--filter-wrapper.is--active')
  await panel.getByText('女', { exact: true }).click()
  await panel.getByRole('button', { name: '筛选' }).click()
  await expect(request).toHaveText('GET /people?page=1&sex=女')
  await expect(rows(grid).locator('td:nth-child(4)')).toHaveText(Array.from({ length: 7 }, () => '女'))
})

test('the form searches from page 1, and reset requests all rows', async ({ demo }) => {
  const grid = await demo(page, 'proxy-pager')
  await expect(rows(grid)).toHaveCount(7)
  await grid.locator('.vxe-pager--num-btn', { hasText: '2' }).click()
  await grid.locator('.vxe-form input').fill('设计')
  await grid.getByRole('button', { name: '查询' }).click()
  await expect(grid.getByRole('status')).toHaveText('GET /people?page=1&role=设计')
  await expect(rows(grid).locator('td:nth-child(3)')).toHaveText(Array.from({ length: 7 }, () => '设计师'))
  await grid.getByRole('button', { name: '重置' }).click()
  await expect(grid.getByRole('status')).toHaveText('GET /people?page=1')
  await expect(grid.locator('.vxe-pager--total')).toContainText('50')
})

test('inserted, changed and marked rows are saved together after the name passes validation', async ({
  demo,
  page: browser
}) => {
  const grid = await demo(page, 'proxy-save')
  const log = grid.locator('ol[aria-live]')
  await expect(rows(grid)).toHaveCount(6)
  await press(grid, '新增')
  await press(grid, '保存')
  await expect(grid.locator('.vxe-cell--valid-error-hint')).toHaveText('请填写姓名')
  await expect(log.locator('li')).toHaveText(['GET'])
  await cell(grid, 1, 3).locator('input').fill('何新')
  await cell(grid, 2, 4).click()
  await cell(grid, 2, 4).locator('input').fill('总监')
  await cell(grid, 7, 1).locator('.vxe-cell--checkbox').click()
  await press(grid, '标记删除')
  await expect(rows(grid).nth(6)).toHaveClass(/row--pending/)
  await press(grid, '保存')
  await expect(log).toContainText('POST + / PUT 10001 / DELETE 10006')
  await expect(log.locator('li').last()).toHaveText('proxy-save')
  await expect(browser.locator('.vxe-modal--wrapper.is--visible')).toContainText('保存成功')
  await expect(rows(grid)).toHaveCount(6)
  await expect(cell(grid, 1, 2)).toHaveText('20001')
  await expect(cell(grid, 2, 4)).toHaveText('总监')
})

test('deleting shows a confirmation, and a failed save keeps the changes', async ({ demo, page: browser }) => {
  const grid = await demo(page, 'proxy-save')
  const log = grid.locator('ol[aria-live]')
  await cell(grid, 1, 1).locator('.vxe-cell--checkbox').click()
  await cell(grid, 3, 1).locator('.vxe-cell--checkbox').click()
  await press(grid, '直接删除')
  await browser.locator('.vxe-modal--wrapper.is--visible').getByRole('button', { name: '确认' }).click()
  await expect(log).toContainText('DELETE 10001 10003')
  await expect(rows(grid)).toHaveCount(4)
  await expect(log).toContainText('proxy-delete')
  await cell(grid, 1, 4).click()
  await cell(grid, 1, 4).locator('input').fill('总监')
  await press(grid, '让下一次请求失败')
  await press(grid, '保存')
  await expect(browser.locator('.vxe-modal--wrapper', { hasText: '服务端没有响应' })).toBeVisible()
  await expect(cell(grid, 1, 4)).toHaveText('总监')
  await expect(cell(grid, 1, 4)).toHaveClass(/col--dirty/)
})
