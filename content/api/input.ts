import type { MemberTexts } from './texts'

export default {
  'input.value': {
    zh: '绑定值，通常用 `v-model`。文字和数值类型改动后总是字符串；日期类型可以传入 `Date`、时间戳或字符串，改动后是 [valueFormat](input.valueFormat) 格式的字符串。日期类型读不懂的值显示为空；能打字时，它和 `null` 在聚焦再离开后都变成空字符串。',
    en: 'The bound value, normally through `v-model`. Text and number types turn it into a string on the first change. Date types accept a `Date`, a timestamp or a string and give back a string in [valueFormat](input.valueFormat); a value they cannot read is shown as empty. Where typing is allowed, such a value and `null` become an empty string once the input was focused and left.'
  },
  'input.immediate': {
    zh: '每次按键都更新绑定值。设为 `false` 时打字只触发 [input](input@input)，离开输入框才更新，此时 [change](input@change) 会触发两次。只对 `text`、`number`、`integer`、`float` 有效。',
    en: 'Updates the bound value with every key. With `false`, typing only fires [input](input@input) and the value follows when the input is left; [change](input@change) then fires twice. Counts for `text`, `number`, `integer` and `float` only.'
  },
  'input.name': {
    zh: '里面的 `<input>` 的 `name` 属性。',
    en: 'The `name` attribute of the inner `<input>`.'
  },
  'input.type': {
    zh: '输入的种类：文字 `text`、`search`、`password`，数值 `number`、`integer`（离开时去掉小数）、`float`（固定小数位），其余是带面板的日期和时间。`week`、`quarter` 不能打字；各类型的区别见[输入框](/table/module/input)。',
    en: 'What is entered: text (`text`, `search`, `password`), numbers (`number`; `integer`, which drops decimals on leaving; `float`, with a fixed number of decimals), otherwise dates and times from a panel. `week` and `quarter` cannot be typed. [Input](/table/module/input) shows them all.'
  },
  'input.clearable': {
    zh: '指针移到有值的输入框上时显示清除图标，点击后值变成空字符串。只读的输入框也能这样清除，要防止请同时去掉 `clearable`。',
    en: 'Shows a clear icon while the pointer is over an input that has a value; a click sets an empty string. A read-only input can be cleared this way too, so leave it off there.'
  },
  'input.readonly': {
    zh: '不能打字、加减，聚焦也不打开日期面板，但能聚焦和复制。不拦截清除图标和 [showPanel()](input()showPanel)。',
    en: 'No typing, no stepping, no date panel on focus; focusing and copying still work. It stops neither the clear icon nor [showPanel()](input()showPanel).'
  },
  'input.disabled': {
    zh: '禁用，不能聚焦，也不能打开面板。点击放大镜、眼睛和加减按钮仍会触发各自的事件，但值不变。',
    en: 'Cannot be focused, changed or opened. Clicks on the magnifier, the eye and the step buttons still fire their events without changing anything.'
  },
  'input.placeholder': {
    zh: '没有值时显示的提示文字，不设置时是当前语言的“请输入”。写空字符串则不显示。',
    en: 'Text shown while there is no value. Without it, “Please input” in the current language; an empty string shows nothing.'
  },
  'input.maxlength': {
    zh: '最多输入的字符数。数值类型不设置时是 16，而且超出的结果会被截断：`maxlength` 为 3 时，`999` 再加 1 变成 `100`。',
    en: 'Most characters that can be typed. Numbers have 16 by default, and a result that is longer is cut: with a `maxlength` of 3, stepping up from `999` gives `100`.'
  },
  'input.autocomplete': {
    zh: '里面的 `<input>` 的 `autocomplete` 属性，例如新密码用 `new-password`。',
    en: 'The `autocomplete` attribute of the inner `<input>`, such as `new-password` for a new password.'
  },
  'input.align': {
    zh: '文字的对齐方式：`left`、`center` 或 `right`。',
    en: 'Where the text stands: `left`, `center` or `right`.'
  },
  'input.form': {
    zh: '里面的 `<input>` 的 `form` 属性，即所属 `<form>` 的 `id`。',
    en: 'The `form` attribute of the inner `<input>`: the `id` of the `<form>` it belongs to.'
  },
  'input.className': {
    zh: '加在根元素上的类名。日期面板不带这个类名。',
    en: 'Class added to the root element. The date panel does not get it.'
  },
  'input.size': {
    zh: '尺寸，从大到小是 `medium`、`small`、`mini`。不设置时用[全局尺寸](setConfig.size)，没有全局尺寸或写空字符串时跟随父组件（表单、表格、组）。',
    en: 'The size: `medium`, `small` or `mini`, from large to small. Without it the [global size](setConfig.size) counts; when there is none, or with an empty string, the size of the parent component (form, table, group).'
  },
  'input.multiple': {
    zh: '选多个日期，用于 `date`、`week`、`month`、`quarter`、`year`。绑定值是英文逗号连接的字符串，不是数组。设置后任何类型都不能打字。',
    en: 'Several dates, for `date`, `week`, `month`, `quarter` and `year`. The bound value is one string with commas, not an array. Typing is off, whatever the type.'
  },
  'input.showWordCount': {
    zh: '在右侧显示字数，有 [maxlength](input.maxlength) 时显示成“已用/上限”。只对 `text` 和 `search` 有效；数的是字符串长度，一个表情符号算两个，值是数字时一直显示 0。',
    en: 'Shows the length of the text on the right, with [maxlength](input.maxlength) as “used/allowed”. For `text` and `search` only. An emoji counts as two, and a value that is a number shows 0.'
  },
  'input.countMethod': {
    zh: '替换字数统计：收到 `{ value }`，返回的内容代替整段“已用/上限”。超出上限时变红仍按字符串长度判断。',
    en: 'Replaces the count: receives `{ value }`, and what it returns stands in place of the whole “used/allowed”. The error colour still follows the length of the string.'
  },
  'input.min': {
    zh: '数值的下限。打字时不拦截，离开时才改成下限；加减到下限为止。绑定值是数字 `0` 时不检查。',
    en: 'Smallest number. Typing is free, and a smaller value is replaced on leaving; stepping stops there. A bound number `0` is not checked.'
  },
  'input.max': {
    zh: '数值的上限。打字时不拦截，离开时才改成上限；加减到上限为止。',
    en: 'Largest number. Typing is free, and a larger value is replaced on leaving; stepping stops there.'
  },
  'input.step': {
    zh: '按钮、上下方向键和滚轮每次加减的量。默认是 1，`float` 默认是最后一位的 1；`integer` 只取整数部分。从当前值算起，不要求是它的倍数。',
    en: 'How much the buttons, the up and down keys and the wheel add or take away. 1 by default, for `float` one in its last digit; `integer` takes the whole part only. Counts from the current value, which need not be a multiple.'
  },
  'input.exponential': {
    zh: '数值类型允许输入 `e`。写法与规范的指数形式（如 `5e+24`）相同才保留，别的写法离开时展开成普通数字。',
    en: 'Lets number types take an `e`. Only the canonical form, such as `5e+24`, is kept; any other is written out as a plain number on leaving.'
  },
  'input.controls': {
    zh: '数值类型的加减按钮。设为 `false` 时，方向键和滚轮也不再加减。',
    en: 'The step buttons of number types. With `false` the arrow keys and the wheel do not step either.'
  },
  'input.digits': {
    zh: '`float` 的小数位数：不足补 0，多出截掉（不四舍五入）。写 0 仍留一位小数，整数请用 `integer`。位数不对的初值在创建时就被改掉，并触发 [change](input@change)。',
    en: 'Decimals of a `float`: padded with zeros, cut off without rounding. 0 still leaves one decimal, so use `integer`. An initial value with other decimals is changed on creation and fires [change](input@change).'
  },
  'input.dateConfig': {
    zh: '已移除，设置后只在控制台打印一条警告。里面的选项都改成了单独的属性，例如 [startDay](input.startDay)。',
    en: 'Removed; setting it only prints a warning to the console. Its options are props of their own now, such as [startDay](input.startDay).',
    deprecated: ''
  },
  'input.startDate': {
    zh: '面板向前翻页到这里为止，按月初比较。它不限制选择和打字，限制日期请用 [disabledMethod](input.disabledMethod)。',
    en: 'Where paging back in the panel stops, compared with the first of the month. It limits neither clicks nor typing; use [disabledMethod](input.disabledMethod) for that.'
  },
  'input.endDate': {
    zh: '面板向后翻页到这里为止，按月初比较：写 11 月 30 日还能翻到 12 月，要写 11 月 1 日。它不限制选择和打字。',
    en: 'Where paging forward in the panel stops, compared with the first of the month: November 30 still lets one page to December, November 1 does not. It limits neither clicks nor typing.'
  },
  'input.minDate': {
    zh: '声明了但从未读取，没有作用。限制日期请用 [disabledMethod](input.disabledMethod)。',
    en: 'Declared and never read, so it has no effect. Restrict dates with [disabledMethod](input.disabledMethod).'
  },
  'input.maxDate': {
    same: 'input.minDate'
  },
  'input.startWeek': {
    zh: '旧名字。`startDay` 有默认值，所以只有把它设成 `null` 时才读这里。',
    en: 'The older name. As `startDay` has a default, this is read only while that is set to `null`.',
    deprecated: 'input.startDay'
  },
  'input.startDay': {
    zh: '日期面板的一周从哪天开始：0 周日，1 周一，直到 6 周六。`week` 类型的周数也按它计算。',
    en: 'First day of the week in the date panel: 0 is Sunday, 1 Monday, up to 6. The week numbers of `week` follow it.'
  },
  'input.labelFormat': {
    zh: '输入框里显示的日期格式，与绑定值无关；打字也按它解析。不设置时由语言决定，例如 `date` 在中文里是 `yyyy-MM-dd`，英文里是 `dd/MM/yyyy`。`month`、`year` 的值聚焦再离开就变成第一天，因为格式里没有日。',
    en: 'Format of the date in the input, independent of the bound value; typed text is read in it as well. The language decides when it is missing: a `date` is `yyyy-MM-dd` in Chinese and `dd/MM/yyyy` in English. The value of a `month` or `year` becomes its first day once the input was focused and left, as the format holds no day.'
  },
  'input.valueFormat': {
    zh: '绑定值的格式，传入的字符串也按它解析。默认 `yyyy-MM-dd`，`datetime` 是 `yyyy-MM-dd HH:mm:ss`；`time` 永远是 `HH:mm:ss`，不看这个属性。例子见[输入框](/table/module/input)。',
    en: 'Format of the bound value; a string that comes in is read with it too. By default `yyyy-MM-dd`, for `datetime` `yyyy-MM-dd HH:mm:ss`. `time` ignores it and is always `HH:mm:ss`. Examples are on the page [Input](/table/module/input).'
  },
  'input.editable': {
    zh: '能否打字。设为 `false` 时日期仍能在面板里选，数值仍能用按钮加减。`type="time"` 请关掉它，否则离开输入框后值变成 `Date` 对象。',
    en: 'Whether one can type. With `false` a date can still be picked in the panel and a number stepped. Turn it off for `type="time"`, or the value becomes a `Date` object when the input is left.'
  },
  'input.festivalMethod': {
    zh: '给面板里的日期加标注，返回文字或 `{ label, important, notice, extra, className, style }`：`label` 在下方（每个名称最多三个字符，英文逗号隔开多个），`notice` 加圆点，`extra` 在右上角。写在 `setConfig` 里不起作用。',
    en: 'Marks dates in the panel. Returns a text or `{ label, important, notice, extra, className, style }`: `label` goes below (three characters per name, several separated by commas), `notice` adds a dot, `extra` goes top right. It has no effect in `setConfig`.'
  },
  'input.festivalMethod~date': {
    zh: '格子里的日期；月、季度、年的格子是那段时间的第一天。',
    en: 'The date of the cell; for a month, quarter or year its first day.'
  },
  'input.festivalMethod~type': {
    zh: '正在显示的面板：`day`、`week`、`month`、`quarter` 或 `year`，不是输入框的 `type`。',
    en: 'The panel being shown: `day`, `week`, `month`, `quarter` or `year`. It is not the `type` of the input.'
  },
  'input.disabledMethod': {
    zh: '返回 `true` 的日期不能选。还会收到 `type`，即正在显示的面板；切换到月、年时判断的是第一天，没有区分就会连本月也点不进去。“今天”按钮和打字不经过它；写在 `setConfig` 里会禁用全部日期。',
    en: 'Dates for which it returns `true` cannot be picked. It also receives `type`, the panel being shown: in the month and year panels the date is a first day, so without looking at it the current month may be locked. The today button and typing do not ask; in `setConfig` it disables every date.'
  },
  'input.disabledMethod~date': {
    same: 'input.festivalMethod~date'
  },
  'input.selectDay': {
    zh: '只用于 `week`：选中一周后，值取其中的哪一天，0 周日到 6 周六。',
    en: 'For `week` only: which day of the chosen week becomes the value, from 0 (Sunday) to 6.'
  },
  'input.prefixIcon': {
    zh: '前面图标的类名，例如 `vxe-icon-user`。有 [prefix 插槽](input#prefix)时不显示。',
    en: 'Class of the icon in front, such as `vxe-icon-user`. The [prefix slot](input#prefix) takes its place.'
  },
  'input.suffixIcon': {
    zh: '后面图标的类名。有 [suffix 插槽](input#suffix)时不显示；可清除并且有值时，指针移上来会换成清除图标。',
    en: 'Class of the icon behind. The [suffix slot](input#suffix) takes its place, and so does the clear icon while the pointer is over a clearable input with a value.'
  },
  'input.placement': {
    zh: '日期面板的方向：`top` 或 `bottom`。不设置时向下，下面放不下就向上。',
    en: 'Where the date panel opens: `top` or `bottom`. Without it the panel opens below, or above when there is no room.'
  },
  'input.transfer': {
    zh: '把日期面板移到 `<body>` 下，避免被父元素裁切。只在挂载时判断一次，之后再改不起作用。见[弹层层级](/table/start/zindex)。',
    en: 'Moves the date panel to `<body>`, so that no ancestor cuts it off. Decided when the input is mounted; later changes do nothing. See [Popup layers](/table/start/zindex).'
  },
  'input@modelValue': {
    zh: '`v-model` 用的事件，参数就是新值。只在渲染函数里需要自己监听。',
    en: 'The event behind `v-model`; its argument is the new value itself. Only render functions need to listen to it.'
  },
  'input@modelValue~value': {
    zh: '新的绑定值。',
    en: 'The new bound value.'
  },
  'input@input': {
    zh: '正在输入。参数是对象，不是值本身。`immediate` 为 `false` 时值还没有更新；日期类型只在值更新时触发，打字时不触发。',
    en: 'Something was entered. The argument is an object, not the value. With `immediate` off the bound value is still the old one. Date types fire it when the value is set, not while typing.'
  },
  'input@input~$event': {
    zh: '浏览器事件；值不是由它直接改的时候，只是 `{ type }`：`init` 创建时，`check` 离开时校正，`update` 在面板里选择。',
    en: 'The browser event. When the component changed the value itself, a plain `{ type }`: `init` on creation, `check` for the correction on leaving, `update` for a choice in the panel.'
  },
  'input@change': {
    zh: '值变了，每次按键都算。离开时的校正（范围、小数、格式）和 `float` 创建时的补位也会触发；`immediate` 为 `false` 时离开输入框触发两次，第一次绑定值还没更新。',
    en: 'The value changed; every key counts. Corrections on leaving (range, decimals, format) and a `float` padded on creation fire it as well. With `immediate` off it fires twice when the input is left, the first time before the bound value is updated.'
  },
  'input@change~$event': {
    same: 'input@input~$event'
  },
  'input@blur': {
    zh: '失去焦点，在校正和更新绑定值之后触发。`value` 却是校正之前的文字，请读绑定值。',
    en: 'The input lost focus. It fires after the correction, and yet `value` is the text from before it; read the bound value instead.'
  },
  'input@blur~value': {
    zh: '校正之前输入框里的内容；日期类型是显示的文字。',
    en: 'What stood in the input before the correction; for dates the displayed text.'
  },
  'input@prefix-click': {
    zh: '点击了前面的图标或插槽。禁用时不触发。',
    en: 'The icon or slot in front was clicked. Not fired while disabled.'
  },
  'input@suffix-click': {
    zh: '点击了后面的图标或插槽。可清除并且有值时，点击就是清除，只触发 [clear](input@clear)；禁用时不触发。',
    en: 'The icon or slot behind was clicked. While a clearable input has a value, that click clears and only [clear](input@clear) follows. Not fired while disabled.'
  },
  'input@clear': {
    zh: '点击了清除图标，值已经变成空字符串。开启 `clearable` 时按 Delete 键也触发，此时 `value` 是 `null` 而值没有清空，不要在这里无条件删除数据。',
    en: 'The clear icon was clicked; the value is an empty string already. With `clearable`, the Delete key fires it too: then `value` is `null` and nothing was cleared, so do not delete data on every `clear`.'
  },
  'input@clear~value': {
    zh: '点击图标时是空字符串，按 Delete 键时是 `null`。',
    en: 'An empty string after a click on the icon, `null` after the Delete key.'
  },
  'input@toggle-visible': {
    zh: '点击了密码框的眼睛。禁用或只读时也触发，但 `visible` 不变。',
    en: 'The eye of a password was clicked. Also fired while disabled or read-only, with `visible` unchanged.'
  },
  'input@toggle-visible~visible': {
    zh: '密码现在是否显示为明文。',
    en: 'Whether the password is readable now.'
  },
  'input@search-click': {
    zh: '点击了 `search` 类型的放大镜，禁用时也触发。按回车不触发，请监听 [keydown](input@keydown)。',
    en: 'The magnifier of the type `search` was clicked, even while disabled. Enter does not fire it; listen to [keydown](input@keydown).'
  },
  'input@prev-number': {
    zh: '数值加了一步：按钮、向上键或滚轮向上；按住按钮时每 60 毫秒一次。已到上限、只读、禁用时也触发。',
    en: 'A step up, by the button, the up key or the wheel; every 60 ms while the button is held. Also fired at the maximum and while read-only or disabled, when nothing changes.'
  },
  'input@next-number': {
    zh: '数值减了一步：按钮、向下键或滚轮向下；按住按钮时每 60 毫秒一次。已到下限、只读、禁用时也触发。',
    en: 'A step down, by the button, the down key or the wheel; every 60 ms while the button is held. Also fired at the minimum and while read-only or disabled, when nothing changes.'
  },
  'input@date-prev': {
    zh: '面板向前翻了一页，点击箭头或按 PageUp。被 [startDate](input.startDate) 拦住时不触发。',
    en: 'The panel was paged back, by its arrow or PageUp. Not fired when [startDate](input.startDate) stops it.'
  },
  'input@date-prev~type': {
    zh: '输入框的 `type`，不是正在显示的面板。',
    en: 'The `type` of the input, not the panel being shown.'
  },
  'input@date-today': {
    zh: '点击了面板上的圆点。单选时值已经变成今天并关闭面板，不经过 [disabledMethod](input.disabledMethod)；多选时只翻到本月。',
    en: 'The dot in the panel was clicked. A single date has become today and the panel closes, without asking [disabledMethod](input.disabledMethod); with `multiple` the panel only pages to this month.'
  },
  'input@date-today~type': {
    same: 'input@date-prev~type'
  },
  'input@date-next': {
    zh: '面板向后翻了一页，点击箭头或按 PageDown。被 [endDate](input.endDate) 拦住时不触发。',
    en: 'The panel was paged forward, by its arrow or PageDown. Not fired when [endDate](input.endDate) stops it.'
  },
  'input@date-next~type': {
    same: 'input@date-prev~type'
  },
  'input@focus': {
    zh: '得到焦点。日期类型不是只读时，面板已经开始打开。',
    en: 'The input got focus. Unless it is read-only, the panel of a date is opening already.'
  },
  'input@click': {
    zh: '点击了里面的 `<input>`，点击图标不算。',
    en: 'The inner `<input>` was clicked; clicks on icons do not count.'
  },
  'input@keydown': {
    zh: '按下了键，`value` 是按键生效之前的内容。数值类型的上下键例外，加减已经完成。',
    en: 'A key went down; `value` is the text before it takes effect, except for the up and down keys of numbers, which have stepped already.'
  },
  'input@keyup': {
    zh: '松开了键，`value` 是按键生效之后的内容。',
    en: 'A key came up; `value` is the text after it took effect.'
  },
  'input@wheel': {
    zh: '在输入框上滚动滚轮，所有类型都触发。数值类型聚焦时已经完成加减，页面不会滚动。',
    en: 'The wheel turned over the input, for every type. A focused number has stepped already, and the page does not scroll.'
  },
  'input#prefix': {
    zh: '前面的内容，代替 [prefixIcon](input.prefixIcon)。位置只有一个图标那么宽，点击触发 [prefix-click](input@prefix-click)。',
    en: 'Content in front, in place of [prefixIcon](input.prefixIcon). As wide as one icon; a click fires [prefix-click](input@prefix-click).'
  },
  'input#suffix': {
    zh: '后面的内容，代替 [suffixIcon](input.suffixIcon)。位置只有一个图标那么宽，点击触发 [suffix-click](input@suffix-click)。',
    en: 'Content behind, in place of [suffixIcon](input.suffixIcon). As wide as one icon; a click fires [suffix-click](input@suffix-click).'
  },
  'input()focus': {
    zh: '让输入框得到焦点。日期类型会同时打开面板，除非只读。',
    en: 'Focuses the input. A date opens its panel as well unless it is read-only.'
  },
  'input()blur': {
    zh: '让输入框失去焦点，值随之校正。打开着的日期面板不会关闭，之后点击外面也不关闭，请同时调用 [hidePanel()](input()hidePanel)。',
    en: 'Takes the focus away, which corrects the value. An open date panel stays open, even when one clicks elsewhere afterwards; call [hidePanel()](input()hidePanel) as well.'
  },
  'input()select': {
    zh: '选中全部文字，不负责聚焦，请先等 [focus()](input()focus) 完成。',
    en: 'Selects the whole text. It does not focus; wait for [focus()](input()focus) first.'
  },
  'input()showPanel': {
    zh: '打开日期面板，只读也能打开，禁用则不能。其他类型没有面板。',
    en: 'Opens the date panel, even of a read-only input, not of a disabled one. Other types have none.'
  },
  'input()hidePanel': {
    zh: '关闭日期面板，动画结束（350 毫秒）后完成。由按钮调用时面板已经因为点击外面而关闭。',
    en: 'Closes the date panel and resolves after the animation (350 ms). When a button calls it, the click outside has closed the panel already.'
  }
} satisfies MemberTexts
