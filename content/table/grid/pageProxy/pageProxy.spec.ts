import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/grid/pageProxy'

const rows = (stage: Locator) => stage.locator('.vxe-body--row')
const number = (stage: Locator, text: string) =>
  stage.locator('.vxe-pager--num-btn').filter({ hasText: new RegExp(`^${text}$`) })

test('pages are requested, the page size changes, and after the last page is deleted the previous page is shown', async ({
  demo,
  page: browser
}) => {
  const stage = await demo(page, 'proxy-pages')
  const info = stage.getByRole('status')
  await expect(info).toHaveText('{"total":23,"pageSize":10,"currentPage":1,"rows":10}')
  await rows(stage).first().locator('.vxe-cell--checkbox').click()
  await number(stage, '3').click()
  await expect(info).toHaveText('{"total":23,"pageSize":10,"currentPage":3,"rows":3}')
  await expect(rows(stage).first().locator('td').nth(1)).toHaveText('21')
  await stage.locator('.vxe-header--column .vxe-cell--checkbox').click()
  await stage.getByRole('button', { name: '删除勾选的行' }).click()
  await browser.locator('.vxe-modal--wrapper.is--visible').getByRole('button', { name: '确认' }).click()
  await expect(info).toHaveText('{"total":20,"pageSize":10,"currentPage":2,"rows":10}')
  await expect(rows(stage).first().locator('td').nth(1)).toHaveText('11')
  await number(stage, '1').click()
  await expect(rows(stage).first().locator('.vxe-cell--checkbox')).toHaveClass(/is--checked/)
  await stage.locator('.vxe-pager--sizes .vxe-input--inner').click()
  await browser.locator('.vxe-select--panel.animat--enter .vxe-select-option').filter({ hasText: /^20/ }).click()
  await expect(info).toHaveText('{"total":20,"pageSize":20,"currentPage":1,"rows":20}')
  await expect(browser.locator('.vxe-select--panel.animat--enter')).toHaveCount(0)
})

test('the grid reads rows from a custom response format, with and without pagination', async ({ demo }) => {
  const stage = await demo(page, 'response-shape')
  const answer = stage.getByRole('status')
  await expect(rows(stage)).toHaveCount(10)
  await expect(stage.locator('.vxe-pager--total')).toContainText('18')
  await number(stage, '2').click()
  await expect(rows(stage)).toHaveCount(8)
  await stage.getByText('分页', { exact: true }).click()
  await expect(answer).toHaveText("{ code: 0, data: { records: [18], count: '18' } }")
  await expect(rows(stage)).toHaveCount(18)
  await expect(stage.locator('.vxe-pager')).toHaveCount(0)
  await stage.getByText('分页', { exact: true }).click()
  await expect(rows(stage)).toHaveCount(10)
  await expect(stage.locator('.vxe-pager .is--active')).toHaveText('1')
})
