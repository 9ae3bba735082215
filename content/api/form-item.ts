import type { MemberTexts } from './texts'

export default {
  'form-item.title': {
    zh: '标题的文字，通过全局的 [translate](setConfig.translate) 翻译。如果标题和 [title 插槽](form-item#title)都没有，不保留标题的位置。',
    en: 'The text of the title, passed through the global [translate](setConfig.translate). If there is neither a title nor a [title slot](form-item#title), the form does not reserve space for the title.'
  },
  'form-item.field': {
    zh: '该项在 [data](form.data) 中对应的字段，也可以是 `a.b` 形式的路径。渲染、校验和重置都使用该字段。如果没有插槽和渲染器，直接显示值。',
    en: 'The field of [data](form.data), or a path such as `a.b`, which rendering, validation and reset use. If there is neither a slot nor a renderer, the value is displayed as text.'
  },
  'form-item.size': {
    zh: '插槽中组件的尺寸：`medium`、`small` 或 `mini`，表单开启 [customLayout](form.customLayout) 后才生效。',
    en: 'The size of components in the slot: `medium`, `small` or `mini`. You can use it only in a form with [customLayout](form.customLayout).'
  },
  'form-item.span': {
    zh: '该项占用的列数，一行共 24 列，默认为表单的 [span](form.span)。设置后，其中的输入框和下拉框占满内容区的宽度。如果在 [customLayout](form.customLayout) 中放在其他元素内，该元素需要有类名 `vxe-row`。',
    en: 'The number of columns that the item occupies, of 24 in a row, by default the form’s [span](form.span). Inputs and selects then fill the width of the content. If you place the item inside another element of a [customLayout](form.customLayout), that element needs the class `vxe-row`.'
  },
  'form-item.align': {
    zh: '内容的对齐方式，默认为表单的 [align](form.align)。',
    en: 'The alignment of the content, by default the form’s [align](form.align).'
  },
  'form-item.titleAlign': {
    zh: '标题的对齐方式，默认为表单的 [titleAlign](form.titleAlign)。只有标题比文字宽，才能看出对齐的效果。',
    en: 'The alignment of the title, by default the form’s [titleAlign](form.titleAlign). You see the alignment only if the title is wider than its text.'
  },
  'form-item.titleWidth': {
    zh: '标题的宽度，默认为表单的 [titleWidth](form.titleWidth)。可以是数字（单位为像素）或 CSS 长度。样式限制最大宽度为 320 px，垂直布局除外。',
    en: 'The width of the title, in pixels or as a CSS length, by default the form’s [titleWidth](form.titleWidth). The styles limit the width to 320 px, except in a vertical form.'
  },
  'form-item.titleColon': {
    zh: '是否在标题后面显示冒号，默认为表单的 [titleColon](form.titleColon)。',
    en: 'Whether to show a colon after the title, by default the form’s [titleColon](form.titleColon).'
  },
  'form-item.titleAsterisk': {
    zh: '有 `required` 规则的项是否显示红色星号，默认为表单的 [titleAsterisk](form.titleAsterisk)。',
    en: 'Whether a `required` rule shows a red asterisk, by default the form’s [titleAsterisk](form.titleAsterisk).'
  },
  'form-item.showTitle': {
    zh: '是否显示标题，设为 `false` 后不显示标题，也不保留标题的位置。',
    en: 'Whether to show the title, or hide it together with its space (`false`).'
  },
  'form-item.vertical': {
    zh: '是否把标题显示在内容上方。在 3.8.6 中初始值不生效，因为创建项时遗漏了该属性。之后修改的值在该项下一次渲染时才生效，而修改本身不会触发渲染。可以改为在表单上设置 [vertical](form.vertical)。',
    en: 'Whether the title is displayed above the content. In 3.8.6, the initial value has no effect, because the prop is omitted when the item is created. A value that changes later takes effect at the next render of the item, but the change does not cause a render. You can set [vertical](form.vertical) on the form instead.'
  },
  'form-item.className': {
    zh: '该项附加的类名，也可以是函数，参数与插槽相同，返回类名。在 3.8.6 中，内容区也会得到该类名。',
    en: 'An additional class for the item, or a function that receives the slot parameters and returns the class. In 3.8.6, the content also gets this class.'
  },
  'form-item.contentClassName': {
    zh: '内容区的类名，在 3.8.6 中初始值不生效，因为误用了 [className](form-item.className) 的值。可以改用 [contentStyle](form-item.contentStyle)。',
    en: 'The class of the content. In 3.8.6, the initial value has no effect, because the value of [className](form-item.className) is used by mistake. You can use [contentStyle](form-item.contentStyle) instead.'
  },
  'form-item.contentStyle': {
    zh: '内容区的样式对象，也可以是函数，参数与插槽相同，返回样式。',
    en: 'The style object of the content, or a function that receives the slot parameters and returns the style.'
  },
  'form-item.titleClassName': {
    zh: '标题的类名，也可以是函数，参数与插槽相同，返回类名。',
    en: 'The class of the title, or a function that receives the slot parameters and returns the class.'
  },
  'form-item.titleStyle': {
    zh: '标题的样式对象，也可以是函数，参数与插槽相同，返回样式。[titleWidth](form-item.titleWidth) 优先于其中的 `width`。',
    en: 'The style object of the title, or a function that receives the slot parameters and returns the style. [titleWidth](form-item.titleWidth) takes precedence over its `width`.'
  },
  'form-item.titleOverflow': {
    zh: '标题过长时的显示方式，取值和默认值均与表单的 [titleOverflow](form.titleOverflow) 相同，设为 `false` 时换行。',
    en: 'How a title that is too long is displayed, with the values and the default of the form’s [titleOverflow](form.titleOverflow). `false` wraps the title.'
  },
  'form-item.titlePrefix': {
    zh: '标题前面的图标。如果设置了文字，鼠标悬停会显示工具提示，设为 `{}` 时只显示图标。除下面的配置项外，还可以使用 [vxe-tooltip](tooltip.content) 的全部属性。',
    en: 'The icon before the title. If you set a text, hovering shows a tooltip, but `{}` shows only the icon. Besides the options below, you can use all props of [vxe-tooltip](tooltip.content).'
  },
  'form-item.titlePrefix.message': {
    zh: '工具提示的文字，是 [content](form-item.titlePrefix.content) 的旧名称，如果两者都设置，`content` 优先。',
    en: 'An older name of [content](form-item.titlePrefix.content), the text of the tooltip. If you set both, `content` takes precedence.'
  },
  'form-item.titlePrefix.enterable': {
    zh: '鼠标移到工具提示上时，工具提示是否保持显示，默认为 [tooltipConfig](form.tooltipConfig) 的值。',
    en: 'Whether the tooltip stays visible when the pointer moves onto the tooltip, by default the value in [tooltipConfig](form.tooltipConfig).'
  },
  'form-item.titlePrefix.theme': {
    zh: '工具提示的配色：`dark` 或 `light`。',
    en: 'The color theme of the tooltip: `dark` or `light`.'
  },
  'form-item.titlePrefix.icon': {
    zh: '图标的完整类名，默认为全局的 [FORM_PREFIX](setConfig.icon.FORM_PREFIX)。在 [titleSuffix](form-item.titleSuffix) 中，默认为全局的 [FORM_SUFFIX](setConfig.icon.FORM_SUFFIX)。',
    en: 'The full class of the icon, by default the global [FORM_PREFIX](setConfig.icon.FORM_PREFIX). In [titleSuffix](form-item.titleSuffix), the default is the global [FORM_SUFFIX](setConfig.icon.FORM_SUFFIX).'
  },
  'form-item.titlePrefix.content': {
    zh: '工具提示的文字，通过全局的 [translate](setConfig.translate) 翻译。',
    en: 'The text of the tooltip, passed through the global [translate](setConfig.translate).'
  },
  'form-item.titleSuffix': {
    zh: '标题后面的图标，格式与 [titlePrefix](form-item.titlePrefix) 相同。只有 `icon`、`content` 和 `message` 生效，在 3.8.6 中，工具提示的其他设置误用了 `titlePrefix` 的值。',
    en: 'The icon after the title, in the same format as [titlePrefix](form-item.titlePrefix). Only `icon`, `content` and `message` take effect. For the other settings of the tooltip, 3.8.6 uses those of `titlePrefix` by mistake.'
  },
  'form-item.resetValue': {
    zh: '[重置](form()reset)后的值，对象会深拷贝。如果未设置，数组变为空数组，其他值变为 `undefined`。但 `items` 中的项即使是数组也变为 `undefined`，你需要设置 `resetValue: []`。',
    en: 'The value after a [reset](form()reset), where objects are deep-cloned. If you don’t set it, an array becomes an empty array and any other value becomes `undefined`. For items in `items`, an array also becomes `undefined`, so set `resetValue: []` there.'
  },
  'form-item.visible': {
    zh: '是否渲染该项，设为 `false` 后不渲染该项，也不校验。',
    en: 'Whether to render the item, which is otherwise not validated either.'
  },
  'form-item.visibleMethod': {
    zh: '返回该项是否可见的函数。如果返回 `false`，该项隐藏并跳过校验，但元素仍在页面中。函数读取的 [data](form.data) 的值变化时，再次调用函数。',
    en: 'A function that returns whether the item is visible. If you return `false`, the item is hidden and not validated, but its element stays in the page. The function is called again when the [data](form.data) it reads changes.'
  },
  'form-item.folding': {
    zh: '表单[收起](form.collapseStatus)后是否隐藏该项，隐藏的项不校验。',
    en: 'Whether to hide the item while the form is [collapsed](form.collapseStatus), in which case it is not validated.'
  },
  'form-item.collapseNode': {
    zh: '是否在该项的内容后面显示“展开”和“收起”的开关，用户可以通过开关展开或收起所有设置了 [folding](form-item.folding) 的项。',
    en: 'Whether to show an expand and collapse toggle after the content of the item. Users can expand or collapse all items with [`folding`](form-item.folding) by the toggle.'
  },
  'form-item.itemRender': {
    zh: '内容的渲染器，绑定到 [field](form-item.field)。如果有默认插槽，不使用渲染器渲染内容。如果使用[插槽](form-item#default)的项也要支持 [reset()](form()reset)，可以设为 `{}`。用法见[表单校验](/form/valid)。',
    en: 'The renderer of the content, bound to the [field](form-item.field). If there is a default slot, the renderer does not render the content. If you set `{}`, an item with a [slot](form-item#default) supports [reset()](form()reset), see [Form validation](/form/valid).'
  },
  'form-item.itemRender.options': {
    zh: '选项的数组，用于 `select`、`VxeSelect`、`VxeRadioGroup`、`VxeCheckboxGroup` 和 `VxeButtonGroup`。',
    en: 'The array of options, for `select`, `VxeSelect`, `VxeRadioGroup`, `VxeCheckboxGroup` and `VxeButtonGroup`.'
  },
  'form-item.itemRender.optionProps': {
    zh: '选项中各字段的名称，不用于 `VxeButtonGroup`。',
    en: 'The names of the fields in the options, not used by `VxeButtonGroup`.'
  },
  'form-item.itemRender.optionProps.value': {
    zh: '选项的值的字段名，默认为 `value`。',
    en: 'The name of the field that holds the value of an option, by default `value`.'
  },
  'form-item.itemRender.optionProps.label': {
    zh: '选项的文字的字段名，默认为 `label`。',
    en: 'The name of the field that holds the text of an option, by default `label`.'
  },
  'form-item.itemRender.optionProps.disabled': {
    zh: '表示选项是否禁用的字段名，默认为 `disabled`。',
    en: 'The name of the field that indicates whether an option is disabled, by default `disabled`.'
  },
  'form-item.itemRender.optionGroups': {
    zh: '分组的选项，用于 `select` 和 `VxeSelect`，设置后忽略 [options](form-item.itemRender.options)。',
    en: 'The grouped options, for `select` and `VxeSelect`, which replace [options](form-item.itemRender.options).'
  },
  'form-item.itemRender.optionGroupProps': {
    zh: '分组中各字段的名称。',
    en: 'The names of the fields in the groups.'
  },
  'form-item.itemRender.optionGroupProps.options': {
    zh: '分组的选项数组的字段名，默认为 `options`。`VxeSelect` 只支持 `options`，设为其他名称时没有选项。',
    en: 'The name of the field that holds the options of a group, by default `options`. `VxeSelect` only supports `options`, and for another name, its panel is empty.'
  },
  'form-item.itemRender.optionGroupProps.label': {
    zh: '分组的标题的字段名，默认为 `label`。',
    en: 'The name of the field that holds the title of a group, by default `label`.'
  },
  'form-item.itemRender.content': {
    zh: '供你的自定义渲染器使用，内置渲染器不读取。按钮的文字可以通过 [props](form-item.itemRender.props) 设置。',
    en: 'A value for your custom renderers, which no built-in renderer reads. You can set the text of a button in [props](form-item.itemRender.props).'
  },
  'form-item.itemRender.defaultValue': {
    zh: '供你的自定义渲染器使用，内置渲染器不读取，也不会设置初始值。你可以在 [data](form.data) 中设置初始值。',
    en: 'A value for your custom renderers. No built-in renderer reads it, so set initial values in your [data](form.data).'
  },
  'form-item.itemRender.name': {
    zh: '渲染器的名称，可以是自定义的渲染器。内置的原生元素：`input`、`textarea`、`select`。内置的输入组件：`VxeInput`、`VxeTextarea`、`VxeSelect`、`VxeSwitch`。内置的单选框和复选框：`VxeRadio`、`VxeRadioGroup`、`VxeCheckbox`、`VxeCheckboxGroup`。内置的按钮：`VxeButton`、`VxeButtonGroup`。以 `$` 开头的是旧名称。',
    en: 'The name of the renderer, which can be a custom renderer. Built-in native elements: `input`, `textarea`, `select`. Built-in input components: `VxeInput`, `VxeTextarea`, `VxeSelect`, `VxeSwitch`. Built-in radio buttons and checkboxes: `VxeRadio`, `VxeRadioGroup`, `VxeCheckbox`, `VxeCheckboxGroup`. Built-in buttons: `VxeButton`, `VxeButtonGroup`. Names that start with `$` are older names.'
  },
  'form-item.itemRender.props': {
    zh: '传给组件的属性，使用驼峰命名。尺寸默认与表单相同，`transfer` 默认为 `true`。对 `input`、`textarea`、`select` 不生效，可以改用 [attrs](form-item.itemRender.attrs)。',
    en: 'The props of the component, in camel case. The size defaults to that of the form, and `transfer` defaults to `true`. For `input`, `textarea` and `select`, use [attrs](form-item.itemRender.attrs) instead.'
  },
  'form-item.itemRender.attrs': {
    zh: "原生 `input`、`textarea`、`select` 的属性，例如 `{ type: 'number', placeholder: '…' }`。组件的渲染器不使用该配置项。",
    en: "The attributes of the native `input`, `textarea` and `select`, such as `{ type: 'number', placeholder: '…' }`. Renderers of components ignore this option."
  },
  'form-item.itemRender.events': {
    zh: '组件或原生元素的事件监听函数。第一个参数是 `{ data, field, item, $form, … }`，后面是事件的参数。',
    en: 'The event listeners of the component or native element. The first argument is `{ data, field, item, $form, … }`, followed by the arguments of the event.'
  },
  'form-item.itemRender.nativeEvents': {
    zh: '组件根元素的原生事件的监听函数，参数与 [events](form-item.itemRender.events) 相同。原生的 `input`、`textarea`、`select` 使用 `events`。',
    en: 'The native event listeners of the component’s root element, with the same arguments as [events](form-item.itemRender.events). For the native `input`, `textarea` and `select`, use `events`.'
  },
  'form-item.itemRender.autofocus': {
    zh: '校验不通过后获得焦点的元素的 CSS 选择器，在该项中查找。内置渲染器有默认值，自定义渲染器和[插槽](form-item#default)中的输入框需要你设置。',
    en: 'The CSS selector, inside the item, of the element that gets the focus when validation fails. Built-in renderers have a default, but your custom renderer or an input in a [slot](form-item#default) needs this option.'
  },
  'form-item.itemRender.enabled': {
    zh: '是否启用渲染器，设为 `false` 后停用渲染器，该项也不会重置。',
    en: 'Whether the renderer is enabled. If `false`, the renderer is not used and the item is not reset.'
  },
  'form-item#default': {
    zh: '该项的内容，可以通过 `v-model="data.字段"` 绑定，优先于 [itemRender](form-item.itemRender)。本库的输入组件会自动校验，但不继承表单的尺寸。重置会跳过该项，你需要自行重置，或者设置 `:item-render="{}"`。',
    en: 'The content of the item, which you bind with `v-model` to the `data`. The slot takes precedence over [itemRender](form-item.itemRender). Inputs of the library validate automatically but do not inherit the size of the form. A reset skips the item, so reset it yourself, or set `:item-render="{}"`.'
  },
  'form-item#default~item': {
    zh: '该项在表单内部的配置对象。',
    en: 'The configuration object of the item inside the form.'
  },
  'form-item#default~property': {
    zh: '与 `field` 相同，是 `field` 的旧名称。',
    en: 'The same as `field`, but an older name.'
  },
  'form-item#default~$grid': {
    zh: '渲染表单的 `vxe-grid` 的实例，如果表单不由 `vxe-grid` 渲染，则为 `null`。',
    en: 'The instance of the `vxe-grid` that renders the form, otherwise `null`.'
  },
  'form-item#title': {
    zh: '替换标题的文字，标题前后的图标、星号和冒号仍然显示。',
    en: 'Replaces the text of the title, but the icons, the asterisk and the colon remain.'
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
