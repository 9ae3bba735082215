import type { SearchResult, SearchIndex } from './search-index.ts'
import { correctBySound } from './correct-by-sound.ts'
import { maxWordLength } from './search-segments.ts'

/** Other spellings of the words in the records, fetched only for a query with an unknown word. */
export interface Spellings {
  /** Characters and words of the other script: `篩` is `筛`, `匯出` is `导出`. */
  words: Record<string, string>
  /** Words by pinyin: `paixu`. */
  sounds: Record<string, string>
  /** Characters by pinyin: `lv` is the sound of `律虑滤绿…`. */
  readings: Record<string, string>
}

/** `static/search/zh.HASH.json` -> `static/search/zh-spellings.HASH.json` */
export const getSpellingsAddress = (records: string): string =>
  records.replace(/\/(zh|tw)(?=\.[^/]*$)/, '/$1-spellings')

export function findWithSpellings(
  searchIndex: SearchIndex,
  query: string,
  spellings: Spellings
): SearchResult | undefined {
  const respelled = respell(query, spellings) ?? query
  const result = findReplacement(searchIndex, query, respelled)
  if (result || searchIndex.find(query).hits.length) return result
  // Words corrected by sound are guesses, which count only if the records contain all of them.
  const corrected = findReplacement(
    searchIndex,
    query,
    correctBySound(respelled.normalize('NFKC'), spellings, searchIndex.hasWord)
  )
  return corrected?.hasUnknown ? undefined : corrected
}

function findReplacement(searchIndex: SearchIndex, query: string, replacement: string): SearchResult | undefined {
  const result = replacement === query ? undefined : searchIndex.find(replacement)
  return result?.hits.length ? { ...result, instead: replacement } : undefined
}

/** Returns the query in the spelling of the records, or undefined if it is the same. */
export function respell(query: string, spellings: Spellings): string | undefined {
  const respelled = convertPinyin(convertScript(query.normalize('NFKC'), spellings.words), spellings.sounds)
  return respelled === query.normalize('NFKC') ? undefined : respelled
}

/** Replaces the longest words first, single characters last. */
export const convertScript = (text: string, words: Spellings['words']): string =>
  text.replace(/\p{Script=Han}+/gu, chinese => {
    let converted = ''
    for (let offset = 0; offset < chinese.length;) {
      let length = Math.min(maxWordLength, chinese.length - offset)
      while (length > 1 && !Object.hasOwn(words, chinese.slice(offset, offset + length))) length -= 1
      const part = chinese.slice(offset, offset + length)
      converted += words[part] ?? part
      offset += length
    }
    return converted
  })

export const convertPinyin = (text: string, sounds: Record<string, string>): string =>
  text.replace(/[a-zA-Z]+(?:['’\s]+[a-zA-Z]+)*/g, latin => splitPinyin(latin, sounds)?.join(' ') ?? latin)

/** Splits `hebing danyuange` or `hebingdanyuange` into words of the records; undefined if a part is unknown. */
function splitPinyin(latin: string, sounds: Record<string, string>): string[] | undefined {
  const sound = latin.toLowerCase().replace(/['’\s]+/g, '')
  // For each position, the fewest words that make up the rest of the sound.
  const shortestFrom: (string[] | undefined)[] = []
  shortestFrom[sound.length] = []
  for (let offset = sound.length - 1; offset >= 0; offset -= 1)
    for (let end = offset + 2; end <= sound.length; end += 1) {
      const remainder = shortestFrom[end]
      const word = Object.hasOwn(sounds, sound.slice(offset, end)) ? sounds[sound.slice(offset, end)] : undefined
      if (remainder && word !== undefined && remainder.length + 1 < (shortestFrom[offset]?.length ?? Infinity))
        shortestFrom[offset] = [word, ...remainder]
    }
  return shortestFrom[0]
}
