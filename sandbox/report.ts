import type { ProjectError } from '../shared/project.ts'
import { unreadable } from './modules.ts'
import type { Place } from './place.ts'
import { placeOf, placeOfEvent } from './place.ts'

/** Anything that was thrown, as the page shows it. */
export function projectError(
  kind: ProjectError['kind'],
  thrown: unknown,
  place: Place = placeOf(thrown)
): ProjectError {
  return { kind, message: messageOf(thrown), ...place }
}

/** Says what evaluating the modules threw. Only the browser's own report knows where it stopped reading. */
export function tellThrown(thrown: unknown, tell: (error: ProjectError) => void): void {
  if (thrown instanceof SyntaxError && unreadable.has(thrown)) reportError(thrown)
  else tell(projectError('runtime', thrown))
}

/** Errors that nobody caught. */
export function tellUncaught(tell: (error: ProjectError) => void): void {
  addEventListener('error', event => {
    if (isHarmless(event.message)) return
    tell(
      projectError(
        unreadable.has(event.error) ? 'compile' : 'runtime',
        event.error ?? event.message,
        placeOfEvent(event)
      )
    )
  })
  addEventListener('unhandledrejection', ({ reason }) => tell(projectError('promise', reason)))
}

/** A notice of the browser that an observer will be called in the next frame; nothing of the code failed. */
const isHarmless = (message: string): boolean => message.startsWith('ResizeObserver loop')

function messageOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
  } catch {
    return 'An error that cannot be shown was thrown.'
  }
}

/** More than these of one run are counted, not listed: whoever reads them has seen enough. */
const mostErrors = 100

/** `tellLeft` is called with their number at most once a second. */
export function limitErrors(
  tell: (error: ProjectError) => void,
  tellLeft: (left: number) => void
): (error: ProjectError) => void {
  let told = 0
  let left = 0
  const later = setTimeout
  const count = () => {
    tellLeft(left)
    left = 0
  }
  return error => {
    told += 1
    if (told <= mostErrors) return tell(error)
    if (left === 0) later(count, 1000)
    left += 1
  }
}
