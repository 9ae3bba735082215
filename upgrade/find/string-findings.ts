import type { AnalyzedFile } from '../../usage/follow/analyzed-file.ts'
import { walk } from '../../usage/read/syntax.ts'
import type { ScriptCheckContext } from './check-context.ts'
import { findVariables } from './style-findings.ts'

/**
 * Finds removed class names and CSS variables in `class`, in `style` and in strings of scripts, as of `querySelector`.
 */
export function findInStrings(context: ScriptCheckContext): void {
  const { text, rules, analyzed, report } = context
  const classes = rules.filter(({ find }) => find.kind === 'class')
  if (classes.length === 0) return
  for (const { start, end } of stringsOf(analyzed)) {
    if (text.slice(start, end).includes('--vxe-')) findVariables(context, text.slice(start, end), start)
    for (const { 0: found, 1: name = '', index } of text
      .slice(start, end)
      .matchAll(/\.?(?<![\w-])((?:vxe|col)-[\w-]+)/g))
      for (const rule of classes)
        if (rule.find.kind === 'class' && Object.hasOwn(rule.find.names, name)) {
          // Other icons have the same classes, so only a selector is taken as an icon of the table.
          if (rule.id === 'class-icon' && found === name) continue
          const becomes = rule.find.names[name]
          const offset = start + index + found.length - name.length
          report(rule, { start: offset, end: offset + name.length }, becomes ? { becomes } : {})
        }
  }
}

function stringsOf({ markup, scripts }: AnalyzedFile): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (const { attributes } of markup?.all ?? [])
    for (const { name, value } of attributes) if (value && /class|style/i.test(name)) found.push(value)
  for (const { program } of scripts)
    walk(program, (node, ancestors) => {
      if (node.type === 'TemplateElement') found.push(node)
      else if (node.type === 'StringLiteral' && !ancestors.at(-1)?.type.startsWith('Import')) found.push(node)
    })
  return found
}
