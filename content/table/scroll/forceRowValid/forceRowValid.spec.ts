import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const path = '/table/scroll/forceRowValid'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const account = (stage: Locator, row: number) => stage.locator('.vxe-body--row').nth(row).locator('td').nth(1)
const lastAccount = (stage: Locator) =>
  stage
    .locator('.vxe-body--row', { hasText: /^10000/ })
    .locator('td')
    .nth(1)
const editedRow = (stage: Locator) => stage.locator('.vxe-body--row', { has: stage.page().locator('td.col--active') })

test('clicking another row scrolls back to an invalid row, and edits the clicked row if the row is valid', async ({
  demo
}) => {
  const stage = await demo(path, 'refuse-to-leave-row')
  const status = stage.getByRole('status')
  await account(stage, 3).click()
  await expect(account(stage, 3).locator('input')).toBeFocused()
  await account(stage, 3).locator('input').fill('admin')
  await press(stage, '滚动到最后一行')
  await lastAccount(stage).click()
  await expect(status).toHaveText('校验通过后才能离开')
  await expect(editedRow(stage).locator('td').first()).toHaveText('4')
  await expect(stage.locator('.vxe-cell--valid-error-hint')).toHaveText(['admin 已被占用'])
  await expect(editedRow(stage).locator('input').first()).toBeFocused()
  await editedRow(stage).locator('input').first().fill('cheng')
  await press(stage, '滚动到最后一行')
  await expect(lastAccount(stage)).toBeVisible()
  await lastAccount(stage).click()
  await expect(status).toHaveText('校验通过')
  await expect(editedRow(stage).locator('td').first()).toHaveText('10000')
  await press(stage, '放弃这一行')
  await expect(status).toHaveText('已放弃')
})

test('a click on another cell of the row edits the cell, without validation', async ({ page, demo }) => {
  const stage = await demo(path, 'refuse-to-leave-row')
  const input = (column: number) => stage.locator('.vxe-body--row').nth(3).locator('td').nth(column).locator('input')
  await account(stage, 3).click()
  await input(1).fill('cheng')
  await input(2).click()
  await page.waitForTimeout(400) // a validation would end meanwhile
  await expect(input(2)).toBeFocused()
  await expect(editedRow(stage).locator('input')).toHaveCount(3)
  await expect(stage.getByRole('status')).toHaveText('清空一个账号，滚动后点击其他行')
})

test('a row scrolled out of view and back is still edited, and clicks on its cells do not stop editing', async ({
  page,
  demo
}) => {
  const stage = await demo(path, 'refuse-to-leave-row')
  const input = (column: number) => editedRow(stage).locator('td').nth(column).locator('input')
  await account(stage, 3).click()
  await input(1).fill('cheng')
  await press(stage, '滚动到最后一行')
  await expect(lastAccount(stage)).toBeVisible()
  await stage.locator('.vxe-table--body-wrapper').evaluate(body => body.scrollTo(0, 0))
  await expect(editedRow(stage).locator('td').first()).toHaveText('4')
  for (const column of [1, 2]) {
    await input(column).click()
    await page.waitForTimeout(400) // a validation would end meanwhile
    await expect(input(column)).toBeFocused()
    await expect(stage.getByRole('status')).toHaveText('清空一个账号，滚动后点击其他行')
  }
  await account(stage, 1).click()
  await expect(stage.getByRole('status')).toHaveText('校验通过')
  await expect(editedRow(stage).locator('td').first()).toHaveText('2')
  await expect(account(stage, 3)).toHaveText('cheng')
})

test('a click outside does not stop editing an empty new row, and a button discards the row', async ({
  page,
  demo
}) => {
  const stage = await demo(path, 'refuse-to-leave-row')
  const total = stage.locator('dl > div', { hasText: '数据行数' }).locator('dd')
  await expect(total).toHaveText('10,000')
  await press(stage, '滚动到最后一行')
  await expect(lastAccount(stage)).toBeVisible()
  await press(stage, '新增')
  await expect(total).toHaveText('10,001')
  await expect(account(stage, 0).locator('input')).toBeFocused()
  await page.locator('h1').click()
  await expect(stage.getByRole('status')).toHaveText('校验通过后才能离开')
  await expect(stage.locator('.vxe-cell--valid-error-hint')).toHaveText(['请填写账号'])
  await press(stage, '放弃这一行')
  await expect(total).toHaveText('10,000')
  await expect(stage.locator('td input')).toHaveCount(0)
})
