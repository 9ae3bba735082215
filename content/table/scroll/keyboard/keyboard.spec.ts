import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/scroll/keyboard'

const selected = (stage: Locator) =>
  stage
    .locator('.vxe-body--row', { has: stage.page().locator('td.col--selected') })
    .locator('td')
    .first()
const scroll = (stage: Locator, top: number) =>
  stage.locator('.vxe-table--main-wrapper .vxe-table--body-wrapper').evaluate((body, y) => body.scrollTo(0, y), top)
const name = (stage: Locator, row: number) => stage.locator('.vxe-body--row').nth(row).locator('td').nth(1)

test('arrow keys, page keys and Ctrl+End select cells not rendered before, and F2 edits the last cell', async ({
  page,
  demo
}) => {
  const stage = await demo(path, 'keyboard-in-large-data')
  const status = stage.getByRole('status')
  await name(stage, 1).click()
  await expect(status).toHaveText('已选中第 2 行，姓名')
  await page.keyboard.press('ArrowDown')
  await expect(selected(stage)).toHaveText('3')
  await page.keyboard.press('PageDown')
  await expect(selected(stage)).toHaveText('10')
  await page.keyboard.press('PageDown')
  await expect(selected(stage)).toHaveText('17')
  await page.keyboard.press('Control+End')
  await expect(selected(stage)).toHaveText('10000')
  await expect(status).toHaveText('已选中第 10,000 行，姓名')
  await page.keyboard.press('F2')
  await expect(stage.locator('td input')).toBeFocused()
  await stage.locator('td input').fill('末')
  await page.keyboard.press('Control+Enter')
  await expect(stage.locator('td.col--selected')).toHaveText('末')
  await page.keyboard.press('PageUp')
  await expect(selected(stage)).toHaveText('9993')
  await page.keyboard.press('Control+Home')
  await expect(selected(stage)).toHaveText('1')
  expect(await stage.locator('.vxe-body--row').count()).toBeLessThan(15)
})

test('a key press scrolls back to the selected cell, and the next key press starts editing', async ({ page, demo }) => {
  const stage = await demo(path, 'keyboard-in-large-data')
  await name(stage, 2).click()
  await expect(selected(stage)).toHaveText('3')
  await scroll(stage, 40_000)
  await expect(stage.locator('td.col--selected')).toHaveCount(0)
  await page.keyboard.press('x')
  await expect(selected(stage)).toHaveText('3')
  await expect(stage.locator('td.col--selected')).toHaveText('陆远舟')
  await expect(async () => {
    await page.keyboard.press('x') // swallowed as well while the table is still scrolling back
    await expect(stage.locator('td input')).toBeFocused({ timeout: 1000 })
  }).toPass()
  await expect(stage.locator('td input')).toHaveValue('x')
  await page.keyboard.press('Enter')
  await expect(selected(stage)).toHaveText('4')
  await scroll(stage, 40_000)
  await expect(stage.locator('td.col--selected')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(selected(stage)).toHaveText('5')
})
