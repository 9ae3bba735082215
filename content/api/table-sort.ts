import type { MemberTexts } from './texts'

export default {
  'table.sortConfig': {
    zh: '排序的初始条件、点击方式、比较方法，以及一列还是多列排序。只对设置了 [sortable](column.sortable) 的列起作用，用法见[排序](/table/base/sort)。',
    en: 'How rows are sorted: the initial order, what a click does, the comparison, one column or several. Only columns with [sortable](column.sortable) take part; see [Sorting](/table/base/sort).'
  },
  'table.sortConfig.defaultSort': {
    zh: '初始排序，只在首次加载数据时应用一次，之后修改无效，请改用 [sort()](table()sort)。多个条件要写成数组并开启 [multiple](table.sortConfig.multiple)，否则只取第一个。',
    en: 'Order applied once, when data is loaded for the first time. Changing it later does nothing: call [sort()](table()sort). Several conditions need an array and [multiple](table.sortConfig.multiple), otherwise only the first counts.'
  },
  'table.sortConfig.defaultSort.field': {
    zh: '要排序的列的 `field`。列不存在或没有 `sortable` 时忽略。',
    en: 'The `field` of the column to sort by. Ignored when there is no such column or it is not `sortable`.'
  },
  'table.sortConfig.defaultSort.order': {
    zh: '方向：`asc` 升序，`desc` 降序。空值等于没有这个条件。',
    en: 'Direction: `asc` or `desc`. An empty value is the same as no condition.'
  },
  'table.sortConfig.orders': {
    zh: '每次点击依次切换的方向，`null` 表示恢复原来的顺序。去掉 `null` 后，点击只在升序和降序之间切换。',
    en: 'The cycle of a click; `null` returns to the original order. Leave `null` out and a click only alternates between ascending and descending.'
  },
  'table.sortConfig.sortMethod': {
    zh: '替换内置的比较：收到全部行，返回排好序的数组。多列排序时由 `sortList` 依次给出各列的条件，需要自己全部处理。',
    en: 'Replaces the built-in comparison: it receives all rows and returns them in order. With several columns, `sortList` names the conditions in order of priority, and all of them are yours to apply.'
  },
  'table.sortConfig.remote': {
    zh: '由服务端排序：点击只切换箭头并触发 [sort-change](table@sort-change)，不移动任何行。',
    en: 'The server sorts: a click only lights the arrow and fires [sort-change](table@sort-change); no row moves.'
  },
  'table.sortConfig.trigger': {
    zh: '点击哪里排序：`default` 只有箭头，`cell` 整个表头单元格。',
    en: 'What reacts to a click: the arrows (`default`) or the whole header cell (`cell`).'
  },
  'table.sortConfig.showIcon': {
    zh: '是否显示排序箭头。设为 `false` 时要配合 `trigger: \'cell\'`，否则没有可以点击的地方。',
    en: 'Whether the arrows are shown. With `false`, set `trigger: \'cell\'` as well, or there is nothing to click.'
  },
  'table.sortConfig.iconAsc': {
    zh: '升序箭头的类名，替换全局的 [TABLE_SORT_ASC](setConfig.icon.TABLE_SORT_ASC)。',
    en: 'Class of the ascending arrow, in place of the global [TABLE_SORT_ASC](setConfig.icon.TABLE_SORT_ASC).'
  },
  'table.sortConfig.iconDesc': {
    zh: '降序箭头的类名，替换全局的 [TABLE_SORT_DESC](setConfig.icon.TABLE_SORT_DESC)。',
    en: 'Class of the descending arrow, in place of the global [TABLE_SORT_DESC](setConfig.icon.TABLE_SORT_DESC).'
  },
  'table.sortConfig.iconLayout': {
    zh: '两个箭头的排列：`vertical` 上下，`horizontal` 左右。',
    en: 'Arrows above each other (`vertical`) or side by side (`horizontal`).'
  },
  'table.sortConfig.multiple': {
    zh: '允许同时按多列排序，每次点击增加或切换一列。优先级默认按列从左到右，见 [chronological](table.sortConfig.chronological)。',
    en: 'Several columns can be sorted at once; each click adds or switches one. The leftmost column counts first unless [chronological](table.sortConfig.chronological) is set.'
  },
  'table.sortConfig.chronological': {
    zh: '配合 `multiple`：按点击的先后决定优先级，而不是按列的位置。',
    en: 'With `multiple`: the column clicked first has priority instead of the leftmost.'
  },
  'table@sort-change': {
    zh: '用户点击改变了排序。`order` 为 `null` 表示该列恢复原来的顺序；调用 `sort()` 或 `clearSort()` 不会触发。',
    en: 'A click changed the order. `order` is `null` when the column returned to the original order. Calling `sort()` or `clearSort()` does not fire it.'
  },
  'table@sort-change~sortList': {
    zh: '全部排序条件，按优先级排列，每项含 `column`、`field`、`order`、`sortTime`。',
    en: 'All conditions in order of priority, each with `column`, `field`, `order` and `sortTime`.'
  },
  'table@sort-change~order': {
    zh: '点击后的方向，`null` 表示该列不再排序。',
    en: 'Direction after the click; `null` when the column is no longer sorted.'
  }
} satisfies MemberTexts
