import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/tree/editRowValid'

const cell = (table: Locator, line: number, column: number) =>
  table
    .locator('.vxe-body--row')
    .nth(line - 1)
    .locator('td')
    .nth(column - 1)
const messages = (table: Locator) => table.locator('.vxe-cell--valid-error-hint')

const type = async (table: Locator, line: number, column: number, text: string) => {
  await cell(table, line, column).locator('input').fill(text)
  await cell(table, line, column).locator('input').blur()
}

test('when editing a row stops, its dates are validated against the parent node', async ({ demo, page: browser }) => {
  const table = await demo(page, 'tree-row-rules')
  const result = table.getByRole('status')
  await expect(messages(table)).toHaveText(['超出第二期'])
  await expect(result).toHaveText('未保存，有错误的行：试运行')
  await cell(table, 2, 2).click()
  await expect(table.locator('td input')).toHaveCount(3)
  await type(table, 2, 3, '2024-07-09')
  await browser.locator('h1').click()
  await expect(messages(table)).toHaveText(['超出第一期'])
  await expect(result).toHaveText('未保存，有错误的行：设计')
  await cell(table, 2, 3).click()
  await type(table, 2, 3, '2024-04-30')
  await browser.locator('h1').click()
  await expect(messages(table)).toHaveText(['早于开始'])
  await cell(table, 2, 3).click()
  await type(table, 2, 3, '2024-05-22')
  await browser.locator('h1').click()
  await expect(result).toHaveText('已保存 设计')
  await expect(messages(table)).toHaveCount(0)
})

test('a parent node with a shorter period shows validation messages at its child nodes', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'tree-row-rules')
  await expect(messages(table)).toHaveText(['超出第二期'])
  await cell(table, 1, 3).click()
  await type(table, 1, 3, '2024-05-18')
  await browser.locator('h1').click()
  await expect(table.getByRole('status')).toHaveText('未保存，有错误的行：设计, 开发')
  await expect(messages(table)).toHaveText(['超出第一期', '超出第一期'])
})
