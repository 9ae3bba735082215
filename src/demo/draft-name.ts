import type { SourceKind } from '../../shared/demo.ts'
import { readStoredIn } from '../storage.ts'

/** Under which name the edits of a demo are kept in this browser; the same demo in JavaScript is another project. */
export const draftName = (id: string, kind: SourceKind): string => (kind === 'js' ? `${id}~js` : id)

export const hasDraft = (id: string, kind: SourceKind): boolean => readStoredIn('draft', draftName(id, kind)) !== null
