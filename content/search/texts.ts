/** What the search finds besides pages, headings, demos and members. Plain text: a hit has no links of its own. */
export interface Explanation {
  zh: string
  en: string
  /** Where it leads: a member, `table.rowConfig.keyField`, or a place of the site, `/table/base/sort#pitfalls`. */
  to: string
}

/** A message of the library, named by its key below `vxe.error`. The build takes its words from the installed package. */
export interface MessageText extends Explanation {
  /** Values of `{0}` and `{1}` that deserve an explanation of their own. */
  cases?: readonly MessageCase[]
}

export interface MessageCase extends Explanation {
  with: readonly string[]
}

/** A message of Vue or of the browser, the same in every language. `…` stands for what differs. */
export interface ForeignMessage extends Explanation {
  title: string
}

/** A word readers use for something that is called otherwise here, or a task that has no name. */
export interface Word {
  to: string
  zh: Said
  en: Said
}

export interface Said {
  word: string
  /** One sentence. */
  text: string
  /** Other ways to say it. They find it in both languages. */
  also: readonly string[]
}
