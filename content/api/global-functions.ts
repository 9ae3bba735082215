import type { MemberTexts } from './texts'

export default {
  'VXETable()setConfig': {
    zh: '设置全部组件的默认值，深度合并到当前配置，数组按位置逐项覆盖；返回生效的配置，不传参数就是读取。要在创建组件之前调用，见[全局参数](/table/start/global)。',
    en: 'Sets the defaults of all components, merged deeply into those in force, arrays entry by entry. Returns the settings, so without an argument it reads them. Call it before components are created, see [Global settings](/table/start/global).'
  },
  'VXETable()setConfig~options': {
    zh: '要改变的配置，只写改变的部分。拼错的键不会报错。',
    en: 'The settings to change and nothing else. Misspelt keys raise no error.'
  },
  'VXETable()interceptor.mixin': {
    zh: '一次添加多个拦截器，返回 `interceptor`，可以继续链式调用。',
    en: 'Adds several interceptors and returns `interceptor`, so calls can be chained.'
  },
  'VXETable()interceptor.mixin~map': {
    zh: '类型到函数的对象，例如 `{ \'event.clearEdit\': handler }`。',
    en: 'Object from type to function, such as `{ \'event.clearEdit\': handler }`.'
  },
  'VXETable()interceptor.get': {
    zh: '返回这个类型的全部拦截函数；没有则是空数组。',
    en: 'All functions of this type; an empty array when there are none.'
  },
  'VXETable()interceptor.get~type': {
    zh: '类型，不分大小写，例如 `event.clearEdit`。',
    en: 'The type in upper or lower case, such as `event.clearEdit`.'
  },
  'VXETable()interceptor.add': {
    zh: '添加一个拦截器，所有表格共用，同一类型可以有多个。任何一个返回 `false`，表格的默认动作就不执行，后面的也不再调用。可以链式调用。',
    en: 'Adds an interceptor for all tables; a type can have several. When one returns `false` the table skips its own action and those after it are not called. Can be chained.'
  },
  'VXETable()interceptor.add~type': {
    zh: '`created`、`mounted`、`activated`、`beforeDestroy`、`destroyed`，或 `event.` 加上 `clearEdit`、`clearFilter`、`clearAreas`、`showMenu`、`keydown`、`export`、`import`。其他类型忽略。',
    en: '`created`, `mounted`, `activated`, `beforeDestroy`, `destroyed`, or `event.` with `clearEdit`, `clearFilter`, `clearAreas`, `showMenu`, `keydown`, `export`, `import`. Others are ignored.'
  },
  'VXETable()interceptor.add~callback': {
    zh: '只收到一个对象，含 `$table`、`$grid`、`$event` 和这个类型的参数。返回 `false` 表示拦截。',
    en: 'Gets one object with `$table`, `$grid`, `$event` and what belongs to the type. `false` intercepts.'
  },
  'VXETable()interceptor.delete': {
    zh: '移除一个拦截器；只给类型则什么也不移除。可以链式调用。',
    en: 'Removes an interceptor; with the type alone nothing is removed. Can be chained.'
  },
  'VXETable()interceptor.delete~type': {
    same: 'VXETable()interceptor.get~type'
  },
  'VXETable()interceptor.delete~callback': {
    zh: '添加时的同一个函数。',
    en: 'The function that was added.'
  },
  'VXETable()renderer.mixin': {
    zh: '一次注册多个渲染器，返回 `renderer`，可以链式调用。',
    en: 'Registers several renderers and returns `renderer`, so calls can be chained.'
  },
  'VXETable()renderer.mixin~map': {
    zh: '名称到渲染器的对象。',
    en: 'Object from name to renderer.'
  },
  'VXETable()renderer.get': {
    zh: '返回注册的渲染器，包括内置的；没有则返回 `null`。',
    en: 'The renderer of this name, built-in ones included; `null` when there is none.'
  },
  'VXETable()renderer.get~name': {
    zh: '渲染器的名称，区分大小写。',
    en: 'Name of the renderer, case-sensitive.'
  },
  'VXETable()renderer.add': {
    zh: '注册渲染器，供列、筛选、表单项等按 `name` 使用，见[筛选渲染器](/table/renderer/filter)。同名的会合并，新的键覆盖旧的，开发环境有警告。可以链式调用。',
    en: 'Registers a renderer that columns, filters, form items and others use by `name`, see [Filter renderer](/table/renderer/filter). An existing name is extended, new keys win, and the development build warns. Can be chained.'
  },
  'VXETable()renderer.add~name': {
    zh: '名称，区分大小写；和内置的同名会改变内置的渲染器。',
    en: 'The name, case-sensitive. A built-in name changes the built-in renderer.'
  },
  'VXETable()renderer.add~options': {
    zh: '各处的渲染函数，用到哪里写哪个，例如 `renderFilter`、`renderEdit`、`renderItemContent`。',
    en: 'Functions for the places where it is used, such as `renderFilter`, `renderEdit`, `renderItemContent`.'
  },
  'VXETable()renderer.delete': {
    zh: '移除渲染器，内置的也能移除；已经显示的内容要重新渲染才会变。可以链式调用。',
    en: 'Removes a renderer, even a built-in one. What is on screen changes with the next rendering. Can be chained.'
  },
  'VXETable()renderer.delete~name': {
    same: 'VXETable()renderer.get~name'
  },
  'VXETable()commands.mixin': {
    zh: '一次注册多个工具栏命令，见[命令](/table/commands/api)。返回值不是 `commands`，不能链式调用。',
    en: 'Registers several toolbar commands, see [Global commands](/table/commands/api). It does not return `commands`, so nothing can be chained.'
  },
  'VXETable()commands.mixin~opts': {
    zh: '命令名到 `{ commandMethod }` 或函数的对象。',
    en: 'Object from name to `{ commandMethod }` or a function.'
  },
  'VXETable()commands.get': {
    zh: '返回注册的命令，没有则返回 `undefined`。内置的命令不在这里。类型里的 `has()` 和 `forEach()` 在 3.8.6 中并不存在，用它判断。',
    en: 'The registered command, `undefined` when there is none. The built-in ones are not in this registry. The declared `has()` and `forEach()` do not exist in 3.8.6; ask this one instead.'
  },
  'VXETable()commands.get~name': {
    zh: '命令名，即按钮的 `code`。',
    en: 'Name of the command, which is the `code` of a button.'
  },
  'VXETable()commands.add': {
    zh: '注册工具栏命令：`code` 同名的按钮被点击时执行，内置的命令优先。同名的会合并。返回值不是 `commands`，不能链式调用。',
    en: 'Registers a command that runs when a toolbar button with this `code` is clicked; built-in ones go first. An existing name is extended. It does not return `commands`, so it cannot be chained.'
  },
  'VXETable()commands.add~name': {
    same: 'VXETable()commands.get~name'
  },
  'VXETable()commands.add~options': {
    zh: '`{ commandMethod }`，或者直接写这个函数。',
    en: '`{ commandMethod }`, or that function itself.'
  },
  'VXETable()commands.delete': {
    zh: '移除命令。不要使用返回值。',
    en: 'Removes a command. Do not use what it returns.'
  },
  'VXETable()commands.delete~name': {
    same: 'VXETable()commands.get~name'
  },
  'VXETable()formats.mixin': {
    zh: '一次注册多个格式化方法。返回值不是 `formats`，不能链式调用。',
    en: 'Registers several formatters. It does not return `formats`, so nothing can be chained.'
  },
  'VXETable()formats.mixin~opts': {
    zh: '名称到 `{ cellFormatMethod }` 或函数的对象。',
    en: 'Object from name to `{ cellFormatMethod }` or a function.'
  },
  'VXETable()formats.get': {
    zh: '返回注册的格式化，没有则返回 `undefined`。本库没有内置的。类型里的 `has()` 和 `forEach()` 在 3.8.6 中并不存在，用它判断。',
    en: 'The registered formatter, `undefined` when there is none. The library brings none. The declared `has()` and `forEach()` do not exist in 3.8.6; ask this one instead.'
  },
  'VXETable()formats.get~name': {
    zh: '格式化的名称。',
    en: 'Name of the formatter.'
  },
  'VXETable()formats.add': {
    zh: '注册格式化方法，列用 [formatter](column.formatter) 写名称，或写数组 `[名称, 参数…]`；没有注册的名称显示为空。同名的会合并。不能链式调用。',
    en: 'Registers a formatter that columns name in [formatter](column.formatter), or in an array with its arguments; an unknown name leaves the cells empty. An existing name is extended. Cannot be chained.'
  },
  'VXETable()formats.add~name': {
    same: 'VXETable()formats.get~name'
  },
  'VXETable()formats.add~options': {
    zh: '`{ cellFormatMethod }`，或者直接写这个函数；返回要显示的文字。',
    en: '`{ cellFormatMethod }`, or that function itself; it returns the text to show.'
  },
  'VXETable()formats.delete': {
    zh: '移除格式化方法，用到它的列之后显示为空。不要使用返回值。',
    en: 'Removes a formatter; cells of columns that name it become empty. Do not use what it returns.'
  },
  'VXETable()formats.delete~name': {
    same: 'VXETable()formats.get~name'
  },
  'VXETable()menus.mixin': {
    zh: '一次注册多个快捷菜单的处理方法。返回值不是 `menus`，不能链式调用。',
    en: 'Registers what several context menu entries do. It does not return `menus`, so nothing can be chained.'
  },
  'VXETable()menus.mixin~opts': {
    zh: '`code` 到 `{ menuMethod }` 或函数的对象。',
    en: 'Object from `code` to `{ menuMethod }` or a function.'
  },
  'VXETable()menus.get': {
    zh: '返回注册的处理方法，没有则返回 `undefined`。本库没有内置的。类型里的 `has()` 和 `forEach()` 在 3.8.6 中并不存在，用它判断。',
    en: 'What is registered for this `code`, `undefined` when there is nothing. The library brings none. The declared `has()` and `forEach()` do not exist in 3.8.6; ask this one instead.'
  },
  'VXETable()menus.get~code': {
    zh: '菜单项的 `code`。',
    en: 'The `code` of the menu entry.'
  },
  'VXETable()menus.add': {
    zh: '注册快捷菜单的处理方法：[menuConfig](table.menuConfig) 里 `code` 同名的项被点击时执行。同名的会合并。返回值不是 `menus`，不能链式调用。',
    en: 'Registers what happens when an entry of [menuConfig](table.menuConfig) with this `code` is clicked. An existing one is extended. It does not return `menus`, so it cannot be chained.'
  },
  'VXETable()menus.add~code': {
    same: 'VXETable()menus.get~code'
  },
  'VXETable()menus.add~options': {
    zh: '`{ menuMethod }`，或者直接写这个函数。',
    en: '`{ menuMethod }`, or that function itself.'
  },
  'VXETable()menus.delete': {
    zh: '移除处理方法，点击菜单项时只剩事件。不要使用返回值。',
    en: 'Removes what is registered; a click then only fires the event. Do not use what it returns.'
  },
  'VXETable()menus.delete~code': {
    same: 'VXETable()menus.get~code'
  },
  'VXETable()validators.mixin': {
    zh: '一次注册多个校验方法。`validators` 只在具名导出的 `VXETable` 上有。返回值不能链式调用。',
    en: 'Registers several checks. Only the named export `VXETable` has `validators`. What it returns cannot be chained.'
  },
  'VXETable()validators.mixin~options': {
    zh: '名称到校验方法的对象。',
    en: 'Object from name to check.'
  },
  'VXETable()validators.get': {
    zh: '返回注册的校验，没有则返回 `undefined`。本库没有内置的。类型里的 `has()` 和 `forEach()` 在 3.8.6 中并不存在，用它判断。',
    en: 'The registered check, `undefined` when there is none. The library brings none. The declared `has()` and `forEach()` do not exist in 3.8.6; ask this one instead.'
  },
  'VXETable()validators.get~code': {
    zh: '校验的名称。',
    en: 'Name of the check.'
  },
  'VXETable()validators.add': {
    zh: '注册校验方法，规则的 `validator` 写名称即可使用，见[单元格校验](/table/edit/cellValid)。默认导出和 CDN 的全局变量没有 `validators`，要写 `import { VXETable } from \'vxe-table\'`。不能链式调用。',
    en: 'Registers a check that rules use by name as `validator`, see [Cell validation](/table/edit/cellValid). The default import and the CDN global lack `validators`: write `import { VXETable } from \'vxe-table\'`. Cannot be chained.'
  },
  'VXETable()validators.add~code': {
    same: 'VXETable()validators.get~code'
  },
  'VXETable()validators.add~callback': {
    zh: '`{ cellValidatorMethod, itemValidatorMethod }`，分别用于表格和表单。不能直接写函数，那样不会执行，规则一律通过。',
    en: '`{ cellValidatorMethod, itemValidatorMethod }`, for tables and for forms. Not a plain function: it would never run and every value would pass.'
  },
  'VXETable()validators.delete': {
    zh: '移除校验，用到它的规则一律通过。不要使用返回值。',
    en: 'Removes a check; rules that name it always pass. Do not use what it returns.'
  },
  'VXETable()validators.delete~code': {
    same: 'VXETable()validators.get~code'
  },
  'VXETable()modal.open': {
    zh: '打开一个窗口，总是挂在 `<body>` 上，关闭即销毁。Promise 从不拒绝，关闭后得到原因：`confirm`、`cancel`、`close`、`mask`、`exit`；已有相同 `id` 的窗口打开时立即得到 `exist`。见[弹窗](/table/module/modal#open-get-close)。',
    en: 'Opens a window on `<body>` that is destroyed on closing. The promise never rejects and gives the reason: `confirm`, `cancel`, `close`, `mask` or `exit`, or `exist` at once when a window with this `id` is open. See [Modal](/table/module/modal#open-get-close).'
  },
  'VXETable()modal.open~options': {
    zh: '[vxe-modal](modal.title) 的属性，加上 [slots](modal.slots) 和 [events](modal.events)。',
    en: 'Props of [vxe-modal](modal.title), among them [slots](modal.slots) and [events](modal.events).'
  },
  'VXETable()modal.alert': {
    zh: '打开只有确认按钮的提示，结果同 [open()](VXETable()modal.open)。也可以只传一个选项对象。',
    en: 'Opens a window with one confirm button; the result is that of [open()](VXETable()modal.open). One object with all options will do.'
  },
  'VXETable()modal.alert~content': {
    zh: '显示的文字，数字会转成文字；或者包含全部选项的对象。',
    en: 'The text, numbers are converted; or an object with all options.'
  },
  'VXETable()modal.alert~title': {
    zh: '标题，第一个参数是对象时忽略。',
    en: 'The title; ignored when the first argument is an object.'
  },
  'VXETable()modal.alert~options': {
    zh: '其他选项，覆盖前面的参数。',
    en: 'Further options, which take precedence over the arguments before.'
  },
  'VXETable()modal.confirm': {
    zh: '打开有取消和确认按钮的询问，带问号图标。结果为 `confirm` 才是同意，其余都是没有同意。也可以只传一个选项对象。',
    en: 'Asks a question with a cancel and a confirm button and a question mark. Only the result `confirm` is a yes. One object with all options will do.'
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
    zh: '显示自动消失的消息，多条从上往下排。请把全部选项写进一个对象，例如 `{ content: \'已保存\', status: \'success\' }`。',
    en: 'Shows a notice that disappears by itself; several queue from top to bottom. Put everything into one object, such as `{ content: \'Saved\', status: \'success\' }`.'
  },
  'VXETable()modal.message~content': {
    same: 'VXETable()modal.alert~content'
  },
  'VXETable()modal.message~status': {
    zh: '[status](modal.status) 的文字，第一个参数是对象时忽略。声明里这里是选项对象，传对象会丢掉图标，Vue 也会警告。',
    en: 'Text of [status](modal.status); ignored when the first argument is an object. The declaration has the options here: an object gives no icon and a warning of Vue.'
  },
  'VXETable()modal.message~options': {
    zh: '其他选项，覆盖前面的参数。',
    en: 'Further options, which take precedence over the arguments before.'
  },
  'VXETable()modal.get': {
    zh: '返回打开着的窗口的实例，包括模板里的 `vxe-modal`；没有打开时返回 `undefined`。',
    en: 'Instance of an open window, those of templates included; `undefined` when it is not open.'
  },
  'VXETable()modal.get~id': {
    zh: '窗口的 [id](modal.id)。',
    en: 'The [id](modal.id) of the window.'
  },
  'VXETable()modal.close': {
    zh: '关闭窗口，原因是 `close`，仍可能被 [beforeHideMethod](modal.beforeHideMethod) 拒绝。不带参数会关闭所有打开的窗口，包括模板里的。Promise 立即完成，不等关闭。',
    en: 'Closes a window with the reason `close`; [beforeHideMethod](modal.beforeHideMethod) may still refuse. Without an argument it closes every open window, those of templates too. The promise does not wait for the closing.'
  },
  'VXETable()modal.close~id': {
    zh: '窗口的 [id](modal.id)。传 `undefined` 不等于不传：关闭的是最先打开的、没有 `id` 的窗口。',
    en: 'The [id](modal.id) of the window. Passing `undefined` differs from passing nothing: it closes the oldest open window without an `id`.'
  },
  'VXETable()saveFile': {
    zh: '把内容作为文件下载，文件名是 `filename.type`。开始下载时 Promise 就完成。需要导出模块。',
    en: 'Downloads content as a file named `filename.type`; the promise resolves when the download starts. Part of the export module.'
  },
  'VXETable()saveFile~options': {
    zh: '必须传：`filename` 不带扩展名，`type` 是扩展名，`content` 是文字或 `Blob`。文字按 `text/扩展名` 的 UTF-8 保存，不加 BOM。',
    en: 'Required: `filename` without extension, `type`, which is the extension, and `content`, a text or `Blob`. Text is saved as UTF-8 of the type `text/…`, without BOM.'
  },
  'VXETable()readFile': {
    zh: '让用户选择文件，得到 `{ status, files, file }`，内容要自己读取。类型不符时显示消息并拒绝 Promise；取消选择时 Promise 一直不结束。需要导出模块，并由用户的点击触发。',
    en: 'Lets the user pick files and gives `{ status, files, file }`; reading them is up to you. A wrong type shows a message and rejects; after a cancel the promise stays pending. Part of the export module; call it from a click.'
  },
  'VXETable()readFile~options': {
    zh: '`types` 是允许的扩展名数组，用小写，不写则不限；`multiple` 允许多选；`message: false` 不显示类型不符的消息，没有安装弹窗时必须这样写。',
    en: '`types` are the allowed extensions in lower case, any without it; `multiple` allows several files; `message: false` suppresses the notice about a wrong type, a must without the modal.'
  },
  'VXETable()print': {
    zh: '打印一段 HTML，和表格无关。没有返回值，不能得知是否打印。要打印表格请用 [print()](table()print)。需要导出模块。',
    en: 'Prints a piece of HTML, independent of any table; for a table there is [print()](table()print). It returns nothing and does not tell whether anything was printed. Part of the export module.'
  },
  'VXETable()print~options': {
    zh: '只看四个键：`content` 是 HTML，`sheetName` 是页面标题（不写会显示 `undefined`），`style` 是附加的 CSS，`beforePrintMethod` 返回替换后的 HTML。',
    en: 'Four keys count: `content`, the HTML; `sheetName`, the page title, which reads `undefined` without it; `style`, further CSS; `beforePrintMethod`, which returns the HTML to print instead.'
  },
  'VXETable()use': {
    zh: '安装插件：调用它的 `install(VXETable, options)`，同一个插件只安装一次。返回 `VXETable`，可以链式调用。',
    en: 'Installs a plugin by calling its `install(VXETable, options)`, once per plugin. Returns `VXETable`, so calls can be chained.'
  },
  'VXETable()use~plugin': {
    zh: '有 `install` 方法的对象，没有则忽略。',
    en: 'Object with a method `install`; ignored without one.'
  },
  'VXETable()use~options': {
    zh: '传给 `install` 的第二个参数。',
    en: 'Second argument of `install`.'
  },
  'VXETable()t': {
    zh: '取当前语言的文字，即调用全局的 [i18n](setConfig.i18n)，见[国际化](/table/start/i18n)。没有这个键时，自带的语言包返回空字符串。',
    en: 'A text in the current language, through the global [i18n](setConfig.i18n); see [Internationalization](/table/start/i18n). The built-in language gives an empty text for an unknown key.'
  },
  'VXETable()t~args': {
    zh: '替换文字里 `{0}`、`{1}` 的数组。',
    en: 'Array whose entries replace `{0}`, `{1}` in the text.'
  },
  'VXETable()_t': {
    zh: '用全局的 [translate](setConfig.translate) 翻译自己的文字，没有设置时原样返回；空值返回空字符串。',
    en: 'Translates a text of yours through the global [translate](setConfig.translate); without that it comes back unchanged, an empty value as an empty text.'
  },
  'VXETable()_t~key': {
    zh: '要翻译的文字或键。',
    en: 'The text or key to translate.'
  },
  'VXETable()_t~args': {
    zh: '原样传给 `translate` 的第二个参数。',
    en: 'Handed on to `translate` as its second argument.'
  },
  'VXETable()config': {
    zh: '[setConfig()](VXETable()setConfig) 的旧名称，是同一个函数。',
    en: 'Older name of [setConfig()](VXETable()setConfig); the same function.',
    deprecated: 'VXETable()setConfig'
  },
  'VXETable()config~options': {
    same: 'VXETable()setConfig~options'
  },
  'VXETable()setup': {
    zh: '[setConfig()](VXETable()setConfig) 的旧名称，是同一个函数。',
    en: 'Older name of [setConfig()](VXETable()setConfig); the same function.',
    deprecated: 'VXETable()setConfig'
  },
  'VXETable()setup~options': {
    same: 'VXETable()setConfig~options'
  }
} satisfies MemberTexts
