import type { MemberTexts } from './texts'

export default {
  'input.value': {
    zh: '绑定值，通常通过 `v-model` 绑定。文本和数值类型的值在修改后始终为字符串。日期类型可以传入 `Date`、时间戳或字符串，修改后的值为 [valueFormat](input.valueFormat) 格式的字符串。日期类型无法解析的值显示为空。允许键盘输入时，这样的值和 `null` 在获得焦点再失去焦点后变为空字符串。',
    en: 'The bound value, usually with `v-model`. After a change, the value of text and number types is always a string. Date types accept a `Date`, a timestamp or a string, and after a change, their value is a string in [valueFormat](input.valueFormat). A value that a date type cannot parse is displayed as empty. If typing is allowed, such a value and `null` become an empty string after the input gets and loses focus.'
  },
  'input.immediate': {
    zh: '用户每次按键是否更新绑定值。设为 `false` 后，输入只触发 [input](input@input)，失去焦点时才更新绑定值，并且触发两次 [change](input@change)。只支持 `text`、`number`、`integer` 和 `float` 类型。',
    en: 'Whether each key updates the bound value. If `false`, typing only fires [input](input@input), the value updates when the input loses focus, and [change](input@change) then fires twice. You can use it only for the types `text`, `number`, `integer` and `float`.'
  },
  'input.name': {
    zh: '内部 `<input>` 的 `name` 属性。',
    en: 'The `name` attribute of the inner `<input>`.'
  },
  'input.type': {
    zh: '输入的类型，各类型的区别见[输入框](/table/module/input)。文本类型为 `text`、`search`、`password`，数值类型为 `number`、`integer`、`float`。`integer` 在失去焦点时去除小数，`float` 的小数位数固定。其他类型为使用面板的日期和时间，其中 `week`、`quarter` 不支持键盘输入。',
    en: 'The type of the input. You can see all types on the page [Input](/table/module/input). The text types are `text`, `search` and `password`, the number types `number`, `integer` and `float`. `integer` removes decimals when the input loses focus, and `float` has a fixed number of decimals. The other types are dates and times with a panel, of which users can’t type `week` and `quarter`.'
  },
  'input.clearable': {
    zh: '用户是否可以清除。鼠标悬停在有值的输入框上会显示清除图标，点击后值变为空字符串。只读的输入框也可以清除，如果要避免，不要设置 `clearable`。',
    en: 'Whether users can clear the value. A clear icon appears while the pointer hovers over an input with a value, and clicking it sets an empty string. Users can also clear a read-only input. If you want to prevent this, do not set `clearable`.'
  },
  'input.readonly': {
    zh: '是否只读。只读后不支持键盘输入和加减，获得焦点也不打开日期面板。用户仍然可以使其获得焦点和复制，清除图标和 [showPanel()](input()showPanel) 也仍然生效。',
    en: 'Whether the input is read-only. Users can’t type or step, and focus does not open the date panel. Focusing, copying, the clear icon and [showPanel()](input()showPanel) still work.'
  },
  'input.disabled': {
    zh: '是否禁用。禁用后，用户不能使其获得焦点、修改值或打开面板。点击搜索图标、密码图标和加减按钮仍会触发各自的事件，但值不变。',
    en: 'Whether the input is disabled, so that users can’t focus or change it, or open its panel. Clicks on the search icon, the password icon and the step buttons still fire their events, but nothing changes.'
  },
  'input.placeholder': {
    zh: '没有值时显示的占位文本，默认为当前语言的“请输入”，空字符串时不显示。',
    en: 'The placeholder, shown while there is no value. If you don’t set it, “Please input” in the current language is shown, and an empty string shows nothing.'
  },
  'input.maxlength': {
    zh: '最多输入的字符数。数值类型默认为 16，超出的结果会被截断。例如 `maxlength` 为 3，则 `999` 再加 1 变为 `100`。',
    en: 'The maximum number of characters. The default of number types is 16, and a longer result is truncated. For example, with a `maxlength` of 3, stepping up from `999` results in `100`.'
  },
  'input.autocomplete': {
    zh: '内部 `<input>` 的 `autocomplete` 属性，例如新密码的输入框可以设为 `new-password`。',
    en: 'The `autocomplete` attribute of the inner `<input>`, such as `new-password` for a new password.'
  },
  'input.align': {
    zh: '文本的对齐方式：`left`、`center` 或 `right`。',
    en: 'The alignment of the text: `left`, `center` or `right`.'
  },
  'input.form': {
    zh: '内部 `<input>` 的 `form` 属性，即所属 `<form>` 的 `id`。',
    en: 'The `form` attribute of the inner `<input>`: the `id` of the `<form>` it belongs to.'
  },
  'input.className': {
    zh: '根元素附加的类名，日期面板没有该类名。',
    en: 'An additional class for the root element, which the date panel does not get.'
  },
  'input.size': {
    zh: '尺寸，从大到小为 `medium`、`small`、`mini`。默认使用[全局尺寸](setConfig.size)。没有全局尺寸或设为空字符串时，使用父组件（表单、表格、组）的尺寸。',
    en: 'The size: `medium`, `small` or `mini`, from large to small. If you don’t set it, the [global size](setConfig.size) applies. If there is no global size, or you set an empty string, the parent component’s size (form, table, group) applies.'
  },
  'input.multiple': {
    zh: '用户是否可以选择多个日期，支持 `date`、`week`、`month`、`quarter`、`year` 类型。绑定值是用英文逗号连接的字符串，不是数组。设置后，任何类型都不支持键盘输入。',
    en: 'Whether users can select several dates, for the types `date`, `week`, `month`, `quarter` and `year`. The bound value is one string with commas, not an array. Typing is then disabled for every type.'
  },
  'input.showWordCount': {
    zh: '是否在右侧显示字数，只支持 `text` 和 `search` 类型。如果设置了 [maxlength](input.maxlength)，显示为“已输入/上限”。字数为字符串的长度，一个表情符号的长度为 2，值为数字时始终显示 0。',
    en: 'Whether to show the length of the text on the right, only for the types `text` and `search`. If you set [maxlength](input.maxlength), users see the count as “used/maximum”. An emoji counts as two characters, and a value that is a number always shows 0.'
  },
  'input.countMethod': {
    zh: '自定义字数统计的函数，参数为 `{ value }`，返回的内容替换整段“已输入/上限”。超出上限时的红色仍按字符串长度判断。',
    en: 'Your function that receives `{ value }` and returns the text that replaces the whole “used/maximum”. The error color still depends on the length of the string.'
  },
  'input.min': {
    zh: '数值的最小值。键盘输入不受限制，失去焦点后小于最小值的数值改为最小值，加减到最小值为止。如果绑定值为数字 `0`，不检查。',
    en: 'The minimum number, which does not limit typing. A smaller number is replaced by the minimum when the input loses focus, and stepping stops at the minimum. A bound number `0` is not checked.'
  },
  'input.max': {
    zh: '数值的最大值。键盘输入不受限制，失去焦点后大于最大值的数值改为最大值，加减到最大值为止。',
    en: 'The maximum number, which does not limit typing. A larger number is replaced by the maximum when the input loses focus, and stepping stops at the maximum.'
  },
  'input.step': {
    zh: '按钮、上下方向键和滚轮每次加减的量，默认为 1。`float` 默认为最后一位小数的 1，`integer` 只使用整数部分。加减从当前值开始，值不要求是该量的倍数。',
    en: 'The amount by which the buttons, the up and down keys and the wheel change the number. The default is 1, for `float` one in the last decimal place, and `integer` uses only the integer part. Steps start from the current value, which need not be a multiple.'
  },
  'input.exponential': {
    zh: '数值类型是否允许输入 `e`。只保留规范的指数形式，例如 `5e+24`，其他形式在失去焦点后转换为普通数字。',
    en: 'Whether number types accept the letter `e`. Only the canonical form, such as `5e+24`, is kept, and other forms become plain numbers when the input loses focus.'
  },
  'input.controls': {
    zh: '数值类型是否显示加减按钮。设为 `false` 后，用户也不能通过方向键和滚轮加减。',
    en: 'Whether number types show step buttons. If `false`, users can’t change the number with the arrow keys and the wheel either.'
  },
  'input.digits': {
    zh: '`float` 的小数位数，不足时补 0，多余的直接截断（不四舍五入）。设为 0 仍保留一位小数，整数请使用 `integer`。如果初始值的小数位数不符，组件在创建时修改初始值，并触发 [change](input@change)。',
    en: 'The number of decimals of a `float`. Missing decimals are padded with zeros, and extra decimals are truncated without rounding. 0 still keeps one decimal, so use `integer` for integers. An initial value with other decimals is changed on creation and fires [change](input@change).'
  },
  'input.dateConfig': {
    zh: '已移除，设置后只在控制台输出一条警告。你可以改用单独的属性，例如 [startDay](input.startDay)。',
    en: 'Removed, so setting it only logs a warning in the console. You can use separate props now, such as [startDay](input.startDay).',
    deprecated: ''
  },
  'input.startDate': {
    zh: '面板向前翻页的下限，按月初比较。不限制选择和键盘输入，如果要限制日期，可以使用 [disabledMethod](input.disabledMethod)。',
    en: 'The lower limit for going back in the panel, compared with the first day of the month. Neither clicks nor typing are limited, so if you want to restrict dates, use [disabledMethod](input.disabledMethod).'
  },
  'input.endDate': {
    zh: '面板向后翻页的上限，按月初比较。如果设为 11 月 30 日，用户仍可翻到 12 月，所以应当设为 11 月 1 日。不限制选择和键盘输入。',
    en: 'The upper limit for going forward in the panel, compared with the first day of the month. If you set November 30, users can still go to December, so set November 1 instead. Neither clicks nor typing are limited.'
  },
  'input.minDate': {
    zh: '该属性不生效，因为有声明但没有使用。如果要限制日期，可以使用 [disabledMethod](input.disabledMethod)。',
    en: 'This prop has no effect, because it is declared but never read. If you want to restrict dates, use [disabledMethod](input.disabledMethod).'
  },
  'input.maxDate': {
    same: 'input.minDate'
  },
  'input.startWeek': {
    zh: '`startDay` 的旧名称。`startDay` 有默认值，所以只有把 `startDay` 设为 `null`，才使用该属性。',
    en: 'An older name of `startDay`. Because `startDay` has a default, this prop is read only if you set `startDay` to `null`.',
    deprecated: 'input.startDay'
  },
  'input.startDay': {
    zh: '日期面板中一周的第一天，0 为周日，1 为周一，直到 6 为周六。`week` 类型的周数也按该值计算。',
    en: 'The first day of the week in the date panel: 0 is Sunday, 1 is Monday, up to 6 for Saturday. The week numbers of `week` also depend on this value.'
  },
  'input.labelFormat': {
    zh: '输入框中显示的日期格式，与绑定值无关。键盘输入也按该格式解析。默认由语言决定，例如 `date` 在中文中为 `yyyy-MM-dd`，在英文中为 `dd/MM/yyyy`。`month`、`year` 的格式中没有日，所以值在获得焦点再失去焦点后变为第一天。',
    en: 'The date format in the input, independent of the bound value. Text that users type is also parsed in this format. If you don’t set it, the language decides: for example, a `date` is `yyyy-MM-dd` in Chinese and `dd/MM/yyyy` in English. The format of `month` and `year` does not contain a day, so the value becomes the first day after the input gets and loses focus.'
  },
  'input.valueFormat': {
    zh: '绑定值的格式，你传入的字符串也按该格式解析。默认为 `yyyy-MM-dd`，`datetime` 默认为 `yyyy-MM-dd HH:mm:ss`。`time` 始终为 `HH:mm:ss`，忽略该属性。示例见[输入框](/table/module/input)。',
    en: 'The format of the bound value, in which a string that you pass is also parsed. The default is `yyyy-MM-dd`, for `datetime` `yyyy-MM-dd HH:mm:ss`, but `time` ignores this prop and always uses `HH:mm:ss`. You find examples in [Input](/table/module/input).'
  },
  'input.editable': {
    zh: '用户是否可以通过键盘输入。设为 `false` 后，仍可在面板中选择日期，用按钮加减数值。`type="time"` 需要设为 `false`，否则失去焦点后，值变为 `Date` 对象。',
    en: 'Whether users can type. If `false`, they can still select dates in the panel and step numbers. Set `false` for `type="time"`, otherwise the value becomes a `Date` object when the input loses focus.'
  },
  'input.festivalMethod': {
    zh: '给面板中的日期添加标注的函数，返回文本或 `{ label, important, notice, extra, className, style }`。`label` 显示在日期下方，每个名称最多三个字符，多个名称用英文逗号隔开。`notice` 显示圆点，`extra` 显示在右上角。通过 `setConfig` 设置不生效。',
    en: 'Your function that marks dates in the panel, and returns a text or `{ label, important, notice, extra, className, style }`. `label` is shown below the date, with at most three characters per name and commas between names. `notice` shows a dot, and `extra` is shown at the top right. If you set the function in `setConfig`, it has no effect.'
  },
  'input.festivalMethod~date': {
    zh: '单元格的日期，月、季度、年的单元格为该时间段的第一天。',
    en: 'The date of the cell or, for a month, quarter or year, the first day of the period.'
  },
  'input.festivalMethod~type': {
    zh: '当前显示的面板：`day`、`week`、`month`、`quarter` 或 `year`。与输入框的 `type` 不同。',
    en: 'The panel that is displayed: `day`, `week`, `month`, `quarter` or `year`, which is not the input’s `type`.'
  },
  'input.disabledMethod': {
    zh: '判断日期是否禁用的函数，用户不能选择返回 `true` 的日期，参数 `type` 为当前显示的面板。在月面板和年面板中，日期是第一天，所以如果不区分面板，可能连本月也不能选择。“今天”按钮和键盘输入不调用该函数。如果在 `setConfig` 中设置，会禁用全部日期。',
    en: 'Your function that returns whether a date is disabled. Users can’t select dates for which you return `true`. The parameter `type` is the panel that is displayed. In the month and year panels, the date is a first day, so without a check of the panel the current month may be disabled. The “Today” button and typing do not call the function. If you set it in `setConfig`, all dates are disabled.'
  },
  'input.disabledMethod~date': {
    same: 'input.festivalMethod~date'
  },
  'input.selectDay': {
    zh: '用户选中一周后，值取其中的哪一天，从 0（周日）到 6（周六），只用于 `week`。',
    en: 'Which day of the selected week becomes the value, from 0 (Sunday) to 6 (Saturday), only for `week`.'
  },
  'input.prefixIcon': {
    zh: '文本前面的图标的类名，例如 `vxe-icon-user`。如果使用了 [prefix 插槽](input#prefix)，不显示该图标。',
    en: 'The class of the icon before the text, such as `vxe-icon-user`, unless you use the [prefix slot](input#prefix).'
  },
  'input.suffixIcon': {
    zh: '文本后面的图标的类名。如果使用了 [suffix 插槽](input#suffix)，不显示该图标。可清除的输入框如果有值，鼠标悬停后显示为清除图标。',
    en: 'The class of the icon after the text, unless you use the [suffix slot](input#suffix). The clear icon also replaces it while the pointer hovers over a clearable input with a value.'
  },
  'input.placement': {
    zh: '日期面板的位置：`top` 或 `bottom`。如果未设置，显示在下方，下方空间不足时显示在上方。',
    en: 'The position of the date panel: `top` or `bottom`. If you don’t set it, the panel opens below the input, or above if there is no room below.'
  },
  'input.transfer': {
    zh: '是否把日期面板挂载到 `<body>`，避免被祖先元素裁剪。只在组件挂载时判断一次，之后修改不生效，见[弹层层级](/table/start/zindex)。',
    en: 'Whether to attach the date panel to `<body>`, so that no ancestor clips the panel. The value is read once when the input is mounted, and later changes have no effect (see [Popup layers](/table/start/zindex)).'
  },
  'input@modelValue': {
    zh: '绑定值更新时触发，供 `v-model` 使用，参数为新的值。只有在渲染函数中才需要你自行监听。',
    en: 'Fires when the bound value updates, with the new value itself as the argument, for use by `v-model`. You only need to listen to this event in render functions.'
  },
  'input@modelValue~value': {
    zh: '新的绑定值。',
    en: 'The new bound value.'
  },
  'input@input': {
    zh: '输入内容时触发，参数是对象，不是值。`immediate` 为 `false` 时，绑定值尚未更新。日期类型只在值更新后触发，键盘输入不触发。',
    en: 'Fires when something is entered, with an object as the argument, not the value. If `immediate` is `false`, the bound value is not updated yet. Date types fire the event when the value is set, not while typing.'
  },
  'input@input~$event': {
    zh: '浏览器的原生事件。如果值由组件修改，只是 `{ type }`：`init` 为创建，`check` 为失去焦点的校正，`update` 为在面板中选择。',
    en: 'The native event, but only `{ type }` if the component changed the value. The type is `init` on creation, `check` for the correction when the input loses focus, and `update` for a selection in the panel.'
  },
  'input@change': {
    zh: '值改变时触发，用户每次按键都会触发。失去焦点后的校正（范围、小数、格式）和 `float` 创建时的补位也会触发。`immediate` 为 `false` 时，失去焦点会触发两次，第一次触发时绑定值尚未更新。',
    en: 'Fires when the value changes, with every key. Corrections when the input loses focus (range, decimals, format) and the padding of a `float` on creation also fire it. If `immediate` is `false`, the event fires twice when the input loses focus, the first time before the bound value is updated.'
  },
  'input@change~$event': {
    same: 'input@input~$event'
  },
  'input@blur': {
    zh: '失去焦点时，在校正和更新绑定值之后触发。`value` 仍是校正之前的文本，所以你应当读取绑定值。',
    en: 'Fires when the input loses focus, after the correction and the update of the bound value. `value` is still the text from before the correction, so read the bound value instead.'
  },
  'input@blur~value': {
    zh: '校正之前输入框中的内容，日期类型为显示的文本。',
    en: 'The content of the input before the correction, or for dates, the displayed text.'
  },
  'input@prefix-click': {
    zh: '点击文本前面的图标或插槽时触发，禁用后不触发。',
    en: 'Fires when the icon or slot before the text is clicked, except in a disabled input.'
  },
  'input@suffix-click': {
    zh: '点击文本后面的图标或插槽时触发，禁用后不触发。可清除的输入框如果有值，点击会清除值，改为触发 [clear](input@clear)。',
    en: 'Fires when the icon or slot after the text is clicked, except in a disabled input. While a clearable input has a value, the click clears the value and fires [clear](input@clear) instead.'
  },
  'input@clear': {
    zh: '点击清除图标时触发，值已变为空字符串。如果开启了 `clearable`，按 Delete 键也会触发，但 `value` 为 `null`，值没有清除，所以不要在该事件中无条件地删除数据。',
    en: 'Fires when users click the clear icon, after the value has become an empty string. If you set `clearable`, the Delete key also fires the event, but `value` is `null` and nothing is cleared, so do not delete data unconditionally on `clear`.'
  },
  'input@clear~value': {
    zh: '由点击图标触发时为空字符串，由 Delete 键触发时为 `null`。',
    en: 'An empty string after users click the icon, `null` after the Delete key.'
  },
  'input@toggle-visible': {
    zh: '点击密码框的显示密码图标时触发。禁用或只读时也会触发，但 `visible` 不变。',
    en: 'Fires when the show password icon is clicked. A disabled or read-only input also fires it, with `visible` unchanged.'
  },
  'input@toggle-visible~visible': {
    zh: '密码当前是否显示为明文。',
    en: 'Whether the password is currently shown as plain text.'
  },
  'input@search-click': {
    zh: '点击 `search` 类型的搜索图标时触发，禁用时也会触发。按回车键不触发，可以改为监听 [keydown](input@keydown)。',
    en: 'Fires when the search icon of the type `search` is clicked, even while the input is disabled. Enter does not fire the event, so listen to [keydown](input@keydown) for that.'
  },
  'input@prev-number': {
    zh: '点击增加按钮、按向上键或向上滚动滚轮时触发。按住按钮会每 60 毫秒触发一次。已到最大值、只读或禁用时，也会触发，但值不变。',
    en: 'Fires on a step up with the button, the up key or the wheel. While the button is held, the event fires every 60 ms. At the maximum, or while read-only or disabled, the event also fires, but nothing changes.'
  },
  'input@next-number': {
    zh: '点击减少按钮、按向下键或向下滚动滚轮时触发。按住按钮会每 60 毫秒触发一次。已到最小值、只读或禁用时，也会触发，但值不变。',
    en: 'Fires on a step down with the button, the down key or the wheel. While the button is held, the event fires every 60 ms. At the minimum, or while read-only or disabled, the event also fires, but nothing changes.'
  },
  'input@date-prev': {
    zh: '点击箭头或按 PageUp，面板向前翻页时触发。达到 [startDate](input.startDate) 的限制时不触发。',
    en: 'Fires when the panel goes back, by its arrow or PageUp, but not at the limit of [startDate](input.startDate).'
  },
  'input@date-prev~type': {
    zh: '输入框的 `type`，不是当前显示的面板。',
    en: 'The `type` of the input, not the panel that is displayed.'
  },
  'input@date-today': {
    zh: '点击面板上的“今天”按钮（圆点）时触发。单选的值已变为今天，面板关闭，并且不调用 [disabledMethod](input.disabledMethod)。多选时只翻到本月。',
    en: 'Fires when users click the “Today” button (the dot) in the panel. A single date has already become today, and the panel closes, without a call of [disabledMethod](input.disabledMethod). If you set `multiple`, the panel only goes to the current month.'
  },
  'input@date-today~type': {
    same: 'input@date-prev~type'
  },
  'input@date-next': {
    zh: '点击箭头或按 PageDown，面板向后翻页时触发。达到 [endDate](input.endDate) 的限制时不触发。',
    en: 'Fires when the panel goes forward, by its arrow or PageDown, but not at the limit of [endDate](input.endDate).'
  },
  'input@date-next~type': {
    same: 'input@date-prev~type'
  },
  'input@focus': {
    zh: '获得焦点时触发。日期类型如果不是只读，面板已经开始打开。',
    en: 'Fires when the input gets focus, when a date panel is already opening unless the input is read-only.'
  },
  'input@click': {
    zh: '点击内部的 `<input>` 时触发，点击图标不触发。',
    en: 'Fires when the inner `<input>` is clicked, but not for clicks on icons.'
  },
  'input@keydown': {
    zh: '按下按键时触发，`value` 是按键生效之前的内容。数值类型的上下方向键例外，加减已经完成。',
    en: 'Fires when a key is pressed, where `value` is the text before the key takes effect. For the up and down keys of number types, the step has already been made.'
  },
  'input@keyup': {
    zh: '松开按键时触发，`value` 是按键生效之后的内容。',
    en: 'Fires when a key is released, where `value` is the text after the key took effect.'
  },
  'input@wheel': {
    zh: '在输入框上滚动滚轮时触发，支持所有类型。如果数值类型已获得焦点，加减已经完成，页面不会滚动。',
    en: 'Fires when the wheel is used over the input, for every type. In a focused number input, the step has already been made, and the page does not scroll.'
  },
  'input#prefix': {
    zh: '文本前面的内容，代替 [prefixIcon](input.prefixIcon)。宽度与一个图标相同，点击会触发 [prefix-click](input@prefix-click)。',
    en: 'The content before the text, used instead of [prefixIcon](input.prefixIcon). The slot is as wide as one icon, and a click fires [prefix-click](input@prefix-click).'
  },
  'input#suffix': {
    zh: '文本后面的内容，代替 [suffixIcon](input.suffixIcon)。宽度与一个图标相同，点击会触发 [suffix-click](input@suffix-click)。',
    en: 'The content after the text, used instead of [suffixIcon](input.suffixIcon). The slot is as wide as one icon, and a click fires [suffix-click](input@suffix-click).'
  },
  'input()focus': {
    zh: '使输入框获得焦点，日期类型还会打开面板，只读除外。',
    en: 'Focuses the input, and opens the panel of a date input unless it is read-only.'
  },
  'input()blur': {
    zh: '使输入框失去焦点，并校正值。已打开的日期面板不会关闭，之后点击外面也不会关闭，你还要调用 [hidePanel()](input()hidePanel)。',
    en: 'Removes the focus, which corrects the value. An open date panel stays open, even after a later click outside, so also call [hidePanel()](input()hidePanel).'
  },
  'input()select': {
    zh: '选中全部文本，但不获得焦点，你需要先等待 [focus()](input()focus) 完成。',
    en: 'Selects the whole text but does not focus the input, so wait for [focus()](input()focus) first.'
  },
  'input()showPanel': {
    zh: '打开日期面板。只读的输入框可以打开，禁用的不能打开，其他类型没有面板。',
    en: 'Opens the date panel, even of a read-only input, but not of a disabled one. Other types do not have a panel.'
  },
  'input()hidePanel': {
    zh: '关闭日期面板，返回的 Promise 在动画结束（350 毫秒）后完成。如果由按钮调用，面板已经因为点击外面而关闭。',
    en: 'Closes the date panel, and returns a promise that resolves after the animation (350 ms). If you call this method from a button, the click outside has already closed the panel.'
  }
} satisfies MemberTexts
