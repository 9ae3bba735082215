import type { ConsoleLevel, Printed } from '../../sandbox/protocol.ts'
import type { LineGroup } from './play-texts.ts'

export interface ConsoleLine {
  id: number
  level: ConsoleLevel
  /** Milliseconds since 1970. */
  time: number
  /** How often it came in a row. */
  count: number
  parts: Printed[]
  file?: string
  line?: number
}

export const mostLines = 500

/** A line that says the same as the last one is counted; the oldest lines make room. */
export function addLine(lines: readonly ConsoleLine[], next: Omit<ConsoleLine, 'id' | 'count'>): ConsoleLine[] {
  const last = lines.at(-1)
  if (last && saysSame(last, next)) return [...lines.slice(0, -1), { ...last, count: last.count + 1, time: next.time }]
  return [...lines.slice(1 - mostLines), { ...next, id: (last?.id ?? 0) + 1, count: 1 }]
}

function saysSame(one: Omit<ConsoleLine, 'id' | 'count'>, other: Omit<ConsoleLine, 'id' | 'count'>): boolean {
  if (one.level !== other.level || one.file !== other.file || one.line !== other.line) return false
  return JSON.stringify(one.parts) === JSON.stringify(other.parts)
}

export const groupOf = (level: ConsoleLevel): LineGroup => (level === 'error' || level === 'warn' ? level : 'log')

/** @example timeText(Date.now()) // '14:02:07' */
export function timeText(time: number): string {
  const date = new Date(time)
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(part => String(part).padStart(2, '0')).join(':')
}

type PrintedObject = Extract<Printed, { kind: 'object' }>

/** What a closed object says of itself. @example preview(…) // '(2) ["role asc", "age desc"]' */
export function preview({ label, entries, more }: PrintedObject, most = 80): string {
  const list = /^Array(\(\d+\))$/.exec(label)
  const head = list ? `${list[1]} ` : label === '{}' ? '' : `${label} `
  const words: string[] = []
  let length = head.length
  for (const [key, value] of entries) {
    const word = list ? shortText(value) : `${key}: ${shortText(value)}`
    length += word.length + 2
    if (length > most) break
    words.push(word)
  }
  if (words.length < entries.length || more > 0) words.push('…')
  return `${head}${list ? '[' : '{'}${words.join(', ')}${list ? ']' : '}'}`
}

const shortText = (value: Printed): string => (value.kind === 'object' ? (value.label === '{}' ? (value.entries.length ? '{…}' : '{}') : value.label) : value.text.length > 40 ? `${value.text.slice(0, 39)}…` : value.text)

/** The colour of a value, by how it is written. */
export function valueKind(text: string): 'str' | 'num' | 'key' | undefined {
  if (text.startsWith('"')) return 'str'
  if (/^-?(\d|Infinity|NaN)/.test(text) && !/^\d{4}-\d\d-/.test(text)) return 'num'
  return /^(true|false|null|undefined)$/.test(text) ? 'key' : undefined
}
