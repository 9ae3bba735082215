export interface Pulse {
  /** It said something. */
  alive: () => void
  stop: () => void
}

const second = 1000
const mostMissed = 2

/**
 * Asks each second and waits for an answer. Seconds are counted as this page lives them: while it is hidden, asleep or
 * busy itself, a late answer proves nothing.
 */
export function watchPulse(ask: () => void, onSilence: () => void): Pulse {
  let waiting = true
  let missed = 0
  const tick = () => {
    if (document.visibilityState !== 'visible') missed = 0
    else if (waiting) missed += 1
    else missed = 0
    if (missed >= mostMissed) return onSilence()
    waiting = true
    ask()
  }
  ask()
  const timer = setInterval(tick, second)
  return {
    alive: () => {
      waiting = false
      missed = 0
    },
    stop: () => clearInterval(timer)
  }
}
