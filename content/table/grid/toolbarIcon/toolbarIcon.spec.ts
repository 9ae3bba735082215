import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/grid/toolbarIcon'

test('toolbar buttons, tools and built-in tools show the configured icons', async ({ demo }) => {
  const grid = await demo(route, 'library-icons')
  await expect(grid.locator('.vxe-body--row')).toHaveCount(4)
  const operate = grid.locator('.vxe-tools--operate')
  for (const [title, icon] of [
    ['导入', 'cloud-upload'],
    ['导出', 'cloud-download'],
    ['打印', 'file-pdf'],
    ['刷新', 'refresh'],
    ['列设置', 'setting']
  ] as const) {
    await expect(operate.getByTitle(title).locator('i'), title).toHaveClass(new RegExp(`vxe-icon-${icon}`))
  }
  await grid.locator('.vxe-buttons--wrapper').getByText('收藏').click()
  await expect(grid.getByRole('status')).toHaveText('star: vxe-icon-star')
  await grid.locator('.vxe-tools--wrapper button').click()
  await expect(grid.getByRole('status')).toHaveText('help: vxe-icon-question-circle')
  await operate.getByTitle('刷新').click()
  await expect(operate.getByTitle('刷新').locator('i')).toHaveClass(/vxe-icon-spinner roll/)
  await expect(operate.getByTitle('刷新').locator('i')).toHaveClass(/vxe-icon-refresh/)
  await operate.getByTitle('全屏').click()
  await expect(operate.getByTitle('还原').locator('i')).toHaveClass(/vxe-icon-zoom-in/)
  await operate.getByTitle('还原').click()
  await expect(operate.getByTitle('全屏').locator('i')).toHaveClass(/vxe-icon-zoom-out/)
})

test('custom toolbar icons are CSS masks in the text color', async ({ demo }) => {
  const grid = await demo(route, 'svg-icons')
  await expect(grid.locator('.vxe-body--row')).toHaveCount(4)
  const icon = grid.getByTitle('刷新').locator('i')
  const look = await icon.evaluate(element => {
    const { maskImage, backgroundColor, color, width } = getComputedStyle(element)
    return {
      mask: maskImage.startsWith('url("data:image/svg+xml'),
      same: backgroundColor === color,
      wide: parseFloat(width) > 10
    }
  })
  expect(look).toEqual({ mask: true, same: true, wide: true })
  await grid.getByTitle('刷新').click()
  await expect(icon).toHaveClass(/own-icon-turning/)
  await expect(icon).not.toHaveClass(/own-icon-turning/)
  await grid.getByTitle('全屏').click()
  await expect(grid.getByTitle('还原').locator('i')).toHaveClass(/own-icon-inner/)
  await grid.getByTitle('还原').click()
  await expect(grid.locator('.vxe-grid')).not.toHaveClass(/is--maximize/)
})
