import type { MemberTexts } from './texts'

export default {
  'radio.value': {
    zh: '绑定值，与 [label](radio.label) 全等时选中。几个单选框绑定同一个值就成为一组；放在 [vxe-radio-group](radio-group.value) 里时不用写。',
    en: 'The bound value; checked while it is identical to [label](radio.label). Radios bound to the same value form a set. Inside a [vxe-radio-group](radio-group.value) leave it out.'
  },
  'radio.label': {
    zh: '这一项的值，不是显示的文字。用 `===` 比较，`1` 和 `\'1\'` 不同；显示的文字写 [content](radio.content)。',
    en: 'The value of this radio, not its text. Compared with `===`, so `1` is not `\'1\'`. The text goes into [content](radio.content).'
  },
  'radio.title': {
    zh: '指针停留时浏览器显示的提示。数字 0 不显示。',
    en: 'Tooltip of the browser. A number 0 shows none.'
  },
  'radio.content': {
    zh: '显示的文字，[默认插槽](radio#default)优先。',
    en: 'The text; the [default slot](radio#default) takes its place.'
  },
  'radio.disabled': {
    zh: '不能选择。组禁用时也禁用。',
    en: 'Cannot be chosen. Also disabled when its group is.'
  },
  'radio.name': {
    zh: '里面的 `<input>` 的 `name` 属性。不在组里时请给同组的单选框写相同的名字，否则方向键会走到别的组里，改掉它的值；在组里由组自动生成，写了也不用。',
    en: 'The `name` attribute of the inner `<input>`. Outside a group give the same name to a set of radios, or the arrow keys walk on into the next set and change its value. A group generates its own and ignores this.'
  },
  'radio.strict': {
    zh: '选中后再点不能取消。设为 `false` 时再点一次变成 `null`，键盘做不到；在组里以组的 [strict](radio-group.strict) 为准。',
    en: 'A chosen radio cannot be taken back. With `false` a second click sets `null`, which the keyboard cannot do. Inside a group its [strict](radio-group.strict) counts.'
  },
  'radio.size': {
    same: 'input.size'
  },
  'radio@input': {
    zh: '`v-model` 用的事件，参数就是新值。在组里由组触发。',
    en: 'The event behind `v-model`; its argument is the new value itself. Inside a group the group fires it instead.'
  },
  'radio@input~value': {
    zh: '这一项的 `label`，取消时是 `null`。',
    en: 'The `label` of this radio; `null` when it was taken back.'
  },
  'radio@change': {
    zh: '用户选中或取消了它。在组里不触发，请监听组的 [change](radio-group@change)。',
    en: 'The user chose it or took it back. Not fired inside a group; listen to [change](radio-group@change) of the group.'
  },
  'radio@change~label': {
    same: 'radio@input~value'
  },
  'radio#default': {
    zh: '显示的内容，代替 [content](radio.content)。',
    en: 'Content, in place of [content](radio.content).'
  }
} satisfies MemberTexts
