import { VXETable } from 'vxe-table'
import type { ColumnInfo, Table } from 'vxe-table'

interface Column extends ColumnInfo {
  childNodes?: Column[]
  _colSpan: number
  _rowSpan: number
}

interface ExportParams {
  $table: Table
  options: {
    filename: string
    sheetName: string
    columns: Column[]
    colgroups: Column[][]
    data: Record<string, unknown>[]
  }
}

const firstLeaf = (column: Column): Column => column.childNodes?.length ? firstLeaf(column.childNodes[0]!) : column
const isWithin = (index: number, start: number, count: number) => index >= start && index < start + count

export async function saveSheet ({ $table, options }: ExportParams): Promise<{ merges: string[] }> {
  const { columns, colgroups, data } = options
  const { Workbook } = await import('exceljs')
  const book = new Workbook()
  const sheet = book.addWorksheet(options.sheetName, { views: [{ state: 'frozen', ySplit: colgroups.length }] })
  sheet.columns = columns.map(({ renderWidth }) => ({ width: renderWidth / 7 }))
  const merge = (top: number, left: number, rows: number, cols: number) => {
    if (rows * cols > 1) sheet.mergeCells(top, left, top + rows - 1, left + cols - 1)
  }
  // 表头：每一级占一行，分组的位置由最左边的列决定
  colgroups.forEach((level, index) => level.forEach(column => {
    const left = columns.indexOf(firstLeaf(column)) + 1
    const cell = sheet.getCell(index + 1, left)
    cell.value = column.title
    cell.font = { bold: true }
    cell.alignment = { horizontal: 'center', vertical: 'middle' }
    merge(index + 1, left, column._rowSpan, column._colSpan)
  }))
  sheet.addRows(data.map(row => columns.map(({ field }) => row[field])))
  // 合并单元格：表格中的索引换算为文件中的位置，只计算导出的行和列
  for (const { row, col, rowspan, colspan } of $table.getMergeCells()) {
    const rows = data.filter(item => isWithin($table.getVTRowIndex(item), row, rowspan))
    const cols = columns.filter(column => isWithin($table.getVTColumnIndex(column), col, colspan))
    merge(colgroups.length + data.indexOf(rows[0]!) + 1, columns.indexOf(cols[0]!) + 1, rows.length, cols.length)
  }
  for (const items of $table.getTableData().footerData) {
    sheet.addRow(columns.map(column => items[$table.getVTColumnIndex(column)]))
  }
  const content = new Blob([await book.xlsx.writeBuffer()])
  await VXETable.saveFile({ filename: options.filename, type: 'xlsx', content })
  return { merges: sheet.model.merges }
}
