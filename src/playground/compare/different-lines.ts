import type { PrintedValue } from '../../../sandbox/protocol.ts'
import type { ConsoleLine } from '../console/console-lines.ts'

/** Returns the lines of each side that the other side lacks, compared by level and words. Counts are ignored. */
export function differentLines(
  left: readonly ConsoleLine[],
  right: readonly ConsoleLine[]
): { left: ConsoleLine[]; right: ConsoleLine[] } {
  const [leftContents, rightContents] = [left, right].map(lines => new Set(lines.map(getComparedContent)))
  return {
    left: left.filter(line => !rightContents!.has(getComparedContent(line))),
    right: right.filter(line => !leftContents!.has(getComparedContent(line)))
  }
}

const getComparedContent = ({ level, parts }: ConsoleLine): string => `${level} ${parts.map(getComparedText).join(' ')}`

/** Removes the name and version with which the library begins a message: `[vxe table v3.8.6] `. */
const getComparedText = (part: PrintedValue): string =>
  part.kind === 'object' ? JSON.stringify(part) : part.text.replace(/^\[[\w .-]{1,60}\] /, '')
