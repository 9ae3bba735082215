import type { MemberTexts } from './texts'

export default {
  'switch.value': {
    zh: '绑定值，与 [openValue](switch.openValue) 全等才算打开，其他任何值都显示为关闭，点击后变成 `openValue`。',
    en: 'The bound value. On means identical to [openValue](switch.openValue); anything else is shown as off, and a click turns it into `openValue`.'
  },
  'switch.disabled': {
    zh: '禁用，不能点击也不能聚焦。',
    en: 'Can be neither clicked nor focused.'
  },
  'switch.className': {
    zh: '加在根元素上的类名。',
    en: 'Class added to the root element.'
  },
  'switch.size': {
    zh: '尺寸：`medium`、`small`、`mini`。里面的按钮用浏览器的字号，默认看不出区别；给它加上 `font-size: inherit` 才有。',
    en: 'Size: `medium`, `small`, `mini`. The button inside keeps the font size of the browser, so nothing changes until it gets `font-size: inherit`.'
  },
  'switch.openLabel': {
    zh: '打开时显示在开关里的文字。两个文字中较长的决定开关的宽度。',
    en: 'Text inside the switch while it is on. The longer of the two texts decides the width.'
  },
  'switch.closeLabel': {
    zh: '关闭时显示在开关里的文字。',
    en: 'Text inside the switch while it is off.'
  },
  'switch.openValue': {
    zh: '打开时的值。比较用 `===`，数字 `1` 和字符串 `\'1\'` 不同。',
    en: 'The value of on. Compared with `===`: a number `1` is not the text `\'1\'`.'
  },
  'switch.closeValue': {
    zh: '关闭时的值，点击打开着的开关后得到它。',
    en: 'The value of off, which a click on an open switch sets.'
  },
  'switch.openIcon': {
    zh: '打开时文字前面的图标的类名，例如 `vxe-icon-check`。',
    en: 'Class of the icon before the text while the switch is on, such as `vxe-icon-check`.'
  },
  'switch.closeIcon': {
    zh: '关闭时文字前面的图标的类名。',
    en: 'Class of the icon before the text while the switch is off.'
  },
  'switch@input': {
    zh: '`v-model` 用的事件，参数就是新值。',
    en: 'The event behind `v-model`; its argument is the new value itself.'
  },
  'switch@input~value': {
    zh: '`openValue` 或 `closeValue`。',
    en: '`openValue` or `closeValue`.'
  },
  'switch@change': {
    zh: '用户拨动了开关。代码改值不触发。',
    en: 'The user flipped the switch. Setting the value in code does not fire it.'
  },
  'switch@change~value': {
    same: 'switch@input~value'
  },
  'switch@focus': {
    zh: '里面的按钮得到焦点。',
    en: 'The button inside got focus.'
  },
  'switch@blur': {
    zh: '里面的按钮失去焦点。',
    en: 'The button inside lost focus.'
  }
} satisfies MemberTexts
