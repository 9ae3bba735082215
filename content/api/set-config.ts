import type { MemberTexts } from './texts'

/** Keys of the global configuration that are not the default of a prop; those have the prop's own text. */
export default {
  'setConfig.size': {
    zh: '所有组件的尺寸：`medium`、`small` 或 `mini`。组件分组里的 `size`（如 `table.size`）和组件自己的参数优先，见[尺寸](/table/base/size)。',
    en: 'Size of all components: `medium`, `small` or `mini`. The `size` of a part such as `table.size` and the prop of a component come first; see [Size](/table/base/size).'
  },
  'setConfig.zIndex': {
    zh: '弹层层级的起始值，第一个弹层得到它加 1。写明的值才起作用；不写时从 1000 开始，读出来的 999 没有用到。每次写都会重设计数器，只在启动时设置，见[弹层层级](/table/start/zindex)。',
    en: 'Where the `z-index` of popups starts; the first gets this value plus one. Only a value you pass counts: without one it starts at 1000, and the 999 read back is not used. Each call resets the counter, so set it once at the start; see [z-index](/table/start/zindex).'
  },
  'setConfig.version': {
    zh: '存在 `localStorage` 里的[列设置](table.customConfig.storage)和[窗口位置](modal.storage)的版本号。改变它，旧的记录就不再使用，适合列有大的变动时。',
    en: 'Version of the [column settings](table.customConfig.storage) and [window positions](modal.storage) kept in `localStorage`. Change it and old records are no longer used, for instance after the columns changed a lot.'
  },
  'setConfig.emptyCell': {
    zh: '空单元格、空标题和空选项显示的文字，默认是一个全角空格。`null`、`undefined` 和空字符串算空。',
    en: 'Text for empty cells, titles and options; an ideographic space by default. `null`, `undefined` and an empty string count as empty.'
  },
  'setConfig.table': {
    zh: '`vxe-table` 和 `vxe-grid` 里的表格的默认值。配置对象与组件上的合并一层；编辑、树、鼠标、键盘、菜单、导出这几项不会因此启用，见[优先级](/table/start/global#precedence)。',
    en: 'Defaults of `vxe-table`, and of the table inside `vxe-grid`. Configuration objects are merged one level deep with those of the component. They do not switch on editing, tree, mouse, keyboard, menu or export; see [Precedence](/table/start/global#precedence).'
  },
  'setConfig.export': {
    zh: '导入和导出。',
    en: 'Import and export.'
  },
  'setConfig.export.types': {
    zh: '已登记的文件类型：`0` 可以导入和导出，`1` 只导出，`2` 只导入。`csv`、`html`、`xml`、`txt` 已经登记为 `0`。增加类型时，内容要由拦截器 [event.export](interceptor@event.export) 或 [event.import](interceptor@event.import) 处理。',
    en: 'The registered types of files: `0` for import and export, `1` export only, `2` import only. `csv`, `html`, `xml` and `txt` are registered with `0`. A further type needs an interceptor, [event.export](interceptor@event.export) or [event.import](interceptor@event.import), that does the work.'
  },
  'setConfig.icon': {
    zh: '组件里各处图标的类名，写完整的类名，可以是别的图标字体。渲染时读取，已经显示的不会自己变，见[替换图标](/table/start/icons#replace)。',
    en: 'Classes of the icons in all components: full class names, of any icon font. They are read while rendering, so what is on screen does not change by itself; see [Replace icons](/table/start/icons#replace).'
  },
  'setConfig.icon.LOADING': {
    zh: '表格、表单、弹窗和虚拟列表的加载遮罩中的图标。设为空字符串，改为 CSS 画的旋转圈。单个表格用 [loadingConfig.icon](table.loadingConfig.icon)。',
    en: 'Icon of the loading mask of tables, forms, modals and lists. An empty string shows a spinner drawn with CSS instead. For a single table use [loadingConfig.icon](table.loadingConfig.icon).'
  },
  'setConfig.icon.TABLE_SORT_ASC': {
    zh: '表头的升序箭头。单个表格用 [iconAsc](table.sortConfig.iconAsc)。',
    en: 'Arrow for ascending order in the header. For a single table use [iconAsc](table.sortConfig.iconAsc).'
  },
  'setConfig.icon.TABLE_SORT_DESC': {
    zh: '表头的降序箭头。单个表格用 [iconDesc](table.sortConfig.iconDesc)。',
    en: 'Arrow for descending order in the header. For a single table use [iconDesc](table.sortConfig.iconDesc).'
  },
  'setConfig.icon.TABLE_FILTER_NONE': {
    zh: '表头的筛选按钮，没有筛选条件时。单个表格用 [iconNone](table.filterConfig.iconNone)。',
    en: 'Filter button in the header while no filter is in effect. For a single table use [iconNone](table.filterConfig.iconNone).'
  },
  'setConfig.icon.TABLE_FILTER_MATCH': {
    zh: '表头的筛选按钮，有生效的筛选条件时。单个表格用 [iconMatch](table.filterConfig.iconMatch)。',
    en: 'Filter button in the header while a filter is in effect. For a single table use [iconMatch](table.filterConfig.iconMatch).'
  },
  'setConfig.icon.TABLE_EDIT': {
    zh: '可编辑列表头的铅笔。单个表格用 [editConfig.icon](table.editConfig.icon)。',
    en: 'Pencil in the header of editable columns. For a single table use [editConfig.icon](table.editConfig.icon).'
  },
  'setConfig.icon.TABLE_TITLE_PREFIX': {
    zh: '列标题前面的提示图标。单独一列用 [titlePrefix.icon](column.titlePrefix.icon)。',
    en: 'Help icon before the title of a column. For a single column use [titlePrefix.icon](column.titlePrefix.icon).'
  },
  'setConfig.icon.TABLE_TITLE_SUFFIX': {
    zh: '列标题后面的提示图标。单独一列写在 [titleSuffix](column.titleSuffix) 的 `icon`。',
    en: 'Help icon after the title of a column. For a single column set `icon` of [titleSuffix](column.titleSuffix).'
  },
  'setConfig.icon.TABLE_TREE_LOADED': {
    zh: '树节点正在加载下级时的图标。单个表格用 [iconLoaded](table.treeConfig.iconLoaded)。',
    en: 'Icon of a tree node while its children are loading. For a single table use [iconLoaded](table.treeConfig.iconLoaded).'
  },
  'setConfig.icon.TABLE_TREE_OPEN': {
    zh: '展开的树节点的箭头。单个表格用 [iconOpen](table.treeConfig.iconOpen)。',
    en: 'Arrow of an expanded tree node. For a single table use [iconOpen](table.treeConfig.iconOpen).'
  },
  'setConfig.icon.TABLE_TREE_CLOSE': {
    zh: '收起的树节点的箭头。单个表格用 [iconClose](table.treeConfig.iconClose)。',
    en: 'Arrow of a collapsed tree node. For a single table use [iconClose](table.treeConfig.iconClose).'
  },
  'setConfig.icon.TABLE_EXPAND_LOADED': {
    zh: '展开行正在加载内容时的图标。单个表格用 [iconLoaded](table.expandConfig.iconLoaded)。',
    en: 'Icon of an expandable row while its content is loading. For a single table use [iconLoaded](table.expandConfig.iconLoaded).'
  },
  'setConfig.icon.TABLE_EXPAND_OPEN': {
    zh: '已经展开的行的箭头。单个表格用 [iconOpen](table.expandConfig.iconOpen)。',
    en: 'Arrow of an expanded row. For a single table use [iconOpen](table.expandConfig.iconOpen).'
  },
  'setConfig.icon.TABLE_EXPAND_CLOSE': {
    zh: '没有展开的行的箭头。单个表格用 [iconClose](table.expandConfig.iconClose)。',
    en: 'Arrow of a row that is not expanded. For a single table use [iconClose](table.expandConfig.iconClose).'
  },
  'setConfig.icon.TABLE_CHECKBOX_CHECKED': {
    zh: '已勾选的方框，用于表格的复选框列、筛选面板、列设置和导出对话框。`vxe-checkbox` 组件不读取它。',
    en: 'Checked box in checkbox columns, filter panels, column settings and the export dialog. The component `vxe-checkbox` does not read it.'
  },
  'setConfig.icon.TABLE_CHECKBOX_UNCHECKED': {
    zh: '没有勾选的方框，位置同 [TABLE_CHECKBOX_CHECKED](setConfig.icon.TABLE_CHECKBOX_CHECKED)。',
    en: 'Unchecked box, in the same places as [TABLE_CHECKBOX_CHECKED](setConfig.icon.TABLE_CHECKBOX_CHECKED).'
  },
  'setConfig.icon.TABLE_CHECKBOX_INDETERMINATE': {
    zh: '半选的方框，位置同 [TABLE_CHECKBOX_CHECKED](setConfig.icon.TABLE_CHECKBOX_CHECKED)。',
    en: 'Half-checked box, in the same places as [TABLE_CHECKBOX_CHECKED](setConfig.icon.TABLE_CHECKBOX_CHECKED).'
  },
  'setConfig.icon.TABLE_RADIO_CHECKED': {
    zh: '表格单选框列中选中的圆点。`vxe-radio` 组件不读取它。',
    en: 'Selected circle in radio columns of tables. The component `vxe-radio` does not read it.'
  },
  'setConfig.icon.TABLE_RADIO_UNCHECKED': {
    zh: '表格单选框列中没有选中的圆圈。',
    en: 'Unselected circle in radio columns of tables.'
  },
  'setConfig.icon.BUTTON_DROPDOWN': {
    zh: '有下拉内容的按钮后面的箭头。',
    en: 'Arrow at the end of a button with a drop-down.'
  },
  'setConfig.icon.BUTTON_LOADING': {
    zh: '按钮 [loading](button.loading) 时的图标，代替它自己的图标。',
    en: 'Icon of a button while [loading](button.loading), in place of its own.'
  },
  'setConfig.icon.SELECT_LOADED': {
    zh: '下拉框 [loading](select.loading) 时的图标，也用于远程搜索等待结果的时候。',
    en: 'Icon of a select while [loading](select.loading), and in its panel while a remote search is waiting.'
  },
  'setConfig.icon.SELECT_OPEN': {
    zh: '下拉框面板打开时的箭头。',
    en: 'Arrow of a select while its panel is open.'
  },
  'setConfig.icon.SELECT_CLOSE': {
    zh: '下拉框面板关闭时的箭头。',
    en: 'Arrow of a select while its panel is closed.'
  },
  'setConfig.icon.PAGER_HOME': {
    zh: '分页的“首页”按钮。单个分页用 [iconHomePage](pager.iconHomePage)。',
    en: 'Button to the first page of a pager. For a single pager use [iconHomePage](pager.iconHomePage).'
  },
  'setConfig.icon.PAGER_END': {
    zh: '分页的“末页”按钮。单个分页用 [iconEndPage](pager.iconEndPage)。',
    en: 'Button to the last page of a pager. For a single pager use [iconEndPage](pager.iconEndPage).'
  },
  'setConfig.icon.PAGER_JUMP_PREV': {
    zh: '分页的“向上跳页”按钮，也是鼠标移到页码前面的省略号上时的图标。单个分页用 [iconJumpPrev](pager.iconJumpPrev)。',
    en: 'Button of a pager that jumps back several pages; also shown when the pointer is on the ellipsis before the page numbers. For a single pager use [iconJumpPrev](pager.iconJumpPrev).'
  },
  'setConfig.icon.PAGER_JUMP_NEXT': {
    zh: '分页的“向下跳页”按钮，也是鼠标移到页码后面的省略号上时的图标。单个分页用 [iconJumpNext](pager.iconJumpNext)。',
    en: 'Button of a pager that jumps ahead several pages; also shown when the pointer is on the ellipsis after the page numbers. For a single pager use [iconJumpNext](pager.iconJumpNext).'
  },
  'setConfig.icon.PAGER_PREV_PAGE': {
    zh: '分页的“上一页”按钮。单个分页用 [iconPrevPage](pager.iconPrevPage)。',
    en: 'Button of a pager to the previous page. For a single pager use [iconPrevPage](pager.iconPrevPage).'
  },
  'setConfig.icon.PAGER_NEXT_PAGE': {
    zh: '分页的“下一页”按钮。单个分页用 [iconNextPage](pager.iconNextPage)。',
    en: 'Button of a pager to the next page. For a single pager use [iconNextPage](pager.iconNextPage).'
  },
  'setConfig.icon.PAGER_JUMP_MORE': {
    zh: '分页布局 `JumpNumber` 中页码之间的省略号。单个分页用 [iconJumpMore](pager.iconJumpMore)。',
    en: 'Ellipsis among the page numbers of the layout `JumpNumber`. For a single pager use [iconJumpMore](pager.iconJumpMore).'
  },
  'setConfig.icon.INPUT_CLEAR': {
    zh: '可清空的输入框和下拉框的清空按钮，也用于导入对话框里移除选好的文件。',
    en: 'Button that clears a clearable input or select; in the import dialog it removes the chosen file.'
  },
  'setConfig.icon.INPUT_PWD': {
    zh: '密码框的眼睛，密码隐藏时显示，点击后看到密码。',
    en: 'Eye of a password input while the password is hidden; a click reveals it.'
  },
  'setConfig.icon.INPUT_SHOW_PWD': {
    zh: '密码框的眼睛，密码可见时显示，点击后隐藏。',
    en: 'Eye of a password input while the password is visible; a click hides it.'
  },
  'setConfig.icon.INPUT_PREV_NUM': {
    zh: '数字输入框的向上箭头，点击增加。',
    en: 'Up arrow of a number input, which adds one step.'
  },
  'setConfig.icon.INPUT_NEXT_NUM': {
    zh: '数字输入框的向下箭头，点击减少。',
    en: 'Down arrow of a number input, which subtracts one step.'
  },
  'setConfig.icon.INPUT_DATE': {
    zh: '日期和时间输入框的日历。',
    en: 'Calendar of date and time inputs.'
  },
  'setConfig.icon.INPUT_SEARCH': {
    zh: '`search` 类型输入框的搜索按钮，也用于[可搜索的下拉框](select.filterable)面板里的搜索框。',
    en: 'Search button of an input of type `search`, and icon of the search box in a [filterable select](select.filterable).'
  },
  'setConfig.icon.MODAL_ZOOM_IN': {
    zh: '窗口右上角的最大化按钮。',
    en: 'Button that maximises a window.'
  },
  'setConfig.icon.MODAL_ZOOM_OUT': {
    zh: '窗口右上角的还原按钮，最大化之后显示。',
    en: 'Button that restores a maximised window.'
  },
  'setConfig.icon.MODAL_CLOSE': {
    zh: '窗口右上角的关闭按钮。',
    en: 'Button that closes a window.'
  },
  'setConfig.icon.MODAL_INFO': {
    zh: '窗口和消息的 [status](modal.status) 为 `info` 时的图标。',
    en: 'Icon of windows and messages with [status](modal.status) `info`.'
  },
  'setConfig.icon.MODAL_SUCCESS': {
    zh: '窗口和消息的 [status](modal.status) 为 `success` 时的图标，例如“导出成功”。',
    en: 'Icon of windows and messages with [status](modal.status) `success`, such as that after an export.'
  },
  'setConfig.icon.MODAL_WARNING': {
    zh: '窗口和消息的 [status](modal.status) 为 `warning` 时的图标。',
    en: 'Icon of windows and messages with [status](modal.status) `warning`.'
  },
  'setConfig.icon.MODAL_ERROR': {
    zh: '窗口和消息的 [status](modal.status) 为 `error` 时的图标。',
    en: 'Icon of windows and messages with [status](modal.status) `error`.'
  },
  'setConfig.icon.MODAL_QUESTION': {
    zh: '窗口和消息的 [status](modal.status) 为 `question` 时的图标，例如 `VXETable.modal.confirm()`。',
    en: 'Icon of windows and messages with [status](modal.status) `question`, such as `VXETable.modal.confirm()`.'
  },
  'setConfig.icon.MODAL_LOADING': {
    zh: '窗口和消息的 [status](modal.status) 为 `loading` 时的图标。',
    en: 'Icon of windows and messages with [status](modal.status) `loading`.'
  },
  'setConfig.icon.TOOLBAR_TOOLS_REFRESH': {
    zh: '工具栏的刷新按钮。单个工具栏用 [refresh.icon](toolbar.refresh.icon)。',
    en: 'Refresh button of a toolbar. For a single toolbar use [refresh.icon](toolbar.refresh.icon).'
  },
  'setConfig.icon.TOOLBAR_TOOLS_REFRESH_LOADING': {
    zh: '工具栏的刷新按钮，正在刷新时。单个工具栏用 [refresh.iconLoading](toolbar.refresh.iconLoading)。',
    en: 'Refresh button of a toolbar while refreshing. For a single toolbar use [refresh.iconLoading](toolbar.refresh.iconLoading).'
  },
  'setConfig.icon.TOOLBAR_TOOLS_IMPORT': {
    zh: '工具栏的导入按钮。单个工具栏用 [import.icon](toolbar.import.icon)。',
    en: 'Import button of a toolbar. For a single toolbar use [import.icon](toolbar.import.icon).'
  },
  'setConfig.icon.TOOLBAR_TOOLS_EXPORT': {
    zh: '工具栏的导出按钮。单个工具栏用 [export.icon](toolbar.export.icon)。',
    en: 'Export button of a toolbar. For a single toolbar use [export.icon](toolbar.export.icon).'
  },
  'setConfig.icon.TOOLBAR_TOOLS_PRINT': {
    zh: '工具栏的打印按钮。单个工具栏用 [print.icon](toolbar.print.icon)。',
    en: 'Print button of a toolbar. For a single toolbar use [print.icon](toolbar.print.icon).'
  },
  'setConfig.icon.TOOLBAR_TOOLS_FULLSCREEN': {
    zh: '工具栏的最大化按钮，只在 `vxe-grid` 里有。单个工具栏用 [zoom.iconIn](toolbar.zoom.iconIn)。',
    en: 'Button of a toolbar that maximises a `vxe-grid`. For a single toolbar use [zoom.iconIn](toolbar.zoom.iconIn).'
  },
  'setConfig.icon.TOOLBAR_TOOLS_MINIMIZE': {
    zh: '工具栏的还原按钮，`vxe-grid` 最大化之后显示。单个工具栏用 [zoom.iconOut](toolbar.zoom.iconOut)。',
    en: 'Button of a toolbar that restores a maximised `vxe-grid`. For a single toolbar use [zoom.iconOut](toolbar.zoom.iconOut).'
  },
  'setConfig.icon.TOOLBAR_TOOLS_CUSTOM': {
    zh: '工具栏的列设置按钮。单个工具栏用 [custom.icon](toolbar.custom.icon)。',
    en: 'Column settings button of a toolbar. For a single toolbar use [custom.icon](toolbar.custom.icon).'
  },
  'setConfig.icon.TOOLBAR_TOOLS_FIXED_LEFT': {
    zh: '列设置面板里“固定到左侧”的按钮，没有固定时。',
    en: 'Button in the column settings that fixes a column left, while it is not fixed there.'
  },
  'setConfig.icon.TOOLBAR_TOOLS_FIXED_LEFT_ACTIVED': {
    zh: '列设置面板里“固定到左侧”的按钮，已经固定时，点击取消。',
    en: 'Button in the column settings for a column that is fixed left; a click unfixes it.'
  },
  'setConfig.icon.TOOLBAR_TOOLS_FIXED_RIGHT': {
    zh: '列设置面板里“固定到右侧”的按钮，没有固定时。',
    en: 'Button in the column settings that fixes a column right, while it is not fixed there.'
  },
  'setConfig.icon.TOOLBAR_TOOLS_FIXED_RIGHT_ACTIVED': {
    zh: '列设置面板里“固定到右侧”的按钮，已经固定时，点击取消。',
    en: 'Button in the column settings for a column that is fixed right; a click unfixes it.'
  },
  'setConfig.icon.FORM_PREFIX': {
    zh: '表单项标题前面的提示图标。单独一项用 [titlePrefix.icon](form-item.titlePrefix.icon)。',
    en: 'Help icon before the title of a form item. For a single item use [titlePrefix.icon](form-item.titlePrefix.icon).'
  },
  'setConfig.icon.FORM_SUFFIX': {
    zh: '表单项标题后面的提示图标。单独一项写在 [titleSuffix](form-item.titleSuffix) 的 `icon`。',
    en: 'Help icon after the title of a form item. For a single item set `icon` of [titleSuffix](form-item.titleSuffix).'
  },
  'setConfig.icon.FORM_FOLDING': {
    zh: '表单[折叠按钮](form-item.collapseNode)的箭头，收起时显示，点击展开。',
    en: 'Arrow of the [collapse button](form-item.collapseNode) of a form while it is collapsed; a click unfolds it.'
  },
  'setConfig.icon.FORM_UNFOLDING': {
    zh: '表单[折叠按钮](form-item.collapseNode)的箭头，展开时显示，点击收起。',
    en: 'Arrow of the [collapse button](form-item.collapseNode) of a form while it is unfolded; a click collapses it.'
  },
  'setConfig.grid': {
    zh: '`vxe-grid` 自己的默认值：布局、表单、工具栏、分页和数据代理；表格部分写在 [table](setConfig.table)，分页的样式写在 [pager](setConfig.pager)。组件上写出对应的参数，这些部分才会出现。',
    en: 'Defaults of what `vxe-grid` adds: layout, form, toolbar, pager and data proxy. Its table takes them from [table](setConfig.table), the look of its pager from [pager](setConfig.pager). A part only appears when the component has the prop for it.'
  },
  'setConfig.grid.formConfig.enabled': {
    zh: '在 3.8.6 中没有效果：不能在这里关闭表单。要关闭，在组件的 [formConfig](grid.formConfig) 里写 `enabled: false`，或者不写它。',
    en: 'Has no effect in 3.8.6: forms cannot be switched off here. Write `enabled: false` in [formConfig](grid.formConfig) of the component, or leave that out.'
  },
  'setConfig.grid.pagerConfig.enabled': {
    zh: '不能用来关闭分页：分页是否显示只看组件的 [pagerConfig](grid.pagerConfig)。设为 `false` 反而让翻页照常显示、查询结果却不分页读取，请保持默认。',
    en: 'Does not hide pagers: whether one is shown depends on [pagerConfig](grid.pagerConfig) of the component alone. With `false` the pager stays while query results are no longer read as pages, so leave it as it is.'
  },
  'setConfig.grid.toolbarConfig.enabled': {
    zh: '在 3.8.6 中没有效果：不能在这里关闭工具栏。要关闭，在组件的 [toolbarConfig](grid.toolbarConfig) 里写 `enabled: false`，或者不写它。',
    en: 'Has no effect in 3.8.6: toolbars cannot be switched off here. Write `enabled: false` in [toolbarConfig](grid.toolbarConfig) of the component, or leave that out.'
  },
  'setConfig.grid.size': {
    zh: '`vxe-grid` 的尺寸，也传给里面的表格、表单、工具栏和分页。不写时取最外层的 [size](setConfig.size)；`table.size` 对 grid 里的表格不起作用。',
    en: 'Size of `vxe-grid` and of the table, form, toolbar and pager in it. Without it the outermost [size](setConfig.size) counts; `table.size` has no effect inside a grid.'
  },
  'setConfig.tooltip': {
    zh: '`vxe-tooltip` 的默认值，也是表格和表单里提示框的基础：`table.tooltipConfig`、`form.tooltipConfig` 和组件的参数依次覆盖它。',
    en: 'Defaults of `vxe-tooltip`, and the base of the tooltips in tables and forms: `table.tooltipConfig` or `form.tooltipConfig`, then the prop of the component, override it.'
  },
  'setConfig.pager': {
    zh: '`vxe-pager` 和 `vxe-grid` 的分页的默认值。`pageSizes` 等数组会按位置合并，见[数组](/table/start/global#arrays)。',
    en: 'Defaults of `vxe-pager` and of the pager in `vxe-grid`. Arrays such as `pageSizes` are merged by position; see [Arrays](/table/start/global#arrays).'
  },
  'setConfig.form': {
    zh: '`vxe-form` 和 `vxe-grid` 的查询表单的默认值。',
    en: 'Defaults of `vxe-form` and of the query form in `vxe-grid`.'
  },
  'setConfig.input': {
    zh: '`vxe-input` 的默认值，编辑器和表单里的 `VxeInput` 也使用。',
    en: 'Defaults of `vxe-input`, also where it is used as `VxeInput` in editors and forms.'
  },
  'setConfig.input.festivalMethod': {
    zh: '在 3.8.6 中从不调用，请写在每个输入框的 [festivalMethod](input.festivalMethod) 上。',
    en: 'Never called in 3.8.6; write [festivalMethod](input.festivalMethod) on each input.'
  },
  'setConfig.input.disabledMethod': {
    zh: '不要在这里设置：3.8.6 不调用它，而是把函数本身当作结果，所有日期都会被禁用。请写在每个输入框的 [disabledMethod](input.disabledMethod) 上。',
    en: 'Do not set it here: 3.8.6 does not call it, takes the function itself for the result and disables every date. Write [disabledMethod](input.disabledMethod) on each input.'
  },
  'setConfig.textarea': {
    zh: '`vxe-textarea` 的默认值。',
    en: 'Defaults of `vxe-textarea`.'
  },
  'setConfig.textarea.autosize': {
    zh: '只给出自动高度的 `minRows` 和 `maxRows`，不写是 1 和 10。不会打开自动高度，那要在每个文本域上写 [autosize](textarea.autosize)。',
    en: 'Gives `minRows` and `maxRows` of the automatic height only, 1 and 10 otherwise. It does not switch that on: write [autosize](textarea.autosize) on each textarea.'
  },
  'setConfig.select': {
    zh: '`vxe-select` 的默认值，编辑器和表单里的 `VxeSelect` 也使用。',
    en: 'Defaults of `vxe-select`, also where it is used as `VxeSelect` in editors and forms.'
  },
  'setConfig.toolbar': {
    zh: '`vxe-toolbar` 和 `vxe-grid` 的工具栏的默认值。`refresh`、`import`、`export`、`print`、`zoom`、`custom` 在这里只能给出细节，按钮要在组件上打开。',
    en: 'Defaults of `vxe-toolbar` and of the toolbar in `vxe-grid`. For `refresh`, `import`, `export`, `print`, `zoom` and `custom` only details can be set here; the component switches the button on.'
  },
  'setConfig.toolbar.refresh': {
    zh: '刷新按钮的细节，如 `icon`、`queryMethod`；按钮要由组件的 [refresh](toolbar.refresh) 打开，这里写 `true` 没有作用。',
    en: 'Details of the refresh button such as `icon` and `queryMethod`. The button itself takes [refresh](toolbar.refresh) of the component; `true` does nothing here.'
  },
  'setConfig.toolbar.import': {
    zh: '导入按钮的细节：`icon` 和导入对话框的参数；按钮要由组件的 [import](toolbar.import) 打开，这里写 `true` 没有作用。',
    en: 'Details of the import button: `icon` and options of the import dialog. The button itself takes [import](toolbar.import) of the component; `true` does nothing here.'
  },
  'setConfig.toolbar.export': {
    zh: '导出按钮的细节：`icon` 和导出对话框的参数；按钮要由组件的 [export](toolbar.export) 打开，这里写 `true` 没有作用。',
    en: 'Details of the export button: `icon` and options of the export dialog. The button itself takes [export](toolbar.export) of the component; `true` does nothing here.'
  },
  'setConfig.toolbar.print': {
    zh: '打印按钮的细节：`icon` 和打印对话框的参数；按钮要由组件的 [print](toolbar.print) 打开，这里写 `true` 没有作用。',
    en: 'Details of the print button: `icon` and options of the print dialog. The button itself takes [print](toolbar.print) of the component; `true` does nothing here.'
  },
  'setConfig.toolbar.zoom': {
    zh: '最大化按钮的细节，即 `iconIn` 和 `iconOut`；按钮要由组件的 [zoom](toolbar.zoom) 打开，这里写 `true` 没有作用。',
    en: 'Details of the button that maximises: `iconIn` and `iconOut`. The button itself takes [zoom](toolbar.zoom) of the component; `true` does nothing here.'
  },
  'setConfig.toolbar.custom': {
    zh: '列设置按钮的细节，即 `icon` 和 `trigger`；按钮要由组件的 [custom](toolbar.custom) 打开，这里写 `true` 没有作用。面板的设置写在 `table.customConfig`。',
    en: 'Details of the column settings button: `icon` and `trigger`. The button itself takes [custom](toolbar.custom) of the component; `true` does nothing here. The panel is configured in `table.customConfig`.'
  },
  'setConfig.button': {
    zh: '`vxe-button` 的默认值，其他组件里的按钮也使用。',
    en: 'Defaults of `vxe-button`, including the buttons inside other components.'
  },
  'setConfig.buttonGroup': {
    zh: '`vxe-button-group` 的默认值。',
    en: 'Defaults of `vxe-button-group`.'
  },
  'setConfig.radio': {
    zh: '`vxe-radio` 的默认值。',
    en: 'Defaults of `vxe-radio`.'
  },
  'setConfig.radioButton': {
    zh: '`vxe-radio-button` 的默认值。',
    en: 'Defaults of `vxe-radio-button`.'
  },
  'setConfig.radioGroup': {
    zh: '`vxe-radio-group` 的默认值。',
    en: 'Defaults of `vxe-radio-group`.'
  },
  'setConfig.checkbox': {
    zh: '`vxe-checkbox` 的默认值。',
    en: 'Defaults of `vxe-checkbox`.'
  },
  'setConfig.checkboxGroup': {
    zh: '`vxe-checkbox-group` 的默认值。',
    en: 'Defaults of `vxe-checkbox-group`.'
  },
  'setConfig.switch': {
    zh: '`vxe-switch` 的默认值。',
    en: 'Defaults of `vxe-switch`.'
  },
  'setConfig.modal': {
    zh: '`vxe-modal` 和 `VXETable.modal.*()` 打开的窗口和消息的默认值，见[弹窗](/table/module/modal)。',
    en: 'Defaults of `vxe-modal` and of the windows and messages opened with `VXETable.modal.*()`; see [Modal](/table/module/modal).'
  },
  'setConfig.modal.beforeHideMethod': {
    zh: '在 3.8.6 中从不调用，请写在每个窗口的 [beforeHideMethod](modal.beforeHideMethod) 上。',
    en: 'Never called in 3.8.6; write [beforeHideMethod](modal.beforeHideMethod) on each window.'
  },
  'setConfig.list': {
    zh: '`vxe-list` 的默认值。',
    en: 'Defaults of `vxe-list`.'
  },
  'setConfig.i18n': {
    zh: '返回所有内置文字的函数，换掉它就换了语言；在里面读取响应式数据，切换语言不用刷新。默认是简体中文，按需引入时默认没有任何语言，见[国际化](/table/start/i18n)。',
    en: 'Function that returns every built-in text: replace it to change the language, and read reactive data in it to switch without a reload. Simplified Chinese by default; with imports on demand there is no language at all. See [Internationalisation](/table/start/i18n).'
  },
  'setConfig.i18n~key': {
    zh: '文字的路径，例如 `vxe.table.emptyText`。',
    en: 'Path of the text, such as `vxe.table.emptyText`.'
  },
  'setConfig.i18n~args': {
    zh: '替换 `{0}`、`{1}` 的数组，没有时为空。',
    en: 'Array that replaces `{0}`, `{1}`; missing when there are none.'
  },
  'setConfig.resizeInterval': {
    zh: '浏览器没有 `ResizeObserver` 时，隔多少毫秒检查一次表格和列表的大小，默认 500。现在的浏览器都用不到。',
    en: 'Milliseconds between checks of the size of tables and lists in browsers without `ResizeObserver`, 500 by default. Current browsers never use it.'
  },
  'setConfig.translate': {
    zh: '处理你写在列、菜单、表单项、按钮、选项等处的文字：收到原文，返回要显示的文字，因此可以在那里写翻译的键。不认识的要原样返回，见[翻译你自己的标题](/table/start/i18n#translate)。',
    en: 'Handles the texts you give to columns, menus, form items, buttons, options and so on: it gets the text and returns what to show, so translation keys can be written there. Return unknown ones unchanged; see [Translate your own titles](/table/start/i18n#translate).'
  },
  'setConfig.translate~key': {
    zh: '写在组件上的文字。',
    en: 'The text given to the component.'
  },
  'setConfig.translate~args': {
    zh: '只有自己调用 `VXETable._t(key, args)` 时才有。',
    en: 'Only given when you call `VXETable._t(key, args)` yourself.'
  },
  'setConfig.cellVaildMode': {
    zh: '设为 `obsolete` 恢复旧版单元格校验的样子：提示浮在单元格上方，结束编辑就清掉。只为升级的旧项目保留。名字的拼写就是这样。',
    en: '`obsolete` brings back the former look of cell validation: the message floats above the cell and goes away when editing ends. Kept for old projects only. The spelling of the name is the library\'s.',
    deprecated: ''
  },
  'setConfig.loadingText': {
    zh: '设为 `null` 时，加载遮罩不显示文字。其他值都没有作用：文字来自 `i18n` 的 `vxe.loading.text`，单个表格用 [loadingConfig.text](table.loadingConfig.text)。',
    en: 'With `null` loading masks show no text. Any other value does nothing: the text is `vxe.loading.text` of `i18n`, or [loadingConfig.text](table.loadingConfig.text) of a table.'
  },
  'setConfig.theme': {
    zh: '写到 `<html>` 的 `data-vxe-table-theme` 属性上。自带的样式没有任何规则用到它，换不了主题，见[主题](/table/start/theme)。',
    en: 'Written to the attribute `data-vxe-table-theme` of `<html>`. No rule of the style sheet uses it, so it changes no theme; see [Theme](/table/start/theme).'
  },
  'setConfig.validToReject': {
    zh: '设为 `obsolete` 时，表格的 [validate()](table()validate) 不通过就拒绝 Promise，像旧版那样；默认是完成，并给出错误。对表单无效。',
    en: 'With `obsolete` the promise of [validate()](table()validate) of a table rejects on failure, as it formerly did; by default it resolves with the errors. Not for forms.',
    deprecated: ''
  }
} satisfies MemberTexts
