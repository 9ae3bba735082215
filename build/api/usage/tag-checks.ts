import { ts } from '../../typescript.js'
import { toCamelCase, toKebabCase } from '../../../shared/api.ts'
import { subjectTag } from '../subjects.ts'
import type { SourceLocation } from './demo-code.ts'
import type { ObjectChecks, SlotName, UsageContext } from './object-checks.ts'
import { createObjectChecks, remedy } from './object-checks.ts'

/** Checks for the props, events and slots of a tag, in templates and in render functions. */
export interface TagChecks extends ObjectChecks {
  /** `vxe-table` and `VxeTable` -> `table`. */
  subjectOf: (tag: string) => string | undefined
  checkProp: (subject: string, name: string, place: SourceLocation, value?: ts.Expression) => SlotName[]
  /** `v-bind="options"`. */
  checkProps: (subject: string, value: ts.Expression) => SlotName[]
  checkEvent: (subject: string, name: string, place: SourceLocation) => void
  /** `v-on="listeners"`. */
  checkEvents: (subject: string, value: ts.Expression) => void
  checkSlot: (subject: string, name: string, place: SourceLocation) => void
}

/**
 * Attributes that Vue or the browser handles are no props. A `vxe-button` is a `<button>`, so its `form` may name a
 * form elsewhere on the page.
 */
const isNativeAttribute = (subject: string, name: string): boolean =>
  /^(class|style|key|ref|slot|slot-scope|is|id|role|tabindex)$|^(data|aria)-/.test(name) ||
  (subject === 'button' && name === 'form')

export function createTagChecks(usage: UsageContext): TagChecks {
  const { demo, values, index, report } = usage
  const objects = createObjectChecks(usage)
  return { ...objects, subjectOf, checkProp, checkProps, checkEvent, checkEvents, checkSlot }

  function subjectOf(tag: string): string | undefined {
    const subject = /^(?:vxe-|Vxe(?=[A-Z]))(.+)$/.exec(tag)?.[1]
    const name = subject && toKebabCase(subject).replace(/^-/, '')
    return name && index.children(name).length ? name : undefined
  }

  function checkProp(subject: string, name: string, place: SourceLocation, value?: ts.Expression): SlotName[] {
    const path = `${subject}.${toCamelCase(name)}`
    const fact = index.find(path)
    if (fact) report.use(fact.path, place)
    else if (!isNativeAttribute(subject, name))
      report.problem(`${subjectTag(subject)} has no prop "${name}"`, remedy, place)
    return fact && value ? objects.checkKeys(value, path) : []
  }

  function checkProps(subject: string, value: ts.Expression): SlotName[] {
    return values
      .objectsOf(value)
      .flatMap(values.propertiesOf)
      .flatMap(each => checkProp(subject, each.name, demo.locationOf(each.node), each.value))
  }

  function checkEvent(subject: string, name: string, place: SourceLocation): void {
    const fact = index.find(`${subject}@${name}`) ?? index.find(`${subject}@${toKebabCase(name)}`)
    if (fact) report.use(fact.path, place)
    // `update:size` belongs to the prop, `hook:mounted` to Vue.
    else if (!name.includes(':')) report.problem(`${subjectTag(subject)} has no event "${name}"`, remedy, place)
  }

  function checkEvents(subject: string, value: ts.Expression): void {
    for (const { name, node } of values.objectsOf(value).flatMap(values.propertiesOf))
      checkEvent(subject, name, demo.locationOf(node))
  }

  function checkSlot(subject: string, name: string, place: SourceLocation): void {
    const fact = index.find(`${subject}#${name}`)
    if (fact) report.use(fact.path, place)
    else report.problem(`${subjectTag(subject)} has no slot "${name}"`, remedy, place)
  }
}
