import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const path = '/table/advanced/toolbar'

const rows = (stage: Locator) => stage.locator('.vxe-body--row')
/** Names of buttons with an icon begin with the character of the icon font. */
const button = (stage: Locator, name: string) => stage.getByRole('button', { name: new RegExp(`${name}$`) })
/** The round buttons at the right end are located by their title. */
const tool = (stage: Locator, title: string) => stage.locator('.vxe-tools--operate').getByTitle(title, { exact: true })
const titles = (stage: Locator) => stage.locator('.vxe-table--main-wrapper .vxe-header--column:visible')

test('toolbar buttons insert, delete and save rows, and the refresh icon requests the rows again', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'list-bar')
  const result = stage.getByRole('status')
  await expect(rows(stage)).toHaveCount(6)
  await expect(button(stage, '删除')).toBeDisabled()
  await button(stage, '新增').click()
  const input = rows(stage).first().locator('input.vxe-input--inner')
  await input.fill('何新')
  await input.blur()
  await page.locator('h1').click()
  await expect(rows(stage).first()).toContainText('何新')
  await rows(stage).nth(2).locator('.vxe-cell--checkbox').click()
  await expect(button(stage, '删除')).toBeEnabled()
  await button(stage, '删除').click()
  await expect(rows(stage)).toHaveCount(6)
  await expect(button(stage, '删除')).toBeDisabled()
  await button(stage, '保存').click()
  await expect(result).toHaveText('POST 1, PUT 0, DELETE 1')
  await expect(rows(stage)).toHaveText([/何新/, /顾明澈/, /陆远舟/, /程之焕/, /沈嘉禾/, /许牧云/])
  await tool(stage, '刷新').click()
  await expect(result).toHaveText('GET /people: 6 行')
})

test('a toolbar dropdown changes the row height, and toolbar icons show columns and export', async ({ demo, page }) => {
  const stage = await demo(path, 'tools-bar')
  const height = () =>
    rows(stage)
      .first()
      .evaluate(element => element.clientHeight)
  const before = await height()
  await stage.locator('.vxe-button', { hasText: '行高' }).first().hover()
  const panel = page.locator('.vxe-button--dropdown-panel.animat--enter')
  await expect(panel.getByRole('button', { name: '适中' })).toBeDisabled()
  await panel.getByRole('button', { name: '紧凑' }).click()
  await expect(stage.getByRole('status')).toHaveText('tool-click: mini')
  await expect.poll(height).toBeLessThan(before)
  await expect(panel).toHaveCount(0)

  await tool(stage, '列设置').click()
  await expect(stage.getByRole('status')).toHaveText('custom: open, 3 列')
  await stage
    .locator('.vxe-table-custom--option', { hasText: '所在地' })
    .locator('.vxe-table-custom--checkbox-option')
    .click()
  await stage.locator('.vxe-table-custom--footer').getByText('确认').click()
  await expect(titles(stage)).toHaveText(['姓名', '职务', '年龄', '所在地'])

  await tool(stage, '导出').click()
  const dialog = page.locator('.vxe-modal--wrapper.is--visible', { has: page.locator('.vxe-export--panel') })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '导出' }).click()
  ])
  expect((await readFile(await file.path(), 'utf8')).split('\r\n')[0]).toBe('\ufeffname,role,age,address')
  await expect(dialog).toHaveCount(0)
})

test('a csv file is imported, and the print modal opens', async ({ demo, page }) => {
  const stage = await demo(path, 'tools-bar')
  await tool(stage, '导入').click()
  const importing = page.locator('.vxe-modal--wrapper.is--visible', { hasText: '导入数据' })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    importing.getByRole('button', { name: '选择文件' }).click()
  ])
  await chooser.setFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('\ufeffname,role,age\r\n何新,总监,50')
  })
  await importing.getByRole('button', { name: '导入' }).click()
  await expect(rows(stage).filter({ hasText: '何新' })).toContainText('总监')
  await tool(stage, '打印').click()
  await expect(page.locator('.vxe-export--panel').getByRole('button', { name: '打印' })).toBeVisible()
})

test('checked rows show other toolbar buttons, and a filter unchecks the hidden rows', async ({ demo }) => {
  const stage = await demo(path, 'batch-bar')
  await stage.getByPlaceholder('搜索标题').fill('报')
  await expect(rows(stage)).toHaveCount(1)
  await stage.getByPlaceholder('搜索标题').fill('')
  await expect(rows(stage)).toHaveCount(6)
  await rows(stage).nth(0).locator('.vxe-cell--checkbox').click()
  await rows(stage).nth(1).locator('.vxe-cell--checkbox').click()
  await expect(stage.getByRole('status')).toHaveText('已勾选 2 行')
  await expect(stage.getByPlaceholder('搜索标题')).toHaveCount(0)
  await stage.getByText('只看未读').click()
  await expect(stage.getByRole('status')).toHaveText('已勾选 1 行')
  await stage.getByRole('button', { name: '标为已读' }).click()
  await expect(rows(stage)).toHaveCount(3)
  await expect(stage.getByPlaceholder('搜索标题')).toBeVisible()
})

test('the toolbar exports the table that is currently shown', async ({ demo, page }) => {
  const stage = await demo(path, 'connect-later')
  const save = async () => {
    await tool(stage, '导出').click()
    const dialog = page.locator('.vxe-modal--wrapper.is--visible', { has: page.locator('.vxe-export--panel') })
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: '导出' }).click()
    ])
    await expect(dialog).toHaveCount(0)
    return [file.suggestedFilename(), (await readFile(await file.path(), 'utf8')).split('\r\n')[0]]
  }
  expect(await save()).toEqual(['员工.csv', '\ufeff姓名,职务'])
  await stage.getByText('任务', { exact: true }).first().click()
  await expect(titles(stage)).toHaveText(['任务', '负责人'])
  expect(await save()).toEqual(['任务.csv', '\ufeff任务,负责人'])
})
