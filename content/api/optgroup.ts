import type { MemberTexts } from './texts'

export default {
  'optgroup.label': {
    zh: '分组的标题，不能选中。开启 [filterable](select.filterable) 后，搜索只比较分组的标题。',
    en: 'Title of the group, which users can’t select. If you set [filterable](select.filterable), a search only compares the group titles.'
  },
  'optgroup.visible': {
    zh: '是否显示该分组，设为 `false` 后整个分组不显示。如果之后修改，要调用 [refreshOption()](select()refreshOption)。',
    en: 'Whether the group is shown, or hidden as a whole (`false`). If you change it later, call [refreshOption()](select()refreshOption).'
  },
  'optgroup.className': {
    zh: '分组附加的类名，只支持字符串。类型声明中允许的函数会被忽略。',
    en: 'Additional class of the group. You can only set a string, because a function, which the type declaration allows, is ignored.'
  },
  'optgroup.disabled': {
    zh: '是否禁用分组中的所有选项。',
    en: 'Whether all options of the group are disabled.'
  },
  'optgroup#default': {
    zh: '分组中的 [vxe-option](option.value)，没有参数。所有分组都没有选项时，面板显示空数据文字。',
    en: 'The [vxe-option](option.value) elements of the group, without slot parameters. When no group has an option, the panel shows the empty text.'
  }
} satisfies MemberTexts
