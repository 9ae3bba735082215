/** What one version of the library has, as far as two versions can be compared. */
export interface VersionFacts {
  version: string
  /** The vxe-pc-ui of its time, from 3.9 on. */
  ui?: string
  /** By subject, then by sign and name: `table` -> `.sortConfig.orders`, `@cell-click`, `#empty`, `()sort`. */
  members: Record<string, Record<string, MemberFacts>>
}

/** What is unknown at the end is left out. */
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
export function readMember(key: string): { kind: FactKind; name: string } {
  const kind = factKinds.find(each => key.startsWith(memberSigns[each])) ?? 'prop'
  return { kind, name: key.slice(memberSigns[kind].length) }
}
