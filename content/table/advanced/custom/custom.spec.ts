import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/custom'

const titles = (stage: Locator) => stage.locator('.vxe-table--main-wrapper .vxe-header--column')
const option = (stage: Locator, title: string) =>
  stage.locator('.vxe-table-custom--body .vxe-table-custom--option', { hasText: title })
const box = (stage: Locator, title: string) => option(stage, title).locator('.vxe-table-custom--checkbox-option')
const dialog = (page: Page) => page.locator('.vxe-table-custom-popup-wrapper.is--visible')

test('the column settings list the configurable columns and apply changes with a custom button', async ({ demo }) => {
  const stage = await demo(path, 'column-panel')
  await stage.getByTitle('列设置').click()
  await expect(stage.getByRole('status')).toHaveText('custom: open, 显示的列: 6')
  await expect(option(stage, '序号')).toHaveCount(0)
  await expect(box(stage, '姓名')).toHaveClass(/is--disabled/)
  await box(stage, '所在地').click()
  await box(stage, '职务').click()
  await expect(titles(stage).filter({ hasText: '职务' })).toHaveCount(1)
  await stage.getByRole('button', { name: '应用' }).click()
  await expect(stage.getByRole('status')).toHaveText('custom: confirm, 显示的列: 6')
  await expect(titles(stage).filter({ hasText: '职务' })).toHaveCount(0)
  await expect(titles(stage).filter({ hasText: '所在地' })).toHaveCount(1)
})

test('two columns are fixed in the column settings, a third column cannot be, and reset unfixes the columns', async ({
  demo
}) => {
  const stage = await demo(path, 'column-panel')
  const left = stage.locator('.vxe-table--fixed-left-wrapper')
  await stage.getByTitle('列设置').click()
  await option(stage, '姓名').locator('.vxe-table-custom--fixed-left-option').click()
  await option(stage, '更新时间').locator('.vxe-table-custom--fixed-right-option').click()
  await expect(left).toContainText('姓名')
  await expect(stage.locator('.vxe-table--fixed-right-wrapper')).toContainText('更新时间')
  await expect(option(stage, '年龄').locator('.vxe-table-custom--fixed-left-option')).toHaveClass(/is--disabled/)
  await stage.getByRole('button', { name: '恢复默认' }).click()
  await expect(left).toHaveCount(0)
  await expect(stage.getByRole('status')).toHaveText('custom: reset, 显示的列: 6')
})

test('checkboxes of the column settings apply immediately or with the confirm button', async ({ demo }) => {
  const stage = await demo(path, 'panel-options')
  await stage.getByTitle('列设置').click()
  await expect(stage.locator('.vxe-table-custom--footer, .vxe-table-custom--fixed-option')).toHaveCount(0)
  await box(stage, '工作').click()
  await expect(titles(stage)).toHaveText(['姓名', '年龄'])
  await stage.getByText('立即生效').click()
  await stage.getByText('底部的按钮').click()
  await stage.getByText('可以固定列').click()
  await stage.getByTitle('列设置').click()
  await expect(option(stage, '年龄').locator('.vxe-table-custom--fixed-option')).toBeVisible()
  await box(stage, '年龄').click()
  await expect(titles(stage)).toHaveText(['姓名', '年龄'])
  await stage.locator('.vxe-table-custom--footer').getByText('确认').click()
  await expect(titles(stage)).toHaveText(['姓名'])
})

test('dragging a row in the column settings modal reorders the columns', async ({ demo, page }) => {
  const stage = await demo(path, 'popup-panel')
  await stage.getByTitle('列设置').click()
  const line = (title: string) => dialog(page).locator('.vxe-table-custom-popup--row', { hasText: title })
  const from = (await line('年龄').locator('.vxe-table-custom-popup--column-sort-btn').boundingBox())!
  const to = (await line('姓名').boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, from.y - 10, { steps: 4 })
  await page.mouse.move(from.x + from.width / 2, to.y + 4, { steps: 6 })
  await page.mouse.up()
  await expect(dialog(page).locator('.vxe-table-custom-popup--name').first()).toHaveText('年龄')
  await dialog(page).getByRole('button', { name: '确定' }).click()
  await expect(stage.getByRole('status')).toHaveText('custom: confirm, 年龄, 姓名, 职务, 所在地')
  await expect(titles(stage)).toHaveText(['年龄', '姓名', '职务', '所在地'])
})

test('a custom button opens the column settings, Esc and moving the pointer away close the settings', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'own-button')
  const panel = stage.locator('.vxe-table-custom-wrapper')
  await stage.getByRole('button', { name: '选择列' }).click()
  await expect(panel).toBeVisible()
  await box(stage, '职务').click()
  await expect(titles(stage)).toHaveText(['姓名', '年龄', '所在地'])
  await page.locator('main h1').hover()
  await expect(panel).toBeHidden()
  await stage.getByRole('button', { name: '选择列' }).click()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(stage.getByRole('status')).toHaveText('已用 Esc 关闭')
})

test('custom controls show, hide, fix and restore columns', async ({ demo }) => {
  const stage = await demo(path, 'own-panel')
  await stage.getByLabel('职务', { exact: true }).uncheck()
  await expect(titles(stage)).toHaveText(['姓名', '创建时间', '更新时间'])
  await stage.getByLabel('所在地', { exact: true }).check()
  await expect(titles(stage)).toHaveText(['姓名', '所在地', '创建时间', '更新时间'])
  await stage.getByLabel('固定 更新时间').selectOption('右侧')
  await expect(stage.locator('.vxe-table--fixed-right-wrapper')).toContainText('更新时间')
  await stage.getByLabel('固定 姓名').selectOption('不固定')
  await expect(stage.locator('.vxe-table--fixed-left-wrapper')).toHaveCount(0)
  await stage.getByRole('button', { name: '恢复默认' }).click()
  await expect(stage.locator('.vxe-table--fixed-left-wrapper')).toContainText('姓名')
  await expect(stage.getByLabel('所在地', { exact: true })).not.toBeChecked()
})
