import type { AnalyzedFile } from '../follow/analyzed-file.ts'
import { readTemplateExpressions } from '../follow/template-code.ts'
import { readDirective } from '../read/directive.ts'
import { isObject, literalOf, nameOf, unwrapExpression, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'

/** Components that pass their slots on under the names in their configuration. */
export const passingSubjects: ReadonlySet<string> = new Set(['grid', 'form'])

export const hasDynamicSlots = ({ markup }: AnalyzedFile): boolean =>
  markup?.all.some(({ attributes }) =>
    attributes.some(each => {
      const { kind, isDynamic } = readDirective(each)
      return kind === 'slot' && isDynamic
    })
  ) ?? false

/**
 * Returns the slot names of every `slots` object in the files, because the object may reach the grid in ways that can't
 * be followed.
 */
export function readNamedSlots(files: readonly AnalyzedFile[]): { has: (name: string) => boolean } {
  const names = new Set<string>()
  // A computed name is unknown, so every name then counts as a slot.
  let hasComputedName = false
  const readName = (node: Node): void =>
    walk(node, each => {
      const name = literalOf(each)
      if (typeof name === 'string') names.add(name)
      hasComputedName ||= each.type === 'TemplateLiteral' || each.type === 'BinaryExpression'
    })
  for (const file of files)
    for (const root of rootsOf(file))
      walk(root, node => {
        const slots = nameOf(node) === 'slots' ? unwrapExpression(node.value as Node | undefined) : undefined
        if (isObject(slots))
          for (const each of slots.properties as Node[])
            if (each.type === 'ObjectProperty') readName(each.value as Node)
      })
  return { has: name => hasComputedName || names.has(name) }
}

/** Returns the code of a file: its scripts, and the expressions of its template that may name slots. */
const rootsOf = (file: AnalyzedFile): Node[] => [
  ...file.scripts.map(({ program }) => program),
  ...readTemplateExpressions(file, { accepts: text => text.includes('slots') }).map(({ node }) => node)
]
