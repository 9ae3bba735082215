import { ProjectCodeError, readProject } from '../../../shared/project-code.ts'
import type { Language } from '../../../shared/locale.ts'
import { languages } from '../../../shared/locale.ts'
import type { Project } from '../../../shared/project.ts'
import { readStoredIn, storedNames, storeIn } from '../../storage.ts'

/** What a reader made of a demo and did not finish, kept in this browser only. */
export interface Draft {
  project: Project
  /** Language of the demo's words when the edit began. */
  language: Language
  /** Fingerprint of the project it was made of. */
  original: string
  /** Milliseconds since 1970. */
  saved: number
}

/** The draft of the playground that was opened without a demo. */
export const emptyDraft = 'empty'
export const mostDrafts = 20

export const loadDraft = (id: string): Draft | undefined => readDraft(readStoredIn('draft', id))

/** Whether it outlasts this visit: storage may be full or switched off. */
export function saveDraft(id: string, draft: Draft): boolean {
  dropOldest(id)
  return storeIn('draft', id, JSON.stringify(draft))
}

export const dropDraft = (id: string): void => void storeIn('draft', id, null)

/** Takes what storage holds: an older form or another program's text is no draft. */
export function readDraft(input: unknown): Draft | undefined {
  if (typeof input !== 'string') return undefined
  try {
    const { project, language, original, saved } = Object(JSON.parse(input)) as Record<string, unknown>
    const known = languages.find(each => each === language)
    if (!known || typeof original !== 'string' || typeof saved !== 'number') return undefined
    return { project: readProject(project), language: known, original, saved }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ProjectCodeError) return undefined
    throw error
  }
}

/**
 * Whether the demo is no longer what the edit began with. A demo in another language or without its types has other
 * words, which says nothing about that.
 */
export function hasChanged(draft: Draft, original: Project, language: Language): boolean {
  if (draft.language !== language || draft.project.kind !== original.kind) return false
  return draft.original !== fingerprint(original)
}

export const isSame = (one: Project, other: Project): boolean =>
  one.kind === other.kind && fingerprint(one) === fingerprint(other)

/** Of names and texts. It tells versions of a demo apart and protects nothing: two 32-bit hashes (FNV-1a, Murmur's steps) are enough. */
export function fingerprint({ entry, files }: Project): string {
  const text = JSON.stringify([entry, files.map(file => [file.name, file.text]).toSorted(byName)])
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (let at = 0; at < text.length; at += 1) {
    a = Math.imul(a ^ text.charCodeAt(at), 0x01000193)
    b = Math.imul(b ^ text.charCodeAt(at), 0x5bd1e995)
    b ^= b >>> 15
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}

const byName = ([one = '']: string[], [other = '']: string[]): number => (one < other ? -1 : 1)

/** Makes room for a draft that is not there yet. */
function dropOldest(id: string): void {
  const others = storedNames('draft').filter(name => name !== id)
  if (others.length < mostDrafts) return
  const ages = others.map(name => ({ name, saved: loadDraft(name)?.saved ?? 0 }))
  for (const { name } of ages.sort((a, b) => a.saved - b.saved).slice(0, others.length - mostDrafts + 1))
    dropDraft(name)
}
