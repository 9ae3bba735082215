import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/scroll/maxHeight'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const number = (stage: Locator, name: string) => stage.locator('dl > div', { hasText: name }).locator('dd')

test('a table with few rows is less tall, a table with many rows has the maximum height and renders a part', async ({
  demo
}) => {
  const stage = await demo(page, 'few-or-many')
  await expect(number(stage, '数据行数')).toHaveText('10,000')
  await expect(number(stage, '表格高度')).toHaveText('320 px')
  expect(await stage.locator('.vxe-body--row').count()).toBeLessThan(12)
  await press(stage, '3 行')
  await expect(number(stage, '表格高度')).toHaveText('160 px')
  await expect(stage.locator('.vxe-body--row')).toHaveCount(3)
  await press(stage, '0 行')
  await expect(number(stage, '表格高度')).toHaveText('144 px')
  await press(stage, '20 行')
  await expect(number(stage, '表格高度')).toHaveText('320 px')
})

test('the last row stays in view when the maximum height or the container height changes', async ({
  demo,
  page: tab
}) => {
  const stage = await demo(page, 'change-limit')
  await expect(number(stage, '表格高度')).toHaveText('240 px')
  await press(stage, '到最后一行')
  await expect(number(stage, '最后渲染的')).toHaveText('5,000')
  await stage.locator('.vxe-radio-button', { hasText: '200' }).click()
  await expect(number(stage, '表格高度')).toHaveText('200 px')
  await expect(number(stage, '最后渲染的')).toHaveText('5,000')
  await stage.locator('.vxe-radio-button', { hasText: '100%' }).click()
  await expect(number(stage, '表格高度')).toHaveText('240 px')
  await stage.locator('.vxe-select').click()
  await tab.locator('.vxe-select--panel.animat--enter .vxe-select-option', { hasText: '360 px' }).click()
  await expect(number(stage, '表格高度')).toHaveText('360 px')
  await expect(number(stage, '最后渲染的')).toHaveText('5,000')
})
