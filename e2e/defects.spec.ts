import type { Page } from '@playwright/test'
import { otherRelease, serveOtherRelease } from './other-release.ts'
import { expect, test } from './site.ts'

const caseRoute = '/playground?defect=table/edit/cellValid/clear-validate'
const lines = (page: Page) => page.getByRole('log').getByRole('listitem')
const releaseSelect = (page: Page) => page.getByRole('combobox', { name: '运行代码的版本' })

test(
  'a defect is listed with its page, and its case fails in the playground',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open('/upgrade/defects')
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'clear-validate', exact: true }) })
    await expect(row.getByRole('link', { name: '单元格校验' })).toHaveAttribute(
      'href',
      '#/table/edit/cellValid#pitfalls-defects'
    )
    await row.getByRole('link', { name: 'clear-validate', exact: true }).click()
    await expect(page.getByRole('tab')).toHaveText(['App.vue', 'check.js'])
    await expect(lines(page)).toHaveText([/✗ 只有第一行的校验提示被清除.*期望.*实际/s])
  }
)

test('the sentence of a page leads to its case, and its workaround passes', async ({ page, open }) => {
  await open('/table/edit/cellValid#pitfalls-defects')
  await page.locator('[data-defect$="/clear-validate"]').getByRole('link', { name: '运行' }).click()
  await expect(lines(page)).toHaveText([/✗/])
  await open(`${caseRoute}.workaround`)
  await expect(lines(page)).toHaveText([/✓ 只有第一行的校验提示被清除/])
})

test('an unknown case shows an error', async ({ page, open, browserErrors }) => {
  await open('/playground?defect=table/edit/cellValid/unknown')
  await expect(page.getByRole('alert')).toBeVisible()
  await open('/playground?defect=__proto__/constructor')
  await expect(page.getByRole('alert')).toBeVisible()
  browserErrors.splice(0, Infinity)
})

test('a link to a release that this site lacks says so, and the code runs in another one', async ({ page, open }) => {
  await page.route('**/sandbox/releases.json', route => route.fulfill({ json: {} }))
  await open(`${caseRoute}&release=${otherRelease}`)
  await expect(page.getByRole('alert').or(lines(page)).filter({ hasText: '本站没有这个版本' }).first()).toBeVisible()
  await releaseSelect(page).selectOption('3.8.6')
  await expect(lines(page).last()).toHaveText(/✗/)
})

test('code runs in another release, which a shared link keeps', async ({ page, open }) => {
  await serveOtherRelease(page)
  await open(caseRoute)
  await expect(lines(page)).toHaveText([/✗/])
  await releaseSelect(page).selectOption(otherRelease)
  await expect(lines(page).last()).toHaveText(/在此版本中没有结果：not given/)
  await page.getByRole('button', { name: '分享' }).click()
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue()
  await page.goto(link)
  await expect(releaseSelect(page)).toHaveValue(otherRelease)
})

test('two releases run side by side, without an upgrade between releases before 3.9', async ({ page, open }) => {
  await serveOtherRelease(page)
  await open(`${caseRoute}&compare=${otherRelease}`)
  await expect(page.getByRole('region', { name: `vxe-table ${otherRelease}` })).toBeVisible()
  await expect(page.getByRole('button', { name: '升级后的代码' })).toHaveCount(0)
  const frames = page.locator('iframe:not([inert])')
  await expect(frames).toHaveCount(2)
  for (const index of [0, 1]) await expect(frames.nth(index).contentFrame().locator('.vxe-body--row')).toHaveCount(3)
})
