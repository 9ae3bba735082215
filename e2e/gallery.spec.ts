import { ignoreErrors } from './expect-errors.ts'
import { expect, test } from './site.ts'

test('the gallery shows the pictures of all demos in both themes', { tag: '@quick' }, async ({ page, open }) => {
  await open('/gallery')
  const picture = page.locator('[data-demo="table/base/overflow/overflow-in-slots"] img')
  await page.locator('#gallery-base').scrollIntoViewIfNeeded()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('src', /-light\.\w{8}\.webp$/)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
  await expect(picture).toHaveAttribute('src', /-dark\.\w{8}\.webp$/)
})

test('the pictures of the English gallery are English', async ({ page, open }) => {
  const sourceIn = async (locale: string) => {
    await open(`/gallery?of=icon&lang=${locale}`)
    const picture = page.locator('[data-demo] img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
    return picture.getAttribute('src')
  }
  expect(await sourceIn('en_US')).toContain('/static/pictures/en/')
  expect(await sourceIn('zh_TC')).toContain('/static/pictures/zh/')
})

test('a demo of the gallery runs while the pointer is on it, and can be used', async ({ page, open }) => {
  await open('/gallery?q=sortable')
  const card = page.locator('[data-demo="table/base/sort/sort-by-header"]')
  await card.scrollIntoViewIfNeeded()
  await card.hover()
  await expect(card.locator('.vxe-body--row').first()).toBeVisible()
  const firstRow = await card.locator('.vxe-body--row').first().textContent()
  await card.locator('.vxe-sort--desc-btn').first().click()
  await expect(card.locator('.vxe-body--row').first()).not.toHaveText(firstRow!)
  await page.mouse.move(2, 2)
  await expect(page.locator('[data-running]')).toHaveCount(0)
})

test('a demo of the gallery runs while the focus is on its card', async ({ page, open }) => {
  await open('/gallery?of=pager')
  await page.getByRole('navigation', { name: '示例分组' }).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-running=running]')).toHaveCount(1)
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('[data-running]')).toHaveCount(0)
})

test('the filters of the gallery are in the address and use the search of the site', async ({ page, open }) => {
  await open('/gallery')
  await page.getByRole('searchbox', { name: /筛选示例/ }).fill('合并单元格')
  await expect(page.locator('[data-demo^="table/advanced/"]').first()).toBeVisible()
  await expect(page).toHaveURL(/#\/gallery\?q=/)
  await page.getByRole('combobox', { name: '组件' }).selectOption('grid')
  await expect(page).toHaveURL(/of=grid/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: '组件' })).toHaveValue('grid')
  await expect(page.getByRole('searchbox', { name: /筛选示例/ })).toHaveValue('合并单元格')
  await page.getByRole('searchbox', { name: /筛选示例/ }).fill('qqqq zzzz')
  await page.getByRole('button', { name: '显示全部示例' }).click()
  await expect(page).toHaveURL(/#\/gallery$/)
})

test('a link to a group of the gallery shows its heading and its pictures', async ({ page, open }) => {
  await open('/gallery')
  await page
    .getByRole('navigation', { name: '示例分组' })
    .getByRole('link', { name: /^可编辑表格/ })
    .click()
  await expect(page).toHaveURL(/#\/gallery#gallery-edit$/)
  const heading = page.getByRole('heading', { name: /^可编辑表格/ })
  const bar = (await page.locator('form[role="search"]').last().boundingBox())!
  await expect.poll(async () => (await heading.boundingBox())!.y > bar.height).toBe(true)
  await expect(heading).toBeInViewport()
  const before = (await heading.boundingBox())!.y
  await expect(page.locator('[data-demo^="table/edit/"] img').first()).toBeInViewport()
  // The groups between have the height that they have with their pictures.
  expect(Math.abs((await heading.boundingBox())!.y - before)).toBeLessThan(2)
})

test('groups of the gallery have their final height before they are rendered', async ({ page, open }) => {
  for (const width of [1440, 1000, 375]) {
    await page.setViewportSize({ width, height: 700 })
    await open('/gallery')
    const cards = page.locator('#gallery-scroll + div')
    await expect(cards).toHaveAttribute('data-rendered', 'false')
    const reserved = (await cards.boundingBox())!.height
    await cards.scrollIntoViewIfNeeded()
    await expect(cards).toHaveAttribute('data-rendered', 'true')
    expect(Math.abs((await cards.boundingBox())!.height - reserved), `${width} px`).toBeLessThan(2)
    await open('/table/start/install')
  }
})

test('the pictures that a filter finds begin below the filter field', async ({ page, open }) => {
  await open('/gallery?q=合并单元格')
  const field = (await page.getByRole('searchbox', { name: /筛选示例/ }).boundingBox())!
  const picture = (await page.locator('[data-demo]').first().boundingBox())!
  expect(picture.y - field.y - field.height).toBeGreaterThan(16)
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })

  test('the gallery has no hint about the pointer, its groups can be scrolled', async ({ page, open }) => {
    await open('/gallery')
    const groups = page.getByRole('navigation', { name: '示例分组' })
    await expect(groups).toBeVisible()
    await expect(page.getByText(/指针停在图片上/)).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    const last = groups.getByRole('link').last()
    const anchor = (await last.getAttribute('href'))!.split('#').at(-1)!
    await last.tap()
    await expect(page.locator(`#${anchor}`)).toBeInViewport()
  })
})

test('the search shows the picture of the selected demo', async ({ page, open }) => {
  await open('/table/start/install')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '搜索' }).fill('省略 插槽')
  const option = page.getByRole('option', { name: /省略/ }).and(page.locator('[href*="overflow-in-slots"]'))
  await option.first().hover()
  await expect(
    page.getByRole('dialog').locator('img[src*="table-base-overflow-overflow-in-slots-light."]')
  ).toBeVisible()
})

test('without its picture, a demo of the gallery shows its name', async ({ page, open, browserErrors }) => {
  await page.route('**/static/pictures/**', route => route.abort('connectionfailed'))
  await open('/gallery?of=icon')
  await expect(page.locator('[data-demo] code').first()).toBeVisible()
  await expect(page.locator('[data-demo] img')).toHaveCount(0)
  ignoreErrors(browserErrors)
})
