/** The form of `content/nav.ts`: a label missing in one language is a type error. */
export type NavSource = readonly NavGroupSource[]

export interface NavGroupSource {
  key: string
  title: Label
  /** Path that the names in `pages` continue. A name that starts with `/` is a full path. */
  under: string
  pages: readonly string[]
  /** Entries that lead to other sites or to the playground. */
  links?: readonly { title: Label; href: string }[]
  /** The group's pages have routes but no line in the sidebar. */
  isHidden?: true
}

export interface Label {
  zh: string
  en: string
}
