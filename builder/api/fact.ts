import type { MemberKind } from '../../shared/api.ts'
import { inheritance, propOfConfig } from '../../shared/api.ts'
import type { MemberIndex } from '../../usage/members/member-index.ts'
import { createMemberIndex, parentOf } from '../../usage/members/member-index.ts'

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
export type FactIndex = MemberIndex<MemberFact>

export const createFactIndex = (facts: readonly MemberFact[]): FactIndex => createMemberIndex(facts)

export { inheritance, parentOf, propOfConfig }
