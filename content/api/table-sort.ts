import type { MemberTexts } from './texts'

export default {
  'table.sortConfig': {
    zh: '排序的配置，包括初始排序、点击方式、比较方法，以及单列或多列排序。只对设置了 [sortable](column.sortable) 的列生效，见[排序](/table/base/sort)。',
    en: 'The sort options: the initial order, the click behavior, the comparison, and sorting by one or several columns. These options take effect only on columns with [sortable](column.sortable) (see [Sorting](/table/base/sort)).'
  },
  'table.sortConfig.defaultSort': {
    zh: '初始排序，只在首次加载数据时应用一次。之后修改不生效，可以改用 [sort()](table()sort)。如果有多个条件，需要设为数组，并开启 [multiple](table.sortConfig.multiple)，否则只应用第一个条件。',
    en: 'The initial sort, applied only once when data is loaded for the first time. Later changes have no effect, so call [sort()](table()sort) instead. If you have several conditions, set an array and enable [multiple](table.sortConfig.multiple), otherwise only the first condition is applied.'
  },
  'table.sortConfig.defaultSort.field': {
    zh: '要排序的列的 `field`。如果列不存在或未设置 `sortable`，会忽略该条件。',
    en: 'The `field` of the column to sort by. Ignored if the column does not exist or is not `sortable`.'
  },
  'table.sortConfig.defaultSort.order': {
    zh: '排序方向：`asc` 升序，`desc` 降序。空值等同于没有该条件。',
    en: 'The sort direction: `asc` (ascending) or `desc` (descending). An empty value is the same as no condition.'
  },
  'table.sortConfig.orders': {
    zh: '每次点击依次切换的排序方向，`null` 表示恢复原来的顺序。如果移除 `null`，点击只在升序和降序之间切换。',
    en: 'The sort directions that clicks cycle through, where `null` restores the original order. If you remove `null`, a click only toggles between ascending and descending.'
  },
  'table.sortConfig.sortMethod': {
    zh: '自定义的排序函数，替换内置的比较。函数接收筛选后的全部行，返回排序后的数组。按多列排序时，`sortList` 按优先级列出各列的条件，你的函数需要处理全部条件。',
    en: 'Your sort function that replaces the built-in comparison, receives all rows after filtering and returns the sorted array. If there are several columns, `sortList` lists the conditions in order of priority, and the function must apply all of them.'
  },
  'table.sortConfig.remote': {
    zh: '是否由服务端排序。开启后，点击只切换排序图标的状态并触发 [sort-change](table@sort-change)，不移动任何行。',
    en: 'Whether the server sorts the data. If you enable it, a click only updates the sort icons and fires [sort-change](table@sort-change), but rows do not move.'
  },
  'table.sortConfig.trigger': {
    zh: '点击哪个区域触发排序：`default` 为排序图标，`cell` 为整个表头单元格。',
    en: 'The area that triggers sorting on click: the sort icons (`default`) or the whole header cell (`cell`).'
  },
  'table.sortConfig.showIcon': {
    zh: "是否显示排序图标。如果设为 `false`，需要同时设置 `trigger: 'cell'`，否则没有可以点击的区域。",
    en: "Whether to show the sort icons. If you set `false`, also set `trigger: 'cell'`, otherwise users have nothing to click."
  },
  'table.sortConfig.iconAsc': {
    zh: '升序图标的类名，替换全局的 [TABLE_SORT_ASC](setConfig.icon.TABLE_SORT_ASC)。',
    en: 'The class name of the ascending icon, which replaces the global [TABLE_SORT_ASC](setConfig.icon.TABLE_SORT_ASC).'
  },
  'table.sortConfig.iconDesc': {
    zh: '降序图标的类名，替换全局的 [TABLE_SORT_DESC](setConfig.icon.TABLE_SORT_DESC)。',
    en: 'The class name of the descending icon, which replaces the global [TABLE_SORT_DESC](setConfig.icon.TABLE_SORT_DESC).'
  },
  'table.sortConfig.iconLayout': {
    zh: '两个排序图标的排列方式：`vertical` 上下排列，`horizontal` 左右排列。',
    en: 'The layout of the two sort icons: one above the other (`vertical`) or side by side (`horizontal`).'
  },
  'table.sortConfig.multiple': {
    zh: '用户是否可以同时按多列排序。每次点击增加或切换一列。优先级默认按列从左到右，见 [chronological](table.sortConfig.chronological)。',
    en: 'Whether users can sort by several columns at the same time. Each click adds or toggles one column. By default, priority goes from left to right (see [chronological](table.sortConfig.chronological)).'
  },
  'table.sortConfig.chronological': {
    zh: '是否按点击的先后顺序决定优先级，而不是按列的位置。配合 `multiple` 使用。',
    en: 'Whether the order of clicks determines the priority, instead of the column position, if you set `multiple`.'
  },
  'table@sort-change': {
    zh: '用户点击改变排序时触发。`order` 为 `null` 表示该列恢复原来的顺序。调用 `sort()` 或 `clearSort()` 不触发。',
    en: 'Fires when a click changes the sort order. `order` is `null` when the column returns to the original order. The event does not fire when you call `sort()` or `clearSort()`.'
  },
  'table@sort-change~sortList': {
    zh: '全部排序条件，按优先级排列，每一项包含 `column`、`field`、`order` 和 `sortTime`。',
    en: 'All sort conditions, in order of priority, each with `column`, `field`, `order` and `sortTime`.'
  },
  'table@sort-change~order': {
    zh: '点击后的排序方向，`null` 表示该列不再排序。',
    en: 'The sort direction after the click, or `null` if the column is no longer sorted.'
  }
} satisfies MemberTexts
