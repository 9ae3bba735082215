import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/scroll/group'

const number = (stage: Locator, name: string) => stage.locator('dl > div', { hasText: name }).locator('dd')

test('hiding the month columns keeps the current row in view and renders fewer than 16 rows', async ({ demo }) => {
  const stage = await demo(page, 'grouped-rows')
  await expect(number(stage, '数据行数')).toHaveText('20,000')
  await expect(number(stage, '列数')).toHaveText('18')
  await stage.getByRole('button', { name: '到中间一行', exact: true }).click()
  await expect(stage.locator('.vxe-table--fixed-left-wrapper .row--current')).toContainText('10001')
  await stage.locator('.vxe-checkbox').click()
  await expect(number(stage, '列数')).toHaveText('6')
  const current = stage.locator('.vxe-table--main-wrapper .row--current')
  await expect(current).toContainText('10001') // nothing is fixed when all columns fit
  await expect(current).toBeInViewport()
  await expect(stage.locator('.vxe-table--main-wrapper .vxe-header--column', { hasText: '各月' })).toHaveCount(0)
  expect(Number(await number(stage, '渲染的行').textContent())).toBeLessThan(16)
})

test('a column inside a group sorts all rows', async ({ demo }) => {
  const stage = await demo(page, 'grouped-rows')
  await expect(number(stage, '数据行数')).toHaveText('20,000')
  await stage.locator('.vxe-table--fixed-left-wrapper .vxe-sort--desc-btn').first().click()
  await expect(stage.locator('.vxe-table--fixed-left-wrapper .vxe-body--row').first()).toContainText('20000')
})
