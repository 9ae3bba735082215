import type { ProjectError } from '../shared/project.ts'
import { moduleNamesBySyntaxError } from './modules.ts'
import type { SourcePosition } from './error-position.ts'
import { getErrorPosition, getEventPosition } from './error-position.ts'

/** Converts a thrown value to an error that the page can show. */
export function createProjectError(
  kind: ProjectError['kind'],
  thrown: unknown,
  position: SourcePosition = getErrorPosition(thrown)
): ProjectError {
  return { kind, message: messageOf(thrown), ...position }
}

/** Reports an error of evaluating the modules. Only the browser's own error event has the line of a syntax error. */
export function reportThrown(thrown: unknown, report: (error: ProjectError) => void): void {
  if (thrown instanceof SyntaxError && moduleNamesBySyntaxError.has(thrown)) reportError(thrown)
  else report(createProjectError('runtime', thrown))
}

/** Reports uncaught errors and unhandled rejections. */
export function reportUncaught(report: (error: ProjectError) => void): void {
  addEventListener('error', event => {
    if (isHarmless(event.message)) return
    report(
      createProjectError(
        moduleNamesBySyntaxError.has(event.error) ? 'compile' : 'runtime',
        event.error ?? event.message,
        getEventPosition(event)
      )
    )
  })
  addEventListener('unhandledrejection', ({ reason }) => report(createProjectError('promise', reason)))
}

/** True for the browser's notice that an observer is called in the next frame, which is not a failure of the code. */
const isHarmless = (message: string): boolean => message.startsWith('ResizeObserver loop')

/** Maximum number of characters of an error message. The page shows no more and ends a frame that sends millions. */
const maxMessageLength = 10_001

function messageOf(thrown: unknown): string {
  try {
    const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
    return message.slice(0, maxMessageLength)
  } catch {
    return 'An error that cannot be shown was thrown.'
  }
}

/** Maximum number of errors reported per run. The rest are only counted. */
const maxErrors = 100

/** Limits the reported errors. The second callback gets the number of the others, at most once a second. */
export function limitErrors(
  report: (error: ProjectError) => void,
  reportOmitted: (count: number) => void
): (error: ProjectError) => void {
  let reportedCount = 0
  let omittedCount = 0
  const originalSetTimeout = setTimeout
  const flush = () => {
    reportOmitted(omittedCount)
    omittedCount = 0
  }
  return error => {
    reportedCount += 1
    if (reportedCount <= maxErrors) return report(error)
    if (omittedCount === 0) originalSetTimeout(flush, 1000)
    omittedCount += 1
  }
}
