import { ProjectCodeError, readProject } from '../../../shared/project-code.ts'
import type { Language } from '../../../shared/locale.ts'
import { languages } from '../../../shared/locale.ts'
import type { Project } from '../../../shared/project.ts'
import { readStoredIn, storedNames, storeIn } from '../../storage.ts'

/** Unfinished edits of a demo, stored only in this browser. */
export interface Draft {
  project: Project
  /** Language of the demo when the edit began. */
  language: Language
  /** Fingerprint of the project before the edits. */
  original: string
  /** Milliseconds since 1970. */
  saved: number
}

/** Name of the draft of the playground without a demo. */
export const emptyDraft = 'empty'
export const maxDrafts = 20

export const loadDraft = (id: string): Draft | undefined => readDraft(readStoredIn('draft', id))

/** Saves a draft. Returns false if it lasts only for this visit, because storage is full or switched off. */
export function saveDraft(id: string, draft: Draft): boolean {
  deleteOldestDrafts(id)
  return storeIn('draft', id, JSON.stringify(draft))
}

export const deleteDraft = (id: string): void => void storeIn('draft', id, null)

/** Parses a stored value. A text in another format is not a draft. */
export function readDraft(input: unknown): Draft | undefined {
  if (typeof input !== 'string') return undefined
  try {
    const { project, language, original, saved } = Object(JSON.parse(input)) as Record<string, unknown>
    const knownLanguage = languages.find(each => each === language)
    if (!knownLanguage || typeof original !== 'string' || typeof saved !== 'number') return undefined
    return { project: readProject(project), language: knownLanguage, original, saved }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ProjectCodeError) return undefined
    throw error
  }
}

/**
 * True if the demo differs from the one with which the edit began. A demo in another language or without its types has
 * another text and cannot be compared.
 */
export function hasDemoChanged(draft: Draft, original: Project, language: Language): boolean {
  if (draft.language !== language || draft.project.kind !== original.kind) return false
  return draft.original !== getFingerprint(original)
}

export const isSameProject = (one: Project, other: Project): boolean =>
  one.kind === other.kind && one.library === other.library && getFingerprint(one) === getFingerprint(other)

/**
 * Returns a hash of names and texts. It distinguishes versions of a demo and protects nothing, so two 32-bit hashes
 * (FNV-1a, Murmur's steps) are enough.
 */
export function getFingerprint({ entry, files }: Project): string {
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

/** Removes the oldest drafts to make room for a new one. */
function deleteOldestDrafts(id: string): void {
  const others = storedNames('draft').filter(name => name !== id)
  if (others.length < maxDrafts) return
  const ages = others.map(name => ({ name, saved: loadDraft(name)?.saved ?? 0 }))
  for (const { name } of ages.sort((a, b) => a.saved - b.saved).slice(0, others.length - maxDrafts + 1))
    deleteDraft(name)
}
