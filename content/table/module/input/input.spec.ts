import { expect, test } from '../../../../e2e/site.ts'
import type { Locator, Page } from '@playwright/test'

const route = '/table/module/input'
const field = (stage: Locator, label: string) => stage.locator('label').filter({ hasText: label }).locator('input')
const box = (stage: Locator, label: string) => stage.locator('label').filter({ hasText: label }).locator('.vxe-input')
const panel = (page: Page) => page.locator('.vxe-input--panel.animat--enter')
const day = (page: Page, number: number) =>
  panel(page)
    .locator('td.is--current')
    .filter({ hasText: new RegExp(`^${number}\\D*$`) })

test('typing into the text input updates the bound value', async ({ demo }) => {
  const stage = await demo(route, 'basic-text')
  await expect(field(stage, '姓名')).toHaveAttribute('placeholder', '请输入姓名')
  await field(stage, '姓名').fill('周以宁')
  await expect(stage).toContainText('绑定值: {"name":"周以宁","note":"文本右对齐"}')
  await expect(field(stage, '备注')).toHaveCSS('text-align', 'right')
})

test('each of the four input sizes is smaller than the previous size', async ({ demo }) => {
  const stage = await demo(route, 'sizes')
  const heights = await stage.locator('.vxe-input').evaluateAll(inputs => inputs.map(input => input.clientHeight))
  expect(heights).toHaveLength(4)
  expect([...heights].sort((a, b) => b - a)).toEqual(heights)
  expect(new Set(heights).size).toBe(4)
})

test('readonly and disabled prevent all input, a disabled `editable` only typing', async ({ demo, page }) => {
  const stage = await demo(route, 'readonly-disabled')
  await expect(field(stage, '姓名')).not.toBeEditable()
  await field(stage, '生日').click()
  await expect(panel(page)).toHaveCount(0)
  await stage.getByText('readonly', { exact: true }).click()
  await field(stage, '姓名').fill('周以宁')
  await expect(stage).toContainText('"name":"周以宁"')
  await stage.getByText('editable', { exact: true }).click()
  await expect(field(stage, '年龄')).not.toBeEditable()
  await box(stage, '年龄').locator('.vxe-input--number-prev').click()
  await expect(stage).toContainText('"age":"42"')
  await field(stage, '生日').click()
  await day(page, 9).click()
  await expect(stage).toContainText('"birthday":"1983-05-09"')
  await stage.getByText('disabled', { exact: true }).click()
  for (const label of ['姓名', '年龄', '生日']) await expect(field(stage, label)).toBeDisabled()
})

test('a read-only input cannot be cleared', async ({ demo }) => {
  const stage = await demo(route, 'readonly-disabled')
  await box(stage, '姓名').hover()
  await expect(stage.locator('.vxe-input--clear-icon')).toHaveCount(0)
  await expect(field(stage, '姓名')).toHaveValue('顾明澈')
})

test('the clear icon empties the value, the Delete key does not', async ({ demo, page }) => {
  const stage = await demo(route, 'clearable')
  await box(stage, '日期').hover()
  await box(stage, '日期').locator('.vxe-input--clear-icon').click()
  await expect(stage).toContainText('"day":""')
  await expect(stage.getByRole('status')).toHaveText('点击清除图标，值已清空')
  await field(stage, '文本').click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  await expect(stage.getByRole('status')).toHaveText('按下 Delete 键，值没有清空')
  await expect(stage).toContainText('"text":"除我"')
})

test('clicks on the prefix and suffix icons of an input fire their events', async ({ demo }) => {
  const stage = await demo(route, 'icons')
  await box(stage, '账号').locator('.vxe-input--prefix').click()
  await expect(stage.getByRole('status')).toHaveText('已点击: 前面的图标')
  await box(stage, '网址').locator('.vxe-input--suffix').click()
  await expect(stage.getByRole('status')).toHaveText('已点击: 后面的图标')
})

test('an input renders prefix and suffix slots, and a slot updates with the value', async ({ demo }) => {
  const stage = await demo(route, 'slots')
  await expect(box(stage, '价格').locator('.vxe-input--prefix-icon')).toHaveText('¥')
  const icon = box(stage, '验证码').locator('.vxe-input--suffix-icon i')
  await expect(icon).toHaveClass(/question/)
  await field(stage, '验证码').fill('123456')
  await expect(icon).toHaveClass(/success/)
})

