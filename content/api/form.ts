import type { MemberTexts } from './texts'

export default {
  'form.collapseStatus': {
    zh: '表单是否收起，设为 `true` 会隐藏所有设置了 [folding](form-item.folding) 的项。配合 `.sync` 使用，可以通过 [collapseNode](form-item.collapseNode) 的开关或 [toggleCollapse()](form()toggleCollapse) 切换。',
    en: 'Whether the form is collapsed, for use with `.sync`. `true` hides all items with [`folding`](form-item.folding). You can toggle this state with [collapseNode](form-item.collapseNode) or [toggleCollapse()](form()toggleCollapse).'
  },
  'form.loading': {
    zh: '是否在表单上显示加载层。加载层的内容可以通过 [loading 插槽](form#loading)替换。',
    en: 'Whether to show a loading layer over the form. You can replace the content of the layer with the [loading slot](form#loading).'
  },
  'form.data': {
    zh: '表单的数据对象，各项按 [field](form-item.field) 读写其中的值。如果未设置，校验始终通过，重置不生效。',
    en: 'The data object of the form, in which items read and write their values by [field](form-item.field). If you don’t set `data`, validation always passes and a reset has no effect.'
  },
  'form.size': {
    zh: '表单的尺寸：`medium`、`small` 或 `mini`。尺寸影响字号、行高和 [itemRender](form-item.itemRender) 渲染的组件。插槽中的组件不继承表单的尺寸，需要你各自设置 `size`。',
    en: 'The size of the form: `medium`, `small` or `mini`. The size applies to the text, the row height and the components that [itemRender](form-item.itemRender) renders. Components in a slot do not inherit the form’s size, so set `size` on each of them.'
  },
  'form.span': {
    zh: '每一项默认占用的列数，一行共 24 列，表单项的 [span](form-item.span) 优先。如果未设置，各项的宽度由内容决定，并依次排列。',
    en: 'The default number of columns per item, of 24 in a row. An item’s [span](form-item.span) takes precedence. If you don’t set `span`, items are as wide as their content and follow one another.'
  },
  'form.align': {
    zh: '内容的对齐方式，表单项的 [align](form-item.align) 优先。',
    en: 'The alignment of the content, unless an item’s [align](form-item.align) is set.'
  },
  'form.titleAlign': {
    zh: '标题的对齐方式，表单项的 [titleAlign](form-item.titleAlign) 优先。只有设置了 [titleWidth](form.titleWidth)，才能看出对齐的效果。',
    en: 'The alignment of the titles, unless an item’s [titleAlign](form-item.titleAlign) is set. You see the alignment only if you set [titleWidth](form.titleWidth).'
  },
  'form.titleWidth': {
    zh: '标题的宽度，可以是数字（单位为像素）或 CSS 长度。表单项的 [titleWidth](form-item.titleWidth) 优先。样式限制最大宽度为 320 px，垂直布局除外。',
    en: 'The width of the titles, in pixels or as a CSS length. An item’s [titleWidth](form-item.titleWidth) takes precedence. The styles limit the width to 320 px, except in a vertical form.'
  },
  'form.titleColon': {
    zh: '是否在标题后面显示冒号，表单项的 [titleColon](form-item.titleColon) 优先。',
    en: 'Whether to show a colon after the titles, unless an item’s [titleColon](form-item.titleColon) is set.'
  },
  'form.titleAsterisk': {
    zh: '有 `required` 规则的项是否在标题前面显示红色星号。表单项的 [titleAsterisk](form-item.titleAsterisk) 优先。',
    en: 'Whether items with a `required` rule show a red asterisk before the title, unless an item’s [titleAsterisk](form-item.titleAsterisk) is set.'
  },
  'form.titleOverflow': {
    zh: '标题过长时的显示方式，默认换行，`ellipsis` 只显示省略号。`title` 还用浏览器的原生提示显示全文。`tooltip` 或 `true` 还用 [vxe-tooltip](tooltip.content) 显示全文。',
    en: 'How a title that is too long is displayed: by default, it wraps, and `ellipsis` shows only an ellipsis. `title` also shows the full text in a native tooltip, `tooltip` or `true` in a [vxe-tooltip](tooltip.content).'
  },
  'form.vertical': {
    zh: '是否把标题显示在内容上方。只能在表单上设置，对全部项生效，表单项的 [vertical](form-item.vertical) 不生效。',
    en: 'Whether titles are displayed above the content. You can only set `vertical` on the form for all items, because an item’s [vertical](form-item.vertical) has no effect.'
  },
  'form.className': {
    zh: '`<form>` 附加的类名，也可以是参数为 `{ items, data, $form }`、返回类名的函数。',
    en: 'An additional class for the `<form>`, or a function that receives `{ items, data, $form }` and returns the class.'
  },
  'form.readonly': {
    zh: '该属性在 3.8.6 中不生效，因为有声明但没有使用。可以改为在各个输入组件上设置 `readonly` 或 `disabled`。',
    en: 'This prop has no effect in 3.8.6, because it is declared but never read. You can set `readonly` or `disabled` on the inputs instead.'
  },
  'form.items': {
    zh: '表单项的数组，代替模板中的 `vxe-form-item`。通过 `push`、`splice` 增删项会更新表单。如果修改了某一项的属性，表单不更新，你需要赋值为新的数组。',
    en: 'The array of items, used instead of `vxe-form-item` in the template. The form updates when you add or remove items with `push` or `splice`. If you change a property of an item, the form does not update, so assign a new array instead.'
  },
  'form.items.slots': {
    zh: '项的 `default` 和 `title` 插槽，值为函数或表单的插槽名称。只用于 `items` 数组。',
    en: 'The slots `default` and `title` of the item, as functions or names of slots of the form, only for the `items` array.'
  },
  'form.items.children': {
    zh: '分组中的项。设置后，该项成为分组，与 [vxe-form-gather](form-gather.span) 相同。只用于 `items` 数组。',
    en: 'The items of a group. If you set `children`, the item is a group like [vxe-form-gather](form-gather.span). Applies only to the `items` array.'
  },
  'form.rules': {
    zh: '校验规则的对象，键为字段名，值为规则的数组。所有规则都会校验，显示第一条不通过的规则的提示。没有 `required` 的规则不校验空值，但 `validator` 始终调用，见[表单校验](/form/valid)。',
    en: 'The validation rules: an object that maps each field to an array of rules. All rules are validated, and the message of the first failed rule is displayed. Rules without `required` do not validate empty values, but a `validator` is always called, see [Form validation](/form/valid).'
  },
  'form.rules.required': {
    zh: '值是否不能为空。空字符串、只有空格的字符串、`null`、`undefined` 和空数组为空，0 和 `false` 不为空。',
    en: 'Whether the value must not be empty. Empty strings, strings of only spaces, `null`, `undefined` and empty arrays are empty. 0 and `false` are not empty.'
  },
  'form.rules.min': {
    zh: "字符串或数组的最小长度，如果设置了 `type: 'number'`，则为最小值。值为数字而未设置 `type` 时，长度按 0 计算，校验不通过。",
    en: "The minimum value with `type: 'number'`, otherwise the minimum length of a string or array. If the value is a number but you don’t set that `type`, the length counts as 0 and validation fails."
  },
  'form.rules.max': {
    zh: "最大长度，如果设置了 `type: 'number'`，则为最大值。在错误对象中，`rule.max` 的值等于 [min](form.rules.min) 的值，你可以从 `rule.$options` 获取原来的规则。",
    en: "The maximum value with `type: 'number'`, otherwise the maximum length. In the errors, `rule.max` has the value of [min](form.rules.min), but you find the original rule in `rule.$options`."
  },
  'form.rules.type': {
    zh: '值的类型。`number`：`min` 和 `max` 按数值比较，值不是数字就校验不通过。`array`：判断数组是否为空，不是数组的值也为空。`string`：不校验。',
    en: 'The type of the value. `number` compares `min` and `max` as numbers, and a value that is not a number fails. `array` treats every value except a non-empty array as empty. `string` validates nothing.'
  },
  'form.rules.pattern': {
    zh: '值必须匹配的正则表达式，也可以是字符串。请不要使用 `g` 标志，否则正则表达式会记录上次匹配的位置。',
    en: 'The regular expression that the value must match, also as a string. Do not use the `g` flag, because the expression then stores the position of the last match.'
  },
  'form.rules.validator': {
    zh: '自定义校验函数，也可以是 `VXETable.validators` 中注册的名称。如果返回 `Error` 或被拒绝的 Promise，校验不通过，其他情况均为通过。同一条规则的其他条件会被忽略。函数同步抛出异常时，整个校验中断。',
    en: 'Your custom validation function, or the name of a function registered in `VXETable.validators`. Validation fails if you return an `Error` or a promise that rejects, and passes otherwise. Other conditions of the same rule are ignored, and a synchronous `throw` aborts the whole validation.'
  },
  'form.rules.validator~rule': {
    zh: '当前校验的规则。',
    en: 'The rule being validated.'
  },
  'form.rules.validator~rules': {
    zh: '该字段的全部规则。',
    en: 'All rules of the field.'
  },
  'form.rules.message': {
    zh: '校验提示的文字，也可以是返回文字的函数。如果设置了 [validator](form.rules.validator)，显示 `Error` 的文字，只有 Promise 被拒绝而没有值才使用 `message`。',
    en: 'The text of the validation message, or a function that returns the text. If there is a [validator](form.rules.validator), users see the text of its `Error`, and `message` is only used if the promise rejects without a value.'
  },
  'form.rules.content': {
    zh: '与 [message](form.rules.message) 相同，如果两者都设置，`content` 优先。',
    en: 'The same as [message](form.rules.message). If you set both, `content` takes precedence.'
  },
  'form.rules.trigger': {
    zh: '规则校验的时机：`change` 为值变化，`blur` 为失去焦点。如果未设置，两种时机都校验，设为其他名称时都不校验。提交和调用校验方法时始终校验。`blur` 需要 `:immediate="false"` 的输入框，见[设置校验的时机](/form/valid#triggers)。',
    en: 'When the rule is validated: `change` when the value changes, `blur` when the input loses focus. If you don’t set `trigger`, both apply, and for any other name, neither applies. Submitting and the validation methods always validate the rule. `blur` needs an input with `:immediate="false"`, see [Set when rules are validated](/form/valid#triggers).'
  },
  'form.rules.maxWidth': {
    zh: '校验提示的宽度，单位为像素，对 [validator](form.rules.validator) 的错误不生效。',
    en: 'The width of the validation message in pixels, without effect on errors of a [validator](form.rules.validator).'
  },
  'form.preventSubmit': {
    zh: '是否阻止提交。设置后，点击提交按钮或按回车键既不校验，也不触发 [submit](form@submit) 和 [submit-invalid](form@submit-invalid)。你需要自行调用 [validate()](form()validate)。',
    en: 'Whether to prevent submitting, so that the submit button and Enter neither validate nor fire [submit](form@submit) or [submit-invalid](form@submit-invalid). Call [validate()](form()validate) yourself.'
  },
  'form.validConfig': {
    zh: '校验不通过后的显示方式和定位方式，见[设置校验提示的显示方式](/form/valid#display)。',
    en: 'How validation messages are displayed and whether the first invalid item gets the focus, see [Set how messages are displayed](/form/valid#display).'
  },
  'form.validConfig.autoPos': {
    zh: "校验不通过后，是否滚动到第一个出错的项，并让该项获得焦点，提交和调用校验方法都生效。只支持设置了 [itemRender](form-item.itemRender) 的项。如果项使用插槽，可以把 `itemRender` 设为 `{ autofocus: 'input' }`。",
    en: "Whether to scroll to the first invalid item and focus it after a submit or a call of a validation method. Only items with an [itemRender](form-item.itemRender) are supported. If your item has a slot, set `itemRender` to `{ autofocus: 'input' }`."
  },
  'form.validConfig.showMessage': {
    zh: '是否显示校验提示的文字，设为 `false` 后只显示红色边框。',
    en: 'Whether to show the text of validation messages, or only the red border (`false`).'
  },
  'form.tooltipConfig': {
    zh: '标题的工具提示的配置。用于 [titleOverflow](form.titleOverflow)、[titlePrefix](form-item.titlePrefix) 和 [titleSuffix](form-item.titleSuffix)。支持 [vxe-tooltip](tooltip.content) 的全部属性。',
    en: 'The options of the title tooltips, used for [titleOverflow](form.titleOverflow), [titlePrefix](form-item.titlePrefix) and [titleSuffix](form-item.titleSuffix). You can use all props of [vxe-tooltip](tooltip.content).'
  },
  'form.tooltipConfig.enterable': {
    zh: '鼠标移到工具提示上时，工具提示是否保持显示。',
    en: 'Whether the tooltip stays visible when the pointer moves onto the tooltip.'
  },
  'form.tooltipConfig.leaveDelay': {
    zh: '鼠标移开后，工具提示延迟隐藏的毫秒数。默认为全局的 [tooltip.leaveDelay](setConfig.tooltip.leaveDelay)，需要开启 [enterable](form.tooltipConfig.enterable)。',
    en: 'The delay in milliseconds before the tooltip is hidden after the pointer leaves. The default is the global [tooltip.leaveDelay](setConfig.tooltip.leaveDelay), and the option requires [enterable](form.tooltipConfig.enterable).'
  },
  'form.customLayout': {
    zh: '是否使用自由布局。默认插槽按原样渲染，`vxe-form-item` 可以放在任何元素中。不能与 [items](form.items)、`vxe-form-gather` 同时使用。表单内部各项的顺序与页面不同，所以获得焦点的不一定是页面上的第一处错误。',
    en: 'Whether to use a custom layout. The default slot is rendered as it is, so you can place `vxe-form-item` in any element. You can’t use [items](form.items) and `vxe-form-gather`. The internal order of the items differs from the page, so the error that gets the focus may not be the topmost.'
  },
  'form@update:collapseStatus': {
    zh: '展开或收起表单时触发，供 `.sync` 使用。调用 [toggleCollapse()](form()toggleCollapse) 也会触发。',
    en: 'Fires when the form is expanded or collapsed, also by [toggleCollapse()](form()toggleCollapse), for use by `.sync`.'
  },
  'form@update:collapseStatus~value': {
    zh: '表单是否收起。',
    en: 'Whether the form is collapsed.'
  },
  'form@toggle-collapse': {
    zh: '用户点击 [collapseNode](form-item.collapseNode) 的开关时触发，调用 [toggleCollapse()](form()toggleCollapse) 不触发。',
    en: 'Fires when the user clicks the toggle of [collapseNode](form-item.collapseNode), but not when you call [toggleCollapse()](form()toggleCollapse).'
  },
  'form@toggle-collapse~status': {
    zh: '切换后，表单是否收起。',
    en: 'Whether the form is collapsed after the toggle.'
  },
  'form@toggle-collapse~collapse': {
    zh: '与 `status` 相同。',
    en: 'The same as `status`.'
  },
  'form@collapse': {
    zh: '在 [toggle-collapse](form@toggle-collapse) 之后立即触发，参数相同，你只需监听其中一个。',
    en: 'Fires immediately after [toggle-collapse](form@toggle-collapse), with the same parameters, so listen to only one of the two events.'
  },
  'form@collapse~status': {
    same: 'form@toggle-collapse~status'
  },
  'form@collapse~collapse': {
    same: 'form@toggle-collapse~collapse'
  },
  'form@submit-invalid': {
    zh: '提交并且校验不通过时触发，直接调用 [validate()](form()validate) 不触发。',
    en: 'Fires when the form is submitted and validation fails, but not when you call [validate()](form()validate).'
  },
  'form@submit-invalid~errMap': {
    zh: '错误对象，键为字段名，值为错误的数组。数组比类型声明多一层，第一条提示是 `errMap.name[0][0].rule.message`。',
    en: 'The errors: an object that maps each field to an array. There is one more array level than the type declares, so the first message is `errMap.name[0][0].rule.message`.'
  },
  'form@submit': {
    zh: '提交并且校验通过时触发，没有规则时也会触发。浏览器的默认提交已被阻止，你可以在该事件中发送请求。',
    en: 'Fires when the form is submitted and validation passes, also if there are no rules. The native submit is prevented, so send your request in this event.'
  },
  'form@reset': {
    zh: '用户点击重置按钮后触发，值已经重置，校验提示已经清除。调用 [reset()](form()reset) 不触发。',
    en: 'Fires when a reset button is clicked, after the values are reset and the validation messages are cleared. The event does not fire when you call [reset()](form()reset).'
  },
  'form#default': {
    zh: '表单的项：`vxe-form-item` 和 `vxe-form-gather`，其他元素不显示。如果开启了 [customLayout](form.customLayout)，可以放置任何内容。如果设置了 [items](form.items)，不需要该插槽。',
    en: 'The items of the form: `vxe-form-item` and `vxe-form-gather`. You can’t use other elements, which are not displayed. If you set [customLayout](form.customLayout), the slot can hold any content. If you set [items](form.items), you don’t need the slot.'
  },
  'form#loading': {
    zh: '[loading](form.loading) 为 `true` 时显示的内容，替换默认的图标和文字。',
    en: 'The content displayed while [loading](form.loading) is `true`, instead of the default icon and text.'
  },
  'form()reset': {
    zh: '把设置了 [itemRender](form-item.itemRender) 的项重置为 [resetValue](form-item.resetValue)，并清除校验提示。使用插槽的项需要设置 `:item-render="{}"` 才会重置。不触发 [reset](form@reset) 事件。',
    en: 'Resets items with an [itemRender](form-item.itemRender) to their [resetValue](form-item.resetValue) and clears the validation messages, without firing [reset](form@reset). An item with a slot is skipped unless you set `:item-render="{}"`.'
  },
  'form()validate': {
    zh: '校验整个表单，跳过隐藏的项。返回的 Promise 不会被拒绝：校验通过的结果为 `undefined`，不通过的结果为错误对象。如果任意一项校验不通过，不等待其他项的异步规则，见[表单校验](/form/valid#methods)。',
    en: 'Validates the whole form except hidden items. The promise resolves with `undefined` if validation passes, otherwise with the errors, and never rejects. If any field fails, asynchronous rules of other fields are not awaited, see [Form validation](/form/valid#methods).'
  },
  'form()validate~callback': {
    zh: '校验完成后调用的函数，参数为错误对象，校验通过时没有参数。传入后，Promise 的结果始终为 `undefined`。',
    en: 'Your function that is called after validation, with the errors as the argument or, if validation passes, without an argument. If you pass a callback, the promise always resolves with `undefined`.'
  },
  'form()validateField': {
    zh: '校验你指定的一个或多个字段，结果与 [validate()](form()validate) 相同。如果字段之前显示红色边框，校验通过后也不会消失，需要先调用 [clearValidate()](form()clearValidate)。',
    en: 'Validates one or several fields, with the same result as [validate()](form()validate). A red border from before remains even if the field passes, so call [clearValidate()](form()clearValidate) first.'
  },
  'form()validateField~field': {
    zh: '字段名或字段名的数组。如果设置了规则，必须传入，未传入或没有该字段的项会抛出异常。',
    en: 'A field name or an array of field names. You must pass it if the form has rules, because a missing or unknown field throws an error.'
  },
  'form()validateField~callback': {
    same: 'form()validate~callback'
  },
  'form()clearValidate': {
    zh: '清除校验提示，不改变值。如果正在等待的异步规则不通过，仍会显示校验提示。',
    en: 'Clears the validation messages and keeps the values. A pending asynchronous rule still displays its message if it fails later.'
  },
  'form()clearValidate~field': {
    zh: '要清除校验提示的字段，默认清除全部。',
    en: 'The fields whose messages are cleared. If you omit it, all messages are cleared.'
  },
  'form()updateStatus': {
    zh: '通知表单某一项的值已改变，并校验该项的 `change` 规则。如果在插槽中使用其他库的组件，需要调用该方法。',
    en: 'Notifies the form that the value of an item has changed, and validates the `change` rules of the item. Call it if you use components of other libraries in a slot.'
  },
  'form()updateStatus~itemValue': {
    zh: '新的值，默认从 [data](form.data) 中读取。',
    en: 'The new value. If you omit it, the value is read from [data](form.data).'
  },
  'form()getItems': {
    zh: '返回全部项的配置对象，分组和分组中的项在同一个数组中。',
    en: 'Returns all items as configuration objects, with groups and their items in one flat array.'
  },
  'form()toggleCollapse': {
    zh: '切换表单的展开和收起，只触发 `update:collapseStatus`。',
    en: 'Expands or collapses the form, firing only `update:collapseStatus`.'
  },
  'form()loadItem': {
    zh: '把表单的项替换为你传入的项，格式与 [items](form.items) 相同。之后如果 `items` 改变，传入的项会被覆盖。',
    en: 'Replaces the items of the form, in the same format as [items](form.items). If you change `items` later, the loaded items are overridden.'
  },
  'form()getItemByField': {
    zh: '返回字段对应的项，包括分组中的项，没有对应的项时返回 `null`。',
    en: 'Returns the item of a field, including items in groups, or `null` if there is none.'
  },
  'form()closeTooltip': {
    zh: '关闭 [titleOverflow](form.titleOverflow) 为标题显示的工具提示。',
    en: 'Closes the tooltip that [titleOverflow](form.titleOverflow) shows for a title.'
  }
} satisfies MemberTexts
