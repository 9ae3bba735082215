import type { MemberTexts } from './texts'

export default {
  'option.value': {
    zh: '选项的值，选中后成为下拉框的绑定值。值通过 `===` 比较，所以对象必须是同一个引用。',
    en: 'Value of the option, which becomes the select’s value when selected. Values are compared with `===`, so an object must be the same reference.'
  },
  'option.label': {
    zh: '选项的文字，在面板中和选中后显示，搜索时也比较该文字。',
    en: 'Text of the option, shown in the panel and when selected, and also compared by a search.'
  },
  'option.visible': {
    zh: '是否在面板中显示该选项。设置为 `false` 时，已选中的选项仍然显示文字。如果之后修改，要调用 [refreshOption()](select()refreshOption)，分组中的选项除外。',
    en: 'Whether the option is shown in the panel. If `false`, the label of a selected option is still shown. If you change it later, call [refreshOption()](select()refreshOption), except for an option in a group.'
  },
  'option.className': {
    zh: '选项附加的类名，只支持字符串。类型声明中允许的函数会被忽略。',
    en: 'Additional class of the option. You can only set a string, because a function, which the type declaration allows, is ignored.'
  },
  'option.disabled': {
    zh: '是否禁用该选项。`options` 数组中每一项的同名字段效果相同。',
    en: 'Whether the option is disabled. You can set a field of the same name in the `options` array with the same effect.'
  }
} satisfies MemberTexts
