import type { DefectWords } from './texts.ts'

/** Other words of readers for the symptoms of defects, by the id of the case. A name in the symptom needs no other. */
export const defectWords: Readonly<Record<string, DefectWords>> = {
  'form/basics/suffix-settings': { zh: '标题后缀图标 提示样式不对', en: 'wrong tooltip on the icon after a title' },
  'form/basics/readonly-form': { zh: '表单只读没用,还能修改', en: 'form still editable' },
  'form/basics/content-class-name': { zh: '表单项样式类没加上', en: 'class missing on form item' },
  'form/valid/async-rules-skipped': {
    zh: '异步校验没跑完就提交,异步规则没有等待',
    en: 'async validator not awaited,submit does not wait for server validation'
  },
  'form/valid/errors-nested': { zh: '校验结果多套了一层,errMap 结构不对', en: 'validation result nested too deep' },
  'form/valid/rule-max': { zh: '最大长度提示的数字不对', en: 'wrong maximum in validation error' },
  'form/vertical/vertical-item': { zh: '单个表单项 标题没有换行', en: 'one item with title above the field' },
  'table/advanced/custom/outside-click': {
    zh: '列设置点空白处 没有事件',
    en: 'no event when clicking away from column settings'
  },
  'table/advanced/custom/cancel-applies': {
    zh: '列设置弹窗点取消没有撤销,取消不起作用',
    en: 'cancel does not discard column settings'
  },
  'table/advanced/custom/immediate-all': { zh: '列设置全选没反应', en: 'select all columns has no effect' },
  'table/advanced/custom/reset-text': { zh: '取消按钮的文字变成还原', en: 'wrong label of cancel button' },
  'table/advanced/customStorage/popup-fixed': { zh: '冻结列刷新后丢失', en: 'frozen column lost after reload' },
  'table/advanced/customStorage/drag-back': {
    zh: '拖动列恢复原位 刷新还是旧顺序',
    en: 'column order returns after reload'
  },
  'table/advanced/customWidthStorage/order-option': { zh: '列顺序刷新后没有记住', en: 'column order not remembered' },
  'table/advanced/customWidthStorage/width-zero': { zh: '列宽重置后刷新又回来', en: 'column width cannot be reset' },
  'table/advanced/event/header-grid': { zh: '表头点击事件 拿不到 grid', en: 'no grid instance in header-cell-click' },
  'table/advanced/event/prevented-toggle': {
    zh: '被拦截了还是触发事件',
    en: 'event fires although beforeMethod returns false'
  },
  'table/advanced/expandAccordion/collapse-other': {
    zh: '手风琴 收起了别的展开行',
    en: 'accordion closes the wrong row'
  },
  'table/advanced/expandAccordion/lazy-two': { zh: '手风琴 同时展开了两行', en: 'accordion shows two expanded rows' },
  'table/advanced/expandIcon/visible-expanded': {
    zh: '展开图标显示方法 拿不到是否展开',
    en: 'expand icon visibility lacks the state'
  },
  'table/advanced/expandLazy/request-again': {
    zh: '展开行重复请求,增删后又加载一次',
    en: 'expanded content loads again'
  },
  'table/advanced/export/txt-footer': { zh: '导出 txt 合计行用了逗号', en: 'commas in footer of exported text file' },
  'table/advanced/export/unchecked-column': {
    zh: '导出弹窗取消勾选列没用,不要的列也导出',
    en: 'deselected columns are exported anyway'
  },
  'table/advanced/import/no-message': { zh: '导入表头不一致 没有提示 卡住', en: 'import hangs when headers differ' },
  'table/advanced/import/cancelled': {
    zh: '取消导入后一直等待,关闭选择文件窗口后没有返回',
    en: 'import never returns after closing the file dialog'
  },
  'table/advanced/import/method-fails': { zh: '自定义导入出错却显示成功', en: 'import reports success after an error' },
  'table/advanced/keepAlives/hidden-delete': {
    zh: '切换页面后按键仍作用于看不见的表格,按删除键数据没了',
    en: 'keyboard acts on a table of another tab,data deleted in a background tab'
  },
  'table/advanced/manualFilter/unconfirmed': {
    zh: '没点确认的筛选条件自己生效',
    en: 'filter applied without confirming'
  },
  'table/advanced/rangeSelect/locked-unchecked': {
    zh: 'shift 多选把禁用行取消了',
    en: 'shift click unchecks disabled rows'
  },
  'table/advanced/rangeSelect/sorted-start': {
    zh: '排序后 shift 多选范围不对',
    en: 'shift selection wrong after sort'
  },
  'table/base/current/row-class-changes': { zh: '高亮行颜色没了', en: 'highlight of row lost' },
  'table/base/filter/input-renderer': { zh: '筛选面板用输入框 报错 点不开', en: 'filter with input renderer fails' },
  'table/base/fixed/wheel-over-fixed': {
    zh: '鼠标滚轮 左侧冻结列和内容错位',
    en: 'fixed column out of step when scrolling with mouse'
  },
  'table/base/maxHeight/remove-max-height': { zh: '最大高度去掉后还是那么高', en: 'height limit cannot be removed' },
  'table/base/resizable/set-column-width': { zh: '用代码改列宽没反应', en: 'cannot change column width from code' },
  'table/base/tooltip/same-cell-again': { zh: '鼠标再移上去提示不出来了', en: 'tooltip shows only once' },
  'table/edit/cellValid/clear-validate': { zh: '清除校验清错了行', en: 'clears validation of the wrong rows' },
  'table/edit/click/textarea-empty': { zh: '编辑时多行文本框内容不见了', en: 'textarea editor shows nothing' },
  'table/edit/events/select-native-events': {
    zh: '下拉渲染器 原生事件不触发',
    en: 'native events of select renderer do not fire'
  },
  'table/edit/highlightCell/border-lost': {
    zh: '选中框消失,单元格选中的边线不见',
    en: 'outline of selected cell disappears'
  },
  'table/edit/insert/insert-next-moves': { zh: '新增的行排序后跑到上面', en: 'new row jumps above after sort' },
  'table/edit/keyboardEdit/edit-method-result': {
    zh: '按键进入编辑 返回 false 不能阻止',
    en: 'returning false does not stop keyboard editing'
  },
  'table/grid/template/slot-grid': { zh: '插槽里拿不到 grid 实例', en: 'no grid in slot params' },
  'table/grid/toolbar/proxy-delete-missing': {
    zh: '删除后没有触发事件 关闭消息',
    en: 'no delete event with messages off'
  },
  'table/module/button/disabled-dropdown': { zh: '禁用按钮 下拉还能点开', en: 'disabled button opens dropdown' },
  'table/module/button/focus-dropdown': { zh: '下拉按钮不能聚焦', en: 'cannot focus dropdown button' },
  'table/module/checkbox/restore-in-change': {
    zh: '复选框组还原后又少了一项',
    en: 'checkbox group removes another value'
  },
  'table/module/checkbox/array-in-place': {
    zh: '复选框组改了原数组 watch 不触发',
    en: 'checkbox group mutates v-model array'
  },
  'table/module/icon/perfect-color': { zh: '图标颜色不变', en: 'icon without color' },
  'table/module/input/typed-time': {
    zh: '时间选择手动输入后值类型变了',
    en: 'typed time value has another type'
  },
  'table/module/input/min-max-date': {
    zh: '限制日期范围无效,最小日期 最大日期 没用,不能选择今天之前',
    en: 'limit selectable dates,minimum and maximum date ignored'
  },
  'table/module/input/today-disabled': { zh: '点今天选中了不可选的日期', en: 'today button picks a disabled date' },
  'table/module/input/delete-keeps-value': { zh: '按删除键没有清空输入框', en: 'delete key does not clear the input' },
  'table/module/input/change-twice': { zh: '输入框 change 事件执行两次', en: 'input change event runs two times' },
  'table/module/input/panel-logs': { zh: '日期控件 控制台打印', en: 'date picker prints to console' },
  'table/module/modal/esc-below-message': { zh: '有提示消息时 Esc 键失效', en: 'escape key ignored with a toast open' },
  'table/module/modal/restore-percentage': { zh: '记住大小的弹窗打开后特别小', en: 'stored window opens tiny' },
  'table/module/pulldown/transparent-panel': { zh: '下拉容器没有底色', en: 'dropdown panel see-through' },
  'table/module/pulldown/hide-when-closed': { zh: '下拉容器关闭后还触发更新', en: 'event although panel is closed' },
  'table/module/select/enter-without-match': { zh: '下拉框按回车值被清空', en: 'enter clears the select value' },
  'table/module/select/search-in-groups': { zh: '分组下拉框搜不到选项', en: 'search finds no option in groups' },
  'table/module/select/search-with-space': {
    zh: '下拉框筛选 空格键 打不出来',
    en: 'space key does nothing in filterable select'
  },
  'table/module/select/delete-clears-twice': { zh: '下拉框清空 事件两次', en: 'select clear event runs two times' },
  'table/module/textarea/autosize-together': {
    zh: '多个多行文本框自适应高度一样高',
    en: 'auto height of textareas is wrong'
  },
  'table/module/toolbar/custom-trigger': { zh: '工具栏列设置 悬停展开', en: 'open column settings on hover' },
  'table/module/tooltip/content-function': { zh: '提示内容用函数 不显示', en: 'function for tooltip content' },
  'table/practice/memory/destroyed-modal': { zh: '弹窗内存泄漏', en: 'memory leak of modal' },
  'table/practice/proxyServer/query-all-fails': {
    zh: '导出全部 请求失败却提示成功 空文件',
    en: 'export of all rows reports success after a failed request'
  },
  'table/renderer/form/group-options-field': { zh: '渲染器分组下拉 选项空白', en: 'blank grouped options' },
  'table/scroll/edit/insert-next': { zh: '新行排序后位置变了', en: 'new row in wrong place after sort' },
  'table/scroll/lazyTree/collapse-blank': { zh: '全部收起后白屏', en: 'tree blank after collapsing' },
  'table/scroll/tabs/end-blank': { zh: '滚到底切换标签页 回来白屏', en: 'blank table after switching tabs at the end' },
  'table/scroll/tabs/load-blank': {
    zh: '隐藏时加载数据 切回来白屏',
    en: 'blank table after loading data in a hidden tab'
  },
  'table/tree/edit/child-changes': { zh: '树形表格子节点修改记录不到', en: 'changed children are not tracked' },
  'table/tree/edit/revert-child': { zh: '子节点不能还原', en: 'cannot revert a child' },
  'table/tree/edit/children-field': {
    zh: '自定义子节点字段 拿不到修改的子级',
    en: 'updates of children missing with another field'
  },
  'table/tree/edit/edit-record': { zh: '拿不到正在编辑的子行', en: 'no record of the child in edit' },
  'table/tree/editCellValid/duplicate-errors': { zh: '树校验 同一个错误出现两次', en: 'same validation error twice' },
  'table/tree/expand/clear-reserve': { zh: '清空展开后子节点又展开', en: 'children expand again after clearing' },
  'table/tree/expand/deleted-record': { zh: '展开记录里有删掉的行', en: 'removed rows among expanded records' },
  'table/tree/insert/remove-all': { zh: '删除全部 还有数据', en: 'rows left after removing all' },
  'table/tree/insert/insert-order': { zh: '批量新增 倒序', en: 'inserted rows reversed' },
  'table/tree/keyboard/arrow-keys': { zh: '上下键跳过子节点', en: 'arrow keys skip children' },
  'table/tree/lazy/insert-reload': { zh: '新增子节点后不见了 又请求一次', en: 'inserted child vanishes' },
  'table/tree/lazy/child-twice': { zh: '新增一个子节点出现两个', en: 'duplicate child after insert' },
  'table/tree/lazyEdit/revert-child': {
    zh: '还原后子节点变成父节点数据',
    en: 'child replaced by another row after revert'
  },
  'table/tree/lazyEdit/loaded-changed': { zh: '没改过也有修改角标', en: 'dirty mark without a change' },
  'table/tree/line/sorted-line': { zh: '连接线长短不对', en: 'tree lines too long or short' },
  'table/tree/maxHeight/collapse-blank': { zh: '全部收起后白屏', en: 'blank after collapsing all' },
  'table/tree/radio/reserve-record': { zh: '树 单选保留记录不对', en: 'wrong kept radio row' },
  'table/tree/selection/filtered-unchecked': {
    zh: '筛选后全选 看不见的行勾选没了',
    en: 'select all loses checked rows outside of the filter'
  },
  'table/tree/selection/indeterminate-field': { zh: '半选字段没有更新', en: 'stale half-checked field' }
}
