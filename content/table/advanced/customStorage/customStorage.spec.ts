import { dragAcross } from '../../../../e2e/drag.ts'
import { expect, test } from '../../../../e2e/site.ts'

test('hidden and fixed columns are restored when the table is created again, until the settings are cleared', async ({
  demo
}) => {
  const stage = await demo('/table/advanced/customStorage', 'remember-columns')
  const stored = stage.getByRole('status')
  const header = (title: string) => stage.locator('.vxe-table--main-wrapper .vxe-header--column', { hasText: title })
  const option = (title: string) => stage.locator('.vxe-table-custom--option', { hasText: title })
  await expect(stored).toHaveText('VISIBLE: 没有记录 FIXED: 没有记录')
  await stage.getByTitle('列设置').click()
  await option('职务').locator('.vxe-table-custom--checkbox-option').click()
  await option('所在地').locator('.vxe-table-custom--checkbox-option').click()
  await option('年龄').locator('.vxe-table-custom--fixed-left-option').click()
  await stage.locator('.vxe-table-custom--footer').getByText('确认').click()
  await expect(stored).toHaveText('VISIBLE: role|address FIXED: age|left')
  await stage.getByRole('button', { name: '重新创建表格' }).click()
  await expect(header('所在地')).toHaveCount(1)
  await expect(header('职务')).toHaveCount(0)
  await expect(stage.locator('.vxe-table--fixed-left-wrapper')).toContainText('年龄')
  await stage.getByTitle('列设置').click()
  await option('年龄').locator('.vxe-table-custom--fixed-left-option').click()
  await stage.locator('.vxe-table-custom--footer').getByText('确认').click()
  await expect(stored).toHaveText('VISIBLE: role|address FIXED: 没有记录')
  await stage.getByRole('button', { name: '清除设置' }).click()
  await expect(stored).toHaveText('VISIBLE: 没有记录 FIXED: 没有记录')
  await expect(header('职务')).toHaveCount(1)
  await expect(stage.locator('.vxe-table--fixed-left-wrapper')).toHaveCount(0)
})

test('a click outside the panel stores the change too', async ({ demo, page }) => {
  const stage = await demo('/table/advanced/customStorage', 'remember-columns')
  await stage.getByTitle('列设置').click()
  await stage
    .locator('.vxe-table-custom--option', { hasText: '职务' })
    .locator('.vxe-table-custom--checkbox-option')
    .click()
  await page.locator('main h1').click()
  await expect(stage.locator('.vxe-table-custom-wrapper')).toBeHidden()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('VXE_TABLE_CUSTOM_COLUMN_VISIBLE')))
    .toContain('"remembered-columns":"role"')
})

test('width, order, visibility and fixed columns are restored from the server, and reset clears the settings', async ({
  demo,
  page
}) => {
  const stage = await demo('/table/advanced/customStorage', 'server-settings')
  const server = stage.getByRole('status')
  const headers = stage.locator('.vxe-table--main-wrapper .vxe-header--column')
  const width = async (title: string) => Math.round((await headers.filter({ hasText: title }).boundingBox())!.width)
  const reopen = async () => {
    await stage.getByRole('button', { name: '重新打开页面' }).click()
    await expect(headers.nth(1)).toBeVisible()
  }
  await expect(headers).toHaveText(['姓名', '职务', '年龄', '所在地'])
  await expect(server).toHaveText('没有记录')

  const before = await width('职务')
  await dragAcross(headers.filter({ hasText: '职务' }).locator('.vxe-resizable'), 60)
  await expect(server).toContainText(`"field":"role","visible":true,"fixed":null,"width":${before + 60}`)

  await stage.getByTitle('列设置').click()
  const dialog = page.locator('.vxe-table-custom-popup-wrapper.is--visible')
  const row = (title: string) => dialog.locator('.vxe-table-custom-popup--row', { hasText: title })
  const from = (await row('所在地').locator('.vxe-table-custom-popup--column-sort-btn').boundingBox())!
  const to = (await row('职务').boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, from.y - 10, { steps: 4 })
  await page.mouse.move(from.x + from.width / 2, to.y + 4, { steps: 6 })
  await page.mouse.up()
  await expect(dialog.locator('.vxe-table-custom-popup--name')).toHaveText(['姓名', '所在地', '职务', '年龄'])
  await row('年龄').locator('.vxe-table-custom--checkbox-option').click()
  await row('姓名').getByText('不设置').click()
  await row('职务').getByText('右侧').click()
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(server).toContainText('{"field":"age","visible":false,"fixed":null}')
  await expect(server).toContainText('{"field":"name","visible":true,"fixed":null}')
  await expect(server).toContainText('"field":"role","visible":true,"fixed":"right"')

  await reopen()
  await expect(headers).toHaveText(['姓名', '所在地', '职务'])
  await expect(stage.locator('.vxe-table--fixed-left-wrapper')).toHaveCount(0)
  await expect(stage.locator('.vxe-table--fixed-right-wrapper')).toContainText('职务')
  await expect.poll(() => width('职务')).toBe(before + 60)

  await stage.getByTitle('列设置').click()
  await dialog.getByRole('button', { name: '恢复默认' }).click()
  await page
    .locator('.vxe-modal--wrapper.type--confirm:visible, .vxe-modal--wrapper.type--alert:visible')
    .getByRole('button', { name: '确认' })
    .click()
  await expect(server).toHaveText('没有记录')
  await expect(headers).toHaveText(['姓名', '职务', '年龄', '所在地'])
  await expect(stage.locator('.vxe-table--fixed-left-wrapper')).toContainText('姓名')
  await reopen()
  await expect(headers).toHaveText(['姓名', '职务', '年龄', '所在地'])
  await expect.poll(() => width('职务')).toBe(before)
})
