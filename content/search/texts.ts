/** Search record besides pages, headings, demos and members, in plain text, because a hit contains no links. */
export interface Explanation {
  zh: string
  en: string
  /** Target of the hit: a member, `table.rowConfig.keyField`, or a page or heading, `/table/base/sort#pitfalls`. */
  to: string
}

/**
 * Message of the library, named by its key below `vxe.error`. The build reads its wording from the installed package.
 */
export interface MessageText extends Explanation {
  /** Values of `{0}` and `{1}` with an explanation of their own. */
  cases?: readonly MessageCase[]
}

export interface MessageCase extends Explanation {
  with: readonly string[]
}

/** Message of Vue or of the browser, the same in every language. `…` matches a variable part. */
export interface ExternalMessage extends Explanation {
  title: string
  /** Wordings of other browsers, versions and bundlers. */
  also?: readonly string[]
}

/** Message of vxe-table 3.9 and later; the build reads its wording from vxe-pc-ui. */
export interface LaterMessage extends Explanation {
  /** Shorter wordings. */
  also?: readonly string[]
}

/** Phrases, separated by commas. */
export type DefectWords = Record<'zh' | 'en', string>

/** Names of later versions with the member or page of 3.8.6 that replaces them. */
export interface LaterNameTarget {
  names: readonly string[]
  to: string
}

/** Word of readers for a thing with another name here, or a task without a name. */
export interface SearchWord {
  /** Target; several if the text names several members, each of which becomes a hit. */
  to: string | readonly string[]
  zh: WordText
  en: WordText
}

/** Tool of the site: a route, or a dialog, which has no address. */
export type SearchTool = { zh: WordText; en: WordText } & ({ to: string } | { action: 'offline' })

export interface WordText {
  word: string
  /** One sentence. */
  text: string
  /** Synonyms, which are found in both languages. */
  also: readonly string[]
}
