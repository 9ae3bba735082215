import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/module/button'

test('each button status has a different color, and a disabled button has the native disabled attribute', async ({
  demo
}) => {
  const stage = await demo(path, 'statuses')
  const solid = stage.locator('.vxe-button.type--button')
  const colours = await solid.evaluateAll(buttons => buttons.map(button => getComputedStyle(button).backgroundColor))
  expect(new Set(colours.slice(0, 6)).size).toBe(6)
  await expect(stage.locator('.vxe-button.type--text')).toHaveCount(7)
  await stage.getByText('禁用').click()
  await expect(stage.getByRole('button', { name: 'danger' }).first()).toBeDisabled()
})

test('buttons of the four sizes differ in height, and a circle button has the same width and height', async ({
  demo
}) => {
  const stage = await demo(path, 'sizes')
  const heights = await stage
    .locator('.is--circle')
    .evaluateAll(buttons => buttons.map(button => button.getBoundingClientRect().height))
  expect(heights).toEqual([34, 32, 30, 28])
  const box = await stage.locator('.is--circle').first().boundingBox()
  expect(Math.abs(box!.width - box!.height)).toBeLessThan(2)
})

test('the title of an icon button is its accessible name, and a slot renders a custom icon', async ({ demo }) => {
  const stage = await demo(path, 'icons')
  await expect(stage.getByRole('button', { name: '打印' })).toBeVisible()
  const like = stage.getByRole('button', { name: '收藏 12' })
  await expect(like.locator('.vxe-button--custom-icon svg')).toBeVisible()
  await like.click()
  await expect(stage.getByRole('button', { name: '收藏 13' })).toHaveAttribute('aria-pressed', 'true')
})

test('a loading button ignores a second click and is enabled again after a failed request', async ({ demo }) => {
  const stage = await demo(path, 'loading')
  await stage.getByText('让下一次请求失败').click()
  const save = stage.getByRole('button', { name: '保存' })
  await save.dblclick()
  await expect(save).toBeDisabled()
  await expect(save).toHaveClass(/is--loading/)
  await expect(stage.getByRole('status')).toHaveText('请求次数: 1, 服务端没有响应')
  await expect(save).toBeEnabled()
  await stage.getByText('让下一次请求失败').click()
  await save.click()
  await expect(stage.getByRole('status')).toHaveText('请求次数: 2, 已保存')
})

test('button events are fired with the name, and the methods `focus` and `blur` move the focus', async ({ demo }) => {
  const stage = await demo(path, 'events')
  const events = stage.locator('li')
  await stage.getByRole('button', { name: '导出' }).click()
  await expect(events.first()).toHaveText('click, name: export')
  await expect(events.filter({ hasText: 'mouseenter' })).toHaveCount(1)
  await stage.getByRole('button', { name: '清空记录' }).click()
  await stage.getByRole('button', { name: 'focus()' }).click()
  await expect(stage.getByRole('button', { name: '导出' })).toBeFocused()
  await stage.getByRole('button', { name: 'blur()' }).click()
  await expect(stage.getByRole('button', { name: '导出' })).not.toBeFocused()
  await expect(events.first()).toHaveText('blur, name: export')
})

test('a submit button validates the form, Enter submits the form, and a reset button clears the input', async ({
  demo
}) => {
  const stage = await demo(path, 'form-types')
  const result = stage.getByRole('status')
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(result).toHaveText('未提交')
  await stage.getByPlaceholder('姓名').fill('顾明澈')
  await stage.getByPlaceholder('姓名').press('Enter')
  await expect(result).toHaveText('已提交: 顾明澈')
  await stage.getByRole('button', { name: '还原' }).click()
  await expect(stage.getByPlaceholder('姓名')).toHaveValue('')
})

test('a button without a type does not submit the form', async ({ demo }) => {
  const stage = await demo(path, 'form-types')
  await stage.getByRole('button', { name: '填入示例' }).click()
  await expect(stage.getByPlaceholder('姓名')).toHaveValue('林知夏')
  await expect(stage.getByRole('status')).toHaveText('在输入框中按回车键也会提交')
})

