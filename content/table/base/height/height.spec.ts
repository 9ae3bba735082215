import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/height'

const height = async (element: Locator) => Math.round((await element.boundingBox())!.height)
const body = (stage: Locator) => stage.locator('.vxe-table--body-wrapper').first()

test('the table keeps a fixed height, its header stays visible on scrolling, and the height can be changed', async ({
  demo
}) => {
  const stage = await demo(page, 'fixed-height')
  const table = stage.locator('.vxe-table')
  await expect.poll(() => height(table)).toBe(280)
  const top = (await stage.locator('.vxe-table--header-wrapper').boundingBox())!.y
  await body(stage).evaluate(element => {
    element.scrollTop = element.scrollHeight
  })
  await expect(stage.locator('.vxe-body--row').last()).toBeInViewport()
  expect((await stage.locator('.vxe-table--header-wrapper').boundingBox())!.y).toBe(top)
  await stage.getByRole('slider').fill('400')
  await expect.poll(() => height(table)).toBe(400)
})

test('buttons scroll to the last row, to a position and to the top, and reaching the bottom is detected', async ({
  demo
}) => {
  const stage = await demo(page, 'scroll-position')
  await stage.getByRole('button', { name: '滚动到最后一行' }).click()
  await expect(stage.getByRole('status')).toContainText('已到达底部')
  await expect(stage.locator('.vxe-body--row').last()).toBeInViewport()
  await stage.getByRole('button', { name: '滚动到 200 px' }).click()
  await expect(stage.getByRole('status')).toHaveText('已滚动 200 px')
  await stage.getByRole('button', { name: '回到顶部' }).click()
  await expect(stage.getByRole('status')).toHaveText('已滚动 0 px')
})

test('the height of a grid includes toolbar and pager', async ({ demo }) => {
  const stage = await demo(page, 'grid-height')
  const grid = stage.locator('.vxe-grid')
  await expect.poll(() => height(grid)).toBe(340)
  const withPager = await height(stage.locator('.vxe-table'))
  expect(withPager).toBeLessThan(260)
  await stage.getByLabel('显示分页').uncheck()
  await expect.poll(() => height(stage.locator('.vxe-table'))).toBeGreaterThan(withPager + 30)
  await expect.poll(() => height(grid)).toBe(340)
  await expect(stage.getByRole('status')).toContainText('整个组件 340 px')
})

test('a sticky header stays at the top of the scrolling container', async ({ demo }) => {
  const stage = await demo(page, 'sticky-header')
  const pane = stage.getByRole('region')
  await pane.evaluate(element => {
    element.scrollTop = 400
  })
  const top = async (element: Locator) => Math.round((await element.boundingBox())!.y)
  await expect.poll(async () => (await top(stage.locator('.vxe-table--header-wrapper'))) - (await top(pane))).toBe(0)
})
