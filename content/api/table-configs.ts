import type { MemberTexts } from './texts'

export default {
  // Merged cells
  'table.mergeCells.row': {
    zh: '起点所在的行：行对象，或它在筛选和排序之后的行中的序号，从 0 开始。设置时就换算成位置，之后不再跟着这一行。',
    en: 'Row of the top left cell: the row object, or its index among the rows after filtering and sorting, from 0. It is turned into a position at once and does not follow the row afterwards.'
  },
  'table.mergeCells.col': {
    zh: '起点所在的列：列对象，或它在可见列中的序号，从 0 开始，左侧固定列排在最前。不能写字段名。',
    en: 'Column of the top left cell: the column object, or its index among the visible columns, from 0, those fixed left first. A field name is not accepted.'
  },
  'table.mergeCells.rowspan': {
    zh: '向下跨几行，包含起点，不写是 1。与 `colspan` 都是 1 的项被忽略。',
    en: 'Number of rows including the first; 1 when left out. An entry with 1 for both spans is ignored.'
  },
  'table.mergeCells.colspan': {
    zh: '向右跨几列，包含起点，不写是 1。不要跨过固定列的边界：固定部分和主体各画一份，合并的格子会对不上。',
    en: 'Number of columns including the first; 1 when left out. Do not cross the edge of fixed columns: the fixed and the main part are drawn separately and the merged cell would not line up.'
  },

  // Export
  'table.exportConfig.filename': {
    zh: '文件名，不带扩展名。不写时是“导出_”加当前时间；[original](table.exportConfig.original) 时是“导出_源_”加当前时间。',
    en: 'Name of the file without extension. Otherwise it is “Export_” and the current time, with [original](table.exportConfig.original) “Export_original_” and the time.'
  },
  'table.exportConfig.sheetName': {
    zh: '`xml` 的工作表名、`html` 和打印页的标题，默认是网页的标题 `document.title`。对 `csv` 和 `txt` 没有用。',
    en: 'Name of the sheet in `xml`, title of the page in `html` and in print; `document.title` by default. Of no use for `csv` and `txt`.'
  },
  'table.exportConfig.type': {
    zh: '文件格式：`csv`（默认）、`html`、`xml`、`txt`，或在 [export.types](setConfig.export.types) 里登记过的类型；其他值会让 Promise 失败，除非写了 [exportMethod](table.exportConfig.exportMethod)。区别见[四种格式](/table/advanced/export#export-types)。',
    en: 'Format of the file: `csv` (default), `html`, `xml`, `txt`, or a type listed in [export.types](setConfig.export.types). Any other rejects the promise unless there is an [exportMethod](table.exportConfig.exportMethod). See [Four formats](/table/advanced/export#export-types).'
  },
  'table.exportConfig.types': {
    zh: '导出对话框里可选的格式，默认是全部已登记的类型，见 [export.types](setConfig.export.types)。不限制 [exportData()](table()exportData)。',
    en: 'Formats offered in the dialog; by default every type listed in [export.types](setConfig.export.types). It does not restrict [exportData()](table()exportData).'
  },
  'table.exportConfig.mode': {
    zh: '导出哪些行：`current`（默认）筛选和排序后的全部行，`selected` 勾选的行，`all` 由 [queryAll](grid.proxyConfig.ajax.queryAll) 取回的行，只用于 `vxe-grid`。没写时，对话框按有没有勾选行决定初始值。',
    en: 'Which rows: `current` (default) all after filtering and sorting, `selected` the checked ones, `all` those fetched by [queryAll](grid.proxyConfig.ajax.queryAll), in `vxe-grid` only. Without it the dialog starts with `selected` when rows are checked.'
  },
  'table.exportConfig.modes': {
    zh: '对话框里可选的 [mode](table.exportConfig.mode)。`all` 要自己加进来。',
    en: 'The values of [mode](table.exportConfig.mode) offered in the dialog. Add `all` yourself.'
  },
  'table.exportConfig.original': {
    zh: '写数据里的值和字段名，而不是显示的文本和标题，这样的文件可以再导入。此时默认只导出有 `field` 的列，分组表头也不写。列的 [exportMethod](column.exportMethod) 仍然优先。',
    en: 'Writes the values of the data and the field names instead of the texts shown and the titles, so that the file can be imported again. Only columns with a `field` count then, and header groups are left out. [exportMethod](column.exportMethod) of a column still comes first.'
  },
  'table.exportConfig.message': {
    zh: '保存之后是否弹出“导出成功”，默认弹出。服务端导出和 `download: false` 时从不弹出。',
    en: 'Whether a message reports success after saving; it does by default. Never shown with [remote](table.exportConfig.remote) or `download: false`.'
  },
  'table.exportConfig.isHeader': {
    zh: '是否写表头，默认写。',
    en: 'Whether the header is written; it is by default.'
  },
  'table.exportConfig.isFooter': {
    zh: '是否写表尾。[exportData()](table()exportData) 和打印默认写，对话框里默认不勾选。`txt` 的表尾用逗号分隔，与其他行不一致，给 `txt` 设为 `false`。',
    en: 'Whether the footer is written. [exportData()](table()exportData) and printing do so by default; in the dialog it starts unchecked. In `txt` the footer is separated by commas, unlike the other lines: set `false` there.'
  },
  'table.exportConfig.download': {
    zh: '默认存成文件。设为 `false` 时不保存，Promise 给出 `{ type, content, blob }`，可以用来预览或上传。',
    en: 'The browser saves a file by default. With `false` nothing is saved and the promise yields `{ type, content, blob }`, for a preview or an upload.'
  },
  'table.exportConfig.data': {
    zh: '直接给出要导出的行，代替 [mode](table.exportConfig.mode) 选出的行；仍会经过 [dataFilterMethod](table.exportConfig.dataFilterMethod)。',
    en: 'The rows to export, in place of those chosen by [mode](table.exportConfig.mode); [dataFilterMethod](table.exportConfig.dataFilterMethod) still applies.'
  },
  'table.exportConfig.columns': {
    zh: '要导出的列和它们的顺序：字段名、列对象，或用 `id`、`field`、`type` 描述的对象；隐藏的列也可以。不写则是可见的、有 `field` 的列，加上序号列、复选框列和单选框列。',
    en: 'Columns and their order: field names, column objects, or objects with `id`, `field` or `type`; hidden columns too. Without it, the visible columns with a `field` besides sequence, checkbox and radio columns.'
  },
  'table.exportConfig.columns.id': {
    zh: '列的主键，即 `column.id`，例如 `col_3`；不写 [colId](column.colId) 时由表格生成。',
    en: 'Key of the column, `column.id`, such as `col_3`; generated unless the column has [colId](column.colId).'
  },
  'table.exportConfig.columns.type': {
    zh: '列的 `type`，用来指定没有字段的列，例如 `{ type: \'seq\' }`。与 `field` 一起写时两者都要符合。',
    en: 'The `type` of the column, for columns without a field: `{ type: \'seq\' }`. Together with `field` both have to match.'
  },
  'table.exportConfig.columns.field': {
    zh: '列的 `field`。只写它时，可以直接写成字符串。',
    en: 'The `field` of the column. Alone it can be written as a plain string instead.'
  },
  'table.exportConfig.columnFilterMethod': {
    zh: '返回 `true` 的列才导出，代替“有 `field`”的默认条件，序号列等也由它决定。分组表头先问分组：对分组返回 `true`，它下面的列就全部导出，包括隐藏的。',
    en: 'Exports the columns for which it returns `true`; it replaces the default condition, for sequence columns and the like too. Groups are asked first: `true` for a group takes all columns below it, hidden ones included.'
  },
  'table.exportConfig.columnFilterMethod~$columnIndex': {
    zh: '列在同一级要导出的列中的位置，从 0 开始。',
    en: 'Position among the candidate columns of the same level, from 0.'
  },
  'table.exportConfig.dataFilterMethod': {
    zh: '返回 `true` 的行才导出，在 [mode](table.exportConfig.mode) 或 [data](table.exportConfig.data) 选出的行上逐行调用。树只问根节点。服务端导出时不调用。',
    en: 'Exports the rows for which it returns `true`, among those chosen by [mode](table.exportConfig.mode) or [data](table.exportConfig.data). In a tree only roots are asked. Not called with [remote](table.exportConfig.remote).'
  },
  'table.exportConfig.dataFilterMethod~$rowIndex': {
    zh: '行在这一次要导出的行中的位置，从 0 开始。',
    en: 'Position among the rows of this export, from 0.'
  },
  'table.exportConfig.footerFilterMethod': {
    zh: '返回 `true` 的表尾行才导出，需要 [isFooter](table.exportConfig.isFooter)。',
    en: 'Exports the footer rows for which it returns `true`; needs [isFooter](table.exportConfig.isFooter).'
  },
  'table.exportConfig.footerFilterMethod~items': {
    zh: '表尾的一行，即 `footerData` 或 `footerMethod` 给出的数组或对象。',
    en: 'One footer row as given by `footerData` or `footerMethod`, an array or an object.'
  },
  'table.exportConfig.footerFilterMethod~$rowIndex': {
    zh: '表尾行的序号，从 0 开始。',
    en: 'Index of the footer row, from 0.'
  },
  'table.exportConfig.remote': {
    zh: '由服务端生成文件：不再读取单元格的文本，改为调用 [exportMethod](table.exportConfig.exportMethod)，见[服务端导出](/table/advanced/export#export-remote)。没有 `exportMethod` 时，Promise 直接给出参数。',
    en: 'The server makes the file: instead of reading the cells, [exportMethod](table.exportConfig.exportMethod) is called, see [Let the server make the file](/table/advanced/export#export-remote). Without that method the promise yields its parameters.'
  },
  'table.exportConfig.exportMethod': {
    zh: '自己完成导出，只在 [remote](table.exportConfig.remote) 为 `true` 时调用。返回的 Promise 失败，`exportData()` 也失败。写了它就不再检查 `type`，所以忘了 `remote` 时会得到空文件。',
    en: 'Does the export itself; called only when [remote](table.exportConfig.remote) is `true`. If its promise fails, so does `exportData()`. With it the `type` is no longer checked, so forgetting `remote` yields an empty file.'
  },
  'table.exportConfig.exportMethod~options': {
    zh: '最终生效的参数，`columns` 和 `data` 已是选好的列和行；`data` 没有经过 `dataFilterMethod`。',
    en: 'The options in effect; `columns` and `data` already hold the chosen columns and rows. `data` has not passed `dataFilterMethod`.'
  },
  'table.exportConfig.useStyle': {
    zh: '把单元格的样式写进文件，供 `xlsx` 等导出插件使用，对话框里也只在选了 `xlsx` 时可以勾选。内置的四种格式不读取它。',
    en: 'Carries the style of the cells into the file. It is meant for plugins that add `xlsx`, and the dialog enables it for `xlsx` only; the four built-in formats ignore it.'
  },
  'table.exportConfig.sheetMethod': {
    zh: '由 `xlsx` 导出插件在写好工作表之后调用，用来修改它。这个包自己不调用。',
    en: 'For plugins that add `xlsx`: called with the finished sheet, to change it. This package never calls it.'
  },
  'table.exportConfig.isColgroup': {
    zh: '`html` 和打印保留分组表头，`exportData()` 默认打开，对话框里默认不勾选；`original` 时不起作用。其他格式只写最下一级。',
    en: 'Keeps header groups in `html` and in print; on by default for `exportData()`, unchecked in the dialog, without effect with `original`. The other formats write the lowest level only.'
  },
  'table.exportConfig.isMerge': {
    zh: '`html` 和打印保留 [mergeCells](table.mergeCells) 的合并，默认不保留。不能用于树，也不认 [spanMethod](table.spanMethod)。',
    en: 'Keeps the merges of [mergeCells](table.mergeCells) in `html` and in print; off by default. Not for trees, and [spanMethod](table.spanMethod) does not count.'
  },
  'table.exportConfig.isAllExpand': {
    zh: '树形表格连收起的节点下面的行也导出。默认只导出展开的部分。[transform](table.treeConfig.transform) 的树展开或收起过之后会把行写两次，用 [data](table.exportConfig.data) 只给出根节点。',
    en: 'In a tree, exports the rows below collapsed nodes as well. By default only what is expanded is exported. A tree with [transform](table.treeConfig.transform) writes rows twice once something was expanded or collapsed: give the roots by [data](table.exportConfig.data).'
  },
  'table.exportConfig.beforeExportMethod': {
    zh: '选好列之后、取行之前调用，可以修改 `options`。返回值不起作用，不能用来取消；打印时不调用。',
    en: 'Called when the columns are chosen and before the rows are taken; it may change `options`. What it returns is ignored, so it cannot cancel. Not called for printing.'
  },
  'table.exportConfig.beforeExportMethod~options': {
    zh: '这一次的参数，可以直接修改。',
    en: 'The options of this export; change them in place.'
  },
  'table.exportConfig.afterExportMethod': {
    zh: '导出结束时调用，收到的 `status` 表示是否成功。类型不认识时不调用，打印时也不调用。',
    en: 'Called at the end; the `status` it receives tells whether it succeeded. Not called for an unknown type, nor for printing.'
  },
  'table.exportConfig.afterExportMethod~status': {
    zh: '是否成功。',
    en: 'Whether it succeeded.'
  },
  'table.exportConfig.afterExportMethod~options': {
    zh: '这一次最终生效的参数。',
    en: 'The options that were in effect.'
  },
  'table.exportConfig.style': {
    zh: '加到 `html` 文件里的 CSS 文本，其他格式不用。',
    en: 'CSS text added to an `html` file; other formats ignore it.'
  },

  // Import
  'table.importConfig.types': {
    zh: '可以选择的文件类型，默认是 `csv`、`html`、`xml`、`txt`。表头必须是字段名，也就是用 [original](table.exportConfig.original) 导出的文件；`csv` 和 `txt` 要用 CRLF 换行，只有 LF 的文件会得到 0 条记录。',
    en: 'Types of files that can be chosen; `csv`, `html`, `xml`, `txt` by default. The header has to hold field names, as in a file exported with [original](table.exportConfig.original). Lines of `csv` and `txt` must end with CRLF: a file with LF only yields 0 records.'
  },
  'table.importConfig.mode': {
    zh: '`insert`（默认）作为新增的行插到最前面，`covering` 换掉全部数据，行不算新增。这里写的优先于 [openImport()](table()openImport) 的参数。',
    en: '`insert` (default) adds the records as new rows at the top; `covering` replaces all data, and the rows do not count as new. What is set here wins over the options of [openImport()](table()openImport).'
  },
  'table.importConfig.message': {
    zh: '是否弹出结果的提示，默认弹出。设为 `false` 而文件里没有一个字段对得上时，Promise 一直不结束，对话框也一直显示加载中。',
    en: 'Whether a message tells the result; it does by default. With `false`, a file in which no field matches leaves the promise unsettled and the dialog loading forever.'
  },
  'table.importConfig.remote': {
    zh: '由服务端处理文件：不读取内容，改为调用 [importMethod](table.importConfig.importMethod)，数据由你重新加载。',
    en: 'The server handles the file: it is not read here, [importMethod](table.importConfig.importMethod) is called instead, and reloading the data is up to you.'
  },
  'table.importConfig.importMethod': {
    zh: '自己处理选中的文件，只在 [remote](table.importConfig.remote) 为 `true` 时调用，文件类型不再检查。它的 Promise 被拒绝也算成功：`importData()` 照样完成，`afterImportMethod` 收到 `status: true`，错误要在里面自己处理。',
    en: 'Handles the chosen file, of whatever type; called only when [remote](table.importConfig.remote) is `true`. A rejected promise still counts as success: `importData()` resolves and `afterImportMethod` gets `status: true`, so deal with errors inside.'
  },
  'table.importConfig.importMethod~options': {
    zh: '这一次的参数，加上文件的 `filename` 和 `type`。',
    en: 'The options of this import with `filename` and `type` of the file.'
  },
  'table.importConfig.modes': {
    zh: '对话框里可选的 [mode](table.importConfig.mode)。',
    en: 'The values of [mode](table.importConfig.mode) offered in the dialog.'
  },
  'table.importConfig.beforeImportMethod': {
    zh: '可以修改 `options`，返回值不起作用。[importData()](table()importData) 在选择文件之前调用，对话框在点“导入”之后调用。',
    en: 'May change `options`; what it returns is ignored. [importData()](table()importData) calls it before the file is chosen, the dialog after the click on its import button.'
  },
  'table.importConfig.beforeImportMethod~options': {
    zh: '这一次的参数，可以直接修改。',
    en: 'The options of this import; change them in place.'
  },
  'table.importConfig.afterImportMethod': {
    zh: '导入结束时调用，收到的 `status` 表示是否成功。取消选择文件时不调用，对话框里类型不对的文件也不调用。',
    en: 'Called at the end; the `status` it receives tells whether it succeeded. Not called when choosing a file is cancelled, nor for a file of a wrong type in the dialog.'
  },
  'table.importConfig.afterImportMethod~status': { same: 'table.exportConfig.afterExportMethod~status' },
  'table.importConfig.afterImportMethod~options': {
    zh: '这一次的参数。',
    en: 'The options of this import.'
  },
  'table.importConfig.encoding': {
    zh: '文件的编码，默认 `UTF-8`。中文 Excel 另存的 `csv` 通常是 `GBK`。',
    en: 'Encoding of the file, `UTF-8` by default. A `csv` saved by a Chinese Excel is usually `GBK`.'
  },

  // Print
  'table.printConfig.sheetName': {
    zh: '打印页的标题，默认是网页的标题 `document.title`。',
    en: 'Title of the printed page; `document.title` by default.'
  },
  'table.printConfig.mode': {
    zh: '打印哪些行，取值与[导出](table.exportConfig.mode)相同。打印就是导出 `html`：这里没有写的参数，沿用 [exportConfig](table.exportConfig) 的。',
    en: 'Which rows are printed, with the values of [exporting](table.exportConfig.mode). Printing is an export to `html`: whatever is not set here is taken from [exportConfig](table.exportConfig).'
  },
  'table.printConfig.modes': {
    zh: '打印对话框里可选的 [mode](table.printConfig.mode)。',
    en: 'The values of [mode](table.printConfig.mode) offered in the print dialog.'
  },
  'table.printConfig.original': {
    same: 'table.exportConfig.original'
  },
  'table.printConfig.isHeader': {
    zh: '是否打印表头，默认打印。',
    en: 'Whether the header is printed; it is by default.'
  },
  'table.printConfig.isFooter': {
    zh: '是否打印表尾。[print()](table()print) 默认打印，对话框里默认不勾选。',
    en: 'Whether the footer is printed. [print()](table()print) does so by default; in the dialog it starts unchecked.'
  },
  'table.printConfig.data': {
    zh: '直接给出要打印的行，代替 [mode](table.printConfig.mode) 选出的行。',
    en: 'The rows to print, in place of those chosen by [mode](table.printConfig.mode).'
  },
  'table.printConfig.columns': {
    zh: '要打印的列和它们的顺序，写法同[导出](table.exportConfig.columns)。',
    en: 'Columns to print and their order, written as for [exporting](table.exportConfig.columns).'
  },
  'table.printConfig.style': {
    zh: '加到打印页的 CSS 文本。打印页是独立的文档，页面上的样式不在其中；类名 `vxe-page-break-before` 和 `vxe-page-break-after` 可以分页。',
    en: 'CSS text for the printed page, a document of its own without the styles of your page. The classes `vxe-page-break-before` and `vxe-page-break-after` start a new sheet.'
  },
  'table.printConfig.content': {
    zh: '要打印的 HTML，写了就不打印表格。不转义，不要放不可信的数据。',
    en: 'HTML to print instead of the table. It is not escaped: keep untrusted data out.'
  },
  'table.printConfig.columnFilterMethod': {
    zh: '返回 `true` 的列才打印，规则同[导出](table.exportConfig.columnFilterMethod)。',
    en: 'Prints the columns for which it returns `true`; the rules are those of [exporting](table.exportConfig.columnFilterMethod).'
  },
  'table.printConfig.columnFilterMethod~$columnIndex': {
    same: 'table.exportConfig.columnFilterMethod~$columnIndex'
  },
  'table.printConfig.dataFilterMethod': {
    zh: '返回 `true` 的行才打印，规则同[导出](table.exportConfig.dataFilterMethod)。',
    en: 'Prints the rows for which it returns `true`; the rules are those of [exporting](table.exportConfig.dataFilterMethod).'
  },
  'table.printConfig.dataFilterMethod~$rowIndex': {
    zh: '行在这一次要打印的行中的位置，从 0 开始。',
    en: 'Position among the rows to print, from 0.'
  },
  'table.printConfig.footerFilterMethod': {
    zh: '返回 `true` 的表尾行才打印。',
    en: 'Prints the footer rows for which it returns `true`.'
  },
  'table.printConfig.footerFilterMethod~items': {
    same: 'table.exportConfig.footerFilterMethod~items'
  },
  'table.printConfig.footerFilterMethod~$rowIndex': {
    same: 'table.exportConfig.footerFilterMethod~$rowIndex'
  },
  'table.printConfig.beforePrintMethod': {
    zh: '打印之前调用，返回页面内容的 HTML，用来加页眉、页脚或整个换掉。必须返回字符串，不返回就打印空白页；不能返回 Promise。',
    en: 'Called before printing; returns the HTML of the page body, with a heading added or something else altogether. It must return text: returning nothing prints an empty page, and a promise is not awaited.'
  },
  'table.printConfig.beforePrintMethod~content': {
    zh: '表格的 HTML，或 [content](table.printConfig.content)。',
    en: 'HTML of the table, or [content](table.printConfig.content).'
  },
  'table.printConfig.beforePrintMethod~options': {
    zh: '这一次的打印参数。',
    en: 'The options of this print.'
  },
  'table.printConfig.isColgroup': {
    zh: '保留分组表头。[print()](table()print) 默认保留，对话框里默认不勾选。',
    en: 'Keeps header groups. [print()](table()print) does so by default; in the dialog it starts unchecked.'
  },
  'table.printConfig.isMerge': {
    zh: '保留 [mergeCells](table.mergeCells) 的合并，默认不保留。不能用于树。',
    en: 'Keeps the merges of [mergeCells](table.mergeCells); off by default. Not for trees.'
  },
  'table.printConfig.isAllExpand': {
    zh: '树形表格连收起的节点下面的行也打印。默认只打印展开的部分。',
    en: 'In a tree, prints the rows below collapsed nodes as well. By default only what is expanded is printed.'
  },

  // Context menu
  'table.menuConfig.header': {
    zh: '表头的菜单。',
    en: 'Menu of the header.'
  },
  'table.menuConfig.body': {
    zh: '表体的菜单。选中单元格之后，按键盘上的菜单键也能打开它。',
    en: 'Menu of the body. With a cell selected, the menu key of the keyboard opens it too.'
  },
  'table.menuConfig.body.disabled': {
    zh: '这一部分不显示任何菜单，浏览器自己的也不显示。',
    en: 'Shows no menu in this part, not even that of the browser.'
  },
  'table.menuConfig.body.options': {
    zh: '菜单项，两层数组：外层每一项是一组，组之间有分隔线。没有选项的部分显示浏览器自己的菜单。',
    en: 'The items, an array of arrays: each inner array is a group, with a line between groups. A part without items shows the menu of the browser.'
  },
  'table.menuConfig.body.options.code': {
    zh: '标识，在 [menu-click](table@menu-click) 里区分点了哪一项，也是 `VXETable.menus` 里[指令](menus.menuMethod)的名称。有下级的项没有 `code` 就不能点击。',
    en: 'Tells in [menu-click](table@menu-click) which item was chosen, and names the [command](menus.menuMethod) in `VXETable.menus`. An item with children and no `code` cannot be clicked.'
  },
  'table.menuConfig.body.options.name': {
    zh: '显示的文字，或返回文字的函数；设置了全局 [translate](setConfig.translate) 时可以写翻译的键。',
    en: 'The text, or a function that returns it. With the global [translate](setConfig.translate) it can be a translation key.'
  },
  'table.menuConfig.body.options.prefixIcon': {
    zh: '文字前面图标的类名。',
    en: 'Class of an icon before the text.'
  },
  'table.menuConfig.body.options.suffixIcon': {
    zh: '文字后面图标的类名。有下级时默认是一个向右的箭头。',
    en: 'Class of an icon after the text. An item with children has an arrow by default.'
  },
  'table.menuConfig.body.options.className': {
    zh: '这一项附加的类名，加在 `li` 上。菜单挂在 `<body>` 下，靠它写样式。',
    en: 'Further class of the `li`. The menu is attached to `<body>`, so this is the way to style one item.'
  },
  'table.menuConfig.body.options.visible': {
    zh: '设为 `false` 就不显示。一组全部不显示时，分隔线也没有。',
    en: '`false` leaves the item out. A group without any visible item has no line.'
  },
  'table.menuConfig.body.options.disabled': {
    zh: '变灰，点击没有反应。常在 [visibleMethod](table.menuConfig.visibleMethod) 里按所在的行设置。',
    en: 'Greys the item out; clicks do nothing. [visibleMethod](table.menuConfig.visibleMethod) is the place to set it by row.'
  },
  'table.menuConfig.body.options.children': {
    zh: '下一级菜单项的一维数组，鼠标移上去时展开。只支持两级。',
    en: 'Items of a submenu, a flat array, shown while the pointer is on the item. There are two levels at most.'
  },
  'table.menuConfig.body.options.children.code': {
    zh: '标识，作用同上一级的 [code](table.menuConfig.body.options.code)。',
    en: 'Tells the items apart, as [code](table.menuConfig.body.options.code) does on the first level.'
  },
  'table.menuConfig.body.options.children.name': {
    same: 'table.menuConfig.body.options.name'
  },
  'table.menuConfig.body.options.children.prefixIcon': {
    same: 'table.menuConfig.body.options.prefixIcon'
  },
  'table.menuConfig.body.options.children.className': {
    same: 'table.menuConfig.body.options.className'
  },
  'table.menuConfig.body.options.children.visible': {
    zh: '设为 `false` 就不显示。全部不显示时，上一级当作没有下级。',
    en: '`false` leaves the item out. When all are left out, the item above has no submenu.'
  },
  'table.menuConfig.body.options.children.disabled': {
    same: 'table.menuConfig.body.options.disabled'
  },
  'table.menuConfig.body.options.children.params': {
    same: 'table.menuConfig.body.options.params'
  },
  'table.menuConfig.body.options.params': {
    zh: '自己的数据，库不使用；在 `menu-click` 和指令里从 `menu.params` 读取。',
    en: 'Data of your own that the library leaves alone; read it as `menu.params` in `menu-click` and in commands.'
  },
  'table.menuConfig.footer': {
    zh: '表尾的菜单。',
    en: 'Menu of the footer.'
  },
  'table.menuConfig.trigger': {
    zh: '`cell` 只在单元格上弹出，空白处连浏览器的菜单也没有。不写或 `default` 时，空白处也弹出，此时没有 `row` 和 `column`。',
    en: 'With `cell` only cells have the menu, and the blank area has none at all, not even that of the browser. Without it or with `default` the blank area has it too, then without `row` and `column`.'
  },
  'table.menuConfig.visibleMethod': {
    zh: '弹出之前调用，返回 `false` 就不弹出，浏览器的菜单会代替它。可以在这里修改 `options` 里各项的 `visible` 和 `disabled`。',
    en: 'Called before the menu opens; `false` keeps it closed, and the menu of the browser appears instead. The place to set `visible` and `disabled` of the items in `options`.'
  },
  'table.menuConfig.visibleMethod~options': {
    zh: '这一部分的菜单项，就是配置里的对象。',
    en: 'The items of this part, the very objects of the configuration.'
  },
  'table.menuConfig.visibleMethod~columns': {
    zh: '全部可见的列。',
    en: 'All visible columns.'
  },
  'table.menuConfig.visibleMethod~row': {
    zh: '所在的行，只有表体的单元格才有。',
    en: 'The row; only for cells of the body.'
  },
  'table.menuConfig.className': {
    zh: '菜单最外层附加的类名。菜单挂在 `<body>` 下，表格的样式作用不到它。',
    en: 'Further class of the menu. It is attached to `<body>`, out of reach of styles scoped to the table.'
  },
  'table.menuConfig.enabled': {
    zh: '`false` 时不弹出菜单，由浏览器显示自己的。',
    en: 'With `false` no menu opens and the browser shows its own.'
  },

  // Mouse and areas
  'table.mouseConfig.selected': {
    zh: '点击的单元格加上选中的边框，触发 [cell-selected](table@cell-selected)，是[键盘操作](table.keyboardConfig)移动单元格的前提。表格可编辑时要求 `mode: \'cell\'`；单击就编辑会让选中看不到，配合 `trigger: \'dblclick\'`。',
    en: 'A clicked cell gets the frame of the selected cell and fires [cell-selected](table@cell-selected); [keyboardConfig](table.keyboardConfig) moves it. An editable table needs `mode: \'cell\'`, and `trigger: \'dblclick\'`, since a click that edits leaves nothing selected.'
  },
  'table.mouseConfig.area': {
    zh: '选取一片单元格，只有安装企业版插件后才有作用。没有插件时不要打开：开发环境会报错，而且表格不加载数据。',
    en: 'Selects an area of cells; only works with the enterprise plugin. Leave it off without the plugin: the development build logs an error and the table loads no data.'
  },
  'table.mouseConfig.extension': {
    zh: '选取区域右下角有一个可以拖动的点，用来扩展区域。只有安装企业版插件后才有作用。',
    en: 'A handle at the corner of the selected area that extends it by dragging. Only works with the enterprise plugin.'
  },
  'table.areaConfig.autoClear': {
    zh: '点击表格之外时清除选取的区域，只有安装企业版插件后才有作用。没有插件时只决定是否触发拦截器 [event.clearAreas](interceptor@event.clearAreas)。',
    en: 'A click outside the table clears the selected areas; only works with the enterprise plugin. Without it the setting only decides whether the interceptor [event.clearAreas](interceptor@event.clearAreas) is called.'
  },
  'table.areaConfig.selectCellByHeader': {
    zh: '点击表头选取整列。只有安装企业版插件后才有作用，没有插件时忽略。',
    en: 'A click on the header selects the column. Only works with the enterprise plugin; without it the setting is ignored.'
  },

  // Keyboard
  'table.keyboardConfig.isArrow': {
    zh: '方向键移动选中的单元格，需要 [mouseConfig.selected](table.mouseConfig.selected)；没有选中时，上下键移动[当前行](table.rowConfig.isCurrent)，树只在同一级移动，退格键回到父节点并收起它。正在编辑时不起作用。',
    en: 'Arrow keys move the selected cell, which takes [mouseConfig.selected](table.mouseConfig.selected). Without one, up and down move the [current row](table.rowConfig.isCurrent), in a tree among siblings, and Backspace goes to the parent and collapses it. Not while editing.'
  },
  'table.keyboardConfig.isDel': {
    zh: 'Delete 把选中单元格的值设为 `null`，Backspace 设为 `null` 后接着打开编辑。不能编辑的列也会被清空，要在 [delMethod](table.keyboardConfig.delMethod) 里判断。',
    en: 'Delete sets the selected cell to `null`; Backspace does so and starts editing. Columns that cannot be edited are emptied as well: check in [delMethod](table.keyboardConfig.delMethod).'
  },
  'table.keyboardConfig.isEnter': {
    zh: 'Enter 结束编辑并选中下一行的单元格，Shift+Enter 是上一行，Ctrl+Enter 结束编辑、留在原处，都需要 [mouseConfig.selected](table.mouseConfig.selected)。树里没有选中时，展开[当前行](table.rowConfig.isCurrent)并移到第一个子节点。',
    en: 'Enter ends editing and selects the cell below, Shift+Enter the one above, Ctrl+Enter stays; all need [mouseConfig.selected](table.mouseConfig.selected). In a tree with no cell selected it expands the [current row](table.rowConfig.isCurrent) and goes to its first child.'
  },
  'table.keyboardConfig.isShift': {
    zh: '只在类型声明里有，这个包不读取它，只有企业版插件可能用到。',
    en: 'Exists in the declaration; nothing in this package reads it. It can only matter to the enterprise plugin.'
  },
  'table.keyboardConfig.isTab': {
    zh: 'Tab 移到右边的单元格，Shift+Tab 移到左边，到头换行。编辑模式为 `row` 时打开相邻列的编辑器，那一列不能编辑就停住；否则需要 [mouseConfig.selected](table.mouseConfig.selected)，没有它 Tab 键被拦下却不移动。`trigger` 为 `manual` 时也不移动。',
    en: 'Tab goes to the next cell, Shift+Tab to the one before, on to the next row at the end. With editing `mode` `row` it opens the editor of that column and gets stuck where there is none; otherwise it needs [mouseConfig.selected](table.mouseConfig.selected), without which Tab is swallowed and nothing moves. Nor does it with `trigger` `manual`.'
  },
  'table.keyboardConfig.isEdit': {
    zh: '选中单元格后直接打字：清空原值并打开编辑，单元格的列要有 [editRender](column.editRender)。不打字时用 F2 打开编辑，保留原值，F2 不需要任何设置。',
    en: 'Typing into the selected cell empties it and starts editing; its column needs [editRender](column.editRender). F2 starts editing and keeps the value; it works without any setting.'
  },
  'table.keyboardConfig.isClip': {
    zh: '复制、剪切、粘贴选取的区域。只有安装企业版插件后才有作用，没有插件时忽略。',
    en: 'Copies, cuts and pastes the selected area. Only works with the enterprise plugin; without it the setting is ignored.'
  },
  'table.keyboardConfig.isChecked': {
    zh: '选中的单元格在复选框列或单选框列时，空格键勾选这一行。',
    en: 'The space bar checks the row when the selected cell is in a checkbox or radio column.'
  },
  'table.keyboardConfig.enterToTab': {
    zh: '配合 `isEnter`：Enter 像 Tab 一样向右移动，Shift+Enter 向左。',
    en: 'With `isEnter`: Enter moves to the right as Tab does, Shift+Enter to the left.'
  },
  'table.keyboardConfig.editMethod': {
    zh: '替换 `isEdit` 的动作：不清空、不打开编辑，由你决定做什么，例如调用 [setEditCell()](table()setEditCell)。返回值不起作用。',
    en: 'Replaces what `isEdit` does: the cell is neither emptied nor opened, you decide, for instance with [setEditCell()](table()setEditCell). What it returns is ignored.'
  },
  'table.keyboardConfig.isEsc': {
    zh: '按 Esc 结束编辑，值照样写入，不是取消。焦点要在表格里。筛选面板和菜单总能用 Esc 关闭，与它无关。',
    en: 'Esc ends editing; the value is kept, it does not cancel. The focus has to be inside the table. Esc closes filter panel and menu whatever is set here.'
  },
  'table.keyboardConfig.arrowCursorLock': {
    zh: '在 3.8.6 中没有效果：表格记下了点击的输入框，但没有任何地方读取。',
    en: 'Has no effect in 3.8.6: the table notes which input was clicked, and nothing reads it.'
  },
  'table.keyboardConfig.delMethod': {
    zh: '替换 `isDel` 的清空，由你修改值，例如跳过不能编辑的列。按 Backspace 时也先调用它。返回值不起作用。',
    en: 'Replaces the emptying of `isDel`: change the value yourself, or skip columns that must not be edited. Called first for Backspace too. What it returns is ignored.'
  },
  'table.keyboardConfig.backMethod': {
    zh: '替换按 Backspace 清空之后打开编辑的动作，需要 `isDel`。',
    en: 'Replaces the editing that starts after Backspace emptied the cell; needs `isDel`.'
  },

  // Clipboard, find and replace: the enterprise edition
  'table.clipConfig.getMethod': {
    zh: '复制时返回单元格的文本。只有安装企业版插件后才有作用，没有插件时从不调用。',
    en: 'Returns the text of a cell for copying. Only works with the enterprise plugin; without it it is never called.'
  },
  'table.clipConfig.beforeGetMethod': {
    zh: '复制之前调用，返回 `false` 取消。只有安装企业版插件后才有作用，没有插件时从不调用。',
    en: 'Called before copying; `false` cancels. Only works with the enterprise plugin; without it it is never called.'
  },
  'table.clipConfig.setMethod': {
    zh: '粘贴时由它写入单元格的值。只有安装企业版插件后才有作用，没有插件时从不调用。',
    en: 'Writes a pasted value into a cell. Only works with the enterprise plugin; without it it is never called.'
  },
  'table.clipConfig.beforeSetMethod': {
    zh: '粘贴之前调用，返回 `false` 取消。只有安装企业版插件后才有作用，没有插件时从不调用。',
    en: 'Called before pasting; `false` cancels. Only works with the enterprise plugin; without it it is never called.'
  },
  'table.clipConfig.isCopy': {
    zh: '允许复制区域。只有安装企业版插件后才有作用，没有插件时忽略。',
    en: 'Allows copying areas. Only works with the enterprise plugin; without it the setting is ignored.'
  },
  'table.clipConfig.isCut': {
    zh: '允许剪切区域。只有安装企业版插件后才有作用，没有插件时忽略。',
    en: 'Allows cutting areas. Only works with the enterprise plugin; without it the setting is ignored.'
  },
  'table.clipConfig.isPaste': {
    zh: '允许粘贴到区域。只有安装企业版插件后才有作用，没有插件时忽略。',
    en: 'Allows pasting into areas. Only works with the enterprise plugin; without it the setting is ignored.'
  },
  'table.fnrConfig.isFind': {
    zh: '允许查找。只有安装企业版插件后才有作用，没有插件时忽略。',
    en: 'Allows finding text. Only works with the enterprise plugin; without it the setting is ignored.'
  },
  'table.fnrConfig.isReplace': {
    zh: '允许替换。只有安装企业版插件后才有作用，没有插件时忽略。',
    en: 'Allows replacing text. Only works with the enterprise plugin; without it the setting is ignored.'
  },

  // Editing
  'table.editConfig.trigger': {
    zh: '怎样打开编辑：`click` 单击，`dblclick` 双击，`manual` 只由 [setEditRow()](table()setEditRow) 和 [setEditCell()](table()setEditCell) 打开。没有默认值，不写时点击没有反应。',
    en: 'What starts editing: `click`, `dblclick`, or `manual`, where only [setEditRow()](table()setEditRow) and [setEditCell()](table()setEditCell) do. There is no default; without it a click does nothing.'
  },
  'table.editConfig.mode': {
    zh: '`cell` 一次编辑一格，`row` 整行一起编辑。没有默认值，必须写：不写时整行显示编辑器，却只写入点过的那一列。创建列时读取，之后再改无效。',
    en: '`cell` edits one cell at a time, `row` the whole row. It has no default and must be given: without it the row shows its editors but only the clicked column is written. Read when columns are created; later changes do nothing.'
  },
  'table.editConfig.showIcon': {
    zh: '可编辑列的表头显示铅笔图标。',
    en: 'Shows a pencil in the header of editable columns.'
  },
  'table.editConfig.showStatus': {
    zh: '标出改动：改过的单元格左上角有角标，新增的行每格都有。改动的角标需要 [keepSource](table.keepSource)。',
    en: 'Marks changes in the corner: changed cells, which takes [keepSource](table.keepSource), and all cells of new rows.'
  },
  'table.editConfig.autoClear': {
    zh: '点击表格之外、表头、表尾，或不可编辑的格子（`row` 模式是别的行）时结束编辑。设为 `false` 就不结束，由你调用 [clearEdit()](table()clearEdit)；点别的可编辑单元格仍会移过去。只想放过某些元素，给它们加类名 `vxe-table--ignore-clear`。',
    en: 'A click outside, on header or footer, or on a cell that cannot be edited (in `row` mode, on another row) ends editing. With `false` it does not, and you call [clearEdit()](table()clearEdit); a click on another editable cell still moves there. To exempt single elements give them the class `vxe-table--ignore-clear`.'
  },
  'table.editConfig.beforeEditMethod': {
    zh: '打开编辑之前调用，返回 `false` 就不打开，并触发 [edit-disabled](table@edit-disabled)。`mode: \'row\'` 时一行只问一次，`column` 是点中的列，见[禁止编辑](/table/edit/click#forbid)。同步返回，不能用 Promise。',
    en: 'Called before editing starts; `false` prevents it and fires [edit-disabled](table@edit-disabled). With `mode: \'row\'` it is asked once per row, for the clicked column; see [Forbid editing](/table/edit/click#forbid). It cannot be asynchronous.'
  },
  'table.editConfig.afterEditMethod': {
    zh: '编辑器显示并获得焦点之后调用，适合设置焦点或打开下拉框。由 [isEdit](table.keyboardConfig.isEdit) 打字打开时会调用两次。',
    en: 'Called when the editor is on screen and has the focus; the place to move the focus or open a drop-down. Called twice when typing with [isEdit](table.keyboardConfig.isEdit) started it.'
  },
  'table.editConfig.activeMethod': {
    zh: '`beforeEditMethod` 的旧名字，两个都写时只用新的。',
    en: 'Old name of `beforeEditMethod`; ignored when that is given.',
    deprecated: 'table.editConfig.beforeEditMethod'
  },
  'table.editConfig.showUpdateStatus': {
    zh: '只标出改过的单元格，需要 [keepSource](table.keepSource)。与 `showInsertStatus` 一起相当于 [showStatus](table.editConfig.showStatus)。',
    en: 'Marks changed cells only; needs [keepSource](table.keepSource). Together with `showInsertStatus` it amounts to [showStatus](table.editConfig.showStatus).'
  },
  'table.editConfig.showInsertStatus': {
    zh: '只标出新增的行。',
    en: 'Marks new rows only.'
  },
  'table.editConfig.showAsterisk': {
    zh: '[editRules](table.editRules) 里有 `required` 的可编辑列，表头显示红色星号。',
    en: 'Shows a red asterisk in the header of editable columns that have a `required` rule in [editRules](table.editRules).'
  },
  'table.editConfig.icon': {
    zh: '铅笔图标的类名，替换全局的 [TABLE_EDIT](setConfig.icon.TABLE_EDIT)。',
    en: 'Class of the pencil, in place of the global [TABLE_EDIT](setConfig.icon.TABLE_EDIT).'
  },
  'table.editConfig.enabled': {
    zh: '`false` 时不能编辑，铅笔和星号也不显示；适合按权限切换，列不用改。',
    en: '`false` forbids editing and hides pencil and asterisk; the way to switch editing by permission without touching the columns.'
  },

  // Validation
  'table.validConfig.autoPos': {
    zh: '校验方法不通过时，滚动到第一个错误并打开那一格的编辑，默认打开。设为 `false` 时不定位，也不触发 [valid-error](table@valid-error)，而且 [validate()](table()validate) 不显示提示，要显示请用 [fullValidate()](table()fullValidate)。',
    en: 'A failed validation scrolls to the first error and edits its cell, by default. With `false` it does not, [valid-error](table@valid-error) does not fire, and [validate()](table()validate) shows no message: use [fullValidate()](table()fullValidate) for that.'
  },
  'table.validConfig.message': {
    zh: '提示的样子：`inline` 写在单元格底部，`tooltip` 用气泡，只出现在检查之后打开的那一格（[autoPos](table.validConfig.autoPos) 为 `false` 时没有），`default` 多于一行或设了高度时同 `inline`、否则用气泡。其他值只留红框。',
    en: 'How errors are shown: `inline` at the bottom of the cell, `tooltip` in a tooltip at the cell that is opened after a check (none while [autoPos](table.validConfig.autoPos) is `false`), `default` inline when there are several rows or a height and as a tooltip otherwise. Any other value leaves the red frame only.'
  },
  'table.validConfig.maxWidth': {
    zh: '在 3.8.6 中没有效果，请写在规则的 [maxWidth](table.editRules.maxWidth) 里。',
    en: 'Has no effect in 3.8.6; set [maxWidth](table.editRules.maxWidth) of the rule.'
  },
  'table.validConfig.msgMode': {
    zh: '`single` 只留最近的一条提示，最后一行的提示画在这一行上面；`full` 全部显示，都画在自己的格子里。`single` 时开始编辑下一格就清掉提示，[clearValidate()](table()clearValidate) 也总是清除全部。',
    en: '`single` keeps the latest message only, and draws that of the last row above the row; `full` shows all, each in its own cell. With `single`, moving on to another cell clears it, and [clearValidate()](table()clearValidate) always clears everything.'
  },
  'table.validConfig.showMessage': {
    zh: '是否显示提示的文字。设为 `false` 时仍然校验，出错的单元格只有红框。',
    en: 'Whether the text is shown. With `false` rules still apply and a failed cell has the red frame only.'
  },
  'table.validConfig.className': {
    zh: '`inline` 提示附加的类名，或返回类名的函数。对气泡无效。',
    en: 'Further class of an `inline` message, or a function that returns it. Not for tooltips.'
  },
  'table.validConfig.className~rule': {
    zh: '没有通过的规则。',
    en: 'The rule that failed.'
  },
  'table.validConfig.className~content': {
    zh: '提示的文字。',
    en: 'Text of the message.'
  },
  'table.validConfig.autoClear': {
    zh: '点击表格之外时清掉提示。',
    en: 'A click outside the table clears the messages.'
  },
  'table.editRules.required': {
    zh: '不能为空：空字符串、只有空格、空数组、`null`、`undefined` 都算空，`0` 和 `false` 不算。与 [validator](table.editRules.validator) 写在同一条时只画星号，不检查。',
    en: 'Must not be empty. Empty text, blanks, an empty array, `null` and `undefined` count as empty, `0` and `false` do not. In one rule with a [validator](table.editRules.validator) it only draws the asterisk.'
  },
  'table.editRules.min': {
    zh: '文字的最小长度；`type: \'number\'` 时是最小值。数值没写 `type` 时长度按 0 算，任何数都不通过。',
    en: 'Least length of a text, or least value with `type: \'number\'`. The length of a number without that `type` is 0, so it always fails.'
  },
  'table.editRules.max': {
    zh: '文字的最大长度；`type: \'number\'` 时是最大值。数值没写 `type` 时长度按 0 算，任何数都通过。',
    en: 'Greatest length of a text, or greatest value with `type: \'number\'`. The length of a number without that `type` is 0, so it always passes.'
  },
  'table.editRules.type': {
    zh: '`number` 要求是数，`\'12\'` 这样的文字也算，并让 `min`、`max` 比较大小；`array` 让 `required` 要求是非空的数组。`string` 没有作用。',
    en: '`number` requires a number, text such as `\'12\'` included, and makes `min` and `max` compare values; `array` makes `required` ask for an array with elements. `string` does nothing.'
  },
  'table.editRules.pattern': {
    zh: '正则表达式，或它的文本。不要带 `g` 标志，否则结果时对时错。',
    en: 'A regular expression or its source text. Do not use the flag `g`, which makes the result alternate.'
  },
  'table.editRules.validator': {
    zh: '自己的校验，或 `VXETable.validators` 里登记的[名称](validators.cellValidatorMethod)。返回 `Error` 或被拒绝的 Promise 是不通过，其他返回值，包括 `false`，都通过；直接 `throw` 会让 `validate()` 抛出异常。',
    en: 'Your own check, or the [name](validators.cellValidatorMethod) of one registered in `VXETable.validators`. An `Error` or a rejected promise means failed; anything else passes, `false` too. A synchronous `throw` makes `validate()` throw.'
  },
  'table.editRules.validator~rule': {
    zh: '这一条规则。',
    en: 'This rule.'
  },
  'table.editRules.validator~rules': {
    zh: '这个字段的全部规则。',
    en: 'All rules of the field.'
  },
  'table.editRules.message': {
    zh: '提示的文字，或返回文字的函数；设置了全局 [translate](setConfig.translate) 时可以写翻译的键。有 `validator` 时显示它的 `Error` 的文字，拒绝时没有给文字才用这里的。',
    en: 'Text of the message, or a function that returns it; with the global [translate](setConfig.translate) a translation key. With a `validator` the text of its `Error` is shown, and this one only for a rejection without text.'
  },
  'table.editRules.content': {
    zh: '与 [message](table.editRules.message) 相同，两个都写时以它为准。',
    en: 'The same as [message](table.editRules.message); it wins when both are given.'
  },
  'table.editRules.trigger': {
    zh: '什么时候检查：`change` 修改时，`blur` 编辑移到另一格时，`manual` 只在调用校验方法时；不写是修改时和移走时都查。点表格之外不算 `blur`，保存前要调用 [validate()](table()validate)。',
    en: 'When it is checked: `change` on every change, `blur` when editing moves to another cell, `manual` by the methods only; without it, on change and on leaving. A click outside the table is no `blur`: call [validate()](table()validate) before saving.'
  },
  'table.editRules.maxWidth': {
    zh: '`inline` 提示的宽度，像素，提示随之在单元格里居中。对 `validator` 的错误不起作用。',
    en: 'Width of an `inline` message in pixels; the message is centred in the cell then. Without effect on errors of a `validator`.'
  },

  // Loading and empty
  'table.loadingConfig.icon': {
    zh: '加载图标的类名，替换全局的 [LOADING](setConfig.icon.LOADING)。',
    en: 'Class of the icon, in place of the global [LOADING](setConfig.icon.LOADING).'
  },
  'table.loadingConfig.text': {
    zh: '图标下面的文字。空字符串会变回默认的“加载中…”，不显示文字要把全局的 [loadingText](setConfig.loadingText) 设为 `null`。',
    en: 'Text below the icon. An empty string brings back the default “Loading...”; to show none set the global [loadingText](setConfig.loadingText) to `null`.'
  },
  'table.emptyRender.name': {
    zh: '渲染器的名称，它要有 [renderEmpty](renderer.renderEmpty)。内置的渲染器都没有，要自己[注册](VXETable()renderer.add)；找不到时显示 [emptyText](table.emptyText)。',
    en: 'Name of a renderer with [renderEmpty](renderer.renderEmpty). None of the built-in ones has it, so [register](VXETable()renderer.add) your own; with an unknown name [emptyText](table.emptyText) is shown.'
  },
  'table.emptyRender.props': {
    zh: '原样交给 [renderEmpty](renderer.renderEmpty) 的第二个参数，怎样使用由你的渲染器决定；其他键也一样。',
    en: 'Handed as it is to [renderEmpty](renderer.renderEmpty) in the second argument; your renderer decides what to do with it. So it is with any other key.'
  },
  'table.emptyRender.attrs': {
    same: 'table.emptyRender.props'
  },
  'table.emptyRender.events': {
    same: 'table.emptyRender.props'
  },
  'table.emptyRender.nativeEvents': {
    same: 'table.emptyRender.props'
  },

  // Column settings
  'table.customConfig.storage': {
    zh: '把列设置记在浏览器的 `localStorage`，下次打开时恢复；`true` 全部记住，或逐项打开。需要表格的 [id](table.id)。保存的列以字段名（或类型）辨认，升高全局的 [version](setConfig.version) 可以作废旧的记录。',
    en: 'Remembers the column settings in `localStorage` and restores them next time: all with `true`, or one by one. It needs the [id](table.id) of the table. Columns are known by field (or type); raising the global [version](setConfig.version) discards old records.'
  },
  'table.customConfig.storage.visible': {
    zh: '记住哪些列显示、哪些隐藏。',
    en: 'Remembers which columns are shown and hidden.'
  },
  'table.customConfig.storage.resizable': {
    zh: '记住拖动过的列宽。',
    en: 'Remembers the widths of resized columns.'
  },
  'table.customConfig.storage.fixed': {
    zh: '记住固定的列。原本固定、被用户取消固定的列记不住，下次又是固定的。',
    en: 'Remembers fixed columns. A column that was fixed from the start and unfixed by the user is not remembered and comes back fixed.'
  },
  'table.customConfig.storage.sort': {
    zh: '记住列的顺序，只有 [mode](table.customConfig.mode) 为 `popup` 的面板能拖动。类型声明里写成 `order`，那个名字不起作用。',
    en: 'Remembers the order of columns, which only the panel with [mode](table.customConfig.mode) `popup` can change. The declaration calls it `order`, a name that does nothing.'
  },
  'table.customConfig.checkMethod': {
    zh: '返回 `false` 的列不能勾选或取消，“全部”和重置也不改变它，显示与否也不记住。导出对话框里这一列同样变灰。',
    en: 'Columns for which it returns `false` cannot be shown or hidden; neither the box for all nor the reset changes them, and their state is not remembered. They are grey in the export dialog too.'
  },
  'table.customConfig.immediate': {
    zh: '勾选一列立即生效。默认在关闭面板时一起生效。打开它之后，“全部”和拖动的顺序不会自己生效，要再勾选任意一列才应用。',
    en: 'Each box takes effect at once; by default all do when the panel closes. With it, the box for all columns and a changed order take no effect of their own: they apply with the next box clicked.'
  },
  'table.customConfig.allowFixed': {
    zh: '面板里显示固定到左、固定到右的按钮，点击立即生效。只有最外层的列有，数量受 [maxFixedSize](table.columnConfig.maxFixedSize) 限制。',
    en: 'Shows buttons that fix a column left or right, at once. Only top-level columns have them, and [maxFixedSize](table.columnConfig.maxFixedSize) limits their number.'
  },
  'table.customConfig.showFooter': {
    zh: '面板底部显示重置和确认两个按钮，只用于 `simple`。去掉之后，点面板外面也会应用改动。',
    en: 'Shows the reset and confirm buttons below the `simple` panel. Without them, a click outside the panel applies the changes just the same.'
  },
  'table.customConfig.resetButtonText': {
    zh: '重置按钮的文字。`mode: \'popup\'` 时取消按钮也会显示成它，不要在那里使用。',
    en: 'Text of the reset button. With `mode: \'popup\'` the cancel button shows it too, so leave it out there.'
  },
  'table.customConfig.confirmButtonText': {
    zh: '确认按钮的文字。',
    en: 'Text of the confirm button.'
  },
  'table.customConfig.mode': {
    zh: '`simple`（默认）是表格右上角的小面板；`popup` 是窗口，还能拖动列的顺序，需要弹窗模块。`popup` 的取消按钮也会应用改动，用右上角关闭或按 Esc 则留到下一次确认。',
    en: '`simple` (default) is a small panel over the table; `popup` is a window in which columns can also be reordered by dragging, and needs the Modal module. Its cancel button applies the changes as well; the closing cross and Esc leave them pending.'
  },
  'table.customConfig.visibleMethod': {
    zh: '返回 `false` 的列不出现在面板里，自己显示与否不变。点“全部”仍会改变它，不想这样就在 [checkMethod](table.customConfig.checkMethod) 里也返回 `false`。',
    en: 'Columns for which it returns `false` are not listed; the table shows them as before. The box for all still changes them, unless [checkMethod](table.customConfig.checkMethod) returns `false` as well.'
  },
  'table.customConfig.trigger': {
    zh: '`hover` 时，鼠标离开面板的列表约 300 毫秒后面板关闭，只用于 `simple`。它不决定工具栏的按钮怎样打开面板，那是 [toolbar.custom.trigger](toolbar.custom.trigger)。',
    en: 'With `hover` the `simple` panel closes about 300 ms after the pointer left its list. It does not decide how the toolbar button opens the panel; that is [toolbar.custom.trigger](toolbar.custom.trigger).'
  },

  // Virtual scrolling
  'table.scrollX.gt': {
    zh: '列数（含隐藏的）达到多少才启用，`0` 总是启用，负数从不启用。没有 [enabled](table.scrollX.enabled) 时不起作用。',
    en: 'Number of columns, hidden ones included, from which it takes effect; `0` always, a negative number never. Nothing without [enabled](table.scrollX.enabled).'
  },
  'table.scrollX.oSize': {
    zh: '左右各多渲染几列，默认 0。列里的内容渲染较慢、滚动时露出空白，才需要增大。',
    en: 'Extra columns rendered on either side, 0 by default. Raise it only when slow cells leave gaps while scrolling.'
  },
  'table.scrollX.scrollToLeftOnChange': {
    zh: '换上新的数据之后回到最左边，默认停在原处。没有虚拟滚动时也有效。',
    en: 'Returns to the left edge when new data is loaded; by default the position stays. It works without virtual scrolling too.'
  },
  'table.scrollX.enabled': {
    zh: '打开横向虚拟滚动，3.8 默认关闭。运行中改变它，要等下一次载入列才生效。不能和 [spanMethod](table.spanMethod) 一起用。',
    en: 'Switches horizontal virtual scrolling on; 3.8 has it off by default. A later change takes effect when columns are loaded the next time. Not with [spanMethod](table.spanMethod).'
  },
  'table.scrollY.gt': {
    zh: '行数达到多少才启用，树只数看得见的节点；`0` 总是启用，负数从不启用。没有 [enabled](table.scrollY.enabled) 时不起作用。',
    en: 'Number of rows from which it takes effect, in a tree of visible nodes; `0` always, a negative number never. Nothing without [enabled](table.scrollY.enabled).'
  },
  'table.scrollY.oSize': {
    zh: '上下各多渲染几行，默认 0。渲染的行超过 40 时改为停顿 20 毫秒再画，反而容易露出空白，不要设得很大。',
    en: 'Extra rows rendered above and below, 0 by default. Beyond 40 rendered rows drawing waits for a pause of 20 ms, which leaves more gaps, so keep it small.'
  },
  'table.scrollY.mode': {
    zh: '`wheel` 由表格接管滚轮，分成许多小步滚过去；`default` 由浏览器滚动。只在虚拟滚动生效时起作用。',
    en: 'With `wheel` the table handles the mouse wheel itself and scrolls in many small steps; `default` leaves it to the browser. Only while virtual scrolling is in effect.'
  },
  'table.scrollY.enabled': {
    zh: '打开纵向虚拟滚动，3.8 默认关闭，见[大量数据](/table/scroll/scroll#many-rows)。运行中改变它，要等下一次载入数据才生效。树要 [transform](table.treeConfig.transform)；不能和展开行、[spanMethod](table.spanMethod) 一起用。',
    en: 'Switches vertical virtual scrolling on; 3.8 has it off by default, see [Many rows](/table/scroll/scroll#many-rows). A later change takes effect with the next data. Trees need [transform](table.treeConfig.transform); not with expanded rows or [spanMethod](table.spanMethod).'
  },
  'table.scrollY.scrollToTopOnChange': {
    zh: '换上新的数据之后回到顶部，默认停在原处；排序和筛选不算。没有虚拟滚动时也有效。',
    en: 'Returns to the top when new data is loaded; by default the position stays. Sorting and filtering do not count. It works without virtual scrolling too.'
  },
  'table.scrollY.adaptive': {
    zh: '随滚动立即绘制，默认打开，渲染的行超过 40 时除外。设为 `false` 时总是停顿 20 毫秒后再画，绘制的次数少，但会露出空白。创建表格时读取。',
    en: 'Draws rows at once while scrolling, by default and up to 40 rendered rows. With `false` drawing always waits for a pause of 20 ms: it happens less often and leaves gaps. Read when the table is created.'
  },
  'table.scrollY.rHeight': {
    zh: '单元格的高度，像素，`rowConfig.height` 的旧写法，没有虚拟滚动也有效。',
    en: 'Height of cells in pixels, an older form of `rowConfig.height`; it works without virtual scrolling too.',
    deprecated: 'table.rowConfig.height'
  }
} satisfies MemberTexts
