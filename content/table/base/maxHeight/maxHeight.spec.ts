import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/maxHeight'

const height = async (element: Locator) => Math.round((await element.boundingBox())!.height)

test('the table grows with its rows up to the maximum height', async ({ demo }) => {
  const stage = await demo(page, 'max-height')
  const status = stage.getByRole('status')
  await expect(status).toHaveText('3 行，表格的高度为 160 px')
  await stage.getByRole('button', { name: '增加 3 行' }).click()
  await expect(status).toHaveText('6 行，表格的高度为 280 px')
  await stage.getByRole('button', { name: '增加 3 行' }).click()
  await expect(status).toHaveText('9 行，表格的高度为 300 px')
  await stage.getByRole('button', { name: '减少 3 行' }).click()
  await expect(status).toHaveText('6 行，表格的高度为 280 px')
})

test('a maximum height in percent depends on the height of the container', async ({ demo }) => {
  const stage = await demo(page, 'max-height-of-box')
  const table = stage.locator('.vxe-table')
  await expect.poll(() => height(table)).toBeLessThanOrEqual(270)
  await expect.poll(() => height(table)).toBeGreaterThan(260)
  await stage.getByLabel('容器高度').fill('440')
  await expect.poll(() => height(table)).toBeGreaterThan(320)
  await stage.getByLabel('行数').fill('2')
  await expect.poll(() => height(table)).toBe(144)
})

test('the maximum height is a part of the window height', async ({ demo, page: tab }) => {
  const stage = await demo(page, 'max-height-of-window')
  const table = stage.locator('.vxe-table')
  await expect.poll(() => height(table)).toBe(360)
  await tab.setViewportSize({ width: 1440, height: 700 })
  await expect(stage.getByRole('status')).toContainText('表格的最大高度为 280 px')
  await expect.poll(() => height(table)).toBe(280)
})

test('the footer stays at the bottom while rows scroll', async ({ demo }) => {
  const stage = await demo(page, 'max-height-footer')
  await expect.poll(() => height(stage.locator('.vxe-table'))).toBeLessThanOrEqual(280)
  const footer = stage.locator('.vxe-table--footer-wrapper')
  await expect(footer).toContainText('合计')
  const before = (await footer.boundingBox())!.y
  await stage.locator('.vxe-table--body-wrapper').evaluate(element => {
    element.scrollTop = 200
  })
  await expect(stage.locator('.vxe-body--row').last()).toContainText('D-1014')
  expect((await footer.boundingBox())!.y).toBe(before)
})
