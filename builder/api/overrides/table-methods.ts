import type { Override } from './override.ts'

export const tableMethodsOverrides: readonly Override[] = [
  {
    paths: [
      'table()clearActived',
      'table()setActiveRow',
      'table()isCheckboxIndeterminate',
      'table()getSortColumn',
      'table()reloadExpandContent',
      'table()isExpandByRow',
      'table()reloadTreeChilds'
    ],
    because: 'The library warns in development that it is deprecated.',
    deprecated: true
  },

  // Parameters
  {
    paths: ['table()updateStatus'],
    because: 'The declaration opens the first argument and lacks the second.',
    params: ['scope: { row: RowInfo, column: ColumnInfo }', 'cellValue?: any']
  },
  {
    paths: ['table()resetColumn'],
    because: 'Declared with order, which is never read, in place of sort; may be left out.',
    params: ['options?: boolean | { resizable?: boolean, fixed?: boolean, sort?: boolean }']
  },
  { paths: ['table()refreshColumn'], because: 'Declared without parameters.', params: ['resiveOrder?: boolean'] },
  {
    paths: ['table()clearValidate'],
    because: 'Declared without parameters.',
    params: ['rows?: RowInfo | RowInfo[] | null', 'fieldOrColumn?: string | ColumnInfo']
  },
  {
    paths: ['table()isSort', 'table()isActiveFilterByColumn', 'table()isFilter', 'table()clearFilter'],
    because: 'Takes a field or a column, or nothing for any column.',
    params: ['fieldOrColumn?: string | ColumnInfo']
  },
  {
    paths: [
      'table()clearColumnFixed',
      'table()hideColumn',
      'table()showColumn',
      'table()setColumnWidth',
      'table()getColumnWidth',
      'table()setCurrentColumn',
      'table()scrollToColumn'
    ],
    because: 'Declared with a column; the source takes a field too.',
    params: ['fieldOrColumn: string | ColumnInfo']
  },
  {
    paths: ['table()setColumnWidth'],
    because: 'The width comes second.',
    params: ['fieldOrColumn', 'width: string | number']
  },
  {
    paths: ['table()setColumnFixed'],
    because: 'Declared with a column and any text.',
    params: ['fieldOrColumn: string | ColumnInfo', "fixed: 'left' | 'right'"]
  },
  {
    paths: ['table()setFilter'],
    because: 'Declared with a column; the source takes a field too.',
    params: ['fieldOrColumn: string | ColumnInfo', 'options: ColumnFilterOption[]']
  },
  {
    paths: ['table()scrollToRow'],
    because: 'Declared with a column; the source takes a field too.',
    params: ['row', 'fieldOrColumn?: string | ColumnInfo']
  },
  {
    paths: ['table()setSelectCell'],
    because: 'Declared with a field; the source takes a column too.',
    params: ['row', 'fieldOrColumn: string | ColumnInfo']
  },
  { paths: ['table()setActiveCell'], because: 'The second argument is dropped.', params: ['row'] },
  {
    paths: ['table()reloadRow'],
    because: 'Declared with several rows; only one works.',
    params: ['row: RowInfo', 'record?', 'field?']
  },
  {
    paths: ['table()reloadRowExpand', 'table()reloadTreeChilds'],
    because: 'Declared with several rows; only one works.',
    params: ['row: RowInfo']
  },
  {
    paths: ['table()setTreeExpand'],
    because: 'Declared with one row; a list works too.',
    params: ['rows: RowInfo | RowInfo[]', 'checked']
  },
  {
    paths: ['table()createRow'],
    because: 'A list gives a list.',
    type: 'Promise<RowInfo | RowInfo[]>',
    params: ['records: any | any[]']
  },
  {
    paths: ['table()insertNextAt'],
    because: 'Declared under a misspelled name.',
    type: 'Promise<{ row: RowInfo, rows: RowInfo[] }>',
    params: ['records: RecordInfo | RecordInfo[]', 'row: RowInfo | -1 | null']
  },
  {
    paths: ['table()exportData', 'table()openExport'],
    because: 'Takes the keys of exportConfig.',
    sameKeysByParam: { options: 'table.exportConfig' }
  },
  {
    paths: ['table()importData', 'table()openImport', 'table()importByFile'],
    because: 'Takes the keys of importConfig.',
    sameKeysByParam: { options: 'table.importConfig' }
  },
  {
    paths: ['table()print', 'table()openPrint'],
    because: 'Takes the keys of printConfig.',
    sameKeysByParam: { options: 'table.printConfig' }
  },

  // Return values
  {
    paths: ['table()removeInsertRow'],
    because: 'Returns what remove() does.',
    type: 'Promise<{ row: RowInfo, rows: RowInfo[] }>'
  },
  { paths: ['table()openImport'], because: 'Returns nothing.', type: 'void' },
  {
    paths: ['table()getRadioReserveRecord', 'table()getRowById', 'table()getCurrentRecord', 'table()getRadioRecord'],
    because: 'One row, or null.',
    type: 'RowInfo | null'
  },
  { paths: ['table()isInsertByRow'], because: 'Returns what it finds.', type: 'RowInfo | 0 | undefined' },
  {
    paths: ['table()getColumnById', 'table()getColumnByField'],
    because: 'Null when there is none.',
    type: 'ColumnInfo | null'
  },
  {
    paths: ['table()getSelectedCell'],
    because: 'Null when there is none.',
    type: '{ row: RowInfo, column: ColumnInfo } | null'
  },
  {
    paths: ['table()getEditRecord', 'table()getActiveRecord'],
    because: 'Null when there is none.',
    type: '{ row: any, rowIndex: number, $rowIndex: number, column: ColumnInfo, columnIndex: number, $columnIndex: number, cell: HTMLElement } | null'
  },
  {
    paths: ['table()getRowNode'],
    because: 'Null when there is none.',
    type: '{ rowid: string, item: RowInfo, items: RowInfo[], index: number, parent?: RowInfo } | null'
  },
  {
    paths: ['table()getColumnNode'],
    because: 'Null when there is none.',
    type: '{ colid: string, item: ColumnInfo, items: ColumnInfo[], index: number, parent?: ColumnInfo } | null'
  },
  { paths: ['table()getRowid'], because: 'Null when there is none.', type: 'string | null' },
  { paths: ['table()getData'], because: 'One row when a position is given.', type: 'RowInfo | RowInfo[]' },
  {
    paths: ['table()validate', 'table()fullValidate'],
    because: 'Nothing when everything passed.',
    type: 'Promise<ColumnEditValidErrMapParams | undefined>'
  },
  {
    paths: ['table()exportData'],
    because: 'Resolves to what was exported.',
    type: 'Promise<{ status: boolean, type?: string, content?: string, blob?: Blob }>'
  },
  {
    paths: [
      'table()openFind',
      'table()openReplace',
      'table()closeFNR',
      'table()getCellAreas',
      'table()clearCellAreas',
      'table()setCellAreas',
      'table()setActiveCellArea',
      'table()copyCellArea',
      'table()cutCellArea',
      'table()pasteCellArea'
    ],
    because: 'Without the enterprise plugin there is no such function to call.',
    type: 'null'
  }
]
