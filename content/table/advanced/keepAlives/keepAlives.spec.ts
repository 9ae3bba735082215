import type { Page } from '@playwright/test'
import { expect, runningDemo, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/keepAlives'

const tab = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true }).first()
const show = async (page: Page, name: string, view: string) => {
  await tab(page, name).click()
  return runningDemo(page, view)
}

test('typed text and edited cells are kept after showing another view', async ({ page, demo }) => {
  const edit = await demo(path, 'edit-view')
  await edit.getByPlaceholder('输入一句话，再切换到其他视图').fill('明天继续')
  const cell = edit.locator('.vxe-body--row').first().locator('td').first()
  await cell.dblclick()
  await cell.locator('input').fill('顾小北')
  await cell.locator('input').press('Enter')
  await show(page, '滚动', 'scroll-view')
  await expect(page.getByText('scrollTop 0')).toBeVisible()
  await expect(page).toHaveURL(/keepAlives\/table2/)
  await show(page, '编辑', 'edit-view')
  await expect(edit.getByPlaceholder('输入一句话，再切换到其他视图')).toHaveValue('明天继续')
  await expect(cell).toHaveText('顾小北')
  await expect(edit.getByRole('status')).toHaveText('created 1, activated 2, deactivated 1')
})

test('a hidden table does not react to keys', async ({ page, demo }) => {
  await demo(`${path}/table2`, 'scroll-view')
  const edit = await show(page, '编辑', 'edit-view')
  const cell = edit.locator('.vxe-body--row').first().locator('td').first()
  const below = edit.locator('.vxe-body--row').nth(1).locator('td').first()
  await cell.click()
  await expect(cell).toHaveClass(/col--selected/)
  await page.keyboard.press('Delete')
  await expect(cell).toHaveText('')
  await page.keyboard.press('ArrowDown')
  await expect(below).toHaveClass(/col--selected/)
  await page.goBack()
  await expect(page.getByText('scrollTop 0')).toBeVisible()
  await page.keyboard.press('Delete')
  await show(page, '编辑', 'edit-view')
  await expect(below).toHaveText('周以宁')
})

test('the scroll positions of the table and the notices are restored after showing another view', async ({
  page,
  demo
}) => {
  const view = await demo(`${path}/table2`, 'scroll-view')
  const body = view.locator('.vxe-table--body-wrapper.body--wrapper')
  const rows = view.locator('.vxe-table--main-wrapper .vxe-body--row')
  const row = view.locator('.vxe-table--fixed-left-wrapper').getByText('15001', { exact: true })
  await expect(rows.first()).toBeVisible()
  await body.evaluate(element => element.scrollTo(120, 200000))
  await expect(view.getByRole('status')).toHaveText('scrollTop 200000, scrollLeft 120')
  await expect(row).toBeInViewport()
  await view.locator('.notices').evaluate(element => element.scrollTo(0, 150))
  await show(page, '编辑', 'edit-view')
  await expect(page.getByText('created 1')).toBeVisible()
  await show(page, '滚动', 'scroll-view')
  await expect(body).toBeVisible()
  await expect.poll(() => body.evaluate(element => [element.scrollTop, element.scrollLeft])).toEqual([200000, 120])
  await expect(row).toBeInViewport()
  expect(await view.locator('.notices').evaluate(element => element.scrollTop)).toBe(150)
  expect(await rows.count()).toBeLessThan(30)
})

test('expanded and checked tree rows are kept when new data is loaded', async ({ page, demo }) => {
  const tree = await demo(`${path}/table3`, 'tree-view')
  const design = tree.locator('.vxe-body--row', { hasText: '设计' })
  await expect(tree.getByRole('status')).toHaveText('请求 1 次，勾选 0 行，共 0 小时')
  await tree.locator('.vxe-body--row', { hasText: '项目 1' }).locator('.vxe-tree--btn-wrapper').click()
  await design.locator('.vxe-cell--checkbox').click()
  await expect(tree.getByRole('status')).toHaveText('请求 1 次，勾选 1 行，共 1 小时')
  await expect(design.locator('td').last()).toHaveText('1')
  await show(page, '编辑', 'edit-view')
  await expect(page.getByText('created 1')).toBeVisible()
  await show(page, '勾选与展开', 'tree-view')
  await expect(tree.getByRole('status')).toHaveText('请求 2 次，勾选 1 行，共 2 小时')
  await expect(design.locator('td').last()).toHaveText('2')
  await expect(design.locator('.vxe-cell--checkbox')).toHaveClass(/is--checked/)
})

test('visiting another page clears the cache', async ({ page, demo, open }) => {
  const edit = await demo(path, 'edit-view')
  const note = edit.getByPlaceholder('输入一句话，再切换到其他视图')
  await note.fill('明天继续')
  await show(page, '滚动', 'scroll-view')
  await expect(page.getByText('scrollTop 0')).toBeVisible()
  await open('/table/base/sort')
  await expect(page.locator('h1')).toHaveText('排序')
  await page.goBack()
  await expect(page).toHaveURL(/keepAlives\/table2/)
  await show(page, '编辑', 'edit-view')
  await expect(note).toHaveValue('')
  await expect(edit.getByRole('status')).toHaveText('created 1, activated 1, deactivated 0')
})
