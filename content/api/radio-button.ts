import type { MemberTexts } from './texts'

export default {
  'radio-button.value': {
    zh: '绑定值，与 [label](radio-button.label) 全等时选中。放在 [vxe-radio-group](radio-group.value) 里时不用写。',
    en: 'The bound value; checked while it is identical to [label](radio-button.label). Inside a [vxe-radio-group](radio-group.value) leave it out.'
  },
  'radio-button.label': {
    zh: '这一项的值，不是显示的文字。用 `===` 比较；显示的文字写 [content](radio-button.content)。',
    en: 'The value of this button, not its text. Compared with `===`. The text goes into [content](radio-button.content).'
  },
  'radio-button.title': {
    same: 'radio.title'
  },
  'radio-button.content': {
    zh: '显示的文字，[默认插槽](radio-button#default)优先。',
    en: 'The text; the [default slot](radio-button#default) takes its place.'
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
    zh: '按钮里的内容，代替 [content](radio-button.content)。',
    en: 'Content of the button, in place of [content](radio-button.content).'
  }
} satisfies MemberTexts
