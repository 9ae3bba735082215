import type { JudgedQuery } from './judged-queries.ts'

/** Symptoms and tasks in the words of a reader with a problem, in Chinese. */
export const symptomChinese: readonly JudgedQuery[] = [
  ['固定列和表体对不齐', '/table/base/fixed', '/table/base/fixedFull', '/table/start/trouble'],
  [
    '表格在弹窗里列宽不对',
    '/table/advanced/tabs',
    '/table/scroll/tabs',
    '/table/base/autoHeight',
    'table()recalculate',
    '/table/module/modal'
  ],
  ['el-tabs 切换后表格列宽错乱', '/table/advanced/tabs', '/table/scroll/tabs'],
  [
    '修改 width 不生效',
    '/table/base/width',
    'column.width',
    'table()refreshColumn',
    '/table/base/resizable',
    '/table/grid/basic'
  ],
  [
    '树 展开 卡死',
    '/table/scroll/tree',
    '/table/tree/maxHeight',
    '/table/start/trouble',
    '/table/practice/performance'
  ],
  [
    '局部更新一行',
    '/table/edit/status',
    'table()reloadRow',
    '/table/base/basic',
    '/table/start/trouble',
    '/table/edit/revert'
  ],
  ['自定义列 保存到服务端', '/table/advanced/customStorage', '/table/advanced/customWidthStorage'],
  ['insert 不在 data 里', '/table/edit/insert', 'table()insert', '/table/start/trouble#data'],
  ['筛选没反应', '/table/base/filter', '/table/advanced/manualFilter'],
  [
    '表头和内容错位',
    '/table/base/fixed',
    '/table/base/fixedFull',
    '/table/base/autoHeight',
    '/table/advanced/tabs',
    '/table/start/trouble'
  ],
  ['滚动的时候白屏', '/table/scroll/scroll', '/table/scroll/rows', '/table/scroll/rowHeight', '/table/scroll/mode'],
  ['合并后鼠标悬停样式不对', '/table/advanced/mergeCell', '/table/advanced/span', '/table/scroll/merge'],
  ['图标不显示 是方块', '/table/start/icons', '/table/start/install'],
  ['弹窗关不掉', '/table/module/modal', 'modal.beforeHideMethod', 'modal()close'],
  [
    '下拉框选不中',
    '/table/module/select',
    '/table/renderer/edit',
    '/integration/element-ui',
    '/integration/ant-design-vue',
    '/table/edit/click'
  ],
  ['编辑 el-select 一点就失去焦点', '/integration/element-ui', '/table/interceptor/api', '/table/edit/autoClear'],
  ['点别的地方编辑不关闭', '/table/edit/autoClear', 'table.editConfig.autoClear'],
  [
    '编辑后数据没保存',
    '/table/edit/realtimeSave',
    '/table/edit/status',
    'table()getUpdateRecords',
    '/table/edit/click',
    '/table/grid/edit'
  ],
  ['校验提示被遮住', '/table/edit/cellValid', 'table.validConfig.message', '/table/start/zindex'],
  [
    '单元格里放图片',
    '/table/advanced/template',
    '/table/base/html',
    '/table/renderer/default',
    '/table/edit/upload',
    'column#default'
  ],
  ['单元格显示 html', '/table/base/html', 'column.type'],
  [
    '一列显示两个字段',
    'column.formatter',
    '/table/base/format',
    '/table/advanced/template',
    '/table/renderer/default#demo-custom-cells'
  ],
  [
    '状态用颜色标签显示',
    '/table/advanced/template',
    '/table/base/dynamicStyle',
    '/table/renderer/default',
    '/table/base/style'
  ],
  ['金额右对齐', 'column.align', '/table/base/format', 'table.align'],
  ['小数位', '/table/base/format', '/table/module/input', 'input.digits'],
  ['日期显示成时间戳', '/table/base/format', 'column.formatter', '/table/formats/api'],
  ['导出时日期不对', '/table/advanced/export', '/table/base/format', '/plugin/excel'],
  [
    '导出长数字变成科学计数法',
    '/table/advanced/export',
    'column.cellType',
    '/plugin/excel',
    '/table/practice/excelMigration',
    '/table/start/trouble'
  ],
  ['导出带合并单元格的 excel', '/plugin/excel', '/table/practice/excelMigration'],
  ['导出没有样式', '/plugin/excel', '/table/advanced/export', '/table/practice/excelMigration'],
  ['导入后数据为空', '/table/advanced/import', '/plugin/excel'],
  ['打印分页 每页都有表头', '/table/module/print', '/table/advanced/print'],
  ['翻页保留勾选', '/table/base/selection', 'table.checkboxConfig.reserve', 'table.rowConfig.keyField'],
  [
    '刷新数据后勾选丢失',
    '/table/base/selection',
    'table.checkboxConfig.reserve',
    'table.rowConfig.keyField',
    '/table/base/data#demo-row-keys',
    'table()loadData'
  ],
  ['只能勾选一个', '/table/base/radio', 'table.radioConfig'],
  [
    '最多勾选三个',
    '/table/base/selection',
    'table.checkboxConfig.checkMethod',
    '/checkbox-group/api',
    '/table/module/checkbox'
  ],
  ['默认勾选某些行', 'table.checkboxConfig.checkRowKeys', '/table/base/selection', 'table.checkboxConfig.checkField'],
  ['shift 多选', '/table/advanced/rangeSelect', 'table.checkboxConfig.range', 'table.checkboxConfig.isShiftKey'],
  [
    '获取当前行索引',
    'table()getRowIndex',
    '/table/base/seq',
    'table()getRowSeq',
    'table()getVTRowIndex',
    'table()getVMRowIndex'
  ],
  [
    '给表格加搜索框',
    '/table/advanced/search',
    '/table/advanced/form',
    '/table/grid/form',
    '/table/renderer/toolbar#demo-search-and-size',
    '/table/grid/customToolbar'
  ],
  [
    '查询条件很多 折叠',
    '/form/basics',
    '/table/grid/form',
    'form-item.folding',
    '/table/advanced/form',
    '/form/config',
    '/form-item/api'
  ],
  ['重置查询条件', '/table/grid/formProxy', '/table/grid/form', 'form()reset', '/table/advanced/form'],
  [
    '接口返回格式和要求的不一样',
    '/table/grid/proxy',
    'grid.proxyConfig.props',
    'grid.proxyConfig.response',
    '/table/practice/proxyServer'
  ],
  [
    '接口报错怎么提示',
    '/table/grid/proxy',
    'grid.proxyConfig.ajax.query',
    '/table/base/empty',
    '/table/practice/proxyServer'
  ],
  ['删除最后一页数据表格空了', '/table/grid/proxy', '/table/grid/pageProxy', '/table/grid/page'],
  ['树形数据 勾选父级自动勾选子级', '/table/tree/selection', 'table.checkboxConfig.checkStrictly'],
  ['树 只勾选子节点', '/table/tree/selection', 'table.checkboxConfig.checkStrictly'],
  ['树 拖拽', '/integration/sortable'],
  ['记住展开的节点', '/table/tree/basic', 'table.treeConfig.reserve', '/table/tree/lazy'],
  ['列太多 横向卡顿', '/table/scroll/cols', 'table.scrollX', '/table/scroll/scroll', '/table/practice/performance'],
  ['十万行数据', '/table/scroll/rows', '/table/scroll/scroll', '/table/scroll/fullRows'],
  ['表格占满剩余高度', '/table/base/autoHeight', '/table/base/height', 'table.height', '/table/grid/fullQuery#adapt'],
  ['窗口变化表格不自适应', '/table/base/autoHeight', 'table.autoResize', 'table()recalculate'],
  ['去掉表格边框', '/table/base/border', 'table.border'],
  ['隐藏滚动条', '/table/base/scrollStyle'],
  [
    '改表头背景颜色',
    'table.headerCellStyle',
    'table.headerRowStyle',
    '/table/base/style',
    '/table/start/theme',
    'table.headerCellClassName',
    '/table/base/dynamicStyle'
  ],
  ['整行变红', 'table.rowClassName', 'table.rowStyle', '/table/base/dynamicStyle', '/table/base/style'],
  ['表尾显示平均值', '/table/base/footer', 'table.footerMethod', '/table/edit/footer', '/table/advanced/customFooter'],
  ['合计放在第一行', '/table/base/footer', 'table.footerMethod', '/table/advanced/customFooter'],
  ['动态表头', '/table/advanced/dynamic', 'table()loadColumn', '/table/base/group'],
  [
    '根据权限显示列',
    '/table/advanced/dynamic',
    'column.visible',
    '/table/advanced/custom',
    '/table/advanced/menuPrivilege'
  ],
  ['v-if 列顺序错乱', '/table/advanced/dynamic'],
  ['keep-alive 返回后滚动位置丢了', '/table/advanced/keepAlives', '/table/grid/keepAlives', '/table/scroll/keepAlives'],
  ['内存泄漏', '/table/practice/memory'],
  ['vue3 能用吗', '/table/start/upgrade', '/table/start/install'],
  ['打包体积太大', '/table/start/use'],
  ['webpack externals', '/table/start/use', '/table/start/install'],
  ['如何本地部署 cdn 引入', '/table/start/install'],
  ['英文界面', '/table/start/i18n'],
  ['回车新增一行', '/table/edit/keyboardEdit', '/table/edit/keyboard', '/table/edit/insert', 'table.keyboardConfig'],
  ['上下键切换单元格', '/table/edit/keyboard', 'table.keyboardConfig.isArrow', '/table/edit/highlightCell'],
  ['复制粘贴 excel 数据', '/api/preview', '/table/edit/keyboardEdit', '/table/edit/keyboard'],
  ['列宽拖动后保存', '/table/advanced/customWidthStorage', 'table.customConfig.storage', '/table/base/resizable'],
  [
    '双击复制单元格内容',
    'table@cell-dblclick',
    '/table/menus/api',
    '/table/advanced/event',
    '/table/edit/select',
    '/table/commands/api'
  ],
  ['级联下拉', '/table/edit/cascadingSelect'],
  [
    '下拉选项从接口加载',
    '/table/module/select',
    '/table/renderer/edit',
    '/table/edit/cascadingSelect',
    'select.loading'
  ],
  ['选过的不能再选', '/table/edit/uniqueSelect'],
  ['上传附件', '/table/edit/upload', '/table/grid/upload', '/table/module/file'],
  [
    '异步校验 名称是否重复',
    '/table/edit/cellValid',
    '/table/validators/api',
    'table.editRules.validator',
    '/form/valid'
  ],
  [
    '校验不通过滚动到那一行',
    '/table/edit/cellValid',
    '/table/scroll/cellValid',
    'table()validate',
    'table.validConfig.autoPos',
    '/table/edit/rowValid',
    '/table/scroll/forceRowValid'
  ],
  ['Nuxt 服务端渲染', '/table/practice/ssr'],
  ['qiankun 子应用样式丢失', '/table/practice/ssr', '/table/start/trouble'],
  ['父组件更新 表格重新渲染', '/table/practice/performance'],
  ['单元测试找不到行', '/table/practice/testing', '/table/start/trouble#environments'],
  ['a-select 一点编辑就关闭', '/integration/ant-design-vue'],
  ['销毁后内存不释放', '/table/practice/memory'],
  ['单元格里显示折线图', '/plugin/charts'],
  ['列配置从后端返回 函数丢失', '/table/grid/basic', '/table/advanced/dynamic'],
  ['弹窗最小化', '/table/module/modal'],
  ['browse is not a function', '/table/start/install', '/table/start/trouble'],
  ['Maximum call stack size exceeded', '/table/start/trouble', '/table/start/i18n'],
  ['3.8.6 和 3.8.25 的区别', '/table/start/upgrade'],
  ['拖动后保存顺序', '/integration/sortable'],
  ['重置表单不查询', '/table/grid/formProxy', '/table/advanced/form'],
  ['嵌套表格的固定列不可见', '/table/advanced/expand'],
  [
    '切换标签页后列宽不对',
    '/table/advanced/tabs',
    '/table/scroll/tabs',
    '/table/base/autoHeight',
    '/table/start/trouble'
  ],
  ['选中一行后右边显示详情', '/table/base/current', '/table/advanced/details'],
  ['表格点了没高亮', '/table/base/current', 'table.rowConfig.isCurrent'],
  ['鼠标放上去整列变色', '/table/base/highlight', '/table/base/current', 'table.columnConfig.isHover'],
  [
    '每页序号都从1开始',
    '/table/base/seq',
    'table.seqConfig.startIndex',
    '/table/grid/pageProxy#demo-proxy-pages',
    '/table/advanced/page'
  ],
  ['两个表格左右布局', '/table/grid/layout'],
  ['下拉框要点两次才弹出来', '/table/edit/select', '/table/renderer/edit', '/table/edit/click', '/table/start/trouble'],
  ['编辑时自动全选文字', '/table/edit/select', 'column.editRender.autoselect'],
  ['按esc撤销修改', '/table/edit/keyboardEdit', '/table/edit/click', '/table/edit/revert'],
  ['录入时按回车自动换列', '/table/edit/keyboard', 'table.keyboardConfig.enterToTab', '/table/edit/keyboardEdit'],
  ['从excel复制粘贴到表格', '/table/edit/keyboardEdit', '/table/advanced/event'],
  ['按delete把不能改的列也清空了', '/table/edit/keyboard', '/table/grid/cellDisable', '/table/edit/keyboardEdit'],
  ['提示数据未改动', '/table/grid/proxy', '/table/grid/toolbar', 'table.keepSource', '/table/grid/treeEdit'],
  [
    '保存时拿到的还是修改前的值',
    '/table/edit/status',
    '/table/edit/click',
    '/table/edit/autoClear',
    '/table/start/trouble'
  ],
  ['只传改过的字段给后端', '/table/edit/status', '/table/grid/fullEdit'],
  ['新增一行直接进入编辑状态', '/table/edit/insert', 'table()setEditRow', 'table()setEditCell'],
  ['按钮防止重复点击', '/table/module/button', 'button.loading', '/form/basics'],
  ['删掉的行能不能撤回', '/table/edit/remove', '/table/edit/pending', '/table/edit/revert'],
  ['删除线标记要删的数据', '/table/edit/pending', '/table/grid/toolbar', '/table/edit/full'],
  ['单价乘数量自动算金额', '/table/edit/dataCount'],
  ['边输入边算总和', '/table/edit/footerImmediately'],
  [
    '改了数据底部合计不刷新',
    '/table/base/footer',
    '/table/edit/footer',
    '/table/edit/footerImmediately',
    '/table/start/trouble',
    'table()updateFooter'
  ],
  [
    '总数由后端算好返回 显示在最下面',
    '/table/base/footer',
    '/table/edit/footer',
    '/table/grid/footer',
    'table.footerData'
  ],
  ['只统计勾选的行', '/table/advanced/customFooter'],
  [
    '小计行',
    '/table/advanced/span',
    '/table/advanced/groupBy',
    '/table/tree/groupSummary',
    '/table/advanced/customFooter'
  ],
  [
    '内容一样的格子合成一个',
    '/table/advanced/span',
    '/table/grid/span',
    'table.spanMethod',
    '/table/advanced/mergeCell'
  ],
  [
    '合并后排序乱了',
    '/table/advanced/mergeCell',
    '/table/advanced/span',
    '/table/advanced/groupBy',
    '/table/grid/span'
  ],
  ['表头加个问号说明', '/table/base/tooltip', 'column.titlePrefix', 'column.titleHelp'],
  [
    '鼠标悬停显示完整内容',
    '/table/base/overflow',
    '/table/base/tooltip',
    'table.showOverflow',
    'column.showOverflow',
    'table.tooltipConfig'
  ],
  ['文字太长只显示两行', '/table/base/autoBreak'],
  ['英文单词从中间断开', '/table/base/autoBreak'],
  ['数据加载完页面跳一下', '/table/base/minHeight', '/table/base/empty', 'table.minHeight'],
  ['表格撑满剩余高度', '/table/base/autoHeight', 'table.height', '/table/grid/fullQuery#adapt'],
  ['加了背景色表格线没了', '/table/base/border', '/table/base/style', '/table/base/dynamicStyle'],
  ['金额负数显示红色', '/table/base/dynamicStyle', '/table/base/style', 'table.cellClassName', 'table.cellStyle'],
  ['loading 一闪而过', '/table/base/loading'],
  ['弹窗关闭前询问是否保存', '/table/advanced/popupEdit', '/table/module/modal', 'modal.beforeHideMethod'],
  ['按拼音首字母排序', '/table/base/sort'],
  ['下拉选项太多 输入关键字去后台查', '/table/module/select', 'select.remote', 'select.remoteMethod'],
  ['先按部门再按年龄排', '/table/advanced/multiSort', '/table/base/sort', 'table.sortConfig.multiple'],
  ['表头里放搜索框', '/table/advanced/customFilter', 'column#header'],
  ['全表模糊查询 高亮关键字', '/table/advanced/search', '/table/base/html'],
  [
    '树只能展开一个节点',
    '/table/tree/accordion',
    'table.treeConfig.accordion',
    '/table/tree/basic',
    '/table/advanced/expandAccordion'
  ],
  ['搜索树节点 父级也要显示', '/table/tree/filter'],
  [
    'parentId 列表转成树',
    '/table/tree/normal',
    '/table/tree/basic',
    'table.treeConfig.transform',
    'table.treeConfig.parentField',
    '/table/scroll/tree'
  ],
  [
    '删除子节点没反应',
    '/table/tree/insert',
    '/table/tree/basic',
    '/table/tree/crud',
    '/table/tree/menu',
    '/table/start/trouble'
  ],
  ['没有下级了箭头还在', '/table/tree/lazy', '/table/tree/basic', 'table.treeConfig.hasChildField'],
  ['把节点移到别的父节点下', '/table/tree/insert', '/table/tree/radio', '/table/tree/menu'],
  ['一行下面再套一个表格', '/table/advanced/expand'],
  ['点击整行展开', '/table/advanced/expandIcon', 'table.expandConfig.trigger'],
  ['滚动到底部自动加载下一页', '/table/scroll/partialLoad', '/table/scroll/fullPartialLoad', '/table/module/list'],
  [
    '滚动后输入的内容串到别的行',
    '/table/scroll/template',
    '/table/scroll/scroll',
    '/table/base/data',
    '/table/scroll/edit',
    '/table/start/trouble'
  ],
  ['最后几行滚不到', '/table/scroll/rowHeight', '/table/scroll/rows', '/table/base/rowHeight', '/table/start/trouble'],
  ['列太多卡顿', '/table/scroll/cols', '/table/scroll/fullCols', '/table/advanced/dynamic', '/table/start/trouble'],
  ['页面越用越卡', '/table/practice/memory', '/table/start/trouble'],
  ['离开页面弹窗还在', '/table/advanced/keepAlives', '/table/practice/memory', '/table/module/modal'],
  [
    '导出只有当前页',
    '/table/advanced/export',
    '/table/grid/configProxy',
    '/table/advanced/page',
    '/table/grid/fullEdit'
  ],
  ['身份证号导出变成科学计数法', '/table/advanced/export', '/table/practice/excelMigration', '/table/start/trouble'],
  ['csv 打开乱码', '/table/module/file', '/table/advanced/import'],
  ['日期不能选今天以前', '/table/module/input', 'input.disabledMethod'],
  [
    '旧请求的结果盖掉新的',
    '/table/grid/proxy',
    '/table/grid/pageProxy',
    '/table/grid/fullQuery',
    '/table/practice/proxyServer',
    '/table/base/loading',
    '/table/edit/realtimeSave',
    '/table/scroll/fullPartialLoad',
    '/table/base/full'
  ]
]

