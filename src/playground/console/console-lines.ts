import type { ConsoleLevel, Printed } from '../../../sandbox/protocol.ts'

export type LineGroup = 'error' | 'warn' | 'log'

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

export type NewLine = Omit<ConsoleLine, 'id' | 'count'>

/** What the console keeps: the oldest lines make room. */
export const most = { lines: 500, letters: 1_000_000 }

/** A line that says the same as the last one is counted. */
export function addLines(lines: readonly ConsoleLine[], added: readonly NewLine[]): ConsoleLine[] {
  const all = [...lines]
  for (const next of added) {
    const last = all.at(-1)
    if (last && saysSame(last, next)) all[all.length - 1] = { ...last, count: last.count + 1, time: next.time }
    else all.push({ ...next, id: (last?.id ?? 0) + 1, count: 1 })
  }
  return all.slice(firstKept(all))
}

function firstKept(lines: readonly ConsoleLine[]): number {
  let first = lines.length
  for (let letters = 0; first > 0 && lines.length - first < most.lines; first -= 1) {
    letters += lettersOf(lines[first - 1]!.parts)
    if (letters > most.letters) break
  }
  return first
}

const lettersOf = (parts: readonly Printed[]): number =>
  parts.reduce(
    (sum, part) =>
      sum +
      (part.kind === 'object'
        ? part.label.length + part.entries.reduce((inside, [key, value]) => inside + key.length + lettersOf([value]), 0)
        : part.text.length),
    0
  )

function saysSame(one: NewLine, other: NewLine): boolean {
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

/** A whole line as text. @example lineText(…) // 'error: TypeError: … (App.vue:12)' */
export function lineText({ level, parts, count, file, line }: ConsoleLine): string {
  const words = parts.map(part => (part.kind === 'object' ? preview(part, 200) : part.text)).join(' ')
  const place = file === undefined ? '' : ` (${file}${line === undefined ? '' : `:${line}`})`
  return `${level}: ${words}${place}${count > 1 ? ` ×${count}` : ''}`
}

const shortText = (value: Printed): string =>
  value.kind === 'object'
    ? value.label === '{}'
      ? value.entries.length
        ? '{…}'
        : '{}'
      : value.label
    : value.text.length > 40
      ? `${value.text.slice(0, 39)}…`
      : value.text

/** The colour of a value, by how it is written. */
export function valueKind(text: string): 'str' | 'num' | 'key' | undefined {
  if (text.startsWith('"')) return 'str'
  if (/^-?(\d|Infinity|NaN)/.test(text) && !/^\d{4}-\d\d-/.test(text)) return 'num'
  return /^(true|false|null|undefined)$/.test(text) ? 'key' : undefined
}
