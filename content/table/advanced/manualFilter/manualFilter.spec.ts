import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/manualFilter'

const names = (stage: Locator) => stage.locator('.vxe-body--row td:nth-child(1)')
const funnel = (stage: Locator, title: string) =>
  stage.locator('.vxe-header--column', { hasText: title }).locator('.vxe-filter--btn')
const panel = (stage: Locator) => stage.locator('.vxe-table--filter-wrapper')

test('preset buttons filter several columns, and tags show the conditions and remove them', async ({ demo }) => {
  const stage = await demo(path, 'filter-tags')
  const tags = stage.getByRole('listitem')
  await stage.getByRole('button', { name: '年轻的工程师' }).click()
  await expect(names(stage)).toHaveText(['沈嘉禾', '许牧云'])
  await expect(tags).toHaveText([/职务: 前端工程师, 测试工程师, 后端工程师/, /年龄: 30 岁以下/])
  await expect(funnel(stage, '职务')).toHaveClass(/vxe-icon-funnel/)
  await expect(funnel(stage, '所在地')).toHaveClass(/vxe-icon-arrow-down/)
  await stage.getByRole('button', { name: '清除 年龄: 30 岁以下' }).click()
  await expect(names(stage)).toHaveText(['周以宁', '陆远舟', '沈嘉禾', '许牧云'])
  await stage.getByRole('button', { name: '华南' }).click()
  await expect(names(stage)).toHaveText(['顾明澈', '林知夏'])
  await stage.getByRole('button', { name: '全部清除' }).click()
  await expect(names(stage)).toHaveCount(7)
  await expect(stage.getByRole('list')).toHaveText('没有条件')
})

test('the filter panel has custom button texts and updates the tags', async ({ demo }) => {
  const stage = await demo(path, 'filter-tags')
  await funnel(stage, '年龄').click()
  await panel(stage).getByText('30 岁以下').click()
  await panel(stage).getByRole('button', { name: '应用' }).click()
  await expect(stage.getByRole('listitem')).toHaveText([/年龄: 30 岁以下/])
  await funnel(stage, '年龄').click()
  await panel(stage).getByRole('button', { name: '不限' }).click()
  await expect(stage.getByRole('list')).toHaveText('没有条件')
})

test('an unconfirmed filter change is discarded on opening the panel, and reset restores the initial value', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'recover-draft')
  await funnel(stage, '创建时间').click()
  await stage.getByLabel('从').fill('2024-05-01')
  await page.locator('main h1').click()
  await expect(panel(stage)).toBeHidden()
  await expect(names(stage)).toHaveCount(7)
  await funnel(stage, '创建时间').click()
  await expect(stage.getByRole('status')).toHaveText('未确认的修改已撤销')
  await expect(stage.getByLabel('从')).toHaveValue('2024-01-01')
  await stage.getByLabel('从').fill('2024-05-01')
  await panel(stage).getByRole('button', { name: '筛选' }).click()
  await expect(names(stage)).toHaveText(['沈嘉禾', '许牧云', '林知夏'])
  await expect(stage.getByRole('status')).toHaveText('条件已生效')
  await funnel(stage, '创建时间').click()
  await panel(stage).getByRole('button', { name: '重置' }).click()
  await expect(names(stage)).toHaveCount(7)
  await funnel(stage, '创建时间').click()
  await expect(stage.getByLabel('从')).toHaveValue('2024-01-01')
})
