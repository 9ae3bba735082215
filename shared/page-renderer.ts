import type { NavGroup, Page } from './page.ts'

/** Functions that render HTML in one language with the components of the app, during the build. */
export interface PageRenderer {
  /** Renders the shell of the site, with or without a page. */
  renderShell: (nav: NavGroup[], renderedPage?: RenderedPage & { page: Page }) => string
  /** Returns the title of the browser tab. */
  getTitle: (page: Page) => string
  /** @param code Body of a function that takes the JSX runtime, as MDX compiles it. */
  renderPage: (page: Page, code: string) => RenderedPage
  /** Renders the entries of a sidebar group. */
  renderGroup: (group: NavGroup) => string
}

export interface RenderedPage {
  /** HTML of the `<article>`. */
  article: string
  /** HTML of the outline in the column beside it. */
  outline: string
}
