import type { Language } from '../../shared/locale.ts'
import { toTraditional } from '../locale/traditional.ts'

/** Chinese phrase -> English phrase. A phrase that stays Chinese in an English demo is its own English. */
export type Words = Record<string, string>

/** Han characters, CJK punctuation and full-width forms; curly quotes and dashes are English as well. */
const chineseCharacter = /[\p{Script=Han}\u3000-\u303f\ufe30-\ufe4f\uff00-\uffef]/gu
/** A run from the first to the last Chinese character of a text, which a translator would look up as one phrase. */
const chineseRun = new RegExp(`${chineseCharacter.source}(?:[^\\r\\n'"\`<>{}]*${chineseCharacter.source})?`, 'gu')
const han = /^\p{Script=Han}$/u

/**
 * Translates a demo, which is written once in Chinese so that no translated copy has to be maintained. English replaces
 * phrases in one pass, the longest first; inserted text is not translated again. Chinese text that the word lists lack
 * is an error.
 */
export function localizeSource(
  source: string,
  language: Language,
  words: Words,
  file: string,
  onUse?: (key: string) => void
): string {
  if (language === 'zh') return source
  if (language === 'tw') return toTraditional(source)
  const translated = new Set<number>()
  const english = createEnglishTranslator(words, file)
  const result = english(source, (key, from) => {
    onUse?.(key)
    for (let at = from; at < from + key.length; at += 1) translated.add(at)
  })
  checkAllTranslated(source, translated, file)
  return result
}

export type TranslateToEnglish = (text: string, onFound?: (key: string, at: number) => void) => string

/** Returns a function that replaces phrases by their English and leaves other text unchanged. */
export function createEnglishTranslator(words: Words, file: string): TranslateToEnglish {
  const longestFirst = phrasesByFirstCharacter(words, file)
  return (text, onFound) => {
    let result = ''
    for (let at = 0; at < text.length;) {
      const key = longestFirst.get(text.charAt(at))?.find(phrase => matchesAt(text, phrase, at))
      if (key !== undefined) onFound?.(key, at)
      result += key === undefined ? text.charAt(at) : words[key]
      at += key?.length ?? 1
    }
    return result
  }
}

/** Returns the phrases that no demo uses. */
export function unusedWords(usedKeys: Iterable<string>, words: Words): string[] {
  const used = new Set(usedKeys)
  return Object.keys(words).filter(key => !used.has(key))
}

/**
 * A single character (`中`, "Medium") matches only if the characters next to it are not Chinese, as they are in `中文`.
 */
function matchesAt(source: string, phrase: string, at: number): boolean {
  if (!source.startsWith(phrase, at)) return false
  return !han.test(phrase) || !(han.test(source.charAt(at - 1)) || han.test(source.charAt(at + 1)))
}

function phrasesByFirstCharacter(words: Words, file: string): Map<string, string[]> {
  const phrases = new Map<string, string[]>()
  for (const key of Object.keys(words).sort((a, b) => b.length - a.length)) {
    checkPhrase(key, words[key] ?? '', file)
    const sameStart = phrases.get(key.charAt(0))
    if (sameStart) sameStart.push(key)
    else phrases.set(key.charAt(0), [key])
  }
  return phrases
}

function checkPhrase(key: string, english: string, file: string): void {
  const problem = phraseProblem(key, english)
  if (problem) throw new Error(`${file}: ${problem}`)
}

/** Returns the problem of one entry of a word list, or undefined. */
export function phraseProblem(key: string, english: string): string | undefined {
  if (key.search(chineseCharacter) < 0)
    return `its word list holds "${key}", which has no Chinese in it and would be replaced inside code. Take it out.`
  if (/['"`\\\r\n]/.test(english))
    return `the English of "${key}" is "${english}": a quote, a backslash or a line break would end the string it stands in. Write ’ or “ ” instead, or make two phrases of it.`
  return undefined
}

function checkAllTranslated(source: string, translated: ReadonlySet<number>, file: string): void {
  const untranslated = [...source.matchAll(chineseRun)].filter(run =>
    [...run[0].matchAll(chineseCharacter)].some(({ index }) => !translated.has(run.index + index))
  )
  if (!untranslated.length) return
  const messages = untranslated.map(
    run => `${file}:${source.slice(0, run.index).split('\n').length}: "${run[0]}" has no English.`
  )
  throw new Error(
    `${messages.join('\n')}\nAdd it to words.en.json beside the page or to content/_shared/words.en.json.`
  )
}
