import type { ReleaseMembers } from '../../upgrade-facts/release-members.ts'
import type { LibraryShape } from '../../usage/follow/library-shape.ts'
import type { MemberIndex } from '../../usage/members/member-index.ts'
import { createMemberIndex } from '../../usage/members/member-index.ts'
import { createMemberShape } from '../../usage/members/member-shape.ts'
import type { VersionMembers } from '../../version-check/version-members.ts'
import { createVersionMembers } from '../../version-check/version-members.ts'
import type { EditorComponent, EditorFacts, EditorMember } from '../facts/editor-facts.ts'

/** Facts about the library, arranged for lookups. */
export interface Knowledge {
  facts: EditorFacts
  index: MemberIndex<EditorMember>
  shape: LibraryShape
  releases: ReleaseMembers
  /** Returns the members of a version, computed once. */
  membersOf: (version: string) => VersionMembers
  componentOf: (subject: string) => EditorComponent | undefined
}

export function createKnowledge(facts: EditorFacts, releases: ReleaseMembers): Knowledge {
  const index = createMemberIndex(facts.members)
  const components = new Map(facts.components.map(each => [each.subject, each]))
  const versions = new Map<string, VersionMembers>()
  return {
    facts,
    index,
    shape: createMemberShape(index),
    releases,
    membersOf(version) {
      const members = versions.get(version) ?? createVersionMembers(releases, version)
      versions.set(version, members)
      return members
    },
    componentOf: subject => components.get(subject)
  }
}

/** True for a version for Vue 2, which the facts describe. */
export const isKnownVersion = (version: string): boolean => version.startsWith('3.')
