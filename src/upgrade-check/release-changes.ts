import { toKebabCase } from '../../shared/api.ts'
import { compareListedDefects } from '../../shared/compare-defects.ts'
import { formatMemberName } from '../../shared/member-name.ts'
import type { Language } from '../../shared/locale.ts'
import type { ListedDefect } from '../../shared/defects.ts'
import type { Project } from '../../shared/project.ts'
import type { ReleaseMembers } from '../../upgrade-facts/release-members.ts'
import { loadDefects } from '../content.ts'
import { loadReleaseMembers } from './load-releases.ts'

/** Differences between two releases that are on record. */
export interface ReleaseChanges {
  /** Names of members of the library, with their component. */
  added: string[]
  removed: string[]
  /** Defects of one release that the other lacks. */
  fixed: readonly ListedDefect[]
  brought: readonly ListedDefect[]
}

export async function loadReleaseChanges(
  before: string,
  after: string,
  project: Project,
  language: Language
): Promise<ReleaseChanges> {
  const [members, list] = await Promise.all([loadReleaseMembers(), loadDefects(language)])
  const { fixed = [], added: brought = [] } = compareListedDefects(list, before, after) ?? {}
  return { ...compareMembers(members, before, after, findSubjects(project)), fixed, brought }
}

/** Returns the components that code names: `<vxe-form-item>` and `VxeFormItem` are `form-item`. */
export function findSubjects(project: Project): Set<string> {
  const text = project.files.map(file => file.text).join('\n')
  const tags = Array.from(text.matchAll(/<vxe-([a-z-]+)/g), ([, name = '']) => name)
  const classes = Array.from(text.matchAll(/\bVxe([A-Z]\w+)/g), ([, name = '']) => toKebabCase(name).replace(/^-/, ''))
  const subjects = new Set([...tags, ...classes])
  // A grid has the members of the table too.
  if (subjects.has('grid')) subjects.add('table')
  return subjects
}

/** Compares the members of two releases. A key of an object is left out if the object itself is new or gone. */
export function compareMembers(
  members: ReleaseMembers,
  before: string,
  after: string,
  subjects: ReadonlySet<string>
): Pick<ReleaseChanges, 'added' | 'removed'> {
  const listMissing = (from: string, to: string): string[] =>
    members.subjects
      .filter(subject => subjects.has(subject))
      .flatMap(subject => {
        const missing = members
          .keysOf(subject)
          .filter(key => members.has(from, subject, key) && !members.has(to, subject, key))
        const known = new Set(missing)
        return missing
          .filter(key => !known.has(key.slice(0, Math.max(0, key.lastIndexOf('.')))))
          .map(key => `${subject} ${formatMemberName(subject + key)}`)
      })
  return { added: listMissing(after, before), removed: listMissing(before, after) }
}
