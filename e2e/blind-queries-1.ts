import type { JudgedQuery } from './judged-queries.ts'

/**
 * First blind set: hasty queries by tasks and symptoms, written before the pages were read. Common causes of its misses
 * were fixed; do not fix single misses.
 */
export const firstBlindChinese: readonly JudgedQuery[] = [
  ['表格高度怎么随页面变', '/table/base/autoHeight', '/table/base/height', '/table/base/maxHeight', 'table.height'],
  ['数据为空时想放一张图', '/table/base/empty', '/table/renderer/empty', 'table#empty'],
  ['勾选后怎么拿到id', '/table/base/selection', 'table()getCheckboxRecords'],
  [
    'el-dialog 里表格不显示',
    '/table/base/autoHeight',
    '/table/advanced/tabs',
    '/table/scroll/tabs',
    '/table/start/trouble'
  ],
  [
    'axios 分页接口对接',
    '/table/grid/proxy',
    '/table/grid/pageProxy',
    '/table/practice/proxyServer',
    '/table/advanced/page'
  ],
  [
    '后端返回 records 不是 result',
    '/table/grid/proxy',
    '/table/practice/proxyServer',
    'grid.proxyConfig.props',
    'grid.proxyConfig.response',
    '/table/grid/pageProxy'
  ],
  [
    '点编辑按钮才能改这一行',
    '/table/edit/manual',
    'table()setEditRow',
    'table()setActiveRow',
    '/table/grid/rowDisable#demo-rows-by-owner'
  ],
  ['输入框只能输数字', '/table/module/input', '/table/renderer/edit', 'input.type', '/input/api'],
  ['表格里日期选择器被挡住', '/table/start/zindex', '/table/module/input', 'input.transfer', '/table/start/trouble'],
  ['某几行不给勾', '/table/base/selection', 'table.checkboxConfig.checkMethod', '/table/grid/rowDisable'],
  ['字段值翻译成中文', '/table/base/format', 'column.formatter', '/table/formats/api', '/table/renderer/default'],
  [
    '操作列按钮 编辑 删除',
    '/table/advanced/template',
    '/table/edit/manual',
    '/table/renderer/default',
    '/table/edit/remove',
    '/table/grid/template'
  ],
  [
    '后端排序 点表头发请求',
    '/table/base/sort',
    '/table/grid/proxy',
    'table.sortConfig.remote',
    'grid.proxyConfig.sort'
  ],
  [
    '表格加载一万条很慢',
    '/table/scroll/scroll',
    '/table/scroll/rows',
    '/table/practice/performance',
    '/table/start/trouble'
  ],
  ['导出excel表头要多级', '/plugin/excel', '/table/advanced/export', '/table/practice/excelMigration'],
  ['导出的文件名怎么改', '/table/advanced/export', 'table.exportConfig.filename', 'table()exportData'],
  ['只导出勾选的数据', '/table/advanced/export', 'table.exportConfig.mode', 'table()exportData', 'table()openExport'],
  ['操作列不要导出', '/table/advanced/export', 'table.exportConfig.columnFilterMethod', 'table.exportConfig.columns'],
  ['打印标题居中 加页脚', '/table/module/print', '/table/advanced/print', 'table.printConfig'],
  ['右键复制整行', '/table/advanced/menu', 'table.menuConfig', '/table/menus/api', '/table/edit/menu'],
  [
    '右键菜单 按行数据禁用',
    '/table/advanced/menu',
    '/table/advanced/menuPrivilege',
    'table.menuConfig.visibleMethod',
    '/table/menus/api'
  ],
  [
    '列太多只想横向滚动',
    '/table/scroll/cols',
    'column.minWidth',
    '/table/base/width',
    '/table/base/fixed',
    'column.width'
  ],
  [
    '最右边多出一条空白列',
    '/table/base/width',
    '/table/base/fixed',
    '/table/start/trouble',
    '/table/base/scrollStyle',
    '/table/base/autoHeight',
    '/table/base/border',
    '/table/base/resizable'
  ],
  [
    '编辑单元格 值改了但是失焦又变回去',
    '/table/edit/click',
    '/table/edit/template',
    '/table/start/trouble',
    '/table/renderer/edit',
    '/table/edit/status',
    '/table/edit/events'
  ],
  ['保存前校验整个表', '/table/edit/cellValid', '/table/edit/rowValid', 'table()validate', 'table()fullValidate'],
  ['手机号格式校验', '/table/edit/cellValid', '/form/valid', '/table/validators/api', 'table.editRules.pattern'],
  [
    '下拉框里选项动态',
    '/table/renderer/edit',
    '/table/module/select',
    '/table/edit/cascadingSelect',
    'select.options',
    '/table/edit/uniqueSelect'
  ],
  ['插入的行怎么放最后', '/table/edit/insert', 'table()insertAt', '/table/advanced/popupEdit'],
  [
    '新增的行没有id怎么区分',
    '/table/edit/insert',
    '/table/edit/status',
    'table()isInsertByRow',
    'table()getInsertRecords',
    '/table/grid/fullEdit',
    'table()insert',
    'table.rowConfig.keyField'
  ],
  ['撤销全部改动', '/table/edit/revert', 'table()revertData', '/table/edit/full', '/table/grid/fullEdit'],
  ['tab键跳到下一格', '/table/edit/keyboard', 'table.keyboardConfig.isTab', 'table.keyboardConfig'],
  [
    '树节点默认展开第一层',
    '/table/tree/basic',
    'table.treeConfig.expandRowKeys',
    'table()setTreeExpand',
    '/table/tree/expand',
    '/table/tree/normal',
    '/table/grid/tree'
  ],
  [
    '树表格 异步加载 子节点',
    '/table/tree/lazy',
    '/table/tree/basic',
    '/table/grid/treeLazy',
    'table.treeConfig.loadMethod',
    'table.treeConfig.lazy'
  ],
  [
    '树形表格添加子级',
    '/table/tree/insert',
    '/table/tree/crud',
    '/table/grid/treeEdit',
    '/table/tree/edit',
    'table()insertAt',
    'table()insertChild'
  ],
  ['树 展开收起的图标换成加减号', '/table/tree/treeIcon', 'table.treeConfig.iconOpen', '/table/start/icons'],
  ['按部门分组并显示合计', '/table/tree/groupSummary', '/table/tree/groupSummaryCount', '/table/advanced/groupBy'],
  ['相同的值合并', '/table/advanced/span', '/table/grid/span', 'table.spanMethod', '/table/advanced/mergeCell'],
  ['表尾不要导出 合计行', '/table/advanced/export', 'table.exportConfig.isFooter', '/table/base/footer'],
  [
    '合计行固定在底部',
    '/table/advanced/footerMaxHeight',
    '/table/base/footer',
    'table.showFooter',
    '/table/base/height'
  ],
  ['合计保留两位', '/table/base/footer', '/table/edit/footer', 'table.footerMethod', '/table/base/format'],
  [
    '切换路由回来表格错位',
    '/table/advanced/keepAlives',
    '/table/grid/keepAlives',
    '/table/scroll/keepAlives',
    '/table/advanced/tabs',
    'table()recalculate'
  ],
  [
    '用户自己勾显示哪些列',
    '/table/advanced/custom',
    '/table/advanced/customStorage',
    'toolbar.custom',
    'table.customConfig'
  ],
  [
    '列显示隐藏记住上次',
    '/table/advanced/customStorage',
    '/table/advanced/customWidthStorage',
    'table.customConfig.storage'
  ],
  [
    '工具栏刷新按钮',
    '/table/module/toolbar',
    'toolbar.refresh',
    '/table/advanced/toolbar',
    '/table/grid/toolbar',
    '/toolbar/api'
  ],
  [
    '工具栏左边放自己的按钮',
    '/table/module/toolbar',
    '/table/grid/customToolbar',
    '/table/advanced/toolbar',
    'toolbar.buttons',
    '/table/grid/toolbar',
    'toolbar#buttons',
    '/table/renderer/toolbar'
  ],
  [
    '每页条数改成 100',
    '/pager/api',
    '/table/module/pager',
    'pager.pageSizes',
    'pager.pageSize',
    '/table/grid/page',
    '/table/advanced/page'
  ],
  ['页码跳转输入框', '/table/module/pager', 'pager.layouts', '/pager/api'],
  [
    '查询后回到第一页',
    '/table/grid/formProxy',
    '/table/grid/proxy',
    '/table/advanced/form',
    '/table/advanced/page',
    '/table/grid/fullQuery',
    'grid()commitProxy'
  ],
  ['弹窗能拖动改变大小', '/table/module/modal', 'modal.resize', 'modal.draggable', '/modal/api'],
  ['确认框 是否删除', '/table/module/modal', 'modal.type', '/table/edit/remove', '/table/grid/toolbar'],
  ['消息提示一直弹好几个', '/table/module/modal', 'modal.id', '/modal/api'],
  [
    '表单项两列布局',
    '/form/basics',
    '/form/customLayout',
    'form-item.span',
    '/form/config',
    '/form/vertical',
    '/form/api'
  ],
  ['表单校验不通过提示文字', '/form/valid', 'form.rules'],
  ['全局默认 size 小一点', '/table/start/global', '/table/base/size', 'table.size'],
  ['提示文字改中文 No data', '/table/start/i18n', '/table/base/empty', 'table.emptyText', '/table/start/global'],
  [
    'ts 类型报错 找不到 VxeTableInstance',
    '/table/practice/typescript',
    '/table/start/upgrade',
    '/upgrade/diff',
    '/table/start/install'
  ],
  ['vxe-table 换成 v4', '/table/start/upgrade', '/upgrade/check', '/upgrade/versions'],
  ['script setup 里怎么拿表格 ref', '/table/practice/composition', '/table/practice/typescript'],
  ['jest 跑不起来表格组件', '/table/practice/testing'],
  [
    '选中单元格后按回车进编辑',
    '/table/edit/keyboard',
    '/table/edit/keyboardEdit',
    'table.keyboardConfig.isEdit',
    '/table/edit/highlightCell',
    '/table/edit/dblclick',
    '/table/scroll/keyboard'
  ]
]

