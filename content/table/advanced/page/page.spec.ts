import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/page'

const rows = (stage: Locator) => stage.locator('.vxe-body--row')
const number = (stage: Locator, text: string) =>
  stage.locator('.vxe-pager--num-btn').filter({ hasText: new RegExp(`^${text}$`) })
const active = (stage: Locator) => stage.locator('.vxe-pager--num-btn.is--active')
const box = (stage: Locator, id: number) =>
  rows(stage)
    .filter({ hasText: String(id) })
    .locator('.vxe-cell--checkbox')

/** Chooses how many rows a page has. */
async function chooseSize(page: Page, stage: Locator, label: string): Promise<void> {
  await stage.locator('.vxe-pager--sizes .vxe-input--inner').click()
  await page.locator('.vxe-select--panel.animat--enter .vxe-select-option').filter({ hasText: label }).click()
  await expect(page.locator('.vxe-select--panel.animat--enter')).toHaveCount(0)
}

test('sorting and filtering apply to the rows of all pages and show page 1', async ({ demo, page }) => {
  const stage = await demo(path, 'client-pages')
  await number(stage, '3').click()
  await expect(rows(stage).first().locator('td').first()).toHaveText('21')
  await stage.locator('.vxe-header--column', { hasText: '年龄' }).getByText('年龄').click()
  await expect(active(stage)).toHaveText('1')
  await expect(rows(stage).locator('td:nth-child(4)')).toHaveText([
    ...Array.from({ length: 8 }, () => '26'),
    '28',
    '28'
  ])
  await stage.locator('.vxe-cell--filter').click()
  const panel = page.locator('.vxe-table--filter-wrapper.is--active')
  await panel.getByText('产品经理', { exact: true }).click()
  await panel.getByRole('button', { name: '筛选' }).click()
  await expect(rows(stage).locator('td:nth-child(3)')).toHaveText(Array.from({ length: 9 }, () => '产品经理'))
  await expect(stage.locator('.vxe-pager--total')).toContainText('9')
  await chooseSize(page, stage, '5条/页')
  await number(stage, '2').click()
  await expect(rows(stage)).toHaveCount(4)
  await chooseSize(page, stage, '10条/页')
  await expect(rows(stage)).toHaveCount(9)
  await expect(active(stage)).toHaveText('1')
})

test('each page is requested, a stale response is discarded, and a failed request can be repeated', async ({
  demo
}) => {
  const stage = await demo(path, 'server-pages')
  await expect(rows(stage).first()).toContainText('10001')
  await number(stage, '2').click()
  await number(stage, '3').click()
  await expect(rows(stage).first()).toContainText('10021')
  await expect(stage.getByRole('status')).toHaveText('GET /people?page=3&size=10')
  await stage.getByRole('button', { name: '让下一次请求失败' }).click()
  await number(stage, '4').click()
  await expect(stage.getByRole('alert')).toContainText('第 4 页加载失败。')
  await expect(rows(stage).first()).toContainText('10021')
  await stage.getByRole('button', { name: '重试' }).click()
  await expect(rows(stage).first()).toContainText('10031')
  await expect(stage.getByRole('alert')).toHaveCount(0)
  await stage.locator('.vxe-header--column', { hasText: '年龄' }).getByText('年龄').click()
  await expect(stage.getByRole('status')).toHaveText(/page=1&size=10&sort=age:/)
  await expect(active(stage)).toHaveText('1')
  await number(stage, '2').click()
  await expect(stage.getByRole('status')).toHaveText(/page=2&size=10&sort=age:/)
  await stage.locator('.vxe-filter--btn').click()
  const panel = stage.locator('.vxe-table--filter-wrapper.is--active')
  await panel.getByText('设计师', { exact: true }).click()
  await panel.getByRole('button', { name: '筛选' }).click()
  await expect(stage.getByRole('status')).toHaveText(/page=1&size=10&sort=age:\w+&role=设计师$/)
  await expect(rows(stage).first()).toContainText('设计师')
  await expect(stage.locator('.vxe-pager--total')).toContainText('13')
})

test('checked rows of all pages are listed and can be unchecked in the list', async ({ demo }) => {
  const stage = await demo(path, 'checked-across-pages')
  const status = stage.getByRole('status')
  await box(stage, 10002).click()
  await box(stage, 10003).click()
  await expect(status).toHaveText('已勾选 2 行，其中 0 行在其他页')
  await number(stage, '2').click()
  await box(stage, 10017).click()
  await expect(status).toHaveText('已勾选 3 行，其中 2 行在其他页')
  await stage.getByRole('button', { name: /10002/ }).click()
  await expect(status).toHaveText('已勾选 2 行，其中 1 行在其他页')
  await number(stage, '1').click()
  await expect(rows(stage).first()).toContainText('10001')
  await expect(stage.locator('.row--checked')).toHaveText([/10003/])
  await expect(status).toHaveText('已勾选 2 行，其中 1 行在其他页')
  await stage.getByRole('button', { name: '全部取消' }).click()
  await expect(status).toHaveText('已勾选 0 行，其中 0 行在其他页')
  await expect(stage.locator('.row--checked')).toHaveCount(0)
})

test('size and layout of the pager change, and the pager is hidden if one page shows all rows', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'sizes-and-layouts')
  const pager = stage.locator('.vxe-pager')
  await stage.getByTitle('末页', { exact: true }).click()
  await expect(stage.getByRole('status')).toHaveText('第 51 到 58 行')
  await stage.getByText('手机', { exact: true }).click()
  await expect(pager.locator('.vxe-pager--num-btn')).toHaveCount(0)
  await pager.locator('.vxe-pager--goto').fill('2')
  await pager.locator('.vxe-pager--goto').press('Enter')
  await expect(stage.getByRole('status')).toHaveText('第 11 到 20 行')
  await stage.getByText('mini', { exact: true }).click()
  await expect(pager).toHaveClass(/size--mini/)
  await stage.getByText('精简', { exact: true }).click()
  await chooseSize(page, stage, '全部')
  await expect(pager).toBeHidden()
  await stage.getByRole('button', { name: '恢复分页' }).click()
  await expect(pager).toBeVisible()
})