test('an input shows its number of characters, with or without a limit, or of bytes', async ({ demo, page }) => {
  const stage = await demo(route, 'word-count')
  await expect(box(stage, '标题').locator('.vxe-input--count')).toHaveText('4/20')
  await field(stage, '标题').fill('')
  await page.keyboard.type('x'.repeat(25))
  await expect(box(stage, '标题').locator('.vxe-input--count')).toHaveText('20/20')
  await field(stage, '简介').fill('abc')
  await expect(box(stage, '简介').locator('.vxe-input--count')).toHaveText('3')
  await field(stage, '字节数').fill('表格')
  await expect(box(stage, '字节数').locator('.vxe-input--count')).toHaveText('6 B')
})

test('the eye icon of a password input shows and hides the password', async ({ demo }) => {
  const stage = await demo(route, 'password')
  const eye = box(stage, '密码').locator('.vxe-input--password-suffix')
  await expect(field(stage, '密码')).toHaveAttribute('type', 'password')
  await eye.click()
  await expect(field(stage, '密码')).toHaveAttribute('type', 'text')
  await expect(stage.getByRole('status')).toHaveText('密码可见')
  await eye.click()
  await expect(field(stage, '密码')).toHaveAttribute('type', 'password')
})

test('the search icon and the Enter key search for the typed text', async ({ demo, page }) => {
  const stage = await demo(route, 'search')
  const found = stage.getByRole('status')
  await expect(found).toContainText('顾明澈')
  await field(stage, '查找人员').fill('设计师')
  await page.keyboard.press('Enter')
  await expect(found).toHaveText('程之焕, 林知夏')
  await field(stage, '查找人员').fill('周')
  await expect(found).toHaveText('程之焕, 林知夏')
  await box(stage, '查找人员').locator('.vxe-input--search-suffix').click()
  await expect(found).toHaveText('周以宁')
  await field(stage, '查找人员').fill('没有这个人')
  await page.keyboard.press('Enter')
  await expect(found).toHaveText('没有匹配的人员')
})

test('a number input steps within its range, and limits a typed value to the range on losing focus', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'number')
  const amount = field(stage, '数量')
  await expect(stage).toContainText('类型: number')
  await box(stage, '数量').locator('.vxe-input--number-prev').click()
  await expect(stage).toContainText('"count":"15"')
  await expect(stage).toContainText('类型: string')
  await amount.press('ArrowDown')
  await amount.press('ArrowDown')
  await expect(amount).toHaveValue('5')
  await amount.fill('500')
  await page.keyboard.press('Tab')
  await expect(amount).toHaveValue('100')
  await field(stage, '没有限制').press('ArrowDown')
  await expect(field(stage, '没有限制')).toHaveValue('-1')
})

test('an integer input removes decimals, and a float input cuts or pads decimals', async ({ demo, page }) => {
  const stage = await demo(route, 'integer-float')
  await expect(stage).toContainText('"price":"1.23","rate":"0.1234"')
  await field(stage, '整数').fill('3.9')
  await page.keyboard.press('Tab')
  await expect(field(stage, '整数')).toHaveValue('3')
  await field(stage, '两位小数').fill('2.999')
  await page.keyboard.press('Tab')
  await expect(field(stage, '两位小数')).toHaveValue('2.99')
  await field(stage, '两位小数').press('ArrowUp')
  await expect(field(stage, '两位小数')).toHaveValue('3.00')
  await field(stage, '四位小数').press('ArrowUp')
  await expect(field(stage, '四位小数')).toHaveValue('0.6234')
})

test('a number input without controls does not step, normalizes exponents and limits its length', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'number-controls')
  await expect(box(stage, '没有按钮').locator('.vxe-input--number-suffix')).toHaveCount(0)
  await field(stage, '没有按钮').press('ArrowUp')
  await expect(field(stage, '没有按钮')).toHaveValue('7')
  const mass = field(stage, '科学计数法')
  await mass.fill('6e+23')
  await page.keyboard.press('Tab')
  await expect(mass).toHaveValue('6e+23')
  await mass.fill('1e5')
  await page.keyboard.press('Tab')
  await expect(mass).toHaveValue('100000')
  await field(stage, '限制长度').fill('')
  await field(stage, '限制长度').click()
  await page.keyboard.type('123456')
  await expect(field(stage, '限制长度')).toHaveValue('1234')
  await field(stage, '限制长度').press('ArrowUp')
  await expect(stage.getByRole('status')).toHaveText('最后操作: 加')
  await expect(field(stage, '限制长度')).toHaveValue('1235')
})

test('without `immediate`, the value is updated when the input loses focus', async ({ demo, page }) => {
  const stage = await demo(route, 'immediate')
  await field(stage, '立即更新').click()
  await page.keyboard.type('ab')
  await expect(stage).toContainText('{"eager":"ab","lazy":""}')
  await field(stage, '失焦时更新').click()
  await page.keyboard.type('cd')
  await expect(stage).toContainText('{"eager":"ab","lazy":""}')
  await page.keyboard.press('Tab')
  await expect(stage).toContainText('{"eager":"ab","lazy":"cd"}')
  await expect(stage).toContainText('change 次数: 2 / 2')
})

