import type { NavGroup, Page } from './page.ts'

/** What the build draws in a language, with the components of the app: all of it is HTML. */
export interface Drawing {
  /** The frame of the site, with a page in it or without. */
  shell: (nav: NavGroup[], shown?: DrawnPage & { page: Page }) => string
  /** What a tab says. */
  title: (page: Page) => string
  /** @param code The statements of a function that gets the JSX runtime, as MDX writes them. */
  page: (page: Page, code: string) => DrawnPage
  /** The lines of a group of the sidebar. */
  group: (group: NavGroup) => string
}

export interface DrawnPage {
  /** The `<article>`. */
  article: string
  /** What stands in the column beside it. */
  outline: string
}
