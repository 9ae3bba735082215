/** Members of one version of the library, for comparison with another version. */
export interface VersionFacts {
  version: string
  /** Version of vxe-pc-ui that belongs to it, from 3.9 on. */
  ui?: string
  /** Members by subject, then by sign and name: `table` -> `.sortConfig.orders`, `@cell-click`, `#empty`, `()sort`. */
  members: Record<string, Record<string, MemberFacts>>
}

/** Unknown values at the end are omitted. */
export type MemberFacts = [type?: string, default_?: string, isDeprecated?: 1]

export const memberSigns = {
  prop: '.',
  event: '@',
  slot: '#',
  method: '()',
  export: '=',
  type: ':',
  variable: '$'
} as const
export type FactKind = keyof typeof memberSigns
export const factKinds = Object.keys(memberSigns) as FactKind[]

/** @example readMember('@cell-click') // { kind: 'event', name: 'cell-click' } */
export function parseMemberKey(key: string): { kind: FactKind; name: string } {
  const kind = factKinds.find(each => key.startsWith(memberSigns[each])) ?? 'prop'
  return { kind, name: key.slice(memberSigns[kind].length) }
}
