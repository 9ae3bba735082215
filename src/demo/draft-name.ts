import type { SourceKind } from '../../shared/demo.ts'
import { readStoredIn } from '../storage.ts'

/** Storage name of the edits of a demo; its JavaScript version is a project of its own. */
export const draftName = (id: string, kind: SourceKind): string => (kind === 'js' ? `${id}~js` : id)

export const hasDraft = (id: string, kind: SourceKind): boolean => readStoredIn('draft', draftName(id, kind)) !== null
