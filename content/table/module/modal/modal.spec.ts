import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/module/modal'

/** Visible windows; closed ones stay in the document until their component is destroyed. */
const windows = (page: Page): Locator => page.locator('.vxe-modal--wrapper.is--visible')
const box = (page: Page): Locator => windows(page).locator('.vxe-modal--box')

test('alert and confirm modals resolve with the way they were closed', async ({ demo, page }) => {
  const stage = await demo(path, 'alert-confirm')
  const result = stage.getByRole('status')
  await stage.getByRole('button', { name: '提示', exact: true }).click()
  await expect(box(page)).toContainText('共 7 件，已同步')
  await expect(page.getByRole('button', { name: '确认', exact: true }).last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(result).toHaveText('结果: exit')
  await expect(windows(page)).toHaveCount(0)

  await stage.getByRole('button', { name: '确认', exact: true }).click()
  await expect(box(page)).toContainText('删除许牧云？')
  await box(page).getByRole('button', { name: '取消' }).click()
  await expect(result).toHaveText('结果: 未删除 (cancel)')
  await stage.getByRole('button', { name: '确认', exact: true }).click()
  await box(page).getByRole('button', { name: '确认' }).click()
  await expect(result).toHaveText('结果: 已删除')

  await stage.getByRole('button', { name: '自定义图标和文字' }).click()
  await expect(box(page).locator('.vxe-icon-send-fill')).toBeVisible()
  await expect(box(page).getByRole('button', { name: '暂不发布' })).toBeVisible()
  await box(page).locator('.vxe-modal--close-btn').click()
  await expect(result).toHaveText('结果: close')
})

test('two messages are shown below each other and hide automatically', async ({ demo, page }) => {
  const stage = await demo(path, 'message')
  const messages = page.locator('.vxe-modal--wrapper.type--message.is--visible')
  await stage.getByRole('button', { name: '成功' }).click()
  await stage.getByRole('button', { name: '错误' }).click()
  await expect(messages).toHaveCount(2)
  await expect(stage.getByRole('status')).toHaveText('正在显示: 2')
  await expect(messages.nth(1)).toHaveClass(/status--error/)
  await expect
    .poll(async () => (await messages.nth(1).locator('.vxe-modal--box').boundingBox())!.y)
    .toBeGreaterThan((await messages.first().locator('.vxe-modal--box').boundingBox())!.y + 30)
  await expect(messages).toHaveCount(0)
  await expect(stage.getByRole('status')).toHaveText('正在显示: 0')
})

test('a loading message is visible until the request ends', async ({ demo, page }) => {
  const stage = await demo(path, 'message')
  await stage.getByRole('button', { name: '保存' }).click()
  await expect(windows(page)).toContainText('正在保存')
  await expect(windows(page).filter({ hasText: '已保存' })).toBeVisible()
  await expect(windows(page).filter({ hasText: '正在保存' })).toHaveCount(0)
})

test('a modal opened in code exists once, is found by its id and is closed with that id', async ({ demo, page }) => {
  const stage = await demo(path, 'open-get-close')
  const lines = stage.locator('li')
  await stage.getByRole('button', { name: 'get' }).click()
  await expect(lines.first()).toHaveText('get() -> undefined')
  await stage.getByRole('button', { name: 'open' }).click()
  await expect(box(page).locator('li')).toHaveText(['顾明澈', '周以宁', '陆远舟'])
  await expect(lines.first()).toHaveText('show')
  await stage.getByRole('button', { name: 'open' }).click()
  await expect(lines.first()).toHaveText('open() -> exist')
  await stage.getByRole('button', { name: 'get' }).click()
  await expect(lines.first()).toHaveText('get() -> {"top":90,"left":20}')
  await stage.getByRole('button', { name: 'close' }).click()
  await expect(lines.first()).toHaveText('open() -> close')
  await expect(windows(page)).toHaveCount(0)
})

test('leaving the page closes every modal and message opened in code', async ({ demo, open, page }) => {
  const stage = await demo(path, 'open-get-close')
  await stage.getByRole('button', { name: 'open' }).click()
  await expect(windows(page)).toHaveCount(1)
  await open('/table/base/sort')
  await expect(page.locator('.vxe-modal--wrapper')).toHaveCount(0)

  const messages = await demo(path, 'message')
  await messages.getByRole('button', { name: '保存' }).click()
  await messages.getByRole('button', { name: '成功' }).click()
  await expect(windows(page)).toHaveCount(2)
  await open('/table/base/sort')
  await expect(page.locator('.vxe-modal--wrapper')).toHaveCount(0)
})

test('opening, closing and confirming a modal fire its events in order', async ({ demo, page }) => {
  const stage = await demo(path, 'component')
  const events = stage.locator('li')
  await stage.getByRole('button', { name: '打开' }).click()
  await expect(events).toHaveText(['show'])
  await box(page).getByRole('button', { name: '加一件' }).click()
  await expect(box(page)).toContainText('共 2 件')
  await page.keyboard.press('Escape')
  await expect(events).toHaveText(['hide, exit', 'before-hide, exit', 'show'])
  await stage.getByRole('button', { name: '打开' }).click()
  await box(page).getByRole('button', { name: '提交' }).click()
  await expect(events.first()).toHaveText('hide, confirm')
  await expect(events.nth(2)).toHaveText('confirm')
  await stage.getByRole('button', { name: '打开' }).click()
  await expect(events.first()).toHaveText('show')
  await page.mouse.click(5, 5)
  await expect(events.first()).toHaveText('hide, mask')
})

test('modal slots render title, corner, footer and header', async ({ demo, page }) => {
  const stage = await demo(path, 'slots')
  await stage.getByRole('button', { name: '标题、角落和底部' }).click()
  await expect(box(page).locator('.vxe-modal--header-title')).toHaveText('通知 (3)')
  await box(page).getByRole('button', { name: '标为已读' }).click()
  await expect(box(page).locator('.vxe-modal--header-title')).toHaveText('通知 (2)')
  await box(page).locator('.vxe-modal--corner-wrapper').getByRole('button').click()
  await expect(box(page).getByRole('button', { name: '标为已读' })).toBeDisabled()
  await box(page).getByRole('button', { name: '稍后' }).click()
  await expect(windows(page)).toHaveCount(0)

  await stage.getByRole('button', { name: '整个头部' }).click()
  await expect(box(page).getByText('自定义头部')).toBeVisible()
  await expect(box(page).locator('.vxe-modal--close-btn')).toHaveCount(0)
  await box(page).getByRole('button', { name: '关闭' }).click()
  await expect(windows(page)).toHaveCount(0)
})

test('props set the size of a modal, show or hide its close icon and footer, and wrap its title', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'looks')
  await stage.getByRole('button', { name: '打开' }).click()
  await expect(windows(page)).toHaveClass(/looks-modal/)
  await expect(windows(page)).toHaveClass(/size--small/)
  await expect(box(page).locator('.vxe-modal--close-btn')).toBeVisible()
  const title = box(page).locator('.vxe-modal--header-title')
  expect(await title.evaluate(element => element.scrollWidth > element.clientWidth)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(windows(page)).toHaveCount(0)

  for (const label of ['关闭图标', '底部', '标题不换行']) await stage.getByText(label).click()
  await stage.getByText('mini').click()
  await stage.getByRole('button', { name: '打开' }).click()
  await expect(windows(page)).toHaveClass(/size--mini/)
  await expect(box(page).locator('.vxe-modal--close-btn')).toHaveCount(0)
  await expect(box(page).locator('.vxe-modal--footer')).toHaveCount(0)
  expect((await title.boundingBox())!.height).toBeGreaterThan(40)
})

