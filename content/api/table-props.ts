import type { MemberTexts } from './texts'

export default {
  'table.id': {
    zh: '表格的标识，在整个应用中必须唯一。[customConfig.storage](table.customConfig.storage) 以该值为键，把列设置保存到 `localStorage`。该值没有其他用途，也不会成为元素的 `id`。',
    en: 'Unique id of the table in the whole application, which [customConfig.storage](table.customConfig.storage) uses as the key for the column settings in `localStorage`. The prop has no other use and does not become the `id` of the element.'
  },
  'table.data': {
    zh: '表格的数据，是行对象的数组。赋值新数组，或者调用 `push()`、`splice()`，都会更新表格。如果要按索引赋值或给行添加字段，请通过 `this.$set()` 修改。初始的勾选、展开和合并在第一次赋值时应用。空数组也算一次赋值，创建表格时的空数组除外。如果行很多，可以改用 [loadData()](table()loadData)，见[大量数据](/table/scroll/scroll)。',
    en: 'Data of the table, an array of row objects. The table updates when you assign a new array or call `push()` or `splice()`. To assign by index or to add a field to a row, use `this.$set()`. Initial checks, expansions and merges are applied at the first assignment, and an empty array also counts, except when the table is created. If you have many rows, use [loadData()](table()loadData) instead, as described in [large data sets](/table/scroll/scroll).'
  },
  'table.height': {
    zh: '表格的高度。可以是像素数、父元素高度的百分比（`50%`），或填满父元素的 `auto`，后两种要求父元素有确定的高度。如果未设置，高度由行数决定。`vxe-grid` 的高度包含工具栏和分页组件。如果要填满父元素，请设为 `auto`，因为 `100%` 会把这两部分减去两次。',
    en: 'Height of the table: pixels, a percentage of the parent height such as `50%`, or `auto` to fill the parent. Percentages and `auto` need a parent with a definite height. If you don’t set a height, the rows determine it. In `vxe-grid`, the height includes the toolbar and the pager, so use `auto` there if you want to fill the parent: `100%` subtracts these parts twice.'
  },
  'table.minHeight': {
    zh: '整个表格的最小高度，包括表头和表尾，取值同 [height](table.height)。`0` 表示没有下限，其他小于 40 的值按 40 像素处理。修改后不会立即重新计算布局。',
    en: 'Minimum height of the whole table, including header and footer, which accepts the same values as [height](table.height). `0` removes the limit, and other values below 40 are treated as 40 pixels. A change does not recalculate the layout immediately.'
  },
  'table.maxHeight': {
    zh: '表格的最大高度，取值同 [height](table.height)。行少的表格按内容显示高度，内容超过最大高度后在表格内滚动。虚拟滚动需要的高度也可以通过该属性设置。百分比的上限随父元素的高度改变。设置之后可以改为其他值，但[不能取消](/table/base/maxHeight#pitfalls)。',
    en: 'Maximum height of the table, which accepts the same values as [height](table.height). A table with few rows is shorter, and content that exceeds the maximum scrolls inside the table. This prop also meets the height requirement of virtual scrolling. A percentage follows the parent’s height. Once you set the prop, you can change it but [not remove it](/table/base/maxHeight#pitfalls).'
  },
  'table.resizable': {
    zh: '是否允许拖动表头调整列宽。已废弃，改用 `columnConfig.resizable`，效果相同。',
    en: 'Whether users can resize columns by dragging the header. Deprecated; use `columnConfig.resizable` instead, which has the same effect.',
    deprecated: 'table.columnConfig.resizable'
  },
  'table.stripe': {
    zh: '是否给偶数行加背景色。嵌套数据的树不适用，因为所有子节点的行都会显示背景色，而设置了 `transform` 的树显示正常。',
    en: 'Whether every second row gets a background color. Not suitable for trees with nested data, because all child rows get the background color, but trees with `transform` are striped correctly.'
  },
  'table.border': {
    zh: '表格的边框线：`true` 和 `full` 显示全部边框线。`default` 显示外框和横线，未设置或设为 `false` 也一样。`outer` 只显示外框和表头下方的线，`inner` 只显示横线，`none` 不显示边框线。',
    en: 'Border lines of the table: `true` and `full` show all lines. `default` shows the frame and horizontal lines, as does `false` or no value. `outer` shows only the frame and the line below the header, `inner` shows only horizontal lines, and `none` hides all lines.'
  },
  'table.round': {
    zh: '外框是否使用圆角。圆角半径可以通过主题变量 `--vxe-table-border-radius` 修改，默认为 4 像素。',
    en: 'Whether the frame has rounded corners. You can set the radius with the theme variable `--vxe-table-border-radius`, which defaults to 4 pixels.'
  },
  'table.size': {
    zh: '表格的尺寸，影响行高和字号。`medium`、`small`、`mini` 的行高为 44、40、36 像素，没有尺寸时为 48 像素。如果未设置，先使用全局设置，再使用直接父组件的 `size`，见[尺寸](/table/base/size)。',
    en: 'Size of the table, which affects row height and font size. Rows of `medium`, `small` and `mini` are 44, 40 and 36 pixels tall, or 48 pixels without a size. If you don’t set it, the global setting applies, then the direct parent component’s `size` (see [Size](/table/base/size)).'
  },
  'table.fit': {
    zh: '所有列的总宽度小于表格时，未设置 `width` 的列是否分配剩余的宽度。设为 `false` 后，这些列的宽度为 `minWidth`，没有 `minWidth` 时为 40 像素，剩余的宽度留白。',
    en: 'Whether columns without a `width` share the remaining space when all columns together are narrower than the table. If `false`, these columns keep their `minWidth`, or 40 pixels if they have none, and the remaining space stays empty.'
  },
  'table.loading': {
    zh: '是否显示加载遮罩，以及其中的加载图标和文字。加载期间即使没有行，也不显示空数据内容。图标和文字可以通过 [loadingConfig](table.loadingConfig) 或 [#loading](table#loading) 插槽修改。',
    en: 'Whether a mask with a loading icon and text covers the table. The empty state is hidden while loading. You can change icon and text with [loadingConfig](table.loadingConfig) or the [#loading](table#loading) slot.'
  },
  'table.align': {
    zh: '所有列的水平对齐方式，包括表头和表尾。列的 [align](column.align) 优先于该属性。',
    en: 'Horizontal alignment of all columns, including header and footer. A column’s own [align](column.align) takes precedence.'
  },
  'table.headerAlign': {
    zh: '所有表头单元格的对齐方式。依次使用列的 `headerAlign`、列的 `align`、该属性和表格的 [align](table.align)。所以只要列设置了 `align`，该属性就不生效。',
    en: 'Alignment of all header cells. The order of precedence is the column’s `headerAlign`, the column’s `align`, this prop, the table’s [align](table.align), so columns with `align` ignore this prop.'
  },
  'table.footerAlign': {
    zh: '所有表尾单元格的对齐方式。依次使用列的 `footerAlign`、列的 `align`、该属性和表格的 [align](table.align)。所以只要列设置了 `align`，该属性就不生效。',
    en: 'Alignment of all footer cells. The order of precedence is the column’s `footerAlign`, the column’s `align`, this prop, the table’s [align](table.align), so columns with `align` ignore this prop.'
  },
  'table.showHeader': {
    zh: '是否显示表头。隐藏表头后，排序箭头、筛选图标和全选的复选框也不显示，列宽也不能拖动。',
    en: 'Whether the header is shown. If you hide it, users can’t reach sort arrows, filter icons, the checkbox for all rows and the resize handles either.'
  },
  'table.highlightCurrentRow': {
    zh: '点击行时，是否高亮该行为当前行。已废弃，改用 `rowConfig.isCurrent`，效果相同。封装组件或所有表格的默认值，设置在全局参数 [table.rowConfig](setConfig.table.rowConfig) 中。',
    en: 'Whether a clicked row becomes the highlighted current row. Deprecated; use `rowConfig.isCurrent` instead, which has the same effect. Set a default for all tables in the global [table.rowConfig](setConfig.table.rowConfig).',
    deprecated: 'table.rowConfig.isCurrent'
  },
  'table.highlightHoverRow': {
    zh: '鼠标悬停的行是否显示背景色。已废弃，改用 `rowConfig.isHover`，效果相同。',
    en: 'Whether a row gets a background color on hover. Deprecated; use `rowConfig.isHover` instead, which has the same effect.',
    deprecated: 'table.rowConfig.isHover'
  },
  'table.highlightCurrentColumn': {
    zh: '点击表头后，是否高亮该列为当前列。已废弃，改用 `columnConfig.isCurrent`，效果相同。',
    en: 'Whether clicking a header highlights its column as the current column. Deprecated; use `columnConfig.isCurrent` instead, which has the same effect.',
    deprecated: 'table.columnConfig.isCurrent'
  },
  'table.highlightHoverColumn': {
    zh: '鼠标悬停的表头单元格是否显示背景色。已废弃，改用 `columnConfig.isHover`，效果相同。',
    en: 'Whether a header cell gets a background color on hover. Deprecated; use `columnConfig.isHover` instead, which has the same effect.',
    deprecated: 'table.columnConfig.isHover'
  },
  'table.highlightCell': {
    zh: '正在编辑的单元格是否显示 2 像素的边框，并移除其中输入框的边框。已废弃，没有替代的属性。只有设置了 [editConfig](table.editConfig) 才生效。',
    en: 'Whether the cell being edited gets a frame of 2 pixels and its input loses its own frame. Deprecated without a replacement. The prop takes effect only if you set [editConfig](table.editConfig).',
    deprecated: ''
  },
  'table.showFooter': {
    zh: '是否显示表尾。表尾的行由 [footerData](table.footerData) 或 [footerMethod](table.footerMethod) 提供。如果数据加载之后才设为 `true`，表尾为空，你需要再调用 [updateFooter()](table()updateFooter)。',
    en: 'Whether the footer is shown, whose rows you provide with [footerData](table.footerData) or [footerMethod](table.footerMethod). If you set it to `true` after the data is loaded, the footer stays empty until you call [updateFooter()](table()updateFooter).'
  },
  'table.footerData': {
    zh: '表尾的行，可以是按 `field` 取值的对象，或按可见列的顺序排列的数组。只要有行，就不再调用 [footerMethod](table.footerMethod)。赋值新数组后，你需要调用 [updateFooter()](table()updateFooter)。导出表尾只支持数组，对象会导出为空白。',
    en: 'Rows of the footer: objects read by `field`, or arrays in the order of the visible columns. If there are rows, [footerMethod](table.footerMethod) is not called. After you assign a new array, call [updateFooter()](table()updateFooter). Exports only support arrays, so objects are exported empty.'
  },
  'table.footerMethod': {
    zh: '计算并返回表尾的行，每一行是按 `columns` 的顺序排列的值。加载、筛选、增删行、列变化和结束编辑后都会调用。编辑期间，或者在代码中修改数据后，你需要调用 [updateFooter()](table()updateFooter)。',
    en: 'Computes the footer and returns its rows, each an array of values in the order of `columns`. Called when data is loaded or filtered, rows are inserted or deleted, columns change, and editing ends. While editing, or after your code changes data, call [updateFooter()](table()updateFooter).'
  },
  'table.footerMethod~columns': {
    zh: '可见的列，左侧固定列在最前面，右侧固定列在最后面。',
    en: 'The visible columns, where columns fixed left come first and columns fixed right come last.'
  },
  'table.footerMethod~data': {
    zh: '筛选和排序之后的全部行，嵌套数据的树只包含根节点。',
    en: 'All rows after filtering and sorting, or only the root nodes in a tree with nested data.'
  },
  'table.rowClassName': {
    zh: '表体行的类名，或返回类名的函数。函数也可以返回数组或 `{ 类名: 是否 }`。每次渲染都会调用函数，请避免耗时的操作。当前行的类名改变后，该行的背景色会消失，你需要再次调用 [setCurrentRow()](table()setCurrentRow)。',
    en: 'Class of the body rows, or a function that returns the class. The function can also return an array or `{ name: condition }`. The function is called at every render, so avoid expensive operations. When the current row’s class changes, the row loses its background color until you call [setCurrentRow()](table()setCurrentRow) again.'
  },
  'table.rowClassName~params': {
    zh: '`row`、`rowIndex`、`$rowIndex`、`rowid`、`seq`、`level`、`fixed`、`type`、`$table`。',
    en: '`row`, `rowIndex`, `$rowIndex`, `rowid`, `seq`, `level`, `fixed`, `type` and `$table`.'
  },
  'table.cellClassName': {
    zh: '表体单元格的类名，或返回类名的函数，例如用红色标出负数。与列的 [className](column.className) 同时生效。每次渲染都会调用函数。',
    en: 'Class of the body cells, or a function that returns the class, for example to mark negative numbers in red. Applied in addition to the column’s [className](column.className), and called at every render.'
  },
  'table.cellClassName~params': {
    zh: '`row`、`column` 及其各种索引，以及 `rowid`、`seq`、`level`、`fixed`、`isHidden`、`data`、`items`、`visibleData`、`$table`、`$grid`。',
    en: '`row` and `column` with all their indexes, `rowid`, `seq`, `level`, `fixed`, `isHidden`, `data`, `items`, `visibleData`, `$table` and `$grid`.'
  },
  'table.headerRowClassName': {
    zh: '表头行的类名，或返回类名的函数。分组表头有多行，可以通过 `$rowIndex` 区分。',
    en: 'Class of the header rows, or a function that returns the class. A grouped header has several rows, which you can tell apart by `$rowIndex`.'
  },
  'table.headerRowClassName~params': {
    zh: '`$rowIndex`（表头的层级，从 0 开始）、`fixed`、`type`、`$table`。',
    en: '`$rowIndex` (level of the header, starting from 0), `fixed`, `type` and `$table`.'
  },
  'table.headerCellClassName': {
    zh: '表头单元格的类名，或返回类名的函数。与列的 [headerClassName](column.headerClassName) 同时生效。',
    en: 'Class of the header cells, or a function that returns the class, in addition to the column’s [headerClassName](column.headerClassName).'
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
    en: 'Class of the footer cells, or a function that returns the class, in addition to the column’s [footerClassName](column.footerClassName).'
  },
  'table.footerCellClassName~params': {
    zh: '`row` 和 `items`（都是该表尾行）、`column` 及其各种索引、`itemIndex`、`_rowIndex`、`$rowIndex`、`data`（全部表尾行）、`fixed`、`type`、`$table`。`$grid` 始终为 `undefined`。',
    en: '`row` and `items` (both are this footer row), `column` with its indexes, `itemIndex`, `_rowIndex`, `$rowIndex`, `data` (all footer rows), `fixed`, `type` and `$table`. `$grid` is always `undefined`.'
  },
  'table.cellStyle': {
    zh: '表体单元格的内联样式对象，或返回样式对象的函数，不支持数组。对象中的 `height` 会覆盖表格设置的行高。',
    en: 'Inline style object of the body cells, or a function that returns the object. You can’t use arrays here. A `height` in the object overrides the row height set by the table.'
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
    zh: '表体行的内联样式对象，或返回样式对象的函数。展开行的内容也使用该样式，参数中还会增加 `column`。',
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
    zh: '要合并的单元格，按当前显示的位置设置。排序或筛选后，合并留在原位，不跟随行移动。改变列的显示或固定状态会清除合并，更换 `data` 也会。如果要恢复，可以赋值新数组、调用 [setMergeCells()](table()setMergeCells)，或通过 [reloadData()](table()reloadData) 更换数据。树形表格不支持该属性。',
    en: 'Cells to merge, by their position on the screen. After sorting or filtering, the merge stays in place and does not follow its row. Showing, hiding or fixing columns clears the merge, as does new `data`. Then assign a new array, call [setMergeCells()](table()setMergeCells) or load your data with [reloadData()](table()reloadData). Trees do not support this prop.'
  },
  'table.mergeFooterItems': {
    zh: '要合并的表尾单元格，格式同 [mergeCells](table.mergeCells)，但 `row` 只能是表尾行的索引。更换 `data` 同样会清除合并。',
    en: 'Footer cells to merge, in the same format as [mergeCells](table.mergeCells), but `row` can only be a footer row’s index. New `data` also clears the merge.'
  },
  'table.spanMethod': {
    zh: '返回每个单元格跨的行数和列数。`0` 表示被其他单元格合并，缺少的值按 1 处理。每次渲染都会对每个单元格调用一次，设置了 [mergeCells](table.mergeCells) 后不调用。不支持虚拟滚动。',
    en: 'Returns the row span and column span of each cell. `0` means merged into another cell, and a missing number counts as 1. Called for every cell at every render, but not while [mergeCells](table.mergeCells) is in effect. You can’t use it with virtual scrolling.'
  },
  'table.footerSpanMethod': {
    zh: '返回每个表尾单元格跨的行数和列数，规则同 [spanMethod](table.spanMethod)。设置了 [mergeFooterItems](table.mergeFooterItems) 后不调用，也不支持横向虚拟滚动。',
    en: 'Returns the row span and column span of each footer cell, in the same way as [spanMethod](table.spanMethod). Not called while [mergeFooterItems](table.mergeFooterItems) is in effect, and you can’t use it with horizontal virtual scrolling.'
  },
  'table.footerSpanMethod~params': {
    zh: '与 [footerCellClassName](table.footerCellClassName) 的参数相同。',
    en: 'The same as for [footerCellClassName](table.footerCellClassName).'
  },
  'table.showOverflow': {
    zh: '是否把溢出的表体内容省略为一行。`true` 和 `tooltip` 用工具提示显示全文，`title` 用浏览器的提示显示全文，`ellipsis` 只显示省略号。如果未设置，内容会换行，虚拟滚动的表格除外。没有虚拟滚动时，[rowConfig.height](table.rowConfig.height) 需要设置该属性。修改之后要调用 [recalculate()](table()recalculate)。',
    en: 'Whether body text that overflows is truncated to one line. `true` and `tooltip` show the full text in a tooltip, `title` in the browser’s tooltip, and `ellipsis` only adds an ellipsis. If you don’t set it, text wraps, except with virtual scrolling. In other tables, [rowConfig.height](table.rowConfig.height) requires this prop. After you change this prop, call [recalculate()](table()recalculate).'
  },
  'table.showHeaderOverflow': {
    zh: '是否把溢出的表头文字省略为一行，取值同 [showOverflow](table.showOverflow)。使用横向虚拟滚动时，表头始终为一行。',
    en: 'Whether header text that overflows is truncated to one line, with the same values as [showOverflow](table.showOverflow). If you use horizontal virtual scrolling, header text is always truncated.'
  },
  'table.showFooterOverflow': {
    zh: '是否把溢出的表尾文字省略为一行，取值同 [showOverflow](table.showOverflow)。使用横向虚拟滚动时，表尾始终为一行。',
    en: 'Whether footer text that overflows is truncated to one line, with the same values as [showOverflow](table.showOverflow). If you use horizontal virtual scrolling, footer text is always truncated.'
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
    zh: '主键的字段名。已废弃，改用 `rowConfig.keyField`。如果同时设置，`rowConfig.keyField` 优先。',
    en: 'The field that holds the row key. Deprecated; use `rowConfig.keyField` instead. If you set both, `rowConfig.keyField` takes precedence.',
    deprecated: 'table.rowConfig.keyField'
  },
  'table.zIndex': {
    zh: '右键菜单的固定层级，不影响工具提示和筛选面板。如果未设置，由公共的计数器分配，见[弹层层级](/table/start/zindex)。',
    en: 'Fixed z-index of the context menu, which does not affect tooltips and the filter panel. If you don’t set it, a shared counter assigns the z-index (see [Popup layers](/table/start/zindex)).'
  },
  'table.emptyText': {
    zh: '没有数据行时显示的文字，默认为国际化文本 `vxe.table.emptyText`（“暂无数据”）。[#empty](table#empty) 插槽和 [emptyRender](table.emptyRender) 优先于该属性。',
    en: 'Text shown when there are no rows, by default the translation of `vxe.table.emptyText`. The [#empty](table#empty) slot and [emptyRender](table.emptyRender) take precedence.'
  },
  'table.keepSource': {
    zh: '加载数据后，是否深拷贝一份作为原值，这会多占用一份内存。修改标记、[getUpdateRecords()](table()getUpdateRecords)、[revertData()](table()revertData) 和 [reloadRow()](table()reloadRow) 都需要原值。对修改过的行进行[单元格校验](/table/edit/cellValid)也需要原值。如果不开启，表格检测不到修改过的行。',
    en: 'Whether a deep copy of the loaded data is kept as the original values, which takes the same amount of memory again. The original values are required for marks of changed cells, [getUpdateRecords()](table()getUpdateRecords), [revertData()](table()revertData), [reloadRow()](table()reloadRow) and [cell validation](/table/edit/cellValid) of changed rows. If you don’t enable it, no row counts as changed.'
  },
  'table.autoResize': {
    zh: '表格或父元素的尺寸变化时，是否重新计算列宽和高度。是否监听尺寸只在挂载时决定。如果挂载时为 `false`，之后改为 `true` 也不生效，你需要调用 [recalculate()](table()recalculate)。',
    en: 'Whether widths and heights are recalculated when the table or its parent element changes size. The observer is set up only on mount. If the value is `false` then, a later `true` has no effect, and you need to call [recalculate()](table()recalculate).'
  },
  'table.syncResize': {
    zh: '绑定一个会变化的值，例如所在的标签页或抽屉是否打开，表格会在该值每次变为真值后重新计算布局。表格不可见时，不执行任何操作。',
    en: 'Bind a changing value, for example whether the surrounding tab or drawer is open. The layout is recalculated whenever your value becomes truthy. Has no effect while the table is not visible.'
  },
  'table.resizeConfig': {
    zh: '通过 [autoResize](table.autoResize) 监听到尺寸变化后，重新计算布局的间隔。',
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
    zh: '通过拖动能调整到的最小列宽，配合 [columnConfig.resizable](table.columnConfig.resizable) 使用。',
    en: 'Minimum width that users can drag columns to, for use with [columnConfig.resizable](table.columnConfig.resizable).'
  },
  'table.seqConfig': {
    zh: "序号列（`type: 'seq'`）的起始值，或序号的计算方式。如果需要跨页连续的序号，`vxe-grid` 可以使用 [proxyConfig.seq](grid.proxyConfig.seq)。",
    en: 'Where the numbers of a `seq` column start, or how the numbers are calculated. If you need numbers that continue across pages, you can use [proxyConfig.seq](grid.proxyConfig.seq) of `vxe-grid`.'
  },
  'table.filterConfig': {
    zh: '所有列的公共筛选配置：是否由服务端筛选、筛选图标、面板的按钮文字。只对设置了 [filters](column.filters) 的列生效，见[筛选](/table/base/filter)。',
    en: 'Filter settings for all columns: whether the server filters, the icons, and the button texts of the panel. Only applies to columns with [filters](column.filters), as described in [Filter](/table/base/filter).'
  },
  'table.radioConfig': {
    zh: "单选框列（`type: 'radio'`）的配置：默认选中的行、禁用的行、点击的区域、换数据后是否保留选中。一次只能选中一行，选中状态保存在表格中。",
    en: 'Settings of a `radio` column: the row selected by default, disabled rows, the click area, and whether the selection is kept when the data changes. Users can select only one row, and the table holds the state.'
  },
  'table.checkboxConfig': {
    zh: "复选框列（`type: 'checkbox'`）的配置：默认勾选、禁用的行、点击的区域、勾选连续的多行、翻页后保留勾选。见[多选行](/table/base/selection)。",
    en: 'Settings of a `checkbox` column: rows checked by default, disabled rows, the click area, checking ranges, and keeping checked rows across pages. See [Checkbox selection](/table/base/selection).'
  },
  'table.tooltipConfig': {
    zh: '单元格工具提示的外观和内容。工具提示可以通过 [showOverflow](table.showOverflow) 或此处的 `showAll` 开启。该配置与全局的 `tooltip` 和 `table.tooltipConfig` 合并。其余的配置项原样传给 [vxe-tooltip](tooltip.theme)，例如 `enterDelay`、`useHTML` 和 `zIndex`。',
    en: 'Appearance and content of cell tooltips, which you enable with [showOverflow](table.showOverflow) or with `showAll` here. This config is merged with the global `tooltip` and `table.tooltipConfig`. Other options, such as `enterDelay`, `useHTML` and `zIndex`, are passed to [vxe-tooltip](tooltip.theme) unchanged.'
  },
  'table.exportConfig': {
    zh: '[导出](/table/advanced/export)的默认参数。如果要使用 [openExport()](table()openExport) 的导出弹窗或工具栏的导出按钮，必须设置该属性，空对象即可。直接调用 [exportData()](table()exportData) 不要求。',
    en: 'Default parameters of the [export](/table/advanced/export). The export modal of [openExport()](table()openExport) and the toolbar’s export button require this prop, which can be an empty object. You don’t need it for [exportData()](table()exportData).'
  },
  'table.importConfig': {
    zh: '导入的默认参数。如果要使用 [openImport()](table()openImport) 的导入弹窗或工具栏的导入按钮，必须设置该属性，空对象即可。直接调用 [importData()](table()importData) 不要求。导入弹窗不支持树形表格。',
    en: 'Default parameters of the import. The import modal of [openImport()](table()openImport) and the toolbar’s import button require this prop, which can be an empty object. You don’t need it for [importData()](table()importData), and the import modal does not support trees.'
  },
  'table.printConfig': {
    zh: '打印的默认参数。如果要使用 [openPrint()](table()openPrint) 的打印弹窗，必须设置该属性或 [exportConfig](table.exportConfig)，空对象即可。直接调用 [print()](table()print) 不要求。',
    en: 'Default parameters of printing. The print modal of [openPrint()](table()openPrint) requires this prop or [exportConfig](table.exportConfig), which can be an empty object. You don’t need it for [print()](table()print).'
  },
  'table.expandConfig': {
    zh: "展开行的配置。需要一个 `type: 'expand'` 的列，展开内容放在该列的 [#content](column#content) 插槽中。如果表格设置了 [showOverflow](table.showOverflow)，展开内容不会换行。解决方法：不在表格上设置，改为在除展开列以外的各列上设置。如果表格已设置，而某一列设为 `false`，开发环境会在控制台输出警告。展开行不支持虚拟滚动。",
    en: 'Settings of expandable rows. You need a column of type `expand` with the content in its [#content](column#content) slot. If you set [showOverflow](table.showOverflow) on the table, the expanded content does not wrap. Workaround: set `showOverflow` on all columns except the expand column instead of on the table. Setting one column to `false` while the table has a value logs a warning in development. Virtual scrolling does not support expandable rows.'
  },
  'table.treeConfig': {
    zh: '把行显示为可以展开的树。需要给一列设置 [treeNode](column.treeNode)，见[树形表格](/table/tree/basic)。排序只对根节点生效，嵌套数据的筛选也是。扁平数据的筛选见 [transform](table.treeConfig.transform)。',
    en: 'Shows the rows as an expandable tree, for which one column must have [treeNode](column.treeNode) (see [Tree table](/table/tree/basic)). Sorting only applies to root nodes, and so do filters if your data is nested. For filters on flat data, see [transform](table.treeConfig.transform).'
  },
  'table.menuConfig': {
    zh: '右键菜单的配置。表头、表体、表尾分别设置选项，如果都没有选项，就不显示菜单。点击选项后，先执行 `VXETable.menus` 中注册的同名指令（如果有），再触发 [menu-click](table@menu-click)。',
    en: 'Settings of the context menu, with separate options for header, body and footer. If you don’t set any options, the table does not show a menu. Clicking an option runs the command registered under its code in `VXETable.menus`, if any, and then fires [menu-click](table@menu-click).'
  },
  'table.contextMenu': {
    zh: '右键菜单的配置。已废弃，改用 `menuConfig`。如果同时设置，两者会合并，`menuConfig` 优先。',
    en: 'Settings of the context menu. Deprecated; use `menuConfig` instead. If you set both, they are merged and `menuConfig` takes precedence.',
    deprecated: 'table.menuConfig'
  },
  'table.mouseConfig': {
    zh: '用鼠标选中单元格的配置。如果要通过[键盘操作](table.keyboardConfig)移动选中的单元格，必须设置该属性。点击表格之外会取消选中。如果要用 `area` 选取区域，需要安装企业版插件。',
    en: 'Settings for selecting a cell with the mouse. If you want users to move the selected cell with [keyboardConfig](table.keyboardConfig), this prop must be set. A click outside the table clears the selection. For selecting areas with `area`, you need the enterprise plugin.'
  },
  'table.areaConfig': {
    zh: '单元格区域选取的配置，只有安装企业版插件后才生效。',
    en: 'Settings for selecting areas of cells, which are ignored unless you use the enterprise plugin.'
  },
  'table.keyboardConfig': {
    zh: '键盘操作的配置，方向键、Tab、Enter、删除、直接输入等都可以逐项开启，默认只开启 `isEsc`。键盘操作只对正在使用的表格生效，即最后点击的表格，或调用过 [focus()](table()focus) 的表格。',
    en: 'Settings for keyboard operation, where you can enable arrow keys, Tab, Enter, Delete, typing and so on separately, and only `isEsc` is enabled by default. Keys apply to the active table, which was clicked last or given focus with [focus()](table()focus).'
  },
  'table.clipConfig': {
    zh: '单元格区域复制粘贴的配置，只有安装企业版插件后才生效。没有插件时，开发环境会在控制台输出警告。',
    en: 'Settings for copying and pasting areas of cells. If you don’t have the enterprise plugin, your settings are ignored and a warning is logged in development.'
  },
  'table.fnrConfig': {
    zh: '查找和替换的配置，只有安装企业版插件后才生效。没有插件时，开发环境会在控制台输出警告。',
    en: 'Settings for find and replace. If you don’t have the enterprise plugin, your settings are ignored and a warning is logged in development.'
  },
  'table.editConfig': {
    zh: '单元格编辑的配置。设置后，用户就可以编辑有 [editRender](column.editRender) 的列。`trigger` 和 `mode` 没有默认值，都要设置，见[点击编辑](/table/edit/click)。',
    en: 'Settings for editing cells, without which users can’t edit columns with [editRender](column.editRender). `trigger` and `mode` do not have a default, so set both (see [Click to edit](/table/edit/click)).'
  },
  'table.validConfig': {
    zh: '[editRules](table.editRules) 的校验提示的配置：显示的位置、显示的条数、是否定位到第一个校验不通过的单元格。见[单元格校验](/table/edit/cellValid)。',
    en: 'Settings for the validation messages of [editRules](table.editRules): where and how many are shown, and whether the table goes to the first invalid cell. See [Cell validation](/table/edit/cellValid).'
  },
  'table.editRules': {
    zh: '校验规则，键是列的 `field`，值是规则的数组。编辑单元格或调用 [validate()](table()validate) 都会进行校验，见[单元格校验](/table/edit/cellValid)。',
    en: 'Validation rules, where each key is a column’s `field` and each value an array of rules. Cells are validated while users edit them and when you call [validate()](table()validate) (see [Cell validation](/table/edit/cellValid)).'
  },
  'table.loadingConfig': {
    zh: '加载时的图标和文字，配合 [loading](table.loading) 使用。使用了 [#loading](table#loading) 插槽时不生效。',
    en: 'Icon and text shown while [loading](table.loading), unless you use the [#loading](table#loading) slot.'
  },
  'table.emptyRender': {
    zh: '通过渲染器显示空数据内容，可以统一整个网站的外观。渲染器在 `VXETable.renderer` 中注册，并包含 `renderEmpty`。[#empty](table#empty) 插槽优先于该属性。',
    en: 'Shows the empty state with a renderer, for the same look across the site. Register the renderer in `VXETable.renderer`, and give it a `renderEmpty`. The [#empty](table#empty) slot takes precedence.'
  },
  'table.customConfig': {
    zh: '列设置面板的配置：哪些列可以隐藏、是否可以固定、按钮文字。面板可以通过工具栏或 [openCustom()](table()openCustom) 打开。如果要用 [storage](table.customConfig.storage) 保存设置，还要设置表格的 [id](table.id)。',
    en: 'Options of the column settings: which columns can be hidden, whether columns can be fixed, and the button texts. The toolbar or [openCustom()](table()openCustom) opens the panel. To save the result with [storage](table.customConfig.storage), you also need the table’s [id](table.id).'
  },
  'table.scrollX': {
    zh: '横向虚拟滚动的配置。只渲染可见的列，适合几十列以上的表格。必须设置 `enabled: true`，见[大量数据](/table/scroll/scroll)。',
    en: 'Settings of horizontal virtual scrolling, which renders only the visible columns and suits tables with dozens of columns or more. You must set `enabled: true`, as described in [Large data sets](/table/scroll/scroll).'
  },
  'table.scrollY': {
    zh: '纵向虚拟滚动的配置。只渲染可见的行，适合几百行以上的表格。必须设置 `enabled: true` 和高度，见[检查条件和限制](/table/scroll/scroll#requirements)。',
    en: 'Settings of vertical virtual scrolling, which renders only the visible rows and suits tables with hundreds of rows or more. You must set `enabled: true` and a height (see [Check the requirements and limits](/table/scroll/scroll#requirements)).'
  },
  'table.animat': {
    zh: '图标是否有过渡效果，例如展开箭头的旋转。设为 `false` 后，图标立即切换。',
    en: 'Whether icons have transitions, such as the rotation of an expand arrow, or change immediately (`false`).'
  },
  'table.delayHover': {
    zh: '滚动之后，多少毫秒内忽略鼠标悬停。在此期间，行不加背景色，不显示工具提示，也不触发 [cell-mouseenter](table@cell-mouseenter) 和 [cell-mouseleave](table@cell-mouseleave)。',
    en: 'Milliseconds after scrolling during which hover is ignored. In this time, rows don’t get a background color, users don’t see a tooltip, and [cell-mouseenter](table@cell-mouseenter) and [cell-mouseleave](table@cell-mouseleave) do not fire.'
  },
  'table.params': {
    zh: '附加的任意数据，表格不使用，你可以在函数和事件中通过 `$table.params` 获取。',
    en: 'Any additional data, which the table does not use. You can read the data as `$table.params` in functions and events.'
  }
} satisfies MemberTexts
