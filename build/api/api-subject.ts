import type { ApiDemo, ApiMember, ApiParam, ApiSubject } from '../../shared/api.ts'
import { kebab, memberKinds, readMemberPath } from '../../shared/api.ts'
import type { Language } from '../../shared/locale.ts'
import { memberName } from '../../shared/member-name.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { FactIndex, FactParam, MemberFact } from './fact.ts'
import { inheritance } from './fact.ts'
import type { TextIndex } from './member-texts.ts'
import type { PlacedDemo } from './shown-in.ts'
import { subjects, subjectTag } from './subjects.ts'
import { paramText, textOf } from './text-checks.ts'
import type { DemoUsage } from './usage/demo-usage.ts'

export interface Parts {
  index: FactIndex
  version: string
  texts: TextIndex
  demos: readonly PlacedDemo[]
  usage: (name: string) => DemoUsage
}

/** One table of the reference in one language, complete. */
export function apiSubject(parts: Parts, name: string, language: Language): ApiSubject {
  const shown = shownIn(parts, name)
  const base = inheritance[name]
  const member = (fact: MemberFact): ApiMember => {
    const own = parts.index.own(fact.path)
    const text = textOf(fact.path, parts.texts)
    const demos = shown.of.get(fact.path)
    return {
      path: fact.path,
      kind: fact.kind,
      name: writtenName(fact),
      text: withKeys(inLanguage(text, language), fact.shape, language),
      type: writtenType(fact),
      ...(fact.default !== undefined && { default: fact.default }),
      ...(text?.since && { since: text.since }),
      ...(text?.deprecated !== undefined && { deprecated: successor(text.deprecated) }),
      ...(fact.params?.length && { params: fact.params.map(param => apiParam(parts, fact.path, param, language)) }),
      ...(own.length && { members: own.map(member) }),
      ...(demos?.length && { demos })
    }
  }
  // Configuration and functions are the global object: they stand in one table, with the registry that has none of its own.
  const owners = name === 'setConfig' ? [name, 'VXETable', 'commands'] : [name]
  const roots = owners.flatMap(parts.index.own)
  return {
    name,
    tag: subjectTag(name),
    language,
    version: parts.version,
    ...(base && { inherits: base }),
    members: memberKinds.flatMap(kind => roots.filter(fact => fact.kind === kind)).map(member),
    demos: shown.demos
  }
}

function apiParam(parts: Parts, path: string, { name, type }: FactParam, language: Language): ApiParam {
  return { name, type, text: inLanguage(paramText(path, name, parts.texts), language) }
}

/** Props of a component are written in templates, keys of objects and of the global configuration in scripts. */
function writtenName(fact: MemberFact): string {
  const member = readMemberPath(fact.path)
  if (!member) return fact.path
  if (fact.kind === 'method') return `${member.name}(${(fact.params ?? []).map(param => param.name).join(', ')})`
  if (fact.kind !== 'prop') return member.name
  if (member.subject === 'commands') return fact.path
  const isTopLevel = !member.name.includes('.') && subjects.some(subject => subject.name === member.subject)
  return isTopLevel ? kebab(member.name) : (member.name.split('.').pop() ?? member.name)
}

/** What an event or a slot hands over: the names that say most. */
function writtenType(fact: MemberFact): string {
  if (fact.kind !== 'event' && fact.kind !== 'slot') return fact.type
  const params = fact.params ?? []
  const [only] = params
  if (only?.name === 'value' && params.length === 1) return only.type
  const names = params.map(param => param.name).filter(name => !name.startsWith('$') && !name.startsWith('_'))
  const shown = names.length ? names : params.map(param => param.name)
  return shown.length ? `{ ${[...shown.slice(0, 5), ...(shown.length > 5 ? ['…'] : [])].join(', ')} }` : ''
}

const successor = (path: string): string => (readMemberPath(path) ? `[\`${memberName(path)}\`](${path})` : '')

/** `Written like menu-config.body.` saves a reader and a description the same rows once more. */
function withKeys(text: string, shape: string | undefined, language: Language): string {
  if (!shape) return text
  const [name, address] = shape.includes('.') ? [memberName(shape), shape] : [subjectTag(shape), `/${shape}/api`]
  if (text.includes(`](${address})`)) return text
  const link = `[\`${name}\`](${address})`
  return text + { zh: `可用的键见 ${link}。`, tw: `可用的鍵見 ${link}。`, en: ` Keys: see ${link}.` }[language]
}

function inLanguage(text: { zh: string; en: string } | undefined, language: Language): string {
  if (!text) return ''
  return language === 'en' ? text.en : language === 'tw' ? toTraditional(text.zh) : text.zh
}

/** The demos that use a member of the subject: those that show little else come first, as they explain it best. */
function shownIn({ demos, usage }: Parts, name: string): { demos: ApiDemo[]; of: Map<string, number[]> } {
  const using = demos
    .map(demo => ({ demo, used: usedMembers(usage(demo.file)) }))
    .filter(({ used }) => used.subjects.has(name))
    .sort((a, b) => a.used.count - b.used.count)
  const of = new Map<string, number[]>()
  using.forEach(({ used }, position) => {
    for (const path of used.paths) of.set(path, [...(of.get(path) ?? []), position])
  })
  return { demos: using.map(({ demo: { href, title, page } }) => ({ href, title, page })), of }
}

interface UsedMembers {
  count: number
  paths: ReadonlySet<string>
  subjects: ReadonlySet<string | undefined>
}

/** Every table of the reference in every language asks it of every demo. */
const membersOf = new WeakMap<DemoUsage, UsedMembers>()

function usedMembers(usage: DemoUsage): UsedMembers {
  const known = membersOf.get(usage)
  if (known) return known
  const paths = new Set(usage.uses.map(use => use.path))
  const subjects = new Set([...paths].map(path => readMemberPath(path)?.subject))
  const made = { count: usage.uses.length, paths, subjects }
  membersOf.set(usage, made)
  return made
}
