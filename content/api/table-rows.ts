import type { MemberTexts } from './texts'

export default {
  'table.resizeConfig.refreshDelay': {
    zh: '尺寸连续变化时，最多每隔多少毫秒重新布局一次；`0` 表示每次变化都布局。挂载时读取，之后修改无效。',
    en: 'While the size keeps changing, the table is laid out at most once in so many milliseconds; `0` means at every change. Read on mounting, later changes have no effect.'
  },
  'table.columnConfig.useKey': {
    zh: '用列的标识作为单元格的 `key`，列变化时单元格不会被别的列重用。单元格里有自己状态的组件时打开；`html` 类型的列也要求它。',
    en: 'Takes the id of the column as the `key` of its cells, so that no cell is reused for another column when columns change. For cells with components that hold state; columns of type `html` require it.'
  },
  'table.columnConfig.isCurrent': {
    zh: '点击表头时高亮这一列。用 [getCurrentColumn()](table()getCurrentColumn) 取得、[setCurrentColumn()](table()setCurrentColumn) 设置，没有对应的事件。',
    en: 'A click on a header highlights its column. Read it with [getCurrentColumn()](table()getCurrentColumn), set it with [setCurrentColumn()](table()setCurrentColumn); there is no event for it.'
  },
  'table.columnConfig.isHover': {
    zh: '鼠标经过表头单元格时加底色，只限表头，不会高亮整列；序号列没有。',
    en: 'Tints the header cell under the pointer, not the column below it; the `seq` column has none.'
  },
  'table.columnConfig.resizable': {
    zh: '允许拖动表头右边的竖线调整列宽，松开后触发 [resizable-change](table@resizable-change)。列自己的 [resizable](column.resizable) 优先；拖动的下限见 [resizableConfig](table.resizableConfig)。',
    en: 'Columns are resized by dragging the right edge of their header; on release [resizable-change](table@resizable-change) fires. The [resizable](column.resizable) of a column comes first; for the limit see [resizableConfig](table.resizableConfig).'
  },
  'table.columnConfig.width': {
    zh: '没有写 [width](column.width) 的列都用这个宽度，像素数或 `20%` 这样的百分比。序号列、复选列和只写了 `minWidth` 的列也算在内，想让列伸展就只用 `minWidth`。列得到它之后，再修改这里无效。',
    en: 'Width of all columns without their own [width](column.width), in pixels or as a percentage such as `20%`. That includes `seq` and `checkbox` columns and those with only a `minWidth`; to let columns grow use `minWidth` alone. Once a column has it, changing it here has no effect.'
  },
  'table.columnConfig.minWidth': {
    zh: '没有写 [minWidth](column.minWidth) 的列的最小宽度，像素数或百分比；剩余的宽度再平分给它们。列得到它之后，再修改这里无效。',
    en: 'Least width of all columns without their own [minWidth](column.minWidth), in pixels or as a percentage; space left over is shared among them. Once a column has it, changing it here has no effect.'
  },
  'table.columnConfig.maxWidth': {
    zh: '3.8.6 没有读取它，不限制列宽；列的 [maxWidth](column.maxWidth) 也一样。',
    en: 'Version 3.8.6 never reads it and column widths have no upper limit; the same is true for [maxWidth](column.maxWidth) of a column.'
  },
  'table.columnConfig.maxFixedSize': {
    zh: '用户在列设置面板里、代码用 [setColumnFixed()](table()setColumnFixed) 时最多固定几列，一组算一列，超过时提示并忽略；`0` 不限制。列上直接写的 [fixed](column.fixed) 不受限制。',
    en: 'How many columns may be fixed from the settings panel or with [setColumnFixed()](table()setColumnFixed); a group counts as one. Beyond it a message appears and nothing happens; `0` removes the limit. It does not restrict [fixed](column.fixed) on the columns themselves.'
  },
  'table.rowConfig.useKey': {
    zh: '用主键作为行的 `key`，排序、滚动时行的元素跟着数据走，而不是按位置重用。行里有自己状态的组件、`html` 类型的列和树的连线要求它；树总是如此。',
    en: 'Takes the row key as the `key` of the row element, so that it follows its data when sorted or scrolled instead of being reused by position. For rows with components that hold state; `html` columns and tree lines require it. Trees always do so.'
  },
  'table.rowConfig.keyField': {
    zh: '主键的字段名，值要唯一，可以是 `meta.id` 这样的路径。默认 `_X_ROW_KEY`；字段为空的行会被写入 `row_12` 这样的值，新增的行也是，提交前要去掉。',
    en: 'Field with the unique key of a row; a path such as `meta.id` works. The default is `_X_ROW_KEY`. A row whose field is empty gets a value such as `row_12` written into it, inserted rows too: remove it before you submit.'
  },
  'table.rowConfig.isCurrent': {
    zh: '点击的行成为高亮的当前行，换了一行时触发 [current-change](table@current-change)。点复选框、单选框、树和展开行的箭头不算。用 [setCurrentRow()](table()setCurrentRow) 设置；换上新的行对象时清除，主键相同也一样。',
    en: 'A clicked row becomes the highlighted current row, and [current-change](table@current-change) fires when it is another one. Clicks on checkboxes, radios, tree and expand arrows do not count. Set it with [setCurrentRow()](table()setCurrentRow); new row objects clear it, even with the same keys.'
  },
  'table.rowConfig.isHover': {
    zh: '鼠标所在的行加底色，固定列中的同一行也一起。滚动之后要等 [delayHover](table.delayHover) 毫秒。',
    en: 'Tints the row under the pointer, in fixed columns too. After scrolling it waits for [delayHover](table.delayHover) milliseconds.'
  },
  'table.rowConfig.height': {
    zh: '表体的行高，单位像素。要和 [showOverflow](table.showOverflow) 一起使用，内容换行的列不受限制；表头的高度由 [size](table.size) 决定，见[自定义行高](/table/base/size#row-height)。',
    en: 'Height of body rows in pixels. It needs [showOverflow](table.showOverflow), since columns that wrap ignore it. The header depends on [size](table.size); see [Your own row height](/table/base/size#row-height).'
  },
  'table.resizableConfig.minWidth': {
    zh: '拖动列宽时的最小宽度：像素数，`auto`，或返回它们的函数，不支持百分比。不写或 `auto` 时，按表头的字号、内边距、图标和列的 [minWidth](column.minWidth) 计算。',
    en: 'Least width when a column is dragged: pixels, `auto` or a function that returns either; percentages do not work. Without it or with `auto` it follows from font size, padding and icons of the header and the [minWidth](column.minWidth) of the column.'
  },
  'table.resizableConfig.minWidth~params': {
    zh: '`column` 和它的各种索引、`cell`（表头单元格元素）、`fixed`、`$table`。',
    en: '`column` with its indexes, `cell` (the header cell element), `fixed` and `$table`.'
  },
  'table.seqConfig.startIndex': {
    zh: '加在序号上的数，例如分页时写 `(page - 1) * pageSize`。树和写了 `seqMethod` 时不起作用；导出的序号也不加它，总是从 1 开始。',
    en: 'Added to each number, for example `(page - 1) * pageSize` with paging. Trees and `seqMethod` ignore it, and exported numbers do too: they always start at 1.'
  },
  'table.seqConfig.seqMethod': {
    zh: '返回序号列显示的内容，数字或文字都可以，内置的序号在 `seq` 里。导出时也会调用，但只有行、列和它们的索引，没有 `seq`。',
    en: 'Returns what the `seq` column shows, a number or a text; the built-in number is passed as `seq`. It also runs for an export, there with row, column and their indexes only, without `seq`.'
  },
  'table.filterConfig.remote': {
    zh: '由服务端筛选：确认条件只触发 [filter-change](table@filter-change)，不隐藏任何行，见[服务端筛选](/table/base/filter#filter-on-server)。',
    en: 'The server filters: confirming only fires [filter-change](table@filter-change) and hides no row; see [Filter on the server](/table/base/filter#filter-on-server).'
  },
  'table.filterConfig.showIcon': {
    zh: '是否显示表头的漏斗。设为 `false` 后筛选面板打不开，[openFilter()](table()openFilter) 也一样，只能用 [setFilter()](table()setFilter) 改变条件。',
    en: 'Whether headers show the filter icon. With `false` the panel cannot be opened, not even by [openFilter()](table()openFilter); conditions only change with [setFilter()](table()setFilter).'
  },
  'table.filterConfig.iconNone': {
    zh: '没有条件时漏斗的类名，替换全局的 [TABLE_FILTER_NONE](setConfig.icon.TABLE_FILTER_NONE)。',
    en: 'Class of the icon without a condition, in place of the global [TABLE_FILTER_NONE](setConfig.icon.TABLE_FILTER_NONE).'
  },
  'table.filterConfig.iconMatch': {
    zh: '有条件时漏斗的类名，替换全局的 [TABLE_FILTER_MATCH](setConfig.icon.TABLE_FILTER_MATCH)。',
    en: 'Class of the icon with an active condition, in place of the global [TABLE_FILTER_MATCH](setConfig.icon.TABLE_FILTER_MATCH).'
  },
  'table.filterConfig.confirmButtonText': {
    zh: '面板里确认按钮的文字，默认是国际化文本 `vxe.table.confirmFilter`。单选的面板没有按钮。',
    en: 'Text of the confirm button in the panel, by default the translation of `vxe.table.confirmFilter`. Single-choice panels have no buttons.'
  },
  'table.filterConfig.resetButtonText': {
    zh: '面板里重置按钮的文字，默认是国际化文本 `vxe.table.resetFilter`。单选的面板没有按钮。',
    en: 'Text of the reset button in the panel, by default the translation of `vxe.table.resetFilter`. Single-choice panels have no buttons.'
  },
  'table.filterConfig.filterMethod': {
    zh: '替换默认的相等比较：每行、每个有条件的列调用一次，返回 `true` 留下这一行。列的 [filterMethod](column.filterMethod) 和渲染器的 `filterMethod` 优先于它。',
    en: 'Replaces the comparison for equality: called for each row and each column with a condition, it returns `true` to keep the row. The [filterMethod](column.filterMethod) of a column and the `filterMethod` of a renderer come before it.'
  },
  'table.filterConfig.filterMethod~options': {
    zh: '这一列选中的选项对象的数组，内容在各自的 `data` 里。',
    en: 'The chosen options of this column; what was typed is in their `data`.'
  },
  'table.filterConfig.filterMethod~values': {
    zh: '选中的选项的 `value`，与 `options` 一一对应。',
    en: 'The `value` of each chosen option, in the order of `options`.'
  },
  'table.filterConfig.filterMethod~cellValue': {
    zh: '行里这一列的值，没有经过 `formatter`。',
    en: 'Value of the column in this row, before any `formatter`.'
  },
  'table.radioConfig.reserve': {
    zh: '换上新的行对象后按主键恢复选中的行，没有它就会清除；需要 [keyField](table.rowConfig.keyField)。不在当前页的那一行用 [getRadioReserveRecord(true)](table()getRadioReserveRecord) 取得：主键是数字时，不带 `true` 会把当前页的行也返回。',
    en: 'Selects the same row again, by its key, when new row objects arrive; without it the choice is cleared. It needs [keyField](table.rowConfig.keyField). A row of another page is read with [getRadioReserveRecord(true)](table()getRadioReserveRecord): with numeric keys the call without `true` returns rows of the current page too.'
  },
  'table.radioConfig.labelField': {
    zh: '在圆点后面显示这个字段的文字，点文字也能选中。列有 [#default](column#default) 插槽时显示插槽。',
    en: 'Shows the text of this field after the circle; a click on it selects too. The slot [#default](column#default) of the column replaces it.'
  },
  'table.radioConfig.checkRowKey': {
    zh: '一开始选中的行的主键，在第一批数据到达时应用一次，不理会 `checkMethod`。不能是 `0`；含中文、斜杠等字符的主键要先 `encodeURIComponent`，否则找不到。',
    en: 'Key of the row selected at first, applied once when the first data arrives, whatever `checkMethod` says. It cannot be `0`; keys with characters such as a slash or non-Latin letters are only found after `encodeURIComponent`.'
  },
  'table.radioConfig.checkMethod': {
    zh: '返回 `false` 的行变灰，点不了；[setRadioRow()](table()setRadioRow) 不理会它。`trigger` 为 `cell` 或 `row` 时，点到禁用的行不会选中，却仍触发 [radio-change](table@radio-change)，要用 [getRadioRecord()](table()getRadioRecord) 确认。',
    en: 'Rows for which it returns `false` are grey and cannot be clicked; [setRadioRow()](table()setRadioRow) ignores it. With `trigger` `cell` or `row`, clicking a disabled row does not select it but still fires [radio-change](table@radio-change): check with [getRadioRecord()](table()getRadioRecord).'
  },
  'table.radioConfig.trigger': {
    zh: '点哪里选中：`default` 圆点和它的文字，`cell` 单选列的单元格，`row` 整行。',
    en: 'What selects a row: `default` the circle and its label, `cell` the cell of the radio column, `row` the whole row.'
  },
  'table.radioConfig.highlight': {
    zh: '给选中的行加底色。',
    en: 'Tints the selected row.'
  },
  'table.radioConfig.visibleMethod': {
    zh: '返回 `false` 的行不显示圆点。只藏不禁：`trigger` 为 `cell` 或 `row` 时仍能选中，同一个条件要再写进 `checkMethod`。',
    en: 'Rows for which it returns `false` show no circle. That hides but does not forbid: with `trigger` `cell` or `row` they can still be selected, so put the condition into `checkMethod` as well.'
  },
  'table.radioConfig.strict': {
    zh: '选中之后不能靠再点一次取消。设为 `false` 后再点一次会取消，[radio-change](table@radio-change) 的 `newValue` 是 `null`。',
    en: 'A selected row cannot be deselected by another click. With `false` it can, and [radio-change](table@radio-change) has `newValue` `null`.'
  },
  'table.checkboxConfig.reserve': {
    zh: '换数据后按主键恢复勾选，并记住不在当前数据中的行，需要 [keyField](table.rowConfig.keyField)。其他页的行用 [getCheckboxReserveRecords()](table()getCheckboxReserveRecords) 取得，见[翻页后保留勾选](/table/base/selection#keep-across-pages)。',
    en: 'Checks the same rows again, by their keys, after the data was replaced and remembers those not in it; it needs [keyField](table.rowConfig.keyField). Rows of other pages come from [getCheckboxReserveRecords()](table()getCheckboxReserveRecords); see [Keep the selection across pages](/table/base/selection#keep-across-pages).'
  },
  'table.checkboxConfig.labelField': {
    zh: '在方框后面显示这个字段的文字，点文字也能勾选。列有 [#default](column#default) 插槽时显示插槽。',
    en: 'Shows the text of this field after the box; a click on it checks too. The slot [#default](column#default) of the column replaces it.'
  },
  'table.checkboxConfig.checkField': {
    zh: '把勾选状态存进行的这个字段，数据里为 `true` 的行一开始就勾选，数据很多时也更快。每行都要先有这个字段，否则方框不更新；树的半选不会按初始数据算出来。',
    en: 'Keeps the state in this field of the row; rows with `true` in the data start checked, and large data is faster. Every row must have the field, or its box does not update. Half-checked parents of a tree are not derived from the initial data.'
  },
  'table.checkboxConfig.indeterminateField': {
    zh: '把树的半选状态写进行的这个字段，供你保存。写入的时机是勾选的时候；初始数据里的 `true` 只改变颜色，不显示半选图标。',
    en: 'Writes the half-checked state of tree nodes into this field, for you to save. It is written while checking; `true` in the initial data only changes the colour and does not show the half-checked icon.'
  },
  'table.checkboxConfig.showHeader': {
    zh: '表头是否有全选的方框。默认有；打开 [checkStrictly](table.checkboxConfig.checkStrictly) 时默认没有。',
    en: 'Whether the header has the box for all rows. It has by default, and has not with [checkStrictly](table.checkboxConfig.checkStrictly).'
  },
  'table.checkboxConfig.checkAll': {
    zh: '第一批数据到达时全部勾选，包括 `checkMethod` 禁用的行，只应用一次。打开 [checkStrictly](table.checkboxConfig.checkStrictly) 时不起作用。',
    en: 'Checks all rows when the first data arrives, those disabled by `checkMethod` included; applied once. It does nothing with [checkStrictly](table.checkboxConfig.checkStrictly).'
  },
  'table.checkboxConfig.checkRowKeys': {
    zh: '一开始勾选的行的主键，在第一批数据到达时应用一次，不在其中的忽略，也不理会 `checkMethod`。含中文、斜杠等字符的主键要先 `encodeURIComponent`，否则找不到。',
    en: 'Keys of the rows checked at first, applied once when the first data arrives, whatever `checkMethod` says; keys not in it are ignored. Keys with characters such as a slash or non-Latin letters are only found after `encodeURIComponent`.'
  },
  'table.checkboxConfig.checkStrictly': {
    zh: '树的父子互不影响，各勾各的。表头的全选随之去掉；用 `showHeader: true` 找回来也没有用，点它和 [setAllCheckboxRow()](table()setAllCheckboxRow) 都不会勾选任何行。',
    en: 'Parents and children of a tree are checked independently. The box in the header goes away, and bringing it back with `showHeader: true` is no use: neither it nor [setAllCheckboxRow()](table()setAllCheckboxRow) checks any row.'
  },
  'table.checkboxConfig.strict': {
    zh: '没有行、或者所有行都被 `checkMethod` 禁用时（树只看根），表头的方框也禁用。设为 `false` 则从不禁用。',
    en: 'The box in the header is disabled when there are no rows or `checkMethod` disables all of them (only roots count in a tree). With `false` it is never disabled.'
  },
  'table.checkboxConfig.checkMethod': {
    zh: '返回 `false` 的行，方框变灰，点击、全选和拖动都跳过它，初始勾选不理会它，方法里除了 [toggleAllCheckboxRow()](table()toggleAllCheckboxRow) 也都不理会。每次渲染和勾选都逐行调用，不要做耗时的事。',
    en: 'Rows for which it returns `false` have a grey box, and clicks, the box in the header and dragging skip them. Initial checks ignore it, and so do all methods except [toggleAllCheckboxRow()](table()toggleAllCheckboxRow). It runs for every row at every render and check: keep it cheap.'
  },
  'table.checkboxConfig.trigger': {
    zh: '点哪里勾选：`default` 方框和它的文字，`cell` 复选列的单元格，`row` 整行。',
    en: 'What checks a row: `default` the box and its label, `cell` the cell of the checkbox column, `row` the whole row.'
  },
  'table.checkboxConfig.highlight': {
    zh: '给勾选的行加底色。',
    en: 'Tints the checked rows.'
  },
  'table.checkboxConfig.range': {
    zh: '在复选列里按住鼠标拖动，勾选经过的行并取消其他行；按住 Ctrl 则在原有的勾选上增减。不能用于树；拖过打开的展开行会报错。拖动同时选中文字，下一次就变成浏览器自己的拖放，给表格加上 `user-select: none` 可以避免。',
    en: 'Dragging in the checkbox column checks the rows passed and clears the others; with Ctrl it toggles rows instead. Not for trees, and dragging across an open expanded row throws. Dragging also selects text, which turns the next drag into one of the browser: give the table `user-select: none`.'
  },
  'table.checkboxConfig.halfField': {
    zh: '`indeterminateField` 的旧名字，效果相同。',
    en: 'Old name of `indeterminateField`, with the same effect.',
    deprecated: 'table.checkboxConfig.indeterminateField'
  },
  'table.checkboxConfig.visibleMethod': {
    zh: '返回 `false` 的行不显示方框。只藏不禁：全选、`trigger` 为 `cell` 或 `row` 时仍会勾选，同一个条件要再写进 `checkMethod`。',
    en: 'Rows for which it returns `false` show no box. That hides but does not forbid: the box in the header and `trigger` `cell` or `row` still check them, so put the condition into `checkMethod` as well.'
  },
  'table.checkboxConfig.isShiftKey': {
    zh: '按住 Shift 点击另一行，勾选两行之间的全部行，取消其他的，触发 [checkbox-range-select](table@checkbox-range-select)。起点是 [getCheckboxRecords()](table()getCheckboxRecords) 的第一行，不是上次点击的行；不能用于树。',
    en: 'A Shift click checks all rows between two, clears the others and fires [checkbox-range-select](table@checkbox-range-select). It starts at the first row of [getCheckboxRecords()](table()getCheckboxRecords), not at the row clicked last. Not for trees.'
  },
  'table.tooltipConfig.enabled': {
    zh: '`showAll` 的旧名字，效果相同；`false` 并不会关闭提示。',
    en: 'Old name of `showAll`, with the same effect; `false` does not switch tooltips off.',
    deprecated: 'table.tooltipConfig.showAll'
  },
  'table.tooltipConfig.theme': {
    zh: '提示的配色：`dark` 深色底（默认，来自全局的 [tooltip.theme](setConfig.tooltip.theme)），`light` 浅色底。',
    en: 'Colours of the tooltip: `dark` (the default, from the global [tooltip.theme](setConfig.tooltip.theme)) or `light`.'
  },
  'table.tooltipConfig.enterable': {
    zh: '鼠标能不能移进提示，例如去选择文字。设为 `false` 后，鼠标离开单元格时提示立即消失。',
    en: 'Whether the pointer can move into the tooltip, for example to select text. With `false` the tooltip goes as soon as the pointer leaves the cell.'
  },
  'table.tooltipConfig.leaveDelay': {
    zh: '鼠标离开后多少毫秒关闭，默认 300（来自全局的 [tooltip.leaveDelay](setConfig.tooltip.leaveDelay)）。只在 `enterable` 时有效。',
    en: 'Milliseconds until it closes after the pointer left, 300 by default (from the global [tooltip.leaveDelay](setConfig.tooltip.leaveDelay)). Only with `enterable`.'
  },
  'table.tooltipConfig.contentMethod': {
    zh: '返回提示的文字，没有被截断的单元格也会显示；返回 `null` 或 `undefined` 用原来的内容，返回空文本不显示。只对开了提示的单元格调用，即 [showOverflow](table.showOverflow) 为 `true` 或 `tooltip`，或者打开了 `showAll`。',
    en: 'Returns the text of the tooltip, which then also shows for text that fits; `null` or `undefined` keep the usual content, an empty text shows nothing. Called only for cells with tooltips: [showOverflow](table.showOverflow) of `true` or `tooltip`, or `showAll`.'
  },
  'table.tooltipConfig.contentMethod~row': {
    zh: '表体中是行对象，表尾中是表尾的这一行，表头中没有。',
    en: 'The row object in the body, the footer row in the footer, missing in the header.'
  },
  'table.tooltipConfig.contentMethod~type': {
    zh: '单元格在哪里：`header`、`body` 或 `footer`。',
    en: 'Where the cell is: `header`, `body` or `footer`.'
  },
  'table.tooltipConfig.showAll': {
    zh: '鼠标经过任何单元格都显示提示，没有被截断的、表头和表尾的也一样，`showOverflow` 为 `title` 的除外。',
    en: 'Every cell shows its tooltip under the pointer, text that fits, header and footer included, except where `showOverflow` is `title`.'
  },
  'table.expandConfig.labelField': {
    zh: '在箭头后面显示这个字段的文字。列有 [#default](column#default) 插槽时显示插槽。',
    en: 'Shows the text of this field after the arrow. The slot [#default](column#default) of the column replaces it.'
  },
  'table.expandConfig.expandAll': {
    zh: '第一批数据到达时全部展开，只应用一次。打开 `accordion` 时只展开最后一行。',
    en: 'Expands all rows when the first data arrives; applied once. With `accordion` only the last row opens.'
  },
  'table.expandConfig.expandRowKeys': {
    zh: '一开始展开的行的主键，在第一批数据到达时应用一次，需要 [keyField](table.rowConfig.keyField)。含中文、斜杠等字符的主键要先 `encodeURIComponent`，否则找不到。',
    en: 'Keys of the rows expanded at first, applied once when the first data arrives; it needs [keyField](table.rowConfig.keyField). Keys with characters such as a slash or non-Latin letters are only found after `encodeURIComponent`.'
  },
  'table.expandConfig.accordion': {
    zh: '同时只展开一行，展开另一行时收起前一行。`toggleMethod` 拒绝展开时，已经展开的那一行也会收起。',
    en: 'One row at a time: expanding another closes the previous one. It closes even when `toggleMethod` refuses the new one.'
  },
  'table.expandConfig.trigger': {
    zh: '点哪里展开：`default` 箭头，`cell` 展开列的单元格，`row` 整行（点复选框、单选框除外）。',
    en: 'What expands a row: `default` the arrow, `cell` the cell of the expand column, `row` the whole row except checkbox and radio.'
  },
  'table.expandConfig.lazy': {
    zh: '第一次展开时先调用 `loadMethod`，完成后才展开，等待时箭头变成转圈。没有写 `loadMethod` 时永远打不开。',
    en: 'The first expanding calls `loadMethod` and the row opens when it is done; meanwhile the arrow turns into a spinner. Without `loadMethod` the row never opens.'
  },
  'table.expandConfig.height': {
    zh: '展开内容的固定高度，单位像素，超出时在里面滚动。不写则由内容决定。',
    en: 'Fixed height of the expanded content in pixels; more than that scrolls inside. Without it the content decides.'
  },
  'table.expandConfig.loadMethod': {
    zh: '配合 `lazy`：请求数据并自己存到行里，必须返回 Promise。被拒绝时行保持收起、没有提示，再点会重试；成功后不再调用，用 [reloadRowExpand()](table()reloadRowExpand) 重新请求。',
    en: 'With `lazy`: fetch the data and store it in the row yourself; it must return a promise. When rejected the row stays closed without a message and the next click tries again. After success it is not called again; [reloadRowExpand()](table()reloadRowExpand) does.'
  },
  'table.expandConfig.toggleMethod': {
    zh: '展开和收起之前调用，返回 `false` 就保持不变，对 [setRowExpand()](table()setRowExpand) 等方法也有效。被拒绝的点击仍触发 [toggle-row-expand](table@toggle-row-expand)。',
    en: 'Called before expanding and collapsing; `false` leaves the row as it is. It also governs methods such as [setRowExpand()](table()setRowExpand). A refused click still fires [toggle-row-expand](table@toggle-row-expand).'
  },
  'table.expandConfig.toggleMethod~expanded': {
    zh: '想要的状态：`true` 要展开，`false` 要收起。',
    en: 'The state asked for: `true` to expand, `false` to collapse.'
  },
  'table.expandConfig.visibleMethod': {
    zh: '返回 `false` 的行不显示箭头。只藏不禁：`trigger` 为 `cell` 或 `row` 时仍能展开，同一个条件要再写进 `toggleMethod`。',
    en: 'Rows for which it returns `false` show no arrow. That hides but does not forbid: with `trigger` `cell` or `row` they still expand, so put the condition into `toggleMethod` as well.'
  },
  'table.expandConfig.showIcon': {
    zh: '是否显示箭头。设为 `false` 时用 `trigger: \'row\'` 或方法展开。',
    en: 'Whether the arrows are shown. With `false` expand rows by `trigger: \'row\'` or a method.'
  },
  'table.expandConfig.iconOpen': {
    zh: '展开时箭头的类名，替换全局的 [TABLE_EXPAND_OPEN](setConfig.icon.TABLE_EXPAND_OPEN)。',
    en: 'Class of the arrow of an expanded row, in place of the global [TABLE_EXPAND_OPEN](setConfig.icon.TABLE_EXPAND_OPEN).'
  },
  'table.expandConfig.iconClose': {
    zh: '收起时箭头的类名，替换全局的 [TABLE_EXPAND_CLOSE](setConfig.icon.TABLE_EXPAND_CLOSE)。',
    en: 'Class of the arrow of a collapsed row, in place of the global [TABLE_EXPAND_CLOSE](setConfig.icon.TABLE_EXPAND_CLOSE).'
  },
  'table.expandConfig.iconLoaded': {
    zh: '`lazy` 等待时图标的类名，替换全局的 [TABLE_EXPAND_LOADED](setConfig.icon.TABLE_EXPAND_LOADED)。',
    en: 'Class of the icon while a `lazy` row is loading, in place of the global [TABLE_EXPAND_LOADED](setConfig.icon.TABLE_EXPAND_LOADED).'
  },
  'table.expandConfig.reserve': {
    zh: '记住展开的行的主键：行从数据中消失又回来（例如翻页）时仍然展开。需要 [keyField](table.rowConfig.keyField)；用 [clearRowExpandReserve()](table()clearRowExpandReserve) 忘掉。',
    en: 'Remembers the keys of expanded rows, so that a row which leaves the data and comes back, as with paging, is expanded again. It needs [keyField](table.rowConfig.keyField); [clearRowExpandReserve()](table()clearRowExpandReserve) forgets them.'
  },
  'table.treeConfig.childrenField': {
    zh: '下级数组所在的字段。`transform` 时由表格写入，数据里不要有；那时改成别的名字，筛选就只认得根。',
    en: 'Field with the array of children. With `transform` the table writes it, so the data should not have it; under any other name the filter then knows roots only.'
  },
  'table.treeConfig.indent': {
    zh: '每一级缩进的像素。',
    en: 'Indent of each level in pixels.'
  },
  'table.treeConfig.showLine': {
    zh: '画出父子之间的连线，需要 [rowConfig.useKey](table.rowConfig.useKey) 和 [showOverflow](table.showOverflow)，不能和展开行一起用。排序之后，根节点之间的线长短不对。',
    en: 'Draws lines between parents and children. It needs [rowConfig.useKey](table.rowConfig.useKey) and [showOverflow](table.showOverflow), and does not go with expandable rows. After sorting, the lines between roots have wrong lengths.'
  },
  'table.treeConfig.expandAll': {
    zh: '第一批数据到达时全部展开，只应用一次。打开 `lazy` 时会立即读取所有根的下级，打开 `accordion` 时只展开最后一个。',
    en: 'Expands all nodes when the first data arrives; applied once. With `lazy` it loads the children of every root at once, with `accordion` only the last node opens.'
  },
  'table.treeConfig.expandRowKeys': {
    zh: '一开始展开的节点的主键，在第一批数据到达时应用一次，需要 [keyField](table.rowConfig.keyField)。类型也要相同，`\'1\'` 找不到 `1`；上级不会连带展开，要一起写。',
    en: 'Keys of the nodes expanded at first, applied once when the first data arrives; it needs [keyField](table.rowConfig.keyField). The type counts: `\'1\'` does not find `1`. Parents do not open along, list them too.'
  },
  'table.treeConfig.accordion': {
    zh: '同一级只展开一个节点，展开另一个时收起前一个。用方法或 [expandRowKeys](table.treeConfig.expandRowKeys) 一次给出几行，只有最后一行展开。',
    en: 'One node at a time in each level: expanding another closes the previous one. Of several rows given to a method or to [expandRowKeys](table.treeConfig.expandRowKeys) only the last opens.'
  },
  'table.treeConfig.trigger': {
    zh: '点哪里展开：`default` 箭头，`cell` 树那一列的单元格，`row` 整行。后两种点没有下级的行，也会触发 [toggle-tree-expand](table@toggle-tree-expand)。',
    en: 'What expands a node: `default` the arrow, `cell` the cell of the tree column, `row` the whole row. The last two fire [toggle-tree-expand](table@toggle-tree-expand) for rows without children too.'
  },
  'table.treeConfig.lazy': {
    zh: '第一次展开时才用 `loadMethod` 读取下级，有没有箭头由 `hasChildField` 决定，见[展开时再读取下级](/table/tree/basic#lazy)。',
    en: 'Loads children with `loadMethod` when a node is first expanded; `hasChildField` decides which nodes have an arrow. See [Load children when a node opens](/table/tree/basic#lazy).'
  },
  'table.treeConfig.hasChildField': {
    zh: '配合 `lazy`：这个字段为真的行显示箭头，展开时读取下级。读到空数组后箭头还在，要自己改成 `false`。',
    en: 'With `lazy`: rows with a truthy value here have an arrow and load when expanded. After an empty answer the arrow stays; set the field to `false` yourself.'
  },
  'table.treeConfig.loadMethod': {
    zh: '配合 `lazy`：返回 Promise，得到下级的数组。被拒绝时节点保持收起、没有提示，图标一直转到下次刷新，要自己提示并调用 [updateData()](table()updateData)；再点会重试。',
    en: 'With `lazy`: returns a promise of the array of children. When rejected the node stays closed without a message and its icon spins until the next update: report the error and call [updateData()](table()updateData). The next click tries again.'
  },
  'table.treeConfig.toggleMethod': {
    zh: '展开和收起之前调用，返回 `false` 就保持不变，对 [setTreeExpand()](table()setTreeExpand) 等方法也有效。被拒绝的点击仍触发 [toggle-tree-expand](table@toggle-tree-expand)。',
    en: 'Called before expanding and collapsing; `false` leaves the node as it is. It also governs methods such as [setTreeExpand()](table()setTreeExpand). A refused click still fires [toggle-tree-expand](table@toggle-tree-expand).'
  },
  'table.treeConfig.toggleMethod~expanded': {
    same: 'table.expandConfig.toggleMethod~expanded'
  },
  'table.treeConfig.showIcon': {
    zh: '是否显示箭头。设为 `false` 时用 `trigger: \'row\'` 或方法展开，缩进保留。',
    en: 'Whether the arrows are shown. With `false` expand nodes by `trigger: \'row\'` or a method; the indent stays.'
  },
  'table.treeConfig.iconOpen': {
    zh: '展开时箭头的类名，替换全局的 [TABLE_TREE_OPEN](setConfig.icon.TABLE_TREE_OPEN)。',
    en: 'Class of the arrow of an expanded node, in place of the global [TABLE_TREE_OPEN](setConfig.icon.TABLE_TREE_OPEN).'
  },
  'table.treeConfig.iconClose': {
    zh: '收起时箭头的类名，替换全局的 [TABLE_TREE_CLOSE](setConfig.icon.TABLE_TREE_CLOSE)。',
    en: 'Class of the arrow of a collapsed node, in place of the global [TABLE_TREE_CLOSE](setConfig.icon.TABLE_TREE_CLOSE).'
  },
  'table.treeConfig.iconLoaded': {
    zh: '`lazy` 等待时图标的类名，替换全局的 [TABLE_TREE_LOADED](setConfig.icon.TABLE_TREE_LOADED)。',
    en: 'Class of the icon while a `lazy` node is loading, in place of the global [TABLE_TREE_LOADED](setConfig.icon.TABLE_TREE_LOADED).'
  },
  'table.treeConfig.line': {
    zh: '`showLine` 的旧名字，效果相同。',
    en: 'Old name of `showLine`, with the same effect.',
    deprecated: 'table.treeConfig.showLine'
  },
  'table.treeConfig.hasChild': {
    zh: '`hasChildField` 的旧名字，写了它就以它为准。',
    en: 'Old name of `hasChildField`; it wins when given.',
    deprecated: 'table.treeConfig.hasChildField'
  },
  'table.treeConfig.children': {
    zh: '`childrenField` 的旧名字，写了它就以它为准。',
    en: 'Old name of `childrenField`; it wins when given.',
    deprecated: 'table.treeConfig.childrenField'
  },
  'table.treeConfig.parentField': {
    zh: '配合 `transform`：保存上级编号的字段。找不到上级的行放在根上。',
    en: 'With `transform`: the field with the id of the parent. Rows whose parent is not found become roots.'
  },
  'table.treeConfig.rowField': {
    zh: '配合 `transform`：保存自己编号的字段，与 `parentField` 对应，两边转成文本后相同就算上下级。它不是行的主键，主键是 [keyField](table.rowConfig.keyField)。',
    en: 'With `transform`: the field with the id of the row itself, which `parentField` refers to; they are compared as text. It is not the row key, that is [keyField](table.rowConfig.keyField).'
  },
  'table.treeConfig.mapChildrenField': {
    zh: '配合 `transform`：表格另存下级的字段，显示用的是它。会写进行里，提交前去掉；不能和 `childrenField` 同名。',
    en: 'With `transform`: a second field in which the table keeps the children, the one it displays. It is written into the rows, remove it before you submit; it must differ from `childrenField`.'
  },
  'table.treeConfig.transform': {
    zh: '数据是扁平的，由表格按 `rowField` 和 `parentField` 组成树；只有这种树能虚拟滚动、能增删下级。筛选不可靠：命中的根连同全部下级一起显示，还会改写行的 `children`，再次筛选就漏行。打开 [filterConfig.remote](table.filterConfig.remote)，自己筛好再赋给 `data`。',
    en: 'The data is flat and the table builds the tree from `rowField` and `parentField`; only such trees scroll virtually and take inserted or removed children. Filters are unreliable: a match shows its root with all descendants, and `children` of the rows is overwritten, so the next filter misses rows. Set [filterConfig.remote](table.filterConfig.remote), filter yourself and assign `data`.'
  },
  'table.treeConfig.reserve': {
    zh: '记住展开的节点的主键：节点从数据中消失又回来时仍然展开。只是换新数据时，有 [keyField](table.rowConfig.keyField) 就够了。',
    en: 'Remembers the keys of expanded nodes, so that a node which leaves the data and comes back is expanded again. When new data holds the same nodes, [keyField](table.rowConfig.keyField) is enough.'
  },
  'table.columnConfig.headerExportMethod': {
    zh: '导出时所有列的表头文字；列自己的 [headerExportMethod](column.headerExportMethod) 优先。',
    en: 'Text of the header of every column in an export; the [headerExportMethod](column.headerExportMethod) of a column comes first.'
  },
  'table.columnConfig.exportMethod': {
    zh: '导出时所有列的单元格文字，只对树形表格有效；列自己的 [exportMethod](column.exportMethod) 和渲染器的 `exportMethod` 优先。',
    en: 'Text of every body cell in an export, in tree tables only; the [exportMethod](column.exportMethod) of a column and that of a renderer come first.'
  },
  'table.columnConfig.footerExportMethod': {
    zh: '导出时所有列的表尾文字；列自己的 [footerExportMethod](column.footerExportMethod) 和渲染器的优先。表尾行是对象时，没有它就导出空白。',
    en: 'Text of every footer cell in an export; the [footerExportMethod](column.footerExportMethod) of a column and that of a renderer come first. Footer rows that are objects export empty without it.'
  },
  'table.tooltipConfig.enterDelay': {
    zh: '鼠标停留多少毫秒后显示，默认值来自全局的 [tooltip.enterDelay](setConfig.tooltip.enterDelay)。创建表格时读取，之后修改无效。',
    en: 'Milliseconds the pointer rests before the tooltip shows; the default comes from the global [tooltip.enterDelay](setConfig.tooltip.enterDelay). Read when the table is created.'
  },
  'table.tooltipConfig.useHTML': {
    zh: '把提示的内容当作 HTML 显示。不可信的数据要先转义。',
    en: 'Shows the content as HTML. Escape data you do not trust.'
  },
  'table.tooltipConfig.zIndex': {
    zh: '提示的固定层级，不写时由公共的计数器分配，见[弹层层级](/table/start/zindex)。',
    en: 'Fixed layer of the tooltip; without it a shared counter assigns one, see [z-index](/table/start/zindex).'
  },
  'table.tooltipConfig.popupClassName': {
    zh: '提示的类名，或返回类名的函数。',
    en: 'Class of the tooltip, or a function that returns it.'
  },
  'table.tooltipConfig.isArrow': {
    zh: '是否显示指向单元格的小箭头。',
    en: 'Whether a small arrow points to the cell.'
  }
} satisfies MemberTexts
