import type { MemberTexts } from './texts'

export default {
  'button-group.options': {
    zh: '按钮的数组，每一项是 [vxe-button](button.content) 的属性，例如 `{ name, content, status, disabled }`。只支持属性，不支持事件监听、插槽和 `class`。',
    en: 'An array with one item per button, which holds props of [vxe-button](button.content), such as `{ name, content, status, disabled }`. You can set only props, not listeners, slots or `class`.'
  },
  'button-group.mode': {
    zh: '用于设置所有按钮的默认 [mode](button.mode)，但在 3.8.6 中不生效，因为按钮读取不到组的设置。解决方法：在 [options](button-group.options) 的每一项中设置。',
    en: 'Intended as the default [mode](button.mode) of all buttons. In 3.8.6, this prop has no effect, because the buttons can’t find their group. Workaround: set the value in every item of [options](button-group.options).'
  },
  'button-group.status': {
    zh: '用于设置所有按钮的默认 [status](button.status)，但在 3.8.6 中不生效。解决方法：在 [options](button-group.options) 的每一项中设置。',
    en: 'Intended as the default [status](button.status) of all buttons, but in 3.8.6, this prop has no effect. Workaround: set the value in every item of [options](button-group.options).'
  },
  'button-group.round': {
    zh: '是否把所有按钮的两端显示为半圆，在 3.8.6 中不生效。解决方法：在 [options](button-group.options) 的每一项中设置。',
    en: 'Whether to round the ends of all buttons, but in 3.8.6, this prop has no effect. Workaround: set the value in every item of [options](button-group.options).'
  },
  'button-group.circle': {
    zh: '是否把所有按钮显示为圆形，在 3.8.6 中不生效。解决方法：在 [options](button-group.options) 的每一项中设置。',
    en: 'Whether to make all buttons circular, but in 3.8.6, this prop has no effect. Workaround: set the value in every item of [options](button-group.options).'
  },
  'button-group.className': {
    zh: '外层 `<div>` 附加的类名，也可以是参数为 `{ $buttonGroup }`、返回类名的函数。',
    en: 'An additional class of the outer `<div>`, or a function that receives `{ $buttonGroup }` and returns a class.'
  },
  'button-group.disabled': {
    zh: '用于禁用所有按钮，但该属性已声明而未使用，不会禁用任何按钮。解决方法：在 [options](button-group.options) 的每一项中设置 `disabled`。',
    en: 'Whether to disable all buttons. This prop is declared but not used, so no button is disabled. Workaround: set `disabled` in every item of [options](button-group.options).'
  },
  'button-group.size': {
    zh: '组中未设置尺寸的按钮使用的尺寸：`medium`、`small` 或 `mini`。默认使用父组件的尺寸。如果设置了[全局尺寸](/table/base/size)或全局的 `button.size`，该属性不生效，因为按钮直接使用全局尺寸。解决方法：在 [options](button-group.options) 的每一项中设置 `size`。',
    en: 'The size of buttons in the group that don’t have their own size: `medium`, `small` or `mini`. If you don’t set it, the parent component’s size is used. If there is a [global size](/table/base/size) or a global `button.size`, this prop has no effect, because the buttons use the global size directly. Workaround: set `size` in every item of [options](button-group.options).'
  },
  'button-group@click': {
    zh: '用于在点击组内的按钮时触发，但在 3.8.6 中从不触发。解决方法：在组上监听 `@click.native`，再读取用户点击的按钮的 `name`，见[使用按钮组](/table/module/button#button-group)。',
    en: 'Intended to fire when a button in the group is clicked, but never fires in 3.8.6. Workaround: listen to `@click.native` on the group and read the clicked button’s `name` (see [Use a button group](/table/module/button#button-group)).'
  },
  'button-group@click~name': {
    zh: '被点击按钮的 [name](button.name)。',
    en: 'The [name](button.name) of the clicked button.'
  },
  'button-group@click~option': {
    zh: '[options](button-group.options) 中 `name` 相同的一项。',
    en: 'The item of [options](button-group.options) with that `name`.'
  },
  'button-group#default': {
    zh: '不能使用：3.8.6 中渲染该插槽会抛出异常 `defaultSlot.cell is not a function`。解决方法：使用 [options](button-group.options)，或者把按钮放在普通的 `<div>` 中。',
    en: 'You can’t use this slot: in 3.8.6, rendering it throws `defaultSlot.cell is not a function`. Workaround: use [options](button-group.options), or put the buttons in a plain `<div>`.'
  }
} satisfies MemberTexts
