/** Table generated from facts; cells are Markdown with text, `code` and links. */
export interface FactTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}
