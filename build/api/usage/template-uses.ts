import type { DemoModule, Place } from './demo-code.ts'
import type { SlotName, Usage } from './object-uses.ts'
import { namedSlots } from './slot-names.ts'
import type { TagUses } from './tag-uses.ts'
import type { Tag, TagAttribute } from './template-tags.ts'

/** Props, events and slots on the library's tags in the templates of a demo. */
export function templateUses(usage: Usage, tags: TagUses): void {
  const { demo, index, report } = usage
  const named = namedSlots(usage)
  for (const module of demo.modules) {
    for (const tag of module.tags) {
      const subject = tags.subjectOf(tag.name)
      if (subject) tagUses(module, tag, subject)
    }
  }

  function tagUses(module: DemoModule, tag: Tag, subject: string): void {
    const placeOf = ({ line }: { line: number }): Place => ({ file: module.name, line })
    const wanted = tag.attributes.flatMap(attribute => attributeUses(subject, attribute, placeOf(attribute)))
    const slots = slotsOf(tag)
    const filled = slots.filter(({ isDynamic }) => !isDynamic)
    for (const slot of filled) {
      const isFree = named.subjects.has(subject) && named.has(nameOf(slot))
      if (!isFree || index.find(`${subject}#${nameOf(slot)}`)) tags.slot(subject, nameOf(slot), placeOf(slot))
    }
    if (tag.hasContent && index.find(`${subject}#default`)) tags.slot(subject, 'default', placeOf(tag))
    if (named.subjects.has(subject) && filled.length === slots.length) checkFilled(tag, wanted, filled.map(nameOf))
  }

  function attributeUses(subject: string, attribute: TagAttribute, place: Place): SlotName[] {
    const { kind, name, isDynamic, modifiers, expression } = attribute
    if (isDynamic) return []
    if (kind === 'model') return index.find(`${subject}.value`) ? tags.prop(subject, 'value', place) : []
    if (kind === 'prop' && name) return modifiers.includes('prop') ? [] : tags.prop(subject, name, place, expression)
    if (kind === 'prop') return expression ? tags.props(subject, expression) : []
    if (kind === 'event' && name) return modifiers.includes('native') ? [] : (tags.event(subject, name, place), [])
    if (kind === 'event' && expression) tags.events(subject, expression)
    return []
  }

  function checkFilled(tag: Tag, wanted: readonly SlotName[], filled: readonly string[]): void {
    for (const { name, node } of wanted.filter(slot => !filled.includes(slot.name))) {
      report.problem(
        `No template fills the slot "${name}"`,
        `Put <template #${name}> into <${tag.name}>`,
        demo.placeOf(node)
      )
    }
  }
}

/** `v-slot` on a component is its own slot; on a template, and as `slot="name"`, that of the component around it. */
function slotsOf({ attributes, children }: Tag): TagAttribute[] {
  const inner = children.flatMap(child => child.attributes.filter(({ isText }) => isText || child.name === 'template'))
  return [...attributes.filter(({ isText }) => !isText), ...inner].filter(({ kind }) => kind === 'slot')
}

const nameOf = ({ isText, name, value }: TagAttribute): string => (isText ? value : name)
