import type { ForeignMessage, MessageText } from './texts'

/** What the library writes to the console or shows, by its key below `vxe.error`. */
export const messages: Record<string, MessageText> = {
  groupFixed: {
    to: 'column.fixed',
    zh: '分组表头里，子列的 fixed 与所属分组不同。在最外层的 vxe-colgroup 上写 fixed，整组一起固定，子列不用再写。',
    en: 'A column inside a group has another fixed than the group. Write fixed on the outermost vxe-colgroup: the group is frozen as a whole.'
  },
  groupMouseRange: {
    to: '/colgroup/api',
    zh: '分组表头不能与鼠标框选一起使用。3.8.6 只留着这条文字，源码里没有任何地方会输出它。',
    en: 'Grouped headers do not go with mouse ranges. 3.8.6 only keeps the text: nothing in its source logs it.'
  },
  groupTag: {
    to: '/colgroup/api',
    zh: 'vxe-column 里面又写了 vxe-column。包住其他列的那一层要改成 vxe-colgroup。',
    en: 'A vxe-column stands inside a vxe-column. Make the outer one a vxe-colgroup.'
  },
  scrollErrProp: {
    to: '/table/scroll/scroll#limits',
    zh: '虚拟滚动打开时，展开行和 span-method、footer-span-method 都不能用。去掉该参数，或用 enabled: false 关闭虚拟滚动；合并单元格可以改用 merge-cells。',
    en: 'Expandable rows, span-method and footer-span-method do not work while scrolling is virtual. Drop the parameter or set enabled: false; merge cells with merge-cells instead.'
  },
  errConflicts: {
    to: '/table/api',
    zh: '两个参数只能用一个：留下需要的，删掉另一个。',
    en: 'The two exclude each other: keep the one you need and remove the other.',
    cases: [
      { with: ['merge-cells', 'span-method'], to: 'table.mergeCells', zh: '合并单元格的两种办法同时使用了。固定的区域用 merge-cells，按数据计算用 span-method，只留一个。', en: 'Two ways to merge cells at once. Keep merge-cells for fixed areas, or span-method to compute them.' },
      { with: ['merge-footer-items', 'footer-span-method'], to: 'table.mergeFooterItems', zh: '表尾合并的两种办法同时使用了，只留一个。', en: 'Two ways to merge footer cells at once. Keep one.' },
      { with: ['grid.data', 'grid.proxy-config'], to: '/table/grid/proxy', zh: '数据代理自己管理数据：写了 proxy-config，就不要再传 data；代理管理表单时（proxy-config.form），也不要写 form-config.data。', en: 'The data proxy keeps the data itself: with proxy-config pass no data, and no form-config.data when the proxy keeps the form as well (proxy-config.form).' },
      { with: ['column.cell-render', 'column.edit-render'], to: 'column.editRender', zh: '一列同时写了两个渲染器。可编辑的列用 edit-render，始终显示控件的列用 cell-render。', en: 'A column has both renderers. Use edit-render where cells are edited on demand, cell-render where the control is always there.' },
      { with: ['tree-config.transform', 'row.children'], to: 'table.treeConfig.transform', zh: 'transform 要的是扁平的行，但数据里已经有子行。扁平数据用 transform，嵌套数据去掉 transform。', en: 'transform wants flat rows, but the rows already hold children. Use it for flat data only.' },
      { with: ['tree-config.childrenField', 'tree-config.mapChildrenField'], to: 'table.treeConfig.mapChildrenField', zh: '两个字段不能同名：一个放原来的子行，一个放筛选、排序后的子行。', en: 'The two fields need different names: one holds the original children, the other the filtered and sorted ones.' },
      { with: ['tree-config.line', 'column.type=expand'], to: 'table.treeConfig.showLine', zh: '树的连接线不能与展开行一起使用。', en: 'Lines of a tree do not go with expandable rows.' },
      { with: ['tree-config', 'checkbox-config.isShiftKey'], to: 'table.checkboxConfig.isShiftKey', zh: '树形表格不支持按住 Shift 连续勾选，去掉 isShiftKey。', en: 'A tree cannot check a range with Shift. Remove isShiftKey.' },
      { with: ['custom-layout', 'items'], to: 'form.customLayout', zh: '表单要么自己排版（custom-layout），要么由 items 生成，只留一个。', en: 'A form is either laid out by you (custom-layout) or built from items. Keep one.' }
    ]
  },
  unableInsert: {
    to: 'table()insertAt',
    zh: '要插在它旁边的那一行不在表格里：行已被删除、被筛选掉，或传的是复制出来的对象；树里也可能是 parentField 的值没有对应的行。',
    en: 'The row to insert beside is not in the table: it was removed, filtered out, or is a copy. In a tree, parentField may name no row.'
  },
  useErr: {
    to: '/table/start/use#order',
    zh: '按需引入时，这个功能模块在表格之后才注册，因此不起作用。先 Vue.use 各个模块，最后 Vue.use(VxeTable)。',
    en: 'The module was registered after the table and has no effect. Call Vue.use for the modules first and for VxeTable last.'
  },
  barUnableLink: {
    to: 'table()connect',
    zh: '工具栏找不到表格。在 mounted 里调用 this.$refs.xTable.connect(this.$refs.xToolbar)，并确认两个 ref 都已存在。',
    en: 'The toolbar has no table. In mounted, call this.$refs.xTable.connect(this.$refs.xToolbar), and make sure that both refs exist by then.'
  },
  expandContent: {
    to: 'column#content',
    zh: '展开行的内容写在列的 content 插槽里。3.8.6 只留着这条文字，源码里没有任何地方会输出它。',
    en: 'The content of an expanded row goes into the slot content of its column. 3.8.6 only keeps the text: nothing in its source logs it.'
  },
  reqModule: {
    to: '/table/start/use#missing',
    zh: '按需引入时少了一个模块。引入它，并在表格之前用 Vue.use 注册；弹窗和消息需要 VxeModal。',
    en: 'A module is missing from your imports. Import it and pass it to Vue.use before the table; dialogs and messages need VxeModal.',
    cases: [
      { with: ['VxeTableEditModule'], to: '/table/start/use#missing', zh: '没有编辑模块，insert、remove、getUpdateRecords 等方法只会返回 null。在 VxeTable 之前 Vue.use(VxeTableEditModule)。', en: 'Without the edit module insert, remove, getUpdateRecords and the like return null. Call Vue.use(VxeTableEditModule) before VxeTable.' },
      { with: ['Modal'], to: '/table/start/use', zh: '导入、导出、打印和数据代理要弹出提示，需要 VxeModal 组件：Vue.use(VxeModal)。', en: 'Import, export, print and the data proxy want to show a message, which needs VxeModal: Vue.use(VxeModal).' }
    ]
  },
  reqProp: {
    to: '/table/api',
    zh: '用到的功能还需要消息里写的这个参数，补上即可。',
    en: 'What you use needs the parameter named in the message as well. Add it.',
    cases: [
      { with: ['row-config.keyField'], to: 'table.rowConfig.keyField', zh: '按主键指定或保留行（checkRowKeys、expandRowKeys、reserve 等）时，要说明哪个字段是主键，例如 keyField: \'id\'。', en: 'Naming or remembering rows by key (checkRowKeys, expandRowKeys, reserve…) needs the field that holds the key, such as keyField: \'id\'.' },
      { with: ['keep-source'], to: 'table.keepSource', zh: '还原数据、显示修改标记（showStatus）要有原值可比，给表格加上 keep-source。', en: 'Reverting data and marking changed cells (showStatus) need the original values: add keep-source to the table.' },
      { with: ['table.height | table.max-height | table.scroll-y={enabled: false}'], to: 'table.height', zh: '纵向虚拟滚动需要确定的高度：写 height 或 max-height，或关闭 scroll-y。', en: 'Vertical virtual scrolling needs a height: set height or max-height, or switch scroll-y off.' },
      { with: ['table.show-overflow'], to: 'table.showOverflow', zh: '纵向虚拟滚动要求每行一样高，所以单元格不能换行：给表格加上 show-overflow。', en: 'Vertical virtual scrolling needs rows of one height, so cells must not wrap: add show-overflow.' },
      { with: ['row-config.useKey | show-overflow'], to: 'table.treeConfig.showLine', zh: '树的连接线要求行高一致、行有稳定的 key：同时写 row-config.useKey 和 show-overflow。', en: 'Lines of a tree need rows of one height with a stable key: set both row-config.useKey and show-overflow.' },
      { with: ['footer-data | footer-method'], to: 'table.footerMethod', zh: '打开了 show-footer，但没有表尾数据：写 footer-method 计算，或用 footer-data 直接给出。', en: 'show-footer is on, but there is nothing to show: compute it in footer-method or pass footer-data.' },
      { with: ['id'], to: 'table.id', zh: '列设置要记在 localStorage 里，需要用表格的 id 区分，给表格写一个全站唯一的 id。', en: 'Column settings are stored under the id of the table. Give it one that no other table of the site has.' },
      { with: ['column-config.useKey', 'column.type=html'], to: 'table.columnConfig.useKey', zh: '有 type 为 html 的列时，要同时打开 column-config.useKey 和 row-config.useKey。', en: 'A column of type html needs both column-config.useKey and row-config.useKey.' },
      { with: ['table.tree-config.rowField'], to: 'table.treeConfig.rowField', zh: 'transform 要靠 rowField 和 parentField 把扁平的行拼成树，两个都不能为空。', en: 'transform builds the tree from rowField and parentField; neither may be empty.' },
      { with: ['import-config'], to: 'table.importConfig', zh: '导入对话框要求表格写 import-config，空对象也可以。', en: 'The import dialog wants import-config on the table; an empty object will do.' },
      { with: ['export-config'], to: 'table.exportConfig', zh: '导出对话框要求表格写 export-config，空对象也可以。', en: 'The export dialog wants export-config on the table; an empty object will do.' },
      { with: ['print-config'], to: 'table.printConfig', zh: '打印对话框要求表格写 print-config，空对象也可以。', en: 'The print dialog wants print-config on the table; an empty object will do.' },
      { with: ['menu-config'], to: 'table.menuConfig', zh: '监听了菜单事件，却没有写 menu-config，右键不会有任何反应。', en: 'A menu event is listened to, but without menu-config a right click does nothing.' },
      { with: ['tooltip-config'], to: 'table.tooltipConfig', zh: '监听了 cell-mouseenter 或 cell-mouseleave，但表格没有写 tooltip-config。', en: 'cell-mouseenter or cell-mouseleave is listened to, but the table has no tooltip-config.' },
      { with: ['modal.id'], to: 'modal.id', zh: 'storage 要按 id 记住窗口的位置和大小，给弹窗写一个唯一的 id。', en: 'storage remembers position and size under the id of the window. Give it a unique one.' },
      { with: ['toolbar-config.slots.buttons'], to: 'grid.toolbarConfig', zh: '写了 buttons 插槽，但工具栏不知道：加上 toolbar-config 里的 slots: { buttons: \'buttons\' }，tools 同理。', en: 'There is a slot buttons the toolbar does not know of: add slots: { buttons: \'buttons\' } to toolbar-config; likewise for tools.' }
    ]
  },
  emptyProp: {
    to: '/table/api',
    zh: '参数不能为空。3.8.6 只留着这条文字，源码里没有任何地方会输出它。',
    en: 'The property must not be empty. 3.8.6 only keeps the text: nothing in its source logs it.'
  },
  errProp: {
    to: '/table/api',
    zh: '值的写法不对，消息后半句是正确的写法。最常见的是把 true 或字符串传给了要对象的参数，例如 edit-config 应写成 { trigger: \'click\', mode: \'cell\' }。',
    en: 'The value has the wrong form; the second half of the message shows the right one. Most often true or a string went where an object belongs: edit-config takes { trigger: \'click\', mode: \'cell\' }.',
    cases: [
      { with: ['table.edit-config=true', 'table.edit-config={}'], to: 'table.editConfig', zh: 'edit-config 要对象，例如 { trigger: \'click\', mode: \'cell\' }，不是 true。', en: 'edit-config takes an object such as { trigger: \'click\', mode: \'cell\' }, not true.' },
      { with: ['all', 'mode=current,selected'], to: '/table/advanced/export#demo-export-all-pages', zh: '导出全部（mode: \'all\'）只有 vxe-grid 的数据代理做得到，vxe-table 只能导出当前数据和选中的行。', en: 'Exporting all (mode: \'all\') takes the data proxy of vxe-grid; a vxe-table exports current or selected rows only.' }
    ]
  },
  colRepet: {
    to: 'column.field',
    zh: '两列的值相同。field 重复时，按字段查找的方法只认最后一列；checkbox、radio、expand 类型和 tree-node 各只能有一列。',
    en: 'Two columns share a value. With equal field, methods that look a column up find the last one; there can be one checkbox, radio and expand column and one tree-node.'
  },
  notFunc: {
    to: '/table/grid/proxy',
    zh: '要执行的操作没有对应的函数：数据代理缺 ajax.query、delete、save 或 queryAll，独立的工具栏缺 refresh.queryMethod。',
    en: 'There is no function for the action: the data proxy lacks ajax.query, delete, save or queryAll, or a toolbar of its own lacks refresh.queryMethod.',
    cases: [
      { with: ['proxy-config.ajax.query'], to: 'grid.proxyConfig.ajax.query', zh: '执行了查询，但数据代理没有写 ajax.query。它要返回一个 Promise。', en: 'A query ran, but the data proxy has no ajax.query. It has to return a promise.' },
      { with: ['proxy-config.ajax.queryAll'], to: 'grid.proxyConfig.ajax.queryAll', zh: '导出全部需要 ajax.queryAll 一次取回所有行。', en: 'Exporting all needs ajax.queryAll, which fetches every row at once.' },
      { with: ['queryMethod'], to: 'toolbar.refresh.queryMethod', zh: '独立的 vxe-toolbar 打开了刷新按钮，却没有说明怎样刷新：写 refresh: { queryMethod }。', en: 'A vxe-toolbar of its own shows the refresh button, but nothing says how: set refresh: { queryMethod }.' }
    ]
  },
  errFunc: {
    to: 'column.editRender.events',
    zh: '渲染器的 events 或 nativeEvents 里有一项不是函数，多半是方法名写错，或写成了调用的结果。',
    en: 'An entry of events or nativeEvents of a renderer is no function: often a misspelt method, or the result of a call.'
  },
  notValidators: {
    to: 'VXETable()validators.add',
    zh: '规则里的 validator 是一个没有登记过的名字，或登记时少了 cellValidatorMethod（表格）、itemValidatorMethod（表单）。',
    en: 'The validator of a rule is a name that is not registered, or lacks cellValidatorMethod (tables) or itemValidatorMethod (forms).',
    cases: [
      { with: ['validate(rows, callback)'], to: 'table()validate', zh: '名字不是校验器：这是在提醒 validate 不再接受回调，请使用它返回的 Promise。fullValidate 也一样。', en: 'Not about validators at all: validate no longer wants a callback. Use the promise it returns; likewise fullValidate.' }
    ]
  },
  notFormats: {
    to: 'VXETable()formats.add',
    zh: 'formatter 写了一个没有登记过的名字。先用 VXETable.formats.add(名字, { cellFormatMethod }) 登记，或者直接传函数。',
    en: 'formatter names something that is not registered. Register it with VXETable.formats.add(name, { cellFormatMethod }), or pass a function.'
  },
  notCommands: {
    to: '/table/commands/api',
    zh: '工具栏按钮的 code 已经登记，但登记的对象里没有 commandMethod。',
    en: 'The code of the toolbar button is registered, but what was registered has no commandMethod.'
  },
  notSlot: {
    to: 'column#default',
    zh: '配置里的 slots 写了一个插槽名，模板里却没有同名的插槽。检查拼写，并确认插槽直接写在 vxe-grid 或 vxe-form 里面。',
    en: 'slots in the configuration names a slot the template does not have. Check the name, and that the slot stands directly inside vxe-grid or vxe-form.'
  },
  noTree: {
    to: '/table/tree/basic#pitfalls',
    zh: '树形表格没有这个功能：不能合并单元格、拖动勾选，嵌套的数据也不能插在某一行前面。',
    en: 'Trees do not have it: no merged cells, no checking by dragging, and nested data takes no row in front of another.',
    cases: [
      { with: ['insert'], to: 'table.treeConfig.transform', zh: '嵌套的树不能在指定的行旁边插入。改用扁平数据加 transform，或直接改数据再赋给 data。', en: 'A nested tree cannot insert beside a row. Use flat data with transform, or change the data and assign it again.' },
      { with: ['stripe'], to: 'table.stripe', zh: '嵌套数据的树会给所有下级行上色，去掉 stripe；使用 transform 的树条纹正常，可以不理会这条提示。', en: 'In a tree of nested data every child row gets the tint: drop stripe. With transform the stripes are right and you can ignore this.' },
      { with: ['merge-cells | merge-footer-items'], to: 'table.mergeCells', zh: '树形表格不支持合并单元格，包括表尾。', en: 'A tree cannot merge cells, nor those of its footer.' }
    ]
  },
  notProp: {
    to: '/table/api',
    zh: '这个版本不支持该参数：clip-config、fnr-config 和 mouse-config.area 需要另外的扩展插件；layouts 里也可能有写错的名字。',
    en: 'This version does not support it: clip-config, fnr-config and mouse-config.area belong to a separate plugin; layouts may hold a misspelt name.',
    cases: [
      { with: ['table.show-overflow'], to: 'table.rowConfig.height', zh: '这条提示写反了：row-config.height 需要 show-overflow，给表格加上 show-overflow。', en: 'The message says it backwards: row-config.height needs show-overflow. Add show-overflow to the table.' },
      { with: ['mouse-config.area'], to: 'table.mouseConfig.area', zh: '框选单元格要另外的扩展插件；没有它，开发模式下表格会停在这里，不加载数据。', en: 'Selecting areas takes a separate plugin; without it the table stops here in development mode and loads no data.' }
    ]
  },
  checkProp: {
    to: 'table.checkboxConfig.checkField',
    zh: '行很多时，用 checkField 把勾选状态写在行里，比逐行查找快。3.8.6 里输出它的代码已被注释掉。',
    en: 'With many rows, checkField keeps the ticks in the rows and is faster. In 3.8.6 the code that logs this is commented out.'
  },
  coverProp: {
    to: '/table/start/global',
    zh: '同一个名字登记了两次，后一次覆盖前一次：渲染器、指令、格式、菜单、拦截器都会提示。热更新时重复执行登记代码也会出现。',
    en: 'The same name was registered twice, and the second wins: renderers, commands, formats, menus, interceptors. Hot reloading that runs the registration again also causes it.'
  },
  delFunc: {
    to: '/table/start/upgrade#prepare-methods',
    zh: '方法改了名，旧名在 3.8.6 里还能用。换成消息里的新名字即可。',
    en: 'The method has a new name; the old one still works in 3.8.6. Use the one in the message.'
  },
  delProp: {
    to: '/table/start/upgrade#prepare-props',
    zh: '参数改了名或换了位置，旧写法还能用。换成消息里的新写法即可。',
    en: 'The property was renamed or moved. The old one still works; use the one in the message.',
    cases: [
      { with: ['row-id', 'row-config.keyField'], to: 'table.rowConfig.keyField', zh: '主键字段改写在 row-config 里：:row-config="{ keyField: \'id\' }"。', en: 'The key field moved into row-config: :row-config="{ keyField: \'id\' }".' },
      { with: ['column-id', 'column-config.useKey'], to: 'table.columnConfig.useKey', zh: '说的其实是 column-key：改写成 :column-config="{ useKey: true }"。', en: 'What is meant is column-key: write :column-config="{ useKey: true }" instead.' },
      { with: ['tree-config.children', 'tree-config.childrenField'], to: 'table.treeConfig.childrenField', zh: '子行的字段名改写在 childrenField。', en: 'The field that holds child rows is now named in childrenField.' }
    ]
  },
  delEvent: {
    to: '/table/start/upgrade#prepare-methods',
    zh: '事件改了名，旧名还会触发。监听消息里的新名字。',
    en: 'The event has a new name; the old one still fires. Listen to the one in the message.'
  },
  removeProp: {
    to: '/input/api',
    zh: '参数已废弃，没有替代的名字。现在只有 vxe-input 的 date-config 会触发：把里面的各项改写成 vxe-input 自己的属性。',
    en: 'The property is deprecated without a successor. Only date-config of vxe-input causes it: write its entries as props of vxe-input.'
  },
  errFormat: {
    to: 'VXETable()formats.add',
    zh: '格式化函数要登记在 VXETable.formats 里。3.8.6 只留着这条文字，源码里没有任何地方会输出它。',
    en: 'Formatters belong into VXETable.formats. 3.8.6 only keeps the text: nothing in its source logs it.'
  },
  notType: {
    to: '/table/advanced/export',
    zh: '导出或导入的文件类型不受支持。内置 csv、html、xml、txt；xlsx 需要自己写 exportMethod 或 importMethod，或使用插件。',
    en: 'The type of the file is not supported. csv, html, xml and txt are built in; xlsx takes your own exportMethod or importMethod, or a plugin.'
  },
  notExp: {
    to: '/table/advanced/export',
    zh: '浏览器没有保存文件（Blob）或读取文件（FileReader）的能力，例如很旧的浏览器。',
    en: 'The browser cannot save files (Blob) or read them (FileReader), as very old ones.'
  },
  impFields: {
    to: 'table()importData',
    zh: '文件第一行的字段名与表格的列没有一个相同。要导入的文件，导出时应选源数据（original），这样表头是字段名。',
    en: 'None of the field names in the first line of the file belongs to a column. Export with original data, so that the header holds field names, to import it again.'
  },
  treeNotImp: {
    to: 'table()openImport',
    zh: '树形表格打不开导入对话框。可以自己读取文件，整理后赋给 data。',
    en: 'The import dialog refuses trees. Read the file yourself and assign the rows to data.'
  }
}

