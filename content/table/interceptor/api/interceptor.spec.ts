import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/interceptor/api'

test('events of the table, from created to destroyed, call its interceptors', async ({ demo, page }) => {
  const stage = await demo(path, 'every-event')
  const calls = stage.locator('ol[aria-live]').getByRole('listitem')
  await expect(calls).toHaveText(['mounted', 'created'])
  await stage.getByRole('button', { name: '清空记录' }).click()
  const cell = stage.locator('.vxe-body--row').first().locator('td').first()
  await cell.click()
  await expect(cell.locator('input')).toBeFocused()
  await page.keyboard.type('a')
  await expect(calls.first()).toHaveText('event.keydown: keydown')
  await stage.locator('.vxe-header--column').last().click()
  await expect(calls.filter({ hasText: 'event.clearEdit: mousedown' })).toHaveCount(1)
  await stage.locator('.vxe-body--row').nth(1).locator('td').last().click({ button: 'right' })
  await expect(calls.filter({ hasText: 'event.showMenu: contextmenu' })).toHaveCount(1)
  const download = page.waitForEvent('download')
  await stage.getByRole('button', { name: '导出' }).click()
  await download
  await expect(calls.filter({ hasText: 'event.export' })).toHaveCount(1)
  await stage.getByRole('button', { name: '移除表格' }).click()
  await expect(calls.first()).toHaveText('destroyed')
  await expect(calls.nth(1)).toHaveText('beforeDestroy')
})

test('interceptors prevent the end of editing, a context menu and an export', async ({ demo, page }) => {
  const stage = await demo(path, 'three-vetoes')
  const rows = stage.locator('.vxe-body--row')
  const downloads: string[] = []
  page.on('download', download => downloads.push(download.suggestedFilename()))
  // A real right click would open the browser's own menu, which a test cannot close.
  await rows.first().locator('td').last().dispatchEvent('contextmenu')
  await expect(stage.getByRole('status')).toHaveText('这一行不显示菜单')
  await expect(page.locator('.vxe-table--context-menu-wrapper.is--visible')).toHaveCount(0)
  await rows.nth(1).locator('td').last().click({ button: 'right' })
  await expect(page.locator('.vxe-table--context-menu-wrapper.is--visible')).toHaveCount(1)
  await page.keyboard.press('Escape')

  await rows.nth(1).locator('td').first().click()
  await rows.nth(1).locator('input').fill('')
  await stage.locator('.vxe-header--column').last().click()
  await expect(stage.getByRole('status')).toHaveText('姓名不能为空，编辑没有结束')
  await expect(rows.nth(1).locator('input')).toBeVisible()
  await rows.nth(1).locator('input').fill('周一宁')
  await stage.locator('.vxe-header--column').last().click()
  await expect(rows.nth(1).locator('input')).toHaveCount(0)

  await stage.getByRole('button', { name: '导出' }).click()
  await expect(stage.getByRole('status')).toHaveText('有未保存的修改，没有导出')
  await rows.nth(1).locator('td').first().click()
  await rows.nth(1).locator('input').fill('周以宁')
  await stage.locator('.vxe-header--column').last().click()
  await expect(rows.nth(1).locator('input')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await stage.getByRole('button', { name: '导出' }).click()
  expect((await download).suggestedFilename()).toBe('员工.csv')
  expect(downloads).toHaveLength(1)
})
