import type { MemberTexts } from './texts'

export default {
  'colgroup#header': {
    zh: '分组表头的内容，代替标题；列仍然写在默认插槽里。3.8.6 中 `$grid` 总是 `undefined`，请用 `$table`。',
    en: 'Content of the group header in place of the title; the columns stay in the default slot. In 3.8.6 `$grid` is always `undefined`; use `$table`.'
  }
} satisfies MemberTexts
