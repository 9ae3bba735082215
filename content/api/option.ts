import type { MemberTexts } from './texts'

export default {
  'option.value': {
    zh: '选项的值，选中后成为下拉框的绑定值。用 `===` 比较，对象要是同一个引用。',
    en: 'The value of the option, which the select takes over. Compared with `===`, so an object has to be the same one.'
  },
  'option.label': {
    zh: '显示的文字，面板里和选中后都用它，搜索也比较它。',
    en: 'The text, in the panel and once chosen; searching compares it too.'
  },
  'option.visible': {
    zh: '设为 `false` 时不出现在面板里，已选中的仍显示文字。之后再改要调用 [refreshOption()](select()refreshOption)，分组里的选项除外。',
    en: 'With `false` the option is missing from the panel; if chosen, its label still shows. A later change needs [refreshOption()](select()refreshOption), except inside a group.'
  },
  'option.className': {
    zh: '加在选项上的类名。只能是文字，声明中允许的方法会被忽略。',
    en: 'Class added to the option. A text only; a function, which the declaration allows, is ignored.'
  },
  'option.disabled': {
    zh: '不能选中。写 `options` 数组时，每项里的同名字段作用相同。',
    en: 'Cannot be chosen. A field of the same name in the `options` array does the same.'
  },
} satisfies MemberTexts
