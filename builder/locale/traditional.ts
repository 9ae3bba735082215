import { Converter } from 'opencc-js/cn2t'
import { contextOverrides, ordinaryWords, termOverrides } from './traditional-overrides.ts'

/** Loaded with the first Chinese text, because building OpenCC's dictionaries takes 0.2 s. */
let openCC: Convert | undefined
type Convert = (text: string) => string

const words = [...Object.keys(termOverrides), ...ordinaryWords].sort((a, b) => b.length - a.length)
const contextPatterns = Object.values(contextOverrides).map(({ pattern }) => pattern.source)
const overridePattern = new RegExp([...words, ...contextPatterns].join('|'), 'gmu')
const ordinary = new Set(ordinaryWords)

/** Most pieces of code have nothing to convert, and searching for all the words takes longer than this check. */
const nonAscii = /[^\0-\x7f]/

/** Conversions cached by an earlier program; see cached-traditional.ts. */
export const cachedConversions = new Map<string, string>()

/** Converts Chinese to its Taiwanese form: OpenCC with the phrases of Taiwan, and our own words for its mistakes. */
export function toTraditional(text: string): string {
  if (!nonAscii.test(text)) return text
  const cached = cachedConversions.get(text)
  if (cached !== undefined) return cached
  let result = ''
  let position = 0
  // Not matchAll: it copies the expression for each text, and compiling one of this length takes a millisecond.
  overridePattern.lastIndex = 0
  for (let match = overridePattern.exec(text); match; match = overridePattern.exec(text)) {
    const { 0: word, index } = match
    if (ordinary.has(word)) continue
    result += convert(text.slice(position, index)) + (termOverrides[word] ?? contextOverrides[word]!.traditional)
    position = index + word.length
  }
  return result + convert(text.slice(position))
}

function convert(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text
  const converter: Convert = (openCC ??= Converter({ from: 'cn', to: 'twp' }))
  return converter(text)
}
