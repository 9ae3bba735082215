import { VXETable, type TableExportConfig } from 'vxe-table'
import XEUtils from 'xe-utils'

// 复制单元格的值，浏览器不允许时显示提示
VXETable.menus.add('myCopy', {
  async menuMethod ({ row, column }) {
    if (!row) return // 空白处没有单元格
    const text = XEUtils.toValueString(row[column.field])
    try {
      await navigator.clipboard.writeText(text)
      VXETable.modal.message({ content: `已复制 ${text}`, status: 'success' })
    } catch {
      VXETable.modal.message({ content: '浏览器不允许复制', status: 'warning' })
    }
  }
})

// 菜单项的 params 是导出的选项
VXETable.menus.add('myExport', {
  menuMethod ({ $table, menu }) {
    const params: TableExportConfig = menu.params
    $table.exportData({ filename: 'people', type: 'csv', message: false, ...params })
  }
})

// 在点击的行上方插入一行。在空白处点击时没有 row，插入到最后
VXETable.menus.add('myInsert', {
  menuMethod ({ $table, row, menu }) {
    $table.insertAt({ ...menu.params }, row || -1)
  }
})

VXETable.menus.add('myRemove', {
  menuMethod ({ $table, row }) {
    if (row) $table.remove(row) // 没有 row 时，remove() 会删除所有行
  }
})
