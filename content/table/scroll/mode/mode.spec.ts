import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/scroll/mode'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const choose = (stage: Locator, text: string) => stage.locator('.vxe-radio-button', { hasText: text }).click()
const body = (stage: Locator) => stage.locator('.vxe-table--main-wrapper .vxe-table--body-wrapper')

test('`enabled` and `gt` set whether data is loaded with virtual scrolling', async ({ demo }) => {
  const stage = await demo(page, 'when-virtual')
  const result = stage.getByRole('status')
  await expect(result).toHaveText(/^300 行，virtualY: true，渲染 \d{1,2} 行$/)
  await press(stage, '加载 50 行')
  await expect(result).toHaveText('50 行，virtualY: false，渲染 50 行')
  await choose(stage, 'gt: 0')
  await press(stage, '加载 50 行')
  await expect(result).toHaveText(/^50 行，virtualY: true，渲染 \d{1,2} 行$/)
  await choose(stage, 'gt: -1')
  await press(stage, '加载 300 行')
  await expect(result).toHaveText('300 行，virtualY: false，渲染 300 行')
  await choose(stage, 'gt: 100')
  await stage.locator('.vxe-checkbox').click()
  await press(stage, '加载 300 行')
  await expect(result).toHaveText('300 行，virtualY: false，渲染 300 行')
})

test('with `adaptive`, scrolling shows no blank frame, without it scrolling shows blank frames', async ({ demo }) => {
  const stage = await demo(page, 'draw-while-scrolling')
  const result = stage.getByRole('status').locator('div').first()
  await press(stage, '滚动 60 帧')
  await expect(result).toHaveText(/^adaptive: true，oSize: 0：最多渲染 \d{1,2} 行，空白的帧：0$/, { timeout: 15_000 })
  await stage.locator('.vxe-checkbox').click()
  await press(stage, '滚动 60 帧')
  await expect(result).toHaveText(/^adaptive: false，oSize: 0：最多渲染 \d{1,2} 行，空白的帧：[1-9]\d*$/, {
    timeout: 15_000
  })
})

test('in wheel mode the table prevents the default wheel action, in default mode it does not', async ({ demo }) => {
  const stage = await demo(page, 'wheel-mode')
  const turn = () =>
    body(stage).evaluate(element =>
      element.dispatchEvent(new WheelEvent('wheel', { deltaY: 300, bubbles: true, cancelable: true }))
    )
  expect(await turn(), 'the browser may scroll').toBe(false)
  await expect(stage.getByRole('status')).toContainText('位置 300 px')
  await press(stage, '清零')
  await expect(stage.getByRole('status')).toContainText('位置 0 px')
  await choose(stage, 'default')
  await expect(stage.locator('.vxe-radio-button.is--checked, .vxe-radio-button input:checked').first()).toBeAttached()
  expect(await turn(), 'the browser may scroll').toBe(true)
})

test('new data keeps the position unless an option resets it to the top or the left', async ({ demo }) => {
  const stage = await demo(page, 'position-after-change')
  const result = stage.getByRole('status')
  await expect(result).toHaveText('第 1 批，位置：左 0，上 0')
  await press(stage, '滚动到中间')
  await expect(result).toHaveText('第 1 批，位置：左 1100，上 3600')
  await press(stage, '更换数据')
  await expect(result).toHaveText('第 2 批，位置：左 1100，上 3600')
  await stage.locator('.vxe-checkbox', { hasText: 'scrollToTopOnChange' }).click()
  await press(stage, '更换数据')
  await expect(result).toHaveText('第 3 批，位置：左 1100，上 0')
  await stage.locator('.vxe-checkbox', { hasText: 'scrollToLeftOnChange' }).click()
  await press(stage, '更换数据')
  await expect(result).toHaveText('第 4 批，位置：左 0，上 0')
})

test('`oSize` renders more columns outside the view', async ({ demo }) => {
  const stage = await demo(page, 'columns-beside')
  await press(stage, '第 50 列')
  const drawn = () => stage.locator('.vxe-header--column').count()
  await expect(stage.getByRole('status')).toContainText('测点 49 – ')
  const few = await drawn()
  expect(few).toBeLessThan(16)
  await choose(stage, 'oSize: 10')
  await press(stage, '第 50 列')
  await expect.poll(drawn).toBeGreaterThan(few + 5)
})
