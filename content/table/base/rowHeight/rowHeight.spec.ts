import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/rowHeight'

const height = async (element: Locator) => Math.round((await element.boundingBox())!.height)

test('rows with two lines have the height that was set', async ({ demo }) => {
  const stage = await demo(page, 'two-line-rows')
  for (const row of await stage.locator('.vxe-body--row').all()) await expect.poll(() => height(row)).toBe(64)
  await expect(stage.locator('.vxe-body--row').first().locator('small')).toBeVisible()
})

test('after the row height changes, the table scrolls to the last row', async ({ demo }) => {
  const stage = await demo(page, 'switch-height')
  for (const [name, expected] of [
    ['宽松', 56],
    ['紧凑', 28]
  ] as const) {
    await stage.getByText(name).click()
    await expect.poll(() => height(stage.locator('.vxe-body--row').first())).toBe(expected)
    await expect.poll(() => height(stage.locator('.vxe-body--y-space').first())).toBe(expected * 1000)
    await stage.locator('.vxe-table--body-wrapper').evaluate(element => {
      element.scrollTop = element.scrollHeight
    })
    await expect(stage.locator('.vxe-body--row').last()).toContainText('1000')
  }
})

test('some rows and the header have a larger height', async ({ demo }) => {
  const stage = await demo(page, 'height-of-some-rows')
  await expect.poll(() => height(stage.locator('.vxe-header--row'))).toBe(56)
  await expect
    .poll(async () => Promise.all((await stage.locator('.vxe-body--row').all()).map(height)))
    .toEqual([40, 72, 72, 40])
})
