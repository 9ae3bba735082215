import type { JudgedQuery } from './judged-queries.ts'

/**
 * Third blind set: symptoms, tasks and messages, written before their authors had opened a page. The wanted pages were
 * named by the authors and by readers of one shuffled list of the first hits and these pages. The search was not tuned
 * with it.
 */
export const thirdBlindChinese: readonly JudgedQuery[] = [
  [
    '弹窗里的表格第一次打开列宽全挤在一起，拖一下浏览器窗口就好了',
    '/table/start/trouble',
    '/table/base/autoHeight',
    '/table/module/modal',
    'table.autoResize',
    'table()recalculate'
  ],
  ['表头和内容对不齐', '/table/start/trouble'],
  ['固定列下面的行高和左边不一致，错位了', '/table/start/trouble', '/table/base/fixedFull', '/table/base/fixed'],
  [
    '切换tab回来表格空白，滚动条位置也没了',
    '/table/advanced/tabs',
    '/table/base/autoHeight',
    '/table/scroll/tabs',
    '/table/start/trouble',
    '/table/advanced/keepAlives'
  ],
  ['keep-alive 页面返回后怎么保持之前滚动的位置', '/table/advanced/keepAlives', '/table/scroll/keepAlives'],
  [
    '几万条数据一次性塞进去页面卡死',
    '/table/scroll/scroll',
    '/table/scroll/rows',
    '/table/practice/performance',
    'table.scrollY.enabled'
  ],
  ['虚拟滚动开了以后行高不固定，滚动时闪白', '/table/scroll/rowHeight', '/table/scroll/mode', '/table/scroll/scroll'],
  [
    'reloadData 和 loadData 到底有啥区别',
    '/table/base/data',
    'table()reloadData',
    'table()loadData',
    '/table/scroll/rows'
  ],
  ['直接改 data 里面某个字段，界面不刷新', '/table/base/basic', '/table/base/data', '/table/start/trouble'],
  [
    '怎么拿到用户新增、修改、删除过的行一次性提交给后端',
    '/table/edit/status',
    'table()getRecordset',
    '/table/grid/edit',
    '/table/grid/toolbar',
    '/table/grid/fullEdit'
  ],
  [
    '点保存之前想校验整张表，报错要定位到那一行',
    '/table/edit/cellValid',
    '/table/edit/rowValid',
    'table()validate',
    'table.validConfig.autoPos',
    '/table/scroll/cellValid'
  ],
  [
    '手机号格式校验怎么写正则',
    '/table/validators/api',
    '/table/edit/cellValid',
    '/form/valid',
    'table.editRules.pattern'
  ],
  ['自定义校验要请求后台判断编号是否重复', '/table/edit/cellValid', '/table/validators/api', '/form/valid'],
  [
    '只有某些状态的行允许编辑，其他行点了没反应',
    '/table/edit/rowDisable',
    '/table/grid/rowDisable',
    '/table/edit/cellDisable',
    'table.editConfig.beforeEditMethod',
    '/table/edit/click'
  ],
  ['点击单元格就编辑，点旁边自动保存到接口', '/table/edit/click', '/table/edit/realtimeSave', 'table@edit-closed'],
  [
    '编辑时在单元格里用了 el-select，选下拉项的时候编辑框就关掉了',
    '/integration/element-ui',
    '/table/edit/autoClear',
    '/table/start/trouble'
  ],
  [
    '新增一行后想自动进入编辑并且光标在第一个输入框',
    '/table/edit/insert',
    'table()setEditCell',
    '/table/commands/api',
    '/table/scroll/edit#demo-edit-any-row'
  ],
  ['行编辑点取消要恢复成原来的值', '/table/edit/manual', '/table/edit/revert', 'table()revertData'],
  ['按 Enter 键跳到下一行，像 Excel 那样', '/table/edit/keyboard', 'table.keyboardConfig.isEnter'],
  ['上下左右方向键移动单元格', '/table/edit/keyboard', 'table.keyboardConfig.isArrow'],
  ['从 Excel 复制一片区域粘贴到表格', '/table/edit/keyboardEdit', '/table/advanced/event'],
  [
    '后端分页，total 字段名和我们接口的不一样怎么配',
    '/table/practice/proxyServer',
    '/table/grid/pageProxy',
    'grid.proxyConfig.response.total',
    '/table/grid/configProxy'
  ],
  [
    'grid 进页面不要自动查询，等我点查询按钮再请求',
    '/table/grid/formProxy',
    '/table/grid/proxy',
    'grid.proxyConfig.autoLoad'
  ],
  ['怎么在外面手动触发 grid 重新查询并回到第一页', '/table/grid/proxy', 'grid()commitProxy', '/table/grid/formProxy'],
  [
    '点列头排序要把排序字段传给后端而不是前端排',
    '/table/base/sort',
    '/table/advanced/page',
    '/table/grid/proxy',
    'table.sortConfig.remote',
    '/table/advanced/multiSort',
    '/table/practice/proxyServer'
  ],
  ['默认按创建时间倒序', '/table/base/sort', 'table.sortConfig.defaultSort', '/table/grid/configProxy'],
  ['数字字符串排序 10 排在 2 前面', '/table/base/sort', 'column.sortType'],
  ['多列同时排序', '/table/base/sort', '/table/advanced/multiSort', 'table.sortConfig.multiple'],
  [
    '筛选面板想自己放一个输入框',
    '/table/base/filter',
    '/table/advanced/customFilter',
    '/table/renderer/filter',
    'column#filter'
  ],
  [
    '筛选条件变了要去后台查',
    '/table/base/filter',
    '/table/grid/proxy',
    '/table/advanced/page',
    'table.filterConfig.remote',
    '/table/practice/proxyServer',
    '/table/advanced/form'
  ],
  ['怎么用代码清空所有筛选', '/table/base/filter', 'table()clearFilter', '/table/advanced/manualFilter'],
  [
    '翻页以后之前勾选的都没了，要跨页勾选',
    '/table/base/selection',
    '/table/advanced/page',
    '/table/start/trouble',
    'table.checkboxConfig.reserve',
    '/table/grid/page'
  ],
  ['怎么获取勾选的行', '/table/base/selection', 'table()getCheckboxRecords'],
  ['部分行的复选框禁用', '/table/base/selection', 'table.checkboxConfig.checkMethod', '/table/grid/rowDisable'],
  ['点击整行就选中单选', '/table/base/radio', 'table.radioConfig.trigger', '/table/tree/radio'],
  ['默认勾选几行', '/table/base/selection', 'table.checkboxConfig.checkRowKeys'],
  [
    '树表格展开时再去请求子节点',
    '/table/tree/basic',
    '/table/tree/lazy',
    '/table/grid/treeLazy',
    'table.treeConfig.loadMethod',
    'table.treeConfig.lazy',
    '/table/scroll/lazyTree'
  ],
  [
    '后端给的是平铺的 parentId 列表，怎么显示成树',
    '/table/tree/normal',
    '/table/tree/basic',
    '/table/grid/tree',
    'table.treeConfig.transform',
    '/table/scroll/tree'
  ],
  ['树形数据勾选父级不要联动子级', '/table/tree/selection', 'table.checkboxConfig.checkStrictly'],
  ['全部展开/收起树', '/table/tree/basic', 'table()setAllTreeExpand', '/table/grid/tree'],
  [
    '给树节点下面插入一个子节点',
    '/table/tree/insert',
    '/table/tree/crud',
    '/table/tree/basic',
    '/table/grid/treeEdit',
    '/table/tree/menu'
  ],
  [
    '展开行里面再放一个表格',
    '/table/advanced/expand',
    'column#content',
    '/table/renderer/expand',
    'table.expandConfig',
    '/table/advanced/template'
  ],
  [
    '一次只能展开一行，手风琴',
    '/table/advanced/expandAccordion',
    'table.expandConfig.accordion',
    '/table/tree/accordion'
  ],
  [
    '导出 xlsx 报错，只能导出 csv',
    '/plugin/excel',
    '/table/practice/excelMigration',
    '/table/advanced/export',
    '/table/start/trouble'
  ],
  [
    '导出的时候长数字变成科学计数法了',
    '/table/practice/excelMigration',
    '/table/start/trouble',
    '/table/advanced/export',
    'column.cellType'
  ],
  ['导出全部数据而不只是当前页', '/table/advanced/export', 'grid.proxyConfig.ajax.queryAll', '/table/grid/configProxy'],
  ['导入 excel 把数据填到表里', '/plugin/excel', '/table/advanced/import', '/table/module/file'],
  ['打印时加标题和页眉签名', '/table/module/print', 'table.printConfig.beforePrintMethod', '/table/advanced/print'],
  [
    '用户自己选显示哪些列，刷新后还记得',
    '/table/advanced/customStorage',
    '/table/advanced/customWidthStorage',
    'table.customConfig.storage'
  ],
  [
    '拖动调整列的宽度并保存',
    '/table/base/resizable',
    '/table/advanced/customWidthStorage',
    '/table/advanced/customStorage',
    'table.customConfig.storage.resizable'
  ],
  ['动态列：列是后端返回的配置', '/table/grid/basic', '/table/advanced/dynamic', 'table()loadColumn'],
  ['v-if 控制列显示隐藏后列顺序乱了', '/table/advanced/dynamic', 'column.visible', '/table/base/basic'],
  ['多级表头', '/table/base/group', '/table/grid/group', '/colgroup/api'],
  [
    '底部合计行怎么加，保留两位小数',
    '/table/base/footer',
    '/table/edit/footer',
    'table.footerMethod',
    '/table/grid/footer'
  ],
  [
    '相同值的单元格上下合并',
    '/table/advanced/span',
    '/table/grid/span',
    '/table/advanced/mergeCell',
    'table.spanMethod'
  ],
  ['右键菜单加复制、删除这一行', '/table/menus/api', '/table/advanced/menu', '/table/edit/menu', '/table/grid/menu'],
  [
    '按权限控制右键菜单某些项不显示',
    '/table/advanced/menuPrivilege',
    '/table/menus/api',
    'table.menuConfig.visibleMethod',
    'table.menuConfig',
    '/table/advanced/menu'
  ],
  ['状态码 0/1 显示成 启用/停用', '/table/base/format', '/table/formats/api', 'column.formatter'],
  ['金额千分位格式化', '/table/base/format', '/table/formats/api', 'column.formatter'],
  ['行背景色根据条件变红', '/table/base/dynamicStyle', '/table/base/style', 'table.rowClassName', 'table.rowStyle'],
  ['鼠标移上去整行高亮，当前行变色', '/table/base/current', 'table.rowConfig.isHover', 'table.rowConfig.isCurrent'],
  ['内容太长显示省略号，鼠标悬浮看全部', '/table/base/overflow', 'table.showOverflow'],
  ['没有数据的时候显示自己的图片和文字', '/table/base/empty', '/table/renderer/empty', 'table#empty'],
  ['表格高度自适应撑满剩余屏幕', '/table/base/autoHeight', 'table.height'],
  ['拖拽行排序 sortablejs', '/integration/sortable'],
  ['怎么换主题颜色 scss 变量', '/table/start/theme'],
  ['全局把所有表格改成 mini 尺寸、带边框', '/table/start/global', '/table/base/size'],
  ['切换英文，和 vue-i18n 一起用', '/table/start/i18n'],
  ['按需加载打包体积太大', '/table/start/use'],
  [
    '[vxe-table] 提示 row-config.keyField 或 rowId 重复',
    '/table/base/data',
    '/table/base/basic',
    'table.rowConfig.keyField'
  ],
  [
    'Unknown custom element: <vxe-grid> - did you register the component correctly?',
    '/table/start/install',
    '/table/start/trouble',
    '/table/start/use'
  ],
  ['vue3 项目能装 3.8 吗，该用哪个版本', '/table/start/install', '/table/start/upgrade', '/table/start/trouble'],
  ['ts 里 $refs.xTable 的类型怎么声明', '/table/practice/typescript', '/table/start/install'],
  [
    '弹窗全屏、可拖动、点遮罩不关闭',
    '/table/module/modal',
    'modal.fullscreen',
    'modal.draggable',
    'modal.maskClosable',
    '/modal/api'
  ],
  [
    '确认删除的提示框，await 拿到用户点的是确定还是取消',
    '/table/module/modal',
    'VXETable()modal.confirm',
    '/table/edit/remove'
  ],
  [
    '查询表单字段很多，要能折叠展开',
    '/form/basics',
    '/table/advanced/form',
    '/table/grid/form',
    'form-item.folding',
    '/table/grid/fullQuery'
  ],
  ['vxe-input 只能输入数字保留2位小数', '/table/module/input', 'input.digits', '/input/api'],
  ['日期选择限制不能选今天以前', '/table/module/input', 'input.disabledMethod'],
  ['下拉框选项上千个很卡，要能搜索', '/table/module/select', '/table/module/pulldown'],
  ['像下拉里嵌一个表格选人', '/table/module/pulldown']
]