test('a date is selected with the mouse, typed, or selected with the keyboard', async ({ demo, page }) => {
  const stage = await demo(route, 'date-time')
  await field(stage, '日期').first().click()
  await day(page, 20).click()
  await expect(stage).toContainText('"day":"2024-10-20"')
  await expect(panel(page)).toHaveCount(0)
  await field(stage, '日期').first().fill('2024-11-05')
  await page.keyboard.press('Tab')
  await expect(stage).toContainText('"day":"2024-11-05"')
  await page.keyboard.press('Escape')
  await field(stage, '日期').first().click()
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(stage).toContainText('"day":"2024-11-06"')
})

test('the confirm button writes the selected time or date with time', async ({ demo, page }) => {
  const stage = await demo(route, 'date-time')
  await field(stage, '日期和时间').click()
  await day(page, 16).click()
  await panel(page).locator('.vxe-input--time-picker-hour-list li').nth(13).click()
  await panel(page).getByRole('button', { name: '确认' }).click()
  await expect(stage).toContainText('"moment":"2024-10-16 13:30:00"')
  await box(stage, '时间').last().locator('input').click()
  await panel(page).locator('.vxe-input--time-picker-minute-list li').nth(45).click()
  await panel(page).getByRole('button', { name: '确认' }).click()
  await expect(stage).toContainText('"time":"09:45:00"')
  await page.keyboard.press('Tab')
  await expect(stage).toContainText('"time":"09:45:00"')
})

test('week, month, quarter and year inputs write one day of the selected period', async ({ demo, page }) => {
  const stage = await demo(route, 'periods')
  await field(stage, '周').click()
  await panel(page).locator('tbody tr').nth(3).locator('td').nth(5).click()
  await expect(stage).toContainText('"week":"2024-10-21"')
  await field(stage, '月').click()
  await panel(page).locator('td.is--current').first().click()
  await expect(stage).toContainText('"month":"2024-01-01"')
  await field(stage, '季度').click()
  await panel(page).locator('td.is--current').nth(1).click()
  await expect(stage).toContainText('"quarter":"2024-04-01"')
  await field(stage, '年').click()
  await panel(page).getByText('2026', { exact: true }).click()
  await expect(stage).toContainText('"year":"2026-01-01"')
})

test('a date input has independent display and value formats', async ({ demo, page }) => {
  const stage = await demo(route, 'date-formats')
  await expect(field(stage, '显示为文字')).toHaveValue('2024年10月15日')
  await expect(field(stage, '值是 yyyyMMdd')).toHaveValue('2024-10-15')
  await expect(field(stage, '值是 yyyy-MM ')).toHaveValue('2024/10')
  await expect(field(stage, '不含秒')).toHaveValue('2024-10-15 09:30')
  await field(stage, '值是 yyyyMMdd').click()
  await day(page, 16).click()
  await expect(stage).toContainText('"compact":"20241016"')
  await field(stage, '值是 yyyy-MM ').click()
  await panel(page).locator('td.is--current').first().click()
  await expect(stage).toContainText('"month":"2024-01"')
  await field(stage, '显示为文字').click()
  await day(page, 1).first().click()
  await expect(stage).toContainText('"day":"2024-10-01"')
  await expect(field(stage, '显示为文字')).toHaveValue('2024年10月01日')
})

test('`start-day` sets the first day of the week, and `select-day` the weekday of a week input', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'week-start')
  await field(stage, '日期').click()
  await expect(panel(page).locator('th').first()).toHaveText('周一')
  await page.keyboard.press('Escape')
  await stage.getByText('周日为第一天').click()
  await field(stage, '日期').click()
  await expect(panel(page).locator('th').first()).toHaveText('周日')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await field(stage, '周（值为周五）').click()
  await panel(page).locator('tbody tr').nth(3).locator('td').nth(2).click()
  await expect(stage).toContainText('"week":"2024-10-25"')
})

test('disabled days cannot be selected, and the month buttons are disabled at the ends of the range', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'disabled-dates')
  await field(stage, '工作日').click()
  await expect(day(page, 19)).toHaveClass(/is--disabled/)
  await day(page, 19).click()
  await expect(stage).toContainText('"workday":"2024-10-15"')
  await day(page, 18).click()
  await expect(stage).toContainText('"workday":"2024-10-18"')
  await field(stage, '十月到十一月').click()
  await expect(panel(page).locator('.vxe-input--date-picker-prev-btn')).toHaveClass(/is--disabled/)
  await expect(panel(page).locator('td.is--prev').first()).toHaveClass(/is--disabled/)
  await panel(page).locator('.vxe-input--date-picker-next-btn').click()
  await expect(panel(page).locator('.vxe-input--date-picker-next-btn')).toHaveClass(/is--disabled/)
  await day(page, 30).click()
  await expect(stage).toContainText('"autumn":"2024-11-30"')
})

