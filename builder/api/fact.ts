import type { MemberKind } from '../../shared/api.ts'
import { toKebabCase, readMemberPath } from '../../shared/api.ts'

/** One member of the library without prose. */
export interface MemberFact {
  /** `table.sortConfig.orders`, `table@cell-click`, `table#empty`, `table()sort`. */
  path: string
  kind: MemberKind
  type: string
  /** Type without alias names, so that versions can be compared; absent if only the text of the type is known. */
  normalizedType?: string
  /** Written as in code; resolved through the global configuration. */
  default?: string
  params?: FactParam[]
  /** Deprecated by a declaration of the library. */
  deprecated?: true
  /**
   * Subject or member with the same keys as the value or as each element of it: `grid.columns` -> `column`,
   * `table.contextMenu` -> `table.menuConfig`.
   */
  sameKeysAs?: string
  /** The children describe each value of a dictionary: `editRules.<any>.required`. */
  isDictionary?: true
}

export interface FactParam {
  /** `row`, `callback?`, `...args`. */
  name: string
  type: string
  /** Name of the object that holds it, if a callback takes one object: `params`. */
  of?: string
  /** Member with the same keys as the value: `table()exportData` takes `table.exportConfig`. */
  sameKeysAs?: string
}

/** `...args`, `callback?` -> `args`, `callback`. */
export const bareName = (name: string): string => name.replace(/^\.\.\.|\?$/g, '')

/** Everything about the library that is looked up by path. */
export interface FactIndex {
  /** Follows inheritance: `grid.rowConfig` finds `table.rowConfig`. */
  find: (path: string) => MemberFact | undefined
  /** Keys of a configuration object, or members of a subject (`table`). */
  children: (path: string) => MemberFact[]
  /** Like `children`, without inherited members. */
  own: (path: string) => MemberFact[]
  all: readonly MemberFact[]
}

/** Subjects that inherit every member of another one. */
export const inheritance: Readonly<Record<string, string>> = {
  grid: 'table',
  colgroup: 'column',
  'form-gather': 'form-item'
}

export function createFactIndex(facts: readonly MemberFact[]): FactIndex {
  const byPath = new Map(facts.map(fact => [fact.path, fact]))
  const factsByParent = new Map<string, MemberFact[]>()
  for (const fact of facts) {
    const parent = parentOf(fact.path)
    factsByParent.set(parent, [...(factsByParent.get(parent) ?? []), fact])
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
  const own = (path: string): MemberFact[] => factsByParent.get(path) ?? []
  const cache = new Map<string, MemberFact[]>()
  const children = (path: string): MemberFact[] => {
    const found = cache.get(path) ?? findChildren(path)
    cache.set(path, found)
    return found
  }
  const findChildren = (path: string): MemberFact[] => {
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
  return part && key ? `${toKebabCase(part)}.${key}` : undefined
}
