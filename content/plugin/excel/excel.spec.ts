import { readFile } from 'node:fs/promises'
import ExcelJS from 'exceljs'
import type { Download, Page } from '@playwright/test'
import { coldTest, expect, test } from '../../../e2e/site.ts'

const route = '/plugin/excel'

async function sheetOf(download: Download): Promise<ExcelJS.Worksheet> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.readFile(await download.path())
  return book.worksheets[0]!
}

const rowsOf = (sheet: ExcelJS.Worksheet): string[][] =>
  (sheet.getRows(1, sheet.rowCount) ?? []).map(row =>
    Array.from({ length: sheet.columnCount }, (_, index) => row.getCell(index + 1).text)
  )

async function download(page: Page, click: () => Promise<unknown>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()])
  return file
}

coldTest(
  'exceljs is loaded on the export click, and the file has dates, formats, a formula and a frozen header',
  async ({ demo, page }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    const stage = await demo(route, 'styled-workbook')
    expect(asked.filter(address => /exceljs/.test(address))).toEqual([])
    const file = await download(page, () => stage.getByRole('button', { name: '导出 Excel' }).click())
    expect(file.suggestedFilename()).toBe('订单.xlsx')
    expect(asked.some(address => /exceljs/.test(address))).toBe(true)
    const sheet = await sheetOf(file)
    expect(sheet.name).toBe('订单')
    expect(rowsOf(sheet).map(([item]) => item)).toEqual(['品名', '键盘', '显示器', '扩展坞', '合计'])
    expect(sheet.getCell('B2').value).toEqual(new Date('2024-03-04T00:00:00.000Z'))
    expect(sheet.getCell('B2').numFmt).toBe('yyyy-mm-dd')
    expect(sheet.getCell('D3').value).toBe(1299.5)
    expect(sheet.getCell('C5').formula).toBe('SUM(C2:C4)')
    expect(sheet.getCell('A1').font.bold).toBe(true)
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
    await expect(stage).toContainText(/\d\.\d KB, \d+ ms/)
  }
)

test('the export modal writes the checked rows and columns to an xlsx file', async ({ demo, page }) => {
  const stage = await demo(route, 'export-dialog')
  await stage.locator('.vxe-body--row').nth(1).locator('.vxe-cell--checkbox').click()
  await stage.locator('.vxe-body--row').nth(3).locator('.vxe-cell--checkbox').click()
  await stage.locator('.vxe-tools--operate button').click()
  const dialog = page.locator('.vxe-modal--wrapper.is--visible', { has: page.locator('.vxe-export--panel') })
  await expect(dialog).toBeVisible()
  await dialog.locator('.vxe-export--panel-column-option', { hasText: '年龄' }).click()
  const file = await download(page, () => dialog.getByRole('button', { name: '导出' }).click())
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  expect(rowsOf(await sheetOf(file))).toEqual([
    ['姓名', '职务'],
    ['周以宁', '前端工程师'],
    ['程之焕', '设计师']
  ])
})

test('a downloaded xlsx sample can be opened, and a file in another format shows a message', async ({ demo, page }) => {
  const stage = await demo(route, 'read-workbook')
  const sample = await download(page, () => stage.getByRole('button', { name: '下载样例' }).click())
  const choose = async (files: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      stage.getByRole('button', { name: '打开 xlsx 文件' }).click()
    ])
    await chooser.setFiles(files)
  }
  await choose({ name: '库存.xlsx', mimeType: 'application/octet-stream', buffer: await readFile(await sample.path()) })
  await expect(stage).toContainText('库存.xlsx: 2 × 3')
  await expect(stage.locator('.vxe-header--column')).toHaveText(['品名', '数量', '翻倍'])
  await expect(stage.locator('.vxe-body--row').nth(1).locator('td')).toHaveText(['显示器', '3', '6'])
  await choose({ name: '假的.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('no workbook') })
  await expect(stage).toContainText('假的.xlsx 不是可读取的 xlsx 文件')
})