test('a modal has its size in pixels or percent and opens at the given position', async ({ demo, page }) => {
  const stage = await demo(path, 'size-position')
  const { width, height } = page.viewportSize()!
  const show = async (label: string) => {
    await stage.getByRole('button', { name: label }).click()
    await expect(box(page)).toBeVisible()
  }
  const close = async () => {
    await box(page).locator('.vxe-modal--close-btn').click()
    await expect(windows(page)).toHaveCount(0)
  }
  await show('靠上')
  await expect.poll(async () => (await box(page).boundingBox())!.y).toBe(60)
  await expect(box(page).getByRole('status')).toContainText('top: 60')
  await box(page).getByRole('button', { name: '移到左上角' }).click()
  await expect.poll(async () => (await box(page).boundingBox())!.x).toBe(0)
  await close()

  await show('贴近右边')
  await expect.poll(async () => Math.round((await box(page).boundingBox())!.x)).toBe(width - 320)
  expect((await box(page).boundingBox())!.y).toBe(0)
  await close()

  await show('百分比')
  await expect(box(page).getByRole('status')).toContainText(
    `, ${Math.round(width * 0.7)} × ${Math.round(height * 0.6)}`
  )
  const size = (await box(page).boundingBox())!
  expect(size.width / width).toBeCloseTo(0.7, 1)
  expect(size.height / height).toBeCloseTo(0.6, 1)
})

