import type { PublicThread } from './public-thread.ts'

/** First batch of public threads about vxe-table 3.x, a random sample of 84. Judged before any correction. */
export const firstThreads: readonly PublicThread[] = [
  {
    thread: 'x-extends/vxe-table#184',
    question: 'ElSelect options 后台获取 不显示 点击才显示',
    key: '选项到达后自动显示文字，options 不能是 null',
    to: ['/table/module/select'],
    words: '到达后自动显示文本',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#976',
    question: 'how to add chart in a cell',
    key: 'no built-in chart: render one in the default slot of the column',
    to: ['/plugin/charts'],
    words: 'cell',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table-docs#14',
    question: '自定义筛选 如何使用原来的按钮',
    key: 'showFilterFooter 省略时保留内置按钮，输入时调用 changeOption',
    to: ['/table/renderer/filter'],
    words: '省略时保留两个按钮',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#3175',
    question: '首行固定展示合计数据',
    key: '没有该属性，用样式把表尾排在表头下方，有固定列时不适用',
    to: ['/table/base/footer'],
    words: 'totals-on-top',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2022',
    question: 'vxe-pulldown 每行 弹窗位置总是在最后一行',
    key: '各行的 ref 同名，改用按行的 v-model',
    to: ['/table/module/pulldown'],
    words: '在表格的每一行中',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2737',
    question: '不定高度 scrollToRow 定位不准',
    key: '虚拟滚动要求各行高度相同',
    to: ['/table/scroll/rowHeight', 'table()scrollToRow', '/table/scroll/rows'],
    words: '各行的高度必须相同',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#945',
    question: '自定义可编辑渲染组件 实时校验',
    key: '写入值后调用 updateStatus(params)',
    to: ['/table/renderer/edit'],
    words: 'updateStatus',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1446',
    question: 'edit-render 下拉列表自动展开',
    key: '在 afterEditMethod 中调用 showPanel',
    to: ['/table/edit/select'],
    words: 'showPanel',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1383',
    question: '列宽拖动 最大宽度',
    key: '没有最大宽度，maxWidth 不生效',
    to: ['/table/base/width', '/table/base/resizable'],
    words: '`max-width` 不生效',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2187',
    question: 'put the pagination on the top of the table',
    key: 'layouts of vxe-grid sets the order of its parts: Pager before Table',
    to: ['/table/grid/page', '/table/grid/layout', 'grid.layouts'],
    words: 'To show the pager above the table',
    verdict: 'not found',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2931',
    question: 'edit-rules type array 校验无效',
    key: 'required 把空数组视为空值，min 和 max 比较元素的个数，type 只检查 number',
    to: ['/table/edit/cellValid', 'table.editRules'],
    words: '空数组视为空',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#225',
    question: 'Filter 如何实现默认筛选值',
    key: '选项的 checked 设置为 true',
    to: ['/table/base/filter'],
    words: '`checked`',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#189',
    question: 'toolbar 按钮 嵌入 element 控件',
    key: '工具栏渲染器，或者 buttons 插槽',
    to: ['/table/renderer/toolbar', '/table/module/toolbar'],
    words: '插槽',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#456',
    question: '封装 vxe-column 多级表头显示错误',
    key: '封装的组件以 vxe-column 或 vxe-colgroup 为根元素，分组和顺序都正确',
    to: ['/column/api'],
    words: '根元素',
    verdict: 'missing',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1677',
    question: 'vxe form 必填不输入也可以提交',
    key: 'rules 中设置 required，在 submit 事件中提交',
    to: ['/form/valid'],
    words: 'submit-invalid',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#531',
    question: 'show-footer 底部不显示合计行',
    key: 'footerData 或 footerMethod 提供行',
    to: ['/table/base/footer', 'table.showFooter'],
    words: 'table.footerMethod',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#135',
    question: '自定义工具栏 保留显示/隐藏列的按钮',
    key: '插槽只代替两端的按钮，custom 图标保留',
    to: ['/table/grid/customToolbar', '/table/module/toolbar', '/table/advanced/custom'],
    words: 'custom',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#645',
    question: '全局重写table的行高度',
    key: 'setConfig({ table: { rowConfig: { height } } })，或者 Sass 变量',
    to: ['/table/base/rowHeight'],
    words: 'rowConfig: { height',
    verdict: 'missing',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2157',
    question: '3.7 虚拟滚动失效了 500 个元素全部渲染了',
    key: '3.7 起默认关闭，设置 enabled: true',
    to: ['/table/start/upgrade', '/table/scroll/scroll'],
    words: '默认关闭',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1164',
    question: 'internationalization without vue-i18n',
    key: 'setConfig i18n with a language file and toFormatString',
    to: ['/table/start/i18n'],
    words: 'XEUtils.toFormatString',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#177',
    question: '选中行高亮颜色 样式失效',
    key: '当前行的选择器优先级较高，添加表格的类名',
    to: ['/table/base/dynamicStyle'],
    words: '当前行的选择器优先级较高',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1686',
    question: '懒加载树 点击展开所有 只展开一层',
    key: 'setAllTreeExpand 不继续展开新加载的节点，逐级等待 setTreeExpand',
    to: ['/table/tree/lazy', '/table/grid/treeLazy'],
    words: '新加载的节点不会继续展开',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2805',
    question: '其他分页有勾选 表头复选框半选',
    key: '表头的复选框只反映当前页，其他页的勾选不显示为半选',
    to: ['/table/base/selection', '/table/advanced/page'],
    words: '表头的复选框只反映当前页',
    verdict: 'missing',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2505',
    question: '缺少 "vxe-loading" 组件，请检查是否正确安装',
    key: '安装了 3.9 以上的版本，组件在 vxe-pc-ui 中',
    to: ['/table/start/upgrade'],
    words: 'vxe-pc-ui',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2943',
    question: '不是必填项 没有输入值也会校验',
    key: 'validator 也校验空值，其他规则不校验',
    to: ['/table/edit/cellValid', '/form/valid'],
    words: '空值只由设置了',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#609',
    question: '横向滚动之后看不到合计的行标题',
    key: '不能单独固定表尾的单元格，给该列设置 fixed',
    to: ['/table/base/footer', '/table/advanced/footerMaxHeight'],
    words: '不能单独固定表尾的单元格',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1557',
    question: 'row-config 行高不生效',
    key: '同时设置 showOverflow，行高才固定',
    to: ['/table/base/rowHeight'],
    words: '同时要设置',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#498',
    question: '按住鼠标往下拖 复制单元格内容',
    key: '没有内置框选和填充，需要扩展插件',
    to: ['table.clipConfig'],
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#159',
    question: '通过js改变某个单元格的值',
    key: '直接给 row 的字段赋值，新增的字段用 $set',
    to: ['/table/base/basic', '/table/base/data'],
    words: '$set',
    verdict: 'not found',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#561',
    question: 'select 搜索匹配下拉数据 输入内容没了',
    key: 'vxe-select 的 filterable 和 remote',
    to: ['/table/module/select'],
    words: '搜索',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2811',
    question: 'Row disappears when spanning a row with virtual scrolling',
    key: 'span-method does not work with virtual scrolling: use merge-cells',
    to: ['/table/scroll/merge', '/table/advanced/mergeCell', 'table.mergeCells'],
    words: 'If you use virtual scrolling, merge cells with',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#894',
    question: 'vxe-table with array and pager',
    key: 'put a vxe-pager below the table and slice the array',
    to: ['/table/advanced/page', '/table/module/pager'],
    words: 'slice',
    verdict: 'not found',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#558',
    question: '代理加载数据 请求失败 没有任何错误提示',
    key: '查询失败时不提示，检查 proxy-query 的 status',
    to: ['/table/grid/proxy', '/table/practice/proxyServer'],
    words: '不显示任何提示',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#948',
    question: '多个row高亮',
    key: '当前行只有一行，多行用勾选高亮',
    to: ['/table/base/current'],
    words: '当前行只有一行',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1755',
    question: 'vxegrid 关闭分页 datas.slice is not a function',
    key: '不分页时从 response.list 读取行',
    to: ['/table/grid/pageProxy', '/table/base/basic'],
    words: 'response.list',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2067',
    question: 'babel-plugin-import _ctor.default.browse is not a function',
    key: 'an old xe-utils is installed',
    to: ['/table/start/trouble', '/table/start/install'],
    words: 'browse is not a function',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1590',
    question: '编辑表格初始化就显示所有的可编辑输入框',
    key: '输入框放在 default 插槽或 cellRender 中',
    to: ['/table/edit/template', '/table/edit/click'],
    words: '一直显示所有输入框',
    verdict: 'missing',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2442',
    question: '如何在表单内实现回车查询',
    key: '输入框中按 Enter 触发 submit',
    to: ['/table/advanced/form'],
    words: '<kbd>Enter</kbd>，触发',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1719',
    question: '展开行里面怎么获取父级行的数据',
    key: 'content 插槽的 row 就是父级的行',
    to: ['/table/advanced/expand'],
    words: '展开的行',
    verdict: 'not found',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2529',
    question: '前端分页 getRowById 获取不到其他页的数据',
    key: '表格只有当前页的行',
    to: ['/table/advanced/page', 'table()getRowById'],
    words: '表格只有当前页的行',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1791',
    question: '虚拟滚动 切换 display none 后 滚动条自动往上滚动了一定距离',
    key: '设置了 rowConfig.height 并滚动到底部时，隐藏再显示后空白，用 getScroll 和 scrollTo 恢复',
    to: ['/table/scroll/tabs'],
    words: '滚动到底部',
    verdict: 'missing',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table-docs#9',
    question: '自定义筛选 关闭筛选面板再打开 点击筛选没有效果',
    key: '打开面板时 filterRecoverMethod 还原未确认的修改',
    to: ['/table/renderer/filter', '/table/advanced/customFilter'],
    words: 'filterRecoverMethod',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1332',
    question: '表格不能导出 xlsx',
    key: '没有内置 xlsx，用 ExcelJS 或插件',
    to: ['/table/advanced/export', '/plugin/excel'],
    words: '不包括 `xlsx`',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#405',
    question: '动态增加列 columns 视图没看到更新',
    key: 'v-for 用字段作 key，配置式表格替换 columns 或 loadColumn',
    to: ['/table/advanced/dynamic', '/table/grid/basic'],
    words: '`key` 使用字段名',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1143',
    question: 'footer-method表尾能插入html吗',
    key: '用列的 footer 插槽',
    to: ['/table/base/footer', '/table/advanced/customFooter'],
    words: '插槽中，你可以放置任何内容',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1305',
    question: '安装 "filter" 模块时发生错误，可能顺序不正确',
    key: '功能模块在 VxeTable 之前注册',
    to: ['/table/start/use'],
    words: '顺序',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table-docs#45',
    question: '展开行懒加载 一直loading 不显示展开内容',
    key: 'loadMethod 必须返回 Promise',
    to: ['/table/advanced/expandLazy'],
    words: '一直显示加载图标',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2028',
    question: 'toolbar custom 列设置 字段拖动 冻结列',
    key: "mode: 'popup' 可以拖动排序，面板的图标固定列",
    to: ['/table/advanced/custom'],
    words: '列可以拖动排序',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2130',
    question: 'This dependency was not found: vxe-table/lib/vxe-table',
    key: 'the Babel plugin 1.13.8 converts VXETable: import it from vxe-table/lib/v-x-e-table',
    to: ['/table/start/use'],
    words: 'vxe-table/lib/v-x-e-table',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#216',
    question: '统一定义所有列的 header 插槽',
    key: '没有表格级的表头插槽，生成列时给每一列设置同一个 slots.header',
    to: ['/table/grid/template'],
    words: '同一个插槽',
    verdict: 'missing',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#801',
    question: '拖动列宽 卡顿',
    key: '拖动时只移动竖线，松开后才改变列宽，单元格不重新渲染',
    to: ['/table/base/resizable'],
    words: '松开鼠标',
    verdict: 'missing',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2475',
    question: '列设置 保存为模板',
    key: '读取列的宽度、顺序、显示和固定，保存为 JSON，再用 loadColumn 恢复',
    to: ['/table/advanced/customStorage'],
    words: '保存为 JSON',
    verdict: 'not found',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#3210',
    question: '手动设置表格列配置 预设配置 setCustomStoreData',
    key: '3.8.6 没有该方法，由代码保存和恢复',
    to: ['/table/advanced/customStorage'],
    words: '3.8.6 没有 `updateStore`',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#198',
    question: '右键菜单 鼠标在单元格上才弹出 选中当前行',
    key: "trigger: 'cell'，在 cell-menu 中设置当前行",
    to: ['/table/advanced/menu'],
    words: '设为 `cell`，空白处',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#114',
    question: '单选 点击行 获取选中的数据',
    key: "radioConfig.trigger: 'row'，getRadioRecord()",
    to: ['/table/base/radio'],
    words: 'getRadioRecord',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1110',
    question: '切换每页条数 总条数减少',
    key: 'total 由代码设置为数据的总行数',
    to: ['/table/module/pager', '/table/grid/page'],
    words: '设置总条数',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1680',
    question: '切换语言 表头不能同步更新',
    key: '列的标题可以随时修改，修改后表格自动更新',
    to: ['/table/advanced/dynamic'],
    words: '标题、宽度',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#864',
    question: 'vxe-grid 分组列头 自定义模板 slots 不能识别',
    key: '分组的 slots.header 是 vxe-grid 的插槽名',
    to: ['/table/grid/group', '/table/grid/template'],
    words: '分组的 `slots.header`',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2937',
    question: '分页 多选 getRecordset 获取增删改数据',
    key: '更换 data 会清空记录，翻页之前先保存',
    to: ['/table/edit/status', 'table()getRecordset'],
    words: '更换 `data` 之后，未保存的修改会丢失',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#513',
    question: 'Contents in vxe-tooltip remain v-if',
    key: 'no v-if or v-for on vxe-tooltip: put it on an outer element',
    to: ['/table/module/tooltip'],
    words: 'v-if',
    verdict: 'answered'
  }
]
