import { createSourceUrl, moduleNamesBySyntaxError } from './modules.ts'

export interface SourcePosition {
  file?: string
  line?: number
}

/**
 * Returns the innermost position of the reader's code in an error's stack. A position in a template has a file and no
 * line.
 */
export function getErrorPosition(error: unknown): SourcePosition {
  const stack = error instanceof Error ? String(error.stack) : ''
  const match = /playground\/([\w./-]{1,100}?)(\?template)?:(\d+)(?::\d+)?/.exec(stack)
  return match ? createPosition(match[1], match[2] ? undefined : Number(match[3])) : {}
}

/** Returns the position of an error event, which knows the line even if the code could not be parsed. */
export function getEventPosition({ filename, lineno, error }: ErrorEvent): SourcePosition {
  const module = moduleNamesBySyntaxError.get(error)
  if (module) return createPosition(module, lineno)
  const match = /playground\/([\w./-]{1,100}?)(\?template)?$/.exec(filename)
  return match ? createPosition(match[1], match[2] ? undefined : lineno) : getErrorPosition(error)
}

const createPosition = (file: string | undefined, line: number | undefined): SourcePosition => ({
  file,
  ...(line !== undefined && line > headLineCount && { line: line - headLineCount })
})

/** Number of lines that the engine adds before the body of a `new Function`. Engines differ, so it is measured. */
const headLineCount = measureHeadLines()

function measureHeadLines(): number {
  try {
    // oxlint-disable-next-line no-new-func -- the same way as modules are evaluated
    new Function('module', 'exports', 'require', `throw new Error()\n//# sourceURL=${createSourceUrl('head.js')}`)()
  } catch (error) {
    return Number(/playground\/head\.js:(\d+)/.exec(String((error as Error).stack))?.[1] ?? 1) - 1
  }
  return 0
}
