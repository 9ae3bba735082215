import type { ApiMember } from '../../../../shared/api.ts'

/** Entry of the completion list, before its conversion to CodeMirror's type. */
export interface Proposal {
  /** Text that is matched with the word at the cursor. */
  label: string
  /** Text that is shown, with its sign: `:sort-config`, `@cell-click`. */
  shown: string
  /** Type or meaning in a few words. */
  detail: string
  /** Text that replaces the word and its sign. `|` marks the cursor. */
  insert: string
  boost: number
  isDeprecated: boolean
  /** The list opens again after the insertion, with choices. */
  reopensList: boolean
  /** Content of the panel beside the list. */
  about?: ApiMember | { tag: string; text: string }
}

export const createProposal = (label: string, more: Partial<Proposal> = {}): Proposal => ({
  label,
  shown: label,
  detail: '',
  insert: label,
  boost: 0,
  isDeprecated: false,
  reopensList: false,
  ...more
})

/** Creates the proposal of a member. A deprecated one is marked and comes last. */
export function createMemberProposal(member: ApiMember, label: string, more: Partial<Proposal> = {}): Proposal {
  const isDeprecated = member.deprecated !== undefined
  return createProposal(label, {
    detail: shortType(member.type),
    about: member,
    ...more,
    isDeprecated,
    boost: isDeprecated ? -99 : (more.boost ?? 0)
  })
}

const shortType = (type: string): string => (type.length > 34 ? `${type.slice(0, 32)}…` : type)
