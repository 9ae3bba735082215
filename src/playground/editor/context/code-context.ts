import type { ApiPath } from './api-path.ts'

/** Kind of completion at a position. `from` is the start of the word at the cursor. */
export type CodeContext =
  | { kind: 'tag'; from: number; parent: string }
  | { kind: 'attribute'; from: number; sign: string; tag: string; slotsOf?: string; used: string[]; hasValue: boolean }
  | { kind: 'value'; from: number; form: 'attribute' | 'string' | 'expression'; places: ApiPath[] }
  | { kind: 'slot-params'; from: number; subject: string; slot: string }
  | { kind: 'key'; from: number; places: ApiPath[]; used: string[] }
  | { kind: 'method'; from: number; subject: string }
