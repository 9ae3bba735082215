export interface Pulse {
  /** It said something. */
  alive: () => void
  stop: () => void
}

const second = 1000

/** In a page that nobody sees the turns of a timer come late, and the frame's turns as well. */
const mostMissed = { visible: 2, hidden: 5 }

/**
 * Asks each second and waits for an answer. Seconds are counted as this page lives them: after it was asleep or busy
 * itself, a late answer proves nothing. A loop in a page that is hidden is stopped as well.
 */
export function watchPulse(ask: () => void, onSilence: () => void): Pulse {
  let waiting = true
  let missed = 0
  const tick = () => {
    missed = waiting ? missed + 1 : 0
    if (missed >= mostMissed[document.visibilityState]) return onSilence()
    waiting = true
    ask()
  }
  // What was missed while nobody looked has another measure.
  const startAgain = () => (missed = 0)
  ask()
  const timer = setInterval(tick, second)
  document.addEventListener('visibilitychange', startAgain)
  return {
    alive: () => {
      waiting = false
      missed = 0
    },
    stop: () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', startAgain)
    }
  }
}
