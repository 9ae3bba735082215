import type { MemberTexts } from './texts'

export default {
  'table()clearAll': {
    zh: '清除用户操作产生的状态，包括筛选、排序、勾选、单选、当前行列、展开和编辑，并滚动到左上角。数据、列宽和增删记录不变，下一次加载数据会重新应用默认勾选和默认展开。',
    en: 'Clears the state created by the user: filters, sorting, checked, selected and current rows, the current column, expansion and editing, and scrolls to the top left. Data, column widths and the records of inserted and deleted rows stay. The next load applies the default checks and the default expansion again.'
  },
  'table()syncData': {
    zh: '用内部的行重新加载一次数据，增删改的记录随之清空。如果要更换数据，请使用 [loadData()](table()loadData)。',
    en: 'Loads the internal rows again, which clears the records of inserted, deleted and changed rows. If you want to replace the data, use [loadData()](table()loadData).',
    deprecated: 'table()loadData'
  },
  'table()updateData': {
    zh: '按当前条件重新筛选、排序，并更新表尾。如果调用过 [setFilter()](table()setFilter)，或者在代码中修改了参与排序和筛选的值，可以通过该方法刷新表格。不触发事件，勾选等状态保留。',
    en: 'Filters and sorts the rows again by the current conditions and refreshes the footer. Call it after you call [setFilter()](table()setFilter) or change values that rows are sorted or filtered by. Events don’t fire, and checked rows and other state are kept.'
  },
  'table()loadData': {
    zh: '加载新的数据，保留排序、筛选和滚动位置。如果设置了 [keyField](table.rowConfig.keyField)，还会按主键保留勾选和展开状态。增删记录和合并单元格会被清空。如果数据量大，可以用该方法代替 [data](table.data)，避免 Vue 把每个字段转换为响应式数据，见[大量数据](/table/scroll/scroll)。',
    en: 'Loads new rows and keeps the sorting, the filters and the scroll position. If you set [keyField](table.rowConfig.keyField), checked and expanded rows are also kept. The records of inserted and deleted rows and the merged cells are cleared. If there are many rows, use this method instead of [data](table.data), so that Vue does not make every field reactive (see [Large data sets](/table/scroll/scroll)).'
  },
  'table()loadData~data': {
    zh: '行的数组，表格直接使用你传入的行对象，不修改数组本身。',
    en: 'The array of rows. The table uses your objects directly and does not modify the array itself.'
  },
  'table()reloadData': {
    zh: '先执行 [clearAll()](table()clearAll)，再加载新的数据，并应用默认勾选、默认展开等，但不会再次应用默认排序。',
    en: 'Calls [clearAll()](table()clearAll), loads new rows, then applies the default checks, the default expansion and so on. The default sort is not applied again.'
  },
  'table()reloadData~data': {
    same: 'table()loadData~data'
  },
  'table()reloadRow': {
    zh: '更新一行，并把更新后的值作为新的原值，之后该行不再算作已修改。保存成功后，可以通过该方法清除修改标记。需要设置 [keepSource](table.keepSource)。一次只能更新一行，不能更新新增的行和树的子节点。如果传入[懒加载的子节点](/table/tree/lazyEdit#pitfalls-defects)，会覆盖根节点的原值。',
    en: 'Updates a row and makes the result its new original values, so that the row no longer counts as changed. You can call it after a successful save, and you need [keepSource](table.keepSource). The method takes one row, not an array, and has no effect on inserted rows and child nodes. If you pass [lazily loaded child nodes](/table/tree/lazyEdit#pitfalls-defects), the original values of root nodes are overwritten.'
  },
  'table()reloadRow~row': {
    zh: '要更新的行，只能是一个行对象。',
    en: 'The row to update, which must be a single row object.'
  },
  'table()reloadRow~record': {
    zh: '要写入行数据的新值，默认使用行的当前值。',
    en: 'New values to write to the row. If you omit them, the row’s current values are used.'
  },
  'table()reloadRow~field': {
    zh: '只更新指定的字段。',
    en: 'Updates only this field.'
  },
  'table()loadColumn': {
    zh: '替换全部列，数据和勾选等状态保留。列在模板中声明时，模板中的列一旦变化，就会覆盖加载的列。`vxe-grid` 可以直接修改 [columns](grid.columns)。',
    en: 'Replaces all columns and keeps the data, checked rows and other state. If your columns are declared in the template, the next change there overrides the loaded columns. In `vxe-grid`, change [columns](grid.columns) instead.'
  },
  'table()loadColumn~columns': {
    zh: '列配置的数组，配置项与 [vxe-column](column.field) 的属性相同，分组使用 `children`。',
    en: 'An array of column options, named like the props of [vxe-column](column.field), where groups use `children`.'
  },
  'table()reloadColumn': {
    zh: '先执行 [clearAll()](table()clearAll)，再替换全部列。',
    en: 'Calls [clearAll()](table()clearAll), then replaces all columns.'
  },
  'table()reloadColumn~columns': {
    same: 'table()loadColumn~columns'
  },
  'table()getRowNode': {
    zh: '返回 `tr` 元素对应的行，可以在你自己监听的拖放等 DOM 事件中使用。`item` 是行，`items` 是该行所在的列表，`parent` 是父节点。`index` 是索引，子节点的索引为 -1，懒加载的子节点为在同级节点中的索引。找不到行时，返回 `null`。',
    en: 'Returns the row of a `tr` element, for your own listeners of DOM events such as drag and drop. `item` is the row, `items` is the list that contains the row, and `parent` is its parent node. `index` is the row index, -1 for child nodes, or the index among the siblings for lazily loaded child nodes. If there is no such row, the method returns `null`.'
  },
  'table()getColumnNode': {
    zh: '返回 `th` 或 `td` 元素对应的列。`item` 是列，`items` 是同级的列，`index` 是索引，`parent` 是所在的分组。找不到列时，返回 `null`。',
    en: 'Returns the column of a `th` or `td` element. `item` is the column, `items` are its siblings, `index` is its index, and `parent` is its group. If there is no such column, the method returns `null`.'
  },
  'table()getRowIndex': {
    zh: '返回行在已加载的 `data` 中的索引，不受排序和筛选影响。新增的行、树的子节点和不在表格中的行返回 -1，懒加载的子节点返回在同级节点中的索引。',
    en: 'Returns the index of the row in the loaded `data`, regardless of sorting and filters. Inserted rows, child nodes and rows that are not in the table return -1. Lazily loaded child nodes return their index among the siblings.'
  },
  'table()getVTRowIndex': {
    zh: '返回行在筛选和排序之后的索引，未渲染的行也计算在内，被筛选隐藏的行返回 -1。设置了 `transform` 的树按展开后可见的节点计算，嵌套的树只有根节点有索引。',
    en: 'Returns the index of the row after filtering and sorting, counting rows that are not rendered, or -1 for rows hidden by a filter. In trees with `transform`, the visible nodes are counted, but in nested trees, only root nodes have an index.'
  },
  'table()getVMRowIndex': {
    zh: '返回行在当前渲染的行中的索引，未渲染时返回 -1。如果没有启用虚拟滚动，结果与 [getVTRowIndex()](table()getVTRowIndex) 相同。',
    en: 'Returns the index of the row among the rendered rows, or -1 if the row is not rendered. If you don’t use virtual scrolling, the result is the same as for [getVTRowIndex()](table()getVTRowIndex).'
  },
  'table()getColumnIndex': {
    zh: '返回列在全部列中的索引，隐藏的列也计算在内。使用分组表头时，返回列在同一分组中的索引。找不到列时返回 -1。',
    en: 'Returns the index of the column among all columns, counting hidden ones. If there are grouped headers, the index is relative to the group. If the column is not found, you get -1.'
  },
  'table()getVTColumnIndex': {
    zh: '返回列在可见列中的索引，左侧固定列排在最前，右侧固定列排在最后，隐藏的列返回 -1。',
    en: 'Returns the index of the column among the visible columns, or -1 for hidden columns. Columns fixed on the left come first, and columns fixed on the right come last.'
  },
  'table()getVMColumnIndex': {
    zh: '返回列在当前渲染的列中的索引，未渲染时返回 -1。如果没有启用横向虚拟滚动，结果与 [getVTColumnIndex()](table()getVTColumnIndex) 相同。',
    en: 'Returns the index of the column among the rendered columns, or -1 if the column is not rendered. If you don’t use horizontal virtual scrolling, the result is the same as for [getVTColumnIndex()](table()getVTColumnIndex).'
  },
  'table()createData': {
    zh: '为数组中的对象补齐各列的字段和主键，但不添加到表格。方法会直接修改并返回你传入的对象。单个对象使用 [createRow()](table()createRow)。',
    en: 'Adds the fields of all columns and a row key to an array of objects, without inserting them into the table. The objects you pass are modified and returned. For a single object, use [createRow()](table()createRow).'
  },
  'table()createData~records': {
    zh: '要补齐字段的对象数组。',
    en: 'The array of objects to complete.'
  },
  'table()createRow': {
    zh: '为一个或多个对象补齐各列的字段和主键，但不添加到表格。字段的值为 [defaultValue](column.editRender.defaultValue)，未设置时为 `null`。传入单个对象，返回的也是单个对象。如果要添加到表格，可以使用 [insert()](table()insert)。',
    en: 'Adds the fields of all columns and a row key to one or more objects, without inserting them into the table. The value of a field is [defaultValue](column.editRender.defaultValue), or `null` if that is not set. If you pass a single object, you get a single object. To insert rows, use [insert()](table()insert).'
  },
  'table()createRow~records': {
    zh: '一个对象，或对象的数组。',
    en: 'An object, or an array of objects.'
  },
  'table()revertData': {
    zh: '把行还原为加载时的值，需要设置 [keepSource](table.keepSource)，新增的行不变。不传参数时，重新加载原数据：新增的行消失，删除的行恢复，排序等状态清空。重新加载后显示的行是副本，不再是 `data` 中的对象。树只能还原根节点。如果传入[懒加载的子节点](/table/tree/lazyEdit#pitfalls-defects)，会写入根节点的数据。',
    en: 'Reverts rows to the loaded values, for which you need [keepSource](table.keepSource). Inserted rows are skipped. If you don’t pass arguments, the original data is loaded again: inserted rows disappear, deleted rows return, and sorting and other state is cleared. The rows shown afterwards are copies, no longer the objects in your `data`. Of the tree rows you pass, only root nodes are reverted, and [lazily loaded child nodes](/table/tree/lazyEdit#pitfalls-defects) are overwritten with the data of root nodes.'
  },
  'table()revertData~rows': {
    zh: '要还原的行，默认还原整个表格。',
    en: 'The rows to revert. If you omit them, the whole table is reverted.'
  },
  'table()revertData~field': {
    zh: '只还原指定的字段。',
    en: 'Reverts only this field.'
  },
  'table()clearData': {
    zh: '把单元格的值设为 `null`：指定行的一个字段，或指定行的全部可见列。不传参数时，清空全部行，树形表格只清空根节点。传入 `null` 会抛出异常。行本身保留，如果要删除行，可以使用 [remove()](table()remove)。',
    en: 'Sets cell values to `null`: one field of the given rows, or all their visible columns. If you don’t pass arguments, all rows are cleared (in a tree, only root nodes). Passing `null` throws an error. The rows stay, so if you want to delete them, use [remove()](table()remove).'
  },
  'table()clearData~rows': {
    zh: '要清空的行，默认清空全部行。',
    en: 'The rows to clear. If you omit them, all rows are cleared.'
  },
  'table()clearData~field': {
    zh: '只清空指定的字段。',
    en: 'Clears only this field.'
  },
  'table()isInsertByRow': {
    zh: '返回行是否在上次加载数据之后通过 [insert()](table()insert) 等方法新增。返回值只能用于判断真假，因为结果为真的返回值是行对象，而不是 `true`。',
    en: 'Returns whether the row was inserted by [insert()](table()insert) or a similar method since data was last loaded. Only test whether the result is truthy, because for an inserted row it is the row object, not `true`.'
  },
  'table()isUpdateByRow': {
    zh: '返回行的值与加载时相比是否改变，需要设置 [keepSource](table.keepSource)。只比较有对应列的字段，新增的行返回 `false`。在设置了 `transform` 的树中，只检测根节点，子节点始终返回 `false`，而懒加载的子节点始终返回 `true`。',
    en: 'Returns whether the row differs from the loaded values, for which you need [keepSource](table.keepSource). Only fields that have a column are compared, and inserted rows return `false`. In a tree with `transform`, only root nodes are compared, child nodes always return `false`, and lazily loaded child nodes always return `true`.'
  },
  'table()isUpdateByRow~field': {
    zh: '只比较指定的字段。',
    en: 'Compares only this field.'
  },
  'table()getColumns': {
    zh: '返回全部可见列，顺序与显示顺序相同，不含分组。传入索引时，返回该索引的列。修改列的 `visible` 之后，需要调用 [refreshColumn()](table()refreshColumn) 才生效。',
    en: 'Returns all visible columns in display order, without groups. If you pass an index, you get the column at that index. A change of `visible` takes effect after you call [refreshColumn()](table()refreshColumn).'
  },
  'table()getColumns~columnIndex': {
    zh: '在可见列中的索引，从 0 开始，默认返回全部可见列。',
    en: 'The index among the visible columns, starting from 0. If you omit it, all visible columns are returned.'
  },
  'table()getColumnById': {
    zh: '按 `column.id` 返回列，找不到时返回 `null`。',
    en: 'Returns the column with this `column.id`, or `null` if there is none.'
  },
  'table()getColumnByField': {
    zh: '按 `field` 返回列，包括隐藏的列，找不到时返回 `null`。多列的 `field` 相同时，返回最后一列。',
    en: 'Returns the column with this `field`, including hidden columns, or `null` if there is none. If several columns have the same `field`, you get the last one.'
  },
  'table()getTableColumn': {
    zh: '返回四个列的数组，其中 `collectColumn` 是声明的列结构，包含分组。`fullColumn` 是全部列，不含分组，`visibleColumn` 是可见列，`tableColumn` 是当前渲染的列。',
    en: 'Returns four arrays of columns, where `collectColumn` holds the columns as declared, with groups. `fullColumn` holds all columns without groups, `visibleColumn` the visible columns, and `tableColumn` the rendered columns.'
  },
  'table()getData': {
    zh: '返回传给 [data](table.data) 的数组的副本，未设置该属性时返回最后一次加载的数组的副本。传入索引时，返回该索引的行。结果不含新增的行，但仍包含删除的行。如果要获取表格当前的行，可以使用 [getTableData()](table()getTableData)。',
    en: 'Returns a copy of the array you passed to [data](table.data), or of the array loaded last if that prop is not set. If you pass an index, you get the row at that index. The result does not contain inserted rows but still contains deleted rows. To get the current rows of the table, use [getTableData()](table()getTableData).'
  },
  'table()getData~rowIndex': {
    zh: '数组中的索引，从 0 开始，默认返回全部行。',
    en: 'The index in the array, starting from 0. If you omit it, all rows are returned.'
  },
  'table()getCheckboxRecords': {
    zh: '返回勾选的行，默认只包含符合筛选条件的行，没有勾选的行时返回空数组。如果未设置 `checkField`，结果的顺序与表格无关，更换数据后返回的仍是勾选时的旧对象。见[多选行](/table/base/selection)。',
    en: 'Returns the checked rows, by default only rows that match the filters, or an empty array if none is checked. If you don’t set `checkField`, the order is not that of the table, and after new data is loaded, the result still holds the objects that were checked (see [Checkbox selection](/table/base/selection)).'
  },
  'table()getRowById': {
    zh: '按主键返回行，找不到时返回 `null`。在非树形表格中，新增的行无法找到，删除的行在重新加载数据之前仍能找到。',
    en: 'Returns the row with this row key, or `null` if there is none. In a table without a tree, you can’t find inserted rows, but still find deleted rows until data is loaded again.'
  },
  'table()getRowById~rowid': {
    zh: '[keyField](table.rowConfig.keyField) 所指字段的值，不需要编码。',
    en: 'The value of the field named by [keyField](table.rowConfig.keyField), not encoded.'
  },
  'table()getTableData': {
    zh: '返回四个数组，其中 `fullData` 是全部行，包含新增的行，树形表格只有根节点。`visibleData` 是筛选和排序之后的行，`tableData` 是当前渲染的行，`footerData` 是表尾的行。',
    en: 'Returns four arrays, where `fullData` holds all rows including inserted ones (in a tree, the root nodes). `visibleData` holds the rows after filtering and sorting, `tableData` the rendered rows, and `footerData` the footer rows.'
  },
  'table()setColumnFixed': {
    zh: '把列固定到左侧或右侧。列在分组中时，固定整个分组。如果固定列的数量已达到 [maxFixedSize](table.columnConfig.maxFixedSize)，显示消息提示，列不会固定。已固定的列可以改为固定到另一侧，不受该限制。',
    en: 'Fixes a column on the left or right side, together with its whole group if the column is in a group. When [maxFixedSize](table.columnConfig.maxFixedSize) columns are already fixed, a message appears and the column is not fixed. This limit does not apply if you move a fixed column to the other side.'
  },
  'table()setColumnFixed~fieldOrColumn': {
    zh: '列对象，或列的 `field`。',
    en: 'A column object, or the `field` of a column.'
  },
  'table()setColumnFixed~fixed': {
    zh: '`left` 或 `right`。如果要取消固定，可以使用 [clearColumnFixed()](table()clearColumnFixed)。',
    en: '`left` or `right`. If you want to unfix the column, use [clearColumnFixed()](table()clearColumnFixed).'
  },
  'table()clearColumnFixed': {
    zh: '取消列的固定。列在分组中时，取消整个分组的固定。',
    en: 'Unfixes a column, together with its whole group if the column is in a group.'
  },
  'table()clearColumnFixed~fieldOrColumn': {
    same: 'table()setColumnFixed~fieldOrColumn'
  },
  'table()hideColumn': {
    zh: '隐藏列，不触发事件。不能直接隐藏分组，需要隐藏分组中的每一列。如果设置了 [storage](table.customConfig.storage)，隐藏状态会保存。之后可以通过 [resetColumn()](table()resetColumn) 恢复。',
    en: 'Hides a column and does not fire an event. The method has no effect on a group, so hide each column of the group. If you use [storage](table.customConfig.storage), the hidden state is saved, and you can undo it with [resetColumn()](table()resetColumn).'
  },
  'table()hideColumn~fieldOrColumn': {
    same: 'table()setColumnFixed~fieldOrColumn'
  },
  'table()showColumn': {
    zh: '显示隐藏的列，不触发事件。如果设置了 [storage](table.customConfig.storage)，显示状态会保存。',
    en: 'Shows a hidden column and does not fire an event. If you use [storage](table.customConfig.storage), the visible state is saved.'
  },
  'table()showColumn~fieldOrColumn': {
    same: 'table()setColumnFixed~fieldOrColumn'
  },
  'table()setColumnWidth': {
    zh: '设置列宽，但在 3.8.6 中没有持久的效果。该方法只修改内部的渲染宽度，下一次布局时会恢复，百分比的计算结果也不正确。解决方法：把 `column.resizeWidth` 设为像素数，再调用 [refreshColumn()](table()refreshColumn)。',
    en: 'Sets the width of a column, but does not have a lasting effect in 3.8.6. The method only changes an internal width, which the next layout overwrites, and percentages are calculated incorrectly. Workaround: set `column.resizeWidth` to a number of pixels, then call [refreshColumn()](table()refreshColumn).'
  },
  'table()setColumnWidth~fieldOrColumn': {
    same: 'table()setColumnFixed~fieldOrColumn'
  },
  'table()getColumnWidth': {
    zh: '返回列当前渲染的宽度，单位为 px，找不到列时返回 0。',
    en: 'Returns the rendered width of a column in px, or 0 if there is no such column.'
  },
  'table()getColumnWidth~fieldOrColumn': {
    same: 'table()setColumnFixed~fieldOrColumn'
  },
  'table()resetColumn': {
    zh: '恢复列的初始状态。列的显示状态始终恢复，`customConfig.checkMethod` 不允许勾选的列除外，传入 `visible: false` 也不生效。列宽、固定和顺序需要通过参数指定，传入 `true` 会全部恢复。',
    en: 'Restores the initial state of columns. The visibility is always restored, except for columns that `customConfig.checkMethod` disallows, and you can’t exclude it with `visible: false`. Widths, fixed state and order are restored only if you specify them, or all together with `true`.'
  },
  'table()resetColumn~options': {
    zh: '`true` 表示恢复全部，也可以通过对象 `{ resizable, fixed, sort }` 选择要恢复的项。',
    en: '`true` restores everything, and with an object `{ resizable, fixed, sort }` you select what to restore.'
  },
  'table()refreshColumn': {
    zh: '使列对象的修改生效。如果在代码中修改了 `visible`、`fixed`、`width`、`resizeWidth` 等，需要调用该方法。',
    en: 'Applies changes made to column objects. Call it after you change `visible`, `fixed`, `width`, `resizeWidth` and so on.'
  },
  'table()refreshColumn~resiveOrder': {
    zh: '传入 `true` 时，按列设置中的顺序（`column.renderSortNumber`）重新排列全部列。',
    en: 'If `true`, the columns are rearranged in the order of the column settings (`column.renderSortNumber`).'
  },
  'table()refreshScroll': {
    zh: '恢复最后的滚动位置，并同步固定列和表尾。表格从隐藏变为显示后位置错乱时，可以调用该方法。在 `keep-alive` 中，表格会自动调用，见[页面缓存](/table/advanced/keepAlives)。',
    en: 'Restores the last scroll position and aligns the fixed columns and the footer with it. Call it if you find them misaligned after the table was hidden. Inside `keep-alive`, the table does this automatically (see [Cached pages](/table/advanced/keepAlives)).'
  },
  'table()recalculate': {
    zh: '重新计算列宽、高度和滚动条。开启 [autoResize](table.autoResize) 后，尺寸变化会自动处理。如果内容改变了行高，或者关闭了 `autoResize`，需要手动调用。',
    en: 'Recalculates column widths, heights and scrollbars. If you use [autoResize](table.autoResize), size changes are handled automatically. Call the method when your content changes the row height, or when `autoResize` is off.'
  },
  'table()openTooltip': {
    zh: '在任意元素旁显示表格的工具提示，同一时间只显示一个，可以通过 [closeTooltip()](table()closeTooltip) 关闭。[tooltipConfig](table.tooltipConfig) 对该工具提示不生效，主题和延迟使用全局设置。',
    en: 'Shows a tooltip of the table next to any element, one at a time. You can hide it with [closeTooltip()](table()closeTooltip). The tooltip ignores [tooltipConfig](table.tooltipConfig) and takes its theme and delays from the global settings.'
  },
  'table()openTooltip~content': {
    zh: '工具提示的文本。',
    en: 'The text to show.'
  },
  'table()closeTooltip': {
    zh: '关闭表格的工具提示，包括单元格内容溢出时的工具提示。',
    en: 'Hides the tooltips of the table, including the tooltip of a cell with overflowing content.'
  },
  'table()setCheckboxRow': {
    zh: '勾选或取消勾选若干行，不受 `checkMethod` 限制，不触发事件。在未设置 `checkStrictly` 的树中，子节点和父节点随之变化。每一行都要遍历整个表格，如果要操作上千行，可以改用 [setAllCheckboxRow()](table()setAllCheckboxRow) 或 `checkField`。',
    en: 'Checks or unchecks rows, ignoring `checkMethod` and without firing an event. In a tree without `checkStrictly`, child and parent nodes change accordingly. Each row requires iterating over the whole table, so if you have thousands of rows, use [setAllCheckboxRow()](table()setAllCheckboxRow) or `checkField`.'
  },
  'table()setCheckboxRow~checked': {
    zh: '`true` 勾选，`false` 取消勾选。',
    en: '`true` checks, `false` unchecks.'
  },
  'table()isAllCheckboxChecked': {
    zh: '返回表头的复选框是否已勾选。只有符合筛选条件且可勾选的行全部勾选，表头的复选框才会勾选。',
    en: 'Returns whether the checkbox in the header is checked, which is the case if all rows that match the filters and can be checked are checked.'
  },
  'table()isAllCheckboxIndeterminate': {
    zh: '返回表头的复选框是否为半选，即只勾选了部分行。',
    en: 'Returns whether the checkbox in the header is indeterminate, that is, some rows are checked, but not all.'
  },
  'table()isCheckedByCheckboxRow': {
    zh: '返回行是否已勾选，如果设置了 `checkField`，返回该字段的值。',
    en: 'Returns whether the row is checked or, if you use `checkField`, the value of that field.'
  },
  'table()toggleCheckboxRow': {
    zh: '切换一行的勾选状态，不受 `checkMethod` 限制，不触发事件。',
    en: 'Toggles the checked state of a row, ignoring `checkMethod` and without firing an event.'
  },
  'table()setAllCheckboxRow': {
    zh: '勾选或取消勾选符合筛选条件的全部行，不受 `checkMethod` 限制，不触发事件。如果设置了 `checkStrictly`，只改变表头的复选框，不勾选任何行。',
    en: 'Checks or unchecks all rows that match the filters, ignoring `checkMethod` and without firing an event. If you set `checkStrictly`, only the checkbox in the header changes, and rows are not checked.'
  },
  'table()setAllCheckboxRow~checked': {
    same: 'table()setCheckboxRow~checked'
  },
  'table()getRadioReserveRecord': {
    zh: '返回通过 [reserve](table.radioConfig.reserve) 保留、但不在当前数据中的选中行，没有时返回 `null`。请始终传入 `true`，否则主键为数字的行即使在当前页也会返回。在树中，省略参数的结果正好相反（主键为文本），或始终为 `null`（主键为数字）。',
    en: 'Returns the selected row that [reserve](table.radioConfig.reserve) keeps and that is not in the current data, or `null` if there is none. Always pass `true`. If you omit the argument, a row with a numeric row key is returned even if the row is on the current page. In a tree, the result is then the opposite for text row keys, and always `null` for numeric ones.'
  },
  'table()getRadioReserveRecord~isFull': {
    zh: '传入 `true` 时与全部数据比较，否则与符合筛选条件的行比较，存在上述缺陷。',
    en: 'If `true`, the row is compared with all loaded rows, otherwise with the rows that match the filters, which has the bug described above.'
  },
  'table()clearRadioReserve': {
    zh: '清除通过 [reserve](table.radioConfig.reserve) 保留的单选行。[clearRadioRow()](table()clearRadioRow) 不会清除该行，换页后该行会再次选中，所以两个方法都要调用。',
    en: 'Clears the row that [reserve](table.radioConfig.reserve) keeps. [clearRadioRow()](table()clearRadioRow) does not clear this row, which would be selected again when its page is loaded, so call both methods.'
  },
  'table()getCheckboxReserveRecords': {
    zh: '返回通过 [reserve](table.checkboxConfig.reserve) 保留勾选、但不在当前页的行。当前页勾选的行可以通过 [getCheckboxRecords()](table()getCheckboxRecords) 获取。',
    en: 'Returns the checked rows that [reserve](table.checkboxConfig.reserve) keeps and that are not on the current page. You get the checked rows on the current page with [getCheckboxRecords()](table()getCheckboxRecords).'
  },
  'table()getCheckboxReserveRecords~isFull': {
    zh: '传入 `true` 时只包含不在全部数据中的行，否则也包含被筛选隐藏的行。',
    en: 'If `true`, only rows that are not loaded are included, otherwise also rows hidden by a filter.'
  },
  'table()getCheckboxIndeterminateRecords': {
    zh: '返回树中半选的节点，通常与勾选的行一起提交。如果表格不是树，返回空数组。',
    en: 'Returns the indeterminate nodes of a tree, which you often submit together with the checked rows, or an empty array if the table is not a tree.'
  },
  'table()getCheckboxIndeterminateRecords~isFull': {
    zh: '传入 `true` 时也包含已不在当前数据中的节点。',
    en: 'If `true`, nodes that are no longer in the current data are also included.'
  },
  'table()clearCheckboxReserve': {
    zh: '清除通过 [reserve](table.checkboxConfig.reserve) 保留的其他页的勾选，当前页的勾选不变。',
    en: 'Clears the checked rows of other pages that [reserve](table.checkboxConfig.reserve) keeps, but those of the current page stay checked.'
  },
  'table()toggleAllCheckboxRow': {
    zh: '与点击表头的复选框相同，跳过 `checkMethod` 不允许勾选的行，并触发 [checkbox-all](table@checkbox-all)，事件的 `$event` 为 `null`。',
    en: 'Acts like clicking the checkbox in the header. Rows that `checkMethod` disallows are skipped, and [checkbox-all](table@checkbox-all) fires with `null` as `$event`.'
  },
  'table()clearCheckboxRow': {
    zh: '取消全部勾选，包括被禁用和被筛选隐藏的行，不触发事件。其他页保留的勾选可以再通过 [clearCheckboxReserve()](table()clearCheckboxReserve) 清除。',
    en: 'Unchecks all rows, including disabled rows and rows hidden by a filter, without firing an event. If you also want to clear the checked rows kept for other pages, call [clearCheckboxReserve()](table()clearCheckboxReserve).'
  },
  'table()setCurrentRow': {
    zh: '把一行设置为当前行，不触发事件。要高亮显示，需要设置 [rowConfig.isCurrent](table.rowConfig.isCurrent)。表格不会滚动到该行。',
    en: 'Makes a row the current row without firing an event. The highlight requires [rowConfig.isCurrent](table.rowConfig.isCurrent), and the table does not scroll to the row.'
  },
  'table()isCheckedByRadioRow': {
    zh: '返回行是否为单选框选中的行，按对象引用比较。',
    en: 'Returns whether this row object is the row selected by radio button, comparing objects by reference.'
  },
  'table()setRadioRow': {
    zh: '选中一行的单选框，不受 `checkMethod` 限制，不触发事件。如果要取消选中，可以使用 [clearRadioRow()](table()clearRadioRow)。',
    en: 'Selects the radio button of a row, ignoring `checkMethod` and without firing an event. If you want to deselect the row, use [clearRadioRow()](table()clearRadioRow).'
  },
  'table()setPendingRow': {
    zh: '将行标记删除，或取消标记。标记的行显示删除线，不能编辑。保存时，你可以通过 [getPendingRecords()](table()getPendingRecords) 获取这些行并删除。重新加载数据不会清除标记，保存后需要调用 [clearPendingRow()](table()clearPendingRow)。',
    en: 'Marks rows for deletion or removes the mark. Users see marked rows struck through and can’t edit them. [getPendingRecords()](table()getPendingRecords) returns them, so that you can delete them when saving. Loading new data does not clear the marks, so call [clearPendingRow()](table()clearPendingRow) after saving.'
  },
  'table()setPendingRow~status': {
    zh: '`true` 标记删除，`false` 取消标记。',
    en: '`true` marks the rows, `false` removes the mark.'
  },
  'table()togglePendingRow': {
    zh: '切换行的标记删除状态，见 [setPendingRow()](table()setPendingRow)。',
    en: 'Toggles whether rows are marked for deletion, as with [setPendingRow()](table()setPendingRow).'
  },
  'table()getPendingRecords': {
    zh: '返回标记删除的行，其中可能包含重新加载之前的旧对象。',
    en: 'Returns the rows marked for deletion, which can include objects from before the last load.'
  },
  'table()clearPendingRow': {
    zh: '取消全部行的标记删除。',
    en: 'Removes all marks for deletion.'
  },
  'table()clearMergeCells': {
    zh: '取消表体中的全部合并单元格。',
    en: 'Unmerges all merged cells in the body.'
  },
  'table()clearMergeFooterItems': {
    zh: '取消表尾中的全部合并单元格。',
    en: 'Unmerges all merged cells in the footer.'
  },
  'table()clearCurrentRow': {
    zh: '取消当前行，不触发事件。',
    en: 'Clears the current row without firing an event.'
  },
  'table()clearRadioRow': {
    zh: '取消单选框选中的行，不触发事件。如果设置了 `reserve`，还要调用 [clearRadioReserve()](table()clearRadioReserve)，否则下次加载到该行后会再次选中。',
    en: 'Deselects the row selected by radio button and does not fire an event. If you use `reserve`, also call [clearRadioReserve()](table()clearRadioReserve), otherwise the row is selected again the next time you load it.'
  },
  'table()getMergeCells': {
    zh: '返回表体的全部合并单元格。每项包含 `row`、`col`、`rowspan` 和 `colspan`，其中 `row` 和 `col` 是可见行、可见列的索引。',
    en: 'Returns all merged cells of the body. Each item has `row`, `col`, `rowspan` and `colspan`, where `row` and `col` are indexes among the visible rows and columns.'
  },
  'table()getMergeFooterItems': {
    zh: '返回表尾的全部合并单元格，结构与 [getMergeCells()](table()getMergeCells) 的返回值相同。',
    en: 'Returns all merged cells of the footer, in the same form as [getMergeCells()](table()getMergeCells).'
  },
  'table()getCurrentColumn': {
    zh: '返回当前列，没有时返回 `null`。如果未设置 [columnConfig.isCurrent](table.columnConfig.isCurrent)，始终返回 `null`。',
    en: 'Returns the current column, or `null` if there is none. You always get `null` if [columnConfig.isCurrent](table.columnConfig.isCurrent) is not set.'
  },
  'table()getCurrentRecord': {
    zh: '返回当前行，没有时返回 `null`。加载新的行对象后也返回 `null`，但原位置的背景色仍然显示，直到调用 [clearCurrentRow()](table()clearCurrentRow)。如果未设置 [rowConfig.isCurrent](table.rowConfig.isCurrent)，始终返回 `null`。',
    en: 'Returns the current row, or `null` if there is none. After new row objects are loaded, the result is also `null`, but the background color remains at the old position until you call [clearCurrentRow()](table()clearCurrentRow). You always get `null` if [rowConfig.isCurrent](table.rowConfig.isCurrent) is not set.'
  },
  'table()getRadioRecord': {
    zh: '返回单选框选中的行，没有时返回 `null`。如果未设置 [reserve](table.radioConfig.reserve)，加载新的行对象后该行不再选中。',
    en: 'Returns the row selected by radio button, or `null` if there is none. When you load new row objects, the selection is lost unless [reserve](table.radioConfig.reserve) is set.'
  },
  'table()setCurrentColumn': {
    zh: '把一列设置为当前列并高亮显示，不触发事件。只有设置了 [columnConfig.isCurrent](table.columnConfig.isCurrent)，[getCurrentColumn()](table()getCurrentColumn) 才会返回该列。',
    en: 'Makes a column the current column and highlights it, without firing an event. [getCurrentColumn()](table()getCurrentColumn) returns the column only if [columnConfig.isCurrent](table.columnConfig.isCurrent) is set.'
  },
  'table()setCurrentColumn~fieldOrColumn': {
    same: 'table()setColumnFixed~fieldOrColumn'
  },
  'table()clearCurrentColumn': {
    zh: '取消当前列。',
    en: 'Clears the current column.'
  },
  'table()sort': {
    zh: '按一列或多列排序，不触发 [sort-change](table@sort-change)。如果未设置 [multiple](table.sortConfig.multiple)，只使用第一个条件，并清除其他列的排序，否则未指定的列保持不变。如果设置了 `remote`，只高亮排序箭头。见[排序](/table/base/sort)。',
    en: 'Sorts by one or more columns and does not fire [sort-change](table@sort-change). Unless you set [multiple](table.sortConfig.multiple), only the first condition is used, and the sort of other columns is cleared. If you set `multiple`, columns that you don’t specify stay sorted. If you set `remote`, only the sort arrow is highlighted (see [Sorting](/table/base/sort)).'
  },
  'table()sort~sortConfs': {
    zh: '字段名、`{ field, order }` 对象，或 `{ field, order }` 对象的数组。未设置 `sortable` 的列会被忽略。',
    en: 'A field name, an object `{ field, order }`, or an array of such objects, where columns without `sortable` are ignored.'
  },
  'table()sort~order': {
    zh: '排序方向，在第一个参数为字段名时使用。默认使用 [orders](table.sortConfig.orders) 中的下一个值，`null` 取消排序。',
    en: 'The sort direction when the first argument is a field name. If you omit it, the next value in [orders](table.sortConfig.orders) is used, and `null` clears the sort.'
  },
  'table()clearSort': {
    zh: '取消一列或全部列的排序，恢复原来的顺序，不触发事件。',
    en: 'Clears the sort of one or all columns and restores the original order without firing an event.'
  },
  'table()clearSort~fieldOrColumn': {
    zh: '列的 `field` 或列对象，默认取消全部列的排序。',
    en: 'The `field` of a column, or a column object. If you omit it, the sort of all columns is cleared.'
  },
  'table()getSortColumn': {
    zh: '返回第一个正在排序的列，没有时返回 `undefined`。',
    en: 'Returns the first sorted column, or `undefined` if there is none.',
    deprecated: 'table()getSortColumns'
  },
  'table()closeFilter': {
    zh: '关闭筛选面板，放弃未确认的选择，并触发 [filter-visible](table@filter-visible)。',
    en: 'Closes the filter panel, discards selections that were not confirmed, and fires [filter-visible](table@filter-visible).'
  },
  'table()isActiveFilterByColumn': {
    zh: '返回列是否有生效的筛选条件。不传参数时，返回是否有任意一列生效。',
    en: 'Returns whether a filter of the column is in effect. If you don’t pass an argument, returns whether a filter of any column is in effect.'
  },
  'table()isActiveFilterByColumn~fieldOrColumn': {
    zh: '列对象，或列的 `field`，默认检查任意一列。',
    en: 'A column object, or the `field` of a column. If you omit it, any column counts.'
  },
  'table()isFilter': {
    zh: '[isActiveFilterByColumn()](table()isActiveFilterByColumn) 的旧名称，已废弃。',
    en: 'The deprecated name of [isActiveFilterByColumn()](table()isActiveFilterByColumn).',
    deprecated: 'table()isActiveFilterByColumn'
  },
  'table()isFilter~fieldOrColumn': { same: 'table()isActiveFilterByColumn~fieldOrColumn' },
  'table()isRowExpandLoaded': {
    zh: '返回 [lazy](table.expandConfig.lazy) 的展开行是否已经加载过内容。',
    en: 'Returns whether the content of a [lazy](table.expandConfig.lazy) expandable row has been loaded.'
  },
  'table()clearRowExpandLoaded': {
    zh: '把懒加载的展开行标记为未加载，下次展开会重新调用 [loadMethod](table.expandConfig.loadMethod)，该行不会收起。',
    en: 'Marks a lazy expandable row as not loaded, so that [loadMethod](table.expandConfig.loadMethod) is called again on the next expand, but the row stays expanded.'
  },
  'table()reloadRowExpand': {
    zh: '重新调用 [loadMethod](table.expandConfig.loadMethod) 并展开该行，必须设置 `lazy` 才生效。一次只能传入一行，返回的 Promise 不等待加载完成。',
    en: 'Calls [loadMethod](table.expandConfig.loadMethod) again and expands the row. You can use it only with `lazy` and for one row only, and the promise does not wait for the content.'
  },
  'table()reloadRowExpand~row': {
    zh: '要重新加载的行，只能是一个行对象。',
    en: 'The row to reload, which must be a single row object.'
  },
  'table()toggleRowExpand': {
    zh: '切换一行的展开状态，规则与 [setRowExpand()](table()setRowExpand) 相同。',
    en: 'Expands or collapses a row, by the rules of [setRowExpand()](table()setRowExpand).'
  },
  'table()setAllRowExpand': {
    zh: '展开或收起全部行，包括被筛选隐藏的行。如果设置了 `accordion`，只展开最后一行。',
    en: 'Expands or collapses all rows, including rows hidden by a filter. If you set `accordion`, only the last row is expanded.'
  },
  'table()setAllRowExpand~checked': {
    zh: '`true` 展开，`false` 收起。',
    en: '`true` expands, `false` collapses.'
  },
  'table()setRowExpand': {
    zh: '展开或收起若干行，需要 `type="expand"` 的列，不触发事件。[toggleMethod](table.expandConfig.toggleMethod) 阻止的行不变。如果设置了 `accordion`，只处理最后一行，收起任意一行都会收起已展开的行。如果设置了 `lazy`，返回的 Promise 会等待内容加载完成。',
    en: 'Expands or collapses rows of a table that has a `type="expand"` column, without firing an event. Rows that [toggleMethod](table.expandConfig.toggleMethod) rejects stay as they are. If you set `accordion`, only the last row is handled, and collapsing any row collapses the expanded one. If you set `lazy`, the promise waits for the content.'
  },
  'table()setRowExpand~checked': {
    same: 'table()setAllRowExpand~checked'
  },
  'table()isRowExpandByRow': {
    zh: '返回行是否展开。',
    en: 'Returns whether the row is expanded.'
  },
  'table()clearRowExpand': {
    zh: '收起全部展开行。在设置了 [reserve](table.expandConfig.reserve) 的树中，只清除根节点的保留记录。如果要全部清除，还要调用 [clearRowExpandReserve()](table()clearRowExpandReserve)。',
    en: 'Collapses all expandable rows. In a tree with [reserve](table.expandConfig.reserve), only the stored state of root nodes is cleared. If you want to clear all of it, also call [clearRowExpandReserve()](table()clearRowExpandReserve).'
  },
  'table()getRowExpandRecords': {
    zh: '返回展开的行，顺序与表格无关。',
    en: 'Returns the expanded rows, in an order that is not that of the table.'
  },
  'table()getTreeExpandRecords': {
    zh: '返回展开的树节点，顺序与表格无关。',
    en: 'Returns the expanded tree nodes, in an order that is not that of the table.'
  },
  'table()isTreeExpandLoaded': {
    zh: '返回 [lazy](table.treeConfig.lazy) 的树节点是否已经加载过子节点。',
    en: 'Returns whether the child nodes of a [lazy](table.treeConfig.lazy) node have been loaded.'
  },
  'table()clearTreeExpandLoaded': {
    zh: '把懒加载的节点标记为未加载并收起，下次展开会重新调用 [loadMethod](table.treeConfig.loadMethod)。嵌套的树在下一次渲染后才显示为收起。',
    en: 'Marks a lazy node as not loaded and collapses the node, so that [loadMethod](table.treeConfig.loadMethod) is called again on the next expand. In a nested tree, the node appears collapsed only after the next render.'
  },
  'table()reloadTreeChilds': {
    zh: '[reloadTreeExpand()](table()reloadTreeExpand) 的旧名称，已废弃。',
    en: 'The deprecated name of [reloadTreeExpand()](table()reloadTreeExpand).',
    deprecated: 'table()reloadTreeExpand'
  },
  'table()reloadTreeChilds~row': {
    same: 'table()reloadRowExpand~row'
  },
  'table()toggleTreeExpand': {
    zh: '切换一个树节点的展开状态，规则与 [setTreeExpand()](table()setTreeExpand) 相同。',
    en: 'Expands or collapses a node, by the rules of [setTreeExpand()](table()setTreeExpand).'
  },
  'table()setAllTreeExpand': {
    zh: '展开或收起全部树节点。如果设置了 `accordion`，只展开最后一个节点。如果设置了 `lazy`，会请求现有节点的子节点，但不再展开新加载的节点。',
    en: 'Expands or collapses all nodes, or expands only the last node if you set `accordion`. If you set `lazy`, the child nodes of all existing nodes are requested, but newly loaded nodes are not expanded further.'
  },
  'table()setAllTreeExpand~checked': {
    same: 'table()setAllRowExpand~checked'
  },
  'table()setTreeExpand': {
    zh: '展开或收起若干树节点，不会展开这些节点的父节点，不触发事件。[toggleMethod](table.treeConfig.toggleMethod) 阻止的节点不变。如果设置了 `lazy`，返回的 Promise 会等待子节点加载完成，见[树形表格](/table/tree/basic)。',
    en: 'Expands or collapses nodes without firing an event, but does not expand their parents. Nodes that [toggleMethod](table.treeConfig.toggleMethod) rejects stay as they are. If you set `lazy`, the promise waits for the child nodes (see [Tree table](/table/tree/basic)).'
  },
  'table()setTreeExpand~checked': {
    same: 'table()setAllRowExpand~checked'
  },
  'table()isTreeExpandByRow': {
    zh: '返回树节点是否展开。',
    en: 'Returns whether the node is expanded.'
  },
  'table()clearTreeExpand': {
    zh: '收起全部树节点。',
    en: 'Collapses all nodes.'
  },
  'table()getScroll': {
    zh: '返回滚动位置 `scrollTop` 和 `scrollLeft`。`virtualX` 和 `virtualY` 表示横向、纵向虚拟滚动是否生效。组件挂载之后才能调用。',
    en: 'Returns the scroll position as `scrollTop` and `scrollLeft`. `virtualX` and `virtualY` show whether horizontal and vertical virtual scrolling are in effect. You can call it only after the component is mounted.'
  },
  'table()scrollTo': {
    zh: '滚动到指定的像素位置，不需要改变的方向可以传入 `null`。',
    en: 'Scrolls to a position in pixels. Pass `null` for a direction that you don’t want to change.'
  },
  'table()scrollToRow': {
    zh: '滚动到该行可见的位置，虚拟滚动中未渲染的行也支持。树形表格会先展开该行的父节点，被筛选隐藏的行则无法滚动到。',
    en: 'Scrolls until the row is visible, also for rows that virtual scrolling has not rendered. In a tree, the parent nodes are expanded first. You can’t scroll to rows hidden by a filter.'
  },
  'table()scrollToRow~fieldOrColumn': {
    zh: '同时横向滚动到该列，可以是列对象或 `field`。',
    en: 'A column to scroll to as well, as an object or a `field`.'
  },
  'table()scrollToColumn': {
    zh: '横向滚动到该列可见的位置，原来不可见的列停在表格的左边缘。计算时不扣除固定列的宽度，所以该列可能被左侧固定列遮挡，这种情况请自行计算位置并调用 [scrollTo()](table()scrollTo)。',
    en: 'Scrolls until the column is visible, where a column that was not visible ends at the left edge of the table. The width of fixed columns is ignored, so columns fixed on the left may cover the column. In that case, calculate the position and call [scrollTo()](table()scrollTo).'
  },
  'table()scrollToColumn~fieldOrColumn': {
    same: 'table()setColumnFixed~fieldOrColumn'
  },
  'table()clearScroll': {
    zh: '滚动到左上角。',
    en: 'Scrolls to the top left.'
  },
  'table()updateFooter': {
    zh: '重新计算表尾。加载、增删和编辑结束后会自动执行，如果在代码中修改了行的值，需要手动调用。如果表尾行数改变且表格限制了高度，还要调用 [recalculate(true)](table()recalculate)，否则表格的高度会超出限制约 0.1 秒。',
    en: 'Recalculates the footer, which happens automatically after loading, inserting, deleting and editing. Call the method after your code changes row values. If the number of footer rows changes in a table of limited height, also call [recalculate(true)](table()recalculate), otherwise the table is too tall for about 0.1 s.'
  },
  'table()updateStatus': {
    zh: '重新校验一个单元格，并显示或清除校验提示。如果 `#edit` 插槽中的组件改变了值，请调用该方法。只有设置了 [editRules](table.editRules) 才生效。',
    en: 'Validates a cell again and shows or removes its validation message. Call it when a component in the `#edit` slot changes its value. The method takes effect only with [editRules](table.editRules).'
  },
  'table()updateStatus~scope': {
    zh: '插槽的参数对象，方法使用其中的 `row` 和 `column`。',
    en: 'The object passed to the slot, of which `row` and `column` are used.'
  },
  'table()updateStatus~cellValue': {
    zh: '要校验的值，只有该值不在 `row[field]` 中时才需要传入。',
    en: 'The value to validate, needed only if the value is not in `row[field]`.'
  },
  'table()setFilter': {
    zh: '替换列的筛选选项，列必须设置 [filters](column.filters)，可以是空数组。该方法不会立即筛选，也不触发事件，之后你需要调用 [updateData()](table()updateData)，见[筛选](/table/base/filter)。',
    en: 'Replaces the filter options of a column. The column must have [filters](column.filters), which may be an empty array. Rows are not filtered until you call [updateData()](table()updateData), and no event fires (see [Filter](/table/base/filter)).'
  },
  'table()setFilter~fieldOrColumn': {
    same: 'table()setColumnFixed~fieldOrColumn'
  },
  'table()setFilter~options': {
    zh: '选项的数组，每项只保留 `label`、`value`、`data`、`resetValue` 和 `checked`。',
    en: 'An array of options, each of which keeps only `label`, `value`, `data`, `resetValue` and `checked`.'
  },
  'table()clearFilter': {
    zh: '重置一列或全部列的筛选并立即更新，不触发事件。不传参数时，只处理可见列，隐藏列的条件仍然生效，需要通过 `field` 逐个清除。',
    en: 'Resets the filters of one or all columns and takes effect immediately, without firing an event. If you don’t pass an argument, only visible columns are reset. Filters of hidden columns stay in effect, so clear each of them by its `field`.'
  },
  'table()clearFilter~fieldOrColumn': {
    zh: '列对象，或列的 `field`，默认处理全部可见列。',
    en: 'A column object, or the `field` of a column. If you omit it, all visible columns are reset.'
  },
  'table()closeMenu': {
    zh: '关闭右键菜单。',
    en: 'Closes the context menu.'
  },
  'table()getSelectedCell': {
    zh: '返回选中的单元格，包含 `row`、`column`、`cell` 等，没有时返回 `null`。需要设置 [mouseConfig.selected](table.mouseConfig.selected)。',
    en: 'Returns the selected cell with `row`, `column`, `cell` and more, or `null` if there is none. You need to set [mouseConfig.selected](table.mouseConfig.selected).'
  },
  'table()getCellAreas': {
    zh: '返回选取的单元格区域。需要安装企业版插件，否则返回 `null`。',
    en: 'Returns the selected cell areas. You need the enterprise plugin, otherwise the result is `null`.'
  },
  'table()copyCellArea': {
    zh: '复制选取的单元格区域。需要安装企业版插件，否则返回 `null`。',
    en: 'Copies the selected cell area. You need the enterprise plugin, otherwise the result is `null`.'
  },
  'table()cutCellArea': {
    zh: '剪切选取的单元格区域。需要安装企业版插件，否则返回 `null`。',
    en: 'Cuts the selected cell area. You need the enterprise plugin, otherwise the result is `null`.'
  },
  'table()pasteCellArea': {
    zh: '把复制的内容粘贴到单元格区域。需要安装企业版插件，否则返回 `null`，而不是 Promise。',
    en: 'Pastes the copied content into the cell area. You need the enterprise plugin, otherwise the result is `null`, not a promise.'
  },
  'table()clearSelected': {
    zh: '取消单元格的选中状态（[mouseConfig.selected](table.mouseConfig.selected)）。',
    en: 'Deselects the cell selected by [mouseConfig.selected](table.mouseConfig.selected).'
  },
  'table()insert': {
    zh: '在最前面插入行，先复制传入的对象，再补齐各列的字段和主键。传给 `data` 的数组不变，新行由 [getInsertRecords()](table()getInsertRecords) 返回。新行插入后暂不参与当前的排序和筛选。返回的 Promise 完成，结果包含 `row`（最后一行）和 `rows`。',
    en: 'Inserts rows at the top. Your objects are copied and completed with the fields of all columns and a row key. Your `data` array does not change, and [getInsertRecords()](table()getInsertRecords) returns the new rows. At first, the current sorting and filters do not apply to the new rows. The promise resolves with `row` (the last row) and `rows`.'
  },
  'table()insert~records': {
    zh: '一个对象，或对象的数组。在设置了 `transform` 的树中，按对象的父级字段插入到父节点下，值为 0 视为没有父节点。如果把几行一起插入到最前面，顺序会颠倒。',
    en: 'An object, or an array of objects. In a tree with `transform`, the parent field of each object determines its parent node, and 0 means no parent. If you insert several rows at the top together, their order is reversed.'
  },
  'table()insertAt': {
    zh: '在指定位置插入行，其余与 [insert()](table()insert) 相同。行不在表格中时，会抛出异常。在嵌套的树（未设置 `transform`）中，传入任何行都会抛出异常。',
    en: 'Inserts rows at a position, but otherwise works like [insert()](table()insert). If you pass a row that is not in the table, the method throws an error. In a nested tree (without `transform`), any row throws an error.'
  },
  'table()insertAt~records': {
    same: 'table()insert~records'
  },
  'table()insertAt~row': {
    zh: '传入行对象时插入到该行前面，传入 `null` 时插入到最前面，传入 `-1` 时插入到最后面。',
    en: 'A row object inserts before that row, `null` inserts at the top, and `-1` inserts at the end.'
  },
  'table()remove': {
    zh: '删除行。已有的行由 [getRemoveRecords()](table()getRemoveRecords) 返回，新增的行直接移除。不传参数时，删除全部行，包括被筛选隐藏的行。设置了 `transform` 的树必须传入 `getTableData().fullData`，才能删除全部行。嵌套的树（未设置 `transform`）只能删除根节点，子节点不会移除，但仍会被记录。',
    en: 'Deletes rows. You get existing rows from [getRemoveRecords()](table()getRemoveRecords), but inserted rows are simply removed. If you don’t pass an argument, all rows are deleted, including rows hidden by a filter. A tree with `transform` keeps its rows in that case, so pass `getTableData().fullData`. In a nested tree (without `transform`), you can only delete root nodes: a child node stays in the table but is still recorded as deleted.'
  },
  'table()remove~rows': {
    zh: '一个行对象或行的数组，默认删除全部行。',
    en: 'A row object or an array of rows. If you omit it, all rows are deleted.'
  },
  'table()removeCheckboxRow': {
    zh: '删除勾选的行并清空勾选，返回值与 [remove()](table()remove) 相同。没有勾选的行时，不删除任何行。',
    en: 'Deletes the checked rows, clears the checks and returns the same as [remove()](table()remove). If no row is checked, no row is deleted.'
  },
  'table()removeRadioRow': {
    zh: '删除单选框选中的行，没有选中的行时不删除任何行。',
    en: 'Deletes the row selected by radio button, or no row if none is selected.'
  },
  'table()removeCurrentRow': {
    zh: '删除当前行，没有当前行时不删除任何行。',
    en: 'Deletes the current row, or no row if there is no current row.'
  },
  'table()removeMergeCells': {
    zh: '取消表体中指定的合并单元格，返回的 Promise 完成，结果为被取消的合并项。',
    en: 'Unmerges the given merged cells of the body, and returns a promise that resolves with the items that were unmerged.'
  },
  'table()removeMergeCells~merges': {
    zh: '`{ row, col }` 对象或该对象的数组，表示合并区域左上角的单元格。`row` 和 `col` 可以是可见行、可见列的索引，也可以是行对象和列对象。',
    en: 'An object `{ row, col }` for the top left cell of a merged area, or an array of such objects. `row` and `col` are indexes among the visible rows and columns, or a row and a column object.'
  },
  'table()removeMergeFooterItems': {
    zh: '取消表尾中指定的合并单元格，返回的 Promise 完成，结果为被取消的合并项。',
    en: 'Unmerges the given merged cells of the footer, and returns a promise that resolves with the items that were unmerged.'
  },
  'table()removeMergeFooterItems~merges': {
    zh: '`{ row, col }` 对象或该对象的数组。`row` 是表尾行的索引，`col` 是可见列的索引，都从 0 开始。',
    en: 'An object `{ row, col }`, or an array of such objects, where `row` is the index of the footer row and `col` the index of the visible column, both starting from 0.'
  },
  'table()getRecordset': {
    zh: '返回全部变化：`insertRecords` 新增，`removeRecords` 删除，`updateRecords` 修改，`pendingRecords` 标记删除。重新加载数据会清空前三项。',
    en: 'Returns all changes: `insertRecords`, `removeRecords`, `updateRecords`, and `pendingRecords` for rows marked for deletion. Loading data empties the first three.'
  },
  'table()getInsertRecords': {
    zh: '返回新增的行，后新增的排在前面，不含已删除的行。',
    en: 'Returns the inserted rows, the newest first, without those that were deleted again.'
  },
  'table()getRemoveRecords': {
    zh: '返回删除的行，不含删除的新增行。',
    en: 'Returns the deleted rows, without those that had been inserted.'
  },
  'table()getUpdateRecords': {
    zh: '返回修改过的行，正在编辑的值会先写入行数据。需要设置 [keepSource](table.keepSource)，否则始终返回空数组。在设置了 `transform` 的树中，只返回修改过的根节点，[childrenField](table.treeConfig.childrenField) 不是 `children` 的树也是如此。懒加载的子节点始终视为修改过。',
    en: 'Returns the changed rows, after writing values that are being edited. You need [keepSource](table.keepSource), otherwise the result is always empty. In a tree with `transform`, or if [childrenField](table.treeConfig.childrenField) is not `children`, only changed root nodes are returned. Lazily loaded child nodes always count as changed.'
  },
  'table()clearEdit': {
    zh: '结束编辑，写入值，并触发 [edit-closed](table@edit-closed)。在读取数据、提交和导出之前，请先调用该方法。没有放弃修改的方法，如果要放弃修改，可以使用 [revertData()](table()revertData)。',
    en: 'Stops editing, writes the values and fires [edit-closed](table@edit-closed). Call it before you read, save or export data. You can’t stop editing without writing, so if you want to discard the changes, use [revertData()](table()revertData).'
  },
  'table()clearCellAreas': {
    zh: '清除选取的单元格区域。需要安装企业版插件，否则返回 `null`，而不是 Promise。',
    en: 'Clears the selected cell areas. You need the enterprise plugin, otherwise the result is `null`, not a promise.'
  },
  'table()getActiveRecord': {
    zh: '[getEditRecord()](table()getEditRecord) 的旧名称，已废弃。',
    en: 'The deprecated name of [getEditRecord()](table()getEditRecord).',
    deprecated: 'table()getEditRecord'
  },
  'table()getEditRecord': {
    zh: '返回正在编辑的单元格，包含 `row`、`column`、`cell` 等，没有时返回 `null`。正在编辑的行如果因虚拟滚动移到可视区域外，也返回 `null`。',
    en: 'Returns the cell that is being edited with `row`, `column`, `cell` and more, or `null` if there is none. The result is also `null` after virtual scrolling has moved the edited row out of the viewport.'
  },
  'table()isActiveByRow': {
    zh: '[isEditByRow()](table()isEditByRow) 的旧名称，已废弃。',
    en: 'The deprecated name of [isEditByRow()](table()isEditByRow).',
    deprecated: 'table()isEditByRow'
  },
  'table()isEditByRow': {
    zh: '返回该行是否正在编辑，可以用来在操作列中切换“编辑”和“保存”按钮。',
    en: 'Returns whether the row is being edited, for example to toggle the “Edit” and “Save” buttons in an actions column.'
  },
  'table()setActiveRow': {
    zh: '[setEditRow()](table()setEditRow) 的旧名称，已废弃，不支持指定列。',
    en: 'The deprecated name of [setEditRow()](table()setEditRow), without a way to specify the column.',
    deprecated: 'table()setEditRow'
  },
  'table()setEditRow': {
    zh: "使一行进入编辑，适合 `mode: 'row'`，`cell` 模式下只有一个单元格进入编辑。光标位于第一个可编辑的列，或指定的列。[beforeEditMethod](table.editConfig.beforeEditMethod) 仍然可以阻止编辑。",
    en: "Starts editing a row, for use with `mode: 'row'`, but in `cell` mode, only one cell enters editing. The cursor is placed in the first editable column or in the given column. [beforeEditMethod](table.editConfig.beforeEditMethod) can still prevent editing."
  },
  'table()setEditRow~fieldOrColumn': {
    zh: '光标所在的列，可以是 `field` 或列对象，默认为第一个可编辑的列。',
    en: 'The column for the cursor, as a `field` or a column object. If you omit it, the first editable column is used.'
  },
  'table()setActiveCell': {
    zh: '[setEditCell()](table()setEditCell) 的旧名称，已废弃。3.8.6 中第二个参数会丢失，所以调用不生效。',
    en: 'The deprecated name of [setEditCell()](table()setEditCell). In 3.8.6, the second argument is dropped, so calls have no effect.',
    deprecated: 'table()setEditCell'
  },
  'table()setEditCell': {
    zh: '滚动到该行，并使一个单元格进入编辑。需要设置 [editConfig](table.editConfig) 和列的 [editRender](column.editRender)。[beforeEditMethod](table.editConfig.beforeEditMethod) 可以阻止编辑。表格也横向滚动，使该列可见，第一列则滚动到最左侧。如果是横向虚拟滚动中未渲染的列，需要先调用 [scrollToColumn()](table()scrollToColumn)。',
    en: 'Scrolls to the row and starts editing one cell. You need [editConfig](table.editConfig) and the column’s [editRender](column.editRender), and [beforeEditMethod](table.editConfig.beforeEditMethod) can prevent editing. The table also scrolls horizontally until the column is visible, for the first column to the left edge. For a column that horizontal virtual scrolling has not rendered, call [scrollToColumn()](table()scrollToColumn) first.'
  },
  'table()setSelectCell': {
    zh: '选中一个单元格，并触发 [cell-selected](table@cell-selected)。需要设置 [mouseConfig.selected](table.mouseConfig.selected)，并且行必须已渲染。`editConfig.trigger` 为 `manual` 时不生效。',
    en: 'Selects a cell and fires [cell-selected](table@cell-selected). You need [mouseConfig.selected](table.mouseConfig.selected), and the row must be rendered. The method has no effect if `editConfig.trigger` is `manual`.'
  },
  'table()setSelectCell~fieldOrColumn': {
    zh: '列的 `field`，或列对象。',
    en: 'The `field` of a column, or a column object.'
  },
  'table()setCellAreas': {
    zh: '选取单元格区域。需要安装企业版插件，否则返回 `null`，而不是 Promise。',
    en: 'Selects cell areas. You need the enterprise plugin, otherwise the result is `null`, not a promise.'
  },
  'table()setActiveCellArea': {
    zh: '设置活动的单元格区域。需要安装企业版插件，否则返回 `null`，而不是 Promise。',
    en: 'Sets the active cell area. You need the enterprise plugin, otherwise the result is `null`, not a promise.'
  },
  'table()setMergeCells': {
    zh: '在表体中增加合并单元格，已有的合并单元格保留，左上角相同的会被替换。加载数据或改变列之后全部清除，你需要再次调用。只要存在合并单元格，[spanMethod](table.spanMethod) 就不生效。不支持树形表格。',
    en: 'Adds merged cells to the body. Existing ones stay, except one with the same top left cell, which is replaced. Loading data or changing columns clears them all, so call the method again. While there are merged cells, [spanMethod](table.spanMethod) has no effect. You can’t merge cells in trees.'
  },
  'table()setMergeCells~merges': {
    zh: '`{ row, col, rowspan, colspan }` 对象或该对象的数组，其中 `row` 和 `col` 可以是可见行、可见列的索引，也可以是行对象和列对象。',
    en: 'An object `{ row, col, rowspan, colspan }`, or an array of such objects, where `row` and `col` are indexes among the visible rows and columns, or a row and a column object.'
  },
  'table()setMergeFooterItems': {
    zh: '在表尾中增加合并单元格，已有的合并单元格保留，但加载数据或改变列之后全部清除。',
    en: 'Adds merged cells to the footer, in addition to existing ones. Loading data or changing columns clears them all.'
  },
  'table()setMergeFooterItems~merges': {
    zh: '`{ row, col, rowspan, colspan }` 对象或该对象的数组。`row` 是表尾行的索引，从 0 开始。',
    en: 'An object `{ row, col, rowspan, colspan }`, or an array of such objects, where `row` is the index of the footer row, starting from 0.'
  },
  'table()clearValidate': {
    zh: "清除校验提示，不修改数据。可靠的用法只有两种：不传参数清除全部，`clearValidate(row, field)` 清除一个单元格。只传行或只传列时，结果正好相反：指定的行或列的提示保留，其余的提示清除。如果设置了 `msgMode: 'single'`，始终清除全部。",
    en: "Clears validation messages without changing data. Only two forms are reliable: no arguments for all messages, and `clearValidate(row, field)` for one cell. Passing only rows or only a column does the opposite: their messages stay, and all others are cleared. If you set `msgMode: 'single'`, all messages are always cleared."
  },
  'table()clearValidate~rows': {
    zh: '一行或行的数组，只有同时传入第二个参数时才可靠。',
    en: 'A row or an array of rows, reliable only together with the second argument.'
  },
  'table()clearValidate~fieldOrColumn': {
    zh: '一个 `field` 或列对象，不支持字段名的数组。',
    en: 'A `field` or a column object, but an array of field names has no effect.'
  },
  'table()fullValidate': {
    zh: '校验每个单元格并显示全部错误，校验哪些行与 [validate()](table()validate) 相同。如果 [msgMode](table.validConfig.msgMode) 为 `full`，可以使用该方法。',
    en: 'Validates every cell and shows all errors, for the same rows as [validate()](table()validate). You can use it if [msgMode](table.validConfig.msgMode) is `full`.'
  },
  'table()fullValidate~rows': {
    same: 'table()validate~rows'
  },
  'table()fullValidate~callback': {
    same: 'table()validate~callback'
  },
  'table()validate': {
    zh: '按 [editRules](table.editRules) 校验，遇到第一个错误时停止，滚动到该单元格并进入编辑。返回的 Promise 不会被拒绝：校验通过的结果为 `undefined`，不通过的结果为 `{ 字段: [{ row, column, rule }] }`。如果设置了 `autoPos: false`，不显示校验提示。见[单元格校验](/table/edit/cellValid)。',
    en: 'Validates by [editRules](table.editRules), stops at the first error, scrolls to that cell and starts editing it. The promise does not reject: it resolves with `undefined` if all cells pass, and otherwise with `{ field: [{ row, column, rule }] }`. If you set `autoPos: false`, users do not see a validation message (see [Cell validation](/table/edit/cellValid)).'
  },
  'table()validate~rows': {
    zh: '如果省略，校验新增和修改过的行，未设置 `keepSource` 时只校验新增的行。传入 `true` 时，校验符合筛选条件的全部行，也可以传入行或行的数组，只校验这些行。',
    en: 'If you omit it, inserted and changed rows are validated (without `keepSource`, only inserted ones). If `true`, all rows that match the filters are validated. If you pass a row or an array of rows, only these rows are validated.'
  },
  'table()validate~callback': {
    zh: '校验结束后调用的函数，如果不通过，参数为错误。该用法已废弃，在开发环境会输出警告。传入函数后，Promise 的结果不再包含错误。',
    en: 'The function called when validation ends, with the errors if there are any. This form is deprecated and logs a warning in development. If you pass a callback, the promise no longer resolves with the errors.'
  },
  'table()openExport': {
    zh: '打开导出弹窗，需要设置 [exportConfig](table.exportConfig)，可以是空对象。每次打开都读取当前的配置，例如 `filename`。你传入的参数优先，只对本次调用生效，返回的 Promise 不等待导出完成。见[导出](/table/advanced/export)。',
    en: 'Opens the export modal, for which you need [exportConfig](table.exportConfig), which may be an empty object. The current options, such as `filename`, are read each time. The options you pass take precedence, for this call only. The promise does not wait for the export (see [Export](/table/advanced/export)).'
  },
  'table()openExport~options': {
    zh: '配置项与 [exportConfig](table.exportConfig) 相同。',
    en: 'The same options as [exportConfig](table.exportConfig).'
  },
  'table()exportData': {
    zh: '不打开弹窗，直接导出，默认为 `csv`。返回的 Promise 完成，结果为 `{ status: true }`，如果设置了 `download: false`，还包含 `type`、`content` 和 `blob`。如果类型未注册或导出出错，Promise 被拒绝。见[导出](/table/advanced/export)。',
    en: 'Exports without opening the modal, by default as `csv`. The promise resolves with `{ status: true }`, and with `download: false` also with `type`, `content` and `blob`. The promise rejects if the type is not registered or the export fails (see [Export](/table/advanced/export)).'
  },
  'table()exportData~options': {
    same: 'table()openExport~options'
  },
  'table()openImport': {
    zh: '打开导入弹窗，需要设置 [importConfig](table.importConfig)。树形表格只显示不支持导入的消息提示。如果你传入的参数与 `importConfig` 冲突，`importConfig` 优先。没有返回值，不能使用 `await`。',
    en: 'Opens the import modal, for which you need [importConfig](table.importConfig). A tree table only shows a message that import is not supported. If the options you pass conflict with `importConfig`, `importConfig` takes precedence. Returns nothing, so you can’t `await` it.'
  },
  'table()openImport~options': {
    zh: '配置项与 [importConfig](table.importConfig) 相同，只有 `importConfig` 中未设置的配置项才生效。',
    en: 'The same options as [importConfig](table.importConfig), but only those that you don’t set there take effect.'
  },
  'table()importData': {
    zh: '让用户选择文件，并导入 `csv`、`html`、`xml` 或 `txt`。文件的表头必须是字段名，而且只能在点击等用户操作中调用。如果用户取消选择，或者设置了 `message: false` 且字段不匹配，返回的 Promise 一直不完成。',
    en: 'Lets the user select a `csv`, `html`, `xml` or `txt` file and imports it. The header of the file must contain field names. You can only call the method in response to a user action such as a click. The promise never settles if the user cancels, or if no field matches and `message` is `false`.'
  },
  'table()importData~options': {
    zh: '配置项与 [importConfig](table.importConfig) 相同，优先于 `importConfig`。',
    en: 'The same options as [importConfig](table.importConfig), which they override.'
  },
  'table()saveFile': {
    zh: '把内容保存为文件，与表格的数据无关。与 [VXETable.saveFile](VXETable()saveFile) 相同。',
    en: 'Saves content as a file, regardless of the table data, like [VXETable.saveFile](VXETable()saveFile).'
  },
  'table()saveFile~options': {
    zh: '`{ filename, type, content }`，分别为文件名、扩展名、文本或 `Blob`。',
    en: '`{ filename, type, content }`: the file name, the extension, and a text or `Blob`.'
  },
  'table()readFile': {
    zh: '让用户选择本地文件，供你在代码中读取，不会导入到表格。返回的 Promise 结果为 `{ status, file, files }`，类型不符时被拒绝，取消选择时一直不完成。与 [VXETable.readFile](VXETable()readFile) 相同。',
    en: 'Lets the user select local files for your code, without importing them into the table. The promise resolves with `{ status, file, files }`, rejects for a wrong file type and never settles if the user cancels. The same as [VXETable.readFile](VXETable()readFile).'
  },
  'table()readFile~options': {
    zh: '`{ types, multiple, message }`，分别为允许的扩展名数组、是否可以多选、类型不符时是否显示消息提示。',
    en: '`{ types, multiple, message }`: an array of allowed extensions, whether several files can be selected, and whether a wrong type shows a message.'
  },
  'table()print': {
    zh: '不打开弹窗，直接打印整个表格，包括虚拟滚动中未渲染的行。返回的 Promise 在浏览器的打印对话框打开之前就已完成。',
    en: 'Prints the whole table without opening the modal, including rows that virtual scrolling has not rendered. The promise resolves before the print dialog of the browser opens.'
  },
  'table()print~options': {
    zh: '配置项与 [printConfig](table.printConfig) 相同，优先于 `printConfig`。如果设置了 `content`，打印这段 HTML。',
    en: 'The same options as [printConfig](table.printConfig), which they override, or `content` with the HTML to print instead.'
  },
  'table()openPrint': {
    zh: '打开打印弹窗，用户可以选择要打印的行和列。需要设置 [printConfig](table.printConfig) 或 `exportConfig`。',
    en: 'Opens the print modal, where users can select the rows and columns to print, for which you need [printConfig](table.printConfig) or `exportConfig`.'
  },
  'table()openPrint~options': {
    zh: '配置项与 [printConfig](table.printConfig) 相同，优先于 `printConfig`。',
    en: 'The same options as [printConfig](table.printConfig), which they override.'
  },
  'table()openFind': {
    zh: '打开查找弹窗。需要安装企业版插件，否则返回 `null`，而不是 Promise。',
    en: 'Opens the find modal. You need the enterprise plugin, otherwise the result is `null`, not a promise.'
  },
  'table()openReplace': {
    zh: '打开替换弹窗。需要安装企业版插件，否则返回 `null`，而不是 Promise。',
    en: 'Opens the replace modal. You need the enterprise plugin, otherwise the result is `null`, not a promise.'
  },
  'table()closeFNR': {
    zh: '关闭查找和替换弹窗。需要安装企业版插件，否则返回 `null`，而不是 Promise。',
    en: 'Closes the find and replace modal. You need the enterprise plugin, otherwise the result is `null`, not a promise.'
  },
  'table()updateCellAreas': {
    zh: '重新渲染单元格区域的边框。需要安装企业版插件，否则只返回在下一次渲染后完成的 Promise。',
    en: 'Renders the borders of cell areas again. You need the enterprise plugin, otherwise the method only returns a promise that resolves after the next render.'
  },
  'table()connect': {
    zh: '把工具栏与表格关联，使工具栏的导出、打印和列设置作用于该表格，可以在 `mounted` 中调用。`vxe-grid` 不需要调用。如果 `vxe-toolbar` 在同一父组件中位于表格前面，会自动关联。',
    en: 'Connects a toolbar to the table, so that its export, print and column settings buttons act on this table. Call it in `mounted`, unless you use `vxe-grid`, which does not need this call. A `vxe-toolbar` placed before the table in the same parent component connects automatically.'
  },
  'table()connect~toolbar': {
    zh: '`vxe-toolbar` 的实例，例如 `this.$refs.toolbar`。',
    en: 'The `vxe-toolbar` instance, such as `this.$refs.toolbar`.'
  },
  'table()focus': {
    zh: '激活表格，使表格响应键盘、复制和粘贴，与用户点击表格后相同。浏览器的焦点不会移动。',
    en: 'Activates the table, so that it responds to keys, copy and paste as after a click, without moving the browser focus.'
  },
  'table()blur': {
    zh: '取消激活，表格不再响应键盘、复制和粘贴。离开 `keep-alive` 页面时必须调用，否则隐藏的表格仍会响应按键，见[页面缓存](/table/advanced/keepAlives)。',
    en: 'Deactivates the table, so that it no longer responds to keys, copy and paste. Call it when users leave a `keep-alive` page, otherwise the hidden table continues to respond to keys. See [Cached pages](/table/advanced/keepAlives).'
  },
  'table()getRowSeq': {
    zh: '返回行的序号，从 1 开始，按筛选和排序之后的顺序计算，在树中为 `1.2` 形式的路径，不受 `seqConfig` 影响。在非树形表格中，新增的行返回 -1。',
    en: 'Returns the row number, counted from 1 after filtering and sorting, or a path such as `1.2` in a tree. `seqConfig` has no effect, and in tables without a tree, inserted rows return -1.'
  },
  'table()isSeqColumn': {
    zh: '返回列是否为序号列（`type="seq"`）。',
    en: 'Returns whether the column is a row number column (`type="seq"`).'
  },
  'table()getRowid': {
    zh: '返回行的主键，是经过 `encodeURIComponent` 编码的字符串，行不在该表格中时返回 `null`。',
    en: 'Returns the row key as a string encoded with `encodeURIComponent`, or `null` if the row is not in this table.'
  },
  'table()getParentRow': {
    zh: '返回树节点的父节点。如果行是根节点，或者表格不是树，返回空值。',
    en: 'Returns the parent node of a tree node, or an empty value for a root node or without a tree.'
  },
  'table()getParentRow~rowOrRowid': {
    zh: '行对象，或字符串形式的主键。数字主键需要先转换为字符串。',
    en: 'A row object, or its row key as a string, so convert your numeric row keys first.'
  },
  'table()getTreeStatus': {
    zh: '返回树的配置 `config` 和展开的节点 `rowExpandeds`，如果表格不是树，返回 `null`。',
    en: 'Returns the tree options as `config` and the expanded nodes as `rowExpandeds`, or `null` if the table is not a tree.'
  },
  'table()isCheckboxIndeterminate': {
    zh: '[isAllCheckboxIndeterminate()](table()isAllCheckboxIndeterminate) 的旧名称，已废弃。',
    en: 'The deprecated name of [isAllCheckboxIndeterminate()](table()isAllCheckboxIndeterminate).',
    deprecated: 'table()isAllCheckboxIndeterminate'
  },
  'table()isIndeterminateByCheckboxRow': {
    zh: '返回树节点是否半选。',
    en: 'Returns whether a tree node is indeterminate.'
  },
  'table()hasPendingByRow': {
    zh: '返回行是否已标记删除。',
    en: 'Returns whether the row is marked for deletion.'
  },
  'table()isSort': {
    zh: '返回列是否正在排序。不传参数时，返回是否有任意一列正在排序。',
    en: 'Returns whether the column is sorted or, if you don’t pass an argument, whether any column is sorted.'
  },
  'table()getSortColumns': {
    zh: '返回全部排序条件，按优先级排列，没有时返回空数组。每项包含 `column`、`field`、`order` 和 `sortTime`。',
    en: 'Returns all sort conditions in order of priority, each with `column`, `field`, `order` and `sortTime`, or an empty array if there are none.'
  },
  'table()reloadExpandContent': {
    zh: '[reloadRowExpand()](table()reloadRowExpand) 的旧名称，已废弃。',
    en: 'The deprecated name of [reloadRowExpand()](table()reloadRowExpand).',
    deprecated: 'table()reloadRowExpand'
  },
  'table()isExpandByRow': {
    zh: '[isRowExpandByRow()](table()isRowExpandByRow) 的旧名称，已废弃。',
    en: 'The deprecated name of [isRowExpandByRow()](table()isRowExpandByRow).',
    deprecated: 'table()isRowExpandByRow'
  },
  'table()clearRowExpandReserve': {
    zh: '清除通过 [reserve](table.expandConfig.reserve) 保留的展开行，当前展开的行不变。',
    en: 'Clears the expanded rows that [reserve](table.expandConfig.reserve) keeps, but rows that are currently expanded stay expanded.'
  },
  'table()reloadTreeExpand': {
    zh: '重新加载懒加载节点的子节点，并展开该节点。节点的 [hasChildField](table.treeConfig.hasChildField) 字段必须为真值。返回的 Promise 不等待加载完成，如果需要等待，可以在你的 `loadMethod` 中记录加载是否完成。',
    en: 'Reloads the child nodes of a lazy node and expands the node. Its [hasChildField](table.treeConfig.hasChildField) field must be truthy. The promise does not wait for the child nodes. If you need to wait, record in your `loadMethod` whether loading is complete.'
  },
  'table()clearTreeExpandReserve': {
    zh: '清除通过 [reserve](table.treeConfig.reserve) 保留的展开节点，当前展开的节点不变。',
    en: 'Clears the expanded nodes that [reserve](table.treeConfig.reserve) keeps, but nodes that are currently expanded stay expanded.'
  },
  'table()scrollToTreeRow': {
    zh: '展开树节点的全部祖先节点，再滚动到该节点，与树形表格的 [scrollToRow()](table()scrollToRow) 相同。',
    en: 'Expands all ancestors of a node and scrolls to the node, as [scrollToRow()](table()scrollToRow) does in a tree.'
  },
  'table()openFilter': {
    zh: '横向滚动到列，并打开该列的筛选面板，如果面板已经打开，关闭面板。列必须设置 [filters](column.filters)，并且显示筛选按钮。',
    en: 'Scrolls to a column and opens its filter panel, or closes the panel if it is already open. The column must have [filters](column.filters) and a visible filter button.'
  },
  'table()getCheckedFilters': {
    zh: '返回全部生效的筛选条件，每列一项，包含 `column`、`field`、`values` 和 `datas`，没有时返回空数组。',
    en: 'Returns all filters in effect, one item per column with `column`, `field`, `values` and `datas`, or an empty array if there are none.'
  },
  'table()insertNextAt': {
    zh: '在指定行的后面插入行。3.8.6 的缺陷：在非树形表格中，下一次排序、筛选或 `updateData()` 后，新行会移到该行前面。解决方法：使用 [insertAt()](table()insertAt)，传入指定行的后一行。',
    en: 'Inserts rows after the given row. Bug in 3.8.6: in a table without a tree, the next sort, filter or `updateData()` moves the new rows before that row. Workaround: use [insertAt()](table()insertAt) with the row that follows.'
  },
  'table()insertNextAt~records': {
    same: 'table()insert~records'
  },
  'table()insertNextAt~row': {
    zh: '传入行对象时插入到该行后面，传入 `-1` 时插入到最后面，传入 `null` 或不在表格中的行时插入到最前面。',
    en: 'A row object inserts after that row, and `-1` inserts at the end. With `null`, or if the row is not in the table, the new rows are inserted at the top.'
  },
  'table()removeInsertRow': {
    zh: '删除全部新增的行，返回值与 [remove()](table()remove) 相同。',
    en: 'Deletes all inserted rows and returns the same as [remove()](table()remove).'
  },
  'table()clearActived': {
    zh: '[clearEdit()](table()clearEdit) 的旧名称，已废弃。',
    en: 'The deprecated name of [clearEdit()](table()clearEdit).',
    deprecated: 'table()clearEdit'
  },
  'table()importByFile': {
    zh: '导入一个已有的 `File`，例如拖放得到的文件。不使用 [importConfig](table.importConfig)，所以你需要传入所需的全部配置项。`mode` 默认为 `insert`，其他值会替换全部数据。',
    en: 'Imports an existing `File`, for example from drag and drop. [importConfig](table.importConfig) is not used, so pass all the options that you need. `mode` defaults to `insert`, and any other value replaces all rows.'
  },
  'table()importByFile~options': {
    zh: '配置项与 [importConfig](table.importConfig) 相同。',
    en: 'The same options as [importConfig](table.importConfig).'
  },
  'table()openCustom': {
    zh: '打开列设置面板，不需要工具栏，也不触发 [custom](table@custom)。',
    en: 'Opens the column settings panel, without a toolbar and without firing [custom](table@custom).'
  },
  'table()closeCustom': {
    zh: '关闭列设置面板，应用并保存其中的改动，不触发 [custom](table@custom)。',
    en: 'Closes the column settings panel, then applies and saves the changes made there, without firing [custom](table@custom).'
  },
  'table()setHoverRow': {
    zh: '使一行显示鼠标悬停样式，直到鼠标移到其他行、表格滚动或重新渲染，没有返回值。',
    en: 'Shows the hover style on a row until the mouse moves to another row or the table scrolls or renders again, and returns nothing.'
  },
  'table()clearHoverRow': {
    zh: '取消行的鼠标悬停样式，没有返回值。',
    en: 'Removes the hover style from a row and returns nothing.'
  }
} satisfies MemberTexts
