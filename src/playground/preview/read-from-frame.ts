import type { ConsoleLevel, FromFrame, Printed } from '../../../sandbox/protocol.ts'
import type { ProjectError } from '../../../shared/project.ts'
import { isProjectFileName } from '../../../shared/file-names.ts'

/**
 * What comes out of the frame was made by a stranger's code: the frame's program may have been rewritten by it.
 * Everything is copied by name into new objects, cut to a size, and dropped when its shape is another one.
 */
export function readFromFrame(input: unknown): FromFrame | undefined {
  const type = own(input, 'type')
  return typeof type === 'string' && Object.hasOwn(readers, type)
    ? readers[type as FromFrame['type']](input)
    : undefined
}

const readers: Record<FromFrame['type'], (input: unknown) => FromFrame | undefined> = {
  ready: () => ({ type: 'ready' }),
  rendered: input => withRun(input, run => ({ type: 'rendered', run })),
  failed: input => withRun(input, run => ({ type: 'failed', run })),
  error: input => withRun(input, run => ({ type: 'error', run, error: readError(own(input, 'error')) })),
  console: input =>
    withRun(input, run => ({
      type: 'console',
      run,
      level: readLevel(own(input, 'level')),
      parts: readParts(own(input, 'parts'))
    })),
  height: input => withNumber(own(input, 'height'), 100_000, height => ({ type: 'height', height })),
  scroll: input => {
    const [scroller, left, top] = [own(input, 'scroller'), own(input, 'left'), own(input, 'top')]
    return isCount(scroller, 1000) && isCount(left, farthest) && isCount(top, farthest)
      ? { type: 'scroll', scroller, left, top }
      : undefined
  },
  pong: input => withNumber(own(input, 'ping'), Number.MAX_SAFE_INTEGER, ping => ({ type: 'pong', ping }))
}

/** Of what can be scrolled: more than any engine lays out. */
const farthest = 100_000_000
const longestText = 10_001
const longestName = 201
const deepest = 6
const mostEntries = 50

/** What one message may hold in all: a little more than the frame's own program sends. */
const most = { nodes: 2000, letters: 11_000 }

type Budget = typeof most

function readError(input: unknown): ProjectError {
  const [file, line, column] = [own(input, 'file'), own(input, 'line'), own(input, 'column')]
  return {
    kind: kinds.find(kind => kind === own(input, 'kind')) ?? 'runtime',
    message: text(own(input, 'message')),
    ...(typeof file === 'string' && isProjectFileName(file) && { file }),
    ...(isCount(line, 1_000_000) && line > 0 && { line }),
    ...(isCount(column, 1_000_000) && column > 0 && { column })
  }
}

/** The other kinds are for the page to say. */
const kinds: readonly ProjectError['kind'][] = ['compile', 'runtime', 'promise']
const levels: readonly ConsoleLevel[] = ['log', 'info', 'warn', 'error', 'debug']

const readLevel = (input: unknown): ConsoleLevel => levels.find(level => level === input) ?? 'log'

function readParts(input: unknown): Printed[] {
  const budget = { ...most }
  return list(input).map(part => readPrinted(part, budget, 0))
}

function readPrinted(input: unknown, budget: Budget, depth: number): Printed {
  budget.nodes -= 1
  const kind = own(input, 'kind')
  if (kind === 'object' && depth < deepest && budget.nodes > 0) return readObject(input, budget, depth)
  return {
    kind: kind === 'text' ? 'text' : 'value',
    text: spend(own(input, kind === 'object' ? 'label' : 'text'), budget)
  }
}

function readObject(input: unknown, budget: Budget, depth: number): Printed {
  const entries = list(own(input, 'entries')).map((entry): [string, Printed] => [
    spend(own(entry, 0), budget, longestName),
    readPrinted(own(entry, 1), budget, depth + 1)
  ])
  const more = own(input, 'more')
  return {
    kind: 'object',
    label: spend(own(input, 'label'), budget, longestName),
    entries,
    more: isCount(more, 1e9) ? more : 0
  }
}

function withRun(input: unknown, make: (run: number) => FromFrame): FromFrame | undefined {
  return withNumber(own(input, 'run'), Number.MAX_SAFE_INTEGER, make)
}

function withNumber(input: unknown, most: number, make: (value: number) => FromFrame): FromFrame | undefined {
  return isCount(input, most) ? make(input) : undefined
}

const isCount = (input: unknown, most: number): input is number =>
  Number.isInteger(input) && (input as number) >= 0 && (input as number) <= most
const list = (input: unknown): unknown[] => (Array.isArray(input) ? input.slice(0, mostEntries) : [])

function spend(input: unknown, budget: Budget, longest = longestText): string {
  const kept = text(input, Math.min(longest, budget.letters))
  budget.letters -= kept.length
  return kept
}

const text = (input: unknown, longest = longestText): string =>
  typeof input === 'string' ? input.slice(0, longest) : ''

/** Only what the message itself holds: nothing is found on a prototype. */
const own = (input: unknown, key: string | number): unknown =>
  typeof input === 'object' && input !== null && Object.hasOwn(input, key)
    ? (input as Record<string | number, unknown>)[key]
    : undefined
