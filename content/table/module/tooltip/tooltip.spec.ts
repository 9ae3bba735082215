import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/module/tooltip'

const tip = (page: Page) => page.locator('body > .vxe-table--tooltip-wrapper.is--visible')
const away = (page: Page) => page.mouse.move(2, 2)

async function box(locator: Locator) {
  const found = await locator.boundingBox()
  expect(found).not.toBeNull()
  return found!
}

test('a tooltip is shown above its target, keeps line breaks and hides when the pointer leaves', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'hover-text')
  const target = stage.getByText('本月额度')
  await target.hover()
  await expect(tip(page)).toHaveText('已用 8.2 GB\n共 20 GB\n每月 1 日清零')
  const [above, below] = [await box(tip(page)), await box(target)]
  expect(above.y + above.height).toBeLessThanOrEqual(below.y)
  expect(above.height).toBeGreaterThan(50)
  await away(page)
  await expect(tip(page)).toHaveCount(0)
  await stage.getByText('参与人数').hover()
  await expect(tip(page)).toHaveText('7')
})

test('a tooltip is shown on hover, on click or by v-model', async ({ demo, page }) => {
  const stage = await demo(path, 'triggers')
  await stage.getByRole('button', { name: '悬停' }).hover()
  await expect(tip(page)).toHaveText('鼠标移开时隐藏')
  await away(page)
  await expect(tip(page)).toHaveCount(0)

  const click = stage.getByRole('button', { name: '点击' })
  await click.click()
  await expect(tip(page)).toHaveText('再次点击时隐藏')
  await away(page)
  await stage.locator('.vxe-switch').click()
  await expect(tip(page)).toHaveText(['再次点击时隐藏', '由 v-model 控制'])
  await click.click()
  await expect(tip(page)).toHaveText('由 v-model 控制')
  await stage.locator('.vxe-switch').click()
  await expect(tip(page)).toHaveCount(0)
})

test('theme, arrow and class change the appearance of a tooltip', async ({ demo, page }) => {
  const stage = await demo(path, 'looks')
  await stage.getByRole('button', { name: '内置颜色' }).hover()
  await expect(tip(page)).toHaveClass(/theme--light/)
  await expect(tip(page).locator('.vxe-table--tooltip-arrow')).toBeVisible()
  await away(page)
  await expect(tip(page)).toHaveCount(0)
  await stage.getByText('深色').click()
  await stage.getByText('箭头').click()
  await expect(stage.locator('.vxe-checkbox.is--checked')).toHaveCount(0)
  await stage.getByRole('button', { name: '内置颜色' }).hover()
  await expect(tip(page)).toHaveClass(/theme--dark/)
  await expect(tip(page).locator('.vxe-table--tooltip-arrow')).toBeHidden()
  await away(page)
  await expect(tip(page)).toHaveCount(0)
  await stage.getByRole('button', { name: '自定义颜色' }).hover()
  await expect(tip(page)).toHaveCSS('background-color', 'rgb(180, 35, 24)')
  expect((await box(tip(page))).width).toBeLessThanOrEqual(181)
})

test('the pointer can move into a tooltip and click a button in it', async ({ demo, page }) => {
  const stage = await demo(path, 'rich-content')
  await stage.getByText('顾明澈').hover()
  const button = tip(page).getByRole('button', { name: '关注' })
  await expect(button).toHaveClass(/size--mini/)
  await button.click()
  await expect(stage.getByRole('status')).toHaveText('已关注')
  await expect(tip(page)).toContainText('产品经理')
  await away(page)
  await expect(tip(page)).toHaveCount(0)
})

test('with the HTML option the text of a tooltip is rendered as HTML', async ({ demo, page }) => {
  const stage = await demo(path, 'rich-content')
  await stage.getByText('快捷键').hover()
  await expect(tip(page).locator('b')).toHaveText(['Ctrl + S', 'Ctrl + Z'])
})

