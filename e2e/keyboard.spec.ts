import { expect, test } from './site.ts'

test('the first Tab focuses a skip link, and Enter moves the focus to the content', async ({ page, open }) => {
  await open('/table/start/install')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '跳到正文' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(page).toHaveURL(/install|v3\.8\/$/)
})

test(
  'a header menu opens with Enter, and Escape closes the menu and returns the focus',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open('/table/start/install')
    const button = page.getByRole('banner').getByRole('button', { name: '资源' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Gitee' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Gitee' })).toBeHidden()
    await expect(button).toBeFocused()
  }
)

test('a page can be found and opened with the keyboard', { tag: '@quick' }, async ({ page, open }) => {
  await open('/table/start/install')
  await page.getByLabel('筛选导航').focus()
  await page.keyboard.type('排序')
  await expect(page.getByRole('navigation', { name: '导航' }).locator('mark').first()).toBeVisible()
  for (let step = 0; step < 30 && (await page.locator(':focus').textContent()) !== '排序'; step += 1)
    await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('排序')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '排序' })).toBeFocused()
})

test('the element with the keyboard focus has a visible outline', async ({ page, open }) => {
  await open('/table/base/sort')
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    const shown = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body || element.closest('[data-stage]')) return true
      const style = getComputedStyle(element)
      const field = element.closest('.field')
      return style.outlineStyle !== 'none' || (field !== null && getComputedStyle(field).boxShadow !== 'none')
    })
    expect(
      shown,
      await page
        .locator(':focus')
        .first()
        .evaluate(element => element.outerHTML.slice(0, 120))
    ).toBe(true)
  }
})

test('arrow keys move the focus in a header menu, a click elsewhere closes the menu', async ({ page, open }) => {
  await open('/table/start/install')
  const button = page.getByRole('banner').getByRole('button', { name: '资源' })
  const list = await button.getAttribute('aria-controls')
  const links = page.locator(`[id="${list}"]`).locator('a, button').filter({ visible: true })
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('End')
  await expect(links.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(links.first()).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})
