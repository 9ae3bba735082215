import type { MemberTexts } from './texts'

export default {
  'radio.value': {
    zh: '绑定值，与 [label](radio.label) 全等时选中，绑定同一个值的几个单选框成为一组。在 [vxe-radio-group](radio-group.value) 中，不需要设置。',
    en: 'The bound value. The radio button is selected when your value is strictly equal to [label](radio.label). Radio buttons bound to the same value form a set. Inside a [vxe-radio-group](radio-group.value), do not set this prop.'
  },
  'radio.label': {
    zh: "该项的值，不是显示的文本。值通过 `===` 比较，所以 `1` 和 `'1'` 不同。如果要设置显示的文本，可以使用 [content](radio.content)。",
    en: "The value of the radio button, not its text. Values are compared with `===`, so `1` and `'1'` differ. You can set the text with [content](radio.content)."
  },
  'radio.title': {
    zh: '鼠标悬停时浏览器显示的提示。数字 0 不显示。',
    en: 'The browser tooltip shown on hover, except for the number 0.'
  },
  'radio.content': {
    zh: '显示的文本，[默认插槽](radio#default)优先。',
    en: 'The text to show, unless you use the [default slot](radio#default).'
  },
  'radio.disabled': {
    zh: '是否禁用。所在的组禁用时，该项也禁用。',
    en: 'Whether the radio button is disabled, which is also the case in a disabled group.'
  },
  'radio.name': {
    zh: '内部 `<input>` 的 `name` 属性。不在组中时，请为绑定同一个值的单选框设置相同的名称，否则方向键会移到绑定其他值的单选框，并改变那个值。在组中由组自动生成名称，该属性不生效。',
    en: 'The `name` attribute of the inner `<input>`. Outside a group, give all radio buttons bound to the same value the same name, otherwise the arrow keys move on to radio buttons bound to another value and change that value. Inside a group, the group generates the name automatically, and this prop has no effect.'
  },
  'radio.strict': {
    zh: '是否禁止取消选中。设为 `false` 后，再次点击选中的项会把值变为 `null`，但不能通过键盘取消选中。在组中，组的 [strict](radio-group.strict) 优先。',
    en: 'Whether deselecting is prevented. If `false`, clicking the selected radio button again sets the value to `null`, but users can’t deselect the radio button with the keyboard. Inside a group, the group’s [strict](radio-group.strict) takes precedence.'
  },
  'radio.size': {
    same: 'input.size'
  },
  'radio@input': {
    zh: '用户选中或取消选中时触发，`v-model` 使用该事件，参数就是新值。在组中由组触发。',
    en: 'Fires when the user selects or deselects the radio button, with the new value itself as the argument, for use by `v-model`. Inside a group, the group fires the event instead.'
  },
  'radio@input~value': {
    zh: '该项的 `label`，取消选中时为 `null`。',
    en: 'The `label` of the radio button, or `null` when it is deselected.'
  },
  'radio@change': {
    zh: '用户选中或取消选中时触发。在组中不触发，可以改为监听组的 [change](radio-group@change)。',
    en: 'Fires when the user selects or deselects the radio button. Inside a group, this event does not fire, so listen to the group’s [change](radio-group@change) instead.'
  },
  'radio@change~label': {
    same: 'radio@input~value'
  },
  'radio#default': {
    zh: '显示的内容，替换 [content](radio.content)。',
    en: 'The content to show, replacing [content](radio.content).'
  }
} satisfies MemberTexts
