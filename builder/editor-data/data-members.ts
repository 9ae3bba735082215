import type { EditorFacts, EditorLanguage, EditorMember } from '../../editor/facts/editor-facts.ts'
import type { MemberKind } from '../../shared/api.ts'
import { readMemberPath, toKebabCase } from '../../shared/api.ts'
import type { MemberIndex } from '../../usage/members/member-index.ts'
import { createMemberIndex } from '../../usage/members/member-index.ts'

/** Input of every file of editor data. */
export interface DataInput {
  facts: EditorFacts
  language: EditorLanguage
  /** Address of the site for links. */
  site: string
}

const indexes = new WeakMap<EditorFacts, MemberIndex<EditorMember>>()

export function indexOf(facts: EditorFacts): MemberIndex<EditorMember> {
  const index = indexes.get(facts) ?? createMemberIndex(facts.members)
  indexes.set(facts, index)
  return index
}

/** Returns the members of a kind that a component has, with inherited ones. */
export const membersOf = (facts: EditorFacts, subject: string, kind: MemberKind): EditorMember[] =>
  indexOf(facts)
    .children(subject)
    .filter(member => member.kind === kind)

/** Returns the name of a prop, an event or a slot in a template. */
export function attributeName({ path, kind }: EditorMember): string {
  const name = readMemberPath(path)?.name ?? ''
  return kind === 'prop' ? toKebabCase(name) : name
}

/** Returns the keys of a configuration object with their types, one line each; empty for other values. */
export const keyLines = ({ facts }: DataInput, { path }: EditorMember): string =>
  indexOf(facts)
    .children(path)
    .map(({ name, type }) => `- \`${name}\` \`${type}\``)
    .join('\n')
