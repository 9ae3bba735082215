import { printAll } from './print.ts'
import type { ConsoleLevel, Printed } from './protocol.ts'
import { frameTexts } from './texts.ts'

export type Print = (level: ConsoleLevel, parts: Printed[]) => void

/** More than these in a second are counted, not sent: the page would drop them anyway. */
const mostPerSecond = 150

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

/** Everything that code writes to the console is printed on the page, and still goes to the browser's own tools. */
export function wrapConsole(print: Print): void {
  const limited = limit(print)
  const target = console as unknown as Record<string, (...values: unknown[]) => void>
  for (const [name, level] of Object.entries(levels)) {
    const own = target[name]!.bind(console)
    target[name] = (...values) => {
      if (limited(level, values)) own(...values)
    }
  }
  target.assert = (condition, ...values) => void (condition || target.error!('Assertion failed:', ...values))
}

/** False for what was left out. */
function limit(print: Print): (level: ConsoleLevel, values: unknown[]) => boolean {
  let sent = 0
  let left = 0
  const nextSecond = () => {
    if (left) print('warn', [{ kind: 'text', text: frameTexts().more(left) }])
    sent = left = 0
  }
  const later = setTimeout
  return (level, values) => {
    if (sent === 0) later(nextSecond, 1000)
    sent += 1
    if (sent > mostPerSecond) {
      left += 1
      return false
    }
    print(level, printAll(values))
    return true
  }
}
