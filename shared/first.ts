import type { DrawnPage } from './drawing.ts'
import type { Page } from './page.ts'

/** What the scripts in the page itself hand to each other. */
export interface FirstWindow extends Window {
  /** The page that the address names, as soon as it has arrived. */
  __first?: Promise<FirstView>
  /** It is on the screen. */
  __firstView?: Promise<void>
  /** Demos that run, or will in a moment, by their stage. */
  __started?: Map<Element, StartedDemo>
  __hints?: Hints
  /** Its address is one of a page with demos. */
  __hasDemos?: boolean
  /** Lets the app come. */
  __startApp?: () => void
  /** The library's sheet, asked for beside them. */
  __sheet?: Promise<unknown>
}

/** Written into the page by build/pages/index-hints.ts: files of the app, by their names in `static/js/`. */
export interface Hints {
  /** The app and what it is made of. */
  app: string[]
  fonts: string[]
  texts: Record<string, string>
  /** What runs demos; the first of them mounts them. */
  demo: string[]
  /** The library's sheet. */
  sheet: string
}

/** A demo that was started before the app: the app takes it over with all that happened by then. */
export interface StartedDemo {
  id: string
  /** Where it runs. */
  mounted?: { relabel: (component: unknown) => void; unmount: () => void }
  component?: unknown
  onFailure: (error: unknown) => void
  onError: (error: unknown) => void
  failures: unknown[]
  errors: unknown[]
  /** The app is there and starts it by itself. */
  isTaken?: boolean
}

/** A page as the build has drawn it, and what the app must know of it. */
export interface PageModule extends DrawnPage {
  page: Page
  /** Where the rows of its table of the reference are. */
  table?: string
}

/** The module as it is fetched. */
export interface FirstView extends PageModule {
  /** The lines of the groups of the sidebar that pages like it stand in, by the group's key. */
  lists: Record<string, string>
}
