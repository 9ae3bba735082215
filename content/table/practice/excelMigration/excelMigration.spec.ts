import ExcelJS from 'exceljs'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/practice/excelMigration'

async function exported(page: Page, stage: Locator, button: string): Promise<ExcelJS.Worksheet> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    stage.getByRole('button', { name: button, exact: true }).click()
  ])
  expect(file.suggestedFilename()).toBe('销售额.xlsx')
  const book = new ExcelJS.Workbook()
  await book.xlsx.readFile(await file.path())
  return book.worksheets[0]!
}

const valuesOf = (sheet: ExcelJS.Worksheet, row: number) => (sheet.getRow(row).values as unknown[]).slice(1)

test('the workbook has the grouped header, the merged cells and the footer of the table', async ({ demo, page }) => {
  const stage = await demo(route, 'grouped-merged')
  const sheet = await exported(page, stage, '导出全部列')
  expect(sheet.name).toBe('第一季度')
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 2 })
  expect([...sheet.model.merges].sort()).toEqual(['A1:A2', 'A3:A4', 'A5:A6', 'B1:B2', 'C1:D1', 'C6:D6'])
  expect(valuesOf(sheet, 1)).toEqual(['地区', '门店编号', '第一季度', '第一季度'])
  expect(valuesOf(sheet, 2).slice(2)).toEqual(['一月', '二月'])
  expect(valuesOf(sheet, 3)).toEqual(['华东', '007', 120, 135])
  expect(sheet.getCell('C6').value).toBe('装修')
  expect(valuesOf(sheet, 7)).toEqual(['合计', '', 361, 390])
  await expect(stage.getByRole('status')).toContainText('C1:D1')
})

test('without one exported column, the merged cells move to the remaining columns', async ({ demo, page }) => {
  const stage = await demo(route, 'grouped-merged')
  const sheet = await exported(page, stage, '不导出门店编号')
  expect([...sheet.model.merges].sort()).toEqual(['A1:A2', 'A3:A4', 'A5:A6', 'B1:C1', 'B6:C6'])
  expect(valuesOf(sheet, 3)).toEqual(['华东', 120, 135])
  expect(valuesOf(sheet, 7)).toEqual(['合计', 361, 390])
})
