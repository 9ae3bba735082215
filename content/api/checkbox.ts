import type { MemberTexts } from './texts'

export default {
  'checkbox.value': {
    zh: '绑定值，与 [checkedValue](checkbox.checkedValue) 全等时为勾选。放在 [vxe-checkbox-group](checkbox-group.value) 中时不需要设置，由组的数组决定是否勾选。',
    en: 'The bound value. The checkbox is checked if the value is identical to [checkedValue](checkbox.checkedValue). Inside a [vxe-checkbox-group](checkbox-group.value), omit the prop, because the array of the group determines the state.'
  },
  'checkbox.label': {
    zh: '复选框在组中的值，勾选时加入组的数组。不在组中时，只作为 [change](checkbox@change) 的参数。显示的文字用 [content](checkbox.content) 设置。',
    en: 'The value of the checkbox in a group, added to the array of the group when checked. Outside a group, the value is only passed to [change](checkbox@change). Set the text with [content](checkbox.content).'
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
    en: 'The text. The [default slot](checkbox#default) takes precedence.'
  },
  'checkbox.checkedValue': {
    zh: '勾选时的值，用 `===` 比较。在组中不生效，组使用 [label](checkbox.label)。',
    en: 'The value when checked, compared with `===`. The prop has no effect in a group, which uses [label](checkbox.label).'
  },
  'checkbox.uncheckedValue': {
    zh: '取消勾选后的值。在组中不生效。',
    en: 'The value after unchecking. The prop has no effect in a group.'
  },
  'checkbox.disabled': {
    zh: '是否禁用。组被禁用时，复选框也被禁用。组的勾选数达到 [max](checkbox-group.max) 时，未勾选的复选框也被禁用。',
    en: 'Whether the checkbox is disabled. A disabled group also disables its checkboxes. When a group has reached its [max](checkbox-group.max), unchecked checkboxes are disabled as well.'
  },
  'checkbox.size': {
    same: 'input.size'
  },
  'checkbox@input': {
    zh: '用户改变值时触发，供 `v-model` 使用，参数为新的值。在组中改由组触发，参数为数组。',
    en: 'Fires when the user changes the value, for use by `v-model`. The argument is the new value itself. Inside a group, the group fires the event instead, with its array.'
  },
  'checkbox@input~value': {
    zh: '`checkedValue` 或 `uncheckedValue`。',
    en: '`checkedValue` or `uncheckedValue`.'
  },
  'checkbox@change': {
    zh: '用户勾选或取消勾选时触发。在组中不触发，改为监听组的 [change](checkbox-group@change)。',
    en: 'Fires when the user checks or unchecks the checkbox. Inside a group, the event does not fire. Listen to [change](checkbox-group@change) of the group instead.'
  },
  'checkbox@change~value': {
    same: 'checkbox@input~value'
  },
  'checkbox#default': {
    zh: '显示的内容，代替 [content](checkbox.content)。',
    en: 'The content, shown instead of [content](checkbox.content).'
  }
} satisfies MemberTexts
