import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/advanced/expandIcon'

const row = (table: Locator, text: string) => table.locator('.vxe-body--row', { hasText: text }).first()
const arrow = (table: Locator, text: string) => row(table, text).locator('.vxe-table--expanded')
const contents = (table: Locator) => table.locator('.vxe-body--expanded-row')

test('expand icons are replaced or hidden, and `trigger` sets the part of a row that expands on click', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'own-icons')
  const choose = async (name: string) => {
    await table.locator('.vxe-select').click()
    await browser.locator('.vxe-select--panel.animat--enter').getByText(name, { exact: true }).click()
    await expect(browser.locator('.vxe-select--panel.animat--enter')).toHaveCount(0)
  }
  await expect(arrow(table, '顾明澈').locator('i')).toHaveClass(/vxe-icon-square-minus/)
  await expect(arrow(table, '周以宁').locator('i')).toHaveClass(/vxe-icon-square-plus/)
  await choose('没有图标')
  await expect(table.locator('.vxe-table--expanded')).toHaveCount(0)
  await table.getByText('单元格').click()
  await row(table, '周以宁').locator('td').nth(0).click()
  await expect(contents(table)).toHaveCount(2)
  await row(table, '周以宁').locator('td').nth(1).click()
  await expect(contents(table)).toHaveCount(2)
  await table.getByText('整行').click()
  await row(table, '周以宁').locator('td').nth(1).click()
  await expect(contents(table)).toHaveCount(1)
})

test('an icon spins while the expanded content is loading', async ({ demo }) => {
  const table = await demo(page, 'loading-icon')
  await arrow(table, '第一季度').click()
  await expect(arrow(table, '第一季度').locator('.vxe-icon-refresh.roll')).toHaveCount(1)
  await expect(contents(table)).toHaveText([/第一季度：收入增长/])
  await expect(arrow(table, '第一季度').locator('.vxe-icon-arrow-up')).toHaveCount(1)
})

test('a row without details has no expand icon and does not expand', async ({ demo }) => {
  const table = await demo(page, 'rows-with-details')
  await expect(table.locator('.vxe-table--expanded')).toHaveCount(2)
  await row(table, 'D-1002').locator('td').nth(1).click()
  await row(table, 'D-1003').locator('td').nth(1).click()
  await expect(contents(table)).toHaveText([/显示器/])
})

test('a button in another column expands its row by keyboard, and a button in the content collapses it', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'own-button')
  const button = table.getByTitle('周以宁')
  await expect(table.locator('.vxe-header--column').filter({ visible: true })).toHaveCount(3)
  await button.focus()
  await browser.keyboard.press('Enter')
  await expect(contents(table)).toHaveText([/成都市高新区/])
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await contents(table).getByRole('button', { name: '收起' }).click()
  await expect(contents(table)).toHaveCount(0)
  await expect(button).toHaveText('显示详情')
})
