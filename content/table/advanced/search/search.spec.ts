import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/search'

const number = (stage: Locator, name: string) => stage.locator('.numbers > div', { hasText: name }).locator('dd')

test('the search shows rows that contain every word and marks the words', async ({ demo }) => {
  const table = await demo(path, 'search-rows')
  const input = table.getByPlaceholder('姓名、职务、所在地')
  await expect(table.getByRole('status')).toHaveText('21 / 21 行')
  await input.fill('工程师 杭州')
  await expect(table.getByRole('status')).toHaveText('3 / 21 行')
  await expect(table.locator('.vxe-body--row').first().locator('mark')).toHaveText(['工程师', '杭州'])
  await input.fill('没有这个人')
  await expect(table.locator('.vxe-table--empty-content').last()).toHaveText('没有包含“没有这个人”的行')
  await input.fill('')
  await expect(table.locator('mark')).toHaveCount(0)
  await expect(table.getByRole('status')).toHaveText('21 / 21 行')
})

test('HTML and special characters in the search text are treated as text', async ({ demo }) => {
  const table = await demo(path, 'search-rows')
  const input = table.getByPlaceholder('姓名、职务、所在地')
  await input.fill('<b>(')
  await expect(table.locator('.vxe-table--empty-content').last()).toHaveText('没有包含“<b>(”的行')
  await input.fill('.')
  await expect(table.getByRole('status')).toHaveText('0 / 21 行')
})

test('unfinished text of an input method is not searched, and checked rows are checked again after the search', async ({
  demo
}) => {
  const table = await demo(path, 'search-rows')
  const input = table.getByPlaceholder('姓名、职务、所在地')
  await table.locator('.vxe-body--row', { hasText: '程之焕' }).first().locator('.vxe-cell--checkbox').click()
  await input.dispatchEvent('compositionstart')
  await input.fill('she')
  await expect(input).toHaveValue('she')
  await expect(table.getByRole('status')).toHaveText('21 / 21 行')
  await input.fill('设计师')
  await input.dispatchEvent('compositionend')
  await expect(table.getByRole('status')).toHaveText('6 / 21 行')
  await expect(table.locator('.vxe-body--row .is--checked')).toHaveCount(1)
  await input.fill('产品经理')
  await expect(table.getByRole('status')).toHaveText('3 / 21 行')
  await expect(table.locator('.vxe-body--row .is--checked')).toHaveCount(0)
  await input.fill('')
  await expect(table.locator('.vxe-body--row .is--checked')).toHaveCount(1)
})

test('a search in 20,000 rows shows the matching rows and renders fewer than 60 rows', async ({ demo }) => {
  const table = await demo(path, 'search-large')
  await expect(number(table, '数据行数')).toHaveText('20,000')
  await expect(number(table, '匹配行数')).toHaveText('20,000')
  const input = table.getByPlaceholder('例如 10077 或 设计师 杭州')
  await input.pressSequentially('25000')
  await expect(number(table, '匹配行数')).toHaveText('1')
  await expect(table.locator('.vxe-body--row')).toHaveCount(1)
  await expect(table.locator('mark')).toHaveText('25000')
  await input.fill('设计师 杭州')
  await expect
    .poll(async () => Number((await number(table, '匹配行数').textContent())!.replace(',', '')))
    .toBeGreaterThan(100)
  expect(Number(await number(table, '渲染的行').textContent())).toBeLessThan(60)
  expect(await table.locator('.vxe-body--row').count()).toBeLessThan(60)
})

test('the search goes to the next and previous match in a virtual table, also from first to last', async ({
  demo,
  page
}) => {
  const table = await demo(path, 'find-next')
  const current = table.locator('.row--current')
  await expect(table.locator('.vxe-body--row').first()).toBeVisible()
  await table.getByPlaceholder('在表格中查找').fill('知夏')
  await expect(table.getByRole('status')).toHaveText(/^1 \/ 14\d\d$/)
  await expect(current).toContainText('林知夏')
  await expect(current.locator('mark')).toHaveText('知夏')
  await page.keyboard.press('Enter')
  await expect(table.getByRole('status')).toHaveText(/^2 \//)
  await table.getByRole('button', { name: '上一处' }).click()
  await table.getByRole('button', { name: '上一处' }).click()
  await expect(table.getByRole('status')).toHaveText(/^(14\d\d) \/ \1$/)
  await expect(current).toContainText(/19\d\d\d|20000/)
  await expect(current).toBeInViewport()
})
