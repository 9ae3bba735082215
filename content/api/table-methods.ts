import type { MemberTexts } from './texts'

export default {
  'table()clearAll': {
    zh: '清除用户留下的状态：筛选、排序、勾选、单选、当前行列、展开、编辑，并滚动到左上角。数据、列宽和增删记录不变；下一次加载数据时重新应用默认勾选和默认展开。',
    en: 'Clears what the user left: filters, sorting, checked, selected and current rows, expansion, editing, and scrolls to the top left. Data, widths and the lists of changes stay. The next load applies default checks and expansion again.'
  },
  'table()syncData': {
    zh: '用内部的行重新加载一次，增删改的记录随之清空。要换数据请用 [loadData()](table()loadData)。',
    en: 'Loads the rows the table holds once more, which empties the lists of inserted and removed rows. To show other data use [loadData()](table()loadData).',
    deprecated: 'table()loadData'
  },
  'table()updateData': {
    zh: '按现有条件重新筛选、排序并更新表尾。调用 [setFilter()](table()setFilter) 之后、或在代码里改了参与排序和筛选的值之后使用；不触发事件，勾选等状态保留。',
    en: 'Filters and sorts again by the current conditions and refreshes the footer. Call it after [setFilter()](table()setFilter) or after changing values that rows are sorted or filtered by. Fires no event and keeps checks.'
  },
  'table()loadData': {
    zh: '换上新的数据，保留排序、筛选和滚动位置；设置了 [keyField](table.rowConfig.keyField) 时按主键保留勾选和展开。增删记录和合并会清空。数据量大时用它代替 [data](table.data)，避免 Vue 逐个字段监听，见[海量数据](/table/scroll/scroll)。',
    en: 'Shows new rows and keeps sorting, filters and scroll position; with [keyField](table.rowConfig.keyField) checks and expansion too. Lists of changes and merged cells are emptied. For many rows use it in place of [data](table.data), so that Vue does not watch every field, see [Large data](/table/scroll/scroll).'
  },
  'table()loadData~data': {
    zh: '行的数组。表格直接使用其中的对象，数组本身不会被修改。',
    en: 'Array of rows. The table uses these objects; the array itself is left alone.'
  },
  'table()reloadData': {
    zh: '先执行 [clearAll()](table()clearAll)，再换上新的数据并应用默认勾选、默认展开等。默认排序不会再次应用。',
    en: 'Runs [clearAll()](table()clearAll), shows new rows, then applies default checks, expansion and so on. The default sort is not applied again.'
  },
  'table()reloadData~data': {
    same: 'table()loadData~data'
  },
  'table()reloadRow': {
    zh: '更新一行，并把结果定为新的原值，之后它不再算修改过；保存成功后调用。需要 [keepSource](table.keepSource)。对新增的行和树的子节点不起作用，一次只能一行。',
    en: 'Updates one row and makes the result its original, so that it no longer counts as changed; for use after saving. Needs [keepSource](table.keepSource). Does nothing for inserted rows and child nodes; takes one row, not an array.'
  },
  'table()reloadRow~row': {
    zh: '要更新的行，只能是一个行对象。',
    en: 'The row to update: one row object.'
  },
  'table()reloadRow~record': {
    zh: '要写进行里的新值；不传则以行的当前值为准。',
    en: 'New values for the row; without it the current values count.'
  },
  'table()reloadRow~field': {
    zh: '只处理这一个字段。',
    en: 'Only this field is handled.'
  },
  'table()loadColumn': {
    zh: '换上一组列，数据和勾选等状态保留。列写在模板里时，模板的列一变又会盖掉它；`vxe-grid` 请改 [columns](grid.columns)。',
    en: 'Replaces all columns and keeps data and checks. When columns stand in the template, the next change there overrides it; in `vxe-grid` change [columns](grid.columns).'
  },
  'table()loadColumn~columns': {
    zh: '列的配置，写法同 [vxe-column](column.field) 的属性，分组用 `children`。',
    en: 'Column options, named like the props of [vxe-column](column.field); groups have `children`.'
  },
  'table()reloadColumn': {
    zh: '先执行 [clearAll()](table()clearAll)，再换上一组列。',
    en: 'Runs [clearAll()](table()clearAll), then replaces all columns.'
  },
  'table()reloadColumn~columns': {
    same: 'table()loadColumn~columns'
  },
  'table()getRowNode': {
    zh: '由 `tr` 元素得到它的行，用于自己监听的拖放等 DOM 事件。`item` 是行，`items` 是它所在的列表，`index` 是位置（子节点为 -1），`parent` 是父节点；找不到时返回 `null`。',
    en: 'Finds the row of a `tr`, for DOM events of your own such as drag and drop. `item` is the row, `items` the list it belongs to, `index` its position (-1 for child nodes), `parent` its parent node. Returns `null` when there is none.'
  },
  'table()getColumnNode': {
    zh: '由 `th` 或 `td` 元素得到它的列。`item` 是列，`items` 是同级的列，`index` 是位置，`parent` 是所在的分组；找不到时返回 `null`。',
    en: 'Finds the column of a `th` or `td`. `item` is the column, `items` its siblings, `index` its position, `parent` its group. Returns `null` when there is none.'
  },
  'table()getRowIndex': {
    zh: '行在已加载的 `data` 中的位置，不受排序和筛选影响。新增的行、树的子节点和不认识的行返回 -1。',
    en: 'Position of the row in the loaded `data`, regardless of sorting and filters. -1 for inserted rows, child nodes and unknown rows.'
  },
  'table()getVTRowIndex': {
    zh: '行在筛选和排序之后的位置，包含没有渲染的行。被筛选掉的行返回 -1；`transform` 的树按展开的顺序计算，嵌套的树只有根节点有位置。',
    en: 'Position of the row after filtering and sorting, rows that are not rendered included. -1 when filtered out. Trees with `transform` count the visible nodes, nested trees only roots.'
  },
  'table()getVMRowIndex': {
    zh: '行在当前渲染出的行中的位置，没有渲染时返回 -1。没有虚拟滚动时与 [getVTRowIndex()](table()getVTRowIndex) 相同。',
    en: 'Position of the row among those rendered now, -1 when it is not. Without virtual scroll the same as [getVTRowIndex()](table()getVTRowIndex).'
  },
  'table()getColumnIndex': {
    zh: '列在全部列中的位置，含隐藏列；分组表头中是在同一组中的位置。没有时返回 -1。',
    en: 'Position of the column among all columns, hidden ones included; with grouped headers within its group. -1 when there is none.'
  },
  'table()getVTColumnIndex': {
    zh: '列在可见列中的位置，左侧固定列在前，右侧固定列在后。隐藏时返回 -1。',
    en: 'Position of the column among visible columns, those fixed left first and those fixed right last. -1 when hidden.'
  },
  'table()getVMColumnIndex': {
    zh: '列在当前渲染出的列中的位置，没有渲染时返回 -1。没有横向虚拟滚动时与 [getVTColumnIndex()](table()getVTColumnIndex) 相同。',
    en: 'Position of the column among those rendered now, -1 when it is not. Without horizontal virtual scroll the same as [getVTColumnIndex()](table()getVTColumnIndex).'
  },
  'table()createData': {
    zh: '给对象补齐各列的字段和主键，但不加进表格。直接修改并返回传入的对象。单个对象用 [createRow()](table()createRow)。',
    en: 'Completes objects with the fields of all columns and a row key, without adding them to the table. The objects passed are changed and returned. For a single object use [createRow()](table()createRow).'
  },
  'table()createData~records': {
    zh: '要补齐的对象的数组。',
    en: 'Array of objects to complete.'
  },
  'table()createRow': {
    zh: '给一个或多个对象补齐各列的字段（取 [defaultValue](column.editRender.defaultValue)，否则为 `null`）和主键，但不加进表格。传入单个对象就返回单个。要加进表格用 [insert()](table()insert)。',
    en: 'Completes one or more objects with the fields of all columns (its [defaultValue](column.editRender.defaultValue), else `null`) and a row key, without adding them. A single object gives a single result. To add rows use [insert()](table()insert).'
  },
  'table()createRow~records': {
    zh: '一个对象，或对象的数组。',
    en: 'One object, or an array of them.'
  },
  'table()revertData': {
    zh: '把行还原成加载时的值，需要 [keepSource](table.keepSource)；新增的行不变。不传参数时重新加载原数据：新增的行消失，删除的行回来，排序等状态清空，并且显示的是副本，不再是你 `data` 里的对象。传入树的行时，只有根节点能还原。',
    en: 'Restores rows to what was loaded; needs [keepSource](table.keepSource) and skips inserted rows. Without arguments the original data is loaded again: inserted rows vanish, removed ones return, sorting and other state is cleared, and the rows shown are copies, no longer the objects of your `data`. Of rows of a tree that are passed, only roots are restored.'
  },
  'table()revertData~rows': {
    zh: '要还原的行，不传则还原整个表格。',
    en: 'The rows to restore; all of the table when omitted.'
  },
  'table()revertData~field': {
    zh: '只还原这一个字段。',
    en: 'Only this field is restored.'
  },
  'table()clearData': {
    zh: '把值改为 `null`：指定行的指定字段，或指定行的全部可见列。不传参数则清空全部行（树只有根节点）；传 `null` 会报错。行仍然保留，删除行用 [remove()](table()remove)。',
    en: 'Sets values to `null`: one field of the rows given, or all their visible columns. Without arguments all rows are cleared (roots only in a tree); `null` as an argument throws. The rows stay; to delete them use [remove()](table()remove).'
  },
  'table()clearData~rows': {
    zh: '要清空的行，不传则是全部行。',
    en: 'The rows to clear; all when omitted.'
  },
  'table()clearData~field': {
    zh: '只清空这一个字段。',
    en: 'Only this field is cleared.'
  },
  'table()isInsertByRow': {
    zh: '行是否由 [insert()](table()insert) 等方法新增、还没有重新加载。返回值可当真假用，但真时是行对象，不是 `true`。',
    en: 'Whether the row was added by [insert()](table()insert) or its relatives since data was loaded. Use the result as true or false only: it is the row itself when true.'
  },
  'table()isUpdateByRow': {
    zh: '行的值与加载时相比是否改变，需要 [keepSource](table.keepSource)。只比较有列的字段，新增的行返回 `false`；`transform` 的树只认根节点，子节点总是 `false`。',
    en: 'Whether the row differs from what was loaded; needs [keepSource](table.keepSource). Only fields with a column count, inserted rows give `false`. In a tree with `transform` child nodes always give `false`.'
  },
  'table()isUpdateByRow~field': {
    zh: '只比较这一个字段。',
    en: 'Only this field is compared.'
  },
  'table()getColumns': {
    zh: '返回全部可见列（不含分组），顺序同显示；给出位置则返回那一列。',
    en: 'Returns the visible columns without groups, in the order shown; given a position, that column.'
  },
  'table()getColumns~columnIndex': {
    zh: '可见列中的位置，从 0 开始；省略则返回全部。',
    en: 'Position among visible columns, from 0; all when omitted.'
  },
  'table()getColumnById': {
    zh: '按 `column.id` 查找列，没有时返回 `null`。',
    en: 'Finds a column by its `column.id`; `null` when there is none.'
  },
  'table()getColumnByField': {
    zh: '按 `field` 查找列，没有时返回 `null`。隐藏的列也能找到；同一个 `field` 有多列时返回最后一列。',
    en: 'Finds a column by its `field`, hidden ones included; `null` when there is none. Of several columns with one `field` the last is returned.'
  },
  'table()getTableColumn': {
    zh: '返回四种列的列表：`collectColumn` 按声明的结构（含分组），`fullColumn` 全部列（不含分组），`visibleColumn` 可见列，`tableColumn` 当前渲染的列。',
    en: 'Returns four lists of columns: `collectColumn` as declared with groups, `fullColumn` all without groups, `visibleColumn` those shown, `tableColumn` those rendered now.'
  },
  'table()getData': {
    zh: '返回传给 [data](table.data) 的数组的副本，没有 `data` 属性时是最后一次加载的数组；给出位置则返回那一行。不含新增的行，删除的行仍在。表格当前的行用 [getTableData()](table()getTableData)。',
    en: 'Returns a copy of the array given to [data](table.data), or without that prop of the array loaded last; given a position, that row. Inserted rows are missing and removed ones still there; for the rows of the table use [getTableData()](table()getTableData).'
  },
  'table()getData~rowIndex': {
    zh: '数组中的位置，从 0 开始；省略则返回全部。',
    en: 'Position in the array, from 0; all when omitted.'
  },
  'table()getCheckboxRecords': {
    zh: '返回勾选的行，默认只含通过筛选的行。没有 `checkField` 时顺序不定；换上新数据后，返回的还是勾选时的旧对象。没有勾选时是空数组，见[多选行](/table/base/selection)。',
    en: 'Returns the checked rows, by default only those that pass the filters. Without `checkField` their order is not that of the table, and after new data you get the objects that were checked then. An empty array when none is checked. See [Checkbox selection](/table/base/selection).'
  },
  'table()getRowById': {
    zh: '按主键查找行，没有时返回 `null`。非树形表格中新增的行找不到，删除的行仍能找到，直到重新加载数据。',
    en: 'Finds a row by its key; `null` when there is none. In a table without a tree, inserted rows are not found, and removed ones still are, until data is loaded again.'
  },
  'table()getRowById~rowid': {
    zh: '[keyField](table.rowConfig.keyField) 字段的值，不需要编码。',
    en: 'Value of the field named by [keyField](table.rowConfig.keyField), not encoded.'
  },
  'table()getTableData': {
    zh: '返回四个数组：`fullData` 全部行（含新增，树只有根节点），`visibleData` 筛选和排序之后的行，`tableData` 当前渲染的行，`footerData` 表尾的行。',
    en: 'Returns four arrays: `fullData` all rows with inserted ones (roots of a tree), `visibleData` those after filtering and sorting, `tableData` those rendered now, `footerData` the rows of the footer.'
  },
  'table()setColumnFixed': {
    zh: '把列固定到左侧或右侧，列在分组中时固定整个分组。固定列已达到 [maxFixedSize](table.columnConfig.maxFixedSize) 时弹出提示，不再固定；列已经固定在另一侧时不受限制。',
    en: 'Fixes a column to one side, together with its whole group. When [maxFixedSize](table.columnConfig.maxFixedSize) columns are fixed already, a message appears and nothing changes; moving a fixed column to the other side is always possible.'
  },
  'table()setColumnFixed~fieldOrColumn': {
    zh: '列对象，或列的 `field`。',
    en: 'A column object, or the `field` of a column.'
  },
  'table()setColumnFixed~fixed': {
    zh: '`left` 或 `right`；取消固定请用 [clearColumnFixed()](table()clearColumnFixed)。',
    en: '`left` or `right`; to release the column use [clearColumnFixed()](table()clearColumnFixed).'
  },
  'table()clearColumnFixed': {
    zh: '取消列的固定，列在分组中时取消整个分组。',
    en: 'Releases a fixed column, together with its whole group.'
  },
  'table()clearColumnFixed~fieldOrColumn': {
    same: 'table()setColumnFixed~fieldOrColumn'
  },
  'table()hideColumn': {
    zh: '隐藏列，不触发事件；对分组无效，要隐藏其中的每一列。设置了 [storage](table.customConfig.storage) 时随之保存；[resetColumn()](table()resetColumn) 恢复。',
    en: 'Hides a column without firing an event. It does nothing for a group: hide each of its columns. With [storage](table.customConfig.storage) the choice is saved; [resetColumn()](table()resetColumn) undoes it.'
  },
  'table()hideColumn~fieldOrColumn': {
    same: 'table()setColumnFixed~fieldOrColumn'
  },
  'table()showColumn': {
    zh: '显示隐藏的列，不触发事件。设置了 [storage](table.customConfig.storage) 时随之保存。',
    en: 'Shows a hidden column without firing an event. With [storage](table.customConfig.storage) the choice is saved.'
  },
  'table()showColumn~fieldOrColumn': {
    same: 'table()setColumnFixed~fieldOrColumn'
  },
  'table()setColumnWidth': {
    zh: '3.8.6 中没有可见的效果：只改了内部的渲染宽度，下一次布局又恢复，百分比还会算错。请改为设置 `column.resizeWidth`（像素数）再调用 [refreshColumn()](table()refreshColumn)。',
    en: 'Has no lasting effect in 3.8.6: it sets an internal width that the next layout overwrites, and percentages come out wrong. Set `column.resizeWidth` to a number of pixels and call [refreshColumn()](table()refreshColumn).'
  },
  'table()setColumnWidth~fieldOrColumn': {
    same: 'table()setColumnFixed~fieldOrColumn'
  },
  'table()getColumnWidth': {
    zh: '返回列当前渲染的宽度，单位 px；没有这一列时返回 0。',
    en: 'Returns the rendered width of a column in px, 0 when there is no such column.'
  },
  'table()getColumnWidth~fieldOrColumn': {
    same: 'table()setColumnFixed~fieldOrColumn'
  },
  'table()resetColumn': {
    zh: '恢复列的初始状态。列的显示和隐藏总会恢复（`customConfig.checkMethod` 禁止的列除外，`visible: false` 不起作用）；列宽、固定和顺序要另外指定，传 `true` 则全部恢复。',
    en: 'Restores the initial state of columns. Visibility is always restored, except where `customConfig.checkMethod` forbids it (`visible: false` changes nothing); widths, fixing and order only on request, all of them with `true`.'
  },
  'table()resetColumn~options': {
    zh: '`true` 恢复全部，或 `{ resizable, fixed, sort }` 中选几项。',
    en: '`true` for all, or a choice of `{ resizable, fixed, sort }`.'
  },
  'table()refreshColumn': {
    zh: '在代码里改了列对象的 `visible`、`fixed`、`width`、`resizeWidth` 等之后调用，使它生效。',
    en: 'Call it after changing `visible`, `fixed`, `width`, `resizeWidth` and so on of a column object, to put the change into effect.'
  },
  'table()refreshColumn~resiveOrder': {
    zh: '`true` 时按自定义列的顺序（`column.renderSortNumber`）重新排列。',
    en: 'With `true` columns are put in the order of `column.renderSortNumber`.'
  },
  'table()refreshScroll': {
    zh: '恢复到最后的滚动位置，并使固定列和表尾与之同步。表格从隐藏变为显示后位置错乱时调用；`keep-alive` 中表格会自己调用，见[缓存页面](/table/advanced/keepAlives)。',
    en: 'Returns to the last scroll position and brings fixed columns and footer in line with it, when they are off after the table was hidden. Inside `keep-alive` the table does this itself, see [Cached pages](/table/advanced/keepAlives).'
  },
  'table()recalculate': {
    zh: '重新计算列宽、高度和滚动条。[autoResize](table.autoResize) 开启时尺寸变化会自动处理；行高因内容而改变、或关闭了自动时由你调用。',
    en: 'Calculates widths, heights and scroll bars anew. With [autoResize](table.autoResize) changes of size are noticed; call it when content changed the height of rows, or when that is off.'
  },
  'table()openTooltip': {
    zh: '在任意元素旁显示表格的提示框，同一时间只有一个，用 [closeTooltip()](table()closeTooltip) 关闭。它不看 [tooltipConfig](table.tooltipConfig)，样式和延迟取全局设置。',
    en: 'Shows a tooltip of the table next to any element, one at a time; [closeTooltip()](table()closeTooltip) hides it. It ignores [tooltipConfig](table.tooltipConfig): theme and delays are the global ones.'
  },
  'table()openTooltip~content': {
    zh: '提示的文字。',
    en: 'The text to show.'
  },
  'table()closeTooltip': {
    zh: '关闭表格的提示框，包括单元格溢出的提示。',
    en: 'Hides the tooltips of the table, also the one of an overflowing cell.'
  },
  'table()setCheckboxRow': {
    zh: '勾选或取消若干行，不理会 `checkMethod`，不触发事件。没有 `checkStrictly` 的树会带上子节点和父节点。每一行都要检查全表，上千行时改用 [setAllCheckboxRow()](table()setAllCheckboxRow) 或 `checkField`。',
    en: 'Checks or unchecks rows; ignores `checkMethod` and fires no event. In a tree without `checkStrictly` children and parents follow. Each row costs a pass over the table: for thousands use [setAllCheckboxRow()](table()setAllCheckboxRow) or `checkField`.'
  },
  'table()setCheckboxRow~checked': {
    zh: '`true` 勾选，`false` 取消。',
    en: '`true` checks, `false` unchecks.'
  },
  'table()isAllCheckboxChecked': {
    zh: '表头的复选框是否为勾选，即通过筛选的、可勾选的行都已勾选。',
    en: 'Whether the box in the header is checked: every row that passes the filters and may be checked is.'
  },
  'table()isAllCheckboxIndeterminate': {
    zh: '表头的复选框是否为半选，即只勾选了一部分行。',
    en: 'Whether the box in the header is half-checked: some rows are checked, but not all.'
  },
  'table()isCheckedByCheckboxRow': {
    zh: '行是否已勾选。设置了 `checkField` 时返回该字段的值。',
    en: 'Whether the row is checked. With `checkField` the value of that field is returned.'
  },
  'table()toggleCheckboxRow': {
    zh: '切换一行的勾选，不理会 `checkMethod`，不触发事件。',
    en: 'Toggles the check of a row; ignores `checkMethod` and fires no event.'
  },
  'table()setAllCheckboxRow': {
    zh: '勾选或取消通过筛选的全部行，不理会 `checkMethod`，不触发事件。`checkStrictly` 时只改变表头的方框，一行也不勾选。',
    en: 'Checks or unchecks all rows that pass the filters; ignores `checkMethod` and fires no event. With `checkStrictly` only the box in the header changes and no row is checked.'
  },
  'table()setAllCheckboxRow~checked': {
    same: 'table()setCheckboxRow~checked'
  },
  'table()getRadioReserveRecord': {
    zh: '返回因 [reserve](table.radioConfig.reserve) 保留、但不在当前数据中的选中行，没有则为 `null`。请总是传 `true`：不传时，主键是数字的行即使在当前页也会返回；树里的结果则正好相反。',
    en: 'Returns the selected row kept by [reserve](table.radioConfig.reserve) that is not in the current data, else `null`. Always pass `true`: without it, a row with a numeric key is returned even when it is on the current page, and in trees the result is the opposite.'
  },
  'table()getRadioReserveRecord~isFull': {
    zh: '`true` 时与全部数据比较，否则与通过筛选的行比较（有上述错误）。',
    en: 'With `true` compared with all loaded rows, otherwise with those that pass the filters (see the bug above).'
  },
  'table()clearRadioReserve': {
    zh: '忘记 [reserve](table.radioConfig.reserve) 保留的单选行。[clearRadioRow()](table()clearRadioRow) 不会清除它，换页后又会选中，所以两个都要调用。',
    en: 'Forgets the row kept by [reserve](table.radioConfig.reserve). [clearRadioRow()](table()clearRadioRow) leaves it, and it would be selected again with its page, so call both.'
  },
  'table()getCheckboxReserveRecords': {
    zh: '返回因 [reserve](table.checkboxConfig.reserve) 保留勾选、但不在当前页的行。当前页的用 [getCheckboxRecords()](table()getCheckboxRecords)。',
    en: 'Returns the rows whose check is kept by [reserve](table.checkboxConfig.reserve) and that are not on this page. Those on it come from [getCheckboxRecords()](table()getCheckboxRecords).'
  },
  'table()getCheckboxReserveRecords~isFull': {
    zh: '`true` 时只含不在全部数据中的行，否则也含被筛选隐藏的行。',
    en: 'With `true` only rows that are not loaded, otherwise also those hidden by a filter.'
  },
  'table()getCheckboxIndeterminateRecords': {
    zh: '返回树中半选的节点，没有树形结构时是空数组。与勾选的行一起提交时常用。',
    en: 'Returns the half-checked nodes of a tree, often submitted together with the checked ones; an empty array without a tree.'
  },
  'table()getCheckboxIndeterminateRecords~isFull': {
    zh: '`true` 时也含已不在当前数据中的节点。',
    en: 'With `true` nodes that are no longer in the data are included.'
  },
  'table()clearCheckboxReserve': {
    zh: '忘记 [reserve](table.checkboxConfig.reserve) 保留的其他页的勾选，当前页的勾选不变。',
    en: 'Forgets the checks of other pages kept by [reserve](table.checkboxConfig.reserve); those of this page stay.'
  },
  'table()toggleAllCheckboxRow': {
    zh: '如同点击表头的复选框：跳过 `checkMethod` 禁止的行，并触发 [checkbox-all](table@checkbox-all)，其 `$event` 为 `null`。',
    en: 'Acts like a click on the box in the header: rows forbidden by `checkMethod` are skipped and [checkbox-all](table@checkbox-all) fires, with `$event` being `null`.'
  },
  'table()clearCheckboxRow': {
    zh: '取消全部勾选，包括被禁用和被筛选隐藏的行，不触发事件。其他页保留的勾选要再调用 [clearCheckboxReserve()](table()clearCheckboxReserve)。',
    en: 'Unchecks all rows, disabled and filtered ones too, without an event. Checks kept for other pages need [clearCheckboxReserve()](table()clearCheckboxReserve) as well.'
  },
  'table()setCurrentRow': {
    zh: '把一行设为当前行，不触发事件。高亮需要 [rowConfig.isCurrent](table.rowConfig.isCurrent)；不会滚动到这一行。',
    en: 'Makes a row current without firing an event. The highlight needs [rowConfig.isCurrent](table.rowConfig.isCurrent); the table does not scroll to it.'
  },
  'table()isCheckedByRadioRow': {
    zh: '行是否为选中的单选行，按对象比较。',
    en: 'Whether this row object is the selected one.'
  },
  'table()setRadioRow': {
    zh: '选中一行的单选框，不理会 `checkMethod`，不触发事件。取消选中用 [clearRadioRow()](table()clearRadioRow)。',
    en: 'Selects a row of the radio column; ignores `checkMethod` and fires no event. To clear it use [clearRadioRow()](table()clearRadioRow).'
  },
  'table()setPendingRow': {
    zh: '把行标记为待删除或取消标记：行划上删除线，不能编辑，由 [getPendingRecords()](table()getPendingRecords) 返回，直到保存时才真正删除。重新加载数据不会清除标记，保存后调用 [clearPendingRow()](table()clearPendingRow)。',
    en: 'Marks rows for deletion or takes the mark away: they are struck through, can\'t be edited, and [getPendingRecords()](table()getPendingRecords) returns them to be deleted on saving. New data does not clear the marks; call [clearPendingRow()](table()clearPendingRow) after saving.'
  },
  'table()setPendingRow~status': {
    zh: '`true` 标记，`false` 取消。',
    en: '`true` marks, `false` takes the mark away.'
  },
  'table()togglePendingRow': {
    zh: '切换行的待删除标记，含义见 [setPendingRow()](table()setPendingRow)。',
    en: 'Toggles the mark for deletion, see [setPendingRow()](table()setPendingRow).'
  },
  'table()getPendingRecords': {
    zh: '返回标记为待删除的行。其中可能有重新加载之前的旧对象。',
    en: 'Returns the rows marked for deletion, possibly objects from before the last load.'
  },
  'table()clearPendingRow': {
    zh: '取消全部待删除标记。',
    en: 'Takes away all marks for deletion.'
  },
  'table()clearMergeCells': {
    zh: '取消表体中的全部合并。',
    en: 'Undoes all merged cells of the body.'
  },
  'table()clearMergeFooterItems': {
    zh: '取消表尾中的全部合并。',
    en: 'Undoes all merged cells of the footer.'
  },
  'table()clearCurrentRow': {
    zh: '取消当前行，不触发事件。',
    en: 'No row is current any more; fires no event.'
  },
  'table()clearRadioRow': {
    zh: '取消单选行，不触发事件。设置了 `reserve` 时还要调用 [clearRadioReserve()](table()clearRadioReserve)，否则下次加载到这一行又会选中。',
    en: 'Clears the selected row without an event. With `reserve` call [clearRadioReserve()](table()clearRadioReserve) as well, or the row is selected again when it is loaded.'
  },
  'table()getMergeCells': {
    zh: '返回表体的全部合并，每项含 `row`、`col`（可见的位置）、`rowspan`、`colspan`。',
    en: 'Returns all merges of the body, each with `row` and `col` (visible positions), `rowspan` and `colspan`.'
  },
  'table()getMergeFooterItems': {
    zh: '返回表尾的全部合并，结构同 [getMergeCells()](table()getMergeCells)。',
    en: 'Returns all merges of the footer, like [getMergeCells()](table()getMergeCells).'
  },
  'table()getCurrentColumn': {
    zh: '返回当前列，没有时为 `null`。没有设置 [columnConfig.isCurrent](table.columnConfig.isCurrent) 时总是 `null`。',
    en: 'Returns the current column or `null`; always `null` without [columnConfig.isCurrent](table.columnConfig.isCurrent).'
  },
  'table()getCurrentRecord': {
    zh: '返回当前行，没有时为 `null`；换上新的行对象后也变为 `null`，但同一位置的底色还在，用 [clearCurrentRow()](table()clearCurrentRow) 去掉。没有设置 [rowConfig.isCurrent](table.rowConfig.isCurrent) 时总是 `null`。',
    en: 'Returns the current row or `null`, which it also becomes when new row objects are loaded; the tint stays at its place until [clearCurrentRow()](table()clearCurrentRow). Always `null` without [rowConfig.isCurrent](table.rowConfig.isCurrent).'
  },
  'table()getRadioRecord': {
    zh: '返回单选选中的行，没有时为 `null`。换上新的行对象后，没有 [reserve](table.radioConfig.reserve) 就不再选中。',
    en: 'Returns the row selected by radio button, or `null`. New row objects lose the selection unless [reserve](table.radioConfig.reserve) is set.'
  },
  'table()setCurrentColumn': {
    zh: '把一列设为当前列并高亮，不触发事件。要用 [getCurrentColumn()](table()getCurrentColumn) 读取，需设置 [columnConfig.isCurrent](table.columnConfig.isCurrent)。',
    en: 'Makes a column current and highlights it, without an event. [getCurrentColumn()](table()getCurrentColumn) returns it only with [columnConfig.isCurrent](table.columnConfig.isCurrent).'
  },
  'table()setCurrentColumn~fieldOrColumn': {
    same: 'table()setColumnFixed~fieldOrColumn'
  },
  'table()clearCurrentColumn': {
    zh: '取消当前列。',
    en: 'No column is current any more.'
  },
  'table()sort': {
    zh: '按一列或多列排序，不触发 [sort-change](table@sort-change)。没有 [multiple](table.sortConfig.multiple) 时只取第一个条件并清除其他列；有 `multiple` 时未提到的列保持不变。`remote` 时只点亮箭头。见[排序](/table/base/sort)。',
    en: 'Sorts by one or several columns without firing [sort-change](table@sort-change). Without [multiple](table.sortConfig.multiple) only the first condition counts and other columns are cleared; with it columns not named stay sorted. With `remote` only the arrow lights up. See [Sorting](/table/base/sort).'
  },
  'table()sort~sortConfs': {
    zh: '字段名、`{ field, order }`，或 `{ field, order }` 的数组。没有 `sortable` 的列忽略。',
    en: 'A field name, `{ field, order }`, or an array of such objects. Columns without `sortable` are ignored.'
  },
  'table()sort~order': {
    zh: '第一个参数是字段名时的方向；省略则取 [orders](table.sortConfig.orders) 中的下一个，`null` 取消排序。',
    en: 'Direction when the first argument is a field name. Omitted, it is the next one in [orders](table.sortConfig.orders); `null` clears the sort.'
  },
  'table()clearSort': {
    zh: '取消一列或全部列的排序，恢复原来的顺序，不触发事件。',
    en: 'Clears the sort of one column or of all and returns to the original order; fires no event.'
  },
  'table()clearSort~fieldOrColumn': {
    zh: '列的 `field` 或列对象；省略则是全部列。',
    en: 'The `field` of a column or its object; all columns when omitted.'
  },
  'table()getSortColumn': {
    zh: '返回第一个排序的列，没有时为 `undefined`。',
    en: 'Returns the first sorted column, or `undefined`.',
    deprecated: 'table()getSortColumns'
  },
  'table()closeFilter': {
    zh: '关闭筛选面板，没有确认的选择丢弃；触发 [filter-visible](table@filter-visible)。',
    en: 'Closes the filter panel and drops what was not confirmed; [filter-visible](table@filter-visible) fires.'
  },
  'table()isActiveFilterByColumn': {
    zh: '列是否有生效的筛选条件；不传则判断是否有任何一列。',
    en: 'Whether a filter of this column is in effect; without an argument, of any column.'
  },
  'table()isActiveFilterByColumn~fieldOrColumn': {
    zh: '列对象或列的 `field`；省略则是任何一列。',
    en: 'A column object or the `field` of a column; any column when omitted.'
  },
  'table()isFilter': {
    zh: '[isActiveFilterByColumn()](table()isActiveFilterByColumn) 的旧名。',
    en: 'Older name of [isActiveFilterByColumn()](table()isActiveFilterByColumn).',
    deprecated: 'table()isActiveFilterByColumn'
  },
  'table()isFilter~fieldOrColumn': { same: 'table()isActiveFilterByColumn~fieldOrColumn' },
  'table()isRowExpandLoaded': {
    zh: '[lazy](table.expandConfig.lazy) 的展开行是否已经加载过内容。',
    en: 'Whether the content of a [lazy](table.expandConfig.lazy) expandable row was loaded.'
  },
  'table()clearRowExpandLoaded': {
    zh: '把懒加载的展开行标记为没有加载，下次展开时重新调用 [loadMethod](table.expandConfig.loadMethod)。不会收起它。',
    en: 'Marks a lazy expandable row as not loaded, so that [loadMethod](table.expandConfig.loadMethod) runs again when it opens next. It stays open.'
  },
  'table()reloadRowExpand': {
    zh: '重新调用 [loadMethod](table.expandConfig.loadMethod) 并展开这一行，只对 `lazy` 有效。返回的 Promise 不等加载完成，一次只能一行。',
    en: 'Runs [loadMethod](table.expandConfig.loadMethod) again and opens the row; only with `lazy`. Its promise does not wait for the content, and it takes one row only.'
  },
  'table()reloadRowExpand~row': {
    zh: '要重新加载的行，只能是一个行对象。',
    en: 'The row to load: one row object.'
  },
  'table()toggleRowExpand': {
    zh: '展开或收起一行，规则同 [setRowExpand()](table()setRowExpand)。',
    en: 'Opens or closes a row, by the rules of [setRowExpand()](table()setRowExpand).'
  },
  'table()setAllRowExpand': {
    zh: '展开或收起全部行，含被筛选隐藏的行。`accordion` 时只展开最后一行。',
    en: 'Opens or closes all rows, filtered ones included. With `accordion` only the last one opens.'
  },
  'table()setAllRowExpand~checked': {
    zh: '`true` 展开，`false` 收起。',
    en: '`true` opens, `false` closes.'
  },
  'table()setRowExpand': {
    zh: '展开或收起若干行，需要 `type="expand"` 的列，不触发事件。[toggleMethod](table.expandConfig.toggleMethod) 拒绝的行不变，`accordion` 时只取最后一行，收起任何一行都会收起展开着的那一行；`lazy` 时返回的 Promise 等到内容加载完成。',
    en: 'Opens or closes rows of a table with a `type="expand"` column; fires no event. Rows refused by [toggleMethod](table.expandConfig.toggleMethod) stay. With `accordion` only the last one counts, and closing any row closes the open one. With `lazy` its promise waits for the content.'
  },
  'table()setRowExpand~checked': {
    same: 'table()setAllRowExpand~checked'
  },
  'table()isRowExpandByRow': {
    zh: '行是否展开。',
    en: 'Whether the row is open.'
  },
  'table()clearRowExpand': {
    zh: '收起全部展开行。树里打开了 [reserve](table.expandConfig.reserve) 时只忘掉根节点，要再调用 [clearRowExpandReserve()](table()clearRowExpandReserve)。',
    en: 'Closes all expandable rows. In a tree with [reserve](table.expandConfig.reserve) it forgets the roots only: call [clearRowExpandReserve()](table()clearRowExpandReserve) as well.'
  },
  'table()getRowExpandRecords': {
    zh: '返回展开的行，顺序与表格无关。',
    en: 'Returns the rows that are open, not in the order of the table.'
  },
  'table()getTreeExpandRecords': {
    zh: '返回展开的树节点，顺序与表格无关。',
    en: 'Returns the tree nodes that are open, not in the order of the table.'
  },
  'table()isTreeExpandLoaded': {
    zh: '[lazy](table.treeConfig.lazy) 的树节点是否已经加载过子节点。',
    en: 'Whether the children of a [lazy](table.treeConfig.lazy) node were loaded.'
  },
  'table()clearTreeExpandLoaded': {
    zh: '把懒加载的节点标记为没有加载并收起，下次展开时重新调用 [loadMethod](table.treeConfig.loadMethod)。嵌套的树要到下一次渲染才看到它收起。',
    en: 'Marks a lazy node as not loaded and closes it, so that [loadMethod](table.treeConfig.loadMethod) runs again when it opens next. A nested tree shows it closed with its next render.'
  },
  'table()reloadTreeChilds': {
    zh: '[reloadTreeExpand()](table()reloadTreeExpand) 的旧名。',
    en: 'Older name of [reloadTreeExpand()](table()reloadTreeExpand).',
    deprecated: 'table()reloadTreeExpand'
  },
  'table()reloadTreeChilds~row': {
    same: 'table()reloadRowExpand~row'
  },
  'table()toggleTreeExpand': {
    zh: '展开或收起一个树节点，规则同 [setTreeExpand()](table()setTreeExpand)。',
    en: 'Opens or closes a node, by the rules of [setTreeExpand()](table()setTreeExpand).'
  },
  'table()setAllTreeExpand': {
    zh: '展开或收起全部树节点。`accordion` 时只展开最后一个；`lazy` 时会请求已有节点的子节点，但不再展开新到的节点。',
    en: 'Opens or closes all nodes. With `accordion` only the last one opens; with `lazy` the children of all present nodes are requested, but new ones are not opened further.'
  },
  'table()setAllTreeExpand~checked': {
    same: 'table()setAllRowExpand~checked'
  },
  'table()setTreeExpand': {
    zh: '展开或收起若干树节点，不会展开它们的父节点，不触发事件。[toggleMethod](table.treeConfig.toggleMethod) 拒绝的节点不变；`lazy` 时返回的 Promise 等到子节点加载完成。见[树形表格](/table/tree/basic)。',
    en: 'Opens or closes nodes, but not their parents; fires no event. Nodes refused by [toggleMethod](table.treeConfig.toggleMethod) stay. With `lazy` its promise waits for the children. See [Tree table](/table/tree/basic).'
  },
  'table()setTreeExpand~checked': {
    same: 'table()setAllRowExpand~checked'
  },
  'table()isTreeExpandByRow': {
    zh: '树节点是否展开。',
    en: 'Whether the node is open.'
  },
  'table()clearTreeExpand': {
    zh: '收起全部树节点。',
    en: 'Closes all nodes.'
  },
  'table()getScroll': {
    zh: '返回滚动位置 `scrollTop`、`scrollLeft`，以及横向、纵向虚拟滚动是否生效（`virtualX`、`virtualY`）。挂载之后才能调用。',
    en: 'Returns `scrollTop` and `scrollLeft`, and whether virtual scroll is in effect (`virtualX`, `virtualY`). Call it after mounting.'
  },
  'table()scrollTo': {
    zh: '滚动到像素位置；不改变的方向传 `null`。',
    en: 'Scrolls to a position in pixels; pass `null` for a direction to leave alone.'
  },
  'table()scrollToRow': {
    zh: '滚动到能看见这一行，虚拟滚动中没有渲染的行也可以；树会先展开它的父节点。被筛选掉的行无法到达。',
    en: 'Scrolls until the row can be seen, also to rows that virtual scroll has not rendered; in a tree its parents are opened first. Rows hidden by a filter can\'t be reached.'
  },
  'table()scrollToRow~fieldOrColumn': {
    zh: '同时横向滚动到这一列：列对象或 `field`。',
    en: 'Scroll to this column as well: its object or `field`.'
  },
  'table()scrollToColumn': {
    zh: '横向滚动到能看见这一列；原来看不见的列停在表格的左边缘。计算时不扣除固定列的宽度，目标可能被左侧固定列挡住，此时自己算好位置用 [scrollTo()](table()scrollTo)。',
    en: 'Scrolls until the column can be seen; one that was out of sight ends at the left edge of the table. The width of fixed columns is ignored, so those on the left may cover it; then calculate the position for [scrollTo()](table()scrollTo).'
  },
  'table()scrollToColumn~fieldOrColumn': {
    same: 'table()setColumnFixed~fieldOrColumn'
  },
  'table()clearScroll': {
    zh: '滚动到左上角。',
    en: 'Scrolls to the top left.'
  },
  'table()updateFooter': {
    zh: '重新计算表尾。加载、增删、编辑结束时会自动执行；在代码里改了行的值之后由你调用。行数变了而表格有高度限制的，接着调用 [recalculate(true)](table()recalculate)，否则约 0.1 秒内超出高度。',
    en: 'Calculates the footer again. Loading, inserting, removing and the end of editing do this; call it after changing values in code. If the number of footer rows changed under a limited height, [recalculate(true)](table()recalculate) must follow, or the table is too high for about 0.1 s.'
  },
  'table()updateStatus': {
    zh: '在 `#edit` 插槽中的组件值改变时调用，使表格重新校验这个单元格并显示或清除错误。只有设置了 [editRules](table.editRules) 才有作用。',
    en: 'Call it when the component of an `#edit` slot changed its value: the cell is validated and its message shown or removed. Only with [editRules](table.editRules).'
  },
  'table()updateStatus~scope': {
    zh: '插槽收到的参数对象，取其中的 `row` 和 `column`。',
    en: 'The object the slot received; its `row` and `column` are read.'
  },
  'table()updateStatus~cellValue': {
    zh: '要校验的值，不在 `row[field]` 中时才需要。',
    en: 'The value to validate, needed only when it is not in `row[field]`.'
  },
  'table()setFilter': {
    zh: '替换列的筛选选项，列必须有 [filters](column.filters)（空数组也可以）。不会立即筛选，随后调用 [updateData()](table()updateData)；不触发事件。见[筛选](/table/base/filter)。',
    en: 'Replaces the filter options of a column that has [filters](column.filters), be it an empty array. Rows are not filtered until [updateData()](table()updateData); no event fires. See [Filter](/table/base/filter).'
  },
  'table()setFilter~fieldOrColumn': {
    same: 'table()setColumnFixed~fieldOrColumn'
  },
  'table()setFilter~options': {
    zh: '选项的数组，只保留 `label`、`value`、`data`、`resetValue`、`checked`。',
    en: 'Array of options; of each, `label`, `value`, `data`, `resetValue` and `checked` are kept.'
  },
  'table()clearFilter': {
    zh: '重置一列或全部列的筛选并立即更新，不触发事件。不传参数时只处理可见列，隐藏列的条件仍然生效，要用 `field` 逐个清除。',
    en: 'Resets the filter of one column or of all and takes effect at once; fires no event. Without an argument only visible columns are reset: a filter of a hidden column stays, clear it by its `field`.'
  },
  'table()clearFilter~fieldOrColumn': {
    zh: '列对象或列的 `field`；省略则是全部可见列。',
    en: 'A column object or the `field` of a column; all visible columns when omitted.'
  },
  'table()closeMenu': {
    zh: '关闭快捷菜单。',
    en: 'Closes the shortcut menu.'
  },
  'table()getSelectedCell': {
    zh: '返回选中的单元格，含 `row`、`column`、`cell` 等，没有时为 `null`。需要 [mouseConfig.selected](table.mouseConfig.selected)。',
    en: 'Returns the selected cell with `row`, `column`, `cell` and more, or `null`. Needs [mouseConfig.selected](table.mouseConfig.selected).'
  },
  'table()getCellAreas': {
    zh: '返回选取的单元格区域。只有安装企业版插件后才有作用，否则返回 `null`。',
    en: 'Returns the selected cell areas. Only works with the enterprise plugin; without it the result is `null`.'
  },
  'table()copyCellArea': {
    zh: '复制选取的单元格区域。只有安装企业版插件后才有作用，否则返回 `null`。',
    en: 'Copies the selected cell area. Only works with the enterprise plugin; without it the result is `null`.'
  },
  'table()cutCellArea': {
    zh: '剪切选取的单元格区域。只有安装企业版插件后才有作用，否则返回 `null`。',
    en: 'Cuts the selected cell area. Only works with the enterprise plugin; without it the result is `null`.'
  },
  'table()pasteCellArea': {
    zh: '把复制的内容粘贴到单元格区域。只有安装企业版插件后才有作用，否则返回 `null`，不是 Promise。',
    en: 'Pastes what was copied into the cell area. Only works with the enterprise plugin; without it the result is `null`, not a promise.'
  },
  'table()clearSelected': {
    zh: '取消选中的单元格（[mouseConfig.selected](table.mouseConfig.selected)）。',
    en: 'Clears the selected cell of [mouseConfig.selected](table.mouseConfig.selected).'
  },
  'table()insert': {
    zh: '在最前面新增行：复制传入的对象，补齐各列的字段和主键。你的 `data` 数组不变，新行由 [getInsertRecords()](table()getInsertRecords) 返回，不受当前的排序和筛选约束。返回的 Promise 给出 `row`（最后一行）和 `rows`。',
    en: 'Inserts rows at the top: the objects are copied and completed with the fields of all columns and a key. Your `data` array stays as it is; [getInsertRecords()](table()getInsertRecords) returns the new rows. Sorting and filters do not apply to them at first. The promise gives `row` (the last one) and `rows`.'
  },
  'table()insert~records': {
    zh: '一个对象，或对象的数组。`transform` 的树按其中的父级字段放到父节点下，父级是 0 算没有；几行一起放在最前面时，次序会颠倒。',
    en: 'One object, or an array of them. In a tree with `transform` the parent field decides where they go, 0 counting as none; several rows put first come out in reverse order.'
  },
  'table()insertAt': {
    zh: '在指定位置新增行，其余同 [insert()](table()insert)。行不在表格中、或嵌套的树（没有 `transform`）中给出行时会抛出错误。',
    en: 'Inserts rows at a position, otherwise like [insert()](table()insert). Throws for a row that is not in the table, and for any row of a nested tree, one without `transform`.'
  },
  'table()insertAt~records': {
    same: 'table()insert~records'
  },
  'table()insertAt~row': {
    zh: '行对象：插在它前面；`null`：最前面；`-1`：最后面。',
    en: 'A row object: before it. `null`: at the top. `-1`: at the end.'
  },
  'table()remove': {
    zh: '删除行，已有的行由 [getRemoveRecords()](table()getRemoveRecords) 返回，新增的行直接消失。不传参数则删除全部，包括被筛选隐藏的行；`transform` 的树这样删不掉，要传 `getTableData().fullData`。嵌套的树（没有 `transform`）只能删除根节点，子节点不会消失却仍被记录。',
    en: 'Removes rows; existing ones are listed by [getRemoveRecords()](table()getRemoveRecords), inserted ones vanish. Without an argument everything goes, filtered rows too; only a tree with `transform` keeps its rows, pass it `getTableData().fullData`. In a nested tree (without `transform`) only roots can be removed: a child stays, and is recorded all the same.'
  },
  'table()remove~rows': {
    zh: '一个行对象或行的数组；省略则是全部行。',
    en: 'One row object or an array of them; all rows when omitted.'
  },
  'table()removeCheckboxRow': {
    zh: '删除勾选的行并清空勾选，返回值同 [remove()](table()remove)。没有勾选时什么也不删除。',
    en: 'Removes the checked rows and clears the checks; the result is that of [remove()](table()remove). Nothing happens when none is checked.'
  },
  'table()removeRadioRow': {
    zh: '删除单选选中的行。没有选中时什么也不删除。',
    en: 'Removes the row selected by radio button; nothing when there is none.'
  },
  'table()removeCurrentRow': {
    zh: '删除当前行。没有当前行时什么也不删除。',
    en: 'Removes the current row; nothing when there is none.'
  },
  'table()removeMergeCells': {
    zh: '取消表体中的若干合并，返回被取消的合并项。',
    en: 'Undoes some merges of the body; the promise gives those that were undone.'
  },
  'table()removeMergeCells~merges': {
    zh: '`{ row, col }` 或其数组，指合并区域左上角的单元格；可以是可见的位置，也可以是行、列对象。',
    en: '`{ row, col }` of the top left cell, or an array of them; visible positions, or a row and a column object.'
  },
  'table()removeMergeFooterItems': {
    zh: '取消表尾中的若干合并，返回被取消的合并项。',
    en: 'Undoes some merges of the footer; the promise gives those that were undone.'
  },
  'table()removeMergeFooterItems~merges': {
    zh: '`{ row, col }` 或其数组：表尾的第几行、可见的第几列，从 0 开始。',
    en: '`{ row, col }` or an array of them: number of the footer row and of the visible column, from 0.'
  },
  'table()getRecordset': {
    zh: '一次返回全部变化：`insertRecords` 新增、`removeRecords` 删除、`updateRecords` 修改、`pendingRecords` 待删除。重新加载数据会清空前三项。',
    en: 'Returns all changes: `insertRecords`, `removeRecords`, `updateRecords`, and `pendingRecords` marked for deletion. Loading data empties the first three.'
  },
  'table()getInsertRecords': {
    zh: '返回新增的行，后加的在前。不含已删除的。',
    en: 'Returns the inserted rows, the newest first; not those removed again.'
  },
  'table()getRemoveRecords': {
    zh: '返回删除的行，不含删除的新增行。',
    en: 'Returns the removed rows, without inserted ones.'
  },
  'table()getUpdateRecords': {
    zh: '返回修改过的行，需要 [keepSource](table.keepSource)，否则总是空数组；正在编辑的值会先写入。树有两个缺口：`transform` 时只找得到根节点；[childrenField](table.treeConfig.childrenField) 不是 `children` 时也是。',
    en: 'Returns the changed rows; needs [keepSource](table.keepSource), or it is always empty. Values being edited are written first. In trees only changed roots are found with `transform`, and also when [childrenField](table.treeConfig.childrenField) is not `children`.'
  },
  'table()clearEdit': {
    zh: '结束编辑并写入值，触发 [edit-closed](table@edit-closed)。读取数据、提交和导出之前调用；没有放弃修改的方法，要放弃用 [revertData()](table()revertData)。',
    en: 'Ends editing, writes the values and fires [edit-closed](table@edit-closed). Call it before reading, saving or exporting. There is no way to end without writing; to undo use [revertData()](table()revertData).'
  },
  'table()clearCellAreas': {
    zh: '清除选取的单元格区域。只有安装企业版插件后才有作用，否则返回 `null`，不是 Promise。',
    en: 'Clears the selected cell areas. Only works with the enterprise plugin; without it the result is `null`, not a promise.'
  },
  'table()getActiveRecord': {
    zh: '[getEditRecord()](table()getEditRecord) 的旧名。',
    en: 'Older name of [getEditRecord()](table()getEditRecord).',
    deprecated: 'table()getEditRecord'
  },
  'table()getEditRecord': {
    zh: '返回正在编辑的单元格，含 `row`、`column`、`cell` 等，没有时为 `null`；大量数据里正在编辑的行滚出画面之后也是 `null`。',
    en: 'Returns the cell that is being edited with `row`, `column`, `cell` and more, or `null`; also `null` when virtual scrolling has taken the edited row out of the page.'
  },
  'table()isActiveByRow': {
    zh: '[isEditByRow()](table()isEditByRow) 的旧名。',
    en: 'Older name of [isEditByRow()](table()isEditByRow).',
    deprecated: 'table()isEditByRow'
  },
  'table()isEditByRow': {
    zh: '是否正在编辑这一行。用在操作列里，切换“编辑”和“保存”按钮。',
    en: 'Whether this row is being edited, for example to swap the buttons Edit and Save.'
  },
  'table()setActiveRow': {
    zh: '[setEditRow()](table()setEditRow) 的旧名，不能指定列。',
    en: 'Older name of [setEditRow()](table()setEditRow), without the column.',
    deprecated: 'table()setEditRow'
  },
  'table()setEditRow': {
    zh: '打开一行的编辑，适合 `mode: \'row\'`；`cell` 模式只打开一格。光标在第一个可编辑的列，或指定的列。仍受 [beforeEditMethod](table.editConfig.beforeEditMethod) 约束。',
    en: 'Opens a row for editing with `mode: \'row\'`; in `cell` mode one cell only. The cursor goes to the first editable column or the one named. [beforeEditMethod](table.editConfig.beforeEditMethod) still decides.'
  },
  'table()setEditRow~fieldOrColumn': {
    zh: '光标所在的列：`field` 或列对象；省略则是第一个可编辑的列。',
    en: 'Column for the cursor: its `field` or object; the first editable one when omitted.'
  },
  'table()setActiveCell': {
    zh: '[setEditCell()](table()setEditCell) 的旧名。3.8.6 中丢掉了第二个参数，所以什么也不做。',
    en: 'Older name of [setEditCell()](table()setEditCell). In 3.8.6 it drops its second argument and so does nothing.',
    deprecated: 'table()setEditCell'
  },
  'table()setEditCell': {
    zh: '滚动到这一行并打开一个单元格的编辑。需要 [editConfig](table.editConfig) 和列的 [editRender](column.editRender)，受 [beforeEditMethod](table.editConfig.beforeEditMethod) 约束。不会横向滚动：横向虚拟滚动中没有渲染的列，先调用 [scrollToColumn()](table()scrollToColumn)。',
    en: 'Scrolls to the row and opens one cell for editing. Needs [editConfig](table.editConfig) and [editRender](column.editRender) of the column; [beforeEditMethod](table.editConfig.beforeEditMethod) decides. It does not scroll sideways: call [scrollToColumn()](table()scrollToColumn) first for a column that is not rendered.'
  },
  'table()setSelectCell': {
    zh: '选中一个单元格并触发 [cell-selected](table@cell-selected)。需要 [mouseConfig.selected](table.mouseConfig.selected)，行必须已渲染；`editConfig.trigger` 为 `manual` 时无效。',
    en: 'Selects a cell and fires [cell-selected](table@cell-selected). Needs [mouseConfig.selected](table.mouseConfig.selected) and a rendered row; does nothing with `editConfig.trigger` set to `manual`.'
  },
  'table()setSelectCell~fieldOrColumn': {
    zh: '列的 `field`，或列对象。',
    en: 'The `field` of a column, or its object.'
  },
  'table()setCellAreas': {
    zh: '选取单元格区域。只有安装企业版插件后才有作用，否则返回 `null`，不是 Promise。',
    en: 'Selects cell areas. Only works with the enterprise plugin; without it the result is `null`, not a promise.'
  },
  'table()setActiveCellArea': {
    zh: '设置活动的单元格区域。只有安装企业版插件后才有作用，否则返回 `null`，不是 Promise。',
    en: 'Sets the active cell area. Only works with the enterprise plugin; without it the result is `null`, not a promise.'
  },
  'table()setMergeCells': {
    zh: '增加表体的合并，已有的合并保留，同一左上角的被替换。加载数据、改变列之后全部清除，需要再次调用。有任何合并时 [spanMethod](table.spanMethod) 不再起作用，树形表格不支持。',
    en: 'Adds merges to the body; existing ones stay, one with the same top left cell is replaced. Loading data or changing columns clears them all: call it again. While there is any, [spanMethod](table.spanMethod) is ignored. Not for trees.'
  },
  'table()setMergeCells~merges': {
    zh: '`{ row, col, rowspan, colspan }` 或其数组；`row`、`col` 可以是可见的位置，也可以是行、列对象。',
    en: '`{ row, col, rowspan, colspan }` or an array of them; `row` and `col` are visible positions, or a row and a column object.'
  },
  'table()setMergeFooterItems': {
    zh: '增加表尾的合并，已有的合并保留。加载数据、改变列之后全部清除。',
    en: 'Adds merges to the footer; existing ones stay. Loading data or changing columns clears them all.'
  },
  'table()setMergeFooterItems~merges': {
    zh: '`{ row, col, rowspan, colspan }` 或其数组；`row` 是表尾的第几行，从 0 开始。',
    en: '`{ row, col, rowspan, colspan }` or an array of them; `row` is the number of the footer row, from 0.'
  },
  'table()clearValidate': {
    zh: '清除校验提示，不改数据。只有两种用法可靠：不带参数清除全部，或 `clearValidate(row, field)` 清除一格。只传行或只传列正好相反：保留它们的，清除其余的。`msgMode: \'single\'` 时总是清除全部。',
    en: 'Removes validation messages and leaves the data alone. Only two forms are reliable: without arguments for all, and `clearValidate(row, field)` for one cell. Rows alone or a column alone do the opposite: theirs stay, the others go. With `msgMode: \'single\'` everything is removed.'
  },
  'table()clearValidate~rows': {
    zh: '行或行的数组；只和第二个参数一起才可靠。',
    en: 'A row or rows; reliable only together with the second argument.'
  },
  'table()clearValidate~fieldOrColumn': {
    zh: '一个 `field` 或列对象；字段名的数组无效。',
    en: 'One `field` or column object; an array of field names has no effect.'
  },
  'table()fullValidate': {
    zh: '检查每一个单元格并显示全部错误，范围的规则同 [validate()](table()validate)。配合 [msgMode](table.validConfig.msgMode) 为 `full` 使用。',
    en: 'Checks every cell and shows all errors; which rows are checked is as for [validate()](table()validate). Meant for [msgMode](table.validConfig.msgMode) `full`.'
  },
  'table()fullValidate~rows': {
    same: 'table()validate~rows'
  },
  'table()fullValidate~callback': {
    same: 'table()validate~callback'
  },
  'table()validate': {
    zh: '按 [editRules](table.editRules) 检查，遇到第一个错误就停，滚动到那里并打开编辑。Promise 通过时给出 `undefined`，不通过时给出 `{ 字段: [{ row, column, rule }] }`，不会 reject。`autoPos: false` 时不显示提示。见[单元格校验](/table/edit/cellValid)。',
    en: 'Checks by [editRules](table.editRules), stops at the first error, scrolls there and opens the cell. The promise gives `undefined` when all passed, otherwise `{ field: [{ row, column, rule }] }`; it does not reject. With `autoPos: false` no message is shown. See [Cell validation](/table/edit/cellValid).'
  },
  'table()validate~rows': {
    zh: '省略：新增和修改过的行（没有 `keepSource` 就只有新增的）；`true`：通过筛选的全部行；行或行的数组：只查这些。',
    en: 'Omitted: inserted and changed rows (without `keepSource` only inserted ones). `true`: all rows that pass the filters. A row or an array of rows: only these.'
  },
  'table()validate~callback': {
    zh: '旧写法，开发环境会警告。结束时调用，不通过时收到错误；传了它，Promise 就不再给出错误。',
    en: 'Old style, with a warning in development. Called at the end, with the errors if any; the promise then gives none.'
  },
  'table()openExport': {
    zh: '打开导出对话框，需要 [exportConfig](table.exportConfig)（空对象也可以）。传入的参数优先，只对这一次有效。Promise 不等导出完成。见[导出](/table/advanced/export)。',
    en: 'Opens the export dialog; needs [exportConfig](table.exportConfig), be it an empty object. Options given here come first, for this time only. The promise does not wait for the export. See [Export](/table/advanced/export).'
  },
  'table()openExport~options': {
    zh: '同 [exportConfig](table.exportConfig) 的各项。',
    en: 'The same keys as [exportConfig](table.exportConfig).'
  },
  'table()exportData': {
    zh: '不经对话框直接导出，默认是 `csv`。Promise 给出 `{ status: true }`，`download: false` 时还有 `type`、`content`、`blob`；类型没有注册或出错时 reject。见[导出](/table/advanced/export)。',
    en: 'Exports without a dialog, `csv` by default. The promise gives `{ status: true }`, with `download: false` also `type`, `content` and `blob`; it rejects for an unknown type or an error. See [Export](/table/advanced/export).'
  },
  'table()exportData~options': {
    same: 'table()openExport~options'
  },
  'table()openImport': {
    zh: '打开导入对话框，需要 [importConfig](table.importConfig)；树形表格只弹出不支持的提示。参数与 `importConfig` 冲突时以后者为准。没有返回值，不能 `await`。',
    en: 'Opens the import dialog; needs [importConfig](table.importConfig). A tree table only shows a message that it is not supported. Where options and `importConfig` differ, the latter wins. Returns nothing, not even a promise.'
  },
  'table()openImport~options': {
    zh: '同 [importConfig](table.importConfig) 的各项，只补充其中没有写的。',
    en: 'The same keys as [importConfig](table.importConfig); they only add what is missing there.'
  },
  'table()importData': {
    zh: '让用户选择文件并导入 `csv`、`html`、`xml` 或 `txt`，文件的表头必须是字段名。要在点击等用户操作中调用。用户取消选择时 Promise 一直不结束；`message: false` 而字段对不上时也是。',
    en: 'Lets the user choose a `csv`, `html`, `xml` or `txt` file and imports it; its header has to hold field names. Call it from a click or the like. The promise never settles when the user cancels, nor when no field matches and `message` is `false`.'
  },
  'table()importData~options': {
    zh: '同 [importConfig](table.importConfig) 的各项，优先于它。',
    en: 'The same keys as [importConfig](table.importConfig), which they override.'
  },
  'table()saveFile': {
    zh: '把内容保存为文件，与表格的数据无关。同 [VXETable.saveFile](VXETable()saveFile)。',
    en: 'Saves content as a file, whatever the table holds. The same as [VXETable.saveFile](VXETable()saveFile).'
  },
  'table()saveFile~options': {
    zh: '`{ filename, type, content }`：文件名、扩展名、文本或 `Blob`。',
    en: '`{ filename, type, content }`: name, extension, and text or a `Blob`.'
  },
  'table()readFile': {
    zh: '让用户选择本地文件，Promise 给出 `{ status, file, files }`，类型不符时 reject，取消选择时一直不结束。不会导入到表格。同 [VXETable.readFile](VXETable()readFile)。',
    en: 'Lets the user choose local files; the promise gives `{ status, file, files }`, rejects for a wrong type and never settles when cancelled. Nothing is imported. The same as [VXETable.readFile](VXETable()readFile).'
  },
  'table()readFile~options': {
    zh: '`{ types, multiple, message }`：允许的扩展名的数组、能否多选、类型不符时是否提示。',
    en: '`{ types, multiple, message }`: array of extensions allowed, whether several files, whether to report a wrong type.'
  },
  'table()print': {
    zh: '不经对话框直接打印整个表格，包括虚拟滚动没有渲染的行。Promise 在打开浏览器的打印窗口之前就完成。',
    en: 'Prints the whole table without a dialog of its own, rows that virtual scroll has not rendered included. The promise is fulfilled before the print window of the browser opens.'
  },
  'table()print~options': {
    zh: '同 [printConfig](table.printConfig) 的各项，优先于它；给出 `content` 则打印这段 HTML。',
    en: 'The same keys as [printConfig](table.printConfig), which they override; with `content` that HTML is printed.'
  },
  'table()openPrint': {
    zh: '打开打印对话框，选择行、列之后打印。需要 [printConfig](table.printConfig) 或 `exportConfig`。',
    en: 'Opens the print dialog to choose rows and columns; needs [printConfig](table.printConfig) or `exportConfig`.'
  },
  'table()openPrint~options': {
    zh: '同 [printConfig](table.printConfig) 的各项，优先于它。',
    en: 'The same keys as [printConfig](table.printConfig), which they override.'
  },
  'table()openFind': {
    zh: '打开查找窗口。只有安装企业版插件后才有作用，否则返回 `null`，不是 Promise。',
    en: 'Opens the find window. Only works with the enterprise plugin; without it the result is `null`, not a promise.'
  },
  'table()openReplace': {
    zh: '打开替换窗口。只有安装企业版插件后才有作用，否则返回 `null`，不是 Promise。',
    en: 'Opens the replace window. Only works with the enterprise plugin; without it the result is `null`, not a promise.'
  },
  'table()closeFNR': {
    zh: '关闭查找和替换窗口。只有安装企业版插件后才有作用，否则返回 `null`，不是 Promise。',
    en: 'Closes the find and replace window. Only works with the enterprise plugin; without it the result is `null`, not a promise.'
  },
  'table()updateCellAreas': {
    zh: '重新绘制单元格区域的边框。只有安装企业版插件后才有作用，否则只返回下一次渲染后完成的 Promise。',
    en: 'Redraws the borders of cell areas. Only works with the enterprise plugin; without it you get a promise of the next render.'
  },
  'table()connect': {
    zh: '把工具栏与表格连起来，工具栏的导出、打印和自定义列才知道操作哪个表格。在 `mounted` 中调用；`vxe-grid` 不需要，同一父组件中写在表格前面的 `vxe-toolbar` 会自动连接。',
    en: 'Links a toolbar to the table, so that its export, print and column buttons know which table they act on. Call it in `mounted`. `vxe-grid` needs none, and a `vxe-toolbar` that precedes the table in the same parent links itself.'
  },
  'table()connect~toolbar': {
    zh: '`vxe-toolbar` 的实例，例如 `this.$refs.toolbar`。',
    en: 'The `vxe-toolbar` instance, such as `this.$refs.toolbar`.'
  },
  'table()focus': {
    zh: '激活表格，使它响应键盘、复制和粘贴，如同用户点击过它。不移动浏览器的焦点。',
    en: 'Activates the table, so that it reacts to keys, copy and paste as after a click. The focus of the browser does not move.'
  },
  'table()blur': {
    zh: '取消激活，表格不再响应键盘、复制和粘贴。离开 `keep-alive` 页面时必须调用，否则隐藏的表格仍会响应按键，见[缓存页面](/table/advanced/keepAlives)。',
    en: 'Deactivates the table, so that it no longer reacts to keys, copy and paste. Call it when a `keep-alive` page is left, or the hidden table goes on reacting, see [Cached pages](/table/advanced/keepAlives).'
  },
  'table()getRowSeq': {
    zh: '返回行的序号：筛选和排序之后从 1 开始，树中是 `1.2` 这样的路径。不受 `seqConfig` 影响，非树形表格中新增的行返回 -1。',
    en: 'Returns the number of a row: from 1 after filtering and sorting, a path such as `1.2` in a tree. `seqConfig` has no influence; inserted rows give -1 outside of trees.'
  },
  'table()isSeqColumn': {
    zh: '列是否为序号列（`type="seq"`）。',
    en: 'Whether it is a sequence column (`type="seq"`).'
  },
  'table()getRowid': {
    zh: '返回行的主键，是经过 `encodeURIComponent` 的字符串；不是这个表格的行时返回 `null`。',
    en: 'Returns the key of a row as a string passed through `encodeURIComponent`; `null` for rows of elsewhere.'
  },
  'table()getParentRow': {
    zh: '返回树节点的父节点，根节点和没有树形结构时为空。',
    en: 'Returns the parent of a tree node; empty for roots and without a tree.'
  },
  'table()getParentRow~rowOrRowid': {
    zh: '行对象，或字符串的主键；数字要先转成字符串。',
    en: 'A row object, or its key as a string; convert numbers first.'
  },
  'table()getTreeStatus': {
    zh: '返回树的配置 `config` 和展开的节点 `rowExpandeds`，没有树形结构时为 `null`。',
    en: 'Returns the options of the tree as `config` and the open nodes as `rowExpandeds`; `null` without a tree.'
  },
  'table()isCheckboxIndeterminate': {
    zh: '[isAllCheckboxIndeterminate()](table()isAllCheckboxIndeterminate) 的旧名。',
    en: 'Older name of [isAllCheckboxIndeterminate()](table()isAllCheckboxIndeterminate).',
    deprecated: 'table()isAllCheckboxIndeterminate'
  },
  'table()isIndeterminateByCheckboxRow': {
    zh: '树节点是否半选。',
    en: 'Whether a tree node is half-checked.'
  },
  'table()hasPendingByRow': {
    zh: '行是否标记为待删除。',
    en: 'Whether the row is marked for deletion.'
  },
  'table()isSort': {
    zh: '列是否正在排序；不传则判断是否有任何一列。',
    en: 'Whether the column is sorted; without an argument, whether any is.'
  },
  'table()getSortColumns': {
    zh: '返回全部排序条件，按优先级排列，每项含 `column`、`field`、`order`、`sortTime`；没有时是空数组。',
    en: 'Returns all sort conditions in order of priority, each with `column`, `field`, `order` and `sortTime`; an empty array without any.'
  },
  'table()reloadExpandContent': {
    zh: '[reloadRowExpand()](table()reloadRowExpand) 的旧名。',
    en: 'Older name of [reloadRowExpand()](table()reloadRowExpand).',
    deprecated: 'table()reloadRowExpand'
  },
  'table()isExpandByRow': {
    zh: '[isRowExpandByRow()](table()isRowExpandByRow) 的旧名。',
    en: 'Older name of [isRowExpandByRow()](table()isRowExpandByRow).',
    deprecated: 'table()isRowExpandByRow'
  },
  'table()clearRowExpandReserve': {
    zh: '忘记 [reserve](table.expandConfig.reserve) 保留的展开行，当前展开的行不变。',
    en: 'Forgets the rows kept open by [reserve](table.expandConfig.reserve); rows open now stay.'
  },
  'table()reloadTreeExpand': {
    zh: '重新加载一个懒加载节点的子节点并展开它，节点的 [hasChildField](table.treeConfig.hasChildField) 必须为真。返回的 Promise 不等加载完成，要等就在 `loadMethod` 里记录。',
    en: 'Loads the children of a lazy node again and opens it; its [hasChildField](table.treeConfig.hasChildField) has to be true. The promise does not wait for them: note the end in your `loadMethod`.'
  },
  'table()clearTreeExpandReserve': {
    zh: '忘记 [reserve](table.treeConfig.reserve) 保留的展开节点，当前展开的节点不变。',
    en: 'Forgets the nodes kept open by [reserve](table.treeConfig.reserve); nodes open now stay.'
  },
  'table()scrollToTreeRow': {
    zh: '展开一个树节点的全部父节点，再滚动到它。树形表格中 [scrollToRow()](table()scrollToRow) 做同样的事。',
    en: 'Opens all parents of a node and scrolls to it. In a tree [scrollToRow()](table()scrollToRow) does the same.'
  },
  'table()openFilter': {
    zh: '横向滚动到列并打开它的筛选面板；面板已经打开时反而关闭。列必须有 [filters](column.filters)，并且显示筛选按钮。',
    en: 'Scrolls to a column and opens its filter panel; one that is open is closed instead. The column needs [filters](column.filters) and a visible filter button.'
  },
  'table()getCheckedFilters': {
    zh: '返回全部生效的筛选条件，每列一项，含 `column`、`field`、`values`、`datas`；没有时是空数组。',
    en: 'Returns all filters in effect, one entry per column with `column`, `field`, `values` and `datas`; an empty array without any.'
  },
  'table()insertNextAt': {
    zh: '在指定行的后面新增行。3.8.6 有错：非树形表格下一次排序、筛选或 `updateData()` 之后，新行会跑到指定行的前面。请改用 [insertAt()](table()insertAt) 插到后一行的前面。',
    en: 'Inserts rows after a row. Broken in 3.8.6: without a tree, the next sort, filter or `updateData()` moves the new rows in front of that row. Use [insertAt()](table()insertAt) with the row that follows.'
  },
  'table()insertNextAt~records': {
    same: 'table()insert~records'
  },
  'table()insertNextAt~row': {
    zh: '行对象：插在它后面；`null`：最前面；`-1`：最后面。不在表格中的行会插到最前面。',
    en: 'A row object: after it. `null`: at the top. `-1`: at the end. A row that is not in the table puts them at the top.'
  },
  'table()removeInsertRow': {
    zh: '删除全部新增的行，返回值同 [remove()](table()remove)。',
    en: 'Removes all inserted rows; the result is that of [remove()](table()remove).'
  },
  'table()clearActived': {
    zh: '[clearEdit()](table()clearEdit) 的旧名。',
    en: 'Older name of [clearEdit()](table()clearEdit).',
    deprecated: 'table()clearEdit'
  },
  'table()importByFile': {
    zh: '导入一个已有的 `File`，例如拖放得到的文件。不使用 [importConfig](table.importConfig)，所需的选项都要传入；`mode` 默认为 `insert`，其他值替换全部数据。',
    en: 'Imports a `File` that you have, from drag and drop for instance. [importConfig](table.importConfig) is not used, so pass all options here; `mode` is `insert` by default, any other value replaces all rows.'
  },
  'table()importByFile~options': {
    zh: '同 [importConfig](table.importConfig) 的各项。',
    en: 'The same keys as [importConfig](table.importConfig).'
  },
  'table()openCustom': {
    zh: '打开自定义列的面板，不需要工具栏；不触发 [custom](table@custom)。',
    en: 'Opens the panel for columns, without a toolbar; [custom](table@custom) does not fire.'
  },
  'table()closeCustom': {
    zh: '关闭自定义列的面板，应用并保存其中的改动；不触发 [custom](table@custom)。',
    en: 'Closes the panel for columns, applying and saving what was changed; [custom](table@custom) does not fire.'
  },
  'table()setHoverRow': {
    zh: '让一行显示为鼠标悬停的样子，直到鼠标移到别的行、滚动或重新渲染。没有返回值。',
    en: 'Makes a row look as if the pointer were on it, until the pointer enters another row, the table scrolls or renders anew. Returns nothing.'
  },
  'table()clearHoverRow': {
    zh: '取消行的悬停样式。没有返回值。',
    en: 'Removes the hover look of a row. Returns nothing.'
  }
} satisfies MemberTexts
