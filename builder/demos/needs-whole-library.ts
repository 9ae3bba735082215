/** Components that `src/demo/whole-library.ts` loads; the others are loaded with a table. */
const lazyComponents =
  'grid toolbar pager input textarea modal form form-item form-gather select optgroup option list pulldown'.split(' ')
const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Matches a tag or a renderer: `vxe-form-item`, `VxeFormItem`, `$select`. */
const componentPattern = new RegExp(
  `\\b(?:vxe-(?:${lazyComponents.join('|')})|Vxe(?:${lazyComponents.map(pascal).join('|')}))(?![\\w-])|\\$(?:${lazyComponents.join('|')})\\b`
)
/** Matches options and methods that open a panel built of these components. */
const panelPattern =
  /\b(?:export|import|print|custom|toolbar)-?(?:config|data|by|file)|\bopen(?:export|import|print|custom)|\b(?:modal|maxFixedSize)\b/i

/**
 * True if a file of a demo needs more of the library than is loaded with a table. In doubt it is true: the whole
 * library is then loaded before the demo, as if the file had imported it.
 */
export const needsWholeLibrary = (source: string): boolean => componentPattern.test(source) || panelPattern.test(source)
