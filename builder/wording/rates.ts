import { lengthOf, sentencesOf } from './prose.ts'
import type { Language } from './wording-problems.ts'
import { proseTextsOf } from './wording-problems.ts'

/** A line of the list of rates in docs/terms.md. */
export interface RateRule {
  id: string
  language: Language
  name: string
  min: number
  max: number
  /** Rates of the documentation that ours is compared with. */
  references: string
  /** Counted per 10,000 words or characters, on texts with a sentence per line. */
  measure: RegExp | 'median' | 'short'
}

/** Parses the second list of `docs/terms.md`. */
export function rateRulesOf(terms: string): RateRule[] {
  const [, list = ''] = /```text\n(r01[\s\S]*?)\n```/.exec(terms) ?? []
  return list.split('\n').map(line => {
    const parts = /^(r\d\d)  (zh|en)  (.+?)  ([\d.]+)–([\d.]+)  (.+?)  (.+)$/.exec(line)
    if (!parts)
      throw new Error(`docs/terms.md: "${line}" is not "id  language  name  min–max  references  expression".`)
    const [, id = '', language, name = '', min, max, references = '', measure = ''] = parts
    return {
      id,
      language: language as Language,
      name,
      min: Number(min),
      max: Number(max),
      references,
      measure: measure === 'median' || measure === 'short' ? measure : new RegExp(measure, 'gimu')
    }
  })
}

/** Groups of pages by the start of their path. The first match counts. */
const groups: readonly (readonly [name: string, path: RegExp])[] = [
  ['upgrade', /^content\/(?:upgrade|table\/start\/upgrade)\//],
  ['guide', /^content\/(?:table\/(?:start|practice)|home|gallery|donation)\//],
  ['components', /^content\/(?:table\/module|integration|plugin|[a-z-]+\/api|api\/\w+)\//],
  ['form', /^content\/form\//],
  ...['base', 'advanced', 'edit', 'tree', 'grid', 'scroll'].map(
    folder => [`table/${folder}`, new RegExp(`^content/table/${folder}/`)] as const
  ),
  ['table/registries', /^content\/table\//],
  ['api texts', /^content\/api\/[\w-]+\.ts$/]
]

export const groupOf = (file: string): string | undefined =>
  /\/page\.(?:zh|en)\.mdx$|^content\/api\//.test(file) ? groups.find(([, path]) => path.test(file))?.[0] : undefined

export interface Prose {
  /** Whole texts, a sentence per line. */
  text: string
  /** Words of English, characters of Chinese. */
  length: number
  /** Lengths of complete sentences. Headings, cells and lists of links are not sentences. */
  sentences: number[]
}

/** Collects the prose of files in one language. */
export function proseIn(files: readonly { name: string; source: string }[], language: Language): Prose {
  const prose: Prose = { text: '', length: 0, sentences: [] }
  const lines: string[] = []
  for (const { name, source } of files)
    for (const text of proseTextsOf(name, source)) {
      if (text.language !== language) continue
      const isRunning = text.kind !== 'heading' && text.kind !== 'cell'
      for (const sentence of sentencesOf(text.text, language)) {
        lines.push(sentence)
        const length = countIn(sentence, language)
        prose.length += length
        if (isRunning && /[.!?。！？][”）)]*$/u.test(sentence)) prose.sentences.push(length)
      }
    }
  prose.text = lines.join('\n')
  return prose
}

const countIn = (sentence: string, language: Language): number =>
  language === 'en' ? lengthOf(sentence, 'en') : [...sentence.replace(/⟦⟧|\s/gu, '')].length

const maxShort = 8

export function rateOf({ text, length, sentences }: Prose, { measure }: RateRule): number {
  if (measure === 'median') return sentences.toSorted((a, b) => a - b)[sentences.length >> 1] ?? 0
  if (measure === 'short')
    return (100 * sentences.filter(each => each <= maxShort).length) / Math.max(1, sentences.length)
  return (10_000 * (text.match(measure)?.length ?? 0)) / Math.max(1, length)
}

/** Rates by group and id that are allowed until the pages of a group are revised. */
export type AllowedRates = Record<string, Record<string, number>>

/** The figure as it is stored, rounded so that it allows itself. */
const stored = (rate: number, rule: RateRule): number => (rate > rule.max ? Math.ceil(rate) : Math.floor(rate))

const isWithin = (rate: number, { min, max }: RateRule): boolean => rate >= min && rate <= max

/** A rate out of range is allowed if it is no worse than the stored one. */
const isAllowed = (rate: number, rule: RateRule, allowed: number | undefined): boolean =>
  allowed !== undefined && (rate > rule.max ? allowed >= rate : allowed <= rate && allowed < rule.min)

export function rateProblem(group: string, rule: RateRule, rate: number, allowed?: number): string | undefined {
  if (isWithin(rate, rule) || isAllowed(rate, rule, allowed)) return undefined
  const limit = allowed ?? `${rule.min} to ${rule.max}`
  return `${group} ${rule.id} ${rule.language} ${rule.name}: ${rate.toFixed(1)}, allowed ${limit}, references ${rule.references}`
}

/** Returns the allowed rates with better figures taken over. A worse figure changes nothing. */
export function improvedRates(
  allowed: AllowedRates,
  rates: readonly { group: string; rule: RateRule; rate: number }[]
): AllowedRates {
  const improved: AllowedRates = {}
  for (const { group, rule, rate } of rates) {
    const before = allowed[group]?.[rule.id]
    if (before === undefined || isWithin(rate, rule)) continue
    const value = isAllowed(rate, rule, before) ? stored(rate, rule) : before
    improved[group] = { ...improved[group], [rule.id]: value }
  }
  return improved
}

/** Formats the rates of a group as one line. `!` marks a rate out of range. */
export const formatRates = (name: string, length: number, rates: readonly { rule: RateRule; rate: number }[]): string =>
  `${name.padEnd(17)} ${String(length).padStart(7)}  ${rates
    .map(({ rule, rate }) => `${rule.name} ${format(rate)}${isWithin(rate, rule) ? '' : '!'}`)
    .join(', ')}`

const format = (rate: number): string => rate.toFixed(rate < 10 && rate > 0 ? 1 : 0)