/** Symptoms and tasks in the words of a reader with a problem, in English. */
export const symptomEnglish: readonly JudgedQuery[] = [
  ['fixed column misaligned', '/table/base/fixed', '/table/base/fixedFull', '/table/start/trouble'],
  ['columns collapse inside a tab', '/table/advanced/tabs', '/table/scroll/tabs', '/table/base/autoHeight'],
  ['table has zero height in dialog', '/table/base/autoHeight', '/table/base/height', '/table/advanced/tabs'],
  ['data changes but table does not update', '/table/base/data', 'table()loadData', 'table()reloadData', 'table.data'],
  [
    'checked rows lost after refresh',
    '/table/base/selection',
    'table.checkboxConfig.reserve',
    'table.rowConfig.keyField'
  ],
  ['limit number of checked rows', '/table/base/selection', 'table.checkboxConfig.checkMethod'],
  ['select all across pages', '/table/base/selection', '/table/advanced/page', 'table.checkboxConfig.reserve'],
  [
    'dropdown closes the cell editor',
    '/integration/element-ui',
    '/integration/ant-design-vue',
    '/table/interceptor/api',
    '/table/edit/autoClear',
    '/table/renderer/edit'
  ],
  [
    'open select immediately when cell is edited',
    '/table/renderer/edit',
    '/table/edit/click',
    'column.editRender.autofocus',
    '/table/module/select',
    '/table/edit/select'
  ],
  [
    'make a column read only',
    '/table/edit/cellDisable',
    'table.editConfig.beforeEditMethod',
    'column.editRender.enabled'
  ],
  ['show image in a cell', '/table/advanced/template', '/table/base/html', '/table/renderer/default'],
  ['status badge in cell', '/table/advanced/template', '/table/base/dynamicStyle', '/table/renderer/default'],
  ['link in a cell', '/table/advanced/template', '/table/renderer/default', '/table/base/html'],
  ['stop click event propagation', 'table@cell-click', '/table/advanced/event', '/table/start/trouble#messages'],
  ['$event.stopPropagation is not a function', '/table/advanced/event', '/table/start/trouble'],
  ['vxe-table-plugin-export-xlsx', '/plugin/excel', '/table/practice/excelMigration', '/table/start/trouble#export'],
  ['export with merged header', '/plugin/excel', '/table/advanced/export'],
  [
    'long numbers lose digits in excel',
    '/table/advanced/export',
    'column.cellType',
    '/plugin/excel',
    '/table/practice/excelMigration'
  ],
  ['print without header', '/table/advanced/print', 'table.printConfig', '/table/module/print'],
  ['browser freezes with many rows', '/table/scroll/scroll', '/table/scroll/rows', '/table/scroll/fullRows'],
  [
    'blank rows while scrolling',
    '/table/scroll/scroll',
    '/table/scroll/rows',
    '/table/scroll/rowHeight',
    '/table/scroll/mode'
  ],
  [
    'infinite scroll load more',
    '/table/scroll/partialLoad',
    '/table/scroll/fullPartialLoad',
    '/table/base/height',
    '/table/module/list'
  ],
  [
    'remember scroll position',
    '/table/advanced/keepAlives',
    '/table/grid/keepAlives',
    '/table/scroll/keepAlives',
    'table()scrollTo',
    'table()restoreScroll'
  ],
  ['save column settings on the server', '/table/advanced/customStorage', '/table/advanced/customWidthStorage'],
  ['reorder columns', '/integration/sortable', '/table/advanced/custom'],
  ['drag and drop tree nodes', '/integration/sortable'],
  [
    'load children from api',
    '/table/tree/lazy',
    '/table/tree/basic',
    'table.treeConfig.loadMethod',
    '/table/grid/treeLazy'
  ],
  ['parent checkbox should not select children', '/table/tree/selection', 'table.checkboxConfig.checkStrictly'],
  [
    'keep nodes expanded after reload',
    '/table/tree/basic',
    'table.treeConfig.reserve',
    'table.rowConfig.keyField',
    '/table/tree/lazy'
  ],
  ['average in footer', '/table/base/footer', 'table.footerMethod', '/table/advanced/customFooter'],
  ['sticky footer', '/table/advanced/footerMaxHeight', '/table/base/footer', '/table/base/height'],
  [
    'validate on save',
    'table()validate',
    '/table/edit/cellValid',
    '/table/edit/status',
    '/table/edit/full',
    '/table/edit/rowValid#demo-save-rows',
    '/table/grid/edit'
  ],
  ['async validation', '/table/edit/cellValid', '/form/valid', '/table/validators/api'],
  ['error message position', '/table/edit/cellValid', 'table.validConfig.message'],
  ['response format of the server', '/table/grid/proxy', 'grid.proxyConfig.props', 'grid.proxyConfig.response'],
  ['handle request errors', '/table/grid/proxy'],
  ['reset the search form', '/table/grid/formProxy', '/table/grid/form', 'form()reset', '/table/advanced/form'],
  ['change the language', '/table/start/i18n', '/table/start/use'],
  ['icons are missing', '/table/start/icons', '/table/start/install', '/table/start/trouble'],
  ['css variables', '/table/start/theme'],
  ['smaller bundle', '/table/start/use'],
  ['works with vue 3', '/table/start/upgrade', '/table/start/install'],
  ['window is not defined', '/table/start/trouble', '/table/practice/ssr'],
  ['scss variables', '/table/start/theme', '/table/start/use#sass'],
  ['popup is behind the modal', '/table/start/zindex'],
  [
    'copy cell value',
    '/table/menus/api',
    '/table/advanced/menu',
    '/table/edit/select',
    '/table/commands/api',
    '/table/advanced/event',
    '/table/edit/keyboardEdit'
  ],
  ['computed column', '/table/edit/dataCount', '/table/base/format', 'column.formatter'],
  ['conditional formatting', '/table/base/dynamicStyle', '/table/base/style', 'table.cellClassName', 'table.cellStyle'],
  [
    'cell tooltip on overflow',
    '/table/base/tooltip',
    '/table/base/overflow',
    'column.showOverflow',
    'table.showOverflow'
  ],
  ['center header text', 'table.headerAlign', 'column.headerAlign', 'table.align'],
  ['transpose rows and columns', '/table/grid/reverse'],
  ['nested table', '/table/advanced/expand'],
  ['full screen table', '/table/grid/fullscreen', 'grid()zoom', '/table/module/toolbar', 'toolbar.zoom'],
  [
    'unsaved changes warning',
    '/table/edit/status',
    'table()getRecordset',
    'table()getUpdateRecords',
    '/table/edit/revert',
    '/table/advanced/popupEdit',
    '/table/grid/fullEdit'
  ],
  [
    'delete with confirmation',
    '/table/edit/remove',
    'table()remove',
    '/table/module/modal',
    '/table/grid/toolbar',
    '/table/edit/pending'
  ],
  ['upload files in a row', '/table/edit/upload', '/table/grid/upload'],
  ['dependent dropdowns', '/table/edit/cascadingSelect'],
  ['mask a password', '/table/module/input', 'input.type', '/input/api'],
  ['thousands separator', '/table/base/format', 'column.formatter', '/table/formats/api'],
  ['group rows by a field', '/table/advanced/groupBy', '/table/tree/groupSummary'],
  ['render tables on the server with Nuxt', '/table/practice/ssr'],
  ['styles missing in a micro frontend', '/table/practice/ssr', '/table/start/trouble'],
  ['table renders again when the parent updates', '/table/practice/performance'],
  ['unit test finds no rows', '/table/practice/testing', '/table/start/trouble#environments'],
  ['ant design select closes the editor', '/integration/ant-design-vue'],
  ['memory not freed after destroy', '/table/practice/memory'],
  ['sparkline in a cell', '/plugin/charts'],
  ['columns from json lose functions', '/table/grid/basic', '/table/advanced/dynamic', '/table/start/trouble'],
  ['minimize a modal', '/table/module/modal'],
  ['toValueString is not a function', '/table/start/install', '/table/start/trouble'],
  ['document is not defined', '/table/practice/ssr', '/table/start/trouble'],
  ['difference between 3.8.6 and 3.8.25', '/table/start/upgrade'],
  ['save the order after dragging rows', '/integration/sortable'],
  ['reset the form without a query', '/table/grid/formProxy'],
  ['show row details beside the table', '/table/base/current', '/table/advanced/details'],
  [
    'numbering continues on page two',
    '/table/base/seq',
    'table.seqConfig.startIndex',
    '/table/grid/proxy#demo-proxy-pager',
    '/table/grid/pageProxy'
  ],
  ['numbers like 1.2.1 in a tree', '/table/base/seq', '/table/tree/basic'],
  ['click a row to tick its checkbox', '/table/base/selection', 'table.checkboxConfig.trigger'],
  [
    'shift click selects everything in between',
    '/table/advanced/rangeSelect',
    '/table/base/selection',
    'table.checkboxConfig.isShiftKey'
  ],
  [
    'some rows must not be checked',
    '/table/base/selection',
    'table.checkboxConfig.checkMethod',
    '/table/grid/rowDisable'
  ],
  ['deselect a radio row', '/table/base/radio', 'table.radioConfig.strict'],
  ['dates sort in the wrong order', '/table/base/sort'],
  ['empty values last when sorting', '/table/base/sort'],
  ['filter resets itself', '/table/base/filter', '/table/start/trouble'],
  ['input box in the column header', '/table/advanced/customFilter'],
  ['search all columns for a keyword', '/table/advanced/search'],
  ['cut text after two lines', '/table/base/autoBreak'],
  ['words break in the middle', '/table/base/autoBreak'],
  ['lines vanish when I set a background', '/table/base/border', '/table/base/style', '/table/base/dynamicStyle'],
  [
    'negative numbers in red',
    '/table/base/dynamicStyle',
    '/table/base/style',
    'table.cellClassName',
    'table.cellStyle'
  ],
  ['colour cells like a heat map', '/table/base/style', 'table.cellStyle'],
  [
    'scoped css has no effect on cells',
    '/table/base/dynamicStyle',
    '/table/advanced/template',
    '/table/base/html',
    '/table/base/scrollStyle'
  ],
  ['thinner scrollbar', '/table/base/scrollStyle'],
  ['page jumps when the rows arrive', '/table/base/minHeight', '/table/base/empty', 'table.minHeight'],
  ['table does not shrink next to a sidebar', '/table/base/autoHeight'],
  ['loading mask flickers', '/table/base/loading'],
  [
    'retry button after a failed request',
    '/table/base/loading',
    '/table/base/empty',
    '/table/grid/fullQuery',
    '/table/tree/lazy',
    '/table/advanced/expandLazy'
  ],
  ['several columns under one title', '/table/base/group', '/table/grid/group', '/colgroup/api'],
  ['collapse a group of columns', '/table/base/group', '/table/grid/group'],
  ['let users choose visible columns', '/table/advanced/custom', 'table.customConfig'],
  [
    'column settings are gone after reload',
    '/table/advanced/customStorage',
    '/table/advanced/customWidthStorage',
    '/table/start/trouble'
  ],
  [
    'dragged width is not remembered',
    '/table/base/resizable',
    '/table/advanced/customWidthStorage',
    '/table/start/trouble',
    '/table/advanced/customStorage'
  ],
  [
    'merge identical neighbouring cells',
    '/table/advanced/span',
    '/table/grid/span',
    'table.spanMethod',
    '/table/advanced/mergeCell'
  ],
  [
    'subtotal after each group',
    '/table/advanced/groupBy',
    '/table/tree/groupSummary',
    '/table/advanced/customFooter',
    '/table/advanced/span'
  ],
  ['sum only the ticked rows', '/table/advanced/customFooter'],
  [
    'total is old after editing',
    '/table/edit/footer',
    '/table/base/footer',
    '/table/edit/footerImmediately',
    '/table/start/trouble'
  ],
  ['price times quantity', '/table/edit/dataCount'],
  ['escape should cancel the edit', '/table/edit/keyboardEdit', '/table/edit/click'],
  [
    'enter goes to the next cell',
    '/table/edit/keyboard',
    'table.keyboardConfig.enterToTab',
    '/table/edit/keyboardEdit'
  ],
  ['paste from a spreadsheet into cells', '/table/edit/keyboardEdit', '/table/advanced/event'],
  ['save a cell as soon as it changes', '/table/edit/realtimeSave', '/table/edit/click'],
  [
    'which rows did the user change',
    '/table/edit/status',
    'table()getUpdateRecords',
    'table()getRecordset',
    '/table/edit/click'
  ],
  ['throw away all edits', '/table/edit/revert', 'table()revertData'],
  ['add a line at the bottom', '/table/edit/insert', 'table()insertAt'],
  ['strike out rows until saved', '/table/edit/pending'],
  [
    'make some cells readonly',
    '/table/edit/cellDisable',
    '/table/grid/cellDisable',
    'table.editConfig.beforeEditMethod',
    '/table/edit/click#demo-edit-forbidden'
  ],
  [
    'do not let the user leave an invalid cell',
    '/table/edit/forceCellValid',
    '/table/tree/editForceCellValid',
    '/table/scroll/forceCellValid'
  ],
  [
    'list all errors at once',
    '/table/edit/rowValid',
    '/table/edit/cellValid',
    '/table/scroll/cellValid',
    '/table/scroll/rowValid',
    'table()fullValidate'
  ],
  ['upload a picture in a row', '/table/edit/upload', '/table/grid/upload'],
  ['edit a record in a dialog', '/table/edit/popupForm', '/table/advanced/popupEdit', '/table/module/modal'],
  [
    'build a tree from a list with parent ids',
    '/table/tree/normal',
    '/table/tree/basic',
    'table.treeConfig.transform',
    'table.treeConfig.parentField'
  ],
  ['only one branch open', '/table/tree/accordion', 'table.treeConfig.accordion'],
  ['parent half checked', '/table/tree/selection'],
  ['move a node to another parent', '/table/tree/insert', '/table/tree/radio', '/table/tree/menu'],
  ['find a node in the tree and show its ancestors', '/table/tree/filter', '/table/tree/normal', '/table/tree/lazy'],
  [
    'load more when scrolled to the end',
    '/table/scroll/partialLoad',
    '/table/scroll/fullPartialLoad',
    '/table/module/list'
  ],
  [
    'cannot scroll to the last rows',
    '/table/scroll/rowHeight',
    '/table/scroll/rows',
    '/table/base/rowHeight',
    '/table/start/trouble'
  ],
  [
    'typed text shows up in another row',
    '/table/scroll/template',
    '/table/scroll/scroll',
    '/table/base/data',
    '/table/scroll/edit',
    '/table/start/trouble'
  ],
  [
    'too many columns make it slow',
    '/table/scroll/cols',
    '/table/scroll/fullCols',
    '/table/advanced/dynamic',
    '/table/start/trouble'
  ],
  ['csv shows garbled characters', '/table/module/file', '/table/advanced/import'],
  ['leading zeros lost in the exported file', '/table/advanced/export', '/table/practice/excelMigration'],
  ['landscape paper when printing', '/table/module/print', '/table/advanced/print'],
  ['stop a dialog from closing', '/table/module/modal', 'modal.beforeHideMethod', '/table/advanced/popupEdit'],
  ['forbid past dates in the date picker', '/table/module/input', 'input.disabledMethod', '/input/api']
]

