import type { RenderedPage } from './page-renderer.ts'
import type { Page } from './page.ts'

/** Page rendered by the build, with the data that the app needs. */
export interface PageModule extends RenderedPage {
  page: Page
  /** Address of the rows of its reference table. */
  table?: string
}

/** Page module with the additional exports of the fetched file. */
export interface FirstPageModule extends PageModule {
  /** HTML of the sidebar groups with pages of the same section, by group key. */
  lists: Record<string, string>
}
