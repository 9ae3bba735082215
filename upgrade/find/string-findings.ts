import type { Scene } from '../follow/scene.ts'
import { walk } from '../read/syntax.ts'
import type { ScriptSearch } from './report.ts'
import { findVariables } from './style-findings.ts'

/** Class names that are gone and CSS variables, in `class` and `style`, and in strings such as those of `querySelector`. */
export function findInStrings(search: ScriptSearch): void {
  const { text, rules, scene, report } = search
  const rule = rules.find(({ id }) => id === 'class-gone')
  if (rule?.find.kind !== 'class') return
  const { names } = rule.find
  for (const { start, end } of stringsOf(scene)) {
    if (text.slice(start, end).includes('--vxe-')) findVariables(search, text.slice(start, end), start)
    for (const { 0: name, index } of text.slice(start, end).matchAll(/vxe-[\w-]+/g))
      if (Object.hasOwn(names, name)) {
        const becomes = names[name]
        report(rule, { start: start + index, end: start + index + name.length }, becomes ? { becomes } : {})
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
