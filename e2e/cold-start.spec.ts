import { coldTest as test, expect, runningDemo } from './site.ts'

/** Every kind of page in every language, as the first thing that this browser loads. */
const languages = [
  { locale: 'zh_CN', lang: 'zh-CN' },
  { locale: 'zh_TC', lang: 'zh-TW' },
  { locale: 'en_US', lang: 'en' }
]

for (const { locale, lang } of languages) {
  test(`a guide is the first page that is loaded, in ${locale}`, async ({ page, open }) => {
    await open(`/table/start/upgrade?lang=${locale}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('[data-page="/table/start/upgrade"] h2').first()).toBeVisible()
  })

  test(`a page with demos is the first page that is loaded, in ${locale}`, async ({ page, open }) => {
    await open(`/table/base/sort?lang=${locale}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    const stage = await runningDemo(page, 'sort-by-header')
    await expect(stage.locator('.vxe-body--row').first()).toBeVisible()
  })

  test(`a reference is the first page that is loaded, in ${locale}`, async ({ page, open }) => {
    await open(`/table/api?lang=${locale}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('[data-page="/table/api"] [role="row"]').nth(5)).toBeVisible()
  })

  test(`the playground is the first page that is loaded, in ${locale}`, async ({ page, open }) => {
    await open(`/playground?demo=table/base/sort/sort-by-header&lang=${locale}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.frameLocator('iframe:not([inert])').locator('.vxe-body--row').first()).toBeVisible()
  })
}