export const firstBlindEnglish: readonly JudgedQuery[] = [
  ['table wont fill the parent div', '/table/base/autoHeight', '/table/base/height', 'table.height'],
  [
    'header keeps scrolling away with page',
    '/table/base/height',
    '/table/base/maxHeight',
    '/table/base/fixedFull',
    'table.height',
    'table.maxHeight'
  ],
  [
    'two actions buttons per row',
    '/table/advanced/template',
    '/table/renderer/default',
    '/table/edit/manual',
    '/table/grid/template'
  ],
  ['get id of checked items', '/table/base/selection', 'table()getCheckboxRecords'],
  [
    'preselect rows on load',
    '/table/base/selection',
    'table.checkboxConfig.checkRowKeys',
    'table()setCheckboxRow',
    'table.checkboxConfig.checkField'
  ],
  [
    'hook axios to the paged table',
    '/table/grid/proxy',
    '/table/grid/pageProxy',
    '/table/practice/proxyServer',
    '/table/advanced/page'
  ],
  [
    'my api returns records and count not result and total',
    '/table/grid/proxy',
    '/table/practice/proxyServer',
    'grid.proxyConfig.props',
    'grid.proxyConfig.response',
    '/table/grid/pageProxy'
  ],
  [
    'sort on the server',
    '/table/base/sort',
    'table.sortConfig.remote',
    '/table/grid/proxy',
    'grid.proxyConfig.sort',
    '/table/tree/sort',
    '/table/advanced/multiSort'
  ],
  [
    'filter on the backend',
    '/table/base/filter',
    'table.filterConfig.remote',
    '/table/grid/proxy',
    'grid.proxyConfig.filter',
    '/table/advanced/manualFilter',
    '/table/grid/fullQuery',
    '/table/practice/proxyServer',
    '/table/advanced/page'
  ],
  [
    'turn 0/1 into yes no',
    '/table/base/format',
    'column.formatter',
    '/table/formats/api',
    '/table/renderer/default',
    '/table/edit/template'
  ],
  ['date shows as 2024-01-01T00:00:00Z', '/table/base/format', 'column.formatter', '/table/formats/api'],
  ['only numbers allowed in input', '/table/module/input', 'input.type', '/table/renderer/edit', '/input/api'],
  [
    'date picker hidden under the modal',
    '/table/start/zindex',
    '/table/module/input',
    'input.transfer',
    '/table/start/trouble'
  ],
  [
    'some users should not see a column',
    '/table/advanced/dynamic',
    'column.visible',
    '/table/advanced/custom',
    '/table/advanced/menuPrivilege'
  ],
  [
    '10k rows super slow',
    '/table/scroll/scroll',
    '/table/scroll/rows',
    '/table/practice/performance',
    '/table/start/trouble'
  ],
  [
    'scrolling is jerky',
    '/table/scroll/scroll',
    '/table/scroll/mode',
    '/table/practice/performance',
    '/table/scroll/rowHeight',
    '/table/start/trouble',
    '/table/scroll/rows'
  ],
  ['change exported file name', '/table/advanced/export', 'table.exportConfig.filename', 'table()exportData'],
  ['export only ticked', '/table/advanced/export', 'table.exportConfig.mode', 'table()exportData', 'table()openExport'],
  [
    'leave the buttons column out of the csv',
    '/table/advanced/export',
    'table.exportConfig.columnFilterMethod',
    'table.exportConfig.columns'
  ],
  [
    'export all pages not just this one',
    '/table/advanced/export',
    'grid.proxyConfig.ajax.queryAll',
    '/table/grid/configProxy',
    '/table/advanced/page'
  ],
  ['put a logo on the printout', '/table/module/print', '/table/advanced/print', 'table.printConfig'],
  [
    'copy cell on right click',
    '/table/advanced/menu',
    'table.menuConfig',
    '/table/menus/api',
    '/table/edit/menu',
    '/table/commands/api'
  ],
  ['grey out a menu entry', '/table/advanced/menu', '/table/advanced/menuPrivilege', 'table.menuConfig.visibleMethod'],
  [
    'horizontal scrollbar missing',
    '/table/base/width',
    '/table/scroll/cols',
    '/table/base/fixed',
    '/table/base/scrollStyle',
    'column.minWidth',
    '/table/start/trouble'
  ],
  [
    'cell goes back to old value after blur',
    '/table/edit/click',
    '/table/edit/template',
    '/table/start/trouble',
    '/table/renderer/edit',
    '/table/edit/status',
    '/table/edit/events'
  ],
  [
    'validate everything before submit',
    '/table/edit/cellValid',
    '/table/edit/rowValid',
    'table()validate',
    'table()fullValidate',
    '/form/valid',
    '/table/edit/form'
  ],
  ['email format check', '/table/edit/cellValid', '/form/valid', '/table/validators/api', 'table.editRules.pattern'],
  [
    'red error tooltip cut off at last row',
    '/table/edit/cellValid',
    'table.validConfig.message',
    '/table/start/zindex',
    '/table/start/trouble'
  ],
  [
    'edit one row with save and cancel',
    '/table/edit/manual',
    'table()setEditRow',
    'table()clearEdit',
    '/table/edit/rowValid',
    '/table/edit/revert'
  ],
  ['new row at the top ready to type', '/table/edit/insert', 'table()setEditRow', 'table()setEditCell'],
  [
    'only send changed rows to the backend',
    '/table/edit/status',
    'table()getUpdateRecords',
    'table()getRecordset',
    '/table/grid/proxy',
    '/table/edit/realtimeSave',
    '/table/grid/fullEdit',
    '/table/grid/edit'
  ],
  [
    'warn about unsaved edits when leaving',
    '/table/edit/status',
    '/table/advanced/popupEdit',
    '/table/edit/realtimeSave',
    'table()getRecordset',
    '/table/edit/full',
    '/table/edit/revert',
    '/table/grid/fullEdit'
  ],
  [
    'move with arrow keys like excel',
    '/table/edit/keyboard',
    '/table/edit/highlightCell',
    'table.keyboardConfig.isArrow',
    '/table/edit/keyboardEdit'
  ],
  ['tab to next editable cell', '/table/edit/keyboard', 'table.keyboardConfig.isTab', '/table/edit/keyboardEdit'],
  [
    'expand first level of tree',
    '/table/tree/basic',
    'table.treeConfig.expandRowKeys',
    'table()setTreeExpand',
    '/table/tree/normal',
    '/table/tree/expand'
  ],
  [
    'tree load kids on click',
    '/table/tree/lazy',
    '/table/tree/basic',
    '/table/grid/treeLazy',
    'table.treeConfig.loadMethod',
    'table.treeConfig.lazy',
    '/table/tree/expandLazy'
  ],
  [
    'add child node',
    '/table/tree/insert',
    '/table/tree/crud',
    '/table/grid/treeEdit',
    '/table/tree/edit',
    'table()insertAt',
    'table()insertChild',
    '/table/tree/menu'
  ],
  [
    'tree arrow icon replace with plus minus',
    '/table/tree/treeIcon',
    'table.treeConfig.iconOpen',
    '/table/start/icons',
    '/table/advanced/template'
  ],
  [
    'master detail',
    '/table/advanced/expand',
    'table.expandConfig',
    '/table/advanced/details',
    '/table/base/current',
    '/table/grid/layout'
  ],
  [
    'same department spanning several rows',
    '/table/advanced/span',
    '/table/grid/span',
    'table.spanMethod',
    '/table/advanced/mergeCell',
    '/table/edit/span#demo-edit-groups',
    '/table/advanced/groupBy'
  ],
  [
    'grand total row',
    '/table/base/footer',
    '/table/edit/footer',
    'table.footerMethod',
    'table.showFooter',
    '/table/tree/groupSummaryCount',
    '/table/advanced/customFooter',
    '/table/grid/footer'
  ],
  [
    'average in footer two decimals',
    '/table/base/footer',
    '/table/edit/footer',
    'table.footerMethod',
    '/table/advanced/customFooter'
  ],
  [
    'footer shows old sum',
    '/table/edit/footer',
    '/table/base/footer',
    '/table/edit/footerImmediately',
    'table()updateFooter',
    '/table/start/trouble',
    'table.footerMethod',
    '/table/grid/footer',
    '/table/scroll/footer'
  ],
  [
    'layout broken after going back to route',
    '/table/advanced/keepAlives',
    '/table/grid/keepAlives',
    '/table/scroll/keepAlives',
    '/table/advanced/tabs'
  ],
  ['column chooser', '/table/advanced/custom', 'toolbar.custom', '/table/advanced/customStorage', 'table.customConfig'],
  [
    'hidden columns come back after F5',
    '/table/advanced/customStorage',
    '/table/advanced/customWidthStorage',
    'table.customConfig.storage'
  ],
  [
    'refresh icon in the toolbar',
    '/table/module/toolbar',
    'toolbar.refresh',
    '/table/advanced/toolbar',
    '/table/grid/toolbar',
    '/table/grid/toolbarIcon',
    '/toolbar/api'
  ],
  [
    'my own button in toolbar',
    '/table/module/toolbar',
    '/table/grid/customToolbar',
    '/table/advanced/toolbar',
    'toolbar.buttons',
    '/table/grid/toolbar',
    'toolbar#buttons',
    '/table/renderer/toolbar',
    '/table/commands/api'
  ],
  [
    'page size options',
    '/pager/api',
    '/table/module/pager',
    'pager.pageSizes',
    '/table/grid/page',
    '/table/advanced/page',
    '/table/start/global'
  ],
  [
    'search should go back to page 1',
    '/table/grid/formProxy',
    '/table/grid/proxy',
    '/table/advanced/form',
    '/table/advanced/page',
    '/table/grid/fullQuery',
    'grid()commitProxy'
  ],
  ['make dialog resizable', '/table/module/modal', 'modal.resize', '/modal/api'],
  ['are you sure popup', '/table/module/modal', 'modal.type', '/table/edit/remove', '/modal/api'],
  ['two column form', '/form/basics', '/form/customLayout', 'form-item.span', '/form/config', '/form/vertical'],
  [
    'set small size for all tables',
    '/table/start/global',
    '/table/base/size',
    'table.size',
    'setConfig.table.size',
    'setConfig.size'
  ],
  ['ui still chinese', '/table/start/i18n'],
  ['cannot find name VxeTableInstance', '/table/practice/typescript', '/table/start/upgrade', '/upgrade/diff'],
  ['move to vue 3', '/table/start/upgrade', '/upgrade/check', '/upgrade/versions'],
  ['template ref in script setup', '/table/practice/composition', '/table/practice/typescript'],
  ['vitest wrapper.find row returns nothing', '/table/practice/testing'],
  [
    'press enter to begin editing selected cell',
    '/table/edit/keyboard',
    '/table/edit/keyboardEdit',
    'table.keyboardConfig.isEdit',
    '/table/edit/highlightCell',
    '/table/edit/dblclick',
    '/table/scroll/keyboard'
  ]
]
