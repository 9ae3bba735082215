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

test('the preview starts with the default colors of the library', async ({ page }) => {
  expect(await background(page, '.vxe-button.theme--primary')).toBe('rgb(64, 158, 255)')
  await expect(output(page)).toHaveText(/@use 'vxe-table\/styles\/all\.scss';/)
})

test('another primary color changes the preview, the Sass code and the CSS variables, shades included', async ({
  page
}) => {
  await hex(page, '主色').fill('#0a6b66')
  await expect.poll(() => background(page, '.vxe-button.theme--primary')).toBe('rgb(10, 107, 102)')
  await expect(output(page)).toContainText('$vxe-primary-color: #0a6b66')
  await choose(page, 'CSS 变量')
  await expect(output(page)).toContainText('--vxe-primary-color: #0a6b66;')
  await expect(output(page)).toContainText('--vxe-primary-lighten-color: #0e9a92;')
})

test('a color selected in the picker is shown in the text field and in the preview', async ({ page }) => {
  await page.getByLabel('表头背景', { exact: true }).fill('#123456')
  await expect(hex(page, '表头背景')).toHaveValue('#123456')
  await expect.poll(() => background(page, '.vxe-table--header-wrapper')).toBe('rgb(18, 52, 86)')
})

test('an incomplete color is marked as invalid, and the preview keeps the last valid color', async ({ page }) => {
  await hex(page, '主色').fill('#0a6')
  await hex(page, '主色').fill('#0a6b')
  await expect(hex(page, '主色')).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => background(page, '.vxe-button.theme--primary')).toBe('rgb(0, 170, 102)')
  await hex(page, '主色').blur()
  await expect(hex(page, '主色')).toHaveValue('#00aa66')
})

test('one change or all changes can be reverted', async ({ page }) => {
  await hex(page, '主色').fill('#0a6b66')
  await hex(page, '成功').fill('#000000')
  await choose(page, '还原成功')
  await expect(hex(page, '成功')).toHaveValue('#67c23a')
  await expect(hex(page, '主色')).toHaveValue('#0a6b66')
  await choose(page, '全部还原')
  await expect(hex(page, '主色')).toHaveValue('#409eff')
  await expect(page.getByRole('button', { name: '全部还原' })).toBeDisabled()
})

test('the dark base renders dark components on a light page, the light base light components on a dark page', async ({
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

test('the complete dark theme contains the variables, and rules for parts of the library without a variable', async ({
  page
}) => {
  await choose(page, '完整深色主题')
  const text = (await output(page).textContent()) ?? ''
  expect(text).toContain("[data-theme='dark'] {")
  expect(text).toContain('color-scheme: dark;')
  expect(text.match(/--vxe-[\w-]+:/g)?.length).toBeGreaterThan(100)
  expect(text).toContain('.vxe-button.is--loading')
})

test('the page rates the contrast of white text on the primary color as low or sufficient', async ({ page }) => {
  const row = page.locator('dl > div', { hasText: '主色按钮上的白字' })
  await expect(row).toContainText('2.78 : 1 偏低')
  await hex(page, '主色').fill('#0a6b66')
  await expect(row).toContainText('6.34 : 1 足够')
})

test('the copy button copies the output with the changed color', async ({ context, page }) => {
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

test('switching the language translates the preview and keeps the changed color', async ({ page }) => {
  await hex(page, '主色').fill('#0a6b66')
  await page.getByRole('combobox', { name: '语言' }).selectOption('en_US')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Product manager')
  await expect(page.getByRole('textbox', { name: 'Primary as hex' })).toHaveValue('#0a6b66')
})

test('a preset changes both bases, and a link to the theme restores it', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('combobox', { name: '预设' }).selectOption({ label: '墨绿' })
  await expect(hex(page, '主色')).toHaveValue('#0a6b66')
  await choose(page, '深色')
  await expect(hex(page, '主色')).toHaveValue('#0f7d77')
  await choose(page, '复制链接')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await choose(page, '全部还原')
  await page.goto('about:blank')
  await page.goto(link)
  await expect(hex(page, '主色')).toHaveValue('#0f7d77')
  await choose(page, '浅色')
  await expect(hex(page, '主色')).toHaveValue('#0a6b66')
})

test('exported design tokens can be imported', async ({ page }) => {
  await hex(page, '主色').fill('#0a6b66')
  await choose(page, '设计令牌')
  await expect(page.getByRole('group', { name: '设计令牌' })).toContainText('"colorSpace": "srgb"')
  const tokens = JSON.stringify({
    vxe: { 'danger-color': { $type: 'color', $value: { hex: '#b0271f' } }, other: { $value: '1' } }
  })
  await page.getByText('导入', { exact: true }).click()
  await page.getByRole('textbox', { name: /设计令牌/ }).fill(tokens)
  await expect(page.getByText('已导入 1 项，忽略 1 项没有对应设置的变量。')).toBeVisible()
  await expect(hex(page, '危险')).toHaveValue('#b0271f')
  await expect(hex(page, '主色')).toHaveValue('#409eff')
})

test('an applied theme colors the demos of other pages, also after a reload, until it is removed', async ({
  page,
  open
}) => {
  const color = () =>
    page
      .locator('[data-stage] .vxe-button.theme--primary')
      .first()
      .evaluate(each => getComputedStyle(each).backgroundColor)
  await hex(page, '主色').fill('#0a6b66')
  await choose(page, '应用到本站的示例')
  await open('/table/module/button')
  await expect.poll(color).toBe('rgb(10, 107, 102)')
  await page.reload()
  await expect.poll(color).toBe('rgb(10, 107, 102)')
  await open(path)
  await choose(page, '取消应用')
  await open('/table/module/button')
  await expect.poll(color).toBe('rgb(64, 158, 255)')
})
