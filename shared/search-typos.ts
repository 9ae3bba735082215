import { chineseSynonyms } from './search-synonyms.ts'
import type { SearchRecord, Term } from './search.ts'
import { maxWordLength } from './search-segments.ts'
import { normalizeText } from './search.ts'

/** Latin words of titles and keywords, which correct typos, and Chinese words, at which queries are split. */
export interface Vocabulary {
  latin: string[]
  chinese: ReadonlySet<string>
}

/** Maximum length of a Chinese word from a page; a longer one is a phrase, inside of which queries are split. */
const maxPageWordLength = 4

export function createVocabulary(records: readonly SearchRecord[]): Vocabulary {
  const latin = new Set<string>()
  const chinese = new Set<string>(chineseSynonyms.filter(word => word.length > 1))
  for (const { kind, title, words = '' } of records) {
    if (kind === 'message' || kind === 'later') continue
    const searchedText = kind === 'member' ? title : `${title},${words}`
    for (const word of searchedText.match(/[A-Za-z]{4,}/g) ?? []) addNameWords(word, latin)
    if (kind === 'member') latin.add(normalizeText(title.slice(title.lastIndexOf('.') + 1)))
    else
      for (const word of searchedText.match(/\p{Script=Han}+/gu) ?? [])
        if (word.length > 1 && word.length <= (kind === 'page' ? maxPageWordLength : maxWordLength)) chinese.add(word)
  }
  return { latin: [...latin], chinese }
}

/** Adds a name such as `getUpdateRecords` and each of its words. */
function addNameWords(word: string, latin: Set<string>): void {
  latin.add(word.toLowerCase())
  if (/[a-z][A-Z]/.test(word))
    for (const part of word.split(/(?=[A-Z])/)) if (part.length > 3) latin.add(part.toLowerCase())
}

/** Returns a word, or one with a beginning, that differs by one extra, missing, wrong or swapped letter. */
export function correctSpelling({ bare }: Term, vocabulary: Vocabulary): string | undefined {
  if (!/^[a-z]{4,}$/.test(bare)) return undefined
  const sameInitial = vocabulary.latin.filter(word => word[0] === bare[0] && isOneEdit(word, bare))
  return (
    sameInitial[0] ??
    vocabulary.latin.find(word => isOneEdit(word, bare)) ??
    (bare.length < 6
      ? undefined
      : vocabulary.latin.find(
          word => word.length > bare.length && word[0] === bare[0] && isOneEditFromBeginning(word, bare)
        ))
  )
}

const isOneEditFromBeginning = (word: string, bare: string): boolean =>
  [bare.length, bare.length + 1].some(length => isOneEdit(word.slice(0, length), bare))

export function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let index = 0
  while (a[index] === b[index]) index += 1
  if (a.length > b.length) return a.slice(index + 1) === b.slice(index)
  if (a.length < b.length) return a.slice(index) === b.slice(index + 1)
  return (
    a.slice(index + 1) === b.slice(index + 1) ||
    (a[index] === b[index + 1] && a[index + 1] === b[index] && a.slice(index + 2) === b.slice(index + 2))
  )
}
