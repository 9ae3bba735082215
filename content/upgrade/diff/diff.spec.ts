import type { Page } from '@playwright/test'
import { coldTest, expect, test } from '../../../e2e/site.ts'

const path = '/upgrade/diff'
const group = (page: Page, subject: string) => page.locator(`[data-subject="${subject}"]`)
const row = (page: Page, subject: string, name: string) =>
  group(page, subject)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
const search = (page: Page) => page.getByRole('searchbox', { name: '搜索名称或默认值' })

test('the page shows the number of changes, and a component expands to its changed members', async ({ page, open }) => {
  await open(path)
  await expect(page.getByText(/^\d+ 处变化$/)).toBeVisible()
  await expect(group(page, 'table').getByRole('listitem')).toHaveCount(0)
  await group(page, 'table').getByRole('button', { name: '<vxe-table>' }).click()
  await expect(row(page, 'table', 'tooltip-config.enabled')).toContainText('移除')
  await expect(row(page, 'table', 'min-height')).toContainText(/变更.*默认值.*144 → .*无/)
})

test('the search finds a member in kebab case and camel case, is stored in the address and can be cleared', async ({
  page,
  open
}) => {
  await open(path)
  await search(page).fill('virtual-y-config')
  await expect(row(page, 'table', 'virtual-y-config')).toContainText(/新增.*包含 \d+ 个配置项/)
  await search(page).fill('virtualYConfig.gt')
  await expect(row(page, 'table', 'virtual-y-config.gt')).toContainText('新增')
  await expect(page).toHaveURL(/q=virtualYConfig\.gt/)
  await search(page).fill('(.*')
  await expect(page.getByText('没有符合条件的变化。')).toBeVisible()
  await page.getByRole('button', { name: '清除筛选条件' }).click()
  await expect(group(page, 'table')).toBeVisible()
  await expect(page).not.toHaveURL(/q=/)
})

test('filters by component, kind and change reduce the list and are stored in the address', async ({ page, open }) => {
  await open(path)
  await page.getByRole('combobox', { name: '组件' }).selectOption('input')
  await page.getByRole('group', { name: '变化' }).getByRole('button', { name: /移除/ }).click()
  await page.getByRole('group', { name: '类别' }).getByRole('button', { name: /属性/ }).click()
  await expect(page.locator('[data-subject]')).toHaveCount(1)
  await expect(row(page, 'input', 'date-config')).toContainText('移除')
  await expect(page).toHaveURL(/of=input&way=went&kind=prop$/)
})

test('an address with versions and filters opens the same comparison in English', async ({ page, open }) => {
  await open(`${path}?from=3.8.6&to=3.9.0&of=vxe-table&way=went&lang=en_US`)
  await expect(page.getByRole('combobox', { name: 'To' })).toHaveValue('3.9.0')
  await expect(row(page, 'vxe-table', 'Button')).toContainText('Removed')
  await expect(page.getByText('Based on the packages on npm: vxe-table 3.8.6 and vxe-table 3.9.0')).toBeVisible()
})

test('a member of 3.8 links to its reference', async ({ page, open }) => {
  await open(`${path}?of=table&q=min-height`)
  await row(page, 'table', 'min-height').getByRole('link', { name: 'min-height' }).click()
  await expect(page.locator('[data-page]')).toHaveAttribute('data-page', '/table/api')
  await expect(page.getByText('min-height').first()).toBeVisible()
})

test('other versions can be compared and swapped, and two equal versions show a message', async ({ page, open }) => {
  await open(`${path}?from=3.18.20&to=3.21.6&of=table`)
  await expect(row(page, 'table', 'undo-redo-history-config')).toContainText('新增')
  await page.getByRole('button', { name: '交换两个版本' }).click()
  await expect(row(page, 'table', 'undo-redo-history-config')).toContainText('移除')
  await expect(page).toHaveURL(/from=3\.21\.6&to=3\.18\.20/)
  await page.getByRole('combobox', { name: '到' }).selectOption('3.21.6')
  await expect(page.getByText('两个版本相同，请选择不同的版本。')).toBeVisible()
})

test('the Enter key expands and collapses the changes of a component', async ({ page, open }) => {
  await open(path)
  const head = group(page, 'switch').getByRole('button')
  await head.focus()
  await page.keyboard.press('Enter')
  await expect(head).toHaveAttribute('aria-expanded', 'true')
  await expect(row(page, 'switch', 'class-name')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(group(page, 'switch').getByRole('listitem')).toHaveCount(0)
})

coldTest('only the data of the compared versions is loaded', async ({ page, open }) => {
  const files: string[] = []
  page.on('request', request => files.push(new URL(request.url()).pathname))
  await open('/upgrade/versions')
  await page.getByRole('group', { name: '安装命令' }).waitFor()
  const facts = () => files.flatMap(name => /\/(3\.\d+\.\d+)\.[\w-]+\.js$/.exec(name)?.[1] ?? [])
  expect(facts()).toEqual([])
  await open(`${path}?from=3.9.0&to=3.14.5`)
  await group(page, 'table').waitFor()
  expect(facts().toSorted()).toEqual(['3.14.5', '3.9.0'])
})

test('a removed member shows its replacement and links to the section of the guide', async ({ page, open }) => {
  await open(`${path}?of=table&q=tooltip-config.enabled`)
  await expect(row(page, 'table', 'tooltip-config.enabled')).toContainText(
    'tooltip-config.enabled 已废弃，改用 showAll。'
  )
  await row(page, 'table', 'tooltip-config.enabled').getByRole('link', { name: '如何修改' }).click()
  await expect(page).toHaveURL(/#\/table\/start\/upgrade#prepare-props$/)
})
