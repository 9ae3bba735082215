import type { MemberTexts } from './texts'

export default {
  // Interceptors
  'interceptor@event.export': {
    zh: '导出之前调用，要导出的行和列已经确定，文件尚未生成。打印也会调用，`options.print` 为 `true`。返回 `false` 可以阻止表格生成文件，改由你的拦截器生成，Promise 仍然成功，`xlsx` 插件就采用这种方式。服务端导出（[remote](table.exportConfig.remote)）不调用。',
    en: 'Called before an export or print (`options.print` is `true`), when the rows and columns are determined and no file has been written. If you return `false`, the built-in file is skipped and you generate one yourself, as a plugin for `xlsx` does. The promise still resolves. The interceptor is not called with [remote](table.exportConfig.remote).'
  },
  'interceptor@event.export~options': {
    zh: '最终生效的导出选项，包括 `type`、`filename`、`isHeader` 等。',
    en: 'The effective export options, including `type`, `filename` and `isHeader`.'
  },
  'interceptor@event.export~columns': {
    zh: '要导出的列，不包括父级分组。',
    en: 'The columns to export, without parent groups.'
  },
  'interceptor@event.export~datas': {
    zh: '要导出的行，每一项以 `column.id` 为键保存单元格的文本，你可以从 `_row` 获取原来的行。',
    en: 'The rows to export, each with the cell texts by `column.id`, and the original row as `_row`.'
  },
  'interceptor@event.import': {
    zh: '导入之前调用，文件已经选择，尚未读取。如果返回 `false`，由你的拦截器读取和加载文件，最后必须调用 `$table._importResolve({ status: true })`，否则 Promise 和弹窗一直等待。设置了 [remote](table.importConfig.remote) 时不调用。新的文件类型要先通过 [export.types](setConfig.export.types) 注册。',
    en: 'Called before an import, when a file has been selected but not read. If you return `false`, read the file and load the data yourself, and finally call `$table._importResolve({ status: true })`, otherwise the promise and the modal wait indefinitely. Not called with [remote](table.importConfig.remote). If you have new file types, register them in [export.types](setConfig.export.types) first.'
  },
  'interceptor@event.import~options': {
    zh: '导入选项，包括文件的 `type`、`filename`，以及 `mode`。',
    en: 'The import options, including the file’s `type` and `filename`, and `mode`.'
  },
  'interceptor@event.import~columns': {
    zh: '表格的全部列。',
    en: 'All columns of the table.'
  },
  'interceptor@event.showMenu': {
    zh: '打开右键菜单之前调用，早于 [visibleMethod](table.menuConfig.visibleMethod)。返回 `false` 会改为显示浏览器的菜单，如果也要阻止浏览器的菜单，请调用 `$event.preventDefault()`。[cell-menu](table@cell-menu) 等事件仍然触发。',
    en: 'Called before the context menu opens and before [visibleMethod](table.menuConfig.visibleMethod). If you return `false`, the menu stays closed, and the browser’s menu is shown instead, unless you call `$event.preventDefault()`. Events such as [cell-menu](table@cell-menu) still fire.'
  },
  'interceptor@event.showMenu~columns': {
    zh: '全部可见的列。',
    en: 'All visible columns.'
  },
  'interceptor@event.showMenu~row': {
    zh: '单元格所在的行，只有表体的单元格才有。',
    en: 'The row of the cell, only for body cells.'
  },
  'interceptor@event.clearFilter': {
    zh: '用户点击筛选面板之外的区域、即将关闭面板时调用。如果要使面板保持打开，可以返回 `false`，例如用户点击的是面板中其他组件的弹层。面板打开过一次之后，即使已经关闭，每次点击也会调用。因按 Esc 或窗口失去焦点而关闭面板不调用。',
    en: 'Called when a click outside the filter panel is about to close it. You can return `false` to keep the panel open, for example for a click in a popup of a component in the panel. Once the panel has been opened, the interceptor is called for every click, even while the panel is closed. Not called when Esc or a loss of window focus closes the panel.'
  },
  'interceptor@event.clearFilter~column': {
    zh: '最后一次打开筛选面板的列。',
    en: 'The column whose filter panel was opened last.'
  },
  'interceptor@event.clearEdit': {
    zh: '用户点击正在编辑的单元格之外的区域时调用。返回 `false` 可以使这次点击不结束编辑，例如用户点击的是编辑器的弹层。简单的情况下，给弹层添加类名 `vxe-table--ignore-clear` 即可。但如果点击另一个可编辑的单元格，编辑仍会移到该单元格。[autoClear](table.editConfig.autoClear) 为 `false` 时不调用。',
    en: 'Called for a click outside the cell being edited. You can return `false` so that the click does not stop editing, for example a click in a popup of the editor. In simple cases, add the class `vxe-table--ignore-clear` to the popup instead. Clicking another editable cell still moves editing to that cell. Not called if [autoClear](table.editConfig.autoClear) is `false`.'
  },
  'interceptor@event.clearEdit~cell': {
    zh: '正在编辑的单元格的 `td` 元素，而用户点击的元素是 `$event.target`。',
    en: 'The `td` element of the cell being edited, and the clicked element is `$event.target`.'
  },
  'interceptor@event.clearAreas': {
    zh: '未处于编辑状态，且用户点击表格、工具栏和菜单之外的区域时调用。需要设置 [mouseConfig](table.mouseConfig)。返回 `false` 可以保留选取的区域，但只有企业版插件支持选取区域。单个选中的单元格在调用之前已经清除，无法保留。',
    en: 'Called for a click outside the table, toolbar and menu while no cell is being edited. Requires [mouseConfig](table.mouseConfig). You can return `false` to keep the selected areas, which only the enterprise plugin supports. A single selected cell is cleared before the call, so you can’t keep it.'
  },
  'interceptor@event.keydown': {
    zh: '用户在激活的表格中每次按下按键都会调用，早于表格自身的处理。返回 `false` 可以阻止表格处理该按键和触发 [keydown](table@keydown)，浏览器的默认行为不受影响。焦点在表格中时，按 Esc 可能调用两次。',
    en: 'Called for each key pressed while the table is active, before the table handles the key. You can return `false` to skip this handling and the event [keydown](table@keydown), but the default action of the browser is not affected. If the focus is inside the table, pressing Esc can call the interceptor twice.'
  },
  'interceptor@created': {
    zh: '表格实例创建之后调用，还没有列和元素，可以用来给每个表格补充设置。返回 `false` 不阻止任何操作，但不再调用之后添加的同类型拦截器。',
    en: 'Called after a table instance is created, before it has columns or an element. You can use it to add settings to every table. Returning `false` does not prevent anything, but interceptors of this type that were added later are not called.'
  },
  'interceptor@mounted': {
    zh: '表格挂载到页面之后调用，可以使用 `$table.$el`。返回 `false` 不阻止任何操作，但不再调用之后添加的同类型拦截器。',
    en: 'Called after a table is mounted, when `$table.$el` is available. Returning `false` does not prevent anything, but interceptors of this type that were added later are not called.'
  },
  'interceptor@activated': {
    zh: '`keep-alive` 中的表格重新显示时调用。没有对应的 `deactivated` 类型，添加该类型会被忽略。返回 `false` 不阻止任何操作，但不再调用之后添加的同类型拦截器。',
    en: 'Called when a table inside `keep-alive` is shown again. You can’t add a type `deactivated`, which is ignored. Returning `false` does not prevent anything, but interceptors of this type that were added later are not called.'
  },
  'interceptor@beforeDestroy': {
    zh: '表格销毁之前调用，元素仍然存在，可以用来移除在 `mounted` 中添加的监听。返回 `false` 不阻止任何操作，但不再调用之后添加的同类型拦截器。',
    en: 'Called before a table is destroyed, while its element still exists. You can use it to remove listeners added in `mounted`. Returning `false` does not prevent anything, but interceptors of this type that were added later are not called.'
  },
  'interceptor@destroyed': {
    zh: '表格销毁之后调用。返回 `false` 不阻止任何操作，但不再调用之后添加的同类型拦截器。',
    en: 'Called after a table is destroyed. Returning `false` does not prevent anything, but interceptors of this type that were added later are not called.'
  },
  'interceptor@event.clearActived': {
    zh: '`event.clearEdit` 的旧名称。如果添加过 `event.clearEdit` 的拦截器，不再调用旧名称的拦截器。',
    en: 'Deprecated name of `event.clearEdit`. Not called if there is an interceptor for `event.clearEdit`.',
    deprecated: 'interceptor@event.clearEdit'
  },
  'interceptor@event.clearActived~cell': {
    same: 'interceptor@event.clearEdit~cell'
  },

  // Renderer: filter
  'renderer.className': {
    zh: '筛选面板附加的类名，只支持字符串。',
    en: 'Additional class of the filter panel, which can only be a string.',
    deprecated: 'renderer.filterClassName'
  },
  'renderer.isFooter': {
    zh: '是否显示筛选面板底部的按钮，设为 `false` 时不显示。如果设置了 `showFilterFooter`，该选项不生效。',
    en: 'Whether to show the buttons at the bottom of the filter panel or hide them (`false`). If you set `showFilterFooter`, this option has no effect.',
    deprecated: 'renderer.showFilterFooter'
  },
  'renderer.filterClassName': {
    zh: '筛选面板最外层附加的类名，或返回类名的函数。',
    en: 'Additional class of the filter panel, or a function that returns the class.'
  },
  'renderer.showFilterFooter': {
    zh: '是否显示筛选面板底部的“筛选”和“重置”按钮。设为 `false` 后，需要你在面板中调用 `$panel.confirmFilter()` 和 `resetFilter()`。如果 [filterMultiple](column.filterMultiple) 为 `false`，始终不显示。',
    en: 'Whether to show the confirm and reset buttons at the bottom of the filter panel. If `false`, call `$panel.confirmFilter()` and `resetFilter()` in your panel. If [filterMultiple](column.filterMultiple) is `false`, the buttons are never shown.'
  },
  'renderer.renderFilter': {
    zh: '渲染筛选面板的内容，用于设置了 [filterRender](column.filterRender) 的列，返回虚拟节点或数组。你需要把筛选条件保存在 `column.filters[0].data` 中，并通过 `$panel.changeOption()` 激活条件，见[筛选渲染器](/table/renderer/filter)。列有 [#filter](column#filter) 插槽时不调用。',
    en: 'Renders the filter panel of columns with [filterRender](column.filterRender), and returns a virtual node or an array. Store your filter condition in `column.filters[0].data` and activate it with `$panel.changeOption()` (see [Filter renderer](/table/renderer/filter)). Not called if you use the column’s [#filter](column#filter) slot.'
  },
  'renderer.renderFilter~renderOpts': {
    zh: '列的 `filter-render`。',
    en: 'The `filter-render` of the column.'
  },
  'renderer.filterMethod': {
    zh: '返回某一行是否符合筛选条件。对每一行的每个已激活选项调用，任意一次返回 `true` 就保留该行。必须同时定义 `renderFilter` 才使用。列的 [filterMethod](column.filterMethod) 优先。如果设置了 `remote`，两者都不调用。',
    en: 'Returns whether a row matches the filter. Called for every row and every active option, and a row is kept if any call returns `true`. Only used if you also define `renderFilter`, and a column’s [filterMethod](column.filterMethod) takes precedence. If you set `remote`, neither is called.'
  },
  'renderer.filterMethod~value': {
    zh: '选项的 `value`，筛选条件通常在 `option.data` 中。',
    en: 'The `value` of the option, but you usually find the condition in `option.data`.'
  },
  'renderer.filterMethod~option': {
    zh: '已激活的选项，`data` 为筛选条件。',
    en: 'The active option, whose `data` is the condition.'
  },
  'renderer.filterResetMethod': {
    zh: '重置筛选时调用，将选项的 `data` 恢复为空条件。如果未定义该函数，`data` 恢复为选项的 `resetValue`，没有该值时为 `undefined`。列的 [filterResetMethod](column.filterResetMethod) 优先。',
    en: 'Called when a filter is reset, to restore `data` of the options to an empty condition. If you don’t define this function, `data` is set to the option’s `resetValue`, or to `undefined` if there is none. A column’s [filterResetMethod](column.filterResetMethod) takes precedence.'
  },
  'renderer.filterResetMethod~options': {
    zh: '该列的全部选项。',
    en: 'All options of the column.'
  },
  'renderer.defaultFilterMethod': {
    zh: '作用与 `filterMethod` 相同，但不要求你定义 `renderFilter`。表格的 [filterConfig.filterMethod](table.filterConfig.filterMethod) 优先于该函数。内置的渲染器通过该函数比较值是否相等。',
    en: 'Same as `filterMethod`, but does not require `renderFilter`, and the table’s function [filterConfig.filterMethod](table.filterConfig.filterMethod) takes precedence. The built-in renderers use this function to compare for equality.'
  },
  'renderer.defaultFilterMethod~value': {
    same: 'renderer.filterMethod~value'
  },
  'renderer.defaultFilterMethod~option': {
    same: 'renderer.filterMethod~option'
  },

  // Renderer: cells
  'renderer.cellClassName': {
    zh: '表体单元格附加的类名，或返回类名的函数，用于使用该渲染器的列。表头和表尾不使用。',
    en: 'Additional class of body cells in columns that use the renderer, or a function that returns the class, not applied to header and footer cells.'
  },
  'renderer.cellStyle': {
    zh: '表体单元格的样式对象，或返回样式对象的函数。表格的 [cellStyle](table.cellStyle) 覆盖相同的样式属性。',
    en: 'The style object of body cells, or a function that returns the object. The table’s [cellStyle](table.cellStyle) overrides the same properties.'
  },
  'renderer.renderHeader': {
    zh: '渲染表头的标题，替换默认的标题，不影响排序和筛选图标。列有 [#header](column#header) 插槽时不调用，序号列、单选框列和复选框列也不调用。参数为表头的参数，没有 `row`，`$grid` 始终为空。',
    en: 'Renders the title in the header, in place of the default title, but the icons for sorting and filtering remain. Not called if the column has the [#header](column#header) slot, or for row number, radio and checkbox columns. The parameters are those of a header: there is no `row`, and `$grid` is always empty.'
  },
  'renderer.renderHeader~renderOpts': {
    zh: '列的 `edit-render` 或 `cell-render`，如果两者都设置，则为前者。',
    en: 'The column’s `edit-render` or `cell-render`, the former if you set both.'
  },
  'renderer.renderDefault': {
    zh: '渲染单元格，用于设置了 [cellRender](column.cellRender) 的列，返回虚拟节点或数组。列有 [#default](column#default) 插槽时不调用。定义该函数后，列的 [formatter](column.formatter) 不生效。如果列同时设置了 `editRender`，改为调用 `renderCell`。',
    en: 'Renders the cells of columns with [cellRender](column.cellRender), and returns a virtual node or an array. Not called if you use the column’s [#default](column#default) slot. If you define this function, the column’s [formatter](column.formatter) has no effect. If the column also has `editRender`, `renderCell` is called instead.'
  },
  'renderer.renderDefault~renderOpts': {
    zh: '列的 `cell-render`。',
    en: 'The `cell-render` of the column.'
  },
  'renderer.renderFooter': {
    zh: '渲染表尾的单元格，用于设置了 `editRender` 或 `cellRender` 的列。列有 [#footer](column#footer) 插槽时不调用。未定义该函数时直接显示表尾的值。',
    en: 'Renders the footer cells of columns with `editRender` or `cellRender`. Not called if you use the column’s [#footer](column#footer) slot. If you don’t define this function, the footer value is shown unchanged.'
  },
  'renderer.renderFooter~renderOpts': {
    same: 'renderer.renderHeader~renderOpts'
  },
  'renderer.renderFooter~row': { same: 'column#footer~row' },
  'renderer.renderFooter~items': { same: 'column.footerExportMethod~items' },
  'renderer.renderFooter~_rowIndex': { same: 'column#footer~_rowIndex' },
  'renderer.renderFooter~$rowIndex': { same: 'column#footer~_rowIndex' },
  'renderer.exportMethod': {
    zh: '返回导出和打印的单元格文本。如果单元格显示图形或组件，需要定义该函数，否则使用页面上的文字。设置了 `original` 也会调用，可以通过 `options.original` 区分。列的 [exportMethod](column.exportMethod) 优先。',
    en: 'Returns the text of a cell for exporting and printing. Define it for cells that show graphics or components, because otherwise the text on the page is used. Also called with `original`, which you can detect by `options.original`. A column’s [exportMethod](column.exportMethod) takes precedence.'
  },
  'renderer.exportMethod~options': {
    zh: '最终生效的导出选项。',
    en: 'The effective export options.'
  },
  'renderer.footerExportMethod': {
    zh: '返回导出和打印的表尾单元格文本，默认为表尾的值，列的 [footerExportMethod](column.footerExportMethod) 优先。',
    en: 'Returns the text of a footer cell for exporting and printing, by default the footer value, unless a column’s [footerExportMethod](column.footerExportMethod) is set.'
  },
  'renderer.footerExportMethod~items': {
    zh: '该表尾行的值。',
    en: 'The values of the footer row.'
  },
  'renderer.footerExportMethod~row': { same: 'column.footerExportMethod~row' },
  'renderer.footerExportMethod~options': {
    same: 'renderer.exportMethod~options'
  },

  // Renderer: editing
  'renderer.autofocus': {
    zh: '进入编辑后获得焦点的元素，值为选择器，或返回元素的函数。函数需要自行调用 `focus()`，因为表格不会使返回的元素获得焦点。表单定位到校验不通过的项也使用该选项，但只支持选择器，函数会抛出异常。列的 [autofocus](column.editRender.autofocus) 优先。',
    en: 'The element that gets focus when editing starts: a selector, or a function that returns the element. Your function must call `focus()`, because the table does not focus the returned element. Forms also use this option to focus an item that fails validation, but support only a selector: a function throws an error. A column’s [autofocus](column.editRender.autofocus) takes precedence.'
  },
  'renderer.autoselect': {
    zh: '进入编辑后，是否全选获得焦点的输入框的文字。列的 [autoselect](column.editRender.autoselect) 优先，但列设为 `false` 仍使用渲染器的值。',
    en: 'Whether to select the text of the focused input when editing starts. A column’s [autoselect](column.editRender.autoselect) takes precedence, but if it is `false`, the renderer’s value is still used.'
  },
  'renderer.renderEdit': {
    zh: '渲染编辑器，用于设置了 [editRender](column.editRender) 的列，在编辑时调用，返回虚拟节点或数组，不能返回 Promise。由你的编辑器负责写入值：修改 `row`，再调用 `$table.updateStatus(params)` 触发校验。列有 [#edit](column#edit) 插槽时不调用。如果未定义该函数，编辑中的单元格为空。',
    en: 'Renders the editor of columns with [editRender](column.editRender) during editing, and returns a virtual node or an array, not a promise. Your editor must write the value: change `row`, then call `$table.updateStatus(params)` to validate. Not called if you use the column’s [#edit](column#edit) slot. If you don’t define this function, the cell is empty during editing.'
  },
  'renderer.renderEdit~renderOpts': {
    zh: '列的 `edit-render`。',
    en: 'The column’s `edit-render`.'
  },
  'renderer.renderCell': {
    zh: '渲染可编辑列不在编辑状态的单元格，例如可以显示选项的文字而不是值。列有 [#default](column#default) 插槽或 [formatter](column.formatter) 时不调用。未定义该函数时显示单元格的值，只用于 `editRender`。',
    en: 'Renders cells of an editable column that are not being edited, for example the label of an option instead of its value. Not called if the column has the [#default](column#default) slot or a [formatter](column.formatter). If you don’t define this function, the cell value is shown. It is only used for `editRender`.'
  },
  'renderer.renderCell~renderOpts': {
    same: 'renderer.renderEdit~renderOpts'
  },
  'renderer.renderExpand': {
    zh: "渲染展开行的内容，用于设置了 [contentRender](column.contentRender) 的 `type: 'expand'` 列。列有 [#content](column#content) 插槽时不调用。参数不包括 `columnIndex`、`$columnIndex` 和 `$grid`。",
    en: "Renders the expanded content of a row, for columns of `type: 'expand'` with [contentRender](column.contentRender). Not called if you use the column’s [#content](column#content) slot. The parameters do not include `columnIndex`, `$columnIndex` and `$grid`."
  },
  'renderer.renderExpand~renderOpts': {
    zh: '列的 `content-render`。',
    en: 'The `content-render` of the column.'
  },

  // Renderer: toolbar
  'renderer.toolbarButtonClassName': {
    zh: '左侧按钮外层元素的类名，或返回类名的函数。必须同时定义 `renderToolbarButton` 才使用。',
    en: 'Class of the element around a button on the left, or a function that returns the class, only used if you also define `renderToolbarButton`.'
  },
  'renderer.renderToolbarButton': {
    zh: '渲染工具栏左侧的一项，替换默认的按钮，用于设置了 [buttonRender](toolbar.buttons.buttonRender) 的按钮。点击需要你自行处理，因为 `code` 对应的指令不会执行，也不触发按钮事件。',
    en: 'Renders an item on the left of the toolbar in place of the button, for buttons with [buttonRender](toolbar.buttons.buttonRender). You must handle clicks yourself, because the command of its `code` does not run and no button event fires.'
  },
  'renderer.renderToolbarButton~renderOpts': {
    zh: '按钮的 `buttonRender`。',
    en: 'The `buttonRender` of the button.'
  },
  'renderer.renderToolbarButton~$table': {
    zh: '已连接的表格，初始为空，工具栏的属性变化并重新渲染之后才有值。',
    en: 'The connected table, empty until a prop of the toolbar changes and the toolbar renders again.'
  },
  'renderer.toolbarToolClassName': {
    zh: '右侧工具外层元素的类名，或返回类名的函数。必须同时定义 `renderToolbarTool` 才使用。',
    en: 'Class of the element around a tool on the right, or a function that returns the class, only used if you also define `renderToolbarTool`.'
  },
  'renderer.renderToolbarTool': {
    zh: '渲染工具栏右侧的一项，替换默认的按钮，用于设置了 [toolRender](toolbar.tools.toolRender) 的工具。点击需要你自行处理，因为 `code` 对应的指令不会执行，也不触发事件。',
    en: 'Renders an item on the right of the toolbar in place of the button, for tools with [toolRender](toolbar.tools.toolRender). You must handle clicks yourself, because the command of its `code` does not run and no event fires.'
  },
  'renderer.renderToolbarTool~renderOpts': {
    zh: '工具的 `toolRender`。',
    en: 'The `toolRender` of the tool.'
  },
  'renderer.renderToolbarTool~$table': {
    same: 'renderer.renderToolbarButton~$table'
  },

  // Renderer: form
  'renderer.itemClassName': {
    zh: '表单项最外层附加的类名，或返回类名的函数。',
    en: 'Additional class of the form item, or a function that returns the class.'
  },
  'renderer.itemStyle': {
    zh: '表单项最外层的样式对象，或返回样式对象的函数。',
    en: 'The style object of the form item, or a function that returns the object.'
  },
  'renderer.itemContentClassName': {
    zh: '表单项内容部分附加的类名，或返回类名的函数。',
    en: 'Additional class of the content of a form item, or a function that returns the class.'
  },
  'renderer.itemContentStyle': {
    zh: '表单项内容部分的样式对象，或返回样式对象的函数。表单项的 [contentStyle](form-item.contentStyle) 覆盖相同的样式属性。',
    en: 'The style object of the content of a form item, or a function that returns the object. The item’s [contentStyle](form-item.contentStyle) overrides the same properties.'
  },
  'renderer.itemTitleClassName': {
    zh: '表单项标题部分附加的类名，或返回类名的函数。',
    en: 'Additional class of the title of a form item, or a function that returns the class.'
  },
  'renderer.itemTitleStyle': {
    zh: '表单项标题部分的样式对象，或返回样式对象的函数。表单项的 [titleStyle](form-item.titleStyle) 覆盖相同的样式属性。',
    en: 'The style object of the title of a form item, or a function that returns the object. The item’s [titleStyle](form-item.titleStyle) overrides the same properties.'
  },
  'renderer.renderItemTitle': {
    zh: '渲染表单项的标题，优先于 [#title](form-item#title) 插槽。必须设置表单项的 `title` 或该插槽才显示标题。3.8.6 调用时没有传入 `h`：第一个参数是 `renderOpts`，第二个是 `params`。你可以通过 `params.$form.$createElement` 创建节点。',
    en: 'Renders the title of a form item, and takes precedence over the [#title](form-item#title) slot. The item must have a `title` or that slot to show a title. 3.8.6 does not pass `h`: the first argument is `renderOpts`, the second is `params`. You can create nodes with `params.$form.$createElement`.'
  },
  'renderer.renderItemTitle~renderOpts': {
    zh: '表单项的 `item-render`。',
    en: 'The `item-render` of the item.'
  },
  'renderer.renderItemContent': {
    zh: '渲染表单项的内容，用于设置了 [itemRender](form-item.itemRender) 的表单项，返回虚拟节点或数组。由你的内容负责写入值：修改 `data`，再调用 `$form.updateStatus(params)` 触发校验。表单项有 [#default](form-item#default) 插槽时不调用。',
    en: 'Renders the content of form items with [itemRender](form-item.itemRender), and returns a virtual node or an array. Your content must write the value: change `data`, then call `$form.updateStatus(params)` to validate. Not called if you use the item’s [#default](form-item#default) slot.'
  },
  'renderer.renderItemContent~renderOpts': {
    same: 'renderer.renderItemTitle~renderOpts'
  },
  'renderer.itemVisibleMethod': {
    zh: '返回表单项是否显示，返回 `false` 时隐藏表单项，隐藏的表单项不校验。表单项设置了 [visibleMethod](form-item.visibleMethod) 时不调用。',
    en: 'Returns whether the form item is visible. If you return `false`, the item is hidden, and hidden items are not validated. Not called if the item has its own [visibleMethod](form-item.visibleMethod).'
  },
  'renderer.itemResetMethod': {
    zh: '重置表单时调用，可以用来恢复 `data` 中的值，代替默认的 [resetValue](form-item.resetValue)。',
    en: 'Called when the form is reset, to restore the value in `data`, in place of the default [resetValue](form-item.resetValue).'
  },

  // Renderer: empty data and older names
  'renderer.renderEmpty': {
    zh: '渲染表格的空数据内容，用于设置了 [emptyRender](table.emptyRender) 的表格。每次渲染至少调用两次，有数据也调用，所以你的函数不能有副作用。表格有 [#empty](table#empty) 插槽时不调用。',
    en: 'Renders the empty state of tables with [emptyRender](table.emptyRender). Called at least twice for each rendering, also when there is data, so your function must not have side effects. Not called if you use the table’s [#empty](table#empty) slot.'
  },
  'renderer.renderEmpty~renderOpts': {
    zh: '表格的 `empty-render`。',
    en: 'The `empty-render` of the table.'
  },
  'renderer.cellExportMethod': {
    zh: '`exportMethod` 的旧名称，如果两者都定义，只使用新名称。内置的 `select` 和 `VxeSelect` 通过该函数导出选项的文字。',
    en: 'Deprecated name of `exportMethod`, ignored if you define both. The built-in `select` and `VxeSelect` use this function to export the label of an option.',
    deprecated: 'renderer.exportMethod'
  },
  'renderer.cellExportMethod~options': {
    same: 'renderer.exportMethod~options'
  },
  'renderer.footerCellExportMethod': {
    zh: '`footerExportMethod` 的旧名称，如果两者都定义，只使用新名称。',
    en: 'Deprecated name of `footerExportMethod`, ignored if you define both.',
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
    zh: '筛选面板打开时，对未激活但修改过的选项调用，可以用来还原 `option.data`。已激活的选项不调用，所以面板应当编辑副本，见[筛选渲染器](/table/renderer/filter)。',
    en: 'Called when the filter panel opens, for options that are not active but were changed, to revert `option.data`. Not called for active options, so your panel should edit a copy (see [Filter renderer](/table/renderer/filter)).'
  },
  'renderer.renderItem': {
    zh: '`renderItemContent` 的旧名称，如果两者都定义，只使用新名称。',
    en: 'Deprecated name of `renderItemContent`, ignored if you define both.',
    deprecated: 'renderer.renderItemContent'
  },
  'renderer.renderItem~renderOpts': {
    same: 'renderer.renderItemTitle~renderOpts'
  },
  'renderer.renderButton': {
    zh: '`renderToolbarButton` 的旧名称，如果两者都定义，只使用新名称。',
    en: 'Deprecated name of `renderToolbarButton`, ignored if you define both.',
    deprecated: 'renderer.renderToolbarButton'
  },
  'renderer.renderButton~renderOpts': {
    same: 'renderer.renderToolbarButton~renderOpts'
  },

  // Registered functions
  'formats.cellFormatMethod': {
    zh: '返回单元格显示的文本，列的 [formatter](column.formatter) 通过名称使用该函数。结果按单元格的值缓存，值不变就不再调用，所以依赖该行其他字段的文本可能过期。名称未注册时，单元格为空。',
    en: 'Returns the text of a cell, used by name in a column’s [formatter](column.formatter). The result is cached by cell value, and the function is not called again while the value is unchanged, so a text that depends on other fields of the row can become outdated. If the name is not registered, the cells are empty.'
  },
  'formats.cellFormatMethod~args': {
    zh: '`formatter` 数组中名称之后的各项。',
    en: 'The entries after the name if you set `formatter` to an array.'
  },
  'commands.commandMethod': {
    zh: '用户点击 `code` 与指令同名的[工具栏按钮](toolbar.buttons.code)时执行，也可以通过 [commitProxy()](grid()commitProxy) 执行。`vxe-grid` 内置的同名指令优先。不等待返回值，见[全局指令](/table/commands/api)。',
    en: 'Runs when a [toolbar button](toolbar.buttons.code) is clicked whose `code` is the name of the command. You can also run the command with [commitProxy()](grid()commitProxy). A built-in command of `vxe-grid` with the same name takes precedence. The return value is not awaited (see [Global commands](/table/commands/api)).'
  },
  'commands.commandMethod~button': {
    zh: "按钮的配置对象。在单独使用的 `vxe-toolbar` 右侧的工具中，参数名为 `tool`。如果 `commitProxy('code')` 没有对应的按钮，则为 `null`。",
    en: "The button object. For a tool on the right of a separate `vxe-toolbar`, the parameter is named `tool`. If you call `commitProxy('code')`, the value is `null` if no button is found."
  },
  'commands.commandMethod~$event': {
    zh: '只有单独使用的 `vxe-toolbar` 才有，值为 `{ $event }`，其中包含原生事件。在 `vxe-grid` 中点击时，`{ $event }` 是第二个参数。',
    en: 'Only passed by a separate `vxe-toolbar`, as `{ $event }`, which contains the native event. For a click in `vxe-grid`, `{ $event }` is the second argument.'
  },
  'commands.commandMethod~args': {
    zh: '由 `vxe-grid` 中的点击执行时为 `{ $event }`，由 `commitProxy(code, ...args)` 执行时为你传入的 `args`。',
    en: 'For a click in `vxe-grid`, `{ $event }`, and for `commitProxy(code, ...args)`, the `args` you passed.'
  },
  'menus.menuMethod': {
    zh: '用户选择 `code` 相同的[菜单项](table.menuConfig.body.options.code)时执行，早于 [menu-click](table@menu-click)。返回值会被忽略。抛出异常时，事件不触发，菜单也不关闭。',
    en: 'Runs when the [menu item](table.menuConfig.body.options.code) with this `code` is selected, before [menu-click](table@menu-click) fires. The return value is ignored, but if your function throws an error, the event does not fire and the menu stays open.'
  },
  'menus.menuMethod~row': {
    zh: '单元格所在的行，只有表体的单元格才有。',
    en: 'The row of the cell, only for body cells.'
  },
  'menus.menuMethod~columns': {
    zh: '全部可见的列。',
    en: 'All visible columns.'
  },
  'menus.menuMethod~$event': {
    zh: '打开菜单的右键事件，而点击菜单项的事件是第二个参数。',
    en: 'The event that opened the menu, and the click on the menu item is the second argument.'
  },
  'menus.menuMethod~evnt': {
    zh: '选择菜单项的鼠标或键盘事件。',
    en: 'The mouse or keyboard event that selected the menu item.'
  },
  'menus.menuMethod~options': { same: 'table@menu-click~options' },
  'validators.cellValidatorMethod': {
    zh: '单元格的校验函数，可以通过名称在 [editRules](table.editRules.validator) 的 `validator` 中使用。返回 `Error` 或被拒绝的 Promise 表示校验不通过，其他返回值都表示通过。名称未注册时规则不校验，只在开发环境的控制台输出错误。',
    en: 'Validates cells, used by name as `validator` in [editRules](table.editRules.validator). If you return an `Error` or a promise that rejects, validation fails. Any other return value means that it passes. If the name is not registered, the rule validates nothing, and an error is logged in development only.'
  },
  'validators.cellValidatorMethod~rule': {
    zh: '使用该函数的规则，你可以在规则中添加自定义的字段作为参数。',
    en: 'The rule that uses the function. You can add custom keys to the rule as arguments.'
  },
  'validators.itemValidatorMethod': {
    zh: '表单项的校验函数，可以通过名称在表单 [rules](form.rules.validator) 的 `validator` 中使用。返回值的含义与 [cellValidatorMethod](validators.cellValidatorMethod) 相同。你可以用一个名称同时定义两个函数。',
    en: 'Validates form items, used by name as `validator` in form [rules](form.rules.validator). The return value has the same meaning as for [cellValidatorMethod](validators.cellValidatorMethod). You can define both functions under one name.'
  },
  'validators.itemValidatorMethod~rule': {
    same: 'validators.cellValidatorMethod~rule'
  },
  'validators.itemValidatorMethod~data': {
    zh: '表单的数据对象。',
    en: 'The data object of the form.'
  }
} satisfies MemberTexts