/** Queries in another script, in pinyin or with typos. */
export const otherSpellings: readonly { language: 'zh' | 'en' | 'tw'; queries: readonly JudgedQuery[] }[] = [
  {
    language: 'zh',
    queries: [
      ['儲存格合併', '/table/advanced/mergeCell', '/table/advanced/span', 'table.mergeCells'],
      ['篩選沒反應', '/table/base/filter', '/table/advanced/manualFilter'],
      ['虛擬捲動', '/table/scroll/scroll'],
      ['匯出', '/table/advanced/export'],
      ['欄位寬度', '/table/base/width', 'column.width'],
      ['樹狀表格', '/table/tree/basic'],
      ['paixu', '/table/base/sort'],
      ['shaixuan', '/table/base/filter'],
      ['daochu', '/table/advanced/export'],
      ['hebing danyuange', '/table/advanced/mergeCell', 'table.mergeCells'],
      ['gudinglie', '/table/base/fixed', 'column.fixed'],
      ['xunigundong', '/table/scroll/scroll'],
      ['过虑', '/table/base/filter'],
      ['表格帅选', '/table/base/filter'],
      ['merge cells', '/table/advanced/mergeCell', 'table.mergeCells'],
      ['row drag', '/integration/sortable', '/api/preview'],
      ['tree lazy load', '/table/tree/lazy', '/table/tree/basic', 'table.treeConfig.lazy']
    ]
  },
  {
    language: 'tw',
    queries: [
      ['单元格合并', '/table/advanced/mergeCell', '/table/advanced/span', 'table.mergeCells'],
      ['筛选没反应', '/table/base/filter', '/table/advanced/manualFilter'],
      ['导出', '/table/advanced/export'],
      ['虚拟滚动', '/table/scroll/scroll'],
      ['列宽', '/table/base/width', 'column.width'],
      ['树形表格', '/table/tree/basic']
    ]
  },
  {
    language: 'en',
    queries: [
      ['freeze first column', '/table/base/fixed', 'column.fixed'],
      ['vertual scrol', '/table/scroll/scroll', '/table/scroll/rows'],
      ['expnad row', '/table/advanced/expand', 'table.expandConfig'],
      ['selectin checkbox', '/table/base/selection', 'table.checkboxConfig'],
      [
        'how do i make the header sticky',
        '/table/base/height',
        '/table/base/fixedFull',
        'table.height',
        'table.maxHeight'
      ],
      ['合并单元格', '/table/advanced/mergeCell', 'table.mergeCells']
    ]
  }
]

/** Queries about subjects that the site does not cover: no hit is the right result. */
export const unrelatedQueries: readonly string[] = [
  'kubernetes',
  'flutter 组件',
  '天气预报',
  'graphql subscriptions',
  '股票行情',
  'cryptocurrency',
  'xyzzy',
  '机器学习',
  '区块链',
  '外卖订餐小程序',
  'kafka consumer',
  'redis',
  'jquery',
  '微信小程序'
]
