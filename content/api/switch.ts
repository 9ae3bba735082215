import type { MemberTexts } from './texts'

export default {
  'switch.value': {
    zh: '绑定值，与 [openValue](switch.openValue) 全等时显示为开启。其他值都显示为关闭，点击后变为 `openValue`。',
    en: 'The bound value. The switch is on if your value is identical to [openValue](switch.openValue). Any other value is shown as off, and a click changes the value to `openValue`.'
  },
  'switch.disabled': {
    zh: '是否禁用，禁用后用户不能点击，也不能使其获得焦点。',
    en: 'Whether the switch is disabled, so that users can neither click nor focus it.'
  },
  'switch.className': {
    zh: '添加到根元素的类名。',
    en: 'The class added to the root element.'
  },
  'switch.size': {
    zh: '尺寸：`medium`、`small` 或 `mini`。开关内部的按钮使用浏览器的字号，所以默认情况下各尺寸的外观相同。如果要显示不同的尺寸，可以给按钮设置 `font-size: inherit`。',
    en: 'The size: `medium`, `small` or `mini`. The inner button keeps the browser’s font size, so all sizes look the same by default. If you want different sizes, set `font-size: inherit` on the button.'
  },
  'switch.openLabel': {
    zh: '开启时显示在开关中的文字。开关的宽度由两个文字中较长的文字决定。',
    en: 'The text inside the switch when it is on. The switch is as wide as the longer of the two texts requires.'
  },
  'switch.closeLabel': {
    zh: '关闭时显示在开关中的文字。',
    en: 'The text inside the switch when it is off.'
  },
  'switch.openValue': {
    zh: "开启时的值，通过 `===` 比较，所以数字 `1` 和字符串 `'1'` 不同。",
    en: "The value when the switch is on, compared with `===`, so the number `1` and the string `'1'` differ."
  },
  'switch.closeValue': {
    zh: '关闭时的值。点击开启的开关后，绑定值变为该值。',
    en: 'The value when the switch is off. Clicking a switch that is on sets this value.'
  },
  'switch.openIcon': {
    zh: '开启时文字前面的图标的类名，例如 `vxe-icon-check`。',
    en: 'The class of the icon before the text when the switch is on, such as `vxe-icon-check`.'
  },
  'switch.closeIcon': {
    zh: '关闭时文字前面的图标的类名。',
    en: 'The class of the icon before the text when the switch is off.'
  },
  'switch@input': {
    zh: '用户切换开关时触发，供 `v-model` 使用，参数为新的值。',
    en: 'Fires when the user toggles the switch, with the new value itself as the argument, for use by `v-model`.'
  },
  'switch@input~value': {
    zh: '`openValue` 或 `closeValue`。',
    en: '`openValue` or `closeValue`.'
  },
  'switch@change': {
    zh: '用户切换开关时触发。通过代码修改值时不触发。',
    en: 'Fires when the user toggles the switch. The event does not fire when you set the value in code.'
  },
  'switch@change~value': {
    same: 'switch@input~value'
  },
  'switch@focus': {
    zh: '开关内部的按钮获得焦点时触发。',
    en: 'Fires when the inner button gets focus.'
  },
  'switch@blur': {
    zh: '开关内部的按钮失去焦点时触发。',
    en: 'Fires when the inner button loses focus.'
  }
} satisfies MemberTexts
