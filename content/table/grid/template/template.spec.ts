import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'
import { recordTexts } from '../../../../e2e/record-texts.ts'

const page = '/table/grid/template'

const rows = (stage: Locator) => stage.locator('.vxe-body--row')
const cell = (stage: Locator, row: number, column: number) =>
  stage.locator(`.vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('slots render cells, header, footer, edit input and filter panel', async ({ demo, page: browser }) => {
  const stage = await demo(page, 'column-slots')
  await expect(cell(stage, 1, 1)).toHaveText('顾明澈 10001')
  await expect(stage.locator('.vxe-header--column').nth(2)).toContainText('年龄 (18–60)')
  await expect(stage.locator('.vxe-footer--row')).toContainText('平均 31')
  await cell(stage, 1, 3).click()
  await cell(stage, 1, 3).locator('input').fill('55')
  await browser.locator('h1').click()
  await expect(stage.locator('.vxe-footer--row')).toContainText('平均 33')
  await expect(cell(stage, 1, 3).locator('progress')).toHaveAttribute('value', '55')
  await stage.locator('.vxe-cell--filter').click()
  const panel = browser.locator('.vxe-table--filter-wrapper.is--active')
  await panel.locator('input').fill('设计')
  await panel.locator('input').press('Enter')
  await expect(rows(stage)).toHaveCount(2)
})

test('functions in another file render cells and handle clicks', async ({ demo }) => {
  const stage = await demo(page, 'slot-functions')
  await expect(stage.locator('.vxe-header--column').nth(1)).toContainText('年龄 (18–60)')
  await expect(cell(stage, 2, 2).locator('meter')).toHaveAttribute('value', '35')
  await cell(stage, 2, 3).getByRole('button').click()
  await expect(stage.getByRole('status')).toHaveText('已通知: 周以宁')
})

test('a slot renders a star instead of the checkbox and a button instead of the expand icon', async ({ demo }) => {
  const stage = await demo(page, 'special-columns')
  await expect(stage.locator('.vxe-header--column').first()).toContainText('关注')
  await cell(stage, 1, 1).getByRole('button').click()
  await expect(cell(stage, 1, 1)).toContainText('已关注')
  await expect(cell(stage, 2, 1)).toContainText('未关注')
  await cell(stage, 1, 4).getByRole('button', { name: '详情' }).click()
  await expect(stage.locator('.details')).toHaveText('顾明澈 / 深圳市南山区 / 2024-01-01 09:30:00')
  await cell(stage, 1, 4).getByRole('button', { name: '收起' }).click()
  await expect(stage.locator('.details:visible')).toHaveCount(0)
})

test('slots render the form, toolbar, top, bottom, empty state and loading mask of the grid', async ({ demo }) => {
  const stage = await demo(page, 'grid-slots')
  await expect(stage.locator('.vxe-grid--top-wrapper')).toHaveText('top: 找到 21 人')
  await expect(rows(stage)).toHaveCount(5)
  await stage.getByTitle('下一页').click()
  await expect(rows(stage).first()).toContainText('许牧云')
  const loading = await recordTexts(stage, '.vxe-loading.is--visible')
  await stage.getByRole('button', { name: '只显示设计师' }).click()
  await expect.poll(loading).toContain('正在查询…')
  await expect(stage.locator('.vxe-grid--top-wrapper')).toHaveText('top: 找到 6 人')
  await expect(stage.getByText('正在查询…')).toBeHidden()
  await stage.getByPlaceholder('姓名或职务').fill('产品')
  await stage.getByRole('button', { name: '查询', exact: true }).click()
  await expect(stage.locator('.vxe-grid--top-wrapper')).toHaveText('top: 找到 3 人')
  await expect(rows(stage)).toHaveCount(3)
  await stage.getByRole('button', { name: '查询不存在的人' }).click()
  await expect(stage.locator('.vxe-table--empty-content:visible')).toHaveText('没有符合条件的人')
  await expect(stage.locator('.vxe-grid--bottom-wrapper')).toHaveText('bottom: 平均年龄 0')
})
