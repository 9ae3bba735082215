import { separatorAt } from '../edit/removal.ts'
import type { Rule } from '../rule.ts'
import type { CheckContext } from './check-context.ts'
import { hasPcUiStyle, pcUiStyleOf } from './library-styles.ts'

type SheetFind = Extract<Rule['find'], { kind: 'sheet' }>

/** `@import '~vxe-table/lib/style.css';` */
const importStatement =
  /@(?:import|use|forward)\s+(?:\([\w, ]+\)\s*)?(?:url\(\s*)?(["'])(~|[./]*node_modules\/)?vxe-table\/([^"'\r\n]+)\1/g

/** Finds imports of the library in a style sheet. `style` begins at `start` and has blanks in place of comments. */
export function findSheets(context: CheckContext, style: string, start: number): void {
  const { text, rules, report } = context
  const sheetRules = rules.filter((rule): rule is Rule & { find: SheetFind } => rule.find.kind === 'sheet')
  if (sheetRules.length === 0) return
  const hasOther = /["']~?vxe-pc-ui\//.test(style)
  const hasStyle = hasPcUiStyle(context)
  // `lib/index.css` and `lib/style.css` are the same sheet. A nested import only applies inside its block.
  let isAdded = false
  for (const { 0: found, 3: path = '', index } of style.matchAll(importStatement)) {
    const rule = sheetRules.find(({ find }) => find.part === partOf(path))
    if (!rule || (hasOther && rule.find.part !== 'variables') || (hasStyle && rule.find.part === 'style')) continue
    const offset = start + index
    if (rule.find.part === 'style') {
      const isTopLevel = isOutsideBlocks(style, index)
      if (isTopLevel && isAdded) continue
      isAdded ||= isTopLevel
    }
    const range = { start: offset, end: offset + found.length }
    const line = lineAt(text, offset)
    if (rule.find.part !== 'style') report(rule, range)
    else if (line === undefined) report(rule, range, { isUnsure: true })
    else {
      const becomes = line.replace(/vxe-table\/lib\/(?:style|index)/, 'vxe-pc-ui/lib/style')
      const space = separatorAt(text, offset)
      report(rule, range, { becomes, edits: [{ start: offset, end: offset, text: becomes + space }] })
    }
  }
}

/** True if no block is open before an offset, as far as the text before it shows. */
function isOutsideBlocks(style: string, offset: number): boolean {
  const before = style.slice(Math.max(0, offset - maxLineLength), offset)
  return before.lastIndexOf('{') <= before.lastIndexOf('}')
}

const maxLineLength = 1000

/** Returns the statement from an offset to its end; undefined if it is as long as no statement. */
function lineAt(text: string, offset: number): string | undefined {
  const rest = text.slice(offset, offset + maxLineLength)
  const length = /[;\r\n]/.exec(rest)?.index ?? (rest.length < maxLineLength ? rest.length : undefined)
  return length === undefined ? undefined : rest.slice(0, length + 1).trimEnd()
}

/** Returns undefined for `cssvar.scss`, which still exists. */
function partOf(path: string): SheetFind['part'] | undefined {
  if (pcUiStyleOf(`vxe-table/${path}`)) return 'style'
  if (/^styles\/(?:css-)?variable(?:\.scss)?$/.test(path)) return 'variables'
  return /^styles\/(?!cssvar)/.test(path) ? 'source' : undefined
}
