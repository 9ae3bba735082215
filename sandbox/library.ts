import type { Language } from '../shared/locale.ts'

/** A version of the library that the frame's program is built with. */
export interface FrameLibrary {
  /** Packages that the reader's code may import, already installed in Vue as on the pages of the site. */
  packages: Record<string, unknown>
  setAppearance: (dark: boolean, language: Language) => void
  /** Selector of the library's scroll containers. Their order in the document is the same in both versions. */
  scrollers: string
}
