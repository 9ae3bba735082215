import type { AnalyzedFile } from './analyzed-file.ts'
import type { Value } from './resolved-values.ts'

/** Part of a file that another file gives to the library. Both are checked separately, so that edits stay in their file. */
export type CrossFileUse =
  | {
      kind: 'options'
      file: string
      /** Offset of the object literal. */
      start: number
      /** `grid`, `table.editConfig` */
      path: string
      isGlobal: boolean
      /** Options that the element sets beside the object. */
      besideNames: readonly string[]
    }
  | { kind: 'listeners'; file: string; start: number; component: string }
  /** Function with a parameter that gets the library. */
  | { kind: 'library'; file: string; start: number; position: number }
  /** Option that the code of another file reads or sets. */
  | { kind: 'access'; file: string; start: number; name: string }
  /** Refs of a template that a mixin can use. */
  | { kind: 'refs'; file: string; refs: readonly (readonly [name: string, component: string])[] }

/** Returns the other file that a value is written in; undefined for the file itself. */
export function otherFileOf({ context }: Value, own: AnalyzedFile): string | undefined {
  return 'script' in context && context.script.file !== own ? context.script.file.name : undefined
}

/** Key of a use: the same use is reported once. */
export const keyOfUse = (use: CrossFileUse): string => JSON.stringify(use)

/** Maps the offsets of uses in a file to the text after some edits. */
export function moveUses(
  uses: readonly CrossFileUse[],
  edits: readonly { start: number; end: number; text: string }[]
): CrossFileUse[] {
  return uses.map(use => {
    if (!('start' in use)) return use
    const shift = edits
      .filter(({ start, end }) => end <= use.start && start < use.start)
      .reduce((total, { start, end, text }) => total + text.length - (end - start), 0)
    return { ...use, start: use.start + shift }
  })
}
