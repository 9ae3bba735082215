import type { Page } from '@playwright/test'
import { coldTest, expect, test } from '../../../e2e/site.ts'

const path = '/upgrade/defects'
const filters = (page: Page) => page.getByRole('form', { name: '筛选缺陷' })
const search = (page: Page) => page.getByRole('searchbox', { name: '搜索现象、组件或成员' })
const release = (page: Page) => page.getByRole('combobox', { name: '你的版本' })
const status = (page: Page) => page.locator('[data-island="defects"]').getByRole('status')
const rows = (page: Page) => page.locator('[data-results]').locator('xpath=ancestor::tr')
const visibleRows = (page: Page) => rows(page).filter({ visible: true })
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

test('without a filter, the tables list all defects of 3.8.6, each with a picture of its releases', async ({
  page,
  open
}) => {
  await open(path)
  const count = await rows(page).count()
  expect(count).toBeGreaterThan(100)
  await expect(status(page)).toHaveText(`这些缺陷中，3.8.6 有 ${count} 个。`)
  await expect(visibleRows(page)).toHaveCount(count)
  const picture = row(page, 'typed-time').getByRole('img')
  await expect(picture).toHaveAccessibleName(/^有缺陷：3\.3\.1–3\.8\.6；正确：3\.0\.3–3\.2\.20、3\.9\.0–/)
})

test('another release shows the defects that it has, with its own words and links, and is in the address', async ({
  page,
  open
}) => {
  await open(path)
  const mark = row(page, 'query-all-fails').locator('[data-release]')
  const markBefore = await mark.getAttribute('x')
  await release(page).selectOption('3.12.4')
  await expect(page).toHaveURL(/release=3\.12\.4$/)
  await expect(row(page, 'typed-time')).toBeHidden()
  await expect(status(page)).toHaveText(/^这些缺陷中，3\.12\.4 有 \d+ 个。 另有 \d+ 个在这个版本中没有结果。$/)
  await expect(visibleRows(page)).toHaveCount(Number(/有 (\d+) 个/.exec((await status(page).textContent())!)![1]))
  const later = row(page, 'wheel-over-fixed')
  await expect(later).toBeHidden()
  await release(page).selectOption('3.11.39')
  await expect(later).toContainText('3.11.39 开始，3.12.4 修复')
  await expect(later.getByRole('link', { name: 'wheel-over-fixed' })).toHaveAttribute(
    'href',
    /^#\/playground\?defect=table(?:\/|%2F)base(?:\/|%2F)fixed(?:\/|%2F)wheel-over-fixed&release=3\.11\.39$/
  )
  await release(page).selectOption('3.8.6')
  await expect(page).not.toHaveURL(/release=/)
  expect(await mark.getAttribute('x')).toBe(markBefore)
})

test('words, section, harm and state reduce the rows, a table without rows says so, and a button clears them', async ({
  page,
  open
}) => {
  await open(path)
  await search(page).fill('minDate')
  await expect(visibleRows(page)).toHaveCount(1)
  await expect(row(page, 'min-max-date')).toBeVisible()
  await expect(page.getByText('没有符合条件的缺陷。')).toHaveCount(2)
  await expect(page).toHaveURL(/q=minDate/)
  await page.getByRole('button', { name: '清除筛选条件' }).click()
  await expect(search(page)).toHaveValue('')
  await expect(page.getByText('没有符合条件的缺陷。')).toHaveCount(0)
  await filters(page).getByRole('combobox', { name: '分组' }).selectOption('table/edit')
  await filters(page).getByRole('group', { name: '影响' }).getByRole('button', { name: /功能/ }).click()
  await filters(page)
    .getByRole('group', { name: '状态' })
    .getByRole('button', { name: /后来修复/ })
    .click()
  await expect(page).toHaveURL(/of=table%2Fedit&harm=broken&state=fixed$/)
  await expect(row(page, 'textarea-empty')).toBeVisible()
  await expect(row(page, 'typed-time')).toBeHidden()
  await expect(status(page)).toHaveText(/，其中 [1-9]\d* 个符合条件。\s*$/)
})

test('an address with filters opens the same list in English, on a phone as cards', async ({ page, open }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await open(`${path}?release=3.9.0&q=clearValidate&harm=display&lang=en_US`)
  await expect(page.getByRole('combobox', { name: 'Your release' })).toHaveValue('3.9.0')
  await expect(visibleRows(page)).toHaveCount(3)
  await expect(row(page, 'clear-validate')).toContainText('still in 3.21.6')
  await expect(row(page, 'typed-time')).toBeHidden()
  await expect(visibleRows(page).first()).toHaveCSS('display', 'block')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('another language keeps the filters', async ({ page, open }) => {
  await open(`${path}?release=3.9.0&q=clearValidate`)
  await expect(visibleRows(page)).toHaveCount(3)
  await open(`${path}?release=3.9.0&q=clearValidate&lang=en_US`)
  await expect(row(page, 'clear-validate')).toContainText('still in 3.21.6')
  await expect(visibleRows(page)).toHaveCount(3)
})

coldTest('the tables do not move when the filters load', async ({ page, open }) => {
  await open(path)
  const heading = page.getByRole('heading', { name: '数据出错或丢失' })
  const list = page.locator('[data-island="defects"] > div')
  const setDisplay = (value: string) =>
    list.evaluate((element: HTMLElement, display) => (element.style.display = display), value)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 375, height: 2000 }
  ]) {
    await page.setViewportSize(size)
    await expect(filters(page)).toBeVisible()
    const withFilters = (await heading.boundingBox())!.y
    await setDisplay('none')
    expect((await heading.boundingBox())!.y).toBe(withFilters)
    await setDisplay('')
  }
})
