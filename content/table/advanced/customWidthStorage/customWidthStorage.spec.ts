import { expect, test } from '../../../../e2e/site.ts'

test('a dragged width and a hidden column are stored and come back', async ({ demo, page }) => {
  const stage = await demo('/table/advanced/customWidthStorage', 'remember-all')
  const stored = stage.getByRole('status')
  const header = (title: string) => stage.locator('.vxe-table--main-wrapper .vxe-header--column', { hasText: title })
  const width = async () => Math.round((await header('姓名').boundingBox())!.width)
  const handle = (await header('姓名').locator('.vxe-resizable').boundingBox())!
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(handle.x + handle.width / 2 + 70, handle.y + handle.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(stored).toContainText('WIDTH: {"name":190}')
  await stage.getByTitle('列设置').click()
  const dialog = page.locator('.vxe-table-custom-popup-wrapper.is--visible')
  await dialog
    .locator('.vxe-table-custom-popup--row', { hasText: '职务' })
    .locator('.vxe-table-custom--checkbox-option')
    .click()
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(stored).toContainText('VISIBLE: "role"')
  await stage.getByRole('button', { name: '重新创建表格' }).click()
  await expect(header('职务')).toHaveCount(0)
  await expect.poll(width).toBe(190)
  await stage.getByRole('button', { name: '清除设置' }).click()
  await expect(stored).toHaveText('WIDTH: 没有记录 VISIBLE: 没有记录 FIXED: 没有记录 SORT: 没有记录')
  await expect(header('职务')).toHaveCount(1)
  await expect.poll(width).toBe(120)
})
