import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/module/icon'

test('each icon status has a different color, and every icon is rendered', async ({ demo }) => {
  const stage = await demo(route, 'status')
  const icons = stage.locator('i')
  const colours = await icons.evaluateAll(icons => icons.map(icon => getComputedStyle(icon).color))
  expect(colours).toHaveLength(6)
  expect(new Set(colours).size).toBe(6)
  const drawn = await icons.evaluateAll(icons => icons.map(icon => getComputedStyle(icon, '::before').content))
  expect(drawn.filter(content => content === 'none')).toEqual([])
})

test('an icon spins while the demo loads, and a class rotates an icon', async ({ demo }) => {
  const stage = await demo(route, 'roll-rotate')
  const refresh = stage.locator('.vxe-icon-refresh')
  await expect(refresh).not.toHaveClass(/roll/)
  await stage.getByRole('button', { name: '刷新' }).click()
  await expect(refresh).toHaveClass(/roll/)
  await expect(stage.getByRole('status')).toHaveText('刷新次数: 1')
  await expect(refresh).not.toHaveClass(/roll/)
  await stage.getByRole('button', { name: '详情' }).click()
  await expect(stage.locator('.vxe-icon-arrow-right')).toHaveCSS('transform', 'matrix(0, 1, -1, 0, 0, 0)')
})

test('an icon has the size and color of its style', async ({ demo }) => {
  const stage = await demo(route, 'size-color')
  const widths = await stage
    .locator('.vxe-icon-sunny')
    .evaluateAll(icons => icons.map(icon => Math.round(icon.getBoundingClientRect().width)))
  expect(widths).toEqual([14, 20, 28, 40])
  const colours = await stage
    .locator('.vxe-icon-moon, .vxe-icon-cloudy')
    .evaluateAll(icons => icons.map(icon => getComputedStyle(icon).color))
  expect(colours[0]).toBe(colours[1])
})

test('an icon reacts to a click, a button with an icon also to the Enter key', async ({ demo, page }) => {
  const stage = await demo(route, 'click')
  await stage.locator('span > .vxe-icon-bell').click()
  await expect(stage.getByRole('status')).toHaveText('点击次数: 1 I')
  await stage.getByRole('button', { name: '也支持键盘' }).focus()
  await page.keyboard.press('Enter')
  await expect(stage.getByRole('status')).toHaveText('点击次数: 2 BUTTON')
})

test('icons are shown in buttons, inputs, column titles and cells', async ({ demo }) => {
  const stage = await demo(route, 'in-components')
  await expect(stage.locator('.vxe-button .vxe-icon-add')).toBeVisible()
  await expect(stage.locator('.vxe-input .vxe-icon-search')).toBeVisible()
  await expect(stage.locator('.vxe-header--column .vxe-icon-user')).toBeVisible()
  await expect(stage.locator('.vxe-body--row .vxe-icon-location')).toHaveCount(4)
  await stage.locator('.vxe-input input').fill('陆')
  await expect(stage.locator('.vxe-body--row')).toHaveCount(1)
})
