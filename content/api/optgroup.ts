import type { MemberTexts } from './texts'

export default {
  'optgroup.label': {
    zh: '组的标题，不能选中。开启 [filterable](select.filterable) 后，搜索比较的就是它。',
    en: 'Title of the group; it cannot be chosen. With [filterable](select.filterable) it is what the search compares.'
  },
  'optgroup.visible': {
    zh: '设为 `false` 时整组不显示。之后再改要调用 [refreshOption()](select()refreshOption)。',
    en: 'With `false` the whole group is hidden. A later change needs [refreshOption()](select()refreshOption).'
  },
  'optgroup.className': {
    zh: '加在组上的类名。只能是文字，声明中允许的方法会被忽略。',
    en: 'Class added to the group. A text only; a function, which the declaration allows, is ignored.'
  },
  'optgroup.disabled': {
    zh: '组里的选项都不能选中。',
    en: 'None of its options can be chosen.'
  },
  'optgroup#default': {
    zh: '放组里的 [vxe-option](option.value)。没有参数；所有组都没有选项时，面板显示空文字。',
    en: 'Holds the [vxe-option](option.value) elements of the group. It has no parameters. When no group has an option, the panel shows the empty text.'
  }
} satisfies MemberTexts
