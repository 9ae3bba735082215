import type { MemberTexts } from './texts'

export default {
  'radio-button.value': {
    zh: '绑定值，与 [label](radio-button.label) 全等时选中。在 [vxe-radio-group](radio-group.value) 中不需要设置。',
    en: 'The bound value. The radio button is selected when your value is strictly equal to [label](radio-button.label). Inside a [vxe-radio-group](radio-group.value), do not set this prop.'
  },
  'radio-button.label': {
    zh: '该项的值，不是显示的文本，使用 `===` 比较。如果要设置显示的文本，可以使用 [content](radio-button.content)。',
    en: 'The value of the radio button, not its text, compared with `===`. You can set the text with [content](radio-button.content).'
  },
  'radio-button.title': {
    same: 'radio.title'
  },
  'radio-button.content': {
    zh: '显示的文本，[默认插槽](radio-button#default)优先。',
    en: 'The text to show, unless you use the [default slot](radio-button#default).'
  },
  'radio-button.disabled': {
    same: 'radio.disabled'
  },
  'radio-button.strict': {
    same: 'radio.strict'
  },
  'radio-button.size': {
    same: 'input.size'
  },
  'radio-button@input': {
    same: 'radio@input'
  },
  'radio-button@input~value': {
    same: 'radio@input~value'
  },
  'radio-button@change': {
    same: 'radio@change'
  },
  'radio-button@change~label': {
    same: 'radio@input~value'
  },
  'radio-button#default': {
    zh: '按钮的内容，替换 [content](radio-button.content)。',
    en: 'The content of the button, replacing [content](radio-button.content).'
  }
} satisfies MemberTexts
