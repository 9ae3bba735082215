import type { JudgedQuery } from './judged-queries.ts'

/**
 * Fourth blind set, kept aside: per language ten features, ten problems and ten half-remembered names of members. The
 * queries and their wanted hits were written before the order of the shown hits was changed, and the search was not
 * tuned with them.
 */
export const fourthBlindChinese: readonly JudgedQuery[] = [
  // Features.
  ['拖着行换顺序', '/integration/sortable'],
  ['底部显示平均值', '/table/base/footer', '/table/advanced/customFooter', '/table/edit/footer', 'table.footerMethod'],
  ['点一下单元格就能改', '/table/edit/click', 'table.editConfig.trigger'],
  ['多级表头', '/table/base/group', '/colgroup/api'],
  ['让用户自己选显示哪些列', '/table/advanced/custom', '/table/advanced/customStorage', 'table.customConfig'],
  ['翻到第二页序号接着排', '/table/base/seq', 'table.seqConfig.startIndex', '/table/advanced/page'],
  [
    '换页后勾选还在',
    'table.checkboxConfig.reserve',
    '/table/grid/page',
    '/table/base/selection',
    '/table/advanced/page'
  ],
  [
    '导出的时候选择要哪些列',
    '/table/advanced/export',
    'table.exportConfig.columnFilterMethod',
    'table.exportConfig.columns'
  ],
  ['某些行不能勾选', 'table.checkboxConfig.checkMethod', '/table/base/selection'],
  ['单元格里放图片和按钮', '/table/advanced/template', '/table/base/format', '/table/grid/template', 'column#default'],
  // Problems.
  ['表头比下面多出一条缝', '/table/start/trouble', '/table/base/scrollStyle'],
  ['改了数组里的值界面没变化', '/table/base/data', '/table/start/trouble', 'table()reloadData'],
  ['合计没有跟着变', '/table/edit/footerImmediately', '/table/edit/footer', 'table()updateFooter'],
  ['下拉面板被弹窗挡住', '/table/start/zindex', '/table/start/trouble'],
  [
    '选日期的时候编辑框自己关了',
    '/table/edit/autoClear',
    '/integration/element-ui',
    '/integration/ant-design-vue',
    '/table/interceptor/api',
    'interceptor@event.clearEdit'
  ],
  ['图标变成方块', '/table/start/icons', '/table/start/trouble'],
  [
    '只有一行的时候校验提示看不全',
    '/table/edit/cellValid',
    'table.validConfig.msgMode',
    '/table/edit/rowValid',
    '/table/start/trouble'
  ],
  ['放大浏览器以后表格没跟着变宽', '/table/base/autoHeight', 'table.autoResize', 'table()recalculate'],
  [
    '快速滚动的时候一片白',
    '/table/scroll/scroll',
    '/table/scroll/mode',
    '/table/scroll/rows',
    '/table/scroll/rowHeight',
    '/table/start/trouble',
    'table.scrollY.oSize'
  ],
  [
    '删掉的行保存时没有传给后台',
    '/table/edit/remove',
    'table()getRemoveRecords',
    '/table/edit/pending',
    'table()getPendingRecords'
  ],
  // Half-remembered names.
  ['setCheckRow', 'table()setCheckboxRow'],
  ['getCheckedRecords', 'table()getCheckboxRecords'],
  ['checkbox 的 check方法', 'table.checkboxConfig.checkMethod'],
  ['scroll-y 的 gt', 'table.scrollY.gt'],
  ['行的class函数', 'table.rowClassName', '/table/base/dynamicStyle'],
  ['footerRefresh', 'table()updateFooter'],
  ['isUpdateRow', 'table()isUpdateByRow'],
  ['tree children 字段名', 'table.treeConfig.childrenField', 'table.treeConfig.children'],
  ['loading的文字 loadingText', 'table.loadingConfig.text', '/table/base/loading'],
  ['scrollToLine', 'table()scrollToRow']
]

export const fourthBlindEnglish: readonly JudgedQuery[] = [
  // Features.
  ['drag a row to another position', '/integration/sortable'],
  [
    'average in the last row',
    '/table/base/footer',
    '/table/advanced/customFooter',
    '/table/edit/footer',
    'table.footerMethod'
  ],
  ['header groups over several columns', '/table/base/group', '/colgroup/api'],
  [
    'let people choose which columns they see',
    '/table/advanced/custom',
    '/table/advanced/customStorage',
    'table.customConfig'
  ],
  ['row numbers go on across pages', '/table/base/seq', 'table.seqConfig.startIndex', '/table/advanced/page'],
  [
    'load child nodes when expanding',
    '/table/tree/lazy',
    '/table/grid/treeLazy',
    '/table/scroll/lazyTree',
    'table.treeConfig.lazy',
    'table.treeConfig.loadMethod'
  ],
  ['stick the last column to the right', '/table/base/fixed', 'column.fixed'],
  [
    'dropdown list inside a cell',
    '/table/renderer/edit',
    '/table/edit/template',
    '/table/module/select',
    '/table/edit/uniqueSelect',
    '/table/edit/cascadingSelect',
    'column.editRender'
  ],
  ['print only selected rows', '/table/advanced/print', 'table.printConfig', 'table()print'],
  ['zebra rows', '/table/base/stripe', 'table.stripe'],
  // Problems.
  ["header and body don't line up", '/table/start/trouble', '/table/base/fixedFull'],
  ['sum is not refreshed after an edit', '/table/edit/footerImmediately', '/table/edit/footer', 'table()updateFooter'],
  [
    'table collapses to nothing in a hidden tab',
    '/table/advanced/tabs',
    '/table/scroll/tabs',
    '/table/start/trouble',
    '/table/base/autoHeight'
  ],
  ['select popup is behind the dialog', '/table/start/zindex', '/table/start/trouble'],
  [
    'cell editor closes when I pick a date',
    '/table/edit/autoClear',
    '/integration/element-ui',
    '/integration/ant-design-vue',
    '/table/interceptor/api',
    'interceptor@event.clearEdit'
  ],
  ['icons show as squares', '/table/start/icons', '/table/start/trouble'],
  ['changing the array does not redraw the table', '/table/base/data', '/table/start/trouble', 'table()reloadData'],
  [
    'white gaps while scrolling fast',
    '/table/scroll/scroll',
    '/table/scroll/mode',
    '/table/scroll/rows',
    '/table/scroll/rowHeight',
    '/table/start/trouble',
    'table.scrollY.oSize'
  ],
  [
    'deleted rows are not sent on save',
    '/table/edit/remove',
    'table()getRemoveRecords',
    '/table/edit/pending',
    'table()getPendingRecords'
  ],
  [
    'long numbers turn into 1.23E+17 in excel',
    '/table/advanced/export',
    '/table/start/trouble',
    '/table/practice/excelMigration',
    'column.cellType'
  ],
  // Half-remembered names.
  ['getCheckedRows', 'table()getCheckboxRecords'],
  ['clearSortAll', 'table()clearSort'],
  ['seq start index', 'table.seqConfig.startIndex'],
  ['on filter changed', 'table@filter-change'],
  ['treeConf children field', 'table.treeConfig.childrenField', 'table.treeConfig.children'],
  ['revertRow', 'table()revertData'],
  ['isInsertRow', 'table()isInsertByRow'],
  ['scroll to line method', 'table()scrollToRow'],
  ['cell class function', 'table.cellClassName', '/table/base/dynamicStyle'],
  ['emptyMessage', 'table.emptyText', '/table/base/empty', 'table#empty']
]
