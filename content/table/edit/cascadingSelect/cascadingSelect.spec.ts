import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/cascadingSelect'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-table--main-wrapper .vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const panel = (table: Locator) => table.page().locator('.vxe-select--panel.animat--enter')
const openList = async (table: Locator, row: number, column: number) => {
  await cell(table, row, column).locator('.vxe-input input').click()
  await expect(panel(table)).toHaveCount(1)
}
const choose = async (table: Locator, row: number, column: number, text: string) => {
  await openList(table, row, column)
  await panel(table).getByText(text, { exact: true }).click()
  await expect(panel(table)).toHaveCount(0)
}

test('each select lists the options of the parent level, and a change clears the child levels', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'three-levels')
  await expect(cell(table, 1, 4)).toHaveText('南山')
  await cell(table, 1, 2).click()
  await choose(table, 1, 2, '浙江')
  await expect(cell(table, 1, 4).locator('input')).toBeDisabled()
  await expect(table.getByRole('status')).toContainText('{"name":"一号店","province":"33","city":"","district":""}')
  await openList(table, 1, 3)
  await expect(panel(table).locator('.vxe-select-option')).toHaveText(['杭州', '宁波'])
  await panel(table).getByText('宁波').click()
  await expect(panel(table)).toHaveCount(0)
  await choose(table, 1, 4, '鄞州')
  await browser.locator('h1').click()
  await expect(cell(table, 1, 4)).toHaveText('鄞州')
  await expect(cell(table, 2, 4)).toHaveText('西湖')
  await cell(table, 3, 2).click()
  await expect(cell(table, 3, 3).locator('input')).toBeDisabled()
})

test('options are requested once per province, and a failed request can be repeated', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'options-by-request')
  const log = table.locator('ol[aria-live]').locator('li')
  await cell(table, 3, 3).click()
  await expect(log).toHaveText(['尚未发送请求'])
  await table.getByRole('button', { name: '让下一次请求失败' }).click()
  await cell(table, 1, 3).click()
  await expect(table.getByRole('status')).toHaveText('选项加载失败，再次点击重试')
  await expect(cell(table, 1, 3)).toHaveText('深圳')
  await cell(table, 1, 3).click()
  await expect(cell(table, 1, 3).locator('.vxe-select')).not.toHaveClass(/is--loading/)
  await choose(table, 1, 3, '广州')
  await browser.locator('h1').click()
  await expect(cell(table, 1, 3)).toHaveText('广州')
  await expect(log).toHaveText(['GET /cities?province=44', 'GET /cities?province=44'])
  await cell(table, 3, 2).click()
  await choose(table, 3, 2, '广东')
  await cell(table, 3, 3).click()
  await choose(table, 3, 3, '深圳')
  await browser.locator('h1').click()
  await expect(cell(table, 3, 3)).toHaveText('深圳')
  await expect(log).toHaveCount(2)
})

test('a city outside of its province shows a validation message immediately and on validation', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'must-belong')
  const messages = table.locator('.vxe-cell--valid-error-hint')
  await cell(table, 1, 2).click()
  await choose(table, 1, 2, '浙江')
  await expect(messages).toHaveText(['浙江 没有 深圳'])
  await cell(table, 1, 3).click()
  await choose(table, 1, 3, '宁波')
  await expect(messages).toHaveCount(0)
  await browser.locator('h1').click()
  await table.getByRole('button', { name: '校验全部' }).click({ delay: 80 })
  await expect(table.getByRole('status')).toHaveText('校验不通过的行: 2')
  await expect(messages).toHaveText(['广东 没有 杭州', '请选择市'])
})
