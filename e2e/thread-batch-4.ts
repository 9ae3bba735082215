import type { PublicThread } from './public-thread.ts'

/** Fourth batch of public threads. Judged before any correction for it. */
export const fourthThreads: readonly PublicThread[] = [
  {
    thread: 'x-extends/vxe-table#1468',
    question: 'content-render 下拉框无效',
    key: 'contentRender 只用于展开列的内容，单元格使用 cell-render 或 edit-render',
    to: ['column.contentRender', '/table/renderer/expand'],
    verdict: 'answered',
    reason: '成员的说明写明只用于展开列。'
  },
  {
    thread: 'x-extends/vxe-table#2282',
    question: 'vxe-select 默认展开下拉框',
    key: '没有该属性，挂载后调用 showPanel',
    to: ['/table/module/select', '/select/api'],
    words: 'showPanel',
    verdict: 'answered',
    reason: '页面列出 showPanel。'
  },
  {
    thread: 'x-extends/vxe-table#2345',
    question: '鼠标在固定列滚动后快速移到非固定列 行错位',
    key: '固定列滚动后 300 毫秒内其他部分的滚动不同步，是缺陷，再滚动后恢复',
    to: ['/table/base/fixed'],
    words: '固定列错行',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '固定列的页面没有提到滚轮之后的错位。'
  },
  {
    thread: 'x-extends/vxe-table#760',
    question: '进入详情页 窗口大小变化 返回列表后固定列错乱',
    key: '隐藏时不计算布局，3.8.6 在 activated 中自动计算，其他情况调用 recalculate(true)',
    to: ['/table/advanced/keepAlives', '/table/start/trouble'],
    words: '父容器的大小改变',
    verdict: 'answered',
    reason: '问题排查中有相同的现象和解决方法。'
  },
  {
    thread: 'x-extends/vxe-table#1910',
    question: '禁用checkbox之后 setAllCheckboxRow(false) 无法取消勾选',
    key: 'setAllCheckboxRow 和 clearCheckboxRow 不受 checkMethod 限制，禁用的行也取消',
    to: ['table()setAllCheckboxRow'],
    verdict: 'answered',
    reason: '成员的说明写明不受 checkMethod 限制。'
  },
  {
    thread: 'x-extends/vxe-table#817',
    question: '所有行都禁用 全选框显示勾选状态',
    key: '3.8.6 中所有行禁用时表头的复选框不勾选，并禁用',
    to: ['/table/base/selection'],
    words: '所有行都不能勾选时',
    verdict: 'answered',
    reason: '页面说明 strict，示例显示该状态。'
  },
  {
    thread: 'x-extends/vxe-table#522',
    question: '表头取消全选后 其他页勾选的行也没了',
    key: '需要 reserve 和唯一主键，取消全选只影响当前页',
    to: ['/table/base/selection'],
    words: '表头的复选框只反映当前页',
    verdict: 'answered',
    reason: '页面说明 reserve、主键和表头只反映当前页。'
  },
  {
    thread: 'x-extends/vxe-table#1549',
    question: '根据行数据字段控制复选框选中或禁用',
    key: 'checkField 和 checkMethod',
    to: ['/table/base/selection'],
    words: 'checkField',
    verdict: 'answered',
    reason: '页面有两个示例。'
  },
  {
    thread: 'x-extends/vxe-table#2080',
    question: '只有一行数据 校验提示不跟随滚动',
    key: '3.8.6 默认为 inline，随单元格滚动，tooltip 不跟随；一行并且有表尾时 single 被遮挡',
    to: ['/table/edit/cellValid'],
    words: '随单元格滚动',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面没有说明提示在滚动时的位置。'
  },
  {
    thread: 'x-extends/vxe-table#2290',
    question: '单元格直接显示输入框 不进入编辑 校验不触发',
    key: 'validate() 只校验新增和修改的行，用 validate(true) 或 fullValidate(true)',
    to: ['/table/edit/cellValid'],
    words: '只校验新增和修改过的行',
    verdict: 'answered',
    reason: '方法的表格说明校验的范围。'
  },
  {
    thread: 'x-extends/vxe-table#529',
    question: 'validate 校验不通过 不要自动进入编辑状态',
    key: 'valid-config.autoPos 设置为 false',
    to: ['/table/edit/cellValid'],
    words: 'autoPos',
    verdict: 'answered',
    reason: '页面说明 autoPos，以及改用 fullValidate。'
  },
  {
    thread: 'x-extends/vxe-table#716',
    question: '编辑后失去焦点 怎么恢复原始数据',
    key: 'keep-source，在 edit-closed 中调用 revertData(row)',
    to: ['/table/edit/revert'],
    words: 'revertData',
    verdict: 'answered',
    reason: '页面说明 keepSource 和 revertData。'
  },
  {
    thread: 'x-extends/vxe-table#2864',
    question: 'mouse-config selected 切换单元格 el-input 的 blur 不触发',
    key: 'blur 会触发，但在 edit-closed 之后，保存时监听 edit-closed',
    to: ['/table/edit/highlightCell'],
    words: '先触发 `edit-closed`',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '没有页面说明 blur 在切换单元格时不触发。'
  },
  {
    thread: 'x-extends/vxe-table#290',
    question: 'esc 退出编辑后 选中框消失了',
    key: '设置 mouse-config.selected，并且设置 keyboard-config，Esc 后恢复选中',
    to: ['/table/edit/highlightCell'],
    words: '选中原来的单元格',
    verdict: 'answered',
    reason: '页面列出 Esc 之后选中的单元格。'
  },
  {
    thread: 'x-extends/vxe-table#2348',
    question: '编辑时按方向键 结束编辑并移动到相邻单元格编辑',
    key: '编辑中方向键移动光标，没有该功能，用 Tab、Enter，或自行处理按键并调用 setEditCell',
    to: ['/table/edit/keyboard', '/table/edit/keyboardEdit'],
    words: '由输入框处理',
    verdict: 'answered',
    reason: '页面说明编辑时方向键的作用，并链接到改写的方法。'
  },
  {
    thread: 'x-extends/vxe-table#1934',
    question: '2.x 升级到 3.x 迁移文档',
    key: '先安装 2.11.0，按控制台的提示替换旧名称，再安装 3.8',
    to: ['/table/start/upgrade'],
    words: '2.11.0',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '站点没有说明 2.x 与 3.x 的差异。'
  },
  {
    thread: 'MegEngine/MegSpot#47',
    question: 'yarn installs vxe-table 3.12 and the table is not rendered',
    key: 'pin the version to 3.8, 3.9 and later need vxe-pc-ui and another setup',
    to: ['/table/start/install'],
    words: '~3.8.25',
    verdict: 'answered',
    reason: 'The install page pins the minor version and says why.'
  },
  {
    thread: 'x-extends/vxe-table#451',
    question: 'vxe-table-plugin-element ElDatePicker valueFormat 不起作用',
    key: '插件按 valueFormat 解析，按 format 显示，默认 yyyy-MM-dd',
    to: ['/integration/element-ui'],
    words: 'vxe-table-plugin-element',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '站点没有提到该插件。'
  },
  {
    thread: 'x-extends/vxe-table-plugin-element#42',
    question: '自己封装的 el-input 怎么渲染到单元格里',
    key: 'VXETable.renderer.add 的 renderEdit、renderDefault',
    to: ['/table/renderer/edit'],
    words: 'renderEdit',
    verdict: 'answered',
    reason: '页面说明注册编辑器。'
  },
  {
    thread: 'x-extends/vxe-table-plugin-element#3',
    question: '筛选面板里用 ElSelect',
    key: 'filter-render 与渲染器的 renderFilter、filterMethod',
    to: ['/table/renderer/filter'],
    words: 'vxe-table--ignore-clear',
    verdict: 'answered',
    reason: '页面说明筛选渲染器和弹层的类名。'
  },
  {
    thread: 'x-extends/vxe-table#319',
    question: 'vxe-grid cellRender 把 Man 显示为 男',
    key: 'formatter',
    to: ['/table/renderer/default'],
    words: '只改变文本',
    verdict: 'answered',
    reason: '页面写明只改变文本时使用格式化。'
  },
  {
    thread: 'x-extends/vxe-table-plugin-virtual-tree#15',
    question: 'vxe-table-plugin-virtual-tree 自定义渲染单元格',
    key: '3.8 不需要该插件，tree-config.transform 与 scroll-y，列的插槽可用',
    to: ['/table/scroll/tree'],
    words: 'vxe-table-plugin-virtual-tree',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '站点没有提到该插件。'
  },
  {
    thread: 'x-extends/vxe-table#2069',
    question: 'cellRender 支持函数 根据行数据渲染不同组件',
    key: 'cell-render 只能是对象，使用插槽或渲染器读取 params.row',
    to: ['column.cellRender', '/table/renderer/api'],
    verdict: 'answered',
    reason: '示例读取 row。'
  },
  {
    thread: 'jeecgboot/JeecgBoot#6483',
    question: '校验提示被底部合计行遮挡',
    key: 'msgMode 设置为 full，或 message 设置为 tooltip',
    to: ['/table/edit/cellValid'],
    words: '被表尾（合计行）遮挡',
    verdict: 'answered',
    checkedVerdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面说明 tooltip 和 single 模式，但没有提到被表尾遮挡。'
  },
  {
    thread: 'jeecgboot/JeecgBoot#2060',
    question: '下拉多选编辑后 固定列行高不对齐',
    key: '固定列也渲染编辑器，行高一致；show-overflow 的行高固定，编辑器被裁剪',
    to: ['/table/base/fixedFull'],
    words: '编辑器比行高时',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面没有提到编辑器使行变高。'
  },
  {
    thread: 'x-extends/vxe-table#383',
    question: '树形表格 拖拽改变层级',
    key: '没有内置，SortableJS 与移动节点',
    to: ['/integration/sortable'],
    words: '上一行作为父节点',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面只说要自行判断父节点，没有方法。'
  },
  {
    thread: 'x-extends/vxe-table#2377',
    question: '自定义列拖拽排序 simple 模式',
    key: '只有 popup 模式可以拖动',
    to: ['table.customConfig.mode', 'table.customConfig', '/table/advanced/custom'],
    verdict: 'answered',
    reason: '成员的说明写明只有 popup 可以拖动。'
  },
  {
    thread: 'x-extends/vxe-table#2488',
    question: 'custom-config storage 拖动排序和固定列刷新后丢失',
    key: 'storage 为 true 保存 visible、resizable、fixed、sort，需要 id 和列的 field，确定时保存',
    to: ['/table/advanced/customWidthStorage'],
    words: 'sort',
    verdict: 'answered',
    reason: '页面说明 storage 的四项和 id。'
  },
  {
    thread: 'x-extends/vxe-table#331',
    question: '自定义列 localStorage 动态列 loadColumn 后失效',
    key: 'id 固定不变，列有 field，加载列后恢复保存的设置',
    to: ['/table/advanced/customStorage'],
    words: '动态列也会恢复保存的设置',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面没有说明加载列之后是否恢复。'
  },
  {
    thread: 'x-extends/vxe-table#1362',
    question: 'v-for 渲染列 改变列顺序后表头变了数据没变',
    key: 'v-for 的 key 与更新顺序的方式，用 vxe-grid 的 columns 或 loadColumn',
    to: ['/table/advanced/dynamic'],
    words: '改变数组的顺序，不会改变表格中列的顺序',
    verdict: 'answered',
    reason: '页面说明原因和步骤。'
  },
  {
    thread: 'x-extends/vxe-table#1694',
    question: 'form-config 点击重置不要触发查询',
    key: '有 proxy-config 时重置总是重新加载，改用没有 type reset 的按钮自行清空',
    to: ['/table/grid/formProxy'],
    words: '要重置表单而不重新查询',
    verdict: 'answered',
    reason: '页面有对应的一句。'
  },
  {
    thread: 'x-extends/vxe-table#2107',
    question: 'vxe-grid 怎么获取表单实例',
    key: '没有该方法，用 form 插槽放自己的 vxe-form',
    to: ['/table/grid/form'],
    words: '从事件参数的',
    verdict: 'answered',
    reason: '页面说明 $form 和 form 插槽。'
  },
  {
    thread: 'x-extends/vxe-table#2075',
    question: 'form-config 动态修改 select 的 options',
    key: '修改 items 中该项的 options，是响应式的',
    to: ['/form/config'],
    words: '等嵌套对象中的配置项除外',
    verdict: 'answered',
    reason: '页面说明嵌套的配置项会更新。'
  },
  {
    thread: 'x-extends/vxe-table#1576',
    question: '打印之后触发的函数 关闭loading',
    key: '没有打印完成的事件，print() 的 Promise 在内容生成后完成',
    to: ['/table/module/print'],
    words: '无法检测用户是否打印',
    verdict: 'answered',
    reason: '页面有对应的一句。'
  },
  {
    thread: 'x-extends/vxe-table#1100',
    question: '打印 表头分组的父级没了',
    key: 'isColgroup 默认开启，columns 只给出叶子列或 original 时没有父级',
    to: ['/table/module/print'],
    words: '设置为字段列表时，分组表头丢失',
    verdict: 'answered',
    reason: '页面有对应的一句。'
  },
  {
    thread: 'x-extends/vxe-table#1482',
    question: '打印 列宽 怎么设置',
    key: '按当前宽度成比例分配，在 style 中设置列的宽度',
    to: ['/table/module/print'],
    words: '要修改打印的列宽',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面没有提到列的宽度。'
  },
  {
    thread: 'x-extends/vxe-table#1270',
    question: 'vue-print 或者右键打印 表格内边框缺失',
    key: '边框是背景图，需要 print-color-adjust: exact',
    to: ['/table/module/print'],
    words: '边框缺失',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面提到背景色不打印，没有提到边框是背景。'
  },
  {
    thread: 'x-extends/vxe-table#2009',
    question: 'vxe-modal 指定挂载节点',
    key: '没有指定节点的属性，只有 transfer',
    to: ['/table/module/modal'],
    words: '不能指定弹窗挂载的容器',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面只说明挂载到 body，没有说明不能指定节点。'
  },
  {
    thread: 'x-extends/vxe-table#2527',
    question: 'screenfull 全屏后下拉框被挡住',
    key: '弹层在 body 中，对根元素调用 requestFullscreen',
    to: ['/table/grid/fullscreen'],
    words: 'document.documentElement',
    verdict: 'answered',
    checkedVerdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面说明原因，没有解决方法。'
  },
  {
    thread: 'x-extends/vxe-table#605',
    question: 'Export to CSV incorrect header titles',
    key: 'headers are the titles; with original they are the fields',
    to: ['/table/advanced/export'],
    words: 'its header contains field names',
    verdict: 'answered',
    reason: 'The export page compares titles with field names.'
  },
  {
    thread: 'x-extends/vxe-table#1374',
    question: '导出csv 长数字前面有特殊字符',
    key: '12 位以上的数字前加制表符，cell-type 为 number 时不加',
    to: ['/table/advanced/export'],
    words: '不希望长数字带制表符时',
    verdict: 'answered',
    reason: '页面有对应的一句。'
  },
  {
    thread: 'x-extends/vxe-table#955',
    question: '@import vxe-table/styles/variable.scss 主题样式不加载',
    key: '先给变量赋值，再导入 all.scss，variable.scss 只有变量，不再引入 style.css',
    to: ['/table/start/theme'],
    words: '只导入该文件，组件没有样式',
    verdict: 'not found',
    currentVerdict: 'answered',
    reason: '前三项都是名称含 import 的成员。'
  },
  {
    thread: 'x-extends/vxe-table#1292',
    question: '修改鼠标hover行的背景颜色',
    key: 'scss 变量或 row--hover 的样式',
    to: ['/table/start/theme', '/table/base/style'],
    words: 'row-hover-background-color',
    verdict: 'answered',
    reason: '主题的页面列出该变量。'
  },
  {
    thread: 'x-extends/vxe-table#633',
    question: '重新赋值 tableData 后 表尾合计还是旧的值',
    key: 'data 重新赋值时合计重新计算；修改行后调用 updateFooter',
    to: ['/table/base/footer', '/table/edit/footer'],
    words: '在代码中修改值之后',
    verdict: 'answered',
    reason: '链接的页面说明更新的时机。'
  },
  {
    thread: 'x-extends/vxe-table#726',
    question: '单元格多行文本 超过三行显示省略号 并且 tooltip',
    key: '自己的 line-clamp 样式，加 tooltip',
    to: ['/table/base/autoBreak'],
    words: 'line-clamp',
    verdict: 'answered',
    reason: '页面说明行数限制，并说明默认不显示提示。'
  },
  {
    thread: 'x-extends/vxe-table#756',
    question: 'show-overflow 的 tooltip 鼠标移上去 复制文字',
    key: 'tooltip-config.enterable',
    to: ['/table/base/tooltip', '/table/base/overflow'],
    words: '允许鼠标移入提示',
    verdict: 'answered',
    reason: '第二项链接到单元格提示。'
  },
  {
    thread: 'x-extends/vxe-table#819',
    question: '有省略号但是不显示 tooltip 列宽为特定值',
    key: '比较取整后的宽度，showAll 或 contentMethod 始终显示',
    to: ['/table/base/tooltip', '/table/base/overflow'],
    words: 'showAll',
    verdict: 'answered',
    reason: '页面说明 showAll 和 contentMethod，没有说明原因。'
  },
  {
    thread: 'x-extends/vxe-table#1865',
    question: '按需加载 show-overflow 没有提示',
    key: '注册 Tooltip 组件',
    to: ['/table/start/use'],
    words: '溢出提示',
    verdict: 'answered',
    reason: '页面的表格列出需要的组件。'
  },
  {
    thread: 'x-extends/vxe-table#1503',
    question: '引入 element-ui 样式后 表格销毁 内存不释放',
    key: '销毁的表格由节流函数保留最后一个，不继续增长；如何检查',
    to: ['/table/practice/memory'],
    words: '节流函数保存最后一个滚轮事件',
    verdict: 'answered',
    reason: '页面有对应的一句和检查的方法。'
  },
  {
    thread: 'x-extends/vxe-table#494',
    question: '数据量小于几百很卡 大于就很流畅',
    key: 'scroll-y.gt 默认 100，少于时全部渲染，减小 gt',
    to: ['/table/scroll/scroll', '/table/practice/performance'],
    words: '默认为 100',
    verdict: 'answered',
    reason: '链接的页面说明 gt 的默认值。'
  },
  {
    thread: 'x-extends/vxe-table#199',
    question: '右键菜单粘贴 怎么获取剪贴板数据',
    key: '菜单事件没有剪贴板数据，用 navigator.clipboard.readText',
    to: ['/table/advanced/menu'],
    words: 'readText',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '三个页面都只说明粘贴事件。'
  },
  {
    thread: 'x-extends/vxe-table#357',
    question: '监听 ctrl+v 粘贴数据到表格',
    key: '@paste.native',
    to: ['/table/edit/keyboardEdit', '/table/advanced/event'],
    words: '剪贴板事件',
    verdict: 'answered',
    reason: '示例处理 paste。'
  },
  {
    thread: 'x-extends/vxe-table#983',
    question: 'keep-alive 切换 虚拟滚动显示空白',
    key: 'activated 时调用 recalculate、refreshScroll 或恢复滚动位置',
    to: ['/table/advanced/keepAlives', '/table/scroll/keepAlives'],
    words: '表格恢复滚动位置',
    verdict: 'answered',
    reason: '页面说明返回时恢复滚动位置。'
  },
  {
    thread: 'x-extends/vxe-table#557',
    question: 'horizontal scrollbar disappears when data becomes empty',
    key: 'in 3.8.6 the scrollbar stays for empty data',
    to: ['/table/base/empty', '/table/base/width'],
    words: 'the horizontal scrollbar stays',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: 'No page says what happens to the scrollbar without rows.'
  },
  {
    thread: 'x-extends/vxe-table#997',
    question: '合计行放到第一行',
    key: '没有该设置，用 CSS 的 order 或其他方式把表尾放到表头下面',
    to: ['/table/base/footer'],
    words: '在顶部显示合计',
    verdict: 'answered',
    checkedVerdict: 'not found',
    currentVerdict: 'answered',
    reason: '有该示例，但只能从第二项的链接进入。'
  },
  {
    thread: 'x-extends/vxe-table#3186',
    question: '分组表头 折叠展开',
    key: '没有内置，表头插槽的按钮与 hideColumn、showColumn',
    to: ['/table/base/group'],
    words: '收起一组列',
    verdict: 'answered',
    reason: '页面有示例。'
  },
  {
    thread: 'x-extends/vxe-table#693',
    question: '表头自由配置 colspan rowspan',
    key: '没有该设置，表头只能用分组',
    to: ['/table/base/group'],
    words: '表头不能自由合并单元格',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '前三项都是表体的合并，没有页面说明表头不能自由合并。'
  },
  {
    thread: 'x-extends/vxe-table#3182',
    question: '表头吸顶 页面滚动时固定表头',
    key: '没有内置，限制高度或 position: sticky',
    to: ['/table/base/height'],
    words: '使表头停留在页面顶部',
    verdict: 'answered',
    reason: '页面有示例。'
  },
  {
    thread: 'x-extends/vxe-table#2260',
    question: '导航菜单收起 表格宽度不变 有空白',
    key: 'auto-resize、sync-resize 或 recalculate',
    to: ['/table/base/autoHeight'],
    words: 'recalculate',
    verdict: 'answered',
    reason: '页面说明 autoResize 和 recalculate。'
  },
  {
    thread: 'x-extends/vxe-table#2485',
    question: 'form-config 动态添加 items 重置不生效',
    key: '数据需要先有该字段，用 $set 添加，否则重置后输入框不更新',
    to: ['/form/config'],
    words: 'this.$set()',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面没有提到数据中缺少字段的情况。'
  }
]
