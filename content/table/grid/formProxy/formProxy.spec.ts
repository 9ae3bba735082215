import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/grid/formProxy'

const rows = (stage: Locator) => stage.locator('.vxe-body--row')
const button = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true })

test('the first query contains the form defaults, query requests the same page and reload page 1', async ({
  demo,
  page: browser
}) => {
  const stage = await demo(page, 'query-form')
  const latest = stage.locator('.requests .vxe-body--row').first().locator('.vxe-cell')
  await expect(latest).toHaveText(['_init', 'true', 'false', '1', '{"name":null,"sex":"女"}'])
  await expect(stage.locator('.vxe-pager--total')).toContainText('12')
  await stage.locator('.vxe-pager--num-btn', { hasText: '2' }).click()
  await expect(latest).toHaveText(['query', 'false', 'false', '2', '{"name":null,"sex":"女"}'])
  await stage.locator('.vxe-form input').first().fill('周')
  await button(stage, "commitProxy('query')").click()
  await expect(latest).toHaveText(['query', 'false', 'false', '2', '{"name":"周","sex":"女"}'])
  await button(stage, "commitProxy('reload')").click()
  await expect(latest).toHaveText(['reload', 'false', 'true', '1', '{"name":"周","sex":"女"}'])
  await stage.locator('.vxe-form .vxe-select input').click()
  await browser.locator('.vxe-select--panel.animat--enter').getByText('男', { exact: true }).click()
  await expect(browser.locator('.vxe-select--panel.animat--enter')).toHaveCount(0)
  await button(stage, '查询').click()
  await expect(latest.last()).toHaveText('{"name":"周","sex":"男"}')
  await button(stage, '重置').click()
  await expect(latest.last()).toHaveText('{"sex":"女"}')
  await expect(stage.locator('.vxe-pager--total')).toContainText('12')
})

test('no request is sent before a search, and the selected city is added to the form data', async ({ demo }) => {
  const stage = await demo(page, 'query-on-demand')
  const request = stage.getByRole('status')
  await expect(stage.locator('.vxe-table--empty-content:visible')).toHaveText('输入条件，再查询')
  await expect(request).toHaveText('尚无请求')
  await stage.locator('.vxe-form input').fill('设计')
  await button(stage, '查询').click()
  await expect(request).toHaveText('GET /people?city=深圳市南山区&role=设计')
  await expect(rows(stage).first()).toContainText('设计师')
  await stage.getByText('成都市高新区').first().click()
  await expect(request).toHaveText('GET /people?city=成都市高新区&role=设计')
  await expect(rows(stage).first()).toContainText('成都市高新区')
})
