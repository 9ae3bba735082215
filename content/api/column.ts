import type { MemberTexts } from './texts'

export default {
  'column.colId': {
    zh: '列的主键，默认自动生成 `col_1` 这样的值，读作 `column.id`。不能重复，并且要以字母开头：它同时是单元格的类名，写成数字会让 [scrollToColumn()](table()scrollToColumn) 等方法抛出异常。只在创建列时读取。',
    en: 'Key of the column, read back as `column.id`; generated as `col_1` and so on when omitted. It must be unique and start with a letter, because it is also a class of the cells: a number makes methods such as [scrollToColumn()](table()scrollToColumn) throw. Read only when the column is created.'
  },
  'column.type': {
    zh: '特殊的列：`seq` 序号，`radio` 单选，`checkbox` 多选，`expand` 展开行，`html` 把值当作 HTML 显示（不过滤脚本，不要用于不可信的数据）。不写是普通列；创建之后再改无效。',
    en: 'Kind of column: `seq` numbers the rows, `radio` and `checkbox` select them, `expand` opens a row, `html` renders the value as HTML (unsanitised, so never for untrusted data). Without it the column is an ordinary one. Changes after creation are ignored.'
  },
  'column.field': {
    zh: '行对象里的字段名，可以是 `address.city` 这样的路径。排序、编辑、校验和列方法都靠它认列，不要重复；取值区分大小写。',
    en: 'Field of the row to show; a path such as `address.city` works. Sorting, editing, validation and column methods find the column by it, so do not use one twice. Case matters.'
  },
  'column.title': {
    zh: '表头文字，也用于列设置和导出；在 [grid.columns](grid.columns) 里也可以是返回文字的函数。设置了全局 [translate](setConfig.translate) 时可以写翻译的键，见[国际化](/table/start/i18n)。序号列不写时显示 `#`。',
    en: 'Text of the header, also used in the column settings and in exports; in [grid.columns](grid.columns) a function that returns it works too. With the global [translate](setConfig.translate) it can be a translation key; see [Internationalisation](/table/start/i18n). A `seq` column without one shows `#`.'
  },
  'column.width': {
    zh: '列宽：像素数、`120px`，或占表格宽度的 `20%`，只能是整数；其他写法（如 `auto`）等于没写，由剩余宽度分配。用户拖动过列宽之后再改它无效，除非先调用 [resetColumn({ resizable: true })](table()resetColumn)。',
    en: 'Width: pixels, `120px`, or `20%` of the table, whole numbers only. Anything else, such as `auto`, counts as missing and the column shares the remaining space. After the user dragged the column it has no effect until [resetColumn({ resizable: true })](table()resetColumn).'
  },
  'column.minWidth': {
    zh: '没有写 `width` 时的最小宽度：先得到这个宽度，再与同类的列平分剩余宽度。写法与 [width](column.width) 相同；两者都写时它只限制拖动。都不写的列最窄 40 像素。',
    en: 'Least width when `width` is missing: the column gets it first and then an equal part of what is left. Written like [width](column.width). With both set it only limits dragging. Columns with neither are at least 40 pixels wide.'
  },
  'column.maxWidth': {
    zh: '在 3.8.6 中没有效果：会被记录，但计算列宽和拖动时都不读取。',
    en: 'Has no effect in 3.8.6: it is stored, but neither the layout nor dragging reads it.'
  },
  'column.resizable': {
    zh: '能否拖动表头右边缘调整这一列的宽度，不写则跟随 [columnConfig.resizable](table.columnConfig.resizable)。分组的表头没有拖动线，要拖动其中的列。',
    en: 'Whether the right edge of the header can be dragged to resize this column; follows [columnConfig.resizable](table.columnConfig.resizable) when omitted. A group header has no handle: drag the columns inside it.'
  },
  'column.fixed': {
    zh: '固定在左侧或右侧：列会移到那一边的最前或最后，表格出现横向滚动时不随之移动。在分组里要写在最外层的 `vxe-colgroup` 上，里面的列跟随它。',
    en: 'Pins the column to the `left` or `right`: it moves to that side and stays there when the table scrolls horizontally. With groups set it on the outermost `vxe-colgroup`; the columns inside follow.'
  },
  'column.align': {
    zh: '单元格内容的对齐，不写则跟随 [table.align](table.align)。表头和表尾没有自己的设置时也用它。',
    en: 'Alignment of the cells; follows [table.align](table.align) when omitted. Header and footer use it too unless they have their own.'
  },
  'column.headerAlign': {
    zh: '表头的对齐。不写时依次取列的 `align`、[table.headerAlign](table.headerAlign)、[table.align](table.align)。',
    en: 'Alignment of the header. Falls back to `align` of the column, then to [table.headerAlign](table.headerAlign) and [table.align](table.align).'
  },
  'column.footerAlign': {
    zh: '表尾的对齐。不写时依次取列的 `align`、[table.footerAlign](table.footerAlign)、[table.align](table.align)。',
    en: 'Alignment of the footer. Falls back to `align` of the column, then to [table.footerAlign](table.footerAlign) and [table.align](table.align).'
  },
  'column.showOverflow': {
    zh: '单元格文字放不下时：`ellipsis` 显示省略号，`title` 再加浏览器的悬停提示，`tooltip` 或 `true` 再加提示框，`false` 换行。不写则跟随 [table.showOverflow](table.showOverflow)；虚拟滚动时总是省略，写 `false` 也一样。',
    en: 'What happens to text that does not fit: `ellipsis` cuts it, `title` adds the browser\'s hint, `tooltip` or `true` adds a tooltip, `false` wraps. Follows [table.showOverflow](table.showOverflow) when omitted. Virtual scrolling always cuts, even with `false`.'
  },
  'column.showHeaderOverflow': {
    zh: '表头文字放不下时的处理，取值与 [showOverflow](column.showOverflow) 相同，不写则跟随 [table.showHeaderOverflow](table.showHeaderOverflow)。',
    en: 'The same for header text; values as in [showOverflow](column.showOverflow). Follows [table.showHeaderOverflow](table.showHeaderOverflow) when omitted.'
  },
  'column.showFooterOverflow': {
    zh: '表尾文字放不下时的处理，取值与 [showOverflow](column.showOverflow) 相同，不写则跟随 [table.showFooterOverflow](table.showFooterOverflow)。',
    en: 'The same for footer text; values as in [showOverflow](column.showOverflow). Follows [table.showFooterOverflow](table.showFooterOverflow) when omitted.'
  },
  'column.className': {
    zh: '加在这一列每个单元格上的类名，或按行返回类名的函数。与 [cellClassName](table.cellClassName) 同时生效。',
    en: 'Class for every cell of the column, or a function that returns it per row. Applies together with [cellClassName](table.cellClassName).'
  },
  'column.headerClassName': {
    zh: '加在表头单元格上的类名，或返回类名的函数。与 [headerCellClassName](table.headerCellClassName) 同时生效。',
    en: 'Class for the header cell, or a function that returns it. Applies together with [headerCellClassName](table.headerCellClassName).'
  },
  'column.footerClassName': {
    zh: '加在表尾单元格上的类名，或按表尾行返回类名的函数。与 [footerCellClassName](table.footerCellClassName) 同时生效。',
    en: 'Class for the footer cells, or a function that returns it per footer row. Applies together with [footerCellClassName](table.footerCellClassName).'
  },
  'column.formatter': {
    zh: '把值换成要显示的文字：一个函数，[登记过](VXETable()formats.add)的名字，或 `[名字, …附加参数]`。排序和导出用的也是这段文字，筛选用的是原值。结果按行缓存到这一格的值改变为止，因此不要依赖同一行的其他字段，那种情况改用[插槽](column#default)。',
    en: 'Turns the value into the text to show: a function, a [registered](VXETable()formats.add) name, or `[name, …more arguments]`. Sorting and exporting use that text, filtering the value itself. The result is cached for the row until the value of this cell changes, so it must not depend on other fields of the row; use the [slot](column#default) for that.'
  },
  'column.sortable': {
    zh: '在表头显示排序箭头，需要同时有 `field`。序号、单选、多选和展开列不显示箭头；列创建之后再打开，箭头也不会出现。见[排序](/table/base/sort)。',
    en: 'Puts sort arrows into the header; needs a `field`. Columns of type `seq`, `radio`, `checkbox` and `expand` get no arrows, and neither does a column that turns it on after creation. See [Sorting](/table/base/sort).'
  },
  'column.remoteSort': {
    zh: '旧版的服务端排序开关，只对一列有效：显示箭头但不移动行。请改用表格的 `remote`，它对所有列生效。',
    en: 'Server-side sorting of one column from an older version: it shows the arrows and moves no row. Set `remote` of the table instead, which covers all columns.',
    deprecated: 'table.sortConfig.remote'
  },
  'column.sortBy': {
    zh: '换掉参与排序的值：另一个字段名（或路径），或收到 `{ row, column }` 并返回值的函数。不写时比较 [formatter](column.formatter) 之后的文字。写数组不是按几个字段排序，只会被当作一条路径。',
    en: 'The value to sort by: the name or path of another field, or a function that receives `{ row, column }` and returns it. Without it the text after the [formatter](column.formatter) is compared. An array does not sort by several fields; it is read as one path.'
  },
  'column.sortType': {
    zh: '怎样比较：`auto`（默认）能当数字的按数字，其余按文本；`number` 全部转成数字，转不了的算 0；`string` 全部按文本。`Date` 对象在前两种里都是 0，请用 `sortBy` 返回时间戳。',
    en: 'How values compare: `auto`, the default, takes numbers and numeric text as numbers and the rest as text; `number` converts everything, with 0 for what is no number; `string` compares text. A `Date` is 0 in the first two: return a timestamp from `sortBy`.'
  },
  'column.sortMethod': {
    zh: '旧版的比较函数，在 3.8.6 中从不调用。',
    en: 'Comparison function of an older version; 3.8.6 never calls it.',
    deprecated: 'table.sortConfig.sortMethod'
  },
  'column.filters': {
    zh: '筛选的选项，写了数组（可以为空）表头才有漏斗。更换数组会丢掉用户选好的条件，所以不要在模板里写数组字面量。见[筛选](/table/base/filter)。',
    en: 'Options of the filter; the header shows a funnel only when this is an array, which may be empty. A new array drops what the user has chosen, so do not write a literal in the template. See [Filter](/table/base/filter).'
  },
  'column.filters.label': {
    zh: '面板里显示的文字。',
    en: 'Text in the panel.'
  },
  'column.filters.value': {
    zh: '要匹配的值，任意类型。没有筛选方法时与单元格的值严格比较，`\'1\'` 不等于 `1`。',
    en: 'The value to match, of any type. Without a filter method it is compared strictly with the cell: `\'1\'` does not match `1`.'
  },
  'column.filters.data': {
    zh: '自定义面板（[插槽](column#filter)或渲染器）存放条件的地方，例如输入的关键字。内置的选项列表不使用它。',
    en: 'Where a panel of your own ([slot](column#filter) or renderer) keeps its condition, such as a keyword. The built-in list of options does not use it.'
  },
  'column.filters.resetValue': {
    zh: '重置筛选时写回 `data` 的值，写入的是副本。没有它，`data` 会变成 `undefined`；有 [filterResetMethod](column.filterResetMethod) 时不使用。',
    en: 'What a reset writes back into `data`, as a copy. Without it `data` becomes `undefined`. Unused when there is a [filterResetMethod](column.filterResetMethod).'
  },
  'column.filters.checked': {
    zh: '一开始就选中，筛选随首次加载生效。',
    en: 'Checked from the start, so that the filter applies to the first data.'
  },
  'column.filterMultiple': {
    zh: '能否选多个选项。设为 `false` 时面板是单选，没有确认按钮，点一下立即生效。',
    en: 'Whether several options can be chosen. With `false` one click applies a single option at once, and the panel has no buttons.'
  },
  'column.filterMethod': {
    zh: '判断一行是否留下：对每一行、每个选中的选项调用一次，有一次返回 `true` 就留下。优先于渲染器和表格的方法。',
    en: 'Decides whether a row stays. It is called for each row with each checked option, and one `true` is enough. It takes precedence over methods of the renderer and the table.'
  },
  'column.filterMethod~value': {
    zh: '选项的 `value`。',
    en: 'The `value` of the option.'
  },
  'column.filterMethod~option': {
    zh: '选中的选项，自定义面板的条件在它的 `data` 里。',
    en: 'The checked option; a panel of your own has its condition in `data`.'
  },
  'column.filterResetMethod': {
    zh: '重置时调用，由它把每个选项的 `data` 改回空条件。不写则用 [resetValue](column.filters.resetValue)。',
    en: 'Called on reset to empty the `data` of each option. Without it [resetValue](column.filters.resetValue) is used.'
  },
  'column.filterResetMethod~options': {
    zh: '这一列的全部筛选选项，即 [filters](column.filters)。',
    en: 'All options of the column, its [filters](column.filters).'
  },
  'column.filterRecoverMethod': {
    zh: '再次打开面板时对每个还没有生效的选项调用，用来撤销没有确认的修改。已经生效的条件改了又放弃不会触发。',
    en: 'Called when the panel opens again, for each option that is not in effect, to take back changes that were not confirmed. An active condition that was edited and abandoned does not get here.'
  },
  'column.filterRender': {
    zh: '用渲染器画筛选面板：[登记过](/table/renderer/filter)的名字，或内置的 `input`、`VxeSelect`。`filters` 给一个 `data` 为空的选项，输入的内容写进它。`VxeInput` 在 3.8.6 中会抛出异常。',
    en: 'Draws the filter panel with a renderer: a [registered](/table/renderer/filter) name or the built-in `input` and `VxeSelect`. Give `filters` one option with empty `data`, where the entry is kept. `VxeInput` throws in 3.8.6.'
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
    zh: '渲染器的名字。名字没有登记，或渲染器没有 `renderFilter`，面板就显示普通的选项列表。',
    en: 'Name of the renderer. When it is not registered, or has no `renderFilter`, the panel shows the plain list of options.'
  },
  'column.filterRender.props': { same: 'column.cellRender.props' },
  'column.filterRender.attrs': { same: 'column.cellRender.attrs' },
  'column.filterRender.events': {
    zh: '监听面板中组件的事件。回调先收到面板的信息（含 `column`、`$panel`），后面才是事件自己的参数。',
    en: 'Listeners for the component in the panel. A callback first receives what is known about the panel, with `column` and `$panel`, and then the event\'s own arguments.'
  },
  'column.filterRender.nativeEvents': {
    zh: '监听组件根元素的原生事件，回调的参数与 `events` 相同。内置的只有 `VxeSelect` 支持。',
    en: 'Listeners for native events of the component\'s root element; arguments as in `events`. Of the built-in renderers only `VxeSelect` supports it.'
  },
  'column.treeNode': {
    zh: '把这一列作为树的节点列，画出缩进和展开箭头，需要 [treeConfig](table.treeConfig)，一张表只能有一列。见[树形表格](/table/tree/basic)。',
    en: 'Makes this the column with the indentation and arrows of the tree; needs [treeConfig](table.treeConfig), and one column per table. See [Tree table](/table/tree/basic).'
  },
  'column.visible': {
    zh: '是否显示，默认显示。隐藏的列默认不导出，但它的排序和筛选仍然有效；列宽等状态保留，`v-if` 则会销毁它们。用户在列设置中的改动不会写回这个属性。',
    en: 'Whether the column is shown, which is the default. By default a hidden column is not exported, yet its order and filter stay in effect. Width and other state survive, unlike with `v-if`. Changes in the column settings are not written back.'
  },
  'column.headerExportMethod': {
    zh: '返回导出时的表头文字，代替 `title`。见[导出](/table/advanced/export)。',
    en: 'Returns the header text for exports in place of `title`. See [Export](/table/advanced/export).'
  },
  'column.exportMethod': {
    zh: '返回导出时单元格的内容，代替显示的文字。有插槽的列应当写它，否则没有画出来的行得不到插槽里的文字。',
    en: 'Returns what a cell exports in place of the text it shows. Columns with a slot need it, as the text of rows that are not rendered is unknown.'
  },
  'column.footerExportMethod': {
    zh: '返回导出时表尾单元格的内容，代替显示的文字。表尾行是对象时，没有它就导出空白。',
    en: 'Returns what a footer cell exports in place of the text it shows. Footer rows that are objects export empty without it.'
  },
  'column.footerExportMethod~items': {
    zh: '表尾这一行的数据，即 [footerData](table.footerData) 或 [footerMethod](table.footerMethod) 给出的一项。',
    en: 'The footer row: one item of [footerData](table.footerData) or of what [footerMethod](table.footerMethod) returned.'
  },
  'column.footerExportMethod~row': {
    zh: '与 `items` 相同。',
    en: 'The same as `items`.'
  },
  'column.titleHelp': {
    zh: '`titlePrefix` 的旧名字，两个都写时以 `titlePrefix` 为准。',
    en: 'Older name of `titlePrefix`, which wins when both are set.',
    deprecated: 'column.titlePrefix'
  },
  'column.titlePrefix': {
    zh: '标题前面的图标，指针停在上面时显示提示，写 `{ content: \'说明\' }` 即可。序号、单选和多选列不显示；提示需要 Tooltip 模块。',
    en: 'An icon before the title with a tooltip on hover; `{ content: \'Hint\' }` is enough. Not shown in columns of type `seq`, `radio` and `checkbox`. The tooltip needs the Tooltip module.'
  },
  'column.titlePrefix.icon': {
    zh: '图标的类名，默认是问号 [TABLE_TITLE_PREFIX](setConfig.icon.TABLE_TITLE_PREFIX)；用在 `titleSuffix` 中时是 [TABLE_TITLE_SUFFIX](setConfig.icon.TABLE_TITLE_SUFFIX)。',
    en: 'Class of the icon. Default is the question mark [TABLE_TITLE_PREFIX](setConfig.icon.TABLE_TITLE_PREFIX), or [TABLE_TITLE_SUFFIX](setConfig.icon.TABLE_TITLE_SUFFIX) in `titleSuffix`.'
  },
  'column.titlePrefix.content': {
    zh: '提示的文字，也可以是翻译的键。不写就只有图标，没有提示。',
    en: 'Text of the tooltip, or a translation key. Without it there is an icon but no tooltip.'
  },
  'column.titlePrefix.message': {
    zh: '`content` 的旧名字，没有 `content` 时才读取。',
    en: 'Older name of `content`, read only when that is missing.',
    deprecated: 'column.titlePrefix.content'
  },
  'column.titlePrefix.useHTML': {
    zh: '在表头没有效果：表头的提示不读取它，内容总按文本显示。',
    en: 'Has no effect in a header: the tooltip there does not read it and shows plain text.'
  },
  'column.titlePrefix.enterable': {
    zh: '在表头没有效果。提示能否移入由表格的 [tooltipConfig.enterable](table.tooltipConfig.enterable) 决定。',
    en: 'Has no effect in a header. Whether the pointer can enter the tooltip depends on [tooltipConfig.enterable](table.tooltipConfig.enterable) of the table.'
  },
  'column.titlePrefix.theme': {
    zh: '在表头没有效果。提示的深浅由表格的 [tooltipConfig.theme](table.tooltipConfig.theme) 决定。',
    en: 'Has no effect in a header. The tooltip takes [tooltipConfig.theme](table.tooltipConfig.theme) of the table.'
  },
  'column.titleSuffix': {
    zh: '标题后面的图标，排在排序和筛选按钮之前，写法与 [titlePrefix](column.titlePrefix) 相同。',
    en: 'An icon after the title, before the buttons for sorting and filtering. Written like [titlePrefix](column.titlePrefix).'
  },
  'column.cellType': {
    zh: '导出 `csv` 时怎样对待数字文本：`string` 总在前面加制表符，Excel 就会保留 `007`；`number` 从不加；不写则 12 位以上才加。不影响显示、排序和其他格式。',
    en: 'Treatment of numeric text in `csv` exports: `string` always puts a tab in front, so that Excel keeps `007`; `number` never does; without it only text of 12 characters and more gets one. Display, sorting and other formats are unaffected.'
  },
  'column.cellRender': {
    zh: '用渲染器画单元格：[登记过](renderer.renderDefault)的名字，或内置的 `VxeInput`、`VxeSelect`、`VxeSwitch`、`VxeButton`、`input`、`select`，内置的组件一直可以操作，值立即写进行里。与 `editRender` 同时写时不起作用。',
    en: 'Draws the cells with a renderer: a [registered](renderer.renderDefault) name or the built-in `VxeInput`, `VxeSelect`, `VxeSwitch`, `VxeButton`, `input` and `select`. The built-in ones are always active and write to the row at once. Ignored next to `editRender`.'
  },
  'column.cellRender.options': {
    zh: '下拉的选项，供 `VxeSelect` 和原生 `select` 使用；与 `optionGroups` 二选一。',
    en: 'Options of the drop-down for `VxeSelect` and the native `select`. Use either this or `optionGroups`.'
  },
  'column.cellRender.optionProps': {
    zh: '选项对象中各字段的名字，接口的字段不叫 `label`、`value` 时使用。',
    en: 'Names of the fields in the option objects, for data whose fields are not called `label` and `value`.'
  },
  'column.cellRender.optionProps.value': {
    zh: '选项的值所在的字段，默认 `value`。',
    en: 'Field that holds the value of an option; `value` by default.'
  },
  'column.cellRender.optionProps.label': {
    zh: '选项的文字所在的字段，默认 `label`。',
    en: 'Field that holds the text of an option; `label` by default.'
  },
  'column.cellRender.optionProps.disabled': {
    zh: '选项是否禁用所在的字段，默认 `disabled`。只有原生 `select` 读取；`VxeSelect` 总读选项的 `disabled`。',
    en: 'Field that tells whether an option is disabled; `disabled` by default. Only the native `select` reads it; `VxeSelect` always reads `disabled` of the option.'
  },
  'column.cellRender.optionGroups': {
    zh: '分组的选项，每组含 `label` 和 `options`。供 `VxeSelect` 和原生 `select` 使用。',
    en: 'Options in groups, each with `label` and `options`. For `VxeSelect` and the native `select`.'
  },
  'column.cellRender.optionGroupProps': {
    zh: '分组对象中各字段的名字。',
    en: 'Names of the fields in the group objects.'
  },
  'column.cellRender.optionGroupProps.options': {
    zh: '一组的选项所在的字段，默认 `options`。`VxeSelect` 只认 `options`。',
    en: 'Field that holds the options of a group; `options` by default. `VxeSelect` knows no other.'
  },
  'column.cellRender.optionGroupProps.label': {
    zh: '一组的名称所在的字段，默认 `label`。',
    en: 'Field that holds the name of a group; `label` by default.'
  },
  'column.cellRender.content': {
    zh: '内置渲染器都不读取，只随其余选项交给你自己的渲染器。`VxeButton` 的文字写在 `props.content`。',
    en: 'No built-in renderer reads it; it only reaches renderers of your own along with the other options. The text of a `VxeButton` is `props.content`.'
  },
  'column.cellRender.name': {
    zh: '渲染器的名字。没有登记，或渲染器没有 `renderDefault`（例如 `VxeTextarea`、`textarea`）时，单元格照常显示文字。`$` 开头的名字已废弃。',
    en: 'Name of the renderer. When it is not registered or has no `renderDefault`, as `VxeTextarea` and `textarea`, the cell shows its text as usual. Names that begin with `$` are deprecated.'
  },
  'column.cellRender.props': {
    zh: '传给组件的属性，例如 `{ type: \'date\' }`。内置的组件默认带 `transfer: true` 和表格的尺寸，在这里可以改掉；值由表格传入，不要写。',
    en: 'Props for the component, such as `{ type: \'date\' }`. Built-in components get `transfer: true` and the size of the table unless you change them here. The value comes from the table; leave it out.'
  },
  'column.cellRender.attrs': {
    zh: '写到原生 `input`、`select`、`textarea` 上的 HTML 属性，例如 `{ type: \'number\' }`。组件类的渲染器不读取，请用 `props`。',
    en: 'HTML attributes for the native `input`, `select` and `textarea`, such as `{ type: \'number\' }`. Renderers of components do not read it; use `props`.'
  },
  'column.cellRender.events': {
    zh: '监听组件的事件，例如 `{ change (params, evt) {} }`。回调先收到单元格的信息（含 `row`、`column`），后面才是事件自己的参数；`input` 和 `change` 到达时值已经写入。',
    en: 'Listeners for the component, such as `{ change (params, evt) {} }`. A callback first receives what is known about the cell, with `row` and `column`, and then the event\'s own arguments. On `input` and `change` the value has been written.'
  },
  'column.cellRender.nativeEvents': {
    zh: '监听组件根元素的原生事件，例如 `click`，回调的参数与 `events` 相同。`VxeSelect` 和原生标签不支持。',
    en: 'Listeners for native events of the component\'s root element, such as `click`; arguments as in `events`. `VxeSelect` and native elements ignore it.'
  },
  'column.editRender': {
    zh: '让这一列可以编辑，并选择编辑器；用 [#edit](column#edit) 插槽时写 `{}`，`enabled: false` 暂时禁止。列创建时表格必须已有 [editConfig](table.editConfig)。见[点击编辑](/table/edit/click)。',
    en: 'Makes the column editable and names its editor. Write `{}` with an [#edit](column#edit) slot, `enabled: false` to forbid editing for now. The table must have its [editConfig](table.editConfig) when the column is created. See [Click to edit](/table/edit/click).'
  },
  'column.editRender.options': {
    zh: '下拉的选项，供 `VxeSelect` 和原生 `select` 使用；不在编辑时，单元格按它把值显示成文字，找不到就显示原值。与 `optionGroups` 二选一。',
    en: 'Options of the drop-down for `VxeSelect` and the native `select`. Outside of editing they turn the value into text; a value that is not among them is shown as it is. Use either this or `optionGroups`.'
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
    zh: '打开编辑后聚焦的元素的选择器，在单元格内查找；也可以是自己聚焦并返回元素的函数。内置编辑器已有默认值，`#edit` 插槽里的输入框要自己写，例如 `input`。',
    en: 'Selector, within the cell, of the element to focus when editing starts, or a function that focuses one and returns it. Built-in editors have a default; for an input in the `#edit` slot write your own, such as `input`.'
  },
  'column.editRender.autoselect': {
    zh: '聚焦的同时选中输入框里的全部文字，适合整格重填的场合。',
    en: 'Selects all text of the focused input, for cells that are usually replaced as a whole.'
  },
  'column.editRender.defaultValue': {
    zh: '新增行时这个字段的初始值，或收到 `{ column }` 并返回它的函数。只在新行没有这个字段时使用，不写则是 `null`；对象和数组请用函数，否则各行共用一个。',
    en: 'Initial value of the field in inserted rows, or a function that receives `{ column }` and returns it. Used only when the new row lacks the field; `null` otherwise. Return objects and arrays from a function, or all rows share one.'
  },
  'column.editRender.immediate': {
    zh: '输入的同时写进行里，而不是等编辑结束。只影响文本类的 `VxeInput` 和原生 `input`、`textarea`，其他编辑器本来就立即写入。不设时，文本和数字的 `VxeInput` 失去焦点会再写一次：由按键或代码直接从一行的编辑器到另一行的，值会写进后一行。',
    en: 'Writes to the row while typing instead of when editing ends. It matters for text and number types of `VxeInput` and the native `input` and `textarea`; other editors write at once anyway. Without it those types of `VxeInput` write once more on blur: when a key or code goes straight from the editor of one row to that of another, the value lands in the other row.'
  },
  'column.editRender.content': { same: 'column.cellRender.content' },
  'column.editRender.name': {
    zh: '编辑器：`VxeInput`、`VxeSelect`、`VxeSwitch`、原生 `input`、`textarea`、`select`，或登记过的名字。渲染器没有 `renderEdit`（例如 `VxeTextarea`）时，打开的单元格是空的。`$` 开头的名字已废弃。',
    en: 'The editor: `VxeInput`, `VxeSelect`, `VxeSwitch`, the native `input`, `textarea`, `select`, or a registered name. With a renderer that has no `renderEdit`, such as `VxeTextarea`, an open cell is empty. Names that begin with `$` are deprecated.'
  },
  'column.editRender.props': { same: 'column.cellRender.props' },
  'column.editRender.attrs': { same: 'column.cellRender.attrs' },
  'column.editRender.events': {
    zh: '监听编辑器的事件，例如 `{ change (params, evt) {} }`。回调先收到单元格的信息（含 `row`、`column`），后面才是事件自己的参数；没有 `immediate` 的文本框，此时行里还是旧值。',
    en: 'Listeners for the editor, such as `{ change (params, evt) {} }`. A callback first receives what is known about the cell, with `row` and `column`, and then the event\'s own arguments. For text inputs without `immediate` the row still holds the old value.'
  },
  'column.editRender.nativeEvents': { same: 'column.cellRender.nativeEvents' },
  'column.editRender.placeholder': {
    zh: '值为空、没有在编辑时，单元格里显示的浅色文字，可以是翻译的键。编辑器里的占位文字另写在 `props.placeholder` 或 `attrs.placeholder`。',
    en: 'Pale text in the cell while it is empty and not being edited; may be a translation key. The placeholder of the editor itself goes into `props.placeholder` or `attrs.placeholder`.'
  },
  'column.editRender.enabled': {
    zh: '`false` 时这一列暂时不能编辑，表头也不显示编辑图标。',
    en: '`false` forbids editing the column for now and removes the icon from its header.'
  },
  'column.contentRender': {
    zh: '用登记过的渲染器画[展开行](table.expandConfig)的内容，写在 `type="expand"` 的列上。渲染器要有 [renderExpand](renderer.renderExpand)，内置的都没有；有 [#content](column#content) 插槽时不使用。',
    en: 'Draws the content of an [expanded row](table.expandConfig) with a registered renderer; belongs to the column with `type="expand"`. The renderer needs a [renderExpand](renderer.renderExpand), which no built-in one has. Unused when there is a [#content](column#content) slot.'
  },
  'column.contentRender.options': {
    zh: '原样交给渲染器的 `renderExpand`，含义由你的渲染器决定。',
    en: 'Handed to `renderExpand` as it is; your renderer decides what it means.'
  },
  'column.contentRender.optionProps': { same: 'column.contentRender.options' },
  'column.contentRender.optionProps.value': { same: 'column.contentRender.options' },
  'column.contentRender.optionProps.label': { same: 'column.contentRender.options' },
  'column.contentRender.optionGroups': { same: 'column.contentRender.options' },
  'column.contentRender.optionGroupProps': { same: 'column.contentRender.options' },
  'column.contentRender.optionGroupProps.options': { same: 'column.contentRender.options' },
  'column.contentRender.optionGroupProps.label': { same: 'column.contentRender.options' },
  'column.contentRender.name': {
    zh: '渲染器的名字。没有登记，或渲染器没有 `renderExpand` 时，展开的内容是空的。',
    en: 'Name of the renderer. When it is not registered or has no `renderExpand`, the expanded row is empty.'
  },
  'column.contentRender.props': { same: 'column.contentRender.options' },
  'column.contentRender.attrs': { same: 'column.contentRender.options' },
  'column.contentRender.events': { same: 'column.contentRender.options' },
  'column.contentRender.nativeEvents': { same: 'column.contentRender.options' },
  'column.params': {
    zh: '你自己的数据，表格不使用，在插槽、事件和方法中从 `column.params` 取回。`vxe-column` 上必须是对象。',
    en: 'Data of your own that the table ignores; read it as `column.params` in slots, events and methods. Must be an object on `vxe-column`.'
  },
  'column#default': {
    zh: '单元格的内容，代替格式化后的文字。在序号列中代替序号；在单选、多选和展开列中是图标旁边的文字，单选、多选列还会收到 `checked`、`disabled`、`visible`。',
    en: 'Content of a cell in place of its text. In a `seq` column it replaces the number. In columns of type `radio`, `checkbox` and `expand` it is the text beside the icon; the first two also pass `checked`, `disabled` and `visible`.'
  },
  'column#footer': {
    zh: '表尾单元格的内容，需要 [showFooter](table.showFooter)。3.8.6 中 `$grid` 总是 `undefined`，请用 `$table`。',
    en: 'Content of a footer cell; needs [showFooter](table.showFooter). In 3.8.6 `$grid` is always `undefined`; use `$table`.'
  },
  'column#footer~row': {
    zh: '表尾这一行的数据，与 `items` 相同，不是 `data` 中的行。',
    en: 'The footer row, the same as `items`; not a row of `data`.'
  },
  'column#footer~items': { same: 'column.footerExportMethod~items' },
  'column#footer~_rowIndex': {
    zh: '第几个表尾行，从 0 开始。',
    en: 'Number of the footer row, from 0.'
  },
  'column#footer~$rowIndex': { same: 'column#footer~_rowIndex' },
  'column#header': {
    zh: '表头的内容，代替标题；排序、筛选和提示图标仍然显示。在多选列中连全选框一起代替，那里还会收到 `checked`、`indeterminate`、`disabled`。3.8.6 中 `$grid` 总是 `undefined`。',
    en: 'Content of the header in place of the title; icons for sorting, filtering and hints stay. In a `checkbox` column it also replaces the box that selects all, and gets `checked`, `indeterminate` and `disabled`. In 3.8.6 `$grid` is always `undefined`.'
  },
  'column#icon': {
    zh: '在树节点列和展开列中代替整个单元格：箭头、缩进和文字都要自己画，点击时调用 [toggleTreeExpand()](table()toggleTreeExpand) 或 [toggleRowExpand()](table()toggleRowExpand)。只换箭头请用 `iconOpen`、`iconClose`。',
    en: 'Replaces the whole cell in a tree or expand column: arrow, indentation and text are yours, and a click must call [toggleTreeExpand()](table()toggleTreeExpand) or [toggleRowExpand()](table()toggleRowExpand). To change only the arrow, set `iconOpen` and `iconClose`.'
  },
  'column#title': {
    zh: '单选和多选列表头里的文字，多选列中显示在全选框旁边，框仍然保留。其他类型的列不使用，请用 [#header](column#header)。',
    en: 'Text in the header of `radio` and `checkbox` columns; the box that selects all stays beside it. Other columns do not use it; see [#header](column#header).'
  },
  'column#radio': {
    zh: '代替单选列的整个单元格，包括圆点。点击要自己处理，例如调用 [setRadioRow()](table()setRadioRow)，或把 `radio-config` 的 `trigger` 设为 `cell`、`row`。',
    en: 'Replaces the whole cell of a `radio` column, dot included. Clicks are yours: call [setRadioRow()](table()setRadioRow), or set `trigger` of `radio-config` to `cell` or `row`.'
  },
  'column#radio~visible': {
    zh: '是否应当显示圆点，由 [visibleMethod](table.radioConfig.visibleMethod) 决定。',
    en: 'Whether the dot should be shown, as [visibleMethod](table.radioConfig.visibleMethod) decides.'
  },
  'column#checkbox': {
    zh: '代替多选列的整个单元格，包括方框。点击要自己处理，例如调用 [toggleCheckboxRow()](table()toggleCheckboxRow)，或把 `checkbox-config` 的 `trigger` 设为 `cell`、`row`。',
    en: 'Replaces the whole cell of a `checkbox` column, box included. Clicks are yours: call [toggleCheckboxRow()](table()toggleCheckboxRow), or set `trigger` of `checkbox-config` to `cell` or `row`.'
  },
  'column#checkbox~visible': {
    zh: '是否应当显示方框，由 [visibleMethod](table.checkboxConfig.visibleMethod) 决定。',
    en: 'Whether the box should be shown, as [visibleMethod](table.checkboxConfig.visibleMethod) decides.'
  },
  'column#content': {
    zh: '展开行的内容，写在 `type="expand"` 的列上。参数比其他插槽少，没有 `$grid` 和 `data`。',
    en: 'Content of an expanded row; belongs to the column with `type="expand"`. It gets less than other slots, neither `$grid` nor `data`.'
  },
  'column#edit': {
    zh: '单元格处于编辑状态时的内容，代替编辑器，列上还要有 `edit-render`（可以是 `{}`）。直接 `v-model` 到 `row` 的字段；有校验规则时，改动后要调用 [updateStatus()](table()updateStatus)。',
    en: 'Content of a cell while it is being edited, in place of the editor; the column still needs `edit-render`, which may be `{}`. Bind `v-model` to the field of `row`. With validation rules, call [updateStatus()](table()updateStatus) after a change.'
  },
  'column#filter': {
    zh: '筛选面板的内容，代替选项列表。把条件写进 `column.filters` 中选项的 `data`，再调用 `$panel.changeOption()` 和 `$panel.confirmFilter()`，见[按关键字筛选](/table/base/filter#filter-by-keyword)。',
    en: 'Content of the filter panel in place of the options. Keep the condition in the `data` of an option in `column.filters`, then call `$panel.changeOption()` and `$panel.confirmFilter()`; see [Filter by keyword](/table/base/filter#filter-by-keyword).'
  },
  'column#valid': {
    zh: '校验不通过时单元格里的提示，只在 [validConfig.message](table.validConfig.message) 为 `inline`（默认）时显示。见[单元格校验](/table/edit/cellValid)。',
    en: 'The message in a cell that failed validation; shown only when [validConfig.message](table.validConfig.message) is `inline`, the default. See [Cell validation](/table/edit/cellValid).'
  },
  'column#valid~rule': {
    zh: '没有通过的那条规则。',
    en: 'The rule that failed.'
  },
  'column#valid~content': {
    zh: '这条规则的提示文字。',
    en: 'The message of that rule.'
  },
  'column#line': {
    zh: '代替树的连线，每个单元格都会调用，不要求 [showLine](table.treeConfig.showLine)。位置和高度由自己的样式决定。',
    en: 'Replaces the connecting line of a tree. It is rendered in every cell of the column, with or without [showLine](table.treeConfig.showLine); position and height are up to your styles.'
  }
} satisfies MemberTexts
