import { sourceAddress, unreadable } from './modules.ts'

export interface Place {
  file?: string
  line?: number
}

/** The first line of a reader's own code in an error's stack. A template has no lines: it is known by its file only. */
export function placeOf(error: unknown): Place {
  const stack = error instanceof Error ? String(error.stack) : ''
  const found = /playground\/([\w./-]{1,100}?)(\?template)?:(\d+)(?::\d+)?/.exec(stack)
  return found ? placeIn(found[1], found[2] ? undefined : Number(found[3])) : {}
}

/** The same from an error event, which knows more than the error when code could not be parsed. */
export function placeOfEvent({ filename, lineno, error }: ErrorEvent): Place {
  const module = unreadable.get(error)
  if (module) return placeIn(module, lineno)
  const found = /playground\/([\w./-]{1,100}?)(\?template)?$/.exec(filename)
  return found ? placeIn(found[1], found[2] ? undefined : lineno) : placeOf(error)
}

const placeIn = (file: string | undefined, line: number | undefined): Place => ({
  file,
  ...(line !== undefined && line > linesBefore && { line: line - linesBefore })
})

/** Engines write a head of their own before a function that is made from text; how long it is they say themselves. */
const linesBefore = measureHead()

function measureHead(): number {
  try {
    // oxlint-disable-next-line no-new-func -- the same way as modules are evaluated
    new Function('module', 'exports', 'require', `throw new Error()\n//# sourceURL=${sourceAddress('head.js')}`)()
  } catch (error) {
    return Number(/playground\/head\.js:(\d+)/.exec(String((error as Error).stack))?.[1] ?? 1) - 1
  }
  return 0
}
