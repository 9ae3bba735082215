import type { Page } from '@playwright/test'
import { expect, test } from '../../../e2e/site.ts'

const path = '/upgrade/demos'

test('the page shows the number of demos without messages, and a link opens a demo in both versions', async ({
  page,
  open
}) => {
  await open(path)
  const counts = page.getByRole('table').first()
  await expect(counts.getByRole('row').nth(1)).toContainText(/没有消息.*\d+ \(\d+\.\d %\).*\d+ \(\d+\.\d %\)/)
  const message = page.getByRole('row').filter({ hasText: '请使用 "cell-config.height"' })
  await expect(message.first()).toBeVisible()
  await message.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/#\/playground\?demo=table\/base\/rowHeight\/[\w-]+&compare=3\.21\.6/)
  await expect(page.locator('[data-side="newest"]')).toBeVisible()
})

test('the English page shows the messages of the library in English', async ({ page, open }) => {
  await open(`${path}?lang=en_US`)
  await expect(page.getByText('Parameter "row-config.height" is deprecated').first()).toBeVisible()
  // No Chinese message with an English version is left in the outline or the text.
  await expect(page.getByText('已废弃')).toHaveCount(0)
})

const panel = (page: Page) => page.getByRole('region', { name: '选中的示例' })
const results = (page: Page) => page.getByRole('group', { name: '结果' })
const cell = (page: Page, demo: string) => page.locator(`[data-cell="${demo}"]`)

test('the map has a cell for each demo, with the counts of the table, and its filter is in the address', async ({
  page,
  open
}) => {
  await open(path)
  const cells = page.locator('a[data-cell]')
  const rows = page.getByRole('table').first().getByRole('row')
  for (const [index, result] of ['没有消息', '建议', '已废弃的名称', '错误'].entries()) {
    const [, original, upgraded] = await rows
      .nth(index + 1)
      .getByRole('cell')
      .allTextContents()
    for (const [code, count] of [
      ['原来的代码', parseInt(original!)],
      ['自动修改后', parseInt(upgraded!)]
    ] as const) {
      await page.getByRole('button', { name: code }).click()
      if (count === 0) continue
      await results(page).getByRole('button', { name: result }).click()
      await expect(cells).toHaveCount(count)
      await expect(cells.first()).toHaveAccessibleName(new RegExp(`：${result}$`))
      await results(page).getByRole('button', { name: '全部' }).click()
    }
  }
  await results(page).getByRole('button', { name: '错误' }).click()
  await expect(page).toHaveURL(/code=upgraded/)
  await expect(page).toHaveURL(/result=error/)
  await page.reload()
  await expect(results(page).getByRole('button', { name: '错误' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('a[data-cell]:not([data-state=error])')).toHaveCount(0)
})

test('a demo of the map under the pointer shows its picture and messages, a click opens the comparison', async ({
  page,
  open
}) => {
  await open(path)
  // At first the panel shows the worst demo.
  await expect(panel(page).getByText('错误').first()).toBeVisible()
  await cell(page, 'form/basics/basic-form').hover()
  await expect(panel(page).getByText('不建议使用 <vxe-input type="integer" ... />')).toBeVisible()
  const image = panel(page).locator('img')
  await expect(image).toHaveAttribute('src', /form-basics-basic-form-light\./)
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(400)
  await cell(page, 'form/basics/titles').click()
  await expect(page).toHaveURL(/#\/playground\?demo=form(?:\/|%2F)basics(?:\/|%2F)titles&compare=3\.21\.6/)
})

test('the cells of the map are one tab stop, and arrow keys move between them', async ({ page, open }) => {
  await open(path)
  await results(page).getByRole('button', { name: /^建议/ }).click()
  await results(page).getByRole('button', { name: /^建议/ }).focus()
  // The buttons of the other results follow.
  while (!(await page.locator('a[data-cell]:focus').count())) await page.keyboard.press('Tab')
  const first = page.locator('a[data-cell]:focus')
  await page.keyboard.press('Home')
  await expect(page.locator('a[data-cell]').first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('a[data-cell]').nth(1)).toBeFocused()
  const [name] = (await first.getAttribute('aria-label'))!.split('（')
  await expect(panel(page).getByRole('link', { name: name! })).toBeVisible()
  await expect(first).toHaveAccessibleDescription(/\S/)
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('link', { name: name! })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/playground\?demo=.*&compare=/)
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('the first tap on a cell of the map shows the demo, the next opens the comparison', async ({ page, open }) => {
    await open(path)
    const titles = cell(page, 'form/basics/titles')
    await expect(titles).toBeVisible()
    await expect(panel(page)).toBeHidden()
    await titles.tap()
    await expect(panel(page)).toBeInViewport()
    await expect(panel(page).locator('img')).toHaveAttribute('src', /form-basics-titles-light\./)
    await expect(page).toHaveURL(/\/upgrade\/demos/)
    await panel(page).getByRole('button', { name: '关闭' }).tap()
    await expect(panel(page)).toHaveCount(0)
    await titles.tap()
    await expect(panel(page)).toBeInViewport()
    await titles.tap()
    await expect(page).toHaveURL(/#\/playground\?demo=form(?:\/|%2F)basics(?:\/|%2F)titles&compare=/)
  })
})
