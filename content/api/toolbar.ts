import type { MemberTexts } from './texts'

export default {
  'toolbar.loading': {
    zh: '是否用半透明的遮罩覆盖工具栏，阻止用户用鼠标点击其中的按钮。',
    en: 'Whether to cover the toolbar with a translucent mask, which blocks mouse clicks on the buttons.'
  },
  'toolbar.refresh': {
    zh: '是否显示刷新按钮。在使用数据代理的 `vxe-grid` 中，设为 `true` 就能重新加载。与 `vxe-table` 一起使用时，还要设置 `queryMethod`，否则点击后不执行任何操作。',
    en: 'Whether to show a refresh button. In a `vxe-grid` with a data proxy, `true` is enough to reload. If you use a `vxe-table`, you also have to set `queryMethod`, otherwise clicking has no effect.'
  },
  'toolbar.refresh.query': {
    zh: '`queryMethod` 的旧名称，如果两者都设置，`queryMethod` 优先。参数是空对象，不包含页码、排序和表单的值。',
    en: 'The old name of `queryMethod`. If you set both, `queryMethod` takes precedence. The argument is an empty object without page number, sorting and form values.',
    deprecated: 'toolbar.refresh.queryMethod'
  },
  'toolbar.refresh.icon': {
    zh: '未在刷新的图标的类名，默认使用全局的 [TOOLBAR_TOOLS_REFRESH](setConfig.icon.TOOLBAR_TOOLS_REFRESH)。',
    en: 'The class of the icon while not refreshing, by default the global [TOOLBAR_TOOLS_REFRESH](setConfig.icon.TOOLBAR_TOOLS_REFRESH).'
  },
  'toolbar.refresh.iconLoading': {
    zh: '刷新期间的图标的类名，默认使用全局的 [TOOLBAR_TOOLS_REFRESH_LOADING](setConfig.icon.TOOLBAR_TOOLS_REFRESH_LOADING)，会旋转。',
    en: 'The class of the icon while refreshing, by default the global [TOOLBAR_TOOLS_REFRESH_LOADING](setConfig.icon.TOOLBAR_TOOLS_REFRESH_LOADING), which rotates.'
  },
  'toolbar.refresh.queryMethod': {
    zh: '用户点击刷新按钮时调用，参数是空对象。你返回的 Promise 完成之前，图标保持旋转，再次点击不生效。如果失败，不显示任何提示。在 `vxe-grid` 中设置后，刷新不再使用数据代理。',
    en: 'Called when users click the refresh button, with an empty object. Until the promise you return settles, the icon rotates and further clicks have no effect. If it fails, users do not see a message. In a `vxe-grid`, this function replaces the data proxy for refreshing.'
  },
  'toolbar.refresh.code': {
    zh: '用户点击刷新按钮后，`vxe-grid` 执行的指令，默认为 `reload`。`reload` 回到第一页，并清除排序、筛选和勾选。如果要保留这些状态，可以设为 `query`。',
    en: 'The command that a `vxe-grid` runs when the refresh button is clicked. The default is `reload`, which goes to the first page and clears sorting, filters and checked rows. If you want to keep them, set `query`.'
  },
  'toolbar.import': {
    zh: '是否显示导入按钮，用户可以通过该按钮打开[导入弹窗](table()openImport)。表格需要设置 [importConfig](table.importConfig)。如果设为对象，该对象是本次导入的选项，但 `importConfig` 中的同名选项优先。',
    en: 'Whether to show an import button, which opens the [import modal](table()openImport). The table needs [importConfig](table.importConfig). If you set an object, it holds options for the modal, but options with the same name in `importConfig` take precedence.'
  },
  'toolbar.import.icon': {
    zh: '图标的类名，默认使用全局的 [TOOLBAR_TOOLS_IMPORT](setConfig.icon.TOOLBAR_TOOLS_IMPORT)。',
    en: 'The class of the icon, by default the global [TOOLBAR_TOOLS_IMPORT](setConfig.icon.TOOLBAR_TOOLS_IMPORT).'
  },
  'toolbar.export': {
    zh: '是否显示导出按钮，用户可以通过该按钮打开[导出弹窗](table()openExport)。表格需要设置 [exportConfig](table.exportConfig)。如果设为对象，该对象是导出的选项，优先于 `exportConfig`，见[导出](/table/advanced/export#export-dialog)。',
    en: 'Whether to show an export button, which opens the [export modal](table()openExport). The table needs [exportConfig](table.exportConfig). If you set an object, it holds options, which take precedence over `exportConfig` (see [Export](/table/advanced/export#export-dialog)).'
  },
  'toolbar.export.icon': {
    zh: '图标的类名，默认使用全局的 [TOOLBAR_TOOLS_EXPORT](setConfig.icon.TOOLBAR_TOOLS_EXPORT)。',
    en: 'The class of the icon, by default the global [TOOLBAR_TOOLS_EXPORT](setConfig.icon.TOOLBAR_TOOLS_EXPORT).'
  },
  'toolbar.print': {
    zh: '是否显示打印按钮，用户可以通过该按钮打开[打印弹窗](table()openPrint)。表格需要设置 [printConfig](table.printConfig)。如果设为对象，该对象是打印的选项，优先于 `printConfig`。',
    en: 'Whether to show a print button, which opens the [print modal](table()openPrint). The table needs [printConfig](table.printConfig). If you set an object, it holds options, which take precedence over `printConfig`.'
  },
  'toolbar.print.icon': {
    zh: '图标的类名，默认使用全局的 [TOOLBAR_TOOLS_PRINT](setConfig.icon.TOOLBAR_TOOLS_PRINT)。',
    en: 'The class of the icon, by default the global [TOOLBAR_TOOLS_PRINT](setConfig.icon.TOOLBAR_TOOLS_PRINT).'
  },
  'toolbar.zoom': {
    zh: '是否显示最大化和还原的按钮，只支持 `vxe-grid`。点击会触发 [zoom](grid@zoom)。按 Esc 键是否还原，可以通过 [zoomConfig](grid.zoomConfig) 设置。',
    en: 'Whether to show a button that maximizes and restores the grid, only in a `vxe-grid`. A click fires [zoom](grid@zoom). You can set whether Esc restores the grid in [zoomConfig](grid.zoomConfig).'
  },
  'toolbar.zoom.iconOut': {
    zh: '最大化后的图标的类名，点击后还原，默认使用全局的 [TOOLBAR_TOOLS_MINIMIZE](setConfig.icon.TOOLBAR_TOOLS_MINIMIZE)。',
    en: 'The class of the icon that restores a maximized grid, by default the global [TOOLBAR_TOOLS_MINIMIZE](setConfig.icon.TOOLBAR_TOOLS_MINIMIZE).'
  },
  'toolbar.zoom.iconIn': {
    zh: '未最大化的图标的类名，点击后最大化，默认使用全局的 [TOOLBAR_TOOLS_FULLSCREEN](setConfig.icon.TOOLBAR_TOOLS_FULLSCREEN)。',
    en: 'The class of the icon that maximizes the grid, by default the global [TOOLBAR_TOOLS_FULLSCREEN](setConfig.icon.TOOLBAR_TOOLS_FULLSCREEN).'
  },
  'toolbar.custom': {
    zh: '是否显示列设置的按钮，用户可以显示、隐藏和固定列，需要 Custom 模块。这里只支持 `icon` 和 `trigger`，其他选项可以通过表格的 [customConfig](table.customConfig) 设置。',
    en: 'Whether to show a button for the column settings, where users can show, hide and fix columns. Requires the Custom module. Only `icon` and `trigger` are supported here, so set the other options in the table’s [customConfig](table.customConfig).'
  },
  'toolbar.custom.trigger': {
    zh: '打开列设置的方式，默认为点击。设为 `manual` 后，点击按钮不生效，你需要调用 [openCustom()](table()openCustom)。`hover` 在 3.8.6 中不生效，因为按钮不触发鼠标悬停的事件。开发环境的警告要求改用表格的 `customConfig.trigger`，但按钮不读取该选项。',
    en: 'How the column settings open, by default with a click. If `manual`, clicking has no effect, so call [openCustom()](table()openCustom). In 3.8.6, `hover` has no effect, because the button does not fire hover events. In development, a warning recommends the table’s `customConfig.trigger`, but the button does not read that option.',
    deprecated: ''
  },
  'toolbar.custom.immediate': {
    zh: '在 3.8.6 中不生效。勾选后是否立即生效，可以通过表格的 `customConfig` 设置。',
    en: 'Has no effect in 3.8.6. You can set whether changes take effect immediately in the table’s `customConfig`.',
    deprecated: 'table.customConfig.immediate'
  },
  'toolbar.custom.storage': {
    zh: '在 3.8.6 中不生效。是否保存列设置，可以通过表格的 `customConfig` 设置。',
    en: 'Has no effect in 3.8.6. You can set whether the column settings are stored in the table’s `customConfig`.',
    deprecated: 'table.customConfig.storage'
  },
  'toolbar.custom.checkMethod': {
    zh: '在 3.8.6 中从不调用。哪些列可以隐藏，需要在表格的 `customConfig` 中设置。',
    en: 'Never called in 3.8.6. You can set which columns users can hide in the table’s `customConfig`.',
    deprecated: 'table.customConfig.checkMethod'
  },
  'toolbar.custom.showFooter': {
    zh: '在 3.8.6 中不生效。列设置底部的按钮可以通过表格的 `customConfig` 设置。',
    en: 'Has no effect in 3.8.6. You can set the buttons at the bottom of the column settings in the table’s `customConfig`.',
    deprecated: 'table.customConfig.showFooter'
  },
  'toolbar.custom.icon': {
    zh: '图标的类名，默认使用全局的 [TOOLBAR_TOOLS_CUSTOM](setConfig.icon.TOOLBAR_TOOLS_CUSTOM)。',
    en: 'The class of the icon, by default the global [TOOLBAR_TOOLS_CUSTOM](setConfig.icon.TOOLBAR_TOOLS_CUSTOM).'
  },
  'toolbar.custom.isFooter': {
    zh: '`showFooter` 更早的名称，在 3.8.6 中不生效。',
    en: 'An even older name of `showFooter`, without effect in 3.8.6.',
    deprecated: 'table.customConfig.showFooter'
  },
  'toolbar.buttons': {
    zh: '左侧的按钮。点击带有 `code` 的按钮会执行数据代理或[全局指令](/table/commands/api)，再触发 [button-click](toolbar@button-click)，在 `vxe-grid` 中则触发 [toolbar-button-click](grid@toolbar-button-click)。如果使用了 [#buttons](toolbar#buttons) 插槽，该属性不生效。',
    en: 'The buttons on the left. Clicking a button with a `code` runs a command of the data proxy or a [global command](/table/commands/api). The click then fires [button-click](toolbar@button-click), or [toolbar-button-click](grid@toolbar-button-click) in a `vxe-grid`. Has no effect if you use the [#buttons](toolbar#buttons) slot.'
  },
  'toolbar.buttons.name': {
    zh: '按钮的文字，如果设置了全局的 [translate](setConfig.translate)，可以是翻译的键名。',
    en: 'The text of the button. If you set the global [translate](setConfig.translate), the text can be a translation key.'
  },
  'toolbar.buttons.type': {
    zh: '`text` 表示文字按钮，默认为普通按钮，这里不支持按钮的 `mode`。',
    en: '`text` for a text button without a border, by default an ordinary button. You can’t set the `mode` of a button here.'
  },
  'toolbar.buttons.status': {
    zh: '颜色，可选值与[按钮的 status](button.status) 相同。',
    en: 'The color, with the same values as [status of the button](button.status).'
  },
  'toolbar.buttons.code': {
    zh: '用户点击后执行的指令。在 `vxe-grid` 中，[内置的指令](grid()commitProxy)优先于全局指令。与 `vxe-table` 一起使用时，只支持全局指令。点击没有 `code` 的按钮不触发任何事件。',
    en: 'The command to run when users click. In a `vxe-grid`, the [built-in commands](grid()commitProxy) take precedence over global commands. If you use a `vxe-table`, you can use only global commands. A button without a `code` does not fire an event.'
  },
  'toolbar.buttons.visible': {
    zh: '是否显示按钮，设为 `false` 时隐藏。',
    en: 'Whether to show the button, or hide it (`false`).'
  },
  'toolbar.buttons.disabled': {
    zh: '是否禁用按钮。禁用的下拉按钮仍会展开，如果需要，可以把其中的按钮也设为禁用。',
    en: 'Whether to disable the button. A disabled dropdown button still opens, so disable the buttons inside as well if necessary.'
  },
  'toolbar.buttons.icon': {
    zh: '文字前面的图标的类名，例如 `vxe-icon-add`，见[图标](/table/start/icons)。',
    en: 'The class of the icon before the text, such as `vxe-icon-add`, see [Icons](/table/start/icons).'
  },
  'toolbar.buttons.dropdowns': {
    zh: '鼠标悬停时展开的按钮，设置方法与外层按钮相同。只支持一级，不支持渲染器，点击触发的事件与外层按钮相同。工具栏在会裁剪内容的容器中时，可以给外层按钮设置 `transfer: true`。',
    en: 'The buttons that open on hover, set in the same way as the outer button. You can use only one level and no renderers. Clicking them fires the same events as clicking the outer button. If the toolbar’s container clips its content, set `transfer: true` on the outer button.'
  },
  'toolbar.buttons.loading': {
    zh: '是否显示加载图标并禁止点击。',
    en: 'Whether to show a loading icon and block clicks.'
  },
  'toolbar.buttons.round': {
    zh: '是否显示为圆角按钮。',
    en: 'Whether the button has round ends.'
  },
  'toolbar.buttons.circle': {
    zh: '是否显示为圆形按钮，只适合放一个图标。',
    en: 'Whether the button is circular, which is suitable for a single icon only.'
  },
  'toolbar.buttons.destroyOnClose': {
    zh: '下拉面板收起后，是否销毁其中的内容。',
    en: 'Whether to destroy the content of the dropdown when the dropdown closes.'
  },
  'toolbar.buttons.transfer': {
    zh: '是否把下拉面板挂载到 `body`。工具栏在会裁剪内容的容器中时，可以开启。',
    en: 'Whether to attach the dropdown to `body`. Use it if your toolbar is in a container that clips its content.'
  },
  'toolbar.buttons.placement': {
    zh: '下拉面板展开的方向，默认自动选择。',
    en: 'The direction in which the dropdown opens, which by default is selected automatically.'
  },
  'toolbar.buttons.params': {
    zh: '按钮的选项，在 `code` 为 `import`、`export`、`open_import` 或 `open_export` 时使用，只有 `vxe-grid` 读取。在其他按钮中，你可以用该对象存放自定义的数据。',
    en: 'The options for the codes `import`, `export`, `open_import` and `open_export`, which only a `vxe-grid` reads. In other buttons, you can store custom data here.'
  },
  'toolbar.buttons.buttonRender': {
    zh: '通过已注册的渲染器渲染按钮。渲染器需要有 [renderToolbarButton](renderer.renderToolbarButton)，否则仍然渲染普通按钮。点击由渲染器处理，不执行 `code`。',
    en: 'Renders the button with a registered renderer. The renderer must have [renderToolbarButton](renderer.renderToolbarButton), otherwise an ordinary button is rendered. The renderer handles clicks, and your `code` is not run.'
  },
  'toolbar.buttons.buttonRender.name': {
    zh: '渲染器的名称，内置的渲染器都不支持工具栏。',
    en: 'The name of the renderer, which can’t be a built-in one, because none of them supports toolbars.'
  },
  'toolbar.buttons.buttonRender.props': {
    zh: '直接传入渲染器，含义由渲染器决定。',
    en: 'Passed unchanged to the renderer, which determines the meaning.'
  },
  'toolbar.buttons.buttonRender.attrs': { same: 'toolbar.buttons.buttonRender.props' },
  'toolbar.buttons.buttonRender.events': { same: 'toolbar.buttons.buttonRender.props' },
  'toolbar.buttons.buttonRender.nativeEvents': { same: 'toolbar.buttons.buttonRender.props' },
  'toolbar.tools': {
    zh: '右侧的按钮，显示在内置图标之前，设置方法与 [buttons](toolbar.buttons) 相同。点击会触发 [tool-click](toolbar@tool-click)，在 `vxe-grid` 中则触发 [toolbar-tool-click](grid@toolbar-tool-click)。如果使用了 [#tools](toolbar#tools) 插槽，该属性不生效。',
    en: 'The buttons on the right, before the built-in icons, set in the same way as [buttons](toolbar.buttons). A click fires [tool-click](toolbar@tool-click), or [toolbar-tool-click](grid@toolbar-tool-click) in a `vxe-grid`. Has no effect if you use the [#tools](toolbar#tools) slot.'
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
    zh: '通过已注册的渲染器渲染按钮。渲染器需要有 [renderToolbarTool](renderer.renderToolbarTool)，否则仍然渲染普通按钮。点击由渲染器处理，不执行 `code`。',
    en: 'Renders the button with a registered renderer. The renderer must have [renderToolbarTool](renderer.renderToolbarTool), otherwise an ordinary button is rendered. The renderer handles clicks, and your `code` is not run.'
  },
  'toolbar.tools.toolRender.name': { same: 'toolbar.buttons.buttonRender.name' },
  'toolbar.tools.toolRender.props': { same: 'toolbar.buttons.buttonRender.props' },
  'toolbar.tools.toolRender.attrs': { same: 'toolbar.buttons.buttonRender.props' },
  'toolbar.tools.toolRender.events': { same: 'toolbar.buttons.buttonRender.props' },
  'toolbar.tools.toolRender.nativeEvents': { same: 'toolbar.buttons.buttonRender.props' },
  'toolbar.perfect': {
    zh: '是否显示边框和表头的背景色。工具栏没有下边框，可以与带边框的表格相连。',
    en: 'Whether to show a border and the background color of the header. There is no bottom border, so the toolbar joins a table with a border.'
  },
  'toolbar.size': {
    zh: '工具栏和其中按钮的尺寸。默认使用[全局尺寸](/table/base/size)，没有全局尺寸时使用父组件的尺寸。',
    en: 'The size of the toolbar and its buttons. If you don’t set it, the [global size](/table/base/size) is used. If there is no global size, the parent component’s size is used.'
  },
  'toolbar.className': {
    zh: '工具栏的类名，或者返回类名的函数，参数为 `{ $toolbar }`。',
    en: 'The class of the toolbar, or a function that receives `{ $toolbar }` and returns the class.'
  },
  'toolbar@button-click': {
    zh: '点击左侧带有 `code` 的按钮时触发，在调用全局指令之后。在 `vxe-grid` 中不触发，改为触发 [toolbar-button-click](grid@toolbar-button-click)。',
    en: 'Fires when a button with a `code` on the left is clicked, after the global command has been called. Does not fire in a `vxe-grid`, which fires [toolbar-button-click](grid@toolbar-button-click) instead.'
  },
  'toolbar@button-click~$event': { same: 'grid@toolbar-button-click~$event' },
  'toolbar@button-click~$table': {
    zh: '工具栏连接的表格，未连接时为 `undefined`。',
    en: 'The table connected to the toolbar, or `undefined` if no table is connected.'
  },
  'toolbar@tool-click': {
    zh: '点击右侧带有 `code` 的按钮时触发，在调用全局指令之后。内置的图标不触发。在 `vxe-grid` 中，改为触发 [toolbar-tool-click](grid@toolbar-tool-click)。',
    en: 'Fires when a button of `tools` with a `code` is clicked, after the global command has been called. The built-in icons do not fire the event. A `vxe-grid` fires [toolbar-tool-click](grid@toolbar-tool-click) instead.'
  },
  'toolbar@tool-click~$event': { same: 'grid@toolbar-button-click~$event' },
  'toolbar@tool-click~$table': { same: 'toolbar@button-click~$table' },
  'toolbar#buttons': {
    zh: '左侧的内容，代替 `buttons`。在 `vxe-grid` 中，需要通过 `toolbarConfig.slots.buttons` 设置插槽名。与 `vxe-table` 一起使用时，参数 `$table` 最初为 `undefined`，连接之后也不会重新渲染。你可以通过 `$refs` 获取表格。',
    en: 'The content on the left, which replaces `buttons`. In a `vxe-grid`, set the name of the slot in `toolbarConfig.slots.buttons`. If you use a `vxe-table`, `$table` is `undefined` at first, and connecting does not render the slot again, so get the table with `$refs` instead.'
  },
  'toolbar#tools': {
    zh: '右侧、内置图标之前的内容，代替 `tools`。在 `vxe-grid` 中，需要通过 `toolbarConfig.slots.tools` 设置插槽名。与 `vxe-table` 一起使用时，参数 `$table` 最初为 `undefined`，连接之后也不会重新渲染。你可以通过 `$refs` 获取表格。',
    en: 'The content on the right, before the built-in icons, which replaces `tools`. In a `vxe-grid`, set the name of the slot in `toolbarConfig.slots.tools`. If you use a `vxe-table`, `$table` is `undefined` at first, and connecting does not render the slot again, so get the table with `$refs` instead.'
  },
  'toolbar()syncUpdate': {
    zh: '由表格的 [connect()](table()connect) 调用，用于传入表格和列。如果要连接工具栏和表格，请调用 `connect()`，不要直接调用该方法。',
    en: 'Called by the table’s [connect()](table()connect), which passes the table and its columns. If you want to connect a toolbar and a table, call `connect()` instead.'
  },
  'toolbar()syncUpdate~params': {
    zh: '`{ $table, collectColumn }`：表格实例和表格的列。',
    en: '`{ $table, collectColumn }`: the table instance and its columns.'
  }
} satisfies MemberTexts