export const thirdBlindEnglish: readonly JudgedQuery[] = [
  [
    'header and body columns out of alignment when horizontal scrollbar appears',
    '/table/start/trouble',
    '/table/base/scrollStyle',
    'table()recalculate'
  ],
  [
    'grid shows nothing when inside hidden tab, columns squeezed to 0 width after tab opens',
    '/table/base/autoHeight',
    '/table/advanced/tabs',
    '/table/start/trouble',
    'table.autoResize',
    'table.syncResize',
    'table()recalculate'
  ],
  [
    'how to get only changed rows before sending to backend',
    '/table/edit/status',
    'table()getUpdateRecords',
    'table()getRecordset',
    '/table/edit/click',
    '/table/edit/full',
    '/table/grid/edit'
  ],
  [
    'user leaves cell but value is not saved into model until click elsewhere',
    '/table/edit/click',
    'column.editRender.immediate',
    '/table/edit/status',
    '/table/edit/autoClear',
    '/table/start/trouble'
  ],
  [
    'I need a cell to be read only depending on status of the row',
    '/table/edit/cellDisable',
    '/table/grid/cellDisable',
    '/table/edit/click',
    '/table/edit/rowDisable',
    '/table/grid/rowDisable',
    'table.editConfig.beforeEditMethod'
  ],
  [
    'validation message is cut off on the first row of table',
    '/table/edit/cellValid',
    '/table/start/trouble',
    'table.validConfig.msgMode',
    'table.validConfig.message'
  ],
  [
    'validate all rows even those the user did not touch',
    '/table/edit/cellValid',
    'table()validate',
    'table()fullValidate',
    '/table/edit/rowValid',
    '/table/scroll/cellValid',
    '/table/edit/full'
  ],
  [
    'custom async validator check if code already exists on server',
    '/table/edit/cellValid',
    '/form/valid',
    '/table/validators/api',
    'table.editRules.validator'
  ],
  ['unique constraint between rows e.g. no duplicate SKU', '/table/edit/uniqueSelect', '/table/advanced/popupEdit'],
  [
    'children load only when the node is opened (api call)',
    '/table/tree/lazy',
    '/table/tree/basic',
    '/table/grid/treeLazy',
    '/table/scroll/lazyTree',
    'table.treeConfig.lazy',
    'table.treeConfig.loadMethod'
  ],
  [
    'flat list with parentId to tree',
    '/table/tree/normal',
    '/table/tree/basic',
    'table.treeConfig.transform',
    '/table/grid/tree'
  ],
  [
    'tree expanded nodes collapse after I reload data',
    '/table/tree/basic',
    '/table/tree/normal',
    '/table/grid/tree',
    '/table/start/trouble',
    'table.rowConfig.keyField',
    'table.treeConfig.reserve'
  ],
  ['checking parent should not check children', '/table/tree/selection', 'table.checkboxConfig.checkStrictly'],
  [
    '10000 rows and browser freezes',
    '/table/scroll/scroll',
    '/table/scroll/rows',
    '/table/practice/performance',
    'table.scrollY',
    '/table/base/data',
    '/table/start/trouble',
    '/table/scroll/fullRows'
  ],
  [
    'white flashes while scrolling fast with many rows',
    '/table/scroll/mode',
    'table.scrollY.oSize',
    'table.scrollY.adaptive',
    '/table/practice/performance',
    '/table/scroll/scroll'
  ],
  [
    'too many columns (200+), scrolling sideways is laggy',
    '/table/scroll/cols',
    '/table/scroll/scroll',
    'table.scrollX',
    '/table/practice/performance',
    '/table/scroll/fullCols'
  ],
  [
    'rows have different heights and the scroll jumps around',
    '/table/scroll/rowHeight',
    '/table/start/trouble',
    '/table/scroll/scroll',
    '/table/base/rowHeight'
  ],
  [
    'how do I tell grid which field of my JSON response contains the total',
    '/table/practice/proxyServer',
    '/table/grid/pageProxy',
    'grid.proxyConfig.response.total',
    'grid.proxyConfig.response',
    '/table/grid/proxy'
  ],
  [
    'refresh the grid after delete and stay on current page',
    '/table/grid/proxy',
    'grid()commitProxy',
    '/table/grid/pageProxy',
    '/table/grid/toolbar',
    '/table/practice/proxyServer'
  ],
  [
    'send extra parameters with every query to the backend',
    '/table/grid/formProxy',
    'grid.proxyConfig.beforeQuery',
    'grid()commitProxy'
  ],
  [
    'server side sorting: send order by to api instead of sort locally',
    '/table/base/sort',
    '/table/grid/proxy',
    'table.sortConfig.remote',
    '/table/advanced/page',
    '/table/practice/proxyServer',
    '/table/advanced/multiSort',
    'grid.proxyConfig.sort',
    '/table/tree/sort',
    '/table/grid/fullQuery'
  ],
  [
    'sort indicator shows but data not sorted, numbers sort like strings 1, 10, 2',
    '/table/base/sort',
    'column.sortType',
    'column.sortBy',
    '/table/start/trouble',
    '/table/grid/proxy'
  ],
  ['sort by several columns at once', '/table/base/sort', '/table/advanced/multiSort', 'table.sortConfig.multiple'],
  ['default filter set on page load', '/table/base/filter', 'column.filters.checked'],
  [
    'filter with text input like in excel instead of checkbox list',
    '/table/advanced/customFilter',
    '/table/base/filter',
    '/table/renderer/filter',
    'column#filter'
  ],
  [
    'clear all filters from a button outside',
    '/table/base/filter',
    'table()clearFilter',
    '/table/advanced/manualFilter'
  ],
  ['export only selected rows to xlsx', '/plugin/excel', '/table/advanced/export', 'table.exportConfig.mode'],
  [
    'exported long numbers shown as 1.23E+17 in Excel',
    '/table/advanced/export',
    'column.cellType',
    '/table/start/trouble',
    '/table/practice/excelMigration'
  ],
  [
    'exported file contains raw code instead of the label',
    '/table/advanced/export',
    'column.exportMethod',
    'table.exportConfig.original',
    '/plugin/excel',
    '/table/renderer/edit'
  ],
  [
    '"export to xlsx" type missing from the dialog',
    '/plugin/excel',
    '/table/start/trouble',
    'table.exportConfig.types',
    '/table/practice/excelMigration',
    '/table/advanced/export'
  ],
  ['upload excel and fill table with it', '/plugin/excel'],
  [
    'print an invoice with custom header and logo',
    '/table/module/print',
    '/table/advanced/print',
    'table.printConfig.beforePrintMethod',
    'table.printConfig.content'
  ],
  ['printed page is missing last columns', '/table/module/print', '/table/advanced/print', 'table.printConfig.style'],
  [
    'let user hide columns and remember the choice after F5',
    '/table/advanced/customStorage',
    '/table/advanced/custom',
    '/table/advanced/customWidthStorage',
    'table.customConfig.storage',
    'table.customConfig.storage.visible'
  ],
  ['save column widths per user in database', '/table/advanced/customStorage', 'table@resizable-change'],
  ['drag column headers to reorder', '/integration/sortable', '/table/advanced/custom', 'table.customConfig.mode'],
  ['drag rows to change the order, sortablejs', '/integration/sortable'],
  [
    'right click menu with copy and delete row',
    '/table/menus/api',
    '/table/advanced/menu',
    '/table/edit/menu',
    '/table/grid/menu',
    'table.menuConfig',
    'table@menu-click'
  ],
  [
    'hide some context menu items depending on the row',
    '/table/advanced/menuPrivilege',
    '/table/advanced/menu',
    'table.menuConfig.visibleMethod',
    '/table/edit/menu',
    '/table/menus/api',
    '/table/tree/menu'
  ],
  [
    'move between cells with arrow keys and Enter goes down',
    '/table/edit/keyboard',
    'table.keyboardConfig.isArrow',
    'table.keyboardConfig.isEnter'
  ],
  [
    'Tab key should jump to next editable cell',
    '/table/edit/keyboard',
    '/table/edit/keyboardEdit',
    'table.keyboardConfig.isTab'
  ],
  [
    'copy paste range of cells from Excel like ag-grid range selection',
    '/table/edit/keyboardEdit',
    '/api/unshown',
    '/table/advanced/event',
    'table@paste',
    'table.keyboardConfig.isClip',
    'table.clipConfig'
  ],
  [
    'sum row at the bottom with currency format',
    '/table/base/footer',
    'table.footerMethod',
    '/table/base/format',
    '/table/edit/footer'
  ],
  [
    'merge cells in same column with equal values',
    '/table/advanced/span',
    '/table/grid/span',
    'table.spanMethod',
    '/table/advanced/mergeCell',
    '/table/edit/span'
  ],
  [
    'rowspan and virtual scroll not working together',
    '/table/advanced/mergeCell',
    '/table/scroll/merge',
    '/table/scroll/scroll',
    '/table/advanced/span',
    'table.spanMethod'
  ],
  ['two level header (column groups)', '/table/base/group', '/table/grid/group', '/colgroup/api'],
  [
    'pinned columns left and right show shadow overlapping / wrong row height',
    '/table/base/fixedFull',
    '/table/start/trouble',
    '/table/base/fixed'
  ],
  [
    'highlight row red when stock below zero',
    '/table/base/dynamicStyle',
    'table.rowClassName',
    '/table/base/style',
    'table.rowStyle'
  ],
  ['change primary color to our brand color', '/table/start/theme', '/table/start/use'],
  ['dark mode', '/table/start/theme'],
  [
    'cell text too long, show ... and tooltip',
    '/table/base/overflow',
    'table.showOverflow',
    'column.showOverflow',
    '/table/module/tooltip'
  ],
  [
    'tooltip stays behind dialog z-index',
    '/table/start/zindex',
    'setConfig.zIndex',
    'table.tooltipConfig.zIndex',
    '/table/module/tooltip',
    'tooltip.zIndex'
  ],
  [
    'modal opens behind element ui dialog',
    '/table/start/zindex',
    'setConfig.zIndex',
    '/table/start/trouble',
    'modal.zIndex',
    '/integration/element-ui'
  ],
  [
    'modal fullscreen and resizable, remember position',
    '/table/module/modal',
    'modal.remember',
    'modal.resize',
    'modal.fullscreen',
    'modal.storage',
    '/modal/api'
  ],
  [
    'confirm box before delete returns promise?',
    '/table/module/modal',
    'VXETable()modal.confirm',
    '/table/edit/remove'
  ],
  ['input only allow positive number with 2 decimals', '/table/module/input', 'input.digits', 'input.min'],
  [
    'date picker value format yyyy-MM-dd instead of Date object',
    '/table/module/input',
    'input.valueFormat',
    '/integration/element-ui'
  ],
  ['select with thousands of options slow', '/table/module/select', '/table/module/pulldown', '/table/module/list'],
  ['dropdown with a table inside to choose a customer', '/table/module/pulldown', '/pulldown/api'],
  [
    'form with collapse "more search conditions" button',
    '/table/advanced/form',
    '/form/basics',
    '/table/grid/form',
    'form-item.folding',
    'form-item.collapseNode'
  ],
  [
    "hide form field depending on another field's value",
    '/form/basics',
    'form-item.visibleMethod',
    '/form/config',
    '/table/renderer/form'
  ],
  [
    'reset form does not put back initial values',
    '/form/basics',
    'form-item.resetValue',
    '/table/grid/formProxy',
    '/table/advanced/form',
    'form()reset',
    '/table/advanced/popupEdit'
  ],
  [
    '[Vue warn]: Unknown custom element: <vxe-grid> - did you register the component correctly?',
    '/table/start/install',
    '/table/start/trouble',
    '/table/start/use',
    '/table/base/basic'
  ],
  [
    '[vxe table] The renderer "ElInput" not exist',
    '/integration/element-ui',
    '/upgrade/versions',
    '/table/renderer/edit',
    '/table/renderer/api'
  ],
  [
    'ElDatePicker popup in cell closes edit mode when I click a date',
    '/integration/element-ui',
    '/table/edit/autoClear',
    '/table/start/trouble',
    '/table/interceptor/api',
    '/table/edit/template'
  ],
  [
    "TypeError: Cannot read properties of undefined (reading 'loadData') ref in mounted",
    '/table/start/trouble',
    '/table/practice/composition',
    '/table/practice/ssr'
  ],
  ['import only table to reduce bundle size', '/table/start/use'],
  [
    'can I use this with Vue 3 / what breaks when migrating',
    '/table/start/upgrade',
    '/table/start/install',
    '/api/preview'
  ],
  ['typescript types for this.$refs.xGrid', '/table/practice/typescript', '/table/start/install'],
  ['jest unit test vxe-table in jsdom renders no rows', '/table/practice/testing', '/table/start/trouble'],
  ['nuxt window is not defined', '/table/practice/ssr', '/table/start/trouble'],
  ['switch language english at runtime, vue-i18n', '/table/start/i18n', 'setConfig.i18n'],
  [
    'table scroll position lost when coming back with keep-alive',
    '/table/advanced/keepAlives',
    '/table/scroll/keepAlives',
    'table()refreshScroll'
  ],
  [
    'hide buttons without permission in toolbar',
    '/table/commands/api',
    '/table/module/toolbar',
    'toolbar.buttons.visible',
    '/toolbar/api'
  ],
  [
    'checkbox selection kept across pages',
    '/table/base/selection',
    '/table/advanced/page',
    'table.checkboxConfig.reserve',
    '/table/grid/pageProxy',
    '/table/start/trouble',
    '/table/grid/page'
  ],
  [
    'disable radio for certain rows, and deselect on second click',
    '/table/base/radio',
    'table.radioConfig.checkMethod',
    'table.radioConfig.strict',
    '/table/tree/radio'
  ],
  [
    'expand row details, accordion only one open',
    '/table/advanced/expandAccordion',
    'table.expandConfig.accordion',
    '/table/advanced/expand',
    '/table/tree/expand'
  ],
  [
    'add new row at top and start editing right away',
    '/table/edit/insert',
    '/table/grid/toolbar',
    '/table/edit/full',
    'table()insert',
    'table()setEditCell',
    '/table/commands/api'
  ],
  ['set height to fill rest of the screen', '/table/base/autoHeight', 'table.height'],
  [
    'replace the sort / expand icons with font awesome',
    '/table/start/icons',
    '/table/advanced/sortIcon',
    '/table/advanced/expandIcon',
    'setConfig.icon',
    'table.sortConfig.iconAsc',
    'table.expandConfig.iconOpen'
  ]
]
