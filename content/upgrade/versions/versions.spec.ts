import type { Page } from '@playwright/test'
import { expect, test } from '../../../e2e/site.ts'

const path = '/upgrade/versions'
const commands = (page: Page) => page.getByRole('group', { name: '安装命令' })
const manifest = (page: Page) => page.getByRole('group', { name: 'package.json' })
const line = (page: Page) => page.getByRole('combobox', { name: 'vxe-table' })
const note = (page: Page, id: string) => page.locator(`[data-note="${id}"]`)

test('the page shows the install commands for the newest version and the reason for a package', async ({
  page,
  open
}) => {
  await open(path)
  await expect(commands(page)).toContainText(/npm install vue@~2\.7\.\d+ vxe-table@~3\.21\.\d+ vxe-pc-ui@~3\.\d+\.\d+/)
  await expect(page.getByRole('row', { name: /vxe-pc-ui/ })).toContainText('表格的类型')
  await expect(note(page, 'dropsDependencies')).toContainText('3.22.0')
})

test('selecting version 3.8 shows a command for vxe-table and xe-utils 3, and warns about `^`', async ({
  page,
  open
}) => {
  await open(path)
  await line(page).selectOption('3.8')
  await expect(commands(page)).toHaveText(/^npm install vue@~2\.7\.\d+ vxe-table@~3\.8\.\d+ xe-utils@~3\.\d+\.\d+$/)
  await expect(note(page, 'caret')).toContainText(/不要使用 \^3\.8\.\d+。没有锁文件时，今天安装的是 3\.21\.\d+/)
  await expect(note(page, 'dropsDependencies')).toHaveCount(0)
})

test('selecting a plugin adds its dependencies, and Vue 2.6 adds vue-template-compiler', async ({ page, open }) => {
  await open(path)
  await page.getByRole('button', { name: '2.6' }).click()
  await page.getByRole('checkbox', { name: '导出 xlsx' }).check()
  await expect(commands(page)).toContainText(/vxe-table-plugin-export-xlsx@~3\.3\.\d+ exceljs@~4\./)
  await expect(commands(page)).toContainText(/npm install --save-dev vue-template-compiler@~2\.6\./)
  await expect(manifest(page)).toContainText('"devDependencies"')
  await expect(note(page, 'pluginSuccessor')).toContainText('vxe-table ^4.12')
})

test('the copy button copies the commands of the selected package manager', async ({ context, page, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(path)
  await page.getByRole('button', { name: 'yarn' }).click()
  await page.getByRole('group', { name: '包管理器' }).getByRole('button', { name: '复制' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^yarn add vue@~2\.7[^\n]+\nyarn add --exact xe-utils@4\.0\.12$/)
})

test('version and plugins are stored in the address, and the English address shows the same selection', async ({
  page,
  open
}) => {
  await open(path)
  await line(page).selectOption('3.14')
  await page.getByRole('checkbox', { name: '右键菜单' }).check()
  await expect(page).toHaveURL(/table=3\.14&plugins=menus$/)
  await open(`${path}?table=3.14&plugins=menus&lang=en_US`)
  await expect(page.getByRole('group', { name: 'Install', exact: true })).toContainText(/vxe-table@~3\.14\.\d+/)
  await expect(page.getByRole('checkbox', { name: 'Context menus' })).toBeChecked()
  await expect(note(page, 'unfinished')).toContainText('adapt your code twice')
})

test('an address with an unknown version shows the defaults and a message', async ({ page, open }) => {
  await open(`${path}?table=9.9`)
  await expect(page.getByText('地址中的 table=9.9 无法识别，已使用默认值。')).toBeVisible()
  await expect(line(page)).toHaveValue('3.21')
})

test('the version form can be filled in with Tab, Enter and Space', async ({ page, open }) => {
  await open(path)
  await page.getByRole('button', { name: '2.7' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '2.6' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await expect(line(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: '导出 xlsx' })).toBeChecked()
})

test('the known defects that a line has fixed are listed with links to their page and their case', async ({
  page,
  open
}) => {
  await open(`${path}?table=3.9`)
  const fixed = page.getByRole('group').filter({ hasText: /已修复的缺陷：\d+ 个/ })
  const remaining = page.getByRole('group').filter({ hasText: /仍然存在的缺陷：\d+ 个/ })
  await expect(remaining.getByRole('listitem')).toHaveCount(0)
  await fixed.getByText(/已修复的缺陷/).click()
  const item = fixed
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="form%2Fbasics%2Fcontent-class-name"]') })
  await expect(item).toContainText('content-class-name 的初始值不生效')
  await expect(item.getByRole('link', { name: '在 3.9.0 中运行 content-class-name' })).toHaveAttribute(
    'href',
    '#/playground?defect=form%2Fbasics%2Fcontent-class-name&release=3.9.0'
  )
  await expect(page.getByText(/3\.9\.0 与 3\.8\.6 对比。结果来自 \d{4}-\d\d-\d\d 的运行：\d+ 个用例/)).toBeVisible()
  await line(page).selectOption('3.8')
  await expect(fixed).toHaveCount(0)
  await expect(page.getByText(/3\.8\.6 的缺陷：\d+ 个/)).toBeVisible()
})

test('a group of known defects shows a message while their list cannot be loaded', async ({
  page,
  open,
  browserErrors
}) => {
  const isList = /\/defects-en[^/]*\.js/
  await page.route(isList, route => route.abort('connectionfailed'))
  await open(`${path}?lang=en_US`)
  const fixed = page.getByRole('group').filter({ hasText: /Defects that are gone: \d+/ })
  await fixed.getByText('Defects that are gone').click()
  await expect(fixed.getByRole('alert')).toBeVisible()
  await page.unroute(isList)
  browserErrors.length = 0
  await fixed.getByRole('button').click()
  await expect(fixed.getByRole('listitem').first()).toContainText('Run in 3.21.6')
})
