/** Titles in one language by page, of its demos by name and of its headings by anchor. */
export type SiteTitles = Record<string, PageTitles>

export interface PageTitles {
  title: string
  demos: Record<string, string>
  headings: Record<string, string>
}
