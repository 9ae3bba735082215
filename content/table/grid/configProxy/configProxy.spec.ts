import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const route = '/table/grid/configProxy'

const rows = (stage: Locator) => stage.locator('.vxe-body--row')
const cell = (stage: Locator, row: number, column: number) =>
  stage.locator(`.vxe-table--main-wrapper .vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('form, filter, sorting and page are sent in one request, and changes are saved together', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'everything')
  const requests = stage.getByRole('log')
  const expectLatest = (request: string) =>
    expect(async () => expect((await requests.innerText()).split('\n')[0]).toBe(request)).toPass()
  await expectLatest('GET {"page":1}')
  await stage.locator('.vxe-form input').nth(1).fill('工程师')
  await stage.getByRole('button', { name: '查询' }).click()
  await expectLatest('GET {"page":1,"role":"工程师"}')
  await stage.locator('.vxe-cell--filter').first().click()
  const panel = page.locator('.vxe-table--filter-wrapper.is--active')
  await panel.getByText('女', { exact: true }).click()
  await panel.getByRole('button', { name: '筛选' }).click()
  await expectLatest('GET {"page":1,"role":"工程师","sex":["女"]}')
  await stage.locator('.vxe-header--column', { hasText: '年龄' }).getByText('年龄').click()
  await expectLatest('GET {"page":1,"role":"工程师","sex":["女"],"sort":"age","order":"asc"}')
  await stage.locator('.vxe-pager--num-btn', { hasText: '2' }).click()
  await expectLatest('GET {"page":2,"role":"工程师","sex":["女"],"sort":"age","order":"asc"}')
  await expect(cell(stage, 1, 2)).toHaveText('9')
  await expect(stage.locator('.vxe-loading.is--visible')).toHaveCount(0)
  await cell(stage, 1, 6).click()
  await cell(stage, 1, 6).locator('input').fill('高级工程师')
  await stage.locator('.vxe-button', { hasText: '新增' }).click({ delay: 80 })
  await cell(stage, 1, 3).locator('input').fill('何新')
  await stage.locator('.vxe-button', { hasText: '保存' }).click({ delay: 80 })
  await expect(page.locator('.vxe-modal--wrapper', { hasText: '已写入数据库' })).toBeVisible()
  await expect(requests).toContainText('POST {"insert":1,"update":1,"delete":0}')
  await expectLatest('GET {"page":2,"role":"工程师","sex":["女"],"sort":"age","order":"asc"}')
  await expect(stage.getByText('高级工程师')).toHaveCount(1)
  await stage.getByRole('button', { name: '重置' }).click()
  await expectLatest('GET {"page":1}')
  await expect(rows(stage).first()).toContainText('何新')
})

test('shared settings align number columns and log every request, also the request of an export', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'shared-settings')
  const lines = stage.locator('ol[aria-live]').locator('li')
  await expect(lines).toHaveText(['query: page 1', 'afterQuery: 5'])
  await expect(stage.locator('.vxe-body--column').nth(2)).toHaveClass(/col--right/)
  await stage.locator('.vxe-pager--num-btn', { hasText: '5' }).click()
  await expect(lines).toHaveText(['query: page 1', 'afterQuery: 5', 'query: page 5', 'afterQuery: 3'])
  await stage.getByTitle('导出').click()
  const dialog = page.locator('.vxe-modal--wrapper.is--visible')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '导出' }).click()
  ])
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(24)
  await expect(lines.nth(-2)).toHaveText('queryAll')
  await expect(lines.last()).toHaveText('afterQueryAll: 23')
})
