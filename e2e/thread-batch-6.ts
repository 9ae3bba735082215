import type { PublicThread } from './public-thread.ts'

/** Sixth batch of public threads. Judged after the corrections for the fifth, before any for itself. */
export const sixthThreads: readonly PublicThread[] = [
  {
    thread: 'x-extends/vxe-table#411',
    question: 'VXETable 对象为undefined unpkg 引入',
    key: '先引入 Vue 2、xe-utils，再引入固定版本 3.8.6 的 lib/index.umd.js，全局变量为 VXETable',
    to: ['/table/start/install'],
    words: 'xe-utils@3.5.28',
    verdict: 'answered',
    reason: 'CDN 一节有脚本的顺序和版本。'
  },
  {
    thread: 'x-extends/vxe-table#1222',
    question: "Cannot read property 'getBoundingClientRect' of null 编辑校验",
    key: '3.8.6 的单行可编辑表格校验时不出现该错误，升级到 3.8.6',
    to: ['/table/start/trouble'],
    words: "'getBoundingClientRect' of null",
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '第一项只说明未注册模块，没有页面说明该错误已经修复。'
  },
  {
    thread: 'x-extends/vxe-table#515',
    question: "编辑表格报错 Cannot read property 'then' of null _clearActived",
    key: '旧版本的缺陷，3.8.6 没有该方法的这段代码；按需引入时同时注册 Validator',
    to: ['/table/start/use'],
    words: '缺少',
    verdict: 'answered',
    reason: '第一项说明未注册模块时返回 null。'
  },
  {
    thread: 'x-extends/vxe-table#665',
    question: 'slots.default is not a function 自定义模板报错',
    key: 'slots 的值是插槽的名称或函数，3.8.6 中插槽不存在时单元格为空',
    to: ['/table/start/trouble'],
    words: 'slots.default is not a function',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '没有页面提到该错误。'
  },
  {
    thread: 'x-extends/vxe-table#822',
    question: 'JSX 语法下报错 缺少 "Edit" 模块',
    key: '按需引入时 Vue.use(Edit)，或引入整个库',
    to: ['/table/start/use'],
    words: '缺少 "Edit" 模块',
    verdict: 'answered',
    reason: '第一项是该消息。'
  },
  {
    thread: 'x-extends/vxe-table#673',
    question: 'columns slots default jsx el-button 怎么绑定点击事件',
    key: 'JSX 中组件写 onClick，返回数组或元素，函数中的 this 是组件',
    to: ['/table/grid/template'],
    words: 'nativeOnClick',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面只有 h 函数的写法，没有 JSX 的事件。'
  },
  {
    thread: 'x-extends/vxe-table#2588',
    question: 'footer 数据 使用列的 formatter 格式化',
    key: 'formatter 不用于表尾，在 footer-method 中格式化，或使用 footer 插槽',
    to: ['/table/base/format', '/table/base/footer'],
    words: '`formatter` 不生效',
    verdict: 'answered',
    reason: '第二项的表格有表尾一行。'
  },
  {
    thread: 'x-extends/vxe-table#1108',
    question: '表格 body 第一行上方 合计行放在顶部',
    key: '没有该属性，用样式把表尾移到表体上方，或把合计作为第一行数据',
    to: ['/table/base/footer'],
    words: 'totals-on-top',
    verdict: 'answered',
    reason: '第一项是该示例。'
  },
  {
    thread: 'x-extends/vxe-table#337',
    question: 'footer 的对齐方式 footer-align',
    key: '列的 footer-align，表格也有 footer-align',
    to: ['column.footerAlign', 'table.footerAlign'],
    verdict: 'answered',
    reason: '第一项是该属性。'
  },
  {
    thread: 'x-extends/vxe-table#661',
    question: '表格头部固定行 header-method',
    key: '没有 header-method，用 header 插槽，或用样式把表尾移到表头下方',
    to: ['/table/base/footer'],
    words: 'totals-on-top',
    verdict: 'not found',
    currentVerdict: 'answered',
    reason: '第三项是表尾数据，标题看不出可以固定在表头下方。'
  },
  {
    thread: 'x-extends/vxe-table#1896',
    question: '开启虚拟列表后 滚动表格有留白和卡顿',
    key: '行高一致，增大 oSize，减少单元格的组件和插槽，关闭动画',
    to: ['/table/scroll/scroll', '/table/practice/performance'],
    words: '显示空白',
    verdict: 'answered',
    reason: '前两项说明空白的原因和检查的顺序。'
  },
  {
    thread: 'x-extends/vxe-table#306',
    question: '表格隐藏时 loadData 切换选项卡后白屏 滚动一下恢复',
    key: '显示后调用 refreshScroll，recalculate 不够，或者显示之后再更新数据',
    to: ['/table/scroll/tabs'],
    words: '隐藏时更换数据',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面说隐藏时可以调用 loadData，没有提到空白。'
  },
  {
    thread: 'x-extends/vxe-table#2413',
    question: '全局筛选方法 外部调用 不重新渲染',
    key: '没有全局的筛选方法，用计算属性过滤 data，或 setFilter 加 updateData',
    to: ['/table/advanced/manualFilter', '/table/advanced/search'],
    words: '没有全局的筛选方法',
    verdict: 'not found',
    currentVerdict: 'answered',
    reason: '前三项只有按列的筛选，没有跨列的条件。'
  },
  {
    thread: 'x-extends/vxe-table#2450',
    question: 'table 筛选功能点击报错',
    key: '3.8.6 中筛选可用，检查是否混用版本，按需引入要注册 Filter',
    to: ['/table/start/use', '/table/start/trouble'],
    words: '`Filter`',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '没有页面说明筛选报错的原因。'
  },
  {
    thread: 'x-extends/vxe-table#237',
    question: '动态修改 filters 筛选下拉没有更新',
    key: '3.8.6 中重新赋值 filters 会更新，vxe-grid 中用 setFilter',
    to: ['/table/base/filter'],
    words: 'setFilter',
    verdict: 'answered',
    reason: '第一项的表格有 setFilter。'
  },
  {
    thread: 'x-extends/vxe-table#1068',
    question: '自訂篩選 按下篩選 沒有反應',
    key: '输入时调用 $panel.changeOption，否则筛选按钮不可用，并提供 filterMethod',
    to: ['/table/renderer/filter'],
    words: 'changeOption',
    verdict: 'answered',
    reason: '第一项说明 changeOption 使条件生效。'
  },
  {
    thread: 'x-extends/vxe-table#2636',
    question: '表格启用懒加载 展开节点后 data 重新赋值 懒加载失效',
    key: '赋值之前 clearTreeExpand，或 clearTreeExpandLoaded',
    to: ['/table/tree/lazy'],
    words: '更换 `data` 之前',
    verdict: 'answered',
    reason: '第一项有对应的一句。'
  },
  {
    thread: 'x-extends/vxe-table-plugin-virtual-tree#5',
    question: '树 加载子节点的事件 toggle-tree-expand 无效',
    key: '事件为 toggle-tree-expand，懒加载用 tree-config.loadMethod',
    to: ['table@toggle-tree-expand'],
    verdict: 'answered',
    reason: '第一项是该事件。'
  },
  {
    thread: 'x-extends/vxe-table#2703',
    question: '打印 isFooter 每一页都出现表尾 只要最后一页',
    key: '打印的表尾是 tfoot，浏览器在每页重复，用 style 设置 tfoot 的 display 为 table-row-group',
    to: ['/table/advanced/print', 'table.printConfig.isFooter'],
    words: 'tfoot',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '没有页面提到每页重复的表尾。'
  },
  {
    thread: 'x-extends/vxe-table#2217',
    question: '导出功能 自定义表头样式 字体 加粗 颜色',
    key: '内置导出没有样式，用 export-xlsx 插件的 sheetMethod 或 ExcelJS',
    to: ['/plugin/excel'],
    words: '导出带样式的工作簿',
    verdict: 'answered',
    reason: '第三项是带样式的导出。'
  },
  {
    thread: 'x-extends/vxe-table#1504',
    question: '多表头 指定打印列 表头不完整',
    key: '指定 columns 时只有叶子列，没有父级分组；用 columnFilterMethod 或列设置',
    to: ['/table/advanced/print'],
    words: '不打印父级分组',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '没有页面说明指定列时没有父级分组。'
  },
  {
    thread: 'x-extends/vxe-table#2674',
    question: '自定义列 恢复默认 事件',
    key: 'custom 事件的 type 为 reset',
    to: ['/table/advanced/customStorage'],
    words: '`reset`',
    verdict: 'answered',
    reason: '第一项有对应的一句。'
  },
  {
    thread: 'x-extends/vxe-table#753',
    question: '使用一个按钮显示所需的列',
    key: '修改列的 visible 后 refreshColumn，或 showColumn、hideColumn',
    to: ['/table/advanced/custom'],
    words: 'showColumn',
    verdict: 'answered',
    reason: '第一项有方法和示例。'
  },
  {
    thread: 'x-extends/vxe-table#774',
    question: 'toolbar custom 新增回调 表头服务端保存',
    key: 'custom 事件，读取列的 visible、renderWidth、fixed 后保存',
    to: ['/table/advanced/customStorage', '/table/advanced/custom'],
    words: '保存到服务端',
    verdict: 'answered',
    reason: '第二项有示例。'
  },
  {
    thread: 'x-extends/vxe-table#1760',
    question: '自定义列保存到服务器以后 再下载回来会失效',
    key: 'JSON 不能保存函数和插槽，只保存字段、宽度、顺序，再合并到代码中的列',
    to: ['/table/advanced/customStorage'],
    words: '按设置生成列',
    verdict: 'answered',
    reason: '第一项说明只保存设置并按设置生成列。'
  },
  {
    thread: 'x-extends/vxe-table#1420',
    question: 'custom toolbar does not work correctly field with html type',
    key: 'In 3.8.6 hiding columns with type html works; columns need a field',
    to: ['/table/base/html', '/table/start/trouble'],
    words: 'columns of the `html` type',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: 'No page says that columns of the html type can be hidden.'
  },
  {
    thread: 'x-extends/vxe-table#517',
    question: '分页保留选中 checkbox 但是 selection 只有当前页数据',
    key: '事件的 reserves，或 getCheckboxReserveRecords，加上 getCheckboxRecords',
    to: ['/table/base/selection'],
    words: 'getCheckboxReserveRecords',
    verdict: 'answered',
    reason: '第一项的表格有 reserves。'
  },
  {
    thread: 'x-extends/vxe-table#2574',
    question: '翻页时保留上一页勾选状态 设置了 reserve 和 keyField 不管用',
    key: '主键的值唯一且不变，表格不能用 v-if 重建，不要调用清除的方法',
    to: ['/table/base/selection'],
    words: '翻页后仍丢失勾选时',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面只有两个必要的设置，没有说明哪些操作会清除保留的勾选。'
  },
  {
    thread: 'x-extends/vxe-table#2372',
    question: '分页复选框 checkRowKeys 其他页 默认选中的行 没有勾选',
    key: 'checkRowKeys 只在第一次有数据时生效，其他页在加载后用 setCheckboxRow 勾选',
    to: ['table.checkboxConfig.checkRowKeys', '/table/base/selection'],
    verdict: 'answered',
    reason: '前两项说明只对第一次加载的行生效。'
  },
  {
    thread: 'x-extends/vxe-table#606',
    question: '固定列和 show-header-overflow show-overflow 同时使用 表头表体错位',
    key: '3.8.6 中对齐，检查全局样式、缩放，显示后 recalculate',
    to: ['/table/start/trouble'],
    words: '`show-header-overflow` 同时使用',
    verdict: 'not found',
    currentVerdict: 'answered',
    reason: '前三项是属性和分组表头，没有错位的原因。'
  },
  {
    thread: 'x-extends/vxe-table#1678',
    question: '同时开启虚拟滚动 固定列 改变高度后 固定列偏移',
    key: '3.8.6 中没有偏移，高度改变后自动更新，隐藏或父元素改变时 recalculate',
    to: ['/table/start/trouble'],
    words: '高度改变之后，固定列偏移',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '第一项有错位的表格，没有高度改变的情况。'
  },
  {
    thread: 'x-extends/vxe-table#662',
    question: '动态显示隐藏表头时 固定列位置不对',
    key: '3.8.6 中切换 show-header 后对齐',
    to: ['/table/start/trouble'],
    words: '固定列的位置不正确',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '没有页面提到切换表头。'
  },
  {
    thread: 'x-extends/vxe-table#718',
    question: 'vxe-modal 的 z-index 有问题 无法遮罩住别的元素',
    key: '设置 transfer，把弹窗移动到 body',
    to: ['/table/start/zindex', '/table/module/modal'],
    words: '祖先元素设置了',
    verdict: 'not found',
    currentVerdict: 'answered',
    reason: '前三项是其他组件的层级，答案在链接的页面。'
  },
  {
    thread: 'x-extends/vxe-table#1079',
    question: 'table 里的下拉框 z-index 被 iview modal 覆盖',
    key: 'VXETable.config 的 zIndex 大于其他库的层级',
    to: ['/table/start/zindex'],
    words: '项目还使用其他组件库的话',
    verdict: 'not found',
    currentVerdict: 'answered',
    reason: '前三项是其他组件的层级，iview 被当作错字。'
  },
  {
    thread: 'x-extends/vxe-table#841',
    question: '导出 csv 身份证 变成科学计数法',
    key: '列设置 cell-type="string"',
    to: ['/table/advanced/export'],
    words: 'cell-type',
    verdict: 'answered',
    reason: '第一项有对应的一句。'
  },
  {
    thread: 'x-extends/vxe-table#1439',
    question: '高级表格的 formConfig 实现可输入过滤的 select',
    key: 'itemRender 使用 VxeSelect，props 中 filterable 为 true',
    to: ['/table/grid/form', '/table/module/select'],
    words: 'filterable: true',
    verdict: 'not found',
    currentVerdict: 'answered',
    reason: '前三项没有可搜索的下拉框。'
  },
  {
    thread: 'x-extends/vxe-table#2111',
    question: 'vxe-input focus 时选中文本 select 方法',
    key: 'vxe-input 有 select 方法，在 focus 事件中调用；编辑渲染可用 autoselect',
    to: ['input()select'],
    verdict: 'answered',
    reason: '第二项是该方法。'
  },
  {
    thread: 'x-extends/vxe-table#376',
    question: '键盘导航 enter 跳转到右侧单元格并激活编辑',
    key: 'keyboard-config 的 isEnter 和 enterToTab，移动后用 isEdit 直接输入，或用 setEditCell',
    to: ['/table/edit/keyboard'],
    words: 'enterToTab',
    verdict: 'answered',
    reason: '第一项有示例。'
  },
  {
    thread: 'x-extends/vxe-table#713',
    question: '设置了键盘导航后 非编辑字段 无法复制',
    key: '3.8.6 中可以用鼠标选中文字再复制；单元格复制需要自行实现',
    to: ['/table/edit/keyboard', '/table/edit/highlightCell'],
    words: '键盘操作不影响复制文字',
    verdict: 'not found',
    currentVerdict: 'answered',
    reason: '答案在高亮单元格一页，不在前三项。'
  },
  {
    thread: 'x-extends/vxe-table#206',
    question: 'shift+tab 反向切换单元格',
    key: 'keyboard-config.isTab 支持 Shift+Tab',
    to: ['/table/edit/keyboard'],
    words: '<kbd>Shift</kbd>+<kbd>Tab</kbd>',
    verdict: 'answered',
    reason: '第一项的表格有该按键。'
  },
  {
    thread: 'x-extends/vxe-table#190',
    question: '上下键切换高亮行 并且带动滚动条',
    key: 'keyboard-config.isArrow 与 row-config.isCurrent',
    to: ['/table/base/current', '/table/scroll/highlight'],
    words: '自动滚动到可视区域',
    verdict: 'answered',
    reason: '前两项都有示例。'
  },
  {
    thread: 'x-extends/vxe-table#1818',
    question: '动态设置固定列 刷新列之前固定列空白',
    key: '使用 setColumnFixed，或修改 fixed 后立即 refreshColumn',
    to: ['/table/base/fixed'],
    words: 'setColumnFixed',
    verdict: 'answered',
    reason: '第一项有方法和示例。'
  },
  {
    thread: 'x-extends/vxe-table#887',
    question: 'el-tabs 下 table 列宽显示不正常',
    key: 'auto-resize，或显示后 recalculate，或 lazy',
    to: ['/table/advanced/tabs'],
    words: 'auto-resize',
    verdict: 'answered',
    reason: '第一项说明原因。'
  },
  {
    thread: 'x-extends/vxe-table#920',
    question: '调用 toggleCollapse 表格高度无法铺满',
    key: '折叠后 recalculate(true)；form-config 的表单自动计算',
    to: ['/table/base/autoHeight'],
    words: 'recalculate(true)',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '没有页面说明用方法收起表单之后的高度。'
  },
  {
    thread: 'x-extends/vxe-table#685',
    question: 'expand-config accordion lazy 同时设置 第一次无法展开',
    key: '3.8.6 中可以同时使用，loadMethod 返回 Promise',
    to: ['/table/advanced/expandAccordion'],
    words: '`accordion` 与 `lazy` 一起使用时',
    verdict: 'answered',
    reason: '第三项说明可以同时使用和限制。'
  },
  {
    thread: 'x-extends/vxe-table#1520',
    question: '如何修改边框颜色',
    key: 'border-color 变量，或覆盖样式中的背景渐变',
    to: ['/table/base/border'],
    words: '要修改线的颜色',
    verdict: 'answered',
    reason: '第一项有对应的一句。'
  },
  {
    thread: 'xuliangzhan/vxe-table-demo#8',
    question: '怎么改变表的主题颜色',
    key: '修改 SCSS 变量，或主题编辑器',
    to: ['/table/start/theme'],
    words: 'Sass',
    verdict: 'answered',
    reason: '第一项是主题。'
  },
  {
    thread: 'x-extends/vxe-table#721',
    question: "Property 'reloadData' does not exist on type 'Element | Vue'",
    key: '$refs 声明为 Table 类型',
    to: ['/table/practice/typescript'],
    words: '$refs',
    verdict: 'not found',
    currentVerdict: 'answered',
    reason: 'The first three hits are methods and not the page about types.'
  },
  {
    thread: 'x-extends/vxe-table#181',
    question: '封装 vxe-grid 改写默认 props highlightCurrentRow 无效果',
    key: '用 VXETable.config 设置默认值，或 row-config.isCurrent',
    to: ['table.highlightCurrentRow', '/table/start/global'],
    verdict: 'not found',
    currentVerdict: 'answered',
    reason: '第一项只说明属性已废弃，没有说明如何统一设置默认值。'
  },
  {
    thread: 'x-extends/vxe-table#2122',
    question: '行编辑状态下 点击表格外部 不自动退出编辑',
    key: 'edit-config.autoClear 为 false',
    to: ['/table/edit/autoClear'],
    words: 'autoClear',
    verdict: 'answered',
    reason: '第一项是该设置。'
  },
  {
    thread: 'x-extends/vxe-table#2055',
    question: '编辑中使用 element 级联选择器 点外面直接关闭了编辑状态',
    key: 'popper-class 加 vxe-table--ignore-clear',
    to: ['/integration/element-ui'],
    words: 'vxe-table--ignore-clear',
    verdict: 'answered',
    reason: '第一项有类名和示例。'
  },
  {
    thread: 'x-extends/vxe-table#221',
    question: '双击编辑行 点击其它可编辑的列 编辑状态消失',
    key: 'mode 为 row 时 3.8.6 不退出；mode 未设置或为 cell 时只编辑一列',
    to: ['/table/edit/dblclick'],
    words: '双击就能编辑整行',
    verdict: 'answered',
    reason: '第一项有对应的一节。'
  },
  {
    thread: 'x-extends/vxe-table#1249',
    question: 'edit-render events 事件函数中 如何获取编辑后的最新值',
    key: '输入框的 change 时 row 还是旧值，新值在第二个参数的 value',
    to: ['/table/edit/events'],
    words: '从组件的参数中读取新值',
    verdict: 'answered',
    reason: '第二项有对应的一句。'
  },
  {
    thread: 'x-extends/vxe-table#694',
    question: '中英文排序 顺序不对',
    key: '默认按字符编码比较，用 sortMethod 和 localeCompare',
    to: ['/table/base/sort'],
    words: '拼音',
    verdict: 'answered',
    reason: '第一项有示例。'
  },
  {
    thread: 'x-extends/vxe-table#874',
    question: 'Sort number after formatting',
    key: 'Sorting compares the formatted text; set sort-by to the field',
    to: ['/table/base/format', '/table/base/sort'],
    words: 'Sorting and exporting use the formatted text',
    verdict: 'answered',
    reason: 'The third hit says how formatted columns are sorted.'
  },
  {
    thread: 'x-extends/vxe-table#1073',
    question: '列的日期格式 dd/MM/yyyy 排序不正确',
    key: '按格式化后的文字比较，sort-by 设为字段，或函数返回可比较的值',
    to: ['column.formatter', '/table/base/sort', '/table/base/format'],
    verdict: 'not found',
    currentVerdict: 'answered',
    reason: '前三项是日期的格式，没有排序。'
  },
  {
    thread: 'x-extends/vxe-table#2119',
    question: '设置了全局 pagerConfig 页面里还要写 pager-config',
    key: '全局配置只提供默认值，每个 vxe-grid 要写 pager-config，值可以为 true',
    to: ['grid.pagerConfig', '/table/start/global'],
    verdict: 'not found',
    currentVerdict: 'answered',
    reason: '第二项在同一页的表格中，警告在表格之前。'
  },
  {
    thread: 'x-extends/vxe-table#1026',
    question: 'pager-config currentPage 初始值无效',
    key: '数据代理首次查询从第 1 页开始；autoLoad 为 false 后调用 commitProxy query',
    to: ['grid.pagerConfig', '/table/grid/pageProxy'],
    verdict: 'not found',
    currentVerdict: 'answered',
    reason: '前三项是属性，答案在代理分页一页。'
  },
  {
    thread: 'x-extends/vxe-table#687',
    question: 'vxe-grid page-change 没有获取 page 对象 undefined',
    key: '参数为对象，含 currentPage 和 pageSize，用解构；数据代理时不需要',
    to: ['grid@page-change', '/table/grid/page'],
    verdict: 'answered',
    reason: '第二项说明参数的内容。'
  },
  {
    thread: 'x-extends/vxe-table#1749',
    question: '树形可编辑表格 tree-node 列 select 不显示下拉数据',
    key: '3.8.6 中显示选项',
    to: ['column.treeNode', '/table/start/trouble'],
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '没有页面提到树节点列的下拉框。'
  }
]
