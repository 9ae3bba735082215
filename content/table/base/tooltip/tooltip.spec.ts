import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/tooltip'

const cell = (table: Locator, text: string) => table.locator('td, th').filter({ hasText: text }).first()
const shownTip = '.vxe-table--tooltip-wrapper.is--visible'

test('the content method sets the tooltip texts, and an empty text shows no tooltip', async ({ demo, page: tab }) => {
  const table = await demo(page, 'tooltip-content')
  const tip = tab.locator(shownTip)
  await cell(table, '待付款').hover()
  await expect(tip).toHaveText('下单后 24 小时内付款')
  await cell(table, '已付款').hover()
  await expect(tip).toHaveText('付款时间: 2024-05-06 10:21')
  await table.locator('.vxe-header--column', { hasText: '金额' }).locator('.vxe-cell--title').hover()
  await expect(tip).toHaveText('含运费，单位为元')
  await cell(table, '自提').hover()
  await expect(tip).toHaveText('自提')
  await cell(table, 'D-2041').hover()
  await expect(tip).toHaveCount(0)
  await tab.waitForTimeout(800)
  await expect(tip).toHaveCount(0)
})

test('controls change theme, arrow and `enterable` of the tooltip', async ({ demo, page: tab }) => {
  const table = await demo(page, 'tooltip-looks')
  const tip = tab.locator(shownTip)
  await cell(table, '程之焕').hover()
  await expect(tip).toHaveClass(/theme--light.*is--arrow/)
  await tip.hover()
  await tab.waitForTimeout(500)
  await expect(tip).toHaveText('程之焕')
  await table.getByText('dark', { exact: true }).click()
  await table.getByLabel('enterable').uncheck()
  await table.getByLabel('isArrow').uncheck()
  await expect(tip).toHaveCount(0)
  await cell(table, '周以宁').hover()
  await expect(tip).toHaveText('周以宁')
  await cell(table, '程之焕').hover()
  await expect(tip).toHaveClass(/theme--dark/)
  await expect(tip).not.toHaveClass(/is--arrow/)
  await table.getByLabel('enterable').hover()
  await expect(tip).toHaveCount(0)
})

test('a tooltip that the pointer entered is shown again only after hovering over another cell', async ({
  demo,
  page: tab
}) => {
  const table = await demo(page, 'tooltip-looks')
  const tip = tab.locator(shownTip)
  const box = (await cell(table, '前端工程师').boundingBox())!
  await tab.mouse.move(box.x + box.width / 2, box.y + 10)
  await expect(tip).toHaveText('前端工程师')
  await tip.hover()
  await tab.waitForTimeout(500)
  await tab.mouse.move(5, 5)
  await expect(tip).toHaveCount(0)
  await tab.mouse.move(box.x + box.width / 2, box.y + 10)
  await tab.waitForTimeout(600)
  await expect(tip).toHaveCount(0)
  await cell(table, '测试工程师').hover()
  await expect(tip).toHaveText('测试工程师')
  await cell(table, '前端工程师').hover()
  await expect(tip).toHaveText('前端工程师')
})

test('a tooltip shows HTML, with the data escaped', async ({ demo, page: tab }) => {
  const table = await demo(page, 'tooltip-html')
  await cell(table, '主库').hover()
  const tip = tab.locator(`${shownTip}.server-tip`)
  await expect(tip.locator('h4')).toHaveText('db <主库>')
  await expect(tip.locator('meter')).toHaveAttribute('value', '91')
  await expect(tip).toHaveCSS('z-index', '3000')
})

test('icons in the column header show a tooltip', async ({ demo, page: tab }) => {
  const table = await demo(page, 'header-help')
  await table.locator('.vxe-cell-title-prefix-icon').hover()
  await expect(tab.locator(shownTip)).toContainText('按身份证上的出生日期计算')
  await table.locator('.vxe-cell-title-suffix-icon').hover()
  await expect(tab.locator(shownTip)).toContainText('由人事系统写入')
})

test('a method shows a tooltip at a button and hides it', async ({ demo, page: tab }) => {
  const table = await demo(page, 'tooltip-by-method')
  const why = table.getByRole('button', { name: '为什么' })
  await expect(why).toHaveCount(2)
  await why.first().click()
  await expect(tab.locator(shownTip)).toContainText('未完成的订单: 3')
  await why.first().blur()
  await expect(tab.locator(shownTip)).toHaveCount(0)
})
