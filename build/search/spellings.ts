import { pinyin } from 'pinyin-pro'
import { segmentWords } from '../../shared/search-segments.ts'
import { vocabularyOf } from '../../shared/search-typos.ts'
import type { SearchRecord } from '../../shared/search.ts'
import type { Spellings } from '../../shared/search-spellings.ts'
import { inOtherScript, spoken } from '../../shared/search-spellings.ts'
import { step } from '../graph/step.ts'
import { toTraditional } from '../locale/traditional.ts'

/**
 * How the words of Chinese records are written in the other script and in Latin letters. `simplified` are the records
 * that the ones of Taiwan are made from.
 */
export const spellingsOf = (simplified: readonly SearchRecord[]): Record<'zh' | 'tw', Spellings> =>
  spell({ characters: [...charactersOf(simplified)], words: wordsOf(simplified) })

interface Written {
  characters: string[]
  words: string[]
}

/** Most changes of a text bring no word that no title has. */
const spell = step('spellings', import.meta.url, ({ characters, words }: Written): Record<'zh' | 'tw', Spellings> => {
  const zh: Spellings = { words: {}, sounds: {}, readings: readingsOf([...common, ...characters]) }
  const tw: Spellings = { words: {}, sounds: {}, readings: traditionalReadings(zh.readings) }
  for (const text of [...characters, ...words]) {
    const traditional = toTraditional(text)
    addWord(zh, traditional, text)
    addWord(tw, text, traditional)
    if (text.length < 2) continue
    const sound = soundOf(text)
    addSound(zh, sound, text)
    addSound(tw, sound, traditional)
  }
  return { zh, tw }
})

/** The 3,755 characters of everyday Chinese, the first level of GB 2312: what an input method offers first. */
const common = new Set(new TextDecoder('gb18030').decode(commonBytes()))

function commonBytes(): Uint8Array {
  const bytes: number[] = []
  for (let row = 0xb0; row <= 0xd7; row += 1)
    for (let cell = 0xa1; cell <= (row === 0xd7 ? 0xf9 : 0xfe); cell += 1) bytes.push(row, cell)
  return new Uint8Array(bytes)
}

function readingsOf(characters: readonly string[]): Spellings['readings'] {
  const readings: Spellings['readings'] = {}
  for (const character of new Set(characters)) {
    if (!/\p{Script=Han}/u.test(character)) continue
    const sound = soundOf(character)
    if (/^[a-z]+$/.test(sound)) readings[sound] = (readings[sound] ?? '') + character
  }
  return readings
}

const traditionalReadings = (readings: Spellings['readings']): Spellings['readings'] =>
  Object.fromEntries(Object.entries(readings).map(([sound, characters]) => [sound, toTraditional(characters)]))

const soundOf = (text: string): string => pinyin(text, { toneType: 'none', type: 'array', v: true }).join('')

/** What shorter words make up already is left out. */
function addWord({ words }: Spellings, other: string, own: string): void {
  if (inOtherScript(other, words) !== own) words[other] = own
}

function addSound({ sounds }: Spellings, sound: string, own: string): void {
  if (/^[a-z]{3,}$/.test(sound) && spoken(sound, sounds).replaceAll(' ', '') !== own) sounds[sound] ??= own
}

const charactersOf = (records: readonly SearchRecord[]): Set<string> =>
  new Set(records.flatMap(({ title, text, words = '' }) => [...title, ...text, ...words]))

/** Words of titles and keywords, the shortest first: nobody spells out more than four characters. */
function wordsOf(records: readonly SearchRecord[]): string[] {
  const said = [...vocabularyOf(records).chinese]
  const used = new Set(records.flatMap(({ title, words = '' }) => [...title, ...words]))
  return [...new Set(said.flatMap(word => [word, ...segmentWords(word)]))]
    .filter(word => word.length > 1 && word.length < 5 && [...word].every(character => used.has(character)))
    .sort((a, b) => a.length - b.length)
}
