import type { MemberTexts } from './texts'

export default {
  'form-item.title': {
    zh: '标题文字，会经过全局的 [translate](setConfig.translate)。没有标题也没有 [title 插槽](form-item#title)时不占标题的位置。',
    en: 'Text of the title, passed through the global [translate](setConfig.translate). Without it and the [title slot](form-item#title) no room is kept for a title.'
  },
  'form-item.field': {
    zh: '在 [data](form.data) 中对应的字段，可以写 `a.b` 路径；渲染、校验、重置都靠它。没有插槽和渲染器时直接显示值。',
    en: 'The field of [data](form.data), or a path such as `a.b`, for rendering, validation and reset. Without slot and renderer the value is shown as text.'
  },
  'form-item.size': {
    zh: '插槽里组件的尺寸：`medium`、`small` 或 `mini`。只在表单开启 [customLayout](form.customLayout) 时起作用。',
    en: 'Size of components in the slot: `medium`, `small` or `mini`. Only in a form with [customLayout](form.customLayout).'
  },
  'form-item.span': {
    zh: '占的列数，一行共 24 列。设置后里面的输入框、下拉框撑满内容区。默认取表单的 [span](form.span)。[customLayout](form.customLayout) 里放在别的元素内时，那个元素要有类名 `vxe-row`。',
    en: 'Columns it takes, of 24 in a row; inputs and selects then fill the content. The default is the [span](form.span) of the form. Inside another element of a [customLayout](form.customLayout) that element needs the class `vxe-row`.'
  },
  'form-item.align': {
    zh: '内容的对齐方式，默认取表单的 [align](form.align)。',
    en: 'Alignment of the content; the default is the [align](form.align) of the form.'
  },
  'form-item.titleAlign': {
    zh: '标题的对齐方式，默认取表单的 [titleAlign](form.titleAlign)。标题比文字宽时才看得出区别。',
    en: 'Alignment of the title; the default is the [titleAlign](form.titleAlign) of the form. It shows where the title is wider than its text.'
  },
  'form-item.titleWidth': {
    zh: '标题的宽度，数字为像素，也可以写 CSS 长度，样式限制最宽 320px。默认取表单的 [titleWidth](form.titleWidth)。',
    en: 'Width of the title: pixels or a CSS length, at most 320 px by the styles. The default is the [titleWidth](form.titleWidth) of the form.'
  },
  'form-item.titleColon': {
    zh: '在标题后面加冒号，默认取表单的 [titleColon](form.titleColon)。',
    en: 'Adds a colon to the title; the default is the [titleColon](form.titleColon) of the form.'
  },
  'form-item.titleAsterisk': {
    zh: '有 `required` 规则时是否显示红色星号，默认取表单的 [titleAsterisk](form.titleAsterisk)。',
    en: 'Whether a `required` rule shows a red asterisk; the default is the [titleAsterisk](form.titleAsterisk) of the form.'
  },
  'form-item.showTitle': {
    zh: '设为 `false` 不显示标题，也不占位置。',
    en: '`false` hides the title and its space.'
  },
  'form-item.vertical': {
    zh: '本应把标题放到内容上方，但 3.8.6 创建项时漏掉了它，没有效果。请在表单上设置 [vertical](form.vertical)。',
    en: 'Meant to put the title above the content. 3.8.6 drops it when it builds the item, so it has no effect: set [vertical](form.vertical) on the form.'
  },
  'form-item.className': {
    zh: '项附加的类名，或收到插槽参数并返回类名的函数。3.8.6 里内容区也会得到同一个类名。',
    en: 'Further class of the item, or a function that gets the slot parameters and returns one. In 3.8.6 the content inside receives the same class.'
  },
  'form-item.contentClassName': {
    zh: '本应是内容区的类名，但 3.8.6 误用了 [className](form-item.className) 的值，初始值不起作用。请用 [contentStyle](form-item.contentStyle)。',
    en: 'Meant as the class of the content. 3.8.6 takes the value of [className](form-item.className) instead, so the initial value is lost; use [contentStyle](form-item.contentStyle).'
  },
  'form-item.contentStyle': {
    zh: '内容区的样式对象，或收到插槽参数并返回样式的函数。',
    en: 'Style object of the content, or a function that gets the slot parameters and returns one.'
  },
  'form-item.titleClassName': {
    zh: '标题的类名，或收到插槽参数并返回类名的函数。',
    en: 'Class of the title, or a function that gets the slot parameters and returns one.'
  },
  'form-item.titleStyle': {
    zh: '标题的样式对象，或收到插槽参数并返回样式的函数；[titleWidth](form-item.titleWidth) 优先于其中的 `width`。',
    en: 'Style object of the title, or a function that gets the slot parameters and returns one. [titleWidth](form-item.titleWidth) takes precedence over its `width`.'
  },
  'form-item.titleOverflow': {
    zh: '过长的标题怎样省略，取值同表单的 [titleOverflow](form.titleOverflow)，默认也取自它。`false` 换行。',
    en: 'How a long title is cut off, with the values of the form\'s [titleOverflow](form.titleOverflow), which is the default. `false` wraps it.'
  },
  'form-item.titlePrefix': {
    zh: '标题前面的图标，有文字时指针移上去显示提示。写 `{}` 只显示图标。除下面的键外，可以写 [vxe-tooltip](tooltip.content) 的任何属性。',
    en: 'An icon before the title, with a tooltip if there is a text; `{}` shows the icon alone. Besides these keys it takes any prop of [vxe-tooltip](tooltip.content).'
  },
  'form-item.titlePrefix.message': {
    zh: '提示文字的旧写法，[content](form-item.titlePrefix.content) 优先。',
    en: 'Older key for the text of the tooltip; [content](form-item.titlePrefix.content) takes precedence.'
  },
  'form-item.titlePrefix.enterable': {
    zh: '指针可以移到提示框上，默认取 [tooltipConfig](form.tooltipConfig) 的值。',
    en: 'Whether the pointer may enter the tooltip; the default comes from [tooltipConfig](form.tooltipConfig).'
  },
  'form-item.titlePrefix.theme': {
    zh: '提示框的配色：`dark` 或 `light`。',
    en: 'Colours of the tooltip: `dark` or `light`.'
  },
  'form-item.titlePrefix.icon': {
    zh: '图标的完整类名，默认取全局的 [FORM_PREFIX](setConfig.icon.FORM_PREFIX)；用在 [titleSuffix](form-item.titleSuffix) 里时取 [FORM_SUFFIX](setConfig.icon.FORM_SUFFIX)。',
    en: 'Full class of the icon; the default is the global [FORM_PREFIX](setConfig.icon.FORM_PREFIX), in [titleSuffix](form-item.titleSuffix) it is [FORM_SUFFIX](setConfig.icon.FORM_SUFFIX).'
  },
  'form-item.titlePrefix.content': {
    zh: '提示的文字，会经过全局的 [translate](setConfig.translate)。',
    en: 'Text of the tooltip, passed through the global [translate](setConfig.translate).'
  },
  'form-item.titleSuffix': {
    zh: '标题后面的图标，写法同 [titlePrefix](form-item.titlePrefix)，但只看 `icon`、`content` 和 `message`：提示框的其他设置在 3.8.6 里误用了 `titlePrefix` 的。',
    en: 'An icon after the title, written like [titlePrefix](form-item.titlePrefix). Only `icon`, `content` and `message` count: for the rest of the tooltip 3.8.6 takes the settings of `titlePrefix` by mistake.'
  },
  'form-item.resetValue': {
    zh: '[重置](form()reset)后的值，对象会深拷贝。不写时变为 `undefined`；数组变为空数组，但写在 `items` 里的项也变为 `undefined`，请写 `resetValue: []`。',
    en: 'Value after a [reset](form()reset); objects are cloned. Without it the value becomes `undefined`, an array an empty one, yet in `items` an array becomes `undefined` as well: write `resetValue: []`.'
  },
  'form-item.visible': {
    zh: '设为 `false` 不渲染这一项，也不校验它。',
    en: '`false` keeps the item from being rendered and validated.'
  },
  'form-item.visibleMethod': {
    zh: '返回 `false` 就隐藏这一项并跳过校验；元素仍在页面里，只是不显示。依赖 [data](form.data) 的值，值变化时重新判断。',
    en: 'Returning `false` hides the item and skips its validation; the element stays in the page, unseen. It runs again when the [data](form.data) it reads change.'
  },
  'form-item.folding': {
    zh: '表单[折叠](form.collapseStatus)时隐藏这一项，并且不校验它。',
    en: 'Hides the item, and does not validate it, while the form is [collapsed](form.collapseStatus).'
  },
  'form-item.collapseNode': {
    zh: '在这一项的内容后面显示“展开”和“收起”的开关，点击切换所有 [folding](form-item.folding) 的项。',
    en: 'Adds the toggle that expands and collapses all items with [folding](form-item.folding) after the content.'
  },
  'form-item.itemRender': {
    zh: '用渲染器画内容并绑定到 [field](form-item.field)，有默认插槽时不用它渲染。`{}` 也有用：它让[插槽](form-item#default)里的项参与 [reset()](form()reset)。用法见[表单校验](/form/valid)。',
    en: 'Draws the content by a renderer bound to the [field](form-item.field), unless there is a default slot. Even `{}` helps: it makes an item with a [slot](form-item#default) take part in [reset()](form()reset). See [Form validation](/form/valid).'
  },
  'form-item.itemRender.options': {
    zh: '选项的数组，用于 `select`、`VxeSelect`、`VxeRadioGroup`、`VxeCheckboxGroup` 和 `VxeButtonGroup`。',
    en: 'The options, for `select`, `VxeSelect`, `VxeRadioGroup`, `VxeCheckboxGroup` and `VxeButtonGroup`.'
  },
  'form-item.itemRender.optionProps': {
    zh: '选项里各键的名称，`VxeButtonGroup` 不用它。',
    en: 'Names of the keys in the options, not for `VxeButtonGroup`.'
  },
  'form-item.itemRender.optionProps.value': {
    zh: '选项的值是哪个键，默认 `value`。',
    en: 'Key that holds the value of an option, `value` by default.'
  },
  'form-item.itemRender.optionProps.label': {
    zh: '选项的文字是哪个键，默认 `label`。',
    en: 'Key that holds the text of an option, `label` by default.'
  },
  'form-item.itemRender.optionProps.disabled': {
    zh: '选项是否禁用是哪个键，默认 `disabled`。',
    en: 'Key that tells whether an option is disabled, `disabled` by default.'
  },
  'form-item.itemRender.optionGroups': {
    zh: '分组的选项，用于 `select` 和 `VxeSelect`，有它就不看 [options](form-item.itemRender.options)。',
    en: 'Grouped options for `select` and `VxeSelect`, in place of [options](form-item.itemRender.options).'
  },
  'form-item.itemRender.optionGroupProps': {
    zh: '分组里各键的名称。',
    en: 'Names of the keys in the groups.'
  },
  'form-item.itemRender.optionGroupProps.options': {
    zh: '组里的选项是哪个键，默认 `options`。`VxeSelect` 只认 `options`，换成别的名称，选项是空的。',
    en: 'Key that holds the options of a group, `options` by default. `VxeSelect` knows only `options`: with another name its panel is empty.'
  },
  'form-item.itemRender.optionGroupProps.label': {
    zh: '组的名称是哪个键，默认 `label`。',
    en: 'Key that holds the name of a group, `label` by default.'
  },
  'form-item.itemRender.content': {
    zh: '内置渲染器都不读它，留给自己注册的渲染器使用。按钮的文字写在 [props](form-item.itemRender.props) 里。',
    en: 'Read by none of the built-in renderers; it is for renderers of your own. The text of a button goes into [props](form-item.itemRender.props).'
  },
  'form-item.itemRender.defaultValue': {
    zh: '内置渲染器都不读它，不会设置初始值，留给自己注册的渲染器使用。初始值写在 [data](form.data) 里。',
    en: 'Read by none of the built-in renderers and no initial value; it is for renderers of your own. Initial values belong into [data](form.data).'
  },
  'form-item.itemRender.name': {
    zh: '渲染器的名称。内置的有 `input`、`textarea`、`select`、`VxeInput`、`VxeTextarea`、`VxeSelect`、`VxeRadio`、`VxeRadioGroup`、`VxeCheckbox`、`VxeCheckboxGroup`、`VxeSwitch`、`VxeButton`、`VxeButtonGroup`，以及自己注册的。`$` 开头的是旧名称。',
    en: 'Name of the renderer: `input`, `textarea`, `select`, `VxeInput`, `VxeTextarea`, `VxeSelect`, `VxeRadio`, `VxeRadioGroup`, `VxeCheckbox`, `VxeCheckboxGroup`, `VxeSwitch`, `VxeButton`, `VxeButtonGroup`, or one of your own. Names with `$` are outdated.'
  },
  'form-item.itemRender.props': {
    zh: '传给组件的属性，用驼峰写法。尺寸默认同表单，`transfer` 默认为 `true`；对 `input`、`textarea`、`select` 无效，请写 [attrs](form-item.itemRender.attrs)。',
    en: 'Props of the component, in camel case. The size defaults to that of the form, `transfer` to `true`. For `input`, `textarea` and `select` use [attrs](form-item.itemRender.attrs).'
  },
  'form-item.itemRender.attrs': {
    zh: '原生 `input`、`textarea`、`select` 的属性，例如 `{ type: \'number\', placeholder: \'…\' }`。组件渲染器不用它。',
    en: 'Attributes of the native `input`, `textarea` and `select`, such as `{ type: \'number\', placeholder: \'…\' }`. Component renderers ignore them.'
  },
  'form-item.itemRender.events': {
    zh: '组件或原生元素的事件监听，第一个参数是 `{ data, field, item, $form, … }`，后面才是事件自己的参数。',
    en: 'Listeners of the component or native element. The first argument is `{ data, field, item, $form, … }`, those of the event follow.'
  },
  'form-item.itemRender.nativeEvents': {
    zh: '监听组件根元素的原生事件，参数同 [events](form-item.itemRender.events)。原生的 `input`、`textarea`、`select` 请用 `events`。',
    en: 'Native events of the component\'s root element, with the arguments of [events](form-item.itemRender.events). For native `input`, `textarea` and `select` use `events`.'
  },
  'form-item.itemRender.autofocus': {
    zh: '校验没有通过时获得焦点的元素，写 CSS 选择器，在这一项里面查找。内置渲染器各有默认，自己的渲染器和[插槽](form-item#default)里的输入框靠它。',
    en: 'CSS selector of what gets the focus after a failed validation, searched in the item. Built-in renderers have a default; a [slot](form-item#default) or a renderer of your own needs it.'
  },
  'form-item.itemRender.enabled': {
    zh: '设为 `false` 停用渲染器，也不再参与重置。',
    en: '`false` switches the renderer off and takes the item out of the reset.'
  },
  'form-item#default': {
    zh: '自己写内容，用 `v-model="data.字段"` 绑定，优先于 [itemRender](form-item.itemRender)。本库的输入组件会自动校验；尺寸不随表单，重置要另写，或加上 `:item-render="{}"`。',
    en: 'Content of your own, bound with `v-model` to the `data` and in place of [itemRender](form-item.itemRender). Inputs of the library validate by themselves; they do not take over the form\'s size, and reset skips them unless you add `:item-render="{}"`.'
  },
  'form-item#default~item': {
    zh: '这一项在表单内部的配置对象。',
    en: 'The configuration object of the item inside the form.'
  },
  'form-item#default~property': {
    zh: '和 `field` 相同，旧名称。',
    en: 'The same as `field`, its older name.'
  },
  'form-item#default~$grid': {
    zh: '表单由 `vxe-grid` 渲染时是它的实例，否则为 `null`。',
    en: 'Instance of the `vxe-grid` that renders the form, otherwise `null`.'
  },
  'form-item#title': {
    zh: '替换标题文字，前后的图标、星号和冒号保留。',
    en: 'Replaces the text of the title; icons, asterisk and colon stay.'
  },
  'form-item#title~item': {
    same: 'form-item#default~item'
  },
  'form-item#title~property': {
    same: 'form-item#default~property'
  },
  'form-item#title~$grid': {
    same: 'form-item#default~$grid'
  }
} satisfies MemberTexts
