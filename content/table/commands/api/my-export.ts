import { VXETable, type TableExportConfig } from 'vxe-table'

// 导出表格的数据，按钮的 params 优先于默认的导出选项
VXETable.commands.add('myExport', {
  commandMethod ({ $table, button }) {
    const { params } = { ...button } as { params?: TableExportConfig }
    $table.exportData({ filename: 'people', type: 'csv', message: false, ...params })
  }
})
