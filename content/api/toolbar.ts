import type { MemberTexts } from './texts'

export default {
  'toolbar.loading': {
    zh: '用半透明的遮罩盖住工具栏，鼠标点不到其中的按钮。',
    en: 'Covers the toolbar with a translucent layer, so that the mouse cannot reach its buttons.'
  },
  'toolbar.refresh': {
    zh: '显示刷新按钮。在有数据代理的 `vxe-grid` 里，写 `true` 就会重新加载；在 `vxe-table` 旁边要写 `queryMethod`，否则点了没有反应。',
    en: 'Shows a refresh button. In a `vxe-grid` with a proxy `true` is enough to reload; beside a `vxe-table` it needs `queryMethod`, or a click does nothing.'
  },
  'toolbar.refresh.query': {
    zh: '`queryMethod` 的旧名字，两个都写时以 `queryMethod` 为准。收到的是空对象，没有页码、排序和表单。',
    en: 'Older name of `queryMethod`, which wins when both are set. It receives an empty object: no page, order or form.',
    deprecated: 'toolbar.refresh.queryMethod'
  },
  'toolbar.refresh.icon': {
    zh: '平时的图标类名，默认取全局的 [TOOLBAR_TOOLS_REFRESH](setConfig.icon.TOOLBAR_TOOLS_REFRESH)。',
    en: 'Class of the icon at rest; the global [TOOLBAR_TOOLS_REFRESH](setConfig.icon.TOOLBAR_TOOLS_REFRESH) by default.'
  },
  'toolbar.refresh.iconLoading': {
    zh: '刷新过程中的图标类名，默认取全局的 [TOOLBAR_TOOLS_REFRESH_LOADING](setConfig.icon.TOOLBAR_TOOLS_REFRESH_LOADING)，会旋转。',
    en: 'Class of the icon while refreshing; the global [TOOLBAR_TOOLS_REFRESH_LOADING](setConfig.icon.TOOLBAR_TOOLS_REFRESH_LOADING) by default, which turns.'
  },
  'toolbar.refresh.queryMethod': {
    zh: '点击时调用，参数是空对象。返回 Promise 时，图标转到它结束，其间再点无效；失败不会提示。在 `vxe-grid` 里写了它，就不再经过数据代理。',
    en: 'Called on click with an empty object. While the promise it returns is pending, the icon turns and further clicks are ignored; a failure is silent. In a `vxe-grid` it replaces the proxy.'
  },
  'toolbar.refresh.code': {
    zh: '在 `vxe-grid` 里执行的指令，默认 `reload`，会回到第一页并清掉排序、筛选和勾选。写 `query` 则保留它们。',
    en: 'Command to run in a `vxe-grid`. The default `reload` goes to page one and clears order, filters and selection; `query` keeps them.'
  },
  'toolbar.import': {
    zh: '显示导入按钮，打开[导入对话框](table()openImport)，表格要设置 [importConfig](table.importConfig)。写对象可以给这次导入的选项，但与 `importConfig` 重复的键以后者为准。',
    en: 'Shows a button that opens the [import dialog](table()openImport); the table needs [importConfig](table.importConfig). An object gives options for the dialog, though keys that `importConfig` also has are taken from there.'
  },
  'toolbar.import.icon': {
    zh: '图标的类名，默认取全局的 [TOOLBAR_TOOLS_IMPORT](setConfig.icon.TOOLBAR_TOOLS_IMPORT)。',
    en: 'Class of the icon; the global [TOOLBAR_TOOLS_IMPORT](setConfig.icon.TOOLBAR_TOOLS_IMPORT) by default.'
  },
  'toolbar.export': {
    zh: '显示导出按钮，打开[导出对话框](table()openExport)，表格要设置 [exportConfig](table.exportConfig)。写对象可以给选项，优先于 `exportConfig`。见[导出](/table/advanced/export#export-dialog)。',
    en: 'Shows a button that opens the [export dialog](table()openExport); the table needs [exportConfig](table.exportConfig). An object gives options, which take precedence over `exportConfig`. See [Export](/table/advanced/export#export-dialog).'
  },
  'toolbar.export.icon': {
    zh: '图标的类名，默认取全局的 [TOOLBAR_TOOLS_EXPORT](setConfig.icon.TOOLBAR_TOOLS_EXPORT)。',
    en: 'Class of the icon; the global [TOOLBAR_TOOLS_EXPORT](setConfig.icon.TOOLBAR_TOOLS_EXPORT) by default.'
  },
  'toolbar.print': {
    zh: '显示打印按钮，打开[打印对话框](table()openPrint)，表格要设置 [printConfig](table.printConfig)。写对象可以给选项，优先于 `printConfig`。',
    en: 'Shows a button that opens the [print dialog](table()openPrint); the table needs [printConfig](table.printConfig). An object gives options, which take precedence over `printConfig`.'
  },
  'toolbar.print.icon': {
    zh: '图标的类名，默认取全局的 [TOOLBAR_TOOLS_PRINT](setConfig.icon.TOOLBAR_TOOLS_PRINT)。',
    en: 'Class of the icon; the global [TOOLBAR_TOOLS_PRINT](setConfig.icon.TOOLBAR_TOOLS_PRINT) by default.'
  },
  'toolbar.zoom': {
    zh: '显示最大化和还原的按钮，只在 `vxe-grid` 里出现，触发 [zoom](grid@zoom)。按 Esc 还原由 [zoomConfig](grid.zoomConfig) 控制。',
    en: 'Shows a button that maximises and restores, in a `vxe-grid` only; it fires [zoom](grid@zoom). For Esc see [zoomConfig](grid.zoomConfig).'
  },
  'toolbar.zoom.iconOut': {
    zh: '最大化时的图标类名，点击还原，默认取全局的 [TOOLBAR_TOOLS_MINIMIZE](setConfig.icon.TOOLBAR_TOOLS_MINIMIZE)。',
    en: 'Class of the icon that restores a maximised grid; the global [TOOLBAR_TOOLS_MINIMIZE](setConfig.icon.TOOLBAR_TOOLS_MINIMIZE) by default.'
  },
  'toolbar.zoom.iconIn': {
    zh: '平时的图标类名，点击最大化，默认取全局的 [TOOLBAR_TOOLS_FULLSCREEN](setConfig.icon.TOOLBAR_TOOLS_FULLSCREEN)。',
    en: 'Class of the icon that maximises; the global [TOOLBAR_TOOLS_FULLSCREEN](setConfig.icon.TOOLBAR_TOOLS_FULLSCREEN) by default.'
  },
  'toolbar.custom': {
    zh: '显示列设置的按钮，打开显示、固定列的面板，需要 Custom 模块。这里只有 `icon` 和 `trigger` 有效，面板的设置写在表格的 [customConfig](table.customConfig)。',
    en: 'Shows a button for the column settings, where columns are shown, hidden and pinned; needs the Custom module. Only `icon` and `trigger` work here: the panel is configured by [customConfig](table.customConfig) of the table.'
  },
  'toolbar.custom.trigger': {
    zh: '默认点击打开，`manual` 时按钮没有反应，由你调用 [openCustom()](table()openCustom)。`hover` 在 3.8.6 中不起作用，按钮收不到悬停事件。开发时的警告让你改用表格的 `customConfig.trigger`，但按钮不读取那里。',
    en: 'A click opens the panel by default. With `manual` the button does nothing and you call [openCustom()](table()openCustom). `hover` does not work in 3.8.6, as the button never hears of the pointer. The warning in development names `customConfig.trigger` of the table, which the button does not read.',
    deprecated: ''
  },
  'toolbar.custom.immediate': {
    zh: '在 3.8.6 中没有效果，勾选后是否立即生效写在表格的 `customConfig`。',
    en: 'Has no effect in 3.8.6; whether changes apply at once is set in `customConfig` of the table.',
    deprecated: 'table.customConfig.immediate'
  },
  'toolbar.custom.storage': {
    zh: '在 3.8.6 中没有效果，记住列设置写在表格的 `customConfig`。',
    en: 'Has no effect in 3.8.6; remembering the settings belongs into `customConfig` of the table.',
    deprecated: 'table.customConfig.storage'
  },
  'toolbar.custom.checkMethod': {
    zh: '在 3.8.6 中从不调用，哪些列可以隐藏写在表格的 `customConfig`。',
    en: 'Never called in 3.8.6; which columns can be hidden is set in `customConfig` of the table.',
    deprecated: 'table.customConfig.checkMethod'
  },
  'toolbar.custom.showFooter': {
    zh: '在 3.8.6 中没有效果，面板底部的按钮写在表格的 `customConfig`。',
    en: 'Has no effect in 3.8.6; the buttons at the bottom of the panel are set in `customConfig` of the table.',
    deprecated: 'table.customConfig.showFooter'
  },
  'toolbar.custom.icon': {
    zh: '图标的类名，默认取全局的 [TOOLBAR_TOOLS_CUSTOM](setConfig.icon.TOOLBAR_TOOLS_CUSTOM)。',
    en: 'Class of the icon; the global [TOOLBAR_TOOLS_CUSTOM](setConfig.icon.TOOLBAR_TOOLS_CUSTOM) by default.'
  },
  'toolbar.custom.isFooter': {
    zh: '`showFooter` 更早的名字，在 3.8.6 中没有效果。',
    en: 'Still older name of `showFooter`; has no effect in 3.8.6.',
    deprecated: 'table.customConfig.showFooter'
  },
  'toolbar.buttons': {
    zh: '左侧的按钮。点击有 `code` 的按钮会执行数据代理或[全局指令](/table/commands/api)，并触发 [button-click](toolbar@button-click)（在 `vxe-grid` 里是 [toolbar-button-click](grid@toolbar-button-click)）。有 [#buttons](toolbar#buttons) 插槽时不使用。',
    en: 'Buttons on the left. One with a `code` runs the proxy or a [global command](/table/commands/api) and fires [button-click](toolbar@button-click), or [toolbar-button-click](grid@toolbar-button-click) in a `vxe-grid`. Unused with a [#buttons](toolbar#buttons) slot.'
  },
  'toolbar.buttons.name': {
    zh: '按钮的文字，设置了全局 [translate](setConfig.translate) 时可以是翻译的键。',
    en: 'Text of the button; a translation key with the global [translate](setConfig.translate).'
  },
  'toolbar.buttons.type': {
    zh: '`text` 为文字按钮，不写为普通按钮。按钮的 `mode` 在这里不会传入。',
    en: '`text` for a button without a frame; an ordinary one otherwise. The `mode` of a button is not handed on here.'
  },
  'toolbar.buttons.status': {
    zh: '颜色，取值与[按钮的 status](button.status) 相同。',
    en: 'Colour, with the values of [status of the button](button.status).'
  },
  'toolbar.buttons.code': {
    zh: '点击时的指令：在 `vxe-grid` 里先看[内置的指令](grid()commitProxy)，再看全局指令；在 `vxe-table` 旁边只看全局指令。没有 `code` 的按钮点了不触发任何事件。',
    en: 'Command of a click. In a `vxe-grid` the [built-in commands](grid()commitProxy) come first and then the global ones; beside a `vxe-table` only the global ones. A button without a `code` fires no event.'
  },
  'toolbar.buttons.visible': {
    zh: '设为 `false` 就不显示。',
    en: '`false` hides it.'
  },
  'toolbar.buttons.disabled': {
    zh: '禁用按钮。禁用的下拉按钮仍会展开，需要时把其中的按钮也禁用。',
    en: 'Disables the button. A disabled drop-down button still opens; disable the buttons inside as well.'
  },
  'toolbar.buttons.icon': {
    zh: '文字前面图标的类名，例如 `vxe-icon-add`，见[图标](/table/start/icons)。',
    en: 'Class of the icon before the text, such as `vxe-icon-add`; see [Icons](/table/start/icons).'
  },
  'toolbar.buttons.dropdowns': {
    zh: '悬停时展开的按钮，写法相同，但不能再有下一级，也不支持渲染器；点击它们与点击外层的按钮一样触发。工具栏在会裁剪的容器里时，给外层的按钮加 `transfer: true`。',
    en: 'Buttons that open on hover, written the same way, but without another level or a renderer. A click on one fires like a click on the outer button. Inside a container that clips, add `transfer: true` to the outer one.'
  },
  'toolbar.buttons.loading': {
    zh: '显示加载图标并禁止点击。',
    en: 'Shows a loading icon and takes no clicks.'
  },
  'toolbar.buttons.round': {
    zh: '圆角按钮。',
    en: 'Round ends.'
  },
  'toolbar.buttons.circle': {
    zh: '圆形按钮，只适合一个图标。',
    en: 'A circle, for a single icon.'
  },
  'toolbar.buttons.destroyOnClose': {
    zh: '收起时销毁下拉的内容。',
    en: 'Destroys the content of the drop-down when it closes.'
  },
  'toolbar.buttons.transfer': {
    zh: '把下拉挂到 `body` 上，工具栏在会裁剪的容器里时使用。',
    en: 'Moves the drop-down to `body`; use it when the toolbar is in an element that clips.'
  },
  'toolbar.buttons.placement': {
    zh: '下拉展开的方向，不写则自动。',
    en: 'Side on which the drop-down opens; automatic by default.'
  },
  'toolbar.buttons.params': {
    zh: '`code` 为 `import`、`export`、`open_import`、`open_export` 时的选项，只有 `vxe-grid` 读取。其他按钮可以存放自己的数据。',
    en: 'Options for the codes `import`, `export`, `open_import` and `open_export`, read by a `vxe-grid` only. Other buttons may keep data of their own here.'
  },
  'toolbar.buttons.buttonRender': {
    zh: '用登记过的渲染器画这个按钮，渲染器要有 [renderToolbarButton](renderer.renderToolbarButton)；没有就仍是普通按钮。点击由渲染器自己处理，不执行 `code`。',
    en: 'Draws the button with a registered renderer that has [renderToolbarButton](renderer.renderToolbarButton); otherwise it stays an ordinary button. Clicks are the renderer\'s business, `code` is not run.'
  },
  'toolbar.buttons.buttonRender.name': {
    zh: '渲染器的名字。内置的渲染器都不能用在工具栏里。',
    en: 'Name of the renderer. None of the built-in ones works in a toolbar.'
  },
  'toolbar.buttons.buttonRender.props': {
    zh: '原样交给你的渲染器，含义由它决定。',
    en: 'Handed to your renderer as it is, which decides what it means.'
  },
  'toolbar.buttons.buttonRender.attrs': { same: 'toolbar.buttons.buttonRender.props' },
  'toolbar.buttons.buttonRender.events': { same: 'toolbar.buttons.buttonRender.props' },
  'toolbar.buttons.buttonRender.nativeEvents': { same: 'toolbar.buttons.buttonRender.props' },
  'toolbar.tools': {
    zh: '右侧的按钮，在内置的图标之前，写法与 [buttons](toolbar.buttons) 相同。点击触发 [tool-click](toolbar@tool-click)（在 `vxe-grid` 里是 [toolbar-tool-click](grid@toolbar-tool-click)）。有 [#tools](toolbar#tools) 插槽时不使用。',
    en: 'Buttons on the right, before the built-in icons, written like [buttons](toolbar.buttons). A click fires [tool-click](toolbar@tool-click), or [toolbar-tool-click](grid@toolbar-tool-click) in a `vxe-grid`. Unused with a [#tools](toolbar#tools) slot.'
  },
  'toolbar.tools.name': { same: 'toolbar.buttons.name' },
  'toolbar.tools.type': { same: 'toolbar.buttons.type' },
  'toolbar.tools.status': { same: 'toolbar.buttons.status' },
  'toolbar.tools.code': { same: 'toolbar.buttons.code' },
  'toolbar.tools.visible': { same: 'toolbar.buttons.visible' },
  'toolbar.tools.disabled': { same: 'toolbar.buttons.disabled' },
  'toolbar.tools.icon': { same: 'toolbar.buttons.icon' },
  'toolbar.tools.dropdowns': { same: 'toolbar.buttons.dropdowns' },
  'toolbar.tools.loading': { same: 'toolbar.buttons.loading' },
  'toolbar.tools.round': { same: 'toolbar.buttons.round' },
  'toolbar.tools.circle': { same: 'toolbar.buttons.circle' },
  'toolbar.tools.destroyOnClose': { same: 'toolbar.buttons.destroyOnClose' },
  'toolbar.tools.transfer': { same: 'toolbar.buttons.transfer' },
  'toolbar.tools.placement': { same: 'toolbar.buttons.placement' },
  'toolbar.tools.params': { same: 'toolbar.buttons.params' },
  'toolbar.tools.toolRender': {
    zh: '用登记过的渲染器画这个按钮，渲染器要有 [renderToolbarTool](renderer.renderToolbarTool)；没有就仍是普通按钮。点击由渲染器自己处理，不执行 `code`。',
    en: 'Draws the button with a registered renderer that has [renderToolbarTool](renderer.renderToolbarTool); otherwise it stays an ordinary button. Clicks are the renderer\'s business, `code` is not run.'
  },
  'toolbar.tools.toolRender.name': { same: 'toolbar.buttons.buttonRender.name' },
  'toolbar.tools.toolRender.props': { same: 'toolbar.buttons.buttonRender.props' },
  'toolbar.tools.toolRender.attrs': { same: 'toolbar.buttons.buttonRender.props' },
  'toolbar.tools.toolRender.events': { same: 'toolbar.buttons.buttonRender.props' },
  'toolbar.tools.toolRender.nativeEvents': { same: 'toolbar.buttons.buttonRender.props' },
  'toolbar.perfect': {
    zh: '给工具栏加上边框和表头的底色，没有下边框，与有边框的表格连成一体。',
    en: 'Gives the toolbar a border and the colour of the header, without a line at the bottom, so that it joins a table with a border.'
  },
  'toolbar.size': {
    zh: '工具栏和其中按钮的尺寸，不写则取[全局尺寸](/table/base/size)，全局也没有时跟随上级组件。',
    en: 'Size of the toolbar and its buttons. Without it the [global size](/table/base/size) applies, and without that the size of the component around it.'
  },
  'toolbar.className': {
    zh: '加在工具栏上的类名，或收到 `{ $toolbar }` 并返回类名的函数。',
    en: 'Class for the toolbar, or a function that receives `{ $toolbar }` and returns it.'
  },
  'toolbar@button-click': {
    zh: '点击了左侧有 `code` 的按钮，全局指令已经先执行。在 `vxe-grid` 里不触发，改由 [toolbar-button-click](grid@toolbar-button-click) 触发。',
    en: 'A button on the left with a `code` was clicked; its global command has run. Not fired in a `vxe-grid`, which fires [toolbar-button-click](grid@toolbar-button-click) instead.'
  },
  'toolbar@button-click~$event': { same: 'grid@toolbar-button-click~$event' },
  'toolbar@button-click~$table': {
    zh: '已经连接的表格，没有连接时为空。',
    en: 'The table connected to the toolbar; empty without one.'
  },
  'toolbar@tool-click': {
    zh: '点击了右侧有 `code` 的按钮，全局指令已经先执行。内置的图标不触发；在 `vxe-grid` 里改由 [toolbar-tool-click](grid@toolbar-tool-click) 触发。',
    en: 'A button of `tools` with a `code` was clicked; its global command has run. The built-in icons do not fire it. A `vxe-grid` fires [toolbar-tool-click](grid@toolbar-tool-click) instead.'
  },
  'toolbar@tool-click~$event': { same: 'grid@toolbar-button-click~$event' },
  'toolbar@tool-click~$table': { same: 'toolbar@button-click~$table' },
  'toolbar#buttons': {
    zh: '左侧的内容，写了它就不再使用 `buttons`。在 `vxe-grid` 里要用 `toolbarConfig.slots.buttons` 指出插槽的名字。和 `vxe-table` 一起用时，参数里的 `$table` 起初是 `undefined`，连接之后也不会重新渲染，请用 `$refs`。',
    en: 'Content on the left; `buttons` is not used then. In a `vxe-grid` name the slot in `toolbarConfig.slots.buttons`. Beside a `vxe-table`, `$table` is `undefined` at first, and connecting renders nothing again: use `$refs`.'
  },
  'toolbar#tools': {
    zh: '右侧、内置图标之前的内容，写了它就不再使用 `tools`。在 `vxe-grid` 里要用 `toolbarConfig.slots.tools` 指出插槽的名字。和 `vxe-table` 一起用时，参数里的 `$table` 起初是 `undefined`，连接之后也不会重新渲染，请用 `$refs`。',
    en: 'Content on the right, before the built-in icons; `tools` is not used then. In a `vxe-grid` name the slot in `toolbarConfig.slots.tools`. Beside a `vxe-table`, `$table` is `undefined` at first, and connecting renders nothing again: use `$refs`.'
  },
  'toolbar()syncUpdate': {
    zh: '由表格的 [connect()](table()connect) 调用，把表格和它的列交给工具栏。要连接两者，请调用 `connect()`，不要调用它。',
    en: 'Called by [connect()](table()connect) of the table, which hands itself and its columns over. To connect the two, call `connect()` instead.'
  },
  'toolbar()syncUpdate~params': {
    zh: '`{ $table, collectColumn }`：表格实例和它的列。',
    en: '`{ $table, collectColumn }`: the table and its columns.'
  }
} satisfies MemberTexts
