import type { MemberTexts } from './texts'

export default {
  // Interceptors
  'interceptor@event.export': {
    zh: '导出时，行和列已经选好、文件还没有写；打印也会触发，`options.print` 为 `true`。返回 `false` 就不写文件，由你生成，Promise 照样成功，`xlsx` 插件就是这样接入的。服务端导出（[remote](table.exportConfig.remote)）不触发。',
    en: 'Export with rows and columns chosen and nothing written yet; printing too, then `options.print` is `true`. `false` skips the built-in file and the promise still succeeds: make the file yourself, as a plugin for `xlsx` does. Not called with [remote](table.exportConfig.remote).'
  },
  'interceptor@event.export~options': {
    zh: '最终生效的导出参数，含 `type`、`filename`、`isHeader` 等。',
    en: 'The export options in effect, with `type`, `filename`, `isHeader` and so on.'
  },
  'interceptor@event.export~columns': {
    zh: '要导出的列，不含分组。',
    en: 'The columns to export, without groups.'
  },
  'interceptor@event.export~datas': {
    zh: '要导出的行，每项以 `column.id` 为键存放文本，`_row` 是原来的行。',
    en: 'The rows to export: each item holds the texts by `column.id` and the row itself as `_row`.'
  },
  'interceptor@event.import': {
    zh: '导入时，文件已经选好、还没有读取。返回 `false` 就由你读取和加载，最后必须调用 `$table._importResolve({ status: true })`，否则 Promise 和对话框一直等待。[remote](table.importConfig.remote) 时不触发；新的类型要先在 [export.types](setConfig.export.types) 登记。',
    en: 'Import with the file chosen and not yet read. `false` leaves reading and loading to you; call `$table._importResolve({ status: true })` at the end, or the promise and the dialog wait forever. Not called with [remote](table.importConfig.remote); list new types in [export.types](setConfig.export.types).'
  },
  'interceptor@event.import~options': {
    zh: '导入参数，含文件的 `type`、`filename` 和 `mode`。',
    en: 'The import options, with `type` and `filename` of the file and `mode`.'
  },
  'interceptor@event.import~columns': {
    zh: '表格的全部列。',
    en: 'All columns of the table.'
  },
  'interceptor@event.showMenu': {
    zh: '弹出右键菜单之前，早于 [visibleMethod](table.menuConfig.visibleMethod)。返回 `false` 就不弹出，此时出现浏览器的菜单，不想要就调用 `$event.preventDefault()`。[cell-menu](table@cell-menu) 等事件照样触发。',
    en: 'Before the context menu opens and before [visibleMethod](table.menuConfig.visibleMethod). `false` keeps it closed; the menu of the browser appears then unless you call `$event.preventDefault()`. Events such as [cell-menu](table@cell-menu) fire all the same.'
  },
  'interceptor@event.showMenu~columns': {
    zh: '全部可见的列。',
    en: 'All visible columns.'
  },
  'interceptor@event.showMenu~row': {
    zh: '所在的行，只有表体的单元格才有。',
    en: 'The row; only for cells of the body.'
  },
  'interceptor@event.clearFilter': {
    zh: '点击筛选面板之外、即将关闭面板时。返回 `false` 让面板留着，例如点到了面板里别的组件的弹层。面板打开过一次之后，关着的时候每次点击也会触发；按 Esc 和窗口失去焦点时的关闭不经过它。',
    en: 'A click outside the filter panel is about to close it. `false` keeps it open, say for a click into a popup that a component in the panel opened. After the first opening it is called for every click, even while the panel is closed. Closing with Esc or when the window loses focus does not pass here.'
  },
  'interceptor@event.clearFilter~column': {
    zh: '最后打开过面板的列。',
    en: 'The column whose panel was opened last.'
  },
  'interceptor@event.clearEdit': {
    zh: '编辑时点击了正在编辑的格子之外。返回 `false` 就不因为这次点击结束编辑，例如点到了编辑器的弹层；简单的情况给弹层加类名 `vxe-table--ignore-clear`。点到另一个可编辑的格子时，编辑仍会移过去。[autoClear](table.editConfig.autoClear) 为 `false` 时不触发。',
    en: 'A click outside the cell being edited. `false` keeps this click from ending it, say inside a popup of the editor; where you can, give the popup the class `vxe-table--ignore-clear` instead. A click on another editable cell still moves there. Not called when [autoClear](table.editConfig.autoClear) is `false`.'
  },
  'interceptor@event.clearEdit~cell': {
    zh: '正在编辑的单元格的 `td` 元素，不是点击的元素；点击的元素是 `$event.target`。',
    en: 'The `td` of the cell being edited, not the element clicked, which is `$event.target`.'
  },
  'interceptor@event.clearAreas': {
    zh: '没有在编辑时，点击表格、工具栏和菜单之外，需要 [mouseConfig](table.mouseConfig)。返回 `false` 保留选取的区域，而区域只有企业版插件才有；单个选中的格子在它之前已经清除，留不住。',
    en: 'A click outside table, toolbar and menu while nothing is edited; needs [mouseConfig](table.mouseConfig). `false` keeps the selected areas, which only the enterprise plugin has; a single selected cell has been cleared before and cannot be kept.'
  },
  'interceptor@event.keydown': {
    zh: '在当前使用的表格里按键时，早于表格自己的处理。返回 `false`，表格就不处理这个键，也不触发 [keydown](table@keydown)；浏览器的默认动作不受影响。焦点在表格里按 Esc 可能调用两次。',
    en: 'A key pressed while the table is the active one, before the table handles it. `false` skips that and the event [keydown](table@keydown); what the browser does by itself is not affected. Esc with the focus inside the table may call it twice.'
  },
  'interceptor@created': {
    zh: '表格实例刚创建时，还没有列，也没有元素，适合给每张表格补充设置。返回值不起作用。',
    en: 'The table instance has been created, without columns or element yet; the place to add something to every table. What you return is ignored.'
  },
  'interceptor@mounted': {
    zh: '表格挂载到页面之后，`$table.$el` 可用。返回值不起作用。',
    en: 'The table is on the page and `$table.$el` can be used. What you return is ignored.'
  },
  'interceptor@activated': {
    zh: '`keep-alive` 里的表格重新显示时。没有对应的 `deactivated`：添加它会被忽略。返回值不起作用。',
    en: 'A table inside `keep-alive` is shown again. There is no `deactivated`: adding one is ignored. What you return is ignored.'
  },
  'interceptor@beforeDestroy': {
    zh: '表格销毁之前，元素还在，适合移除在 `mounted` 里添加的监听。返回值不起作用。',
    en: 'Before the table is destroyed, with its element still there; the place to remove listeners added in `mounted`. What you return is ignored.'
  },
  'interceptor@destroyed': {
    zh: '表格销毁之后。返回值不起作用。',
    en: 'The table has been destroyed. What you return is ignored.'
  },
  'interceptor@event.clearActived': {
    zh: '`event.clearEdit` 的旧名字，只要添加过 `event.clearEdit`，它就不再调用。',
    en: 'Old name of `event.clearEdit`; not called once there is an interceptor for `event.clearEdit`.',
    deprecated: 'interceptor@event.clearEdit'
  },
  'interceptor@event.clearActived~cell': {
    same: 'interceptor@event.clearEdit~cell'
  },

  // Renderer: filter
  'renderer.className': {
    zh: '筛选面板附加的类名，只能是字符串。',
    en: 'Further class of the filter panel, text only.',
    deprecated: 'renderer.filterClassName'
  },
  'renderer.isFooter': {
    zh: '设为 `false` 去掉筛选面板底部的按钮。写了 `showFilterFooter` 时不读取。',
    en: '`false` leaves out the buttons of the filter panel. Not read when `showFilterFooter` is given.',
    deprecated: 'renderer.showFilterFooter'
  },
  'renderer.filterClassName': {
    zh: '筛选面板最外层附加的类名，或返回类名的函数。',
    en: 'Further class of the filter panel, or a function that returns it.'
  },
  'renderer.showFilterFooter': {
    zh: '设为 `false` 去掉筛选面板底部的“筛选”“重置”两个按钮，由面板自己调用 `$panel.confirmFilter()` 和 `resetFilter()`。[filterMultiple](column.filterMultiple) 为 `false` 时总是没有。',
    en: '`false` leaves out the confirm and reset buttons of the filter panel; call `$panel.confirmFilter()` and `resetFilter()` yourself then. With [filterMultiple](column.filterMultiple) `false` there are none anyway.'
  },
  'renderer.renderFilter': {
    zh: '画出筛选面板的内容，由列的 [filterRender](column.filterRender) 使用，返回虚拟节点或数组。条件存在 `column.filters[0].data`，用 `$panel.changeOption()` 让它生效，见[筛选渲染器](/table/renderer/filter)。列有 [#filter](column#filter) 插槽时不调用。',
    en: 'Draws the filter panel for columns with [filterRender](column.filterRender); returns virtual nodes. The condition lives in `column.filters[0].data` and becomes active with `$panel.changeOption()`; see [Filter renderer](/table/renderer/filter). Not called when the column has the slot [#filter](column#filter).'
  },
  'renderer.renderFilter~renderOpts': {
    zh: '列上写的 `filter-render`。',
    en: 'The `filter-render` of the column.'
  },
  'renderer.filterMethod': {
    zh: '一行是否符合条件，对每一行、每个生效的选项调用，有一个返回 `true` 就留下。只有同时写了 `renderFilter` 才使用；列自己的 [filterMethod](column.filterMethod) 优先，`remote` 时都不调用。',
    en: 'Does a row pass? Called for every row and every active option; one `true` is enough. Used only beside `renderFilter`. [filterMethod](column.filterMethod) of the column comes first, and with `remote` none is called.'
  },
  'renderer.filterMethod~value': {
    zh: '选项的 `value`；条件一般在 `option.data` 里。',
    en: 'The `value` of the option; the condition is usually in `option.data`.'
  },
  'renderer.filterMethod~option': {
    zh: '生效的选项，`data` 是条件。',
    en: 'The active option; its `data` is the condition.'
  },
  'renderer.filterResetMethod': {
    zh: '重置筛选时调用，把选项的 `data` 变回空条件。没有它时，`data` 变成选项的 `resetValue`，没写就是 `undefined`。列自己的 [filterResetMethod](column.filterResetMethod) 优先。',
    en: 'Called when a filter is reset: make `data` of the options an empty condition. Without it `data` becomes `resetValue` of the option, or `undefined` when there is none. [filterResetMethod](column.filterResetMethod) of the column comes first.'
  },
  'renderer.filterResetMethod~options': {
    zh: '这一列的全部选项。',
    en: 'All options of the column.'
  },
  'renderer.defaultFilterMethod': {
    zh: '与 `filterMethod` 相同，但排在表格的 [filterConfig.filterMethod](table.filterConfig.filterMethod) 之后，也不要求有 `renderFilter`。内置的渲染器用它比较是否相等。',
    en: 'Like `filterMethod`, but it comes after [filterConfig.filterMethod](table.filterConfig.filterMethod) of the table and does not require `renderFilter`. The built-in renderers use it to compare for equality.'
  },
  'renderer.defaultFilterMethod~value': {
    same: 'renderer.filterMethod~value'
  },
  'renderer.defaultFilterMethod~option': {
    same: 'renderer.filterMethod~option'
  },

  // Renderer: cells
  'renderer.cellClassName': {
    zh: '表体单元格附加的类名，或返回类名的函数，由使用这个渲染器的列调用。表头和表尾不用它。',
    en: 'Further class of body cells in columns that use the renderer, or a function that returns it. Header and footer do not use it.'
  },
  'renderer.cellStyle': {
    zh: '表体单元格的样式对象，或返回它的函数。表格的 [cellStyle](table.cellStyle) 覆盖相同的属性。',
    en: 'Style object of body cells, or a function that returns it. [cellStyle](table.cellStyle) of the table overrides equal properties.'
  },
  'renderer.renderHeader': {
    zh: '画出表头的标题，返回值放在标题的位置，排序和筛选的图标照旧。列有 [#header](column#header) 插槽时不调用；序号、单选和复选列也不调用。收到的是表头的参数，没有 `row`，`$grid` 总为空。',
    en: 'Draws the title in the header; icons for sorting and filtering stay. Not called when the column has the slot [#header](column#header), nor for sequence, radio and checkbox columns. It gets what a header knows: no `row`, and `$grid` is always empty.'
  },
  'renderer.renderHeader~renderOpts': {
    zh: '列上写的 `edit-render` 或 `cell-render`，都写时是前者。',
    en: 'The `edit-render` or `cell-render` of the column, the former when both are given.'
  },
  'renderer.renderDefault': {
    zh: '画出单元格，由列的 [cellRender](column.cellRender) 使用，返回虚拟节点或数组。列有 [#default](column#default) 插槽时不调用；写了它，[formatter](column.formatter) 就不起作用。列同时有 `editRender` 时改用 `renderCell`。',
    en: 'Draws a cell of a column with [cellRender](column.cellRender); returns virtual nodes. Not called when the column has the slot [#default](column#default); [formatter](column.formatter) has no effect beside it. With `editRender` on the column `renderCell` is used instead.'
  },
  'renderer.renderDefault~renderOpts': {
    zh: '列上写的 `cell-render`。',
    en: 'The `cell-render` of the column.'
  },
  'renderer.renderFooter': {
    zh: '画出表尾的单元格，列用 `editRender` 或 `cellRender` 都可以。列有 [#footer](column#footer) 插槽时不调用。没有它时直接显示表尾的值。',
    en: 'Draws a footer cell, for columns with `editRender` or `cellRender`. Not called when the column has the slot [#footer](column#footer). Without it the value is shown as it is.'
  },
  'renderer.renderFooter~renderOpts': {
    same: 'renderer.renderHeader~renderOpts'
  },
  'renderer.renderFooter~row': { same: 'column#footer~row' },
  'renderer.renderFooter~items': { same: 'column.footerExportMethod~items' },
  'renderer.renderFooter~_rowIndex': { same: 'column#footer~_rowIndex' },
  'renderer.renderFooter~$rowIndex': { same: 'column#footer~_rowIndex' },
  'renderer.exportMethod': {
    zh: '返回导出和打印时单元格的文本，用于画出图形或组件的单元格，否则取页面上的文字。`original` 时也调用，看 `options.original` 区分。列自己的 [exportMethod](column.exportMethod) 优先。',
    en: 'Returns the text of a cell for export and print; needed for cells that draw graphics or components, since otherwise the text on the page is taken. Called with `original` too: look at `options.original`. [exportMethod](column.exportMethod) of the column comes first.'
  },
  'renderer.exportMethod~options': {
    zh: '最终生效的导出参数。',
    en: 'The export options in effect.'
  },
  'renderer.footerExportMethod': {
    zh: '返回导出和打印时表尾单元格的文本，不写则是表尾的值。列自己的 [footerExportMethod](column.footerExportMethod) 优先。',
    en: 'Returns the text of a footer cell for export and print; by default its value. [footerExportMethod](column.footerExportMethod) of the column comes first.'
  },
  'renderer.footerExportMethod~items': {
    zh: '表尾这一行的值。',
    en: 'The values of this footer row.'
  },
  'renderer.footerExportMethod~row': { same: 'column.footerExportMethod~row' },
  'renderer.footerExportMethod~options': {
    same: 'renderer.exportMethod~options'
  },

  // Renderer: editing
  'renderer.autofocus': {
    zh: '打开编辑后获得焦点的元素：选择器，或返回元素的函数。用函数时要自己调用 `focus()`，返回元素只是表示已经处理。表单定位错误时也用它，但只认选择器，写成函数会报错。列上的 [autofocus](column.editRender.autofocus) 优先。',
    en: 'What gets the focus when editing starts: a selector, or a function that returns the element. A function must call `focus()` itself. Forms use it to go to an error, but only as a selector: a function throws there. [autofocus](column.editRender.autofocus) of the column comes first.'
  },
  'renderer.autoselect': {
    zh: '打开编辑后全选获得焦点的输入框，列上的 [autoselect](column.editRender.autoselect) 优先。',
    en: 'Selects the text of the focused input when editing starts; [autoselect](column.editRender.autoselect) of the column comes first.'
  },
  'renderer.renderEdit': {
    zh: '画出编辑器，由列的 [editRender](column.editRender) 在编辑时使用，返回虚拟节点或数组。写入值由它负责：修改 `row`，再调用 `$table.updateStatus(params)` 触发校验。列有 [#edit](column#edit) 插槽时不调用；没有它，编辑时单元格是空的。',
    en: 'Draws the editor of a column with [editRender](column.editRender) while editing; returns virtual nodes. Writing is its job: change `row`, then call `$table.updateStatus(params)` to validate. Not called when the column has the slot [#edit](column#edit); without it the cell is empty while editing.'
  },
  'renderer.renderEdit~renderOpts': {
    zh: '列上写的 `edit-render`。',
    en: 'The `edit-render` of the column.'
  },
  'renderer.renderCell': {
    zh: '画出可编辑列平时的样子，例如把选项的值换成文字。列有 [#default](column#default) 插槽或 [formatter](column.formatter) 时不调用；没有它则显示值。只用于 `editRender`。',
    en: 'Draws an editable column while it is not being edited, for instance the label of an option for its value. Not called when the column has the slot [#default](column#default) or a [formatter](column.formatter); without it the value is shown. For `editRender` only.'
  },
  'renderer.renderCell~renderOpts': {
    same: 'renderer.renderEdit~renderOpts'
  },
  'renderer.renderExpand': {
    zh: '画出展开行的内容，由 `type: \'expand\'` 的列的 [contentRender](column.contentRender) 使用。列有 [#content](column#content) 插槽时不调用。参数没有 `columnIndex`、`$columnIndex` 和 `$grid`。',
    en: 'Draws the content of an expanded row, for a column of `type: \'expand\'` with [contentRender](column.contentRender). Not called when the column has the slot [#content](column#content). The parameters lack `columnIndex`, `$columnIndex` and `$grid`.'
  },
  'renderer.renderExpand~renderOpts': {
    zh: '列上写的 `content-render`。',
    en: 'The `content-render` of the column.'
  },

  // Renderer: toolbar
  'renderer.toolbarButtonClassName': {
    zh: '左侧按钮外层元素的类名，或返回类名的函数。只有同时写了 `renderToolbarButton` 才使用。',
    en: 'Class of the element around a button on the left, or a function that returns it. Only used beside `renderToolbarButton`.'
  },
  'renderer.renderToolbarButton': {
    zh: '画出工具栏左侧的一项，代替按钮，由 [buttonRender](toolbar.buttons.buttonRender) 使用。点击由你处理：`code` 的指令不会执行，也不触发按钮事件。',
    en: 'Draws an item on the left of the toolbar in place of a button, for [buttonRender](toolbar.buttons.buttonRender). Clicks are yours: the command of its `code` does not run and no button event fires.'
  },
  'renderer.renderToolbarButton~renderOpts': {
    zh: '按钮上写的 `buttonRender`。',
    en: 'The `buttonRender` of the button.'
  },
  'renderer.renderToolbarButton~$table': {
    zh: '连接的表格，起初没有，要等工具栏的属性变化、重新渲染之后才有。',
    en: 'The connected table; missing until a prop of the toolbar changes and it is rendered again.'
  },
  'renderer.toolbarToolClassName': {
    zh: '右侧工具外层元素的类名，或返回类名的函数。只有同时写了 `renderToolbarTool` 才使用。',
    en: 'Class of the element around a tool on the right, or a function that returns it. Only used beside `renderToolbarTool`.'
  },
  'renderer.renderToolbarTool': {
    zh: '画出工具栏右侧的一项，代替按钮，由 [toolRender](toolbar.tools.toolRender) 使用。点击由你处理：`code` 的指令不会执行，也不触发事件。',
    en: 'Draws an item on the right of the toolbar in place of a button, for [toolRender](toolbar.tools.toolRender). Clicks are yours: the command of its `code` does not run and no event fires.'
  },
  'renderer.renderToolbarTool~renderOpts': {
    zh: '工具上写的 `toolRender`。',
    en: 'The `toolRender` of the tool.'
  },
  'renderer.renderToolbarTool~$table': {
    same: 'renderer.renderToolbarButton~$table'
  },

  // Renderer: form
  'renderer.itemClassName': {
    zh: '表单项最外层附加的类名，或返回类名的函数。',
    en: 'Further class of the form item, or a function that returns it.'
  },
  'renderer.itemStyle': {
    zh: '表单项最外层的样式对象，或返回它的函数。',
    en: 'Style object of the form item, or a function that returns it.'
  },
  'renderer.itemContentClassName': {
    zh: '表单项内容部分附加的类名，或返回类名的函数。',
    en: 'Further class of the content of a form item, or a function that returns it.'
  },
  'renderer.itemContentStyle': {
    zh: '表单项内容部分的样式对象，或返回它的函数。项自己的 [contentStyle](form-item.contentStyle) 覆盖相同的属性。',
    en: 'Style object of the content of a form item, or a function that returns it. [contentStyle](form-item.contentStyle) of the item overrides equal properties.'
  },
  'renderer.itemTitleClassName': {
    zh: '表单项标题部分附加的类名，或返回类名的函数。',
    en: 'Further class of the title of a form item, or a function that returns it.'
  },
  'renderer.itemTitleStyle': {
    zh: '表单项标题部分的样式对象，或返回它的函数。项自己的 [titleStyle](form-item.titleStyle) 覆盖相同的属性。',
    en: 'Style object of the title of a form item, or a function that returns it. [titleStyle](form-item.titleStyle) of the item overrides equal properties.'
  },
  'renderer.renderItemTitle': {
    zh: '画出表单项的标题，优先于 [#title](form-item#title) 插槽，项要有 `title` 或这个插槽才会显示。3.8.6 调用时漏了 `h`：第一个参数是 `renderOpts`，第二个是 `params`，创建节点用 `params.$form.$createElement`。',
    en: 'Draws the title of a form item, before the slot [#title](form-item#title); the item needs a `title` or that slot to have one. 3.8.6 forgets `h` in the call: the first argument is `renderOpts`, the second `params`. Create nodes with `params.$form.$createElement`.'
  },
  'renderer.renderItemTitle~renderOpts': {
    zh: '项上写的 `item-render`。',
    en: 'The `item-render` of the item.'
  },
  'renderer.renderItemContent': {
    zh: '画出表单项的内容，由 [itemRender](form-item.itemRender) 使用，返回虚拟节点或数组。写入值由它负责：修改 `data`，再调用 `$form.updateStatus(params)` 触发校验。项有 [#default](form-item#default) 插槽时不调用。',
    en: 'Draws the content of a form item with [itemRender](form-item.itemRender); returns virtual nodes. Writing is its job: change `data`, then call `$form.updateStatus(params)` to validate. Not called when the item has the slot [#default](form-item#default).'
  },
  'renderer.renderItemContent~renderOpts': {
    same: 'renderer.renderItemTitle~renderOpts'
  },
  'renderer.itemVisibleMethod': {
    zh: '返回 `false` 就隐藏表单项，隐藏的不校验。项自己有 [visibleMethod](form-item.visibleMethod) 时不调用。',
    en: '`false` hides the form item, and hidden items are not validated. Not called when the item has its own [visibleMethod](form-item.visibleMethod).'
  },
  'renderer.itemResetMethod': {
    zh: '表单重置时调用，由它把 `data` 里的值改回去，代替默认的 [resetValue](form-item.resetValue)。',
    en: 'Called when the form is reset: put the value in `data` back yourself, in place of the default [resetValue](form-item.resetValue).'
  },

  // Renderer: empty data and older names
  'renderer.renderEmpty': {
    zh: '画出没有数据时的内容，由表格的 [emptyRender](table.emptyRender) 使用。每次渲染会调用两次，不要在里面做有副作用的事。有 [#empty](table#empty) 插槽时不调用。',
    en: 'Draws what is shown without data, for [emptyRender](table.emptyRender) of the table. Every rendering calls it twice, so it must have no side effects. Not called when there is the slot [#empty](table#empty).'
  },
  'renderer.renderEmpty~renderOpts': {
    zh: '表格上写的 `empty-render`。',
    en: 'The `empty-render` of the table.'
  },
  'renderer.cellExportMethod': {
    zh: '`exportMethod` 的旧名字，两个都写时只用新的。内置的 `select` 和 `VxeSelect` 用它导出选项的文字。',
    en: 'Old name of `exportMethod`; ignored beside it. The built-in `select` and `VxeSelect` use it to export the label.',
    deprecated: 'renderer.exportMethod'
  },
  'renderer.cellExportMethod~options': {
    same: 'renderer.exportMethod~options'
  },
  'renderer.footerCellExportMethod': {
    zh: '`footerExportMethod` 的旧名字，两个都写时只用新的。',
    en: 'Old name of `footerExportMethod`; ignored beside it.',
    deprecated: 'renderer.footerExportMethod'
  },
  'renderer.footerCellExportMethod~items': {
    same: 'renderer.footerExportMethod~items'
  },
  'renderer.footerCellExportMethod~row': { same: 'column.footerExportMethod~row' },
  'renderer.footerCellExportMethod~options': {
    same: 'renderer.exportMethod~options'
  },
  'renderer.filterRecoverMethod': {
    zh: '打开筛选面板时，对没有生效而被改动过的选项调用，把 `option.data` 退回去。已经生效的选项不调用，所以面板应当编辑副本，见[筛选渲染器](/table/renderer/filter)。',
    en: 'Called when the filter panel opens, for options that are not active but were changed: take `option.data` back. Active options are not covered, so let the panel edit a copy; see [Filter renderer](/table/renderer/filter).'
  },
  'renderer.renderItem': {
    zh: '`renderItemContent` 的旧名字，两个都写时只用新的。',
    en: 'Old name of `renderItemContent`; ignored beside it.',
    deprecated: 'renderer.renderItemContent'
  },
  'renderer.renderItem~renderOpts': {
    same: 'renderer.renderItemTitle~renderOpts'
  },
  'renderer.renderButton': {
    zh: '`renderToolbarButton` 的旧名字，两个都写时只用新的。',
    en: 'Old name of `renderToolbarButton`; ignored beside it.',
    deprecated: 'renderer.renderToolbarButton'
  },
  'renderer.renderButton~renderOpts': {
    same: 'renderer.renderToolbarButton~renderOpts'
  },

  // Registered functions
  'formats.cellFormatMethod': {
    zh: '返回单元格显示的文本，由列的 [formatter](column.formatter) 按名称使用。结果按单元格的值缓存：值没变就不再调用，依赖同一行的其他字段时会显示旧的文本。名称不存在时单元格是空的。',
    en: 'Returns the text of a cell, for columns that name it in [formatter](column.formatter). The result is cached by the value of the cell: as long as that is the same it is not called again, so a text that depends on other fields of the row goes stale. An unknown name leaves cells empty.'
  },
  'formats.cellFormatMethod~args': {
    zh: '`formatter` 写成数组时，名称后面的各项。',
    en: 'What follows the name when `formatter` is an array.'
  },
  'commands.commandMethod': {
    zh: '点击 `code` 与它同名的[工具栏按钮](toolbar.buttons.code)时执行，也可以由 [commitProxy()](grid()commitProxy) 执行。`vxe-grid` 内置的同名指令优先。返回值没有人等待，见[全局指令](/table/commands/api)。',
    en: 'Runs when a [toolbar button](toolbar.buttons.code) with this name as its `code` is clicked, or through [commitProxy()](grid()commitProxy). A built-in command of `vxe-grid` with the same name goes first. Nobody waits for what it returns; see [Global commands](/table/commands/api).'
  },
  'commands.commandMethod~button': {
    zh: '按钮的配置对象；单独的 `vxe-toolbar` 右侧的工具叫 `tool`，`commitProxy(\'code\')` 找不到按钮时是 `null`。',
    en: 'The button. A tool on the right of a `vxe-toolbar` of its own is called `tool`; with `commitProxy(\'code\')` it is `null` when no button is found.'
  },
  'commands.commandMethod~$event': {
    zh: '只有单独的 `vxe-toolbar` 才有，而且是 `{ $event }`，原生事件在里面；`vxe-grid` 的点击把 `{ $event }` 作为第二个参数。',
    en: 'Only with a `vxe-toolbar` of its own, and then it is `{ $event }` with the native event inside. A click in `vxe-grid` hands `{ $event }` over as the second argument.'
  },
  'commands.commandMethod~args': {
    zh: '`vxe-grid` 中点击时是 `{ $event }`，由 `commitProxy(code, ...args)` 执行时是你给的 `args`。',
    en: 'In `vxe-grid`: `{ $event }` for a click, your `args` for `commitProxy(code, ...args)`.'
  },
  'menus.menuMethod': {
    zh: '选择 `code` 与它同名的[菜单项](table.menuConfig.body.options.code)时执行，然后才触发 [menu-click](table@menu-click)。返回值不起作用；抛出错误则事件不触发，菜单也不关闭。',
    en: 'Runs when the [menu item](table.menuConfig.body.options.code) with this name as its `code` is chosen, before [menu-click](table@menu-click) fires. What it returns is ignored; if it throws, the event does not fire and the menu stays open.'
  },
  'menus.menuMethod~row': {
    zh: '所在的行，只有表体的单元格才有。',
    en: 'The row; only for cells of the body.'
  },
  'menus.menuMethod~columns': {
    zh: '全部可见的列。',
    en: 'All visible columns.'
  },
  'menus.menuMethod~$event': {
    zh: '打开菜单的右键事件，不是点击菜单项的事件，后者是第二个参数。',
    en: 'The event that opened the menu, not the click on the item, which is the second argument.'
  },
  'menus.menuMethod~evnt': {
    zh: '选择菜单项的鼠标或键盘事件。',
    en: 'The mouse or keyboard event that chose the item.'
  },
  'menus.menuMethod~options': { same: 'table@menu-click~options' },
  'validators.cellValidatorMethod': {
    zh: '单元格的校验，由 [editRules](table.editRules.validator) 的 `validator` 按名称使用。返回 `Error` 或被拒绝的 Promise 是不通过，其他都通过。名称不存在时规则不检查，只在开发环境报错。',
    en: 'Check for cells, named by `validator` in [editRules](table.editRules.validator). An `Error` or a rejected promise means failed, anything else passed. An unknown name checks nothing and is reported in development only.'
  },
  'validators.cellValidatorMethod~rule': {
    zh: '使用它的那一条规则，可以带自己的键作为参数。',
    en: 'The rule that names it; keys of your own in the rule can serve as arguments.'
  },
  'validators.itemValidatorMethod': {
    zh: '表单项的校验，由表单 [rules](form.rules.validator) 的 `validator` 按名称使用，结果的含义同 [cellValidatorMethod](validators.cellValidatorMethod)。一个名称可以两者都写。',
    en: 'Check for form items, named by `validator` in [rules](form.rules.validator) of the form; results mean the same as for [cellValidatorMethod](validators.cellValidatorMethod). One name can have both.'
  },
  'validators.itemValidatorMethod~rule': {
    same: 'validators.cellValidatorMethod~rule'
  },
  'validators.itemValidatorMethod~data': {
    zh: '表单的数据对象。',
    en: 'The data object of the form.'
  }
} satisfies MemberTexts
