import type { MemberTexts } from './texts'

export default {
  'checkbox-group.value': {
    zh: '绑定值，即勾选项的 `label` 数组，按勾选的顺序排列。组件直接修改该数组，不替换为新的数组，所以冻结的数组会抛出异常，你的监听函数得到的新旧值是同一个数组。',
    en: 'The bound value, an array with the `label` of each checked checkbox, in the order of checking. The component changes your array in place and does not replace it, so a frozen array throws an error, and a watcher gets the same array as new and old value.'
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
    zh: '是否禁用组中的全部复选框。',
    en: 'Whether to disable all checkboxes of the group.'
  },
  'checkbox-group.max': {
    zh: '用户最多可以勾选的数量，达到后禁用其他复选框。设置后，绑定值必须是数组，`null` 和 `undefined` 会抛出异常。',
    en: 'The maximum number of checkboxes that users can check. When this number is reached, all others are disabled. If you set `max`, the bound value must be an array: `null` and `undefined` throw an error.'
  },
  'checkbox-group.size': {
    zh: '组中复选框的尺寸：`medium`、`small` 或 `mini`。单独设置了尺寸的复选框不受影响。如果设置了全局尺寸，复选框使用全局尺寸，组的尺寸不生效。',
    en: 'The size of the checkboxes in the group: `medium`, `small` or `mini`. Checkboxes with their own size are not affected. If you set a global size, the checkboxes use the global size instead.'
  },
  'checkbox-group@input': {
    zh: '用户改变值时触发，供 `v-model` 使用，参数为数组。',
    en: 'Fires when the user changes the value, with the array itself as the argument, for use by `v-model`.'
  },
  'checkbox-group@input~value': {
    zh: '勾选的值，与绑定值是同一个数组。',
    en: 'The checked values, in the same array as the bound value.'
  },
  'checkbox-group@change': {
    zh: '用户勾选或取消勾选一项时触发。`checklist` 是勾选的值，`label` 和 `checked` 是改变的项及其状态。',
    en: 'Fires when the user checks or unchecks a checkbox. `checklist` contains the checked values, `label` and `checked` are the changed checkbox and its state.'
  },
  'checkbox-group@change~checked': {
    zh: '该项现在是否勾选。',
    en: 'Whether the checkbox is now checked.'
  },
  'checkbox-group@change~value': {
    zh: '该项的 `checkedValue` 或 `uncheckedValue`，默认为 `true` 或 `false`。勾选的值可以从 `checklist` 获取。',
    en: 'The `checkedValue` or `uncheckedValue` of the checkbox, by default `true` or `false`. You find the checked values in `checklist`.'
  },
  'checkbox-group@change~label': {
    zh: '勾选或取消勾选的项的 `label`。',
    en: 'The `label` of the checkbox that was checked or unchecked.'
  },
  'checkbox-group#default': {
    zh: '放置 [vxe-checkbox](checkbox.label)，代替 [options](checkbox-group.options)。',
    en: 'Contains [vxe-checkbox](checkbox.label) elements, instead of [options](checkbox-group.options).'
  }
} satisfies MemberTexts
