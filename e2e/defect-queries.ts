import type { JudgedQuery } from './judged-queries.ts'

/** Symptoms of defects in the words of a reader, written before the search knew the defects. */
export const defectChinese: readonly JudgedQuery[] = [
  ['日期选择 限制最小日期没有用', '/table/module/input#pitfalls-defects'],
  ['导出时没勾选的列也导出来了', '/table/advanced/export#pitfalls-defects'],
  ['下拉框搜索不能输入空格', '/table/module/select#pitfalls-defects'],
  ['列拖回原来的位置刷新后又变了', '/table/advanced/customStorage#pitfalls-defects'],
  ['消息提示没关时 esc 关不掉弹窗', '/table/module/modal#pitfalls-defects'],
  ['自定义列点取消还是生效了', '/table/advanced/custom#pitfalls-defects'],
  ['树表格子节点改了 getUpdateRecords 取不到', '/table/tree/edit#pitfalls-defects'],
  ['异步校验还没完成表单就提交了', '/form/valid#pitfalls-defects'],
  ['全选把筛选掉的行取消勾选了', '/table/tree/selection#pitfalls-defects'],
  ['隐藏的标签页里按删除键把单元格清空了', '/table/advanced/keepAlives#pitfalls-defects'],
  ['时间输入框失焦后变成 Date 对象', '/table/module/input#pitfalls-defects'],
  ['clearValidate 清除一行 结果清除了其他行', '/table/edit/cellValid#pitfalls-defects'],
  ['选中单元格边框没了', '/table/edit/highlightCell#pitfalls-defects'],
  ['导入取消选择文件后一直 loading', '/table/advanced/import#pitfalls-defects']
]

export const defectEnglish: readonly JudgedQuery[] = [
  ['min date of date picker ignored', '/table/module/input#pitfalls-defects'],
  ['exported file contains unchecked columns', '/table/advanced/export#pitfalls-defects'],
  ['cannot type a space in the select search', '/table/module/select#pitfalls-defects'],
  ['column dragged back to its place is not saved', '/table/advanced/customStorage#pitfalls-defects'],
  ['esc does not close modal while message is open', '/table/module/modal#pitfalls-defects'],
  ['cancel in column settings still applies the changes', '/table/advanced/custom#pitfalls-defects'],
  ['edited child rows missing from getUpdateRecords', '/table/tree/edit#pitfalls-defects'],
  ['form submits before async rule finishes', '/form/valid#pitfalls-defects'],
  ['header checkbox unchecks rows hidden by a filter', '/table/tree/selection#pitfalls-defects'],
  ['delete key clears a cell in a hidden table', '/table/advanced/keepAlives#pitfalls-defects'],
  ['time input turns into a Date object after blur', '/table/module/input#pitfalls-defects'],
  ['rows inserted in reverse order', '/table/tree/insert#pitfalls-defects'],
  ['all autosize textareas get the same height', '/table/module/textarea#pitfalls-defects'],
  [
    'virtual tree goes blank after collapse all',
    '/table/tree/maxHeight#pitfalls-defects',
    '/table/scroll/lazyTree#pitfalls-defects'
  ]
]
