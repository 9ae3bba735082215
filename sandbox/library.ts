import type { Language } from '../shared/locale.ts'

/** A version of the library that the frame's program is built with. */
export interface Library {
  /** What a reader's code may import. They are installed already, as on the pages of the site. */
  packages: Record<string, unknown>
  look: (dark: boolean, language: Language) => void
  /** Elements in which it scrolls, as a selector: they stand in the same order in both versions. */
  scrollers: string
}
