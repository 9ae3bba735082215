import type { Found, Library } from './find-records.ts'
import { heard } from './search-sounds.ts'
import { longestWord } from './search-segments.ts'

/** Other ways to write what the records say: fetched only for a query that has a word they do not. */
export interface Spellings {
  /** Characters and words of the other script: `篩` is `筛`, `匯出` is `导出`. */
  words: Record<string, string>
  /** Words by their sound: `paixu`. */
  sounds: Record<string, string>
  /** Characters by their sound: `lv` is said by `律虑滤绿…`. */
  readings: Record<string, string>
}

/** `static/search/zh.HASH.json` -> `static/search/zh-spellings.HASH.json` */
export const spellingsAddress = (records: string): string => records.replace(/\/(zh|tw)(?=\.[^/]*$)/, '/$1-spellings')

export function findRespelled(library: Library, query: string, spellings: Spellings): Found | undefined {
  const written = respell(query, spellings) ?? query
  const found = findInstead(library, query, written)
  if (found || library.find(query).hits.length) return found
  // A guess: it counts when all of it makes sense.
  const meant = findInstead(library, query, heard(written.normalize('NFKC'), spellings, library.knows))
  return meant?.hasUnknown ? undefined : meant
}

function findInstead(library: Library, query: string, instead: string): Found | undefined {
  const found = instead === query ? undefined : library.find(instead)
  return found?.hits.length ? { ...found, instead } : undefined
}

/** The query in the spelling of the records; nothing when that changes nothing. */
export function respell(query: string, spellings: Spellings): string | undefined {
  const written = spoken(inOtherScript(query.normalize('NFKC'), spellings.words), spellings.sounds)
  return written === query.normalize('NFKC') ? undefined : written
}

/** The longest words first, characters last. */
export const inOtherScript = (text: string, words: Spellings['words']): string =>
  text.replace(/\p{Script=Han}+/gu, chinese => {
    let written = ''
    for (let at = 0; at < chinese.length;) {
      let length = Math.min(longestWord, chinese.length - at)
      while (length > 1 && !Object.hasOwn(words, chinese.slice(at, at + length))) length -= 1
      const part = chinese.slice(at, at + length)
      written += words[part] ?? part
      at += length
    }
    return written
  })

export const spoken = (text: string, sounds: Record<string, string>): string =>
  text.replace(/[a-zA-Z]+(?:['’\s]+[a-zA-Z]+)*/g, latin => wordsOf(latin, sounds)?.join(' ') ?? latin)

/** `hebing danyuange`, `hebingdanyuange`: all of it is words of the records, or none of it is. */
function wordsOf(latin: string, sounds: Record<string, string>): string[] | undefined {
  const sound = latin.toLowerCase().replace(/['’\s]+/g, '')
  // The fewest words that make up the sound from each place on.
  const rest: (string[] | undefined)[] = []
  rest[sound.length] = []
  for (let at = sound.length - 1; at >= 0; at -= 1)
    for (let end = at + 2; end <= sound.length; end += 1) {
      const after = rest[end]
      const word = Object.hasOwn(sounds, sound.slice(at, end)) ? sounds[sound.slice(at, end)] : undefined
      if (after && word !== undefined && after.length + 1 < (rest[at]?.length ?? Infinity)) rest[at] = [word, ...after]
    }
  return rest[0]
}
