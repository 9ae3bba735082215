import { withoutComments } from '../read/style-comments.ts'
import type { TextRange } from '../../usage/read/text-range.ts'
import { relatedVariables, renamedVariables } from '../rules/styles.ts'
import type { Rule } from '../rule.ts'
import type { CheckContext } from './check-context.ts'
import type { OwnVariables } from './own-variables.ts'
import { noVariables, readOwnVariables } from './own-variables.ts'
import { findSheets } from './sheet-findings.ts'

/** Finds variables and class names in a style sheet, except in comments. */
export function findStyles(context: CheckContext, { start, end }: TextRange, isSass: boolean): void {
  const style = withoutComments(context.text.slice(start, end), isSass)
  findSheets(context, style, start)
  findVariables(context, style, start, readOwnVariables(style, context.file, context.readSheet))
  const classes = context.rules.filter(({ find }) => find.kind === 'class')
  for (const { index, 1: name = '' } of style.matchAll(/\.((?:vxe|col)-[\w-]+)/g))
    for (const rule of classes)
      if (rule.find.kind === 'class' && Object.hasOwn(rule.find.names, name)) {
        const at = start + index + 1
        context.report(rule, { start: at, end: at + name.length }, toDetails(rule.find.names[name]))
      }
}

/**
 * Finds variables in a style sheet, or in a string of a script, that begins at `start`. Sass variables that the sheet sets
 * itself are left out. If it does not import the library, their definitions may still override it in another sheet.
 */
export function findVariables(
  { rules, report }: CheckContext,
  style: string,
  start: number,
  own: OwnVariables = noVariables
): void {
  for (const { 0: all, 1: prefix, 2: name = '', index } of style.matchAll(/(\$vxe-|--vxe-)([a-z][\w-]*)/g)) {
    const isDefinition = /^\s*:/.test(style.slice(index + all.length, index + all.length + 20))
    if (prefix === '$vxe-' && own.names.has(name) && (own.importsLibrary || !isDefinition)) continue
    const rule = rules.find(({ find }) => matchesVariable(find, name))
    if (!rule) continue
    const range = { start: start + index, end: start + index + all.length }
    const newName = `--vxe-ui-${Object.hasOwn(newNames, name) ? newNames[name]! : name}`
    const becomes = prefix === '$vxe-' ? `var(${newName})` : newName
    if (rule.certainty === 'decide') report(rule, range)
    else if (prefix === '$vxe-' && !isPlainValue(style, index, index + all.length))
      report(rule, range, { becomes: newName, isUnsure: true })
    else report(rule, range, { becomes, edits: [{ ...range, text: becomes }] })
  }
}

const newNames: Readonly<Record<string, string>> = { ...renamedVariables, ...relatedVariables }

const cssFunctions = /(?:^|[^\w-])(?:calc|var|min|max|clamp|(?:linear|radial|conic)-gradient)$/

/**
 * False if Sass calculates with the variable or passes it to a function, as a CSS variable is no number or color to
 * Sass.
 */
function isPlainValue(style: string, start: number, end: number): boolean {
  const from = Math.max(0, start - 300)
  const before = style.slice(from, start)
  const statement = before.slice(
    Math.max(before.lastIndexOf(';'), before.lastIndexOf('{'), before.lastIndexOf('}')) + 1
  )
  if (statement.trimStart().startsWith('@') || /#\{$|[\w-]\.$/.test(before) || !statement.includes(':')) return false
  if (/[+*/%]$|\s-$/.test(statement.trimEnd()) || /^[+*/%]|^-\s/.test(style.slice(end, end + 20).trimStart()))
    return false
  let depth = 0
  for (let at = statement.length - 1; at >= 0; at--) {
    if (statement[at] === ')') depth++
    else if (statement[at] === '(' && depth-- === 0) return cssFunctions.test(statement.slice(Math.max(0, at - 20), at))
  }
  return true
}

const matchesVariable = (find: Rule['find'], name: string): boolean =>
  find.kind === 'variable' && find.names.includes(name)

const toDetails = (name: string | undefined): { becomes?: string } => (name ? { becomes: name } : {})
