import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/fixed'

const left = (stage: Locator) => stage.locator('.vxe-table--fixed-left-wrapper')
const right = (stage: Locator) => stage.locator('.vxe-table--fixed-right-wrapper')
const scrollRight = (stage: Locator) =>
  stage.locator('.vxe-table--main-wrapper .vxe-table--body-wrapper').evaluate(element => {
    element.scrollLeft = element.scrollWidth
  })
/** Titles of the visible headers of a layer. */
const titles = (layer: Locator) => layer.locator('.vxe-header--column:not(.fixed--hidden)')

test('fixed columns keep their position on horizontal scrolling, and their buttons work', async ({ demo }) => {
  const stage = await demo(page, 'fixed-columns')
  const name = left(stage).locator('.vxe-header--column', { hasText: '姓名' })
  const before = (await name.boundingBox())!.x
  await scrollRight(stage)
  await expect(left(stage)).toHaveClass(/scrolling--middle/)
  expect((await name.boundingBox())!.x).toBe(before)
  await expect(stage.locator('.vxe-table--main-wrapper .vxe-header--column', { hasText: '更新时间' })).toBeInViewport()
  await right(stage).getByRole('button', { name: '选择' }).nth(1).click()
  await expect(stage.getByRole('status')).toHaveText('已选择: 周以宁')
})

test('buttons fix and unfix columns up to the maximum', async ({ demo, page: tab }) => {
  const stage = await demo(page, 'fixed-by-buttons')
  const status = stage.getByRole('status')
  await stage.getByRole('button', { name: '职务固定到左侧' }).click()
  await expect(status).toHaveText('固定的列: 姓名, 职务')
  await expect(titles(left(stage))).toHaveText(['姓名', '职务'])
  await stage.getByRole('button', { name: '年龄固定到右侧' }).click()
  await expect(tab.locator('.vxe-modal--wrapper', { hasText: '2' })).toBeVisible()
  await expect(status).toHaveText('固定的列: 姓名, 职务')
  await stage.getByRole('button', { name: '取消姓名的固定' }).click()
  await expect(status).toHaveText('固定的列: 职务')
  await stage.getByRole('button', { name: '年龄固定到右侧' }).click()
  await expect(status).toHaveText('固定的列: 职务, 年龄')
  await expect(titles(right(stage))).toHaveText(['年龄'])
  await stage.getByRole('button', { name: '恢复' }).click()
  await expect(status).toHaveText('固定的列: 姓名')
})

test('a fixed group contains all its columns and keeps its position on scrolling', async ({ demo }) => {
  const stage = await demo(page, 'fixed-group')
  await expect(titles(left(stage)).filter({ hasText: /^(编号|姓名)$/ })).toHaveCount(2)
  const name = left(stage).locator('.vxe-body--row').first().getByText('顾明澈')
  const before = (await name.boundingBox())!.x
  await scrollRight(stage)
  await expect(left(stage)).toHaveClass(/scrolling--middle/)
  expect((await name.boundingBox())!.x).toBe(before)
})

test('no column is fixed while the container is narrow', async ({ demo }) => {
  const stage = await demo(page, 'fixed-when-wide')
  await expect(left(stage)).toBeVisible()
  await stage.getByRole('slider').fill('340')
  await expect(left(stage)).toHaveCount(0)
  await expect(right(stage)).toHaveCount(0)
  await expect(stage.getByRole('status')).toHaveText('宽度不足，不固定')
  await stage.getByRole('slider').fill('500')
  await expect(right(stage)).toBeVisible()
})