test('the enter and leave delays of a tooltip apply, and a tooltip under the pointer stays visible', async ({
  demo,
  page
}) => {
  await page.clock.install()
  const stage = await demo(path, 'delays')
  const result = stage.getByRole('status')
  const target = stage.getByText('订单号', { exact: true })
  // From here on the clock only moves with `runFor`.
  await page.clock.pauseAt(Date.now() + 60_000)
  await target.hover()
  await page.clock.runFor(499)
  await expect(tip(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(result).toHaveText('显示: 500 ms')
  await tip(page).hover()
  // The tooltip stays as long as the pointer is in its box; the demo measures from the moment when the pointer left the
  // order number.
  await page.clock.runFor(5000)
  await expect(tip(page)).toBeVisible()
  await away(page)
  await page.clock.runFor(999)
  await expect(tip(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(tip(page)).toHaveCount(0)
  await expect(result).toHaveText('隐藏: 6000 ms')

  await stage.getByText('延时 0 毫秒').click()
  await stage.getByText('鼠标可以移入').click()
  await target.hover()
  await page.clock.runFor(1)
  await expect(result).toHaveText(/^显示: [01] ms$/)
  await away(page)
  await page.clock.runFor(1)
  await expect(result).toHaveText(/^隐藏: [01] ms$/)
})

test('one tooltip shows the text of the hovered or focused day', async ({ demo, page }) => {
  const stage = await demo(path, 'one-for-many')
  const days = stage.locator('.days > button')
  await expect(days).toHaveCount(84)
  await days.nth(1).hover()
  await expect(tip(page)).toHaveText('2024-03-02，提交 8')
  await days.nth(30).hover()
  await expect(tip(page)).toHaveText('2024-03-31，提交 5')
  const [above, day] = [await box(tip(page)), await box(days.nth(30))]
  expect(Math.abs(above.x + above.width / 2 - day.x - day.width / 2)).toBeLessThan(3)
  await away(page)
  await expect(tip(page)).toHaveCount(0)
  await days.nth(7).focus()
  await expect(tip(page)).toContainText('2024-03-08')
  await page.keyboard.press('Tab')
  await expect(tip(page)).toContainText('2024-03-09')
})

test('the tooltip methods change target and text, and can cancel an opening tooltip', async ({ demo, page }) => {
  const stage = await demo(path, 'methods')
  const press = (name: string) => stage.getByRole('button', { name, exact: true }).click()
  await press('open()')
  await press('isActived()')
  await expect(stage.getByRole('status')).toHaveText('v-model: false, isActived(): true')
  await expect(tip(page)).toHaveText('默认目标的提示')
  await press('close()')
  await expect(stage.getByRole('status')).toContainText('v-model: false')
  await expect(tip(page)).toHaveCount(0)

  await press('open(el, text)')
  await expect(tip(page)).toHaveText('新的目标和文字')
  const [above, other] = [await box(tip(page)), await box(stage.getByText('另一个目标'))]
  expect(Math.abs(above.x + above.width / 2 - other.x - other.width / 2)).toBeLessThan(3)
  await press('close()')
  await press('toVisible(el)')
  await expect(stage.getByRole('status')).toContainText('v-model: true')
  await press('close()')

  await press('open()')
  await press('setActived(false)')
  await page.waitForTimeout(1800)
  await expect(tip(page)).toHaveCount(0)
})

test('a disabled button shows its reason in a tooltip, an enabled button shows no tooltip', async ({ demo, page }) => {
  const stage = await demo(path, 'disabled-button')
  await stage.locator('.target').hover()
  await expect(tip(page)).toHaveText('先勾选条款')
  await stage.getByLabel('我已阅读条款').check()
  await expect(tip(page)).toHaveCount(0)
  await stage.locator('.target').hover()
  await expect(stage.getByRole('button', { name: '下一步' })).toBeEnabled()
  await expect(tip(page)).toHaveCount(0)
})

test('focus shows the tooltip, Escape hides it, and its text is the accessible description of the input', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'keyboard')
  const input = stage.getByLabel('会员编号')
  await input.focus()
  await expect(page.getByRole('tooltip')).toHaveText('两个字母加六位数字，印在会员卡背面')
  await expect(input).toHaveAccessibleDescription('两个字母加六位数字，印在会员卡背面')
  await page.keyboard.press('Escape')
  await expect(tip(page)).toHaveCount(0)
  await input.blur()
  await input.focus()
  await expect(tip(page)).toHaveCount(1)
  await input.blur()
  await expect(tip(page)).toHaveCount(0)
})

test('the tooltip opened last is on top unless the other tooltip has a fixed z-index', async ({ demo, page }) => {
  const stage = await demo(path, 'z-index')
  const onTop = () =>
    page.evaluate(() => {
      const [one, other] = [...document.querySelectorAll('.wide-tip')].map(each => each.getBoundingClientRect())
      const x = (Math.max(one!.left, other!.left) + Math.min(one!.right, other!.right)) / 2
      const y = (Math.max(one!.top, other!.top) + Math.min(one!.bottom, other!.bottom)) / 2
      const tips = [...document.querySelectorAll<HTMLElement>('.wide-tip')]
      for (const each of tips) each.style.pointerEvents = 'auto'
      return document.elementFromPoint(x, y)?.closest('.wide-tip')?.textContent
    })
  const [left, right] = [stage.getByRole('button', { name: '左边' }), stage.getByRole('button', { name: '右边' })]
  await left.click()
  await right.click()
  await expect(tip(page)).toHaveCount(2)
  expect(await onTop()).toContain('右边按钮')
  await right.click()
  await left.click()
  await stage.getByText('左边的固定在最上层').click()
  await left.click()
  await right.click()
  await expect(tip(page)).toHaveCount(2)
  expect(await onTop()).toContain('左边按钮')
})

test('leaving the page removes the tooltip', async ({ demo, page, open }) => {
  const stage = await demo(path, 'triggers')
  await stage.getByRole('button', { name: '点击' }).click()
  await expect(tip(page)).toHaveCount(1)
  await open('/table/base/sort')
  await expect(page.locator('.vxe-table--tooltip-wrapper', { hasText: '再次点击时隐藏' })).toHaveCount(0)
})
