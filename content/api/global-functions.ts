import type { MemberTexts } from './texts'

export default {
  'VXETable()setConfig': {
    zh: '设置全部组件的默认值，并返回生效的配置。新的配置深度合并到当前配置，数组按位置逐项覆盖。不传参数时，只返回当前配置。请在创建组件之前调用，见[全局参数](/table/start/global)。',
    en: 'Sets the defaults of all components and returns the effective settings. New settings are merged deeply into the current ones, arrays entry by entry. If you don’t pass an argument, the function only returns the current settings. Call this function before you create components (see [Global settings](/table/start/global)).'
  },
  'VXETable()setConfig~options': {
    zh: '要修改的配置，只需包含修改的部分。如果配置项拼写错误，没有任何提示。',
    en: 'The settings that you want to change, without the others. Misspelled options cause no error or warning.'
  },
  'VXETable()interceptor.mixin': {
    zh: '一次添加多个拦截器，返回 `interceptor`，可以链式调用。',
    en: 'Adds several interceptors and returns `interceptor`, so you can chain calls.'
  },
  'VXETable()interceptor.mixin~map': {
    zh: "键为类型、值为函数的对象，例如 `{ 'event.clearEdit': handler }`。",
    en: "Object that maps types to functions, such as `{ 'event.clearEdit': handler }`."
  },
  'VXETable()interceptor.get': {
    zh: '返回该类型的全部拦截器函数，没有时返回空数组。',
    en: 'Returns all interceptor functions of a type, or an empty array if there are none.'
  },
  'VXETable()interceptor.get~type': {
    zh: '拦截器的类型，不区分大小写，例如 `event.clearEdit`。',
    en: 'The type of the interceptor, not case-sensitive, such as `event.clearEdit`.'
  },
  'VXETable()interceptor.add': {
    zh: '添加拦截器，对所有表格生效，同一类型可以添加多个，可以链式调用。只要有一个返回 `false`，表格就不执行默认操作，后面的拦截器也不再调用。',
    en: 'Adds an interceptor for all tables, and you can add several of a type. If one returns `false`, the table does not perform its default action, and the following interceptors are not called. You can chain calls.'
  },
  'VXETable()interceptor.add~type': {
    zh: '拦截器的类型。生命周期类型：`created`、`mounted`、`activated`、`beforeDestroy`、`destroyed`。事件类型：`event.` 加上 `clearEdit`、`clearFilter`、`clearAreas`、`showMenu`、`keydown`、`export`、`import`。其他类型会被忽略。',
    en: 'The type of the interceptor. Lifecycle types: `created`, `mounted`, `activated`, `beforeDestroy`, `destroyed`. Event types: `event.` followed by `clearEdit`, `clearFilter`, `clearAreas`, `showMenu`, `keydown`, `export`, `import`. Other types are ignored.'
  },
  'VXETable()interceptor.add~callback': {
    zh: '拦截器函数，只有一个对象参数，包含 `$table`、`$grid`、`$event` 和该类型的参数。如果要阻止操作，可以返回 `false`。',
    en: 'Your interceptor function, which receives one object with `$table`, `$grid`, `$event` and the parameters of the type. If you return `false`, the action is prevented.'
  },
  'VXETable()interceptor.delete': {
    zh: '移除拦截器，可以链式调用。如果只传入类型，不移除任何拦截器。',
    en: 'Removes an interceptor. If you pass only the type, no interceptor is removed. You can chain calls.'
  },
  'VXETable()interceptor.delete~type': {
    same: 'VXETable()interceptor.get~type'
  },
  'VXETable()interceptor.delete~callback': {
    zh: '你添加时传入的同一个函数。',
    en: 'The same function that you added.'
  },
  'VXETable()renderer.mixin': {
    zh: '一次注册多个渲染器，返回 `renderer`，可以链式调用。',
    en: 'Registers several renderers and returns `renderer`, so you can chain calls.'
  },
  'VXETable()renderer.mixin~map': {
    zh: '键为名称、值为渲染器的对象。',
    en: 'Object that maps names to renderers.'
  },
  'VXETable()renderer.get': {
    zh: '返回已注册的渲染器，包括内置的渲染器，未注册时返回 `null`。',
    en: 'Returns the registered renderer, including built-in ones, or `null` if there is none.'
  },
  'VXETable()renderer.get~name': {
    zh: '渲染器的名称，区分大小写。',
    en: 'The name of the renderer, case-sensitive.'
  },
  'VXETable()renderer.add': {
    zh: '注册渲染器，列、筛选、表单项等可以通过 `name` 使用，见[筛选渲染器](/table/renderer/filter)。名称已注册时，会合并配置，新的配置项覆盖旧的，开发环境在控制台输出警告。可以链式调用。',
    en: 'Registers a renderer that columns, filters, form items and others use by `name` (see [Filter renderer](/table/renderer/filter)). If the name is already registered, the options are merged, where new options override existing ones, and a warning is logged in development. You can chain calls.'
  },
  'VXETable()renderer.add~name': {
    zh: '渲染器的名称，区分大小写。如果与内置的渲染器同名，会修改内置的渲染器。',
    en: 'The name of the renderer, case-sensitive. If you use a built-in name, the built-in renderer is changed.'
  },
  'VXETable()renderer.add~options': {
    zh: '渲染器的配置，你只需定义用到的函数，例如 `renderFilter`、`renderEdit`、`renderItemContent`。',
    en: 'The renderer options, of which you only need to define the functions you use, such as `renderFilter`, `renderEdit`, `renderItemContent`.'
  },
  'VXETable()renderer.delete': {
    zh: '移除渲染器，也可以移除内置的渲染器。已经显示的内容在重新渲染之后才更新。可以链式调用。',
    en: 'Removes a renderer, even a built-in one. Content that is already shown is not updated until it renders again. You can chain calls.'
  },
  'VXETable()renderer.delete~name': {
    same: 'VXETable()renderer.get~name'
  },
  'VXETable()commands.mixin': {
    zh: '一次注册多个工具栏指令，见[全局指令](/table/commands/api)。返回值不是 `commands`，不能链式调用。',
    en: 'Registers several toolbar commands (see [Global commands](/table/commands/api)). The return value is not `commands`, so you can’t chain calls.'
  },
  'VXETable()commands.mixin~opts': {
    zh: '键为指令名称、值为 `{ commandMethod }` 或函数的对象。',
    en: 'Object that maps names to `{ commandMethod }` or functions.'
  },
  'VXETable()commands.get': {
    zh: '返回已注册的指令，不包括内置的指令，未注册时返回 `undefined`。类型声明了 `has()` 和 `forEach()`，但 3.8.6 中不存在，你可以通过该方法判断指令是否已注册。',
    en: 'Returns the registered command, or `undefined` if there is none, without built-in commands. The declared methods `has()` and `forEach()` do not exist in 3.8.6, so use this method to test whether a command is registered.'
  },
  'VXETable()commands.get~name': {
    zh: '指令的名称，即按钮的 `code`。',
    en: 'The name of the command, which is the `code` of a button.'
  },
  'VXETable()commands.add': {
    zh: '注册工具栏指令，用户点击 `code` 与指令同名的按钮时执行。内置的同名指令优先。名称已注册时，会合并配置。返回值不是 `commands`，不能链式调用。',
    en: 'Registers a command that runs when a toolbar button with this `code` is clicked. Built-in commands take precedence. If the name is already registered, the options are merged. The return value is not `commands`, so you can’t chain calls.'
  },
  'VXETable()commands.add~name': {
    same: 'VXETable()commands.get~name'
  },
  'VXETable()commands.add~options': {
    zh: '`{ commandMethod }`，或直接传入该函数。',
    en: '`{ commandMethod }`, or the function itself.'
  },
  'VXETable()commands.delete': {
    zh: '移除指令。不要使用返回值。',
    en: 'Removes a command. Do not use the return value.'
  },
  'VXETable()commands.delete~name': {
    same: 'VXETable()commands.get~name'
  },
  'VXETable()formats.mixin': {
    zh: '一次注册多个格式化函数。返回值不是 `formats`，不能链式调用。',
    en: 'Registers several formatters, but you can’t chain calls, because the return value is not `formats`.'
  },
  'VXETable()formats.mixin~opts': {
    zh: '键为名称、值为 `{ cellFormatMethod }` 或函数的对象。',
    en: 'Object that maps names to `{ cellFormatMethod }` or functions.'
  },
  'VXETable()formats.get': {
    zh: '返回已注册的格式化配置，未注册时返回 `undefined`。组件库没有内置的格式化函数。类型声明了 `has()` 和 `forEach()`，但 3.8.6 中不存在，你可以通过该方法判断名称是否已注册。',
    en: 'Returns the registered formatter, or `undefined` if there is none. The library does not have built-in formatters. The declared methods `has()` and `forEach()` do not exist in 3.8.6, so use this method to test whether a formatter is registered.'
  },
  'VXETable()formats.get~name': {
    zh: '格式化函数的名称。',
    en: 'The name of the formatter.'
  },
  'VXETable()formats.add': {
    zh: '注册格式化函数，列的 [formatter](column.formatter) 可以通过名称或数组 `[名称, 参数…]` 使用。名称未注册时，单元格显示为空。如果名称已注册，会合并配置。不能链式调用。',
    en: 'Registers a formatter, which columns use by name in [formatter](column.formatter), or by an array of the name and arguments. If the name is not registered, the cells are empty. If the name is already registered, the options are merged. You can’t chain calls.'
  },
  'VXETable()formats.add~name': {
    same: 'VXETable()formats.get~name'
  },
  'VXETable()formats.add~options': {
    zh: '`{ cellFormatMethod }`，或直接传入该函数，函数返回要显示的文字。',
    en: '`{ cellFormatMethod }`, or the function itself, which returns the text to show.'
  },
  'VXETable()formats.delete': {
    zh: '移除格式化函数，使用该函数的列之后显示为空。不要使用返回值。',
    en: 'Removes a formatter, after which cells of columns that use it become empty. Do not use the return value.'
  },
  'VXETable()formats.delete~name': {
    same: 'VXETable()formats.get~name'
  },
  'VXETable()menus.mixin': {
    zh: '一次注册多个右键菜单的操作。返回值不是 `menus`，不能链式调用。',
    en: 'Registers several context menu actions, but you can’t chain calls, because the return value is not `menus`.'
  },
  'VXETable()menus.mixin~opts': {
    zh: '键为 `code`、值为 `{ menuMethod }` 或函数的对象。',
    en: 'Object that maps each `code` to `{ menuMethod }` or a function.'
  },
  'VXETable()menus.get': {
    zh: '返回已注册的菜单操作，未注册时返回 `undefined`。组件库没有内置的菜单操作。类型声明了 `has()` 和 `forEach()`，但 3.8.6 中不存在，你可以通过该方法判断操作是否已注册。',
    en: 'Returns the action registered for this `code`, or `undefined` if there is none. The library does not have built-in actions. The declared methods `has()` and `forEach()` do not exist in 3.8.6, so use this method to test whether an action is registered.'
  },
  'VXETable()menus.get~code': {
    zh: '菜单项的 `code`。',
    en: 'The `code` of the menu item.'
  },
  'VXETable()menus.add': {
    zh: '注册右键菜单的操作，用户点击 [menuConfig](table.menuConfig) 中 `code` 相同的菜单项时执行。该 `code` 已注册时，会合并配置。返回值不是 `menus`，不能链式调用。',
    en: 'Registers an action that runs when an item of [menuConfig](table.menuConfig) with this `code` is clicked. If the `code` is already registered, the options are merged. The return value is not `menus`, so you can’t chain calls.'
  },
  'VXETable()menus.add~code': {
    same: 'VXETable()menus.get~code'
  },
  'VXETable()menus.add~options': {
    zh: '`{ menuMethod }`，或直接传入该函数。',
    en: '`{ menuMethod }`, or the function itself.'
  },
  'VXETable()menus.delete': {
    zh: '移除菜单操作，之后点击菜单项只触发事件。不要使用返回值。',
    en: 'Removes an action, after which clicking the menu item only fires the event. Do not use the return value.'
  },
  'VXETable()menus.delete~code': {
    same: 'VXETable()menus.get~code'
  },
  'VXETable()validators.mixin': {
    zh: '一次注册多个校验函数。只有具名导出的 `VXETable` 才有 `validators`。不能链式调用。',
    en: 'Registers several validators, for which you need the named export `VXETable`, the only one with `validators`. You can’t chain calls.'
  },
  'VXETable()validators.mixin~options': {
    zh: '键为名称、值为校验配置的对象。',
    en: 'Object that maps names to validators.'
  },
  'VXETable()validators.get': {
    zh: '返回已注册的校验配置，未注册时返回 `undefined`。组件库没有内置的校验函数。类型声明了 `has()` 和 `forEach()`，但 3.8.6 中不存在，你可以通过该方法判断名称是否已注册。',
    en: 'Returns the registered validator, or `undefined` if there is none. The library does not have built-in validators. The declared methods `has()` and `forEach()` do not exist in 3.8.6, so use this method to test whether a validator is registered.'
  },
  'VXETable()validators.get~code': {
    zh: '校验函数的名称。',
    en: 'The name of the validator.'
  },
  'VXETable()validators.add': {
    zh: "注册校验函数，把规则的 `validator` 设为名称就能使用，见[单元格校验](/table/edit/cellValid)。默认导出和 CDN 的全局变量没有 `validators`，请使用 `import { VXETable } from 'vxe-table'`。不能链式调用。",
    en: "Registers a validator that rules use by name as `validator` (see [Cell validation](/table/edit/cellValid)). The default export and the CDN global variable do not have `validators`, so use `import { VXETable } from 'vxe-table'` instead. You can’t chain calls."
  },
  'VXETable()validators.add~code': {
    same: 'VXETable()validators.get~code'
  },
  'VXETable()validators.add~callback': {
    zh: '`{ cellValidatorMethod, itemValidatorMethod }` 对象，两个函数分别用于表格和表单。不能直接传入函数，否则函数不会执行，规则始终通过。',
    en: 'Object `{ cellValidatorMethod, itemValidatorMethod }`, with functions for tables and for forms. You can’t pass a plain function, because it never runs and the rule always passes.'
  },
  'VXETable()validators.delete': {
    zh: '移除校验函数，使用该函数的规则之后始终通过。不要使用返回值。',
    en: 'Removes a validator, after which rules that specify its name always pass. Do not use the return value.'
  },
  'VXETable()validators.delete~code': {
    same: 'VXETable()validators.get~code'
  },
  'VXETable()modal.open': {
    zh: '打开弹窗，始终挂载到 `<body>`，关闭后销毁。Promise 从不被拒绝，弹窗关闭后的结果为关闭的原因：`confirm`、`cancel`、`close`、`mask`、`exit`。如果相同 `id` 的弹窗已经打开，结果立即为 `exist`。见[弹窗](/table/module/modal#open-get-close)。',
    en: 'Opens a modal that is attached to `<body>` and destroyed after closing. The promise never rejects and resolves with the reason for closing: `confirm`, `cancel`, `close`, `mask` or `exit`. If a modal with the same `id` is open, the promise resolves with `exist` immediately (see [Modal](/table/module/modal#open-get-close)).'
  },
  'VXETable()modal.open~options': {
    zh: '[vxe-modal](modal.title) 的属性，包括 [slots](modal.slots) 和 [events](modal.events)。',
    en: 'The props of [vxe-modal](modal.title), including [slots](modal.slots) and [events](modal.events).'
  },
  'VXETable()modal.alert': {
    zh: '打开只有确认按钮的提示弹窗，结果与 [open()](VXETable()modal.open) 相同。也可以只传入一个包含全部选项的对象。',
    en: 'Opens a modal with one confirm button, with the same result as [open()](VXETable()modal.open). You can also pass a single object with all options.'
  },
  'VXETable()modal.alert~content': {
    zh: '显示的文字，或包含全部选项的对象。数字会转换为文字。',
    en: 'The text to show, or an object with all options. If you pass a number, it is converted to text.'
  },
  'VXETable()modal.alert~title': {
    zh: '弹窗的标题。如果第一个参数为对象，忽略该参数。',
    en: 'The title of the modal, ignored if you pass an object as the first argument.'
  },
  'VXETable()modal.alert~options': {
    zh: '其他选项，优先于前面的参数。',
    en: 'Other options, which take precedence over the preceding arguments.'
  },
  'VXETable()modal.confirm': {
    zh: '打开有取消按钮和确认按钮的确认弹窗，带问号图标。只有结果为 `confirm` 才表示用户确认。也可以只传入一个包含全部选项的对象。',
    en: 'Opens a modal with a cancel button, a confirm button and a question mark icon. Only the result `confirm` means that the user confirmed. You can also pass a single object with all options.'
  },
  'VXETable()modal.confirm~content': {
    same: 'VXETable()modal.alert~content'
  },
  'VXETable()modal.confirm~title': {
    same: 'VXETable()modal.alert~title'
  },
  'VXETable()modal.confirm~options': {
    same: 'VXETable()modal.alert~options'
  },
  'VXETable()modal.message': {
    zh: "显示自动关闭的消息提示，多条消息从上到下排列。请把全部选项放在一个对象中，例如 `{ content: '已保存', status: 'success' }`。",
    en: "Shows a message that closes automatically, where several messages are arranged from top to bottom. Put all options into one object, such as `{ content: 'Saved', status: 'success' }`."
  },
  'VXETable()modal.message~content': {
    same: 'VXETable()modal.alert~content'
  },
  'VXETable()modal.message~status': {
    zh: '[status](modal.status) 的值。如果第一个参数为对象，忽略该参数。类型声明中该参数为选项对象，但如果你传入对象，消息没有图标，Vue 还会输出警告。',
    en: 'The value of [status](modal.status), ignored if you pass an object as the first argument. The types declare an options object here, but if you pass an object, the message does not have an icon, and Vue logs a warning.'
  },
  'VXETable()modal.message~options': {
    zh: '其他选项，优先于前面的参数。',
    en: 'Other options, which take precedence over the preceding arguments.'
  },
  'VXETable()modal.get': {
    zh: '返回已打开的弹窗的实例，包括模板中的 `vxe-modal`，弹窗未打开时返回 `undefined`。',
    en: 'Returns the instance of an open modal, including modals in templates, or `undefined` if the modal is not open.'
  },
  'VXETable()modal.get~id': {
    zh: '弹窗的 [id](modal.id)。',
    en: 'The [id](modal.id) of the modal.'
  },
  'VXETable()modal.close': {
    zh: '关闭弹窗，原因为 `close`，[beforeHideMethod](modal.beforeHideMethod) 仍可以阻止关闭。不传参数时，会关闭所有打开的弹窗，包括模板中的弹窗。Promise 立即完成，不等待弹窗关闭。',
    en: 'Closes a modal with the reason `close`. [beforeHideMethod](modal.beforeHideMethod) can still prevent closing. If you don’t pass an argument, all open modals are closed, including those in templates. The promise resolves immediately, without waiting for the modal to close.'
  },
  'VXETable()modal.close~id': {
    zh: '弹窗的 [id](modal.id)。如果传入 `undefined`，会关闭没有 `id` 的弹窗中最先打开的一个，与不传参数不同。',
    en: 'The [id](modal.id) of the modal. If you pass `undefined`, that differs from passing nothing: of the open modals without an `id`, the first one opened is closed.'
  },
  'VXETable()saveFile': {
    zh: '把你的内容下载为文件，文件名为 `filename.type`。Promise 在开始下载时就会完成。需要导出模块。',
    en: 'Downloads your content as a file named `filename.type`. The promise resolves when the download starts. You need the export module.'
  },
  'VXETable()saveFile~options': {
    zh: '必填。`filename` 为不含扩展名的文件名，`type` 为扩展名，`content` 为文字或 `Blob`。文字保存为 UTF-8 编码的 `text/扩展名` 类型，不含 BOM。',
    en: 'Required: `filename` without the extension, `type`, which is the extension, and `content`, a text or a `Blob`. Text is saved in UTF-8 with the type `text/…`, without a BOM.'
  },
  'VXETable()readFile': {
    zh: '让用户选择文件，结果为 `{ status, files, file }`，文件的内容需要你另外读取。如果类型不符，会显示消息并拒绝 Promise。用户取消选择时，Promise 一直不完成。需要导出模块，并且只能在用户点击时调用。',
    en: 'Lets the user select files and resolves with `{ status, files, file }`. You have to read the contents yourself. If a type does not match, a message is shown and the promise rejects. If the user cancels, the promise stays pending. You need the export module, and can only call this function in response to a click.'
  },
  'VXETable()readFile~options': {
    zh: '`types` 为允许的扩展名数组，使用小写，默认不限类型。`multiple` 表示允许多选。`message: false` 不显示类型不符的消息，如果未安装弹窗，必须设置。',
    en: '`types` is an array of the allowed extensions in lowercase, by default any type. `multiple` allows several files. `message: false` suppresses the message about the type, which you need if the modal is not installed.'
  },
  'VXETable()print': {
    zh: '打印一段 HTML，与表格无关。没有返回值，无法检测用户是否打印。如果要打印表格，可以使用 [print()](table()print)。需要导出模块。',
    en: 'Prints a piece of HTML, independent of any table. Returns nothing, so you cannot detect whether the user printed. If you want to print a table, use [print()](table()print). You need the export module.'
  },
  'VXETable()print~options': {
    zh: '支持四个配置项。`content` 为 HTML，`style` 为附加的 CSS，`beforePrintMethod` 返回替换后的 HTML。`sheetName` 为页面标题，如果未设置，显示 `undefined`。',
    en: 'Four options are supported, where `content` is the HTML, and `style` is additional CSS. `beforePrintMethod` returns the HTML to print instead. `sheetName` is the page title, which is `undefined` if you don’t set it.'
  },
  'VXETable()use': {
    zh: '安装插件，即调用插件的 `install(VXETable, options)`。同一个插件只安装一次，返回 `VXETable`，可以链式调用。',
    en: 'Installs a plugin by calling its `install(VXETable, options)`. Each plugin is installed only once, and the function returns `VXETable`, so you can chain calls.'
  },
  'VXETable()use~plugin': {
    zh: '有 `install` 方法的对象，没有该方法时忽略。',
    en: 'Object with an `install` method, ignored without this method.'
  },
  'VXETable()use~options': {
    zh: '传给 `install` 的第二个参数。',
    en: 'The second argument of `install`.'
  },
  'VXETable()t': {
    zh: '返回当前语言的文字，通过全局的 [i18n](setConfig.i18n) 获取，见[国际化](/table/start/i18n)。键不存在时，内置的语言包返回空字符串。',
    en: 'Returns a text in the current language, using the global [i18n](setConfig.i18n) (see [Internationalization](/table/start/i18n)). If the key does not exist, the built-in language returns an empty string.'
  },
  'VXETable()t~args': {
    zh: '数组，各项依次替换文字中的 `{0}`、`{1}`。',
    en: 'Array whose entries replace `{0}`, `{1}` in the text.'
  },
  'VXETable()_t': {
    zh: '通过全局的 [translate](setConfig.translate) 翻译你的文字，如果未设置该函数，原样返回。空值返回空字符串。',
    en: 'Translates your text with the global [translate](setConfig.translate). If you don’t set that function, the text is returned unchanged. An empty value returns an empty string.'
  },
  'VXETable()_t~key': {
    zh: '要翻译的文字或键。',
    en: 'The text or key to translate.'
  },
  'VXETable()_t~args': {
    zh: '原样传给 `translate` 的第二个参数。',
    en: 'The second argument of `translate`, passed unchanged.'
  },
  'VXETable()config': {
    zh: '[setConfig()](VXETable()setConfig) 的旧名称，是同一个函数。',
    en: 'Deprecated name of [setConfig()](VXETable()setConfig), the same function.',
    deprecated: 'VXETable()setConfig'
  },
  'VXETable()config~options': {
    same: 'VXETable()setConfig~options'
  },
  'VXETable()setup': {
    zh: '[setConfig()](VXETable()setConfig) 的旧名称，是同一个函数。',
    en: 'Deprecated name of [setConfig()](VXETable()setConfig), the same function.',
    deprecated: 'VXETable()setConfig'
  },
  'VXETable()setup~options': {
    same: 'VXETable()setConfig~options'
  }
} satisfies MemberTexts
