import type { Expression } from './expressions.ts'
import { lengthOf, proseOf, sentencesOf } from './prose.ts'
import type { Block, Section } from './prose.ts'

export interface WordingRules {
  expressions: Expression[]
  exceptions: Record<string, string[]>
}

export type Language = 'zh' | 'en'

/** Lists the violations of docs/terms.md in a file, a line each. */
export function wordingProblems(name: string, source: string, rules: WordingRules): string[] {
  const language = pageLanguage(name)
  if (language) {
    const sections = proseOf(source)
    return [
      ...sections
        .flatMap(({ blocks }) => blocks)
        .flatMap(({ line, text }) => expressionProblems(name, line, text, language, rules)),
      ...sections.flatMap(section => shapeProblems(name, section, language)),
      ...pitfallProblems(name, sections)
    ]
  }
  return textsOf(name, source).flatMap(({ line, text, language: own }) =>
    expressionProblems(name, line, text, own, rules)
  )
}

const pageLanguage = (name: string): Language | undefined => /\bpage\.(zh|en)\.mdx$/.exec(name)?.[1] as Language

function expressionProblems(
  name: string,
  line: number,
  text: string,
  language: Language,
  { expressions, exceptions }: WordingRules
): string[] {
  const quotes = exceptions[name] ?? []
  const read = quotes.reduce((rest, quote) => rest.replaceAll(quote, ''), text)
  return expressions
    .filter(each => each.language === language && !each.notIn.some(folder => name.includes(`/${folder}`)))
    .flatMap(({ id, expression, write }) =>
      [...read.matchAll(expression)].map(
        ({ 0: found, index }) =>
          `${name}:${line} ${id} “${found}” in “…${read.slice(Math.max(0, index - 12), index + found.length + 12)}…” → ${write}`
      )
    )
}

const most = { zh: 45, en: 25 }
const pronoun = { zh: /^(?:它|其(?![他它余中次实]))/, en: /^(?:It|They)\b(?![’'])/ }
const unit = { zh: 'characters', en: 'words' }

function shapeProblems(name: string, { blocks, line: start }: Section, language: Language): string[] {
  const problems: string[] = []
  for (const { line, kind, text, members } of blocks) {
    const sentences = kind === 'heading' ? [] : sentencesOf(text, language)
    for (const sentence of sentences) {
      const length = lengthOf(sentence, language)
      if (length > most[language])
        problems.push(
          `${name}:${line} a sentence of ${length} ${unit[language]}, at most ${most[language]}: “${sentence}”`
        )
      if (pronoun[language].test(sentence)) problems.push(`${name}:${line} starts with a pronoun: “${sentence}”`)
    }
    if (sentences.length > 4 && kind !== 'cell')
      problems.push(`${name}:${line} a paragraph of ${sentences.length} sentences, at most 4`)
    if (members > 3 && kind !== 'cell')
      problems.push(`${name}:${line} ${members} members in one piece, at most 3: make a table or a list of them`)
  }
  const warnings = blocks.filter(({ kind }) => kind === 'warning').length
  if (warnings > 2) problems.push(`${name}:${start} ${warnings} warnings in one section, at most 2`)
  return problems
}

/** Requires groups for more than three pitfalls, and at most six pitfalls per list. */
function pitfallProblems(name: string, sections: Section[]): string[] {
  return sections
    .filter(({ id }) => /^pitfalls\b/.test(id))
    .flatMap(({ id, line, blocks }) => {
      const items = blocks.filter(({ kind }) => kind === 'item' || kind === 'warning').length
      return [
        ...(id === 'pitfalls' && items > 3 ? [`${name}:${line} ${items} pitfalls without groups (rule 12)`] : []),
        ...(items > 6 ? [`${name}:${line} a list of ${items} pitfalls, at most 6`] : [])
      ]
    })
}

export interface Text {
  line: number
  text: string
  language: Language
}

/** Returns the prose of a page or the texts of another checked file. */
export function proseTextsOf(name: string, source: string): (Text & { kind?: Block['kind'] })[] {
  const language = pageLanguage(name)
  return language
    ? proseOf(source).flatMap(({ blocks }) => blocks.map(block => ({ ...block, language })))
    : textsOf(name, source)
}

/**
 * Returns the checked texts of a file: in the reference and the interface by language, in demos the Chinese lines, and
 * the English of word lists.
 */
function textsOf(name: string, source: string): Text[] {
  if (name.endsWith('words.en.json'))
    return strings(source, /^\s*"(?:[^"\\]|\\.)*": ("(?:[^"\\]|\\.)*")/gm).map(each => ({ ...each, language: 'en' }))
  if (/^(?:src|upgrade)\/|^content\/search\//.test(name)) return textsOfProgram(source)
  if (/^content\/(?:api\/|nav\.ts)/.test(name))
    return (['zh', 'en'] as const).flatMap(language =>
      strings(
        source,
        new RegExp(`\\b${language}:\\s*('(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*"|\`(?:[^\`\\\\]|\\\\.)*\`)`, 'g')
      ).map(each => ({ ...each, language }))
    )
  return source
    .split('\n')
    .map((text, index) => ({ text, line: index + 1, language: 'zh' as const }))
    .filter(({ text }) => /\p{Script=Han}/u.test(text))
}

/** Returns the texts that a program shows, without the search words (`also`), which are worded as readers type them. */
function textsOfProgram(source: string): Text[] {
  const shown = source.replace(/\balso: \[[^\]]*\]/g, list => list.replace(/[^\n]/g, ''))
  return strings(shown, /('(?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*'|'[^'\n]*\p{Script=Han}[^'\n]*'|`[^`]*`)/gu).map(
    each => ({
      ...each,
      language: /\p{Script=Han}/u.test(each.text) ? 'zh' : 'en'
    })
  )
}

const strings = (source: string, expression: RegExp): { line: number; text: string }[] =>
  [...source.matchAll(expression)].map(found => ({
    line: source.slice(0, found.index).split('\n').length,
    text: found[1]!
      .slice(1, -1)
      .replace(/`[^`]*`/g, '⟦⟧')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  }))
