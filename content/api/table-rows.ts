import type { MemberTexts } from './texts'

export default {
  'table.resizeConfig.refreshDelay': {
    zh: '尺寸连续变化的过程中，两次重新计算布局之间的最短间隔，单位为毫秒，设为 `0` 时每次变化都重新计算布局。该值在挂载时读取，之后修改不生效。',
    en: 'The shortest interval between two layout recalculations while the size keeps changing, in milliseconds. If `0`, every change recalculates the layout. The value is only read on mount, so later changes have no effect.'
  },
  'table.columnConfig.useKey': {
    zh: '是否使用列的标识作为单元格的 `key`。开启后，列变化不会使单元格被其他列复用。如果单元格中有带内部状态的组件，需要开启，`html` 类型的列必须开启。',
    en: 'Whether to use the column id as the `key` of its cells. Cells are then not reused for other columns when columns change. Enable this option if your cells contain components that hold state. It is required for columns of type `html`.'
  },
  'table.columnConfig.isCurrent': {
    zh: '用户点击表头后，是否高亮该列为当前列。可以通过 [getCurrentColumn()](table()getCurrentColumn) 获取当前列，通过 [setCurrentColumn()](table()setCurrentColumn) 设置当前列，但没有对应的事件。',
    en: 'Whether clicking a header highlights its column as the current column. You get the current column with [getCurrentColumn()](table()getCurrentColumn) and set it with [setCurrentColumn()](table()setCurrentColumn). There is no event for the current column.'
  },
  'table.columnConfig.isHover': {
    zh: '鼠标悬停的表头单元格是否显示背景色，不会高亮整列。序号列不显示背景色。',
    en: 'Whether a header cell gets a background color on hover. Only the header cell is highlighted, not the column below it. The `seq` column does not get a background color.'
  },
  'table.columnConfig.resizable': {
    zh: '用户是否可以拖动表头右侧的竖线调整列宽，松开鼠标后触发 [resizable-change](table@resizable-change)。列的 [resizable](column.resizable) 优先。如果要限制拖动的最小宽度，可以使用 [resizableConfig](table.resizableConfig)。',
    en: 'Whether users can resize columns by dragging the right edge of their header. [resizable-change](table@resizable-change) fires on release. A column’s [resizable](column.resizable) takes precedence over this option. You can set the minimum width with [resizableConfig](table.resizableConfig).'
  },
  'table.columnConfig.width': {
    zh: '未设置 [width](column.width) 的列的宽度，取值为像素数或 `20%` 这样的百分比。序号列、复选框列和只设置了 `minWidth` 的列也使用该宽度。如果要让列自动伸展，请只设置 `minWidth`。列使用该宽度之后，再修改该配置项不生效。',
    en: 'Width of all columns that do not set [width](column.width), in pixels or as a percentage such as `20%`. This includes `seq` and `checkbox` columns and columns with only a `minWidth`. If you want columns to grow, set only `minWidth`. Changing this option has no effect on columns that already use it.'
  },
  'table.columnConfig.minWidth': {
    zh: '未设置 [minWidth](column.minWidth) 的列的最小宽度，取值为像素数或百分比。剩余的宽度会平分给这些列。列使用该最小宽度之后，再修改该配置项不生效。',
    en: 'Minimum width of all columns that do not set [minWidth](column.minWidth), in pixels or as a percentage. The remaining width is divided equally among these columns. Changing this option has no effect on columns that already use it.'
  },
  'table.columnConfig.maxWidth': {
    zh: '3.8.6 不读取该配置项，列的 [maxWidth](column.maxWidth) 也不生效，所以列宽没有上限。',
    en: 'Version 3.8.6 reads neither this option nor a column’s [maxWidth](column.maxWidth), so you can’t set an upper limit for column widths.'
  },
  'table.columnConfig.maxFixedSize': {
    zh: '用户在列设置面板中或你通过 [setColumnFixed()](table()setColumnFixed) 最多可以固定的列数，一个分组算一列。超过后显示消息提示，列不会固定。如果不要限制，可以设为 `0`。在列上直接设置的 [fixed](column.fixed) 不受限制。',
    en: 'The maximum number of columns that users can fix in the column settings or you with [setColumnFixed()](table()setColumnFixed), where a group counts as one column. Beyond the limit, a message is shown and the column is not fixed. If you set `0`, there is no limit, nor is there one for [fixed](column.fixed) on the columns themselves.'
  },
  'table.rowConfig.useKey': {
    zh: '是否使用主键作为行元素的 `key`。开启后，排序、滚动时行元素会跟随数据，而不是按位置复用。如果行中有带内部状态的组件，需要开启，`html` 类型的列和树的连线必须开启。树形表格始终使用主键。',
    en: 'Whether to use the row key as the `key` of row elements. Row elements then follow their data during sorting and scrolling instead of being reused by position. Enable this option if your rows contain components that hold state. `html` columns and tree lines require this option, and trees always use the row key.'
  },
  'table.rowConfig.keyField': {
    zh: '主键的字段名，可以是 `meta.id` 这样的路径，值必须唯一，默认为 `_X_ROW_KEY`。如果字段为空，表格会向行（包括新增的行）写入 `row_12` 这样的值，你需要在提交前移除。',
    en: 'The field that holds the unique row key, by default `_X_ROW_KEY`. You can use a path such as `meta.id`. If the field is empty, the table writes a value such as `row_12` to the row, also to inserted rows. Remove these values before you submit.'
  },
  'table.rowConfig.isCurrent': {
    zh: '用户点击一行后，是否高亮该行为当前行。如果该行原来不是当前行，触发 [current-change](table@current-change)。点击复选框、单选框以及树和展开行的箭头不改变当前行。你也可以通过 [setCurrentRow()](table()setCurrentRow) 设置当前行。换为新的行对象后，即使主键相同，当前行也会清除。',
    en: 'Whether a clicked row becomes the highlighted current row. [current-change](table@current-change) fires when the clicked row is not already the current row. Clicks on checkboxes, radio buttons, and the arrows of trees and expandable rows do not count. You can also set the current row with [setCurrentRow()](table()setCurrentRow). New row objects clear the current row, even with the same keys.'
  },
  'table.rowConfig.isHover': {
    zh: '鼠标悬停的行是否显示背景色，包括固定列中的同一行。滚动之后，要等待 [delayHover](table.delayHover) 毫秒才显示背景色。',
    en: 'Whether a row gets a background color on hover, in fixed columns as well. After scrolling, the background color appears only after [delayHover](table.delayHover) milliseconds.'
  },
  'table.rowConfig.height': {
    zh: '表体的行高，单位为像素。你还需要设置 [showOverflow](table.showOverflow)，因为内容换行的列不受行高限制。表头的高度由 [size](table.size) 决定，见[自定义行高](/table/base/size#row-height)。',
    en: 'Height of body rows, in pixels. You also have to set [showOverflow](table.showOverflow), because columns that wrap ignore the row height. The header’s height depends on [size](table.size) (see [Customize the row height](/table/base/size#row-height)).'
  },
  'table.resizableConfig.minWidth': {
    zh: '用户拖动列宽能达到的最小宽度，可以是像素数、`auto` 或返回这两种值的函数，不支持百分比。如果未设置或设为 `auto`，按表头的字号、内边距、图标和列的 [minWidth](column.minWidth) 计算。',
    en: 'The minimum width when users drag a column, as pixels, `auto` or a function that returns either, but not as a percentage. If you don’t set it or set `auto`, the minimum depends on font size, padding and icons of the header and the column’s [minWidth](column.minWidth).'
  },
  'table.resizableConfig.minWidth~params': {
    zh: '`column` 及其各种索引、`cell`（表头单元格元素）、`fixed`、`$table`。',
    en: '`column` with its indexes, `cell` (the header cell element), `fixed` and `$table`.'
  },
  'table.seqConfig.startIndex': {
    zh: '与序号相加的数值，例如分页表格可以设为 `(page - 1) * pageSize`。树形表格和设置了 `seqMethod` 的表格不使用该值，导出的序号也不加，始终从 1 开始。',
    en: 'A number added to each row number, for example `(page - 1) * pageSize` with pagination. Trees and `seqMethod` ignore this option. Exported row numbers also ignore this option and always start at 1.'
  },
  'table.seqConfig.seqMethod': {
    zh: '返回序号列显示的内容，可以是数字或文本，内置的序号通过参数 `seq` 传入。导出也会调用，但参数只有行、列及其索引，没有 `seq`。',
    en: 'Returns the content of the `seq` column, a number or a string. The built-in number is passed as `seq`. Also called for exports, but only with row, column and their indexes, without `seq`.'
  },
  'table.filterConfig.remote': {
    zh: '是否由服务端筛选。开启后，用户确认条件只触发 [filter-change](table@filter-change)，不隐藏任何行，见[服务端筛选](/table/base/filter#filter-on-server)。',
    en: 'Whether the server filters the rows. Confirming a condition then only fires [filter-change](table@filter-change) and does not hide rows (see [Filter on the server](/table/base/filter#filter-on-server)).'
  },
  'table.filterConfig.showIcon': {
    zh: '表头是否显示筛选图标。设为 `false` 后，筛选面板不能打开，调用 [openFilter()](table()openFilter) 也不生效，你只能通过 [setFilter()](table()setFilter) 修改条件。',
    en: 'Whether headers show the filter icon. If `false`, users can’t open the filter panel, and neither can [openFilter()](table()openFilter). You can then only change conditions with [setFilter()](table()setFilter).'
  },
  'table.filterConfig.iconNone': {
    zh: '没有筛选条件时，筛选图标的类名，替换全局的 [TABLE_FILTER_NONE](setConfig.icon.TABLE_FILTER_NONE)。',
    en: 'Class of the filter icon when there is no condition, which replaces the global [TABLE_FILTER_NONE](setConfig.icon.TABLE_FILTER_NONE).'
  },
  'table.filterConfig.iconMatch': {
    zh: '有筛选条件时，筛选图标的类名，替换全局的 [TABLE_FILTER_MATCH](setConfig.icon.TABLE_FILTER_MATCH)。',
    en: 'Class of the filter icon when a condition is active, which replaces the global [TABLE_FILTER_MATCH](setConfig.icon.TABLE_FILTER_MATCH).'
  },
  'table.filterConfig.confirmButtonText': {
    zh: '筛选面板中确认按钮的文字，默认为国际化文本 `vxe.table.confirmFilter`。单选的筛选面板没有按钮。',
    en: 'Text of the confirm button in the filter panel, by default the translation of `vxe.table.confirmFilter`. Single-choice panels do not have buttons.'
  },
  'table.filterConfig.resetButtonText': {
    zh: '筛选面板中重置按钮的文字，默认为国际化文本 `vxe.table.resetFilter`。单选的筛选面板没有按钮。',
    en: 'Text of the reset button in the filter panel, by default the translation of `vxe.table.resetFilter`. Single-choice panels do not have buttons.'
  },
  'table.filterConfig.filterMethod': {
    zh: '代替默认的相等比较，每一行的每个有条件的列调用一次，返回 `true` 时保留该行。列的 [filterMethod](column.filterMethod) 和渲染器的 `filterMethod` 优先于该函数。',
    en: 'Replaces the default comparison for equality. Called for each row and each column with a condition, and a row is kept if you return `true`. A column’s [filterMethod](column.filterMethod) and a renderer’s `filterMethod` take precedence.'
  },
  'table.filterConfig.filterMethod~options': {
    zh: '该列选中的选项对象的数组，用户输入的内容在各个选项的 `data` 中。',
    en: 'The selected options of this column, with the text that the user entered in their `data`.'
  },
  'table.filterConfig.filterMethod~values': {
    zh: '选中的选项的 `value`，与 `options` 一一对应。',
    en: 'The `value` of each selected option, in the order of `options`.'
  },
  'table.filterConfig.filterMethod~cellValue': {
    zh: '该列在行中的值，未经过 `formatter` 处理。',
    en: 'The value of the column in this row, before any `formatter` is applied.'
  },
  'table.radioConfig.reserve': {
    zh: '换为新的行对象后，是否按主键恢复选中的行，否则清除选中。需要设置 [keyField](table.rowConfig.keyField)。选中的行不在当前页时，可以通过 [getRadioReserveRecord(true)](table()getRadioReserveRecord) 获取。如果主键是数字，省略 `true` 会把当前页的行也返回。',
    en: 'Whether to select the same row again, by its key, when new row objects are loaded, instead of clearing the selection. You need [keyField](table.rowConfig.keyField). If the selected row is not on the current page, you get it from [getRadioReserveRecord(true)](table()getRadioReserveRecord). If keys are numeric, omitting `true` also returns a row of the current page.'
  },
  'table.radioConfig.labelField': {
    zh: '显示在单选框后面的文字的字段名，用户也可以点击文字选中。列有 [#default](column#default) 插槽时，显示插槽的内容。',
    en: 'The field whose text is shown after the radio button. Users can also click the text to select the row. The column’s [#default](column#default) slot replaces the text.'
  },
  'table.radioConfig.checkRowKey': {
    zh: '默认选中的行的主键，不受 `checkMethod` 限制。在第一批数据加载后应用，调用 [reloadData()](table()reloadData) 会再次应用。主键不能是 `0`。如果含中文、斜杠等字符，要先通过 `encodeURIComponent` 编码，否则找不到对应的行。',
    en: 'Key of the row that is selected by default, regardless of `checkMethod`. Applied after the first data is loaded, and again by [reloadData()](table()reloadData). The key can’t be `0`. If your keys contain characters such as slashes or non-Latin letters, encode them with `encodeURIComponent`, otherwise the row is not found.'
  },
  'table.radioConfig.checkMethod': {
    zh: '返回行是否可以选中。返回 `false` 会禁用单选框，但 [setRadioRow()](table()setRadioRow) 仍可选中这些行。`trigger` 为 `cell` 或 `row` 时，点击禁用的行不会选中，但仍触发 [radio-change](table@radio-change)，你可以通过 [getRadioRecord()](table()getRadioRecord) 确认选中的行。',
    en: 'Returns whether users can select a row. If you return `false`, the radio button is disabled, but [setRadioRow()](table()setRadioRow) can still select the row. If `trigger` is `cell` or `row`, clicking a disabled row does not select the row but still fires [radio-change](table@radio-change). Call [getRadioRecord()](table()getRadioRecord) if you need to check which row is selected.'
  },
  'table.radioConfig.trigger': {
    zh: '点击后选中行的区域：`default` 为单选框及其文字，`cell` 为单选框列的单元格，`row` 为整行。',
    en: 'The area in which a click selects the row: `default` is the radio button and its label, `cell` is the cell of the radio column, and `row` is the whole row.'
  },
  'table.radioConfig.highlight': {
    zh: '是否给选中的行加背景色。',
    en: 'Whether the selected row gets a background color.'
  },
  'table.radioConfig.visibleMethod': {
    zh: '返回 `false` 的行不显示单选框。`trigger` 为 `cell` 或 `row` 时，用户仍然可以选中这些行，所以 `checkMethod` 中也要设置同样的条件。',
    en: 'If you return `false`, the row does not show a radio button. If `trigger` is `cell` or `row`, users can still select these rows, so use the same condition in `checkMethod`.'
  },
  'table.radioConfig.strict': {
    zh: '用户再次点击选中的行时，是否保持选中。设为 `false` 后，再次点击会取消选中，[radio-change](table@radio-change) 的 `newValue` 为 `null`。',
    en: 'Whether a selected row stays selected when users click it again. If `false`, another click deselects the row, and [radio-change](table@radio-change) fires with `newValue` set to `null`.'
  },
  'table.checkboxConfig.reserve': {
    zh: '换数据后，是否按主键恢复勾选。不在新数据中的勾选行也会保存。需要设置 [keyField](table.rowConfig.keyField)。其他页的勾选行可以通过 [getCheckboxReserveRecords()](table()getCheckboxReserveRecords) 获取，见[翻页后保留勾选](/table/base/selection#keep-across-pages)。',
    en: 'Whether rows are checked again, by their keys, after you replace the data. Checked rows that are not in the new data are also stored. You need [keyField](table.rowConfig.keyField). You get the checked rows of other pages from [getCheckboxReserveRecords()](table()getCheckboxReserveRecords) (see [Keep checked rows across pages](/table/base/selection#keep-across-pages)).'
  },
  'table.checkboxConfig.labelField': {
    zh: '显示在复选框后面的文字的字段名，用户也可以点击文字勾选。列有 [#default](column#default) 插槽时，显示插槽的内容。',
    en: 'The field whose text is shown after the checkbox. Users can also click the text to check the row. The column’s [#default](column#default) slot replaces the text.'
  },
  'table.checkboxConfig.checkField': {
    zh: '保存勾选状态的字段名。数据中该字段为 `true` 的行默认勾选。如果数据量大，使用该字段性能更好。每一行都必须先有该字段，否则复选框不会更新。树的半选状态不会根据初始数据计算。',
    en: 'The field of the row that holds the checked state. Rows with `true` in the data are checked by default. If you have a large data set, this field makes the table faster. Every row must already have the field, otherwise its checkbox does not update. The indeterminate state of parent nodes is not calculated from the initial data.'
  },
  'table.checkboxConfig.indeterminateField': {
    zh: '写入树节点半选状态的字段名，便于你保存半选状态，表格在勾选时写入该字段。初始数据中的 `true` 只改变复选框的颜色，不显示半选图标。',
    en: 'The field to which the table writes the indeterminate state of tree nodes, so that you can save this state. The field is written when rows are checked. `true` in the initial data only changes the color of the checkbox and does not show the indeterminate icon.'
  },
  'table.checkboxConfig.showHeader': {
    zh: '表头是否显示全选的复选框，默认显示，除非开启了 [checkStrictly](table.checkboxConfig.checkStrictly)。',
    en: 'Whether the header shows the checkbox for all rows, which is the default except with [checkStrictly](table.checkboxConfig.checkStrictly).'
  },
  'table.checkboxConfig.checkAll': {
    zh: '是否默认勾选全部的行，包括 `checkMethod` 禁用的行。在第一批数据加载后应用，调用 [reloadData()](table()reloadData) 会再次应用。开启了 [checkStrictly](table.checkboxConfig.checkStrictly) 时不生效。',
    en: 'Whether all rows are checked by default, including rows disabled by `checkMethod`. Applied after the first data is loaded, and again by [reloadData()](table()reloadData). Has no effect if you set [checkStrictly](table.checkboxConfig.checkStrictly).'
  },
  'table.checkboxConfig.checkRowKeys': {
    zh: '默认勾选的行的主键，不受 `checkMethod` 限制。在第一批数据加载后应用，调用 [reloadData()](table()reloadData) 会再次应用。不在该批数据中的主键会被忽略。如果主键含中文、斜杠等字符，要先通过 `encodeURIComponent` 编码，否则找不到对应的行。',
    en: 'Keys of the rows that are checked by default, regardless of `checkMethod`. Applied after the first data is loaded, and again by [reloadData()](table()reloadData). Keys that are not in the loaded data are ignored. If your keys contain characters such as slashes or non-Latin letters, encode them with `encodeURIComponent`, otherwise the rows are not found.'
  },
  'table.checkboxConfig.checkStrictly': {
    zh: '树形表格的复选框是否父子不联动。开启后，表头不显示全选的复选框。通过 `showHeader: true` 可以显示该复选框，但点击后不会勾选任何行，调用 [setAllCheckboxRow()](table()setAllCheckboxRow) 也不会。',
    en: 'Whether parent and child nodes of a tree are checked independently. The checkbox in the header is then hidden. If you set `showHeader: true`, the checkbox is shown again, but neither clicking it nor [setAllCheckboxRow()](table()setAllCheckboxRow) checks any row.'
  },
  'table.checkboxConfig.strict': {
    zh: '没有行，或所有行都被 `checkMethod` 禁用时，是否禁用表头的复选框。树形表格只判断根节点。设为 `false` 后从不禁用。',
    en: 'Whether the checkbox in the header is disabled when there are no rows or `checkMethod` disables all rows. In a tree, only root nodes count, and if `false`, the checkbox is never disabled.'
  },
  'table.checkboxConfig.checkMethod': {
    zh: '返回行是否可以勾选。返回 `false` 会禁用复选框，点击、全选和拖动都会跳过这些行。默认勾选不受该函数限制，除 [toggleAllCheckboxRow()](table()toggleAllCheckboxRow) 外的方法也不受限制。每次渲染和勾选都逐行调用，请避免耗时的操作。',
    en: 'Returns whether users can check a row. If you return `false`, the checkbox is disabled, and clicks, the header checkbox and dragging skip the row. Rows checked by default ignore this function, as do all methods except [toggleAllCheckboxRow()](table()toggleAllCheckboxRow). Called for every row at every render and check, so avoid expensive operations.'
  },
  'table.checkboxConfig.trigger': {
    zh: '点击后勾选行的区域：`default` 为复选框及其文字，`cell` 为复选框列的单元格，`row` 为整行。',
    en: 'The area in which a click checks the row: `default` is the checkbox and its label, `cell` is the cell of the checkbox column, and `row` is the whole row.'
  },
  'table.checkboxConfig.highlight': {
    zh: '是否给勾选的行加背景色。',
    en: 'Whether checked rows get a background color.'
  },
  'table.checkboxConfig.range': {
    zh: '用户是否可以在复选框列中按住鼠标拖动，勾选经过的行，其他行会取消勾选。如果按住 Ctrl，会保留原有的勾选，并切换经过的行。树形表格不支持该功能，拖动经过已展开的展开行会抛出异常。拖动会选中文字，使下一次拖动变为浏览器的拖放，给表格设置 `user-select: none` 就能避免。',
    en: 'Whether users can check rows by dragging in the checkbox column, which unchecks all other rows. If users hold Ctrl, the rows passed are toggled, and other rows keep their state. You can’t use it in trees, and dragging across an expanded row throws an error. Dragging also selects text, which turns the next drag into a drag-and-drop by the browser. You can prevent this with `user-select: none` on the table.'
  },
  'table.checkboxConfig.halfField': {
    zh: '已废弃，改用 `indeterminateField`，效果相同。',
    en: 'Deprecated; use `indeterminateField` instead, which has the same effect.',
    deprecated: 'table.checkboxConfig.indeterminateField'
  },
  'table.checkboxConfig.visibleMethod': {
    zh: '返回 `false` 的行不显示复选框。全选仍会勾选这些行，`trigger` 为 `cell` 或 `row` 的点击也会，所以 `checkMethod` 中也要设置同样的条件。',
    en: 'If you return `false`, the row does not show a checkbox. The header checkbox still checks these rows, and so do clicks if `trigger` is `cell` or `row`, so use the same condition in `checkMethod`.'
  },
  'table.checkboxConfig.isShiftKey': {
    zh: '用户按住 Shift 点击另一行时，是否勾选两行之间的全部行。其他行会取消勾选，并触发 [checkbox-range-select](table@checkbox-range-select)。起点是 [getCheckboxRecords()](table()getCheckboxRecords) 返回的第一行，不是上次点击的行。树形表格不支持该功能。',
    en: 'Whether users can check all rows between two with a Shift click on another row. Other rows are unchecked, and [checkbox-range-select](table@checkbox-range-select) fires. The range starts at the first row returned by [getCheckboxRecords()](table()getCheckboxRecords), not at the row clicked last. You can’t use it in trees.'
  },
  'table.tooltipConfig.enabled': {
    zh: '已废弃，改用 `showAll`，效果相同。设为 `false` 不会关闭工具提示。',
    en: 'Deprecated; use `showAll` instead, which has the same effect. You can’t disable tooltips with `false`.',
    deprecated: 'table.tooltipConfig.showAll'
  },
  'table.tooltipConfig.theme': {
    zh: '工具提示的配色：`dark` 为深色背景，`light` 为浅色背景。默认为 `dark`，来自全局的 [tooltip.theme](setConfig.tooltip.theme)。',
    en: 'Color theme of the tooltip: `dark` (default, from the global [tooltip.theme](setConfig.tooltip.theme)) has a dark background, `light` a light background.'
  },
  'table.tooltipConfig.enterable': {
    zh: '鼠标是否可以移入工具提示，例如选择其中的文字。设为 `false` 后，鼠标离开单元格，工具提示立即消失。',
    en: 'Whether users can move the pointer into the tooltip, for example to select text. If `false`, the tooltip disappears as soon as the pointer leaves the cell.'
  },
  'table.tooltipConfig.leaveDelay': {
    zh: '鼠标离开后，延迟多少毫秒关闭工具提示。默认为 300，来自全局的 [tooltip.leaveDelay](setConfig.tooltip.leaveDelay)，开启 `enterable` 后才生效。',
    en: 'Delay in milliseconds before the tooltip closes after the pointer leaves, by default 300, from the global [tooltip.leaveDelay](setConfig.tooltip.leaveDelay). Takes effect only with `enterable`.'
  },
  'table.tooltipConfig.contentMethod': {
    zh: '返回工具提示的内容，未溢出的单元格也会显示工具提示。返回 `null` 或 `undefined` 会显示原来的内容，返回空文本时不显示工具提示。只对有工具提示的单元格调用：[showOverflow](table.showOverflow) 为 `true` 或 `tooltip`，或开启了 `showAll`。',
    en: 'Returns the content of the tooltip, which is then also shown for text that fits. If you return `null` or `undefined`, the usual content is shown. If you return an empty string, no tooltip is shown. Called only for cells with tooltips: [showOverflow](table.showOverflow) is `true` or `tooltip`, or `showAll` is enabled.'
  },
  'table.tooltipConfig.contentMethod~row': {
    zh: '表体中为行对象，表尾中为表尾行，表头中没有该参数。',
    en: 'The row object in the body, the footer row in the footer, and not set in the header.'
  },
  'table.tooltipConfig.contentMethod~type': {
    zh: '单元格所在的部分：`header`、`body` 或 `footer`。',
    en: 'The part of the table that contains the cell: `header`, `body` or `footer`.'
  },
  'table.tooltipConfig.showAll': {
    zh: '鼠标悬停的所有单元格是否都显示工具提示，包括未溢出的单元格、表头和表尾，`showOverflow` 为 `title` 的单元格除外。',
    en: 'Whether every cell shows its tooltip on hover, including text that fits, the header and the footer, but not cells with `showOverflow` set to `title`.'
  },
  'table.expandConfig.labelField': {
    zh: '显示在箭头后面的文字的字段名，列有 [#default](column#default) 插槽时，显示插槽的内容。',
    en: 'The field whose text is shown after the arrow. The column’s [#default](column#default) slot replaces the text.'
  },
  'table.expandConfig.expandAll': {
    zh: '是否默认展开全部的行。在第一批数据加载后应用，调用 [reloadData()](table()reloadData) 会再次应用。如果开启了 `accordion`，只展开最后一行。',
    en: 'Whether all rows are expanded by default. Applied after the first data is loaded, and again by [reloadData()](table()reloadData). If you set `accordion`, only the last row is expanded.'
  },
  'table.expandConfig.expandRowKeys': {
    zh: '默认展开的行的主键。在第一批数据加载后应用，调用 [reloadData()](table()reloadData) 会再次应用。需要设置 [keyField](table.rowConfig.keyField)。如果主键含中文、斜杠等字符，要先通过 `encodeURIComponent` 编码，否则找不到对应的行。',
    en: 'Keys of the rows that are expanded by default. Applied after the first data is loaded, and again by [reloadData()](table()reloadData). You need [keyField](table.rowConfig.keyField). If your keys contain characters such as slashes or non-Latin letters, encode them with `encodeURIComponent`, otherwise the rows are not found.'
  },
  'table.expandConfig.accordion': {
    zh: '是否同时只展开一行，展开另一行会收起前一行。即使 `toggleMethod` 阻止展开另一行，前一行也会收起。',
    en: 'Whether users can expand only one row at a time. Expanding another row collapses the previous one, even when `toggleMethod` prevents the expansion.'
  },
  'table.expandConfig.trigger': {
    zh: '点击后展开行的区域：`default` 为箭头，`cell` 为展开列的单元格，`row` 为整行（复选框、单选框除外）。',
    en: 'The area in which a click expands the row: `default` is the arrow, `cell` is the cell of the expand column, and `row` is the whole row except checkboxes and radio buttons.'
  },
  'table.expandConfig.lazy': {
    zh: '行在第一次展开时，是否先调用 `loadMethod`，加载完成后才展开。加载期间箭头变为加载图标。如果未设置 `loadMethod`，行始终不能展开。',
    en: 'Whether the first expand calls your `loadMethod` and the row expands only after loading. While loading, the arrow becomes a loading icon. If you don’t set `loadMethod`, the row never expands.'
  },
  'table.expandConfig.height': {
    zh: '展开内容的固定高度，单位为像素，内容超出时在其中滚动。如果未设置，高度由内容决定。',
    en: 'Fixed height of the expanded content, in pixels. Content that exceeds the height scrolls. If you don’t set it, the content determines the height.'
  },
  'table.expandConfig.loadMethod': {
    zh: '请求数据并写入行的函数，在开启 `lazy` 后使用，必须返回 Promise。Promise 被拒绝时，行保持收起，没有任何提示，再次点击会重试。成功后不再调用，如果要重新请求，可以调用 [reloadRowExpand()](table()reloadRowExpand)。',
    en: 'Called to request the data and write the data to the row, if you set `lazy`. Your function must return a promise. If the promise rejects, the row stays collapsed without a message, and the next click tries again. After success, the function is not called again, so if you want to request the data again, call [reloadRowExpand()](table()reloadRowExpand).'
  },
  'table.expandConfig.toggleMethod': {
    zh: '展开或收起之前调用，返回 `false` 时行的状态不变，对 [setRowExpand()](table()setRowExpand) 等方法也生效。[clearRowExpand()](table()clearRowExpand) 不调用该函数，仍收起全部行。被阻止的点击仍触发 [toggle-row-expand](table@toggle-row-expand)。',
    en: 'Called before a row expands or collapses. If you return `false`, the row does not change. The function also applies to methods such as [setRowExpand()](table()setRowExpand). [clearRowExpand()](table()clearRowExpand) does not call the function and still collapses all rows. A prevented click still fires [toggle-row-expand](table@toggle-row-expand).'
  },
  'table.expandConfig.toggleMethod~expanded': {
    zh: '要达到的状态：`true` 为展开，`false` 为收起。',
    en: 'The requested state: `true` to expand, `false` to collapse.'
  },
  'table.expandConfig.visibleMethod': {
    zh: '返回 `false` 的行不显示箭头。`trigger` 为 `cell` 或 `row` 时，用户仍然可以展开这些行，所以 `toggleMethod` 中也要设置同样的条件。',
    en: 'If you return `false`, the row does not show an arrow. If `trigger` is `cell` or `row`, users can still expand these rows, so use the same condition in `toggleMethod`.'
  },
  'table.expandConfig.showIcon': {
    zh: "是否显示箭头。设为 `false` 后，可以通过 `trigger: 'row'` 或方法展开行。",
    en: "Whether the arrows are shown. If `false`, you can expand rows with `trigger: 'row'` or a method."
  },
  'table.expandConfig.iconOpen': {
    zh: '展开的行的箭头的类名，替换全局的 [TABLE_EXPAND_OPEN](setConfig.icon.TABLE_EXPAND_OPEN)。',
    en: 'Class of the arrow of an expanded row, which replaces the global [TABLE_EXPAND_OPEN](setConfig.icon.TABLE_EXPAND_OPEN).'
  },
  'table.expandConfig.iconClose': {
    zh: '收起的行的箭头的类名，替换全局的 [TABLE_EXPAND_CLOSE](setConfig.icon.TABLE_EXPAND_CLOSE)。',
    en: 'Class of the arrow of a collapsed row, which replaces the global [TABLE_EXPAND_CLOSE](setConfig.icon.TABLE_EXPAND_CLOSE).'
  },
  'table.expandConfig.iconLoaded': {
    zh: '`lazy` 的行的加载图标的类名，替换全局的 [TABLE_EXPAND_LOADED](setConfig.icon.TABLE_EXPAND_LOADED)。',
    en: 'Class of the icon while a `lazy` row is loading, which replaces the global [TABLE_EXPAND_LOADED](setConfig.icon.TABLE_EXPAND_LOADED).'
  },
  'table.expandConfig.reserve': {
    zh: '是否保存展开的行的主键，使行从数据中消失又重新出现后（例如翻页）仍然展开。需要设置 [keyField](table.rowConfig.keyField)，保存的主键可以通过 [clearRowExpandReserve()](table()clearRowExpandReserve) 清除。',
    en: 'Whether the keys of expanded rows are stored. A row that leaves the data and comes back, for example when changing pages, is then expanded again. You need [keyField](table.rowConfig.keyField), and you can clear the stored keys with [clearRowExpandReserve()](table()clearRowExpandReserve).'
  },
  'table.treeConfig.childrenField': {
    zh: '子节点数组所在的字段名。如果开启了 `transform`，该字段由表格写入，数据中不要包含该字段。此时改用其他字段名，筛选会只检查根节点。',
    en: 'The field with the array of child nodes. If you set `transform`, the table writes this field, so your data should not contain it. If you change the field name in that case, filters only check root nodes.'
  },
  'table.treeConfig.indent': {
    zh: '每一级的缩进，单位为像素。',
    en: 'Indent of each level, in pixels.'
  },
  'table.treeConfig.showLine': {
    zh: '是否显示连接父子节点的线。需要设置 [rowConfig.useKey](table.rowConfig.useKey) 和 [showOverflow](table.showOverflow)，不能与展开行同时使用。排序之后，根节点之间的连线长度不正确。',
    en: 'Whether lines are shown between parent and child nodes. You need [rowConfig.useKey](table.rowConfig.useKey) and [showOverflow](table.showOverflow), and you can’t combine it with expandable rows. After sorting, the lines between root nodes have the wrong length.'
  },
  'table.treeConfig.expandAll': {
    zh: '是否默认展开全部节点。在第一批数据加载后应用，调用 [reloadData()](table()reloadData) 会再次应用。如果开启了 `lazy`，立即加载所有根节点的子节点。如果开启了 `accordion`，只展开最后一个节点。',
    en: 'Whether all nodes are expanded by default. Applied after the first data is loaded, and again by [reloadData()](table()reloadData). If you set `lazy`, the child nodes of all root nodes are loaded immediately. If you set `accordion`, only the last node is expanded.'
  },
  'table.treeConfig.expandRowKeys': {
    zh: "默认展开的节点的主键。在第一批数据加载后应用，调用 [reloadData()](table()reloadData) 会再次应用。需要设置 [keyField](table.rowConfig.keyField)。主键的类型必须相同，`'1'` 找不到 `1`。父节点不会随之展开，也要包含父节点的主键。",
    en: "Keys of the nodes that are expanded by default. Applied after the first data is loaded, and again by [reloadData()](table()reloadData). You need [keyField](table.rowConfig.keyField), and the type of the key must match: `'1'` does not find `1`. Parent nodes are not expanded automatically, so include their keys."
  },
  'table.treeConfig.accordion': {
    zh: '同一级是否只展开一个节点，展开另一个节点会收起前一个。如果通过方法或 [expandRowKeys](table.treeConfig.expandRowKeys) 传入多行，只展开最后一行。',
    en: 'Whether users can expand only one node per level, so that expanding another node collapses the previous one. If you pass several rows to a method or to [expandRowKeys](table.treeConfig.expandRowKeys), only the last row is expanded.'
  },
  'table.treeConfig.trigger': {
    zh: '点击后展开节点的区域：`default` 为箭头，`cell` 为树节点列的单元格，`row` 为整行。如果是后两种取值，点击没有子节点的行也会触发 [toggle-tree-expand](table@toggle-tree-expand)。',
    en: 'The area in which a click expands the node: `default` is the arrow, `cell` is the cell of the tree node column, and `row` is the whole row. The last two also fire [toggle-tree-expand](table@toggle-tree-expand) for rows without child nodes.'
  },
  'table.treeConfig.lazy': {
    zh: '节点在第一次展开时，是否通过 `loadMethod` 加载子节点。`hasChildField` 决定是否显示箭头，见[展开时加载子节点](/table/tree/basic#lazy)。',
    en: 'Whether child nodes are loaded with `loadMethod` when users first expand a node. `hasChildField` determines which nodes have an arrow (see [Load child nodes on expand](/table/tree/basic#lazy)).'
  },
  'table.treeConfig.hasChildField': {
    zh: '标记节点是否有子节点的字段名，在开启 `lazy` 后使用。字段为真值的行显示箭头，展开时加载子节点。加载结果为空数组时，箭头仍然显示，你需要把该字段设为 `false`。',
    en: 'The field that marks nodes with child nodes, if you set `lazy`. Rows with a truthy value show an arrow and load their child nodes when expanded. If the result is an empty array, the arrow remains, so set the field to `false`.'
  },
  'table.treeConfig.loadMethod': {
    zh: '加载子节点的函数，在开启 `lazy` 后使用，返回 Promise，结果为子节点的数组。Promise 被拒绝时，节点保持收起，没有任何提示，图标持续旋转直到下次刷新。你需要显示错误，并调用 [updateData()](table()updateData)。再次点击会重试。',
    en: 'Called to load child nodes, if you set `lazy`. Your function must return a promise that resolves with an array of child nodes. If the promise rejects, the node stays collapsed without a message, and its icon spins until the next update. Show the error and call [updateData()](table()updateData) in this case. The next click tries again.'
  },
  'table.treeConfig.toggleMethod': {
    zh: '展开或收起之前调用，返回 `false` 时节点的状态不变，对 [setTreeExpand()](table()setTreeExpand) 等方法也生效。[clearTreeExpand()](table()clearTreeExpand) 不调用该函数，仍收起全部节点。被阻止的点击仍触发 [toggle-tree-expand](table@toggle-tree-expand)。',
    en: 'Called before a node expands or collapses. If you return `false`, the node does not change. The function also applies to methods such as [setTreeExpand()](table()setTreeExpand). [clearTreeExpand()](table()clearTreeExpand) does not call the function and still collapses all nodes. A prevented click still fires [toggle-tree-expand](table@toggle-tree-expand).'
  },
  'table.treeConfig.toggleMethod~expanded': {
    same: 'table.expandConfig.toggleMethod~expanded'
  },
  'table.treeConfig.showIcon': {
    zh: "是否显示箭头。设为 `false` 后，可以通过 `trigger: 'row'` 或方法展开节点，缩进仍然保留。",
    en: "Whether the arrows are shown. If `false`, you can expand nodes with `trigger: 'row'` or a method, and the indent remains."
  },
  'table.treeConfig.iconOpen': {
    zh: '展开的节点的箭头的类名，替换全局的 [TABLE_TREE_OPEN](setConfig.icon.TABLE_TREE_OPEN)。',
    en: 'Class of the arrow of an expanded node, which replaces the global [TABLE_TREE_OPEN](setConfig.icon.TABLE_TREE_OPEN).'
  },
  'table.treeConfig.iconClose': {
    zh: '收起的节点的箭头的类名，替换全局的 [TABLE_TREE_CLOSE](setConfig.icon.TABLE_TREE_CLOSE)。',
    en: 'Class of the arrow of a collapsed node, which replaces the global [TABLE_TREE_CLOSE](setConfig.icon.TABLE_TREE_CLOSE).'
  },
  'table.treeConfig.iconLoaded': {
    zh: '`lazy` 的节点的加载图标的类名，替换全局的 [TABLE_TREE_LOADED](setConfig.icon.TABLE_TREE_LOADED)。',
    en: 'Class of the icon while a `lazy` node is loading, which replaces the global [TABLE_TREE_LOADED](setConfig.icon.TABLE_TREE_LOADED).'
  },
  'table.treeConfig.line': {
    zh: '已废弃，改用 `showLine`，效果相同。',
    en: 'Deprecated; use `showLine` instead, which has the same effect.',
    deprecated: 'table.treeConfig.showLine'
  },
  'table.treeConfig.hasChild': {
    zh: '已废弃，改用 `hasChildField`。如果同时设置，`hasChild` 优先。',
    en: 'Deprecated; use `hasChildField` instead. If you set both, `hasChild` takes precedence.',
    deprecated: 'table.treeConfig.hasChildField'
  },
  'table.treeConfig.children': {
    zh: '已废弃，改用 `childrenField`。如果同时设置，`children` 优先。',
    en: 'Deprecated; use `childrenField` instead. If you set both, `children` takes precedence.',
    deprecated: 'table.treeConfig.childrenField'
  },
  'table.treeConfig.parentField': {
    zh: '保存父节点标识的字段名，在开启 `transform` 后使用。找不到父节点的行成为根节点。',
    en: 'The field that holds the parent node’s id, if you set `transform`. Rows whose parent node is not found become root nodes.'
  },
  'table.treeConfig.rowField': {
    zh: '保存节点标识的字段名，在开启 `transform` 后使用。`parentField` 的值与该字段的值转换为文本后比较，相同则为父子节点。该字段不是行的主键，主键可以通过 [keyField](table.rowConfig.keyField) 设置。',
    en: 'The field that holds the node’s id, if you set `transform`. `parentField` refers to this id, and the two are compared as text. This field is not the row key, which you set with [keyField](table.rowConfig.keyField).'
  },
  'table.treeConfig.mapChildrenField': {
    zh: '表格另外保存子节点的字段名，在开启 `transform` 后使用，显示树需要该字段。该字段会写入行数据，你需要在提交前移除。不能与 `childrenField` 同名。',
    en: 'A second field in which the table keeps the child nodes, used for display, if you set `transform`. The field is written to the rows, so remove it before you submit. The name must differ from `childrenField`.'
  },
  'table.treeConfig.transform': {
    zh: '是否由表格按 `rowField` 和 `parentField` 把扁平的数据组成树。只有这种树支持纵向虚拟滚动，也只有这种树支持增删子节点。筛选不可靠：只要节点匹配，所在的根节点连同全部后代节点一起显示。筛选还会改写行的 `children`，再次筛选会遗漏行。解决方法：开启 [filterConfig.remote](table.filterConfig.remote)，在代码中筛选，再赋值给 `data`。',
    en: 'Whether the table builds the tree from flat data, using `rowField` and `parentField`. Only such trees support vertical virtual scrolling and inserting or deleting child nodes. Filters are unreliable: a match shows its root node with all descendants. Filtering also overwrites `children` of the rows, so the next filter misses rows. Workaround: set [filterConfig.remote](table.filterConfig.remote), filter in your code and assign the result to `data`.'
  },
  'table.treeConfig.reserve': {
    zh: '是否保存展开的节点的主键，使节点从数据中消失又重新出现后仍然展开。如果新数据包含相同的节点，设置 [keyField](table.rowConfig.keyField) 即可。',
    en: 'Whether the keys of expanded nodes are stored. A node that leaves the data and comes back is then expanded again. If your new data contains the same nodes, setting [keyField](table.rowConfig.keyField) is enough.'
  },
  'table.columnConfig.headerExportMethod': {
    zh: '返回导出文件中所有列的表头文字，列的 [headerExportMethod](column.headerExportMethod) 优先于该函数。',
    en: 'Returns the header text of every column in an export. A column’s [headerExportMethod](column.headerExportMethod) takes precedence.'
  },
  'table.columnConfig.exportMethod': {
    zh: '返回导出文件中所有列的单元格文字，只对树形表格生效。列的 [exportMethod](column.exportMethod) 和渲染器的 `exportMethod` 优先于该函数。',
    en: 'Returns the text of every body cell in an export, but only in tree tables. A column’s [exportMethod](column.exportMethod) and a renderer’s `exportMethod` take precedence.'
  },
  'table.columnConfig.footerExportMethod': {
    zh: '返回导出文件中所有列的表尾文字。列的 [footerExportMethod](column.footerExportMethod) 和渲染器的同名函数优先于该函数。表尾行是对象时，未设置该函数会导出空白。',
    en: 'Returns the text of every footer cell in an export. A column’s [footerExportMethod](column.footerExportMethod) and that of a renderer take precedence. If you don’t set this function, footer rows that are objects are exported empty.'
  },
  'table.tooltipConfig.enterDelay': {
    zh: '鼠标悬停多少毫秒后显示工具提示，默认值来自全局的 [tooltip.enterDelay](setConfig.tooltip.enterDelay)。该值在创建表格时读取，之后修改不生效。',
    en: 'Delay in milliseconds before the tooltip is shown on hover, by default the global [tooltip.enterDelay](setConfig.tooltip.enterDelay). The value is read when the table is created, and later changes have no effect.'
  },
  'table.tooltipConfig.useHTML': {
    zh: '是否把工具提示的内容作为 HTML 显示，你需要先转义不可信的数据。',
    en: 'Whether the content is shown as HTML. If you enable it, escape untrusted data first.'
  },
  'table.tooltipConfig.zIndex': {
    zh: '工具提示的固定层级，默认由公共的计数器分配，见[弹层层级](/table/start/zindex)。',
    en: 'Fixed z-index of the tooltip. If you don’t set it, a shared counter assigns the z-index (see [Popup layers](/table/start/zindex)).'
  },
  'table.tooltipConfig.popupClassName': {
    zh: '工具提示的类名，或返回类名的函数。',
    en: 'Class of the tooltip, or a function that returns the class.'
  },
  'table.tooltipConfig.isArrow': {
    zh: '是否显示指向单元格的小箭头。',
    en: 'Whether a small arrow points to the cell.'
  }
} satisfies MemberTexts
