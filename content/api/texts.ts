/**
 * Descriptions of the members of the library, keyed by path: `table.sortConfig.orders`, `table@cell-click`,
 * `table#empty`, `table()sort`. `table@filter-change~values` is a parameter of an event, and a name alone, `row`,
 * describes every parameter of that name without its own text. `` `code` `` is code; `[text](table.rowConfig.isHover)`
 * links to a member, `[text](/table/base/sort)` to a page.
 */
export type MemberTexts = Record<string, MemberText>

export type MemberText = WrittenText | SameText

export interface WrittenText {
  zh: string
  en: string
  /** First version that has the member, if it is known: `3.7`. */
  since?: string
  /** Path of the member to use instead; empty if there is none. */
  deprecated?: string
}

/** Path of a member with the same text: `cellRender.props` and `editRender.props`. */
export interface SameText {
  same: string
}
