import type { PublicThread } from './public-thread.ts'

/** Fifth batch of public threads. Judged after the corrections for the fourth, before any for itself. */
export const fifthThreads: readonly PublicThread[] = [
  {
    thread: 'x-extends/vxe-table#244',
    question: 'proxyConfig.ajax query 方法里怎么拿到 $grid',
    key: '参数中有 $grid',
    to: ['grid.proxyConfig.ajax.query', '/grid/api'],
    verdict: 'answered',
    reason: '成员的参数中列出 $grid。'
  },
  {
    thread: 'x-extends/vxe-table#1744',
    question: '数据代理模式下 怎么设置 currentPage',
    key: "修改 getProxyInfo().pager.currentPage，再调用 commitProxy('query')",
    to: ['/table/grid/pageProxy'],
    words: 'getProxyInfo().pager.currentPage',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面只说明读取状态，没有说明修改页码。'
  },
  {
    thread: 'x-extends/vxe-table#2184',
    question: 'proxyConfig save delete 参数里没有表单数据',
    key: '3.8.6 的参数有 form，proxy-config.form 开启时是表单的数据',
    to: ['/table/practice/proxyServer', '/table/grid/proxy'],
    words: '还有 `form`',
    verdict: 'answered',
    reason: '第二项列出 save 和 delete 的参数。'
  },
  {
    thread: 'x-extends/vxe-table#2116',
    question: 'vxe-grid 数据代理 关闭分页 loadData 报错 slice',
    key: '没有分页时 query 返回数组，或者设置 response.list',
    to: ['/table/grid/proxy', '/table/grid/pageProxy'],
    words: 'datas.slice is not a function',
    verdict: 'not found',
    currentVerdict: 'answered',
    reason: '前三项的页面不说明没有分页时的返回值。'
  },
  {
    thread: 'x-extends/vxe-table#675',
    question: '数据代理 total 从 headers 中获取',
    key: '在 query 中把响应转换为 { result, page: { total } }',
    to: ['/table/practice/proxyServer', '/table/grid/pageProxy'],
    words: '总数在响应头',
    verdict: 'answered',
    reason: 'query 自行返回对象，页面说明格式。'
  },
  {
    thread: 'x-extends/vxe-table#862',
    question: '数据代理 delete 只送出当前页选中的行',
    key: 'body.removeRecords 只有当前页，其他页用 getCheckboxReserveRecords',
    to: ['/table/grid/proxy'],
    words: '只删除当前页勾选的行',
    verdict: 'answered',
    checkedVerdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面有获取其他页的方法，但没有说明 delete 只处理当前页。'
  },
  {
    thread: 'x-extends/vxe-table#2214',
    question: '数据代理 查询表单提交时 不要清空排序和筛选',
    key: "提交是 reload，清空排序和筛选，改用普通按钮调用 commitProxy('query')",
    to: ['/table/grid/formProxy'],
    words: '提交和重置表单会',
    verdict: 'answered',
    reason: '页面有对应的一句。'
  },
  {
    thread: 'x-extends/vxe-table#2440',
    question: '服务端排序 排序箭头高亮丢失',
    key: 'columns 每次生成新数组时列重新加载，保持同一个数组，或调用 sort',
    to: ['/table/base/sort'],
    words: '排序的图标不再高亮',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '没有页面说明更换 columns 会清除排序的图标。'
  },
  {
    thread: 'x-extends/vxe-table#1408',
    question: 'query 参数 $grid 拿不到组件配置',
    key: '$grid 是 vxe-grid 实例，可以读取属性',
    to: ['/table/grid/events'],
    words: '除了 `$table` 还有 `$grid`',
    verdict: 'answered',
    reason: '页面说明 $grid 是实例。'
  },
  {
    thread: 'x-extends/vxe-table#2548',
    question: '嵌套表格展开 左右固定列没有跟随展开',
    key: '展开内容高度变化后固定列的高度，recalculate，或 3.8.6 中自动同步',
    to: ['/table/advanced/expand'],
    words: '外层表格也有固定列时',
    verdict: 'answered',
    reason: '页面说明必须设置高度。'
  },
  {
    thread: 'x-extends/vxe-table#1833',
    question: '树形表格 展开方法 toggleRowExpand 无效',
    key: '树使用 setTreeExpand、setAllTreeExpand',
    to: ['/table/tree/expand', '/table/tree/basic'],
    words: 'toggleTreeExpand',
    verdict: 'not found',
    currentVerdict: 'answered',
    reason: '前三项没有说明展开行与树的方法不同。'
  },
  {
    thread: 'x-extends/vxe-table#2103',
    question: '树形表格里的展开行 只有一级能展开',
    key: '3.8.6 中树和展开行能否同时使用，以及替代',
    to: ['/table/tree/expand'],
    words: '同时显示子节点和展开行',
    verdict: 'answered',
    reason: '页面有示例。'
  },
  {
    thread: 'x-extends/vxe-table#1623',
    question: '树形表格 按层级展开折叠',
    key: '没有按层级的方法，遍历数据收集该层的行传给 setTreeExpand',
    to: ['/table/tree/basic'],
    words: '没有按层级展开的方法',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '没有页面说明按层级展开。'
  },
  {
    thread: 'x-extends/vxe-table#1303',
    question: 'fixed 和 expand 同时使用',
    key: '3.8.6 支持，展开内容跨越全部列',
    to: ['/table/base/fixed', '/table/advanced/expand'],
    words: '固定列可以与展开行同时使用',
    verdict: 'answered',
    reason: '页面说明两者同时使用的条件。'
  },
  {
    thread: 'x-extends/vxe-table#504',
    question: '筛选条件 大于小于等于包含',
    key: '自定义筛选渲染器',
    to: ['/table/renderer/filter'],
    words: 'filterMethod',
    verdict: 'answered',
    reason: '页面有条件筛选的示例。'
  },
  {
    thread: 'x-extends/vxe-table#1461',
    question: '表头自定义图标 升序降序不排序 三种图标',
    key: 'sort-config 的 iconAsc、iconDesc，或 header 插槽',
    to: ['/table/advanced/sortIcon'],
    words: 'sort-icons',
    verdict: 'answered',
    reason: '页面说明三种状态的图标。'
  },
  {
    thread: 'x-extends/vxe-table#1428',
    question: 'sort-change 自定义排序 内置逻辑还在执行',
    key: 'sort-config.remote 设置为 true',
    to: ['/table/base/sort'],
    words: '服务端排序',
    verdict: 'answered',
    reason: '页面说明 remote。'
  },
  {
    thread: 'x-extends/vxe-table#80',
    question: '服务端筛选 获取所有列的筛选值',
    key: 'filter-change 的 filterList 或 filters，以及 getCheckedFilters',
    to: ['/table/base/filter'],
    words: '是所有列当前的条件',
    verdict: 'answered',
    reason: '页面有对应的一句。'
  },
  {
    thread: 'x-extends/vxe-table#946',
    question: 'vxe-input date 手动删除内容 值没有清空',
    key: '失去焦点时清空值',
    to: ['/table/module/input'],
    words: '手动删除日期的文字后',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面没有说明手动删除日期的文字。'
  },
  {
    thread: 'x-extends/vxe-table#2298',
    question: 'vxe-input type=number 粘贴数字失败',
    key: 'number 类型阻止了 macOS 的 Command 组合键，是缺陷，用右键粘贴',
    to: ['/table/module/input'],
    words: '在 macOS 上',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面没有提到粘贴。'
  },
  {
    thread: 'x-extends/vxe-table#374',
    question: '编辑组件 el-date-picker 选完立即关闭 值没变',
    key: '弹出层添加类名 vxe-table--ignore-clear',
    to: ['/integration/element-ui'],
    words: 'vxe-table--ignore-clear',
    verdict: 'answered',
    reason: '页面说明类名。'
  },
  {
    thread: 'x-extends/vxe-table#2331',
    question: 'insert 插入的数据 保存时怎么获取',
    key: 'getInsertRecords、getRecordset',
    to: ['/table/edit/insert'],
    words: 'getInsertRecords',
    verdict: 'answered',
    reason: '页面说明方法。'
  },
  {
    thread: 'x-extends/vxe-table#2844',
    question: 'push 之后 getInsertRecords 返回空数组',
    key: 'push 的行不是新增，用 insert，不要同时 push',
    to: ['/table/edit/insert'],
    words: '这些行算作已有的数据',
    verdict: 'answered',
    reason: '页面比较 push 和 insert。'
  },
  {
    thread: 'x-extends/vxe-table#339',
    question: '新增行勾选后 获取选中返回两条重复数据',
    key: '主键重复时的结果，主键必须唯一',
    to: ['/table/base/data'],
    words: '主键重复时',
    verdict: 'answered',
    reason: '页面有对应的一句。'
  },
  {
    thread: 'x-extends/vxe-table#243',
    question: 'insert 的行 getRowIndex 返回 -1',
    key: '新增的行不在 data 中，索引为 -1，用 getVTRowIndex',
    to: ['/table/edit/insert'],
    words: '新行没有索引',
    verdict: 'answered',
    reason: '页面有对应的一句。'
  },
  {
    thread: 'x-extends/vxe-table#67',
    question: '修改数据后马上调用 insertAt 无效',
    key: '等待 $nextTick',
    to: ['/table/edit/insert'],
    words: '$nextTick',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面没有说明要等待更新。'
  },
  {
    thread: 'x-extends/vxe-table#109',
    question: '给正在编辑的行赋值 输入框不更新',
    key: '修改该行的字段，字段要先存在，不要重新赋值 data',
    to: ['/table/base/data', 'table.data'],
    words: '要给正在编辑的行赋值',
    verdict: 'answered',
    checkedVerdict: 'missing',
    currentVerdict: 'answered',
    reason: '只有另一页说明给行添加字段要用 $set。'
  },
  {
    thread: 'xuliangzhan/vxe-table-demo#2',
    question: 'insert 的临时数据 怎么保存到绑定的 data',
    key: '自行加入 data，或保存后重新查询',
    to: ['/table/edit/insert'],
    words: '把新行加入组件的数据',
    verdict: 'answered',
    reason: '页面有示例。'
  },
  {
    thread: 'x-extends/vxe-table#2708',
    question: 'export-config filename 动态 当前时间',
    key: 'filename 在调用时传入，或计算属性',
    to: ['/table/advanced/export'],
    words: '例如文件名',
    verdict: 'answered',
    reason: '页面说明 beforeExportMethod 可以修改文件名。'
  },
  {
    thread: 'x-extends/vxe-table#3134',
    question: '导入 excel 表头是标题 不是字段名 匹配不上',
    key: '列的匹配方式，importMethod 自行解析',
    to: ['/table/advanced/import'],
    words: '把表头替换为字段名',
    verdict: 'answered',
    reason: '页面有示例。'
  },
  {
    thread: 'x-extends/vxe-table#1988',
    question: 'openExport 文件名没有更新',
    key: '3.8.6 中每次打开使用当时的 filename',
    to: ['table()openExport', '/table/advanced/export'],
    verdict: 'answered',
    checkedVerdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面没有说明弹窗中的文件名何时更新。'
  },
  {
    thread: 'x-extends/vxe-table#2305',
    question: 'mergeCells commitProxy 刷新后不生效',
    key: '换数据后合并清除，用 span-method 或重新设置',
    to: ['/table/advanced/mergeCell'],
    words: '更换 `data` 会清空合并',
    verdict: 'answered',
    reason: '页面有对应的一句。'
  },
  {
    thread: 'x-extends/vxe-table#1844',
    question: 'merge-footer-items 两组 只合并第一组',
    key: 'row 和 col 是合并之前的索引，各组不能重叠',
    to: ['/table/advanced/footerSpan'],
    words: '各组的单元格不能重叠',
    verdict: 'answered',
    reason: '页面有示例。'
  },
  {
    thread: 'x-extends/vxe-table#642',
    question: '表头合并行或列 header span method',
    key: '没有该设置',
    to: ['/table/base/group'],
    words: '表头不能自由合并单元格',
    verdict: 'not found',
    currentVerdict: 'answered',
    reason: '前三项都是表体的合并。'
  },
  {
    thread: 'x-extends/vxe-table#654',
    question: '内容溢出省略号 自定义行数 双行',
    key: '没有该属性，插槽加 line-clamp',
    to: ['/table/base/autoBreak'],
    words: 'line-clamp',
    verdict: 'answered',
    checkedVerdict: 'not found',
    currentVerdict: 'answered',
    reason: '第一项链接到自动换行，链接的文字没有提到多行省略。'
  },
  {
    thread: 'x-extends/vxe-table#2555',
    question: 'width auto 表头不换行 由内容撑开',
    key: '3.8.6 列宽 auto 的支持',
    to: ['/table/base/width'],
    words: '由内容决定宽度',
    verdict: 'answered',
    reason: '页面有测量的示例。'
  },
  {
    thread: 'x-extends/vxe-table#1629',
    question: '有固定列 非固定列换行 行高不一致',
    key: 'show-overflow，或内容变化后 recalculate',
    to: ['/table/base/fixedFull'],
    words: '内容可以换行时',
    verdict: 'answered',
    reason: '页面说明行高保持一致。'
  },
  {
    thread: 'x-extends/vxe-table#1645',
    question: 'max-height 窗口最大化再缩小 高度不自适应',
    key: '百分比随父元素的高度改变',
    to: ['/table/base/maxHeight', '/table/base/autoHeight'],
    words: '父元素的高度改变时',
    verdict: 'answered',
    checkedVerdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面没有说明 max-height 的百分比。'
  },
  {
    thread: 'x-extends/vxe-table#1714',
    question: '设置 max-height 固定列高度太低 显示不全',
    key: '同时设置时较小的值生效',
    to: ['/table/base/maxHeight'],
    words: '较小的值生效',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '没有页面说明同时设置两个属性。'
  },
  {
    thread: 'x-extends/vxe-table#1712',
    question: '同时设置 height 和 max-height',
    key: '较小的值生效',
    to: ['/table/base/maxHeight'],
    words: '较小的值生效',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '没有页面说明同时设置两个属性。'
  },
  {
    thread: 'x-extends/vxe-table#640',
    question: '筛选无数据 固定列出现横向滚动条',
    key: '3.8.6 无数据时不显示',
    to: ['/table/base/fixed'],
    words: '没有数据行时，固定列没有滚动条',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '没有页面说明没有数据时的固定列。'
  },
  {
    thread: 'x-extends/vxe-table#1617',
    question: '行高根据单元格内容自适应',
    key: '默认换行自适应，不设置 show-overflow',
    to: ['/table/base/rowHeight'],
    words: '和内容决定',
    verdict: 'answered',
    reason: '页面说明行高由内容决定。'
  },
  {
    thread: 'x-extends/vxe-table#653',
    question: '虚拟滚动 表头文字换行',
    key: '表头由 show-header-overflow 控制，可以换行',
    to: ['/table/base/overflow'],
    words: '互不影响',
    verdict: 'answered',
    reason: '页面说明表头分别设置。'
  },
  {
    thread: 'x-extends/vxe-table#2087',
    question: '单选禁用行 点击空白区域触发 radio-change',
    key: 'radio-config.checkMethod，触发条件',
    to: ['table@radio-change'],
    verdict: 'answered',
    reason: '成员的说明写明该情况。'
  },
  {
    thread: 'x-extends/vxe-table#384',
    question: '点击行的事件是哪个',
    key: 'cell-click',
    to: ['table@cell-click'],
    verdict: 'answered',
    reason: '第一项是该事件。'
  },
  {
    thread: 'x-extends/vxe-table#1595',
    question: 'vxe-table 没有 row-click',
    key: 'cell-click',
    to: ['table@cell-click'],
    verdict: 'answered',
    reason: '第一项是该事件。'
  },
  {
    thread: 'x-extends/vxe-table#2558',
    question: 'ios safari 固定列 滑动不流畅 错位',
    key: '手机上的限制，减少固定列',
    to: ['/table/base/fixed'],
    words: '固定列会短暂错行',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面没有说明手机上的滚动。'
  },
  {
    thread: 'xuliangzhan/vxe-table-demo#15',
    question: '移动端 固定列 上下滑动不同步',
    key: '手机上固定列的行为',
    to: ['/table/base/fixed'],
    words: '固定列会短暂错行',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面没有说明手机上的滚动。'
  },
  {
    thread: 'x-extends/vxe-table#3114',
    question: '触控板斜向滑动 只允许一个方向滚动',
    key: '没有该设置，overscroll 或 CSS',
    to: ['/table/base/scrollStyle'],
    words: '不能用属性限制滚动的方向',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '没有页面说明限制滚动的方向。'
  },
  {
    thread: 'x-extends/vxe-table#1005',
    question: 'ios 上滑加载更多 横向滚动也被触发',
    key: '没有设置，用 touch-action 或 overscroll 的样式',
    to: ['/table/scroll/partialLoad', '/table/base/scrollStyle'],
    words: '表格也横向滚动',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '没有页面说明限制滚动的方向。'
  },
  {
    thread: 'x-extends/vxe-table#843',
    question: 'table 放在抽屉里 编辑后关闭 内存没有回收',
    key: '销毁后释放，检查引用和最后一个滚轮事件',
    to: ['/table/practice/memory'],
    words: '节流函数保存最后一个滚轮事件',
    verdict: 'answered',
    reason: '页面说明检查的方法和保留的元素。'
  },
  {
    thread: 'x-extends/vxe-table#127',
    question: 'select 选项远程获取 表格里显示文字',
    key: 'edit-render 的 options 响应式，到达后自动显示',
    to: ['/table/module/select'],
    words: '表格的单元格也是如此',
    verdict: 'answered',
    reason: '页面有对应的一句。'
  },
  {
    thread: 'x-extends/vxe-table#2456',
    question: '固定列 拖动列宽后内容换行 行错位',
    key: '拖动后重新计算，show-overflow',
    to: ['/table/base/resizable'],
    words: '行高和固定列的行高一起更新',
    verdict: 'answered',
    checkedVerdict: 'missing',
    currentVerdict: 'answered',
    reason: '问题排查有类似的现象，没有提到拖动列宽。'
  },
  {
    thread: 'x-extends/vxe-table#754',
    question: 'typescript VXETable.use 插件 报不存在 use',
    key: '用 VXETable.use，不用 Vue.use，3.8.6 的类型有 use',
    to: ['/table/practice/excelMigration'],
    words: '不用 `Vue.use`',
    verdict: 'answered',
    reason: '页面有示例。'
  },
  {
    thread: 'x-extends/vxe-table#1176',
    question: 'commonjs 引入 VXETable undefined',
    key: 'default 导出用于注册，具名导出 VXETable 只有方法',
    to: ['/table/start/install'],
    words: "require('vxe-table').default",
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '没有页面说明 require 的写法。'
  },
  {
    thread: 'x-extends/vxe-table#1874',
    question: 'vxe-modal 高度百分比 storage 拖动宽度后高度变小',
    key: '百分比被保存为像素，是缺陷，设置像素高度',
    to: ['/table/module/modal'],
    words: '`storage` 恢复的弹窗',
    verdict: 'missing',
    currentVerdict: 'answered',
    reason: '页面没有说明百分比的尺寸。'
  },
  {
    thread: 'x-extends/vxe-table#2436',
    question: '自定义样式 cssvar.scss',
    key: 'cssvar.scss 已废弃，修改变量的方法',
    to: ['/table/start/theme'],
    words: '没有规则读取这些属性',
    verdict: 'answered',
    reason: '页面有对应的一句。'
  },
  {
    thread: 'x-extends/vxe-table#811',
    question: '自定义模板 深层元素 溢出 tooltip 不显示',
    key: '只检测单元格的元素，contentMethod 或 showAll',
    to: ['/table/base/tooltip'],
    words: '不检测更深层的元素',
    verdict: 'answered',
    reason: '页面说明 contentMethod 和 showAll。'
  },
  {
    thread: 'x-extends/vxe-table#851',
    question: 'vxe-grid form-config 怎么添加 rules 校验',
    key: 'form-config.rules',
    to: ['/form/valid', '/table/grid/form'],
    words: '规则',
    verdict: 'answered',
    reason: '链接的页面说明 rules。'
  },
  {
    thread: 'x-extends/vxe-table#951',
    question: '如何实现行上下拖拽排序',
    key: 'SortableJS，没有内置',
    to: ['/integration/sortable'],
    words: '3.8 没有内置的拖动',
    verdict: 'answered',
    reason: '第一项是示例。'
  }
]
