import { ts } from '../../typescript.js'
import { camel, kebab } from '../../../shared/api.ts'
import { subjectTag } from '../subjects.ts'
import type { Place } from './demo-code.ts'
import type { ObjectUses, SlotName, Usage } from './object-uses.ts'
import { objectUses, remedy } from './object-uses.ts'

/** What stands on a tag, in a template as in a render function. */
export interface TagUses extends ObjectUses {
  /** `vxe-table` and `VxeTable` -> `table`. */
  subjectOf: (tag: string) => string | undefined
  prop: (subject: string, name: string, place: Place, value?: ts.Expression) => SlotName[]
  /** `v-bind="options"`. */
  props: (subject: string, value: ts.Expression) => SlotName[]
  event: (subject: string, name: string, place: Place) => void
  /** `v-on="listeners"`. */
  events: (subject: string, value: ts.Expression) => void
  slot: (subject: string, name: string, place: Place) => void
}

/** No props: Vue or the browser takes them. A button is a `<button>` and may belong to a form elsewhere on the page. */
const isGlobal = (subject: string, name: string): boolean =>
  /^(class|style|key|ref|slot|slot-scope|is|id|role|tabindex)$|^(data|aria)-/.test(name) ||
  (subject === 'button' && name === 'form')

export function tagUses(usage: Usage): TagUses {
  const { demo, values, index, report } = usage
  const objects = objectUses(usage)
  return { ...objects, subjectOf, prop, props, event, events, slot }

  function subjectOf(tag: string): string | undefined {
    const subject = /^(?:vxe-|Vxe(?=[A-Z]))(.+)$/.exec(tag)?.[1]
    const name = subject && kebab(subject).replace(/^-/, '')
    return name && index.children(name).length ? name : undefined
  }

  function prop(subject: string, name: string, place: Place, value?: ts.Expression): SlotName[] {
    const path = `${subject}.${camel(name)}`
    const fact = index.find(path)
    if (fact) report.use(fact.path, place)
    else if (!isGlobal(subject, name)) report.problem(`${subjectTag(subject)} has no prop "${name}"`, remedy, place)
    return fact && value ? objects.keys(value, path) : []
  }

  function props(subject: string, value: ts.Expression): SlotName[] {
    return values
      .objectsOf(value)
      .flatMap(values.propertiesOf)
      .flatMap(each => prop(subject, each.name, demo.placeOf(each.node), each.value))
  }

  function event(subject: string, name: string, place: Place): void {
    const fact = index.find(`${subject}@${name}`) ?? index.find(`${subject}@${kebab(name)}`)
    if (fact) report.use(fact.path, place)
    // `update:size` belongs to the prop, `hook:mounted` to Vue.
    else if (!name.includes(':')) report.problem(`${subjectTag(subject)} has no event "${name}"`, remedy, place)
  }

  function events(subject: string, value: ts.Expression): void {
    for (const { name, node } of values.objectsOf(value).flatMap(values.propertiesOf))
      event(subject, name, demo.placeOf(node))
  }

  function slot(subject: string, name: string, place: Place): void {
    const fact = index.find(`${subject}#${name}`)
    if (fact) report.use(fact.path, place)
    else report.problem(`${subjectTag(subject)} has no slot "${name}"`, remedy, place)
  }
}
