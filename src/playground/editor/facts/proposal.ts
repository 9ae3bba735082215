import type { ApiMember } from '../../../../shared/api.ts'

/** One line of the completion list, before it becomes CodeMirror's. */
export interface Proposal {
  /** What is matched with the word that is being written. */
  label: string
  /** What is shown, with its sign: `:sort-config`, `@cell-click`. */
  shown: string
  /** Type or meaning in a few words. */
  detail: string
  /** Replaces the word and its sign; `|` is where the cursor goes. */
  insert: string
  boost: number
  isGone: boolean
  /** Choices are offered at once after it was inserted. */
  goesOn: boolean
  /** What the panel beside the list explains. */
  about?: ApiMember | { tag: string; text: string }
}

export const proposal = (label: string, more: Partial<Proposal> = {}): Proposal => ({
  label,
  shown: label,
  detail: '',
  insert: label,
  boost: 0,
  isGone: false,
  goesOn: false,
  ...more
})

/** A deprecated member comes last and says so. */
export function memberProposal(member: ApiMember, label: string, more: Partial<Proposal> = {}): Proposal {
  const isGone = member.deprecated !== undefined
  return proposal(label, {
    detail: shortType(member.type),
    about: member,
    ...more,
    isGone,
    boost: isGone ? -99 : (more.boost ?? 0)
  })
}

const shortType = (type: string): string => (type.length > 34 ? `${type.slice(0, 32)}…` : type)
