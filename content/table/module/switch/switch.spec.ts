import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/module/switch'
const labelled = (stage: Locator, text: string) => stage.locator('label', { hasText: text }).locator('.vxe-switch')
const flip = (stage: Locator, text: string) => labelled(stage, text).locator('button').click()

test('a click, the label and the keyboard toggle a switch', async ({ demo, page }) => {
  const stage = await demo(route, 'basic')
  await flip(stage, '夜间免打扰')
  await expect(stage).toContainText('{"notify":true,"quiet":true}')
  await page.keyboard.press('Space')
  await expect(stage).toContainText('{"notify":true,"quiet":false}')
  await page.keyboard.press('Enter')
  await expect(stage).toContainText('{"notify":true,"quiet":true}')
  await stage.getByText('消息提醒').click()
  await expect(stage).toContainText('{"notify":false,"quiet":true}')
  await expect(labelled(stage, '夜间免打扰').locator('button')).toBeDisabled()
})

test('labels and icons of a switch change with its state, its width stays the same', async ({ demo }) => {
  const stage = await demo(route, 'labels-icons')
  const switches = stage.locator('.vxe-switch--button')
  const widths = () => switches.evaluateAll(buttons => buttons.map(button => button.getBoundingClientRect().width))
  const before = await widths()
  await expect(stage.getByText('营业中')).toBeVisible()
  await expect(stage.locator('.vxe-icon-unlock')).toBeVisible()
  await switches.first().click()
  await expect(stage.getByText('休息')).toBeVisible()
  await expect(stage.locator('.vxe-icon-lock')).toBeVisible()
  await expect(stage.getByText('营业中')).toBeHidden()
  expect(await widths()).toEqual(before)
})

test('a switch writes its configured values', async ({ demo }) => {
  const stage = await demo(route, 'own-values')
  await expect(labelled(stage, '归档')).toHaveClass(/is--off/)
  await expect(labelled(stage, '隐藏行')).toHaveClass(/is--on/)
  for (const name of ['启用', '公开', '归档', '隐藏行']) await flip(stage, name)
  await expect(stage).toContainText('{"enabled":"N","isPublic":1,"sealed":1,"hideRows":true}')
  await flip(stage, '归档')
  await expect(stage).toContainText('"sealed":0')
})

test('switch sizes differ in height, and a class sets the color', async ({ demo }) => {
  const stage = await demo(route, 'sizes-colors')
  const heights = await stage
    .locator('.sized .vxe-switch--button')
    .evaluateAll(buttons => buttons.map(button => button.getBoundingClientRect().height))
  expect(heights).toHaveLength(4)
  expect([...heights].sort((a, b) => b - a)).toEqual(heights)
  expect(new Set(heights).size).toBe(3)
  const green = stage.locator('.success .vxe-switch--button')
  await expect(green).toHaveCSS('background-color', 'rgb(21, 128, 61)')
  await green.click()
  await expect(green).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.35)')
})

test('toggling a switch fires input, then change, and toggling it in code fires neither', async ({ demo }) => {
  const stage = await demo(route, 'events')
  await flip(stage, '自动保存')
  await expect(stage.locator('li')).toHaveText(['change: true', 'input: true', 'focus: false'])
  await stage.getByRole('button', { name: '用代码切换' }).click()
  await expect(labelled(stage, '自动保存')).toHaveClass(/is--off/)
  await expect(stage.locator('li').first()).toHaveText('blur: true')
  await expect(stage.locator('li')).toHaveCount(4)
})

test('a switch changes if the request succeeds and keeps its state if the request fails', async ({ demo }) => {
  const stage = await demo(route, 'save-in-table')
  const switchOf = (name: string) => stage.locator('.vxe-body--row', { hasText: name }).locator('.vxe-switch')
  await switchOf('定时任务').locator('button').click()
  await expect(switchOf('定时任务')).toHaveClass(/is--off/)
  await expect(switchOf('定时任务').locator('button')).toBeDisabled()
  await expect(stage.getByRole('status')).toHaveText('定时任务: 运行')
  await expect(switchOf('定时任务')).toHaveClass(/is--on/)
  await stage.getByText('让下一次请求失败').click()
  await switchOf('消息队列').locator('button').click()
  await expect(stage.getByRole('status')).toHaveText('消息队列: 服务端没有响应')
  await expect(switchOf('消息队列')).toHaveClass(/is--on/)
  await expect(switchOf('消息队列').locator('button')).toBeEnabled()
})

test('a custom directive sets the role, the name and the state of a switch', async ({ demo }) => {
  const stage = await demo(route, 'accessible')
  const toggle = stage.getByRole('switch', { name: '双重验证' })
  await expect(toggle).not.toBeChecked()
  await toggle.click()
  await expect(toggle).toBeChecked()
  await expect(stage).toContainText('已开启')
})

test('toggling a switch clears the form validation error, and reset restores the value', async ({ demo }) => {
  const stage = await demo(route, 'in-form')
  const switches = stage.locator('.vxe-switch--button')
  const error = stage.locator('.vxe-form--item.is--error')
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(stage.getByRole('status')).toContainText('未提交')
  await expect(error).toHaveCount(1)
  await switches.nth(1).click()
  await expect(error).toHaveCount(0)
  await switches.nth(0).click()
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(stage.getByRole('status')).toHaveText('{"open":false,"checked":true} 已提交')
  await stage.getByRole('button', { name: '重置' }).click()
  await expect(stage.getByRole('status')).toHaveText('{"open":true,"checked":true} 已重置')
})
