import { ts } from '../../typescript.js'
import type { Property } from './object-properties.ts'
import type { Usage } from './object-uses.ts'
import { accessedName } from './plain-expression.ts'
import type { TagUses } from './tag-uses.ts'

/** `h('vxe-input', { props, on, scopedSlots })` is checked like the tag it makes. */
export function renderUses({ demo, values }: Usage, tags: TagUses): (call: ts.CallExpression) => void {
  return call => {
    const [tag, data] = call.arguments
    const maker = ts.isIdentifier(call.expression) ? call.expression.text : accessedName(call.expression)
    if (!tag || !data || !ts.isStringLiteralLike(tag) || !makers.has(maker ?? '')) return
    const subject = tags.subjectOf(tag.text)
    if (subject)
      values
        .objectsOf(data)
        .flatMap(values.propertiesOf)
        .forEach(property => dataUses(subject, property))
  }

  function dataUses(subject: string, { name, value }: Property): void {
    if (!value) return
    if (name === 'props' || name === 'attrs') tags.props(subject, value)
    if (name === 'on') tags.events(subject, value)
    if (name === 'scopedSlots')
      for (const slot of values.objectsOf(value).flatMap(values.propertiesOf))
        tags.slot(subject, slot.name, demo.placeOf(slot.node))
  }
}

const makers: ReadonlySet<string> = new Set(['h', 'createElement', '$createElement'])
