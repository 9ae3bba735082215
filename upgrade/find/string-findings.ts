import type { Scene } from '../follow/scene.ts'
import { walk } from '../read/syntax.ts'
import type { ScriptSearch } from './report.ts'
import { findVariables } from './style-findings.ts'

/** Class names that are gone and CSS variables, in `class` and `style`, and in strings such as those of `querySelector`. */
export function findInStrings(search: ScriptSearch): void {
  const { text, rules, scene, report } = search
  const classes = rules.filter(({ find }) => find.kind === 'class')
  if (classes.length === 0) return
  for (const { start, end } of stringsOf(scene)) {
    if (text.slice(start, end).includes('--vxe-')) findVariables(search, text.slice(start, end), start)
    for (const { 0: found, 1: name = '', index } of text.slice(start, end).matchAll(/\.?(vxe-[\w-]+)/g))
      for (const rule of classes)
        if (rule.find.kind === 'class' && Object.hasOwn(rule.find.names, name)) {
          // An icon of one's own has the same class, so only a selector says that it is the table's.
          if (rule.id === 'class-icon' && found === name) continue
          const becomes = rule.find.names[name]
          const at = start + index + found.length - name.length
          report(rule, { start: at, end: at + name.length }, becomes ? { becomes } : {})
        }
  }
}

function stringsOf({ markup, scripts }: Scene): { start: number; end: number }[] {
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
