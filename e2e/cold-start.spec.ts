import { coldTest as test, expect, runningDemo } from './site.ts'

/** Languages in which each kind of page is opened as the first one of a new browser context. */
const languages = [
  { locale: 'zh_CN', lang: 'zh-CN' },
  { locale: 'zh_TC', lang: 'zh-TW' },
  { locale: 'en_US', lang: 'en' }
]

for (const { locale, lang } of languages) {
  test(`a guide loads as the first page of a visit, in ${locale}`, async ({ page, open }) => {
    await open(`/table/start/upgrade?lang=${locale}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('[data-page="/table/start/upgrade"] h2').first()).toBeVisible()
  })

  test(
    `a page with demos loads as the first page of a visit, in ${locale}`,
    { tag: lang === 'zh-CN' ? '@quick' : [] },
    async ({ page, open }) => {
      await open(`/table/base/sort?lang=${locale}`)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      const stage = await runningDemo(page, 'sort-by-header')
      await expect(stage.locator('.vxe-body--row').first()).toBeVisible()
    }
  )

  test(`an API reference loads as the first page of a visit, in ${locale}`, async ({ page, open }) => {
    await open(`/table/api?lang=${locale}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('[data-page="/table/api"] [role="row"]').nth(5)).toBeVisible()
  })

  test(`the playground loads as the first page of a visit, in ${locale}`, async ({ page, open }) => {
    await open(`/playground?demo=table/base/sort/sort-by-header&lang=${locale}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.frameLocator('iframe:not([inert])').locator('.vxe-body--row').first()).toBeVisible()
  })
}
