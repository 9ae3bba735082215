import type { ConsoleLevel, MessageFromFrame, PrintedValue } from '../../../sandbox/protocol.ts'
import type { ProjectError } from '../../../shared/project.ts'
import { isProjectFileName } from '../../../shared/file-names.ts'

/**
 * Validates a message of the frame: untrusted code may have changed the frame's program. Everything is copied by name
 * into new objects, cut to a maximum size, and dropped if it has another shape.
 */
export function readFromFrame(input: unknown): MessageFromFrame | undefined {
  const type = getOwn(input, 'type')
  return typeof type === 'string' && Object.hasOwn(readers, type)
    ? readers[type as MessageFromFrame['type']](input)
    : undefined
}

const readers: Record<MessageFromFrame['type'], (input: unknown) => MessageFromFrame | undefined> = {
  ready: () => ({ type: 'ready' }),
  rendered: input => withRun(input, run => ({ type: 'rendered', run })),
  failed: input => withRun(input, run => ({ type: 'failed', run })),
  error: input => withRun(input, run => ({ type: 'error', run, error: readError(getOwn(input, 'error')) })),
  console: input =>
    withRun(input, run => ({
      type: 'console',
      run,
      level: readLevel(getOwn(input, 'level')),
      parts: readParts(getOwn(input, 'parts'))
    })),
  expectation: input =>
    withRun(input, run => ({
      type: 'expectation',
      run,
      words: readText(getOwn(input, 'words')),
      passed: getOwn(input, 'passed') === true,
      values: readParts(getOwn(input, 'values'))
    })),
  checked: input => {
    const reason = getOwn(input, 'reason')
    return withRun(input, run => ({
      type: 'checked',
      run,
      ...(typeof reason === 'string' && { reason: readText(reason) })
    }))
  },
  height: input => withNumber(getOwn(input, 'height'), 100_000, height => ({ type: 'height', height })),
  scroll: input => {
    const [scroller, left, top] = [getOwn(input, 'scroller'), getOwn(input, 'left'), getOwn(input, 'top')]
    return isCount(scroller, 1000) && isCount(left, maxScrollOffset) && isCount(top, maxScrollOffset)
      ? { type: 'scroll', scroller, left, top }
      : undefined
  },
  pong: input => withNumber(getOwn(input, 'ping'), Number.MAX_SAFE_INTEGER, ping => ({ type: 'pong', ping }))
}

/** Maximum scroll offset in pixels, more than any engine lays out. */
const maxScrollOffset = 100_000_000
const maxTextLength = 10_001
const maxNameLength = 201
const maxDepth = 6
const maxEntries = 50

/** Maximum size of one message, slightly more than the frame's own program sends. */
const maxSize = { nodes: 2000, letters: 11_000 }

type ReadBudget = typeof maxSize

function readError(input: unknown): ProjectError {
  const [file, line, column] = [getOwn(input, 'file'), getOwn(input, 'line'), getOwn(input, 'column')]
  return {
    kind: reportableKinds.find(kind => kind === getOwn(input, 'kind')) ?? 'runtime',
    message: readText(getOwn(input, 'message')),
    ...(typeof file === 'string' && isProjectFileName(file) && { file }),
    ...(isCount(line, 1_000_000) && line > 0 && { line }),
    ...(isCount(column, 1_000_000) && column > 0 && { column })
  }
}

/** Kinds of errors that a frame may report. Only the page reports the others. */
const reportableKinds: readonly ProjectError['kind'][] = ['compile', 'runtime', 'promise']
const levels: readonly ConsoleLevel[] = ['log', 'info', 'warn', 'error', 'debug']

const readLevel = (input: unknown): ConsoleLevel => levels.find(level => level === input) ?? 'log'

function readParts(input: unknown): PrintedValue[] {
  const budget = { ...maxSize }
  return readList(input).map(part => readPrinted(part, budget, 0))
}

function readPrinted(input: unknown, budget: ReadBudget, depth: number): PrintedValue {
  budget.nodes -= 1
  const kind = getOwn(input, 'kind')
  if (kind === 'object' && depth < maxDepth && budget.nodes > 0) return readObject(input, budget, depth)
  return {
    kind: kind === 'text' ? 'text' : 'value',
    text: takeFromBudget(getOwn(input, kind === 'object' ? 'label' : 'text'), budget)
  }
}

function readObject(input: unknown, budget: ReadBudget, depth: number): PrintedValue {
  const entries = readList(getOwn(input, 'entries')).map((entry): [string, PrintedValue] => [
    takeFromBudget(getOwn(entry, 0), budget, maxNameLength),
    readPrinted(getOwn(entry, 1), budget, depth + 1)
  ])
  const more = getOwn(input, 'more')
  return {
    kind: 'object',
    label: takeFromBudget(getOwn(input, 'label'), budget, maxNameLength),
    entries,
    more: isCount(more, 1e9) ? more : 0
  }
}

function withRun(input: unknown, createMessage: (run: number) => MessageFromFrame): MessageFromFrame | undefined {
  return withNumber(getOwn(input, 'run'), Number.MAX_SAFE_INTEGER, createMessage)
}

function withNumber(
  input: unknown,
  max: number,
  createMessage: (value: number) => MessageFromFrame
): MessageFromFrame | undefined {
  return isCount(input, max) ? createMessage(input) : undefined
}

const isCount = (input: unknown, max: number): input is number =>
  Number.isInteger(input) && (input as number) >= 0 && (input as number) <= max
const readList = (input: unknown): unknown[] => (Array.isArray(input) ? input.slice(0, maxEntries) : [])

function takeFromBudget(input: unknown, budget: ReadBudget, maxLength = maxTextLength): string {
  const cutText = readText(input, Math.min(maxLength, budget.letters))
  budget.letters -= cutText.length
  return cutText
}

const readText = (input: unknown, maxLength = maxTextLength): string =>
  typeof input === 'string' ? input.slice(0, maxLength) : ''

/** Returns an own property of the message, never one of a prototype. */
const getOwn = (input: unknown, key: string | number): unknown =>
  typeof input === 'object' && input !== null && Object.hasOwn(input, key)
    ? (input as Record<string | number, unknown>)[key]
    : undefined
