import { ts } from '../../typescript.js'
import type { Property } from './object-properties.ts'
import type { UsageContext } from './object-checks.ts'
import { accessedName } from './plain-expression.ts'
import type { TagChecks } from './tag-checks.ts'

/** `h('vxe-input', { props, on, scopedSlots })` is checked like the tag it makes. */
export function createRenderCheck({ demo, values }: UsageContext, tags: TagChecks): (call: ts.CallExpression) => void {
  return call => {
    const [tag, data] = call.arguments
    const callee = ts.isIdentifier(call.expression) ? call.expression.text : accessedName(call.expression)
    if (!tag || !data || !ts.isStringLiteralLike(tag) || !renderFunctionNames.has(callee ?? '')) return
    const subject = tags.subjectOf(tag.text)
    if (subject)
      values
        .objectsOf(data)
        .flatMap(values.propertiesOf)
        .forEach(property => checkData(subject, property))
  }

  function checkData(subject: string, { name, value }: Property): void {
    if (!value) return
    if (name === 'props' || name === 'attrs') tags.checkProps(subject, value)
    if (name === 'on') tags.checkEvents(subject, value)
    if (name === 'scopedSlots')
      for (const slot of values.objectsOf(value).flatMap(values.propertiesOf))
        tags.checkSlot(subject, slot.name, demo.locationOf(slot.node))
  }
}

const renderFunctionNames: ReadonlySet<string> = new Set(['h', 'createElement', '$createElement'])
