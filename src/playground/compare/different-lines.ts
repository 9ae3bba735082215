import type { Printed } from '../../../sandbox/protocol.ts'
import type { ConsoleLine } from '../console/console-lines.ts'

/** What one side says and the other does not, by level and words; how often does not count. */
export function differentLines(
  left: readonly ConsoleLine[],
  right: readonly ConsoleLine[]
): { left: ConsoleLine[]; right: ConsoleLine[] } {
  const [said, answered] = [left, right].map(lines => new Set(lines.map(wordsOf)))
  return {
    left: left.filter(line => !answered!.has(wordsOf(line))),
    right: right.filter(line => !said!.has(wordsOf(line)))
  }
}

const wordsOf = ({ level, parts }: ConsoleLine): string => `${level} ${parts.map(textOf).join(' ')}`

/** The library begins with its name and version: `[vxe table v3.8.6] `. */
const textOf = (part: Printed): string =>
  part.kind === 'object' ? JSON.stringify(part) : part.text.replace(/^\[[\w .-]{1,60}\] /, '')
