import { ts } from '../../typescript.js'
import type { UsageContext } from './object-checks.ts'
import { keyOf } from './plain-expression.ts'

export interface ConfiguredSlots {
  /** Subjects that pass their slots on under the names in their configuration. */
  subjects: ReadonlySet<string>
  has: (name: string) => boolean
}

/**
 * Collects the slot names of every `slots` object in the demo, because the object may reach the grid in ways that can't
 * be followed.
 */
export function collectConfiguredSlots({ demo, values }: UsageContext): ConfiguredSlots {
  const names = new Set<string>()
  // A computed name is unknown, so every name then counts as a slot.
  let hasComputedName = false
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && keyOf(node.name) === 'slots')
      values
        .objectsOf(node.initializer)
        .flatMap(values.propertiesOf)
        .forEach(({ value }) => value && addName(value))
    ts.forEachChild(node, visit)
  }
  const addName = (value: ts.Expression): void => {
    for (const each of values.valuesOf(value)) {
      if (ts.isStringLiteralLike(each)) names.add(each.text)
      else hasComputedName ||= ts.isTemplateExpression(each) || ts.isBinaryExpression(each)
    }
  }
  demo.codes.forEach(({ tree }) => visit(tree))
  return { subjects: new Set(['grid', 'form']), has: name => hasComputedName || names.has(name) }
}
