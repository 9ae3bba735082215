import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/scrollStyle'

test('scrollbars are thin, or are shown on hover over the table', async ({ demo, page: tab }) => {
  const table = await demo(page, 'thin-scrollbars')
  const body = table.locator('.vxe-table--body-wrapper.body--wrapper')
  await expect(body).toHaveCSS('scrollbar-width', 'thin')
  await table.getByText('鼠标移入时显示').click()
  await expect(body).toHaveCSS('scrollbar-color', 'rgba(0, 0, 0, 0) rgba(0, 0, 0, 0)')
  await body.hover()
  await expect(body).toHaveCSS('scrollbar-color', 'rgba(128, 128, 128, 0.6) rgba(0, 0, 0, 0)')
  await tab.mouse.wheel(0, 200)
  await expect.poll(() => body.evaluate(element => element.scrollTop)).toBeGreaterThan(0)
  await table.getByText('浏览器默认').click()
  await expect(body).toHaveCSS('scrollbar-width', 'auto')
})

test('parts of the scrollbar have a custom size and color', async ({ demo }) => {
  const table = await demo(page, 'webkit-scrollbars')
  const body = table.locator('.vxe-table--body-wrapper.body--wrapper')
  const part = (name: string, property: string) =>
    body.evaluate((element, [pseudo, css]) => getComputedStyle(element, pseudo).getPropertyValue(css), [
      name,
      property
    ] as const)
  expect(await part('::-webkit-scrollbar', 'width')).toBe('12px')
  expect(await part('::-webkit-scrollbar-thumb', 'background-color')).toBe('rgba(64, 158, 255, 0.6)')
  expect(
    await body.evaluate(
      element => element.scrollHeight > element.clientHeight && element.scrollWidth > element.clientWidth
    )
  ).toBe(true)
})
