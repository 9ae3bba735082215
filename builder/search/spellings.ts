import { pinyin } from 'pinyin-pro'
import { segmentWords } from '../../shared/search-segments.ts'
import { createVocabulary } from '../../shared/search-typos.ts'
import type { SearchRecord } from '../../shared/search.ts'
import type { Spellings } from '../../shared/search-spellings.ts'
import { convertScript, convertPinyin } from '../../shared/search-spellings.ts'
import { step } from '../graph/step.ts'
import { toTraditional } from '../locale/traditional.ts'

/**
 * Returns the spellings of the words of Chinese records in the other script and in pinyin. The records of Taiwan are
 * derived from the simplified ones.
 */
export const createSpellings = (simplified: readonly SearchRecord[]): Record<'zh' | 'tw', Spellings> =>
  computeSpellings({ characters: [...collectCharacters(simplified)], words: collectWords(simplified) })

interface SpellingInput {
  characters: string[]
  words: string[]
}

/** Cached by characters and words, which most changes of a text leave the same. */
const computeSpellings = step(
  'spellings',
  import.meta.url,
  ({ characters, words }: SpellingInput): Record<'zh' | 'tw', Spellings> => {
    const zh: Spellings = { words: {}, sounds: {}, readings: createReadings([...commonCharacters, ...characters]) }
    const tw: Spellings = { words: {}, sounds: {}, readings: toTraditionalReadings(zh.readings) }
    for (const text of [...characters, ...words]) {
      const traditional = toTraditional(text)
      // 列 is Traditional for 行, but means columns in Simplified Chinese.
      if (!commonCharacters.has(traditional)) addWord(zh, traditional, text)
      addWord(tw, text, traditional)
      if (text.length < 2) continue
      const sound = getSound(text)
      addSound(zh, sound, text)
      addSound(tw, sound, traditional)
    }
    return { zh, tw }
  }
)

/** The 3,755 characters of everyday Chinese, level 1 of GB 2312, which input methods offer first. */
const commonCharacters = new Set(new TextDecoder('gb18030').decode(createCommonBytes()))

function createCommonBytes(): Uint8Array {
  const bytes: number[] = []
  for (let row = 0xb0; row <= 0xd7; row += 1)
    for (let cell = 0xa1; cell <= (row === 0xd7 ? 0xf9 : 0xfe); cell += 1) bytes.push(row, cell)
  return new Uint8Array(bytes)
}

function createReadings(characters: readonly string[]): Spellings['readings'] {
  const readings: Spellings['readings'] = {}
  for (const character of new Set(characters)) {
    if (!/\p{Script=Han}/u.test(character)) continue
    const sound = getSound(character)
    if (/^[a-z]+$/.test(sound)) readings[sound] = (readings[sound] ?? '') + character
  }
  return readings
}

const toTraditionalReadings = (readings: Spellings['readings']): Spellings['readings'] =>
  Object.fromEntries(Object.entries(readings).map(([sound, characters]) => [sound, toTraditional(characters)]))

const getSound = (text: string): string => pinyin(text, { toneType: 'none', type: 'array', v: true }).join('')

/** Omits a word that shorter words make up already. */
function addWord({ words }: Spellings, otherSpelling: string, ownSpelling: string): void {
  if (convertScript(otherSpelling, words) !== ownSpelling) words[otherSpelling] = ownSpelling
}

function addSound({ sounds }: Spellings, sound: string, ownSpelling: string): void {
  if (/^[a-z]{3,}$/.test(sound) && convertPinyin(sound, sounds).replaceAll(' ', '') !== ownSpelling)
    sounds[sound] ??= ownSpelling
}

const collectCharacters = (records: readonly SearchRecord[]): Set<string> =>
  new Set(records.flatMap(({ title, text, words = '' }) => [...title, ...text, ...words]))

/** Returns words of titles and keywords, the shortest first; readers do not spell out more than four characters. */
function collectWords(records: readonly SearchRecord[]): string[] {
  const vocabularyWords = [...createVocabulary(records).chinese]
  const usedCharacters = new Set(records.flatMap(({ title, words = '' }) => [...title, ...words]))
  return [...new Set(vocabularyWords.flatMap(word => [word, ...segmentWords(word)]))]
    .filter(word => word.length > 1 && word.length < 5 && [...word].every(character => usedCharacters.has(character)))
    .sort((a, b) => a.length - b.length)
}