test('the calendar shows the festivals, extra labels and notices of `festival-method`', async ({ demo, page }) => {
  const stage = await demo(route, 'festivals')
  await field(stage, '排班').click()
  await expect(panel(page).locator('.vxe-input--date-festival.is-important')).toHaveText('放假')
  await expect(panel(page).locator('.vxe-input--date-label--extra.is-important')).toHaveText('休')
  await expect(panel(page).locator('.vxe-input--date-label--extra')).toHaveText(['休', '休', '班'])
  await expect(panel(page).locator('td', { has: page.locator('.is-notice') })).toContainText('发薪日')
  await expect(panel(page).locator('.overlap--2 span')).toHaveText(['盘点', '交付'])
})

test('several dates are selected and deselected, and the value keeps the order of the clicks', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'multiple-dates')
  await field(stage, '多个日期').click()
  await day(page, 9).click()
  await expect(stage).toContainText('"days":"2024-10-18,2024-10-15,2024-10-09"')
  await expect(stage).toContainText('["2024-10-09","2024-10-15","2024-10-18"]')
  await day(page, 18).click()
  await expect(stage).toContainText('"days":"2024-10-15,2024-10-09"')
  await panel(page).getByRole('button', { name: '确认' }).click()
  await expect(panel(page)).toHaveCount(0)
  await field(stage, '多个月份').click()
  await panel(page).locator('td.is--current').first().click()
  await expect(stage).toContainText('"months":"2024-10,2024-01"')
})

test('the dropdown of a date input is attached to the body and opens on the side set by `placement`', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'panel-placement')
  const input = stage.getByPlaceholder('选择日期')
  await input.evaluate(element => element.scrollIntoView({ block: 'center' }))
  await stage.getByText('始终在上方').click()
  await input.click()
  await expect(panel(page)).toHaveAttribute('placement', 'top')
  await expect(panel(page)).toBeInViewport()
  expect(await panel(page).evaluate(element => element.parentElement === document.body)).toBe(true)
  await expect
    .poll(
      async () =>
        (await panel(page).boundingBox())!.y + (await panel(page).boundingBox())!.height <=
        (await input.boundingBox())!.y + 1
    )
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await stage.getByText('始终在下方').click()
  await input.click()
  await expect(panel(page)).toHaveAttribute('placement', 'bottom')
})

test('typing, clicks and focus changes fire the events of text, number and date inputs', async ({ demo, page }) => {
  const stage = await demo(route, 'events')
  const log = stage.getByRole('log').locator('span')
  await field(stage, '文本').focus()
  await expect(log.first()).toHaveText('focus: "abc"')
  await page.keyboard.press('End')
  await page.keyboard.type('d')
  await expect(log.nth(0)).toHaveText('keyup: "abcd"')
  await expect(log.nth(1)).toHaveText('change: "abcd"')
  await expect(log.nth(2)).toHaveText('input: "abcd"')
  await page.keyboard.press('Tab')
  await expect(log.filter({ hasText: 'blur' })).toHaveCount(1)
  await stage.getByRole('button', { name: '清空记录' }).click()
  await expect(log).toHaveText(['尚未触发事件'])
  await box(stage, '文本').locator('.vxe-input--prefix').click()
  await expect(log.filter({ hasText: 'prefix-click' })).toHaveCount(1)
  await box(stage, '数值').locator('.vxe-input--number-prev').click()
  await expect(log.filter({ hasText: 'prev-number' })).toHaveCount(1)
  await expect(log.filter({ hasText: 'change: "2"' })).toHaveCount(1)
  await field(stage, '日期').click()
  await panel(page).locator('.vxe-input--date-picker-next-btn').click()
  await expect(log.first()).toHaveText('date-next')
})

test('focus, select, blur, showPanel and hidePanel work from code', async ({ demo, page }) => {
  const stage = await demo(route, 'methods')
  const text = field(stage, '文本')
  const click = (name: string) => stage.getByRole('button', { name, exact: true }).click()
  await click('focus')
  await expect(text).toBeFocused()
  await click('blur')
  await expect(text).not.toBeFocused()
  await click('select')
  expect(
    await text.evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart!, input.selectionEnd!))
  ).toBe('选中我')
  await click('showPanel')
  await expect(panel(page)).toBeVisible()
  await click('hidePanel')
  await expect(panel(page)).toHaveCount(0)
})
