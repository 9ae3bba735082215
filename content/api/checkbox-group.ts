import type { MemberTexts } from './texts'

export default {
  'checkbox-group.value': {
    zh: '绑定值，勾选项的 `label` 组成的数组，按勾选的先后排列。组件直接修改这个数组，不会换成新的：冻结的数组会报错，监听到的新旧值是同一个。',
    en: 'The bound value: an array with the `label` of the checked boxes, in the order of checking. The array itself is changed, not replaced: a frozen one throws, and a watcher gets the same array as old and new value.'
  },
  'checkbox-group.options': {
    same: 'radio-group.options'
  },
  'checkbox-group.optionProps': {
    same: 'radio-group.optionProps'
  },
  'checkbox-group.optionProps.label': {
    same: 'select.optionProps.label'
  },
  'checkbox-group.optionProps.value': {
    same: 'select.optionProps.value'
  },
  'checkbox-group.optionProps.disabled': {
    same: 'radio-group.optionProps.disabled'
  },
  'checkbox-group.disabled': {
    zh: '禁用组里的全部复选框。',
    en: 'Disables every checkbox of the group.'
  },
  'checkbox-group.max': {
    zh: '最多勾选几个，选满后其余的禁用。绑定值必须是数组，`null` 或 `undefined` 会报错。',
    en: 'How many may be checked; then the others are disabled. The bound value has to be an array: `null` and `undefined` throw.'
  },
  'checkbox-group.size': {
    zh: '组里没有自己尺寸的复选框跟随它：`medium`、`small` 或 `mini`。设置了全局尺寸时它们用全局的，不跟随组。',
    en: 'Size of the boxes that have none of their own: `medium`, `small` or `mini`. With a global size they take that instead of the group’s.'
  },
  'checkbox-group@input': {
    zh: '`v-model` 用的事件，参数就是数组。',
    en: 'The event behind `v-model`; its argument is the array itself.'
  },
  'checkbox-group@input~value': {
    zh: '勾选的值，与绑定的是同一个数组。',
    en: 'The checked values, in the same array that is bound.'
  },
  'checkbox-group@change': {
    zh: '用户勾选或取消了一项：`checklist` 是结果，`label` 和 `checked` 说明是哪一项、怎么变的。',
    en: 'The user checked or unchecked a box: `checklist` is the result, `label` and `checked` tell which one and how.'
  },
  'checkbox-group@change~checked': {
    zh: '这一项现在是否勾选。',
    en: 'Whether the box is checked now.'
  },
  'checkbox-group@change~value': {
    zh: '这一项的 `checkedValue` 或 `uncheckedValue`，默认是 `true`、`false`；勾选的值在 `checklist`。',
    en: 'The `checkedValue` or `uncheckedValue` of the box, by default `true` and `false`; the checked values are in `checklist`.'
  },
  'checkbox-group@change~label': {
    zh: '勾选或取消的那一项的 `label`。',
    en: 'The `label` of the box that was checked or unchecked.'
  },
  'checkbox-group#default': {
    zh: '放 [vxe-checkbox](checkbox.label)，代替 [options](checkbox-group.options)。',
    en: 'Holds [vxe-checkbox](checkbox.label), in place of [options](checkbox-group.options).'
  }
} satisfies MemberTexts
