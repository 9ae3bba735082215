import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/autoHeight'

const box = async (element: Locator) => (await element.boundingBox())!
const height = async (element: Locator) => Math.round((await box(element)).height)
const width = async (element: Locator) => Math.round((await box(element)).width)

test('the table fills the remaining height of its container when the container changes its height', async ({
  demo
}) => {
  const stage = await demo(page, 'fill-parent')
  const table = stage.locator('.vxe-table')
  const rest = async () => Math.abs((await height(table)) - (await height(stage.locator('.rest'))))
  for (const size of ['440', '220', '320']) {
    await stage.getByRole('slider').fill(size)
    await expect.poll(rest).toBeLessThanOrEqual(1)
    await expect.poll(async () => Number(size) - (await height(table))).toBeLessThan(60)
  }
  await stage.getByPlaceholder('姓名').fill('程')
  await expect(stage.locator('.vxe-body--row')).toHaveCount(3)
  await expect.poll(rest).toBeLessThanOrEqual(1)
})

test('the columns change their width when the sidebar is collapsed or expanded', async ({ demo }) => {
  const stage = await demo(page, 'beside-sidebar')
  const role = stage.locator('.vxe-header--column', { hasText: '职务' })
  const narrow = await width(role)
  await stage.getByLabel('展开侧栏').uncheck()
  await expect.poll(() => width(role)).toBeGreaterThan(narrow + 80)
  await stage.getByLabel('展开侧栏').check()
  await expect.poll(() => width(role)).toBe(narrow)
})

test('the body of all three tables fits the table width after the container is resized', async ({ demo }) => {
  const stage = await demo(page, 'resize-delay')
  await stage.getByRole('slider').fill('50')
  for (const table of await stage.locator('.vxe-table').all()) {
    const body = table.locator('.vxe-table--body')
    await expect.poll(async () => Math.abs((await width(body)) - (await width(table)))).toBeLessThanOrEqual(1)
  }
})

test('a table in a hidden tab has its size when the tab is shown', async ({ demo }) => {
  const stage = await demo(page, 'in-tabs')
  await expect(stage.locator('.vxe-table')).toBeHidden()
  await stage.getByText('表格', { exact: true }).click()
  await expect.poll(() => width(stage.locator('.vxe-header--column', { hasText: '职务' }))).toBeGreaterThan(200)
  await expect.poll(() => height(stage.locator('.vxe-table'))).toBe(240)
})

test('without auto-resize the columns keep their width until recalculate', async ({ demo, page: tab }) => {
  const stage = await demo(page, 'recalculate')
  const role = stage.locator('.vxe-header--column', { hasText: '职务' })
  const wide = await width(role)
  await stage.getByRole('button', { name: '改变宽度' }).click()
  await tab.waitForTimeout(500)
  expect(await width(role)).toBe(wide)
  await stage.getByRole('button', { name: '重新计算布局' }).click()
  await expect.poll(() => width(role)).toBeLessThan(wide - 100)
})

test('a table moved to another container restores its scroll position only if the option is enabled', async ({
  demo
}) => {
  const stage = await demo(page, 'move-to-other-box')
  const scrolled = () => stage.locator('.vxe-table--body-wrapper').evaluate(element => element.scrollTop)
  await stage.locator('.vxe-table--body-wrapper').evaluate(element => {
    element.scrollTop = 300
  })
  await expect.poll(scrolled).toBe(300)
  await stage.getByRole('button', { name: '移到另一边' }).click()
  await expect(stage.locator('.box').last().locator('.vxe-table')).toBeVisible()
  await expect.poll(scrolled).toBe(300)
  await stage.getByLabel('恢复滚动位置').uncheck()
  await stage.getByRole('button', { name: '移到另一边' }).click()
  await expect(stage.locator('.box').first().locator('.vxe-table')).toBeVisible()
  await expect.poll(scrolled).toBe(0)
})