/** What Vue 2.7 and browsers say about mistakes in using this library. */
export const foreignMessages: readonly ForeignMessage[] = [
  {
    title: '[Vue warn]: Unknown custom element: <…> - did you register the component correctly?',
    to: '/table/start/install#check',
    zh: '组件没有注册：在创建第一个组件之前执行 Vue.use(VXETable)（默认导出），按需引入时补上这个组件。',
    en: 'The component is not registered: run Vue.use(VXETable), the default export, before the first component, or import the missing part.'
  },
  {
    title: "[Vue warn]: Duplicate keys detected: '…'. This may cause an update error.",
    to: 'table.rowConfig.keyField',
    zh: '两行的主键相同。树形表格和打开 row-config.useKey 的表格以主键为 key，检查 keyField 指向的字段是否唯一。',
    en: 'Two rows have the same key. Trees and tables with row-config.useKey use it as key: make sure the field named in keyField is unique.'
  },
  {
    title: "TypeError: Cannot read properties of undefined (reading '…')",
    to: '/table/base/basic#demo-change-rows',
    zh: '点号前面的东西还不存在。this.$refs.xTable.insert 这样报错，是因为 ref 名写错、表格在 v-if 里还没有创建，或者在 mounted 之前就调用了。',
    en: 'What stands before the dot does not exist yet. With this.$refs.xTable.insert the ref is misspelt, the table sits in a v-if that is false, or the call comes before mounted.'
  },
  {
    title: "TypeError: Cannot read properties of null (reading '…')",
    to: '/table/start/use#missing',
    zh: '缺少功能模块时，表格的方法返回 null 而不是 Promise，接着取 row 或调用 then 就会报错。按需引入对应的模块。',
    en: 'Without the module of a feature, methods of the table return null instead of a promise; reading row or calling then on it fails. Import the module.'
  },
  {
    title: '[Vue warn]: Property or method "…" is not defined on the instance but referenced during render.',
    to: '/table/base/basic',
    zh: '模板里用到的数据或方法没有声明。行数据、配置对象要写在 data 里，事件函数要写在 methods 里。',
    en: 'The template uses something that is not declared. Rows and settings belong into data, handlers into methods.'
  },
  {
    title: '[Vue warn]: Invalid prop: type check failed for prop "…". Expected …, got …',
    to: '/table/api',
    zh: '属性的类型不对，最常见的是 data 收到了对象而不是数组，或者忘了冒号，把表达式当成了字符串。',
    en: 'A prop has the wrong type: often data got an object instead of an array, or the colon is missing and the expression became a string.'
  },
  {
    title: '[Vue warn]: Invalid handler for event "…": got undefined',
    to: '/table/api',
    zh: '事件绑定的方法不存在：检查 methods 里的名字。',
    en: 'The method an event is bound to does not exist: check its name in methods.'
  },
  {
    title: 'vxe.table.emptyText',
    to: '/table/start/use#language',
    zh: '界面上出现这样的键名，是按需引入时没有设置语言。引入语言包，并用 setConfig 设置 i18n。',
    en: 'Keys like this on the screen mean that parts were imported without a language. Import one and set i18n with setConfig.'
  }
]
