import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/scroll/tabs'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const number = (stage: Locator, name: string) => stage.locator('dl > div', { hasText: name }).locator('dd')
const tab = (stage: Locator, name: string) => stage.getByRole('tab', { name, exact: true })

test('a table keeps its scroll position while another tab is shown', async ({ demo }) => {
  const stage = await demo(page, 'tabs-of-tables')
  await expect(number(stage, '数据行数')).toHaveText('10,000')
  await press(stage, '滚动到中间')
  await expect(number(stage, '滚动位置')).toHaveText('199,960 px')
  await tab(stage, '离职').click()
  await expect(number(stage, '数据行数')).toHaveText('5,000')
  await expect(number(stage, '滚动位置')).toHaveText('0 px')
  await tab(stage, '在职').click()
  await expect(number(stage, '滚动位置')).toHaveText('199,960 px')
  await expect(stage.locator('.vxe-body--row:visible', { hasText: '5001' })).toBeInViewport()
})

test('a table loaded while hidden has the right body height only after recalculate', async ({ demo }) => {
  const stage = await demo(page, 'tabs-of-tables')
  await expect(number(stage, '数据行数')).toHaveText('10,000')
  await stage.locator('.vxe-checkbox').click()
  await press(stage, '后台加载第三个表格')
  await expect(stage.locator('.panel').nth(2).locator('.vxe-body--row').first()).toBeAttached()
  await tab(stage, '外聘').click()
  await expect(number(stage, '数据行数')).toHaveText('8,000')
  await expect(number(stage, '表体高度')).toHaveText('320 px')
  await stage.locator('.vxe-checkbox').click()
  await tab(stage, '在职').click()
  await expect(number(stage, '数据行数')).toHaveText('10,000')
  await tab(stage, '外聘').click()
  await expect(number(stage, '数据行数')).toHaveText('8,000')
  await expect(number(stage, '表体高度')).toHaveText('280 px')
})

test('arrow keys move the focus between tabs and show their panels', async ({ demo }) => {
  const stage = await demo(page, 'tabs-of-tables')
  await expect(number(stage, '数据行数')).toHaveText('10,000')
  await tab(stage, '在职').focus()
  await tab(stage, '在职').press('ArrowLeft')
  await expect(tab(stage, '外聘')).toBeFocused()
  await expect(tab(stage, '外聘')).toHaveAttribute('aria-selected', 'true')
  await expect(stage.getByRole('tabpanel', { name: '外聘' })).toBeVisible()
  await expect(number(stage, '数据行数')).toHaveText('8,000')
  await tab(stage, '外聘').press('ArrowRight')
  await expect(stage.getByRole('tabpanel', { name: '在职' })).toBeVisible()
})
