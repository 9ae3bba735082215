import type { JudgedQuery } from './judged-queries.ts'

/**
 * Second blind set: tasks, problems and words of other libraries, written before the search was tried. Common causes of
 * its misses were fixed.
 */
export const secondBlindChinese: readonly JudgedQuery[] = [
  ['列宽自适应内容', '/table/base/width'],
  ['列宽拖不动', '/table/base/resizable', 'table.columnConfig.resizable', 'column.resizable'],
  [
    '拖完列宽刷新就没了',
    'table.customConfig.storage.resizable',
    '/table/base/resizable',
    '/table/advanced/customWidthStorage',
    '/table/advanced/customStorage',
    '/table/start/trouble',
    'table.customConfig.storage'
  ],
  [
    '表头文字太长换行',
    '/table/base/autoBreak',
    'table.showHeaderOverflow',
    'column.showHeaderOverflow',
    '/table/base/overflow'
  ],
  ['内容超出显示省略号', 'table.showOverflow', 'column.showOverflow', '/table/base/overflow'],
  ['右边操作列固定住', 'column.fixed', '/table/base/fixed', '/table/base/fixedFull', '/table/tree/fixed'],
  [
    '固定列错位',
    '/table/start/trouble',
    '/table/base/fixedFull',
    '/table/base/fixed',
    'table()recalculate',
    'table()refreshScroll'
  ],
  ['表头和内容对不齐', '/table/start/trouble', 'table()recalculate', '/table/base/scrollStyle'],
  [
    '动态显示隐藏列',
    'column.visible',
    'table()hideColumn',
    'table()showColumn',
    '/table/advanced/custom',
    '/table/advanced/dynamic'
  ],
  ['列是后端返回的怎么写', '/table/grid/basic', 'grid.columns', '/table/advanced/dynamic', '/table/base/basic'],
  ['v-if 控制列显示顺序乱了', 'column.visible', '/table/advanced/dynamic', '/table/base/basic'],
  ['多级表头', '/table/base/group', '/colgroup/api', '/table/grid/group', '/table/scroll/group'],
  [
    '表头加个问号提示',
    'column.titlePrefix',
    'column.titleSuffix',
    '/table/base/tooltip',
    'column.titlePrefix.content',
    'column.titleHelp'
  ],
  ['序号从0开始', 'table.seqConfig.seqMethod', 'table.seqConfig.startIndex', '/table/base/seq'],
  ['点表头排序', 'column.sortable', '/table/base/sort', 'table.sortConfig.trigger', '/table/advanced/customSort'],
  [
    '后端排序怎么弄',
    'table.sortConfig.remote',
    'table@sort-change',
    '/table/base/sort',
    'grid.proxyConfig.sort',
    '/table/grid/proxy',
    '/table/advanced/page',
    '/table/advanced/multiSort#demo-sort-on-server'
  ],
  [
    '默认按时间倒序',
    'table.sortConfig.defaultSort',
    'table.sortConfig.defaultSort.order',
    '/table/base/sort',
    '/table/grid/fullQuery'
  ],
  ['中文按拼音排序', '/table/base/sort', 'table.sortConfig.sortMethod', '/table/advanced/customSort'],
  [
    '多列一起排序',
    'table.sortConfig.multiple',
    '/table/base/sort',
    '/table/advanced/multiSort',
    'table.sortConfig.chronological'
  ],
  ['清空排序', 'table()clearSort', '/table/base/sort', '/table/scroll/fullPartialLoad#pitfalls-usage'],
  ['表头筛选下拉', '/table/base/filter', 'column.filters', '/table/advanced/customFilter'],
  [
    '筛选里放输入框',
    'column#filter',
    '/table/base/filter',
    '/table/renderer/filter',
    '/table/advanced/customFilter',
    'column.filterRender'
  ],
  [
    '远程筛选',
    'table.filterConfig.remote',
    'table@filter-change',
    '/table/base/filter',
    'grid.proxyConfig.filter',
    '/table/grid/proxy',
    '/table/advanced/page',
    '/table/grid/fullQuery'
  ],
  [
    '筛选条件重置',
    'table()clearFilter',
    '/table/base/filter',
    'column.filterResetMethod',
    'column.filters.resetValue',
    '/table/advanced/manualFilter'
  ],
  ['前端模糊搜索表格', '/table/advanced/search', '/table/grid/form'],
  ['搜索关键字高亮', '/table/advanced/search', '/table/base/html', '/table/tree/filter'],
  [
    '翻页后勾选丢失',
    'table.checkboxConfig.reserve',
    '/table/base/selection',
    '/table/advanced/page',
    '/table/start/trouble',
    'table()getCheckboxReserveRecords'
  ],
  [
    '默认勾选几行',
    'table.checkboxConfig.checkRowKeys',
    'table.checkboxConfig.checkField',
    '/table/base/selection',
    'table()setCheckboxRow'
  ],
  [
    '某些行不让勾选',
    'table.checkboxConfig.checkMethod',
    '/table/base/selection',
    'table.checkboxConfig.visibleMethod',
    '/table/grid/rowDisable'
  ],
  ['点击整行就勾选', 'table.checkboxConfig.trigger', '/table/base/selection'],
  ['全选只选当前页', '/table/advanced/page', '/table/grid/page'],
  [
    'radio 单选取消选中',
    'table.radioConfig.strict',
    '/table/base/radio',
    'table()clearRadioRow',
    '/table/module/radio',
    'radio.strict',
    'radio-group.strict',
    '/radio-group/api',
    '/table/tree/radio'
  ],
  ['点一行高亮', 'table.rowConfig.isCurrent', '/table/base/current', 'table.highlightCurrentRow'],
  [
    '怎么拿到当前点的那行',
    'table()getCurrentRecord',
    'table@current-change',
    'table@cell-click',
    '/table/base/current',
    '/table/advanced/event'
  ],
  [
    '代码设置选中某行',
    'table()setCurrentRow',
    'table()setCheckboxRow',
    'table()setRadioRow',
    '/table/base/current',
    '/table/base/selection',
    '/table/base/radio'
  ],
  [
    'shift 多选',
    'table.checkboxConfig.isShiftKey',
    '/table/advanced/rangeSelect',
    '/table/base/selection',
    'table@checkbox-range-select'
  ],
  ['双击单元格编辑', '/table/edit/dblclick', 'table.editConfig.trigger'],
  [
    '整行编辑',
    'table.editConfig.mode',
    '/table/edit/click',
    '/table/edit/dblclick',
    '/table/edit/manual',
    'table()setEditRow'
  ],
  [
    '点外面不要退出编辑',
    'table.editConfig.autoClear',
    '/table/edit/autoClear',
    'interceptor@event.clearEdit',
    '/table/edit/click'
  ],
  [
    '有些行不能编辑',
    '/table/edit/rowDisable',
    'table.editConfig.beforeEditMethod',
    '/table/grid/rowDisable',
    '/table/edit/click',
    '/table/edit/cellDisable'
  ],
  [
    '编辑完马上调接口保存',
    '/table/edit/realtimeSave',
    'table@edit-closed',
    '/table/edit/click',
    '/table/grid/treeLazyEdit'
  ],
  [
    '编辑里的下拉框点了就关掉',
    '/integration/element-ui',
    '/integration/ant-design-vue',
    '/table/edit/autoClear',
    '/table/start/trouble',
    'interceptor@event.clearEdit',
    'table.editConfig.autoClear'
  ],
  [
    'el-date-picker 选日期单元格就失焦',
    '/integration/element-ui',
    '/table/edit/autoClear',
    '/table/start/trouble',
    'interceptor@event.clearEdit'
  ],
  [
    '怎么知道哪些数据改过',
    'table()getUpdateRecords',
    'table()getRecordset',
    'table()isUpdateByRow',
    '/table/edit/status',
    'table.keepSource',
    'table.editConfig.showStatus'
  ],
  ['还原修改的数据', 'table()revertData', '/table/edit/revert', '/table/edit/full', '/table/grid/fullEdit'],
  [
    '表格校验必填',
    'table.editRules.required',
    'table.editRules',
    '/table/edit/cellValid',
    '/table/edit/rowValid',
    'table()validate'
  ],
  [
    '自定义校验 异步校验重名',
    'table.editRules.validator',
    '/table/edit/cellValid',
    '/form/valid',
    'form.rules.validator',
    '/table/validators/api'
  ],
  [
    '校验提示被遮住',
    '/table/edit/cellValid',
    '/table/start/trouble',
    'table.validConfig.msgMode',
    'table.validConfig.message'
  ],
  ['新增一行在最后', 'table()insertAt', '/table/edit/insert', '/table/advanced/popupEdit'],
  ['新增行自动聚焦', '/table/edit/insert', 'table()setEditCell', 'table()setEditRow', 'column.editRender.autofocus'],
  [
    '批量保存 增删改一起提交',
    '/table/edit/status',
    'table()getRecordset',
    'grid.proxyConfig.ajax.save',
    '/table/grid/edit',
    '/table/grid/proxy',
    '/table/tree/crud',
    '/table/advanced/toolbar',
    '/table/edit/full',
    '/table/grid/toolbar'
  ],
  ['行内复制一行', '/table/edit/insert'],
  ['行拖拽排序', '/integration/sortable'],
  ['拖动列换位置', '/integration/sortable', '/table/advanced/custom', 'table.customConfig.mode'],
  ['树形表格', '/table/tree/basic', 'table.treeConfig', '/table/grid/tree', '/table/tree/normal'],
  [
    '树懒加载',
    '/table/tree/lazy',
    'table.treeConfig.lazy',
    'table.treeConfig.loadMethod',
    '/table/tree/basic',
    '/table/grid/treeLazy',
    'table.treeConfig.hasChildField'
  ],
  [
    '树表默认全部展开',
    'table.treeConfig.expandAll',
    'table()setAllTreeExpand',
    '/table/tree/basic',
    '/table/grid/tree'
  ],
  [
    '树节点刷新子节点',
    'table()reloadTreeExpand',
    'table()clearTreeExpandLoaded',
    '/table/tree/lazy',
    '/table/tree/lazyMenu',
    '/table/grid/treeLazy',
    '/table/tree/basic'
  ],
  [
    '扁平数据转树',
    'table.treeConfig.transform',
    '/table/tree/normal',
    '/table/tree/basic',
    'table.treeConfig.parentField',
    'table.treeConfig.rowField',
    '/table/scroll/tree'
  ],
  ['树形搜索过滤', '/table/tree/filter'],
  [
    '展开行里放子表格',
    '/table/advanced/expand',
    'column#content',
    '/table/advanced/template',
    '/table/advanced/expandLazy',
    'table.expandConfig'
  ],
  [
    '手风琴 只展开一个',
    '/table/advanced/expandAccordion',
    'table.expandConfig.accordion',
    '/table/tree/accordion',
    'table.treeConfig.accordion',
    '/table/tree/basic#demo-expand-nodes'
  ],
  [
    '一万条数据卡死',
    '/table/scroll/scroll',
    'table.scrollY',
    'table.scrollY.enabled',
    '/table/scroll/rows',
    '/table/practice/performance',
    '/table/start/trouble'
  ],
  [
    '虚拟滚动不生效',
    '/table/start/trouble',
    '/table/scroll/scroll',
    '/table/scroll/mode',
    'table.scrollY.enabled',
    'table.scrollY.gt',
    'table.scrollY'
  ],
  ['虚拟滚动滚动时白屏', '/table/scroll/mode', 'table.scrollY.oSize', 'table.scrollY.adaptive'],
  [
    '列太多横向卡顿',
    '/table/scroll/cols',
    'table.scrollX',
    'table.scrollX.enabled',
    '/table/scroll/scroll',
    '/table/start/trouble',
    '/table/practice/performance'
  ],
  [
    '滚动到某一行',
    'table()scrollToRow',
    '/table/base/height',
    '/table/base/fixedFull',
    'table()scrollToTreeRow',
    '/table/scroll/highlight',
    '/table/scroll/rows'
  ],
  [
    '滚到底加载更多',
    '/table/scroll/partialLoad',
    '/table/scroll/fullPartialLoad',
    'table@scroll',
    '/table/base/height',
    '/table/module/list'
  ],
  [
    '合并单元格',
    '/table/advanced/mergeCell',
    '/table/advanced/span',
    'table.mergeCells',
    'table.spanMethod',
    'table()setMergeCells',
    '/table/grid/span'
  ],
  [
    '合并之后虚拟滚动乱了',
    '/table/advanced/mergeCell',
    '/table/scroll/merge',
    'table.mergeCells',
    '/table/scroll/scroll',
    'table.spanMethod',
    '/table/advanced/span'
  ],
  [
    '底部合计',
    'table.footerMethod',
    'table.showFooter',
    '/table/base/footer',
    'table.footerData',
    '/table/edit/footer',
    '/table/grid/footer',
    '/table/advanced/customFooter'
  ],
  [
    '导出excel',
    '/plugin/excel',
    '/table/advanced/export',
    '/table/practice/excelMigration',
    'table()exportData',
    'table.exportConfig.exportMethod'
  ],
  [
    '导出 xlsx 没反应',
    '/table/start/trouble',
    '/plugin/excel',
    'table.exportConfig.remote',
    'table.exportConfig.exportMethod',
    '/table/practice/excelMigration',
    '/table/advanced/export'
  ],
  [
    '导出的数字变成科学计数法',
    'column.cellType',
    '/table/advanced/export',
    '/table/practice/excelMigration',
    '/table/start/trouble'
  ],
  [
    '导出全部数据 不止当前页',
    '/table/advanced/export',
    'grid.proxyConfig.ajax.queryAll',
    'table.exportConfig.mode',
    'table.exportConfig.data',
    'table.exportConfig.modes',
    '/table/grid/configProxy'
  ],
  [
    '导出格式化后的值',
    '/table/advanced/export',
    'table.exportConfig.original',
    'column.exportMethod',
    '/table/base/format',
    '/table/formats/api#demo-what-others-see',
    '/table/formats/api'
  ],
  [
    '导出带样式合并表头',
    '/plugin/excel',
    '/table/practice/excelMigration',
    'table.exportConfig.useStyle',
    'table.exportConfig.isColgroup',
    '/table/advanced/export'
  ],
  ['导入excel模板', '/plugin/excel', '/table/advanced/import', 'table()importData'],
  [
    '打印',
    '/table/module/print',
    '/table/advanced/print',
    'table()print',
    'VXETable()print',
    'table.printConfig',
    'table()openPrint'
  ],
  [
    '打印自定义页眉 标题',
    'table.printConfig.beforePrintMethod',
    'table.printConfig.sheetName',
    '/table/module/print',
    '/table/advanced/print'
  ],
  [
    '右键菜单',
    '/table/advanced/menu',
    'table.menuConfig',
    '/table/edit/menu',
    '/table/menus/api',
    '/table/grid/menu',
    '/table/advanced/menuPrivilege'
  ],
  [
    '键盘上下左右移动',
    'table.keyboardConfig.isArrow',
    '/table/edit/keyboard',
    '/table/scroll/keyboard',
    'table.keyboardConfig'
  ],
  [
    '回车跳到下一个格',
    '/table/edit/keyboard',
    'table.keyboardConfig.isEnter',
    'table.keyboardConfig.enterToTab',
    'table.keyboardConfig'
  ],
  ['从excel复制粘贴进来', '/table/edit/keyboardEdit', 'table@paste', '/table/advanced/event'],
  [
    'toolbar 按钮自定义',
    '/table/module/toolbar',
    'toolbar.buttons',
    'toolbar#buttons',
    '/table/grid/customToolbar',
    '/table/advanced/toolbar',
    'grid.toolbarConfig',
    '/toolbar/api',
    '/table/renderer/toolbar'
  ],
  [
    '工具栏右边加按钮',
    'toolbar.tools',
    'toolbar#tools',
    '/table/module/toolbar',
    '/table/grid/customToolbar',
    '/toolbar/api',
    '/table/commands/api',
    '/table/advanced/toolbar'
  ],
  ['自定义列保存到后端', '/table/advanced/customStorage', 'table@custom', '/table/start/trouble'],
  [
    '自定义列不生效',
    '/table/start/trouble',
    'table()connect',
    '/table/module/toolbar',
    '/table/advanced/toolbar',
    '/table/advanced/custom',
    'table.customConfig.immediate'
  ],
  ['列设置里禁止隐藏某列', 'table.customConfig.checkMethod', '/table/advanced/custom', 'table.customConfig'],
  [
    '分页',
    '/table/module/pager',
    '/table/advanced/page',
    '/table/grid/page',
    '/table/grid/pageProxy',
    'grid.pagerConfig',
    '/pager/api',
    '/table/grid/proxy#demo-proxy-pager'
  ],
  [
    '每页条数改默认',
    'pager.pageSize',
    'pager.pageSizes',
    '/table/module/pager',
    'setConfig.pager',
    'grid.pagerConfig',
    '/pager/api',
    '/table/grid/page'
  ],
  ['分页布局 只要上一页下一页', 'pager.layouts', '/table/module/pager', '/table/advanced/page'],
  [
    '手动刷新表格数据',
    'table()reloadData',
    'table()loadData',
    'grid()commitProxy',
    '/table/base/data',
    '/table/grid/proxy',
    '/table/grid/formProxy'
  ],
  [
    '查询时回到第一页',
    '/table/grid/formProxy',
    'grid.proxyConfig.form',
    'grid()commitProxy',
    '/table/grid/proxy',
    '/table/advanced/form',
    '/table/advanced/page'
  ],
  ['不要一进来就请求', 'grid.proxyConfig.autoLoad', '/table/grid/proxy', '/table/grid/formProxy'],
  [
    '请求加token参数',
    'grid.proxyConfig.ajax.query',
    '/table/practice/proxyServer',
    '/table/grid/formProxy',
    'grid.proxyConfig.beforeQuery'
  ],
  ['loading 转圈', 'table.loading', '/table/base/loading', 'table.loadingConfig', 'table#loading'],
  [
    '查询表单折叠',
    'form-item.folding',
    'form-item.collapseNode',
    'form.collapseStatus',
    '/form/basics',
    '/table/advanced/form',
    'form()toggleCollapse',
    '/table/grid/fullQuery',
    '/table/grid/form'
  ],
  ['表单校验', '/form/valid', 'form.rules', 'form()validate', '/form/api'],
  ['表单一行三列', 'form.span', 'form-item.span', '/form/basics'],
  ['弹窗', '/table/module/modal', '/modal/api', 'VXETable()modal.open'],
  ['弹窗里的表格高度为0', '/table/module/modal', '/table/base/autoHeight', '/table/start/trouble'],
  [
    'el-dialog 里表格不显示',
    '/table/start/trouble',
    '/table/base/autoHeight',
    'table()recalculate',
    'table.autoResize',
    'table.syncResize'
  ],
  [
    'modal 确认框 删除前提示',
    'VXETable()modal.confirm',
    '/table/module/modal',
    '/table/edit/remove',
    '/table/grid/toolbar'
  ],
  ['弹窗 esc 关闭', 'modal.escClosable', '/table/module/modal'],
  ['消息提示 同一个只弹一次', 'modal.id', '/table/module/modal'],
  ['弹窗层级被挡住 z-index', '/table/start/zindex', 'modal.zIndex', 'setConfig.zIndex', '/table/start/trouble'],
  [
    'el-select 下拉在 vxe 里被遮挡',
    '/table/start/zindex',
    'setConfig.zIndex',
    '/table/start/trouble',
    '/integration/element-ui'
  ],
  ['输入框只能输数字', 'input.type', '/table/module/input', '/input/api'],
  ['金额两位小数 千分位', '/table/base/format', '/table/formats/api', 'column.formatter', 'input.digits'],
  [
    '上传附件图片',
    '/table/edit/upload',
    'VXETable()readFile',
    '/table/grid/upload',
    '/table/module/file',
    'table()readFile'
  ],
  [
    '日期格式化',
    '/table/base/format',
    '/table/formats/api',
    'column.formatter',
    'input.labelFormat',
    'input.valueFormat'
  ],
  ['字典值转中文', '/table/base/format', '/table/formats/api', 'column.formatter'],
  [
    '列里放按钮插槽',
    'column#default',
    '/table/advanced/template',
    '/table/grid/template',
    '/table/edit/manual',
    '/table/module/button'
  ],
  [
    '作用域插槽写 slot-scope',
    '/table/advanced/template',
    'column#default',
    '/table/grid/template',
    '/table/edit/template#demo-edit-slots'
  ],
  [
    '自定义渲染器',
    'VXETable()renderer.add',
    '/table/renderer/api',
    '/table/renderer/default',
    '/table/renderer/edit',
    '/table/renderer/filter',
    '/table/renderer/form'
  ],
  [
    'renderer 里用 element ui 组件',
    '/table/renderer/edit',
    '/integration/element-ui',
    'VXETable()renderer.add',
    'renderer.renderEdit',
    '/table/renderer/api'
  ],
  ['html 内容渲染', '/table/base/html', 'column.type'],
  ['图片怎么显示', 'column#default', '/table/edit/upload', '/table/advanced/template'],
  ['某行变红 背景色', 'table.rowClassName', 'table.rowStyle', '/table/base/dynamicStyle', '/table/base/style'],
  [
    '单元格样式 根据值变色',
    'table.cellClassName',
    'table.cellStyle',
    '/table/base/dynamicStyle',
    '/table/base/style',
    'column.className'
  ],
  ['斑马线边框', '/table/base/stripe', 'table.stripe', '/table/base/border', 'table.border'],
  ['暗黑模式', '/table/start/theme'],
  ['图标换成自己的', '/table/start/icons', 'setConfig.icon', '/table/grid/toolbarIcon'],
  [
    '表格密度 紧凑',
    '/table/base/size',
    'table.size',
    'setConfig.size',
    '/table/renderer/toolbar',
    '/table/base/rowHeight',
    '/table/advanced/toolbar'
  ],
  ['切换英文', '/table/start/i18n', 'setConfig.i18n'],
  ['vue-i18n 表头翻译', '/table/start/i18n', 'setConfig.translate', 'setConfig.i18n'],
  [
    '没有数据时的提示',
    'table.emptyText',
    'table#empty',
    '/table/base/empty',
    'table.emptyRender',
    '/table/renderer/empty'
  ],
  ['全局默认配置', '/table/start/global', 'VXETable()setConfig'],
  ['按需引入', '/table/start/use'],
  ['ts 类型报错 $refs', '/table/practice/typescript', '/table/start/install'],
  ['升级 v4 vue3', '/table/start/upgrade', '/table/start/install'],
  [
    'keep-alive 切回来滚动条位置没了',
    '/table/advanced/keepAlives',
    '/table/scroll/keepAlives',
    '/table/grid/keepAlives',
    'table()refreshScroll'
  ],
  [
    'tab 切换后表格错乱',
    '/table/advanced/tabs',
    '/table/base/autoHeight',
    'table.autoResize',
    'table.syncResize',
    'table()recalculate',
    '/table/start/trouble',
    '/table/scroll/tabs'
  ],
  [
    '全屏',
    '/table/grid/fullscreen',
    'toolbar.zoom',
    'grid()zoom',
    'grid()maximize',
    'modal.fullscreen',
    '/table/grid/layout'
  ],
  ['高度自适应剩余屏幕', '/table/base/autoHeight', 'table.height', '/table/base/maxHeight'],
  ['内存泄漏 页面越来越卡', '/table/practice/memory', '/table/start/trouble'],
  ['nuxt ssr 报错', '/table/practice/ssr', '/table/start/trouble'],
  ['jest 单元测试', '/table/practice/testing'],
  ['无障碍 屏幕阅读器', '/table/practice/accessibility'],
  ['数据变了表格不刷新', '/table/start/trouble', '/table/base/basic', '/table/base/data', 'table.data'],
  ['表格空白', '/table/base/basic', '/table/start/trouble'],
  [
    'tooltip 不消失',
    'table()closeTooltip',
    'tooltip()close',
    '/tooltip/api',
    'table.tooltipConfig',
    'table.tooltipConfig.enterable'
  ],
  ['cdn 引入', '/table/start/install'],
  ['Cannot read property of undefined reloadData', '/table/start/trouble', '/table/start/install'],
  ['cell-click 拿不到列', 'table@cell-click', '/table/advanced/event'],
  [
    'row-id 重复 _X_ROW_KEY',
    'table.rowConfig.keyField',
    '/table/base/data',
    '/table/api',
    '/table/base/basic',
    '/table/start/trouble',
    'table.rowId'
  ]
]

