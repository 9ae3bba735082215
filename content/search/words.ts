import type { Word } from './texts'

/** Words of readers that are not the names used here, and tasks, the way they are asked for. */
export const words: readonly Word[] = [
  {
    to: '/table/grid/proxy#demo-proxy-query',
    zh: { word: '请求数据', text: '由表格向接口取数据：vxe-grid 的 proxy-config.ajax.query，返回 Promise。', also: ['请求接口', '接口数据', '加载后端数据', 'ajax 请求', '远程数据', '请求失败'] },
    en: { word: 'Fetch data', text: 'The table asks a server for its rows: proxy-config.ajax.query of vxe-grid, which returns a promise.', also: ['load data from api', 'load from server', 'ajax', 'remote data', 'request failed', 'fetch rows'] }
  },
  {
    to: 'table()getTableData',
    zh: { word: '获取全部数据', text: 'getTableData 返回各种状态的行：fullData 是全部，visibleData 是筛选后的，tableData 是正在显示的。', also: ['获取表格数据', '拿到表格数据', '所有行', '全部行', '当前数据', '筛选后的数据'] },
    en: { word: 'Get all rows', text: 'getTableData returns rows in several states: fullData is all, visibleData what the filters leave, tableData what is drawn.', also: ['get table data', 'all rows', 'filtered rows', 'current data', 'read all data'] }
  },
  {
    to: 'table.showHeader',
    zh: { word: '隐藏表头', text: '不显示表头：show-header 设为 false。', also: ['不显示表头', '去掉表头', '无表头'] },
    en: { word: 'No header', text: 'A table without header: show-header set to false.', also: ['hide header', 'hide the header row', 'without header', 'headless table'] }
  },
  {
    to: 'table()validate',
    zh: { word: '手动校验', text: '在保存之前调用 validate 或 fullValidate，返回的 Promise 给出没有通过的格子。', also: ['触发校验', '主动校验', '提交前校验', '调用校验'] },
    en: { word: 'Validate from code', text: 'Call validate or fullValidate before saving; the promise gives the cells that failed.', also: ['trigger validation', 'manual validation', 'run validation', 'check before submit'] }
  },
  {
    to: '/table/tree/basic#demo-expand-nodes',
    zh: { word: '手风琴', text: '同级只展开一个：tree-config 或 expand-config 的 accordion。', also: ['只展开一个', '每次展开一行'] },
    en: { word: 'Accordion', text: 'One open node at a time: accordion of tree-config or expand-config.', also: ['expand only one', 'one row expanded at a time'] }
  },
  {
    to: 'table.tooltipConfig',
    zh: { word: '悬浮提示', text: '鼠标停在格子上时显示的文字：show-overflow 为 tooltip，或 tooltip-config 的 showAll。', also: ['文字提示', '气泡提示', '单元格提示', '鼠标移上去显示'] },
    en: { word: 'Tooltip', text: 'Text that appears over a cell: show-overflow as tooltip, or showAll of tooltip-config.', also: ['hint on hover', 'cell tooltip', 'bubble', 'popover'] }
  },
  {
    to: 'column.width',
    zh: { word: '列宽', text: 'width 是固定的宽度，min-width 按剩余空间分配，都不写则平分。', also: ['宽度自适应', '列宽自适应', '设置宽度', '最小宽度', '百分比宽度'] },
    en: { word: 'Column width', text: 'width is fixed, min-width shares what is left, and columns with neither divide it evenly.', also: ['auto width', 'set width', 'minimum width', 'percentage width'] }
  },
  {
    to: '/table/commands/api',
    zh: { word: '工具栏按钮', text: '工具栏里的按钮写在 buttons、tools，用 code 对应到要执行的指令。', also: ['自定义按钮', '工具栏自定义按钮', '按钮权限'] },
    en: { word: 'Toolbar button', text: 'Buttons stand in buttons and tools; their code names the command that runs.', also: ['custom toolbar button', 'toolbar actions', 'button permissions'] }
  },
  {
    to: 'column.fixed',
    zh: { word: '冻结列', text: '横向滚动时停在左边或右边的列，在列上写 fixed。', also: ['固定列', '锁定列', '列固定', '列冻结', '左侧固定', '右侧固定', '吸附列'] },
    en: { word: 'Frozen column', text: 'A column that stays at the left or right while the others scroll: set fixed on it.', also: ['freeze column', 'freeze columns', 'pin column', 'pinned column', 'sticky column', 'locked column', 'fixed column'] }
  },
  {
    to: 'table.height',
    zh: { word: '固定表头', text: '表格有了 height 或 max-height，内容滚动时表头就留在原处。', also: ['表头固定', '冻结表头', '吸顶', '表头吸顶', '表格高度', '高度自适应', '撑满高度', '撑满父容器', '表格滚动条'] },
    en: { word: 'Sticky header', text: 'With height or max-height the header stays while the rows scroll.', also: ['fixed header', 'freeze header', 'table height', 'auto height', 'fill the parent', 'full height'] }
  },
  {
    to: '/table/grid/proxy#demo-proxy-pager',
    zh: { word: '分页', text: '一次只显示一页数据：vxe-grid 用 pager-config，单独的页码条用 vxe-pager。', also: ['翻页', '页码', '服务端分页', '后端分页', '分页查询', '分页条', '分页器'] },
    en: { word: 'Pagination', text: 'Showing one page at a time: pager-config of vxe-grid, or a vxe-pager of its own.', also: ['paging', 'page numbers', 'server side pagination', 'server side paging', 'paginate', 'pages of rows'] }
  },
  {
    to: 'pager.pageSizes',
    zh: { word: '每页条数', text: '每页几行：page-size 是当前值，page-sizes 是可选的值。', also: ['每页显示条数', '每页大小', '分页大小', '每页多少条', '每页行数'] },
    en: { word: 'Rows per page', text: 'page-size is the current number of rows on a page, page-sizes the choices.', also: ['page size', 'items per page', 'records per page'] }
  },
  {
    to: 'table.mergeCells',
    zh: { word: '合并单元格', text: '几个格子合成一个：固定的区域用 merge-cells，按数据计算用 span-method。', also: ['合并行', '合并列', '跨行', '跨列', '相同内容合并', '单元格合并', '行合并', '列合并'] },
    en: { word: 'Merged cells', text: 'Several cells as one: merge-cells for fixed areas, span-method to compute them.', also: ['merge cells', 'merge rows', 'merge columns', 'colspan', 'rowspan', 'cell span'] }
  },
  {
    to: 'column.type',
    zh: { word: '序号', text: '显示行号的列，type 写 seq；从几开始由 seq-config 决定。', also: ['序号列', '行号', '索引列', '自增序号', '编号列', '序号连续'] },
    en: { word: 'Row number', text: 'A column of type seq counts the rows; seq-config says where it starts.', also: ['row numbers', 'sequence', 'serial number', 'index column', 'line number', 'numbering'] }
  },
  {
    to: 'table.radioConfig',
    zh: { word: '单选', text: '只能选一行：列的 type 写 radio，规则写在 radio-config。', also: ['单选列', '单选行', '单选框列', '只能选一行', '选一行'] },
    en: { word: 'Single selection', text: 'One row at a time: a column of type radio, configured by radio-config.', also: ['radio column', 'radio button column', 'select one row', 'single select'] }
  },
  {
    to: '/table/base/selection',
    zh: { word: '多选', text: '用复选框勾选多行：列的 type 写 checkbox，规则写在 checkbox-config。', also: ['复选框列', '勾选行', '批量选择', '复选', '全选', '反选', '选择行', '多选框'] },
    en: { word: 'Multiple selection', text: 'Ticking rows: a column of type checkbox, configured by checkbox-config.', also: ['checkbox column', 'check rows', 'select all', 'multi select', 'select rows', 'row selection', 'tick rows'] }
  },
  {
    to: '/table/base/selection#demo-keep-across-pages',
    zh: { word: '跨页勾选', text: '翻页以后仍记得勾过的行：checkbox-config 的 reserve，并写明主键。', also: ['翻页保留勾选', '翻页后勾选丢失', '分页多选', '跨页多选', '跨页选择', '翻页记住勾选', '勾选丢失'] },
    en: { word: 'Selection across pages', text: 'Rows stay ticked when the page changes: reserve of checkbox-config, with a key.', also: ['keep checked rows across pages', 'keep selection after paging', 'remember checked rows', 'selection lost after page change', 'persist selection'] }
  },
  {
    to: 'table()getCheckboxRecords',
    zh: { word: '获取勾选的行', text: 'getCheckboxRecords 返回当前勾选的行；跨页保留的在 getCheckboxReserveRecords。', also: ['获取选中的行', '取得选中的行', '取得勾选的行', '获取选中行', '获取选中数据', '拿到勾选的数据', '获取复选框选中', '选中的数据'] },
    en: { word: 'Get the checked rows', text: 'getCheckboxRecords returns the rows that are ticked; those kept from other pages are in getCheckboxReserveRecords.', also: ['get checked rows', 'selected records', 'read the selection'] }
  },
  {
    to: 'table.checkboxConfig.checkMethod',
    zh: { word: '禁止勾选', text: 'checkMethod 返回 false 的行不能勾选。', also: ['禁用复选框', '禁用勾选', '部分行不能勾选', '不可选', '复选框置灰'] },
    en: { word: 'Rows that cannot be checked', text: 'A row for which checkMethod returns false cannot be ticked.', also: ['disable checkbox', 'disabled checkboxes', 'unselectable rows'] }
  },
  {
    to: 'column.formatter',
    zh: { word: '金额格式', text: '把数字显示成货币或千分位：formatter 里用 XEUtils.commafy。', also: ['货币', '千分位', '千分符', '金额', '人民币', '保留两位小数', '小数位', '百分比', '格式化数字', '数字格式', '格式化'] },
    en: { word: 'Currency', text: 'Amounts with thousands separators: call XEUtils.commafy in formatter.', also: ['format currency', 'money', 'thousands separator', 'number format', 'format numbers', 'decimals', 'percentage'] }
  },
  {
    to: 'column.formatter',
    zh: { word: '日期格式', text: '把时间显示成想要的样子：formatter 里用 XEUtils.toDateString。', also: ['时间格式', '格式化日期', '格式化时间', '日期格式化', '时间戳', '年月日'] },
    en: { word: 'Date format', text: 'Dates the way you want them: call XEUtils.toDateString in formatter.', also: ['format date', 'date display', 'timestamp', 'time format'] }
  },
  {
    to: 'column.formatter',
    zh: { word: '字典翻译', text: '数据里是代码，显示的是文字：formatter 里按代码查出名称。', also: ['数据字典', '字典', '枚举', '代码转文字', '状态转中文', '显示名称'] },
    en: { word: 'Codes as labels', text: 'The data holds a code, the cell shows a word: look it up in formatter.', also: ['enum label', 'dictionary', 'map code to text', 'lookup value'] }
  },
  {
    to: '/table/edit/click',
    zh: { word: '行内编辑', text: '直接在格子里修改：表格写 edit-config，列写 edit-render。', also: ['单元格编辑', '表格编辑', '可编辑表格', '就地编辑', '双击编辑', '编辑单元格', '修改单元格'] },
    en: { word: 'Inline editing', text: 'Changing cells in place: edit-config on the table, edit-render on the column.', also: ['inline edit', 'edit cells', 'editable table', 'in-place editing', 'double click to edit'] }
  },
  {
    to: '/table/edit/click#demo-edit-forbidden',
    zh: { word: '只读单元格', text: '有些格子不许编辑：edit-config 的 beforeEditMethod 返回 false。', also: ['禁止编辑', '不可编辑', '某行不能编辑', '单元格只读', '禁用编辑'] },
    en: { word: 'Read-only cells', text: 'Cells that must not be edited: return false from beforeEditMethod of edit-config.', also: ['disable editing', 'readonly cell', 'not editable', 'prevent edit'] }
  },
  {
    to: '/table/edit/cellValid',
    zh: { word: '必填', text: '不能为空的格子：规则 edit-rules 里写 required: true；表单写在 rules。', also: ['必填项', '非空校验', '必填校验', '不能为空', '红色星号', '表格校验', '数据校验', '验证'] },
    en: { word: 'Required field', text: 'Cells that must not stay empty: required: true in edit-rules; in a form, in its rules.', also: ['required', 'mandatory', 'not empty', 'red asterisk', 'table validation', 'validation rules'] }
  },
  {
    to: '/table/edit/cellValid#demo-validate-methods',
    zh: { word: '只校验改动的行', text: 'validate() 只检查新增和改过的行，传 true 才检查全部；改过的行要有 keep-source 才认得出。', also: ['只校验修改的数据', '只验证修改行', '校验全部数据', '保存前校验'] },
    en: { word: 'Validate changed rows', text: 'validate() checks inserted and changed rows, validate(true) all; changes are known only with keep-source.', also: ['validate only changed rows', 'validate modified rows', 'validate all rows', 'validate before save'] }
  },
  {
    to: 'table()getRecordset',
    zh: { word: '获取改动', text: 'getRecordset 一次取得新增、删除、修改和待删除的行，提交给服务端。', also: ['获取修改的数据', '提交修改', '保存修改', '增删改数据', '脏数据', '改动的数据'] },
    en: { word: 'Collect changes', text: 'getRecordset returns inserted, removed, changed and pending rows, ready to be sent.', also: ['get changes', 'dirty rows', 'modified rows', 'changed data', 'unsaved changes'] }
  },
  {
    to: 'table()revertData',
    zh: { word: '撤销修改', text: 'revertData 把行或单元格恢复成加载时的值，需要 keep-source。', also: ['还原数据', '恢复数据', '取消修改', '取消编辑', '放弃修改', '回滚'] },
    en: { word: 'Undo changes', text: 'revertData restores rows or cells to the values they were loaded with; it needs keep-source.', also: ['revert changes', 'discard changes', 'cancel edit', 'restore data', 'reset row'] }
  },
  {
    to: 'table()insert',
    zh: { word: '新增行', text: 'insert 把新行加在最前面，insertAt 加在指定的位置。', also: ['添加行', '插入行', '增加一行', '新增一行', '添加一行', '追加一行', '插入数据'] },
    en: { word: 'Add a row', text: 'insert puts new rows at the top, insertAt at a place of your choice.', also: ['insert row', 'append row', 'new record', 'add row'] }
  },
  {
    to: 'table()removeCheckboxRow',
    zh: { word: '删除行', text: 'remove 删除指定的行，removeCheckboxRow 删除勾选的行。', also: ['删除选中行', '批量删除', '删除一行', '移除行', '删除勾选'] },
    en: { word: 'Delete rows', text: 'remove takes rows away, removeCheckboxRow those that are ticked.', also: ['delete row', 'remove row', 'delete selected rows', 'bulk delete'] }
  },
  {
    to: '/table/tree/basic#demo-lazy-children',
    zh: { word: '懒加载', text: '展开时才请求下级数据：tree-config 的 lazy 和 loadMethod。', also: ['异步加载子节点', '树懒加载', '懒加载子节点', '按需加载子节点', '动态加载下级'] },
    en: { word: 'Lazy loading', text: 'Children are requested when a node opens: lazy and loadMethod of tree-config.', also: ['lazy tree children', 'lazy load children', 'async children', 'load children on expand', 'lazy tree'] }
  },
  {
    to: '/table/tree/basic#demo-expand-nodes',
    zh: { word: '默认展开', text: '树打开时就展开：tree-config 的 expandAll 或 expandRowKeys。', also: ['展开所有节点', '全部展开', '展开全部', '一键展开', '全部收起', '默认展开全部'] },
    en: { word: 'Expanded from the start', text: 'Open nodes at first: expandAll or expandRowKeys of tree-config.', also: ['expand all nodes', 'expand by default', 'collapse all', 'expand all'] }
  },
  {
    to: 'table.expandConfig',
    zh: { word: '展开行', text: '点箭头在行下面显示详情：列的 type 写 expand，内容写在 content 插槽。', also: ['行展开', '展开详情', '折叠行', '嵌套表格', '子表格', '主子表', '主从表'] },
    en: { word: 'Expandable row', text: 'Details below a row: a column of type expand with a slot content.', also: ['expand row', 'row details', 'master detail', 'nested table', 'collapsible row', 'sub table'] }
  },
  {
    to: '/colgroup/api',
    zh: { word: '多级表头', text: '表头分成几层：用 vxe-colgroup 包住几列，或在列配置里写 children。', also: ['分组表头', '复杂表头', '多层表头', '表头合并', '表头分组', '合并表头'] },
    en: { word: 'Grouped headers', text: 'A header of several levels: wrap columns in vxe-colgroup, or give a column children.', also: ['nested headers', 'multi-level header', 'column groups', 'header groups', 'multi row header'] }
  },
  {
    to: '/table/scroll/scroll',
    zh: { word: '虚拟列表', text: '只画看得见的行和列，几万行也不卡：scroll-y、scroll-x。', also: ['虚拟表格', '大数据量', '数据量大卡顿', '表格卡顿', '性能优化', '长列表', '无限滚动'] },
    en: { word: 'Virtual list', text: 'Only visible rows and columns are drawn, so that many thousands stay fast: scroll-y and scroll-x.', also: ['virtual scrolling', 'virtual table', 'windowing', 'slow table', 'performance', 'infinite scroll', 'many rows'] }
  },
  {
    to: 'table.stripe',
    zh: { word: '斑马纹', text: '单双行底色不同，加上 stripe；嵌套数据的树不适用。', also: ['隔行变色', '条纹', '条纹表格', '隔行换色'] },
    en: { word: 'Zebra stripes', text: 'Every other row has another background: stripe. Not for trees of nested data.', also: ['striped rows', 'striped table', 'alternating rows', 'row stripes'] }
  },
  {
    to: 'table.border',
    zh: { word: '边框', text: 'border 决定画哪些线：全部、外框、横线或都不画。', also: ['表格线', '竖线', '边框线', '去掉边框', '无边框', '单元格边框'] },
    en: { word: 'Borders', text: 'border decides which lines are drawn: all, the frame, rows only or none.', also: ['grid lines', 'vertical lines', 'remove border', 'table lines'] }
  },
  {
    to: '/api/preview',
    zh: { word: '拖拽', text: '3.8 没有拖动行或列的功能，要接入拖拽库，或者升级后用 row-drag-config。', also: ['拖拽排序', '行拖拽', '列拖拽', '拖动行', '拖动排序', '拖动换位置', '列顺序', '调整列顺序', '移动列', 'sortablejs'] },
    en: { word: 'Drag and drop', text: '3.8 cannot drag rows or columns: bring a library of your own, or upgrade for row-drag-config.', also: ['drag rows', 'reorder rows', 'row drag', 'reorder columns', 'column order', 'move columns', 'sortablejs'] }
  },
  {
    to: 'table.columnConfig.resizable',
    zh: { word: '拖动列宽', text: '拖动表头右边缘改变列宽：column-config 的 resizable。', also: ['调整列宽', '列宽拖动', '列宽拖拽', '拖拽列宽', '可拖动列宽', '改变列宽'] },
    en: { word: 'Resize columns', text: 'Dragging the right edge of a header cell: resizable of column-config.', also: ['column resize', 'resizable columns', 'drag column width', 'change column width'] }
  },
  {
    to: 'table.menuConfig',
    zh: { word: '右键菜单', text: '在单元格上右击打开的菜单：menu-config 写菜单项，menu-click 里处理。', also: ['快捷菜单', '上下文菜单', '鼠标右键', '右击菜单'] },
    en: { word: 'Context menu', text: 'What a right click opens: menu-config lists the entries, menu-click handles them.', also: ['right click menu', 'right-click', 'popup menu'] }
  },
  {
    to: '/table/advanced/export',
    zh: { word: '导出 Excel', text: '内置 csv、html、xml、txt，Excel 能直接打开 csv；xlsx 要由服务端生成或用插件。', also: ['导出excel', 'xlsx', '下载表格', '导出表格', '导出数据', 'excel'] },
    en: { word: 'Export to Excel', text: 'csv, html, xml and txt are built in, and Excel opens csv; xlsx takes a server or a plugin.', also: ['xlsx', 'excel', 'download table', 'save as csv', 'excel export'] }
  },
  {
    to: 'table()importData',
    zh: { word: '导入 Excel', text: '从 csv、html、xml、txt 文件读入行；xlsx 要自己写 importMethod。', also: ['导入excel', '导入数据', '上传文件', '读取文件', '导入'] },
    en: { word: 'Import a file', text: 'Rows from a csv, html, xml or txt file; xlsx takes your own importMethod.', also: ['import excel', 'upload file', 'import data', 'read csv', 'import csv'] }
  },
  {
    to: 'table()print',
    zh: { word: '打印', text: 'print 直接打印，openPrint 先打开对话框让人选择行和列。', also: ['打印表格', '打印预览'] },
    en: { word: 'Print', text: 'print prints at once, openPrint asks which rows and columns first.', also: ['print table', 'print preview', 'printing'] }
  },
  {
    to: '/table/start/i18n',
    zh: { word: '多语言', text: '组件里的文字换成另一种语言：setConfig 的 i18n。', also: ['国际化', '切换语言', '英文版', '中英文切换', '本地化', '语言包'] },
    en: { word: 'Localization', text: 'The words of the components in another language: i18n of setConfig.', also: ['switch language', 'change language', 'l10n', 'translations', 'multi-language', 'i18n'] }
  },
  {
    to: '/table/start/theme#dark',
    zh: { word: '暗色', text: '深色主题：3.8 没有现成的，要用 Sass 变量或 CSS 变量自己配色。', also: ['暗黑模式', '深色模式', '夜间模式', '黑色主题', '暗黑主题', '深色'] },
    en: { word: 'Dark mode', text: '3.8 brings no dark theme; colours are changed with Sass or CSS variables.', also: ['dark theme', 'night mode', 'black theme'] }
  },
  {
    to: '/table/start/use',
    zh: { word: '按需加载', text: '只引入用到的组件和功能模块，让打包体积更小。', also: ['按需引入', '减小体积', '打包体积', '按需导入', '部分引入', '摇树'] },
    en: { word: 'On demand', text: 'Importing only the parts you use, for a smaller bundle.', also: ['tree shaking', 'bundle size', 'partial import', 'smaller bundle', 'import only what is used'] }
  },
  {
    to: '/table/start/use#missing',
    zh: { word: '方法不存在', text: '调用后没有反应或返回 null：按需引入时缺少对应的功能模块，或者 ref 还没有创建。', also: ['为什么方法不存在', '方法没有效果', '方法返回 null', '方法无效', '调用方法没反应', '不是一个函数', 'is not a function'] },
    en: { word: 'A method does nothing', text: 'It returns null and nothing happens: the module of that feature is not imported, or the ref is not there yet.', also: ['why does my method not exist', 'method returns null', 'method not working', 'is not a function', 'method missing'] }
  },
  {
    to: 'table.emptyText',
    zh: { word: '空数据', text: '没有行时显示的文字：empty-text；要画别的内容用 empty 插槽。', also: ['暂无数据', '无数据', '没有数据', '空状态', '空表格', '数据为空', '空数据提示'] },
    en: { word: 'Empty state', text: 'What is shown without rows: empty-text, or the slot empty for anything else.', also: ['no data', 'no data text', 'empty table', 'no rows', 'no records', 'empty text'] }
  },
  {
    to: '/table/base/basic#blank',
    zh: { word: '表格不显示', text: '表格空白的常见原因：没有注册、没有样式、没有列，或者字段名对不上。', also: ['表格空白', '不显示数据', '数据不显示', '没有样式', '样式不对', '样式丢失', '页面空白', '数据不出来'] },
    en: { word: 'Blank table', text: 'Common reasons: not registered, no stylesheet, no columns, or fields that do not match.', also: ['table is blank', 'nothing shows', 'no styles', 'table not showing', 'data not displayed', 'rows are empty', 'unstyled'] }
  },
  {
    to: 'table.loading',
    zh: { word: '加载中', text: '等待数据时盖在表格上的动画：loading；图标和文字写在 loading-config。', also: ['加载动画', '加载状态', '转圈', '遮罩', 'loading 效果', '加载提示'] },
    en: { word: 'Loading spinner', text: 'The animation over the table while data is fetched: loading; icon and text in loading-config.', also: ['spinner', 'loading indicator', 'loading state', 'loading overlay', 'busy'] }
  },
  {
    to: 'table.footerMethod',
    zh: { word: '合计', text: '表尾的汇总行：打开 show-footer，用 footer-method 计算，或用 footer-data 给出。', also: ['汇总', '求和', '总计', '小计', '表尾', '合计行', '尾行', '统计行', '平均值'] },
    en: { word: 'Totals', text: 'A row of sums at the end: show-footer with footer-method or footer-data.', also: ['sum', 'summary row', 'footer totals', 'total row', 'aggregate', 'footer', 'average'] }
  },
  {
    to: 'table.showOverflow',
    zh: { word: '省略号', text: '文字太长时截断，鼠标移上去看全文：show-overflow。', also: ['超出隐藏', '超出显示省略号', '文字溢出', '内容过长', '超长省略', '不换行', '溢出隐藏', '超出部分'] },
    en: { word: 'Ellipsis', text: 'Long text is cut off and shown on hover: show-overflow.', also: ['text overflow', 'truncate', 'truncated text', 'no wrap', 'ellipsis overflow', 'cut off text'] }
  },
  {
    to: 'table.rowConfig.isCurrent',
    zh: { word: '高亮行', text: '点击后保持高亮的当前行：row-config 的 isCurrent。', also: ['当前行', '选中行高亮', '点击行高亮', '行高亮', '行选中'] },
    en: { word: 'Current row', text: 'A click highlights the row: isCurrent of row-config.', also: ['highlight row', 'selected row style', 'active row', 'highlight on click'] }
  },
  {
    to: 'table.rowConfig.isHover',
    zh: { word: '悬停高亮', text: '鼠标经过的行换一种底色：row-config 的 isHover。', also: ['鼠标经过变色', '鼠标移入高亮', '鼠标悬停', '移入变色', '鼠标移上去变色', '悬浮高亮'] },
    en: { word: 'Hover highlight', text: 'The row under the pointer changes colour: isHover of row-config.', also: ['hover row', 'mouse over row', 'hover effect'] }
  },
  {
    to: 'table.rowConfig.keyField',
    zh: { word: '主键', text: '能认出一行的字段，写在 row-config 的 keyField；不写时表格自己生成。', also: ['行主键', '唯一标识', '唯一键', '行 id', '主键字段'] },
    en: { word: 'Primary key', text: 'The field that tells rows apart: keyField of row-config. Without it the table makes keys up.', also: ['row key', 'unique id', 'row id', 'unique key', 'key of a row'] }
  },
  {
    to: 'column.visible',
    zh: { word: '隐藏列', text: '列的 visible 设为 false，或调用 hideColumn；用户自己选择则用列设置。', also: ['显示列', '列显示隐藏', '动态显示列', '显隐列', '列的显示与隐藏'] },
    en: { word: 'Hidden column', text: 'Set visible of the column to false or call hideColumn; let users choose with the column settings.', also: ['hide columns', 'show column', 'toggle columns', 'column visibility'] }
  },
  {
    to: 'table.customConfig',
    zh: { word: '列设置', text: '让使用者自己选择显示哪些列、固定哪些列的面板。', also: ['欄位設定', '自定义列', '个性化列', '列配置', '列筛选面板', '选择显示的列'] },
    en: { word: 'Column settings', text: 'A panel where users choose which columns are shown and pinned.', also: ['column chooser', 'custom columns', 'column picker', 'personalize columns', 'customize columns'] }
  },
  {
    to: 'table.customConfig.storage',
    zh: { word: '记住列设置', text: '列的显示、宽度等存进 localStorage，下次打开时恢复；要写表格的 id。', also: ['保存列设置', '保存列宽', '列设置缓存', '记住列宽', '个性化保存'] },
    en: { word: 'Remember column settings', text: 'Visibility, width and the like are kept in localStorage; the table needs an id.', also: ['save column settings', 'persist column width', 'store column settings', 'save layout'] }
  },
  {
    to: 'table()loadColumn',
    zh: { word: '动态列', text: '列由数组决定：vxe-grid 的 columns、v-for，或调用 loadColumn。', also: ['动态表头', '动态生成列', '列配置数组', '后端返回列', '循环生成列'] },
    en: { word: 'Dynamic columns', text: 'Columns from an array: columns of vxe-grid, v-for, or loadColumn.', also: ['generate columns', 'columns from server', 'columns array', 'change columns'] }
  },
  {
    to: 'column#default',
    zh: { word: '自定义单元格', text: '在格子里画自己的内容，如按钮、图片、标签：列的 default 插槽。', also: ['操作列', '自定义内容', '单元格按钮', '单元格图片', '自定义渲染', '插槽', '自定义列内容', '显示图片'] },
    en: { word: 'Custom cell', text: 'Your own content in a cell, such as buttons, images or tags: the slot default of the column.', also: ['cell template', 'action column', 'button in a cell', 'image in a cell', 'custom rendering', 'cell slot'] }
  },
  {
    to: 'column#header',
    zh: { word: '自定义表头', text: '表头里画自己的内容：列的 header 插槽。', also: ['表头插槽', '表头图标', '表头按钮', '表头自定义'] },
    en: { word: 'Custom header', text: 'Your own content in a header cell: the slot header of the column.', also: ['header template', 'header slot', 'icon in header', 'header icon'] }
  },
  {
    to: 'column.titlePrefix',
    zh: { word: '表头提示', text: '标题旁边的问号图标，移上去显示说明：title-prefix。', also: ['表头说明', '标题提示', '帮助图标', '表头 tooltip', '问号提示'] },
    en: { word: 'Header hint', text: 'A question mark beside the title with an explanation: title-prefix.', also: ['header tooltip', 'help icon', 'title help', 'info icon'] }
  },
  {
    to: 'table.cellClassName',
    zh: { word: '单元格样式', text: '按数据给格子加类名或样式：cell-class-name、cell-style。', also: ['单元格颜色', '条件样式', '单元格背景色', '文字颜色', '标红'] },
    en: { word: 'Cell style', text: 'A class or style that depends on the data: cell-class-name, cell-style.', also: ['cell colour', 'cell color', 'conditional formatting', 'cell background', 'css class of a cell'] }
  },
  {
    to: 'table.rowClassName',
    zh: { word: '行样式', text: '按数据给整行加类名或样式：row-class-name、row-style。', also: ['行颜色', '行背景色', '整行变色', '行的样式', '行标色'] },
    en: { word: 'Row style', text: 'A class or style for a whole row: row-class-name, row-style.', also: ['row colour', 'row color', 'row class', 'row class name', 'colour a row'] }
  },
  {
    to: '/table/base/size#demo-row-height',
    zh: { word: '行高', text: '每行的高度：size 有四档，具体的数值写 row-config 的 height，并打开 show-overflow。', also: ['表格行高', '设置行高', '行间距', '紧凑', '单元格高度'] },
    en: { word: 'Row height', text: 'size has four steps; a number goes into height of row-config, together with show-overflow.', also: ['height of rows', 'compact rows', 'row spacing', 'cell height', 'density'] }
  },
  {
    to: 'table.keyboardConfig',
    zh: { word: '键盘操作', text: '用方向键、Tab、Enter 在格子之间移动和编辑：keyboard-config。', also: ['键盘导航', '方向键', '快捷键', '回车换行', '回车跳到下一格', '上下左右移动'] },
    en: { word: 'Keyboard navigation', text: 'Moving and editing with arrows, Tab and Enter: keyboard-config.', also: ['arrow keys', 'shortcuts', 'hotkeys', 'enter key', 'tab key', 'keyboard'] }
  },
  {
    to: 'table.clipConfig',
    zh: { word: '复制粘贴', text: '框选单元格再复制粘贴，需要另外的扩展插件；3.8.6 本身不带。', also: ['单元格复制', '粘贴 excel', '框选', '区域选择', '复制单元格', '选取单元格'] },
    en: { word: 'Copy and paste', text: 'Selecting areas and pasting takes a separate plugin; 3.8.6 itself has none.', also: ['copy cells', 'paste from excel', 'clipboard', 'cell range', 'area selection', 'range selection'] }
  },
  {
    to: 'table()scrollToRow',
    zh: { word: '滚动到某一行', text: 'scrollToRow 把指定的行滚进视野，scrollTo 滚到指定的位置。', also: ['定位到某行', '跳到某一行', '滚动到指定行', '滚动到底部', '滚动定位', '滚动到顶部'] },
    en: { word: 'Scroll to a row', text: 'scrollToRow brings a row into view, scrollTo goes to a position.', also: ['jump to row', 'scroll into view', 'scroll to bottom', 'scroll to top', 'go to row'] }
  },
  {
    to: 'table()recalculate',
    zh: { word: '表格错位', text: '容器从隐藏变为显示后列宽不对：调用 recalculate，或打开 auto-resize。', also: ['列错位', '表头错位', '对不齐', '宽度不对', '重新计算宽度', '弹窗里表格错位', '列宽不对'] },
    en: { word: 'Misaligned columns', text: 'Widths are wrong after the container was hidden: call recalculate or set auto-resize.', also: ['wrong column width', 'header misaligned', 'layout broken', 'relayout', 'recalculate width', 'resize table'] }
  },
  {
    to: '/table/renderer/filter',
    zh: { word: '自定义筛选', text: '筛选面板里放自己的输入框和条件：登记一个筛选渲染器。', also: ['筛选框', '自定义过滤', '筛选面板', '高级筛选', '模糊搜索', '搜索框筛选'] },
    en: { word: 'Custom filter', text: 'Your own inputs and conditions in the filter panel: register a filter renderer.', also: ['filter panel', 'advanced filter', 'fuzzy search', 'text filter', 'column search'] }
  },
  {
    to: '/table/base/filter#demo-filter-by-keyword',
    zh: { word: '表格搜索', text: '在一列里按关键字筛选；全表搜索要自己筛选数组，再交给 data。', also: ['全表搜索', '关键字搜索', '查询', '前端搜索', '模糊查询'] },
    en: { word: 'Search in the table', text: 'Filter one column by keyword; to search all columns, filter the array yourself and pass it as data.', also: ['global search', 'quick filter', 'search rows', 'keyword search'] }
  },
  {
    to: '/table/start/zindex',
    zh: { word: '弹层被遮挡', text: '下拉框、菜单或弹窗被别的弹层挡住时，统一起始的 z-index。', also: ['弹窗被遮挡', '下拉框被遮挡', '层级问题', '被挡住', '弹窗层级'] },
    en: { word: 'Hidden behind', text: 'A popup lies below another one: agree on a starting z-index.', also: ['modal behind', 'popup covered', 'wrong layer', 'overlay order'] }
  },
  {
    to: 'VXETable()modal.message',
    zh: { word: '消息提示', text: '短暂出现的提示：VXETable.modal.message；确认框是 VXETable.modal.confirm。', also: ['提示框', '确认框', '轻提示', '全局提示', '二次确认', '删除确认'] },
    en: { word: 'Toast', text: 'A short notice: VXETable.modal.message; VXETable.modal.confirm asks a question.', also: ['notification', 'confirm dialog', 'message box', 'snackbar', 'alert box'] }
  },
  {
    to: 'select.optionGroups',
    zh: { word: '级联', text: '3.8 没有级联选择框，select 只能分组；省市区这类多级选择要用别的组件。', also: ['级联选择', '省市区', '联动下拉', '多级下拉', 'cascader'] },
    en: { word: 'Cascader', text: '3.8 has no cascading select; vxe-select can only group its options.', also: ['cascading select', 'linked dropdowns', 'nested options', 'dependent dropdown'] }
  },
  {
    to: 'column.editRender.options',
    zh: { word: '下拉选项', text: '编辑时从列表里选：edit-render 的 name 写 VxeSelect，options 是选项。', also: ['下拉框选项', '下拉框编辑', '表格下拉框', '选项列表', '单元格下拉'] },
    en: { word: 'Dropdown in a cell', text: 'Choosing from a list while editing: name VxeSelect and options in edit-render.', also: ['select editor', 'dropdown editor', 'select options', 'dropdown options'] }
  },
  {
    to: '/table/advanced/keepAlives',
    zh: { word: '页面缓存', text: '切换页签再回来，表格保持原样：keep-alive 里的表格。', also: ['切换页签', '多页签', '返回保留滚动位置', 'keep-alive', '缓存页面'] },
    en: { word: 'Keep alive', text: 'A table that is as it was when the user comes back to its tab.', also: ['keep-alive', 'cached tab', 'restore scroll position', 'tab switch'] }
  },
  {
    to: 'table@cell-click',
    zh: { word: '点击单元格', text: '点击格子触发 cell-click，双击触发 cell-dblclick；参数里有 row 和 column。', also: ['单元格点击事件', '点击行事件', '行点击', '双击行', '点击事件'] },
    en: { word: 'Click on a cell', text: 'A click fires cell-click, a double click cell-dblclick, both with row and column.', also: ['row click', 'cell click event', 'double click row', 'click handler'] }
  },
  {
    to: 'table.align',
    zh: { word: '对齐', text: '水平对齐用 align；其他样式用 cell-style 或 CSS。', also: ['居中', '文字居中', '右对齐', '内容居中'] },
    en: { word: 'Alignment', text: 'align sets the horizontal alignment; anything else goes into cell-style or CSS.', also: ['center text', 'align right', 'centre content', 'vertical alignment'] }
  },
  {
    to: '/table/base/sort#demo-sort-on-server',
    zh: { word: '服务端排序', text: '点击表头只通知服务端，由它返回排好的数据：sort-config 的 remote。', also: ['后端排序', '远程排序', '后台排序'] },
    en: { word: 'Sort on the server', text: 'A click only tells the server, which returns ordered rows: remote of sort-config.', also: ['server side sorting', 'remote sort', 'backend sorting'] }
  },
  {
    to: 'table()loadData',
    zh: { word: '刷新数据', text: 'loadData 换上新数据，保留排序、筛选和滚动位置；reloadData 先清空所有状态。', also: ['重新加载', '更新数据', '刷新表格', '重载数据', '加载数据', '数据更新不刷新'] },
    en: { word: 'Refresh data', text: 'loadData swaps the rows and keeps order, filters and scroll position; reloadData clears all state first.', also: ['reload data', 'update rows', 'refresh table', 'set data', 'data does not update'] }
  }
]
