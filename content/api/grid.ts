import type { MemberTexts } from './texts'

export default {
  'grid.layouts': {
    zh: '各部分从上到下的显示顺序。未列出的部分即使已经配置也不显示。如果所有表格都要使用同样的顺序，可以通过 [grid.layouts](setConfig.grid.layouts) 全局设置。',
    en: 'The order of the parts from top to bottom. A part that is not listed is not shown, even if it is configured. You can set the order for all grids with the global [grid.layouts](setConfig.grid.layouts).'
  },
  'grid.columns': {
    zh: "列的数组，每一项的属性与 [vxe-column](column.field) 相同。带有 `children`（列的数组）的项是分组表头，可以嵌套，其自身的 `field`、`width` 和 `visible` 不生效。列的插槽通过 `slots` 设置，例如 `{ default: 'name_cell' }`。其中键是 [vxe-column 的插槽](column#default)名，值是 `vxe-grid` 上的插槽名。值也可以是函数，参数为 `(params, h)`，返回节点。替换整个数组会重建全部列，排序、筛选和列宽随之丢失。修改某一项的属性不会更新表格。",
    en: "The columns, each with the props of [vxe-column](column.field). An item with `children`, an array of columns, is a grouped header. Groups can be nested, and their `field`, `width` and `visible` have no effect. `slots`, such as `{ default: 'name_cell' }`, sets the slots of a column. Each key is a [slot of vxe-column](column#default), and each value is the name of a slot of the grid. A value can also be a function that receives `(params, h)` and returns nodes. If you replace the array, all columns are rebuilt, which discards sorting, filters and widths. Changing a property of one item does not update the table."
  },
  'grid.pagerConfig': {
    zh: '设置后显示分页组件，配置项与 [vxe-pager](pager.layouts) 的属性相同。使用数据代理时，页码和总数由代理管理，[首次查询](/table/grid/pageProxy#pitfalls-limits)始终是第 1 页，`currentPage` 的初始值不生效。否则需要在 [page-change](grid@page-change) 中更新页码和总数。全局的 `grid.pagerConfig` 只提供默认值，每个表格仍要设置该属性，可以设置为 `true`。设置了 `pageSize` 时，不要在模板中使用对象字面量。否则父组件每次渲染，都会重置用户选择的每页条数。见[数据代理](/table/grid/proxy#pager)。',
    en: 'Shows a pager. The options are the props of [vxe-pager](pager.layouts). If you use a data proxy, the page number and the total are managed automatically. The [first query](/table/grid/pageProxy#pitfalls-limits) always requests page 1, whatever `currentPage` is. Otherwise, update them on [page-change](grid@page-change). The global `grid.pagerConfig` only sets defaults, so each grid still needs this prop, which can be `true`. If you set `pageSize`, do not use an object literal in the template, otherwise every render of the parent component resets the page size that the user selected. See [Data proxy](/table/grid/proxy#pager).'
  },
  'grid.pagerConfig.enabled': {
    zh: '是否显示分页组件。设为 `false` 后，其余设置保留。使用数据代理时，查询也不再分页。',
    en: 'Whether to show the pager. If `false`, your other settings are kept. If you use a data proxy, its queries are then no longer paginated.'
  },
  'grid.pagerConfig.slots': {
    zh: '分页组件两端的插槽 `left` 和 `right`。值是 `vxe-grid` 上的插槽名，或者返回节点的函数。',
    en: 'The slots at both ends of the pager, `left` and `right`. Each value is the name of a slot of the grid or a function that returns nodes.'
  },
  'grid.proxyConfig': {
    zh: '数据代理的配置，可以让表格自动发送查询、分页、排序、筛选、保存和删除的请求，不能与 `data` 同时设置。替换该对象会使查询表单恢复初始值，但不重新查询，所以应把该对象放在你的组件的 `data` 中。见[数据代理](/table/grid/proxy)。',
    en: 'The data proxy, which sends the requests for queries, pagination, sorting, filtering, saving and deleting. You can’t set `data` at the same time. Replacing the object resets the query form but does not query again, so keep the object in your component’s `data` (see [Data proxy](/table/grid/proxy)).'
  },
  'grid.proxyConfig.autoLoad': {
    zh: "是否在创建后自动查询一次。设为 `false` 后，需要你调用 [commitProxy('query')](grid()commitProxy) 才加载数据。",
    en: "Whether to query once automatically after creation. If `false`, the grid does not load data until you call [commitProxy('query')](grid()commitProxy)."
  },
  'grid.proxyConfig.message': {
    zh: '删除和保存之后是否显示消息提示，以及删除之前是否需要确认。需要[弹窗](/table/module/modal)模块。设为 `false` 后，删除不需要确认，也不触发 [proxy-delete](grid@proxy-delete)。查询失败时始终不显示提示。',
    en: 'Whether to show messages after deleting and saving, and a confirmation before deleting. You need the [modal](/table/module/modal) module. If `false`, users don’t have to confirm deleting, and [proxy-delete](grid@proxy-delete) does not fire. A failed query never shows a message.'
  },
  'grid.proxyConfig.seq': {
    zh: '序号是否跨页连续，即第二页接着第一页编号。需要设置 [pagerConfig](grid.pagerConfig)，开启后覆盖 `seq-config` 的 `startIndex`。',
    en: 'Whether row numbers are continuous across pages, so that page 2 continues after page 1. You need [pagerConfig](grid.pagerConfig), and `startIndex` of `seq-config` is overridden.'
  },
  'grid.proxyConfig.sort': {
    zh: '用户点击表头排序后，是否回到第一页重新查询。还需要把 [sortConfig.remote](table.sortConfig.remote) 设为 `true`，否则仍在浏览器中排序。',
    en: 'Whether sorting by clicking a header queries again from the first page. You also have to set [sortConfig.remote](table.sortConfig.remote) to `true`, otherwise rows are still sorted in the browser.'
  },
  'grid.proxyConfig.filter': {
    zh: '用户确认筛选后，是否回到第一页重新查询。还需要把 [filterConfig.remote](table.filterConfig.remote) 设为 `true`，否则仍在浏览器中筛选。',
    en: 'Whether confirming a filter queries again from the first page. You also have to set [filterConfig.remote](table.filterConfig.remote) to `true`, otherwise rows are still filtered in the browser.'
  },
  'grid.proxyConfig.form': {
    zh: '是否由数据代理管理 [formConfig](grid.formConfig) 的数据，并作为 `form` 传入 `query`。初始值取自最外层表单项的 `itemRender.defaultValue`，不读取嵌套的项。开启后不能设置 `formConfig.data`。如果不开启，提交和重置也会查询，但 `form` 是空对象。',
    en: 'Whether the data proxy manages the data of [formConfig](grid.formConfig) and passes the data to `query` as `form`. Initial values come from the top-level items’ `itemRender.defaultValue`, but nested items are not read. If enabled, you can’t set `formConfig.data`. If not enabled, submit and reset still query, but `form` is an empty object.'
  },
  'grid.proxyConfig.response': {
    zh: '你的接口返回的各个值在响应中的位置，每个配置项可以是路径或函数。设置后替换全部默认位置，省略的配置项按各自的默认值处理。',
    en: 'The positions of the values in your response, each set as a path or a function. The object replaces all default positions, and options that you omit use the default described for each option.'
  },
  'grid.proxyConfig.response.list': {
    zh: '没有分页时，行数组的位置。如果未设置，整个响应就是行的数组。导出全部行时不读取该配置项，见[导出](/table/advanced/export)。',
    en: 'The position of the array of rows without pagination. If you don’t set it, the whole response is the array. Exporting all pages does not read this option, see [Export](/table/advanced/export).'
  },
  'grid.proxyConfig.response.list~data': {
    zh: '请求返回的整个响应。',
    en: 'The whole response of the request.'
  },
  'grid.proxyConfig.response.result': {
    zh: '当前页的行数组的位置，用于有分页的查询，默认为 `result`。',
    en: 'The position of the rows of the current page with pagination, by default `result`.'
  },
  'grid.proxyConfig.response.result~data': { same: 'grid.proxyConfig.response.list~data' },
  'grid.proxyConfig.response.total': {
    zh: '总条数的位置，用于有分页的查询，默认为 `page.total`。如果获取不到值，总条数为 0，分页组件只有一页。',
    en: 'The position of the total number of rows with pagination, by default `page.total`. If no value is found, the total is 0 and the pager has one page.'
  },
  'grid.proxyConfig.response.total~data': { same: 'grid.proxyConfig.response.list~data' },
  'grid.proxyConfig.response.message': {
    zh: '删除和保存之后消息提示的文字的位置。请求被拒绝时，从错误对象中获取。未设置 `response` 时为 `message`；如果设置了 `response` 而省略该项，显示内置的文字。只支持路径，3.8.6 不会调用函数。',
    en: 'The position of the message text after deleting and saving. If the request rejects, the text is taken from the error object. If you don’t set `response`, the default is `message`. If you set `response` but not this option, users see a built-in text. You can only set a path, because 3.8.6 does not call a function.'
  },
  'grid.proxyConfig.ajax': {
    zh: '你发送请求的函数，包括 `query`、`delete`、`save`，以及导出全部行所用的 `queryAll`，都要返回 Promise。函数同步抛出异常时，加载状态不会结束，所以应把函数声明为 `async`。',
    en: 'Your functions that send requests: `query`, `delete`, `save`, and `queryAll` for exporting all pages. Each must return a promise. If a function throws synchronously, the loading state does not end, so declare the functions as `async`.'
  },
  'grid.proxyConfig.ajax.query': {
    zh: '查询数据。有分页时返回当前页的行和总数，没有分页时返回行的数组，参数 `page` 是空对象。参数中的 `$grid` 是表格的实例。过期的响应会覆盖新的数据，见[数据代理](/table/grid/proxy#pitfalls-limits)。',
    en: 'Queries the data. If you paginate, return the rows of the current page and the total. If you don’t, return an array of rows, and the parameter `page` is an empty object. The parameter `$grid` is the grid instance. A stale response replaces newer data, see [Data proxy](/table/grid/proxy#pitfalls-limits).'
  },
  'grid.proxyConfig.ajax.query~button': {
    zh: '与查询指令对应的工具栏按钮，没有对应的按钮时为 `null`。',
    en: 'The toolbar button for the command of the query, or `null`.'
  },
  'grid.proxyConfig.ajax.query~code': {
    zh: '发起查询的指令：`_init`（首次查询）、`query` 或 `reload`。',
    en: 'The command that started the query: `_init` for the first query, `query` or `reload`.'
  },
  'grid.proxyConfig.ajax.query~options': {
    zh: '`ajax` 中的该函数本身。',
    en: 'The function itself, as set in `ajax`.'
  },
  'grid.proxyConfig.ajax.query~args': {
    zh: '[commitProxy()](grid()commitProxy) 在指令之后接收的参数。如果由工具栏触发，参数是对象 `{ $event }`。',
    en: 'The arguments that [commitProxy()](grid()commitProxy) received after the command. From the toolbar, the argument is an object `{ $event }`.'
  },
  'grid.proxyConfig.ajax.delete': {
    zh: '删除勾选的行。用户确认之后立即发送请求，成功后重新查询。已插入但未保存的行不提交。如果只勾选了这样的行，会直接从表格中移除，不发送请求。',
    en: 'Deletes the checked rows. The request is sent immediately after the confirmation, and a query follows on success. Inserted rows that are not saved yet are not submitted. If the user checks only such rows, they are removed from the table without a request.'
  },
  'grid.proxyConfig.ajax.delete~body': {
    zh: '`removeRecords` 是要删除的行。',
    en: '`removeRecords` contains the rows to delete.'
  },
  'grid.proxyConfig.ajax.delete~button': {
    zh: '`code` 相同的工具栏按钮，没有时为 `null`。',
    en: 'The toolbar button with this `code`, or `null`.'
  },
  'grid.proxyConfig.ajax.delete~options': { same: 'grid.proxyConfig.ajax.query~options' },
  'grid.proxyConfig.ajax.delete~args': { same: 'grid.proxyConfig.ajax.query~args' },
  'grid.proxyConfig.ajax.save': {
    zh: '一次提交全部改动，成功后重新查询。如果设置了 [editRules](table.editRules)，会先校验，校验不通过就不发送请求。没有改动时，只显示消息提示。要让 `updateRecords` 包含修改过的行，需要开启 [keepSource](table.keepSource)。',
    en: 'Submits all changes in one request and queries again on success. If you set [editRules](table.editRules), rows are validated first, and the grid does not send a request if validation fails. If nothing has changed, users only see a message. `updateRecords` only contains changed rows if you enable [keepSource](table.keepSource).'
  },
  'grid.proxyConfig.ajax.save~body': {
    zh: '`insertRecords` 是新增的行，`updateRecords` 是修改过的行，`removeRecords` 是从表格中移除的行，`pendingRecords` 是标记删除的行。新增后又标记删除的行不在 `insertRecords` 和 `pendingRecords` 中。',
    en: '`insertRecords` contains inserted rows, `updateRecords` changed rows, `removeRecords` rows removed from the table, and `pendingRecords` rows marked for deletion. Inserted rows that were marked for deletion are in neither `insertRecords` nor `pendingRecords`.'
  },
  'grid.proxyConfig.ajax.save~button': { same: 'grid.proxyConfig.ajax.delete~button' },
  'grid.proxyConfig.ajax.save~options': { same: 'grid.proxyConfig.ajax.query~options' },
  'grid.proxyConfig.ajax.save~args': { same: 'grid.proxyConfig.ajax.query~args' },
  'grid.proxyConfig.ajax.queryAll': {
    zh: '导出方式为 `all` 时请求全部行，见[导出所有页](/table/advanced/export#export-all-pages)，参数 `sort` 和 `filters` 都是条件的数组。结果必须是行的数组，不读取 `response`。如果你的接口返回的不是数组，请在该函数中取出数组。请求失败时，导出也失败，见[处理失败](/table/practice/proxyServer#failure)。',
    en: 'Requests all rows when the export mode is `all`, see [Export all pages](/table/advanced/export#export-all-pages). The parameters `sort` and `filters` are arrays of conditions. Must resolve with an array of rows, because `response` is not read. If your response is not an array, extract the array in this function. If the request fails, the export also fails, see [Handle failures](/table/practice/proxyServer#failure).'
  },
  'grid.proxyConfig.ajax.queryAll~sort': {
    zh: '全部排序条件，按优先级排列，每一项包含 `field` 和 `order`。',
    en: 'All sort conditions in order of priority, each with `field` and `order`.'
  },
  'grid.proxyConfig.ajax.queryAll~options': {
    zh: '本次导出的选项，见 [exportConfig](table.exportConfig)。',
    en: 'The options of this export, as in [exportConfig](table.exportConfig).'
  },
  'grid.proxyConfig.ajax.queryAll~target': {
    zh: '`ajax.queryAll` 函数本身。',
    en: 'The function `ajax.queryAll` itself.'
  },
  'grid.proxyConfig.props': {
    zh: '`response` 的旧名称，只支持路径。设置 `response` 后，查询、保存和删除不读取该对象，但导出全部行仍读取 `props.list`，所以请求失败后可能导出没有数据行的文件。你可以在 `queryAll` 中取出数组。',
    en: 'The old name of `response`, which supports paths only. If you set `response`, queries, saving and deleting do not read this object. Exporting all pages still reads `props.list`, so a file without rows may be exported after a failed request. Extract the array in `queryAll` instead.',
    deprecated: 'grid.proxyConfig.response'
  },
  'grid.proxyConfig.props.list': {
    zh: '没有分页时，行数组的路径。导出全部行也读取该路径，不读取 `response.list`。',
    en: 'The path of the rows without pagination. Exporting all pages also reads this path, not `response.list`.',
    deprecated: 'grid.proxyConfig.response.list'
  },
  'grid.proxyConfig.props.result': {
    zh: '有分页时，行数组的路径。',
    en: 'The path of the rows with pagination.',
    deprecated: 'grid.proxyConfig.response.result'
  },
  'grid.proxyConfig.props.total': {
    zh: '有分页时，总条数的路径。',
    en: 'The path of the total with pagination.',
    deprecated: 'grid.proxyConfig.response.total'
  },
  'grid.proxyConfig.props.message': {
    zh: '删除和保存之后消息提示的文字的路径。',
    en: 'The path of the message text after deleting and saving.',
    deprecated: 'grid.proxyConfig.response.message'
  },
  'grid.proxyConfig.beforeItem': {
    zh: '查询表单第一次渲染之前，对每个最外层的表单项调用一次。你可以直接修改 `item`，例如填充下拉框的选项。',
    en: 'Called once for each top-level item before the query form is first rendered. You can change `item` directly, for example to fill in the options of a dropdown.'
  },
  'grid.proxyConfig.beforeQuery': {
    zh: '代替 [ajax.query](grid.proxyConfig.ajax.query) 发送请求，而不是在请求之前执行。参数和返回值与 `ajax.query` 相同，而且仍然需要设置 `ajax.query`，否则不查询。你可以通过参数的 `options` 获取原函数。',
    en: 'Sends the request instead of [ajax.query](grid.proxyConfig.ajax.query), rather than running before the request. The arguments and the return value are those of `ajax.query`. You must still set `ajax.query`, otherwise no query is sent. You get the original function as `options` of the argument.'
  },
  'grid.proxyConfig.beforeQuery~code': { same: 'grid.proxyConfig.ajax.query~code' },
  'grid.proxyConfig.beforeQuery~button': { same: 'grid.proxyConfig.ajax.query~button' },
  'grid.proxyConfig.beforeQuery~options': { same: 'grid.proxyConfig.ajax.query~options' },
  'grid.proxyConfig.beforeQuery~args': { same: 'grid.proxyConfig.ajax.query~args' },
  'grid.proxyConfig.afterQuery': {
    zh: '查询成功之后、表格加载行之前调用，返回值被忽略。参数与 `ajax.query` 的参数相同，不包含响应。如果需要查询结果，可以通过 [getProxyInfo()](grid()getProxyInfo) 获取。等待一次 `$nextTick()` 之后，表格才有新的行。',
    en: 'Called after a successful query, before the table loads the rows, and the return value is ignored. The arguments are those of `ajax.query`, without the response. If you need the result, call [getProxyInfo()](grid()getProxyInfo). The table has the new rows only after `$nextTick()`.'
  },
  'grid.proxyConfig.afterQuery~code': { same: 'grid.proxyConfig.ajax.query~code' },
  'grid.proxyConfig.afterQuery~button': { same: 'grid.proxyConfig.ajax.query~button' },
  'grid.proxyConfig.afterQuery~options': { same: 'grid.proxyConfig.ajax.query~options' },
  'grid.proxyConfig.afterQuery~args': { same: 'grid.proxyConfig.ajax.query~args' },
  'grid.proxyConfig.beforeDelete': {
    zh: '代替 [ajax.delete](grid.proxyConfig.ajax.delete) 发送请求，参数相同，仍然需要设置 `ajax.delete`。',
    en: 'Sends the request instead of [ajax.delete](grid.proxyConfig.ajax.delete), with the same arguments. You must still set `ajax.delete`.'
  },
  'grid.proxyConfig.beforeDelete~body': { same: 'grid.proxyConfig.ajax.delete~body' },
  'grid.proxyConfig.beforeDelete~button': { same: 'grid.proxyConfig.ajax.delete~button' },
  'grid.proxyConfig.beforeDelete~options': { same: 'grid.proxyConfig.ajax.delete~options' },
  'grid.proxyConfig.beforeDelete~args': { same: 'grid.proxyConfig.ajax.delete~args' },
  'grid.proxyConfig.afterDelete': {
    zh: "删除成功之后调用，代替自动的重新查询。如果需要刷新，可以调用 [commitProxy('query')](grid()commitProxy)。返回值被忽略。",
    en: "Called after a successful deletion, in place of the automatic query. If you want to refresh, call [commitProxy('query')](grid()commitProxy). The return value is ignored."
  },
  'grid.proxyConfig.afterDelete~body': { same: 'grid.proxyConfig.ajax.delete~body' },
  'grid.proxyConfig.afterDelete~button': { same: 'grid.proxyConfig.ajax.delete~button' },
  'grid.proxyConfig.afterDelete~options': { same: 'grid.proxyConfig.ajax.delete~options' },
  'grid.proxyConfig.afterDelete~args': { same: 'grid.proxyConfig.ajax.delete~args' },
  'grid.proxyConfig.beforeSave': {
    zh: '代替 [ajax.save](grid.proxyConfig.ajax.save) 发送请求，参数相同，仍然需要设置 `ajax.save`。',
    en: 'Sends the request instead of [ajax.save](grid.proxyConfig.ajax.save), with the same arguments. You must still set `ajax.save`.'
  },
  'grid.proxyConfig.beforeSave~body': { same: 'grid.proxyConfig.ajax.save~body' },
  'grid.proxyConfig.beforeSave~button': { same: 'grid.proxyConfig.ajax.save~button' },
  'grid.proxyConfig.beforeSave~options': { same: 'grid.proxyConfig.ajax.save~options' },
  'grid.proxyConfig.beforeSave~args': { same: 'grid.proxyConfig.ajax.save~args' },
  'grid.proxyConfig.afterSave': {
    zh: "保存成功之后调用，代替自动的重新查询。如果需要刷新，可以调用 [commitProxy('query')](grid()commitProxy)。返回值被忽略。",
    en: "Called after saving succeeds, in place of the automatic query. If you want to refresh, call [commitProxy('query')](grid()commitProxy). The return value is ignored."
  },
  'grid.proxyConfig.afterSave~body': { same: 'grid.proxyConfig.ajax.save~body' },
  'grid.proxyConfig.afterSave~button': { same: 'grid.proxyConfig.ajax.save~button' },
  'grid.proxyConfig.afterSave~options': { same: 'grid.proxyConfig.ajax.save~options' },
  'grid.proxyConfig.afterSave~args': { same: 'grid.proxyConfig.ajax.save~args' },
  'grid.proxyConfig.beforeQueryAll': {
    zh: '代替 [ajax.queryAll](grid.proxyConfig.ajax.queryAll) 发送请求，参数相同，仍然需要设置 `ajax.queryAll`。',
    en: 'Sends the request instead of [ajax.queryAll](grid.proxyConfig.ajax.queryAll), with the same arguments. You must still set `ajax.queryAll`.'
  },
  'grid.proxyConfig.beforeQueryAll~sort': { same: 'grid.proxyConfig.ajax.queryAll~sort' },
  'grid.proxyConfig.beforeQueryAll~options': { same: 'grid.proxyConfig.ajax.queryAll~options' },
  'grid.proxyConfig.beforeQueryAll~target': { same: 'grid.proxyConfig.ajax.queryAll~target' },
  'grid.proxyConfig.afterQueryAll': {
    zh: '获取全部行之后、生成文件之前调用，返回值被忽略。请求失败也会调用，`options.data` 是拒绝的原因。',
    en: 'Called after all rows are received, before the file is created, and the return value is ignored. The function is also called after a failed request, and `options.data` is then the reason of the rejection.'
  },
  'grid.proxyConfig.afterQueryAll~sort': { same: 'grid.proxyConfig.ajax.queryAll~sort' },
  'grid.proxyConfig.afterQueryAll~options': { same: 'grid.proxyConfig.ajax.queryAll~options' },
  'grid.proxyConfig.afterQueryAll~target': { same: 'grid.proxyConfig.ajax.queryAll~target' },
  'grid.proxyConfig.beforeColumn': {
    zh: '创建每个列对象时调用，你可以直接修改 `column`。',
    en: 'Called for each column object when the object is created. You can change `column` directly.'
  },
  'grid.proxyConfig.enabled': {
    zh: '是否启用数据代理。在 3.8.6 中不生效，设为 `false` 仍然启用。如果要关闭数据代理，不要设置 `proxy-config`。',
    en: 'Whether to enable the data proxy, but without effect in 3.8.6: with `false`, the data proxy is still enabled. If you want to disable the data proxy, do not set `proxy-config`.'
  },
  'grid.toolbar': {
    zh: '`toolbarConfig` 的旧名称，如果两者都设置，`toolbarConfig` 优先。',
    en: 'The old name of `toolbarConfig`. If you set both, `toolbarConfig` takes precedence.',
    deprecated: 'grid.toolbarConfig'
  },
  'grid.toolbarConfig': {
    zh: '设置后显示工具栏，配置项与 [vxe-toolbar](toolbar.buttons) 的属性相同。点击按钮会执行 `code` 表示的指令，见[使用内置的指令](/table/commands/api#built-in)。',
    en: 'Shows a toolbar, whose options are the props of [vxe-toolbar](toolbar.buttons). Clicking a button runs the command named by its `code`, see [Use built-in commands](/table/commands/api#built-in).'
  },
  'grid.toolbarConfig.enabled': {
    zh: '是否显示该部分，设为 `false` 后其余设置保留。',
    en: 'Whether to show this part, or hide it and keep your other settings (`false`).'
  },
  'grid.toolbarConfig.slots': {
    zh: '工具栏的插槽 `buttons` 和 `tools`。值是 `vxe-grid` 上的插槽名，或者返回节点的函数。如果没有在这里设置，同名的插槽不显示。',
    en: 'The slots of the toolbar, `buttons` and `tools`, each the name of a slot of the grid or a function that returns nodes. Slots with these names are not shown unless you set them here.'
  },
  'grid.formConfig': {
    zh: '设置后在表格上方显示查询表单，配置项与 [vxe-form](form.items) 的属性相同。没有 `items` 就不显示。使用数据代理时，提交和重置都从第一页重新查询。表单的值见 [proxyConfig.form](grid.proxyConfig.form)。',
    en: 'Shows a query form above the table, whose options are the props of [vxe-form](form.items). If you don’t set `items`, the grid does not show a form. If you use a data proxy, submit and reset query again from the first page. You find the form’s values in [proxyConfig.form](grid.proxyConfig.form).'
  },
  'grid.formConfig.enabled': { same: 'grid.toolbarConfig.enabled' },
  'grid.zoomConfig': {
    zh: '最大化的配置，只有一个配置项。工具栏按钮的图标可以通过 [toolbar.zoom](toolbar.zoom) 设置。',
    en: 'The settings for maximizing, with a single option. You can set the icons of the toolbar button in [toolbar.zoom](toolbar.zoom).'
  },
  'grid.zoomConfig.escRestore': {
    zh: '用户是否可以按 Esc 键还原最大化的表格，默认为 `true`。',
    en: 'Whether users can restore a maximized grid with Esc, by default `true`.'
  },
  'grid@proxy-query': {
    zh: '查询结束时触发。首次自动查询成功或失败都触发，由翻页、排序、筛选和表单引起的查询也是如此。工具栏的刷新和查询按钮只在成功时触发。直接调用 [commitProxy()](grid()commitProxy) 不触发，可以检查该方法的返回值。',
    en: 'Fires when a query ends. For the first automatic query and for queries caused by page changes, sorting, filters and the form, the event fires on success and on failure. For toolbar buttons, the event fires only on success. A direct call of [commitProxy()](grid()commitProxy) never fires the event, so use the value that your call resolves with.'
  },
  'grid@proxy-query~status': {
    zh: '请求是否成功。',
    en: 'Whether the request succeeded.'
  },
  'grid@proxy-query~$event': {
    zh: '首次查询是库创建的 `init` 事件，由工具栏引起的查询是对象 `{ $event }`，翻页时为 `undefined`。',
    en: 'For the first query, an `init` event created by the library; from the toolbar, an object `{ $event }`; after a page change, `undefined`.'
  },
  'grid@toolbar-button-click': {
    zh: '点击工具栏左侧带有 `code` 的按钮时触发，没有 `code` 的按钮不触发。数据代理或全局指令已经开始执行，但不一定已经完成。',
    en: 'Fires when a button with a `code` on the left of the toolbar is clicked, but not for buttons without a `code`. The data proxy or the global command has started by then but may not have finished.'
  },
  'grid@toolbar-button-click~$event': {
    zh: '对象 `{ $event }`，原生事件在该对象的 `$event` 中。',
    en: 'An object `{ $event }`, which contains the native event.'
  },
  'grid@toolbar-tool-click': {
    zh: '点击工具栏右侧带有 `code` 的按钮时触发。其余与 [toolbar-button-click](grid@toolbar-button-click) 相同。内置的刷新、导出等图标不触发。',
    en: 'Fires when a button of `tools` with a `code` is clicked. Otherwise the same as [toolbar-button-click](grid@toolbar-button-click). The built-in icons, such as refresh and export, do not fire the event.'
  },
  'grid@toolbar-tool-click~$event': { same: 'grid@toolbar-button-click~$event' },
  'grid@page-change': {
    zh: '用户改变页码或每页条数时触发。如果未使用数据代理，你需要在这里更新 [pagerConfig](grid.pagerConfig) 并请求数据。使用数据代理时，随后会自动查询。',
    en: 'Fires when the user changes the page number or the page size. If you don’t use a data proxy, update [pagerConfig](grid.pagerConfig) and request the data here, otherwise a query follows automatically.'
  },
  'grid@page-change~type': { same: 'pager@page-change~type' },
  'grid@form-submit': {
    zh: '查询表单校验通过并提交时触发。使用数据代理时，已经开始从第一页重新查询。',
    en: 'Fires when the query form passes validation and is submitted. If you use a data proxy, a query from the first page has already started.'
  },
  'grid@form-reset': {
    zh: '查询表单重置时触发。使用数据代理时，已经开始从第一页重新查询。',
    en: 'Fires when the query form is reset. If you use a data proxy, a query from the first page has already started.'
  },
  'grid@form-submit-invalid': {
    zh: '提交查询表单而校验不通过时触发，不发起查询。',
    en: 'Fires when the query form fails validation on submit, and no query is sent.'
  },
  'grid@form-toggle-collapse': {
    zh: '点击查询表单的展开、收起按钮时触发，随后表格重新计算高度。',
    en: 'Fires when the button that expands or collapses the query form is clicked, after which the table recalculates its height.'
  },
  'grid@form-toggle-collapse~status': {
    zh: '收起后为 `true`，与 `collapse` 相同。',
    en: '`true` if the form is now collapsed, the same as `collapse`.'
  },
  'grid@form-collapse': {
    zh: '与 [form-toggle-collapse](grid@form-toggle-collapse) 同时触发，参数相同，监听其中一个即可。',
    en: 'Fires together with [form-toggle-collapse](grid@form-toggle-collapse), with the same parameters, so listen to only one of the two events.'
  },
  'grid@form-collapse~status': { same: 'grid@form-toggle-collapse~status' },
  'grid@zoom': {
    zh: '用户通过工具栏按钮或 Esc 键最大化或还原表格后触发，状态已经改变。调用 [zoom()](grid()zoom)、[maximize()](grid()maximize) 和 [revert()](grid()revert) 不触发。',
    en: 'Fires when the user maximizes or restores the grid with the toolbar button or Esc. The state has already changed, and the event does not fire when you call [zoom()](grid()zoom), [maximize()](grid()maximize) or [revert()](grid()revert).'
  },
  'grid@zoom~type': {
    zh: '`max` 表示最大化，`revert` 表示还原。',
    en: '`max` for maximized, `revert` for restored.'
  },
  'grid@proxy-delete': {
    zh: "点击工具栏的 `delete` 按钮并删除成功后触发。如果删除失败、用户取消或设置了 `message: false`，不触发该事件，直接调用 `commitProxy('delete')` 也不触发。",
    en: "Fires when the `delete` button of the toolbar has deleted the rows. The event does not fire on failure, on cancel, with `message: false` or when you call `commitProxy('delete')` directly."
  },
  'grid@proxy-delete~status': {
    zh: '始终为 `true`。',
    en: 'Always `true`.'
  },
  'grid@proxy-delete~isReload': {
    zh: '始终为 `false`。',
    en: 'Always `false`.'
  },
  'grid@proxy-delete~$event': { same: 'grid@toolbar-button-click~$event' },
  'grid@proxy-save': {
    zh: "点击工具栏的 `save` 按钮并保存成功后触发。保存失败、校验不通过或没有改动时，不触发该事件，直接调用 `commitProxy('save')` 也不触发。",
    en: "Fires when the `save` button of the toolbar has saved the changes. The event does not fire on failure, if validation fails, without changes or when you call `commitProxy('save')` directly."
  },
  'grid@proxy-save~status': { same: 'grid@proxy-delete~status' },
  'grid@proxy-save~isReload': { same: 'grid@proxy-delete~isReload' },
  'grid@proxy-save~$event': { same: 'grid@toolbar-button-click~$event' },
  'grid#form': {
    zh: '代替查询表单，`form-config` 的表单不再渲染。',
    en: 'Replaces the query form, so that the form of `form-config` is not rendered.'
  },
  'grid#toolbar': {
    zh: '代替整个工具栏，`toolbar-config` 的工具栏不再渲染。如果只替换其中的按钮，可以使用 `toolbar-config` 的 `slots`。',
    en: 'Replaces the whole toolbar, so that the toolbar of `toolbar-config` is not rendered. If you want to replace only the buttons, use `slots` of `toolbar-config`.'
  },
  'grid#top': {
    zh: '工具栏和表格之间的内容，例如统计或提示。如果设置了 `height`，该内容占用其中一部分高度。',
    en: 'Content between the toolbar and the table, such as a summary or a note. If you set `height`, the content takes up part of that height.'
  },
  'grid#bottom': {
    zh: '表格和分页组件之间的内容，如果设置了 `height`，占用其中一部分高度。',
    en: 'Content between the table and the pager. If you set `height`, the content takes up part of that height.'
  },
  'grid#pager': {
    zh: '代替分页组件，`pager-config` 的分页组件不再渲染，页码需要你自行管理。如果只在两端添加内容，可以使用 `pager-config` 的 `slots`。',
    en: 'Replaces the pager, so that the pager of `pager-config` is not rendered and you manage the page number yourself. If you want to add content only at both ends, use `slots` of `pager-config`.'
  },
  'grid()commitProxy': {
    zh: '执行一个指令。查询、删除和保存的 Promise 不会因请求失败而被拒绝，结果为 `{ status }`。如果校验不通过、用户取消确认或没有改动，结果可能是 `undefined`，需要先判断。如果设置了 `message: false`，`delete` 不等待请求，结果始终是 `undefined`。其他参数传给你的请求函数，不触发 `proxy-*` 事件。',
    en: 'Runs a command. Queries, deleting and saving resolve with `{ status }`, even if the request fails. If validation fails, the confirmation is canceled or nothing has changed, the result can be `undefined`, so check the result first. If you set `message: false`, `delete` does not wait for the request and always resolves with `undefined`. Further arguments are passed to your request function, and no `proxy-*` event fires.'
  },
  'grid()commitProxy~code': {
    zh: '指令：`query`、`reload`、`insert`、`insert_edit`、`mark_cancel`、`remove`、`delete`、`save`、`import`、`export`、`open_import`、`open_export`、`reset_custom`，或者[全局指令](/table/commands/api)的名称。你也可以传入按钮对象，导入和导出会使用该对象的 `params` 作为选项。',
    en: 'The command: `query`, `reload`, `insert`, `insert_edit`, `mark_cancel`, `remove`, `delete`, `save`, `import`, `export`, `open_import`, `open_export`, `reset_custom`, or the name of a [global command](/table/commands/api). You can also pass a button object, whose `params` are the options of import and export.'
  },
  'grid()commitProxy~args': {
    zh: '传给请求函数或全局指令的其他参数。',
    en: 'Further arguments for the request function or the global command.'
  },
  'grid()getFormItems': {
    zh: '返回查询表单各项的配置，嵌套的项也合并到一个数组中。传入索引时，只返回该项。',
    en: 'Returns the items of the query form as one array, including nested items. If you pass an index, only that item is returned.'
  },
  'grid()getFormItems~index': {
    zh: '在合并后的数组中的索引，从 0 开始。',
    en: 'The index in the flat array, starting from 0.'
  },
  'grid()zoom': {
    zh: '切换最大化和还原，返回的 Promise 结果为切换后是否最大化，不触发 [zoom](grid@zoom) 事件。',
    en: 'Toggles between maximized and restored, and resolves with whether the grid is now maximized. Does not fire [zoom](grid@zoom).'
  },
  'grid()isMaximized': {
    zh: '返回表格是否最大化。',
    en: 'Returns whether the grid is maximized.'
  },
  'grid()maximize': {
    zh: '最大化表格，铺满浏览器窗口，已经最大化时保持不变。返回的 Promise 结果为是否最大化。最大化通过 `position: fixed` 实现，所以祖先元素设置了 `transform` 的表格只能铺满该元素。',
    en: 'Maximizes the grid to fill the browser window, unless it is already maximized, and resolves with whether the grid is maximized. The grid uses `position: fixed`, so inside an element with a `transform`, it fills only that element.'
  },
  'grid()revert': {
    zh: '还原最大化的表格，未最大化时保持不变。返回的 Promise 结果为是否最大化。',
    en: 'Restores the grid if it is maximized, and resolves with whether the grid is maximized.'
  },
  'grid()getProxyInfo': {
    zh: '返回数据代理当前的状态，如果未设置 `proxy-config`，返回 `null`。`data` 是行，`form` 是查询表单的值，`sort` 和 `sorts` 是排序，`filter` 是筛选。`pager` 包含页码、每页条数和总数，`pendingRecords` 是标记删除的行。',
    en: 'Returns the current state of the data proxy, or `null` without `proxy-config`. `data` contains the rows, `form` the values of the query form, `sort` and `sorts` the sorting, and `filter` the filters. `pager` contains the page number, the page size and the total, and `pendingRecords` the rows marked for deletion.'
  }
} satisfies MemberTexts
