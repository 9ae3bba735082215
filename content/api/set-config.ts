import type { MemberTexts } from './texts'

/**
 * Texts of the keys of the global configuration that are not defaults of a prop; all others use the text of their prop.
 */
export default {
  'setConfig.size': {
    zh: '所有组件的尺寸，可以是 `medium`、`small` 或 `mini`。组件分组中的 `size`（例如 `table.size`）和组件的属性优先，见[尺寸](/table/base/size)。',
    en: 'Size of all components: `medium`, `small` or `mini`. The `size` of a group, such as `table.size`, and a component’s prop take precedence (see [Size](/table/base/size)).'
  },
  'setConfig.zIndex': {
    zh: '弹层层级的起始值，第一个弹层的层级是起始值加 1。只有你传入的值才生效。未传入时从 1000 开始，配置中的 999 没有使用。每次传入都会重置计数器，所以请只在启动时设置一次。见[弹层层级](/table/start/zindex)。',
    en: 'Starting value of the `z-index` of popups, of which the first gets this value plus one. Only a value that you pass takes effect. Otherwise the counter starts at 1000, and the 999 in the configuration is not used. Each call resets the counter, so set the value once at startup (see [Popup layers](/table/start/zindex)).'
  },
  'setConfig.version': {
    zh: '[列设置](table.customConfig.storage)和[弹窗位置](modal.storage)的版本号，两者都保存在 `localStorage` 中。修改版本号后，旧的记录不再使用。如果列有较大的变动，可以修改版本号。',
    en: 'Version of the [column settings](table.customConfig.storage) and [modal positions](modal.storage) stored in `localStorage`. After you change the version, old records are no longer used, for example after extensive changes to the columns.'
  },
  'setConfig.emptyCell': {
    zh: '空单元格、空标题和空选项显示的文字，默认为一个全角空格。`null`、`undefined` 和空字符串视为空。',
    en: 'Text for empty cells, titles and options, by default an ideographic space. `null`, `undefined` and an empty string count as empty.'
  },
  'setConfig.table': {
    zh: '`vxe-table` 的默认值，也用于 `vxe-grid` 中的表格。配置对象与组件的配置对象只合并一层。编辑、树、鼠标、键盘、菜单和导出不会因此开启，见[确认哪个值优先](/table/start/global#precedence)。',
    en: 'Defaults of `vxe-table`, and of the table inside `vxe-grid`. Configuration objects are merged one level deep with those of the component. You can’t enable editing, trees, mouse, keyboard, menu or export by these defaults (see [Determine which value takes precedence](/table/start/global#precedence)).'
  },
  'setConfig.export': {
    zh: '导入和导出。',
    en: 'Import and export.'
  },
  'setConfig.export.types': {
    zh: '已注册的文件类型。`0` 可以导入和导出，`1` 只能导出，`2` 只能导入。`csv`、`html`、`xml`、`txt` 已经注册为 `0`。新增的类型需要你通过拦截器 [event.export](interceptor@event.export) 或 [event.import](interceptor@event.import) 处理内容。',
    en: 'Registered file types, where `0` allows import and export, `1` only export, and `2` only import. `csv`, `html`, `xml` and `txt` are registered with `0`. If you add types, handle their content in the interceptor [event.export](interceptor@event.export) or [event.import](interceptor@event.import).'
  },
  'setConfig.icon': {
    zh: '组件中各处图标的类名。必须是完整的类名，可以使用其他图标字体。组件在渲染时读取类名，已显示的图标不会自动更新，见[替换所有组件的图标](/table/start/icons#replace)。',
    en: 'Classes of the icons in all components, which must be full class names, of any icon font. Components read the classes when they render, so visible icons do not change automatically (see [Replace icons in all components](/table/start/icons#replace)).'
  },
  'setConfig.icon.LOADING': {
    zh: '加载遮罩中的图标，用于表格、表单、弹窗和虚拟列表。设为空字符串后，改为显示由 CSS 实现的旋转圈。单个表格可以通过 [loadingConfig.icon](table.loadingConfig.icon) 修改。',
    en: 'Icon of the loading mask of tables, forms, modals and virtual lists. An empty string shows a CSS spinner instead. For a single table, you can set [loadingConfig.icon](table.loadingConfig.icon) instead.'
  },
  'setConfig.icon.TABLE_SORT_ASC': {
    zh: '表头的升序箭头，单个表格可以通过 [iconAsc](table.sortConfig.iconAsc) 修改。',
    en: 'Arrow for ascending order in the header. For a single table, you can set [iconAsc](table.sortConfig.iconAsc) instead.'
  },
  'setConfig.icon.TABLE_SORT_DESC': {
    zh: '表头的降序箭头，单个表格可以通过 [iconDesc](table.sortConfig.iconDesc) 修改。',
    en: 'Arrow for descending order in the header. For a single table, you can set [iconDesc](table.sortConfig.iconDesc) instead.'
  },
  'setConfig.icon.TABLE_FILTER_NONE': {
    zh: '表头的筛选图标，在没有筛选条件生效时显示，单个表格可以通过 [iconNone](table.filterConfig.iconNone) 修改。',
    en: 'Filter icon in the header while no filter is active. For a single table, you can set [iconNone](table.filterConfig.iconNone) instead.'
  },
  'setConfig.icon.TABLE_FILTER_MATCH': {
    zh: '表头的筛选图标，在有筛选条件生效时显示，单个表格可以通过 [iconMatch](table.filterConfig.iconMatch) 修改。',
    en: 'Filter icon in the header while a filter is active. For a single table, you can set [iconMatch](table.filterConfig.iconMatch) instead.'
  },
  'setConfig.icon.TABLE_EDIT': {
    zh: '可编辑列的表头中的铅笔图标，单个表格可以通过 [editConfig.icon](table.editConfig.icon) 修改。',
    en: 'Pencil icon in the header of editable columns. For a single table, you can set [editConfig.icon](table.editConfig.icon) instead.'
  },
  'setConfig.icon.TABLE_TITLE_PREFIX': {
    zh: '列标题前面的提示图标，单个列可以通过 [titlePrefix.icon](column.titlePrefix.icon) 修改。',
    en: 'Help icon before the title of a column. For a single column, you can set [titlePrefix.icon](column.titlePrefix.icon) instead.'
  },
  'setConfig.icon.TABLE_TITLE_SUFFIX': {
    zh: '列标题后面的提示图标。单个列可以通过 [titleSuffix](column.titleSuffix) 的 `icon` 修改。',
    en: 'Help icon after the title of a column. For a single column, you can set `icon` in [titleSuffix](column.titleSuffix).'
  },
  'setConfig.icon.TABLE_TREE_LOADED': {
    zh: '树节点加载子节点期间的图标，单个表格可以通过 [iconLoaded](table.treeConfig.iconLoaded) 修改。',
    en: 'Icon of a tree node while its child nodes are loading. For a single table, you can set [iconLoaded](table.treeConfig.iconLoaded) instead.'
  },
  'setConfig.icon.TABLE_TREE_OPEN': {
    zh: '已展开的树节点的箭头，单个表格可以通过 [iconOpen](table.treeConfig.iconOpen) 修改。',
    en: 'Arrow of an expanded tree node. For a single table, you can set [iconOpen](table.treeConfig.iconOpen) instead.'
  },
  'setConfig.icon.TABLE_TREE_CLOSE': {
    zh: '已收起的树节点的箭头，单个表格可以通过 [iconClose](table.treeConfig.iconClose) 修改。',
    en: 'Arrow of a collapsed tree node. For a single table, you can set [iconClose](table.treeConfig.iconClose) instead.'
  },
  'setConfig.icon.TABLE_EXPAND_LOADED': {
    zh: '展开行加载内容期间的图标，单个表格可以通过 [iconLoaded](table.expandConfig.iconLoaded) 修改。',
    en: 'Icon of an expandable row while its content is loading. For a single table, you can set [iconLoaded](table.expandConfig.iconLoaded) instead.'
  },
  'setConfig.icon.TABLE_EXPAND_OPEN': {
    zh: '已展开的行的箭头，单个表格可以通过 [iconOpen](table.expandConfig.iconOpen) 修改。',
    en: 'Arrow of an expanded row. For a single table, you can set [iconOpen](table.expandConfig.iconOpen) instead.'
  },
  'setConfig.icon.TABLE_EXPAND_CLOSE': {
    zh: '未展开的行的箭头，单个表格可以通过 [iconClose](table.expandConfig.iconClose) 修改。',
    en: 'Arrow of a row that is not expanded. For a single table, you can set [iconClose](table.expandConfig.iconClose) instead.'
  },
  'setConfig.icon.TABLE_CHECKBOX_CHECKED': {
    zh: '已勾选的复选框的图标，用于复选框列、筛选面板、列设置和导出弹窗。`vxe-checkbox` 组件不使用该图标。',
    en: 'Icon of a checked checkbox in checkbox columns, filter panels, column settings and the export modal. The `vxe-checkbox` component does not use this icon.'
  },
  'setConfig.icon.TABLE_CHECKBOX_UNCHECKED': {
    zh: '未勾选的复选框的图标，位置与 [TABLE_CHECKBOX_CHECKED](setConfig.icon.TABLE_CHECKBOX_CHECKED) 相同。',
    en: 'Icon of an unchecked checkbox, in the same places as [TABLE_CHECKBOX_CHECKED](setConfig.icon.TABLE_CHECKBOX_CHECKED).'
  },
  'setConfig.icon.TABLE_CHECKBOX_INDETERMINATE': {
    zh: '半选的复选框的图标，位置与 [TABLE_CHECKBOX_CHECKED](setConfig.icon.TABLE_CHECKBOX_CHECKED) 相同。',
    en: 'Icon of an indeterminate checkbox, in the same places as [TABLE_CHECKBOX_CHECKED](setConfig.icon.TABLE_CHECKBOX_CHECKED).'
  },
  'setConfig.icon.TABLE_RADIO_CHECKED': {
    zh: '表格的单选框列中，已选中的单选框的图标。`vxe-radio` 组件不使用该图标。',
    en: 'Icon of a selected radio button in radio columns of tables. The `vxe-radio` component does not use this icon.'
  },
  'setConfig.icon.TABLE_RADIO_UNCHECKED': {
    zh: '表格的单选框列中，未选中的单选框的图标。',
    en: 'Icon of an unselected radio button in radio columns of tables.'
  },
  'setConfig.icon.BUTTON_DROPDOWN': {
    zh: '带下拉内容的按钮末尾的箭头。',
    en: 'Arrow at the end of a button with a dropdown.'
  },
  'setConfig.icon.BUTTON_LOADING': {
    zh: '按钮的 [loading](button.loading) 开启时显示的图标，代替按钮原有的图标。',
    en: 'Icon of a button while [loading](button.loading) is set, instead of the icon of the button.'
  },
  'setConfig.icon.SELECT_LOADED': {
    zh: '下拉框的 [loading](select.loading) 开启时显示的图标，也在面板等待远程搜索的结果时显示。',
    en: 'Icon of a select while [loading](select.loading) is set, also shown in the panel while a remote search is waiting for results.'
  },
  'setConfig.icon.SELECT_OPEN': {
    zh: '下拉框的面板打开时的箭头。',
    en: 'Arrow of a select while its panel is open.'
  },
  'setConfig.icon.SELECT_CLOSE': {
    zh: '下拉框的面板关闭时的箭头。',
    en: 'Arrow of a select while its panel is closed.'
  },
  'setConfig.icon.PAGER_HOME': {
    zh: '分页组件“首页”按钮的图标，单个分页组件可以通过 [iconHomePage](pager.iconHomePage) 修改。',
    en: 'Icon of the pager button that goes to the first page. For a single pager, you can set [iconHomePage](pager.iconHomePage) instead.'
  },
  'setConfig.icon.PAGER_END': {
    zh: '分页组件“末页”按钮的图标，单个分页组件可以通过 [iconEndPage](pager.iconEndPage) 修改。',
    en: 'Icon of the pager button that goes to the last page. For a single pager, you can set [iconEndPage](pager.iconEndPage) instead.'
  },
  'setConfig.icon.PAGER_JUMP_PREV': {
    zh: '分页组件“向上跳页”按钮的图标。鼠标悬停在页码前面的省略号上也显示该图标。单个分页组件可以通过 [iconJumpPrev](pager.iconJumpPrev) 修改。',
    en: 'Icon of the pager button that goes back several pages. Also shown on hover over the ellipsis before the page numbers. For a single pager, you can set [iconJumpPrev](pager.iconJumpPrev) instead.'
  },
  'setConfig.icon.PAGER_JUMP_NEXT': {
    zh: '分页组件“向下跳页”按钮的图标。鼠标悬停在页码后面的省略号上也显示该图标。单个分页组件可以通过 [iconJumpNext](pager.iconJumpNext) 修改。',
    en: 'Icon of the pager button that goes forward several pages. Also shown on hover over the ellipsis after the page numbers. For a single pager, you can set [iconJumpNext](pager.iconJumpNext) instead.'
  },
  'setConfig.icon.PAGER_PREV_PAGE': {
    zh: '分页组件“上一页”按钮的图标，单个分页组件可以通过 [iconPrevPage](pager.iconPrevPage) 修改。',
    en: 'Icon of the pager button that goes to the previous page. For a single pager, you can set [iconPrevPage](pager.iconPrevPage) instead.'
  },
  'setConfig.icon.PAGER_NEXT_PAGE': {
    zh: '分页组件“下一页”按钮的图标，单个分页组件可以通过 [iconNextPage](pager.iconNextPage) 修改。',
    en: 'Icon of the pager button that goes to the next page. For a single pager, you can set [iconNextPage](pager.iconNextPage) instead.'
  },
  'setConfig.icon.PAGER_JUMP_MORE': {
    zh: '分页布局 `JumpNumber` 中，页码之间的省略号图标，单个分页组件可以通过 [iconJumpMore](pager.iconJumpMore) 修改。',
    en: 'Ellipsis icon between the page numbers in the pager layout `JumpNumber`. For a single pager, you can set [iconJumpMore](pager.iconJumpMore) instead.'
  },
  'setConfig.icon.INPUT_CLEAR': {
    zh: '可清空的输入框和下拉框的清空按钮的图标。在导入弹窗中，用于移除已选择的文件。',
    en: 'Icon of the button that clears a clearable input or select. In the import modal, the icon removes the selected file.'
  },
  'setConfig.icon.INPUT_PWD': {
    zh: '密码框在隐藏密码时显示的眼睛图标，点击后显示密码。',
    en: 'Eye icon of a password input while the password is hidden, which shows the password on click.'
  },
  'setConfig.icon.INPUT_SHOW_PWD': {
    zh: '密码框在显示密码时显示的眼睛图标，点击后隐藏密码。',
    en: 'Eye icon of a password input while the password is visible, which hides the password on click.'
  },
  'setConfig.icon.INPUT_PREV_NUM': {
    zh: '数字输入框的向上箭头，点击后增加一个步长。',
    en: 'Up arrow of a number input, which adds one step on click.'
  },
  'setConfig.icon.INPUT_NEXT_NUM': {
    zh: '数字输入框的向下箭头，点击后减少一个步长。',
    en: 'Down arrow of a number input, which subtracts one step on click.'
  },
  'setConfig.icon.INPUT_DATE': {
    zh: '日期和时间输入框的日历图标。',
    en: 'Calendar icon of date and time inputs.'
  },
  'setConfig.icon.INPUT_SEARCH': {
    zh: '`search` 类型输入框的搜索按钮的图标，也用于[可搜索的下拉框](select.filterable)面板中的搜索框。',
    en: 'Icon of the search button in an input of type `search`, also used in the search field of a [filterable select](select.filterable).'
  },
  'setConfig.icon.MODAL_ZOOM_IN': {
    zh: '弹窗右上角的最大化按钮的图标。',
    en: 'Icon of the maximize button in the top right corner of a modal.'
  },
  'setConfig.icon.MODAL_ZOOM_OUT': {
    zh: '弹窗右上角的还原按钮的图标，最大化之后显示。',
    en: 'Icon of the restore button in the top right corner of a maximized modal.'
  },
  'setConfig.icon.MODAL_CLOSE': {
    zh: '弹窗右上角的关闭按钮的图标。',
    en: 'Icon of the close button in the top right corner of a modal.'
  },
  'setConfig.icon.MODAL_INFO': {
    zh: '弹窗和消息提示的 [status](modal.status) 为 `info` 时的图标。',
    en: 'Icon of modals and messages with [status](modal.status) `info`.'
  },
  'setConfig.icon.MODAL_SUCCESS': {
    zh: '弹窗和消息提示的 [status](modal.status) 为 `success` 时的图标，例如“导出成功”。',
    en: 'Icon of modals and messages with [status](modal.status) `success`, such as the message after an export.'
  },
  'setConfig.icon.MODAL_WARNING': {
    zh: '弹窗和消息提示的 [status](modal.status) 为 `warning` 时的图标。',
    en: 'Icon of modals and messages with [status](modal.status) `warning`.'
  },
  'setConfig.icon.MODAL_ERROR': {
    zh: '弹窗和消息提示的 [status](modal.status) 为 `error` 时的图标。',
    en: 'Icon of modals and messages with [status](modal.status) `error`.'
  },
  'setConfig.icon.MODAL_QUESTION': {
    zh: '弹窗和消息提示的 [status](modal.status) 为 `question` 时的图标，例如 `VXETable.modal.confirm()`。',
    en: 'Icon of modals and messages with [status](modal.status) `question`, such as `VXETable.modal.confirm()`.'
  },
  'setConfig.icon.MODAL_LOADING': {
    zh: '弹窗和消息提示的 [status](modal.status) 为 `loading` 时的图标。',
    en: 'Icon of modals and messages with [status](modal.status) `loading`.'
  },
  'setConfig.icon.TOOLBAR_TOOLS_REFRESH': {
    zh: '工具栏的刷新按钮的图标，单个工具栏可以通过 [refresh.icon](toolbar.refresh.icon) 修改。',
    en: 'Icon of the refresh button in a toolbar. For a single toolbar, you can set [refresh.icon](toolbar.refresh.icon) instead.'
  },
  'setConfig.icon.TOOLBAR_TOOLS_REFRESH_LOADING': {
    zh: '工具栏的刷新按钮在刷新期间的图标，单个工具栏可以通过 [refresh.iconLoading](toolbar.refresh.iconLoading) 修改。',
    en: 'Icon of the refresh button in a toolbar while refreshing. For a single toolbar, you can set [refresh.iconLoading](toolbar.refresh.iconLoading) instead.'
  },
  'setConfig.icon.TOOLBAR_TOOLS_IMPORT': {
    zh: '工具栏的导入按钮的图标，单个工具栏可以通过 [import.icon](toolbar.import.icon) 修改。',
    en: 'Icon of the import button in a toolbar. For a single toolbar, you can set [import.icon](toolbar.import.icon) instead.'
  },
  'setConfig.icon.TOOLBAR_TOOLS_EXPORT': {
    zh: '工具栏的导出按钮的图标，单个工具栏可以通过 [export.icon](toolbar.export.icon) 修改。',
    en: 'Icon of the export button in a toolbar. For a single toolbar, you can set [export.icon](toolbar.export.icon) instead.'
  },
  'setConfig.icon.TOOLBAR_TOOLS_PRINT': {
    zh: '工具栏的打印按钮的图标，单个工具栏可以通过 [print.icon](toolbar.print.icon) 修改。',
    en: 'Icon of the print button in a toolbar. For a single toolbar, you can set [print.icon](toolbar.print.icon) instead.'
  },
  'setConfig.icon.TOOLBAR_TOOLS_FULLSCREEN': {
    zh: '工具栏的最大化按钮的图标，仅用于 `vxe-grid`，单个工具栏可以通过 [zoom.iconIn](toolbar.zoom.iconIn) 修改。',
    en: 'Icon of the toolbar button that maximizes a `vxe-grid`. For a single toolbar, you can set [zoom.iconIn](toolbar.zoom.iconIn) instead.'
  },
  'setConfig.icon.TOOLBAR_TOOLS_MINIMIZE': {
    zh: '工具栏的还原按钮的图标，`vxe-grid` 最大化之后显示，单个工具栏可以通过 [zoom.iconOut](toolbar.zoom.iconOut) 修改。',
    en: 'Icon of the toolbar button that restores a maximized `vxe-grid`. For a single toolbar, you can set [zoom.iconOut](toolbar.zoom.iconOut) instead.'
  },
  'setConfig.icon.TOOLBAR_TOOLS_CUSTOM': {
    zh: '工具栏的列设置按钮的图标，单个工具栏可以通过 [custom.icon](toolbar.custom.icon) 修改。',
    en: 'Icon of the column settings button in a toolbar. For a single toolbar, you can set [custom.icon](toolbar.custom.icon) instead.'
  },
  'setConfig.icon.TOOLBAR_TOOLS_FIXED_LEFT': {
    zh: '列设置面板中把列固定在左侧的按钮的图标，在列没有固定在左侧时显示。',
    en: 'Icon of the button in the column settings that fixes a column on the left, while the column is not fixed there.'
  },
  'setConfig.icon.TOOLBAR_TOOLS_FIXED_LEFT_ACTIVED': {
    zh: '列设置面板中取消固定的按钮的图标，在列已经固定在左侧时显示。',
    en: 'Icon of the button in the column settings that releases a column, while the column is fixed on the left.'
  },
  'setConfig.icon.TOOLBAR_TOOLS_FIXED_RIGHT': {
    zh: '列设置面板中把列固定在右侧的按钮的图标，在列没有固定在右侧时显示。',
    en: 'Icon of the button in the column settings that fixes a column on the right, while the column is not fixed there.'
  },
  'setConfig.icon.TOOLBAR_TOOLS_FIXED_RIGHT_ACTIVED': {
    zh: '列设置面板中取消固定的按钮的图标，在列已经固定在右侧时显示。',
    en: 'Icon of the button in the column settings that releases a column, while the column is fixed on the right.'
  },
  'setConfig.icon.FORM_PREFIX': {
    zh: '表单项标题前面的提示图标，单个表单项可以通过 [titlePrefix.icon](form-item.titlePrefix.icon) 修改。',
    en: 'Help icon before the title of a form item. For a single item, you can set [titlePrefix.icon](form-item.titlePrefix.icon) instead.'
  },
  'setConfig.icon.FORM_SUFFIX': {
    zh: '表单项标题后面的提示图标。单个表单项可以通过 [titleSuffix](form-item.titleSuffix) 的 `icon` 修改。',
    en: 'Help icon after the title of a form item. For a single item, you can set `icon` in [titleSuffix](form-item.titleSuffix).'
  },
  'setConfig.icon.FORM_FOLDING': {
    zh: '收起的表单中，[展开和收起的开关](form-item.collapseNode)的箭头，点击后展开表单。',
    en: 'Arrow of the [toggle](form-item.collapseNode) that expands and collapses a form, while the form is collapsed. A click expands it.'
  },
  'setConfig.icon.FORM_UNFOLDING': {
    zh: '展开的表单中，[展开和收起的开关](form-item.collapseNode)的箭头，点击后收起表单。',
    en: 'Arrow of the [toggle](form-item.collapseNode) that expands and collapses a form, while the form is expanded. A click collapses it.'
  },
  'setConfig.grid': {
    zh: '`vxe-grid` 特有部分的默认值：布局、表单、工具栏、分页和数据代理。表格的默认值可以通过 [table](setConfig.table) 设置，分页的外观可以通过 [pager](setConfig.pager) 设置。只有组件设置了对应的属性，才会显示各部分。',
    en: 'Defaults of the parts that `vxe-grid` adds: layout, form, toolbar, pager and data proxy. You can set the defaults of its table in [table](setConfig.table), and the appearance of its pager in [pager](setConfig.pager). A part appears only if you set the corresponding prop of the component.'
  },
  'setConfig.grid.formConfig.enabled': {
    zh: '在 3.8.6 中不生效，不能在此处关闭表单。如果要关闭表单，可以在组件的 [formConfig](grid.formConfig) 中设置 `enabled: false`，或者省略该属性。',
    en: 'Has no effect in 3.8.6: you can’t disable forms here. If you want to disable a form, set `enabled: false` in the component’s [formConfig](grid.formConfig), or omit the prop.'
  },
  'setConfig.grid.pagerConfig.enabled': {
    zh: '不能用来关闭分页，因为分页是否显示只由组件的 [pagerConfig](grid.pagerConfig) 决定。设为 `false` 后，分页组件仍然显示，但查询的响应不再按分页数据读取。请保持默认值。',
    en: 'Does not hide the pager, because only the component’s [pagerConfig](grid.pagerConfig) determines whether a pager is shown. If `false`, the pager remains, but query responses are no longer read as pages, so keep the default.'
  },
  'setConfig.grid.toolbarConfig.enabled': {
    zh: '在 3.8.6 中不生效，不能在此处关闭工具栏。如果要关闭工具栏，可以在组件的 [toolbarConfig](grid.toolbarConfig) 中设置 `enabled: false`，或者省略该属性。',
    en: 'Has no effect in 3.8.6: you can’t disable toolbars here. If you want to disable a toolbar, set `enabled: false` in the component’s [toolbarConfig](grid.toolbarConfig), or omit the prop.'
  },
  'setConfig.grid.size': {
    zh: '`vxe-grid` 的尺寸，也传给其中的表格、表单、工具栏和分页。如果未设置，使用最外层的 [size](setConfig.size)。`table.size` 对 `vxe-grid` 中的表格不生效。',
    en: 'Size of `vxe-grid`, and of the table, form, toolbar and pager in the grid. If you don’t set it, the top-level [size](setConfig.size) is used. `table.size` has no effect inside a grid.'
  },
  'setConfig.tooltip': {
    zh: '`vxe-tooltip` 的默认值，也是表格和表单的工具提示的默认值。`table.tooltipConfig` 或 `form.tooltipConfig` 优先于该配置，组件的属性又优先于前两者。',
    en: 'Defaults of `vxe-tooltip`, and of the tooltips in tables and forms. `table.tooltipConfig` and `form.tooltipConfig` take precedence over these defaults, and the component’s prop over both.'
  },
  'setConfig.pager': {
    zh: '`vxe-pager` 的默认值，也用于 `vxe-grid` 的分页。`pageSizes` 等数组按位置合并，见[替换整个数组](/table/start/global#arrays)。',
    en: 'Defaults of `vxe-pager`, and of the pager in `vxe-grid`. Arrays such as `pageSizes` are merged by position (see [Replace a whole array](/table/start/global#arrays)).'
  },
  'setConfig.form': {
    zh: '`vxe-form` 的默认值，也用于 `vxe-grid` 的查询表单。',
    en: 'Defaults of `vxe-form`, and of the query form in `vxe-grid`.'
  },
  'setConfig.input': {
    zh: '`vxe-input` 的默认值，也用于编辑器和表单中的 `VxeInput`。',
    en: 'Defaults of `vxe-input`, and of `VxeInput` in editors and forms.'
  },
  'setConfig.input.festivalMethod': {
    zh: '在 3.8.6 中从不调用，可以改为在每个输入框上设置 [festivalMethod](input.festivalMethod)。',
    en: 'Never called in 3.8.6, so set [festivalMethod](input.festivalMethod) on each input instead.'
  },
  'setConfig.input.disabledMethod': {
    zh: '请不要在此处设置，否则所有日期都会被禁用。3.8.6 不调用该函数，而是把函数本身当作返回值。可以改为在每个输入框上设置 [disabledMethod](input.disabledMethod)。',
    en: 'Do not set this function here, otherwise every date is disabled. 3.8.6 does not call the function, but treats the function itself as the return value. Set [disabledMethod](input.disabledMethod) on each input instead.'
  },
  'setConfig.textarea': {
    zh: '`vxe-textarea` 的默认值。',
    en: 'Defaults of `vxe-textarea`.'
  },
  'setConfig.textarea.autosize': {
    zh: '只设置自动高度的 `minRows` 和 `maxRows`，默认为 1 和 10。自动高度不会因此开启，你需要在每个文本域上设置 [autosize](textarea.autosize)。',
    en: 'Sets only `minRows` and `maxRows` of the automatic height, which default to 1 and 10. The automatic height itself is not enabled: set [autosize](textarea.autosize) on each textarea.'
  },
  'setConfig.select': {
    zh: '`vxe-select` 的默认值，也用于编辑器和表单中的 `VxeSelect`。',
    en: 'Defaults of `vxe-select`, and of `VxeSelect` in editors and forms.'
  },
  'setConfig.toolbar': {
    zh: '`vxe-toolbar` 的默认值，也用于 `vxe-grid` 的工具栏。`refresh`、`import`、`export`、`print`、`zoom`、`custom` 在此处只能设置细节，这些按钮要在组件上开启。',
    en: 'Defaults of `vxe-toolbar`, and of the toolbar in `vxe-grid`. For `refresh`, `import`, `export`, `print`, `zoom` and `custom`, you can set only details here, so enable these buttons on the component.'
  },
  'setConfig.toolbar.refresh': {
    zh: '刷新按钮的细节，例如 `icon` 和 `queryMethod`。你需要通过组件的 [refresh](toolbar.refresh) 开启按钮，此处设为 `true` 不生效。',
    en: 'Details of the refresh button, such as `icon` and `queryMethod`. Enable the button with the component’s [refresh](toolbar.refresh), because `true` has no effect here.'
  },
  'setConfig.toolbar.import': {
    zh: '导入按钮的细节：`icon` 和导入弹窗的配置项。你需要通过组件的 [import](toolbar.import) 开启按钮，此处设为 `true` 不生效。',
    en: 'Details of the import button: `icon` and the options of the import modal. Enable the button with the component’s [import](toolbar.import), because `true` has no effect here.'
  },
  'setConfig.toolbar.export': {
    zh: '导出按钮的细节：`icon` 和导出弹窗的配置项。你需要通过组件的 [export](toolbar.export) 开启按钮，此处设为 `true` 不生效。',
    en: 'Details of the export button: `icon` and the options of the export modal. Enable the button with the component’s [export](toolbar.export), because `true` has no effect here.'
  },
  'setConfig.toolbar.print': {
    zh: '打印按钮的细节：`icon` 和打印弹窗的配置项。你需要通过组件的 [print](toolbar.print) 开启按钮，此处设为 `true` 不生效。',
    en: 'Details of the print button: `icon` and the options of the print modal. Enable the button with the component’s [print](toolbar.print), because `true` has no effect here.'
  },
  'setConfig.toolbar.zoom': {
    zh: '最大化按钮的细节：`iconIn` 和 `iconOut`。你需要通过组件的 [zoom](toolbar.zoom) 开启按钮，此处设为 `true` 不生效。',
    en: 'Details of the maximize button: `iconIn` and `iconOut`. Enable the button with the component’s [zoom](toolbar.zoom), because `true` has no effect here.'
  },
  'setConfig.toolbar.custom': {
    zh: '列设置按钮的细节：`icon` 和 `trigger`。你需要通过组件的 [custom](toolbar.custom) 开启按钮，此处设为 `true` 不生效。列设置面板可以通过 `table.customConfig` 设置。',
    en: 'Details of the column settings button: `icon` and `trigger`. Enable the button with the component’s [custom](toolbar.custom), because `true` has no effect here. You can configure the panel in `table.customConfig`.'
  },
  'setConfig.button': {
    zh: '`vxe-button` 的默认值，也用于其他组件中的按钮。',
    en: 'Defaults of `vxe-button`, and of the buttons inside other components.'
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
    zh: '`vxe-modal` 的默认值，也用于通过 `VXETable.modal.*()` 打开的弹窗和消息提示，见[弹窗](/table/module/modal)。',
    en: 'Defaults of `vxe-modal`, and of the modals and messages that you open with `VXETable.modal.*()` (see [Modal](/table/module/modal)).'
  },
  'setConfig.modal.beforeHideMethod': {
    zh: '在 3.8.6 中从不调用，可以改为在每个弹窗上设置 [beforeHideMethod](modal.beforeHideMethod)。',
    en: 'Never called in 3.8.6, so set [beforeHideMethod](modal.beforeHideMethod) on each modal instead.'
  },
  'setConfig.list': {
    zh: '`vxe-list` 的默认值。',
    en: 'Defaults of `vxe-list`.'
  },
  'setConfig.i18n': {
    zh: '返回所有内置文字的函数，替换该函数即可更换语言。如果函数读取响应式数据，切换语言不需要刷新页面。默认语言为简体中文，但按需引入没有默认语言，见[国际化](/table/start/i18n)。',
    en: 'Function that returns all built-in texts, which you can replace to change the language. If it reads reactive data, you can switch the language without reloading the page. The default is Simplified Chinese, but if you import on demand, there is no default language (see [Internationalization](/table/start/i18n)).'
  },
  'setConfig.i18n~key': {
    zh: '文字的路径，例如 `vxe.table.emptyText`。',
    en: 'Path of the text, such as `vxe.table.emptyText`.'
  },
  'setConfig.i18n~args': {
    zh: '替换 `{0}`、`{1}` 的值的数组，没有要替换的值时不传入。',
    en: 'Array of values that replace `{0}`, `{1}`, not passed if there are no values to replace.'
  },
  'setConfig.resizeInterval': {
    zh: '在不支持 `ResizeObserver` 的浏览器中，检查表格和列表大小的间隔，单位为毫秒，默认为 500。现在的浏览器都不使用该值。',
    en: 'Interval in milliseconds at which the size of tables and lists is checked in browsers without `ResizeObserver`, by default 500. Current browsers never use this value.'
  },
  'setConfig.translate': {
    zh: '翻译列、菜单、表单项、按钮、选项等处的文字。函数接收你设置的文字，返回要显示的文字，所以文字可以设为翻译的键。没有译文的文字必须原样返回，见[翻译标题等自定义文字](/table/start/i18n#translate)。',
    en: 'Translates the texts that you set on columns, menus, form items, buttons, options and so on. The function receives the text and returns the text to show, so you can set translation keys. Texts without a translation must be returned unchanged (see [Translate titles and other custom texts](/table/start/i18n#translate)).'
  },
  'setConfig.translate~key': {
    zh: '你在组件上设置的文字。',
    en: 'The text that you set on the component.'
  },
  'setConfig.translate~args': {
    zh: '仅在你调用 `VXETable._t(key, args)` 时传入。',
    en: 'Passed only if you call `VXETable._t(key, args)`.'
  },
  'setConfig.cellVaildMode': {
    zh: '设为 `obsolete` 可以恢复旧版本的单元格校验外观：校验提示悬浮在单元格上方，结束编辑后清除。仅为升级的旧项目保留，名称的拼写与库一致。',
    en: 'If you set `obsolete`, the former appearance of cell validation is restored. The validation message floats above the cell and is cleared when editing stops. Kept for upgraded old projects only, with the name spelled as in the library.',
    deprecated: ''
  },
  'setConfig.loadingText': {
    zh: '设为 `null` 后，加载遮罩不显示文字，其他值不生效。文字来自 `i18n` 的 `vxe.loading.text`，单个表格可以通过 [loadingConfig.text](table.loadingConfig.text) 修改。',
    en: 'If you set `null`, loading masks do not show a text, but other values have no effect. The text is `vxe.loading.text` of `i18n`. For a single table, you can set [loadingConfig.text](table.loadingConfig.text) instead.'
  },
  'setConfig.theme': {
    zh: '写入 `<html>` 的 `data-vxe-table-theme` 属性。自带的样式没有使用该属性，所以不能切换主题，见[主题](/table/start/theme)。',
    en: 'Written to the `data-vxe-table-theme` attribute of `<html>`. The stylesheet does not use this attribute, so you can’t change the theme with it (see [Theme](/table/start/theme)).'
  },
  'setConfig.validToReject': {
    zh: '设为 `obsolete` 后，如果表格校验不通过，[validate()](table()validate) 的 Promise 被拒绝，这是旧版本的行为。默认情况下 Promise 完成，结果为校验错误。该设置对表单不生效。',
    en: 'If you set `obsolete`, the promise of a table’s [validate()](table()validate) rejects if validation fails, as in older versions. By default, the promise resolves with the errors, and the setting has no effect on forms.',
    deprecated: ''
  }
} satisfies MemberTexts
