import { chineseSynonyms } from './search-synonyms.ts'
import type { SearchRecord, Term } from './search.ts'
import { longestWord } from './search-segments.ts'
import { bareOf } from './search.ts'

/** The words of all titles, to mend typos with, and the Chinese ones, to cut questions at. */
export interface Vocabulary {
  latin: string[]
  chinese: ReadonlySet<string>
}

/** What is longer in the words of a page is a phrase: a query is cut within it. */
const longestOfPages = 4

export function vocabularyOf(records: readonly SearchRecord[]): Vocabulary {
  const latin = new Set<string>()
  const chinese = new Set<string>(chineseSynonyms.filter(word => word.length > 1))
  for (const { kind, title, words = '' } of records) {
    if (kind === 'message') continue
    const said = kind === 'member' ? title : `${title},${words}`
    for (const word of said.match(/[A-Za-z]{4,}/g) ?? []) addNames(word, latin)
    if (kind === 'member') latin.add(bareOf(title.slice(title.lastIndexOf('.') + 1)))
    else
      for (const word of said.match(/\p{Script=Han}+/gu) ?? [])
        if (word.length > 1 && word.length <= (kind === 'page' ? longestOfPages : longestWord)) chinese.add(word)
  }
  return { latin: [...latin], chinese }
}

/** `getUpdateRecords`, and each of its words. */
function addNames(word: string, latin: Set<string>): void {
  latin.add(word.toLowerCase())
  if (/[a-z][A-Z]/.test(word))
    for (const part of word.split(/(?=[A-Z])/)) if (part.length > 3) latin.add(part.toLowerCase())
}

/** The word next to one that stands nowhere: one letter too many, too few, wrong or swapped, also in its beginning. */
export function mend({ bare }: Term, vocabulary: Vocabulary): string | undefined {
  if (!/^[a-z]{4,}$/.test(bare)) return undefined
  const near = vocabulary.latin.filter(word => word[0] === bare[0] && isOneEdit(word, bare))
  return (
    near[0] ??
    vocabulary.latin.find(word => isOneEdit(word, bare)) ??
    (bare.length < 6
      ? undefined
      : vocabulary.latin.find(word => word.length > bare.length && word[0] === bare[0] && beginsNear(word, bare)))
  )
}

const beginsNear = (word: string, bare: string): boolean =>
  [bare.length, bare.length + 1].some(length => isOneEdit(word.slice(0, length), bare))

export function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let at = 0
  while (a[at] === b[at]) at += 1
  if (a.length > b.length) return a.slice(at + 1) === b.slice(at)
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1)
  return (
    a.slice(at + 1) === b.slice(at + 1) ||
    (a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2))
  )
}
