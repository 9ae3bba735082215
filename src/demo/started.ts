import type { StartedDemo } from '../../shared/boot.ts'
import { boot } from '../../shared/boot.ts'

interface TakenDemo extends Required<Pick<StartedDemo, 'mounted' | 'component'>> {
  /** Reports the errors so far and all later ones. */
  setHandlers: (handlers: Pick<StartedDemo, 'onFailure' | 'onError'>) => void
}

/** Takes over a demo that was mounted before the app started; the app itself starts a demo that is still loading. */
export function takeStarted(stage: Element, id: string): TakenDemo | undefined {
  const { startedDemos } = boot()
  const demo = startedDemos?.get(stage)
  startedDemos?.delete(stage)
  if (!demo || demo.id !== id) return undefined
  demo.isTaken = true
  const { mounted, component } = demo
  if (!mounted) return undefined
  return {
    mounted,
    component,
    setHandlers(handlers) {
      Object.assign(demo, handlers)
      demo.failures.splice(0).forEach(handlers.onFailure)
      demo.errors.splice(0).forEach(handlers.onError)
    }
  }
}
