import type { MemberTexts } from './texts'

export default {
  'radio-group.value': {
    zh: '绑定值，即选中项的 `label`。值为 `null` 或不属于任何一项时，没有选中的项。',
    en: 'The bound value, which is the `label` of the selected radio button. If the value is `null` or does not match any radio button, none is selected.'
  },
  'radio-group.type': {
    zh: '[options](radio-group.options) 的外观。`button` 显示为一排按钮，其他值显示为普通单选框，对默认插槽不生效。',
    en: 'The appearance of the [options](radio-group.options): `button` shows a row of buttons, any other value plain radio buttons. The prop has no effect on the default slot.'
  },
  'radio-group.options': {
    zh: '选项数组，每一项包含 `label`（文字）和 `value`（值），还可以包含 `disabled`。如果使用了默认插槽，忽略该属性。',
    en: 'An array of options, each with a `label` (the text) and a `value`, and if you like with `disabled`. Ignored if you use the default slot.'
  },
  'radio-group.optionProps': {
    zh: '选项的字段名，如果你的数据使用其他字段名，可以在这里指定。',
    en: 'The field names of an option, in case your data has other field names.'
  },
  'radio-group.optionProps.label': {
    same: 'select.optionProps.label'
  },
  'radio-group.optionProps.value': {
    same: 'select.optionProps.value'
  },
  'radio-group.optionProps.disabled': {
    zh: '表示是否禁用的字段名，默认为 `disabled`。',
    en: 'The name of the field that disables an option, by default `disabled`.'
  },
  'radio-group.disabled': {
    zh: '是否禁用组中的全部单选框。',
    en: 'Whether to disable all radio buttons of the group.'
  },
  'radio-group.strict': {
    zh: '是否禁止取消选中。设为 `false` 后，再次点击选中的单选框会把值变为 `null`，但不能通过键盘取消选中。',
    en: 'Whether to prevent deselecting. If `false`, clicking the selected radio button sets the value to `null`, but users can’t deselect a radio button with the keyboard.'
  },
  'radio-group.size': {
    zh: '组中单选框的尺寸：`medium`、`small` 或 `mini`。单独设置了尺寸的单选框不受影响。如果设置了全局尺寸，单选框使用全局尺寸，组的尺寸不生效。',
    en: 'The size of the radio buttons in the group: `medium`, `small` or `mini`. Radio buttons with their own size are not affected. If you set a global size, the radio buttons use the global size instead.'
  },
  'radio-group@input': {
    zh: '用户改变值时触发，供 `v-model` 使用，参数为新的值。',
    en: 'Fires when the user changes the value, with the new value itself as the argument, for use by `v-model`.'
  },
  'radio-group@input~value': {
    zh: '选中项的 `label`，取消选中时为 `null`。',
    en: 'The `label` of the selected radio button, or `null` after deselecting.'
  },
  'radio-group@change': {
    zh: '用户选中另一项或取消选中时触发。通过代码修改值时不触发。',
    en: 'Fires when the user selects another radio button or deselects the current one. The event does not fire when you set the value in code.'
  },
  'radio-group@change~label': {
    same: 'radio-group@input~value'
  },
  'radio-group#default': {
    zh: '放置 [vxe-radio](radio.label) 或 [vxe-radio-button](radio-button.label)，代替 [options](radio-group.options)。',
    en: 'Contains [vxe-radio](radio.label) or [vxe-radio-button](radio-button.label) elements, instead of [options](radio-group.options).'
  }
} satisfies MemberTexts
