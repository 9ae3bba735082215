import type { Language } from '../shared/locale.ts'

/** A version of the library that the frame's program is built with. */
export interface FrameLibrary {
  /** Packages that the reader's code may import, already installed in Vue as on the pages of the site. */
  packages: Record<string, unknown>
  setAppearance: (dark: boolean, language: Language) => void
  /** Returns the selector of the library's scroll containers. Their order in the document is the same in all versions. */
  scrollers: () => string
}

/** Returns the exports of a module. The bundler gives those of a CommonJS module as its default export. */
export function exportsOf(module: object): Record<string, unknown> {
  const inner = (module as { default?: { __esModule?: boolean; default?: object } }).default
  return (inner?.__esModule ? inner : module) as Record<string, unknown>
}
