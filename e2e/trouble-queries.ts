import type { Judged } from './judged-queries.ts'

/** Symptoms and tasks in the words of somebody in trouble, Chinese. */
export const troubleChinese: readonly Judged[] = [
  ['固定列和表体对不齐', '/table/base/fixed', '/table/base/fixedFull', '/table/start/trouble'],
  [
    '表格在弹窗里列宽不对',
    '/table/advanced/tabs',
    '/table/scroll/tabs',
    '/table/base/autoHeight',
    'table()recalculate'
  ],
  ['el-tabs 切换后表格列宽错乱', '/table/advanced/tabs', '/table/scroll/tabs'],
  ['修改 width 不生效', '/table/base/width', 'column.width', 'table()refreshColumn'],
  [
    '树 展开 卡死',
    '/table/scroll/tree',
    '/table/tree/maxHeight',
    '/table/start/trouble',
    '/table/practice/performance'
  ],
  ['局部更新一行', '/table/edit/status', 'table()reloadRow', '/table/base/basic', '/table/start/trouble'],
  ['自定义列 保存到服务端', '/table/advanced/customStorage', '/table/advanced/customWidthStorage'],
  ['insert 不在 data 里', '/table/edit/insert', 'table()insert'],
  ['筛选没反应', '/table/base/filter', '/table/advanced/manualFilter'],
  ['表头和内容错位', '/table/base/fixed', '/table/base/fixedFull', '/table/base/autoHeight', '/table/advanced/tabs'],
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
  ['编辑 el-select 一点就失去焦点', '/integration/element-ui', '/table/interceptor/api'],
  ['点别的地方编辑不关闭', '/table/edit/autoClear', 'table.editConfig.autoClear'],
  ['编辑后数据没保存', '/table/edit/realtimeSave', '/table/edit/status', 'table()getUpdateRecords'],
  ['校验提示被遮住', '/table/edit/cellValid', 'table.validConfig.message', '/table/start/zindex'],
  ['单元格里放图片', '/table/advanced/template', '/table/base/html', '/table/renderer/default', '/table/edit/upload'],
  ['单元格显示 html', '/table/base/html', 'column.type'],
  ['一列显示两个字段', 'column.formatter', '/table/base/format', '/table/advanced/template'],
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
    '/table/practice/excelMigration'
  ],
  ['导出带合并单元格的 excel', '/plugin/excel', '/table/practice/excelMigration'],
  ['导出没有样式', '/plugin/excel', '/table/advanced/export'],
  ['导入后数据为空', '/table/advanced/import', '/plugin/excel'],
  ['打印分页 每页都有表头', '/table/module/print', '/table/advanced/print'],
  ['翻页保留勾选', '/table/base/selection', 'table.checkboxConfig.reserve', 'table.rowConfig.keyField'],
  ['刷新数据后勾选丢失', '/table/base/selection', 'table.checkboxConfig.reserve', 'table.rowConfig.keyField'],
  ['只能勾选一个', '/table/base/radio', 'table.radioConfig'],
  ['最多勾选三个', '/table/base/selection', 'table.checkboxConfig.checkMethod'],
  ['默认勾选某些行', 'table.checkboxConfig.checkRowKeys', '/table/base/selection', 'table.checkboxConfig.checkField'],
  ['shift 多选', '/table/advanced/rangeSelect', 'table.checkboxConfig.range'],
  [
    '获取当前行索引',
    'table()getRowIndex',
    '/table/base/seq',
    'table()getRowSeq',
    'table()getVTRowIndex',
    'table()getVMRowIndex'
  ],
  ['给表格加搜索框', '/table/advanced/search', '/table/advanced/form', '/table/grid/form'],
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
  ['接口报错怎么提示', '/table/grid/proxy', 'grid.proxyConfig.ajax.query'],
  ['删除最后一页数据表格空了', '/table/grid/proxy', '/table/grid/pageProxy', '/table/grid/page'],
  ['树形数据 勾选父级自动勾选子级', '/table/tree/selection', 'table.checkboxConfig.checkStrictly'],
  ['树 只勾选子节点', '/table/tree/selection', 'table.checkboxConfig.checkStrictly'],
  ['树 拖拽', '/integration/sortable'],
  ['记住展开的节点', '/table/tree/basic', 'table.treeConfig.reserve', '/table/tree/lazy'],
  ['列太多 横向卡顿', '/table/scroll/cols', 'table.scrollX', '/table/scroll/scroll'],
  ['十万行数据', '/table/scroll/rows', '/table/scroll/scroll', '/table/scroll/fullRows'],
  ['表格占满剩余高度', '/table/base/autoHeight', '/table/base/height', 'table.height'],
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
  ['表尾显示平均值', '/table/base/footer', 'table.footerMethod', '/table/edit/footer'],
  ['合计放在第一行', '/table/base/footer', 'table.footerMethod', '/table/advanced/customFooter'],
  ['动态表头', '/table/advanced/dynamic'],
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
    '/table/edit/rowValid'
  ],
  ['Nuxt 服务端渲染', '/table/practice/ssr'],
  ['qiankun 子应用样式丢失', '/table/practice/ssr'],
  ['父组件更新 表格重新渲染', '/table/practice/performance'],
  ['单元测试找不到行', '/table/practice/testing'],
  ['a-select 一点编辑就关闭', '/integration/ant-design-vue'],
  ['销毁后内存不释放', '/table/practice/memory'],
  ['单元格里显示折线图', '/plugin/charts'],
  ['列配置从后端返回 函数丢失', '/table/grid/basic', '/table/advanced/dynamic'],
  ['弹窗最小化', '/table/module/modal'],
  ['browse is not a function', '/table/start/install', '/table/start/trouble'],
  ['Maximum call stack size exceeded', '/table/start/trouble', '/table/start/i18n'],
  ['3.8.6 和 3.8.25 的区别', '/table/start/upgrade'],
  ['拖动后保存顺序', '/integration/sortable'],
  ['重置表单不查询', '/table/grid/formProxy'],
  ['嵌套表格的固定列不可见', '/table/advanced/expand'],
  [
    '切换标签页后列宽不对',
    '/table/advanced/tabs',
    '/table/scroll/tabs',
    '/table/base/autoHeight',
    '/table/start/trouble'
  ]
]