test('the dropdown of a button opens on hover, and a click on an item fires dropdown-click with its name', async ({
  demo
}) => {
  const stage = await demo(path, 'dropdown')
  const panel = stage.locator('.vxe-button--dropdown-panel')
  await stage.getByRole('button', { name: '新增' }).hover()
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: '从文件导入' }).click()
  await expect(stage.locator('li').first()).toHaveText('dropdown-click, name: upload')
  await expect(panel).toBeHidden()
  await stage.getByRole('button', { name: '新增' }).click()
  await expect(stage.locator('li').filter({ hasText: /^click$/ })).toHaveCount(1)
})

test('the dropdown opens in the selected direction, and its input is empty again if closing destroys it', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'dropdown-panel')
  const button = stage.getByRole('button', { name: '备注' })
  const field = stage.getByLabel('输入文字后移开鼠标')
  const leave = async () => {
    await stage.getByText('关闭时销毁').hover()
    await expect(stage.locator('.note-panel')).toBeHidden()
  }
  await button.hover()
  await field.fill('下周再说')
  expect((await field.boundingBox())!.y).toBeGreaterThan((await button.boundingBox())!.y)
  await leave()
  await button.hover()
  await expect(field).toHaveValue('下周再说')
  await leave()

  await stage.getByText('向上').click()
  await stage.getByText('关闭时销毁').click()
  await expect(field).toHaveCount(0)
  await button.hover()
  await expect(field).toHaveValue('')
  await expect(stage.locator('.note-panel')).toHaveAttribute('placement', 'top')
  expect((await field.boundingBox())!.y).toBeLessThan((await button.boundingBox())!.y)
  await page.mouse.move(0, 0)
})

test('a button dropdown in a cell is attached to the body, acts on its row and is removed with the page', async ({
  demo,
  page,
  open
}) => {
  const stage = await demo(path, 'dropdown-in-table')
  const rows = stage.locator('.vxe-body--row')
  const panel = page.locator('body > .vxe-button--dropdown-panel.animat--enter')
  await rows.nth(1).getByRole('button', { name: '更多' }).hover()
  await panel.getByRole('button', { name: '上移' }).click()
  await expect(rows.first()).toContainText('周以宁')
  await page.mouse.move(0, 0)
  await expect(panel).toHaveCount(0)
  await rows.first().getByRole('button', { name: '更多' }).hover()
  await panel.getByRole('button', { name: '删除' }).click()
  await expect(rows).toHaveCount(6)
  // A timer of the library throws when its button has been removed, so the panel is open before the test leaves the
  // page.
  await page.mouse.move(0, 0)
  await expect(panel).toHaveCount(0)
  await rows.first().getByRole('button', { name: '更多' }).hover()
  await expect(panel.getByRole('button', { name: '删除' })).toBeVisible()
  await open('/table/base/sort')
  await expect(page.locator('.vxe-button--dropdown-panel')).toHaveCount(0)
})

test('the click menu of a button is opened, used and closed with the keyboard', async ({ demo, page }) => {
  const stage = await demo(path, 'menu-on-click')
  const trigger = stage.getByRole('button', { name: '导出' })
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(stage.getByRole('status')).toHaveText('已选择 HTML')
  await expect(trigger).toBeFocused()
  await trigger.click()
  await expect(page.getByRole('menuitem', { name: 'XML' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('menuitem', { name: 'XML' })).toBeHidden()
})

test('a button group renders its options, and a click runs the action of the clicked button', async ({ demo }) => {
  const stage = await demo(path, 'button-group')
  const group = stage.locator('.vxe-button-group')
  await expect(group.getByRole('button', { name: '上一位' })).toBeDisabled()
  await expect(group.locator('.size--small')).toHaveCount(3)
  await group.getByRole('button', { name: '下一位' }).click()
  await group.getByRole('button', { name: '下一位' }).click()
  await group.getByRole('button', { name: '上一位' }).click()
  await expect(stage.getByRole('status')).toHaveText('周以宁, 前端工程师')
  await group.getByRole('button', { name: '回到开头' }).click()
  await expect(stage.getByRole('status')).toHaveText('顾明澈, 产品经理')
  await stage.getByText('文字', { exact: true }).click()
  await expect(group.locator('.type--text')).toHaveCount(3)
})
