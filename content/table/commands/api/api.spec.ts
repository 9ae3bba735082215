import { readFile } from 'node:fs/promises'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const route = '/table/commands/api'

test('myExport downloads the data of the table as CSV', async ({ demo, page }) => {
  const stage = await demo(route, 'toolbar-commands')
  const download = page.waitForEvent('download')
  await stage.getByRole('button', { name: '导出数据' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('people.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('姓名')
  expect(text).toContain('顾明澈')
  expect(text.trim().split('\n')).toHaveLength(8)
  await expect(stage.getByRole('status')).toHaveText('执行了 myExport')
})

test('myLink opens the official site in a new tab without access to the opener', async ({ demo, page }) => {
  await page.addInitScript(() => {
    const opened: unknown[][] = []
    Object.assign(window, { opened, open: (...args: unknown[]) => void opened.push(args) })
  })
  const stage = await demo(route, 'toolbar-commands')
  await stage.getByRole('button', { name: '官网' }).click()
  expect(await page.evaluate(() => (window as unknown as { opened: unknown[][] }).opened)).toEqual([
    ['https://vxetable.cn', '_blank', 'noopener']
  ])
  await expect(stage.getByRole('status')).toHaveText('执行了 myLink')
})

test('params of the button change the export of the command', async ({ demo, page }) => {
  const stage = await demo(route, 'command-params')
  await stage.locator('.vxe-body--row').nth(1).locator('.vxe-cell--checkbox').click()
  const selected = page.waitForEvent('download')
  await stage.getByRole('button', { name: '导出勾选' }).click()
  const file = await selected
  expect(file.suggestedFilename()).toBe('selected.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.trim().split(/\r?\n/)).toEqual([',姓名,职务,所在地', 'TRUE,周以宁,前端工程师,成都市高新区'])
})

test('the role sets the visible and the enabled toolbar buttons', async ({ demo, page }) => {
  const stage = await demo(route, 'command-params')
  const html = stage.getByRole('button', { name: '导出网页' })
  await expect(html).toHaveCount(0)
  await stage.getByText('管理员').click()
  const report = page.waitForEvent('download')
  await html.click()
  expect((await report).suggestedFilename()).toBe('report.html')
  await stage.getByText('访客').click()
  await expect(html).toHaveCount(0)
  await expect(stage.getByRole('button', { name: '导出全部' })).toBeDisabled()
  await expect(stage.getByRole('button', { name: '由代码执行 myExport' })).toBeDisabled()
  await expect(stage.getByRole('button', { name: '官网' })).toBeEnabled()
})

test('commitProxy runs a command from code', async ({ demo, page }) => {
  const stage = await demo(route, 'command-params')
  const download = page.waitForEvent('download')
  await stage.getByRole('button', { name: '由代码执行 myExport' }).click()
  expect((await download).suggestedFilename()).toBe('people.csv')
})

test('insert, mark_cancel, remove and reload work on the rows', async ({ demo, page }) => {
  const stage = await demo(route, 'built-in-codes')
  const rows = stage.locator('.vxe-body--row')
  const run = (code: string) => stage.getByRole('button', { name: code, exact: true }).click()
  await expect(rows).toHaveCount(7)
  await run('insert')
  await expect(rows).toHaveCount(8)
  await expect(rows.first()).toHaveClass(/is--new/)
  await rows.nth(1).locator('.vxe-cell--checkbox').click()
  await run('mark_cancel')
  await expect(rows.nth(1)).toHaveClass(/row--pending/)
  await rows.nth(2).locator('.vxe-cell--checkbox').click()
  await run('remove')
  await page.locator('.vxe-modal--wrapper.is--visible').getByRole('button', { name: '确认' }).click()
  await expect(rows).toHaveCount(7)
  await expect(rows.locator('td:nth-child(2)')).toHaveText([
    '',
    '顾明澈',
    '陆远舟',
    '程之焕',
    '沈嘉禾',
    '许牧云',
    '林知夏'
  ])
  await run('reload')
  await expect(stage).toContainText('周以宁')
  await expect(rows).toHaveCount(7)
  await expect(stage.getByRole('status')).toHaveText('toolbar-button-click: reload')
})

test('insert_edit starts editing a new row, and save sends a request and reloads the rows', async ({ demo, page }) => {
  const stage = await demo(route, 'built-in-codes')
  await expect(stage.locator('.vxe-body--row')).toHaveCount(7)
  await stage.getByRole('button', { name: 'insert_edit' }).click()
  await stage.locator('.vxe-body--row').first().locator('input[type=text]').fill('新人')
  await stage.getByRole('button', { name: 'save', exact: true }).click()
  await expect(page.locator('.vxe-modal--wrapper.type--message').getByText('保存成功')).toBeVisible()
  await expect(stage.locator('.vxe-body--row')).toHaveCount(7)
})

test('export downloads a file, open_export and open_import open their modals', async ({ demo, page }) => {
  const stage = await demo(route, 'built-in-codes')
  await expect(stage.locator('.vxe-body--row')).toHaveCount(7)
  const download = page.waitForEvent('download')
  await stage.getByRole('button', { name: 'export', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await stage.getByRole('button', { name: 'open_export' }).click()
  const exporting = page.locator('.vxe-modal--wrapper.is--visible', { hasText: '导出数据' })
  await expect(exporting).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(exporting).toHaveCount(0)
  await stage.getByRole('button', { name: 'open_import' }).click()
  await expect(page.locator('.vxe-modal--wrapper.is--visible', { hasText: '导入数据' })).toBeVisible()
})

test('an unknown code only fires toolbar-button-click', async ({ demo }) => {
  const stage = await demo(route, 'built-in-codes')
  await expect(stage.locator('.vxe-body--row')).toHaveCount(7)
  await stage.getByRole('button', { name: 'unknown_code' }).click()
  await expect(stage.getByRole('status')).toHaveText('toolbar-button-click: unknown_code')
  await expect(stage.locator('.vxe-body--row')).toHaveCount(7)
})
