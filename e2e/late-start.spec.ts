import type { Page } from '@playwright/test'
import { refused, takeNamed } from './named-trouble.ts'
import { acknowledgeNotices, expect, test } from './site.ts'

// What does not arrive must not have arrived before: each test has a browser context of its own.
test.use({ cold: true })

for (const { lang, chunk, title, retry, heading } of [
  { lang: 'zh_CN', chunk: 'texts-zh', title: '页面加载失败。', retry: '重试', heading: '排序' },
  { lang: 'zh_TC', chunk: 'texts-tw', title: '頁面載入失敗。', retry: '重試', heading: '排序' },
  { lang: 'en_US', chunk: 'texts-en', title: 'The page could not be loaded.', retry: 'Retry', heading: 'Sorting' }
]) {
  test(`a first visit whose language does not arrive says so, and a retry brings the page (${lang})`, async ({
    page,
    trouble
  }) => {
    await acknowledgeNotices(page)
    await page.route(`**/static/js/${chunk}.*`, route => route.abort('connectionfailed'))
    await page.goto(`/v3.8/#/table/base/sort?lang=${lang}`)
    const card = page.getByRole('alert')
    await expect(card).toContainText(title)
    await expect(card).toContainText(`ChunkLoadError: Loading chunk ${chunk} failed (error)`)
    await page.unroute(`**/static/js/${chunk}.*`)
    await card.getByRole('button', { name: retry }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(card).toBeHidden()
    await takeNamed(trouble, ...refused)
  })
}

test('the menu and the playground without a language say so too', async ({ page, trouble }) => {
  await acknowledgeNotices(page)
  await page.route('**/static/content/nav-zh.*', route => route.abort('connectionfailed'))
  await page.goto('/v3.8/#/playground')
  const card = page.getByRole('alert')
  await expect(card).toContainText('ChunkLoadError: Loading chunk nav-zh failed (error)')
  await page.unroute('**/static/content/nav-zh.*')
  await card.getByRole('button', { name: '重试' }).click()
  await expect(page.locator('.cm-content')).toBeVisible()
  await takeNamed(trouble, ...refused)
})

/** A press on what works without the app: the page opens it, or a script keeps the press for later. */
const opens = (page: Page) =>
  page.evaluate(() => {
    const group = document.querySelector('details:not([open])') as HTMLDetailsElement
    group.querySelector('summary')!.click()
    return group.open
  })

test('presses are kept while the app is on its way, and not for ever', async ({ page, trouble }) => {
  await acknowledgeNotices(page)
  let goOn = () => {}
  const waited = new Promise<void>(done => (goOn = done))
  await page.route('**/static/js/texts-zh.*', async route => {
    await waited
    await route.abort('connectionfailed')
  })
  await page.goto('/v3.8/', { waitUntil: 'commit' })
  await page.locator('details summary').first().waitFor()
  expect(await opens(page)).toBe(false)
  goOn()
  await expect(page.getByRole('alert')).toContainText('Loading chunk texts-zh failed')
  await expect(page.getByRole('heading', { level: 1, name: '安装' })).toBeVisible()
  expect(await opens(page)).toBe(true)
  await page.unroute('**/static/js/texts-zh.*')
  await page.getByRole('alert').getByRole('button', { name: '重试' }).click()
  await expect(page.locator('#app main')).toHaveAttribute('aria-busy', 'false')
  await page.getByRole('button', { name: /主题/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await takeNamed(trouble, ...refused)
})

for (const [what, file] of [
  ['its first script', 'index'],
  ['a script that the first one needs', 'react']
]) {
  test(`an app that does not start for want of ${what} says so, and gives up the presses`, async ({
    page,
    trouble
  }) => {
    await acknowledgeNotices(page)
    await page.route(`**/static/js/${file}.*`, route => route.abort('connectionfailed'))
    await page.goto('/v3.8/')
    const card = page.getByRole('alert')
    await expect(card).toContainText('ChunkLoadError: Loading chunk index failed (error)')
    expect(await opens(page)).toBe(true)
    await page.unroute(`**/static/js/${file}.*`)
    await card.getByRole('button', { name: '重试' }).click()
    await page.locator('#app[data-language="zh"]').waitFor()
    await expect(page.getByRole('button', { name: '搜索' }).first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: '搜索' })).toBeVisible()
    await takeNamed(trouble, ...refused)
  })
}

test('an app that never comes is given up after two minutes', async ({ page }) => {
  await acknowledgeNotices(page)
  await page.clock.install()
  await page.route('**/static/js/index.*', () => {})
  await page.goto('/v3.8/', { waitUntil: 'commit' })
  await page.locator('details summary').first().waitFor()
  await page.clock.fastForward(121_000)
  await expect(page.getByRole('alert')).toContainText('ChunkLoadError: Loading chunk index failed (timeout)')
  expect(await opens(page)).toBe(true)
})
