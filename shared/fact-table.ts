/** A table that is made of facts. Cells are Markdown: text, `code` and links. */
export interface FactTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}
