import type { ExternalMessage, LaterMessage, MessageText } from './texts'

/** Texts for messages that the library logs or shows, by key below `vxe.error`. */
export const messages: Record<string, MessageText> = {
  groupFixed: {
    to: 'column.fixed',
    zh: '分组表头中，子列的 fixed 与所属分组不同。把 fixed 设置在最外层的 vxe-colgroup 上，整组一起固定，子列不需要设置。',
    en: 'A column in a grouped header has a different fixed value from its group. Set fixed on the outermost vxe-colgroup, so that the whole group is fixed.'
  },
  groupMouseRange: {
    to: '/colgroup/api',
    zh: '分组表头不支持鼠标框选。3.8.6 只保留了这条文字，源码中没有任何位置输出该消息。',
    en: 'Grouped headers do not support selecting areas with the mouse. 3.8.6 still contains this text, but nothing in its source logs the message.'
  },
  groupTag: {
    to: '/colgroup/api',
    zh: 'vxe-column 中嵌套了 vxe-column。把包裹其他列的一层改为 vxe-colgroup。',
    en: 'A vxe-column is nested in another vxe-column. Replace the outer one with vxe-colgroup.'
  },
  scrollErrProp: {
    to: '/table/scroll/scroll#limits',
    zh: '虚拟滚动不支持展开行、span-method 和 footer-span-method。移除消息中的一项，或用 enabled: false 关闭虚拟滚动。合并单元格时改用 merge-cells。',
    en: 'Virtual scrolling does not support expandable rows, span-method or footer-span-method. Remove the item in the message, or disable virtual scrolling with enabled: false. To merge cells, use merge-cells instead.'
  },
  errConflicts: {
    to: '/table/api',
    zh: '消息中的两项不能同时使用。保留需要的一项，移除另一项。',
    en: 'The two items in the message cannot be used together. Keep the one you need and remove the other.',
    cases: [
      {
        with: ['merge-cells', 'span-method'],
        to: 'table.mergeCells',
        zh: '合并单元格的两种方式同时使用了。固定的区域只用 merge-cells，按数据计算时只用 span-method。',
        en: 'Cells are merged in two ways at once. Use only merge-cells for fixed areas, or only span-method to compute the areas.'
      },
      {
        with: ['merge-footer-items', 'footer-span-method'],
        to: 'table.mergeFooterItems',
        zh: '合并表尾单元格的两种方式同时使用了。只保留 merge-footer-items 或 footer-span-method。',
        en: 'Footer cells are merged in two ways at once. Keep either merge-footer-items or footer-span-method.'
      },
      {
        with: ['grid.data', 'grid.proxy-config'],
        to: '/table/grid/proxy',
        zh: '设置了 proxy-config 时，数据由数据代理管理，不要再传入 data。代理也管理表单时（proxy-config.form），不要设置 form-config.data。',
        en: 'With proxy-config, the data proxy manages the data, so do not pass data. If the proxy also manages the form (proxy-config.form), do not set form-config.data.'
      },
      {
        with: ['column.cell-render', 'column.edit-render'],
        to: 'column.editRender',
        zh: '同一列设置了两个渲染器。可编辑的列保留 edit-render，始终显示控件的列保留 cell-render。',
        en: 'The column has two renderers. Keep edit-render if cells are edited on demand, or cell-render if the control is always shown.'
      },
      {
        with: ['tree-config.transform', 'row.children'],
        to: 'table.treeConfig.transform',
        zh: 'transform 需要扁平数据，但行数据中已有子节点。使用嵌套数据时，移除 transform。',
        en: 'transform requires flat data, but the rows already contain child nodes. For nested data, remove transform.'
      },
      {
        with: ['tree-config.childrenField', 'tree-config.mapChildrenField'],
        to: 'table.treeConfig.mapChildrenField',
        zh: 'childrenField 和 mapChildrenField 不能相同，请设置为不同的字段名。前者存放原始的子节点，后者存放筛选和排序后的子节点。',
        en: 'Set childrenField and mapChildrenField to different names. The first holds the original child nodes, and the second holds the filtered and sorted ones.'
      },
      {
        with: ['tree-config.line', 'column.type=expand'],
        to: 'table.treeConfig.showLine',
        zh: '树的连线不能与展开行同时使用。关闭 showLine，或移除展开行的列。',
        en: 'Tree lines cannot be combined with expandable rows. Disable showLine, or remove the column of type expand.'
      },
      {
        with: ['tree-config', 'checkbox-config.isShiftKey'],
        to: 'table.checkboxConfig.isShiftKey',
        zh: '树形表格不支持按住 Shift 连续勾选。移除 checkbox-config 的 isShiftKey。',
        en: 'Trees do not support checking a range of rows with Shift. Remove isShiftKey from checkbox-config.'
      },
      {
        with: ['custom-layout', 'items'],
        to: 'form.customLayout',
        zh: '表单的 custom-layout 不能与 items 同时使用。自定义布局时移除 items，否则移除 custom-layout。',
        en: 'A form cannot combine custom-layout with items. For a custom layout, remove items; otherwise, remove custom-layout.'
      }
    ]
  },
  unableInsert: {
    to: 'table()insertAt',
    zh: '插入位置的行不在表格中：该行已删除、被筛选隐藏，或主键不同。在树形表格中，也可能没有行与 parentField 的值对应。请传入表格中的行，或检查 parentField。',
    en: 'The row to insert next to is not in the table: it was deleted, is hidden by a filter, or has a different row key. In a tree, no row may match parentField. Pass a row that is in the table, or check parentField.'
  },
  useErr: {
    to: '/table/start/use#order',
    zh: '按需引入时，该功能模块在表格之后注册，因此不生效。先用 Vue.use 注册各个模块，最后执行 Vue.use(VxeTable)。',
    en: 'The module was registered after the table and has no effect. Call Vue.use for all modules first, and for VxeTable last.'
  },
  barUnableLink: {
    to: 'table()connect',
    zh: '工具栏没有关联表格。在 mounted 中调用 this.$refs.xTable.connect(this.$refs.xToolbar)，并确认两个 ref 都已存在。',
    en: 'The toolbar is not linked to a table. In mounted, call this.$refs.xTable.connect(this.$refs.xToolbar), and make sure that both refs exist at that time.'
  },
  expandContent: {
    to: 'column#content',
    zh: '展开行的内容要放在列的 content 插槽中。3.8.6 只保留了这条文字，源码中没有任何位置输出该消息。',
    en: 'The content of an expandable row belongs in the content slot of its column. 3.8.6 still contains this text, but nothing in its source logs the message.'
  },
  reqModule: {
    to: '/table/start/use#missing',
    zh: '按需引入时缺少一个模块。引入该模块，并在表格之前用 Vue.use 注册。弹窗和消息提示需要 VxeModal。',
    en: 'A module is not imported. Import the module and pass it to Vue.use before the table. Modals and messages require VxeModal.',
    cases: [
      {
        with: ['VxeTableEditModule'],
        to: '/table/start/use#missing',
        zh: '未注册编辑模块时，insert、remove、getUpdateRecords 等方法只返回 null。在 VxeTable 之前执行 Vue.use(VxeTableEditModule)。',
        en: 'Without the edit module, methods such as insert, remove and getUpdateRecords return null. Call Vue.use(VxeTableEditModule) before you register VxeTable.'
      },
      {
        with: ['Modal'],
        to: '/table/start/use',
        zh: '导入、导出、打印和数据代理需要 VxeModal 组件来显示消息提示。执行 Vue.use(VxeModal) 注册该组件。',
        en: 'Import, export, print and the data proxy require VxeModal to show messages. Call Vue.use(VxeModal).'
      }
    ]
  },
  reqProp: {
    to: '/table/api',
    zh: '使用的功能还需要消息中的属性或配置项，设置该项即可。',
    en: 'The feature you use also requires the prop or option named in the message. Add that prop or option.',
    cases: [
      {
        with: ['row-config.keyField'],
        to: 'table.rowConfig.keyField',
        zh: "按主键指定或保留行（checkRowKeys、expandRowKeys、reserve 等）时，必须设置主键的字段名，例如 row-config 的 keyField: 'id'。",
        en: "Options that name or keep rows by key (checkRowKeys, expandRowKeys, reserve and so on) require the field of the row key. Set it in row-config, for example keyField: 'id'."
      },
      {
        with: ['keep-source'],
        to: 'table.keepSource',
        zh: '还原数据和显示修改标记（showStatus）需要原值。给表格设置 keep-source。',
        en: 'Reverting data and marking changed cells (showStatus) require the original values. Set keep-source on the table.'
      },
      {
        with: ['table.height | table.max-height | table.scroll-y={enabled: false}'],
        to: 'table.height',
        zh: '纵向虚拟滚动需要确定的高度。设置 height 或 max-height，或者关闭 scroll-y。',
        en: 'Vertical virtual scrolling requires a height. Set height or max-height, or disable scroll-y.'
      },
      {
        with: ['table.show-overflow'],
        to: 'table.showOverflow',
        zh: '纵向虚拟滚动要求所有行高度相同，因此单元格不能换行。给表格设置 show-overflow。',
        en: 'Vertical virtual scrolling requires rows of the same height, so cells must not wrap. Set show-overflow on the table.'
      },
      {
        with: ['row-config.useKey | show-overflow'],
        to: 'table.treeConfig.showLine',
        zh: '树的连线要求行高相同，并且行有稳定的 key。同时设置 row-config.useKey 和 show-overflow。',
        en: 'Tree lines require rows of the same height with stable keys. Set both row-config.useKey and show-overflow.'
      },
      {
        with: ['footer-data | footer-method'],
        to: 'table.footerMethod',
        zh: '开启了 show-footer，但没有表尾数据。用 footer-method 计算，或用 footer-data 传入。',
        en: 'show-footer is enabled, but there is no footer data. Compute the data in footer-method, or pass it as footer-data.'
      },
      {
        with: ['id'],
        to: 'table.id',
        zh: '列设置按表格的 id 保存到 localStorage。给表格设置一个全站唯一的 id。',
        en: 'Column settings are stored in localStorage under the id of the table. Set an id that is unique across the site.'
      },
      {
        with: ['column-config.useKey', 'column.type=html'],
        to: 'table.columnConfig.useKey',
        zh: '包含 html 类型的列时，要同时开启 column-config.useKey 和 row-config.useKey。',
        en: 'A column of type html requires both column-config.useKey and row-config.useKey. Enable both.'
      },
      {
        with: ['table.tree-config.rowField'],
        to: 'table.treeConfig.rowField',
        zh: 'transform 用 rowField 和 parentField 把扁平数据转换为树。两个配置项都不能为空。',
        en: 'transform builds the tree from rowField and parentField. Neither option may be empty.'
      },
      {
        with: ['import-config'],
        to: 'table.importConfig',
        zh: '打开导入弹窗需要给表格设置 import-config，空对象也可以。',
        en: 'The import modal requires import-config on the table. An empty object is enough.'
      },
      {
        with: ['export-config'],
        to: 'table.exportConfig',
        zh: '打开导出弹窗需要给表格设置 export-config，空对象也可以。',
        en: 'The export modal requires export-config on the table. An empty object is enough.'
      },
      {
        with: ['print-config'],
        to: 'table.printConfig',
        zh: '打开打印弹窗需要给表格设置 print-config，空对象也可以。',
        en: 'The print modal requires print-config on the table. An empty object is enough.'
      },
      {
        with: ['menu-config'],
        to: 'table.menuConfig',
        zh: '监听了右键菜单的事件，但未设置 menu-config，因此右键点击时不打开菜单。在 menu-config 中设置菜单项。',
        en: 'A context menu event has a listener, but menu-config is not set, so a right-click opens no menu. Set the menu options in menu-config.'
      },
      {
        with: ['tooltip-config'],
        to: 'table.tooltipConfig',
        zh: '监听了 cell-mouseenter 或 cell-mouseleave，但未设置 tooltip-config。两个事件仍然触发，可以忽略该警告。',
        en: 'cell-mouseenter or cell-mouseleave has a listener, but tooltip-config is not set. Both events still fire, so you can ignore the warning.'
      },
      {
        with: ['modal.id'],
        to: 'modal.id',
        zh: 'storage 按 id 保存弹窗的位置和大小。给弹窗设置唯一的 id。',
        en: 'storage keeps the position and size of a modal under its id. Set a unique id on the modal.'
      },
      {
        with: ['toolbar-config.slots.buttons'],
        to: 'grid.toolbarConfig',
        zh: "定义了 buttons 插槽，但 toolbar-config 没有引用，因此不显示。在 toolbar-config 中设置 slots: { buttons: 'buttons' }，tools 插槽同理。",
        en: "The buttons slot exists, but toolbar-config does not reference it, so the slot is not shown. Set slots: { buttons: 'buttons' } in toolbar-config, and likewise for tools."
      }
    ]
  },
  emptyProp: {
    to: '/table/api',
    zh: '属性或配置项不能为空。3.8.6 只保留了这条文字，源码中没有任何位置输出该消息。',
    en: 'The prop or option must not be empty. 3.8.6 still contains this text, but nothing in its source logs the message.'
  },
  errProp: {
    to: '/table/api',
    zh: "值的格式不正确，消息的后半句是正确的格式。最常见的是把 true 或字符串传给需要对象的属性，例如 edit-config 应设置为 { trigger: 'click', mode: 'cell' }。",
    en: "The value has the wrong format; the second part of the message shows the right one. Most often, true or a string was passed instead of an object. For example, set edit-config to { trigger: 'click', mode: 'cell' }.",
    cases: [
      {
        with: ['table.edit-config=true', 'table.edit-config={}'],
        to: 'table.editConfig',
        zh: "edit-config 必须是对象，不能是 true。例如设置为 { trigger: 'click', mode: 'cell' }。",
        en: "edit-config must be an object, not true. For example, set edit-config to { trigger: 'click', mode: 'cell' }."
      },
      {
        with: ['all', 'mode=current,selected'],
        to: '/table/advanced/export#demo-export-all-pages',
        zh: "只有 vxe-grid 的数据代理支持导出全部数据（mode: 'all'）。vxe-table 只能导出当前数据和勾选的行。",
        en: "Only the data proxy of vxe-grid supports exporting all data (mode: 'all'). A vxe-table exports only current data or checked rows."
      }
    ]
  },
  colRepet: {
    to: 'column.field',
    zh: '两列的值重复。field 重复时，按字段查找的方法只返回最后一列。checkbox、radio、expand 类型的列和 tree-node 列各只能有一个。',
    en: 'Two columns have the same value. If field is the same, methods that find columns by field return only the last one. Only one column each may be of type checkbox, radio or expand, or have tree-node.'
  },
  notFunc: {
    to: '/table/grid/proxy',
    zh: '执行的操作没有对应的函数。为数据代理设置 ajax.query、delete、save 或 queryAll，为独立的工具栏设置 refresh.queryMethod。',
    en: 'The action has no function. Set ajax.query, delete, save or queryAll for the data proxy, or refresh.queryMethod for a standalone toolbar.',
    cases: [
      {
        with: ['proxy-config.ajax.query'],
        to: 'grid.proxyConfig.ajax.query',
        zh: '数据代理执行了查询，但未设置 ajax.query。把 ajax.query 设置为返回 Promise 的函数。',
        en: 'The data proxy ran a query, but ajax.query is not set. Set ajax.query to a function that returns a promise.'
      },
      {
        with: ['proxy-config.ajax.queryAll'],
        to: 'grid.proxyConfig.ajax.queryAll',
        zh: '导出全部数据需要设置 ajax.queryAll，用于一次请求全部行。',
        en: 'Exporting all data requires ajax.queryAll. Set ajax.queryAll to a function that requests all rows at once.'
      },
      {
        with: ['queryMethod'],
        to: 'toolbar.refresh.queryMethod',
        zh: '独立的 vxe-toolbar 开启了刷新按钮，但没有设置刷新的函数。设置 refresh: { queryMethod }。',
        en: 'A standalone vxe-toolbar shows the refresh button but has no function to call. Set refresh: { queryMethod }.'
      }
    ]
  },
  errFunc: {
    to: 'column.editRender.events',
    zh: '渲染器的 events 或 nativeEvents 中有一项不是函数。检查方法名是否拼写错误，或者是否传入了调用的结果。',
    en: 'An entry in events or nativeEvents of a renderer is not a function. Check for a misspelled method name, or for a call instead of a function.'
  },
  notValidators: {
    to: 'VXETable()validators.add',
    zh: '规则的 validator 名称未注册，或注册时缺少 cellValidatorMethod（表格）、itemValidatorMethod（表单）。用 VXETable.validators.add 注册。',
    en: 'The validator name of a rule is not registered, or the registration lacks cellValidatorMethod (tables) or itemValidatorMethod (forms). Register it with VXETable.validators.add.',
    cases: [
      {
        with: ['validate(rows, callback)'],
        to: 'table()validate',
        zh: '该消息与校验器的名称无关：validate 的回调参数已废弃。改用返回的 Promise，fullValidate 也是如此。',
        en: 'This message is not about a validator: the callback of validate is deprecated. Use the returned promise instead, also for fullValidate.'
      }
    ]
  },
  notFormats: {
    to: 'VXETable()formats.add',
    zh: 'formatter 的名称未注册，或注册时缺少 cellFormatMethod。用 VXETable.formats.add(名称, { cellFormatMethod }) 注册，或直接传入函数。',
    en: 'The formatter name is not registered, or the registration lacks cellFormatMethod. Register it with VXETable.formats.add(name, { cellFormatMethod }), or pass a function.'
  },
  notCommands: {
    to: '/table/commands/api',
    zh: '工具栏按钮的 code 已注册，但注册的对象缺少 commandMethod。在注册的对象中添加该函数。',
    en: 'The code of the toolbar button is registered, but the registered object lacks commandMethod. Add this function to the object.'
  },
  notSlot: {
    to: 'column#default',
    zh: '配置的 slots 引用了模板中不存在的插槽。检查拼写，并确认插槽直接放在 vxe-grid 或 vxe-form 中。',
    en: 'slots in the configuration references a slot that is not in the template. Check the name, and place the slot directly inside vxe-grid or vxe-form.'
  },
  noTree: {
    to: '/table/tree/basic#pitfalls',
    zh: '树形表格不支持该功能，例如合并单元格和拖动勾选。嵌套的数据也不支持在指定的行旁边插入。',
    en: 'Trees do not support this feature, for example merged cells or checking rows by dragging. Nested data does not support inserting next to a row.',
    cases: [
      {
        with: ['insert'],
        to: 'table.treeConfig.transform',
        zh: '嵌套的树不支持在指定的行旁边插入。改用扁平数据和 transform，或修改数据后重新赋值给 data。',
        en: 'A nested tree does not support inserting next to a row. Use flat data with transform, or change the data and assign it to data again.'
      },
      {
        with: ['stripe'],
        to: 'table.stripe',
        zh: '在嵌套数据的树中，所有子节点的行都会显示斑马纹的背景色，应移除 stripe。设置了 transform 的树显示正常，可以忽略该警告。',
        en: 'In a tree of nested data, all child rows get the background color, so remove stripe. With transform, the stripes are correct, and you can ignore the warning.'
      },
      {
        with: ['merge-cells | merge-footer-items'],
        to: 'table.mergeCells',
        zh: '树形表格不支持合并单元格，表尾也不支持。移除 merge-cells 和 merge-footer-items。',
        en: 'Trees do not support merged cells, not even in the footer. Remove merge-cells and merge-footer-items.'
      }
    ]
  },
  notProp: {
    to: '/table/api',
    zh: '该版本不支持消息中的一项：clip-config、fnr-config 和 mouse-config.area 需要另外的扩展插件。消息包含 layouts 时，检查其中的名称是否拼写错误。',
    en: 'This version does not support the item in the message: clip-config, fnr-config and mouse-config.area require a separate plugin. If the message contains layouts, check for a misspelled name.',
    cases: [
      {
        with: ['table.show-overflow'],
        to: 'table.rowConfig.height',
        zh: '该消息的说法相反：row-config.height 需要 show-overflow。给表格设置 show-overflow。',
        en: 'The message states the opposite: row-config.height requires show-overflow. Set show-overflow on the table.'
      },
      {
        with: ['mouse-config.area'],
        to: 'table.mouseConfig.area',
        zh: '框选单元格需要另外的扩展插件。未安装插件时，开发环境中的表格不加载数据，请移除 mouse-config.area。',
        en: 'Selecting areas of cells requires a separate plugin. Without the plugin, the table loads no data in development, so remove mouse-config.area.'
      }
    ]
  },
  checkProp: {
    to: 'table.checkboxConfig.checkField',
    zh: '行数很多时，用 checkField 把勾选状态保存在行数据中，比逐行查找更快。3.8.6 中输出该消息的代码已被注释。',
    en: 'With many rows, checkField is faster because it keeps the checked state in the rows. In 3.8.6, the code that logs this message is commented out.'
  },
  coverProp: {
    to: '/table/start/global',
    zh: '同名的渲染器、指令、格式、菜单或校验器注册了两次，后一次覆盖前一次。重复添加的拦截器执行两次。移除重复的注册；热更新时重复执行注册代码，也会输出该警告。',
    en: 'A renderer, command, format, menu or validator was registered twice, and the second overwrites the first. An interceptor that is added twice runs twice. Remove the duplicate; hot reloading that repeats the registration also causes the warning.'
  },
  delFunc: {
    to: '/table/start/upgrade#prepare-methods',
    zh: '方法已改名，旧名称在 3.8.6 中仍然可用。改用消息中的新名称。',
    en: 'The method was renamed, and the old name still works in 3.8.6. Use the new name in the message.'
  },
  delProp: {
    to: '/table/start/upgrade#prepare-props',
    zh: '属性或配置项已改名或移动位置，旧的名称大多仍然生效。改用消息中的新名称。',
    en: 'The prop or option was renamed or moved, and most old names still work. Use the new name in the message.',
    cases: [
      {
        with: ['row-id', 'row-config.keyField'],
        to: 'table.rowConfig.keyField',
        zh: '主键的字段名改为在 row-config 中设置：:row-config="{ keyField: \'id\' }"。',
        en: 'The field of the row key is now set in row-config: :row-config="{ keyField: \'id\' }".'
      },
      {
        with: ['column-id', 'column-config.useKey'],
        to: 'table.columnConfig.useKey',
        zh: '该消息指的是 column-key。改为设置 :column-config="{ useKey: true }"。',
        en: 'The message refers to column-key. Set :column-config="{ useKey: true }" instead.'
      },
      {
        with: ['tree-config.children', 'tree-config.childrenField'],
        to: 'table.treeConfig.childrenField',
        zh: '子节点的字段名改为在 childrenField 中设置。',
        en: 'The field that holds child nodes is now set in childrenField.'
      }
    ]
  },
  delEvent: {
    to: '/table/start/upgrade#prepare-methods',
    zh: '事件已改名，旧名称仍然触发。改为监听消息中的新名称。',
    en: 'The event was renamed, and the old name still fires. Listen to the new name in the message.'
  },
  removeProp: {
    to: '/input/api',
    zh: '属性已废弃，没有替代的名称。目前只有 vxe-input 的 date-config 输出该消息，把其中的配置项改为 vxe-input 的属性。',
    en: 'The prop is deprecated without a replacement. Only date-config of vxe-input logs this message. Set its options as props of vxe-input.'
  },
  errFormat: {
    to: 'VXETable()formats.add',
    zh: '格式化函数要注册在 VXETable.formats 中。3.8.6 只保留了这条文字，源码中没有任何位置输出该消息。',
    en: 'Formatters must be registered in VXETable.formats. 3.8.6 still contains this text, but nothing in its source logs the message.'
  },
  notType: {
    to: '/table/advanced/export',
    zh: '不支持导出或导入的文件类型，内置的类型是 csv、html、xml 和 txt。使用 xlsx 时，设置自定义的 exportMethod 或 importMethod，或使用插件。',
    en: 'The file type is not supported; csv, html, xml and txt are built in. For xlsx, set a custom exportMethod or importMethod, or use a plugin.'
  },
  notExp: {
    to: '/table/advanced/export',
    zh: '浏览器不支持保存文件（Blob）或读取文件（FileReader），例如很旧的浏览器。请使用较新的浏览器。',
    en: 'The browser does not support saving files (Blob) or reading them (FileReader), as is the case with very old ones. Use a newer browser.'
  },
  impFields: {
    to: 'table()importData',
    zh: '文件第一行的字段名与表格的列都不匹配。导出需要再次导入的文件时，选择源数据（original），使表头为字段名。',
    en: 'No field name in the first line of the file matches a column. To import an exported file again, export source data (original), so that the header contains field names.'
  },
  treeNotImp: {
    to: 'table()openImport',
    zh: '树形表格不支持导入弹窗。在代码中读取文件，整理后赋值给 data。',
    en: 'Trees do not support the import modal. Read the file in your own code and assign the rows to data.'
  }
}

