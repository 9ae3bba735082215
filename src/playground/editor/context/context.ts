import type { Place } from './place.ts'

/** What may be written at a position. `from` is where the word begins. */
export type Context =
  | { kind: 'tag'; from: number; parent: string }
  | { kind: 'attribute'; from: number; sign: string; tag: string; slotsOf?: string; used: string[]; hasValue: boolean }
  | { kind: 'value'; from: number; form: 'attribute' | 'string' | 'expression'; places: Place[] }
  | { kind: 'slot-params'; from: number; subject: string; slot: string }
  | { kind: 'key'; from: number; places: Place[]; used: string[] }
  | { kind: 'method'; from: number; subject: string }
