import { VXETable } from 'vxe-table'
import type { ColumnInfo } from 'vxe-table'

interface ExportOptions {
  filename: string
  sheetName: string
  columns: ColumnInfo[]
  data: Record<string, unknown>[]
  isHeader: boolean
}

// export-config 的 exportMethod：列、行和文件名由用户在弹窗中选择
export async function saveWorkbook ({ options }: { options: ExportOptions }): Promise<void> {
  const { Workbook } = await import('exceljs')
  const book = new Workbook()
  // 工作表名最多 31 个字符，不能包含 * ? : / \ [ ]
  const sheet = book.addWorksheet(options.sheetName.replace(/[*?:/\\[\]]/g, ' ').slice(0, 31))
  const columns = options.columns.filter(({ field }) => field)
  sheet.columns = columns.map(({ field, renderWidth }) => ({ key: field, width: renderWidth / 7 }))
  if (options.isHeader) sheet.addRow(columns.map(({ title }) => title)).font = { bold: true }
  sheet.addRows(options.data)
  await VXETable.saveFile({
    filename: options.filename,
    type: 'xlsx',
    content: new Blob([await book.xlsx.writeBuffer()])
  })
}
