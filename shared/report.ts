import type { Language } from './locale.ts'
import { languages } from './locale.ts'

/** What a reader says of a page, or of a demo on it. This is all that is sent and stored. */
export interface Report {
  page: string
  language: Language
  demo?: string
  /** Of the library. */
  version: string
  /** Of the site. */
  build: string
  /** The reader's words. */
  text: string
  /** How the reader changed the demo, as a diff. */
  edit?: string
  /** The last lines of the demo's console. */
  console?: string[]
}

/** In UTF-16 units, as both sides count them. `body` is in bytes. */
export const reportLimits = { text: 2000, edit: 20_000, lines: 20, line: 500, body: 128 * 1024 }

/** Why a report is not taken. */
export const reportProblems = ['foreign', 'form', 'large', 'many', 'busy', 'full', 'storage'] as const
export type ReportProblem = (typeof reportProblems)[number]

/** What the operator says of reports: those that are new or hidden are nobody else's. */
export const shownStates = ['known', 'fixed'] as const
export const reportStates = ['new', ...shownStates, 'hidden'] as const
export type ReportState = (typeof reportStates)[number]

export interface KnownProblem {
  id: number
  page: string
  demo?: string
  state: (typeof shownStates)[number]
  note: string
}

export const reportsAddress = 'api/reports'

/** Takes what comes over the wire; says in one word what is wrong with it. Fields of other names are left behind. */
export function readReport(input: unknown): Report | 'form' | 'large' {
  const { page, language, demo, version, build, text, edit, console: lines } = Object(input) as Record<string, unknown>
  const known = languages.find(each => each === language)
  if (!known || !isWord(page, /^(?:\/[\w.-]{1,80}){1,6}$/) || !isWord(version, shortName) || !isWord(build, shortName))
    return 'form'
  if (!isOptional(demo, value => isWord(value, shortName)) || !isText(text) || !isOptional(edit, isText)) return 'form'
  if (!isOptional(lines, value => Array.isArray(value) && value.every(isText))) return 'form'
  const words = readable(text).trim()
  if (words === '') return 'form'
  const said = (lines ?? []) as string[]
  const isLarge =
    words.length > reportLimits.text ||
    ((edit as string | undefined)?.length ?? 0) > reportLimits.edit ||
    said.length > reportLimits.lines ||
    said.some(line => line.length > reportLimits.line)
  if (isLarge) return 'large'
  return {
    page,
    language: known,
    ...(demo !== undefined && { demo: demo as string }),
    version,
    build,
    text: words,
    ...(edit ? { edit: readable(edit as string) } : {}),
    ...(said.length > 0 && { console: said.map(readable) })
  }
}

const shortName = /^[\w.+-]{1,100}$/

const isText = (value: unknown): value is string => typeof value === 'string'
const isWord = (value: unknown, form: RegExp): value is string => isText(value) && form.test(value)
const isOptional = (value: unknown, is: (value: unknown) => boolean): boolean => value === undefined || is(value)

/** Without what no reader types and no terminal should get: control characters and halves of characters. */
const readable = (text: string): string => text.replaceAll('\r\n', '\n').replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '\uFFFD')

/** What the server tells about known problems. */
export function readKnown(input: unknown): KnownProblem[] | undefined {
  const list = (Object(input) as { known?: unknown }).known
  return Array.isArray(list) && list.every(isKnown) ? list : undefined
}

const isKnown = (value: unknown): value is KnownProblem => {
  const { id, page, demo, state, note } = Object(value) as Record<string, unknown>
  return (
    typeof id === 'number' &&
    isText(page) &&
    isOptional(demo, isText) &&
    shownStates.some(each => each === state) &&
    isText(note)
  )
}
