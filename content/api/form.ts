import type { MemberTexts } from './texts'

export default {
  'form.collapseStatus': {
    zh: '是否折叠，`true` 隐藏所有 [folding](form-item.folding) 的项。配合 `.sync` 双向绑定；由 [collapseNode](form-item.collapseNode) 或 [toggleCollapse()](form()toggleCollapse) 切换。',
    en: 'Whether the form is collapsed: `true` hides all items with [folding](form-item.folding). Works with `.sync`; [collapseNode](form-item.collapseNode) and [toggleCollapse()](form()toggleCollapse) switch it.'
  },
  'form.loading': {
    zh: '在表单上盖一层加载中，内容可以用 [loading 插槽](form#loading)替换。',
    en: 'Covers the form with a loading layer; the [loading slot](form#loading) replaces what it shows.'
  },
  'form.data': {
    zh: '表单的数据对象，各项按 [field](form-item.field) 读写其中的值。不写时校验一律通过，重置也不起作用。',
    en: 'The data object; items read and write it by their [field](form-item.field). Without it validation always passes and resetting does nothing.'
  },
  'form.size': {
    zh: '尺寸：`medium`、`small` 或 `mini`，影响字号、行高和用 [itemRender](form-item.itemRender) 渲染的组件。插槽里的组件不会沿用，要各自写 `size`。',
    en: 'Size: `medium`, `small` or `mini` for the text, the rows and what [itemRender](form-item.itemRender) draws. Components in a slot do not take it over; give each its own `size`.'
  },
  'form.span': {
    zh: '每一项默认占的列数，一行共 24 列；项自己的 [span](form-item.span) 优先。不写时宽度由内容决定，各项依次排列。',
    en: 'Columns an item takes unless it has its own [span](form-item.span); a row has 24. Without it items are as wide as their content and follow one another.'
  },
  'form.align': {
    zh: '内容的对齐方式，项自己的 [align](form-item.align) 优先。',
    en: 'Alignment of the content, unless an item has its own [align](form-item.align).'
  },
  'form.titleAlign': {
    zh: '标题的对齐方式，项自己的 [titleAlign](form-item.titleAlign) 优先。要有 [titleWidth](form.titleWidth) 才看得出区别。',
    en: 'Alignment of the titles, unless an item has its own [titleAlign](form-item.titleAlign). It takes a [titleWidth](form.titleWidth) to show.'
  },
  'form.titleWidth': {
    zh: '标题的宽度，数字为像素，也可以写 CSS 长度；项自己的 [titleWidth](form-item.titleWidth) 优先。样式限制最宽 320px，竖排时不限。',
    en: 'Width of the titles: pixels or a CSS length, unless an item has its own [titleWidth](form-item.titleWidth). The styles allow at most 320 px, except in a vertical form.'
  },
  'form.titleColon': {
    zh: '在标题后面加冒号，项自己的 [titleColon](form-item.titleColon) 优先。',
    en: 'Adds a colon to the titles, unless an item has its own [titleColon](form-item.titleColon).'
  },
  'form.titleAsterisk': {
    zh: '有 `required` 规则的项在标题前显示红色星号，项自己的 [titleAsterisk](form-item.titleAsterisk) 优先。',
    en: 'Shows a red asterisk before the title of items with a `required` rule, unless an item has its own [titleAsterisk](form-item.titleAsterisk).'
  },
  'form.titleOverflow': {
    zh: '过长的标题显示为省略号：`ellipsis` 只有省略号，`title` 加原生提示，`tooltip` 或 `true` 用 [vxe-tooltip](tooltip.content) 显示全文。默认换行。',
    en: 'Cuts long titles off: `ellipsis` alone, `title` with the native hint, `tooltip` or `true` with a [vxe-tooltip](tooltip.content). By default they wrap.'
  },
  'form.vertical': {
    zh: '标题放在内容的上方。要在这里为整个表单设置：项自己的 [vertical](form-item.vertical) 不起作用。',
    en: 'Puts the titles above the content. Set it here for the whole form: the [vertical](form-item.vertical) of an item has no effect.'
  },
  'form.className': {
    zh: '`<form>` 附加的类名，或收到 `{ items, data, $form }` 并返回类名的函数。',
    en: 'Further class of the `<form>`, or a function that gets `{ items, data, $form }` and returns one.'
  },
  'form.readonly': {
    zh: '声明了但没有用到，3.8.6 里不起作用。请在各个输入组件上写 `readonly` 或 `disabled`。',
    en: 'Declared and never read: without effect in 3.8.6. Set `readonly` or `disabled` on the inputs.'
  },
  'form.items': {
    zh: '用数组代替模板里的 `vxe-form-item`。用 `push`、`splice` 增删会更新；修改某一项的属性不会，请换成新数组。',
    en: 'An array in place of `vxe-form-item` in the template. `push` and `splice` are seen; changing a property of an entry updates nothing: assign a new array.'
  },
  'form.items.slots': {
    zh: '只用于 `items` 数组：`default` 和 `title` 插槽，写函数或表单具名插槽的名称。',
    en: 'In the array `items` only: the slots `default` and `title`, as functions or names of slots of the form.'
  },
  'form.items.children': {
    zh: '只用于 `items` 数组：组里的项，这一项就成为 [vxe-form-gather](form-gather.span) 那样的分组。',
    en: 'In the array `items` only: the items of a group; the entry then works like [vxe-form-gather](form-gather.span).'
  },
  'form.rules': {
    zh: '校验规则：字段名到规则数组的对象。全部检查，显示第一条没有通过的；没有 `required` 的规则不检查空值。见[表单校验](/form/valid)。',
    en: 'Validation: an object from field to an array of rules. All are checked, the first that fails is shown; rules without `required` skip empty values. See [Form validation](/form/valid).'
  },
  'form.rules.required': {
    zh: '不能为空：空字符串、只有空格的文字、`null`、`undefined` 和空数组算空，0 和 `false` 不算。',
    en: 'Must not be empty. Empty texts, texts of spaces, `null`, `undefined` and empty arrays are empty; 0 and `false` are not.'
  },
  'form.rules.min': {
    zh: '`type: \'number\'` 时是最小值，否则是文字或数组的最小长度。值是数字而没写 `type` 时长度按 0 算，一定不通过。',
    en: 'Least value with `type: \'number\'`, least length of a text or array otherwise. A number without that `type` has length 0 and fails.'
  },
  'form.rules.max': {
    zh: '`type: \'number\'` 时是最大值，否则是最大长度。错误对象里 `rule.max` 的值是 [min](form.rules.min) 的，原来的规则在 `rule.$options`。',
    en: 'Greatest value with `type: \'number\'`, greatest length otherwise. In the errors `rule.max` holds the value of [min](form.rules.min); the original rule is `rule.$options`.'
  },
  'form.rules.type': {
    zh: '`number` 按数值比较 `min`、`max`，不是数字就不通过；`array` 按数组判断是否为空，不是数组算空；`string` 不做检查。',
    en: '`number` compares `min` and `max` as numbers and fails for what is none, `array` counts everything but a filled array as empty, `string` checks nothing.'
  },
  'form.rules.pattern': {
    zh: '值必须匹配的正则，也可以写成字符串。不要带 `g` 标志，否则会记住上次匹配的位置。',
    en: 'A regular expression, or one as a string, that the value has to match. Without the flag `g`, which would remember the last match.'
  },
  'form.rules.validator': {
    zh: '自定义校验：返回 `Error` 或被拒绝的 Promise 是没有通过，其余都是通过；同一条规则的其他条件不再看。也可以写在 `VXETable.validators` 里注册的名称。同步抛出的错误会中断整个校验。',
    en: 'Your own check: an `Error` or a rejected promise means failed, anything else passed; other conditions of the rule are ignored. The name of a check registered in `VXETable.validators` will do. A synchronous `throw` aborts the whole validation.'
  },
  'form.rules.validator~rule': {
    zh: '当前这条规则。',
    en: 'The rule being checked.'
  },
  'form.rules.validator~rules': {
    zh: '这个字段的全部规则。',
    en: 'All rules of the field.'
  },
  'form.rules.message': {
    zh: '错误文字，也可以是返回文字的函数。有 [validator](form.rules.validator) 时显示 `Error` 自己的文字，只有拒绝时没有给值才用到它。',
    en: 'Text of the error, or a function that returns it. With a [validator](form.rules.validator) the text of its `Error` is shown, and this one only for a rejection without a value.'
  },
  'form.rules.content': {
    zh: '和 [message](form.rules.message) 相同，两者都写时以它为准。',
    en: 'Same as [message](form.rules.message) and takes precedence over it.'
  },
  'form.rules.trigger': {
    zh: '何时检查：`change` 值变化时，`blur` 离开时，不写则两者都查，写别的名字则都不查。提交和调用校验方法时总会检查。`blur` 需要 `:immediate="false"` 的输入框，见[触发时机](/form/valid#triggers)。',
    en: 'When it runs: `change`, `blur`, both without it, neither with any other name. Submit and the methods check always. `blur` needs an input with `:immediate="false"`, see [When rules run](/form/valid#triggers).'
  },
  'form.rules.maxWidth': {
    zh: '错误文字的宽度，像素。对 [validator](form.rules.validator) 的错误不起作用。',
    en: 'Width of the error text in pixels. Without effect on errors of a [validator](form.rules.validator).'
  },
  'form.preventSubmit': {
    zh: '提交按钮和回车不再校验，也不触发 [submit](form@submit) 和 [submit-invalid](form@submit-invalid)。要自己调用 [validate()](form()validate)。',
    en: 'The submit button and Enter neither validate nor fire [submit](form@submit) or [submit-invalid](form@submit-invalid). Call [validate()](form()validate) yourself.'
  },
  'form.validConfig': {
    zh: '校验没有通过时怎么显示和定位，见[错误怎么显示](/form/valid#display)。',
    en: 'How errors are shown and whether the first one gets the focus, see [How errors look](/form/valid#display).'
  },
  'form.validConfig.autoPos': {
    zh: '校验方法和提交没有通过时，滚动到第一个出错的项并让它获得焦点。只对有 [itemRender](form-item.itemRender) 的项有效，用插槽的项写 `{ autofocus: \'input\' }` 即可。',
    en: 'Scrolls to the first failed item and focuses it after a submit or a validating method. Only for items that have an [itemRender](form-item.itemRender); with a slot, `{ autofocus: \'input\' }` will do.'
  },
  'form.validConfig.showMessage': {
    zh: '是否显示错误文字；设为 `false` 只有红框。',
    en: 'Whether the text of the error is shown; with `false` there is only the red edge.'
  },
  'form.tooltipConfig': {
    zh: '标题的提示怎么显示，用于 [titleOverflow](form.titleOverflow)、[titlePrefix](form-item.titlePrefix) 和 [titleSuffix](form-item.titleSuffix)。可以写 [vxe-tooltip](tooltip.content) 的任何属性。',
    en: 'Tooltips of the titles: for [titleOverflow](form.titleOverflow), [titlePrefix](form-item.titlePrefix) and [titleSuffix](form-item.titleSuffix). Takes any prop of [vxe-tooltip](tooltip.content).'
  },
  'form.tooltipConfig.enterable': {
    zh: '指针可以移到提示框上而不消失。',
    en: 'Whether the pointer may enter the tooltip.'
  },
  'form.tooltipConfig.leaveDelay': {
    zh: '指针离开后多少毫秒隐藏，默认取全局的 [tooltip.leaveDelay](setConfig.tooltip.leaveDelay)。要有 [enterable](form.tooltipConfig.enterable)。',
    en: 'Milliseconds until it hides after the pointer left, by default the global [tooltip.leaveDelay](setConfig.tooltip.leaveDelay). Needs [enterable](form.tooltipConfig.enterable).'
  },
  'form.customLayout': {
    zh: '自由布局：默认插槽原样渲染，`vxe-form-item` 可以放在任何元素里。不能和 [items](form.items)、`vxe-form-gather` 一起用。各项在内部的次序与页面不同，校验定位到的不一定是最上面的错误。',
    en: 'Free layout: the default slot is rendered as it is, so `vxe-form-item` may stand in any element. Not together with [items](form.items) or `vxe-form-gather`. Internally the items are in another order, so the error that gets the focus need not be the topmost.'
  },
  'form@update:collapseStatus': {
    zh: '折叠状态改变时触发，包括调用 [toggleCollapse()](form()toggleCollapse)，供 `.sync` 使用。',
    en: 'The form was collapsed or expanded, by method as well; `.sync` listens to it.'
  },
  'form@update:collapseStatus~value': {
    zh: '是否折叠。',
    en: 'Whether the form is collapsed.'
  },
  'form@toggle-collapse': {
    zh: '用户点击了 [collapseNode](form-item.collapseNode) 的展开或收起。调用 [toggleCollapse()](form()toggleCollapse) 不触发。',
    en: 'The user clicked the toggle of [collapseNode](form-item.collapseNode). Calling [toggleCollapse()](form()toggleCollapse) does not fire it.'
  },
  'form@toggle-collapse~status': {
    zh: '切换后是否折叠。',
    en: 'Whether the form is collapsed now.'
  },
  'form@toggle-collapse~collapse': {
    zh: '和 `status` 相同。',
    en: 'The same as `status`.'
  },
  'form@collapse': {
    zh: '紧接着 [toggle-collapse](form@toggle-collapse) 触发，参数相同，监听一个就够了。',
    en: 'Follows [toggle-collapse](form@toggle-collapse) with the same parameters; listen to one of them.'
  },
  'form@collapse~status': {
    same: 'form@toggle-collapse~status'
  },
  'form@collapse~collapse': {
    same: 'form@toggle-collapse~collapse'
  },
  'form@submit-invalid': {
    zh: '提交时校验没有通过。直接调用 [validate()](form()validate) 不触发。',
    en: 'The form was submitted and is not valid. Calling [validate()](form()validate) does not fire it.'
  },
  'form@submit-invalid~errMap': {
    zh: '字段名到错误的对象，比类型多一层：第一条消息是 `errMap.name[0][0].rule.message`。',
    en: 'Object from field to errors, one level deeper than typed: the first message is `errMap.name[0][0].rule.message`.'
  },
  'form@submit': {
    zh: '提交并通过了校验，没有规则时也会触发。浏览器自己的提交已被阻止，请在这里发送请求。',
    en: 'The form was submitted and is valid, also when there are no rules. The browser\'s own submit is prevented: send your request here.'
  },
  'form@reset': {
    zh: '点击了重置按钮，在值和错误清除之后触发。调用 [reset()](form()reset) 不触发。',
    en: 'A reset button was clicked; values and errors are cleared already. Calling [reset()](form()reset) does not fire it.'
  },
  'form#default': {
    zh: '放 `vxe-form-item` 和 `vxe-form-gather`，别的元素不显示；开启 [customLayout](form.customLayout) 时可以放任何内容。写了 [items](form.items) 就不用它。',
    en: 'Holds `vxe-form-item` and `vxe-form-gather`; other elements are not shown. With [customLayout](form.customLayout) it may hold anything. Not needed with [items](form.items).'
  },
  'form#loading': {
    zh: '替换 [loading](form.loading) 时显示的图标和文字。',
    en: 'Replaces icon and text shown while [loading](form.loading).'
  },
  'form()reset': {
    zh: '把有 [itemRender](form-item.itemRender) 的项恢复为 [resetValue](form-item.resetValue)，并清除错误；用插槽的项要加上 `:item-render="{}"`，否则跳过。不触发 [reset](form@reset) 事件。',
    en: 'Sets items that have an [itemRender](form-item.itemRender) to their [resetValue](form-item.resetValue) and clears the errors; an item with a slot is skipped unless it has `:item-render="{}"`. Does not fire [reset](form@reset).'
  },
  'form()validate': {
    zh: '检查整个表单，跳过隐藏的项。Promise 从不拒绝：通过时是 `undefined`，否则是错误对象。有一项出错，就不再等其他项的异步规则，见[表单校验](/form/valid#methods)。',
    en: 'Checks the form, except hidden items. The promise never rejects: it gives `undefined` when all is well, otherwise the errors. Once one field fails, asynchronous rules of others are not awaited, see [Form validation](/form/valid#methods).'
  },
  'form()validate~callback': {
    zh: '完成后以错误对象（通过时没有参数）调用；传了它，Promise 的结果总是 `undefined`。',
    en: 'Called at the end with the errors, without argument when all is well. With it the promise always gives `undefined`.'
  },
  'form()validateField': {
    zh: '检查一个或几个字段，结果同 [validate()](form()validate)。通过时原来的红框不会消失，请先调用 [clearValidate()](form()clearValidate)。',
    en: 'Checks one field or several, with the results of [validate()](form()validate). A red edge from before stays even when the field passes: call [clearValidate()](form()clearValidate) first.'
  },
  'form()validateField~field': {
    zh: '字段名或字段名的数组。有规则时必须传，不传或没有这个字段的项会报错。',
    en: 'A field or an array of fields. Required once there are rules: a missing or unknown one throws.'
  },
  'form()validateField~callback': {
    same: 'form()validate~callback'
  },
  'form()clearValidate': {
    zh: '隐藏错误，不改变值。正在等待的异步规则完成后仍会显示错误。',
    en: 'Hides errors and leaves the values. An asynchronous rule still pending shows its error afterwards.'
  },
  'form()clearValidate~field': {
    zh: '只清除这些字段；不传则清除全部。',
    en: 'Clears these fields only; all of them when left out.'
  },
  'form()updateStatus': {
    zh: '通知表单某一项的值变了，按 `change` 规则检查它。插槽里不是本库的组件时需要调用。',
    en: 'Tells the form that an item has changed and checks its `change` rules. Needed for components of other libraries in a slot.'
  },
  'form()updateStatus~itemValue': {
    zh: '新的值；不传则从 [data](form.data) 里取。',
    en: 'The new value; read from [data](form.data) when left out.'
  },
  'form()getItems': {
    zh: '返回全部项的配置对象，分组和组里的项排成一层。',
    en: 'All items as configuration objects, groups and what they hold in one flat array.'
  },
  'form()toggleCollapse': {
    zh: '切换折叠状态，只触发 `update:collapseStatus`。',
    en: 'Collapses or expands the form; fires `update:collapseStatus` only.'
  },
  'form()loadItem': {
    zh: '换成这些项，写法同 [items](form.items)。之后 `items` 再变化会覆盖它。',
    en: 'Shows these items, written like [items](form.items). A later change of `items` replaces them.'
  },
  'form()getItemByField': {
    zh: '返回这个字段的项，包括组里的；没有则返回 `null`。',
    en: 'The item of this field, groups included; `null` when there is none.'
  },
  'form()closeTooltip': {
    zh: '关闭 [titleOverflow](form.titleOverflow) 显示的标题提示。',
    en: 'Closes the tooltip that [titleOverflow](form.titleOverflow) shows for a title.'
  }
} satisfies MemberTexts
