import type { PublicThread } from './public-thread.ts'

/** Third batch of public threads about vxe-table 3.x. Judged after the corrections for the first two batches. */
export const thirdThreads: readonly PublicThread[] = [
  {
    thread: 'x-extends/vxe-table#1031',
    question: '树形表格 键盘导航进入子级编辑',
    key: '内置的按键只在 transform 的树中正常',
    to: ['/table/tree/keyboard', '/table/edit/keyboard'],
    words: '这些按键只在 `transform` 的树中正常',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#143',
    question: '列拖动 保存',
    key: '没有内置的列拖动，用 SortableJS，保存主键的顺序',
    to: ['/integration/sortable'],
    words: '保存拖动后的顺序',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#152',
    question: '插入数据不在data里',
    key: '新行只保存在表格中，自行加入数据或读取 fullData',
    to: ['/table/edit/insert'],
    words: '把新行加入组件的数据',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#44',
    question: '校验不通过 鼠标移开 数据也保存了',
    key: '校验不阻止写入，保存前校验或强制校验',
    to: ['/table/edit/cellValid'],
    words: '校验通过才能离开单元格或行',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1337',
    question: '按需加载 点击表格报错',
    key: '注册缺少的模块和组件',
    to: ['/table/start/use'],
    words: '检查缺少的功能',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#410',
    question: 'v-for 递归生成 vxe-colgroup 表头分组错乱',
    key: '递归组件的根元素是 vxe-colgroup 或 vxe-column',
    to: ['/table/base/group', '/colgroup/api'],
    words: '递归的组件',
    verdict: 'missing',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#107',
    question: '分页每页条数下拉 被modal遮挡',
    key: '共用层级的计数器，设置 zIndex',
    to: ['/table/start/zindex', '/table/module/pager'],
    words: '遮挡',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1958',
    question: '右键菜单 挂载节点 微前端 位置错位',
    key: '菜单挂载到 body，没有修改挂载位置的属性',
    to: ['/table/practice/ssr', '/table/start/trouble'],
    words: '没有修改挂载位置的属性',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1016',
    question: 'keep-alive 后 table宽度自适应失效',
    key: 'activated 中自动重新计算布局',
    to: ['/table/advanced/keepAlives', '/table/advanced/tabs'],
    words: '列宽按当前的宽度计算',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#698',
    question: 'insertAt 新追加的行 rowIndex 为 -1',
    key: '新行没有索引，用 getVTRowIndex',
    to: ['/table/edit/insert'],
    words: '新行没有索引',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#707',
    question: '展开行 父子表格 如何通过json配置实现',
    key: 'content-render 渲染器，或 slots.content',
    to: ['/table/renderer/expand', '/table/advanced/expand'],
    words: 'column.contentRender',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#596',
    question: '懒加载树表格无效 设置 hasChild 为 true 无法出现可点击的行',
    key: '改用 hasChildField，并设置 lazy 和 loadMethod',
    to: ['/table/grid/treeLazy', 'table.treeConfig.hasChild', '/table/tree/lazy'],
    words: 'table.treeConfig.hasChildField',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1907',
    question: 'getColumns 后设置 visible 无效',
    key: '修改 visible 之后调用 refreshColumn',
    to: ['table()getColumns'],
    verdict: 'missing',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#266',
    question: 'loadData 更新数据 跳到第一行',
    key: 'loadData 保留滚动位置，scrollToTopOnChange 才回到顶部',
    to: ['table()loadData', '/table/base/data'],
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#584',
    question: '表格固定列 缩小屏幕百分比 表格错位',
    key: '浏览器的缩放不使列错位，祖先元素的 zoom 才有影响',
    to: ['/table/start/trouble'],
    words: '浏览器的缩放没有影响',
    verdict: 'not found',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#644',
    question: '行高低于默认行高 设置无效',
    key: 'row-config.height 与 show-overflow 一起设置，20 px 也生效',
    to: ['/table/base/rowHeight'],
    words: '必须同时设置 `show-overflow`',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2294',
    question: '列筛选 全部 重置 确认 国际化',
    key: '内置文字由 setConfig 的 i18n 提供',
    to: ['/table/start/i18n', '/table/advanced/manualFilter'],
    words: '所有内置文字都来自该函数',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table-plugin-export-xlsx#32',
    question: '导出表格合并单元格无效',
    key: '插件 2.3.1 从弹窗导出时不合并，3.3.7 合并',
    to: ['/table/practice/excelMigration', '/table/advanced/export', '/table/advanced/mergeCell'],
    words: '从弹窗导出时，单元格不合并',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#626',
    question: 'mouse-config selected 之后不能复制单元格内容',
    key: '3.8.6 中仍可以选中文字并复制',
    to: ['/table/edit/highlightCell'],
    words: '不影响复制文字',
    verdict: 'missing',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#122',
    question: '编辑状态下上下左右移动单元格',
    key: '编辑时由输入框处理，用 event.keydown 拦截器改写',
    to: ['/table/edit/keyboard', '/table/edit/keyboardEdit'],
    words: '由输入框处理',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#89',
    question: '切换每页条数 当前页超出 数据为空',
    key: '页码超出时切换到最后一页，再请求一次',
    to: ['/table/module/pager'],
    words: '切换到最后一页',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2063',
    question: 'modal 最小化 拖动不允许拖出屏幕边界',
    key: '不支持最小化，marginSize 是与屏幕边缘的最小距离',
    to: ['/table/module/modal'],
    words: '弹窗不支持最小化',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2333',
    question: '横向树 导入',
    key: '导入需要字段名的表头，导出时选择源数据',
    to: ['/table/advanced/import'],
    words: '导入已导出的文件',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2183',
    question: '从excel复制多行 粘贴无反应',
    key: '处理 paste 事件，示例从选中的单元格开始填充',
    to: ['/table/edit/keyboardEdit'],
    words: '从电子表格复制一个区域',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#680',
    question: 'modal 最大化之后再打开 按钮状态不对',
    key: '再次打开时恢复初始状态，remember 保留',
    to: ['/table/module/modal', 'setConfig.modal.remember'],
    words: 'modal.remember',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#368',
    question: 'resizable 列宽不可拖动',
    key: 'columnConfig.resizable',
    to: ['/table/base/resizable'],
    words: 'table.columnConfig.resizable',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2297',
    question: '工具栏自定义列设置 如何存储到后端',
    key: '在 custom 事件中发送，由代码恢复',
    to: ['/table/advanced/customStorage'],
    words: '保存到服务端',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#311',
    question: '方向键左右切换页码',
    key: '没有内置，在 keydown 事件中处理',
    to: ['/table/module/pager', '/table/scroll/highlight'],
    words: '要用左右方向键切换页码',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#791',
    question: '不要toolbar 只用自定义列和列宽',
    key: 'openCustom 打开面板',
    to: ['/table/advanced/custom'],
    words: 'table()openCustom',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1355',
    question: 'vxe-pager 不显示分页、总条数',
    key: '设置 total',
    to: ['/table/module/pager', '/pager/api'],
    words: 'pager.total',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#3128',
    question: '大屏 表格自动滚动',
    key: '没有内置，定时调用 getScroll 和 scrollTo',
    to: ['/table/base/height'],
    words: '大屏需要自动滚动时',
    verdict: 'missing',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#281',
    question: '像Excel一样复制区域',
    key: '没有内置区域选取，需要扩展插件',
    to: ['table.clipConfig', 'table.mouseConfig.area'],
    verdict: 'not found',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#809',
    question: 'vxe-modal 模态框内容不显示',
    key: '内容放在默认插槽，或用 content',
    to: ['/table/module/modal', '/modal/api'],
    words: 'modal.content',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#140',
    question: 'renderEdit async 渲染不出来',
    key: '必须同步返回虚拟节点，返回 Promise 时不渲染',
    to: ['renderer.renderEdit'],
    verdict: 'missing',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1028',
    question: 'push 空行 validate 没有提示',
    key: 'validate() 只校验新增和修改过的行，validate(true) 校验全部',
    to: ['/table/edit/cellValid'],
    words: '只校验新增和修改过的行',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1103',
    question: 'pager 展示为 {0}',
    key: 'i18n 函数要用 args 替换 {0}',
    to: ['/table/start/i18n', '/table/module/pager'],
    words: '替换文字中的 `{0}`',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#215',
    question: 'cellRender 渲染器 renderDefault renderCell',
    key: 'cellRender 用 renderDefault，editRender 用 renderCell 和 renderEdit',
    to: ['/table/renderer/api', 'renderer.renderDefault'],
    words: 'VXETable.renderer',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1817',
    question: '渲染器重复渲染',
    key: '父组件引起渲染，把表格放在单独的组件中',
    to: ['/table/practice/performance'],
    words: '避免父组件引起渲染',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1307',
    question: 'edit-closed 事件中调用 loadData 切换单元格时编辑激活异常',
    key: '不要在 edit-closed 中调用 loadData，用 reloadRow',
    to: ['/table/edit/events'],
    words: '在 `edit-closed` 中调用',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1019',
    question: 'mode cell 必填校验失败 validate 提示通过',
    key: '未设置 keepSource 时不校验修改过的行，validate(true) 校验全部',
    to: ['/table/edit/cellValid'],
    words: '未设置 `keep-source` 时',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1226',
    question: 'current-change 只有一条数据 第二次点击不触发',
    key: '再次点击当前行不触发',
    to: ['/table/base/current', 'table@current-change'],
    words: '再次点击当前行不触发',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1766',
    question: '自定义列 关联某个按钮 不用工具栏',
    key: 'openCustom',
    to: ['/table/advanced/custom', '/table/module/toolbar', '/table/advanced/toolbar'],
    words: '用自定义按钮打开面板',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2771',
    question: 'grid footer-method 实时合计 不生效',
    key: '调用 updateFooter',
    to: ['/table/edit/footerImmediately', '/table/grid/footer'],
    words: 'table()updateFooter',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#890',
    question: '只显示分组的表头 隐藏每列的表头',
    key: '没有该属性，用样式隐藏最后一行表头',
    to: ['/table/base/group'],
    words: '只显示分组的标题',
    verdict: 'missing',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#521',
    question: 'IE11 对象不支持“find”属性或方法',
    key: 'lib 是 ES5，IE 11 需要补充 Promise、Map 和 Object.assign',
    to: ['/table/start/install'],
    words: '在 IE 11 中',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2981',
    question: '拖拽排序后 mergeCells 错乱',
    key: '合并按位置，重新设置或用 spanMethod',
    to: ['table.mergeCells', '/table/advanced/mergeCell'],
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table-plugin-export-xlsx#14',
    question: 'vxe-table-plugin-export-xlsx IE11 报错',
    key: 'IE 11 不能运行 ExcelJS 4.4.0，dist/es5 中的文件也不是 ES5；转译并补充 API，或者由服务端生成',
    to: ['/table/practice/excelMigration'],
    words: 'IE 11 不能运行 ExcelJS',
    verdict: 'missing',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1991',
    question: '树形表格 tab 方向键 enter 会跳到父节点上一行',
    key: '嵌套的树只能在根节点之间移动，改用 transform',
    to: ['/table/tree/keyboard', '/table/edit/keyboard'],
    words: '在嵌套的树中',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#197',
    question: '几百行 element 控件 选中和编辑都非常卡',
    key: '进入编辑后才显示组件，用 formatter 代替插槽',
    to: ['/table/practice/performance'],
    words: '单元格中有输入框、下拉框',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2117',
    question: 'vxe-modal 浏览器缩放的时候 不能自动居中',
    key: '不重新居中，调用 setPosition',
    to: ['/table/module/modal', '/modal/api'],
    words: '弹窗不重新居中',
    verdict: 'missing',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#419',
    question: 'vxe-column v-for columns更新 数值匹配错乱',
    key: '不要用索引作为 key',
    to: ['/table/advanced/dynamic'],
    words: '不要用数组的索引作为 `key`',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2051',
    question: '导入失败，请检查字段名和数据格式是否正确',
    key: '文件第一行必须是字段名',
    to: ['/table/advanced/import', 'table()importData'],
    words: '字段名',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#990',
    question: '设置了reserve为true 无法记录上一次选中的数据',
    key: '同时设置 rowConfig.keyField',
    to: ['/table/base/selection'],
    words: 'table.rowConfig.keyField',
    verdict: 'not found',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1752',
    question: 'el-select el-cascader 在可编辑表格中 点击选项失去焦点 没有选中',
    key: 'popper-class 设置为 vxe-table--ignore-clear',
    to: ['/integration/element-ui'],
    words: 'vxe-table--ignore-clear',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#2757',
    question: '树形懒加载 刷新绑定数据后 展开按钮消失了',
    key: '更换 data 之前调用 clearTreeExpand',
    to: ['/table/tree/lazy'],
    words: '先调用 `clearTreeExpand()`',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#813',
    question: '怎么获取表格所有数据 包括 insert_actived 新增的',
    key: 'getTableData().fullData',
    to: ['/table/edit/status', '/table/edit/insert'],
    words: 'getTableData().fullData',
    verdict: 'not found',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#696',
    question: 'vxe+element-ui 编辑模式 点击无效 原本的显示消失 没有出现编辑',
    key: '渲染器的名称没有注册',
    to: ['/integration/element-ui', '/table/renderer/edit'],
    words: '名称没有注册时',
    verdict: 'not found',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#372',
    question: '导入',
    key: 'importData',
    to: ['/table/advanced/import'],
    words: 'table()importData',
    verdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#3075',
    question: '自定义数据源打印 插槽内容不会被打印',
    key: '设置 data 时打印 exportMethod 或 formatter 的结果',
    to: ['/table/advanced/print'],
    words: '插槽的文字不打印',
    verdict: 'missing',
    currentVerdict: 'answered'
  },
  {
    thread: 'x-extends/vxe-table#1032',
    question: '树形表格滚动到指定行',
    key: 'scrollToRow 先展开父节点',
    to: ['table()scrollToRow'],
    verdict: 'answered'
  }
]
