import { spaceAt } from '../edit/removal.ts'
import type { Rule } from '../rule.ts'
import type { Search } from './report.ts'

type SheetFind = Extract<Rule['find'], { kind: 'sheet' }>

/** `@import '~vxe-table/lib/style.css';` */
const statement = /@(?:import|use|forward)\s+(?:\([\w, ]+\)\s*)?(?:url\(\s*)?(["'])(~?)vxe-table\/([^"'\r\n]+)\1/g

/** What a style sheet imports from the library. Comments are blanks in `style`, which begins at `start`. */
export function findSheets({ text, rules, report }: Search, style: string, start: number): void {
  const own = rules.filter((rule): rule is Rule & { find: SheetFind } => rule.find.kind === 'sheet')
  if (own.length === 0) return
  const hasOther = /["']~?vxe-pc-ui\//.test(style)
  for (const { 0: found, 3: path = '', index } of style.matchAll(statement)) {
    const rule = own.find(({ find }) => find.part === partOf(path))
    if (!rule || (hasOther && rule.find.part !== 'variables')) continue
    const at = start + index
    const range = { start: at, end: at + found.length }
    const line = text.slice(at, /[;\r\n]|$/.exec(text.slice(at))!.index + at + 1).trimEnd()
    if (rule.find.part !== 'style') report(rule, range)
    else {
      const becomes = line.replace('vxe-table/', 'vxe-pc-ui/')
      const space = spaceAt(text, at)
      report(rule, range, { becomes, edits: [{ start: at, end: at, text: becomes + space }] })
    }
  }
}

/** `cssvar.scss` is still there. */
function partOf(path: string): SheetFind['part'] | undefined {
  if (/^lib\/style(?:\.min)?\.css$/.test(path)) return 'style'
  if (/^styles\/(?:css-)?variable(?:\.scss)?$/.test(path)) return 'variables'
  return /^styles\/(?!cssvar)/.test(path) ? 'source' : undefined
}
