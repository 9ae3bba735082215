import type { MemberTexts } from './texts'

export default {
  'colgroup#header': {
    zh: '分组表头的内容，代替标题，列仍然放在默认插槽中。3.8.6 中 `$grid` 始终为 `undefined`，可以改用 `$table`。',
    en: 'Content of the group header, which replaces the title. The columns remain in the default slot. In 3.8.6, `$grid` is always `undefined`, so use `$table` instead.'
  }
} satisfies MemberTexts
