import type { MemberTexts } from './texts'

export default {
  'radio-group.value': {
    zh: '绑定值，即选中项的 `label`，没有选中时是 `null` 或不在其中的值。',
    en: 'The bound value: the `label` of the chosen radio. With `null`, or a value none of them has, nothing is chosen.'
  },
  'radio-group.type': {
    zh: '写 `button` 时，[options](radio-group.options) 显示成一排按钮，其他值都是普通单选框。对默认插槽不起作用。',
    en: 'With `button` the [options](radio-group.options) become a row of buttons; anything else gives plain radios. Does not concern the default slot.'
  },
  'radio-group.options': {
    zh: '选项数组，每项有 `label`（文字）、`value`（值），可选 `disabled`。有默认插槽时忽略。',
    en: 'The options, each with `label` (the text), `value` and, if you like, `disabled`. Ignored when the default slot is used.'
  },
  'radio-group.optionProps': {
    zh: '选项里的字段名，用于字段名不同的数据。',
    en: 'Names of the fields of an option, for data with other names.'
  },
  'radio-group.optionProps.label': {
    same: 'select.optionProps.label'
  },
  'radio-group.optionProps.value': {
    same: 'select.optionProps.value'
  },
  'radio-group.optionProps.disabled': {
    zh: '是否禁用的字段名，默认 `disabled`。',
    en: 'Name of the field that disables an option, `disabled` by default.'
  },
  'radio-group.disabled': {
    zh: '禁用组里的全部单选框。',
    en: 'Disables every radio of the group.'
  },
  'radio-group.strict': {
    zh: '选中后再点不能取消。设为 `false` 时再点一次，值变成 `null`，键盘做不到。',
    en: 'A chosen radio cannot be taken back. With `false` a second click sets the value to `null`, which the keyboard cannot do.'
  },
  'radio-group.size': {
    zh: '组里没有自己尺寸的单选框跟随它：`medium`、`small` 或 `mini`。设置了全局尺寸时它们用全局的，不跟随组。',
    en: 'Size of the radios that have none of their own: `medium`, `small` or `mini`. With a global size they take that instead of the group’s.'
  },
  'radio-group@input': {
    zh: '`v-model` 用的事件，参数就是新值。',
    en: 'The event behind `v-model`; its argument is the new value itself.'
  },
  'radio-group@input~value': {
    zh: '选中项的 `label`，取消时是 `null`。',
    en: 'The `label` of the chosen radio; `null` when it was taken back.'
  },
  'radio-group@change': {
    zh: '用户选了另一项，或者取消了选择。代码改值不触发。',
    en: 'The user chose another radio or took the choice back. Setting the value in code does not fire it.'
  },
  'radio-group@change~label': {
    same: 'radio-group@input~value'
  },
  'radio-group#default': {
    zh: '放 [vxe-radio](radio.label) 或 [vxe-radio-button](radio-button.label)，代替 [options](radio-group.options)。',
    en: 'Holds [vxe-radio](radio.label) or [vxe-radio-button](radio-button.label), in place of [options](radio-group.options).'
  }
} satisfies MemberTexts
