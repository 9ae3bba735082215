import type { MemberTexts } from './texts'

export default {
  // Merged cells
  'table.mergeCells.row': {
    zh: '左上角单元格所在的行：行对象，或者该行在筛选和排序之后的索引，从 0 开始。设置后立即换算为位置，之后不随该行移动。',
    en: 'The row of the top left cell: the row object, or its index after filtering and sorting, starting from 0. The row is converted to a position immediately, and the merge does not follow the row afterwards.'
  },
  'table.mergeCells.col': {
    zh: '左上角单元格所在的列：列对象，或者该列在可见列中的索引，从 0 开始。左侧固定列排在最前面，不支持字段名。',
    en: 'The column of the top left cell: the column object, or its index among the visible columns, starting from 0. Columns fixed on the left come first, and you can’t use field names.'
  },
  'table.mergeCells.rowspan': {
    zh: '向下合并的行数，包含起始行，默认为 1。`rowspan` 和 `colspan` 都为 1 的项会被忽略。',
    en: 'The number of rows to merge, including the first row, by default 1. An entry whose `rowspan` and `colspan` are both 1 is ignored.'
  },
  'table.mergeCells.colspan': {
    zh: '向右合并的列数，包含起始列，默认为 1。请不要跨越固定列的边界，因为固定列与其他列分别渲染，合并的单元格无法对齐。',
    en: 'The number of columns to merge, including the first column, by default 1. Do not merge across the edge of fixed columns, because they are rendered separately and your merged cell would not be aligned.'
  },

  // Export
  'table.exportConfig.filename': {
    zh: '文件名，不带扩展名，默认为“导出_”加当前时间。如果 [original](table.exportConfig.original) 为 `true`，默认为“导出_源_”加当前时间。',
    en: 'The file name without extension. If you don’t set it, the name is “Export_” followed by the current time. If you set [original](table.exportConfig.original), the name is “Export_original_” followed by the current time.'
  },
  'table.exportConfig.sheetName': {
    zh: '`xml` 的工作表名，以及 `html` 和打印页的标题。默认为网页的标题 `document.title`，对 `csv` 和 `txt` 不生效。',
    en: 'The sheet name in `xml`, and the page title in `html` and in print. The default is the web page’s title, `document.title`. The option has no effect for `csv` and `txt`.'
  },
  'table.exportConfig.type': {
    zh: '文件格式，可以是 `csv`（默认）、`html`、`xml`、`txt`，也可以是 [export.types](setConfig.export.types) 中注册的类型。类型未注册时，Promise 被拒绝，除非设置了 [exportMethod](table.exportConfig.exportMethod)。各格式的区别见[选择文件格式](/table/advanced/export#export-types)。',
    en: 'The file format: `csv` (default), `html`, `xml`, `txt`, or a type registered in [export.types](setConfig.export.types). For any other type, the promise rejects, unless [exportMethod](table.exportConfig.exportMethod) is set. You can compare the formats in [Choose the file format](/table/advanced/export#export-types).'
  },
  'table.exportConfig.types': {
    zh: '用户在导出弹窗中可以选择的格式，默认为全部已注册的类型，见 [export.types](setConfig.export.types)。该配置项不限制 [exportData()](table()exportData)。',
    en: 'The formats that users can choose in the export modal, by default all types registered in [export.types](setConfig.export.types). The option does not restrict [exportData()](table()exportData).'
  },
  'table.exportConfig.mode': {
    zh: '导出的行：`current`（默认）导出筛选和排序后的全部行，`selected` 导出勾选的行。`all` 导出通过 [queryAll](grid.proxyConfig.ajax.queryAll) 获取的行，只用于 `vxe-grid`。如果未设置，有勾选的行时导出弹窗的初始值为 `selected`，否则为 `current`。',
    en: 'Which rows to export: `current` (default) exports all rows after filtering and sorting, `selected` only the checked rows. `all` exports the rows fetched by [queryAll](grid.proxyConfig.ajax.queryAll), only in `vxe-grid`. If you don’t set `mode`, the export modal starts with `selected` when rows are checked, otherwise with `current`.'
  },
  'table.exportConfig.modes': {
    zh: '用户在导出弹窗中可以选择的 [mode](table.exportConfig.mode)，`all` 需要你手动添加。',
    en: 'The values of [mode](table.exportConfig.mode) that users can choose in the export modal. If you want `all`, add it explicitly.'
  },
  'table.exportConfig.original': {
    zh: '是否使用数据中的值和字段名，而不是显示的文本和标题。这样的文件可以再次导入。开启后默认只包含有 `field` 的列，不包含分组表头，而列的 [exportMethod](column.exportMethod) 仍然优先。',
    en: 'Whether to use the values of the data and the field names instead of the displayed texts and titles. You can import such a file again. By default, only columns with a `field` are then included, without grouped headers. A column’s [exportMethod](column.exportMethod) still takes precedence.'
  },
  'table.exportConfig.message': {
    zh: '保存后是否显示“导出成功”，默认显示。如果开启了 [remote](table.exportConfig.remote) 或设置了 `download: false`，始终不显示。',
    en: 'Whether to show a success message after saving, which is the default but never happens with [remote](table.exportConfig.remote) or `download: false`.'
  },
  'table.exportConfig.isHeader': {
    zh: '是否导出表头，默认导出。',
    en: 'Whether to export the header, which is the default.'
  },
  'table.exportConfig.isFooter': {
    zh: '是否导出表尾，[exportData()](table()exportData) 和打印默认包含表尾，弹窗中默认不勾选。`txt` 的表尾用逗号分隔，与其他行不一致，所以导出 `txt` 请设为 `false`。',
    en: 'Whether to export the footer, which [exportData()](table()exportData) and printing do by default, but in the modal, the option is unchecked by default. In `txt`, the footer is separated by commas, unlike all other lines, so set the option to `false` for `txt`.'
  },
  'table.exportConfig.download': {
    zh: '是否保存为文件，默认保存。设为 `false` 时不保存，Promise 的结果为 `{ type, content, blob }`，你可以用来预览或上传。',
    en: 'Whether the browser saves a file, which is the default. If `false`, nothing is saved, and the promise resolves with `{ type, content, blob }`, which you can use for a preview or an upload.'
  },
  'table.exportConfig.data': {
    zh: '要导出的行，代替通过 [mode](table.exportConfig.mode) 选择的行，[dataFilterMethod](table.exportConfig.dataFilterMethod) 仍然生效。',
    en: 'The rows to export, instead of those selected by [mode](table.exportConfig.mode). Your [dataFilterMethod](table.exportConfig.dataFilterMethod) still applies.'
  },
  'table.exportConfig.columns': {
    zh: '要导出的列及其顺序，可以包括隐藏的列。每一项是字段名、列对象，或者包含 `id`、`field` 或 `type` 的对象。默认导出有 `field` 的可见列，以及序号列、复选框列和单选框列。',
    en: 'The columns to export and their order, including hidden columns if you like. Each item is a field name, a column object, or an object with `id`, `field` or `type`. If you don’t set `columns`, the visible columns with a `field` are exported, plus row number, checkbox and radio columns.'
  },
  'table.exportConfig.columns.id': {
    zh: '列的主键，即 `column.id`，例如 `col_3`。如果列未设置 [colId](column.colId)，主键由表格生成。',
    en: 'The key of the column, `column.id`, such as `col_3`. If you don’t set the column’s [colId](column.colId), the table generates the key.'
  },
  'table.exportConfig.columns.type': {
    zh: "列的 `type`，可以用来指定没有字段的列，例如 `{ type: 'seq' }`。如果同时设置 `field`，两者都必须匹配。",
    en: "The `type` of the column, used for columns without a field, such as `{ type: 'seq' }`. If you also set `field`, both must match."
  },
  'table.exportConfig.columns.field': {
    zh: '列的 `field`。如果只设置 `field`，可以直接使用字符串。',
    en: 'The `field` of the column. If you set only `field`, you can use a plain string instead of the object.'
  },
  'table.exportConfig.columnFilterMethod': {
    zh: '对需要导出的列返回 `true`。该函数代替“有 `field`”的默认条件，也用于序号列等没有字段的列。有分组表头时，先判断分组。对分组返回 `true`，会导出该分组的全部列，包括隐藏的列。',
    en: 'Returns `true` for columns to export. The function replaces the default condition, also for columns without a field such as row number columns. If there are grouped headers, the function is called for groups first. If it returns `true` for a group, all columns of the group are exported, including hidden ones.'
  },
  'table.exportConfig.columnFilterMethod~$columnIndex': {
    zh: '列在同一级候选列中的索引，从 0 开始。',
    en: 'The index among the candidate columns of the same level, starting from 0.'
  },
  'table.exportConfig.dataFilterMethod': {
    zh: '对需要导出的行返回 `true`，通过 [mode](table.exportConfig.mode) 或 [data](table.exportConfig.data) 选择的每一行都会调用。在树形表格中，排除根节点会排除整个子树，不能单独排除子节点。`mode` 为 `selected` 时，`csv`、`xml` 和 `txt` 对勾选的子节点也调用。开启了 [remote](table.exportConfig.remote) 时不调用该函数。',
    en: 'Returns `true` for rows to export, and is called for each row selected by [mode](table.exportConfig.mode) or [data](table.exportConfig.data). In a tree table, excluding a root node excludes its subtree, and you can’t exclude single child nodes. If `mode` is `selected`, `csv`, `xml` and `txt` also call the function for checked child nodes. If you set [remote](table.exportConfig.remote), the function is not called.'
  },
  'table.exportConfig.dataFilterMethod~$rowIndex': {
    zh: '行在本次导出的行中的索引，从 0 开始。',
    en: 'The index among the rows of this export, starting from 0.'
  },
  'table.exportConfig.footerFilterMethod': {
    zh: '对需要导出的表尾行返回 `true`。需要开启 [isFooter](table.exportConfig.isFooter)。',
    en: 'Returns `true` for footer rows to export, for which you need [isFooter](table.exportConfig.isFooter).'
  },
  'table.exportConfig.footerFilterMethod~items': {
    zh: '一行表尾，即 `footerData` 或 `footerMethod` 提供的数组或对象。',
    en: 'One footer row, an array or an object, as provided by `footerData` or `footerMethod`.'
  },
  'table.exportConfig.footerFilterMethod~$rowIndex': {
    zh: '表尾行的索引，从 0 开始。',
    en: 'The index of the footer row, starting from 0.'
  },
  'table.exportConfig.remote': {
    zh: '是否由服务端生成文件。开启后，表格不读取单元格的文本，改为调用 [exportMethod](table.exportConfig.exportMethod)，见[由服务端生成文件](/table/advanced/export#export-remote)。如果未设置 `exportMethod`，Promise 的结果为该函数的参数。',
    en: 'Whether the server generates the file. Instead of reading the cells, the table calls your [exportMethod](table.exportConfig.exportMethod), see [Generate the file on the server](/table/advanced/export#export-remote). If `exportMethod` is not set, the promise resolves with the parameters of that function.'
  },
  'table.exportConfig.exportMethod': {
    zh: '自定义导出的函数，只在 [remote](table.exportConfig.remote) 为 `true` 时调用。你返回的 Promise 被拒绝时，`exportData()` 的 Promise 也被拒绝。设置该函数后，不再检查 `type` 是否已注册，所以 `type` 未注册而且未设置 `remote` 会得到空文件。',
    en: 'Performs your custom export, only called if [remote](table.exportConfig.remote) is `true`. If your promise rejects, the promise of `exportData()` also rejects. If you set this function, the table does not check whether `type` is registered, so an unregistered `type` without `remote` results in an empty file.'
  },
  'table.exportConfig.exportMethod~options': {
    zh: '最终生效的参数，其中 `columns` 和 `data` 是已选择的列和行，`data` 未经过 `dataFilterMethod` 过滤。',
    en: 'The final options, in which `columns` and `data` contain the selected columns and rows, but `data` has not been filtered by `dataFilterMethod`.'
  },
  'table.exportConfig.useStyle': {
    zh: '是否把单元格的样式写入文件，供 `xlsx` 等导出插件使用。在导出弹窗中只有选择 `xlsx` 才能勾选，对内置的四种格式不生效。',
    en: 'Whether to write the styles of the cells to the file, for export plugins such as those for `xlsx`. In the export modal, users can check the option only for `xlsx`. The option has no effect for the four built-in formats.'
  },
  'table.exportConfig.sheetMethod': {
    zh: '`xlsx` 导出插件在写入工作表之后调用，你可以在函数中修改工作表。vxe-table 本身不调用该函数。',
    en: 'Called by `xlsx` export plugins with the finished sheet, so that you can change the sheet. This package never calls the function.'
  },
  'table.exportConfig.isColgroup': {
    zh: '`html` 和打印是否保留分组表头。`exportData()` 默认保留，弹窗中默认不勾选。`original` 为 `true` 时不生效。其他格式只导出最下面一级表头。',
    en: 'Whether `html` and print keep grouped headers, as `exportData()` does by default, but in the modal, the option is unchecked by default. If you set `original`, the option has no effect. Other formats only export the lowest level.'
  },
  'table.exportConfig.isMerge': {
    zh: '`html` 和打印是否保留 [mergeCells](table.mergeCells) 合并的单元格，默认不保留。不支持树形表格，也不支持 [spanMethod](table.spanMethod) 合并的单元格。',
    en: 'Whether `html` and print keep the cells merged by [mergeCells](table.mergeCells). By default, merges are not kept. You can’t keep them in tree tables, nor can you keep cells merged by [spanMethod](table.spanMethod).'
  },
  'table.exportConfig.isAllExpand': {
    zh: '树形表格是否也导出收起的行，默认只导出展开的行。设置了 [transform](table.treeConfig.transform) 的树形表格，展开或收起过节点之后，会把行导出两次。解决方法：通过 [data](table.exportConfig.data) 只传入根节点。',
    en: 'Whether a tree table also exports collapsed rows, instead of only expanded rows. A tree table with [transform](table.treeConfig.transform) exports rows twice after a node has been expanded or collapsed. Workaround: pass only the root nodes with [data](table.exportConfig.data).'
  },
  'table.exportConfig.beforeExportMethod': {
    zh: '在选择列之后、获取行之前调用，你可以修改 `options`。返回值不生效，所以不能取消导出。打印不调用该函数。',
    en: 'Called after the columns are selected and before the rows are collected. You can change `options` in the function. The return value has no effect, so you can’t cancel the export, and the function is not called for printing.'
  },
  'table.exportConfig.beforeExportMethod~options': {
    zh: '本次导出的参数，可以直接修改。',
    en: 'The options of this export, which you can change in place.'
  },
  'table.exportConfig.afterExportMethod': {
    zh: '导出结束后调用，可以通过 `status` 判断是否成功。类型未注册不调用，打印也不调用。',
    en: 'Called when the export ends, with a `status` that indicates whether the export succeeded. The function is not called for an unregistered type, nor for printing.'
  },
  'table.exportConfig.afterExportMethod~status': {
    zh: '是否成功。',
    en: 'Whether the operation succeeded.'
  },
  'table.exportConfig.afterExportMethod~options': {
    zh: '本次导出最终生效的参数。',
    en: 'The final options of this export.'
  },
  'table.exportConfig.style': {
    zh: '添加到 `html` 文件的 CSS 文本，对其他格式不生效。',
    en: 'CSS text added to an `html` file, without effect for other formats.'
  },

  // Import
  'table.importConfig.types': {
    zh: '用户可以选择的文件类型，默认为 `csv`、`html`、`xml`、`txt`。文件的表头必须是字段名，例如用 [original](table.exportConfig.original) 导出的文件。`csv` 和 `txt` 必须使用 CRLF 换行，只有 LF 的文件导入 0 行。',
    en: 'The file types that users can select, by default `csv`, `html`, `xml` and `txt`. The header of a file must contain field names, as in a file exported with [original](table.exportConfig.original). Lines of `csv` and `txt` must end with CRLF. If your file has only LF, 0 rows are imported.'
  },
  'table.importConfig.mode': {
    zh: '导入方式：`insert`（默认）把行作为新增的行插入到最前面。`covering` 替换全部数据，导入的行不算新增的行。此处的设置优先于 [openImport()](table()openImport) 的参数。',
    en: 'How rows are imported: `insert` (default) inserts the rows at the top as new rows. `covering` replaces all data, and the imported rows do not count as new. The value you set here takes precedence over the options of [openImport()](table()openImport).'
  },
  'table.importConfig.message': {
    zh: '是否显示导入结果的消息提示，默认显示。如果设为 `false`，而文件中没有匹配的字段，Promise 始终不完成，导入弹窗会一直显示加载中。',
    en: 'Whether to show a message with the result, which is the default. If the option is `false` and no field of the file matches, the promise never settles, and the import modal keeps loading.'
  },
  'table.importConfig.remote': {
    zh: '是否由服务端处理文件。开启后表格不读取文件，改为调用你的 [importMethod](table.importConfig.importMethod)，导入后需要在代码中重新加载数据。',
    en: 'Whether the server handles the file. The table does not read the file but calls your [importMethod](table.importConfig.importMethod), so reload the data in your code afterwards.'
  },
  'table.importConfig.importMethod': {
    zh: '自定义导入的函数，只在 [remote](table.importConfig.remote) 为 `true` 时调用。文件类型不需要注册，但选择文件时仍受 [types](table.importConfig.types) 限制。即使你返回的 Promise 被拒绝，也视为成功：`importData()` 完成，`afterImportMethod` 收到 `status: true`，所以要在该函数中处理错误。',
    en: 'Performs your custom import, only called if [remote](table.importConfig.remote) is `true`. You don’t have to register file types, but [types](table.importConfig.types) still limits which files users can select. If your promise rejects, that still counts as success: `importData()` resolves, and `afterImportMethod` receives `status: true`, so handle errors inside the function.'
  },
  'table.importConfig.importMethod~options': {
    zh: '本次导入的参数，以及文件的 `filename` 和 `type`。',
    en: 'The options of this import, plus the file’s `filename` and `type`.'
  },
  'table.importConfig.modes': {
    zh: '用户在导入弹窗中可以选择的 [mode](table.importConfig.mode)。',
    en: 'The values of [mode](table.importConfig.mode) that users can choose in the import modal.'
  },
  'table.importConfig.beforeImportMethod': {
    zh: '导入之前调用，你可以修改 `options`，返回值不生效。[importData()](table()importData) 在选择文件之前调用，导入弹窗在点击“导入”之后调用。',
    en: 'Called before the import. You can change `options` in the function, and the return value has no effect. [importData()](table()importData) calls the function before the file is selected, the import modal after users click “Import”.'
  },
  'table.importConfig.beforeImportMethod~options': {
    zh: '本次导入的参数，可以直接修改。',
    en: 'The options of this import, which you can change in place.'
  },
  'table.importConfig.afterImportMethod': {
    zh: '导入结束后调用，可以通过 `status` 判断是否成功。如果用户取消选择文件，或者在导入弹窗中选择的文件类型不正确，不调用该函数。',
    en: 'Called when the import ends, with a `status` that indicates whether the import succeeded. The function is not called if the user cancels the file selection, or selects a file of a wrong type in the import modal.'
  },
  'table.importConfig.afterImportMethod~status': { same: 'table.exportConfig.afterExportMethod~status' },
  'table.importConfig.afterImportMethod~options': {
    zh: '本次导入的参数。',
    en: 'The options of this import.'
  },
  'table.importConfig.encoding': {
    zh: '文件的编码，默认为 `UTF-8`。如果文件是中文版 Excel 另存的 `csv`，编码通常是 `GBK`。',
    en: 'The encoding of the file, by default `UTF-8`. A `csv` file saved by a Chinese version of Excel is usually `GBK`.'
  },

  // Print
  'table.printConfig.sheetName': {
    zh: '打印页的标题，默认为网页的标题 `document.title`。',
    en: 'The title of the printed page, by default the web page’s title `document.title`.'
  },
  'table.printConfig.mode': {
    zh: '打印的行，取值与[导出](table.exportConfig.mode)相同。打印相当于导出 `html`，此处未设置的配置项会使用 [exportConfig](table.exportConfig) 中的值。',
    en: 'Which rows to print, with the same values as for [exporting](table.exportConfig.mode). Printing is an export to `html`, so options that you don’t set here use the values of [exportConfig](table.exportConfig).'
  },
  'table.printConfig.modes': {
    zh: '用户在打印弹窗中可以选择的 [mode](table.printConfig.mode)。',
    en: 'The values of [mode](table.printConfig.mode) that users can choose in the print modal.'
  },
  'table.printConfig.original': {
    same: 'table.exportConfig.original'
  },
  'table.printConfig.isHeader': {
    zh: '是否打印表头，默认打印。',
    en: 'Whether to print the header, which is the default.'
  },
  'table.printConfig.isFooter': {
    zh: '是否打印表尾。[print()](table()print) 默认打印，打印弹窗中默认不勾选。浏览器在每一页重复表尾，要只在最后一页打印，见[打印表格](/table/advanced/print#pitfalls-usage)。',
    en: 'Whether to print the footer. [print()](table()print) prints the footer by default. In the print modal, the option is unchecked by default. Browsers repeat the footer on every page. To print it on the last page only, see [Print a table](/table/advanced/print#pitfalls-usage).'
  },
  'table.printConfig.data': {
    zh: '要打印的行，代替通过 [mode](table.printConfig.mode) 选择的行。',
    en: 'The rows to print, instead of the rows selected by [mode](table.printConfig.mode).'
  },
  'table.printConfig.columns': {
    zh: '要打印的列及其顺序，格式与[导出](table.exportConfig.columns)相同。',
    en: 'The columns to print and their order, in the same format as for [exporting](table.exportConfig.columns).'
  },
  'table.printConfig.style': {
    zh: '添加到打印页的 CSS 文本。打印页是独立的文档，不包含页面的样式。如果要分页，可以使用类名 `vxe-page-break-before` 和 `vxe-page-break-after`。',
    en: 'CSS text added to the printed page, which is a separate document without the styles of your page. You can insert page breaks with the classes `vxe-page-break-before` and `vxe-page-break-after`.'
  },
  'table.printConfig.content': {
    zh: '要打印的 HTML，设置后不打印表格。HTML 不会转义，请不要包含不可信的数据。',
    en: 'The HTML to print instead of the table. Your HTML is not escaped, so do not include untrusted data.'
  },
  'table.printConfig.columnFilterMethod': {
    zh: '对需要打印的列返回 `true`，规则与[导出](table.exportConfig.columnFilterMethod)相同。',
    en: 'Returns `true` for columns to print, with the same rules as for [exporting](table.exportConfig.columnFilterMethod).'
  },
  'table.printConfig.columnFilterMethod~$columnIndex': {
    same: 'table.exportConfig.columnFilterMethod~$columnIndex'
  },
  'table.printConfig.dataFilterMethod': {
    zh: '对需要打印的行返回 `true`，规则与[导出](table.exportConfig.dataFilterMethod)相同。',
    en: 'Returns `true` for rows to print, with the same rules as for [exporting](table.exportConfig.dataFilterMethod).'
  },
  'table.printConfig.dataFilterMethod~$rowIndex': {
    zh: '行在本次打印的行中的索引，从 0 开始。',
    en: 'The index among the rows to print, starting from 0.'
  },
  'table.printConfig.footerFilterMethod': {
    zh: '对需要打印的表尾行返回 `true`。',
    en: 'Returns `true` for footer rows to print.'
  },
  'table.printConfig.footerFilterMethod~items': {
    same: 'table.exportConfig.footerFilterMethod~items'
  },
  'table.printConfig.footerFilterMethod~$rowIndex': {
    same: 'table.exportConfig.footerFilterMethod~$rowIndex'
  },
  'table.printConfig.beforePrintMethod': {
    zh: '打印之前调用，返回打印页内容的 HTML，可以用来添加页眉、页脚，或者替换全部内容。返回值必须是字符串，不能是 Promise，没有返回值会打印空白页。',
    en: 'Called before printing, and returns the HTML of the page body. You can use the function to add a page header or footer, or to replace all content. The return value must be a string, not a promise. If you don’t return anything, an empty page is printed.'
  },
  'table.printConfig.beforePrintMethod~content': {
    zh: '表格的 HTML，或者 [content](table.printConfig.content)。',
    en: 'The HTML of the table, or [content](table.printConfig.content).'
  },
  'table.printConfig.beforePrintMethod~options': {
    zh: '本次打印的参数。',
    en: 'The options of this print.'
  },
  'table.printConfig.isColgroup': {
    zh: '是否保留分组表头，[print()](table()print) 默认保留，打印弹窗中默认不勾选。',
    en: 'Whether to keep grouped headers, as [print()](table()print) does by default, but in the print modal, the option is unchecked by default.'
  },
  'table.printConfig.isMerge': {
    zh: '是否保留 [mergeCells](table.mergeCells) 合并的单元格，默认不保留。不支持树形表格。',
    en: 'Whether to keep the cells merged by [mergeCells](table.mergeCells). By default, merges are not kept, and you can’t keep them in tree tables.'
  },
  'table.printConfig.isAllExpand': {
    zh: '树形表格是否也打印收起的行，默认只打印展开的行。',
    en: 'Whether a tree table also prints collapsed rows, instead of only expanded rows.'
  },

  // Context menu
  'table.menuConfig.header': {
    zh: '表头的右键菜单。',
    en: 'The context menu of the header.'
  },
  'table.menuConfig.body': {
    zh: '表体的右键菜单。选中单元格之后，也可以通过键盘上的菜单键打开该菜单。',
    en: 'The context menu of the body. If a cell is selected, users can also open the menu with the menu key of the keyboard.'
  },
  'table.menuConfig.body.disabled': {
    zh: '是否禁止该部分弹出任何菜单，包括浏览器的菜单。',
    en: 'Whether to prevent all menus in this part, including the browser’s menu.'
  },
  'table.menuConfig.body.options': {
    zh: '菜单项的二维数组，每个内层数组是一组，组之间有分隔线。如果某个部分没有菜单项，会弹出浏览器的菜单。',
    en: 'A two-dimensional array of menu items, in which each inner array is a group, with a line between groups. A part without items shows the browser’s menu.'
  },
  'table.menuConfig.body.options.code': {
    zh: '菜单项的标识，你可以在 [menu-click](table@menu-click) 中通过标识区分菜单项。标识也是 `VXETable.menus` 中[指令](menus.menuMethod)的名称。如果菜单项有子菜单但没有 `code`，用户不能点击。',
    en: 'The identifier of the item, by which you can distinguish items in [menu-click](table@menu-click). The identifier is also the name of the [command](menus.menuMethod) in `VXETable.menus`. Users can’t click an item with a submenu and no `code`.'
  },
  'table.menuConfig.body.options.name': {
    zh: '显示的文字，或者返回文字的函数。如果设置了全局的 [translate](setConfig.translate)，可以使用翻译的键。',
    en: 'The text, or a function that returns the text. If you set the global [translate](setConfig.translate), the text can be a translation key.'
  },
  'table.menuConfig.body.options.prefixIcon': {
    zh: '文字前面的图标的类名。',
    en: 'The class of the icon before the text.'
  },
  'table.menuConfig.body.options.suffixIcon': {
    zh: '文字后面的图标的类名，有子菜单的菜单项默认显示向右的箭头。',
    en: 'The class of the icon after the text, by default a right arrow if there is a submenu.'
  },
  'table.menuConfig.body.options.className': {
    zh: '添加到菜单项 `li` 元素的类名。菜单挂载到 `<body>`，你可以通过该类名设置菜单项的样式。',
    en: 'The class added to the `li` element of the item. The menu is attached to `<body>`, so you can use this class to style the item.'
  },
  'table.menuConfig.body.options.visible': {
    zh: '是否显示菜单项，设为 `false` 会隐藏。如果一组菜单项全部隐藏，分隔线也不显示。',
    en: 'Whether to show the item or hide it (`false`). If all items of a group are hidden, the line is hidden as well.'
  },
  'table.menuConfig.body.options.disabled': {
    zh: '是否禁用菜单项，点击禁用的菜单项不生效。如果要按行禁用，可以在 [visibleMethod](table.menuConfig.visibleMethod) 中设置。',
    en: 'Whether to disable the item, so that clicks have no effect. If you want to disable the item by row, set the option in [visibleMethod](table.menuConfig.visibleMethod).'
  },
  'table.menuConfig.body.options.children': {
    zh: '子菜单的菜单项，类型为一维数组，鼠标悬停后展开，菜单最多两级。',
    en: 'The items of the submenu, as a flat array. The submenu opens on hover, and menus have at most two levels.'
  },
  'table.menuConfig.body.options.children.code': {
    zh: '菜单项的标识，作用与一级菜单的 [code](table.menuConfig.body.options.code) 相同。',
    en: 'The identifier of the item, with the same purpose as [code](table.menuConfig.body.options.code) on the first level.'
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
    zh: '是否显示菜单项，设为 `false` 会隐藏。如果全部隐藏，父菜单项没有子菜单。',
    en: 'Whether to show the item or hide it (`false`). If all items are hidden, the parent item does not have a submenu.'
  },
  'table.menuConfig.body.options.children.disabled': {
    same: 'table.menuConfig.body.options.disabled'
  },
  'table.menuConfig.body.options.children.params': {
    same: 'table.menuConfig.body.options.params'
  },
  'table.menuConfig.body.options.params': {
    zh: '自定义数据，vxe-table 不使用，你可以在 `menu-click` 和指令中通过 `menu.params` 读取。',
    en: 'Custom data that the library does not use, but that you can read from `menu.params` in `menu-click` and in commands.'
  },
  'table.menuConfig.footer': {
    zh: '表尾的右键菜单。',
    en: 'The context menu of the footer.'
  },
  'table.menuConfig.trigger': {
    zh: '弹出菜单的位置。设为 `cell` 时只在单元格上弹出，空白处不弹出任何菜单，包括浏览器的菜单。如果未设置或设为 `default`，空白处也弹出菜单，但参数中没有 `row` 和 `column`。',
    en: 'Where the menu opens: if `cell`, the menu only opens on cells, and the blank area does not have a menu, not even the browser’s. If you don’t set the option or set `default`, the menu also opens on the blank area, without `row` and `column`.'
  },
  'table.menuConfig.visibleMethod': {
    zh: '菜单弹出之前调用，你可以修改 `options` 中各菜单项的 `visible` 和 `disabled`。如果返回 `false`，会弹出浏览器的菜单。',
    en: 'Called before the menu opens. You can change `visible` and `disabled` of the items in `options`. If you return `false`, the browser’s menu opens instead.'
  },
  'table.menuConfig.visibleMethod~options': {
    zh: '该部分的菜单项，即配置中的对象。',
    en: 'The items of this part, which are the objects of the configuration.'
  },
  'table.menuConfig.visibleMethod~columns': {
    zh: '全部可见的列。',
    en: 'All visible columns.'
  },
  'table.menuConfig.visibleMethod~row': {
    zh: '单元格所在的行，只有表体的单元格才有。',
    en: 'The row of the cell, available only for cells of the body.'
  },
  'table.menuConfig.className': {
    zh: '整个菜单的类名。菜单挂载到 `<body>`，所以限定在表格内的样式对菜单不生效。',
    en: 'The class of the whole menu. The menu is attached to `<body>`, so your styles scoped to the table have no effect on the menu.'
  },
  'table.menuConfig.enabled': {
    zh: '是否启用右键菜单，设为 `false` 会弹出浏览器的菜单。',
    en: 'Whether the context menu is enabled, or users see the browser’s own menu (`false`).'
  },

  // Mouse and areas
  'table.mouseConfig.selected': {
    zh: "是否可以选中点击的单元格。选中的单元格显示边框，并触发 [cell-selected](table@cell-selected)。如果要通过[键盘操作](table.keyboardConfig)移动选中的单元格，必须开启。如果表格可编辑，要求 `mode: 'cell'`，并配合 `trigger: 'dblclick'` 使用。如果单击就进入编辑，不会显示选中的单元格。",
    en: "Whether a click selects the cell, which then shows a border and fires [cell-selected](table@cell-selected). You need this option if users should move the selected cell with the keys of [keyboardConfig](table.keyboardConfig). If your table is editable, it requires `mode: 'cell'`, and should use `trigger: 'dblclick'`. If a click starts editing, no selected cell is shown."
  },
  'table.mouseConfig.area': {
    zh: '用户是否可以选取单元格区域，只有安装企业版插件后才生效。未安装插件时不要开启，否则在开发环境中，控制台输出错误，表格不加载数据。',
    en: 'Whether users can select an area of cells, which requires the enterprise plugin. Do not enable it without the plugin, otherwise the table logs an error in development and does not load any data.'
  },
  'table.mouseConfig.extension': {
    zh: '选取区域的右下角是否显示手柄，可以拖动手柄扩展区域。只有安装企业版插件后才生效。',
    en: 'Whether the selected area shows a handle at its bottom right corner, which users can drag to extend the area. The option takes effect only with the enterprise plugin.'
  },
  'table.areaConfig.autoClear': {
    zh: '点击表格外部是否清除选取的区域，只有安装企业版插件后才生效。如果未安装插件，只决定是否调用拦截器 [event.clearAreas](interceptor@event.clearAreas)。',
    en: 'Whether clicking outside the table clears the selected areas, which requires the enterprise plugin. If you don’t use the plugin, the option only determines whether the interceptor [event.clearAreas](interceptor@event.clearAreas) is called.'
  },
  'table.areaConfig.selectCellByHeader': {
    zh: '点击表头是否选取整列，只有安装企业版插件后才生效。',
    en: 'Whether clicking the header selects the column, which requires the enterprise plugin.'
  },

  // Keyboard
  'table.keyboardConfig.isArrow': {
    zh: '是否可以通过方向键移动选中的单元格，需要开启 [mouseConfig.selected](table.mouseConfig.selected)。没有选中的单元格时，上下键移动[当前行](table.rowConfig.isCurrent)。在树形表格中，子节点[只在同级节点之间移动](/table/tree/keyboard#built-in)，按 Backspace 返回父节点并收起父节点。编辑期间不生效。',
    en: 'Whether users can move the selected cell with arrow keys, which requires [mouseConfig.selected](table.mouseConfig.selected). If no cell is selected, the up and down arrows move the [current row](table.rowConfig.isCurrent). In a tree table, the arrows move child nodes [between siblings only](/table/tree/keyboard#built-in), and Backspace goes to the parent node and collapses that node. The option has no effect during editing.'
  },
  'table.keyboardConfig.isDel': {
    zh: '是否可以通过 Delete 和 Backspace 清空选中的单元格。Delete 把值设为 `null`，Backspace 把值设为 `null` 后进入编辑。不可编辑的列也会被清空，你需要在 [delMethod](table.keyboardConfig.delMethod) 中判断。',
    en: 'Whether users can clear the selected cell with Delete and Backspace. Delete sets the value to `null`, and Backspace sets the value to `null` and starts editing. Columns that users can’t edit are also cleared, so check the column in [delMethod](table.keyboardConfig.delMethod).'
  },
  'table.keyboardConfig.isEnter': {
    zh: '是否可以通过 Enter 移动选中的单元格。Enter 结束编辑并选中下一行的单元格，Shift+Enter 选中上一行的单元格。Ctrl+Enter 结束编辑，留在原来的单元格。如果要移动和选中，需要开启 [mouseConfig.selected](table.mouseConfig.selected)。如果树形表格没有选中的单元格，Enter 展开[当前行](table.rowConfig.isCurrent)，并移到第一个子节点。',
    en: 'Whether users can move the selected cell with Enter. Enter stops editing and selects the cell below, Shift+Enter the cell above. Ctrl+Enter stops editing and stays on the same cell. Moving and selecting require [mouseConfig.selected](table.mouseConfig.selected). In a tree table without a selected cell, Enter expands the [current row](table.rowConfig.isCurrent) and goes to its first child node.'
  },
  'table.keyboardConfig.isShift': {
    zh: '只存在于类型声明中，vxe-table 不读取该配置项，只有企业版插件可能使用。',
    en: 'Exists only in the type declaration. This package does not read the option, and only the enterprise plugin may use it.'
  },
  'table.keyboardConfig.isTab': {
    zh: '是否可以通过 Tab 移到右侧的单元格，通过 Shift+Tab 移到左侧的单元格，到行尾换行。如果编辑模式为 `row`，Tab 编辑相邻的列，该列不可编辑就不移动。其他情况需要开启 [mouseConfig.selected](table.mouseConfig.selected)，否则编辑中按 Tab 被阻止，但不移动。如果 `trigger` 为 `manual`，也不移动。',
    en: 'Whether Tab moves to the next cell and Shift+Tab to the previous cell. At the end of a row, Tab goes on to the next row. If the edit `mode` is `row`, Tab starts editing the adjacent column, and does not move if that column is not editable. In other cases, you need [mouseConfig.selected](table.mouseConfig.selected), otherwise Tab is prevented during editing but does not move. If `trigger` is `manual`, Tab does not move either.'
  },
  'table.keyboardConfig.isEdit': {
    zh: '选中单元格后，用户是否可以直接输入。输入会清空单元格的值并进入编辑，列必须设置 [editRender](column.editRender)。F2 也可以进入编辑，并保留单元格的值，不需要任何设置。',
    en: 'Whether users can type into the selected cell, which clears the cell and starts editing, for which the column requires [editRender](column.editRender). F2 starts editing and keeps the value, and does not require a setting.'
  },
  'table.keyboardConfig.isClip': {
    zh: '用户是否可以复制、剪切、粘贴选取的区域，只有安装企业版插件后才生效。',
    en: 'Whether users can copy, cut and paste the selected area, which requires the enterprise plugin.'
  },
  'table.keyboardConfig.isChecked': {
    zh: '选中的单元格在复选框列或单选框列时，用户是否可以通过空格键勾选该行。',
    en: 'Whether users can check the row with the space bar if the selected cell is in a checkbox or radio column.'
  },
  'table.keyboardConfig.enterToTab': {
    zh: '是否让 Enter 像 Tab 一样向右移动，Shift+Enter 向左移动，需要开启 `isEnter`。',
    en: 'Whether Enter moves to the right like Tab, and Shift+Enter to the left, which requires `isEnter`.'
  },
  'table.keyboardConfig.editMethod': {
    zh: '替换 `isEdit` 的默认操作。表格不清空单元格，也不进入编辑，全部由你的函数处理，例如调用 [setEditCell()](table()setEditCell)，返回值不生效。',
    en: 'Replaces the default action of `isEdit`. The table neither clears the cell nor starts editing, so your function handles everything, for example by calling [setEditCell()](table()setEditCell). The return value has no effect.'
  },
  'table.keyboardConfig.isEsc': {
    zh: '是否可以通过 Esc 结束编辑，值仍然写入行数据，Esc 不会放弃修改。焦点必须在表格中。筛选面板和菜单始终可以通过 Esc 关闭，与该配置项无关。',
    en: 'Whether users can stop editing with Esc. The value is still written to the row, so Esc does not discard the change. The focus must be inside the table. Esc always closes the filter panel and the menu, regardless of this option.'
  },
  'table.keyboardConfig.arrowCursorLock': {
    zh: '在 3.8.6 中不生效，因为表格只记录点击过的输入框，没有读取该记录。',
    en: 'Has no effect in 3.8.6, because the table stores which input was clicked, but nothing reads this value.'
  },
  'table.keyboardConfig.delMethod': {
    zh: '替换 `isDel` 的清空操作，值由你的函数修改，例如可以跳过不可编辑的列。按 Backspace 也先调用该函数，返回值不生效。',
    en: 'Replaces the clearing of `isDel`. Your function changes the value, and can skip columns that users must not edit. Backspace also calls the function first, and the return value has no effect.'
  },
  'table.keyboardConfig.backMethod': {
    zh: '替换按 Backspace 清空之后进入编辑的操作，需要开启 `isDel`。',
    en: 'Replaces the edit that starts after Backspace has cleared the cell, which requires `isDel`.'
  },

  // Clipboard, find and replace: the enterprise edition
  'table.clipConfig.getMethod': {
    zh: '复制时返回单元格的文本，只有安装企业版插件后才会调用。',
    en: 'Returns the text of a cell for copying, called only with the enterprise plugin.'
  },
  'table.clipConfig.beforeGetMethod': {
    zh: '复制之前调用，返回 `false` 会取消复制。只有安装企业版插件后才会调用。',
    en: 'Called before copying. If you return `false`, copying is canceled. The function is called only with the enterprise plugin.'
  },
  'table.clipConfig.setMethod': {
    zh: '粘贴时把值写入单元格，只有安装企业版插件后才会调用。',
    en: 'Writes a pasted value to a cell, called only with the enterprise plugin.'
  },
  'table.clipConfig.beforeSetMethod': {
    zh: '粘贴之前调用，返回 `false` 会取消粘贴。只有安装企业版插件后才会调用。',
    en: 'Called before pasting. If you return `false`, pasting is canceled. The function is called only with the enterprise plugin.'
  },
  'table.clipConfig.isCopy': {
    zh: '用户是否可以复制区域，只有安装企业版插件后才生效。',
    en: 'Whether users can copy areas, which requires the enterprise plugin.'
  },
  'table.clipConfig.isCut': {
    zh: '用户是否可以剪切区域，只有安装企业版插件后才生效。',
    en: 'Whether users can cut areas, which requires the enterprise plugin.'
  },
  'table.clipConfig.isPaste': {
    zh: '用户是否可以粘贴到区域，只有安装企业版插件后才生效。',
    en: 'Whether users can paste into areas, which requires the enterprise plugin.'
  },
  'table.fnrConfig.isFind': {
    zh: '用户是否可以查找，只有安装企业版插件后才生效。',
    en: 'Whether users can find text, which requires the enterprise plugin.'
  },
  'table.fnrConfig.isReplace': {
    zh: '用户是否可以替换，只有安装企业版插件后才生效。',
    en: 'Whether users can replace text, which requires the enterprise plugin.'
  },

  // Editing
  'table.editConfig.trigger': {
    zh: '进入编辑的方式：`click` 为单击，`dblclick` 为双击，`manual` 为手动。`manual` 不响应点击，你可以通过 [setEditRow()](table()setEditRow) 或 [setEditCell()](table()setEditCell) 进入编辑。没有默认值，如果未设置，点击不生效。',
    en: 'How editing starts: `click`, `dblclick` or `manual`. If `manual`, clicks do not start editing, so call [setEditRow()](table()setEditRow) or [setEditCell()](table()setEditCell) instead. There is no default: if you don’t set `trigger`, clicks have no effect.'
  },
  'table.editConfig.mode': {
    zh: '编辑模式：`cell` 一次编辑一个单元格，`row` 编辑整行。没有默认值，必须设置，否则整行显示编辑器，但只写入点击过的列。该配置项在创建列时读取，之后的修改不生效。',
    en: 'The edit mode: `cell` edits one cell at a time, `row` the whole row. There is no default, so you must set `mode`, otherwise the row shows its editors, but only the clicked column is written. The option is read when columns are created, and later changes have no effect.'
  },
  'table.editConfig.showIcon': {
    zh: '可编辑列的表头是否显示铅笔图标。',
    en: 'Whether to show a pencil icon in the header of editable columns.'
  },
  'table.editConfig.showStatus': {
    zh: '是否在单元格的左上角标记改动，包括修改过的单元格和新增行的每个单元格。修改的标记需要设置 [keepSource](table.keepSource)。',
    en: 'Whether to mark changes in the top left corner of cells. Marks appear on changed cells, for which you need [keepSource](table.keepSource), and on all cells of inserted rows.'
  },
  'table.editConfig.autoClear': {
    zh: '点击其他位置是否结束编辑，包括表格外部、表头、表尾和不可编辑的单元格。`row` 模式下，点击其他行结束编辑，点击同一行不结束编辑。设为 `false` 后不结束编辑，你需要调用 [clearEdit()](table()clearEdit)，但点击其他可编辑的单元格仍会编辑该单元格。如果要排除个别元素，可以给元素添加类名 `vxe-table--ignore-clear`。',
    en: 'Whether clicking elsewhere stops editing: outside the table, on the header or footer, or on a cell that is not editable. In `row` mode, clicking another row stops editing, but clicking in the same row does not. If `false`, editing continues until you call [clearEdit()](table()clearEdit), but clicking another editable cell still edits that cell. If you want to exclude single elements, add the class `vxe-table--ignore-clear` to them.'
  },
  'table.editConfig.beforeEditMethod': {
    zh: "进入编辑之前调用，如果返回 `false`，不进入编辑，并触发 [edit-disabled](table@edit-disabled)。如果设置了 `mode: 'row'`，每次编辑一行只调用一次，`column` 是点击的列，见[禁止编辑部分单元格](/table/edit/click#forbid)。函数必须同步返回，不支持 Promise。",
    en: "Called before editing starts. If you return `false`, editing does not start, and [edit-disabled](table@edit-disabled) fires. If you set `mode: 'row'`, the function is called once per row, and `column` is the clicked column (see [Prevent editing of some cells](/table/edit/click#forbid)). The function must be synchronous, so promises are not supported."
  },
  'table.editConfig.afterEditMethod': {
    zh: '编辑器显示并获得焦点之后调用，你可以在函数中设置焦点或打开下拉框。如果通过 [isEdit](table.keyboardConfig.isEdit) 直接输入而进入编辑，会调用两次。',
    en: 'Called after the editor is shown and has the focus. You can use the function to move the focus or open a dropdown. If typing with [isEdit](table.keyboardConfig.isEdit) started editing, the function is called twice.'
  },
  'table.editConfig.activeMethod': {
    zh: '已废弃，改用 `beforeEditMethod`。如果两个都设置，只使用 `beforeEditMethod`。',
    en: 'Deprecated; use `beforeEditMethod` instead. If you set both, `activeMethod` is ignored.',
    deprecated: 'table.editConfig.beforeEditMethod'
  },
  'table.editConfig.showUpdateStatus': {
    zh: '是否标记修改过的单元格，不标记新增的行，需要设置 [keepSource](table.keepSource)。如果与 `showInsertStatus` 同时开启，相当于开启 [showStatus](table.editConfig.showStatus)。',
    en: 'Whether to mark changed cells only, for which you need [keepSource](table.keepSource). Together with `showInsertStatus`, the option is equivalent to [showStatus](table.editConfig.showStatus).'
  },
  'table.editConfig.showInsertStatus': {
    zh: '是否标记新增的行，不标记修改过的单元格。',
    en: 'Whether to mark inserted rows only.'
  },
  'table.editConfig.showAsterisk': {
    zh: '[editRules](table.editRules) 中有 `required` 规则的可编辑列，表头是否显示红色星号。',
    en: 'Whether to show a red asterisk in the header of editable columns that have a `required` rule in [editRules](table.editRules).'
  },
  'table.editConfig.icon': {
    zh: '铅笔图标的类名，替换全局的 [TABLE_EDIT](setConfig.icon.TABLE_EDIT)。',
    en: 'The class of the pencil icon, which replaces the global [TABLE_EDIT](setConfig.icon.TABLE_EDIT).'
  },
  'table.editConfig.enabled': {
    zh: '是否可以编辑。设为 `false` 后不能编辑，铅笔图标和星号也不显示。如果要按权限开启或关闭编辑，可以使用该配置项，不需要修改列。',
    en: 'Whether editing is enabled. If `false`, users can’t edit cells, and the pencil icon and asterisk are hidden. You can use the option to enable or disable editing by permission without changing the columns.'
  },

  // Validation
  'table.validConfig.autoPos': {
    zh: '校验方法不通过时，是否滚动到第一个错误并编辑该单元格，默认开启。设为 `false` 后不定位，不触发 [valid-error](table@valid-error)，[validate()](table()validate) 也不显示校验提示。如果要显示，可以调用 [fullValidate()](table()fullValidate)。',
    en: 'Whether a failed validation method scrolls to the first error and starts editing the cell, which is the default. If `false`, the table does neither, [valid-error](table@valid-error) does not fire, and [validate()](table()validate) does not show a message. If you want to show messages, call [fullValidate()](table()fullValidate).'
  },
  'table.validConfig.message': {
    zh: '校验提示的显示方式，`inline` 显示在单元格底部。`tooltip` 显示为工具提示，只出现在校验后自动编辑的单元格，所以 [autoPos](table.validConfig.autoPos) 为 `false` 就不显示。多于一行或设置了高度时，`default` 与 `inline` 相同，否则显示为工具提示。其他值只显示红色边框。',
    en: 'How validation messages are shown: `inline` shows them at the bottom of the cell. `tooltip` shows a tooltip only at the cell that is edited after validation, so none appears if [autoPos](table.validConfig.autoPos) is `false`. `default` is the same as `inline` with several rows or a height, otherwise a tooltip. For any other value, users only see the red border.'
  },
  'table.validConfig.maxWidth': {
    zh: '在 3.8.6 中不生效，可以改为设置规则的 [maxWidth](table.editRules.maxWidth)。',
    en: 'Has no effect in 3.8.6, so set the rule’s [maxWidth](table.editRules.maxWidth) instead.'
  },
  'table.validConfig.msgMode': {
    zh: '显示的校验提示数量：`single` 只保留最近一条，最后一行的校验提示显示在该行上方。`full` 显示全部校验提示，每一条都显示在对应的单元格内。如果是 `single`，编辑另一个单元格会清除校验提示，[clearValidate()](table()clearValidate) 也始终清除全部校验提示。',
    en: 'How many validation messages are shown: `single` keeps only the latest message, and shows a message of the last row above that row. `full` shows all messages, each in its own cell. If `single`, editing another cell clears the message, and [clearValidate()](table()clearValidate) always clears all messages.'
  },
  'table.validConfig.showMessage': {
    zh: '是否显示校验提示的文字。设为 `false` 后仍然校验，但校验不通过的单元格只显示红色边框。',
    en: 'Whether to show the text of validation messages. If `false`, values are still validated, but cells that fail only show a red border.'
  },
  'table.validConfig.className': {
    zh: '`inline` 校验提示的类名，或者返回类名的函数，对工具提示不生效。',
    en: 'The class of an `inline` message, or a function that returns the class, without effect on tooltips.'
  },
  'table.validConfig.className~rule': {
    zh: '校验不通过的规则。',
    en: 'The rule that failed.'
  },
  'table.validConfig.className~content': {
    zh: '校验提示的文字。',
    en: 'The text of the message.'
  },
  'table.validConfig.autoClear': {
    zh: '点击表格外部是否清除校验提示。',
    en: 'Whether a click outside the table clears the messages.'
  },
  'table.editRules.required': {
    zh: '是否必填。空字符串、只有空格的文字、空数组、`null` 和 `undefined` 视为空。`0` 和 `false` 不视为空。如果同一条规则设置了 [validator](table.editRules.validator)，只显示星号，不校验。',
    en: 'Whether a value is required. An empty string, blank text, an empty array, `null` and `undefined` count as empty, `0` and `false` do not. In a rule with a [validator](table.editRules.validator), `required` only shows the asterisk and is not validated.'
  },
  'table.editRules.min': {
    zh: "文字的最小长度，如果设置了 `type: 'number'`，则为最小值。数值未设置 `type` 时，长度视为 0，所以始终校验不通过。",
    en: "The minimum length of a text, or the minimum value with `type: 'number'`. If you don’t set that `type`, the length of a number is 0, so numbers always fail."
  },
  'table.editRules.max': {
    zh: "文字的最大长度，如果设置了 `type: 'number'`，则为最大值。数值未设置 `type` 时，长度视为 0，所以始终校验通过。",
    en: "The maximum length of a text, or the maximum value with `type: 'number'`. If you don’t set that `type`, the length of a number is 0, so numbers always pass."
  },
  'table.editRules.type': {
    zh: "值的类型。`number` 要求值是数值或 `'12'` 这样的文字，`min`、`max` 比较数值的大小。`array` 与 `required` 一起使用，要求值是非空数组，`string` 不生效。",
    en: "The type of the value. `number` requires a number or text such as `'12'`, and `min` and `max` then compare values. If `array`, `required` demands a non-empty array, and `string` has no effect."
  },
  'table.editRules.pattern': {
    zh: '正则表达式，或者正则表达式的字符串。请不要使用 `g` 标志，否则校验结果时对时错。',
    en: 'A regular expression, or its source as a string. Do not use the `g` flag, because validation then alternates between passing and failing.'
  },
  'table.editRules.validator': {
    zh: '自定义校验函数，或者 `VXETable.validators` 中注册的[名称](validators.cellValidatorMethod)。如果返回 `Error` 或被拒绝的 Promise，校验不通过。其他返回值都表示校验通过，包括 `false`，而同步的 `throw` 会使 `validate()` 抛出异常。',
    en: 'Your custom validator, or the [name](validators.cellValidatorMethod) of one registered in `VXETable.validators`. Validation fails if you return an `Error` or a promise that rejects. Any other return value passes, including `false`, but a synchronous `throw` makes `validate()` throw.'
  },
  'table.editRules.validator~rule': {
    zh: '当前的规则。',
    en: 'The current rule.'
  },
  'table.editRules.validator~rules': {
    zh: '该字段的全部规则。',
    en: 'All rules of the field.'
  },
  'table.editRules.message': {
    zh: '校验提示的文字，或者返回文字的函数。如果设置了全局的 [translate](setConfig.translate)，可以使用翻译的键。如果设置了 `validator`，显示其 `Error` 的文字，只有 Promise 被拒绝且没有文字才使用该配置项。',
    en: 'The text of the validation message, or a function that returns the text. If you set the global [translate](setConfig.translate), the text can be a translation key. If there is a `validator`, users see the text of its `Error`, and the option is only used if a promise rejects without a text.'
  },
  'table.editRules.content': {
    zh: '与 [message](table.editRules.message) 相同，如果两个都设置，`content` 优先。',
    en: 'The same as [message](table.editRules.message). If you set both, `content` takes precedence.'
  },
  'table.editRules.trigger': {
    zh: '校验的时机：`change` 在修改时校验，`blur` 在编辑另一个单元格时校验，`manual` 只在调用校验方法时校验。如果未设置，修改和离开单元格都会校验。点击表格外部不算 `blur`，所以保存前要调用 [validate()](table()validate)。',
    en: 'When to validate: `change` on every change, `blur` when another cell is edited, `manual` only in method calls. If you don’t set the option, both a change and leaving the cell trigger validation. A click outside the table does not count as `blur`, so call [validate()](table()validate) before you save.'
  },
  'table.editRules.maxWidth': {
    zh: '`inline` 校验提示的宽度，单位为像素。设置后，校验提示在单元格中居中。对 `validator` 的错误不生效。',
    en: 'The width of an `inline` message in pixels, which is then centered in the cell. The option has no effect on errors of a `validator`.'
  },

  // Loading and empty
  'table.loadingConfig.icon': {
    zh: '加载图标的类名，替换全局的 [LOADING](setConfig.icon.LOADING)。',
    en: 'The class of the loading icon, which replaces the global [LOADING](setConfig.icon.LOADING).'
  },
  'table.loadingConfig.text': {
    zh: '图标下面的文字，空字符串会显示默认的“加载中...”。如果不要显示文字，可以把全局的 [loadingText](setConfig.loadingText) 设为 `null`。',
    en: 'The text below the icon, where an empty string shows the default “Loading...”. If you don’t want any text, set the global [loadingText](setConfig.loadingText) to `null`.'
  },
  'table.emptyRender.name': {
    zh: '渲染器的名称，渲染器必须设置 [renderEmpty](renderer.renderEmpty)。内置的渲染器都没有设置，你需要[注册](VXETable()renderer.add)自定义渲染器。名称未注册时，显示 [emptyText](table.emptyText)。',
    en: 'The name of a renderer with [renderEmpty](renderer.renderEmpty). No built-in renderer has this function, so [register](VXETable()renderer.add) your own. If the name is not registered, [emptyText](table.emptyText) is shown.'
  },
  'table.emptyRender.props': {
    zh: '原样传入 [renderEmpty](renderer.renderEmpty) 的第二个参数，由你的渲染器决定如何使用，其他配置项也是如此。',
    en: 'Passed unchanged to [renderEmpty](renderer.renderEmpty) in the second argument, where your renderer determines how to use the value, like all other options.'
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
    zh: '是否把列设置保存到浏览器的 `localStorage`，下次打开时恢复。`true` 保存全部设置，也可以逐项开启，但表格必须设置 [id](table.id)。列用字段名标识，没有字段名时用类型标识。如果要使旧的记录失效，可以提高全局的 [version](setConfig.version)。',
    en: 'Whether to store the column settings in `localStorage` and restore them on the next visit. `true` stores all settings, and with an object, you enable them one by one. The table must have an [id](table.id). Columns are identified by field, or by type if there is no field. If you raise the global [version](setConfig.version), old records are discarded.'
  },
  'table.customConfig.storage.visible': {
    zh: '是否保存列的显示和隐藏。',
    en: 'Whether to store which columns are visible or hidden.'
  },
  'table.customConfig.storage.resizable': {
    zh: '是否保存拖动后的列宽。',
    en: 'Whether to store the widths of resized columns.'
  },
  'table.customConfig.storage.fixed': {
    zh: '是否保存固定列。如果用户取消了初始固定的列，不会保存，下次仍然固定。如果 [mode](table.customConfig.mode) 为 `popup`，在面板中固定的列[不会保存](/table/advanced/customStorage#pitfalls-defects)。',
    en: 'Whether to store fixed columns. If the user releases a column that is initially fixed, the change is not stored, and the column is fixed again on the next visit. If [mode](table.customConfig.mode) is `popup`, columns fixed in the panel are [not stored](/table/advanced/customStorage#pitfalls-defects).'
  },
  'table.customConfig.storage.sort': {
    zh: '是否保存列的顺序。只有 [mode](table.customConfig.mode) 为 `popup` 的面板可以拖动列。类型声明中的名称为 `order`，该名称不生效。',
    en: 'Whether to store the order of columns, which only the panel with [mode](table.customConfig.mode) `popup` can change. The type declaration contains the name `order` instead, which has no effect.'
  },
  'table.customConfig.checkMethod': {
    zh: '返回用户是否可以勾选某一列。返回 `false` 的列不能显示或隐藏，“全部”和重置也不改变该列，显示状态不保存。在导出弹窗中，该列也被禁用。对分组和其中的每一列，分别调用该函数。勾选分组会改变其中的全部列，包括返回 `false` 的列，所以分组也要返回 `false`。分组返回 `false` 时，其中返回 `true` 的列仍然可以单独勾选，但在导出弹窗中，该分组的全部列都被禁用。',
    en: 'Returns whether users can check or uncheck a column. If you return `false`, they can’t show or hide it. “All” and reset do not change the column either, and its visibility is not stored. The column is also disabled in the export modal. The function is called for a group and for each of its columns. The checkbox of a group changes all columns in the group, including those with `false`, so return `false` for the group too. If a group has `false`, users can still check its columns with `true` one by one, but in the export modal, all columns of the group are disabled.'
  },
  'table.customConfig.immediate': {
    zh: '勾选后是否立即生效，默认在面板关闭后一起生效。开启后，勾选“全部”和拖动列的顺序不会自动生效，再勾选任意一列才生效。',
    en: 'Whether each checkbox takes effect immediately. By default, all changes take effect when the panel closes. If you set this option, “All” and a changed order do not take effect until users click another checkbox.'
  },
  'table.customConfig.allowFixed': {
    zh: '用户是否可以在面板中把列固定到左侧、右侧，点击后立即生效。只有最外层的列有按钮，数量受 [maxFixedSize](table.columnConfig.maxFixedSize) 限制。',
    en: 'Whether users can fix a column on the left or right with buttons in the panel, which take effect immediately. Only top-level columns have these buttons, and [maxFixedSize](table.columnConfig.maxFixedSize) limits the number of fixed columns.'
  },
  'table.customConfig.showFooter': {
    zh: '面板底部是否显示重置按钮和确认按钮，只用于 `simple`。即使没有按钮，点击面板外部仍会应用改动。',
    en: 'Whether to show the reset and confirm buttons at the bottom of the `simple` panel. If you hide the buttons, clicking outside the panel still applies the changes.'
  },
  'table.customConfig.resetButtonText': {
    zh: "重置按钮的文字。如果设置了 `mode: 'popup'`，取消按钮也显示该文字，所以不要设置。",
    en: "The text of the reset button. If you set `mode: 'popup'`, the cancel button also shows this text, so do not set the option in this mode."
  },
  'table.customConfig.confirmButtonText': {
    zh: '确认按钮的文字。',
    en: 'The text of the confirm button.'
  },
  'table.customConfig.mode': {
    zh: '面板的形式，`simple`（默认）是表格右上角的小面板。`popup` 是弹窗，用户还可以拖动列的顺序，需要弹窗模块。`popup` 的取消按钮也会应用改动，点击右上角的关闭图标或按 Esc 则把改动保留到下一次确认或更新列时。在弹窗中固定的列不由 [storage](table.customConfig.storage) 保存。',
    en: 'The form of the panel, where `simple` (default) is a small panel at the top right of the table. `popup` is a modal in which users can also reorder columns by dragging, and requires the Modal module. The cancel button of `popup` also applies the changes. The close icon and Esc keep the changes until the next confirmation or update of the columns. [storage](table.customConfig.storage) does not store columns fixed in the modal.'
  },
  'table.customConfig.visibleMethod': {
    zh: '返回某一列是否显示在面板中，返回 `false` 不影响该列在表格中是否可见。勾选“全部”仍会改变该列，如果要避免，[checkMethod](table.customConfig.checkMethod) 也要返回 `false`。',
    en: 'Returns whether a column is listed in the panel. If you return `false`, the column’s visibility in the table does not change. “All” still changes the column, unless [checkMethod](table.customConfig.checkMethod) also returns `false`.'
  },
  'table.customConfig.trigger': {
    zh: '设为 `hover` 后，鼠标离开面板的列表约 300 ms，面板自动关闭，只用于 `simple`。工具栏按钮打开面板的方式可以通过 [toolbar.custom.trigger](toolbar.custom.trigger) 设置。',
    en: 'If `hover`, the `simple` panel closes about 300 ms after the pointer leaves its list. You can set how the toolbar button opens the panel in [toolbar.custom.trigger](toolbar.custom.trigger).'
  },

  // Virtual scrolling
  'table.scrollX.gt': {
    zh: '列数（包括隐藏的列）达到该值后，启用横向虚拟滚动。`0` 表示始终启用，负数表示从不启用。未开启 [enabled](table.scrollX.enabled) 时不生效。',
    en: 'The number of columns, including hidden ones, from which horizontal virtual scrolling applies. `0` means always, a negative number never. The option has no effect unless you set [enabled](table.scrollX.enabled).'
  },
  'table.scrollX.oSize': {
    zh: '可视区域左右两侧各多渲染的列数，默认为 0。如果单元格渲染较慢，滚动时显示空白，才需要增大。',
    en: 'The number of extra columns rendered on either side of the viewport, by default 0. Increase the number only if your cells are slow and leave blank space during scrolling.'
  },
  'table.scrollX.scrollToLeftOnChange': {
    zh: '更换数据之后是否回到最左侧，默认停留在原来的位置。即使未开启虚拟滚动也生效。',
    en: 'Whether to return to the left edge when new data is loaded. By default, the position stays the same. The option also takes effect if you don’t use virtual scrolling.'
  },
  'table.scrollX.enabled': {
    zh: '是否开启横向虚拟滚动，3.8 默认关闭。运行中的修改到下一次加载列才生效，不支持 [spanMethod](table.spanMethod)。',
    en: 'Whether to enable horizontal virtual scrolling, which is disabled by default in 3.8. If you change it later, the change takes effect when columns are loaded the next time. You can’t combine it with [spanMethod](table.spanMethod).'
  },
  'table.scrollY.gt': {
    zh: '行数达到该值后，启用纵向虚拟滚动，树形表格只计算可见的节点。`0` 表示始终启用，负数表示从不启用。未开启 [enabled](table.scrollY.enabled) 时不生效。',
    en: 'The number of rows from which vertical virtual scrolling applies, where a tree table counts only visible nodes. `0` means always, a negative number never. The option has no effect unless you set [enabled](table.scrollY.enabled).'
  },
  'table.scrollY.oSize': {
    zh: '可视区域上下各多渲染的行数，默认为 0。如果渲染的行超过 40 行，表格在停顿 20 ms 后才渲染，更容易显示空白，所以不要设置得太大。',
    en: 'The number of extra rows rendered above and below the viewport, by default 0. If more than 40 rows are rendered, the table renders only after a pause of 20 ms, which leaves more blank space, so keep the number small.'
  },
  'table.scrollY.mode': {
    zh: '滚轮的处理方式：`wheel` 由表格处理滚轮，分为许多小步滚动，`default` 由浏览器滚动。只有启用了虚拟滚动才生效。',
    en: 'How the mouse wheel is handled: with `wheel`, the table handles the wheel and scrolls in many small steps. With `default`, the browser scrolls. The option only takes effect while virtual scrolling applies.'
  },
  'table.scrollY.enabled': {
    zh: '是否开启纵向虚拟滚动，3.8 默认关闭，条件和限制见[大量数据](/table/scroll/scroll#requirements)。运行中的修改到下一次加载数据才生效，树形表格必须设置 [transform](table.treeConfig.transform)。不支持展开行和 [spanMethod](table.spanMethod)。',
    en: 'Whether to enable vertical virtual scrolling, which is disabled by default in 3.8 (for requirements and limits, see [Large data sets](/table/scroll/scroll#requirements)). If you change it later, the change takes effect when data is loaded the next time. Tree tables require [transform](table.treeConfig.transform), and you can’t combine it with expandable rows or [spanMethod](table.spanMethod).'
  },
  'table.scrollY.scrollToTopOnChange': {
    zh: '更换数据之后是否回到顶部，默认停留在原来的位置。排序和筛选不算更换数据。即使未开启虚拟滚动也生效。',
    en: 'Whether to return to the top when new data is loaded. By default, the position stays the same, and sorting and filtering do not count as new data. The option also takes effect if you don’t use virtual scrolling.'
  },
  'table.scrollY.adaptive': {
    zh: '滚动时是否立即渲染行，默认开启，渲染的行超过 40 行时除外。设为 `false` 后，始终在停顿 20 ms 后才渲染，渲染的次数减少，但会显示空白。该配置项在创建表格时读取。',
    en: 'Whether to render rows immediately during scrolling, which is the default up to 40 rendered rows. If `false`, the table always renders after a pause of 20 ms, which renders rows less often but leaves blank space. The option is read when the table is created.'
  },
  'table.scrollY.rHeight': {
    zh: '单元格的高度，单位为像素。已废弃，改用 `rowConfig.height`。即使未开启虚拟滚动也生效。',
    en: 'The height of cells in pixels. Deprecated; use `rowConfig.height` instead. The option also takes effect without virtual scrolling.',
    deprecated: 'table.rowConfig.height'
  }
} satisfies MemberTexts
