import { toKebabCase } from '../../../shared/api.ts'
import type { AnalyzedFile } from '../../../usage/follow/analyzed-file.ts'
import type { ElementUse, LibraryUsage } from '../../../usage/follow/usage.ts'
import { hasDynamicSlots, passingSubjects, readNamedSlots } from '../../../usage/members/named-slots.ts'
import { readDirective } from '../../../usage/read/directive.ts'
import type { MarkupElement } from '../../../usage/read/markup.ts'
import { literalOf } from '../../../usage/read/syntax.ts'
import type { FactIndex } from '../fact.ts'
import { subjectTag } from '../subjects.ts'
import type { ReadFile } from './demo-usage.ts'
import { placeOf, remedy } from './member-check.ts'
import type { UsageReport } from './usage-report.ts'

/** Checks the slots in the templates of a demo, and those that its configuration names. */
export function checkSlots(files: readonly ReadFile[], index: FactIndex, report: UsageReport): void {
  const named = readNamedSlots(files.map(({ file }) => file))
  const filled = new Set<string>()
  for (const { file, usages } of files)
    for (const usage of usages) {
      if (usage.kind === 'slot') checkSlot(file, usage)
      if (usage.kind === 'element') checkElement(file, usage)
    }
  const passing = files.flatMap(({ usages }) => usages).filter(isPassing)
  if (passing.length > 0 && !files.some(({ file }) => hasDynamicSlots(file))) checkNamed()

  function checkSlot(file: AnalyzedFile, usage: LibraryUsage & { kind: 'slot' }): void {
    const subject = toKebabCase(usage.component)
    if (passingSubjects.has(subject)) filled.add(usage.name)
    const fact = index.find(`${subject}#${usage.name}`)
    const place = placeOf(file, usage.key)
    if (fact) report.use(fact.path, place)
    else if (!passingSubjects.has(subject) || !named.has(usage.name))
      report.problem(`${subjectTag(subject)} has no slot "${usage.name}"`, remedy, place)
  }

  /** `v-model` sets the value, content outside of templates fills the default slot. */
  function checkElement(file: AnalyzedFile, { component, key }: ElementUse): void {
    const subject = toKebabCase(component)
    const element = file.markup?.all.find(({ start }) => start === key.start - 1)
    const model = element?.attributes.find(each => readDirective(each).kind === 'model')
    const value = model && index.find(`${subject}.value`)
    if (value) report.use(value.path, placeOf(file, model))
    const slot = index.find(`${subject}#default`)
    if (slot && element && hasContent(element, file.text)) report.use(slot.path, placeOf(file, element))
  }

  function checkNamed(): void {
    const tags = [...new Set(passing.map(({ component }) => `<${subjectTag(toKebabCase(component))}>`))]
    for (const { file, usages } of files)
      for (const usage of usages) {
        if (usage.kind !== 'option' || usage.parent?.name !== 'slots') continue
        for (const { node } of usage.found) {
          const name = literalOf(node)
          if (typeof name === 'string' && !filled.has(name))
            report.problem(
              `No template fills the slot "${name}"`,
              `Put <template #${name}> into ${tags.join(' or ')}`,
              placeOf(file, node, usage.file)
            )
        }
      }
  }
}

const isPassing = (usage: LibraryUsage): usage is ElementUse =>
  usage.kind === 'element' && passingSubjects.has(toKebabCase(usage.component))

/** True for tags other than templates, and for text. */
function hasContent({ children, opening, end }: MarkupElement, text: string): boolean {
  if (children.some(({ tag }) => tag !== 'template')) return true
  let position = opening.end
  let inner = ''
  for (const child of children) {
    inner += text.slice(position, child.start)
    position = child.end
  }
  inner += text.slice(position, end)
  return (
    inner
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .replace(/<\/[^>]*>$/, '')
      .trim() !== ''
  )
}
