import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/scroll/fullPartialLoad'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const number = (stage: Locator, name: string) => stage.locator('dl > div', { hasText: name }).locator('dd')
const cell = (stage: Locator, row: number, column: number) =>
  stage.locator('.vxe-body--row').nth(row).locator('td').nth(column)

test('a query loads the first rows again, keeps the checked rows, and scrolling loads all rows', async ({ demo }) => {
  const stage = await demo(path, 'partial-load-with-query')
  const loaded = number(stage, '已加载的行')
  await expect(loaded).toHaveText('100 / 2000')
  await cell(stage, 0, 0).locator('.vxe-cell--checkbox').click()
  await cell(stage, 1, 0).locator('.vxe-cell--checkbox').click()
  await expect(number(stage, '已勾选')).toHaveText('2')
  await press(stage, '滚动到底部')
  await expect(loaded).toHaveText('200 / 2000')
  await stage.getByRole('textbox').first().fill('林')
  await press(stage, '查询')
  await expect(loaded).toHaveText('100 / 286')
  await expect(cell(stage, 0, 2)).toHaveText('林知夏')
  await expect(cell(stage, 0, 2)).toBeInViewport()
  await expect(number(stage, '已勾选')).toHaveText('2')
  for (const count of [200, 286]) {
    await press(stage, '滚动到底部')
    await expect(loaded).toHaveText(`${count} / 286`)
  }
  await expect(stage.getByRole('status')).toHaveText('已全部加载')
  await press(stage, '重置')
  await expect(loaded).toHaveText('100 / 2000')
  await expect(cell(stage, 0, 0).locator('.vxe-cell--checkbox')).toHaveClass(/is--checked/)
  await press(stage, '显示勾选的编号')
  await expect(stage.getByText('10001, 10002')).toBeVisible()
})

test('the server sorts the rows, and the next rows continue the sort order', async ({ demo }) => {
  const stage = await demo(path, 'partial-load-with-query')
  await expect(number(stage, '已加载的行')).toHaveText('100 / 2000')
  await stage.locator('.vxe-header--column', { hasText: '编号' }).locator('.vxe-sort--desc-btn').click()
  await expect(cell(stage, 0, 1)).toHaveText('12000')
  await expect(number(stage, '已加载的行')).toHaveText('100 / 2000')
  await press(stage, '滚动到底部')
  await expect(number(stage, '已加载的行')).toHaveText('200 / 2000')
  await expect(stage.locator('.vxe-body--row', { hasText: '11900' })).toBeVisible()
})

test('a failed request is repeated with a button, and a stale response of an older query is discarded', async ({
  demo
}) => {
  const stage = await demo(path, 'partial-load-with-query')
  const loaded = number(stage, '已加载的行')
  await expect(loaded).toHaveText('100 / 2000')
  await press(stage, '让下一次请求失败')
  await press(stage, '滚动到底部')
  await expect(stage.getByRole('status')).toContainText('加载失败')
  await press(stage, '重试')
  await expect(loaded).toHaveText('200 / 2000')
  const name = stage.getByRole('textbox').first()
  await name.fill('林')
  await press(stage, '查询')
  await name.fill('程')
  await press(stage, '查询')
  await expect(loaded).toHaveText('100 / 285')
  await expect(cell(stage, 0, 2)).toHaveText('程之焕')
  await name.fill('无')
  await press(stage, '查询')
  await expect(stage.getByRole('status')).toHaveText('没有符合条件的人')
})
