import { ts } from '../../typescript.js'
import { readMemberPath } from '../../../shared/api.ts'
import type { FactIndex, MemberFact } from '../fact.ts'
import type { ParsedDemo, SourceLocation } from './demo-code.ts'
import type { Property } from './object-properties.ts'
import { createRecursionGuard } from './plain-expression.ts'
import { subjectTag } from '../subjects.ts'
import type { UsageReport } from './usage-report.ts'
import type { ValueResolver } from './values.ts'

/** Shared input of all checks. */
export interface UsageContext {
  demo: ParsedDemo
  values: ValueResolver
  index: FactIndex
  report: UsageReport
}

/** A slot that a configuration names instead of holding a function. */
export interface SlotName {
  name: string
  node: ts.Node
}

export interface ObjectChecks {
  /** Checks the keys of a configuration object and returns the slots it names. */
  checkKeys: (value: ts.Expression, path: string) => SlotName[]
  /** The same for an object that is no member itself: the options of `VXETable.modal.open` are props of `modal`. */
  checkSubjectKeys: (value: ts.Expression, subject: string, ignoredNames?: ReadonlySet<string>) => SlotName[]
  /** Reports the use of a method and checks its arguments that have the keys of a member. */
  reportCall: (method: MemberFact, call: ts.CallExpression, place: SourceLocation) => void
}

export const remedy = 'Correct the name or leave it out'

/** Columns and form items nest in `children`, which the library does not declare as a prop. */
const nestingSubjects: ReadonlySet<string> = new Set(['column', 'form-item'])

export function createObjectChecks({ demo, values, index, report }: UsageContext): ObjectChecks {
  const once = createRecursionGuard<SlotName>()
  return { checkKeys, checkSubjectKeys, reportCall }

  function checkKeys(value: ts.Expression, path: string): SlotName[] {
    const { sameKeysAs, isDictionary } = index.find(path) ?? {}
    if (!sameKeysAs && !index.children(path).length) return []
    const outerObjects = values.objectsOf(value)
    const objects = isDictionary
      ? outerObjects
          .flatMap(values.propertiesOf)
          .flatMap(property => (property.value ? values.objectsOf(property.value) : []))
      : outerObjects
    return objects.flatMap(object =>
      once(object, () => values.propertiesOf(object).flatMap(property => checkKey(property, path, sameKeysAs)))
    )
  }

  function checkSubjectKeys(
    value: ts.Expression,
    subject: string,
    ignoredNames: ReadonlySet<string> = new Set()
  ): SlotName[] {
    const properties = values.objectsOf(value).flatMap(values.propertiesOf)
    return properties
      .filter(({ name }) => !ignoredNames.has(name) || index.find(`${subject}.${name}`))
      .flatMap(property => checkKey(property, subject, undefined))
  }

  function reportCall(method: MemberFact, call: ts.CallExpression, place: SourceLocation): void {
    report.use(method.path, place)
    method.params?.forEach(({ sameKeysAs }, position) => {
      const argument = call.arguments[position]
      if (sameKeysAs && argument) checkKeys(argument, sameKeysAs)
    })
  }

  function checkKey({ name, node, value }: Property, path: string, sameKeysAs: string | undefined): SlotName[] {
    // Own keys come first: `grid.pagerConfig.slots`, then those it shares, `pager.pageSize`.
    const known = [path, sameKeysAs]
      .flatMap(owner => (owner === undefined ? [] : [`${owner}.${name}`]))
      .find(index.find)
    if (known) report.use(index.find(known)?.path ?? known, demo.locationOf(node))
    if (value && sameKeysAs && name === 'children' && nestingSubjects.has(sameKeysAs)) return checkKeys(value, path)
    if (value && sameKeysAs && name === 'slots') return checkSlots(value, sameKeysAs)
    if (!known) reportMissing(sameKeysAs ?? path, name, node)
    return known && value ? [...checkKeys(value, known), ...(known.endsWith('.slots') ? slotNamesIn(value) : [])] : []
  }

  /** `slots: { edit: 'name_edit' }` of a column fills its slot `column#edit`. */
  function checkSlots(value: ts.Expression, subject: string): SlotName[] {
    for (const { name, node } of values.objectsOf(value).flatMap(values.propertiesOf)) {
      const fact = index.find(`${subject}#${name}`)
      if (fact) report.use(fact.path, demo.locationOf(node))
      else report.problem(`${subjectTag(subject)} has no slot "${name}"`, remedy, demo.locationOf(node))
    }
    return slotNamesIn(value)
  }

  function reportMissing(owner: string, name: string, node: ts.Node): void {
    const label = readMemberPath(owner) ? owner : subjectTag(owner)
    report.problem(
      `${label} has no ${label.startsWith('vxe-') ? 'prop' : 'key'} "${name}"`,
      remedy,
      demo.locationOf(node)
    )
  }

  function slotNamesIn(value: ts.Expression): SlotName[] {
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
