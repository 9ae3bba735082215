/** Components that `src/demo/whole-library.ts` brings. The others are there with a table. */
const late =
  'grid toolbar pager input textarea modal form form-item form-gather select optgroup option list pulldown'.split(' ')
const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** As a tag or a renderer: `vxe-form-item`, `VxeFormItem`, `$select`. */
const names = new RegExp(
  `\\b(?:vxe-(?:${late.join('|')})|Vxe(?:${late.map(pascal).join('|')}))(?![\\w-])|\\$(?:${late.join('|')})\\b`
)
/** What opens a panel of the library that is made of them. */
const panels =
  /\b(?:export|import|print|custom|toolbar)-?(?:config|data|by|file)|\bopen(?:export|import|print|custom)|\b(?:modal|maxFixedSize)\b/i

/**
 * Whether a file of a demo wants more of the library than comes with a table. In doubt it does: all of the library is
 * then there before the demo, as if the file had imported it.
 */
export const wantsWholeLibrary = (source: string): boolean => names.test(source) || panels.test(source)
