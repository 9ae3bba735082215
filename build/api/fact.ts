import type { MemberKind } from '../../shared/api.ts'
import { kebab, readMemberPath } from '../../shared/api.ts'

/** What the library says about one of its members, without any prose. */
export interface MemberFact {
  /** `table.sortConfig.orders`, `table@cell-click`, `table#empty`, `table()sort`. */
  path: string
  kind: MemberKind
  type: string
  /** The type without names, for what compares versions. Missing where only the text is known. */
  plain?: string
  /** Written as in code; resolved through the global configuration. */
  default?: string
  params?: FactParam[]
  /** Deprecated by a declaration of the library. */
  deprecated?: true
  /** Its value, or each element of its value, is written with the props of this subject: `grid.columns` -> `column`. */
  shape?: string
  /** Its children describe the values of a dictionary with free keys: `editRules.name.required`. */
  keyed?: true
}

export interface FactParam {
  /** `row`, `callback?`, `...args`. */
  name: string
  type: string
  /** The name of the object that holds it, where a callback is handed one object: `params`. */
  of?: string
  /** Its value is written with the keys of this member, as its description says: `table()exportData` takes `table.exportConfig`. */
  shape?: string
}

/** `...args`, `callback?` -> `args`, `callback`. */
export const bareName = (name: string): string => name.replace(/^\.\.\.|\?$/g, '')

/** Everything about the library that is looked up by path. */
export interface FactIndex {
  /** Follows inheritance: `grid.rowConfig` finds `table.rowConfig`. */
  find: (path: string) => MemberFact | undefined
  /** Keys of a configuration object; of a subject without a sign (`table`), its members. */
  children: (path: string) => MemberFact[]
  /** Like `children`, without what is taken over from another subject. */
  own: (path: string) => MemberFact[]
  all: readonly MemberFact[]
}

/** A subject that takes over every member of another one. */
export const inheritance: Readonly<Record<string, string>> = {
  grid: 'table',
  colgroup: 'column',
  'form-gather': 'form-item'
}

export function factIndex(facts: readonly MemberFact[]): FactIndex {
  const byPath = new Map(facts.map(fact => [fact.path, fact]))
  const below = new Map<string, MemberFact[]>()
  for (const fact of facts) {
    const parent = parentOf(fact.path)
    below.set(parent, [...(below.get(parent) ?? []), fact])
  }
  const inherited = (path: string): string | undefined => {
    const subject = readMemberPath(path)?.subject ?? path
    const base = inheritance[subject]
    return base && base + path.slice(subject.length)
  }
  const find = (path: string): MemberFact | undefined => {
    const base = inherited(path)
    return byPath.get(path) ?? (base === undefined ? undefined : find(base))
  }
  const own = (path: string): MemberFact[] => below.get(path) ?? []
  const children = (path: string): MemberFact[] => {
    const base = inherited(path)
    const names = new Set(own(path).map(fact => fact.path.slice(path.length)))
    return base === undefined
      ? own(path)
      : [...own(path), ...children(base).filter(fact => !names.has(fact.path.slice(base.length)))]
  }
  return { find, children, own, all: facts }
}

/** `table.sortConfig.orders` -> `table.sortConfig`, `table@cell-click` -> `table`. */
export function parentOf(path: string): string {
  const member = readMemberPath(path)
  if (!member) return ''
  const dot = member.name.lastIndexOf('.')
  return member.kind === 'prop' && dot >= 0 ? path.slice(0, path.lastIndexOf('.')) : member.subject
}

/** `setConfig.buttonGroup.size` sets the default of `button-group.size`. */
export function propOfConfig(path: string): string | undefined {
  const [, part, key] = /^setConfig\.([a-zA-Z]+)\.(.+)$/.exec(path) ?? []
  return part && key ? `${kebab(part)}.${key}` : undefined
}