/** Texts for messages of vxe-table 3.9 and later with another wording than in 3.8.6, by key below `vxe.error`. */
export const laterMessages: Record<string, LaterMessage> = {
  default: {
    to: '/table/start/upgrade',
    zh: 'vxe-table 3.9 及更高版本的消息，3.8.6 中没有。安装的版本不是 3.8：按升级指南修改代码，或者锁定 ~3.8.25。',
    en: 'A message of vxe-table 3.9 and later, which 3.8.6 does not have. The installed version is not 3.8: follow the upgrade guide, or pin ~3.8.25.'
  },
  reqComp: {
    also: ['缺少 vxe-…组件', 'Missing vxe-…component'],
    to: '/table/start/upgrade#entry',
    zh: '安装了 vxe-table 3.9 或更高的版本，按钮、弹窗、工具提示等组件在 vxe-pc-ui 中。安装并注册 vxe-pc-ui，或者锁定 ~3.8.25。',
    en: 'vxe-table 3.9 or later is installed, where buttons, modals, tooltips and others are in vxe-pc-ui. Install and register vxe-pc-ui, or pin ~3.8.25.'
  },
  errorVersion: {
    to: '/upgrade/versions',
    zh: 'vxe-table 3.9 及更高版本的消息：与 vxe-pc-ui 的版本不匹配。按版本搭配安装。',
    en: 'A message of vxe-table 3.9 and later: the version does not match vxe-pc-ui. Install versions that work together.'
  }
}

