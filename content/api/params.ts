import type { MemberTexts } from './texts'

/** Parameters by name; `path~name` in the file of a member says what a name means there, where that differs. */
export default {
  // Instances and the event
  '$table': {
    zh: '表格实例，可以调用它的全部方法。',
    en: 'The table instance, with all its methods.'
  },
  '$grid': {
    zh: '外层 `vxe-grid` 的实例；单独使用 `vxe-table` 时为空。',
    en: 'Instance of the surrounding `vxe-grid`; empty when `vxe-table` is used alone.'
  },
  '$form': {
    zh: '表单实例。',
    en: 'The form instance.'
  },
  '$modal': {
    zh: '弹窗实例。',
    en: 'The modal instance.'
  },
  '$input': {
    zh: '输入框实例。',
    en: 'The input instance.'
  },
  '$select': {
    zh: '下拉框实例。',
    en: 'The select instance.'
  },
  '$list': {
    zh: '虚拟列表实例。',
    en: 'The list instance.'
  },
  '$pulldown': {
    zh: '下拉容器实例。',
    en: 'The pulldown instance.'
  },
  '$panel': {
    zh: '弹出的面板：在筛选中是筛选面板实例，在输入框的事件中是下拉面板的元素，没有面板时为空。',
    en: 'The panel that pops up: the filter panel instance in filters; in events of the input the element of its drop-down, empty when there is none.'
  },
  'context': {
    zh: '与 `$panel` 相同，为旧代码保留。',
    en: 'The same as `$panel`, kept for older code.'
  },
  '$event': {
    zh: '引起它的浏览器原生事件对象。',
    en: 'The native browser event behind it.'
  },
  'h': {
    zh: 'Vue 2 的 `createElement`，用来创建虚拟节点；写 JSX 时作用域里必须有它。',
    en: 'The `createElement` of Vue 2, which builds virtual nodes; JSX needs it in scope.'
  },
  'params': {
    zh: '所在位置的全部信息，例如行、列和它们的索引。',
    en: 'Everything known at this place, such as row, column and their indexes.'
  },

  // Rows
  'row': {
    zh: '这一行的数据对象，就是 `data` 中的那个对象，不是副本。',
    en: 'The object of this row from `data` itself, not a copy.'
  },
  'rows': {
    zh: '一个行对象，或行对象的数组。',
    en: 'One row object, or an array of them.'
  },
  'rowIndex': {
    zh: '行在已加载的 `data` 中的位置，从 0 开始，不受排序和筛选影响；新增的行和树的子节点为 -1。',
    en: 'Position of the row in the loaded `data`, from 0, unaffected by sorting and filtering; -1 for inserted rows and for child nodes of a tree.'
  },
  '_rowIndex': {
    zh: '行在筛选和排序之后全部行中的位置，从 0 开始，包含没有渲染的行。',
    en: 'Position of the row among all rows after filtering and sorting, from 0; rows outside the rendered part count.'
  },
  '$rowIndex': {
    zh: '行在当前渲染出的行中的位置，从 0 开始；使用虚拟滚动时随滚动变化，在表头中是表头的层级。',
    en: 'Position of the row among the rendered rows, from 0; it changes while scrolling virtually. In the header it is the level of the header row.'
  },
  'rowid': {
    zh: '行的主键值，是经过 `encodeURIComponent` 的字符串。',
    en: 'Key of the row, as a string passed through `encodeURIComponent`.'
  },
  'rowOrRowid': {
    zh: '行对象，或它的主键值（字符串）。',
    en: 'A row object, or its key as a string.'
  },
  'seq': {
    zh: '序号列显示的序号：筛选和排序之后从 1 开始，树形中是 `1.2` 这样的路径。',
    en: 'Number of the row as in a `seq` column: from 1 after filtering and sorting; a path such as `1.2` in a tree.'
  },
  'level': {
    zh: '树节点的深度，根节点为 0；没有树形结构时总是 0。',
    en: 'Depth of the node in a tree, 0 for roots; always 0 without a tree.'
  },
  'data': {
    zh: '所在组件的数据：单元格中是当前渲染出的行，表尾中是表尾的行，表单中是表单的数据对象。',
    en: 'Data of the component: the rendered rows for a cell, the footer rows for a footer cell, the data object for a form.'
  },
  'visibleData': {
    zh: '筛选和排序之后的全部行。',
    en: 'All rows after filtering and sorting.'
  },
  'items': {
    zh: '所在的列表：单元格中是同一级渲染出的行，表尾中是这一行各单元格的值，虚拟列表中是当前渲染的项。',
    en: 'The list around it: for a cell the rendered rows of the same level, for a footer cell the values of its row, for a list the items rendered now.'
  },
  'itemIndex': {
    zh: '单元格在表尾这一行中的位置，与 `_columnIndex` 相同。',
    en: 'Position of the cell in its footer row; the same as `_columnIndex`.'
  },
  'record': {
    zh: '新的行数据，只写要修改的字段。',
    en: 'New data of the row; only the fields to change.'
  },
  'records': {
    zh: '当前勾选的行，与 `getCheckboxRecords()` 相同。',
    en: 'The rows that are checked now, as returned by `getCheckboxRecords()`.'
  },
  'reserves': {
    zh: '因 `reserve` 而保留勾选、但不在当前数据中的行。',
    en: 'Rows kept as checked by `reserve` that are not in the current data.'
  },
  'indeterminates': {
    zh: '半选的行，只有树形才有。',
    en: 'Rows in the half-checked state; only trees have them.'
  },
  'rangeRecords': {
    zh: '按住 Shift 点击时，起点到终点之间的行。',
    en: 'The rows between the first and the last one of a Shift click.'
  },
  'datas': {
    zh: '相关数据的列表。',
    en: 'List of the data concerned.'
  },

  // Columns and cells
  'column': {
    zh: '列对象（`ColumnInfo`）。',
    en: 'The column object (`ColumnInfo`).'
  },
  'columns': {
    zh: '列的数组。',
    en: 'Array of columns.'
  },
  'colgroups': {
    zh: '表头各级的列，每级一个数组。',
    en: 'Columns of the header, one array for each level.'
  },
  'columnIndex': {
    zh: '列在全部列（含隐藏列）中的位置，从 0 开始；在分组表头中是在同一组中的位置。',
    en: 'Position of the column among all columns, hidden ones included, from 0; with grouped headers, its position within its group.'
  },
  '_columnIndex': {
    zh: '列在全部可见列中的位置，从 0 开始，左侧固定列在前，右侧固定列在后。',
    en: 'Position of the column among all visible columns, from 0; columns fixed left come first, columns fixed right last.'
  },
  '$columnIndex': {
    zh: '列在当前这部分（主体或固定列）渲染出的列中的位置，从 0 开始；横向虚拟滚动时随滚动变化。',
    en: 'Position of the column among the columns rendered in this part (main or fixed), from 0; it changes while scrolling virtually.'
  },
  'colid': {
    zh: '列的内部主键（`column.id`），例如 `col_3`。',
    en: 'Internal key of the column (`column.id`), such as `col_3`.'
  },
  'field': {
    zh: '字段名，支持 `a.b` 路径。',
    en: 'Name of the field; a path such as `a.b` is possible.'
  },
  'property': {
    zh: '与 `field` 相同，为旧代码保留。',
    en: 'The same as `field`, kept for older code.'
  },
  'fieldOrColumn': {
    zh: '列的 `field`，或列对象。',
    en: 'The `field` of a column, or its column object.'
  },
  'fixed': {
    zh: '所在的部分：`left`、`right` 是固定列区域，主体中为空。',
    en: 'The part it is in: `left` or `right` for fixed columns, empty in the main part.'
  },
  'type': {
    zh: '所在的位置：`header` 表头、`body` 表体、`footer` 表尾。',
    en: 'Where it is: `header`, `body` or `footer`.'
  },
  '$type': {
    zh: '单元格属于哪种列：`edit` 有 `editRender`，`cell` 没有。',
    en: 'Kind of column: `edit` with an `editRender`, `cell` without.'
  },
  'isHidden': {
    zh: '是否只是占位：固定列在主体中、其他列在固定区域中各有一个看不见的单元格。',
    en: 'Whether the cell is only a placeholder: fixed columns have an invisible cell in the main part, other columns one in the fixed part.'
  },
  'cell': {
    zh: '单元格的元素（`td` 或 `th`）。',
    en: 'Element of the cell (`td` or `th`).'
  },
  'cellElem': {
    zh: '单元格的 `td` 或 `th` 元素。',
    en: 'The `td` or `th` element of a cell.'
  },
  'trElem': {
    zh: '行的 `tr` 元素。',
    en: 'The `tr` element of a row.'
  },
  'cellValue': {
    zh: '单元格的值，即 `row` 中 `field` 的值。',
    en: 'Value of the cell: what `row` holds in `field`.'
  },
  'cellValues': {
    zh: '单元格的值，先按行、再按列。',
    en: 'Values of cells, first by row, then by column.'
  },
  'resizeWidth': {
    zh: '拖动后的列宽，单位 px。',
    en: 'New width of the column in px.'
  },
  'width': {
    zh: '宽度：像素数，或 `120px`、`20%` 这样的字符串。',
    en: 'Width: a number of pixels, or text such as `120px` or `20%`.'
  },
  'merges': {
    zh: '一个合并项，或合并项的数组。',
    en: 'One merge item, or an array of them.'
  },
  'areaConfigs': {
    zh: '单元格区域的数组。',
    en: 'Array of cell areas.'
  },
  'area': {
    zh: '单元格区域，或它的索引。',
    en: 'A cell area, or its index.'
  },
  'activeArea': {
    zh: '要激活的单元格区域。',
    en: 'The cell area to activate.'
  },
  'currentAreas': {
    zh: '当前的单元格区域。',
    en: 'The current cell areas.'
  },
  'targetAreas': {
    zh: '目标单元格区域。',
    en: 'The target cell areas.'
  },

  // Values
  'value': {
    zh: '当前的值。',
    en: 'The current value.'
  },
  'oldValue': {
    zh: '改变前的值。',
    en: 'Value before the change.'
  },
  'newValue': {
    zh: '改变后的值。',
    en: 'Value after the change.'
  },
  'values': {
    zh: '值的数组。',
    en: 'Array of values.'
  },
  'itemValue': {
    zh: '表单项的值。',
    en: 'Value of the form item.'
  },
  'label': {
    zh: '选项的 `label`，也就是它的值。',
    en: 'The `label` of the option, which is its value.'
  },
  'checked': {
    zh: '是否勾选；展开类的方法中表示是否展开。',
    en: 'Whether it is checked; for methods that expand, whether it is open.'
  },
  'indeterminate': {
    zh: '是否半选。',
    en: 'Whether it is half checked.'
  },
  'disabled': {
    zh: '是否禁用。',
    en: 'Whether it is disabled.'
  },
  'checklist': {
    zh: '已勾选的值，与组的 `v-model` 相同。',
    en: 'The checked values, the same as the `v-model` of the group.'
  },
  'expanded': {
    zh: '是否展开。',
    en: 'Whether it is expanded.'
  },
  'visible': {
    zh: '是否显示。',
    en: 'Whether it is shown.'
  },
  'collapse': {
    zh: '是否收起。',
    en: 'Whether it is collapsed.'
  },
  'status': {
    zh: '状态：`true` 或 `false`。',
    en: 'The state: `true` or `false`.'
  },
  'actived': {
    zh: '鼠标是否在提示框上。',
    en: 'Whether the pointer is on the tooltip.'
  },
  'isFull': {
    zh: '`true` 时取全部数据中的行，否则只取通过筛选的行。',
    en: 'With `true` all loaded rows count, otherwise only those that pass the filters.'
  },
  'refull': {
    zh: '`true` 时连同虚拟滚动的渲染范围一起重新计算。',
    en: 'With `true` the range rendered by virtual scroll is calculated anew as well.'
  },
  'viewType': {
    zh: '日期所在的面板：`day`、`week`、`month`、`quarter` 或 `year`。',
    en: 'The panel the date stands in: `day`, `week`, `month`, `quarter` or `year`.'
  },
  'searchValue': {
    zh: '搜索框中的文字。',
    en: 'Text of the search box.'
  },
  'date': {
    zh: '日期对象。',
    en: 'The date object.'
  },
  'key': {
    zh: '翻译的键，例如 `vxe.table.emptyText`。',
    en: 'Key of a translation, such as `vxe.table.emptyText`.'
  },
  'args': {
    zh: '附加的参数；翻译中是替换 `{0}`、`{1}` 的数组。',
    en: 'Further arguments; for a translation the array that replaces `{0}`, `{1}`.'
  },
  'content': {
    zh: '要显示的内容。',
    en: 'The content to show.'
  },
  'title': {
    zh: '标题文字。',
    en: 'Text of the title.'
  },
  'name': {
    zh: '名称。',
    en: 'The name.'
  },
  'code': {
    zh: '标识，用来区分是哪一项，例如工具栏按钮的 `code`。',
    en: 'Code that tells which one it is, such as the `code` of a toolbar button.'
  },
  'id': {
    zh: '唯一标识。',
    en: 'The unique id.'
  },
  'index': {
    zh: '位置，从 0 开始。',
    en: 'Position, from 0.'
  },
  'map': {
    zh: '名称到选项的对象，一次添加多个。',
    en: 'Object from name to options, to add several at once.'
  },
  'opts': {
    zh: '名称到选项的对象，一次添加多个。',
    en: 'Object from name to options, to add several at once.'
  },
  'callback': {
    zh: '完成后调用的函数。',
    en: 'Function called at the end.'
  },
  'evnt': {
    zh: '浏览器原生事件对象，作为事件的 `$event` 传出。',
    en: 'The native browser event, passed on as `$event` of the event fired.'
  },

  // Options
  'option': {
    zh: '这个选项的对象。',
    en: 'The object of this option.'
  },
  'options': {
    zh: '此时生效的选项。',
    en: 'The options in effect.'
  },
  'group': {
    zh: '选项所在分组的对象，没有分组时为空。',
    en: 'The group of the option; empty without groups.'
  },
  'renderOpts': {
    zh: '使用处写的渲染配置，含 `name`、`props`、`events` 等。',
    en: 'The render options written where it is used, with `name`, `props`, `events` and so on.'
  },
  'button': {
    zh: '按钮的配置对象。',
    en: 'The configuration of the button.'
  },
  'tool': {
    zh: '工具按钮的配置对象。',
    en: 'The configuration of the tool button.'
  },
  'menu': {
    zh: '菜单项的配置对象。',
    en: 'The configuration of the menu item.'
  },
  'keyboard': {
    zh: '菜单是否由键盘打开；用鼠标时没有。',
    en: 'Whether the menu was opened by keyboard; missing for the mouse.'
  },
  'item': {
    zh: '表单项的配置对象。',
    en: 'The configuration of the form item.'
  },
  'list': {
    zh: '表单项配置的数组。',
    en: 'Array of form item configurations.'
  },
  'scope': {
    zh: '插槽收到的参数对象，取其中的 `field`。',
    en: 'The object the slot received; its `field` is read.'
  },
  'toolbar': {
    zh: '`vxe-toolbar` 的实例。',
    en: 'The `vxe-toolbar` instance.'
  },
  'file': {
    zh: '浏览器的 `File` 对象。',
    en: 'The `File` object of the browser.'
  },
  'workbook': {
    zh: '工作簿对象，由导出插件提供。',
    en: 'The workbook, provided by the export plugin.'
  },
  'worksheet': {
    zh: '工作表对象，由导出插件提供。',
    en: 'The worksheet, provided by the export plugin.'
  },

  // Sorting, filtering, validation, proxy
  'order': {
    zh: '排序方向：`asc`、`desc`，空值表示不排序。',
    en: 'Direction: `asc` or `desc`; empty for no order.'
  },
  'sortList': {
    zh: '全部排序条件，按优先级排列。',
    en: 'All sort conditions in order of priority.'
  },
  'sortTime': {
    zh: '点击排序时的时间戳，用于区分先后。',
    en: 'Timestamp of the click, which tells the sequence.'
  },
  'sortConfs': {
    zh: '字段名，或 `{ field, order }`，或它们的数组。',
    en: 'A field name, or `{ field, order }`, or an array of such objects.'
  },
  'sort': {
    zh: '第一个排序条件，含 `field`、`order`；没有排序时是空对象。',
    en: 'The first sort condition with `field` and `order`; an empty object without one.'
  },
  'sorts': {
    zh: '全部排序条件，按优先级排列，每项含 `field` 和 `order`。',
    en: 'All sort conditions in order of priority, each with `field` and `order`.'
  },
  'filters': {
    zh: '全部生效的筛选条件，每列一项，含 `column`、`field`、`values`、`datas`。',
    en: 'All filters in effect, one per column, each with `column`, `field`, `values` and `datas`.'
  },
  'filterList': {
    zh: '全部生效的筛选条件，每列一项，含 `column`、`field`、`values`、`datas`。',
    en: 'All filters in effect, one per column, each with `column`, `field`, `values` and `datas`.'
  },
  'page': {
    zh: '分页信息：`currentPage`、`pageSize`、`total`。',
    en: 'The page: `currentPage`, `pageSize`, `total`.'
  },
  'currentPage': {
    zh: '页码，从 1 开始。',
    en: 'Number of the page, from 1.'
  },
  'pageSize': {
    zh: '每页条数。',
    en: 'Rows per page.'
  },
  'form': {
    zh: '查询表单的数据对象。',
    en: 'Data object of the query form.'
  },
  'body': {
    zh: '要提交的记录，例如 `removeRecords`。',
    en: 'The records to submit, such as `removeRecords`.'
  },
  'isInited': {
    zh: '是否为首次自动查询。',
    en: 'Whether it is the first, automatic query.'
  },
  'isReload': {
    zh: '是否为重新加载（从第一页开始）。',
    en: 'Whether it is a reload, which starts at the first page.'
  },
  'rule': {
    zh: '校验规则。',
    en: 'The rule.'
  },
  'rules': {
    zh: '该字段的全部校验规则。',
    en: 'All rules of the field.'
  },
  'errMap': {
    zh: '未通过的校验，以字段名为键；全部通过时为空。',
    en: 'Failed validations by field name; empty when all passed.'
  },

  // Scrolling and position
  'scrollTop': {
    zh: '纵向滚动的距离，单位 px。',
    en: 'Vertical scroll offset in px.'
  },
  'scrollLeft': {
    zh: '横向滚动的距离，单位 px。',
    en: 'Horizontal scroll offset in px.'
  },
  'scrollHeight': {
    zh: '内容的总高度，单位 px。',
    en: 'Full height of the content in px.'
  },
  'scrollWidth': {
    zh: '内容的总宽度，单位 px。',
    en: 'Full width of the content in px.'
  },
  'bodyHeight': {
    zh: '表体可视区域的高度，单位 px；开启纵向虚拟滚动时是全部行的总高度。',
    en: 'Height of the visible body in px; with vertical virtual scroll, the height of all rows together.'
  },
  'bodyWidth': {
    zh: '表体可视区域的宽度，单位 px；开启横向虚拟滚动时是全部列的总宽度。',
    en: 'Width of the visible body in px; with horizontal virtual scroll, the width of all columns together.'
  },
  'isX': {
    zh: '是否横向滚动。',
    en: 'Whether it scrolled horizontally.'
  },
  'isY': {
    zh: '是否纵向滚动。',
    en: 'Whether it scrolled vertically.'
  },
  'top': {
    zh: '距离顶部的像素数。',
    en: 'Distance from the top in px.'
  },
  'left': {
    zh: '距离左边的像素数。',
    en: 'Distance from the left in px.'
  },
  'target': {
    zh: '目标元素，浮层相对它定位。',
    en: 'The element the popup is placed at.'
  },

  // One member each
  'plugin': {
    zh: '插件对象，含 `install` 方法。',
    en: 'The plugin, an object with `install`.'
  },
  'triggerResizable': {
    zh: '点击是否落在列宽拖动线上。',
    en: 'Whether the click hit the line that resizes the column.'
  },
  'triggerSort': {
    zh: '点击是否落在排序按钮上。',
    en: 'Whether the click hit the sort button.'
  },
  'triggerFilter': {
    zh: '点击是否落在筛选按钮上。',
    en: 'Whether the click hit the filter button.'
  },
  'triggerRadio': {
    zh: '点击是否落在单选框上。能选的单选框自己拦下点击，所以只在它被禁用时为 `true`。',
    en: 'Whether the click hit the radio button. One that can be selected keeps the click to itself, so it is `true` only for a disabled one.'
  },
  'triggerCheckbox': {
    zh: '点击是否落在复选框上。能勾选的复选框自己拦下点击，所以只在它被禁用时为 `true`。',
    en: 'Whether the click hit the checkbox. One that can be checked keeps the click to itself, so it is `true` only for a disabled one.'
  },
  'triggerTreeNode': {
    zh: '点击是否落在树的箭头上。箭头默认自己拦下点击，所以只在 [trigger](table.treeConfig.trigger) 为 `cell` 或 `row` 时可能为 `true`。',
    en: 'Whether the click hit the arrow of the tree. The arrow keeps the click to itself, unless [trigger](table.treeConfig.trigger) is `cell` or `row`.'
  },
  'triggerExpandNode': {
    zh: '点击是否落在展开图标上。图标自己拦下点击，所以总是 `false`。',
    en: 'Whether the click hit the expand icon. The icon keeps the click to itself, so it is always `false`.'
  },
  'hasFilter': {
    zh: '列是否有生效的筛选条件。',
    en: 'Whether a filter of the column is in effect.'
  },
  'a': {
    zh: '要比较的一个值。',
    en: 'One value to compare.'
  },
  'b': {
    zh: '要比较的另一个值。',
    en: 'The other value to compare.'
  }
} satisfies MemberTexts
