import type { ConsoleLevel, PrintedValue } from '../../../sandbox/protocol.ts'

export type LineGroup = 'error' | 'warn' | 'log'

export interface ConsoleLine {
  id: number
  level: ConsoleLevel
  /** Milliseconds since 1970. */
  time: number
  /** Number of consecutive repetitions. */
  count: number
  parts: PrintedValue[]
  file?: string
  line?: number
}

export type NewLine = Omit<ConsoleLine, 'id' | 'count'>

/** Maximum size of the console. The oldest lines are removed first. */
export const consoleLimits = { lines: 500, letters: 1_000_000 }

/** Appends lines. A line equal to the last one increases its count instead. */
export function addLines(lines: readonly ConsoleLine[], added: readonly NewLine[]): ConsoleLine[] {
  const all = [...lines]
  for (const next of added) {
    const last = all.at(-1)
    if (last && hasSameContent(last, next)) all[all.length - 1] = { ...last, count: last.count + 1, time: next.time }
    else all.push({ ...next, id: (last?.id ?? 0) + 1, count: 1 })
  }
  return all.slice(getFirstRetainedIndex(all))
}

function getFirstRetainedIndex(lines: readonly ConsoleLine[]): number {
  let first = lines.length
  for (let letters = 0; first > 0 && lines.length - first < consoleLimits.lines; first -= 1) {
    letters += countLetters(lines[first - 1]!.parts)
    if (letters > consoleLimits.letters) break
  }
  return first
}

const countLetters = (parts: readonly PrintedValue[]): number =>
  parts.reduce(
    (sum, part) =>
      sum +
      (part.kind === 'object'
        ? part.label.length +
          part.entries.reduce((inside, [key, value]) => inside + key.length + countLetters([value]), 0)
        : part.text.length),
    0
  )

function hasSameContent(one: NewLine, other: NewLine): boolean {
  if (one.level !== other.level || one.file !== other.file || one.line !== other.line) return false
  return JSON.stringify(one.parts) === JSON.stringify(other.parts)
}

export const getLineGroup = (level: ConsoleLevel): LineGroup => (level === 'error' || level === 'warn' ? level : 'log')

/** @example timeText(Date.now()) // '14:02:07' */
export function formatTime(time: number): string {
  const date = new Date(time)
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(part => String(part).padStart(2, '0')).join(':')
}

type PrintedObject = Extract<PrintedValue, { kind: 'object' }>

/** Returns the summary of a closed object. @example preview(…) // '(2) ["role asc", "age desc"]' */
export function summarizeObject({ label, entries, more }: PrintedObject, maxLength = 80): string {
  const list = /^Array(\(\d+\))$/.exec(label)
  const head = list ? `${list[1]} ` : label === '{}' ? '' : `${label} `
  const words: string[] = []
  let length = head.length
  for (const [key, value] of entries) {
    const word = list ? shortText(value) : `${key}: ${shortText(value)}`
    length += word.length + 2
    if (length > maxLength) break
    words.push(word)
  }
  if (words.length < entries.length || more > 0) words.push('…')
  return `${head}${list ? '[' : '{'}${words.join(', ')}${list ? ']' : '}'}`
}

/** Returns a whole line as text. @example lineText(…) // 'error: TypeError: … (App.vue:12)' */
export function formatLine({ level, parts, count, file, line }: ConsoleLine): string {
  const words = parts.map(part => (part.kind === 'object' ? summarizeObject(part, 200) : part.text)).join(' ')
  const position = file === undefined ? '' : ` (${file}${line === undefined ? '' : `:${line}`})`
  return `${level}: ${words}${position}${count > 1 ? ` ×${count}` : ''}`
}

const shortText = (value: PrintedValue): string =>
  value.kind === 'object'
    ? value.label === '{}'
      ? value.entries.length
        ? '{…}'
        : '{}'
      : value.label
    : value.text.length > 40
      ? `${value.text.slice(0, 39)}…`
      : value.text

/** Returns the color class of a value, by its notation. */
export function getValueKind(text: string): 'str' | 'num' | 'key' | undefined {
  if (text.startsWith('"')) return 'str'
  if (/^-?(\d|Infinity|NaN)/.test(text) && !/^\d{4}-\d\d-/.test(text)) return 'num'
  return /^(true|false|null|undefined)$/.test(text) ? 'key' : undefined
}