/** The same in English. */
export const troubleEnglish: readonly Judged[] = [
  ['fixed column misaligned', '/table/base/fixed', '/table/base/fixedFull', '/table/start/trouble'],
  ['columns collapse inside a tab', '/table/advanced/tabs', '/table/scroll/tabs'],
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
    '/table/edit/autoClear'
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
  ['stop click event propagation', 'table@cell-click', '/table/advanced/event'],
  ['$event.stopPropagation is not a function', '/table/advanced/event', '/table/start/trouble'],
  ['vxe-table-plugin-export-xlsx', '/plugin/excel', '/table/practice/excelMigration'],
  ['export with merged header', '/plugin/excel', '/table/advanced/export'],
  [
    'long numbers lose digits in excel',
    '/table/advanced/export',
    'column.cellType',
    '/plugin/excel',
    '/table/practice/excelMigration'
  ],
  ['print without header', '/table/advanced/print', 'table.printConfig', '/table/module/print'],
  ['browser freezes with many rows', '/table/scroll/scroll', '/table/scroll/rows'],
  [
    'blank rows while scrolling',
    '/table/scroll/scroll',
    '/table/scroll/rows',
    '/table/scroll/rowHeight',
    '/table/scroll/mode'
  ],
  ['infinite scroll load more', '/table/scroll/partialLoad', '/table/scroll/fullPartialLoad', '/table/base/height'],
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
  ['average in footer', '/table/base/footer', 'table.footerMethod'],
  ['sticky footer', '/table/advanced/footerMaxHeight', '/table/base/footer', '/table/base/height'],
  ['validate on save', 'table()validate', '/table/edit/cellValid', '/table/edit/status'],
  ['async validation', '/table/edit/cellValid', '/form/valid', '/table/validators/api'],
  ['error message position', '/table/edit/cellValid', 'table.validConfig.message'],
  ['response format of the server', '/table/grid/proxy', 'grid.proxyConfig.props', 'grid.proxyConfig.response'],
  ['handle request errors', '/table/grid/proxy'],
  ['reset the search form', '/table/grid/formProxy', '/table/grid/form', 'form()reset', '/table/advanced/form'],
  ['change the language', '/table/start/i18n'],
  ['icons are missing', '/table/start/icons', '/table/start/install', '/table/start/trouble'],
  ['css variables', '/table/start/theme'],
  ['smaller bundle', '/table/start/use'],
  ['works with vue 3', '/table/start/upgrade', '/table/start/install'],
  ['window is not defined', '/table/start/trouble', '/table/practice/ssr'],
  ['scss variables', '/table/start/theme'],
  ['popup is behind the modal', '/table/start/zindex'],
  ['copy cell value', '/table/menus/api', '/table/advanced/menu', '/table/edit/select', '/table/commands/api'],
  ['computed column', '/table/edit/dataCount', '/table/base/format', 'column.formatter'],
  ['conditional formatting', '/table/base/dynamicStyle', '/table/base/style', 'table.cellClassName', 'table.cellStyle'],
  [
    'cell tooltip on overflow',
    '/table/base/tooltip',
    '/table/base/overflow',
    'column.showOverflow',
    'table.showOverflow'
  ],
  ['center header text', 'table.headerAlign', 'column.headerAlign'],
  ['transpose rows and columns', '/table/grid/reverse'],
  ['nested table', '/table/advanced/expand'],
  ['full screen table', '/table/grid/fullscreen', 'grid()zoom', '/table/module/toolbar', 'toolbar.zoom'],
  [
    'unsaved changes warning',
    '/table/edit/status',
    'table()getRecordset',
    'table()getUpdateRecords',
    '/table/edit/revert'
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
  ['mask a password', '/table/module/input', 'input.type'],
  ['thousands separator', '/table/base/format', 'column.formatter', '/table/formats/api'],
  ['group rows by a field', '/table/advanced/groupBy', '/table/tree/groupSummary'],
  ['render tables on the server with Nuxt', '/table/practice/ssr'],
  ['styles missing in a micro frontend', '/table/practice/ssr'],
  ['table renders again when the parent updates', '/table/practice/performance'],
  ['unit test finds no rows', '/table/practice/testing'],
  ['ant design select closes the editor', '/integration/ant-design-vue'],
  ['memory not freed after destroy', '/table/practice/memory'],
  ['sparkline in a cell', '/plugin/charts'],
  ['columns from json lose functions', '/table/grid/basic', '/table/advanced/dynamic'],
  ['minimize a modal', '/table/module/modal'],
  ['toValueString is not a function', '/table/start/install', '/table/start/trouble'],
  ['document is not defined', '/table/practice/ssr', '/table/start/trouble'],
  ['difference between 3.8.6 and 3.8.25', '/table/start/upgrade'],
  ['save the order after dragging rows', '/integration/sortable'],
  ['reset the form without a query', '/table/grid/formProxy']
]

/** Written with other characters or letters than the site writes, and slips. */
export const troubleOther: readonly { language: 'zh' | 'en' | 'tw'; judged: readonly Judged[] }[] = [
  {
    language: 'zh',
    judged: [
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
    judged: [
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
    judged: [
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

/** What the site knows nothing about: nothing found is the right answer. */
export const unknown: readonly string[] = [
  'kubernetes',
  'flutter 组件',
  '天气预报',
  'graphql subscriptions',
  '股票行情',
  'cryptocurrency',
  'xyzzy',
  '机器学习'
]
