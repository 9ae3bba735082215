import type { MemberTexts } from './texts'

export default {
  'column.colId': {
    zh: '列的主键，可以通过 `column.id` 读取，默认自动生成，例如 `col_1`。主键不能重复，而且必须以字母开头，因为主键也是单元格的类名。如果是数字，[scrollToColumn()](table()scrollToColumn) 等方法会抛出异常。主键只在创建列时读取。',
    en: 'Key of the column, available as `column.id`. If you don’t set it, a key such as `col_1` is generated. The key must be unique and start with a letter, because it is also a class of the cells. If you use a number, methods such as [scrollToColumn()](table()scrollToColumn) throw an error. You can set the key only when the column is created.'
  },
  'column.type': {
    zh: '列的类型：`seq` 为序号列，`radio` 为单选框列，`checkbox` 为复选框列，`expand` 为展开列。`html` 把值渲染为 HTML，不过滤脚本，请不要用于不可信的数据。如果未设置，就是普通列。创建列之后再修改不生效。',
    en: 'Type of the column: `seq` numbers the rows, `radio` and `checkbox` select rows, and `expand` expands rows. `html` renders the value as unsanitized HTML, so never use this type for untrusted data. If you don’t set it, the column is an ordinary column. Changes after the column is created have no effect.'
  },
  'column.field': {
    zh: '行数据中的字段名，区分大小写，也可以是 `address.city` 这样的路径。排序、编辑、校验和列的方法都通过字段名查找列，所以不要重复。',
    en: 'Field name in the row data, which is case-sensitive and can also be a path such as `address.city`. Sorting, editing, validation and column methods find the column by its field, so do not use a field twice.'
  },
  'column.title': {
    zh: '表头的文字，也用于列设置和导出。在 [grid.columns](grid.columns) 中也可以是返回文字的函数。如果设置了全局的 [translate](setConfig.translate)，可以是翻译的键，见[国际化](/table/start/i18n)。序号列默认显示 `#`。',
    en: 'Text of the header, also used in the column settings and in exports. In [grid.columns](grid.columns), the title can also be a function that returns the text. If you set the global [translate](setConfig.translate), the title can be a translation key (see [Internationalization](/table/start/i18n)). A `seq` column without a title shows `#`.'
  },
  'column.width': {
    zh: '列宽，可以是像素数、`120px`，或者表格宽度的百分比 `20%`，只支持整数。其他值（例如 `auto`）视为未设置，列宽由剩余宽度分配。用户拖动列宽之后，修改该属性不再生效，直到你调用 [resetColumn({ resizable: true })](table()resetColumn)。',
    en: 'Width of the column: a number of pixels, `120px`, or `20%` of the table width, where only whole numbers are supported. Any other value, such as `auto`, is treated as not set, and the column shares the remaining width. After a user resizes the column, changes to this prop have no effect until you call [resetColumn({ resizable: true })](table()resetColumn).'
  },
  'column.minWidth': {
    zh: '未设置 `width` 的列的最小列宽，取值与 [width](column.width) 相同。列先获得最小列宽，再平分剩余宽度。如果同时设置了 `width`，该属性只限制拖动。两者都未设置时，列宽至少为 40 px。',
    en: 'Minimum width of the column if `width` is not set, with the same values as [width](column.width). The column gets this width first, and then an equal share of the remaining width. If you set both, this prop only limits resizing. If you set neither, the column is at least 40 px wide.'
  },
  'column.maxWidth': {
    zh: '在 3.8.6 中不生效，因为计算列宽和拖动列宽都不读取该属性的值。',
    en: 'Has no effect in 3.8.6, because neither the layout nor resizing reads the stored value.'
  },
  'column.resizable': {
    zh: '用户是否可以拖动表头的右边缘调整列宽，默认使用 [columnConfig.resizable](table.columnConfig.resizable)。分组表头不能拖动，可以拖动分组中的列。',
    en: 'Whether users can resize the column by dragging the right edge of its header. You can set the default with [columnConfig.resizable](table.columnConfig.resizable). Users can’t drag grouped headers, only the columns in the group.'
  },
  'column.fixed': {
    zh: '把列固定在左侧或右侧，列会移到该侧的最前或最后，横向滚动也不移动位置。有分组表头时，需要在最外层的 `vxe-colgroup` 上设置，其中的列随之固定。',
    en: 'Fixes the column on the `left` or `right`, where it moves and stays during horizontal scrolling. If there are grouped headers, set the prop on the outermost `vxe-colgroup`, and the columns in the group are fixed as well.'
  },
  'column.align': {
    zh: '单元格内容的对齐方式，默认使用 [table.align](table.align)。如果表头和表尾没有各自的对齐方式，也使用该属性。',
    en: 'Alignment of the cell content, by default [table.align](table.align). The header and the footer also use this alignment unless they have their own.'
  },
  'column.headerAlign': {
    zh: '表头的对齐方式，默认依次使用列的 `align`、[table.headerAlign](table.headerAlign) 和 [table.align](table.align)。',
    en: 'Alignment of the header, by default the column’s `align`, then [table.headerAlign](table.headerAlign), then [table.align](table.align).'
  },
  'column.footerAlign': {
    zh: '表尾的对齐方式，默认依次使用列的 `align`、[table.footerAlign](table.footerAlign) 和 [table.align](table.align)。',
    en: 'Alignment of the footer, by default the column’s `align`, then [table.footerAlign](table.footerAlign), then [table.align](table.align).'
  },
  'column.showOverflow': {
    zh: '单元格文字溢出后的显示方式：`ellipsis` 显示省略号，`false` 换行。`title` 还显示浏览器的悬停提示，`tooltip` 或 `true` 还显示工具提示。默认使用 [table.showOverflow](table.showOverflow)。使用虚拟滚动时，设为 `false` 也不换行，始终显示省略号。',
    en: 'How text that overflows a cell is displayed: `ellipsis` truncates the text, and `false` wraps it. `title` also adds the browser’s native tooltip, and `tooltip` or `true` a tooltip of the library. Defaults to [table.showOverflow](table.showOverflow). If you use virtual scrolling, text is always truncated, even if you set `false`.'
  },
  'column.showHeaderOverflow': {
    zh: '表头文字溢出后的显示方式，取值与 [showOverflow](column.showOverflow) 相同，默认使用 [table.showHeaderOverflow](table.showHeaderOverflow)。',
    en: 'How text that overflows the header is displayed, with the same values as [showOverflow](column.showOverflow) and by default as in [table.showHeaderOverflow](table.showHeaderOverflow).'
  },
  'column.showFooterOverflow': {
    zh: '表尾文字溢出后的显示方式，取值与 [showOverflow](column.showOverflow) 相同，默认使用 [table.showFooterOverflow](table.showFooterOverflow)。',
    en: 'How text that overflows the footer is displayed, with the same values as [showOverflow](column.showOverflow) and by default as in [table.showFooterOverflow](table.showFooterOverflow).'
  },
  'column.className': {
    zh: '列中每个单元格的类名，也可以是按行返回类名的函数。与 [cellClassName](table.cellClassName) 同时生效。',
    en: 'Class of every cell in the column, or a function that returns the class for each row, in addition to [cellClassName](table.cellClassName).'
  },
  'column.headerClassName': {
    zh: '表头单元格的类名，也可以是返回类名的函数。与 [headerCellClassName](table.headerCellClassName) 同时生效。',
    en: 'Class of the header cell, or a function that returns the class, in addition to [headerCellClassName](table.headerCellClassName).'
  },
  'column.footerClassName': {
    zh: '表尾单元格的类名，也可以是按表尾行返回类名的函数。与 [footerCellClassName](table.footerCellClassName) 同时生效。',
    en: 'Class of the footer cells, or a function that returns the class for each footer row, in addition to [footerCellClassName](table.footerCellClassName).'
  },
  'column.formatter': {
    zh: '把单元格的值转换为显示的文字。可以是函数、[已注册](VXETable()formats.add)的名称，或者 `[名字, …附加参数]`。排序和导出使用转换后的文字，筛选使用单元格的值。日期和金额要按原值排序时，设置 [sortBy](column.sortBy)。转换结果按行缓存，直到该单元格的值改变。因此结果不能依赖同一行的其他字段，需要时改用[插槽](column#default)。',
    en: 'Converts the value of a cell to the text to show. Set a function, a [registered](VXETable()formats.add) name, or `[name, …more arguments]`. Sorting and exporting use the converted text, and filtering uses the value. To sort dates and amounts by their value, set [sortBy](column.sortBy). The result is cached for each row until the cell’s value changes, so the text must not depend on other fields of the row. Use the [slot](column#default) in that case.'
  },
  'column.sortable': {
    zh: '用户是否可以按该列排序。开启后表头显示排序图标，列必须同时设置 `field`。序号列、单选框列、复选框列和展开列不显示图标。创建列之后再开启也不显示图标，见[排序](/table/base/sort)。',
    en: 'Whether users can sort rows by the column, whose header then shows sort icons and whose `field` must be set. Columns of type `seq`, `radio`, `checkbox` and `expand` don’t show icons. If you enable the prop after the column is created, users don’t see icons either (see [Sorting](/table/base/sort)).'
  },
  'column.remoteSort': {
    zh: '旧版本的服务端排序，只对一列生效。开启后显示排序图标，但不移动行。可以改用表格的 `remote`，对所有列生效。',
    en: 'Server-side sorting of a single column, from an older version. The column shows sort icons, but rows are not moved. You can use the table’s `remote` instead, which applies to all columns.',
    deprecated: 'table.sortConfig.remote'
  },
  'column.sortBy': {
    zh: '用来排序的值，可以是另一个字段的名称或路径，也可以是接收 `{ row, column }` 并返回值的函数。如果未设置，比较 [formatter](column.formatter) 转换后的文字。数组会作为一个路径读取，不能用来按多个字段排序。',
    en: 'The value to sort by: the name or path of another field, or a function that receives `{ row, column }` and returns the value. If you don’t set it, the text from the [formatter](column.formatter) is compared. You can’t sort by several fields with an array, because the array is read as one path.'
  },
  'column.sortType': {
    zh: '值的比较方式。`auto`（默认）把可以转换为数字的值按数字比较，其余按文本比较。`number` 把值全部转换为数字，不能转换的为 0，`string` 全部按文本比较。前两种方式把 `Date` 对象作为 0，可以通过 `sortBy` 返回时间戳。',
    en: 'How values are compared: `auto` (default) compares numbers and numeric text as numbers, and other values as text. `number` converts all values to numbers, and values that are not numeric become 0, and `string` compares all values as text. The first two compare a `Date` as 0, so return a timestamp from `sortBy`.'
  },
  'column.sortMethod': {
    zh: '旧版本的比较函数，在 3.8.6 中从不调用。',
    en: 'Comparison function of an older version, which 3.8.6 never calls.',
    deprecated: 'table.sortConfig.sortMethod'
  },
  'column.filters': {
    zh: '筛选的选项。只有设为数组，表头才显示筛选图标，数组可以为空。更换数组会清除用户选择的条件，所以不要在模板中写数组字面量，见[筛选](/table/base/filter)。',
    en: 'Options of the filter. The header shows a filter icon only if you set an array, which can be empty. A new array discards the conditions that users selected, so do not write an array literal in your template (see [Filter](/table/base/filter)).'
  },
  'column.filters.label': {
    zh: '筛选面板中显示的文字。',
    en: 'Text shown in the filter panel.'
  },
  'column.filters.value': {
    zh: "要匹配的值，可以是任意类型。如果没有筛选函数，值与单元格严格比较，`'1'` 不等于 `1`。",
    en: "The value to match, of any type. If there is no filter function, the value is strictly compared with the cell: `'1'` does not match `1`."
  },
  'column.filters.data': {
    zh: '自定义筛选面板（[插槽](column#filter)或渲染器）的条件，例如输入的关键字，内置的选项列表不使用该属性。',
    en: 'Condition of your custom filter panel ([slot](column#filter) or renderer), such as a keyword. The built-in list of options does not use this property.'
  },
  'column.filters.resetValue': {
    zh: '重置筛选时写入 `data` 的值，写入的是副本，默认为 `undefined`。如果设置了 [filterResetMethod](column.filterResetMethod)，不使用该值。',
    en: 'Value that a reset writes to `data`, as a copy. If you don’t set it, `data` becomes `undefined`. The value is not used if there is a [filterResetMethod](column.filterResetMethod).'
  },
  'column.filters.checked': {
    zh: '选项初始是否勾选，勾选的选项从首次加载数据起生效。',
    en: 'Whether the option is checked initially and applies to the first data that is loaded.'
  },
  'column.filterMultiple': {
    zh: '用户是否可以选择多个选项。设为 `false` 后只能选择一个，点击后立即生效，面板没有确认和重置按钮。',
    en: 'Whether users can check several options. If `false`, they can only select one option, clicking applies it immediately, and the panel does not have confirm and reset buttons.'
  },
  'column.filterMethod': {
    zh: '判断一行是否保留的函数，对每一行和每个已勾选的选项调用一次。任意一次返回 `true`，该行就会保留。优先于渲染器和表格的筛选函数。',
    en: 'Function that returns whether a row is kept, called for each row with each checked option. If one call returns `true`, the row is kept. Takes precedence over the filter functions of the renderer and the table.'
  },
  'column.filterMethod~value': {
    zh: '选项的 `value`。',
    en: 'The `value` of the option.'
  },
  'column.filterMethod~option': {
    zh: '已勾选的选项，自定义面板的条件在选项的 `data` 中。',
    en: 'The checked option, which holds the condition of a custom panel in its `data`.'
  },
  'column.filterResetMethod': {
    zh: '重置筛选时调用的函数，用来把每个选项的 `data` 恢复为空条件，默认使用 [resetValue](column.filters.resetValue)。',
    en: 'Called on reset to set the `data` of each option to an empty condition. If you don’t set it, [resetValue](column.filters.resetValue) is used.'
  },
  'column.filterResetMethod~options': {
    zh: '该列的全部筛选选项，即 [filters](column.filters)。',
    en: 'All filter options of the column, which are its [filters](column.filters).'
  },
  'column.filterRecoverMethod': {
    zh: '再次打开筛选面板时调用的函数，用来还原未确认的修改。对每个已勾选但未确认的选项调用一次。修改了已生效的条件而没有确认时不调用该函数。',
    en: 'Called when the filter panel opens again, to revert changes that were not confirmed. The function is called for each option that was checked but not confirmed, but not for active conditions with unconfirmed changes.'
  },
  'column.filterRender': {
    zh: '通过渲染器渲染筛选面板。名称可以是内置的 `input`、`VxeSelect`，或者已注册的名称，见[筛选渲染器](/table/renderer/filter)。你需要在 `filters` 中设置一个 `data` 为空的选项，输入的内容会写入 `data`。`VxeInput` 在 3.8.6 中会抛出异常。',
    en: 'Renders the filter panel with a renderer: the built-in `input` or `VxeSelect`, or a registered name (see [Filter renderer](/table/renderer/filter)). In `filters`, set one option with empty `data`, where the entered value is stored. `VxeInput` throws an error in 3.8.6.'
  },
  'column.filterRender.options': { same: 'column.cellRender.options' },
  'column.filterRender.optionProps': { same: 'column.cellRender.optionProps' },
  'column.filterRender.optionProps.value': { same: 'column.cellRender.optionProps.value' },
  'column.filterRender.optionProps.label': { same: 'column.cellRender.optionProps.label' },
  'column.filterRender.optionProps.disabled': { same: 'column.cellRender.optionProps.disabled' },
  'column.filterRender.optionGroups': { same: 'column.cellRender.optionGroups' },
  'column.filterRender.optionGroupProps': { same: 'column.cellRender.optionGroupProps' },
  'column.filterRender.optionGroupProps.options': { same: 'column.cellRender.optionGroupProps.options' },
  'column.filterRender.optionGroupProps.label': { same: 'column.cellRender.optionGroupProps.label' },
  'column.filterRender.content': { same: 'column.cellRender.content' },
  'column.filterRender.name': {
    zh: '渲染器的名称。名称未注册，或者渲染器没有 `renderFilter` 时，面板显示普通的选项列表。',
    en: 'Name of the renderer. If the name is not registered or the renderer does not have `renderFilter`, the panel shows the plain list of options.'
  },
  'column.filterRender.props': { same: 'column.cellRender.props' },
  'column.filterRender.attrs': { same: 'column.cellRender.attrs' },
  'column.filterRender.events': {
    zh: '监听面板中组件的事件。你的函数收到的第一个参数是面板的信息，包含 `column` 和 `$panel`，其余是事件的参数。',
    en: 'Event listeners of the component in the panel. The first argument of your listener contains information about the panel, including `column` and `$panel`, and the arguments of the event follow.'
  },
  'column.filterRender.nativeEvents': {
    zh: '监听组件根元素的原生事件，函数的参数与 `events` 相同。内置的渲染器中，只有 `VxeSelect` 支持。',
    en: 'Listeners for native events of the component’s root element, with the same arguments as for `events`. Of the built-in renderers, only `VxeSelect` supports this option.'
  },
  'column.treeNode': {
    zh: '是否作为树的节点列，显示缩进和展开图标。必须设置 [treeConfig](table.treeConfig)，一个表格只能有一个节点列。节点列也可以设置 [editRender](column.editRender)，下拉框的选项正常显示。见[树形表格](/table/tree/basic)。',
    en: 'Whether the column shows the indentation and expand icons of the tree. Requires [treeConfig](table.treeConfig). A table can have only one such column. It can also have an [editRender](column.editRender), and a select shows its options there. See [Tree table](/table/tree/basic).'
  },
  'column.visible': {
    zh: '是否显示列，默认显示。隐藏的列默认不导出，但排序和筛选仍然有效，列宽等状态也会保留，而 `v-if` 会销毁这些状态。用户在列设置中的修改不会写回该属性。',
    en: 'Whether the column is visible, as columns are by default. By default, a hidden column is not exported, but its sort and filter remain in effect. A hidden column keeps its width and other state, unlike with `v-if`. If users change the column settings, their changes are not written back to this prop.'
  },
  'column.headerExportMethod': {
    zh: '返回导出的表头文字，代替 `title`，见[导出](/table/advanced/export)。',
    en: 'Returns the header text to export instead of `title` (see [Export](/table/advanced/export)).'
  },
  'column.exportMethod': {
    zh: '返回导出的单元格内容，代替显示的文字。如果列使用插槽，请设置该函数，否则未渲染的行无法导出插槽中的文字。',
    en: 'Returns the content to export instead of the displayed text of a cell. Set this function if your column has a slot, otherwise the slot text of rows that are not rendered is not available.'
  },
  'column.footerExportMethod': {
    zh: '返回导出的表尾单元格内容，代替显示的文字。表尾行是对象时，未设置该函数会导出空白。',
    en: 'Returns the content to export instead of the displayed text of a footer cell. If you don’t set it, footer rows that are objects are exported empty.'
  },
  'column.footerExportMethod~items': {
    zh: '该表尾行的数据：[footerData](table.footerData) 或 [footerMethod](table.footerMethod) 返回值中的一项。',
    en: 'Data of the footer row: one item of [footerData](table.footerData) or of the return value of [footerMethod](table.footerMethod).'
  },
  'column.footerExportMethod~row': {
    zh: '与 `items` 相同。',
    en: 'The same as `items`.'
  },
  'column.titleHelp': {
    zh: '`titlePrefix` 的旧名称，如果两者都设置，`titlePrefix` 优先。',
    en: 'Former name of `titlePrefix`, which takes precedence if both are set.',
    deprecated: 'column.titlePrefix'
  },
  'column.titlePrefix': {
    zh: "标题前面的提示图标，鼠标悬停时显示工具提示，例如 `{ content: '说明' }`。序号列、单选框列和复选框列不显示该图标。工具提示依赖 Tooltip 模块。",
    en: "Help icon before the title with a tooltip on hover, for example `{ content: 'Hint' }`. Columns of type `seq`, `radio` and `checkbox` do not show the icon. The tooltip requires the Tooltip module."
  },
  'column.titlePrefix.icon': {
    zh: '图标的类名，默认为问号图标 [TABLE_TITLE_PREFIX](setConfig.icon.TABLE_TITLE_PREFIX)。在 `titleSuffix` 中，默认为 [TABLE_TITLE_SUFFIX](setConfig.icon.TABLE_TITLE_SUFFIX)。',
    en: 'Class of the icon, by default the question mark [TABLE_TITLE_PREFIX](setConfig.icon.TABLE_TITLE_PREFIX). In `titleSuffix`, the default is [TABLE_TITLE_SUFFIX](setConfig.icon.TABLE_TITLE_SUFFIX).'
  },
  'column.titlePrefix.content': {
    zh: '工具提示的文字，也可以是翻译的键。如果未设置，只显示图标，没有工具提示。',
    en: 'Text of the tooltip, or a translation key. If you don’t set it, only the icon is shown, without a tooltip.'
  },
  'column.titlePrefix.message': {
    zh: '`content` 的旧名称，只有未设置 `content` 才读取。',
    en: 'Former name of `content`, read only if `content` is not set.',
    deprecated: 'column.titlePrefix.content'
  },
  'column.titlePrefix.useHTML': {
    zh: '在表头中不生效，因为表头的工具提示不读取该配置项，内容始终显示为文本。',
    en: 'Has no effect in headers, because the tooltip of a header does not read this option and always shows plain text.'
  },
  'column.titlePrefix.enterable': {
    zh: '在表头中不生效。如果要设置鼠标能否移入工具提示，可以使用表格的 [tooltipConfig.enterable](table.tooltipConfig.enterable)。',
    en: 'Has no effect in headers, where the table’s [tooltipConfig.enterable](table.tooltipConfig.enterable) determines whether the pointer can enter the tooltip.'
  },
  'column.titlePrefix.theme': {
    zh: '在表头中不生效。如果要设置工具提示的主题，可以使用表格的 [tooltipConfig.theme](table.tooltipConfig.theme)。',
    en: 'Has no effect in headers, where the table’s [tooltipConfig.theme](table.tooltipConfig.theme) determines the tooltip’s theme.'
  },
  'column.titleSuffix': {
    zh: '标题后面的提示图标，位于排序图标和筛选图标之前。配置项与 [titlePrefix](column.titlePrefix) 相同。',
    en: 'Help icon after the title, before the sort and filter icons, with the same options as [titlePrefix](column.titlePrefix).'
  },
  'column.cellType': {
    zh: '导出 `csv` 时数字文本的处理方式。`string` 始终在文本前面加制表符，使 Excel 保留 `007`。`number` 从不加制表符。如果未设置，只给 12 位及以上的文本加制表符。不影响显示、排序和其他格式。',
    en: 'How numeric text is written to `csv` exports. `string` always adds a tab before the text, so that Excel keeps `007`, and `number` never adds a tab. If you don’t set it, only text of at least 12 characters gets a tab. Display, sorting and other formats are not affected.'
  },
  'column.cellRender': {
    zh: '通过渲染器渲染单元格，可以是[已注册](renderer.renderDefault)的名称，也可以是内置的 `VxeInput`、`VxeSelect`、`VxeSwitch`、`VxeButton`、`input` 和 `select` 等。只能设置为对象，不能是函数。要按行显示不同的组件，使用插槽，或者在渲染器中读取 `row`。内置的组件始终可以操作，值会立即写入行数据。同时设置了 `editRender` 时不生效。',
    en: 'Renders the cells with a renderer: a [registered](renderer.renderDefault) name or a built-in name. Built-in names include `VxeInput`, `VxeSelect`, `VxeSwitch`, `VxeButton`, `input` and `select`. The value must be an object, not a function. To show different components by row, use a slot, or read `row` in your renderer. Built-in components are always active and write to the row immediately. Has no effect if you also set `editRender`.'
  },
  'column.cellRender.options': {
    zh: '下拉框的选项，用于 `VxeSelect` 和原生 `select`。不能与 `optionGroups` 同时使用。',
    en: 'Options of the dropdown, for `VxeSelect` and the native `select`, used instead of `optionGroups`.'
  },
  'column.cellRender.optionProps': {
    zh: '选项对象中各字段的名称，如果你的数据的字段名不是 `label` 和 `value`，可以在这里指定。',
    en: 'Names of the fields in option objects, in case the fields of your data are not named `label` and `value`.'
  },
  'column.cellRender.optionProps.value': {
    zh: '选项的值所在的字段，默认为 `value`。',
    en: 'Field that holds the value of an option, by default `value`.'
  },
  'column.cellRender.optionProps.label': {
    zh: '选项的文字所在的字段，默认为 `label`。',
    en: 'Field that holds the text of an option, by default `label`.'
  },
  'column.cellRender.optionProps.disabled': {
    zh: '表示选项是否禁用的字段，默认为 `disabled`。只有原生 `select` 支持，`VxeSelect` 始终读取选项的 `disabled`。',
    en: 'Field that holds whether an option is disabled, by default `disabled`. Only the native `select` supports this option, but `VxeSelect` always reads the option object’s `disabled`.'
  },
  'column.cellRender.optionGroups': {
    zh: '分组的选项，每组包含 `label` 和 `options`，用于 `VxeSelect` 和原生 `select`。',
    en: 'Groups of options, each with `label` and `options`, for `VxeSelect` and the native `select`.'
  },
  'column.cellRender.optionGroupProps': {
    zh: '分组对象中各字段的名称。',
    en: 'Names of the fields in group objects.'
  },
  'column.cellRender.optionGroupProps.options': {
    zh: '分组的选项所在的字段，默认为 `options`。`VxeSelect` 只支持 `options`。',
    en: 'Field that holds the options of a group, by default `options`, the only name that `VxeSelect` supports.'
  },
  'column.cellRender.optionGroupProps.label': {
    zh: '分组的名称所在的字段，默认为 `label`。',
    en: 'Field that holds the name of a group, by default `label`.'
  },
  'column.cellRender.content': {
    zh: '内置的渲染器都不读取，只与其他配置项一起传给自定义渲染器。`VxeButton` 的文字可以通过 `props.content` 设置。',
    en: 'Not read by any built-in renderer, only passed to custom renderers together with the other options. You can set the text of a `VxeButton` with `props.content`.'
  },
  'column.cellRender.name': {
    zh: '渲染器的名称。名称未注册，或者渲染器没有 `renderDefault` 时（例如 `VxeTextarea` 和 `textarea`），单元格仍然显示文字。以 `$` 开头的名称已废弃。',
    en: 'Name of the renderer. If the name is not registered or the renderer does not have `renderDefault`, as with `VxeTextarea` and `textarea`, the cell shows its text as usual. Names that begin with `$` are deprecated.'
  },
  'column.cellRender.props': {
    zh: "传给组件的属性，例如 `{ type: 'date' }`。内置的组件默认使用 `transfer: true` 和表格的尺寸，你可以在此处修改。值由表格传入，请不要设置。",
    en: "Props of the component, such as `{ type: 'date' }`. Built-in components get `transfer: true` and the table’s size by default, which you can change here. The table passes the value, so do not set it."
  },
  'column.cellRender.attrs': {
    zh: "原生 `input`、`select`、`textarea` 的 HTML 属性，例如 `{ type: 'number' }`。组件的渲染器不读取该配置项，可以改用 `props`。",
    en: "HTML attributes of the native `input`, `select` and `textarea`, such as `{ type: 'number' }`. Renderers of components do not read this option, so use `props` instead."
  },
  'column.cellRender.events': {
    zh: '监听组件的事件，例如 `{ change (params, evt) {} }`。你的函数收到的第一个参数是单元格的信息，包含 `row` 和 `column`，其余是事件的参数。`input` 和 `change` 触发时值已经写入行数据。',
    en: 'Event listeners of the component, such as `{ change (params, evt) {} }`. The first argument of your listener contains information about the cell, including `row` and `column`, and the arguments of the event follow. When `input` and `change` fire, the value has already been written to the row.'
  },
  'column.cellRender.nativeEvents': {
    zh: '监听组件根元素的原生事件，例如 `click`，函数的参数与 `events` 相同。`VxeSelect` 和原生元素不支持。',
    en: 'Listeners for native events of the component’s root element, such as `click`, with the same arguments as for `events`. `VxeSelect` and native elements do not support this option.'
  },
  'column.editRender': {
    zh: '使该列可以编辑，并指定编辑器。如果使用 [#edit](column#edit) 插槽，设为 `{}` 即可。如果要暂时禁止编辑，可以设置 `enabled: false`。表格必须在创建列之前设置 [editConfig](table.editConfig)，见[点击编辑](/table/edit/click)。',
    en: 'Makes the column editable and specifies its editor, or just `{}` if you use an [#edit](column#edit) slot. To prevent editing temporarily, you can set `enabled: false`. The table must already have [editConfig](table.editConfig) when the column is created (see [Click to edit](/table/edit/click)).'
  },
  'column.editRender.options': {
    zh: '下拉框的选项，用于 `VxeSelect` 和原生 `select`。不在编辑的单元格显示值所对应的选项文字，没有对应的选项就显示值本身。不能与 `optionGroups` 同时使用。',
    en: 'Options of the dropdown, for `VxeSelect` and the native `select`. While not editing, the cell shows the text of the option that matches the value. A value without a matching option is shown unchanged. Use either this option or `optionGroups`.'
  },
  'column.editRender.optionProps': { same: 'column.cellRender.optionProps' },
  'column.editRender.optionProps.value': { same: 'column.cellRender.optionProps.value' },
  'column.editRender.optionProps.label': { same: 'column.cellRender.optionProps.label' },
  'column.editRender.optionProps.disabled': { same: 'column.cellRender.optionProps.disabled' },
  'column.editRender.optionGroups': { same: 'column.cellRender.optionGroups' },
  'column.editRender.optionGroupProps': { same: 'column.cellRender.optionGroupProps' },
  'column.editRender.optionGroupProps.options': { same: 'column.cellRender.optionGroupProps.options' },
  'column.editRender.optionGroupProps.label': { same: 'column.cellRender.optionGroupProps.label' },
  'column.editRender.autofocus': {
    zh: '进入编辑后获得焦点的元素的选择器，在单元格中查找，也可以是设置焦点并返回元素的函数。内置的编辑器有默认值，`#edit` 插槽中的输入框需要你设置选择器，例如 `input`。',
    en: 'Selector, within the cell, of the element that gets focus when editing starts, or a function that focuses an element and returns it. Built-in editors have a default. If you have an input in the `#edit` slot, set a selector such as `input`.'
  },
  'column.editRender.autoselect': {
    zh: '输入框获得焦点后是否选中全部文字，适合通常整个替换的值。',
    en: 'Whether all text is selected when the input gets focus, for values that are usually replaced as a whole.'
  },
  'column.editRender.defaultValue': {
    zh: '插入行时字段的初始值，也可以是接收 `{ column }` 并返回初始值的函数。只有新行没有该字段才使用，默认为 `null`。对象和数组要通过函数返回，否则所有行共用一个。',
    en: 'Initial value of the field in inserted rows, or a function that receives `{ column }` and returns the value. Used only if the new row does not have the field, and `null` by default. Return objects and arrays from a function, otherwise all your rows share the same one.'
  },
  'column.editRender.immediate': {
    zh: '是否在输入时立即写入行数据，而不是等到编辑结束。只影响文本和数字类型的 `VxeInput`，以及原生 `input` 和 `textarea`，其他编辑器总是立即写入。如果未设置，上述 `VxeInput` 在失去焦点时会再次提交值。如果按键或代码把编辑直接从一行移到另一行，该值会写入后一行。',
    en: 'Whether to write to the row while typing instead of when editing stops. Affects only text and number types of `VxeInput`, and the native `input` and `textarea`, but other editors always write immediately. If you don’t set it, these types of `VxeInput` submit the value once more when they lose focus. If a key or code moves editing directly from one row to another, that value is written to the other row.'
  },
  'column.editRender.content': { same: 'column.cellRender.content' },
  'column.editRender.name': {
    zh: '编辑器的名称，可以是内置的 `VxeInput`、`VxeSelect`、`VxeSwitch`，原生 `input`、`textarea`、`select`，或者已注册的名称。如果渲染器没有 `renderEdit`（例如 `VxeTextarea`），编辑中的单元格为空。以 `$` 开头的名称已废弃。',
    en: 'Name of the editor: `VxeInput`, `VxeSelect`, `VxeSwitch`, the native `input`, `textarea` and `select`, or a registered name. If the renderer does not have `renderEdit`, as with `VxeTextarea`, the cell is empty while users edit it. Names that begin with `$` are deprecated.'
  },
  'column.editRender.props': { same: 'column.cellRender.props' },
  'column.editRender.attrs': { same: 'column.cellRender.attrs' },
  'column.editRender.events': {
    zh: '监听编辑器的事件，例如 `{ change (params, evt) {} }`。你的函数收到的第一个参数是单元格的信息，包含 `row` 和 `column`，其余是事件的参数。未设置 `immediate` 的文本框触发事件时，行数据仍是旧值。',
    en: 'Event listeners of the editor, such as `{ change (params, evt) {} }`. The first argument of your listener contains information about the cell, including `row` and `column`, and the arguments of the event follow. For text inputs without `immediate`, the row still holds the old value.'
  },
  'column.editRender.nativeEvents': { same: 'column.cellRender.nativeEvents' },
  'column.editRender.placeholder': {
    zh: '单元格的值为空且不在编辑时显示的浅色占位文本，可以是翻译的键。如果要设置编辑器的占位文本，可以使用 `props.placeholder` 或 `attrs.placeholder`。',
    en: 'Light-colored placeholder, or its translation key, in an empty cell that is not being edited. You can set the placeholder of the editor in `props.placeholder` or `attrs.placeholder`.'
  },
  'column.editRender.enabled': {
    zh: '是否可以编辑。设为 `false` 后，该列暂时不能编辑，表头也不显示编辑图标。',
    en: 'Whether users can edit the column. If `false`, editing is temporarily disabled, and the header does not show an edit icon.'
  },
  'column.contentRender': {
    zh: '通过已注册的渲染器渲染[展开行](table.expandConfig)的内容，在 `type="expand"` 的列上设置。渲染器必须有 [renderExpand](renderer.renderExpand)，内置的渲染器都没有。如果使用了 [#content](column#content) 插槽，不使用该属性。',
    en: 'Renders the content of an [expandable row](table.expandConfig) with a registered renderer, set on the column with `type="expand"`. The renderer must have [renderExpand](renderer.renderExpand), which no built-in renderer has. Not used if you use a [#content](column#content) slot.'
  },
  'column.contentRender.options': {
    zh: '原样传给渲染器的 `renderExpand`，如何使用由你的渲染器决定。',
    en: 'Passed unchanged to the renderer’s `renderExpand`, which determines the meaning.'
  },
  'column.contentRender.optionProps': { same: 'column.contentRender.options' },
  'column.contentRender.optionProps.value': { same: 'column.contentRender.options' },
  'column.contentRender.optionProps.label': { same: 'column.contentRender.options' },
  'column.contentRender.optionGroups': { same: 'column.contentRender.options' },
  'column.contentRender.optionGroupProps': { same: 'column.contentRender.options' },
  'column.contentRender.optionGroupProps.options': { same: 'column.contentRender.options' },
  'column.contentRender.optionGroupProps.label': { same: 'column.contentRender.options' },
  'column.contentRender.name': {
    zh: '渲染器的名称。名称未注册，或者渲染器没有 `renderExpand` 时，展开内容为空。',
    en: 'Name of the renderer. If the name is not registered or the renderer does not have `renderExpand`, the expanded content is empty.'
  },
  'column.contentRender.props': { same: 'column.contentRender.options' },
  'column.contentRender.attrs': { same: 'column.contentRender.options' },
  'column.contentRender.events': { same: 'column.contentRender.options' },
  'column.contentRender.nativeEvents': { same: 'column.contentRender.options' },
  'column.params': {
    zh: '自定义数据，表格不使用，你可以在插槽、事件和函数中通过 `column.params` 读取。在 `vxe-column` 上必须是对象。',
    en: 'Custom data that the table does not use. You can read the data as `column.params` in slots, events and functions. On `vxe-column`, the value must be an object.'
  },
  'column#default': {
    zh: '单元格的内容，代替格式化后的文字。在序号列中代替序号，在单选框列、复选框列和展开列中是图标旁边的文字。单选框列和复选框列的参数还包含 `checked`、`disabled` 和 `visible`。',
    en: 'Content of a cell instead of the formatted text. In a `seq` column, the slot replaces the number, and in columns of type `radio`, `checkbox` and `expand`, the slot is the text next to the icon. For the first two, the parameters also contain `checked`, `disabled` and `visible`.'
  },
  'column#footer': {
    zh: '表尾单元格的内容，必须设置 [showFooter](table.showFooter)。在 3.8.6 中 `$grid` 始终为 `undefined`，可以改用 `$table`。',
    en: 'Content of a footer cell, for which you need [showFooter](table.showFooter). In 3.8.6, `$grid` is always `undefined`, so use `$table` instead.'
  },
  'column#footer~row': {
    zh: '该表尾行的数据，与 `items` 相同，不是 `data` 中的行。',
    en: 'Data of the footer row, the same as `items` and not a row of `data`.'
  },
  'column#footer~items': { same: 'column.footerExportMethod~items' },
  'column#footer~_rowIndex': {
    zh: '表尾行的索引，从 0 开始。',
    en: 'Index of the footer row, starting from 0.'
  },
  'column#footer~$rowIndex': { same: 'column#footer~_rowIndex' },
  'column#header': {
    zh: '表头的内容，代替标题。排序图标、筛选图标和提示图标仍然显示。在复选框列中，全选复选框也会被代替，参数还包含 `checked`、`indeterminate` 和 `disabled`。在 3.8.6 中 `$grid` 始终为 `undefined`。',
    en: 'Content of the header instead of the title, but the sort, filter and help icons remain. In a `checkbox` column, the slot also replaces the checkbox that checks all rows, and the parameters also contain `checked`, `indeterminate` and `disabled`. In 3.8.6, `$grid` is always `undefined`.'
  },
  'column#icon': {
    zh: '代替树节点列或展开列的整个单元格，箭头、缩进和文字都由你在插槽中渲染。点击后要调用 [toggleTreeExpand()](table()toggleTreeExpand) 或 [toggleRowExpand()](table()toggleRowExpand)。如果只替换箭头，可以使用 `iconOpen` 和 `iconClose`。',
    en: 'Replaces the whole cell of a tree node column or an expand column, so you render the arrow, indentation and text yourself. On click, call [toggleTreeExpand()](table()toggleTreeExpand) or [toggleRowExpand()](table()toggleRowExpand). If you want to replace only the arrow, set `iconOpen` and `iconClose`.'
  },
  'column#title': {
    zh: '单选框列和复选框列的表头文字，在复选框列中显示在全选复选框旁边。其他类型的列不使用该插槽，可以改用 [#header](column#header)。',
    en: 'Text in the header of `radio` and `checkbox` columns. In a checkbox column, the text is next to the checkbox that checks all rows. Other columns do not use this slot, so use [#header](column#header) there.'
  },
  'column#radio': {
    zh: '代替单选框列的整个单元格，包括单选框。点击需要你自行处理：可以调用 [setRadioRow()](table()setRadioRow)，也可以把 `radio-config` 的 `trigger` 设为 `cell` 或 `row`。',
    en: 'Replaces the whole cell of a `radio` column, including the radio button. You must handle clicks yourself: call [setRadioRow()](table()setRadioRow), or set `trigger` of `radio-config` to `cell` or `row`.'
  },
  'column#radio~visible': {
    zh: '是否应当显示单选框，由 [visibleMethod](table.radioConfig.visibleMethod) 决定。',
    en: 'Whether the radio button should be visible, as determined by [visibleMethod](table.radioConfig.visibleMethod).'
  },
  'column#checkbox': {
    zh: '代替复选框列的整个单元格，包括复选框。点击需要你自行处理：可以调用 [toggleCheckboxRow()](table()toggleCheckboxRow)，也可以把 `checkbox-config` 的 `trigger` 设为 `cell` 或 `row`。',
    en: 'Replaces the whole cell of a `checkbox` column, including the checkbox. You must handle clicks yourself: call [toggleCheckboxRow()](table()toggleCheckboxRow), or set `trigger` of `checkbox-config` to `cell` or `row`.'
  },
  'column#checkbox~visible': {
    zh: '是否应当显示复选框，由 [visibleMethod](table.checkboxConfig.visibleMethod) 决定。',
    en: 'Whether the checkbox should be visible, as determined by [visibleMethod](table.checkboxConfig.visibleMethod).'
  },
  'column#content': {
    zh: '展开行的内容，在 `type="expand"` 的列上设置。参数比其他插槽少，不包含 `$grid` 和 `data`。',
    en: 'Content of an expandable row, set on the column with `type="expand"`. The slot has fewer parameters than other slots: `$grid` and `data` are not included.'
  },
  'column#edit': {
    zh: '单元格在编辑时的内容，代替编辑器，列必须同时设置 `edit-render`，可以是 `{}`。你可以通过 `v-model` 直接绑定 `row` 的字段。如果有校验规则，修改后要调用 [updateStatus()](table()updateStatus)。',
    en: 'Content of a cell while it is being edited, instead of the editor. The column must also have `edit-render`, which can be `{}`. You can bind `v-model` directly to the field of `row`. If there are validation rules, call [updateStatus()](table()updateStatus) after a change.'
  },
  'column#filter': {
    zh: '筛选面板的内容，代替选项列表。你需要把条件保存在 `column.filters` 中选项的 `data`，再调用 `$panel.changeOption()` 和 `$panel.confirmFilter()`，见[按关键字筛选](/table/base/filter#filter-by-keyword)。',
    en: 'Content of the filter panel instead of the list of options. Keep the condition in the `data` of an option in `column.filters`, then call `$panel.changeOption()` and `$panel.confirmFilter()` (see [Filter by keyword](/table/base/filter#filter-by-keyword)).'
  },
  'column#valid': {
    zh: '校验不通过的单元格中的校验提示，只在 [validConfig.message](table.validConfig.message) 为 `inline`（默认）时显示，见[单元格校验](/table/edit/cellValid)。',
    en: 'Validation message in a cell that failed validation, shown only if [validConfig.message](table.validConfig.message) is `inline`, which is the default (see [Cell validation](/table/edit/cellValid)).'
  },
  'column#valid~rule': {
    zh: '校验不通过的规则。',
    en: 'The rule that failed.'
  },
  'column#valid~content': {
    zh: '该规则的校验提示。',
    en: 'The validation message of the rule.'
  },
  'column#line': {
    zh: '代替树的连线，在列的每个单元格中渲染，不要求设置 [showLine](table.treeConfig.showLine)。位置和高度由你的样式决定。',
    en: 'Replaces the connecting line of a tree, and is rendered in every cell of the column, with or without [showLine](table.treeConfig.showLine). Your styles determine the position and the height.'
  }
} satisfies MemberTexts
