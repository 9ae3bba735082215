import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/footerMaxHeight'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const bottom = async (element: Locator) => {
  const { y, height } = (await element.boundingBox())!
  return y + height
}

test('the footer is below the last row, and at the bottom of the table at the maximum height', async ({ demo }) => {
  const table = await demo(path, 'footer-rows')
  const frame = table.locator('.vxe-table')
  const footer = table.locator('.vxe-table--footer-wrapper')
  await expect(table.getByRole('status')).toContainText('行数: 3')
  const gap = (await footer.boundingBox())!.y - (await bottom(table.locator('.vxe-body--row').last()))
  expect(Math.abs(gap)).toBeLessThan(4)
  await press(table, '增加三行')
  await press(table, '增加三行')
  await expect(table.getByRole('status')).toContainText(/行数: 9, 表格高 (318|319|320),/)
  await table.locator('.vxe-table--body-wrapper').evaluate(wrapper => {
    wrapper.scrollTop = wrapper.scrollHeight
  })
  await expect(footer).toBeVisible()
  expect(Math.abs((await bottom(footer)) - (await bottom(frame)))).toBeLessThan(3)
})

test('more footer rows reduce the height of the table body', async ({ demo }) => {
  const table = await demo(path, 'footer-rows')
  for (let times = 0; times < 3; times++) await press(table, '增加三行')
  await expect(table.getByRole('status')).toContainText('行数: 12')
  await expect(table.getByRole('status')).toContainText(/表格高 (318|319|320),/)
  const before = (await table.locator('.vxe-table--body-wrapper').boundingBox())!.height
  await press(table, '表尾三行')
  await expect(table.locator('.vxe-footer--row')).toHaveCount(3)
  await expect(table.getByRole('status')).toContainText(/表格高 (318|319|320),/)
  await expect
    .poll(async () => (await table.locator('.vxe-table--body-wrapper').boundingBox())!.height)
    .toBeLessThan(before - 60)
})

test('the footer scrolls horizontally with the body, and a fixed column shows its total', async ({ demo }) => {
  const table = await demo(path, 'wide-footer')
  const sum = table.locator('.vxe-table--main-wrapper .vxe-footer--column')
  await expect(sum.nth(1)).toHaveText('328')
  await press(table, '滚到最后一个月')
  await expect(table.getByRole('status')).toContainText(/滚动的部分: \w+, scrollLeft: [1-9]/)
  const left = (part: string) =>
    table.locator(`.vxe-table--main-wrapper .vxe-table--${part}-wrapper`).evaluate(wrapper => wrapper.scrollLeft)
  await expect.poll(() => left('footer')).toBeGreaterThan(100)
  expect(await left('footer')).toBe(await left('body'))
  await expect(table.locator('.vxe-table--fixed-right-wrapper .vxe-footer--column:not(.fixed--hidden)')).toHaveText(
    '5916'
  )
})
