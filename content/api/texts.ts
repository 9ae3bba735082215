/**
 * What a description says about one member of the library, keyed by its path: `table.sortConfig.orders`,
 * `table@cell-click`, `table#empty`, `table()sort`; `table@filter-change~values` is one of its parameters, and a
 * name alone, `row`, is every parameter of that name that has no text of its own.
 *
 * `` `code` `` is code; `[text](table.rowConfig.isHover)` leads to a member, `[text](/table/base/sort)` to a page.
 */
export type MemberTexts = Record<string, MemberText>

export type MemberText = WrittenText | SameText

export interface WrittenText {
  zh: string
  en: string
  /** First version that has it, where that is known: `3.7`. */
  since?: string
  /** Path of the member to use instead; empty when there is none. */
  deprecated?: string
}

/** Same words as another member: `cellRender.props` and `editRender.props`. */
export interface SameText {
  same: string
}
