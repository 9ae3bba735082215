import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/scroll/rowHeight'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const number = (stage: Locator, name: string) => stage.locator('dl > div', { hasText: name }).locator('dd')
const choose = (stage: Locator, name: string) => stage.locator('.vxe-radio-button', { hasText: name }).click()

test('a new row height applies immediately, to the scroll range only after recalculate', async ({ demo }) => {
  const stage = await demo(page, 'own-height')
  await expect(number(stage, '实际行高')).toHaveText('64 px')
  await choose(stage, '96 px')
  await expect(number(stage, '实际行高')).toHaveText('96 px')
  await expect(number(stage, '滚动条的行高')).toHaveText('96 px')
  await press(stage, '滚动到底部')
  await expect(number(stage, '最后一行')).toHaveText('10,000')
  await expect(stage.locator('.vxe-body--row').last()).toBeInViewport()
  await stage.locator('.vxe-checkbox').click()
  await choose(stage, '40 px')
  await expect(number(stage, '实际行高')).toHaveText('40 px')
  await expect(number(stage, '滚动条的行高')).toHaveText('96 px')
})

test('with different row heights, the end of the scroll range does not show the last row', async ({ demo }) => {
  const stage = await demo(page, 'varying-heights')
  const result = stage.getByRole('status')
  await expect(result).toContainText('滚动到 0%')
  await press(stage, '滚动到底部')
  await expect(result).toContainText('滚动到 100%')
  await expect(result).toContainText(/可见的最后一行是 1,\d{3}(?!\d)/)
  for (const name of ['全部一行', '全部两行']) {
    await choose(stage, name)
    await expect(result).toContainText('滚动到 0%')
    await press(stage, '滚动到底部')
    await expect(result).toContainText('滚动到 100%，可见的最后一行是 2,000')
  }
})
