import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/grid/layout'

/** The parts from top to bottom. */
const parts = (stage: Locator) =>
  stage
    .locator('.vxe-grid > div')
    .evaluateAll(all => all.map(each => /vxe-grid--(\w+)-wrapper/.exec(each.className)?.[1] ?? 'table'))
const height = async (place: Locator) => Math.round((await place.boundingBox())!.height)

test('the parts of a grid are reordered and hidden, and the grid keeps its height', async ({ demo }) => {
  const stage = await demo(route, 'part-order')
  const grid = stage.locator('.vxe-grid')
  await expect.poll(() => parts(stage)).toEqual(['form', 'toolbar', 'top', 'table', 'bottom', 'pager'])
  const before = await height(stage.locator('.vxe-table').first())
  await expect.poll(async () => Math.abs((await height(grid)) - 420)).toBeLessThanOrEqual(2)
  await stage.getByText('分页在上').click()
  await expect.poll(() => parts(stage)).toEqual(['toolbar', 'pager', 'table', 'bottom'])
  await expect.poll(async () => Math.abs((await height(grid)) - 420)).toBeLessThanOrEqual(2)
  await expect.poll(() => height(stage.locator('.vxe-table').first())).toBeGreaterThan(before)
  await stage.getByText('表单在下').click()
  await expect.poll(() => parts(stage)).toEqual(['toolbar', 'table', 'pager', 'form'])
  await stage.getByText('工具栏', { exact: true }).click()
  await stage.getByText('分页', { exact: true }).click()
  await expect.poll(() => parts(stage)).toEqual(['table', 'form'])
  await expect.poll(async () => Math.abs((await height(grid)) - 420)).toBeLessThanOrEqual(2)
})

test('the grid is maximized and restored by icon, methods and Esc', async ({ demo, page }) => {
  const stage = await demo(route, 'zoom')
  const grid = stage.locator('.vxe-grid')
  const message = stage.getByRole('status')
  await stage.getByRole('button', { name: 'maximize()' }).click()
  await expect(message).toHaveText('maximize(): true, isMaximized: true')
  const box = (await grid.boundingBox())!
  expect([box.x, box.y, box.width, box.height].map(Math.round)).toEqual([0, 0, ...Object.values(page.viewportSize()!)])
  await page.keyboard.press('Escape')
  await expect(message).toHaveText('zoom: revert, isMaximized: false')
  await stage.getByRole('button', { name: 'zoom()', exact: true }).click()
  await expect(message).toHaveText('zoom(): true, isMaximized: true')
  await stage.getByText('Esc 还原').click()
  await page.keyboard.press('Escape')
  await expect(grid).toHaveClass(/is--maximize/)
  await stage.getByRole('button', { name: 'revert()' }).click()
  await expect(message).toHaveText('revert(): false, isMaximized: false')
  await expect(grid).not.toHaveClass(/is--maximize/)
  await stage.getByTitle('全屏').click()
  await expect(message).toHaveText('zoom: max, isMaximized: true')
  await stage.getByRole('button', { name: 'revert()' }).click()
  await expect(grid).not.toHaveClass(/is--maximize/)
})

test('a click on a row of the left grid filters the right grid, which has the height of its area', async ({ demo }) => {
  const stage = await demo(route, 'side-by-side')
  const grids = stage.locator('.vxe-grid')
  await expect(grids).toHaveCount(2)
  await expect.poll(async () => Math.abs((await height(grids.nth(1))) - 340)).toBeLessThanOrEqual(2)
  await grids.first().locator('.vxe-body--row', { hasText: '成都市高新区' }).click()
  await expect(stage.getByRole('status')).toHaveText('成都市高新区')
  await expect(grids.nth(1).locator('.vxe-body--row')).toHaveCount(
    Number(
      await grids.first().locator('.vxe-body--row', { hasText: '成都市高新区' }).locator('td').nth(1).textContent()
    )
  )
})
