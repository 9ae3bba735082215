import type { ParsedModule, SourceLocation } from './demo-code.ts'
import type { SlotName, UsageContext } from './object-checks.ts'
import { collectConfiguredSlots } from './configured-slots.ts'
import type { TagChecks } from './tag-checks.ts'
import type { TemplateTag, TemplateAttribute } from './template-tags.ts'

/** Props, events and slots on the library's tags in the templates of a demo. */
export function checkTemplates(usage: UsageContext, tags: TagChecks): void {
  const { demo, index, report } = usage
  const configuredSlots = collectConfiguredSlots(usage)
  for (const module of demo.modules) {
    for (const tag of module.tags) {
      const subject = tags.subjectOf(tag.name)
      if (subject) checkTag(module, tag, subject)
    }
  }

  function checkTag(module: ParsedModule, tag: TemplateTag, subject: string): void {
    const locationOf = ({ line }: { line: number }): SourceLocation => ({ file: module.name, line })
    const slotsNamedByConfig = tag.attributes.flatMap(attribute =>
      checkAttribute(subject, attribute, locationOf(attribute))
    )
    const slots = slotsOf(tag)
    const filled = slots.filter(({ isDynamic }) => !isDynamic)
    for (const slot of filled) {
      const isNamedByConfig = configuredSlots.subjects.has(subject) && configuredSlots.has(nameOf(slot))
      if (!isNamedByConfig || index.find(`${subject}#${nameOf(slot)}`))
        tags.checkSlot(subject, nameOf(slot), locationOf(slot))
    }
    if (tag.hasContent && index.find(`${subject}#default`)) tags.checkSlot(subject, 'default', locationOf(tag))
    if (configuredSlots.subjects.has(subject) && filled.length === slots.length)
      checkNamedSlots(tag, slotsNamedByConfig, filled.map(nameOf))
  }

  function checkAttribute(subject: string, attribute: TemplateAttribute, place: SourceLocation): SlotName[] {
    const { kind, name, isDynamic, modifiers, expression } = attribute
    if (isDynamic) return []
    if (kind === 'model') return index.find(`${subject}.value`) ? tags.checkProp(subject, 'value', place) : []
    if (kind === 'prop' && name)
      return modifiers.includes('prop') ? [] : tags.checkProp(subject, name, place, expression)
    if (kind === 'prop') return expression ? tags.checkProps(subject, expression) : []
    if (kind === 'event' && name) return modifiers.includes('native') ? [] : (tags.checkEvent(subject, name, place), [])
    if (kind === 'event' && expression) tags.checkEvents(subject, expression)
    return []
  }

  function checkNamedSlots(tag: TemplateTag, slotsNamedByConfig: readonly SlotName[], filled: readonly string[]): void {
    for (const { name, node } of slotsNamedByConfig.filter(slot => !filled.includes(slot.name))) {
      report.problem(
        `No template fills the slot "${name}"`,
        `Put <template #${name}> into <${tag.name}>`,
        demo.locationOf(node)
      )
    }
  }
}

/** `v-slot` on a component is its own slot; on a template, and as `slot="name"`, that of the component around it. */
function slotsOf({ attributes, children }: TemplateTag): TemplateAttribute[] {
  const inner = children.flatMap(child => child.attributes.filter(({ isText }) => isText || child.name === 'template'))
  return [...attributes.filter(({ isText }) => !isText), ...inner].filter(({ kind }) => kind === 'slot')
}

const nameOf = ({ isText, name, value }: TemplateAttribute): string => (isText ? value : name)
