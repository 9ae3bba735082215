import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/fixedFull'

const left = (stage: Locator) => stage.locator('.vxe-table--fixed-left-wrapper')
const main = (stage: Locator) => stage.locator('.vxe-table--main-wrapper')
const scroll = (stage: Locator, x: number, y: number) =>
  main(stage)
    .locator('.vxe-table--body-wrapper')
    .evaluate(
      (element, [x, y]) => {
        element.scrollTo(x, y)
      },
      [x, y] as const
    )
const x = async (element: Locator) => Math.round((await element.boundingBox())!.x)
const y = async (element: Locator) => Math.round((await element.boundingBox())!.y)

test('fixed columns and the header keep their position on scrolling, and fixed rows are aligned with the body', async ({
  demo
}) => {
  const stage = await demo(page, 'fixed-columns-and-header')
  const title = left(stage).locator('.vxe-header--column', { hasText: '姓名' })
  const [titleX, titleY] = [await x(title), await y(title)]
  await scroll(stage, 200, 400)
  await expect
    .poll(() =>
      left(stage)
        .locator('.vxe-table--body-wrapper')
        .evaluate(element => element.scrollTop)
    )
    .toBe(400)
  expect([await x(title), await y(title)]).toEqual([titleX, titleY])
  const rowY = (layer: Locator) => y(layer.locator('.vxe-body--row').nth(12))
  expect(await rowY(left(stage))).toBe(await rowY(main(stage)))
})

test('the footer stays at the bottom and scrolls horizontally with the body', async ({ demo }) => {
  const stage = await demo(page, 'with-footer')
  const footer = main(stage).locator('.vxe-table--footer-wrapper')
  const before = await y(footer)
  await main(stage)
    .locator('.vxe-table--body-wrapper')
    .evaluate(element => {
      element.scrollTo(300, 200)
    })
  await expect.poll(() => footer.evaluate(element => element.scrollLeft)).toBe(300)
  expect(await y(footer)).toBe(before)
  await expect(left(stage).locator('.vxe-footer--column').first()).toHaveText('合计')
})

test('scrollToColumn scrolls a column behind the fixed column, a calculated position beside the fixed column', async ({
  demo
}) => {
  const stage = await demo(page, 'scroll-to-cell')
  const fixedEnd = async () =>
    Math.round((await left(stage).boundingBox())!.x + (await left(stage).boundingBox())!.width)
  const day = (text: string) => main(stage).locator('.vxe-header--column', { hasText: text })
  await stage.getByRole('button', { name: '到最后一行的 05-31' }).click()
  await expect(main(stage).locator('.vxe-body--row').last()).toBeInViewport()
  await expect(day('05-31')).toBeInViewport()
  await stage.getByRole('button', { name: 'scrollToColumn 到 05-20' }).click()
  await expect.poll(async () => (await x(day('05-20'))) < (await fixedEnd())).toBe(true)
  await stage.getByRole('button', { name: '按列宽计算到 05-20' }).click()
  await expect.poll(async () => Math.abs((await x(day('05-20'))) - (await fixedEnd()))).toBeLessThanOrEqual(1)
  await stage.getByRole('button', { name: '回到左上角' }).click()
  await expect
    .poll(() =>
      main(stage)
        .locator('.vxe-table--body-wrapper')
        .evaluate(element => element.scrollLeft)
    )
    .toBe(0)
})

test('wrapped text renders more cells, and fixed rows have the same height as the rows of the body', async ({
  demo
}) => {
  const stage = await demo(page, 'cells-drawn')
  await expect(stage.getByRole('status')).toHaveText('10 行 6 列，渲染了 80 个单元格')
  await stage.getByLabel('内容不换行').uncheck()
  await expect(stage.getByRole('status')).toHaveText('10 行 6 列，渲染了 180 个单元格')
  const heights = (layer: Locator) =>
    layer.locator('.vxe-body--row').evaluateAll(rows => rows.map(row => (row as HTMLElement).offsetHeight))
  await expect.poll(async () => Math.max(...(await heights(main(stage))))).toBeGreaterThan(60)
  await expect
    .poll(async () => JSON.stringify(await heights(left(stage))) === JSON.stringify(await heights(main(stage))))
    .toBe(true)
})
