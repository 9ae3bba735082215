import { ts } from '../../typescript.js'
import { readMemberPath } from '../../../shared/api.ts'
import type { FactIndex, MemberFact } from '../fact.ts'
import type { Demo, Place } from './demo-code.ts'
import type { Property } from './object-properties.ts'
import { onceAtATime } from './plain-expression.ts'
import { subjectTag } from '../subjects.ts'
import type { UsageReport } from './usage-report.ts'
import type { Values } from './values.ts'

/** What every check needs. */
export interface Usage {
  demo: Demo
  values: Values
  index: FactIndex
  report: UsageReport
}

/** A slot that a configuration names instead of holding a function. */
export interface SlotName {
  name: string
  node: ts.Node
}

export interface ObjectUses {
  /** Checks the keys of a configuration object; the slots it names are handed back. */
  keys: (value: ts.Expression, path: string) => SlotName[]
  /** The same for an object that is no member itself: the options of `VXETable.modal.open` are props of `modal`. */
  ofSubject: (value: ts.Expression, subject: string, free?: ReadonlySet<string>) => SlotName[]
  /** A method is used, and with its arguments the keys of the member they are written like. */
  called: (method: MemberFact, call: ts.CallExpression, place: Place) => void
}

export const remedy = 'Correct the name or leave it out'

/** Columns hold columns and fields hold fields, which the library does not declare as props. */
const nesting: ReadonlySet<string> = new Set(['column', 'form-item'])

export function objectUses({ demo, values, index, report }: Usage): ObjectUses {
  const once = onceAtATime<SlotName>()
  return { keys, ofSubject, called }

  function keys(value: ts.Expression, path: string): SlotName[] {
    const { shape, keyed } = index.find(path) ?? {}
    if (!shape && !index.children(path).length) return []
    const holders = values.objectsOf(value)
    const objects = keyed
      ? holders
          .flatMap(values.propertiesOf)
          .flatMap(property => (property.value ? values.objectsOf(property.value) : []))
      : holders
    return objects.flatMap(object =>
      once(object, () => values.propertiesOf(object).flatMap(property => key(property, path, shape)))
    )
  }

  function ofSubject(value: ts.Expression, subject: string, free: ReadonlySet<string> = new Set()): SlotName[] {
    const properties = values.objectsOf(value).flatMap(values.propertiesOf)
    return properties
      .filter(({ name }) => !free.has(name) || index.find(`${subject}.${name}`))
      .flatMap(property => key(property, subject, undefined))
  }

  function called(method: MemberFact, call: ts.CallExpression, place: Place): void {
    report.use(method.path, place)
    method.params?.forEach(({ shape }, position) => {
      const given = call.arguments[position]
      if (shape && given) keys(given, shape)
    })
  }

  function key({ name, node, value }: Property, path: string, shape: string | undefined): SlotName[] {
    // Own keys come first: `grid.pagerConfig.slots`, then those it shares, `pager.pageSize`.
    const known = [path, shape].flatMap(owner => (owner === undefined ? [] : [`${owner}.${name}`])).find(index.find)
    if (known) report.use(index.find(known)?.path ?? known, demo.placeOf(node))
    if (value && shape && name === 'children' && nesting.has(shape)) return keys(value, path)
    if (value && shape && name === 'slots') return slots(value, shape)
    if (!known) missing(shape ?? path, name, node)
    return known && value ? [...keys(value, known), ...(known.endsWith('.slots') ? namedIn(value) : [])] : []
  }

  /** `slots: { edit: 'name_edit' }` of a column fills its slot `column#edit`. */
  function slots(value: ts.Expression, subject: string): SlotName[] {
    for (const { name, node } of values.objectsOf(value).flatMap(values.propertiesOf)) {
      const fact = index.find(`${subject}#${name}`)
      if (fact) report.use(fact.path, demo.placeOf(node))
      else report.problem(`${subjectTag(subject)} has no slot "${name}"`, remedy, demo.placeOf(node))
    }
    return namedIn(value)
  }

  function missing(owner: string, name: string, node: ts.Node): void {
    const label = readMemberPath(owner) ? owner : subjectTag(owner)
    report.problem(`${label} has no ${label.startsWith('vxe-') ? 'prop' : 'key'} "${name}"`, remedy, demo.placeOf(node))
  }

  function namedIn(value: ts.Expression): SlotName[] {
    const slots = values.objectsOf(value).flatMap(values.propertiesOf)
    return slots.flatMap(({ value: slot }) =>
      slot
        ? values
            .valuesOf(slot)
            .filter(ts.isStringLiteralLike)
            .map(node => ({ name: node.text, node }))
        : []
    )
  }
}
