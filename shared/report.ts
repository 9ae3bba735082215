import type { Language } from './locale.ts'
import { languages } from './locale.ts'

/** Report of a reader about a page, or about a demo on it; nothing else is sent or stored. */
export interface Report {
  page: string
  language: Language
  demo?: string
  /** Version of the library. */
  version: string
  /** Build of the site. */
  build: string
  /** Text that the reader wrote. */
  text: string
  /** Changes of the reader to the demo, as a diff. */
  edit?: string
  /** The last lines of the demo's console. */
  console?: string[]
}

/** Maximum lengths in UTF-16 units, as client and server count them; `lines` is a number, `body` is in bytes. */
export const reportLimits = { text: 2000, edit: 20_000, lines: 20, line: 500, body: 128 * 1024 }

/** Reasons why a report is rejected. */
export const reportProblems = ['foreign', 'form', 'large', 'many', 'busy', 'full', 'storage'] as const
export type ReportProblem = (typeof reportProblems)[number]

/** States that the operator sets; only the operator sees reports that are new or hidden. */
export const publicStates = ['known', 'fixed'] as const
export const reportStates = ['new', ...publicStates, 'hidden'] as const
export type ReportState = (typeof reportStates)[number]

export interface KnownProblem {
  id: number
  page: string
  demo?: string
  state: (typeof publicStates)[number]
  note: string
}

export const reportsAddress = 'api/reports'

/** Validates a request body and drops its unknown fields; returns the problem of an invalid one. */
export function readReport(input: unknown): Report | 'form' | 'large' {
  const { page, language, demo, version, build, text, edit, console: lines } = Object(input) as Record<string, unknown>
  const knownLanguage = languages.find(each => each === language)
  if (
    !knownLanguage ||
    !matchesPattern(page, /^(?:\/[\w.-]{1,80}){1,6}$/) ||
    !matchesPattern(version, shortName) ||
    !matchesPattern(build, shortName)
  )
    return 'form'
  if (!isOptional(demo, value => matchesPattern(value, shortName)) || !isText(text) || !isOptional(edit, isText))
    return 'form'
  if (!isOptional(lines, value => Array.isArray(value) && value.every(isText))) return 'form'
  const trimmedText = replaceUnreadable(text).trim()
  if (trimmedText === '') return 'form'
  const consoleLines = (lines ?? []) as string[]
  const isLarge =
    trimmedText.length > reportLimits.text ||
    ((edit as string | undefined)?.length ?? 0) > reportLimits.edit ||
    consoleLines.length > reportLimits.lines ||
    consoleLines.some(line => line.length > reportLimits.line)
  if (isLarge) return 'large'
  return {
    page,
    language: knownLanguage,
    ...(demo !== undefined && { demo: demo as string }),
    version,
    build,
    text: trimmedText,
    ...(edit ? { edit: replaceUnreadable(edit as string) } : {}),
    ...(consoleLines.length > 0 && { console: consoleLines.map(replaceUnreadable) })
  }
}

/** Returns the name that the client gave the report, by which the server recognizes a report that was sent twice. */
export function readReportKey(input: unknown): string | undefined {
  const { key } = Object(input) as { key?: unknown }
  return matchesPattern(key, /^[\w-]{16,64}$/) ? key : undefined
}

const shortName = /^[\w.+-]{1,100}$/

const isText = (value: unknown): value is string => typeof value === 'string'
const matchesPattern = (value: unknown, pattern: RegExp): value is string => isText(value) && pattern.test(value)
const isOptional = (value: unknown, isValid: (value: unknown) => boolean): boolean =>
  value === undefined || isValid(value)

/** Replaces control characters and lone surrogates, which readers do not type and terminals must not receive. */
const replaceUnreadable = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '\uFFFD')

/** Validates the known problems in a response of the server. */
export function readKnownProblems(input: unknown): KnownProblem[] | undefined {
  const list = (Object(input) as { known?: unknown }).known
  return Array.isArray(list) && list.every(isKnownProblem) ? list : undefined
}

const isKnownProblem = (value: unknown): value is KnownProblem => {
  const { id, page, demo, state, note } = Object(value) as Record<string, unknown>
  return (
    typeof id === 'number' &&
    isText(page) &&
    isOptional(demo, isText) &&
    publicStates.some(each => each === state) &&
    isText(note)
  )
}
