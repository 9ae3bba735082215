import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const route = '/table/grid/fullEdit'

/** Clicks for 80 ms, as a user does: the table ends an open edit shortly after the mouse goes down. */
const press = (stage: Locator, name: string) => stage.getByRole('button', { name }).click({ delay: 80 })
const cell = (stage: Locator, row: number, column: number) =>
  stage.locator(`.vxe-table--main-wrapper .vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
/** Repeats the click, because the table ignores a click shortly after it has opened or checked a row. */
const open = (stage: Locator, row: number, column: number) =>
  expect(async () => {
    await cell(stage, row, column).click()
    await expect(cell(stage, row, column).locator('input')).toBeVisible({ timeout: 1000 })
  }).toPass()
const check = (stage: Locator, row: number) => cell(stage, row, 1).locator('.vxe-cell--checkbox').click()
const requests = async (stage: Locator) => (await stage.getByRole('log').innerText()).split('\n')

test('a new row is validated, and new, changed and marked rows are saved in one request', async ({ demo, page }) => {
  const stage = await demo(route, 'asset-ledger')
  await expect(cell(stage, 1, 2)).toHaveText('EQ-301')
  await press(stage, '新增')
  await expect(cell(stage, 1, 2).locator('input')).toBeVisible()
  await press(stage, '保存 (1)')
  await expect(stage.locator('.vxe-cell--valid-error-hint').first()).toHaveText('请填写编号')
  expect(await requests(stage)).toEqual(['GET /assets?page=1&size=8'])
  await cell(stage, 1, 2).locator('input').fill('EQ-900')
  await cell(stage, 1, 3).locator('input').fill('投屏')
  await cell(stage, 1, 5).locator('input').fill('500')
  await open(stage, 2, 3)
  await cell(stage, 2, 3).locator('input').fill('曲面屏')
  await page.locator('h1').click()
  await check(stage, 3)
  await press(stage, '标记删除')
  await expect(stage.locator('.row--pending')).toHaveCount(1)
  await press(stage, '保存 (3)')
  await expect(page.locator('.vxe-modal--wrapper.is--visible')).toContainText('改动已保存')
  const [latest, saved] = await requests(stage)
  expect(latest).toBe('GET /assets?page=1&size=8')
  expect(JSON.parse(saved!.replace('POST /assets', ''))).toEqual({
    insert: [{ code: 'EQ-900', title: '投屏', kind: 'screen', price: 500, bought: null }],
    update: [{ id: 1, title: '曲面屏' }],
    remove: [2]
  })
  await expect(cell(stage, 1, 2)).toHaveText('EQ-900')
  await expect(cell(stage, 3, 2)).toHaveText('EQ-303')
  await expect(stage.locator('.row--pending, .row--new, .col--dirty')).toHaveCount(0)
  await expect(stage.getByRole('button', { name: '保存 (0)' })).toBeDisabled()
})

test('going to another page with changes shows a confirmation, cancel keeps the page, discarding reverts', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'asset-ledger')
  const dialog = page.locator('.vxe-modal--wrapper.is--visible')
  const pageButton = (name: string) => stage.locator('.vxe-pager--num-btn', { hasText: name })
  await open(stage, 1, 3)
  await cell(stage, 1, 3).locator('input').fill('曲面屏')
  await pageButton('2').click({ delay: 80 })
  await expect(dialog).toContainText('放弃这一页的改动吗？')
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(pageButton('1')).toHaveClass(/is--active/)
  await expect(cell(stage, 1, 3)).toHaveText('曲面屏')
  await expect(stage.getByRole('button', { name: '立即删除' })).toBeDisabled()
  await press(stage, '放弃改动')
  await expect(cell(stage, 1, 3)).toHaveText('二十七寸屏')
  await pageButton('2').click()
  await expect(cell(stage, 1, 2)).toHaveText('EQ-309')
})

test('a failed save keeps the changes for another try', async ({ demo, page }) => {
  const stage = await demo(route, 'asset-ledger')
  await open(stage, 1, 3)
  await cell(stage, 1, 3).locator('input').fill('曲面屏')
  await page.locator('h1').click()
  await press(stage, '让下一次请求失败')
  await press(stage, '保存 (1)')
  await expect(page.locator('.vxe-modal--wrapper', { hasText: '服务端没有响应' })).toBeVisible()
  await expect(cell(stage, 1, 3)).toHaveClass(/col--dirty/)
  await press(stage, '保存 (1)')
  await expect(stage.locator('.col--dirty')).toHaveCount(0)
  await expect(cell(stage, 1, 3)).toHaveText('曲面屏')
})

test('after all rows of the last page are deleted the previous page is shown, and the page is exported', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'asset-ledger')
  await expect(cell(stage, 1, 2)).toHaveText('EQ-301')
  await stage.locator('.vxe-pager--num-btn', { hasText: '3' }).click()
  await expect(cell(stage, 1, 2)).toHaveText('EQ-317')
  await stage.locator('.vxe-header--row .vxe-cell--checkbox').click()
  await press(stage, '立即删除')
  await page.locator('.vxe-modal--wrapper.is--visible').getByRole('button', { name: '确认' }).click()
  await expect(cell(stage, 1, 2)).toHaveText('EQ-309')
  expect((await requests(stage)).slice(0, 3)).toEqual([
    'GET /assets?page=2&size=8',
    'GET /assets?page=3&size=8',
    'DELETE /assets [17,18,19,20]'
  ])
  await expect(stage.locator('.vxe-pager--num-btn.is--active')).toHaveText('2')
  await stage.getByTitle('导出').click()
  const dialog = page.locator('.vxe-modal--wrapper.is--visible', { has: page.locator('.vxe-export--panel') })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '导出' }).click()
  ])
  expect(file.suggestedFilename()).toBe('设备台账.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain('EQ-309,激光机,打印机,2100')
})