/**
 * In the first run 86.4 % of these had a wanted hit among the first three. The names of other libraries were added
 * because of the misses.
 */
export const secondBlindEnglish: readonly JudgedQuery[] = [
  ['pinned column', '/table/base/fixed', '/table/base/fixedFull', 'column.fixed'],
  ['el-table row-class-name', '/table/base/dynamicStyle', 'table.rowClassName'],
  ['zebra rows', '/table/base/stripe', 'table.stripe'],
  ['paint overdue rows red', '/table/base/dynamicStyle', '/table/base/style'],
  ['noRowsOverlayComponent', '/table/base/empty', '/table/renderer/empty', 'table#empty'],
  ['v-loading on table', '/table/base/loading', 'table.loading'],
  ['long text cut off, full text on hover', '/table/base/overflow', '/table/base/tooltip', 'table.showOverflow'],
  ['make table use the rest of the page', '/table/base/autoHeight'],
  ["columns don't line up with the header", '/table/start/trouble', '/table/base/autoHeight'],
  [
    'drag column edge to make it wider',
    '/table/base/resizable',
    'table.columnConfig.resizable',
    '/table/advanced/customWidthStorage'
  ],
  ['row number restarts at 1 on page 2', '/table/base/seq'],
  ['columnDefs coming from backend', '/table/grid/basic', '/table/base/basic', 'table()loadColumn'],
  ['valueFormatter date', '/table/base/format', '/table/formats/api', 'column.formatter'],
  ['thousand seperator for amounts', '/table/base/format', '/table/formats/api'],
  ['one header spanning several columns', '/table/base/group', '/table/grid/group'],
  [
    'el-table summary-method',
    '/table/base/footer',
    'table.footerMethod',
    '/table/advanced/customFooter',
    '/table/grid/footer',
    '/table/edit/footer'
  ],
  ['render html string from api xss', '/table/base/html'],
  ['getSelectedRows', '/table/base/selection', 'table()getCheckboxRecords'],
  [
    'selection gone after switching to next page',
    '/table/base/selection',
    '/table/start/trouble',
    '/table/advanced/page',
    '/table/grid/page'
  ],
  [
    'antd getCheckboxProps disabled',
    '/table/base/selection',
    'table.checkboxConfig.checkMethod',
    '/table/tree/selection#demo-disabled-nodes',
    '/table/grid/rowDisable'
  ],
  ['compact density', '/table/base/size', '/table/base/rowHeight'],
  ['header stays visible when page scrolls', '/table/base/height'],
  ['autoSizeColumns', '/table/base/width', 'column.width', 'table.columnConfig.width'],
  ['get rid of cell lines', '/table/base/border'],
  ['changed array item, table does not rerender', '/table/base/basic', '/table/base/data', '/table/start/trouble'],
  ['getRowId', '/table/base/data', '/table/api', 'table()getRowid', 'table.rowConfig.keyField'],
  ['question mark with explanation in column header', '/table/base/tooltip', 'column.titlePrefix'],
  ['tabel inside el-dialog has wrong size', '/table/base/autoHeight', '/table/start/trouble'],
  ['slimmer scroll bar', '/table/base/scrollStyle'],
  ['row hover colour', '/table/base/current', '/table/start/theme', 'table.rowConfig.isHover'],
  ['empty space below two rows', '/table/base/minHeight'],
  [
    'hide column depending on user permission',
    '/table/base/basic',
    '/table/advanced/dynamic',
    '/table/advanced/custom'
  ],
  ['sorted descending when page opens', '/table/base/sort'],
  [
    'server side sort',
    '/table/base/sort',
    '/table/grid/proxy',
    '/table/practice/proxyServer',
    '/table/advanced/multiSort'
  ],
  ['order by two columns', '/table/base/sort', '/table/advanced/multiSort'],
  ['comparator function', '/table/base/sort', 'table.sortConfig.sortMethod'],
  ['sort by Date object does nothing', '/table/base/sort', '/table/start/trouble'],
  ['button to clear all filters', '/table/base/filter', '/table/advanced/manualFilter'],
  ['input under every header to filter', '/table/advanced/customFilter'],
  ['filter choices from ajax', '/table/base/filter'],
  ['quick filter over all columns', '/table/advanced/search'],
  ['rows dissapear after filter', '/table/base/filter', '/table/base/basic'],
  ['inline edit', '/table/edit/click', '/table/edit/dblclick', '/table/edit/manual'],
  ['edit save cancel buttons per row', '/table/edit/manual'],
  ['mandatory cell', '/table/edit/cellValid'],
  ['check on server that username is free', '/table/edit/cellValid', '/form/valid'],
  ['append blank row', '/table/edit/insert', '/table/base/basic'],
  ['only send modified records to api', '/table/edit/status', 'table()getRecordset'],
  ['discard my changes', '/table/edit/revert', 'table()revertData', '/table/edit/full', '/table/grid/fullEdit'],
  [
    'cell readonly depending on row status',
    '/table/edit/cellDisable',
    '/table/edit/click',
    '/table/grid/cellDisable',
    '/table/edit/rowDisable'
  ],
  [
    'picking a date closes the editor',
    '/integration/element-ui',
    '/table/edit/autoClear',
    '/table/start/trouble',
    '/integration/ant-design-vue'
  ],
  ['country city dependant dropdown in row', '/table/edit/cascadingSelect'],
  ['autosave on blur', '/table/edit/realtimeSave', '/table/edit/click'],
  ['price times quantity column', '/table/edit/dataCount'],
  ['image upload in cell', '/table/edit/upload', '/table/grid/upload'],
  ['user must not leave row with errors', '/table/edit/forceRowValid', '/table/edit/forceCellValid'],
  ['strikethrough rows until saved', '/table/edit/pending'],
  ["same option can't be picked in two rows", '/table/edit/uniqueSelect'],
  ['edit record in dialog', '/table/edit/popupForm', '/table/advanced/popupEdit', '/table/module/modal'],
  ['footer total while typing', '/table/edit/footerImmediately'],
  ['put backend validation errors into cells', '/table/edit/form'],
  ['validaton message hides next row', '/table/edit/cellValid', '/table/start/trouble'],
  ['getUpdatedRecords always empty', '/table/edit/status', '/table/start/trouble', 'table()getUpdateRecords'],
  [
    'warn about unsaved changes before closing',
    '/table/advanced/popupEdit',
    '/table/edit/status',
    '/table/edit/full',
    '/table/grid/fullEdit'
  ],
  ['array with parentId to tree', '/table/tree/normal', '/table/tree/basic', '/table/scroll/tree'],
  ['el-table lazy load children', '/table/tree/lazy', '/table/tree/basic', '/table/grid/treeLazy'],
  ['tick parent without its children', '/table/tree/selection'],
  ['search tree and keep ancestors', '/table/tree/filter'],
  ['add subitem under node', '/table/tree/insert', '/table/grid/treeEdit'],
  [
    'tree colapses after refresh',
    '/table/tree/normal',
    '/table/tree/basic',
    '/table/start/trouble',
    '/table/grid/tree'
  ],
  ['folder icon in tree', '/table/tree/treeIcon'],
  [
    'subtotals per category',
    '/table/tree/groupSummary',
    '/table/advanced/groupBy',
    '/table/advanced/customFooter',
    '/table/tree/groupSummaryCount'
  ],
  ['row grouping', '/table/advanced/groupBy', '/table/tree/groupSummary'],
  ['sort children too', '/table/tree/sort'],
  [
    '100k records freeze browser',
    '/table/scroll/rows',
    '/table/scroll/scroll',
    '/table/practice/performance',
    '/table/start/trouble'
  ],
  ['vritual scroll does nothing', '/table/scroll/scroll', '/table/scroll/mode', '/table/start/trouble'],
  ['white gaps when scrolling fast', '/table/scroll/mode', '/table/scroll/scroll'],
  ['dynamic row height virtualised', '/table/scroll/rowHeight', '/table/base/rowHeight'],
  ['load more when reaching bottom', '/table/scroll/partialLoad', '/table/scroll/fullPartialLoad'],
  ['jump to a certain row', '/table/base/height', '/table/base/fixedFull', '/table/scroll/rows', 'table()scrollToRow'],
  ['typed text ends up in another row', '/table/scroll/scroll', '/table/start/trouble', '/table/base/data'],
  [
    'paging with axios',
    '/table/grid/pageProxy',
    '/table/grid/proxy',
    '/table/advanced/page',
    '/table/practice/proxyServer',
    '/table/base/full',
    '/pager/api'
  ],
  [
    'backend returns records and count instead of result',
    '/table/grid/pageProxy',
    '/table/practice/proxyServer',
    '/table/grid/fullQuery'
  ],
  ['commitProxy reload or query', '/table/grid/proxy', '/table/grid/formProxy', '/table/grid/keepAlives'],
  ['reset button of search form in grid', '/table/grid/formProxy', '/table/grid/form'],
  [
    'toolbar add delete save',
    '/table/grid/toolbar',
    '/table/advanced/toolbar',
    '/table/grid/fullEdit',
    '/table/grid/proxy'
  ],
  ['maximise table to whole screen', '/table/grid/fullscreen', '/table/grid/layout'],
  ['show error toast when list request fails', '/table/practice/proxyServer', '/table/grid/proxy'],
  ['transpose rows into columns', '/table/grid/reverse'],
  ['jsx render function in columns', '/table/grid/template', '/table/practice/typescript'],
  ['save as xlsx', '/plugin/excel', '/table/advanced/export', '/table/practice/excelMigration'],
  ['exprot only ticked rows', '/table/advanced/export', 'table.exportConfig.mode'],
  ['id becomes 1.23E+17 in excel', '/table/practice/excelMigration', '/table/advanced/export', '/table/start/trouble'],
  ['read uploaded spreadsheet into table', '/plugin/excel', '/table/advanced/import'],
  ['paste from excel into table', '/table/edit/keyboardEdit', '/table/advanced/event'],
  ['landscape A4 printing', '/table/module/print'],
  ['show/hide columns menu', '/table/advanced/custom', '/table/module/toolbar'],
  [
    'remember column layout after reload',
    '/table/advanced/customStorage',
    '/table/advanced/customWidthStorage',
    'table.customConfig.storage'
  ],
  ['reorder rows with drag handle', '/integration/sortable'],
  [
    'download all pages not just current one',
    '/table/advanced/export',
    '/table/advanced/page',
    '/table/grid/configProxy'
  ],
  ['navigate cells with arow keys', '/table/edit/keyboard'],
  ['esc should cancel the edit', '/table/edit/keyboardEdit'],
  ['right click copy row', '/table/advanced/menu', '/table/menus/api', '/table/edit/menu'],
  ['context menu entries by role', '/table/advanced/menuPrivilege', '/table/menus/api'],
  ['cellRenderer reuse across tables', '/table/renderer/default', '/table/renderer/api'],
  ['a-select as cell editor', '/integration/ant-design-vue'],
  ['master detail', '/table/advanced/expand', '/table/advanced/details', 'table.expandConfig', '/table/grid/layout'],
  ['rowspan same values', '/table/advanced/span', '/table/advanced/mergeCell'],
  [
    'scroll position lost going back keep-alive',
    '/table/advanced/keepAlives',
    '/table/scroll/keepAlives',
    '/table/grid/keepAlives'
  ],
  ['sparkline', '/plugin/charts'],
  [
    'shift click select range',
    '/table/advanced/rangeSelect',
    '/table/base/selection',
    'table@checkbox-range-select',
    'table.checkboxConfig.isShiftKey'
  ],
  ['pagnation local array', '/table/module/pager', '/table/advanced/page', '/table/grid/page'],
  ['form required rules', '/form/valid', 'form.rules.required'],
  ['show more / less search fields', '/form/basics', '/table/advanced/form', '/table/grid/form'],
  ['labels on top of inputs', '/form/vertical'],
  ['yes no popup', '/table/module/modal'],
  ['vxe-modal hidden behind el-dialog', '/table/start/zindex', '/table/start/trouble'],
  ['side drawer component', '/api/preview'],
  ['number field with two decimals', '/table/module/input', 'input.digits'],
  ['multiselect with serach', '/table/module/select'],
  ['textarea grow with content', '/table/module/textarea', '/textarea/api'],
  ['autocomplete', '/table/module/pulldown', 'input.autocomplete'],
  ['toggle only after server confirms', '/table/module/switch'],
  ['select with 10000 options is laggy', '/table/module/pulldown', '/table/module/select'],
  ['vite config vue 2', '/table/start/install'],
  ['script tag without build step', '/table/start/install'],
  ['reduce bundle size', '/table/start/use'],
  ['dark mode', '/table/start/theme'],
  ['default props for every table in the app', '/table/start/global'],
  ['texts are chinese, need english', '/table/start/i18n', '/table/start/use#language'],
  ['Unknown custom element vxe-grid', '/table/start/trouble', '/table/start/install', '/table/start/use'],
  ['VxeTableInstance not exported', '/table/practice/typescript'],
  ['nuxt document is not defined', '/table/practice/ssr', '/table/start/trouble'],
  ['jest wrapper finds no rows', '/table/practice/testing', '/table/start/trouble'],
  ['memory keeps growing after route change', '/table/practice/memory'],
  ['script setup ref undefined', '/table/practice/composition', '/table/start/trouble'],
  ['wcag screen reader', '/table/practice/accessibility'],
  ['move from 3.8 to vxe-pc-ui', '/table/start/upgrade', '/upgrade/check'],
  ['codemod', '/upgrade/check'],
  ['which vxe-pc-ui works with vue 2.6', '/upgrade/versions'],
  ['vxe-colunm props', '/column/api'],
  [
    'interceptor clearEdit return false',
    '/table/interceptor/api',
    '/table/edit/autoClear',
    'interceptor@event.clearEdit',
    '/integration/ant-design-vue'
  ],
  ['list of vxe-grid methods', '/grid/api', '/table/api'],
  ['what changed between 3.8 and 3.21', '/upgrade/diff', '/table/start/upgrade'],
  ['does it work with vue 3', '/table/start/install', '/table/start/trouble', '/table/start/upgrade'],
  [
    'VXETable.validators.add undefined',
    '/table/validators/api',
    '/table/edit/cellValid',
    '/table/practice/typescript',
    'VXETable()validators.add'
  ],
  ['csv import says success but no rows', '/table/advanced/import', '/table/start/trouble']
]
