import type { Locator, Page } from '@playwright/test'
import { expect, runningDemo, test } from '../../../../e2e/site.ts'

const path = '/table/grid/keepAlives'

const show = async (page: Page, name: string, view: string) => {
  await page.locator('main').getByRole('link', { name, exact: true }).first().click()
  return runningDemo(page, view)
}
const cell = (view: Locator, row: number, column: number) =>
  view.locator('.vxe-body--row').nth(row).locator('td').nth(column)

test('after another view, query, page and checked rows are kept and the rows are requested again', async ({
  page,
  demo
}) => {
  const view = await demo(path, 'query-view')
  const status = view.getByRole('status')
  await expect(status).toHaveText('请求 1 次，勾选 0 行')
  await view.getByRole('textbox').first().fill('云杉')
  await view.getByRole('button', { name: '查询' }).click()
  await expect(cell(view, 1, 2)).toHaveText('云杉设计')
  await view.locator('.vxe-pager--num-btn', { hasText: '2' }).click()
  await expect(cell(view, 0, 1)).toHaveText('SO-1023')
  await cell(view, 0, 0).locator('.vxe-cell--checkbox').click()
  await expect(status).toHaveText('请求 1 次，勾选 1 行')
  const draft = await show(page, '草稿', 'draft-view')
  await expect(draft.getByText('未保存')).toBeVisible()
  await show(page, '查询', 'query-view')
  await expect(status).toHaveText('请求 2 次，勾选 1 行')
  await expect(view.getByRole('textbox').first()).toHaveValue('云杉')
  await expect(cell(view, 0, 1)).toHaveText('SO-1023')
  await expect(cell(view, 0, 0).locator('.vxe-cell--checkbox')).toHaveClass(/is--checked/)
  await expect(view.locator('.vxe-pager--num-btn.is--active')).toHaveText('2')
})

test('unsaved changes are kept after another view, and leaving the view stops editing', async ({ page, demo }) => {
  const view = await demo(`${path}/table2`, 'draft-view')
  const status = view.getByRole('status')
  await view.getByRole('button', { name: '新增' }).click()
  await expect(status).toHaveText('未保存：新增 1 行，修改 0 行，待删除 0 行')
  await cell(view, 2, 0).locator('.vxe-cell--checkbox').click()
  await view.getByRole('button', { name: '标记删除' }).click()
  await expect(status).toHaveText('未保存：新增 1 行，修改 0 行，待删除 1 行')
  await cell(view, 1, 2).click()
  await cell(view, 1, 2).locator('input').fill('青禾集团')
  await page.goto(`/v3.8/#${path}/table1`)
  const query = await runningDemo(page, 'query-view')
  await expect(query.getByRole('status')).toHaveText('请求 1 次，勾选 0 行')
  await page.goBack()
  await runningDemo(page, 'draft-view')
  await expect(status).toHaveText('未保存：新增 1 行，修改 1 行，待删除 1 行')
  await expect(cell(view, 1, 2)).toHaveText('青禾集团')
  await expect(view.locator('.col--edit input')).toHaveCount(0)
})

test('a maximized grid has its normal size again after another view is shown', async ({ page, demo }) => {
  await demo(`${path}/table1`, 'query-view')
  const view = await show(page, '最大化', 'zoom-view')
  await view.locator('.vxe-tools--operate button').first().click()
  await expect(view.locator('.vxe-grid')).toHaveClass(/is--maximize/)
  await expect(view.getByRole('status')).toHaveText('max')
  await page.goBack()
  await runningDemo(page, 'query-view')
  await page.goForward()
  await runningDemo(page, 'zoom-view')
  await expect(view.locator('.vxe-grid')).not.toHaveClass(/is--maximize/)
  await expect(view.getByRole('status')).toHaveText('max → revert()')
})
