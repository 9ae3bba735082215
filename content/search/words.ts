import type { SearchWord } from './texts'

/** Words of readers that differ from the names used here, and tasks in the words of readers. */
export const words: readonly SearchWord[] = [
  {
    to: '/table/start/install#requirements',
    zh: {
      word: '浏览器兼容性',
      text: '支持 Chrome 80、Edge 80、Firefox 90、Safari 10 和 IE 11。360 等浏览器使用极速模式。',
      also: [
        '浏览器兼容',
        '浏览器支持',
        '支持的浏览器',
        '浏览器版本',
        '兼容性',
        'IE',
        'IE11',
        '360 浏览器',
        '国产浏览器',
        '兼容模式',
        '极速模式',
        '低版本浏览器'
      ]
    },
    en: {
      word: 'Browser support',
      text: 'Chrome 80, Edge 80, Firefox 90, Safari 10 and IE 11 are supported.',
      also: [
        'supported browsers',
        'browser compatibility',
        'IE',
        'IE11',
        'internet explorer',
        'old browsers',
        'browser versions'
      ]
    }
  },
  {
    to: '/table/grid/proxy#demo-proxy-query',
    zh: {
      word: '请求数据',
      text: '由表格请求服务端数据：把 vxe-grid 的 proxy-config.ajax.query 设置为返回 Promise 的函数。',
      also: ['请求接口', '接口数据', '加载后端数据', 'ajax 请求', '远程数据', '请求失败', '调用接口', '取数据']
    },
    en: {
      word: 'Fetch data',
      text: 'The table requests its rows from the server: set proxy-config.ajax.query of vxe-grid to a function that returns a promise.',
      also: [
        'load data from api',
        'load from server',
        'ajax',
        'remote data',
        'request failed',
        'fetch rows',
        'call an api'
      ]
    }
  },
  {
    to: 'table()getTableData',
    zh: {
      word: '获取全部数据',
      text: 'getTableData 返回不同状态的行：fullData 是全部行，visibleData 是筛选和排序后的行，tableData 是当前渲染的行。',
      also: ['获取表格数据', '拿到表格数据', '所有行', '全部行', '当前数据', '筛选后的数据', '读取表格数据']
    },
    en: {
      word: 'Get all rows',
      text: 'getTableData returns rows in different states: fullData holds all rows, visibleData the rows after filtering and sorting, and tableData the rendered rows.',
      also: ['get table data', 'all rows', 'filtered rows', 'current data', 'read all data']
    }
  },
  {
    to: 'table.showHeader',
    zh: {
      word: '隐藏表头',
      text: '不显示表头时，把 show-header 设置为 false。',
      also: ['不显示表头', '去掉表头', '无表头']
    },
    en: {
      word: 'No header',
      text: 'To hide the header, set show-header to false.',
      also: ['hide header', 'hide the header row', 'without header', 'headless table', 'remove the header']
    }
  },
  {
    to: 'table()validate',
    zh: {
      word: '手动校验',
      text: '在保存之前调用 validate 或 fullValidate。返回的 Promise 结果包含校验不通过的单元格。',
      also: ['触发校验', '主动校验', '提交前校验', '调用校验', '在代码中校验']
    },
    en: {
      word: 'Validate from code',
      text: 'Call validate or fullValidate before saving. The promise resolves with the cells that fail validation.',
      also: ['trigger validation', 'manual validation', 'run validation', 'check before submit', 'validate on submit']
    }
  },
  {
    to: '/table/tree/basic#demo-expand-nodes',
    zh: {
      word: '手风琴',
      text: '同一级只展开一个节点，或一次只展开一行：开启 tree-config 或 expand-config 的 accordion。',
      also: ['只展开一个', '每次展开一行', '展开时收起其他行']
    },
    en: {
      word: 'Accordion',
      text: 'Only one node per level, or one row, is expanded at a time: enable accordion in tree-config or expand-config.',
      also: ['expand only one', 'one row expanded at a time', 'collapse the others', 'one open node']
    }
  },
  {
    to: 'table.tooltipConfig',
    zh: {
      word: '悬浮提示',
      text: '鼠标悬停在单元格上时显示文字：把 show-overflow 设置为 tooltip，或开启 tooltip-config 的 showAll。',
      also: ['文字提示', '气泡提示', '单元格提示', '鼠标移上去显示', '格子提示', '悬停显示全文']
    },
    en: {
      word: 'Tooltip',
      text: 'Text appears on hover over a cell: set show-overflow to tooltip, or enable showAll in tooltip-config.',
      also: ['hint on hover', 'cell tooltip', 'bubble', 'popover', 'hover text']
    }
  },
  {
    to: 'column.width',
    zh: {
      word: '列宽',
      text: 'width 设置固定的列宽，min-width 设置最小列宽。未设置 width 的列平分剩余宽度。',
      also: ['宽度自适应', '列宽自适应', '设置宽度', '最小宽度', '百分比宽度', '列太窄', '平分列宽']
    },
    en: {
      word: 'Column width',
      text: 'width sets a fixed width, and min-width sets a minimum width. Columns without width share the remaining width equally.',
      also: [
        'auto width',
        'set width',
        'minimum width',
        'percentage width',
        'columns too narrow',
        'equal column widths'
      ]
    }
  },
  {
    to: '/table/commands/api',
    zh: {
      word: '工具栏按钮',
      text: '工具栏的按钮在 buttons 和 tools 中设置，每个按钮的 code 对应要执行的指令。',
      also: ['自定义按钮', '工具栏自定义按钮', '按钮权限', '表格上方的按钮']
    },
    en: {
      word: 'Toolbar button',
      text: 'Toolbar buttons are set in buttons and tools. The code of a button names the command to run.',
      also: ['custom toolbar button', 'toolbar actions', 'button permissions', 'buttons above the table']
    }
  },
  {
    to: 'column.fixed',
    zh: {
      word: '冻结列',
      text: '横向滚动时固定在左侧或右侧的列，称为固定列。在列上设置 fixed。',
      also: ['固定列', '锁定列', '列固定', '列冻结', '左侧固定', '右侧固定', '吸附列', '第一列不动', '列不跟着滚动']
    },
    en: {
      word: 'Frozen column',
      text: 'A column that stays on the left or right during horizontal scrolling is called a fixed column. Set fixed on the column.',
      also: [
        'freeze column',
        'freeze columns',
        'pin column',
        'pinned column',
        'sticky column',
        'locked column',
        'fixed column',
        'keep first column visible',
        'columns that do not scroll'
      ]
    }
  },
  {
    to: 'table.height',
    zh: {
      word: '固定表头',
      text: '设置 height 或 max-height 后，滚动时表头始终可见。',
      also: [
        '表头固定',
        '冻结表头',
        '吸顶',
        '表头吸顶',
        '表格高度',
        '高度自适应',
        '撑满高度',
        '撑满父容器',
        '表格滚动条',
        '表头不动',
        '表头跟着滚动'
      ]
    },
    en: {
      word: 'Sticky header',
      text: 'With height or max-height, the header stays visible while the rows scroll.',
      also: [
        'fixed header',
        'freeze header',
        'table height',
        'auto height',
        'fill the parent',
        'full height',
        'header scrolls away',
        'keep header visible'
      ]
    }
  },
  {
    to: '/table/grid/proxy#demo-proxy-pager',
    zh: {
      word: '分页',
      text: '一次只显示一页数据：在 vxe-grid 中设置 pager-config，或单独使用 vxe-pager 组件。',
      also: ['翻页', '页码', '服务端分页', '后端分页', '分页查询', '分页条', '分页器', '页码条', '上一页下一页']
    },
    en: {
      word: 'Pagination',
      text: 'Only one page of rows is shown at a time: set pager-config on vxe-grid, or use a separate vxe-pager.',
      also: [
        'paging',
        'page numbers',
        'server side pagination',
        'server side paging',
        'paginate',
        'pages of rows',
        'next page'
      ]
    }
  },
  {
    to: 'pager.pageSizes',
    zh: {
      word: '每页条数',
      text: 'page-size 是每页的行数，page-sizes 是可选的每页行数。',
      also: ['每页显示条数', '每页大小', '分页大小', '每页多少条', '每页行数', '一页显示多少行']
    },
    en: {
      word: 'Rows per page',
      text: 'page-size is the number of rows per page, and page-sizes lists the choices.',
      also: ['page size', 'items per page', 'records per page', 'how many rows per page']
    }
  },
  {
    to: ['table.mergeCells', 'table.spanMethod'],
    zh: {
      word: '合并单元格',
      text: '把多个单元格合并为一个：固定的区域用 merge-cells，按数据计算时用 span-method。',
      also: [
        '合并行',
        '合并列',
        '跨行',
        '跨列',
        '相同内容合并',
        '单元格合并',
        '行合并',
        '列合并',
        '合并格子',
        '合并重复的值'
      ]
    },
    en: {
      word: 'Merged cells',
      text: 'Several cells are merged into one: use merge-cells for fixed areas, or span-method to compute the areas.',
      also: [
        'merge cells',
        'merge rows',
        'merge columns',
        'colspan',
        'rowspan',
        'cell span',
        'combine cells',
        'merge equal values'
      ]
    }
  },
  {
    to: 'column.type',
    zh: {
      word: '序号',
      text: '显示行号的列称为序号列：把列的 type 设置为 seq。起始值在 seq-config 中设置。',
      also: ['序号列', '行号', '索引列', '自增序号', '编号列', '序号连续', '第几行']
    },
    en: {
      word: 'Row number',
      text: 'A row number column counts the rows: set type to seq on a column. The first number is set in seq-config.',
      also: ['row numbers', 'sequence', 'serial number', 'index column', 'line number', 'numbering', 'number the rows']
    }
  },
  {
    to: 'table.radioConfig',
    zh: {
      word: '单选',
      text: '一次只能选中一行：把列的 type 设置为 radio，规则在 radio-config 中设置。',
      also: ['单选列', '单选行', '单选框列', '只能选一行', '选一行', '只选一条', '圆点选择']
    },
    en: {
      word: 'Single selection',
      text: 'Only one row can be selected: set type to radio on a column, and set the rules in radio-config.',
      also: ['radio column', 'radio button column', 'select one row', 'single select', 'pick one row']
    }
  },
  {
    to: '/table/base/selection',
    zh: {
      word: '多选',
      text: '用复选框勾选多行：把列的 type 设置为 checkbox，规则在 checkbox-config 中设置。',
      also: ['复选框列', '勾选行', '批量选择', '复选', '全选', '反选', '选择行', '多选框', '打勾', '勾选多行']
    },
    en: {
      word: 'Multiple selection',
      text: 'Several rows can be checked: set type to checkbox on a column, and set the rules in checkbox-config.',
      also: [
        'checkbox column',
        'check rows',
        'select all',
        'multi select',
        'select rows',
        'row selection',
        'tick rows',
        'tick boxes'
      ]
    }
  },
  {
    to: '/table/base/selection#demo-keep-across-pages',
    zh: {
      word: '跨页勾选',
      text: '翻页后保留勾选的行：开启 checkbox-config 的 reserve，并设置 row-config 的 keyField。',
      also: [
        '翻页保留勾选',
        '翻页后勾选丢失',
        '分页多选',
        '跨页多选',
        '跨页选择',
        '翻页记住勾选',
        '勾选丢失',
        '选中状态丢失'
      ]
    },
    en: {
      word: 'Selection across pages',
      text: 'Rows stay checked after a page change: enable reserve in checkbox-config, and set keyField in row-config.',
      also: [
        'keep checked rows across pages',
        'keep selection after paging',
        'remember checked rows',
        'selection lost after page change',
        'persist selection',
        'checked rows disappear',
        'ticks lost'
      ]
    }
  },
  {
    to: ['table()getCheckboxRecords', 'table()getCheckboxReserveRecords'],
    zh: {
      word: '获取勾选的行',
      text: 'getCheckboxRecords 返回当前勾选的行，getCheckboxReserveRecords 返回其他页保留的勾选行。',
      also: [
        '获取选中的行',
        '取得选中的行',
        '取得勾选的行',
        '获取选中行',
        '获取选中数据',
        '拿到勾选的数据',
        '获取复选框选中',
        '选中的数据',
        '勾选了哪些行'
      ]
    },
    en: {
      word: 'Get the checked rows',
      text: 'getCheckboxRecords returns the checked rows, and getCheckboxReserveRecords returns the checked rows of other pages.',
      also: ['get checked rows', 'selected records', 'read the selection', 'which rows are checked', 'ticked rows']
    }
  },
  {
    to: 'table.checkboxConfig.checkMethod',
    zh: {
      word: '禁止勾选',
      text: 'checkbox-config 的 checkMethod 返回 false 的行不能勾选。',
      also: ['禁用复选框', '禁用勾选', '部分行不能勾选', '不可选', '复选框置灰', '勾选不了', '不能打勾']
    },
    en: {
      word: 'Rows that cannot be checked',
      text: 'A row cannot be checked if checkMethod in checkbox-config returns false for the row.',
      also: ['disable checkbox', 'disabled checkboxes', 'unselectable rows', 'cannot tick a row']
    }
  },
  {
    to: 'column.formatter',
    zh: {
      word: '金额格式',
      text: '把数字显示为货币或千分位格式：在 formatter 中调用 XEUtils.commafy。',
      also: [
        '货币',
        '千分位',
        '千分符',
        '金额',
        '人民币',
        '保留两位小数',
        '小数位',
        '百分比',
        '格式化数字',
        '数字格式',
        '格式化',
        '小数点后两位'
      ]
    },
    en: {
      word: 'Currency',
      text: 'Amounts are shown with thousands separators: call XEUtils.commafy in formatter.',
      also: [
        'format currency',
        'money',
        'thousands separator',
        'number format',
        'format numbers',
        'decimals',
        'percentage',
        'two decimals'
      ]
    }
  },
  {
    to: 'column.formatter',
    zh: {
      word: '日期格式',
      text: '按指定的格式显示日期和时间：在 formatter 中调用 XEUtils.toDateString。',
      also: ['时间格式', '格式化日期', '格式化时间', '日期格式化', '时间戳', '年月日', '日期显示', 'yyyy-MM-dd']
    },
    en: {
      word: 'Date format',
      text: 'Dates and times are shown in a given format: call XEUtils.toDateString in formatter.',
      also: ['format date', 'date display', 'timestamp', 'time format']
    }
  },
  {
    to: 'column.formatter',
    zh: {
      word: '字典翻译',
      text: '数据中是代码，单元格显示对应的文字：在 formatter 中按代码查找。',
      also: ['数据字典', '字典', '枚举', '代码转文字', '状态转中文', '显示名称', '数字显示成文字', '编码转名称']
    },
    en: {
      word: 'Codes as labels',
      text: 'The data holds codes, and the cells show labels: look up the label in formatter.',
      also: [
        'enum label',
        'dictionary',
        'map code to text',
        'lookup value',
        'show label instead of value',
        'show name instead of id'
      ]
    }
  },
  {
    to: '/table/edit/click',
    zh: {
      word: '行内编辑',
      text: '在单元格中直接编辑：在表格上设置 edit-config，在列上设置 edit-render。',
      also: [
        '单元格编辑',
        '表格编辑',
        '可编辑表格',
        '就地编辑',
        '双击编辑',
        '编辑单元格',
        '修改单元格',
        '编辑格子',
        '直接修改表格'
      ]
    },
    en: {
      word: 'Inline editing',
      text: 'Values are edited directly in the cells: set edit-config on the table and edit-render on the columns.',
      also: [
        'inline edit',
        'edit cells',
        'editable table',
        'in-place editing',
        'double click to edit',
        'edit in the table',
        'editable cells'
      ]
    }
  },
  {
    to: '/table/edit/click#demo-edit-forbidden',
    zh: {
      word: '只读单元格',
      text: '使某些单元格不能编辑：在 edit-config 的 beforeEditMethod 中返回 false。',
      also: ['禁止编辑', '不可编辑', '某行不能编辑', '单元格只读', '禁用编辑', '格子不能编辑', '部分单元格不可编辑']
    },
    en: {
      word: 'Read-only cells',
      text: 'To prevent editing of some cells, return false from beforeEditMethod in edit-config.',
      also: ['disable editing', 'readonly cell', 'not editable', 'prevent edit', 'locked cells']
    }
  },
  {
    to: '/table/edit/cellValid',
    zh: {
      word: '必填',
      text: '单元格不能为空：在 edit-rules 中设置 required: true。表单在 rules 中设置。',
      also: [
        '必填项',
        '非空校验',
        '必填校验',
        '不能为空',
        '红色星号',
        '表格校验',
        '数据校验',
        '验证',
        '不填不能保存',
        '空的格子'
      ]
    },
    en: {
      word: 'Required field',
      text: 'A cell must not be empty: set required: true in edit-rules. In a form, set the rule in rules.',
      also: [
        'required',
        'mandatory',
        'not empty',
        'red asterisk',
        'table validation',
        'validation rules',
        'cannot be empty'
      ]
    }
  },
  {
    to: '/table/edit/cellValid#demo-validate-methods',
    zh: {
      word: '只校验改动的行',
      text: 'validate() 只校验新增和修改过的行，validate(true) 校验全部行。检测修改过的行需要设置 keep-source。',
      also: ['只校验修改的数据', '只验证修改行', '校验全部数据', '保存前校验', '未修改的行不校验']
    },
    en: {
      word: 'Validate changed rows',
      text: 'validate() validates inserted and changed rows, and validate(true) validates all rows. Changed rows are detected only with keep-source.',
      also: [
        'validate only changed rows',
        'validate modified rows',
        'validate all rows',
        'validate before save',
        'skip unchanged rows'
      ]
    }
  },
  {
    to: 'table()getRecordset',
    zh: {
      word: '获取改动',
      text: 'getRecordset 返回新增、删除、修改和标记删除的行，用于提交给服务端。',
      also: [
        '获取修改的数据',
        '提交修改',
        '保存修改',
        '增删改数据',
        '脏数据',
        '改动的数据',
        '待删除的行',
        '改了哪些行',
        '获取修改过的行',
        '修改过的数据'
      ]
    },
    en: {
      word: 'Collect changes',
      text: 'getRecordset returns the rows that were inserted, deleted, changed or marked for deletion, to be submitted to the server.',
      also: [
        'get changes',
        'dirty rows',
        'modified rows',
        'changed data',
        'unsaved changes',
        'pending rows',
        'what changed'
      ]
    }
  },
  {
    to: 'table()revertData',
    zh: {
      word: '撤销修改',
      text: 'revertData 把行或单元格还原为加载时的值，需要设置 keep-source。',
      also: ['还原数据', '恢复数据', '取消修改', '取消编辑', '放弃修改', '回滚', '恢复成原来的值']
    },
    en: {
      word: 'Undo changes',
      text: 'revertData reverts rows or cells to the values they were loaded with, and requires keep-source.',
      also: ['revert changes', 'discard changes', 'cancel edit', 'restore data', 'reset row', 'restore original values']
    }
  },
  {
    to: 'table()insert',
    zh: {
      word: '新增行',
      text: 'insert 把新行插入到最前面，insertAt 插入到指定的位置。',
      also: ['添加行', '插入行', '增加一行', '新增一行', '添加一行', '追加一行', '插入数据', '加一行', '新增到最后一行']
    },
    en: {
      word: 'Add a row',
      text: 'insert inserts new rows at the top, and insertAt inserts them at a given position.',
      also: ['insert row', 'append row', 'new record', 'add row', 'new row', 'add row at the end']
    }
  },
  {
    to: 'table()removeCheckboxRow',
    zh: {
      word: '删除行',
      text: 'remove 删除指定的行，removeCheckboxRow 删除勾选的行。',
      also: ['删除选中行', '批量删除', '删除一行', '移除行', '删除勾选', '去掉一行', '删除选中的数据', '删除勾选的数据']
    },
    en: {
      word: 'Delete rows',
      text: 'remove deletes the given rows, and removeCheckboxRow deletes the checked rows.',
      also: ['delete row', 'remove row', 'delete selected rows', 'bulk delete', 'delete checked rows', 'take out a row']
    }
  },
  {
    to: '/table/tree/basic#demo-lazy-children',
    zh: {
      word: '懒加载',
      text: '展开节点时才加载子节点：设置 tree-config 的 lazy 和 loadMethod。',
      also: ['异步加载子节点', '树懒加载', '懒加载子节点', '按需加载子节点', '动态加载下级', '请求下级', '展开时加载']
    },
    en: {
      word: 'Lazy loading',
      text: 'Child nodes load when a node is expanded: set lazy and loadMethod in tree-config.',
      also: [
        'lazy tree children',
        'lazy load children',
        'async children',
        'load children on expand',
        'lazy tree',
        'fetch children'
      ]
    }
  },
  {
    to: '/table/tree/basic#demo-expand-nodes',
    zh: {
      word: '默认展开',
      text: '第一次加载数据时展开节点：设置 tree-config 的 expandAll 或 expandRowKeys。',
      also: ['展开所有节点', '全部展开', '展开全部', '一键展开', '全部收起', '默认展开全部', '打开时展开']
    },
    en: {
      word: 'Expanded from the start',
      text: 'Nodes are expanded when the first data is loaded: set expandAll or expandRowKeys in tree-config.',
      also: [
        'expand all nodes',
        'expand by default',
        'collapse all',
        'expand all',
        'open all nodes',
        'expanded at start'
      ]
    }
  },
  {
    to: 'table.expandConfig',
    zh: {
      word: '展开行',
      text: '点击箭头，在行的下方显示展开内容：把列的 type 设置为 expand，内容放在 content 插槽中。',
      also: ['行展开', '展开详情', '折叠行', '嵌套表格', '子表格', '主子表', '主从表', '行详情', '表格嵌套', '表中表']
    },
    en: {
      word: 'Expandable row',
      text: 'A click on the arrow shows more content below the row: set type to expand on a column, and use its content slot.',
      also: [
        'expand row',
        'row details',
        'master detail',
        'nested table',
        'collapsible row',
        'sub table',
        'details below a row'
      ]
    }
  },
  {
    to: '/colgroup/api',
    zh: {
      word: '多级表头',
      text: '分组表头有多个层级：用 vxe-colgroup 包裹列，或在列的配置中设置 children。',
      also: ['分组表头', '复杂表头', '多层表头', '表头合并', '表头分组', '合并表头', '两级表头', '表头分层']
    },
    en: {
      word: 'Grouped headers',
      text: 'A grouped header has several levels: wrap columns in vxe-colgroup, or set children in the config of a column.',
      also: [
        'nested headers',
        'multi-level header',
        'column groups',
        'header groups',
        'multi row header',
        'two-level header'
      ]
    }
  },
  {
    to: '/table/scroll/scroll',
    zh: {
      word: '虚拟列表',
      text: '虚拟滚动只渲染可见的行和列，几万行也保持流畅：设置 scroll-y 和 scroll-x。',
      also: ['虚拟表格', '大数据量', '数据量大卡顿', '表格卡顿', '性能优化', '长列表', '无限滚动', '几万行', '数据太多']
    },
    en: {
      word: 'Virtual list',
      text: 'Virtual scrolling renders only the visible rows and columns, so that many thousands of rows stay fast: set scroll-y and scroll-x.',
      also: [
        'virtual scrolling',
        'virtual table',
        'windowing',
        'slow table',
        'performance',
        'many rows',
        'thousands of rows',
        'laggy table'
      ]
    }
  },
  {
    to: 'table.stripe',
    zh: {
      word: '斑马纹',
      text: '偶数行显示另一种背景色：设置 stripe。嵌套数据的树不适用。',
      also: ['隔行变色', '条纹', '条纹表格', '隔行换色', '单双行底色不同', '奇偶行颜色']
    },
    en: {
      word: 'Zebra stripes',
      text: 'Every second row gets a background color: set stripe. Not suitable for trees with nested data.',
      also: ['striped rows', 'striped table', 'alternating rows', 'row stripes', 'odd and even rows']
    }
  },
  {
    to: 'table.border',
    zh: {
      word: '边框',
      text: 'border 设置显示哪些边框线：全部、外框、横线或不显示。',
      also: ['表格线', '竖线', '边框线', '去掉边框', '无边框', '单元格边框', '网格线', '画线']
    },
    en: {
      word: 'Borders',
      text: 'border sets which lines are shown: all, the outer frame, horizontal lines or none.',
      also: ['grid lines', 'vertical lines', 'remove border', 'table lines', 'cell borders', 'table frame']
    }
  },
  {
    to: '/integration/sortable',
    zh: {
      word: '拖拽',
      text: '拖动行和列：3.8 没有内置的拖动，接入 SortableJS 即可。从 3.11 起可以改用 row-drag-config。',
      also: [
        '拖拽排序',
        '行拖拽',
        '列拖拽',
        '拖动行',
        '拖动排序',
        '拖动换位置',
        '列顺序',
        '调整列顺序',
        '移动列',
        'sortablejs',
        '拖动列'
      ]
    },
    en: {
      word: 'Drag and drop',
      text: 'Drag rows and columns with SortableJS: 3.8 has no built-in dragging. From 3.11, row-drag-config is an alternative.',
      also: [
        'drag rows',
        'reorder rows',
        'row drag',
        'reorder columns',
        'column order',
        'move columns',
        'sortablejs',
        'drag columns',
        'move rows'
      ]
    }
  },
  {
    to: 'table.columnConfig.resizable',
    zh: {
      word: '拖动列宽',
      text: '拖动表头单元格的右边缘，调整列宽：开启 column-config 的 resizable。',
      also: ['调整列宽', '列宽拖动', '列宽拖拽', '拖拽列宽', '可拖动列宽', '改变列宽', '拉宽列', '列宽不能拖动']
    },
    en: {
      word: 'Resize columns',
      text: 'A column is resized by dragging the right edge of its header cell: enable resizable in column-config.',
      also: [
        'column resize',
        'resizable columns',
        'drag column width',
        'change column width',
        'widen a column',
        'stretch column'
      ]
    }
  },
  {
    to: 'table.menuConfig',
    zh: {
      word: '右键菜单',
      text: '右键点击单元格时打开菜单：在 menu-config 中设置菜单项，在 menu-click 事件中处理。',
      also: ['快捷菜单', '上下文菜单', '鼠标右键', '右击菜单', '单元格菜单']
    },
    en: {
      word: 'Context menu',
      text: 'A right-click on a cell opens the menu: set its options in menu-config, and handle the menu-click event.',
      also: ['right click menu', 'right-click', 'popup menu', 'row menu']
    }
  },
  {
    to: '/table/advanced/export',
    zh: {
      word: '导出 Excel',
      text: '内置的格式是 csv、html、xml 和 txt，csv 可以直接用 Excel 打开。xlsx 由服务端生成，或使用插件。',
      also: ['导出excel', 'xlsx', '下载表格', '导出表格', '导出数据', 'excel', '保存为 excel']
    },
    en: {
      word: 'Export to Excel',
      text: 'csv, html, xml and txt are built in, and Excel opens csv files. xlsx requires the server or a plugin.',
      also: ['xlsx', 'excel', 'download table', 'save as csv', 'excel export', 'save as excel', 'generate xlsx']
    }
  },
  {
    to: 'table()importData',
    zh: {
      word: '导入 Excel',
      text: '从 csv、html、xml 或 txt 文件导入行。导入 xlsx 时，设置自定义的 importMethod。',
      also: ['导入excel', '导入数据', '上传文件', '读取文件', '导入', 'excel 上传']
    },
    en: {
      word: 'Import a file',
      text: 'Rows are imported from a csv, html, xml or txt file. For xlsx, set a custom importMethod.',
      also: ['import excel', 'upload file', 'import data', 'read csv', 'import csv', 'upload excel']
    }
  },
  {
    to: 'table()print',
    zh: {
      word: '打印',
      text: 'print 直接打印，openPrint 先打开弹窗，由用户选择行和列。',
      also: ['打印表格', '打印预览', '打印弹窗', '打印指定的列']
    },
    en: {
      word: 'Print',
      text: 'print prints immediately, and openPrint first opens a modal where users select rows and columns.',
      also: ['print table', 'print preview', 'printing', 'print dialog', 'print selected rows']
    }
  },
  {
    to: '/table/start/i18n',
    zh: {
      word: '多语言',
      text: '以其他语言显示组件的文字：通过 setConfig 设置 i18n。',
      also: ['国际化', '切换语言', '英文版', '中英文切换', '本地化', '语言包', '界面语言', '英文界面']
    },
    en: {
      word: 'Localization',
      text: 'To show the texts of the components in another language, set i18n with setConfig.',
      also: [
        'switch language',
        'change language',
        'l10n',
        'translations',
        'multi-language',
        'i18n',
        'english interface'
      ]
    }
  },
  {
    to: '/table/scroll/tree#pitfalls-limits',
    zh: {
      word: '虚拟树插件',
      text: '3.8 不需要 vxe-table-plugin-virtual-tree，树形表格支持虚拟滚动和插槽。',
      also: ['vxe-table-plugin-virtual-tree', 'plugin-virtual-tree', 'virtual-tree', '虚拟树']
    },
    en: {
      word: 'Virtual tree plugin',
      text: '3.8 does not need vxe-table-plugin-virtual-tree: trees support virtual scrolling, with slots as usual.',
      also: ['virtual tree']
    }
  },
  {
    to: '/integration/element-ui#pitfalls-limits',
    zh: {
      word: 'Element 适配插件',
      text: 'vxe-table-plugin-element 注册 ElInput、ElDatePicker 等渲染器。不使用插件时，把组件放在 edit 插槽中。',
      also: ['vxe-table-plugin-element', 'plugin-element', '适配插件']
    },
    en: {
      word: 'Element plugin',
      text: 'vxe-table-plugin-element registers renderers such as ElInput and ElDatePicker. Without the plugin, put the components into edit slots.',
      also: ['element adapter']
    }
  },
  {
    to: '/table/start/trouble',
    zh: {
      word: '复选框不可见',
      text: '有文字，没有表格线、图标和复选框时，没有引入样式文件 vxe-table/lib/style.css。',
      also: ['复选框看不见', '复选框不显示', '安装后没有样式', '没有样式', '没有表格线', '只有文字', '样式没生效']
    },
    en: {
      word: 'Invisible checkboxes',
      text: 'If there is text, but no lines, icons or checkboxes, the style file vxe-table/lib/style.css is missing.',
      also: [
        'checkbox invisible',
        'checkboxes not visible',
        'no styles',
        'no table lines',
        'missing styles',
        'unstyled'
      ]
    }
  },
  {
    to: '/table/module/toolbar#pitfalls-limits',
    zh: {
      word: '工具栏按钮提示',
      text: '工具栏的 buttons 和 tools 不支持 title。要显示提示，在插槽中使用 <vxe-button title="…">。',
      also: ['工具栏按钮悬停提示', '工具栏按钮 title', '工具栏按钮 tooltip']
    },
    en: {
      word: 'Tooltip of a toolbar button',
      text: 'buttons and tools of a toolbar do not support title. For a tooltip, use <vxe-button title="…"> in a slot.',
      also: ['toolbar button tooltip', 'toolbar button title', 'hint on a toolbar button']
    }
  },
  {
    to: '/table/base/group#pitfalls-limits',
    zh: {
      word: '合并表头的单元格',
      text: '表头不能自由合并，没有 rowspan 和 colspan 的设置。span-method 和 merge-cells 只合并表体，表头用分组。',
      also: [
        '表头合并行或列',
        '表头合并单元格',
        '表头 rowspan',
        '表头 colspan',
        '表头 span-method',
        '表头跨行',
        '表头跨列'
      ]
    },
    en: {
      word: 'Merge header cells',
      text: 'Header cells cannot be merged freely. span-method and merge-cells merge cells of the body; use groups in the header.',
      also: ['header rowspan', 'header colspan', 'header span method', 'merge headers']
    }
  },
  {
    to: '/table/base/autoBreak#two-lines-at-most',
    zh: {
      word: '多行省略',
      text: '超过两行或更多行才显示省略号：在插槽中用 CSS 的 line-clamp 限制行数，show-overflow 只支持一行。',
      also: ['双行省略', '省略号自定义行数', '两行省略', '三行省略', '多行溢出', 'line-clamp', '溢出省略行数']
    },
    en: {
      word: 'Ellipsis after several lines',
      text: 'To show an ellipsis after two or more lines, limit the lines with line-clamp in a slot. show-overflow supports one line.',
      also: ['multi-line ellipsis', 'line-clamp', 'two line ellipsis', 'lines before ellipsis']
    }
  },
  {
    to: '/table/start/theme',
    zh: {
      word: 'Sass 变量',
      text: '修改组件的颜色：在自己的 Sass 文件中先设置变量，再引入 vxe-table/styles 中的样式。',
      also: [
        'variable.scss',
        'modules.scss',
        'cssvar.scss',
        'scss 变量',
        'styles/variable',
        '自定义主题变量',
        '覆盖主题变量'
      ]
    },
    en: {
      word: 'Sass variables',
      text: 'To change colors of components, set variables in your Sass file, then import the styles of vxe-table/styles.',
      also: ['scss variables', 'override variables', 'theme variables', 'import scss']
    }
  },
  {
    to: '/table/base/footer#totals-on-top',
    zh: {
      word: '合计行在第一行',
      text: '表尾没有设置位置的属性，用样式把表体排在表尾后面，合计就显示在表头下方。',
      also: [
        '合计行放到第一行',
        '合计放在上面',
        '合计放在顶部',
        '合计置顶',
        '总计放在最上面',
        '汇总行在表头下面',
        '合计放第一行',
        '表头下面固定一行',
        '头部固定行',
        '顶部固定行',
        '置顶行',
        '冻结第一行数据'
      ]
    },
    en: {
      word: 'Totals on top',
      text: 'No prop sets the position of the footer: order the body after it with a style, and the totals appear below the header.',
      also: [
        'totals in the first row',
        'summary row on top',
        'footer above the body',
        'total row first',
        'pinned top row',
        'frozen row below the header'
      ]
    }
  },
  {
    to: '/table/start/theme#dark',
    zh: {
      word: '暗色',
      text: '3.8 没有内置深色主题，需要用 Sass 变量或 CSS 变量设置颜色。',
      also: ['暗黑模式', '深色模式', '夜间模式', '黑色主题', '暗黑主题', '深色', '黑暗主题']
    },
    en: {
      word: 'Dark mode',
      text: '3.8 has no built-in dark theme. Set the colors with Sass or CSS variables.',
      also: ['dark theme', 'night mode', 'black theme', 'dark colors', 'dark colours']
    }
  },
  {
    to: '/table/start/use',
    zh: {
      word: '按需加载',
      text: '只引入用到的组件和功能模块，减小打包体积。',
      also: ['按需引入', '减小体积', '打包体积', '按需导入', '部分引入', '摇树', '打包太大']
    },
    en: {
      word: 'On demand',
      text: 'Import only the components and modules that you use, for a smaller bundle.',
      also: [
        'tree shaking',
        'bundle size',
        'partial import',
        'smaller bundle',
        'import only what is used',
        'bundle too large'
      ]
    }
  },
  {
    to: '/table/start/use#missing',
    zh: {
      word: '方法不存在',
      text: '调用方法后没有反应，或返回 null：按需引入时未注册对应的功能模块，或者 ref 尚未创建。',
      also: [
        '为什么方法不存在',
        '方法没有效果',
        '方法返回 null',
        '方法无效',
        '调用方法没反应',
        '不是一个函数',
        'is not a function',
        '方法没用'
      ]
    },
    en: {
      word: 'A method does nothing',
      text: 'A method has no effect and returns null: the module of the feature is not imported, or the ref does not exist yet.',
      also: [
        'why does my method not exist',
        'method returns null',
        'method not working',
        'is not a function',
        'method missing',
        'method has no effect'
      ]
    }
  },
  {
    to: 'table.emptyText',
    zh: {
      word: '空数据',
      text: '没有数据行时显示的文字在 empty-text 中设置。要显示其他内容，使用 empty 插槽。',
      also: ['暂无数据', '无数据', '没有数据', '空状态', '空表格', '数据为空', '空数据提示', '空数据图片']
    },
    en: {
      word: 'Empty state',
      text: 'empty-text is the text shown without rows. For other content, use the empty slot.',
      also: ['no data', 'no data text', 'empty table', 'no rows', 'no records', 'empty text', 'empty message']
    }
  },
  {
    to: '/table/base/basic#blank',
    zh: {
      word: '表格不显示',
      text: '表格空白的常见原因：没有注册组件、没有引入样式、没有列，或者字段名不一致。',
      also: [
        '表格空白',
        '不显示数据',
        '数据不显示',
        '没有样式',
        '样式不对',
        '样式丢失',
        '页面空白',
        '数据不出来',
        '表格出不来',
        '单元格全是空的'
      ]
    },
    en: {
      word: 'Blank table',
      text: 'Common causes: the components are not registered, the stylesheet is missing, there are no columns, or the field names do not match.',
      also: [
        'table is blank',
        'nothing shows',
        'no styles',
        'table not showing',
        'data not displayed',
        'rows are empty',
        'unstyled',
        'cells are empty'
      ]
    }
  },
  {
    to: 'table.loading',
    zh: {
      word: '加载中',
      text: '等待数据时，在表格上显示加载遮罩：设置 loading。图标和文字在 loading-config 中设置。',
      also: ['加载动画', '加载状态', '转圈', '遮罩', 'loading 效果', '加载提示', '加载图标']
    },
    en: {
      word: 'Loading spinner',
      text: 'A mask with an icon covers the table while data loads: set loading. Icon and text are set in loading-config.',
      also: [
        'spinner',
        'loading indicator',
        'loading state',
        'loading overlay',
        'busy',
        'loading mask',
        'loading animation'
      ]
    }
  },
  {
    to: ['table.footerMethod', 'table.footerData'],
    zh: {
      word: '合计',
      text: '在表尾显示汇总行：开启 show-footer，用 footer-method 计算，或用 footer-data 传入。',
      also: ['汇总', '求和', '总计', '小计', '表尾', '合计行', '尾行', '统计行', '平均值', '列求和', '最后一行合计']
    },
    en: {
      word: 'Totals',
      text: 'A row of totals is shown in the footer: enable show-footer, and use footer-method or footer-data.',
      also: [
        'sum',
        'summary row',
        'footer totals',
        'total row',
        'aggregate',
        'footer',
        'average',
        'row of sums',
        'sum of a column'
      ]
    }
  },
  {
    to: 'table.showOverflow',
    zh: {
      word: '省略号',
      text: '内容过长时省略，鼠标悬停时显示全文：设置 show-overflow。',
      also: [
        '超出隐藏',
        '超出显示省略号',
        '文字溢出',
        '内容过长',
        '超长省略',
        '不换行',
        '溢出隐藏',
        '超出部分',
        '文字截断',
        '显示不全'
      ]
    },
    en: {
      word: 'Ellipsis',
      text: 'Long text is truncated with an ellipsis and shown in full on hover: set show-overflow.',
      also: [
        'text overflow',
        'truncate',
        'truncated text',
        'no wrap',
        'ellipsis overflow',
        'cut off text',
        'long text',
        'three dots'
      ]
    }
  },
  {
    to: 'table.rowConfig.isCurrent',
    zh: {
      word: '高亮行',
      text: '点击的行成为当前行，保持高亮：开启 row-config 的 isCurrent。',
      also: ['当前行', '选中行高亮', '点击行高亮', '行高亮', '行选中', '点击后变色']
    },
    en: {
      word: 'Current row',
      text: 'The clicked row becomes the current row and stays highlighted: enable isCurrent in row-config.',
      also: ['highlight row', 'selected row style', 'active row', 'highlight on click', 'highlight clicked row']
    }
  },
  {
    to: 'table.rowConfig.isHover',
    zh: {
      word: '悬停高亮',
      text: '鼠标悬停的行显示另一种背景色：开启 row-config 的 isHover。',
      also: [
        '鼠标经过变色',
        '鼠标移入高亮',
        '鼠标悬停',
        '移入变色',
        '鼠标移上去变色',
        '悬浮高亮',
        '悬停底色',
        '鼠标经过的行'
      ]
    },
    en: {
      word: 'Hover highlight',
      text: 'A row changes its background color on hover: enable isHover in row-config.',
      also: ['hover row', 'mouse over row', 'hover effect', 'hover color', 'hover colour']
    }
  },
  {
    to: 'table.rowConfig.keyField',
    zh: {
      word: '主键',
      text: '主键是标识一行的字段，在 row-config 的 keyField 中设置。未设置时，表格自动生成主键。',
      also: ['行主键', '唯一标识', '唯一键', '行 id', '主键字段', '行标识']
    },
    en: {
      word: 'Primary key',
      text: 'The row key identifies a row: set its field in keyField of row-config. If keyField is not set, the table generates the keys.',
      also: ['row key', 'unique id', 'row id', 'unique key', 'key of a row', 'identify a row', 'tell rows apart']
    }
  },
  {
    to: 'column.visible',
    zh: {
      word: '隐藏列',
      text: '把列的 visible 设置为 false，或调用 hideColumn。需要由用户选择时，使用列设置。',
      also: ['显示列', '列显示隐藏', '动态显示列', '显隐列', '列的显示与隐藏', '不显示某一列']
    },
    en: {
      word: 'Hidden column',
      text: 'Set visible of the column to false, or call hideColumn. To let users choose, use the column settings.',
      also: ['hide columns', 'show column', 'toggle columns', 'column visibility', 'hide a column']
    }
  },
  {
    to: 'table.customConfig',
    zh: {
      word: '列设置',
      text: '用户在列设置面板中选择显示和固定哪些列：在工具栏中开启 custom，其他配置项在 custom-config 中设置。',
      also: ['欄位設定', '自定义列', '个性化列', '列配置', '列筛选面板', '选择显示的列', '勾选显示的列', '列设置按钮']
    },
    en: {
      word: 'Column settings',
      text: 'In the column settings, users choose which columns are shown and fixed: enable custom on the toolbar. Other options are in custom-config.',
      also: [
        'column chooser',
        'custom columns',
        'column picker',
        'personalize columns',
        'customize columns',
        'choose visible columns',
        'users pin columns'
      ]
    }
  },
  {
    to: 'table.customConfig.storage',
    zh: {
      word: '记住列设置',
      text: '把列的显示、宽度等设置保存到 localStorage，下次打开时恢复：开启 custom-config 的 storage，并设置表格的 id。',
      also: ['保存列设置', '保存列宽', '列设置缓存', '记住列宽', '个性化保存', '刷新后列设置丢失', '刷新后列宽丢失']
    },
    en: {
      word: 'Remember column settings',
      text: 'Column settings such as visibility and width are kept in localStorage: enable storage in custom-config, and set the id of the table.',
      also: [
        'save column settings',
        'persist column width',
        'store column settings',
        'save layout',
        'column settings lost',
        'column widths lost'
      ]
    }
  },
  {
    to: 'table()loadColumn',
    zh: {
      word: '动态列',
      text: '用数组生成列：设置 vxe-grid 的 columns、使用 v-for，或调用 loadColumn。',
      also: ['动态表头', '动态生成列', '列配置数组', '后端返回列', '循环生成列', '接口返回列']
    },
    en: {
      word: 'Dynamic columns',
      text: 'Columns are generated from an array: set columns of vxe-grid, use v-for, or call loadColumn.',
      also: ['generate columns', 'columns from server', 'columns array', 'change columns', 'columns from api']
    }
  },
  {
    to: 'column#default',
    zh: {
      word: '自定义单元格',
      text: '在单元格中显示自定义内容，例如按钮、图片和标签：使用列的 default 插槽。',
      also: [
        '操作列',
        '自定义内容',
        '单元格按钮',
        '单元格图片',
        '自定义渲染',
        '插槽',
        '自定义列内容',
        '显示图片',
        '格子里放按钮',
        '格子内容'
      ]
    },
    en: {
      word: 'Custom cell',
      text: 'A cell can show custom content, such as buttons, images or tags: use the default slot of the column.',
      also: [
        'cell template',
        'action column',
        'button in a cell',
        'image in a cell',
        'custom rendering',
        'cell slot',
        'custom cell content'
      ]
    }
  },
  {
    to: 'column#header',
    zh: {
      word: '自定义表头',
      text: '在表头中显示自定义内容：使用列的 header 插槽。',
      also: ['表头插槽', '表头图标', '表头按钮', '表头自定义', '表头放按钮']
    },
    en: {
      word: 'Custom header',
      text: 'A header cell can show custom content: use the header slot of the column.',
      also: [
        'header template',
        'header slot',
        'icon in header',
        'header icon',
        'button in header',
        'custom column title'
      ]
    }
  },
  {
    to: 'column.titlePrefix',
    zh: {
      word: '表头提示',
      text: '标题前面显示问号图标，鼠标悬停时显示说明：设置列的 title-prefix。',
      also: ['表头说明', '标题提示', '帮助图标', '表头 tooltip', '问号提示', '标题问号', '列说明']
    },
    en: {
      word: 'Header hint',
      text: 'A question mark before the title shows an explanation on hover: set title-prefix on the column.',
      also: ['header tooltip', 'help icon', 'title help', 'info icon', 'question mark in header']
    }
  },
  {
    to: ['table.cellClassName', 'table.cellStyle'],
    zh: {
      word: '单元格样式',
      text: '根据数据给单元格添加类名或样式：设置 cell-class-name 或 cell-style。',
      also: ['单元格颜色', '条件样式', '单元格背景色', '文字颜色', '标红', '格子颜色', '单元格变色']
    },
    en: {
      word: 'Cell style',
      text: 'Cells get a class or style that depends on the data: set cell-class-name or cell-style.',
      also: [
        'cell colour',
        'cell color',
        'conditional formatting',
        'cell background',
        'css class of a cell',
        'color a cell',
        'red cells'
      ]
    }
  },
  {
    to: ['table.rowClassName', 'table.rowStyle'],
    zh: {
      word: '行样式',
      text: '根据数据给整行添加类名或样式：设置 row-class-name 或 row-style。',
      also: ['行颜色', '行背景色', '整行变色', '行的样式', '行标色', '行底色', '整行变红']
    },
    en: {
      word: 'Row style',
      text: 'A whole row gets a class or style: set row-class-name or row-style.',
      also: ['row colour', 'row color', 'row class', 'row class name', 'colour a row', 'color a row']
    }
  },
  {
    to: '/table/base/size#demo-row-height',
    zh: {
      word: '行高',
      text: 'size 提供四种尺寸。要自定义行高，设置 row-config 的 height，并设置 show-overflow。',
      also: ['表格行高', '设置行高', '行间距', '紧凑', '单元格高度', '行太高', '一屏显示更多行']
    },
    en: {
      word: 'Row height',
      text: 'size offers four sizes. For a custom row height, set height in row-config together with show-overflow.',
      also: ['height of rows', 'compact rows', 'row spacing', 'cell height', 'density', 'rows too tall']
    }
  },
  {
    to: 'table.keyboardConfig',
    zh: {
      word: '键盘操作',
      text: '用方向键、Tab 和 Enter 在单元格之间移动和编辑：在 keyboard-config 中逐项开启。',
      also: ['键盘导航', '方向键', '快捷键', '回车换行', '回车跳到下一格', '上下左右移动', '格子之间移动']
    },
    en: {
      word: 'Keyboard navigation',
      text: 'Users move between cells and edit with the arrow keys, Tab and Enter: enable each of them in keyboard-config.',
      also: ['arrow keys', 'shortcuts', 'hotkeys', 'enter key', 'tab key', 'keyboard', 'move between cells']
    }
  },
  {
    to: 'table.clipConfig',
    zh: {
      word: '复制粘贴',
      text: '框选单元格再复制粘贴，需要另外的扩展插件，3.8.6 没有内置该功能。',
      also: [
        '像 Excel 一样复制',
        '复制区域',
        '区域复制',
        '单元格复制',
        '粘贴 excel',
        '框选',
        '区域选择',
        '复制单元格',
        '选取单元格',
        '粘贴到表格'
      ]
    },
    en: {
      word: 'Copy and paste',
      text: 'Selecting areas of cells to copy and paste requires a separate plugin. 3.8.6 does not include this feature.',
      also: [
        'copy cells',
        'paste from excel',
        'clipboard',
        'cell range',
        'area selection',
        'range selection',
        'paste into table'
      ]
    }
  },
  {
    to: ['table()scrollToRow', 'table()scrollTo'],
    zh: {
      word: '滚动到某一行',
      text: 'scrollToRow 滚动到指定的行，使该行可见。scrollTo 滚动到指定的位置。',
      also: ['定位到某行', '跳到某一行', '滚动到指定行', '滚动到底部', '滚动定位', '滚动到顶部', '让某一行可见']
    },
    en: {
      word: 'Scroll to a row',
      text: 'scrollToRow scrolls a row into view, and scrollTo scrolls to a position.',
      also: ['jump to row', 'scroll into view', 'scroll to bottom', 'scroll to top', 'go to row', 'make a row visible']
    }
  },
  {
    to: 'table()recalculate',
    zh: {
      word: '表格错位',
      text: '容器从隐藏变为可见后，列宽不正确：调用 recalculate，或开启 auto-resize。',
      also: [
        '列错位',
        '表头错位',
        '对不齐',
        '宽度不对',
        '重新计算宽度',
        '弹窗里表格错位',
        '列宽不对',
        '列挤在一起',
        '表格变形'
      ]
    },
    en: {
      word: 'Misaligned columns',
      text: 'Column widths are wrong after a hidden container becomes visible: call recalculate, or enable auto-resize.',
      also: [
        'wrong column width',
        'header misaligned',
        'layout broken',
        'relayout',
        'recalculate width',
        'resize table',
        'columns squeezed together'
      ]
    }
  },
  {
    to: '/table/renderer/filter',
    zh: {
      word: '自定义筛选',
      text: '在筛选面板中显示自定义的输入框和条件：注册筛选渲染器。',
      also: ['筛选框', '自定义过滤', '筛选面板', '高级筛选', '模糊搜索', '搜索框筛选', '登记筛选', '筛选输入框']
    },
    en: {
      word: 'Custom filter',
      text: 'The filter panel can contain custom inputs and conditions: register a filter renderer.',
      also: ['filter panel', 'advanced filter', 'fuzzy search', 'text filter', 'column search', 'filter with input']
    }
  },
  {
    to: '/table/advanced/search',
    zh: {
      word: '表格搜索',
      text: '按关键字搜索全部列：在代码中筛选数组，再赋值给 data。只搜索一列时，使用列的筛选。',
      also: ['全表搜索', '关键字搜索', '查询', '前端搜索', '模糊查询', '搜索所有列']
    },
    en: {
      word: 'Search in the table',
      text: 'Search all columns by keyword: filter the array in your code and pass the result as data. For a single column, use its filter.',
      also: ['global search', 'quick filter', 'search rows', 'keyword search', 'search all columns', 'find in table']
    }
  },
  {
    to: '/table/scroll/partialLoad',
    zh: {
      word: '无限滚动',
      text: '滚动到接近底部时请求下一段数据，再用 loadData 追加到表格。',
      also: ['滚动加载', '触底加载', '加载更多', '下拉加载', '上拉加载', '滚动分页', '瀑布流']
    },
    en: {
      word: 'Infinite scroll',
      text: 'Request the next rows when the table is scrolled close to its end, then append them with loadData.',
      also: ['endless scroll', 'load more', 'load on scroll', 'lazy load rows', 'scroll pagination']
    }
  },
  {
    to: '/table/start/zindex',
    zh: {
      word: '弹层被遮挡',
      text: '下拉框、菜单或弹窗被其他弹层遮挡时，通过 setConfig 设置起始的 zIndex。',
      also: ['弹窗被遮挡', '下拉框被遮挡', '层级问题', '被挡住', '弹窗层级', '下拉框在后面', '弹窗在下面']
    },
    en: {
      word: 'Hidden behind',
      text: 'If a dropdown, menu or modal is covered by another layer, set the starting zIndex with setConfig.',
      also: ['modal behind', 'popup covered', 'wrong layer', 'overlay order', 'dropdown behind modal']
    }
  },
  {
    to: 'VXETable()modal.message',
    zh: {
      word: '消息提示',
      text: 'VXETable.modal.message 显示短暂的消息提示，VXETable.modal.confirm 显示确认框。',
      also: ['提示框', '确认框', '轻提示', '全局提示', '二次确认', '删除确认', '成功提示']
    },
    en: {
      word: 'Toast',
      text: 'VXETable.modal.message shows a short message, and VXETable.modal.confirm shows a confirmation.',
      also: [
        'notification',
        'confirm dialog',
        'message box',
        'snackbar',
        'alert box',
        'success message',
        'confirm before delete'
      ]
    }
  },
  {
    to: 'select.optionGroups',
    zh: {
      word: '级联',
      text: '3.8 没有级联选择组件，vxe-select 只支持选项分组。省市区等多级选择要使用其他组件。',
      also: ['级联选择', '省市区', '联动下拉', '多级下拉', 'cascader', '三级联动', '地区选择']
    },
    en: {
      word: 'Cascader',
      text: '3.8 has no cascading select. vxe-select only supports option groups, so use another component for several levels.',
      also: ['cascading select', 'linked dropdowns', 'nested options', 'dependent dropdown', 'multi-level select']
    }
  },
  {
    to: 'column.editRender.options',
    zh: {
      word: '下拉选项',
      text: '编辑时从列表中选择：在 edit-render 中把 name 设置为 VxeSelect，并设置 options。',
      also: ['下拉框选项', '下拉框编辑', '表格下拉框', '选项列表', '单元格下拉', '编辑时选择']
    },
    en: {
      word: 'Dropdown in a cell',
      text: 'Users choose from a list while editing: in edit-render, set name to VxeSelect and set options.',
      also: ['select editor', 'dropdown editor', 'select options', 'dropdown options', 'choose from a list']
    }
  },
  {
    to: '/table/advanced/keepAlives',
    zh: {
      word: '页面缓存',
      text: '切换到其他标签页再返回，表格保持原状：用 keep-alive 缓存页面。',
      also: ['切换页签', '多页签', '返回保留滚动位置', 'keep-alive', '缓存页面', '切换页面状态丢失']
    },
    en: {
      word: 'Keep alive',
      text: 'The table keeps its state when users leave its tab and return: cache the page with keep-alive.',
      also: ['keep-alive', 'cached tab', 'restore scroll position', 'tab switch', 'state lost when going back']
    }
  },
  {
    to: ['table@cell-click', 'table@cell-dblclick'],
    zh: {
      word: '点击单元格',
      text: '点击单元格触发 cell-click，双击触发 cell-dblclick，参数包含 row 和 column。',
      also: ['单元格点击事件', '点击行事件', '行点击', '双击行', '点击事件', '点击格子', '双击单元格']
    },
    en: {
      word: 'Click on a cell',
      text: 'A click fires cell-click, and a double-click fires cell-dblclick. Both provide row and column.',
      also: [
        'row click',
        'cell click event',
        'double click row',
        'click handler',
        'double click a cell',
        'click on a row'
      ]
    }
  },
  {
    to: 'table.align',
    zh: {
      word: '对齐',
      text: 'align 设置水平对齐方式，其他样式用 cell-style 或 CSS 设置。',
      also: ['居中', '文字居中', '右对齐', '内容居中', '左对齐', '靠右']
    },
    en: {
      word: 'Alignment',
      text: 'align sets the horizontal alignment. For other styles, use cell-style or CSS.',
      also: ['center text', 'align right', 'centre content', 'vertical alignment', 'center cells', 'align left']
    }
  },
  {
    to: '/table/base/sort#demo-sort-on-server',
    zh: {
      word: '服务端排序',
      text: '点击表头时只触发事件，由服务端返回排序后的数据：开启 sort-config 的 remote。',
      also: ['后端排序', '远程排序', '后台排序', '接口排序']
    },
    en: {
      word: 'Sort on the server',
      text: 'A click on the header only fires an event, and the server returns the sorted rows: enable remote in sort-config.',
      also: ['server side sorting', 'remote sort', 'backend sorting', 'sort by api']
    }
  },
  {
    to: ['table()loadData', 'table()reloadData'],
    zh: {
      word: '刷新数据',
      text: 'loadData 加载新的数据，保留排序、筛选和滚动位置。reloadData 先清空所有状态。',
      also: ['重新加载', '更新数据', '刷新表格', '重载数据', '加载数据', '数据更新不刷新', '换数据']
    },
    en: {
      word: 'Refresh data',
      text: 'loadData loads new rows and keeps the sorting, the filters and the scroll position. reloadData clears all state first.',
      also: ['reload data', 'update rows', 'refresh table', 'set data', 'data does not update', 'replace rows']
    }
  },
  {
    to: 'table.exportConfig.filename',
    zh: {
      word: '导出的文件名',
      text: 'export-config.filename 设置导出文件的名称，不含扩展名。',
      also: ['导出文件名', '下载文件名', '文件名称', '修改导出文件名']
    },
    en: {
      word: 'Export file name',
      text: 'export-config.filename sets the name of the exported file, without extension.',
      also: ['file name of export', 'export filename', 'name the exported file', 'download name']
    }
  },
  {
    to: '/table/start/icons',
    zh: {
      word: '更换图标',
      text: '用 setConfig 的 icon 替换组件库的图标，也可以使用其他图标库的类名。',
      also: ['换图标', '替换图标', '自定义图标', '修改图标', '图标库']
    },
    en: {
      word: 'Replace icons',
      text: 'Replace the icons of the library with icon in setConfig, also by classes of another icon library.',
      also: ['change icons', 'custom icons', 'own icons', 'icon library']
    }
  },
  {
    to: 'table@header-cell-click',
    zh: {
      word: '点击表头',
      text: '点击表头单元格时触发 header-cell-click，参数包含 column。',
      also: ['表头点击事件', '点击列头', '点击列标题']
    },
    en: {
      word: 'Click a header cell',
      text: 'A click on a header cell fires header-cell-click, with column in its parameters.',
      also: ['header click event', 'click on header', 'column header click']
    }
  },
  {
    to: ['table@edit-activated', 'table@edit-closed'],
    zh: {
      word: '编辑事件',
      text: '单元格进入编辑时触发 edit-activated，结束编辑时触发 edit-closed。',
      also: ['编辑时触发的事件', '进入编辑事件', '开始编辑事件', '编辑完成事件', '编辑结束事件']
    },
    en: {
      word: 'Edit events',
      text: 'edit-activated fires when editing starts, edit-closed when it ends.',
      also: ['event when editing starts', 'event after editing', 'edit finished event', 'on edit']
    }
  },
  {
    to: '/table/advanced/template',
    zh: {
      word: '单元格显示图片和链接',
      text: '在列的 default 插槽中放入图片、链接、标签或按钮。',
      also: ['单元格图片', '单元格放图片', '单元格链接', '超链接', '表格显示图片', '单元格标签']
    },
    en: {
      word: 'Image or link in a cell',
      text: 'Put images, links, tags or buttons into the default slot of the column.',
      also: ['image in a cell', 'show image', 'link in a cell', 'hyperlink', 'badge in a cell', 'tag in a cell']
    }
  },
  {
    to: 'table.treeConfig.reserve',
    zh: {
      word: '保留展开的节点',
      text: '设置 row-config.keyField 后，重新加载的相同节点仍然展开。tree-config.reserve 还记录暂时不在数据中的节点。',
      also: ['记住展开的节点', '刷新后保持展开', '保持展开状态', '重新加载后展开', '展开状态丢失']
    },
    en: {
      word: 'Keep nodes expanded',
      text: 'With row-config.keyField, the same nodes stay expanded when they load again. tree-config.reserve also keeps nodes that leave the data for a time.',
      also: [
        'keep expanded after reload',
        'remember expanded nodes',
        'expanded nodes collapse',
        'preserve expanded rows'
      ]
    }
  },
  {
    to: 'table.keyboardConfig.isArrow',
    zh: {
      word: '方向键移动',
      text: 'keyboard-config.isArrow 使方向键移动选中的单元格，需要同时开启 mouse-config.selected。',
      also: ['上下键切换单元格', '上下左右键', '方向键切换单元格', '键盘移动单元格']
    },
    en: {
      word: 'Arrow keys',
      text: 'With keyboard-config.isArrow, arrow keys move the selected cell; mouse-config.selected is required.',
      also: ['move with arrow keys', 'arrow key navigation', 'up and down keys']
    }
  },
  {
    to: '/table/base/basic#demo-change-rows',
    zh: {
      word: '修改单元格的值',
      text: '给行的字段赋值，单元格立即更新。新增的字段使用 $set。',
      also: [
        '改变单元格的值',
        'js 改变某个单元格的值',
        '代码修改单元格',
        '设置单元格的值',
        '给单元格赋值',
        '修改某个单元格'
      ]
    },
    en: {
      word: 'Set a cell value',
      text: 'Assign to the field of the row, and the cell is updated immediately. Use $set for new fields.',
      also: ['change a cell value', 'set the value of a cell', 'update a cell from code', 'setCellValue']
    }
  },
  {
    to: '/table/edit/template#demo-edit-slots',
    zh: {
      word: '一直显示输入框',
      text: '把输入框放在 default 插槽中，不设置 edit-render。',
      also: [
        '显示所有输入框',
        '所有输入框',
        '默认全部可编辑',
        '所有行都可编辑',
        '初始化就显示输入框',
        '一直处于编辑状态',
        '默认进入编辑'
      ]
    },
    en: {
      word: 'Always show the inputs',
      text: 'Put the inputs in the default slot and leave out edit-render.',
      also: ['show all inputs', 'all rows editable', 'always in edit mode', 'edit mode by default']
    }
  },
  {
    to: '/table/advanced/expand#pitfalls-usage',
    zh: {
      word: '展开行的父级数据',
      text: 'content 插槽的 row 是展开的行。嵌套的表格的插槽也有 row，换一个名称。',
      also: ['展开行获取父级行', '父级行的数据', '展开行里面的父级行', '子表格获取父级行', '外层行的数据']
    },
    en: {
      word: 'Outer row of expanded content',
      text: 'In the content slot, row is the expanded row. Slots of a nested table have a row of their own, so rename it.',
      also: ['parent row of a nested table', 'outer row', 'row of the parent table']
    }
  },
  {
    to: 'table()isRowExpandByRow',
    zh: {
      word: '是否展开',
      text: 'isRowExpandByRow 返回一行是否已展开，isTreeExpandByRow 返回节点是否展开。',
      also: ['判断是否展开', '已经展开还是未展开', '行是否已展开', '展开还是收起', '展开状态']
    },
    en: {
      word: 'Whether a row is expanded',
      text: 'isRowExpandByRow returns whether a row is expanded, isTreeExpandByRow whether a node is.',
      also: ['is expanded', 'check if a row is expanded', 'expanded or collapsed']
    }
  },
  {
    to: '/table/advanced/customStorage#server-settings',
    zh: {
      word: '列设置模板',
      text: '把列的宽度、顺序、显示和固定保存为 JSON，再恢复为多套列设置。',
      also: ['列设置保存为模板', '多套列设置', '预设列设置', '列配置模板']
    },
    en: {
      word: 'Column presets',
      text: 'Save width, order, visibility and fixed columns as JSON, and restore one of several sets.',
      also: ['column templates', 'saved column layouts', 'column views']
    }
  },
  {
    to: '/table/module/pulldown#demo-pick-from-table',
    zh: {
      word: '下拉表格',
      text: '在 vxe-pulldown 的面板中放置表格和分页，点击一行即选中。',
      also: ['表格下拉选择', '下拉选择表格', '表格下拉', '下拉表格编辑器', '表格选择器']
    },
    en: {
      word: 'Table in a dropdown',
      text: 'Put a table and a pager in the panel of vxe-pulldown. A click on a row selects it.',
      also: ['dropdown table', 'table select', 'pick a row from a dropdown']
    }
  },
  {
    to: '/table/base/selection#pitfalls-limits',
    zh: {
      word: '表头半选',
      text: '表头的复选框只反映当前页，其他页的勾选不显示为半选。',
      also: ['表头复选框半选', '其他分页有勾选', '其他页的勾选', '全选框半选']
    },
    en: {
      word: 'Indeterminate header checkbox',
      text: 'The checkbox in the header only reflects the current page.',
      also: ['header checkbox indeterminate', 'header checkbox across pages']
    }
  }
]
