import { VXETable } from 'vxe-table'
import XEUtils from 'xe-utils'

interface Option {
  value: unknown
  label: string
}

VXETable.formats.mixin({
  // 可以是日期、时间戳或文字
  myDate ({ cellValue }, pattern: string = 'yyyy-MM-dd') {
    return XEUtils.toDateString(cellValue, pattern)
  },
  // 只保留开头和结尾的几位
  myMask ({ cellValue }, head: number = 3, tail: number = 4) {
    const text = XEUtils.toValueString(cellValue)
    return text.length > head + tail
      ? text.slice(0, head) + '*'.repeat(text.length - head - tail) + text.slice(text.length - tail)
      : text
  },
  // 把值转换为选项的文字，没有对应的选项时显示原值
  myLabel ({ cellValue }, options: Option[]) {
    const option = options.find(({ value }) => value === cellValue)
    return option ? option.label : cellValue
  }
})
