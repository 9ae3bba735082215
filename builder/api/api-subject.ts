import type { ApiDefect, ApiDemo, ApiMember, ApiParam, ApiSubject } from '../../shared/api.ts'
import { toKebabCase, memberKinds, readMemberPath } from '../../shared/api.ts'
import type { Language } from '../../shared/locale.ts'
import { formatMemberName } from '../../shared/member-name.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { FactIndex, FactParam, MemberFact } from './fact.ts'
import { inheritance } from './fact.ts'
import type { TextIndex } from './member-texts.ts'
import type { ReferenceDemo } from './reference-demos.ts'
import { subjects, subjectTag } from './subjects.ts'
import { paramText, textOf } from './text-checks.ts'
import type { DemoUsage } from './usage/demo-usage.ts'

export interface ApiSubjectInput {
  index: FactIndex
  version: string
  texts: TextIndex
  demos: readonly ReferenceDemo[]
  usage: (name: string) => DemoUsage
  /** Returns the defects that the row of a member lists. */
  defects: (path: string) => readonly ApiDefect[]
}

/** Builds one table of the reference in one language. */
export function buildApiSubject(parts: ApiSubjectInput, name: string, language: Language): ApiSubject {
  const subjectDemos = findSubjectDemos(parts, name)
  const base = inheritance[name]
  const member = (fact: MemberFact): ApiMember => {
    const own = parts.index.own(fact.path)
    const text = textOf(fact.path, parts.texts)
    const demos = subjectDemos.positionsByPath.get(fact.path)
    const defects = parts.defects(fact.path)
    return {
      path: fact.path,
      kind: fact.kind,
      name: formatFactName(fact),
      text: appendKeysLink(inLanguage(text, language), fact.sameKeysAs, language),
      type: formatMemberType(fact),
      ...(fact.default !== undefined && { default: fact.default }),
      ...(text?.since && { since: text.since }),
      ...(text?.deprecated !== undefined && { deprecated: linkToSuccessor(text.deprecated) }),
      ...(fact.params?.length && {
        params: fact.params.map(param => buildApiParam(parts, fact.path, param, language))
      }),
      ...(own.length && { members: own.map(member) }),
      ...(demos?.length && { demos }),
      ...(defects.length > 0 && { defects: [...defects] })
    }
  }
  // The table of `setConfig` also lists the functions of the global object and the `commands` registry, which has no
  // table of its own.
  const owners = name === 'setConfig' ? [name, 'VXETable', 'commands'] : [name]
  const roots = owners.flatMap(parts.index.own)
  return {
    name,
    tag: subjectTag(name),
    language,
    version: parts.version,
    ...(base && { inherits: base }),
    members: memberKinds.flatMap(kind => roots.filter(fact => fact.kind === kind)).map(member),
    demos: subjectDemos.demos
  }
}

function buildApiParam(parts: ApiSubjectInput, path: string, { name, type }: FactParam, language: Language): ApiParam {
  return { name, type, text: inLanguage(paramText(path, name, parts.texts), language) }
}

/** Props of a component are named as in templates, keys of objects and of the global configuration as in scripts. */
function formatFactName(fact: MemberFact): string {
  const member = readMemberPath(fact.path)
  if (!member) return fact.path
  if (fact.kind === 'method') return `${member.name}(${(fact.params ?? []).map(param => param.name).join(', ')})`
  if (fact.kind !== 'prop') return member.name
  if (member.subject === 'commands') return fact.path
  const isTopLevel = !member.name.includes('.') && subjects.some(subject => subject.name === member.subject)
  return isTopLevel ? toKebabCase(member.name) : (member.name.split('.').pop() ?? member.name)
}

/**
 * Returns the type column: for an event or a slot the names of its parameters, without those that begin with `$` or `_`
 * if there are others.
 */
function formatMemberType(fact: MemberFact): string {
  if (fact.kind !== 'event' && fact.kind !== 'slot') return fact.type
  const params = fact.params ?? []
  const [only] = params
  if (only?.name === 'value' && params.length === 1) return only.type
  const names = params.map(param => param.name).filter(name => !name.startsWith('$') && !name.startsWith('_'))
  const shownNames = names.length ? names : params.map(param => param.name)
  return shownNames.length
    ? `{ ${[...shownNames.slice(0, 5), ...(shownNames.length > 5 ? ['…'] : [])].join(', ')} }`
    : ''
}

const linkToSuccessor = (path: string): string =>
  readMemberPath(path) ? `[\`${formatMemberName(path)}\`](${path})` : ''

/** Appends a link to the member or subject with the same keys instead of repeating its rows. */
function appendKeysLink(text: string, sameKeysAs: string | undefined, language: Language): string {
  if (!sameKeysAs) return text
  const [name, address] = sameKeysAs.includes('.')
    ? [formatMemberName(sameKeysAs), sameKeysAs]
    : [subjectTag(sameKeysAs), `/${sameKeysAs}/api`]
  if (text.includes(`](${address})`)) return text
  const link = `[\`${name}\`](${address})`
  return text + { zh: `可用的键见 ${link}。`, tw: `可用的鍵見 ${link}。`, en: ` Keys: see ${link}.` }[language]
}

/** Returns a description in a language. */
export function inLanguage(text: { zh: string; en: string } | undefined, language: Language): string {
  if (!text) return ''
  return language === 'en' ? text.en : language === 'tw' ? toTraditional(text.zh) : text.zh
}

/**
 * Returns the demos that use a member of the subject; demos with the fewest uses come first, because they explain it
 * best.
 */
function findSubjectDemos(
  { demos, usage }: ApiSubjectInput,
  name: string
): { demos: ApiDemo[]; positionsByPath: Map<string, number[]> } {
  const using = demos
    .map(demo => ({ demo, used: collectUsedMembers(usage(demo.file)) }))
    .filter(({ used }) => used.subjects.has(name))
    .sort((a, b) => a.used.count - b.used.count)
  const of = new Map<string, number[]>()
  using.forEach(({ used }, position) => {
    for (const path of used.paths) of.set(path, [...(of.get(path) ?? []), position])
  })
  return { demos: using.map(({ demo: { href, title, page } }) => ({ href, title, page })), positionsByPath: of }
}

interface UsedMembers {
  count: number
  paths: ReadonlySet<string>
  subjects: ReadonlySet<string | undefined>
}

/** Caches the used members of each demo, because every table in every language reads them. */
const usedMembersByDemo = new WeakMap<DemoUsage, UsedMembers>()

function collectUsedMembers(usage: DemoUsage): UsedMembers {
  const cached = usedMembersByDemo.get(usage)
  if (cached) return cached
  const paths = new Set(usage.uses.map(use => use.path))
  const subjects = new Set([...paths].map(path => readMemberPath(path)?.subject))
  const result = { count: usage.uses.length, paths, subjects }
  usedMembersByDemo.set(usage, result)
  return result
}
