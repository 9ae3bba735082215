import { VXETable, type TableExportConfig } from 'vxe-table'

// 导出表格数据；按钮的 params 覆盖默认的导出设置
VXETable.commands.add('myExport', {
  commandMethod ({ $table, button }) {
    const { params } = { ...button } as { params?: TableExportConfig }
    $table.exportData({ filename: 'people', type: 'csv', message: false, ...params })
  }
})
