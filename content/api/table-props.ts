import type { MemberTexts } from './texts'

export default {
  'table.id': {
    zh: '表格的标识，是 [customConfig.storage](table.customConfig.storage) 在 `localStorage` 里保存列设置的键，要在整个应用中唯一。没有别的用处，也不会成为元素的 `id`。',
    en: 'Key under which [customConfig.storage](table.customConfig.storage) keeps the column settings in `localStorage`; unique in the whole application. It has no other use and does not become the `id` of the element.'
  },
  'table.data': {
    zh: '行对象的数组。换上新数组、`push()`、`splice()` 都会刷新表格；按下标赋值和给行添加字段要用 `this.$set()`。初始勾选、展开等在第一次赋值时应用，空数组也算。行很多时改用 [loadData()](table()loadData)，见[大量数据](/table/scroll/scroll)。',
    en: 'Array of row objects. A new array, `push()` and `splice()` update the table; assigning by index and adding a field to a row need `this.$set()`. Initial checks, expansions and merges apply at the first assignment, even of an empty array. With very many rows use [loadData()](table()loadData), see [Large data](/table/scroll/scroll).'
  },
  'table.height': {
    zh: '表格的高度：像素数、父元素高度的百分比（`50%`），或 `auto` 填满父元素，后两种要求父元素有确定的高度。不写则由行数决定。`vxe-grid` 的高度包含工具栏和分页，填满时写 `auto`：`100%` 会把这两部分减去两次。',
    en: 'Height of the table: pixels, a percentage of the parent such as `50%`, or `auto` to fill the parent; the last two need a parent with a definite height. Without it the rows decide. In `vxe-grid` it includes toolbar and pager; fill with `auto` there, because `100%` subtracts those parts twice.'
  },
  'table.minHeight': {
    zh: '整张表（含表头和表尾）的最小高度，写法同 [height](table.height)。`0` 取消下限，其他小于 40 的值按 40 像素计算。改变它不会立即重新布局。',
    en: 'Least height of the whole table, header and footer included; written like [height](table.height). `0` removes the limit, other values below 40 count as 40 pixels. Changing it does not lay the table out at once.'
  },
  'table.maxHeight': {
    zh: '表格的最大高度，写法同 [height](table.height)：行少时表格随内容变矮，超过时在表格内滚动。也可以用来满足虚拟滚动对高度的要求。设置之后不能取消，只能换成更大的数。',
    en: 'Greatest height of the table, written like [height](table.height): few rows make it lower, more rows scroll inside. It also satisfies the height that virtual scrolling asks for. Once set it cannot be removed, only raised.'
  },
  'table.resizable': {
    zh: '允许拖动表头改变列宽，已由 `columnConfig.resizable` 取代，效果相同。',
    en: 'Columns can be resized by dragging the header. Superseded by `columnConfig.resizable`, which does the same.',
    deprecated: 'table.columnConfig.resizable'
  },
  'table.stripe': {
    zh: '给偶数行加底色。嵌套数据的树不适用：所有下级行都会上色；`transform` 的树正常。',
    en: 'Tints every second row. Not for trees of nested data, where all child rows get the tint; trees with `transform` are striped correctly.'
  },
  'table.border': {
    zh: '表格线：`true` 或 `full` 全部，`default`（不写或 `false` 时）外框和横线，`outer` 只有外框和表头下线，`inner` 只有横线，`none` 全无。',
    en: 'Lines of the table: `true` or `full` all, `default` (also without it or with `false`) frame and horizontal lines, `outer` the frame and the line below the header, `inner` horizontal lines only, `none` nothing.'
  },
  'table.round': {
    zh: '外框使用圆角，半径来自主题变量 `--vxe-table-border-radius`，默认 4 像素。',
    en: 'Rounds the corners of the frame; the radius is the theme variable `--vxe-table-border-radius`, 4 pixels by default.'
  },
  'table.size': {
    zh: '尺寸，影响行高和字号：`medium`、`small`、`mini` 的行高是 44、40、36 像素，不设置是 48。没有写时先取全局设置，再取直接父组件的 `size`，见[尺寸](/table/base/size)。',
    en: 'Size of rows and font: rows of `medium`, `small` and `mini` are 44, 40 and 36 pixels high, without it 48. When missing, the global setting counts, then the `size` of the direct parent component; see [Size](/table/base/size).'
  },
  'table.fit': {
    zh: '所有列加起来比表格窄时，由没有写 `width` 的列分掉剩余宽度。设为 `false` 时，这些列只有 `minWidth`，没有写的只有 40 像素，右边留白。',
    en: 'Columns without a `width` share the space that is left when all columns are narrower than the table. With `false` they keep their `minWidth`, or 40 pixels without one, and the rest stays empty.'
  },
  'table.loading': {
    zh: '盖上遮罩，显示加载图标和文字，这时没有行也不显示空数据的内容。图标和文字见 [loadingConfig](table.loadingConfig)，也可以用 [#loading](table#loading) 插槽。',
    en: 'Covers the table with a mask, an icon and a text; the placeholder for empty data stays hidden meanwhile. Change icon and text with [loadingConfig](table.loadingConfig) or the slot [#loading](table#loading).'
  },
  'table.align': {
    zh: '所有列的水平对齐，表头和表尾也包含在内。列自己的 [align](column.align) 优先。',
    en: 'Horizontal alignment of all columns, header and footer included. The [align](column.align) of a column comes first.'
  },
  'table.headerAlign': {
    zh: '所有表头单元格的对齐。依次取列的 `headerAlign`、列的 `align`、这里的值、表格的 [align](table.align)：列写了 `align` 时，这里不起作用。',
    en: 'Alignment of all header cells. The order is: `headerAlign` of the column, `align` of the column, this value, [align](table.align) of the table; so a column with `align` ignores it.'
  },
  'table.footerAlign': {
    zh: '所有表尾单元格的对齐。依次取列的 `footerAlign`、列的 `align`、这里的值、表格的 [align](table.align)：列写了 `align` 时，这里不起作用。',
    en: 'Alignment of all footer cells. The order is: `footerAlign` of the column, `align` of the column, this value, [align](table.align) of the table; so a column with `align` ignores it.'
  },
  'table.showHeader': {
    zh: '是否显示表头。没有表头时，排序箭头、筛选漏斗、全选和拖动列宽也都没有了。',
    en: 'Whether the header is shown. Without it, sort arrows, filter icons, the checkbox for all rows and the resize handles are gone as well.'
  },
  'table.highlightCurrentRow': {
    zh: '点击的行成为高亮的当前行，已由 `rowConfig.isCurrent` 取代，效果相同。',
    en: 'A clicked row becomes the highlighted current row. Superseded by `rowConfig.isCurrent`, which does the same.',
    deprecated: 'table.rowConfig.isCurrent'
  },
  'table.highlightHoverRow': {
    zh: '鼠标所在的行加底色，已由 `rowConfig.isHover` 取代，效果相同。',
    en: 'Tints the row under the pointer. Superseded by `rowConfig.isHover`, which does the same.',
    deprecated: 'table.rowConfig.isHover'
  },
  'table.highlightCurrentColumn': {
    zh: '点击表头的列成为高亮的当前列，已由 `columnConfig.isCurrent` 取代，效果相同。',
    en: 'A click on a header highlights its column. Superseded by `columnConfig.isCurrent`, which does the same.',
    deprecated: 'table.columnConfig.isCurrent'
  },
  'table.highlightHoverColumn': {
    zh: '鼠标所在的表头单元格加底色，已由 `columnConfig.isHover` 取代，效果相同。',
    en: 'Tints the header cell under the pointer. Superseded by `columnConfig.isHover`, which does the same.',
    deprecated: 'table.columnConfig.isHover'
  },
  'table.highlightCell': {
    zh: '给正在编辑的单元格画上 2 像素的边框，并去掉里面输入框的边框。没有替代的参数，只在写了 [editConfig](table.editConfig) 时有效。',
    en: 'Draws a frame of 2 pixels around the cell being edited and removes the frame of its input. Nothing replaces it; it needs [editConfig](table.editConfig).',
    deprecated: ''
  },
  'table.showFooter': {
    zh: '显示表尾，行由 [footerData](table.footerData) 或 [footerMethod](table.footerMethod) 给出。数据载入之后才设为 `true` 时表尾是空的，要再调用一次 [updateFooter()](table()updateFooter)。',
    en: 'Shows the footer; its rows come from [footerData](table.footerData) or [footerMethod](table.footerMethod). Switched on after the data was loaded it stays empty until you call [updateFooter()](table()updateFooter).'
  },
  'table.footerData': {
    zh: '表尾的行，每行是按 `field` 取值的对象，或按可见列排列的数组；有内容时优先于 [footerMethod](table.footerMethod)。换上新值后要调用 [updateFooter()](table()updateFooter)。导出表尾只认数组，对象会导出成空白。',
    en: 'Rows of the footer: objects read by `field`, or arrays in the order of the visible columns. When it has rows, [footerMethod](table.footerMethod) is not called. After changing it call [updateFooter()](table()updateFooter). An export understands arrays only; objects come out empty.'
  },
  'table.footerMethod': {
    zh: '计算表尾，返回若干行，每行是按 `columns` 的顺序排列的值。加载、筛选、增删行、列变化和退出编辑时调用；编辑当中或自己改了数据，要调用 [updateFooter()](table()updateFooter)。',
    en: 'Computes the footer: returns rows, each an array of values in the order of `columns`. It runs when data is loaded or filtered, rows are added or removed, columns change and editing ends; while editing, or after your own changes, call [updateFooter()](table()updateFooter).'
  },
  'table.footerMethod~columns': {
    zh: '可见的列，左侧固定列在前，右侧固定列在后。',
    en: 'The visible columns; those fixed left come first, those fixed right last.'
  },
  'table.footerMethod~data': {
    zh: '筛选和排序之后的全部行，嵌套数据的树只有根。',
    en: 'All rows after filtering and sorting; only the roots in a tree of nested data.'
  },
  'table.rowClassName': {
    zh: '表体每一行的类名，或返回类名的函数；函数也可以返回数组或 `{ 类名: 是否 }`。每次渲染都会调用，不要在里面做耗时的事。返回的类名变了，当前行的底色会消失，要再调用一次 [setCurrentRow()](table()setCurrentRow)。',
    en: 'Class of the body rows, or a function that returns it; the function may also return an array or `{ name: condition }`. It runs at every render, so keep it cheap. When the class of the current row changes, its highlight disappears: call [setCurrentRow()](table()setCurrentRow) again.'
  },
  'table.rowClassName~params': {
    zh: '`row`、`rowIndex`、`$rowIndex`、`rowid`、`seq`、`level`、`fixed`、`type`、`$table`。',
    en: '`row`, `rowIndex`, `$rowIndex`, `rowid`, `seq`, `level`, `fixed`, `type` and `$table`.'
  },
  'table.cellClassName': {
    zh: '表体每个单元格的类名，或返回类名的函数，例如给负数标红。与列的 [className](column.className) 同时生效；每次渲染都会调用。',
    en: 'Class of the body cells, or a function that returns it, for example to mark negative numbers. It adds to the [className](column.className) of the column and runs at every render.'
  },
  'table.cellClassName~params': {
    zh: '`row`、`column`，它们的各种索引，以及 `rowid`、`seq`、`level`、`fixed`、`isHidden`、`data`、`items`、`visibleData`、`$table`、`$grid`。',
    en: '`row` and `column` with all their indexes, `rowid`, `seq`, `level`, `fixed`, `isHidden`, `data`, `items`, `visibleData`, `$table` and `$grid`.'
  },
  'table.headerRowClassName': {
    zh: '表头行的类名，或返回类名的函数。分组表头有多行，用 `$rowIndex` 区分。',
    en: 'Class of the header rows, or a function that returns it. A grouped header has several rows, told apart by `$rowIndex`.'
  },
  'table.headerRowClassName~params': {
    zh: '`$rowIndex`（表头的第几层，从 0 开始）、`fixed`、`type`、`$table`。',
    en: '`$rowIndex` (level of the header, from 0), `fixed`, `type` and `$table`.'
  },
  'table.headerCellClassName': {
    zh: '表头单元格的类名，或返回类名的函数。与列的 [headerClassName](column.headerClassName) 同时生效。',
    en: 'Class of the header cells, or a function that returns it. It adds to the [headerClassName](column.headerClassName) of the column.'
  },
  'table.headerCellClassName~params': {
    zh: '`column` 和它的各种索引、`$rowIndex`、`hasFilter`（这一列有没有筛选条件）、`fixed`、`isHidden`、`type`、`$table`；`$grid` 总是 `undefined`。',
    en: '`column` with its indexes, `$rowIndex`, `hasFilter` (the column has an active filter), `fixed`, `isHidden`, `type` and `$table`; `$grid` is always `undefined`.'
  },
  'table.footerRowClassName': {
    zh: '表尾每一行的类名，或返回类名的函数。',
    en: 'Class of the footer rows, or a function that returns it.'
  },
  'table.footerRowClassName~params': {
    zh: '`row`（表尾这一行的数据）、`$rowIndex`、`_rowIndex`、`fixed`、`type`、`$table`。',
    en: '`row` (data of this footer row), `$rowIndex`, `_rowIndex`, `fixed`, `type` and `$table`.'
  },
  'table.footerCellClassName': {
    zh: '表尾单元格的类名，或返回类名的函数。与列的 [footerClassName](column.footerClassName) 同时生效。',
    en: 'Class of the footer cells, or a function that returns it. It adds to the [footerClassName](column.footerClassName) of the column.'
  },
  'table.footerCellClassName~params': {
    zh: '`row` 和 `items`（都是表尾这一行）、`column` 和它的各种索引、`itemIndex`、`_rowIndex`、`$rowIndex`、`data`（全部表尾行）、`fixed`、`type`、`$table`；`$grid` 总是 `undefined`。',
    en: '`row` and `items` (both this footer row), `column` with its indexes, `itemIndex`, `_rowIndex`, `$rowIndex`, `data` (all footer rows), `fixed`, `type` and `$table`; `$grid` is always `undefined`.'
  },
  'table.cellStyle': {
    zh: '表体单元格的内联样式，或返回样式对象的函数。只接受对象，数组不起作用；其中的 `height` 会覆盖表格设置的行高。',
    en: 'Inline style of the body cells, or a function that returns it. An object only, arrays do not work; a `height` in it overrides the row height set by the table.'
  },
  'table.cellStyle~params': {
    zh: '与 [cellClassName](table.cellClassName) 收到的相同。',
    en: 'The same as for [cellClassName](table.cellClassName).'
  },
  'table.headerCellStyle': {
    zh: '表头单元格的内联样式对象，或返回样式的函数。',
    en: 'Inline style of the header cells as an object, or a function that returns it.'
  },
  'table.headerCellStyle~params': {
    zh: '与 [headerCellClassName](table.headerCellClassName) 收到的相同。',
    en: 'The same as for [headerCellClassName](table.headerCellClassName).'
  },
  'table.footerCellStyle': {
    zh: '表尾单元格的内联样式对象，或返回样式的函数。',
    en: 'Inline style of the footer cells as an object, or a function that returns it.'
  },
  'table.footerCellStyle~params': {
    zh: '与 [footerCellClassName](table.footerCellClassName) 收到的相同。',
    en: 'The same as for [footerCellClassName](table.footerCellClassName).'
  },
  'table.rowStyle': {
    zh: '表体行的内联样式对象，或返回样式的函数。展开行的内容也套用它，此时参数里多一个 `column`。',
    en: 'Inline style of the body rows as an object, or a function that returns it. It also applies to expanded content, where the parameters have a `column` in addition.'
  },
  'table.rowStyle~params': {
    zh: '与 [rowClassName](table.rowClassName) 收到的相同。',
    en: 'The same as for [rowClassName](table.rowClassName).'
  },
  'table.headerRowStyle': {
    zh: '表头行的内联样式对象，或返回样式的函数。',
    en: 'Inline style of the header rows as an object, or a function that returns it.'
  },
  'table.headerRowStyle~params': {
    zh: '与 [headerRowClassName](table.headerRowClassName) 收到的相同。',
    en: 'The same as for [headerRowClassName](table.headerRowClassName).'
  },
  'table.footerRowStyle': {
    zh: '表尾行的内联样式对象，或返回样式的函数。',
    en: 'Inline style of the footer rows as an object, or a function that returns it.'
  },
  'table.footerRowStyle~params': {
    zh: '与 [footerRowClassName](table.footerRowClassName) 收到的相同。',
    en: 'The same as for [footerRowClassName](table.footerRowClassName).'
  },
  'table.mergeCells': {
    zh: '要合并的单元格，按当前显示的位置计算：排序或筛选后合并留在原位，不跟着行走；列的显示、固定改变时清除。换上新的 `data` 也会清除，要再给一个新数组、调用 [setMergeCells()](table()setMergeCells)，或用 [reloadData()](table()reloadData) 换数据。不能用于树。',
    en: 'Cells to merge, by their position on screen: after sorting or filtering the merge stays in place instead of following its row, and showing, hiding or fixing columns removes it. So does new `data`: assign a new array, call [setMergeCells()](table()setMergeCells) or load with [reloadData()](table()reloadData). Not for trees.'
  },
  'table.mergeFooterItems': {
    zh: '要合并的表尾单元格，写法同 [mergeCells](table.mergeCells)，但 `row` 只能是表尾行的序号。换上新的 `data` 后同样被清除。',
    en: 'Footer cells to merge, written like [mergeCells](table.mergeCells), but `row` can only be the index of a footer row. New `data` removes them as well.'
  },
  'table.spanMethod': {
    zh: '逐格返回跨几行几列，`0` 表示被别的格子盖住，缺少的按 1 计算。每次渲染对每一格调用。不能和虚拟滚动一起用；设置了 [mergeCells](table.mergeCells) 时不调用。',
    en: 'Returns for each cell how many rows and columns it spans; `0` means covered by another cell, a missing number counts as 1. It runs for every cell at every render. Not with virtual scrolling, and ignored while [mergeCells](table.mergeCells) is in effect.'
  },
  'table.footerSpanMethod': {
    zh: '逐格返回表尾单元格跨几行几列，规则同 [spanMethod](table.spanMethod)。设置了 [mergeFooterItems](table.mergeFooterItems) 时不调用，不能和横向虚拟滚动一起用。',
    en: 'Returns for each footer cell how many rows and columns it spans, as [spanMethod](table.spanMethod) does. Ignored while [mergeFooterItems](table.mergeFooterItems) is in effect; not with horizontal virtual scrolling.'
  },
  'table.footerSpanMethod~params': {
    zh: '与 [footerCellClassName](table.footerCellClassName) 收到的相同。',
    en: 'The same as for [footerCellClassName](table.footerCellClassName).'
  },
  'table.showOverflow': {
    zh: '表体内容超出时截断成一行：`true` 或 `tooltip` 用提示显示全文，`title` 用浏览器的提示，`ellipsis` 只有省略号。不写则换行。虚拟滚动和 [rowConfig.height](table.rowConfig.height) 都需要它。改变之后要调用 [recalculate()](table()recalculate)。',
    en: 'Cuts body text to one line: `true` or `tooltip` shows all of it in a tooltip, `title` in that of the browser, `ellipsis` only adds dots. Without it text wraps. Virtual scrolling and [rowConfig.height](table.rowConfig.height) need it. After a change call [recalculate()](table()recalculate).'
  },
  'table.showHeaderOverflow': {
    zh: '表头文字超出时截断成一行，取值同 [showOverflow](table.showOverflow)。横向虚拟滚动时，表头总是一行。',
    en: 'Cuts header text to one line; values as for [showOverflow](table.showOverflow). With horizontal virtual scrolling the header is always cut.'
  },
  'table.showFooterOverflow': {
    zh: '表尾文字超出时截断成一行，取值同 [showOverflow](table.showOverflow)。横向虚拟滚动时，表尾总是一行。',
    en: 'Cuts footer text to one line; values as for [showOverflow](table.showOverflow). With horizontal virtual scrolling the footer is always cut.'
  },
  'table.columnKey': {
    zh: '用列的标识作为虚拟节点的 `key`，已由 `columnConfig.useKey` 取代，效果相同。',
    en: 'Takes the id of the column as the `key` of its cells. Superseded by `columnConfig.useKey`, which does the same.',
    deprecated: 'table.columnConfig.useKey'
  },
  'table.rowKey': {
    zh: '布尔值：用行的主键作为虚拟节点的 `key`，已由 `rowConfig.useKey` 取代。它不是主键字段名。',
    en: 'A boolean: the row key becomes the `key` of the row element. Superseded by `rowConfig.useKey`. It does not name the key field.',
    deprecated: 'table.rowConfig.useKey'
  },
  'table.rowId': {
    zh: '主键的字段名，已由 `rowConfig.keyField` 取代，两个都写时后者优先。',
    en: 'Field that holds the row key. Superseded by `rowConfig.keyField`, which wins when both are given.',
    deprecated: 'table.rowConfig.keyField'
  },
  'table.zIndex': {
    zh: '右键菜单的固定层级，不影响提示和筛选面板。不写时由公共的计数器分配，见[弹层层级](/table/start/zindex)。',
    en: 'Fixed layer of the context menu; tooltips and the filter panel are not affected. Without it a shared counter assigns one, see [Popup layers](/table/start/zindex).'
  },
  'table.emptyText': {
    zh: '没有行时显示的文字，默认是国际化文本 `vxe.table.emptyText`（“暂无数据”）。[#empty](table#empty) 插槽和 [emptyRender](table.emptyRender) 优先。',
    en: 'Text shown when there are no rows; by default the translation of `vxe.table.emptyText`. The slot [#empty](table#empty) and [emptyRender](table.emptyRender) come first.'
  },
  'table.keepSource': {
    zh: '加载时深拷贝一份数据作为原值，多占一份内存。改动角标、[getUpdateRecords()](table()getUpdateRecords)、[revertData()](table()revertData)、[reloadRow()](table()reloadRow) 和[校验](/table/edit/cellValid)改过的行都靠它；没有它，表格认为没有行改过。',
    en: 'Keeps a deep copy of the data as loaded, which takes as much memory again. Marks of changed cells, [getUpdateRecords()](table()getUpdateRecords), [revertData()](table()revertData), [reloadRow()](table()reloadRow) and [validating](/table/edit/cellValid) changed rows rest on it; without it no row counts as changed.'
  },
  'table.autoResize': {
    zh: '表格或父元素的尺寸变化时重新计算列宽和高度。只在挂载时决定要不要监听：挂载时为 `false`，以后改成 `true` 也没有用，要自己调用 [recalculate()](table()recalculate)。',
    en: 'Recomputes widths and heights when the table or its parent changes size. The observer is set up on mounting only: with `false` at that time a later `true` does nothing, and you call [recalculate()](table()recalculate) yourself.'
  },
  'table.syncResize': {
    zh: '绑定一个会变的值，它每次变成真值时表格重新布局，例如所在的标签页或抽屉打开的状态。表格不可见时不计算。',
    en: 'Bind a changing value: whenever it becomes truthy the table is laid out again, for example the open state of the tab or drawer around it. Nothing happens while the table is invisible.'
  },
  'table.resizeConfig': {
    zh: '[autoResize](table.autoResize) 监听到尺寸变化后，多久重新布局一次。',
    en: 'How often the table is laid out when [autoResize](table.autoResize) notices a change of size.'
  },
  'table.columnConfig': {
    zh: '所有列共同的设置：默认宽度、拖动列宽、当前列、最多固定几列。',
    en: 'Settings for all columns: default widths, resizing, the current column, how many may be fixed.'
  },
  'table.rowConfig': {
    zh: '所有行共同的设置：主键字段、行高、当前行、鼠标经过的底色。',
    en: 'Settings for all rows: key field, height, the current row, the tint under the pointer.'
  },
  'table.resizableConfig': {
    zh: '拖动列宽时的下限，配合 [columnConfig.resizable](table.columnConfig.resizable)。',
    en: 'Limit for resizing columns by dragging; goes with [columnConfig.resizable](table.columnConfig.resizable).'
  },
  'table.seqConfig': {
    zh: '序号列（`type: \'seq\'`）从几开始，或怎样计算。跨页连续的序号，`vxe-grid` 可以用 [proxyConfig.seq](grid.proxyConfig.seq)。',
    en: 'Where the numbers of a `seq` column start, or how they are computed. For numbers that continue across pages, `vxe-grid` has [proxyConfig.seq](grid.proxyConfig.seq).'
  },
  'table.filterConfig': {
    zh: '所有列共同的筛选设置：由谁筛选、面板的图标和按钮文字。只对写了 [filters](column.filters) 的列起作用，见[筛选](/table/base/filter)。',
    en: 'Settings for the filters of all columns: who filters, the icons and the texts of the panel. Only columns with [filters](column.filters) take part; see [Filter](/table/base/filter).'
  },
  'table.radioConfig': {
    zh: '单选列（`type: \'radio\'`）的设置：初始选中、禁用的行、点击范围、换数据后是否保留。一次只能选中一行，选中状态保存在表格里。',
    en: 'Settings of a `radio` column: the row selected at first, disabled rows, what reacts to a click, keeping the choice across data. One row at a time; the table holds the state.'
  },
  'table.checkboxConfig': {
    zh: '复选列（`type: \'checkbox\'`）的设置：初始勾选、禁用的行、点击范围、成片勾选、翻页保留，见[多选行](/table/base/selection)。',
    en: 'Settings of a `checkbox` column: rows checked at first, disabled rows, what reacts to a click, checking ranges, keeping rows across pages; see [Checkbox selection](/table/base/selection).'
  },
  'table.tooltipConfig': {
    zh: '单元格提示的外观和内容，提示由 [showOverflow](table.showOverflow) 或这里的 `showAll` 打开。与全局的 `tooltip`、`table.tooltipConfig` 合并，其余的键原样交给 [vxe-tooltip](tooltip.theme)，例如 `enterDelay`、`useHTML`、`zIndex`。',
    en: 'Look and content of the tooltips of cells, which [showOverflow](table.showOverflow) or `showAll` here switch on. It is merged with the global `tooltip` and `table.tooltipConfig`; other keys, such as `enterDelay`, `useHTML` and `zIndex`, go to [vxe-tooltip](tooltip.theme) as they are.'
  },
  'table.exportConfig': {
    zh: '[导出](/table/advanced/export)的默认参数。[openExport()](table()openExport) 的对话框和工具栏的导出按钮要求写它，空对象也可以；[exportData()](table()exportData) 没有它也能用。',
    en: 'Defaults for [exporting](/table/advanced/export). The dialog of [openExport()](table()openExport) and the button of the toolbar need it, an empty object will do; [exportData()](table()exportData) works without.'
  },
  'table.importConfig': {
    zh: '导入的默认参数。[openImport()](table()openImport) 的对话框和工具栏的导入按钮要求写它，空对象也可以；[importData()](table()importData) 没有它也能用。树不能用对话框导入。',
    en: 'Defaults for importing. The dialog of [openImport()](table()openImport) and the button of the toolbar need it, an empty object will do; [importData()](table()importData) works without. The dialog refuses trees.'
  },
  'table.printConfig': {
    zh: '打印的默认参数。[openPrint()](table()openPrint) 的对话框要求写它或 [exportConfig](table.exportConfig)，空对象也可以；[print()](table()print) 没有它也能用。',
    en: 'Defaults for printing. The dialog of [openPrint()](table()openPrint) needs it or [exportConfig](table.exportConfig), an empty object will do; [print()](table()print) works without.'
  },
  'table.expandConfig': {
    zh: '展开行的设置，要有一列 `type: \'expand\'`，内容写在它的 [#content](column#content) 插槽。表格上写了 [showOverflow](table.showOverflow) 时展开的内容不会换行；把它改写到各列上，展开列不写（表格写了、某列又设 `false`，开发环境会警告）。不能和虚拟滚动一起用。',
    en: 'Settings of expandable rows. They need a column of type `expand` with the content in its slot [#content](column#content). With [showOverflow](table.showOverflow) on the table that content does not wrap: write it on the other columns instead (`false` on one column beside the table’s own logs a warning in development). Not with virtual scrolling.'
  },
  'table.treeConfig': {
    zh: '把行显示成可以展开的树，另外要有一列 [treeNode](column.treeNode)，见[树形表格](/table/tree/basic)。排序只排根；嵌套的数据筛选也只看根，扁平数据的筛选见 [transform](table.treeConfig.transform)。',
    en: 'Shows the rows as a tree that folds; a column with [treeNode](column.treeNode) is needed too, see [Tree table](/table/tree/basic). Sorting moves roots only. Filters look at roots only when data is nested; for flat data see [transform](table.treeConfig.transform).'
  },
  'table.menuConfig': {
    zh: '右键菜单，表头、表体、表尾各有一份选项，都没有选项时不出现。点击选项时，先执行 `VXETable.menus` 里登记的同名指令（如果有），再触发 [menu-click](table@menu-click)。',
    en: 'Context menu with options of its own for header, body and footer; without any options there is none. Choosing one runs the command registered under its code in `VXETable.menus`, if any, then fires [menu-click](table@menu-click).'
  },
  'table.contextMenu': {
    zh: '右键菜单的旧名字。两个都写时合并，`menuConfig` 优先。',
    en: 'Old name of the context menu. When both are given they are merged and `menuConfig` wins.',
    deprecated: 'table.menuConfig'
  },
  'table.mouseConfig': {
    zh: '用鼠标选中单元格，是[键盘操作](table.keyboardConfig)移动单元格的前提。点表格之外会取消选中。`area` 的区域选取需要企业版插件。',
    en: 'Lets the mouse select a cell, which [keyboardConfig](table.keyboardConfig) then moves. A click outside the table clears it. Selecting areas with `area` takes the enterprise plugin.'
  },
  'table.areaConfig': {
    zh: '单元格区域选取的设置，只有安装企业版插件后才有作用。',
    en: 'Settings for selecting areas of cells. Only works with the enterprise plugin; without it the setting is ignored.'
  },
  'table.keyboardConfig': {
    zh: '逐项打开键盘操作：方向键、Tab、Enter、删除、直接输入等，默认只有 `isEsc`。只对正在使用的表格有效，即最后点击的那张，或调用过 [focus()](table()focus) 的。',
    en: 'Switches keys on one by one: arrows, Tab, Enter, Delete, typing and so on; only `isEsc` is on by default. Keys reach the active table, the one clicked last or given [focus()](table()focus).'
  },
  'table.clipConfig': {
    zh: '单元格区域复制粘贴的设置，只有安装企业版插件后才有作用；没有插件时开发环境会警告。',
    en: 'Settings for copying and pasting areas of cells. Only works with the enterprise plugin; without it the setting is ignored, with a warning in development.'
  },
  'table.fnrConfig': {
    zh: '查找和替换的设置，只有安装企业版插件后才有作用；没有插件时开发环境会警告。',
    en: 'Settings for find and replace. Only works with the enterprise plugin; without it the setting is ignored, with a warning in development.'
  },
  'table.editConfig': {
    zh: '单元格编辑的设置，写了它，有 [editRender](column.editRender) 的列才能编辑。`trigger` 和 `mode` 没有默认值，都要写，见[点击编辑](/table/edit/click)。',
    en: 'Settings for editing cells; only with it can columns with [editRender](column.editRender) be edited. `trigger` and `mode` have no default, give both; see [Click to edit](/table/edit/click).'
  },
  'table.validConfig': {
    zh: '[editRules](table.editRules) 的错误提示显示在哪里、显示几条、是否定位，见[单元格校验](/table/edit/cellValid)。',
    en: 'Where errors of the [editRules](table.editRules) are shown, how many, and whether the table goes to the first; see [Cell validation](/table/edit/cellValid).'
  },
  'table.editRules': {
    zh: '校验规则：键是列的 `field`，值是规则的数组，编辑时和调用 [validate()](table()validate) 时检查，见[单元格校验](/table/edit/cellValid)。',
    en: 'Validation rules: the key is the `field` of a column, the value an array of rules. They are checked while editing and by [validate()](table()validate); see [Cell validation](/table/edit/cellValid).'
  },
  'table.loadingConfig': {
    zh: '加载时的图标和文字，配合 [loading](table.loading)。写了 [#loading](table#loading) 插槽时不起作用。',
    en: 'Icon and text while [loading](table.loading). The slot [#loading](table#loading) replaces them.'
  },
  'table.emptyRender': {
    zh: '用 `VXETable.renderer` 中登记了 `renderEmpty` 的渲染器显示空数据，适合全站统一的样子。[#empty](table#empty) 插槽优先。',
    en: 'Shows empty data with a renderer registered in `VXETable.renderer` that has `renderEmpty`, for one look across the site. The slot [#empty](table#empty) comes first.'
  },
  'table.customConfig': {
    zh: '列设置面板的选项：哪些列可以隐藏、能否固定、按钮文字。面板由工具栏或 [openCustom()](table()openCustom) 打开；要用 [storage](table.customConfig.storage) 记住结果，还要有表格的 [id](table.id)。',
    en: 'Options of the panel for column settings: which columns can be hidden, whether they can be fixed, texts. The toolbar or [openCustom()](table()openCustom) opens it; remembering the result with [storage](table.customConfig.storage) also needs the [id](table.id) of the table.'
  },
  'table.scrollX': {
    zh: '横向虚拟滚动：只渲染看得见的列，适合几十列以上的表格。必须写 `enabled: true`，见[大量数据](/table/scroll/scroll)。',
    en: 'Horizontal virtual scrolling: renders the visible columns only, for tables of many dozens of columns. It needs `enabled: true`; see [Large data](/table/scroll/scroll).'
  },
  'table.scrollY': {
    zh: '纵向虚拟滚动：只渲染看得见的行，适合几百行以上的表格。必须写 `enabled: true`，并有高度和 [showOverflow](table.showOverflow)，见[大量数据](/table/scroll/scroll)。',
    en: 'Vertical virtual scrolling: renders the visible rows only, for tables of many hundreds of rows. It needs `enabled: true`, a height and [showOverflow](table.showOverflow); see [Large data](/table/scroll/scroll).'
  },
  'table.animat': {
    zh: '图标的过渡效果，例如展开箭头的旋转。设为 `false` 后立即切换。',
    en: 'Transitions of icons, such as the turn of an expand arrow. With `false` they switch at once.'
  },
  'table.delayHover': {
    zh: '滚动之后多少毫秒内不理会鼠标经过，包括行的底色、提示和 [cell-mouseenter](table@cell-mouseenter)、[cell-mouseleave](table@cell-mouseleave)。',
    en: 'Milliseconds after scrolling in which the pointer is ignored: no tint of the row, no tooltip, no [cell-mouseenter](table@cell-mouseenter) or [cell-mouseleave](table@cell-mouseleave).'
  },
  'table.params': {
    zh: '附带的任意数据，表格自己不用。在回调和事件里通过 `$table.params` 取得。',
    en: 'Any data of your own; the table does not use it. Read it as `$table.params` in callbacks and events.'
  }
} satisfies MemberTexts
