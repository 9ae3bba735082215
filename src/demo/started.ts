import type { FirstWindow, StartedDemo } from '../../shared/first.ts'

interface Started extends Required<Pick<StartedDemo, 'mounted' | 'component'>> {
  /** Tells what has happened by now, and from now on. */
  follow: (tell: Pick<StartedDemo, 'onFailure' | 'onError'>) => void
}

/** A demo that runs on its stage since before the app was there. One that is still on its way is left to the app. */
export function takeStarted(stage: Element, id: string): Started | undefined {
  const { __started: all } = window as FirstWindow
  const demo = all?.get(stage)
  all?.delete(stage)
  if (!demo || demo.id !== id) return undefined
  demo.isTaken = true
  const { mounted, component } = demo
  if (!mounted) return undefined
  return {
    mounted,
    component,
    follow(tell) {
      Object.assign(demo, tell)
      demo.failures.splice(0).forEach(tell.onFailure)
      demo.errors.splice(0).forEach(tell.onError)
    }
  }
}