test('a modal is dragged by its title, resized at its corner, maximized and reverted', async ({ demo, page }) => {
  const stage = await demo(path, 'drag-resize-zoom')
  await stage.getByRole('button', { name: '打开', exact: true }).click()
  const title = box(page).locator('.vxe-modal--header-title')
  const status = box(page).getByRole('status')
  await expect(status).toHaveText('尚未操作')
  const place = async () => (await box(page).boundingBox())!
  await expect.poll(async () => (await place()).width).toBe(340)

  await dragBy(page, title, { x: 60, y: 12 }, { x: -100, y: -80 })
  const dragged = await place()
  await dragBy(page, title, { x: 60, y: 12 }, { x: -40, y: -20 })
  expect((await place()).x).toBeCloseTo(dragged.x - 40, -1)
  expect((await place()).y).toBeCloseTo(dragged.y - 20, -1)

  const before = await place()
  await dragBy(page, box(page), { x: before.width - 1, y: before.height - 1 }, { x: 80, y: 50 })
  await expect(status).toContainText('type: resize')
  expect((await place()).width).toBeGreaterThan(before.width + 60)

  await title.dblclick()
  await expect(status).toContainText('type: max')
  expect((await place()).width).toBe(page.viewportSize()!.width - 20)
  await box(page).getByRole('button', { name: 'revert' }).click()
  await expect(status).toHaveText('revert(), isMaximized: false')
  await box(page).getByRole('button', { name: 'zoom' }).click()
  await expect(status).toHaveText('zoom() -> true')
})

test('a fullscreen modal opens maximized and can be reverted', async ({ demo, page }) => {
  const stage = await demo(path, 'drag-resize-zoom')
  await stage.getByRole('button', { name: '全屏打开' }).click()
  await expect.poll(async () => (await box(page).boundingBox())!.width).toBe(page.viewportSize()!.width - 20)
  await box(page).locator('.vxe-modal--zoom-btn').click()
  await expect.poll(async () => (await box(page).boundingBox())!.width).toBeLessThan(500)
  await expect(box(page).getByRole('status')).toContainText('type: revert')
})

test('a modal keeps size and position after closing, after it is created again and after a reload', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'remember')
  const place = async () => (await box(page).boundingBox())!
  const show = async () => {
    await stage.getByRole('button', { name: '打开' }).click()
    await expect(box(page)).toBeVisible()
  }
  const close = async () => {
    await box(page).locator('.vxe-modal--close-btn').click()
    await expect(windows(page)).toHaveCount(0)
  }
  await show()
  await expect.poll(async () => (await place()).y).toBe(120)
  await dragBy(page, box(page).locator('.vxe-modal--header-title'), { x: 60, y: 12 }, { x: -150, y: 90 })
  const size = await place()
  await dragBy(page, box(page), { x: size.width - 1, y: size.height - 1 }, { x: 60, y: 30 })
  const left = await place()
  expect(left.width).toBeGreaterThan(380)
  await close()

  await show()
  expect(await place()).toEqual(left)
  await close()
  await stage.getByRole('button', { name: '模拟刷新，重新创建' }).click()
  await show()
  await expect.poll(place).toEqual(left)
  await close()

  await page.reload()
  await demo(path, 'remember')
  await show()
  await expect.poll(place).toEqual(left)
  await close()
  await stage.getByRole('button', { name: '清除记录' }).click()
  await show()
  await expect.poll(async () => (await place()).width).toBe(360)
})

test('without mask and lock the page behind a modal can be clicked, and Esc can be disabled', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'mask')
  const behind = stage.getByRole('button', { name: /后面的按钮/ })
  await stage.getByRole('button', { name: '打开' }).click()
  await expect(windows(page)).toHaveClass(/is--mask/)
  await expect(behind.click({ timeout: 1000 })).rejects.toThrow('intercepts pointer events')
  await page.mouse.click(5, 400)
  await expect(stage.getByRole('status')).toHaveText('type: mask')
  await expect(windows(page)).toHaveCount(0)

  for (const label of ['遮罩 mask', '锁定页面 lockView', '按 Esc 关闭 escClosable'])
    await stage.getByText(label).click()
  await stage.getByRole('button', { name: '打开' }).click()
  await expect(windows(page)).not.toHaveClass(/is--mask/)
  await page.keyboard.press('Escape')
  await behind.click()
  await expect(behind).toHaveText('后面的按钮: 1')
  await expect(windows(page)).toHaveCount(1)
  await stage.getByText('按 Esc 关闭 escClosable').click()
  await page.keyboard.press('Escape')
  await expect(stage.getByRole('status')).toHaveText('type: exit')
})

