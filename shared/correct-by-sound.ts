import type { Spellings } from './search-spellings.ts'
import { isOneEdit } from './search-typos.ts'

/** Maximum length of a corrected word; longer phrases are typed word by word. */
const maxWordLength = 4

/**
 * Corrects words with a wrong character of the same or a similar sound, as an input method offers them: `过虑` becomes
 * `过滤`, `帅选` becomes `筛选`. Words of the records are kept.
 */
export function correctBySound(text: string, spellings: Spellings, isKnown: (word: string) => boolean): string {
  return text.replace(/\p{Script=Han}{2,}/gu, chinese => {
    let corrected = ''
    for (let offset = 0; offset < chinese.length;) {
      const pieces = getPieces(chinese, offset)
      const known = pieces.find(isKnown)
      const [piece, word] = known
        ? [known, known]
        : (findMeantWord(pieces, spellings) ?? [chinese[offset]!, chinese[offset]!])
      corrected += word
      offset += piece.length
    }
    return corrected
  })
}

/** Returns the possible words at a position, the longest first. */
const getPieces = (chinese: string, offset: number): string[] =>
  Array.from({ length: maxWordLength - 1 }, (_, index) => chinese.slice(offset, offset + maxWordLength - index)).filter(
    (piece, index) => piece.length === maxWordLength - index
  )

function findMeantWord(pieces: readonly string[], spellings: Spellings): [piece: string, word: string] | undefined {
  for (const piece of pieces) {
    const word = findWordBySound(piece, spellings)
    if (word !== undefined) return [piece, word]
  }
  return undefined
}

/** Returns the word of the same or a similar sound that shares at least one character at the same position. */
function findWordBySound(piece: string, { sounds, readings }: Spellings): string | undefined {
  const sound = getSound(piece, readings)
  if (sound === undefined) return undefined
  const isMeant = (word: string | undefined): word is string =>
    word?.length === piece.length && [...word].some((character, index) => character === piece[index])
  const exactMatch = Object.hasOwn(sounds, sound) ? sounds[sound] : undefined
  return isMeant(exactMatch)
    ? exactMatch
    : Object.entries(sounds).find(
        ([similarSound, word]) => similarSound[0] === sound[0] && isOneEdit(similarSound, sound) && isMeant(word)
      )?.[1]
}

function getSound(piece: string, readings: Record<string, string>): string | undefined {
  const sounds = [...piece].map(
    character => Object.entries(readings).find(([, characters]) => characters.includes(character))?.[0]
  )
  return sounds.includes(undefined) ? undefined : sounds.join('')
}
