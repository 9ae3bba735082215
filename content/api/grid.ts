import type { MemberTexts } from './texts'

export default {
  'grid.layouts': {
    zh: '各部分从上到下的顺序，也可以用 [grid.layouts](setConfig.grid.layouts) 全局设置。没有列出的部分不显示，配置了也一样。',
    en: 'Order of the parts from top to bottom; the global [grid.layouts](setConfig.grid.layouts) sets it for all grids. A part that is not listed is not shown, configured or not.'
  },
  'grid.columns': {
    zh: '列的数组，每一项写 [vxe-column](column.field) 的属性。有 `children`（列的数组）的是分组表头，可以再嵌套，它自己的 `field`、`width`、`visible` 不起作用。`slots` 写列的插槽，例如 `{ default: \'name_cell\' }`：键是 [vxe-column 的插槽](column#default)名，值是 `vxe-grid` 上插槽的名字，或收到 `(params, h)` 并返回节点的函数。换掉整个数组会重建全部列，排序、筛选和列宽随之丢失；改其中一项的属性不会更新。',
    en: 'The columns, each with the props of [vxe-column](column.field). One with `children`, an array of columns, is a group header and may be nested; its own `field`, `width` and `visible` have no effect. `slots`, such as `{ default: \'name_cell\' }`, fills the slots of the column: the key is a [slot of vxe-column](column#default), the value the name of a slot of the grid, or a function that receives `(params, h)` and returns nodes. A new array rebuilds all columns, which drops order, filters and widths. Changing a property of one item has no effect.'
  },
  'grid.pagerConfig': {
    zh: '显示分页，写 [vxe-pager](pager.layouts) 的属性。有数据代理时页码和总数由代理管理，否则要在 [page-change](grid@page-change) 中自己更新。写了 `pageSize` 时不要在模板里用对象字面量：父组件每次渲染都会把用户选的页大小改回去。见[数据代理](/table/grid/proxy#pager)。',
    en: 'Shows a pager with the props of [vxe-pager](pager.layouts). With a proxy, page and total are managed for you; otherwise update them on [page-change](grid@page-change). With a `pageSize`, do not write the object in the template: every render of the parent would undo the size the user chose. See [Data proxy](/table/grid/proxy#pager).'
  },
  'grid.pagerConfig.enabled': {
    zh: '设为 `false` 就不显示，其余设置保留；有数据代理时，查询也不再带分页。',
    en: '`false` hides it and keeps the other settings; with a proxy, queries are no longer paged.'
  },
  'grid.pagerConfig.slots': {
    zh: '分页两端的插槽：`left`、`right`，值是 `vxe-grid` 上插槽的名字，或返回节点的函数。',
    en: 'Slots at the ends of the pager: `left` and `right`, each the name of a slot of the grid or a function that returns nodes.'
  },
  'grid.proxyConfig': {
    zh: '把查询、分页、排序、筛选、保存、删除的请求接到表格上，此时不能再写 `data`。更换这个对象会把查询表单恢复成初始值，但不重新查询，所以请放在 `data` 里。见[数据代理](/table/grid/proxy)。',
    en: 'Connects the grid with requests for querying, paging, sorting, filtering, saving and deleting; it excludes `data`. Replacing the object resets the query form but does not query, so keep it in the component\'s data. See [Data proxy](/table/grid/proxy).'
  },
  'grid.proxyConfig.autoLoad': {
    zh: '创建后自动查询一次。设为 `false` 时，等你调用 [commitProxy(\'query\')](grid()commitProxy)。',
    en: 'Queries once after creation. With `false` nothing is loaded until you call [commitProxy(\'query\')](grid()commitProxy).'
  },
  'grid.proxyConfig.message': {
    zh: '删除和保存之后是否提示结果、删除之前是否确认，需要[弹窗](/table/module/modal)模块。设为 `false` 时删除不再确认，也不触发 [proxy-delete](grid@proxy-delete)。查询失败不论怎样都不提示。',
    en: 'Messages after deleting and saving, and the question before deleting; needs the [modal](/table/module/modal) module. With `false` deleting no longer asks, and [proxy-delete](grid@proxy-delete) is not fired. A failed query is silent either way.'
  },
  'grid.proxyConfig.seq': {
    zh: '序号跨页连续：第二页接着第一页编号。需要 [pagerConfig](grid.pagerConfig)，会覆盖 `seq-config` 的 `startIndex`。',
    en: 'Numbers rows across pages, so that page two continues after page one. Needs [pagerConfig](grid.pagerConfig) and replaces `startIndex` of `seq-config`.'
  },
  'grid.proxyConfig.sort': {
    zh: '点表头排序时回到第一页重新查询。还要把 [sortConfig.remote](table.sortConfig.remote) 设为 `true`，否则仍在浏览器里排序。',
    en: 'A click on a header queries again from page one. [sortConfig.remote](table.sortConfig.remote) must be `true` as well, or sorting stays in the browser.'
  },
  'grid.proxyConfig.filter': {
    zh: '确认筛选时回到第一页重新查询。还要把 [filterConfig.remote](table.filterConfig.remote) 设为 `true`，否则仍在浏览器里筛选。',
    en: 'Confirming a filter queries again from page one. [filterConfig.remote](table.filterConfig.remote) must be `true` as well, or filtering stays in the browser.'
  },
  'grid.proxyConfig.form': {
    zh: '由代理管理 [formConfig](grid.formConfig) 的数据，交给 `query` 的 `form`，初始值取自各项 `itemRender.defaultValue`（只看最外层的项）。此时不能写 `formConfig.data`。不打开时，提交和重置也会查询，但 `form` 是空对象。',
    en: 'The proxy keeps the data of [formConfig](grid.formConfig) and passes it to `query` as `form`; initial values come from `itemRender.defaultValue` of the top-level items. It excludes `formConfig.data`. Without it, submit and reset still query, but `form` is empty.'
  },
  'grid.proxyConfig.response': {
    zh: '到接口的回答里哪里取值，每个键写路径或函数。它整个取代默认位置，没写的键按各自的默认处理。',
    en: 'Where the values are in an answer: a path or a function for each key. It replaces the defaults as a whole; keys left out fall back as described for each.'
  },
  'grid.proxyConfig.response.list': {
    zh: '没有分页时，行的数组在哪里。不写则整个回答就是数组。[导出全部](/table/advanced/export)不读取它。',
    en: 'Where the rows are without a pager. By default the whole answer is the array. [Exporting all pages](/table/advanced/export) does not read it.'
  },
  'grid.proxyConfig.response.list~data': {
    zh: '请求得到的整个回答。',
    en: 'The whole answer of the request.'
  },
  'grid.proxyConfig.response.result': {
    zh: '有分页时，这一页的行在哪里，不写则是 `result`。',
    en: 'Where the rows of the page are with a pager; `result` by default.'
  },
  'grid.proxyConfig.response.result~data': { same: 'grid.proxyConfig.response.list~data' },
  'grid.proxyConfig.response.total': {
    zh: '有分页时，总条数在哪里，不写则是 `page.total`。取不到就是 0，分页只剩一页。',
    en: 'Where the total is with a pager; `page.total` by default. When nothing is found it is 0, and the pager has one page.'
  },
  'grid.proxyConfig.response.total~data': { same: 'grid.proxyConfig.response.list~data' },
  'grid.proxyConfig.response.message': {
    zh: '删除、保存之后的提示文字在哪里，被拒绝时从错误对象中取；取不到就用内置的文字。只能写路径，函数在 3.8.6 中不会被调用。',
    en: 'Where the message after deleting and saving is, in the error object when the request was rejected; built-in text when nothing is found. Only a path works: 3.8.6 does not call a function.'
  },
  'grid.proxyConfig.ajax': {
    zh: '发请求的方法，都要返回 Promise：`query`、`delete`、`save`，导出全部时还有 `queryAll`。返回之前就抛出异常，加载状态不会结束，写成 `async` 最稳妥。',
    en: 'The functions that make requests, each returning a promise: `query`, `delete`, `save`, and `queryAll` for exporting all pages. One that throws before it returns leaves the grid loading for ever, so make them `async`.'
  },
  'grid.proxyConfig.ajax.query': {
    zh: '查询。有分页时返回这一页的行和总数，否则返回行的数组；`page` 在没有分页时是空对象。慢的旧回答会盖住新的，见[常见问题](/table/grid/proxy#pitfalls)。',
    en: 'The query. Return the rows of the page and the total with a pager, an array of rows without one; `page` is an empty object then. A slow old answer replaces a newer one; see [Common problems](/table/grid/proxy#pitfalls).'
  },
  'grid.proxyConfig.ajax.query~button': {
    zh: '引起查询的工具栏按钮，没有时为空。',
    en: 'The toolbar button behind the query; empty without one.'
  },
  'grid.proxyConfig.ajax.query~code': {
    zh: '引起查询的指令：`_init`（首次）、`query` 或 `reload`。',
    en: 'The command behind the query: `_init` for the first one, `query` or `reload`.'
  },
  'grid.proxyConfig.ajax.query~options': {
    zh: '`ajax` 中的这个方法本身。',
    en: 'The function itself, as written in `ajax`.'
  },
  'grid.proxyConfig.ajax.query~args': {
    zh: '[commitProxy()](grid()commitProxy) 在指令之后收到的参数；由工具栏触发时是点击的事件。',
    en: 'What [commitProxy()](grid()commitProxy) received after the code; from the toolbar it is the event of the click.'
  },
  'grid.proxyConfig.ajax.delete': {
    zh: '删除勾选的行，确认之后立即请求，成功后重新查询。刚插入、还没有保存的行不提交；只勾选了这样的行时，直接从表格移除，不发请求。',
    en: 'Deletes the checked rows, at once after asking, and queries again. Rows inserted and not yet saved are not submitted; when only such rows are checked, they leave the table without a request.'
  },
  'grid.proxyConfig.ajax.delete~body': {
    zh: '`removeRecords` 是要删除的行。',
    en: '`removeRecords` holds the rows to delete.'
  },
  'grid.proxyConfig.ajax.delete~button': {
    zh: '有这个 `code` 的工具栏按钮，没有时为空。',
    en: 'The toolbar button with this `code`; empty without one.'
  },
  'grid.proxyConfig.ajax.delete~options': { same: 'grid.proxyConfig.ajax.query~options' },
  'grid.proxyConfig.ajax.delete~args': { same: 'grid.proxyConfig.ajax.query~args' },
  'grid.proxyConfig.ajax.save': {
    zh: '一次提交全部改动，成功后重新查询。有 [editRules](table.editRules) 时先校验，不通过就不请求；没有改动时只提示。改过的行要打开 [keepSource](table.keepSource) 才会在 `updateRecords` 里。',
    en: 'Submits all changes in one request and queries again. With [editRules](table.editRules) it validates first and sends nothing on errors; without changes it only says so. Changed rows are in `updateRecords` only with [keepSource](table.keepSource).'
  },
  'grid.proxyConfig.ajax.save~body': {
    zh: '`insertRecords` 新增的行，`updateRecords` 改过的行，`removeRecords` 从表格移除的行，`pendingRecords` 标记了删除的行。新增后又标记删除的行两处都没有。',
    en: '`insertRecords` are new, `updateRecords` changed, `removeRecords` taken out of the table, `pendingRecords` marked for deletion. New rows that were marked are in neither.'
  },
  'grid.proxyConfig.ajax.save~button': { same: 'grid.proxyConfig.ajax.delete~button' },
  'grid.proxyConfig.ajax.save~options': { same: 'grid.proxyConfig.ajax.query~options' },
  'grid.proxyConfig.ajax.save~args': { same: 'grid.proxyConfig.ajax.query~args' },
  'grid.proxyConfig.ajax.queryAll': {
    zh: '导出方式为 `all` 时取回全部行，见[导出所有页](/table/advanced/export#export-all-pages)。`sort` 和 `filters` 都是条件的数组。回答要是行的数组，否则用 `proxyConfig.props.list` 指出位置，不读 `response`；请求失败时导出也失败。',
    en: 'Fetches all rows when exporting with mode `all`; see [Export all pages](/table/advanced/export#export-all-pages). `sort` and `filters` are arrays of conditions. Answer with an array of rows, or say where it is in `proxyConfig.props.list`; `response` is not read. When the request fails, so does the export.'
  },
  'grid.proxyConfig.ajax.queryAll~sort': {
    zh: '全部排序条件，按优先级排列，每项含 `field` 和 `order`。',
    en: 'All sort conditions in order of priority, each with `field` and `order`.'
  },
  'grid.proxyConfig.ajax.queryAll~options': {
    zh: '这次导出的选项，键见 [exportConfig](table.exportConfig)。',
    en: 'Options of this export; for its keys see [exportConfig](table.exportConfig).'
  },
  'grid.proxyConfig.ajax.queryAll~target': {
    zh: '`ajax.queryAll` 本身。',
    en: 'The function `ajax.queryAll` itself.'
  },
  'grid.proxyConfig.props': {
    zh: '`response` 的旧写法，只能写路径；写了 `response`，查询和保存就不读它。只有导出全部没有替代：`queryAll` 的回答不是数组时，仍要用 `props.list` 指出行在哪里。',
    en: 'Older form of `response`, paths only; next to `response`, querying and saving do not read it. Exporting all pages has no substitute: when `queryAll` does not answer with an array, `props.list` says where the rows are.',
    deprecated: 'grid.proxyConfig.response'
  },
  'grid.proxyConfig.props.list': {
    zh: '没有分页时行的路径。导出全部时读取的也是它，而不是 `response.list`。',
    en: 'Path of the rows without a pager. Exporting all pages reads this one, not `response.list`.',
    deprecated: 'grid.proxyConfig.response.list'
  },
  'grid.proxyConfig.props.result': {
    zh: '有分页时行的路径。',
    en: 'Path of the rows with a pager.',
    deprecated: 'grid.proxyConfig.response.result'
  },
  'grid.proxyConfig.props.total': {
    zh: '有分页时总条数的路径。',
    en: 'Path of the total with a pager.',
    deprecated: 'grid.proxyConfig.response.total'
  },
  'grid.proxyConfig.props.message': {
    zh: '删除、保存之后提示文字的路径。',
    en: 'Path of the message after deleting and saving.',
    deprecated: 'grid.proxyConfig.response.message'
  },
  'grid.proxyConfig.beforeItem': {
    zh: '查询表单第一次显示之前，对每个最外层的表单项调用一次，可以直接修改 `item`，例如填入下拉的选项。',
    en: 'Called once for each top-level item before the query form first appears. Change `item` directly, for example to fill in the options of a drop-down.'
  },
  'grid.proxyConfig.beforeQuery': {
    zh: '取代 [ajax.query](grid.proxyConfig.ajax.query) 发请求，参数和返回值与它相同，不是在它之前多执行一步。`ajax.query` 仍然要写，否则不查询；原方法在参数的 `options` 里。',
    en: 'Makes the request in place of [ajax.query](grid.proxyConfig.ajax.query), with the same arguments and return value; it is not an extra step before it. `ajax.query` must still exist or nothing is queried; find it in `options` of the argument.'
  },
  'grid.proxyConfig.beforeQuery~code': { same: 'grid.proxyConfig.ajax.query~code' },
  'grid.proxyConfig.beforeQuery~button': { same: 'grid.proxyConfig.ajax.query~button' },
  'grid.proxyConfig.beforeQuery~options': { same: 'grid.proxyConfig.ajax.query~options' },
  'grid.proxyConfig.beforeQuery~args': { same: 'grid.proxyConfig.ajax.query~args' },
  'grid.proxyConfig.afterQuery': {
    zh: '查询成功、数据已经放进表格之后调用，返回值不使用。参数与 `ajax.query` 收到的相同，不含回答；结果从 [getProxyInfo()](grid()getProxyInfo) 读取。',
    en: 'Called after a successful query, with the rows in place; its result is ignored. It gets the arguments of `ajax.query` but not the answer: read that from [getProxyInfo()](grid()getProxyInfo).'
  },
  'grid.proxyConfig.afterQuery~code': { same: 'grid.proxyConfig.ajax.query~code' },
  'grid.proxyConfig.afterQuery~button': { same: 'grid.proxyConfig.ajax.query~button' },
  'grid.proxyConfig.afterQuery~options': { same: 'grid.proxyConfig.ajax.query~options' },
  'grid.proxyConfig.afterQuery~args': { same: 'grid.proxyConfig.ajax.query~args' },
  'grid.proxyConfig.beforeDelete': {
    zh: '取代 [ajax.delete](grid.proxyConfig.ajax.delete) 发请求，参数相同；`ajax.delete` 仍然要写。',
    en: 'Makes the request in place of [ajax.delete](grid.proxyConfig.ajax.delete), with the same arguments; `ajax.delete` must still exist.'
  },
  'grid.proxyConfig.beforeDelete~body': { same: 'grid.proxyConfig.ajax.delete~body' },
  'grid.proxyConfig.beforeDelete~button': { same: 'grid.proxyConfig.ajax.delete~button' },
  'grid.proxyConfig.beforeDelete~options': { same: 'grid.proxyConfig.ajax.delete~options' },
  'grid.proxyConfig.beforeDelete~args': { same: 'grid.proxyConfig.ajax.delete~args' },
  'grid.proxyConfig.afterDelete': {
    zh: '删除成功之后调用，取代自动的重新查询：要刷新就自己调用 [commitProxy(\'query\')](grid()commitProxy)。返回值不使用。',
    en: 'Called after deleting, in place of the automatic query: call [commitProxy(\'query\')](grid()commitProxy) yourself to refresh. Its result is ignored.'
  },
  'grid.proxyConfig.afterDelete~body': { same: 'grid.proxyConfig.ajax.delete~body' },
  'grid.proxyConfig.afterDelete~button': { same: 'grid.proxyConfig.ajax.delete~button' },
  'grid.proxyConfig.afterDelete~options': { same: 'grid.proxyConfig.ajax.delete~options' },
  'grid.proxyConfig.afterDelete~args': { same: 'grid.proxyConfig.ajax.delete~args' },
  'grid.proxyConfig.beforeSave': {
    zh: '取代 [ajax.save](grid.proxyConfig.ajax.save) 发请求，参数相同；`ajax.save` 仍然要写。',
    en: 'Makes the request in place of [ajax.save](grid.proxyConfig.ajax.save), with the same arguments; `ajax.save` must still exist.'
  },
  'grid.proxyConfig.beforeSave~body': { same: 'grid.proxyConfig.ajax.save~body' },
  'grid.proxyConfig.beforeSave~button': { same: 'grid.proxyConfig.ajax.save~button' },
  'grid.proxyConfig.beforeSave~options': { same: 'grid.proxyConfig.ajax.save~options' },
  'grid.proxyConfig.beforeSave~args': { same: 'grid.proxyConfig.ajax.save~args' },
  'grid.proxyConfig.afterSave': {
    zh: '保存成功之后调用，取代自动的重新查询：要刷新就自己调用 [commitProxy(\'query\')](grid()commitProxy)。返回值不使用。',
    en: 'Called after saving, in place of the automatic query: call [commitProxy(\'query\')](grid()commitProxy) yourself to refresh. Its result is ignored.'
  },
  'grid.proxyConfig.afterSave~body': { same: 'grid.proxyConfig.ajax.save~body' },
  'grid.proxyConfig.afterSave~button': { same: 'grid.proxyConfig.ajax.save~button' },
  'grid.proxyConfig.afterSave~options': { same: 'grid.proxyConfig.ajax.save~options' },
  'grid.proxyConfig.afterSave~args': { same: 'grid.proxyConfig.ajax.save~args' },
  'grid.proxyConfig.beforeQueryAll': {
    zh: '取代 [ajax.queryAll](grid.proxyConfig.ajax.queryAll) 发请求，参数相同；`ajax.queryAll` 仍然要写。',
    en: 'Makes the request in place of [ajax.queryAll](grid.proxyConfig.ajax.queryAll), with the same arguments; `ajax.queryAll` must still exist.'
  },
  'grid.proxyConfig.beforeQueryAll~sort': { same: 'grid.proxyConfig.ajax.queryAll~sort' },
  'grid.proxyConfig.beforeQueryAll~options': { same: 'grid.proxyConfig.ajax.queryAll~options' },
  'grid.proxyConfig.beforeQueryAll~target': { same: 'grid.proxyConfig.ajax.queryAll~target' },
  'grid.proxyConfig.afterQueryAll': {
    zh: '全部行取回之后、写文件之前调用，返回值不使用。',
    en: 'Called when all rows have arrived, before the file is written; its result is ignored.'
  },
  'grid.proxyConfig.afterQueryAll~sort': { same: 'grid.proxyConfig.ajax.queryAll~sort' },
  'grid.proxyConfig.afterQueryAll~options': { same: 'grid.proxyConfig.ajax.queryAll~options' },
  'grid.proxyConfig.afterQueryAll~target': { same: 'grid.proxyConfig.ajax.queryAll~target' },
  'grid.proxyConfig.beforeColumn': {
    zh: '每创建一个列对象调用一次，可以直接修改 `column`。',
    en: 'Called for each column object as it is created; change `column` directly.'
  },
  'grid.proxyConfig.enabled': {
    zh: '在 3.8.6 中没有效果：设为 `false` 也照样启用代理。要关闭，就不要传 `proxy-config`。',
    en: 'Has no effect in 3.8.6: the proxy works with `false`, too. To switch it off, pass no `proxy-config`.'
  },
  'grid.toolbar': {
    zh: '`toolbarConfig` 的旧名字，两个都写时以 `toolbarConfig` 为准。',
    en: 'Older name of `toolbarConfig`, which wins when both are set.',
    deprecated: 'grid.toolbarConfig'
  },
  'grid.toolbarConfig': {
    zh: '显示工具栏，写 [vxe-toolbar](toolbar.buttons) 的属性。按钮的 `code` 与数据代理接通，见[新增、删除、保存](/table/grid/proxy#save)。',
    en: 'Shows a toolbar with the props of [vxe-toolbar](toolbar.buttons). The `code` of a button is wired to the proxy; see [Insert, delete, save](/table/grid/proxy#save).'
  },
  'grid.toolbarConfig.enabled': {
    zh: '设为 `false` 就不显示，其余设置保留。',
    en: '`false` hides it and keeps the other settings.'
  },
  'grid.toolbarConfig.slots': {
    zh: '工具栏的插槽：`buttons`、`tools`，值是 `vxe-grid` 上插槽的名字，或返回节点的函数。不写在这里，同名的插槽不会显示。',
    en: 'Slots of the toolbar: `buttons` and `tools`, each the name of a slot of the grid or a function that returns nodes. Slots of these names are not shown unless they are listed here.'
  },
  'grid.formConfig': {
    zh: '在表格上方显示查询表单，写 [vxe-form](form.items) 的属性；没有 `items` 时不显示。有数据代理时提交和重置都会从第一页重新查询，表单的值见 [proxyConfig.form](grid.proxyConfig.form)。',
    en: 'Shows a query form above the table with the props of [vxe-form](form.items); nothing appears without `items`. With a proxy, submit and reset query again from page one; for its values see [proxyConfig.form](grid.proxyConfig.form).'
  },
  'grid.formConfig.enabled': { same: 'grid.toolbarConfig.enabled' },
  'grid.zoomConfig': {
    zh: '最大化的设置，只有一个键。工具栏按钮的图标在 [toolbar.zoom](toolbar.zoom) 里。',
    en: 'Settings for maximising; there is only one. The icons of the toolbar button are in [toolbar.zoom](toolbar.zoom).'
  },
  'grid.zoomConfig.escRestore': {
    zh: '最大化时按 Esc 是否还原，不写等于 `true`。',
    en: 'Whether Esc restores a maximised grid; missing means `true`.'
  },
  'grid@proxy-query': {
    zh: '查询结束。自动的首次查询，以及翻页、排序、筛选、表单引起的查询，成功失败都触发；工具栏的刷新和查询按钮只在成功时触发，自己调用 [commitProxy()](grid()commitProxy) 从不触发，请看它的返回值。',
    en: 'A query ended. Fired with success and failure for the first automatic query and those caused by paging, sorting, filtering and the form; for buttons of the toolbar only on success. Your own [commitProxy()](grid()commitProxy) never fires it: look at what it resolves to.'
  },
  'grid@proxy-query~status': {
    zh: '请求是否成功。',
    en: 'Whether the request succeeded.'
  },
  'grid@proxy-query~$event': {
    zh: '首次查询时是自造的 `init` 事件，工具栏引起时是 `{ $event }`，翻页时没有。',
    en: 'A made-up `init` event for the first query, `{ $event }` from the toolbar, missing after paging.'
  },
  'grid@toolbar-button-click': {
    zh: '点击了工具栏左侧有 `code` 的按钮，没有 `code` 的不触发。代理或全局指令已经开始执行，但不等它结束。',
    en: 'A button on the left of the toolbar was clicked; one without a `code` does not fire it. The proxy or the global command has started by then, but is not waited for.'
  },
  'grid@toolbar-button-click~$event': {
    zh: '一个对象 `{ $event }`，原生事件在它的 `$event` 里。',
    en: 'An object `{ $event }`; the native event is inside.'
  },
  'grid@toolbar-tool-click': {
    zh: '点击了工具栏右侧有 `code` 的按钮，其余与 [toolbar-button-click](grid@toolbar-button-click) 相同。内置的刷新、导出等图标不触发。',
    en: 'A button of `tools` with a `code` was clicked; otherwise like [toolbar-button-click](grid@toolbar-button-click). The built-in icons for refreshing, exporting and so on do not fire it.'
  },
  'grid@toolbar-tool-click~$event': { same: 'grid@toolbar-button-click~$event' },
  'grid@page-change': {
    zh: '用户换了页码或每页条数。没有数据代理时，在这里更新 [pagerConfig](grid.pagerConfig) 并请求数据；有代理时随后自动查询。',
    en: 'The user changed the page or its size. Without a proxy, update [pagerConfig](grid.pagerConfig) and fetch here; with one the query follows by itself.'
  },
  'grid@page-change~type': { same: 'pager@page-change~type' },
  'grid@form-submit': {
    zh: '查询表单通过校验并提交。有数据代理时已经开始从第一页重新查询。',
    en: 'The query form passed validation and was submitted. With a proxy, a query from page one has started.'
  },
  'grid@form-reset': {
    zh: '查询表单被重置。有数据代理时已经开始从第一页重新查询。',
    en: 'The query form was reset. With a proxy, a query from page one has started.'
  },
  'grid@form-submit-invalid': {
    zh: '提交查询表单时校验没有通过，不查询。',
    en: 'The query form failed validation on submit; nothing is queried.'
  },
  'grid@form-toggle-collapse': {
    zh: '点击了查询表单的展开、收起按钮，表格随后重新计算高度。',
    en: 'The button that folds the query form was clicked. The table measures its height again afterwards.'
  },
  'grid@form-toggle-collapse~status': {
    zh: '`true` 为已收起，与 `collapse` 相同。',
    en: '`true` when it is collapsed now; the same as `collapse`.'
  },
  'grid@form-collapse': {
    zh: '与 [form-toggle-collapse](grid@form-toggle-collapse) 同时触发，参数相同，监听一个即可。',
    en: 'Fired together with [form-toggle-collapse](grid@form-toggle-collapse) and with the same parameters; listen to one of them.'
  },
  'grid@form-collapse~status': { same: 'grid@form-toggle-collapse~status' },
  'grid@zoom': {
    zh: '用户用工具栏按钮或 Esc 切换了最大化，此时状态已经改变。调用 [zoom()](grid()zoom)、[maximize()](grid()maximize)、[revert()](grid()revert) 不触发。',
    en: 'The user maximised or restored the grid with the toolbar button or Esc; the state has changed. Calling [zoom()](grid()zoom), [maximize()](grid()maximize) or [revert()](grid()revert) does not fire it.'
  },
  'grid@zoom~type': {
    zh: '`max` 为变成最大化，`revert` 为还原。',
    en: '`max` for maximised, `revert` for restored.'
  },
  'grid@proxy-delete': {
    zh: '工具栏的 `delete` 按钮删除成功。失败、取消、`message: false`，以及自己调用 `commitProxy(\'delete\')` 时都不触发。',
    en: 'The `delete` button of the toolbar succeeded. Not fired on failure, on cancel, with `message: false`, or for your own `commitProxy(\'delete\')`.'
  },
  'grid@proxy-delete~status': {
    zh: '总是 `true`。',
    en: 'Always `true`.'
  },
  'grid@proxy-delete~isReload': {
    zh: '总是 `false`。',
    en: 'Always `false`.'
  },
  'grid@proxy-delete~$event': { same: 'grid@toolbar-button-click~$event' },
  'grid@proxy-save': {
    zh: '工具栏的 `save` 按钮保存成功。失败、校验不通过、没有改动，以及自己调用 `commitProxy(\'save\')` 时都不触发。',
    en: 'The `save` button of the toolbar succeeded. Not fired on failure, invalid data, no changes, or for your own `commitProxy(\'save\')`.'
  },
  'grid@proxy-save~status': { same: 'grid@proxy-delete~status' },
  'grid@proxy-save~isReload': { same: 'grid@proxy-delete~isReload' },
  'grid@proxy-save~$event': { same: 'grid@toolbar-button-click~$event' },
  'grid#form': {
    zh: '代替查询表单所在的位置，写了它就不再使用 `form-config`。',
    en: 'Takes the place of the query form; `form-config` is not used then.'
  },
  'grid#toolbar': {
    zh: '代替整个工具栏，写了它就不再使用 `toolbar-config`。只换其中的按钮，用 `toolbar-config` 的 `slots`。',
    en: 'Takes the place of the whole toolbar; `toolbar-config` is not used then. To replace only its buttons use `slots` of `toolbar-config`.'
  },
  'grid#top': {
    zh: '工具栏和表格之间的内容，例如统计或提示。设置了 `height` 时，它占去其中一部分高度。',
    en: 'Content between toolbar and table, such as a summary. With a `height` it takes up part of that.'
  },
  'grid#bottom': {
    zh: '表格和分页之间的内容。设置了 `height` 时，它占去其中一部分高度。',
    en: 'Content between table and pager. With a `height` it takes up part of that.'
  },
  'grid#pager': {
    zh: '代替分页，写了它就不再使用 `pager-config` 来显示；页码要自己管理。只在两端加内容，用 `pager-config` 的 `slots`。',
    en: 'Takes the place of the pager, whose page is then yours to manage. To add something at its ends use `slots` of `pager-config`.'
  },
  'grid()commitProxy': {
    zh: '执行一个指令。查询、删除、保存得到 `{ status }`，请求失败也不拒绝；校验不通过、取消或没有改动时可能是 `undefined`，取值前要判断。更多的参数传给请求方法。不触发 `proxy-*` 事件。',
    en: 'Runs a command. Querying, deleting and saving resolve to `{ status }`, also when the request fails. After failed validation, a cancelled question or without changes the result may be `undefined`, so check it. Further arguments go to the request. No `proxy-*` event is fired.'
  },
  'grid()commitProxy~code': {
    zh: '`query`、`reload`、`insert`、`insert_edit`、`mark_cancel`、`remove`、`delete`、`save`、`import`、`export`、`open_import`、`open_export`、`reset_custom`，或[全局指令](/table/commands/api)的名字。也可以传按钮对象，导入导出用它的 `params` 作选项。',
    en: '`query`, `reload`, `insert`, `insert_edit`, `mark_cancel`, `remove`, `delete`, `save`, `import`, `export`, `open_import`, `open_export`, `reset_custom`, or the name of a [global command](/table/commands/api). A button object works too; importing and exporting take its `params` as options.'
  },
  'grid()commitProxy~args': {
    zh: '交给请求方法或全局指令的更多参数。',
    en: 'Further arguments for the request or the global command.'
  },
  'grid()getFormItems': {
    zh: '查询表单各项的配置，子项展开成一个数组；给出位置则只返回那一项。',
    en: 'The items of the query form, nested ones included, as one array; with a position just that item.'
  },
  'grid()getFormItems~index': {
    zh: '在展开后的数组中的位置，从 0 开始。',
    en: 'Position in the flat array, from 0.'
  },
  'grid()zoom': {
    zh: '在最大化和还原之间切换，得到切换后是否最大化。不触发 [zoom](grid@zoom) 事件。',
    en: 'Switches between maximised and restored; resolves to whether the grid is maximised now. Does not fire [zoom](grid@zoom).'
  },
  'grid()isMaximized': {
    zh: '是否处于最大化。',
    en: 'Whether the grid is maximised.'
  },
  'grid()maximize': {
    zh: '铺满窗口，已经最大化时不变，得到是否最大化。用 `position: fixed` 实现，外层元素有 `transform` 时只能铺满那个元素。',
    en: 'Fills the window; does nothing when it already does. Resolves to whether it is maximised. It uses `position: fixed`, so inside an element with a `transform` it fills only that.'
  },
  'grid()revert': {
    zh: '从最大化还原，没有最大化时不变，得到是否最大化。',
    en: 'Restores a maximised grid; otherwise does nothing. Resolves to whether it is maximised.'
  },
  'grid()getProxyInfo': {
    zh: '数据代理当前的状态：`data` 行，`form` 查询表单的值，`sort` 和 `sorts` 排序，`filter` 筛选，`pager` 页码、页大小和总数，`pendingRecords` 标记了删除的行。没有 `proxy-config` 时是 `null`。',
    en: 'The proxy as it stands: rows in `data`, values of the query form in `form`, order in `sort` and `sorts`, filters in `filter`, page, size and total in `pager`, rows marked for deletion in `pendingRecords`. It is `null` without `proxy-config`.'
  }
} satisfies MemberTexts
