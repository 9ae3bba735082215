import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/module/radio'
const radio = (stage: Locator, text: string) => stage.locator('.vxe-radio', { hasText: text })

test('radio buttons with the same name are a group, and a disabled radio button cannot be selected', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'radio-single')
  await expect(radio(stage, '中')).toHaveClass(/is--checked/)
  await expect(radio(stage, '中')).toHaveAttribute('title', '本周处理')
  await radio(stage, '高').click()
  await expect(stage).toContainText('绑定值: 1')
  await page.keyboard.press('ArrowDown')
  await expect(stage).toContainText('绑定值: 2')
  await expect(radio(stage, '紧急').locator('input')).toBeDisabled()
})

test('a radio group binds a value, has an accessible name and can be disabled', async ({ demo, page }) => {
  const stage = await demo(route, 'radio-group')
  await radio(stage, '次日达').click()
  await expect(stage).toContainText('绑定值: "express"')
  await page.keyboard.press('ArrowDown')
  await expect(stage).toContainText('绑定值: "normal"')
  await expect(stage.getByRole('radiogroup', { name: '配送方式' })).toBeVisible()
  await expect(radio(stage, '到店自提')).toHaveClass(/is--disabled/)
  await stage.getByText('禁用整组').click()
  await expect(stage.locator('.vxe-radio.is--disabled')).toHaveCount(3)
})

test('a radio group renders its options as radio buttons or buttons, with the configured fields', async ({ demo }) => {
  const stage = await demo(route, 'radio-options')
  await expect(radio(stage, '一层 B').locator('input')).toBeDisabled()
  await radio(stage, '一层 C').click()
  await expect(stage).toContainText('绑定值: 103')
  await radio(stage, '按钮').click()
  await expect(stage.locator('.vxe-radio-button', { hasText: '一层' })).toHaveCount(3)
  await stage.getByRole('button', { name: '更换选项' }).click()
  await expect(stage.locator('.vxe-radio-button', { hasText: '二层' })).toHaveCount(2)
  await expect(stage.locator('.vxe-radio-button input:checked')).toHaveCount(1)
  await expect(stage).toContainText('绑定值: 103')
})

test('a radio button switches the view', async ({ demo }) => {
  const stage = await demo(route, 'radio-button')
  await expect(stage.locator('ul')).toHaveClass('list')
  await radio(stage, '卡片').click()
  await expect(stage.locator('ul')).toHaveClass('cards')
  await stage.getByTitle('列表').click()
  await expect(stage.locator('ul')).toHaveClass('list')
  await expect(radio(stage, '地图').locator('input')).toBeDisabled()
})

test('the radio button sizes differ in height', async ({ demo }) => {
  const stage = await demo(route, 'radio-sizes')
  const buttons = stage.locator('.vxe-radio-group .vxe-radio-button:first-child .vxe-radio--label')
  expect(await buttons.evaluateAll(labels => labels.map(label => label.clientHeight))).toEqual([32, 30, 28, 26])
  await expect(stage.locator('.size--mini')).toHaveCount(6)
})

test('a second click deselects a radio button unless `strict` is set', async ({ demo }) => {
  const stage = await demo(route, 'radio-take-back')
  await radio(stage, '不同意').click()
  await expect(stage).toContainText('"answer":"no"')
  await radio(stage, '不同意').click()
  await expect(stage).toContainText('"answer":null')
  await radio(stage, '单独的单选框').click()
  await expect(stage).toContainText('"flag":null')
  await radio(stage, '单独的按钮').click()
  await expect(stage).toContainText('"pin":"on"')
  await stage.getByText('strict', { exact: true }).click()
  await radio(stage, '单独的按钮').click()
  await expect(stage).toContainText('"pin":"on"')
  await stage.getByRole('button', { name: '清空' }).click()
  await expect(stage).toContainText('{"answer":null,"flag":null,"pin":null}')
})

test('in a radio group only the group fires events, and setting the value in code fires no event', async ({ demo }) => {
  const stage = await demo(route, 'radio-events')
  await radio(stage, '专业版').click()
  await expect(stage.locator('li')).toHaveText(['group change (change): "pro"', 'group input: "pro"'])
  await stage.getByRole('button', { name: '用代码选中免费版' }).click()
  await expect(radio(stage, '免费版')).toHaveClass(/is--checked/)
  await expect(stage.locator('li')).toHaveCount(2)
  await radio(stage, '单独的按钮').click()
  await expect(stage.locator('li').first()).toHaveText('button change (change): 2')
  await radio(stage, '单独的单选框').click()
  await expect(stage.locator('li').first()).toHaveText('radio change (change): 1')
})

test('a rejected radio selection is reverted and can be tried again', async ({ demo }) => {
  const stage = await demo(route, 'radio-veto')
  await radio(stage, '按年').click()
  await expect(stage.getByRole('status')).toHaveText('已保存: year')
  await radio(stage, '一次买断').click()
  await expect(stage.getByRole('status')).toHaveText('已还原: year')
  await expect(radio(stage, '按年')).toHaveClass(/is--checked/)
  await radio(stage, '按月').click()
  await expect(stage.getByRole('status')).toHaveText('已保存: month')
  await radio(stage, '一次买断').click()
  await expect(stage.getByRole('status')).toHaveText('已还原: month')
  await expect(radio(stage, '按月').locator('input')).toBeChecked()
})

test('selecting a radio button clears the form validation error, and reset deselects it', async ({ demo }) => {
  const stage = await demo(route, 'radio-in-form')
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(stage.getByRole('status')).toContainText('未提交')
  await expect(stage.locator('.vxe-form--item.is--error')).toHaveCount(2)
  await radio(stage, '女').click()
  await radio(stage, 'P6').click()
  await expect(stage.locator('.vxe-form--item.is--error')).toHaveCount(0)
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(stage.getByRole('status')).toHaveText('{"sex":"F","level":"P6"} 已提交')
  await stage.getByRole('button', { name: '重置' }).click()
  await expect(stage.getByRole('status')).toContainText('"level":"P6"')
  await expect(radio(stage, '女')).not.toHaveClass(/is--checked/)
})
