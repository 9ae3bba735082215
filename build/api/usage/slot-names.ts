import { ts } from '../../typescript.js'
import type { Usage } from './object-uses.ts'
import { keyOf } from './plain-expression.ts'

export interface NamedSlots {
  /** They hand their slots on to what their configuration says. */
  subjects: ReadonlySet<string>
  has: (name: string) => boolean
}

/** Names that a configuration gives to slots, wherever in the demo it stands: it may reach the grid on ways that can't be followed. */
export function namedSlots({ demo, values }: Usage): NamedSlots {
  const names = new Set<string>()
  // A name that is put together can't be known.
  let isOpen = false
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
      else isOpen ||= ts.isTemplateExpression(each) || ts.isBinaryExpression(each)
    }
  }
  demo.codes.forEach(({ tree }) => visit(tree))
  return { subjects: new Set(['grid', 'form']), has: name => isOpen || names.has(name) }
}