/** Messages of Vue 2.7, browsers and bundlers about mistakes in using this library. */
export const foreignMessages: readonly ExternalMessage[] = [
  {
    title: '[Vue warn]: Unknown custom element: <…> - did you register the component correctly?',
    to: '/table/start/install#check',
    zh: '组件没有注册。在创建第一个组件之前执行 Vue.use(VXETable)（默认导出），按需引入时注册缺少的组件。',
    en: 'The component is not registered. Call Vue.use(VXETable) with the default export before the first component is created. With import on demand, register the missing component.'
  },
  {
    title: "[Vue warn]: Duplicate keys detected: '…'. This may cause an update error.",
    to: 'table.rowConfig.keyField',
    zh: '两行的主键相同。树形表格和开启 row-config.useKey 的表格用主键作为 key，检查 keyField 指向的字段是否唯一。',
    en: 'Two rows have the same row key. Trees and tables with row-config.useKey use it as the key. Make sure that the values of the field in keyField are unique.'
  },
  {
    title: "Cannot read properties of undefined (reading '…')",
    also: ["Cannot read property '…' of undefined", "undefined is not an object (evaluating '…')"],
    to: '/table/base/basic#demo-change-rows',
    zh: '点号前面的对象不存在。检查 this.$refs.xTable.insert 中的 ref 名称；在 mounted 之前，或 v-if 为 false 时，表格尚未创建。',
    en: 'The object before the dot does not exist. In this.$refs.xTable.insert, check the name of the ref; before mounted or while v-if is false, the table does not exist.'
  },
  {
    title: "Cannot read properties of null (reading '…')",
    also: ["Cannot read property '…' of null", "null is not an object (evaluating '…')"],
    to: '/table/start/use#missing',
    zh: '未注册功能模块时，表格的方法返回 null，而不是 Promise，因此读取 row 或调用 then 会抛出异常。引入并注册对应的模块。',
    en: 'If the module of a feature is not registered, methods of the table return null instead of a promise. Reading row or calling then on null throws. Import and register the module.'
  },
  {
    title: '[Vue warn]: Property or method "…" is not defined on the instance but referenced during render.',
    to: '/table/base/basic',
    zh: '模板使用了未声明的数据或方法。在 data 中声明行数据和配置对象，在 methods 中声明事件函数。',
    en: 'The template uses data or a method that is not declared. Declare rows and config objects in data, and event handlers in methods.'
  },
  {
    title: '[Vue warn]: Invalid prop: type check failed for prop "…". Expected …, got …',
    to: '/table/api',
    zh: '属性的类型不正确，最常见的是 data 传入了对象而不是数组。属性名前缺少冒号时，表达式会成为字符串。',
    en: 'A prop has the wrong type. Often data is an object instead of an array, or the colon before the prop name is missing, so the expression becomes a string.'
  },
  {
    title: '[Vue warn]: Invalid handler for event "…": got undefined',
    to: '/table/api',
    zh: '事件绑定的方法不存在。检查 methods 中的方法名。',
    en: 'The method bound to the event does not exist. Check its name in methods.'
  },
  {
    title: 'VxeUI is not defined',
    also: [
      "Can't find variable: VxeUI",
      "Cannot read properties of undefined (reading 'setConfig')",
      "does not provide an export named 'VxeUI'"
    ],
    to: '/upgrade/check#for-version',
    zh: '3.8.6 没有 VxeUI，改用 VXETable。代码用于更高的版本时，检查还会找出其他不存在的名称。',
    en: '3.8.6 has no VxeUI. Use VXETable instead. If the code is for a later version, the check finds its other unknown names too.'
  },
  {
    title: 'cellValue.indexOf is not a function',
    also: ['cellValue.includes is not a function', 'cellValue.toLowerCase is not a function'],
    to: '/table/base/filter#pitfalls-usage',
    zh: '筛选函数的值不是字符串，例如数字没有 indexOf。先转换为字符串：String(cellValue).includes(value)。',
    en: 'The value in the filter function is no string: a number, for example, has no indexOf. Convert it first: String(cellValue).includes(value).'
  },
  {
    title: 'this.$refs.xTable.… is not a function',
    also: [
      '$refs.xTable.isEditByRow is not a function',
      '$refs.table.insert is not a function',
      'xTable.… is not a function'
    ],
    to: '/table/advanced/tabs#pitfalls-usage',
    zh: 'ref 不是表格。在 v-for 中，ref 是数组，使用 $refs.xTable[0]；ref 设置在封装的组件上时，组件没有表格的方法。',
    en: 'The ref is no table. In v-for, a ref is an array: use $refs.xTable[0]. A ref on a wrapper component does not have the methods of the table.'
  },
  {
    title: "Cannot read properties of null (reading 'getBoundingClientRect')",
    also: ["Cannot read property 'getBoundingClientRect' of null"],
    to: '/table/start/trouble#fixed-defects',
    zh: '旧版本校验可编辑表格时的缺陷，3.8.6 中没有。用 npm ls vxe-table 检查安装的版本。',
    en: 'A bug of older versions on validating editable tables, which 3.8.6 does not have. Check the installed version with npm ls vxe-table.'
  },
  {
    title: 'slots.default is not a function',
    to: '/table/start/trouble#fixed-defects',
    zh: '旧版本的错误，3.8.6 中没有。slots 的值是插槽的名称，或返回节点的函数。',
    en: 'An error of older versions, which 3.8.6 does not have. Values of slots are names of slots, or functions that return nodes.'
  },
  {
    title: "Property '…' does not exist on type",
    also: ["Property '…' is missing in type", '上不存在属性“…”', '类型中缺少属性“…”'],
    to: '/table/practice/typescript#errors',
    zh: 'TypeScript 的编译错误。$refs 没有类型时，写为 this.$refs.table as Table；其他错误按文字查找。',
    en: 'A compile error of TypeScript. If $refs has no type, write this.$refs.table as Table. Look up other errors by their text.'
  },
  {
    title: 'datas.slice is not a function',
    to: '/table/base/basic#blank',
    zh: '传给 data、loadData 或 reloadData 的值不是数组，通常是整个响应对象。传入其中的数组，例如 response.data.list。',
    en: 'The value passed to data, loadData or reloadData is not an array, but often the whole response. Pass the array in it, such as response.data.list.'
  },
  {
    title: "Cannot read properties of undefined (reading 'Workbook')",
    also: ["Cannot read property 'Workbook' of undefined", 'ExcelJS is not defined'],
    to: '/table/practice/excelMigration#pitfalls-usage',
    zh: '插件 vxe-table-plugin-export-xlsx 找不到 ExcelJS。注册插件时传入 { ExcelJS }，或者在导出前赋值 window.ExcelJS。',
    en: 'The plugin vxe-table-plugin-export-xlsx finds no ExcelJS. Pass { ExcelJS } when you register the plugin, or set window.ExcelJS before the export.'
  },
  {
    title: "Cannot read properties of undefined (reading 'install')",
    also: ["Cannot read property 'install' of undefined"],
    to: '/table/start/upgrade#imports',
    zh: '安装了 3.9 或更高的版本，Button 等名称已移到 vxe-pc-ui。锁定 ~3.8.25，或者修改导入。',
    en: 'Version 3.9 or later is installed, where names such as Button are in vxe-pc-ui. Pin ~3.8.25, or change the imports.'
  },
  {
    title: "Can't resolve 'vxe-pc-ui'",
    also: [
      'dependency was not found: vxe-pc-ui',
      'Failed to resolve import "vxe-pc-ui"',
      "Cannot find module 'vxe-pc-ui'",
      "Can't resolve '@vxe-ui/core'",
      'Failed to resolve import "@vxe-ui/core"',
      "Cannot find module '@vxe-ui/core'",
      'dependency was not found: @vxe-ui/core'
    ],
    to: '/table/start/upgrade#packages',
    zh: '安装了 vxe-table 3.9 或更高的版本，但缺少 vxe-pc-ui 或 @vxe-ui/core。一起安装，或者锁定 vxe-table@~3.8.25。',
    en: 'vxe-table 3.9 or later is installed without vxe-pc-ui or @vxe-ui/core. Install the packages together, or pin vxe-table@~3.8.25.'
  },
  {
    title: 'vxe.table.emptyText',
    to: '/table/start/use#language',
    zh: '按需引入时未设置语言，因此界面显示这样的路径。引入语言包，并通过 setConfig 设置 i18n。',
    en: 'Components were imported on demand without a language, so the interface shows such paths. Import a language and set i18n with setConfig.'
  }
]
