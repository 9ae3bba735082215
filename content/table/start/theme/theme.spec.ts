import type { Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/start/theme'
const preview = (page: Page) => page.getByRole('region', { name: '预览' })
const output = (page: Page) => page.getByRole('group', { name: /^(Sass|CSS 变量|完整深色主题)$/ })
const hex = (page: Page, label: string) => page.getByRole('textbox', { name: `${label}的十六进制值` })
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const background = (page: Page, selector: string) =>
  preview(page)
    .locator(selector)
    .first()
    .evaluate(each => getComputedStyle(each).backgroundColor)

test.beforeEach(async ({ open, page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(path)
  await preview(page).locator('.vxe-body--row').first().waitFor()
})

test('the components start with the colours the library ships', async ({ page }) => {
  expect(await background(page, '.vxe-button.theme--primary')).toBe('rgb(64, 158, 255)')
  await expect(output(page)).toHaveText(/@use 'vxe-table\/styles\/all\.scss';/)
})

test('another primary colour reaches the components and both outputs, with its shades', async ({ page }) => {
  await hex(page, '主色').fill('#0a6b66')
  await expect.poll(() => background(page, '.vxe-button.theme--primary')).toBe('rgb(10, 107, 102)')
  await expect(output(page)).toContainText('$vxe-primary-color: #0a6b66')
  await choose(page, 'CSS 变量')
  await expect(output(page)).toContainText('--vxe-primary-color: #0a6b66;')
  await expect(output(page)).toContainText('--vxe-primary-lighten-color: #0e9a92;')
})

test('the picker and the field show the same value', async ({ page }) => {
  await page.getByLabel('表头背景', { exact: true }).fill('#123456')
  await expect(hex(page, '表头背景')).toHaveValue('#123456')
  await expect.poll(() => background(page, '.vxe-table--header-wrapper')).toBe('rgb(18, 52, 86)')
})

test('half a colour is marked and changes nothing', async ({ page }) => {
  await hex(page, '主色').fill('#0a6')
  await hex(page, '主色').fill('#0a6b')
  await expect(hex(page, '主色')).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => background(page, '.vxe-button.theme--primary')).toBe('rgb(0, 170, 102)')
  await hex(page, '主色').blur()
  await expect(hex(page, '主色')).toHaveValue('#00aa66')
})

test('one change or all of them are taken back', async ({ page }) => {
  await hex(page, '主色').fill('#0a6b66')
  await hex(page, '成功').fill('#000000')
  await choose(page, '还原成功')
  await expect(hex(page, '成功')).toHaveValue('#67c23a')
  await expect(hex(page, '主色')).toHaveValue('#0a6b66')
  await choose(page, '全部还原')
  await expect(hex(page, '主色')).toHaveValue('#409eff')
  await expect(page.getByRole('button', { name: '全部还原' })).toBeDisabled()
})

test('the dark base turns the components dark on a light page, and the light one light on a dark page', async ({
  page
}) => {
  await choose(page, '深色')
  await expect.poll(() => background(page, '.vxe-table--header-wrapper')).toBe('rgb(25, 33, 32)')
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
  await choose(page, '浅色')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  expect(await background(page, '.vxe-table--header-wrapper')).toBe('rgb(248, 248, 249)')
})

test('the complete dark theme holds the values, and rules for what the library writes without a variable', async ({
  page
}) => {
  await choose(page, '完整深色主题')
  const text = (await output(page).textContent()) ?? ''
  expect(text).toContain("[data-theme='dark'] {")
  expect(text).toContain('color-scheme: dark;')
  expect(text.match(/--vxe-[\w-]+:/g)?.length).toBeGreaterThan(100)
  expect(text).toContain('.vxe-button.is--loading')
})

test('low contrast is said in words', async ({ page }) => {
  const row = page.locator('dl > div', { hasText: '主色按钮上的白字' })
  await expect(row).toContainText('2.78 : 1 偏低')
  await hex(page, '主色').fill('#0a6b66')
  await expect(row).toContainText('6.34 : 1 足够')
})

test('what is copied is what is shown', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await hex(page, '危险').fill('#b0271f')
  await page
    .locator('div', { has: page.getByRole('button', { name: 'CSS 变量' }) })
    .last()
    .getByRole('button', { name: '复制' })
    .click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "@use 'vxe-table/styles/all.scss' with (\n  $vxe-danger-color: #b0271f\n);"
  )
})

test('in another language the components speak it, and the changes stay', async ({ page }) => {
  await hex(page, '主色').fill('#0a6b66')
  await page.getByRole('combobox', { name: '语言' }).selectOption('en_US')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Product manager')
  await expect(page.getByRole('textbox', { name: 'Primary as hex' })).toHaveValue('#0a6b66')
})
