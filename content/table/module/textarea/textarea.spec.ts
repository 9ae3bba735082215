import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/module/textarea'
const field = (stage: Locator, label: string) => stage.locator('label', { hasText: label }).locator('textarea')
const height = (field: Locator) => field.evaluate(field => (field as HTMLElement).offsetHeight)

test('rows set the height and cols the width of a textarea, and textareas share a bound value', async ({ demo }) => {
  const stage = await demo(route, 'basic')
  const note = field(stage, '备注')
  await expect(note).toHaveAttribute('placeholder', '给同事留言')
  await expect(field(stage, '四行')).toHaveAttribute('placeholder', '请输入')
  await note.fill('第一\n第二')
  await expect(stage).toContainText('绑定值: "第一\\n第二"')
  await expect(field(stage, '四行')).toHaveValue('第一\n第二')
  expect(await height(field(stage, '四行'))).toBeGreaterThan(await height(note))
  const width = (field: Locator) => field.evaluate(field => (field as HTMLElement).offsetWidth)
  expect(await width(field(stage, '宽度为 20 个字符'))).toBeLessThan(await width(note))
})

test('the character count of a textarea is updated, ends at the maximum, or shows an error above a limit', async ({
  demo
}) => {
  const stage = await demo(route, 'word-count')
  const counts = stage.locator('.vxe-textarea--count')
  await expect(counts).toHaveText(['9/30', '16/10', '字数 10, 行数 2'])
  await expect(counts.nth(1)).toHaveClass(/is--error/)
  await field(stage, '自定义').fill('😀\n\n')
  await expect(counts.nth(2)).toHaveText('字数 1, 行数 3')
  await field(stage, '摘要').fill('')
  await field(stage, '摘要').pressSequentially('1234567890123456789012345678901234')
  await expect(counts.first()).toHaveText('30/30')
})

test('the height of a textarea grows with typed and assigned text between the limits', async ({ demo, page }) => {
  const stage = await demo(route, 'autosize')
  const text = stage.locator('textarea')
  const two = await height(text)
  await text.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('x')
  await expect.poll(() => height(text)).toBeGreaterThan(two)
  await stage.getByRole('button', { name: '写入五行' }).click()
  await expect.poll(() => text.evaluate(field => field.scrollHeight - field.clientHeight)).toBeLessThan(3)
  const five = await height(text)
  await stage.getByText('3 到 5 行').click()
  await stage.getByRole('button', { name: '清空' }).click()
  await expect.poll(() => height(text)).toBeLessThan(five)
  await expect.poll(() => height(text)).toBeGreaterThan(two)
  await text.fill('1\n2\n3\n4\n5\n6\n7')
  // The field scrolls and is five lines high, apart from rounding.
  await expect.poll(() => text.evaluate(field => field.scrollHeight - field.clientHeight)).toBeGreaterThan(20)
  await expect.poll(async () => Math.abs((await height(text)) - five)).toBeLessThan(4)
})

test('the resize option sets the CSS resize property', async ({ demo }) => {
  const stage = await demo(route, 'resize')
  const values = await stage
    .locator('textarea')
    .evaluateAll(fields => fields.map(field => getComputedStyle(field).resize))
  expect(values).toEqual(['none', 'vertical', 'horizontal', 'both'])
})

test('a readonly textarea is not editable, a disabled textarea is disabled', async ({ demo }) => {
  const stage = await demo(route, 'readonly-disabled')
  const text = stage.locator('textarea')
  await expect(text).not.toBeEditable()
  await expect(text).toHaveCSS('border-top-style', 'dashed')
  await stage.getByText('readonly').click()
  await text.fill('新条款')
  await expect(text).toHaveValue('新条款')
  await stage.getByText('disabled').click()
  await expect(text).toBeDisabled()
})

test('small and mini textareas have a smaller font', async ({ demo }) => {
  const stage = await demo(route, 'sizes')
  const fonts = await stage
    .locator('textarea')
    .evaluateAll(fields => fields.map(field => getComputedStyle(field).fontSize))
  expect(fonts).toEqual(['14px', '14px', '13px', '12px'])
})

test('without `immediate`, the value of a textarea is updated when it loses focus', async ({ demo }) => {
  const stage = await demo(route, 'immediate')
  await field(stage, '立即更新').pressSequentially('ab')
  await expect(stage).toContainText('{"eager":"ab","lazy":""}')
  await field(stage, '失焦时更新').pressSequentially('cd')
  await expect(stage).toContainText('正在输入: "cd"')
  await expect(stage).toContainText('"lazy":""')
  await field(stage, '失焦时更新').blur()
  await expect(stage).toContainText('"lazy":"cd"')
})

test('textarea events fire in order, the methods move the focus, and Ctrl+Enter sends the text', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'events-methods')
  const lines = stage.locator('li')
  await stage.getByRole('button', { name: 'focus()' }).click()
  await expect(stage.locator('textarea')).toBeFocused()
  await page.keyboard.press('a')
  await expect(lines).toHaveText([
    'keyup: "a"',
    'input: "a"',
    'change: "a"',
    'modelValue: "a"',
    'keydown a: ""',
    'focus: ""'
  ])
  await stage.getByRole('button', { name: 'blur()' }).click()
  await expect(lines.first()).toHaveText('blur: "a"')
  await expect(lines.nth(1)).toHaveText('change: "a"')
  await stage.getByRole('button', { name: '清空记录' }).click()
  await stage.locator('textarea').click()
  await expect(lines.filter({ hasText: 'click: "a"' })).toHaveCount(1)
  await page.keyboard.press('Control+Enter')
  await expect(lines.filter({ hasText: '发送: "a"' })).toHaveCount(1)
  await expect(stage.locator('textarea')).toHaveValue('')
})

test('a form validates a textarea on typing, and submits or resets its text', async ({ demo }) => {
  const stage = await demo(route, 'in-form')
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(stage).toContainText('请描述问题')
  await stage.locator('textarea').fill('打不开')
  await expect(stage).toContainText('至少输入五个字')
  await stage.locator('textarea').fill('登录页面打不开')
  await expect(stage.locator('.vxe-form--item.is--error')).toHaveCount(0)
  await expect(stage.locator('.vxe-textarea--count')).toHaveText('7/100')
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(stage.getByRole('status')).toHaveText('已提交')
  await stage.getByRole('button', { name: '重置' }).click()
  await expect(stage.locator('textarea')).toHaveValue('')
})

test('a textarea outside of a native form element is submitted with the form', async ({ demo }) => {
  const stage = await demo(route, 'native-form')
  await stage.locator('textarea').fill('改到十一点')
  await stage.getByRole('button', { name: '发送' }).click()
  await expect(stage.getByRole('status')).toHaveText('{"to":"周以宁","body":"改到十一点"}')
})
