import type { MemberTexts } from './texts'

/** Texts of parameters by name; `path~name` in the file of a member overrides the text for that member. */
export default {
  // Instances and the event
  $table: {
    zh: '表格实例，你可以通过该实例调用表格的全部方法。',
    en: 'The table instance, on which you can call all methods of the table.'
  },
  $grid: {
    zh: '外层 `vxe-grid` 的实例，单独使用 `vxe-table` 时为空。',
    en: 'The instance of the surrounding `vxe-grid`, empty if you use `vxe-table` on its own.'
  },
  $form: {
    zh: '表单实例。',
    en: 'The form instance.'
  },
  $modal: {
    zh: '弹窗实例。',
    en: 'The modal instance.'
  },
  $input: {
    zh: '输入框实例。',
    en: 'The input instance.'
  },
  $select: {
    zh: '下拉框实例。',
    en: 'The select instance.'
  },
  $list: {
    zh: '虚拟列表实例。',
    en: 'The virtual list instance.'
  },
  $pulldown: {
    zh: '下拉容器实例。',
    en: 'The pulldown instance.'
  },
  $panel: {
    zh: '弹出的面板：在筛选中是筛选面板实例，在输入框的事件中是下拉面板的元素，没有下拉面板时为空。',
    en: 'The popup panel: in filters, the filter panel instance; in input events, the element of the dropdown panel, or empty if there is no dropdown panel.'
  },
  context: {
    zh: '与 `$panel` 相同，为兼容旧代码而保留。',
    en: 'Same as `$panel`, kept for compatibility with older code.'
  },
  $event: {
    zh: '对应的浏览器原生事件对象。',
    en: 'The corresponding native browser event.'
  },
  h: {
    zh: 'Vue 2 的 `createElement` 函数，用于创建虚拟节点。如果使用 JSX，作用域内必须有 `h`。',
    en: 'Vue 2’s `createElement` function, which creates virtual nodes. If you use JSX, `h` must be in scope.'
  },
  params: {
    zh: '当前位置的全部信息，例如行、列及其索引。',
    en: 'All information about the current location, such as the row, the column and their indexes.'
  },

  // Rows
  row: {
    zh: '行的数据对象，即 `data` 中的对象，不是副本。',
    en: 'The data object of the row, which is the object in `data` itself and not a copy.'
  },
  rows: {
    zh: '行对象，或行对象的数组。',
    en: 'A row object or an array of row objects.'
  },
  rowIndex: {
    zh: '行在已加载的 `data` 中的索引，从 0 开始，不受排序和筛选影响。插入的行和树的子节点索引为 -1。',
    en: 'The index of the row in the loaded `data`, starting from 0, unaffected by sorting and filtering. Inserted rows and child nodes of a tree have the index -1.'
  },
  _rowIndex: {
    zh: '行在筛选和排序后的全部行中的索引，从 0 开始，未渲染的行也计算在内。',
    en: 'The index of the row among all rows after filtering and sorting, starting from 0 and counting rows that are not rendered.'
  },
  $rowIndex: {
    zh: '行在当前已渲染的行中的索引，从 0 开始。使用虚拟滚动时，索引随滚动变化。在表头中，表示表头行的层级。',
    en: 'The index of the row among the currently rendered rows, starting from 0. If you use virtual scrolling, the index changes during scrolling. In the header, the level of the header row.'
  },
  rowid: {
    zh: '行的主键值，是经过 `encodeURIComponent` 编码的字符串。',
    en: 'The row key, a string encoded with `encodeURIComponent`.'
  },
  rowOrRowid: {
    zh: '行对象，或行的主键值（字符串）。',
    en: 'A row object, or the row key as a string.'
  },
  seq: {
    zh: '序号列显示的序号，按筛选和排序后的顺序从 1 开始，在树形表格中是 `1.2` 这样的路径。',
    en: 'The row number shown in a `seq` column, starting from 1 in the order after filtering and sorting, or in a tree, a path such as `1.2`.'
  },
  level: {
    zh: '节点在树中的层级，根节点为 0，非树形表格中始终为 0。',
    en: 'The level of the node in the tree, which is 0 for root nodes, and always 0 if the table is not a tree.'
  },
  data: {
    zh: '所在组件的数据：单元格中是当前已渲染的行，表尾中是表尾的全部行，表单中是表单的数据对象。',
    en: 'The data of the component: the rendered rows for a cell, the footer rows for a footer cell, the data object for a form.'
  },
  visibleData: {
    zh: '筛选和排序后的全部行。',
    en: 'All rows after filtering and sorting.'
  },
  items: {
    zh: '所在的列表：单元格中是同一层级已渲染的行，表尾中是该行各单元格的值，虚拟列表中是当前渲染的项。',
    en: 'The surrounding list: for a cell, the rendered rows of the same level; for a footer cell, the values of the footer row; for a virtual list, the currently rendered items.'
  },
  itemIndex: {
    zh: '单元格在表尾行中的索引，与 `_columnIndex` 相同。',
    en: 'The index of the cell in the footer row, the same as `_columnIndex`.'
  },
  record: {
    zh: '新的行数据，你只需传入要修改的字段。',
    en: 'The new row data, for which you only need to pass the fields to change.'
  },
  records: {
    zh: '当前勾选的行，与 `getCheckboxRecords()` 的返回值相同。',
    en: 'The currently checked rows, as returned by `getCheckboxRecords()`.'
  },
  reserves: {
    zh: '因 `reserve` 而保留勾选状态、但不在当前数据中的行。',
    en: 'Rows that `reserve` keeps checked although they are not in the current data.'
  },
  indeterminates: {
    zh: '半选的行，只有树形表格才有。',
    en: 'The indeterminate rows, which only trees have.'
  },
  rangeRecords: {
    zh: '用户按住 Shift 点击时，从起点到终点的全部行。',
    en: 'All rows from the start to the end of a range selected by clicking with Shift held down.'
  },
  datas: {
    zh: '相关数据的数组。',
    en: 'An array of the related data.'
  },

  // Columns and cells
  column: {
    zh: '列对象（`ColumnInfo`）。',
    en: 'The column object (`ColumnInfo`).'
  },
  columns: {
    zh: '列的数组。',
    en: 'An array of columns.'
  },
  colgroups: {
    zh: '表头各级的列，每级一个数组。',
    en: 'The columns of the header, with one array for each level.'
  },
  columnIndex: {
    zh: '列在全部列（包含隐藏列）中的索引，从 0 开始。使用分组表头时，是列在所属分组中的索引。',
    en: 'The index of the column among all columns, including hidden columns, starting from 0. If there are grouped headers, you get the index within the group.'
  },
  _columnIndex: {
    zh: '列在全部可见列中的索引，从 0 开始，左侧固定列在前，右侧固定列在后。',
    en: 'The index of the column among all visible columns, starting from 0, where columns fixed to the left come first and columns fixed to the right come last.'
  },
  $columnIndex: {
    zh: '列在当前区域（主体或固定列区域）已渲染的列中的索引，从 0 开始。使用横向虚拟滚动时，索引随滚动变化。',
    en: 'The index of the column among the columns rendered in the current part (main body or fixed columns), starting from 0. If you use horizontal virtual scrolling, the index changes during scrolling.'
  },
  colid: {
    zh: '列的内部主键（`column.id`），例如 `col_3`。',
    en: 'The internal key of the column (`column.id`), such as `col_3`.'
  },
  field: {
    zh: '字段名，可以是 `a.b` 形式的路径。',
    en: 'The field name, where you can use paths such as `a.b`.'
  },
  property: {
    zh: '与 `field` 相同，为兼容旧代码而保留。',
    en: 'Same as `field`, kept for compatibility with older code.'
  },
  fieldOrColumn: {
    zh: '列的 `field`，或列对象。',
    en: 'The `field` of a column, or the column object.'
  },
  fixed: {
    zh: '所在的区域：`left` 和 `right` 表示固定列区域，在主体中为空。',
    en: 'The part of the table: `left` or `right` for fixed columns, empty in the main body.'
  },
  type: {
    zh: '所在的位置：`header` 表头，`body` 表体，`footer` 表尾。',
    en: 'The location: `header`, `body` or `footer`.'
  },
  $type: {
    zh: '单元格的类型：如果列设置了 `editRender`，为 `edit`，否则为 `cell`。',
    en: 'The type of the cell: `edit` if the column has an `editRender`, otherwise `cell`.'
  },
  isHidden: {
    zh: '单元格是否只是占位。固定列在主体中、其他列在固定列区域中，各有一个不可见的单元格。',
    en: 'Whether the cell is only a placeholder. Fixed columns have an invisible cell in the main body, and other columns have one among the fixed columns.'
  },
  cell: {
    zh: '单元格的元素（`td` 或 `th`）。',
    en: 'The cell element (`td` or `th`).'
  },
  cellElem: {
    zh: '单元格的 `td` 或 `th` 元素。',
    en: 'The `td` or `th` element of a cell.'
  },
  trElem: {
    zh: '行的 `tr` 元素。',
    en: 'The `tr` element of a row.'
  },
  cellValue: {
    zh: '单元格的值，即 `row` 中 `field` 字段的值。',
    en: 'The cell value, which is the value of `field` in `row`.'
  },
  cellValues: {
    zh: '单元格的值，先按行、再按列排列。',
    en: 'The cell values, first by row, then by column.'
  },
  resizeWidth: {
    zh: '拖动后的列宽，单位为 px。',
    en: 'The new width of the column in px.'
  },
  width: {
    zh: '宽度，可以是像素数，或 `120px`、`20%` 这样的字符串。',
    en: 'The width: a number of pixels, or a string such as `120px` or `20%`.'
  },
  merges: {
    zh: '一个合并项，或合并项的数组。',
    en: 'A merge item or an array of merge items.'
  },
  areaConfigs: {
    zh: '单元格区域的数组。',
    en: 'An array of cell areas.'
  },
  area: {
    zh: '单元格区域，或单元格区域的索引。',
    en: 'A cell area, or its index.'
  },
  activeArea: {
    zh: '要激活的单元格区域。',
    en: 'The cell area to activate.'
  },
  currentAreas: {
    zh: '当前的单元格区域。',
    en: 'The current cell areas.'
  },
  targetAreas: {
    zh: '目标单元格区域。',
    en: 'The target cell areas.'
  },

  // Values
  value: {
    zh: '当前的值。',
    en: 'The current value.'
  },
  oldValue: {
    zh: '改变前的值。',
    en: 'The value before the change.'
  },
  newValue: {
    zh: '改变后的值。',
    en: 'The value after the change.'
  },
  values: {
    zh: '值的数组。',
    en: 'An array of values.'
  },
  itemValue: {
    zh: '表单项的值。',
    en: 'The value of the form item.'
  },
  label: {
    zh: '选项的 `label`，即选项的值。',
    en: 'The `label` of the option, which is the value of the option.'
  },
  checked: {
    zh: '是否勾选，在展开相关的方法中表示是否展开。',
    en: 'Whether the item is checked or, in methods that expand rows or nodes, whether the row or node is expanded.'
  },
  indeterminate: {
    zh: '是否半选。',
    en: 'Whether the checkbox is indeterminate.'
  },
  disabled: {
    zh: '是否禁用。',
    en: 'Whether the control is disabled.'
  },
  checklist: {
    zh: '已勾选的值，与组的 `v-model` 相同。',
    en: 'The checked values, the same as the `v-model` of the group.'
  },
  expanded: {
    zh: '是否展开。',
    en: 'Whether the row or node is expanded.'
  },
  visible: {
    zh: '是否可见。',
    en: 'Whether the element is visible.'
  },
  collapse: {
    zh: '是否收起。',
    en: 'Whether the form is collapsed.'
  },
  status: {
    zh: '状态：`true` 或 `false`。',
    en: 'The state: `true` or `false`.'
  },
  actived: {
    zh: '鼠标是否位于工具提示上。',
    en: 'Whether the pointer is over the tooltip.'
  },
  isFull: {
    zh: '设为 `true` 时包含全部数据中的行，否则只包含符合筛选条件的行。',
    en: 'If `true`, all loaded rows are included, otherwise only rows that match the filters.'
  },
  refull: {
    zh: '设为 `true` 时，同时重新计算虚拟滚动的渲染范围。',
    en: 'If `true`, the rendered range of virtual scrolling is recalculated as well.'
  },
  viewType: {
    zh: '日期所在面板的类型：`day`、`week`、`month`、`quarter` 或 `year`。',
    en: 'The type of the panel that shows the date: `day`, `week`, `month`, `quarter` or `year`.'
  },
  searchValue: {
    zh: '搜索框中的文本。',
    en: 'The text in the search input.'
  },
  date: {
    zh: '日期对象。',
    en: 'The date object.'
  },
  key: {
    zh: '翻译的键，例如 `vxe.table.emptyText`。',
    en: 'The key of a translation, such as `vxe.table.emptyText`.'
  },
  args: {
    zh: '附加的参数，如果用于翻译，是替换 `{0}`、`{1}` 的数组。',
    en: 'Additional arguments or, for a translation, the array that replaces `{0}` and `{1}`.'
  },
  content: {
    zh: '要显示的内容。',
    en: 'The content to show.'
  },
  title: {
    zh: '标题文本。',
    en: 'The title text.'
  },
  name: {
    zh: '名称。',
    en: 'The name.'
  },
  code: {
    zh: '标识，用于区分不同的项，例如工具栏按钮的 `code`。',
    en: 'The code that identifies the item, such as the `code` of a toolbar button.'
  },
  id: {
    zh: '唯一标识。',
    en: 'The unique ID.'
  },
  index: {
    zh: '索引，从 0 开始。',
    en: 'The index, starting from 0.'
  },
  map: {
    zh: '以名称为键、以选项为值的对象，可以一次添加多项。',
    en: 'An object that maps names to options, so that you can add several at once.'
  },
  opts: {
    zh: '以名称为键、以选项为值的对象，可以一次添加多项。',
    en: 'An object that maps names to options, so that you can add several at once.'
  },
  callback: {
    zh: '完成后调用的函数。',
    en: 'The function that is called on completion.'
  },
  evnt: {
    zh: '浏览器原生事件对象，作为所触发事件的 `$event` 传递。',
    en: 'The native browser event, passed as the `$event` of the event that fires.'
  },

  // Options
  option: {
    zh: '选项的对象。',
    en: 'The option object.'
  },
  options: {
    zh: '当前生效的选项。',
    en: 'The options currently in effect.'
  },
  group: {
    zh: '选项所在分组的对象，没有分组时为空。',
    en: 'The object of the group that contains the option, empty if there are no groups.'
  },
  renderOpts: {
    zh: '使用渲染器时你设置的渲染配置，包含 `name`、`props`、`events` 等。',
    en: 'The render options that you set where the renderer is used, such as `name`, `props` and `events`.'
  },
  button: {
    zh: '按钮的配置对象。',
    en: 'The configuration object of the button.'
  },
  tool: {
    zh: '工具按钮的配置对象。',
    en: 'The configuration object of the tool button.'
  },
  menu: {
    zh: '菜单项的配置对象。',
    en: 'The configuration object of the menu item.'
  },
  keyboard: {
    zh: '菜单是否通过键盘打开，通过鼠标打开时没有该参数。',
    en: 'Whether the menu was opened by keyboard, missing if the menu was opened by mouse.'
  },
  item: {
    zh: '表单项的配置对象。',
    en: 'The configuration object of the form item.'
  },
  list: {
    zh: '表单项配置的数组。',
    en: 'An array of form item configurations.'
  },
  scope: {
    zh: '插槽的参数对象，只读取其中的 `field`。',
    en: 'The parameter object of the slot, from which only `field` is read.'
  },
  toolbar: {
    zh: '`vxe-toolbar` 的实例。',
    en: 'The `vxe-toolbar` instance.'
  },
  file: {
    zh: '浏览器的 `File` 对象。',
    en: 'The `File` object of the browser.'
  },
  workbook: {
    zh: '工作簿对象，由导出插件提供。',
    en: 'The workbook object, provided by the export plugin.'
  },
  worksheet: {
    zh: '工作表对象，由导出插件提供。',
    en: 'The worksheet object, provided by the export plugin.'
  },

  // Sorting, filtering, validation, proxy
  order: {
    zh: '排序方向：`asc` 或 `desc`，空值表示不排序。',
    en: 'The sort direction: `asc` or `desc`, where an empty value means not sorted.'
  },
  sortList: {
    zh: '全部排序条件，按优先级排列。',
    en: 'All sort conditions, in order of priority.'
  },
  sortTime: {
    zh: '点击排序时的时间戳，用于区分点击的先后顺序。',
    en: 'The timestamp of the click, which determines the order of the clicks.'
  },
  sortConfs: {
    zh: '字段名、`{ field, order }` 对象，或这种对象的数组。',
    en: 'A field name, a `{ field, order }` object, or an array of such objects.'
  },
  sort: {
    zh: '第一个排序条件，包含 `field` 和 `order`，没有排序时为空对象。',
    en: 'The first sort condition, with `field` and `order`, or an empty object if nothing is sorted.'
  },
  sorts: {
    zh: '全部排序条件，按优先级排列，每一项包含 `field` 和 `order`。',
    en: 'All sort conditions, in order of priority, each with `field` and `order`.'
  },
  filters: {
    zh: '全部生效的筛选条件，每列一项，包含 `column`、`field`、`values` 和 `datas`。',
    en: 'All active filter conditions, one per column, each with `column`, `field`, `values` and `datas`.'
  },
  filterList: {
    zh: '全部生效的筛选条件，每列一项，包含 `column`、`field`、`values` 和 `datas`。',
    en: 'All active filter conditions, one per column, each with `column`, `field`, `values` and `datas`.'
  },
  page: {
    zh: '分页信息：`currentPage`、`pageSize` 和 `total`。',
    en: 'The pagination data: `currentPage`, `pageSize` and `total`.'
  },
  currentPage: {
    zh: '页码，从 1 开始。',
    en: 'The page number, starting from 1.'
  },
  pageSize: {
    zh: '每页的条数。',
    en: 'The number of rows per page.'
  },
  form: {
    zh: '查询表单的数据对象。',
    en: 'The data object of the query form.'
  },
  body: {
    zh: '要提交的记录，例如 `removeRecords`。',
    en: 'The records that you submit, such as `removeRecords`.'
  },
  isInited: {
    zh: '是否为首次自动查询。',
    en: 'Whether this is the first, automatic query.'
  },
  isReload: {
    zh: '是否为重新加载，即从第一页开始。',
    en: 'Whether this is a reload, which starts at the first page.'
  },
  rule: {
    zh: '校验规则。',
    en: 'The validation rule.'
  },
  rules: {
    zh: '该字段的全部校验规则。',
    en: 'All validation rules of the field.'
  },
  errMap: {
    zh: '校验不通过的结果，以字段名为键，全部校验通过时为空。',
    en: 'The failed validations, with the field names as keys, empty if all validations pass.'
  },

  // Scrolling and position
  scrollTop: {
    zh: '纵向滚动的距离，单位为 px。',
    en: 'The vertical scroll offset in px.'
  },
  scrollLeft: {
    zh: '横向滚动的距离，单位为 px。',
    en: 'The horizontal scroll offset in px.'
  },
  scrollHeight: {
    zh: '内容的总高度，单位为 px。',
    en: 'The total height of the content in px.'
  },
  scrollWidth: {
    zh: '内容的总宽度，单位为 px。',
    en: 'The total width of the content in px.'
  },
  bodyHeight: {
    zh: '表体可视区域的高度，单位为 px。如果开启了纵向虚拟滚动，是全部行的总高度。',
    en: 'The height of the visible area of the body in px or, if you use vertical virtual scrolling, the total height of all rows.'
  },
  bodyWidth: {
    zh: '表体可视区域的宽度，单位为 px。如果开启了横向虚拟滚动，是全部列的总宽度。',
    en: 'The width of the visible area of the body in px or, if you use horizontal virtual scrolling, the total width of all columns.'
  },
  isX: {
    zh: '是否横向滚动。',
    en: 'Whether the scrolling is horizontal.'
  },
  isY: {
    zh: '是否纵向滚动。',
    en: 'Whether the scrolling is vertical.'
  },
  top: {
    zh: '距离顶部的像素数。',
    en: 'The distance from the top in px.'
  },
  left: {
    zh: '距离左侧的像素数。',
    en: 'The distance from the left in px.'
  },
  target: {
    zh: '目标元素，浮层相对该元素定位。',
    en: 'The target element, relative to which the popup is positioned.'
  },

  // One member each
  plugin: {
    zh: '插件对象，包含 `install` 方法。',
    en: 'The plugin object, with an `install` method.'
  },
  triggerResizable: {
    zh: '点击是否位于列宽拖动线上。',
    en: 'Whether the click was on the line that resizes the column.'
  },
  triggerSort: {
    zh: '点击是否位于排序图标上。',
    en: 'Whether the click was on the sort icons.'
  },
  triggerFilter: {
    zh: '点击是否位于筛选图标上。',
    en: 'Whether the click was on the filter icon.'
  },
  triggerRadio: {
    zh: '点击是否位于单选框上。用户可以选中的单选框会阻止点击事件冒泡，所以只有单选框被禁用或不可见时才为 `true`。',
    en: 'Whether the click was on the radio button. A selectable radio button stops the click from propagating, so the value is `true` only if the radio button is disabled or not visible.'
  },
  triggerCheckbox: {
    zh: '点击是否位于复选框上。用户可以勾选的复选框会阻止点击事件冒泡，所以只有复选框被禁用或不可见时才为 `true`。',
    en: 'Whether the click was on the checkbox. A checkbox that users can check stops the click from propagating, so the value is `true` only if the checkbox is disabled or not visible.'
  },
  triggerTreeNode: {
    zh: '点击是否位于树的箭头上。箭头默认阻止点击事件冒泡，只有 [trigger](table.treeConfig.trigger) 为 `cell` 或 `row` 时，才可能为 `true`。',
    en: 'Whether the click was on the arrow of the tree. By default, the arrow stops the click from propagating, so the value can be `true` only if [trigger](table.treeConfig.trigger) is `cell` or `row`.'
  },
  triggerExpandNode: {
    zh: '点击是否位于展开图标上。展开图标会阻止点击事件冒泡，所以始终为 `false`。',
    en: 'Whether the click was on the expand icon. The icon stops the click from propagating, so the value is always `false`.'
  },
  hasFilter: {
    zh: '列是否有生效的筛选条件。',
    en: 'Whether the column has an active filter condition.'
  },
  a: {
    zh: '要比较的一个值。',
    en: 'One of the values to compare.'
  },
  b: {
    zh: '要比较的另一个值。',
    en: 'The other value to compare.'
  }
} satisfies MemberTexts
