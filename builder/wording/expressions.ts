export interface Expression {
  id: string
  language: 'zh' | 'en'
  expression: RegExp
  /** Suggested wording. */
  write: string
  /** Parts of paths below `content` that are not checked. */
  notIn: string[]
}

/** Parses the table of `docs/terms.md`, the only list of expressions. */
export function expressionsOf(terms: string): Expression[] {
  const [, table = ''] = /```text\n([\s\S]*?)\n```/.exec(terms) ?? []
  return table.split('\n').map(line => {
    const parts = /^(([ze])\d\d) +(.+?) +→ (.+?)(?: +\| not in (.+))?$/.exec(line)
    if (!parts) throw new Error(`docs/terms.md: "${line}" is not "id  expression  → what to write  | not in folder/".`)
    const [, id = '', letter, expression = '', write = '', folders = ''] = parts
    const language = letter === 'z' ? 'zh' : 'en'
    return {
      id,
      language,
      expression: new RegExp(expression, language === 'zh' ? 'gu' : 'giu'),
      write,
      notIn: folders.split(' ').filter(Boolean)
    }
  })
}
