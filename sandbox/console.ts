import { printValues } from './print.ts'
import type { ConsoleLevel, PrintedValue } from './protocol.ts'
import { frameTexts } from './texts.ts'

export type Print = (level: ConsoleLevel, parts: PrintedValue[]) => void

/** Maximum number of messages per second. The rest are only counted, because the page would drop them. */
const maxMessagesPerSecond = 150

const levels: Record<string, ConsoleLevel> = {
  log: 'log',
  info: 'info',
  warn: 'warn',
  error: 'error',
  debug: 'debug',
  dir: 'log',
  table: 'log',
  trace: 'log',
  group: 'log',
  groupCollapsed: 'log'
}

/**
 * Reports console messages to the page and passes them on to the browser's developer tools, up to the limit per second.
 */
export function wrapConsole(print: Print): void {
  const limited = limit(print)
  const target = console as unknown as Record<string, (...values: unknown[]) => void>
  for (const [name, level] of Object.entries(levels)) {
    const original = target[name]!.bind(console)
    target[name] = (...values) => {
      if (limited(level, values)) original(...values)
    }
  }
  target.assert = (condition, ...values) => void (condition || target.error!('Assertion failed:', ...values))
}

/** Limits a print function. The result is false for messages over the limit, which are only counted. */
function limit(print: Print): (level: ConsoleLevel, values: unknown[]) => boolean {
  let sent = 0
  let omitted = 0
  const nextSecond = () => {
    if (omitted) print('warn', [{ kind: 'text', text: frameTexts().more(omitted) }])
    sent = omitted = 0
  }
  const originalSetTimeout = setTimeout
  return (level, values) => {
    if (sent === 0) originalSetTimeout(nextSecond, 1000)
    sent += 1
    if (sent > maxMessagesPerSecond) {
      omitted += 1
      return false
    }
    print(level, printValues(values))
    return true
  }
}
