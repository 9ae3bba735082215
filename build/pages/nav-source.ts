/** The form of `content/nav.ts`: a label missing in one language is a type error. */
export type NavSource = readonly NavGroupSource[]

export interface NavGroupSource {
  key: string
  title: Label
  /** Path that the names in `pages` continue. A name that starts with `/` stands alone. */
  under: string
  pages: readonly string[]
  /** Entries that lead to other sites. */
  links?: readonly { title: Label; href: string }[]
  /** The group's pages have routes but no line in the sidebar. */
  isHidden?: true
}

export interface Label {
  zh: string
  en: string
}
