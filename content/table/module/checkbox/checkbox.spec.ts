import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/module/checkbox'
const box = (stage: Locator, text: string) => stage.locator('.vxe-checkbox', { hasText: text })

test('a click on the label checks the checkbox, and a disabled checkbox shows its value', async ({ demo }) => {
  const stage = await demo(route, 'single')
  await expect(stage.getByRole('button', { name: '继续' })).toBeDisabled()
  await stage.getByText('服务条款').click()
  await expect(stage).toContainText('绑定值: true')
  await expect(stage.getByRole('button', { name: '继续' })).toBeEnabled()
  await expect(box(stage, '接收安全通知').locator('input')).toBeDisabled()
  await expect(box(stage, '接收安全通知')).toHaveClass(/is--checked/)
})

test('checkboxes write their configured values, and a string value does not match a number', async ({ demo }) => {
  const stage = await demo(route, 'own-values')
  await expect(box(stage, '归档')).not.toHaveClass(/is--checked/)
  await box(stage, '启用').click()
  await box(stage, '公开').click()
  await box(stage, '归档').click()
  await expect(stage).toContainText('{"enabled":"N","isPublic":1,"sealed":1}')
  await box(stage, '归档').click()
  await expect(stage).toContainText('"sealed":0')
})

test('a checkbox group stores labels in the order of checking and can be disabled', async ({ demo }) => {
  const stage = await demo(route, 'group')
  await box(stage, '微信').click()
  await box(stage, '邮件').click()
  await expect(stage).toContainText('绑定值: ["sms","chat","mail"]')
  await box(stage, '短信').click()
  await expect(stage).toContainText('绑定值: ["chat","mail"]')
  await expect(box(stage, '电话').locator('input')).toBeDisabled()
  await stage.getByText('禁用整组').click()
  await expect(stage.getByRole('group', { name: '通知方式' }).locator('.is--disabled')).toHaveCount(4)
})

test('a checkbox group reads values and the disabled state from the configured option fields', async ({ demo }) => {
  const stage = await demo(route, 'options')
  await expect(box(stage, '周以宁').locator('input')).toBeDisabled()
  await box(stage, '顾明澈').click()
  await expect(stage).toContainText('已勾选: 顾明澈, 陆远舟')
})

test('at the maximum number of checked checkboxes, the unchecked checkboxes are disabled', async ({ demo }) => {
  const stage = await demo(route, 'max')
  await expect(stage.locator('.is--disabled')).toHaveCount(0)
  await box(stage, 'Node').click()
  await expect(stage.getByRole('status')).toHaveText('3 / 3: Vue, CSS, Node')
  await expect(stage.locator('.is--disabled')).toHaveText([/React/, /Rust/])
  await box(stage, 'Vue').click()
  await expect(stage.locator('.is--disabled')).toHaveCount(0)
})

test('“select all” is indeterminate if some checkboxes are checked, and checks or unchecks all', async ({ demo }) => {
  const stage = await demo(route, 'select-all')
  const all = stage.getByRole('checkbox', { name: '全选' })
  await expect(box(stage, '全选')).toHaveClass(/is--indeterminate/)
  await expect(all).toHaveJSProperty('indeterminate', true)
  await box(stage, '全选').click()
  await expect(stage).toContainText('4 / 4')
  await expect(box(stage, '全选')).not.toHaveClass(/is--indeterminate/)
  await expect(all).toHaveJSProperty('indeterminate', false)
  await box(stage, '陆远舟').click()
  await expect(box(stage, '全选')).toHaveClass(/is--indeterminate/)
  await expect(all).toHaveJSProperty('indeterminate', true)
  await box(stage, '全选').click()
  await box(stage, '全选').click()
  await expect(stage).toContainText('0 / 4')
})

test('small and mini checkboxes have a smaller font', async ({ demo }) => {
  const stage = await demo(route, 'sizes')
  const fonts = await stage
    .locator('.row > .vxe-checkbox')
    .evaluateAll(boxes => boxes.map(box => getComputedStyle(box).fontSize))
  expect(fonts).toEqual(['14px', '14px', '13px', '12px'])
  await expect(stage.locator('.size--mini')).toHaveCount(3)
})

test('a checkbox and a checkbox group fire input, then change, and a value set in code fires no event', async ({
  demo
}) => {
  const stage = await demo(route, 'events')
  await box(stage, '加急').click()
  await expect(stage.locator('li')).toHaveText([
    'change: {"checked":true,"value":true,"label":"urgent"}',
    'input: true'
  ])
  await box(stage, '梨').click()
  await expect(stage.locator('li').first()).toHaveText(
    'group change: {"checklist":["apple","pear"],"checked":true,"label":"pear"}'
  )
  await box(stage, '苹果').click()
  await expect(stage.locator('li')).toHaveCount(6)
  await stage.getByRole('button', { name: '用代码全选' }).click()
  await expect(box(stage, '苹果')).toHaveClass(/is--checked/)
  await expect(stage.locator('li').first()).toHaveText(
    'group change: {"checklist":["pear"],"checked":false,"label":"apple"}'
  )
})

test('a rejected checkbox is unchecked again each time, and the checked checkboxes stay checked', async ({ demo }) => {
  const stage = await demo(route, 'veto')
  await box(stage, '编者').click()
  await expect(stage.getByRole('status')).toHaveText('已保存: author, editor')
  await box(stage, '审稿人').click()
  await expect(stage.getByRole('status')).toHaveText('已还原: reviewer')
  await expect(box(stage, '审稿人').locator('input')).not.toBeChecked()
  await box(stage, '审稿人').click()
  await expect(box(stage, '审稿人').locator('input')).not.toBeChecked()
  await expect(stage.locator('.is--checked')).toHaveText([/作者/, /编者/])
})

test('each row has checkboxes for rights, and a right is disabled until the previous right is checked', async ({
  demo
}) => {
  const stage = await demo(route, 'permissions')
  const guest = stage.locator('.vxe-body--row', { hasText: '访客' })
  await expect(box(guest, '删除').locator('input')).toBeDisabled()
  await box(guest, '编辑').click()
  await expect(box(guest, '删除').locator('input')).toBeEnabled()
  await guest.locator('.vxe-checkbox').last().click()
  await expect(stage).toContainText('{"name":"访客","rights":["read","write"]}]')
})

test('a form with checkboxes is submitted only if a skill and the consent are checked', async ({ demo }) => {
  const stage = await demo(route, 'in-form')
  const errors = stage.locator('.vxe-form--item.is--error')
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(stage.getByRole('status')).toContainText('未提交')
  await expect(errors).toHaveCount(2)
  await box(stage, 'CSS').click()
  await expect(errors).toHaveCount(1)
  await box(stage, '我已阅读并同意').click()
  await expect(errors).toHaveCount(0)
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(stage.getByRole('status')).toHaveText('{"skills":["CSS"],"agreed":true} 已提交')
})
