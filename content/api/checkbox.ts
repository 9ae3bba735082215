import type { MemberTexts } from './texts'

export default {
  'checkbox.value': {
    zh: '绑定值，与 [checkedValue](checkbox.checkedValue) 全等时为勾选。如果放在 [vxe-checkbox-group](checkbox-group.value) 中，不需要设置，由组的数组决定是否勾选。',
    en: 'The bound value. The checkbox is checked if your value is identical to [checkedValue](checkbox.checkedValue). Inside a [vxe-checkbox-group](checkbox-group.value), omit the prop, because the group’s array determines the state.'
  },
  'checkbox.label': {
    zh: '复选框在组中的值，勾选时加入组的数组。不在组中时，只作为 [change](checkbox@change) 的参数。如果要设置显示的文字，可以使用 [content](checkbox.content)。',
    en: 'The value of the checkbox in a group, added to the group’s array when checked. Outside a group, the value is only passed to [change](checkbox@change). You can set the text with [content](checkbox.content).'
  },
  'checkbox.indeterminate': {
    zh: '是否显示为半选，与是否勾选无关。只改变外观：点击仍然切换值，半选图标不会自动消失。屏幕阅读器检测不到半选。',
    en: 'Whether to show the checkbox as indeterminate, regardless of whether it is checked. Only the appearance changes: a click still toggles the value, and the dash does not disappear automatically. Screen readers do not detect the indeterminate state.'
  },
  'checkbox.title': {
    same: 'radio.title'
  },
  'checkbox.content': {
    zh: '显示的文字，[默认插槽](checkbox#default)优先。',
    en: 'The text, unless you use the [default slot](checkbox#default).'
  },
  'checkbox.checkedValue': {
    zh: '勾选后的值，通过 `===` 比较。在组中不生效，组使用 [label](checkbox.label)。',
    en: 'The value when checked, compared with `===`, but without effect in a group, which uses [label](checkbox.label).'
  },
  'checkbox.uncheckedValue': {
    zh: '取消勾选后的值，在组中不生效。',
    en: 'The value after unchecking, without effect in a group.'
  },
  'checkbox.disabled': {
    zh: '是否禁用。组被禁用，或者组的勾选数达到 [max](checkbox-group.max) 而该项未勾选时，复选框也被禁用。',
    en: 'Whether the checkbox is disabled, which is also the case in a disabled group. When a group has reached its [max](checkbox-group.max), unchecked checkboxes are disabled as well.'
  },
  'checkbox.size': {
    same: 'input.size'
  },
  'checkbox@input': {
    zh: '用户改变值时触发，供 `v-model` 使用，参数为新的值。在组中改由组触发，参数为数组。',
    en: 'Fires when the user changes the value, with the new value itself as the argument, for use by `v-model`. Inside a group, the group fires the event instead, with its array.'
  },
  'checkbox@input~value': {
    zh: '`checkedValue` 或 `uncheckedValue`。',
    en: '`checkedValue` or `uncheckedValue`.'
  },
  'checkbox@change': {
    zh: '用户勾选或取消勾选时触发。在组中不触发，可以改为监听组的 [change](checkbox-group@change)。',
    en: 'Fires when the user checks or unchecks the checkbox. Inside a group, the event does not fire, so listen to the group’s [change](checkbox-group@change) instead.'
  },
  'checkbox@change~value': {
    same: 'checkbox@input~value'
  },
  'checkbox#default': {
    zh: '显示的内容，代替 [content](checkbox.content)。',
    en: 'The content, shown instead of [content](checkbox.content).'
  }
} satisfies MemberTexts
