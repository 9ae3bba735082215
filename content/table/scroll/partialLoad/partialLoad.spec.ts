import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/scroll/partialLoad'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const number = (stage: Locator, name: string) => stage.locator('dl > div', { hasText: name }).locator('dd')
const loaded = (stage: Locator) => number(stage, '已加载的行')

test('scrolling near the end loads more rows, each part once, until all rows are loaded', async ({ demo }) => {
  const stage = await demo(path, 'load-near-the-end')
  await expect(loaded(stage)).toHaveText('100 / 500')
  for (const count of [200, 300, 400, 500]) {
    await press(stage, '滚动到底部')
    await expect(loaded(stage)).toHaveText(`${count} / 500`)
    await expect(stage.locator('.vxe-body--row', { hasText: String(10_000 + count - 100) })).toBeVisible()
  }
  await expect(stage.getByRole('status')).toHaveText('已全部加载')
  await press(stage, '滚动到底部')
  await expect(stage.locator('.vxe-body--row', { hasText: '10500' })).toBeVisible()
  await expect(number(stage, '请求')).toHaveText('5')
  expect(await stage.locator('.vxe-body--row').count()).toBeLessThan(15)
})

test('a failed request keeps the rows and is repeated by the button only', async ({ demo }) => {
  const stage = await demo(path, 'load-near-the-end')
  await expect(loaded(stage)).toHaveText('100 / 500')
  await press(stage, '让下一次请求失败')
  await press(stage, '滚动到底部')
  await expect(stage.getByRole('status')).toContainText('加载失败')
  await expect(loaded(stage)).toHaveText('100 / 500')
  await press(stage, '滚动到底部')
  await expect(number(stage, '请求')).toHaveText('2')
  await press(stage, '重试')
  await expect(loaded(stage)).toHaveText('200 / 500')
  await expect(stage.getByRole('status')).toHaveText('向下滚动，加载更多')
})
