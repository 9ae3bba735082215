import type { MemberKind } from '../../shared/api.ts'
import { inheritedPath, readMemberPath } from '../../shared/api.ts'

/** Facts about a member that a reader of code needs. */
export interface IndexedMember {
  /** `table.sortConfig.orders`, `table@cell-click`, `table#empty`, `table()sort`. */
  path: string
  kind: MemberKind
  /**
   * Subject or member with the same keys as the value or as each element of it: `grid.columns` -> `column`,
   * `table.contextMenu` -> `table.menuConfig`.
   */
  sameKeysAs?: string
  /** The children describe each value of a dictionary: `editRules.<any>.required`. */
  isDictionary?: true
  /** Parameters by position, with the member that has the same keys as the value. */
  params?: readonly { sameKeysAs?: string }[]
}

/** Members of the library that are looked up by path. */
export interface MemberIndex<Member extends IndexedMember = IndexedMember> {
  /** Follows inheritance: `grid.rowConfig` finds `table.rowConfig`. */
  find: (path: string) => Member | undefined
  /** Keys of a configuration object, or members of a subject (`table`). */
  children: (path: string) => Member[]
  /** Like `children`, without inherited members. */
  own: (path: string) => Member[]
  all: readonly Member[]
}

export function createMemberIndex<Member extends IndexedMember>(members: readonly Member[]): MemberIndex<Member> {
  const byPath = new Map(members.map(member => [member.path, member]))
  const membersByParent = new Map<string, Member[]>()
  for (const member of members) {
    const parent = parentOf(member.path)
    const siblings = membersByParent.get(parent)
    if (siblings) siblings.push(member)
    else membersByParent.set(parent, [member])
  }
  const find = (path: string): Member | undefined => {
    const base = inheritedPath(path)
    return byPath.get(path) ?? (base === undefined ? undefined : find(base))
  }
  const own = (path: string): Member[] => membersByParent.get(path) ?? []
  const cache = new Map<string, Member[]>()
  const children = (path: string): Member[] => {
    const found = cache.get(path) ?? findChildren(path)
    cache.set(path, found)
    return found
  }
  const findChildren = (path: string): Member[] => {
    const base = inheritedPath(path)
    const names = new Set(own(path).map(member => member.path.slice(path.length)))
    return base === undefined
      ? own(path)
      : [...own(path), ...children(base).filter(member => !names.has(member.path.slice(base.length)))]
  }
  return { find, children, own, all: members }
}

/** `table.sortConfig.orders` -> `table.sortConfig`, `table@cell-click` -> `table`. */
export function parentOf(path: string): string {
  const member = readMemberPath(path)
  if (!member) return ''
  const dot = member.name.lastIndexOf('.')
  return member.kind === 'prop' && dot >= 0 ? path.slice(0, path.lastIndexOf('.')) : member.subject
}
