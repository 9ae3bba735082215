import type { MemberTexts } from './texts'

export default {
  'checkbox.value': {
    zh: '绑定值，与 [checkedValue](checkbox.checkedValue) 全等时勾选。放在 [vxe-checkbox-group](checkbox-group.value) 里时不用写，由组的数组决定。',
    en: 'The bound value; checked while it is identical to [checkedValue](checkbox.checkedValue). Inside a [vxe-checkbox-group](checkbox-group.value) leave it out: the array of the group decides.'
  },
  'checkbox.label': {
    zh: '在组里代表这一项的值，勾选时加入组的数组。不在组里时只随 [change](checkbox@change) 传出。显示的文字写 [content](checkbox.content)。',
    en: 'In a group the value of this box, put into its array when checked. Outside a group it only comes along with [change](checkbox@change). The text goes into [content](checkbox.content).'
  },
  'checkbox.indeterminate': {
    zh: '显示成半选的横线，不管是否勾选。只是外观：点击照样切换值，横线不会自己消失；读屏软件也不知道是半选。',
    en: 'Shows the dash of a partial selection, checked or not. Looks only: a click still toggles the value, the dash stays until you remove it, and screen readers do not learn of it.'
  },
  'checkbox.title': {
    same: 'radio.title'
  },
  'checkbox.content': {
    zh: '显示的文字，[默认插槽](checkbox#default)优先。',
    en: 'The text; the [default slot](checkbox#default) takes its place.'
  },
  'checkbox.checkedValue': {
    zh: '勾选时的值，用 `===` 比较。在组里不起作用，组用的是 [label](checkbox.label)。',
    en: 'The value when checked, compared with `===`. Not used in a group, which works with [label](checkbox.label).'
  },
  'checkbox.uncheckedValue': {
    zh: '取消勾选后的值。在组里不起作用。',
    en: 'The value after unchecking. Not used in a group.'
  },
  'checkbox.disabled': {
    zh: '不能勾选或取消。组禁用时也禁用；组选满 [max](checkbox-group.max) 个时，没有勾选的也禁用。',
    en: 'Cannot be checked or unchecked. Also disabled when its group is, and while unchecked when the group has reached its [max](checkbox-group.max).'
  },
  'checkbox.size': {
    same: 'input.size'
  },
  'checkbox@input': {
    zh: '`v-model` 用的事件，参数就是新值。在组里由组触发，参数是数组。',
    en: 'The event behind `v-model`; its argument is the new value itself. Inside a group the group fires it instead, with its array.'
  },
  'checkbox@input~value': {
    zh: '`checkedValue` 或 `uncheckedValue`。',
    en: '`checkedValue` or `uncheckedValue`.'
  },
  'checkbox@change': {
    zh: '用户勾选或取消了它。在组里不触发，请监听组的 [change](checkbox-group@change)。',
    en: 'The user checked or unchecked it. Not fired inside a group; listen to [change](checkbox-group@change) of the group.'
  },
  'checkbox@change~value': {
    same: 'checkbox@input~value'
  },
  'checkbox#default': {
    zh: '显示的内容，代替 [content](checkbox.content)。',
    en: 'Content, in place of [content](checkbox.content).'
  }
} satisfies MemberTexts
