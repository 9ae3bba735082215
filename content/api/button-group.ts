import type { MemberTexts } from './texts'

export default {
  'button-group.options': {
    zh: '按钮的列表，每一项是一个 [vxe-button](button.content) 的属性，例如 `{ name, content, status, disabled }`。只认属性：监听、插槽和 `class` 都写不进去。',
    en: 'One entry per button, holding the props of [vxe-button](button.content), such as `{ name, content, status, disabled }`. Props only: no listeners, slots or `class`.'
  },
  'button-group.mode': {
    zh: '本应是所有按钮的默认 [mode](button.mode)，但 3.8.6 里按钮读不到组的设置，没有效果。请写在 [options](button-group.options) 的每一项里。',
    en: 'Meant as the [mode](button.mode) of all buttons, without effect in 3.8.6 because the buttons do not find their group. Write it into every entry of [options](button-group.options).'
  },
  'button-group.status': {
    zh: '本应是所有按钮的默认 [status](button.status)，3.8.6 里没有效果，请写在 [options](button-group.options) 的每一项里。',
    en: 'Meant as the [status](button.status) of all buttons, without effect in 3.8.6. Write it into every entry of [options](button-group.options).'
  },
  'button-group.round': {
    zh: '本应让所有按钮两端变成半圆，3.8.6 里没有效果，请写在 [options](button-group.options) 的每一项里。',
    en: 'Meant to round the ends of all buttons, without effect in 3.8.6. Write it into every entry of [options](button-group.options).'
  },
  'button-group.circle': {
    zh: '本应让所有按钮变成圆形，3.8.6 里没有效果，请写在 [options](button-group.options) 的每一项里。',
    en: 'Meant to make all buttons circles, without effect in 3.8.6. Write it into every entry of [options](button-group.options).'
  },
  'button-group.className': {
    zh: '外层 `<div>` 附加的类名，或收到 `{ $buttonGroup }` 并返回类名的函数。',
    en: 'Further class of the `<div>` around the buttons, or a function that gets `{ $buttonGroup }` and returns one.'
  },
  'button-group.disabled': {
    zh: '声明了但没有用到，不会禁用任何按钮。请在 [options](button-group.options) 的每一项里写 `disabled`。',
    en: 'Declared and never read: it disables nothing. Write `disabled` into the entries of [options](button-group.options).'
  },
  'button-group.size': {
    zh: '组里没有写尺寸的按钮使用的尺寸：`medium`、`small` 或 `mini`。不写时取[全局尺寸](/table/base/size)，全局也没有时跟随上级组件。',
    en: 'Size of the buttons that name none: `medium`, `small` or `mini`. Without it the [global size](/table/base/size) applies, and without that the size of the parent component.'
  },
  'button-group@click': {
    zh: '本应在点击组内按钮时触发，3.8.6 从不触发。请在组上监听 `@click.native`，再看被点按钮的 `name`，见[按钮组](/table/module/button#button-group)。',
    en: 'Meant for clicks on a button of the group, never fired in 3.8.6. Listen to `@click.native` on the group and read the `name` of the clicked button, see [Button group](/table/module/button#button-group).'
  },
  'button-group@click~name': {
    zh: '被点按钮的 [name](button.name)。',
    en: 'The [name](button.name) of the clicked button.'
  },
  'button-group@click~option': {
    zh: '[options](button-group.options) 里 `name` 相同的那一项。',
    en: 'The entry of [options](button-group.options) with that `name`.'
  },
  'button-group#default': {
    zh: '不能使用：3.8.6 一渲染就报错 `defaultSlot.cell is not a function`。请用 [options](button-group.options)，或者把按钮放进普通的 `<div>`。',
    en: 'Unusable: in 3.8.6 rendering it throws `defaultSlot.cell is not a function`. Use [options](button-group.options), or put the buttons into a plain `<div>`.'
  }
} satisfies MemberTexts
