import type { Spellings } from './search-spellings.ts'
import { isOneEdit } from './search-typos.ts'

/** Nobody misspells a longer word in one character: it is written word by word. */
const longestWord = 4

/**
 * Words that are written with another character of the same or nearly the same sound, as an input method offers them:
 * `过虑` is `过滤`, `帅选` is `筛选`. Words of the records stay as they are.
 */
export function heard(text: string, spellings: Spellings, isKnown: (word: string) => boolean): string {
  return text.replace(/\p{Script=Han}{2,}/gu, chinese => {
    let written = ''
    for (let at = 0; at < chinese.length;) {
      const pieces = piecesAt(chinese, at)
      const known = pieces.find(isKnown)
      const [piece, word] = known ? [known, known] : (meantBy(pieces, spellings) ?? [chinese[at]!, chinese[at]!])
      written += word
      at += piece.length
    }
    return written
  })
}

/** What stands at a place, the longest first. */
const piecesAt = (chinese: string, at: number): string[] =>
  Array.from({ length: longestWord - 1 }, (_, index) => chinese.slice(at, at + longestWord - index)).filter(
    (piece, index) => piece.length === longestWord - index
  )

function meantBy(pieces: readonly string[], spellings: Spellings): [piece: string, word: string] | undefined {
  for (const piece of pieces) {
    const word = wordThatSounds(piece, spellings)
    if (word !== undefined) return [piece, word]
  }
  return undefined
}

/** One character at least is right, in its place. */
function wordThatSounds(piece: string, { sounds, readings }: Spellings): string | undefined {
  const sound = soundOf(piece, readings)
  if (sound === undefined) return undefined
  const isMeant = (word: string | undefined): word is string =>
    word?.length === piece.length && [...word].some((character, index) => character === piece[index])
  const same = Object.hasOwn(sounds, sound) ? sounds[sound] : undefined
  return isMeant(same)
    ? same
    : Object.entries(sounds).find(
        ([near, word]) => near[0] === sound[0] && isOneEdit(near, sound) && isMeant(word)
      )?.[1]
}

function soundOf(piece: string, readings: Record<string, string>): string | undefined {
  const sounds = [...piece].map(
    character => Object.entries(readings).find(([, characters]) => characters.includes(character))?.[0]
  )
  return sounds.includes(undefined) ? undefined : sounds.join('')
}