test('closing a modal with unsaved changes shows a confirmation, and empty text is not saved', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'veto')
  const question = page.locator('.type--confirm.is--visible')
  const editor = page.locator('.type--modal.is--visible')
  await stage.getByRole('button', { name: '编辑公告' }).click()
  await page.keyboard.press('Escape')
  await expect(editor).toHaveCount(0)

  await stage.getByRole('button', { name: '编辑公告' }).click()
  await editor.getByPlaceholder('公告').fill('下周一停机维护')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: '取消' }).click()
  await expect(question).toHaveCount(0)
  await expect(editor).toHaveCount(1)
  await editor.getByPlaceholder('公告').fill('')
  await editor.getByRole('button', { name: '保存' }).click()
  await expect(editor).toHaveCount(1)
  await editor.getByPlaceholder('公告').fill('下周二停机维护')
  await editor.getByRole('button', { name: '保存' }).click()
  await expect(stage.getByRole('status')).toHaveText('下周二停机维护')

  await stage.getByRole('button', { name: '编辑公告' }).click()
  await editor.getByPlaceholder('公告').fill('不停机')
  await editor.locator('.vxe-modal--close-btn').click()
  await question.getByRole('button', { name: '确认' }).click()
  await expect(editor).toHaveCount(0)
  await expect(stage.getByRole('status')).toHaveText('下周二停机维护')
})

test('Esc closes only the topmost of two modals', async ({ demo, page }) => {
  const stage = await demo(path, 'nested')
  await stage.getByRole('button', { name: '新建订单' }).click()
  await box(page).getByRole('button', { name: '选择' }).click()
  await expect(windows(page)).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(windows(page)).toHaveCount(1)
  await expect(box(page)).toContainText('新建订单')
  await box(page).getByRole('button', { name: '选择' }).click()
  await windows(page).nth(1).getByRole('button', { name: '林知夏' }).click()
  await expect(windows(page)).toHaveCount(1)
  await expect(box(page)).toContainText('收货人: 林知夏')
  await box(page).getByRole('button', { name: '确认' }).click()
  await expect(stage.getByRole('status')).toHaveText('订单已创建，收货人 林知夏')
})

test('a modal shows a loading mask, and a failed request can be retried', async ({ demo, page }) => {
  const stage = await demo(path, 'loading')
  await stage.getByText('让下一次请求失败').click()
  await stage.getByRole('button', { name: '打开详情' }).click()
  await expect(box(page).locator('.vxe-loading')).toBeVisible()
  await expect(box(page)).toContainText('服务端没有响应')
  await expect(box(page).locator('.vxe-loading')).toBeHidden()
  await box(page).getByRole('button', { name: '重试' }).click()
  await expect(windows(page)).toHaveClass(/is--loading/)
  await expect(box(page)).toContainText('顾明澈')
})

