import { Converter } from 'opencc-js/cn2t'
import { ordinaryWords, rows, terms } from './traditional-overrides.ts'

/** Building OpenCC's dictionaries takes 0.2 s, so it waits for the first Chinese text. */
let openCC: Convert | undefined
type Convert = (text: string) => string

const words = [...Object.keys(terms), ...ordinaryWords].sort((a, b) => b.length - a.length)
const special = new RegExp(`${words.join('|')}|${rows.map(row => row.source).join('|')}`, 'gmu')
const ordinary = new Set(ordinaryWords)

/** Most pieces of code have nothing to convert, and looking for all the words takes longer. */
const foreign = /[^\0-\x7f]/

/** Texts whose form is known from an earlier program; see kept-traditional.ts. */
export const learned = new Map<string, string>()

/** Chinese as written in Taiwan: OpenCC with the phrases of Taiwan, and our own words for what it gets wrong. */
export function toTraditional(text: string): string {
  if (!foreign.test(text)) return text
  const known = learned.get(text)
  if (known !== undefined) return known
  let result = ''
  let at = 0
  // Not matchAll: it copies the expression for each text, and preparing one this long takes a millisecond.
  special.lastIndex = 0
  for (let found = special.exec(text); found; found = special.exec(text)) {
    const { 0: word, index } = found
    if (ordinary.has(word)) continue
    result += convert(text.slice(at, index)) + (terms[word] ?? '列')
    at = index + word.length
  }
  return result + convert(text.slice(at))
}

function convert(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text
  const converter: Convert = (openCC ??= Converter({ from: 'cn', to: 'twp' }))
  return converter(text)
}
