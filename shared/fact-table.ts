/** Table generated from facts; cells are Markdown with text, `code`, links and `<Api>`. */
export interface FactTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}
