import type { FirstPageModule } from './page-module.ts'

declare global {
  var __boot: Boot | undefined
}

/**
 * State that the scripts inlined in the page and the app share. Each field is set by the first script that knows it;
 * the order of the scripts is in builder/vite/index-page-plugin.ts.
 */
export interface Boot {
  /** Written by builder/pages/index-hints.ts; missing on the development server. */
  files?: BootFiles
  /** Module of the page that the address names, requested before the app loads. */
  page?: Promise<FirstPageModule>
  /** Resolves when that page is rendered. */
  pageRendered?: Promise<void>
  /** True if the address is that of a page with demos. */
  hasDemos?: boolean
  /** Style sheet of the library, requested in parallel with the demos. */
  librarySheet?: Promise<unknown>
  /** Loads the app; removed on the first call. */
  startApp?: () => void
  /** Cancels the timeout after which the app counts as failed. */
  appLoaded?: () => void
  /** Shows the card that the app failed to load. */
  appFailed?: (error: string) => void
  /** Shows the card that the first script failed to load. */
  entryFailed?: (reason: { type: string }) => void
  /** Repeats the last click made before the app listened; removed on the first call. */
  appReady?: () => void
  /** Stops recording clicks. */
  stopRecording?: () => void
}

/** Returns the boot state of the page. */
export const boot = (): Boot => (globalThis.__boot ??= {})

/** Files of the app, by their names in `static/js/`. */
export interface BootFiles {
  /** Chunks of the app, the entry first. */
  app: string[]
  fonts: string[]
  texts: Record<string, string>
  /** Chunks that run demos; the first one exports the function that mounts a demo. */
  demo: string[]
  /** Address of the style sheet of the library. */
  sheet: string
}
