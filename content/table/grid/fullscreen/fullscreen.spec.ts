import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/grid/fullscreen'

test('icon, Esc and zoom method toggle full screen, and full screen shows more columns', async ({ demo, page }) => {
  const stage = await demo(route, 'more-columns')
  const grid = stage.locator('.vxe-grid')
  const status = stage.getByRole('status')
  const headers = stage.locator('.vxe-header--column')
  await expect(headers).toHaveCount(3)
  await stage.getByTitle('全屏').click()
  await expect(status).toHaveText('@zoom max')
  await expect(headers).toHaveCount(5)
  const box = (await grid.boundingBox())!
  const size = page.viewportSize()!
  expect([box.x, box.y, box.width, box.height].map(Math.round)).toEqual([0, 0, size.width, size.height])
  await page.keyboard.press('Escape')
  await expect(status).toHaveText('@zoom revert')
  await expect(headers).toHaveCount(3)
  await stage.getByText('Esc 还原').click()
  await stage.getByRole('button', { name: 'zoom()' }).click()
  await expect(status).toHaveText('zoom(): true')
  await page.keyboard.press('Escape')
  await expect(grid).toHaveClass(/is--maximize/)
  await stage.getByRole('button', { name: 'zoom()' }).click()
  await expect(status).toHaveText('zoom(): false')
  await expect(grid).not.toHaveClass(/is--maximize/)
})

test('in full screen, the first Esc stops editing and the second Esc restores the size', async ({ demo, page }) => {
  const stage = await demo(route, 'esc-while-editing')
  const grid = stage.locator('.vxe-grid')
  const cell = stage.locator('.vxe-body--row').first().locator('td').first()
  await stage.getByTitle('全屏').click()
  await expect(grid).toHaveClass(/is--maximize/)
  await cell.click()
  await expect(cell.locator('input')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cell.locator('input')).toHaveCount(0)
  await expect(stage.getByRole('status')).toHaveText('edit-closed')
  await expect(grid).toHaveClass(/is--maximize/)
  await page.keyboard.press('Escape')
  await expect(grid).not.toHaveClass(/is--maximize/)
  await expect(stage.getByRole('status')).toHaveText('zoom: revert')
})
