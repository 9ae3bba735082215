import { VXETable } from 'vxe-table'
import XEUtils from 'xe-utils'

// 千分位，默认保留两位小数；没有值时不显示内容
VXETable.formats.add('myAmount', {
  cellFormatMethod ({ cellValue }, digits = 2) {
    const isEmpty = cellValue === null || cellValue === undefined || cellValue === ''
    return isEmpty ? '' : XEUtils.commafy(Number(cellValue), { digits })
  }
})

// 1 显示为开启，其余都是关闭
VXETable.formats.add('mySwitch', {
  cellFormatMethod ({ cellValue }) {
    return Number(cellValue) === 1 ? '开启' : '关闭'
  }
})
