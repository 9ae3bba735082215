import type { MemberTexts } from './texts'

export default {
  'table.id': {
    zh: '表格的标识，在整个应用中必须唯一。[customConfig.storage](table.customConfig.storage) 以该值为键，在 `localStorage` 中保存列设置。该值没有其他用途，也不会成为元素的 `id`。',
    en: 'Unique id of the table in the whole application. [customConfig.storage](table.customConfig.storage) uses the id as the key for the column settings in `localStorage`. The prop has no other use and does not become the `id` of the element.'
  },
  'table.data': {
    zh: '表格的数据，是行对象的数组。赋值新数组、调用 `push()` 或 `splice()` 都会更新表格。按索引赋值和给行添加字段时，要使用 `this.$set()`。初始的勾选、展开和合并在第一次赋值时应用。空数组也算一次赋值，创建表格时的空数组除外。行很多时改用 [loadData()](table()loadData)，见[大量数据](/table/scroll/scroll)。',
    en: 'Data of the table, an array of row objects. A new array, `push()` and `splice()` update the table. To assign by index or to add a field to a row, use `this.$set()`. Initial checks, expansions and merges are applied at the first assignment. An empty array also counts, except when the table is created. For [large data sets](/table/scroll/scroll), use [loadData()](table()loadData).'
  },
  'table.height': {
    zh: '表格的高度。取值为像素数、父元素高度的百分比（`50%`），或填满父元素的 `auto`。百分比和 `auto` 要求父元素有确定的高度。未设置时，高度由行数决定。`vxe-grid` 的高度包含工具栏和分页组件。要填满父元素时设置为 `auto`，因为 `100%` 会把这两部分减去两次。',
    en: 'Height of the table: pixels, a percentage of the parent height such as `50%`, or `auto` to fill the parent. Percentages and `auto` need a parent with a definite height. If not set, the rows determine the height. In `vxe-grid`, the height includes the toolbar and the pager. To fill the parent there, use `auto`, because `100%` subtracts these parts twice.'
  },
  'table.minHeight': {
    zh: '整个表格的最小高度，包括表头和表尾，取值同 [height](table.height)。`0` 表示没有下限，其他小于 40 的值按 40 像素处理。修改后不会立即重新计算布局。',
    en: 'Minimum height of the whole table, including header and footer. Accepts the same values as [height](table.height). `0` removes the limit, and other values below 40 are treated as 40 pixels. A change does not recalculate the layout immediately.'
  },
  'table.maxHeight': {
    zh: '表格的最大高度，取值同 [height](table.height)。行少时，表格的高度由内容决定。内容超过最大高度时，在表格内滚动。设置后也满足虚拟滚动对高度的要求。设置之后不能取消，只能改为更大的值。',
    en: 'Maximum height of the table. Accepts the same values as [height](table.height). A table with few rows is shorter. Content that exceeds the maximum scrolls inside the table. This prop also meets the height requirement of virtual scrolling. Once set, it cannot be removed, only increased.'
  },
  'table.resizable': {
    zh: '是否允许拖动表头调整列宽。已废弃，改用 `columnConfig.resizable`，效果相同。',
    en: 'Whether users can resize columns by dragging the header. Deprecated; use `columnConfig.resizable` instead, which has the same effect.',
    deprecated: 'table.columnConfig.resizable'
  },
  'table.stripe': {
    zh: '是否给偶数行加背景色。嵌套数据的树不适用，因为所有子节点的行都会显示背景色。设置了 `transform` 的树显示正常。',
    en: 'Whether every second row gets a background color. Not suitable for trees with nested data, because all child rows get the background color. Trees with `transform` are striped correctly.'
  },
  'table.border': {
    zh: '表格的边框线。`true` 和 `full` 显示全部边框线。`default` 显示外框和横线，未设置或为 `false` 时相同。`outer` 只显示外框和表头下方的线。`inner` 只显示横线。`none` 不显示边框线。',
    en: 'Border lines of the table. `true` and `full` show all lines. `default` shows the frame and horizontal lines, as does `false` or no value. `outer` shows only the frame and the line below the header. `inner` shows only horizontal lines. `none` hides all lines.'
  },
  'table.round': {
    zh: '外框是否使用圆角。圆角半径由主题变量 `--vxe-table-border-radius` 设置，默认为 4 像素。',
    en: 'Whether the frame has rounded corners. The theme variable `--vxe-table-border-radius` sets the radius. The default is 4 pixels.'
  },
  'table.size': {
    zh: '表格的尺寸，影响行高和字号。`medium`、`small`、`mini` 的行高为 44、40、36 像素，没有尺寸时为 48 像素。未设置时，先使用全局设置，再使用直接父组件的 `size`，见[尺寸](/table/base/size)。',
    en: 'Size of the table, which affects row height and font size. Rows of `medium`, `small` and `mini` are 44, 40 and 36 pixels tall, or 48 pixels without a size. If you don’t set it, the global setting applies, then the `size` of the direct parent component. See [Size](/table/base/size).'
  },
  'table.fit': {
    zh: '所有列的总宽度小于表格时，未设置 `width` 的列是否分配剩余的宽度。设置为 `false` 时，这些列的宽度为 `minWidth`，没有时为 40 像素。剩余的宽度留白。',
    en: 'Whether columns without a `width` share the remaining space when all columns together are narrower than the table. If `false`, these columns keep their `minWidth`, or 40 pixels if they have none. The remaining space stays empty.'
  },
  'table.loading': {
    zh: '是否显示加载遮罩，以及其中的加载图标和文字。加载期间，没有行时也不显示空数据内容。图标和文字通过 [loadingConfig](table.loadingConfig) 或 [#loading](table#loading) 插槽设置。',
    en: 'Whether a mask with a loading icon and text covers the table. The empty state is hidden while loading. Change icon and text with [loadingConfig](table.loadingConfig) or the [#loading](table#loading) slot.'
  },
  'table.align': {
    zh: '所有列的水平对齐方式，包括表头和表尾。列的 [align](column.align) 优先于该属性。',
    en: 'Horizontal alignment of all columns, including header and footer. [align](column.align) of a column takes precedence.'
  },
  'table.headerAlign': {
    zh: '所有表头单元格的对齐方式。依次使用列的 `headerAlign`、列的 `align`、该属性和表格的 [align](table.align)。因此列设置了 `align` 时，该属性不生效。',
    en: 'Alignment of all header cells. The order of precedence is `headerAlign` of the column, `align` of the column, this prop, [align](table.align) of the table. Columns with `align` therefore ignore this prop.'
  },
  'table.footerAlign': {
    zh: '所有表尾单元格的对齐方式。依次使用列的 `footerAlign`、列的 `align`、该属性和表格的 [align](table.align)。因此列设置了 `align` 时，该属性不生效。',
    en: 'Alignment of all footer cells. The order of precedence is `footerAlign` of the column, `align` of the column, this prop, [align](table.align) of the table. Columns with `align` therefore ignore this prop.'
  },
  'table.showHeader': {
    zh: '是否显示表头。不显示表头时，排序箭头、筛选图标和全选的复选框也不显示，列宽也不能拖动。',
    en: 'Whether the header is shown. If you hide it, users can’t reach sort arrows, filter icons, the checkbox for all rows and the resize handles either.'
  },
  'table.highlightCurrentRow': {
    zh: '点击行时，是否高亮该行为当前行。已废弃，改用 `rowConfig.isCurrent`，效果相同。封装组件或所有表格的默认值，设置在全局参数 [table.rowConfig](setConfig.table.rowConfig) 中。',
    en: 'Whether a clicked row becomes the highlighted current row. Deprecated; use `rowConfig.isCurrent` instead, which has the same effect. Set a default for all tables in the global [table.rowConfig](setConfig.table.rowConfig).',
    deprecated: 'table.rowConfig.isCurrent'
  },
  'table.highlightHoverRow': {
    zh: '鼠标悬停时，是否给行加背景色。已废弃，改用 `rowConfig.isHover`，效果相同。',
    en: 'Whether a row gets a background color on hover. Deprecated; use `rowConfig.isHover` instead, which has the same effect.',
    deprecated: 'table.rowConfig.isHover'
  },
  'table.highlightCurrentColumn': {
    zh: '点击表头时，是否高亮该列为当前列。已废弃，改用 `columnConfig.isCurrent`，效果相同。',
    en: 'Whether clicking a header highlights its column as the current column. Deprecated; use `columnConfig.isCurrent` instead, which has the same effect.',
    deprecated: 'table.columnConfig.isCurrent'
  },
  'table.highlightHoverColumn': {
    zh: '鼠标悬停在表头单元格上时，是否显示背景色。已废弃，改用 `columnConfig.isHover`，效果相同。',
    en: 'Whether a header cell gets a background color on hover. Deprecated; use `columnConfig.isHover` instead, which has the same effect.',
    deprecated: 'table.columnConfig.isHover'
  },
  'table.highlightCell': {
    zh: '正在编辑的单元格是否显示 2 像素的边框，并移除其中输入框的边框。已废弃，没有替代的属性。只在设置了 [editConfig](table.editConfig) 时生效。',
    en: 'Whether the cell being edited gets a frame of 2 pixels and its input loses its own frame. Deprecated without a replacement. Takes effect only with [editConfig](table.editConfig).',
    deprecated: ''
  },
  'table.showFooter': {
    zh: '是否显示表尾。表尾的行由 [footerData](table.footerData) 或 [footerMethod](table.footerMethod) 提供。数据加载之后才设置为 `true` 时，表尾为空，需要再调用 [updateFooter()](table()updateFooter)。',
    en: 'Whether the footer is shown. [footerData](table.footerData) or [footerMethod](table.footerMethod) provides the rows. If set to `true` after the data is loaded, the footer stays empty until you call [updateFooter()](table()updateFooter).'
  },
  'table.footerData': {
    zh: '表尾的行。每一行是按 `field` 取值的对象，或按可见列的顺序排列的数组。有行时，不调用 [footerMethod](table.footerMethod)。赋值新数组后，要调用 [updateFooter()](table()updateFooter)。导出表尾时只支持数组，对象导出为空白。',
    en: 'Rows of the footer: objects read by `field`, or arrays in the order of the visible columns. If there are rows, [footerMethod](table.footerMethod) is not called. After a change, call [updateFooter()](table()updateFooter). Exports only support arrays, and objects are exported empty.'
  },
  'table.footerMethod': {
    zh: '计算表尾，返回表尾的行。每一行是按 `columns` 的顺序排列的值。加载、筛选、增删行、列变化和结束编辑时调用。编辑期间，或者在代码中修改数据后，要调用 [updateFooter()](table()updateFooter)。',
    en: 'Computes the footer and returns its rows. Each row is an array of values in the order of `columns`. Called when data is loaded or filtered, rows are inserted or deleted, columns change, and editing ends. While editing, or after your code changes data, call [updateFooter()](table()updateFooter).'
  },
  'table.footerMethod~columns': {
    zh: '可见的列，左侧固定列在最前面，右侧固定列在最后面。',
    en: 'The visible columns. Columns fixed left come first, columns fixed right come last.'
  },
  'table.footerMethod~data': {
    zh: '筛选和排序之后的全部行。嵌套数据的树只包含根节点。',
    en: 'All rows after filtering and sorting. In a tree with nested data, only the root nodes.'
  },
  'table.rowClassName': {
    zh: '表体行的类名，或返回类名的函数。函数也可以返回数组或 `{ 类名: 是否 }`。函数在每次渲染时调用，应避免耗时的操作。当前行的类名改变时，该行的背景色会消失，需要再次调用 [setCurrentRow()](table()setCurrentRow)。',
    en: 'Class of the body rows, or a function that returns the class. The function may also return an array or `{ name: condition }`. The function is called at every render, so avoid expensive operations. When the class of the current row changes, its background color disappears. Call [setCurrentRow()](table()setCurrentRow) again.'
  },
  'table.rowClassName~params': {
    zh: '`row`、`rowIndex`、`$rowIndex`、`rowid`、`seq`、`level`、`fixed`、`type`、`$table`。',
    en: '`row`, `rowIndex`, `$rowIndex`, `rowid`, `seq`, `level`, `fixed`, `type` and `$table`.'
  },
  'table.cellClassName': {
    zh: '表体单元格的类名，或返回类名的函数，例如用红色标出负数。与列的 [className](column.className) 同时生效。函数在每次渲染时调用。',
    en: 'Class of the body cells, or a function that returns the class, for example to mark negative numbers in red. Applied in addition to [className](column.className) of the column. The function is called at every render.'
  },
  'table.cellClassName~params': {
    zh: '`row`、`column` 及其各种索引，以及 `rowid`、`seq`、`level`、`fixed`、`isHidden`、`data`、`items`、`visibleData`、`$table`、`$grid`。',
    en: '`row` and `column` with all their indexes, `rowid`, `seq`, `level`, `fixed`, `isHidden`, `data`, `items`, `visibleData`, `$table` and `$grid`.'
  },
  'table.headerRowClassName': {
    zh: '表头行的类名，或返回类名的函数。分组表头有多行，用 `$rowIndex` 区分。',
    en: 'Class of the header rows, or a function that returns the class. A grouped header has several rows, which differ in `$rowIndex`.'
  },
  'table.headerRowClassName~params': {
    zh: '`$rowIndex`（表头的层级，从 0 开始）、`fixed`、`type`、`$table`。',
    en: '`$rowIndex` (level of the header, starting from 0), `fixed`, `type` and `$table`.'
  },
  'table.headerCellClassName': {
    zh: '表头单元格的类名，或返回类名的函数。与列的 [headerClassName](column.headerClassName) 同时生效。',
    en: 'Class of the header cells, or a function that returns the class. Applied in addition to [headerClassName](column.headerClassName) of the column.'
  },
  'table.headerCellClassName~params': {
    zh: '`column` 及其各种索引、`$rowIndex`、`hasFilter`（该列是否有筛选条件）、`fixed`、`isHidden`、`type`、`$table`。`$grid` 始终为 `undefined`。',
    en: '`column` with its indexes, `$rowIndex`, `hasFilter` (whether the column has an active filter), `fixed`, `isHidden`, `type` and `$table`. `$grid` is always `undefined`.'
  },
  'table.footerRowClassName': {
    zh: '表尾行的类名，或返回类名的函数。',
    en: 'Class of the footer rows, or a function that returns the class.'
  },
  'table.footerRowClassName~params': {
    zh: '`row`（该表尾行的数据）、`$rowIndex`、`_rowIndex`、`fixed`、`type`、`$table`。',
    en: '`row` (data of this footer row), `$rowIndex`, `_rowIndex`, `fixed`, `type` and `$table`.'
  },
  'table.footerCellClassName': {
    zh: '表尾单元格的类名，或返回类名的函数。与列的 [footerClassName](column.footerClassName) 同时生效。',
    en: 'Class of the footer cells, or a function that returns the class. Applied in addition to [footerClassName](column.footerClassName) of the column.'
  },
  'table.footerCellClassName~params': {
    zh: '`row` 和 `items`（都是该表尾行）、`column` 及其各种索引、`itemIndex`、`_rowIndex`、`$rowIndex`、`data`（全部表尾行）、`fixed`、`type`、`$table`。`$grid` 始终为 `undefined`。',
    en: '`row` and `items` (both are this footer row), `column` with its indexes, `itemIndex`, `_rowIndex`, `$rowIndex`, `data` (all footer rows), `fixed`, `type` and `$table`. `$grid` is always `undefined`.'
  },
  'table.cellStyle': {
    zh: '表体单元格的内联样式对象，或返回样式对象的函数。不支持数组。对象中的 `height` 会覆盖表格设置的行高。',
    en: 'Inline style object of the body cells, or a function that returns the object. Arrays are not supported. A `height` in the object overrides the row height set by the table.'
  },
  'table.cellStyle~params': {
    zh: '与 [cellClassName](table.cellClassName) 的参数相同。',
    en: 'The same as for [cellClassName](table.cellClassName).'
  },
  'table.headerCellStyle': {
    zh: '表头单元格的内联样式对象，或返回样式对象的函数。',
    en: 'Inline style object of the header cells, or a function that returns the object.'
  },
  'table.headerCellStyle~params': {
    zh: '与 [headerCellClassName](table.headerCellClassName) 的参数相同。',
    en: 'The same as for [headerCellClassName](table.headerCellClassName).'
  },
  'table.footerCellStyle': {
    zh: '表尾单元格的内联样式对象，或返回样式对象的函数。',
    en: 'Inline style object of the footer cells, or a function that returns the object.'
  },
  'table.footerCellStyle~params': {
    zh: '与 [footerCellClassName](table.footerCellClassName) 的参数相同。',
    en: 'The same as for [footerCellClassName](table.footerCellClassName).'
  },
  'table.rowStyle': {
    zh: '表体行的内联样式对象，或返回样式对象的函数。展开行的内容也使用该样式，此时参数中增加 `column`。',
    en: 'Inline style object of the body rows, or a function that returns the object. Also applied to expanded content, where the parameters additionally contain `column`.'
  },
  'table.rowStyle~params': {
    zh: '与 [rowClassName](table.rowClassName) 的参数相同。',
    en: 'The same as for [rowClassName](table.rowClassName).'
  },
  'table.headerRowStyle': {
    zh: '表头行的内联样式对象，或返回样式对象的函数。',
    en: 'Inline style object of the header rows, or a function that returns the object.'
  },
  'table.headerRowStyle~params': {
    zh: '与 [headerRowClassName](table.headerRowClassName) 的参数相同。',
    en: 'The same as for [headerRowClassName](table.headerRowClassName).'
  },
  'table.footerRowStyle': {
    zh: '表尾行的内联样式对象，或返回样式对象的函数。',
    en: 'Inline style object of the footer rows, or a function that returns the object.'
  },
  'table.footerRowStyle~params': {
    zh: '与 [footerRowClassName](table.footerRowClassName) 的参数相同。',
    en: 'The same as for [footerRowClassName](table.footerRowClassName).'
  },
  'table.mergeCells': {
    zh: '要合并的单元格，按当前显示的位置设置。排序或筛选后，合并留在原位，不跟随行移动。列的显示或固定状态改变时，合并被清除。更换 `data` 也会清除合并。此时要赋值新数组、调用 [setMergeCells()](table()setMergeCells)，或用 [reloadData()](table()reloadData) 更换数据。树形表格不支持该属性。',
    en: 'Cells to merge, by their position on the screen. After sorting or filtering, the merge stays in place and does not follow its row. Showing, hiding or fixing columns clears the merge. New `data` also clears the merge. Assign a new array, call [setMergeCells()](table()setMergeCells) or load the data with [reloadData()](table()reloadData). Trees do not support this prop.'
  },
  'table.mergeFooterItems': {
    zh: '要合并的表尾单元格，格式同 [mergeCells](table.mergeCells)，但 `row` 只能是表尾行的索引。更换 `data` 同样会清除合并。',
    en: 'Footer cells to merge, in the same format as [mergeCells](table.mergeCells), but `row` can only be the index of a footer row. New `data` also clears the merge.'
  },
  'table.spanMethod': {
    zh: '返回每个单元格跨的行数和列数。`0` 表示被其他单元格合并，缺少的值按 1 处理。每次渲染时对每个单元格调用。不支持虚拟滚动。设置了 [mergeCells](table.mergeCells) 时不调用。',
    en: 'Returns the row span and column span of each cell. `0` means merged into another cell, and a missing number counts as 1. Called for every cell at every render. Virtual scrolling is not supported. Not called while [mergeCells](table.mergeCells) is in effect.'
  },
  'table.footerSpanMethod': {
    zh: '返回每个表尾单元格跨的行数和列数，规则同 [spanMethod](table.spanMethod)。设置了 [mergeFooterItems](table.mergeFooterItems) 时不调用。不支持横向虚拟滚动。',
    en: 'Returns the row span and column span of each footer cell, in the same way as [spanMethod](table.spanMethod). Not called while [mergeFooterItems](table.mergeFooterItems) is in effect. Horizontal virtual scrolling is not supported.'
  },
  'table.footerSpanMethod~params': {
    zh: '与 [footerCellClassName](table.footerCellClassName) 的参数相同。',
    en: 'The same as for [footerCellClassName](table.footerCellClassName).'
  },
  'table.showOverflow': {
    zh: '表体内容溢出时，是否省略为一行。`true` 和 `tooltip` 用工具提示显示全文，`title` 用浏览器的提示显示全文。`ellipsis` 只显示省略号。未设置时，内容换行，虚拟滚动的表格除外。没有虚拟滚动时，[rowConfig.height](table.rowConfig.height) 需要设置该属性。修改之后要调用 [recalculate()](table()recalculate)。',
    en: 'Whether body text that overflows is truncated to one line. `true` and `tooltip` show the full text in a tooltip, `title` in the tooltip of the browser. `ellipsis` only adds an ellipsis. If you don’t set it, text wraps, except with virtual scrolling. In other tables, [rowConfig.height](table.rowConfig.height) requires this prop. After a change, call [recalculate()](table()recalculate).'
  },
  'table.showHeaderOverflow': {
    zh: '表头文字溢出时，是否省略为一行，取值同 [showOverflow](table.showOverflow)。使用横向虚拟滚动时，表头始终为一行。',
    en: 'Whether header text that overflows is truncated to one line. Accepts the same values as [showOverflow](table.showOverflow). If you use horizontal virtual scrolling, header text is always truncated.'
  },
  'table.showFooterOverflow': {
    zh: '表尾文字溢出时，是否省略为一行，取值同 [showOverflow](table.showOverflow)。使用横向虚拟滚动时，表尾始终为一行。',
    en: 'Whether footer text that overflows is truncated to one line. Accepts the same values as [showOverflow](table.showOverflow). If you use horizontal virtual scrolling, footer text is always truncated.'
  },
  'table.columnKey': {
    zh: '是否使用列的标识作为单元格的 `key`。已废弃，改用 `columnConfig.useKey`，效果相同。',
    en: 'Whether to use the column id as the `key` of its cells. Deprecated; use `columnConfig.useKey` instead, which has the same effect.',
    deprecated: 'table.columnConfig.useKey'
  },
  'table.rowKey': {
    zh: '是否使用主键作为行元素的 `key`。已废弃，改用 `rowConfig.useKey`。该属性是布尔值，不是主键的字段名。',
    en: 'Whether to use the row key as the `key` of row elements. Deprecated; use `rowConfig.useKey` instead. This prop is a boolean and does not name the key field.',
    deprecated: 'table.rowConfig.useKey'
  },
  'table.rowId': {
    zh: '主键的字段名。已废弃，改用 `rowConfig.keyField`。同时设置时，`rowConfig.keyField` 优先。',
    en: 'The field that holds the row key. Deprecated; use `rowConfig.keyField` instead. If both are set, `rowConfig.keyField` takes precedence.',
    deprecated: 'table.rowConfig.keyField'
  },
  'table.zIndex': {
    zh: '右键菜单的固定层级，不影响工具提示和筛选面板。未设置时，由公共的计数器分配，见[弹层层级](/table/start/zindex)。',
    en: 'Fixed z-index of the context menu. Tooltips and the filter panel are not affected. If you don’t set it, a shared counter assigns the z-index. See [Popup layers](/table/start/zindex).'
  },
  'table.emptyText': {
    zh: '没有数据行时显示的文字，默认为国际化文本 `vxe.table.emptyText`（“暂无数据”）。[#empty](table#empty) 插槽和 [emptyRender](table.emptyRender) 优先于该属性。',
    en: 'Text shown when there are no rows. The default is the translation of `vxe.table.emptyText`. The [#empty](table#empty) slot and [emptyRender](table.emptyRender) take precedence.'
  },
  'table.keepSource': {
    zh: '加载数据时，是否深拷贝一份作为原值，这会多占用一份内存。修改标记、[getUpdateRecords()](table()getUpdateRecords)、[revertData()](table()revertData) 和 [reloadRow()](table()reloadRow) 都需要原值。对修改过的行进行[单元格校验](/table/edit/cellValid)时，也需要原值。未开启时，表格检测不到修改过的行。',
    en: 'Whether a deep copy of the loaded data is kept as the original values, which takes the same amount of memory again. Marks of changed cells, [getUpdateRecords()](table()getUpdateRecords), [revertData()](table()revertData) and [reloadRow()](table()reloadRow) require the original values. So does [cell validation](/table/edit/cellValid) of changed rows. If not enabled, no row counts as changed.'
  },
  'table.autoResize': {
    zh: '表格或父元素的尺寸变化时，是否重新计算列宽和高度。是否监听尺寸只在挂载时决定。挂载时为 `false`，之后改为 `true` 也不生效，需要调用 [recalculate()](table()recalculate)。',
    en: 'Whether widths and heights are recalculated when the table or its parent element changes size. The observer is set up only on mount. If the value is `false` on mount, a later `true` has no effect, and you need to call [recalculate()](table()recalculate).'
  },
  'table.syncResize': {
    zh: '绑定一个会变化的值，例如所在的标签页或抽屉是否打开。该值每次变为真值时，表格重新计算布局。表格不可见时，不执行任何操作。',
    en: 'Bind a changing value, for example whether the surrounding tab or drawer is open. Whenever the value becomes truthy, the layout is recalculated. Has no effect while the table is not visible.'
  },
  'table.resizeConfig': {
    zh: '[autoResize](table.autoResize) 监听到尺寸变化后，重新计算布局的间隔。',
    en: 'How often the layout is recalculated when [autoResize](table.autoResize) detects a change of size.'
  },
  'table.columnConfig': {
    zh: '所有列的公共配置：默认宽度、拖动列宽、当前列、最多可以固定的列数。',
    en: 'Settings for all columns: default widths, resizing, the current column, and the maximum number of fixed columns.'
  },
  'table.rowConfig': {
    zh: '所有行的公共配置：主键的字段名、行高、当前行、鼠标悬停时的背景色。',
    en: 'Settings for all rows: key field, height, the current row, and the background color on hover.'
  },
  'table.resizableConfig': {
    zh: '拖动列宽时的最小宽度，配合 [columnConfig.resizable](table.columnConfig.resizable) 使用。',
    en: 'Minimum width for resizing columns by dragging. Use it with [columnConfig.resizable](table.columnConfig.resizable).'
  },
  'table.seqConfig': {
    zh: "序号列（`type: 'seq'`）的起始值，或序号的计算方式。需要跨页连续的序号时，`vxe-grid` 可以使用 [proxyConfig.seq](grid.proxyConfig.seq)。",
    en: 'Where the numbers of a `seq` column start, or how the numbers are calculated. For numbers that continue across pages, `vxe-grid` has [proxyConfig.seq](grid.proxyConfig.seq).'
  },
  'table.filterConfig': {
    zh: '所有列的公共筛选配置：是否由服务端筛选、筛选图标、面板的按钮文字。只对设置了 [filters](column.filters) 的列生效，见[筛选](/table/base/filter)。',
    en: 'Filter settings for all columns: whether the server filters, the icons, and the button texts of the panel. Only applies to columns with [filters](column.filters). See [Filter](/table/base/filter).'
  },
  'table.radioConfig': {
    zh: "单选框列（`type: 'radio'`）的配置：默认选中的行、禁用的行、点击的区域、换数据后是否保留选中。一次只能选中一行，选中状态保存在表格中。",
    en: 'Settings of a `radio` column: the row selected by default, disabled rows, the click area, and whether the selection is kept when the data changes. Only one row can be selected. The table holds the state.'
  },
  'table.checkboxConfig': {
    zh: "复选框列（`type: 'checkbox'`）的配置：默认勾选、禁用的行、点击的区域、勾选连续的多行、翻页后保留勾选。见[多选行](/table/base/selection)。",
    en: 'Settings of a `checkbox` column: rows checked by default, disabled rows, the click area, checking ranges, and keeping checked rows across pages. See [Checkbox selection](/table/base/selection).'
  },
  'table.tooltipConfig': {
    zh: '单元格工具提示的外观和内容。工具提示由 [showOverflow](table.showOverflow) 或此处的 `showAll` 开启。该配置与全局的 `tooltip` 和 `table.tooltipConfig` 合并。其余的配置项原样传给 [vxe-tooltip](tooltip.theme)，例如 `enterDelay`、`useHTML` 和 `zIndex`。',
    en: 'Appearance and content of cell tooltips. Tooltips are enabled by [showOverflow](table.showOverflow) or by `showAll` here. This config is merged with the global `tooltip` and `table.tooltipConfig`. Other options, such as `enterDelay`, `useHTML` and `zIndex`, are passed to [vxe-tooltip](tooltip.theme) unchanged.'
  },
  'table.exportConfig': {
    zh: '[导出](/table/advanced/export)的默认参数。[openExport()](table()openExport) 的导出弹窗和工具栏的导出按钮要求设置该属性，空对象即可。[exportData()](table()exportData) 不要求设置。',
    en: 'Default parameters of the [export](/table/advanced/export). The export modal of [openExport()](table()openExport) and the export button of the toolbar require this prop, which can be an empty object. [exportData()](table()exportData) does not require it.'
  },
  'table.importConfig': {
    zh: '导入的默认参数。[openImport()](table()openImport) 的导入弹窗和工具栏的导入按钮要求设置该属性，空对象即可。[importData()](table()importData) 不要求设置。导入弹窗不支持树形表格。',
    en: 'Default parameters of the import. The import modal of [openImport()](table()openImport) and the import button of the toolbar require this prop, which can be an empty object. [importData()](table()importData) does not require it. The import modal does not support trees.'
  },
  'table.printConfig': {
    zh: '打印的默认参数。[openPrint()](table()openPrint) 的打印弹窗要求设置该属性或 [exportConfig](table.exportConfig)，空对象即可。[print()](table()print) 不要求设置。',
    en: 'Default parameters of printing. The print modal of [openPrint()](table()openPrint) requires this prop or [exportConfig](table.exportConfig), which can be an empty object. [print()](table()print) does not require it.'
  },
  'table.expandConfig': {
    zh: "展开行的配置。需要一个 `type: 'expand'` 的列，展开内容放在该列的 [#content](column#content) 插槽中。表格设置了 [showOverflow](table.showOverflow) 时，展开内容不换行。解决方法：不在表格上设置，改为在除展开列以外的各列上设置。表格已设置，而某一列设置为 `false` 时，开发环境会在控制台输出警告。展开行不支持虚拟滚动。",
    en: 'Settings of expandable rows. Requires a column of type `expand` with the content in its [#content](column#content) slot. If the table sets [showOverflow](table.showOverflow), the expanded content does not wrap. Workaround: set `showOverflow` on all columns except the expand column instead of on the table. Setting one column to `false` while the table has a value logs a warning in development. Virtual scrolling does not support expandable rows.'
  },
  'table.treeConfig': {
    zh: '把行显示为可以展开的树。需要给一列设置 [treeNode](column.treeNode)，见[树形表格](/table/tree/basic)。排序只对根节点生效。数据嵌套时，筛选也只对根节点生效。扁平数据的筛选见 [transform](table.treeConfig.transform)。',
    en: 'Shows the rows as an expandable tree. One column must have [treeNode](column.treeNode). See [Tree table](/table/tree/basic). Sorting only applies to root nodes. If the data is nested, filters also only apply to root nodes. For filters on flat data, see [transform](table.treeConfig.transform).'
  },
  'table.menuConfig': {
    zh: '右键菜单的配置。表头、表体、表尾分别设置选项，都没有选项时不显示菜单。点击选项时，先执行 `VXETable.menus` 中注册的同名指令（如果有），再触发 [menu-click](table@menu-click)。',
    en: 'Settings of the context menu, with separate options for header, body and footer. If you don’t set any options, the table does not show a menu. Clicking an option runs the command registered under its code in `VXETable.menus`, if any. Then [menu-click](table@menu-click) fires.'
  },
  'table.contextMenu': {
    zh: '右键菜单的配置。已废弃，改用 `menuConfig`。同时设置时合并，`menuConfig` 优先。',
    en: 'Settings of the context menu. Deprecated; use `menuConfig` instead. If both are set, they are merged and `menuConfig` takes precedence.',
    deprecated: 'table.menuConfig'
  },
  'table.mouseConfig': {
    zh: '用鼠标选中单元格的配置。通过[键盘操作](table.keyboardConfig)移动选中的单元格时，必须设置该属性。点击表格之外会取消选中。`area` 的区域选取需要企业版插件。',
    en: 'Settings for selecting a cell with the mouse. To move the selected cell with [keyboardConfig](table.keyboardConfig), this prop must be set. A click outside the table clears the selection. Selecting areas with `area` requires the enterprise plugin.'
  },
  'table.areaConfig': {
    zh: '单元格区域选取的配置，只有安装企业版插件后才生效。',
    en: 'Settings for selecting areas of cells. Only takes effect with the enterprise plugin, otherwise the settings are ignored.'
  },
  'table.keyboardConfig': {
    zh: '键盘操作的配置，需要逐项开启：方向键、Tab、Enter、删除、直接输入等。默认只开启 `isEsc`。键盘操作只对正在使用的表格生效，即最后点击的表格，或调用过 [focus()](table()focus) 的表格。',
    en: 'Settings for keyboard operation, each enabled separately: arrow keys, Tab, Enter, Delete, typing and so on. Only `isEsc` is enabled by default. Keys apply to the active table, which was clicked last or given focus with [focus()](table()focus).'
  },
  'table.clipConfig': {
    zh: '单元格区域复制粘贴的配置，只有安装企业版插件后才生效。没有插件时，开发环境会在控制台输出警告。',
    en: 'Settings for copying and pasting areas of cells. Only takes effect with the enterprise plugin, otherwise the settings are ignored and a warning is logged in development.'
  },
  'table.fnrConfig': {
    zh: '查找和替换的配置，只有安装企业版插件后才生效。没有插件时，开发环境会在控制台输出警告。',
    en: 'Settings for find and replace. Only takes effect with the enterprise plugin, otherwise the settings are ignored and a warning is logged in development.'
  },
  'table.editConfig': {
    zh: '单元格编辑的配置。设置后，有 [editRender](column.editRender) 的列才能编辑。`trigger` 和 `mode` 没有默认值，都要设置，见[点击编辑](/table/edit/click)。',
    en: 'Settings for editing cells. Users can only edit columns with [editRender](column.editRender) if this prop is set. `trigger` and `mode` do not have a default, so set both. See [Click to edit](/table/edit/click).'
  },
  'table.validConfig': {
    zh: '[editRules](table.editRules) 的校验提示的配置：显示的位置、显示的条数、是否定位到第一个校验不通过的单元格。见[单元格校验](/table/edit/cellValid)。',
    en: 'Settings for the validation messages of [editRules](table.editRules): where and how many are shown, and whether the table goes to the first invalid cell. See [Cell validation](/table/edit/cellValid).'
  },
  'table.editRules': {
    zh: '校验规则。键是列的 `field`，值是规则的数组。编辑时和调用 [validate()](table()validate) 时进行校验，见[单元格校验](/table/edit/cellValid)。',
    en: 'Validation rules. Each key is the `field` of a column, and each value an array of rules. Cells are validated while users edit them and by [validate()](table()validate). See [Cell validation](/table/edit/cellValid).'
  },
  'table.loadingConfig': {
    zh: '加载时的图标和文字，配合 [loading](table.loading) 使用。设置了 [#loading](table#loading) 插槽时不生效。',
    en: 'Icon and text shown while [loading](table.loading). Has no effect if the [#loading](table#loading) slot is used.'
  },
  'table.emptyRender': {
    zh: '用渲染器显示空数据内容，适合统一整个网站的外观。渲染器在 `VXETable.renderer` 中注册，并包含 `renderEmpty`。[#empty](table#empty) 插槽优先于该属性。',
    en: 'Shows the empty state with a renderer, for the same look across the site. The renderer must be registered in `VXETable.renderer` and have `renderEmpty`. The [#empty](table#empty) slot takes precedence.'
  },
  'table.customConfig': {
    zh: '列设置面板的配置：哪些列可以隐藏、是否可以固定、按钮文字。面板通过工具栏或 [openCustom()](table()openCustom) 打开。要用 [storage](table.customConfig.storage) 保存设置，还要设置表格的 [id](table.id)。',
    en: 'Options of the column settings: which columns can be hidden, whether columns can be fixed, and the button texts. The toolbar or [openCustom()](table()openCustom) opens the panel. Saving the result with [storage](table.customConfig.storage) also requires the [id](table.id) of the table.'
  },
  'table.scrollX': {
    zh: '横向虚拟滚动的配置。只渲染可见的列，适合几十列以上的表格。必须设置 `enabled: true`，见[大量数据](/table/scroll/scroll)。',
    en: 'Settings of horizontal virtual scrolling. Only the visible columns are rendered, which suits tables with dozens of columns or more. Requires `enabled: true`. See [Large data sets](/table/scroll/scroll).'
  },
  'table.scrollY': {
    zh: '纵向虚拟滚动的配置。只渲染可见的行，适合几百行以上的表格。必须设置 `enabled: true` 和高度，见[检查条件和限制](/table/scroll/scroll#requirements)。',
    en: 'Settings of vertical virtual scrolling. Only the visible rows are rendered, which suits tables with hundreds of rows or more. Requires `enabled: true` and a height. See [Check the requirements and limits](/table/scroll/scroll#requirements).'
  },
  'table.animat': {
    zh: '图标是否有过渡效果，例如展开箭头的旋转。设置为 `false` 时，图标立即切换。',
    en: 'Whether icons have transitions, such as the rotation of an expand arrow. If `false`, icons change immediately.'
  },
  'table.delayHover': {
    zh: '滚动之后，多少毫秒内忽略鼠标悬停。在此期间，行不加背景色，也不显示工具提示。[cell-mouseenter](table@cell-mouseenter) 和 [cell-mouseleave](table@cell-mouseleave) 也不触发。',
    en: 'Milliseconds after scrolling during which hover is ignored. In this time, rows don’t get a background color and users don’t see a tooltip. [cell-mouseenter](table@cell-mouseenter) and [cell-mouseleave](table@cell-mouseleave) do not fire.'
  },
  'table.params': {
    zh: '附加的任意数据，表格不使用。在函数和事件中通过 `$table.params` 获取。',
    en: 'Any additional data, which the table does not use. Read the data as `$table.params` in functions and events.'
  }
} satisfies MemberTexts