test('the content of a modal is created on first opening and, if set, destroyed on closing', async ({ demo, page }) => {
  const stage = await demo(path, 'destroy-on-close')
  const count = stage.getByRole('status')
  await expect(count).toHaveText('创建: 0, 销毁: 0')
  const visit = async (label: string) => {
    await stage.getByRole('button', { name: label }).click()
    await expect(box(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(windows(page)).toHaveCount(0)
  }
  await visit('保留内容')
  await visit('保留内容')
  await expect(count).toHaveText('创建: 1, 销毁: 0')
  await visit('关闭时销毁')
  await visit('关闭时销毁')
  await expect(count).toHaveText('创建: 3, 销毁: 2')
})

test('a form in a modal validates, saves on Enter and discards its changes on cancel', async ({ demo, page }) => {
  const stage = await demo(path, 'form')
  const firstRow = stage.locator('.vxe-body--row').first()
  await firstRow.getByRole('button', { name: '编辑' }).click()
  await expect(box(page).getByPlaceholder('姓名')).toBeFocused()
  await box(page).getByPlaceholder('年龄').fill('12')
  await box(page).getByRole('button', { name: '保存' }).click()
  await expect(box(page)).toContainText('年龄在 18 到 65 之间')
  await box(page).getByRole('button', { name: '取消' }).click()
  await expect(windows(page)).toHaveCount(0)
  await expect(firstRow).toContainText('41')

  await firstRow.getByRole('button', { name: '编辑' }).click()
  await box(page).getByPlaceholder('年龄').fill('42')
  await box(page).getByPlaceholder('年龄').press('Enter')
  await expect(windows(page)).toHaveCount(0)
  await expect(firstRow).toContainText('42')
})

test('a table in a modal has the height of the content area, also in the maximized modal', async ({ demo, page }) => {
  const stage = await demo(path, 'table')
  await stage.getByRole('button', { name: '查看 500 人' }).click()
  const table = box(page).locator('.vxe-table')
  const content = box(page).locator('.vxe-modal--content')
  await expect(table.locator('.vxe-body--row').first()).toContainText('顾明澈')
  const overflow = () => content.evaluate(element => element.scrollHeight - element.clientHeight)
  await expect.poll(overflow).toBeLessThan(2)
  const small = (await table.boundingBox())!.height
  expect(small).toBeGreaterThan(250)
  await box(page).locator('.vxe-modal--zoom-btn').click()
  await expect.poll(async () => (await table.boundingBox())!.height).toBeGreaterThan(small + 200)
  await expect.poll(overflow).toBeLessThan(2)
  await box(page).locator('.vxe-modal--zoom-btn').click()
  await expect.poll(async () => Math.abs((await table.boundingBox())!.height - small)).toBeLessThan(4)
  await table
    .locator('.vxe-table--body-wrapper')
    .first()
    .evaluate(body => body.scrollTo(0, body.scrollHeight))
  await expect(table.locator('.vxe-body--row').last()).toContainText('500')
  expect(await table.locator('.vxe-body--row').count()).toBeLessThan(60)
})

test('a row is selected in a table in a modal of 800 by 400, with a button or a double-click', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'pick-row')
  const owner = stage.getByPlaceholder('负责人')
  await stage.getByRole('button', { name: '选择' }).click()
  await expect.poll(async () => (await box(page).boundingBox())!.width).toBe(800)
  expect((await box(page).boundingBox())!.height).toBe(400)
  const select = box(page).getByRole('button', { name: '选定' })
  await expect(select).toBeDisabled()
  await box(page).locator('.vxe-body--row').nth(2).click()
  await select.click()
  await expect(owner).toHaveValue('陆远舟')

  await expect(windows(page)).toHaveCount(0)
  await stage.getByRole('button', { name: '选择' }).click()
  await expect(box(page).locator('.vxe-body--row').nth(2)).toHaveClass(/row--radio/)
  await box(page).locator('.vxe-body--row').nth(1).dblclick()
  await expect(owner).toHaveValue('周以宁')
  await expect(windows(page)).toHaveCount(0)
})

test('with `transfer` a modal is attached to the body instead of the card that clips it', async ({
  demo,
  page,
  open
}) => {
  const stage = await demo(path, 'transfer')
  await stage.getByRole('button', { name: '保留在卡片中' }).click()
  await expect(stage.locator('.vxe-modal--wrapper.is--visible')).toHaveCount(1)
  const card = (await stage.locator('.card').boundingBox())!
  await expect.poll(async () => (await box(page).boundingBox())!.y - card.y).toBeGreaterThan(99)
  await page.keyboard.press('Escape')
  await expect(windows(page)).toHaveCount(0)
  await stage.getByRole('button', { name: '挂载到 body' }).click()
  await expect(page.locator('body > .vxe-modal--wrapper.is--visible')).toHaveCount(1)
  await expect.poll(async () => (await box(page).boundingBox())!.y).toBe(100)
  const { x, width } = (await box(page).boundingBox())!
  expect(Math.abs(x + width / 2 - page.viewportSize()!.width / 2)).toBeLessThan(20)
  await open('/table/base/sort')
  await expect(page.locator('.vxe-modal--wrapper')).toHaveCount(0)
})

test('opening a modal moves the focus into it, Tab keeps the focus inside, and closing returns the focus', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'keyboard')
  const opener = stage.getByRole('button', { name: '反馈' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: '反馈' })
  await expect(dialog.getByLabel('标题')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: '确认' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('标题')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(windows(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

async function dragBy(
  page: Page,
  handle: Locator,
  grip: { x: number; y: number },
  by: { x: number; y: number }
): Promise<void> {
  const { x, y } = (await handle.boundingBox())!
  await page.mouse.move(x + grip.x, y + grip.y)
  await page.mouse.down()
  await page.mouse.move(x + grip.x + by.x / 2, y + grip.y + by.y / 2)
  await page.mouse.move(x + grip.x + by.x, y + grip.y + by.y)
  await page.mouse.up()
}
