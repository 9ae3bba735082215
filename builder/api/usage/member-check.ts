import { readMemberPath, toKebabCase } from '../../../shared/api.ts'
import type { AnalyzedFile } from '../../../usage/follow/analyzed-file.ts'
import type { LibraryUsage, MethodUse, OptionUse } from '../../../usage/follow/usage.ts'
import type { TextRange } from '../../../usage/read/text-range.ts'
import type { FactIndex } from '../fact.ts'
import { subjectTag } from '../subjects.ts'
import type { Place, UsageReport } from './usage-report.ts'

export const remedy = 'Correct the name or leave it out'

/** Options of `VXETable.modal` functions that are no props of the modal or have another name there. */
const windowOptions: ReadonlySet<string> = new Set(['slots', 'events', 'key', 'id', 'content', 'message', 'title'])

/** Options that hold other options of an object with shared keys, but are no options themselves. */
const nestingOptions = /^(?:column|form-item)\.(?:children|slots)$|^[\w-]+\.slots$/

/**
 * Attributes that Vue or the browser handles are no props. A `vxe-button` is a `<button>`, so its `form` may name a
 * form elsewhere on the page.
 */
const isNativeAttribute = (subject: string, name: string): boolean =>
  /^(?:class|style|key|ref|slot|slot-scope|is|id|role|tabindex)$|^(?:data|aria)-/.test(name) ||
  (subject === 'button' && name === 'form')

/** Returns a function that reports the member of a use, or that the library has no such member. */
export function createMemberCheck(
  index: FactIndex,
  report: UsageReport
): (file: AnalyzedFile, usage: LibraryUsage) => void {
  return (file, usage) => {
    const place = placeOf(file, usage.key, 'file' in usage ? usage.file : undefined)
    switch (usage.kind) {
      case 'option':
        return checkOption(usage, writtenName(usage.file === undefined ? file.text : undefined, usage), place)
      case 'event':
        return checkEvent(
          toKebabCase(usage.component),
          file.text.slice(usage.key.start, usage.key.end),
          usage.name,
          place
        )
      case 'method':
        return checkMethod(usage, place)
      case 'call':
        return checkMember(`VXETable()${usage.path}`, place, () => [
          `VXETable has no function "${usage.path}"`,
          'Correct the name or call another function'
        ])
      case 'interceptor':
        return checkMember(`interceptor@${usage.name}`, place, () => [
          `VXETable.interceptor knows no "${usage.name}"`,
          remedy
        ])
      default:
        return undefined
    }
  }

  function checkMember(path: string, place: Place, describe: () => [what: string, remedy: string]): void {
    const fact = index.find(path)
    if (fact) report.use(fact.path, place)
    else report.problem(...describe(), place)
  }

  function checkOption({ path, owner }: OptionUse, name: string, place: Place): void {
    const fact = index.find(path)
    if (fact) return report.use(fact.path, place)
    const [subject, slot] = path.split('#')
    if (slot !== undefined) return report.problem(`${subjectTag(subject!)} has no slot "${slot}"`, remedy, place)
    const ownerPath = path.slice(0, path.lastIndexOf('.'))
    const isProp = readMemberPath(ownerPath) === undefined
    if (nestingOptions.test(path)) return
    if (isProp && isNativeAttribute(ownerPath, toKebabCase(name))) return
    if (ownerPath === 'modal' && owner.kind === 'object' && !owner.element && windowOptions.has(name)) return
    const label = isProp ? subjectTag(ownerPath) : ownerPath
    report.problem(`${label} has no ${label.startsWith('vxe-') ? 'prop' : 'key'} "${name}"`, remedy, place)
  }

  function checkEvent(subject: string, written: string, name: string, place: Place): void {
    const fact = index.find(`${subject}@${written}`) ?? index.find(`${subject}@${name}`)
    if (fact) report.use(fact.path, place)
    // `update:size` belongs to the prop, `hook:mounted` to Vue.
    else if (!written.includes(':')) report.problem(`${subjectTag(subject)} has no event "${written}"`, remedy, place)
  }

  function checkMethod({ component, name, call }: MethodUse, place: Place): void {
    const subject = toKebabCase(component)
    // Every instance has `$nextTick`, `$emit` and the like from Vue.
    if (!call || name.startsWith('$') || index.children(subject).length === 0) return
    checkMember(`${subject}()${name}`, place, () => [
      `${subjectTag(subject)} has no method "${name}"`,
      'Correct the name or call another method'
    ])
  }
}

export const placeOf = (file: AnalyzedFile, { start }: TextRange, otherFile?: string): Place => ({
  file: otherFile ?? file.name,
  offset: start
})

/** `foo-bar` as written in an attribute, and the key of an object. */
const writtenName = (text: string | undefined, { key, name, owner }: OptionUse): string =>
  owner.kind === 'object' || text === undefined ? name : text.slice(key.start, key.end)
