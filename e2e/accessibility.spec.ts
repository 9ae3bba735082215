import { violations } from './axe.ts'
import { writeCode } from './code-editor.ts'
import { expect, runningDemo, test } from './site.ts'

/** Checks views that a reader opens on a page; every-page.spec.ts checks the pages themselves. */
for (const theme of ['light', 'dark'] as const) {
  const lang = theme === 'dark' ? 'en_US' : 'zh_CN'

  test(
    `axe finds no violations in the playground with and without a code error, in ${theme}`,
    { tag: theme === 'light' ? '@quick' : [] },
    async ({ page, open }) => {
      await page.emulateMedia({ colorScheme: theme })
      await open(`/playground?demo=table/base/sort/sort-by-header&lang=${lang}`)
      await expect(page.locator('[data-status="shown"]').first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      await writeCode(page, '<template><p>{{ a b }}</p></template>\n')
      await expect(page.locator('[data-status="failed"]').first()).toBeVisible()
      await expect(page.locator('.cm-lint-marker, .cm-lintRange').first()).toBeVisible()
      expect(await violations(page)).toEqual([])
    }
  )

  test(`axe finds no violations in a demo that is edited in place, in ${theme}`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: theme })
    await open(`/table/base/sort?lang=${lang}`)
    await runningDemo(page, 'sort-by-header')
    const block = page.locator('[data-demo="sort-by-header"]')
    await block.getByRole('button', { name: /^(编辑|Edit)$/ }).click()
    await expect(block.locator('[data-status="shown"]').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}
