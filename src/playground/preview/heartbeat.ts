export interface Heartbeat {
  /** Called for each message of the frame. */
  notifyAnswer: () => void
  hasMissed: () => boolean
  stop: () => void
}

const interval = 1000

/** Maximum number of missed answers. Browsers delay the timers of a hidden page and of its frames. */
const maxMissed = { visible: 2, hidden: 5 }

/**
 * Pings a frame each second and reports missing answers, also in a hidden page. It counts the ticks of this page
 * instead of time, because the page itself may have been asleep or busy. Until the first answer, `startTicks` more may
 * be missed.
 */
export function watchHeartbeat(ping: () => void, onSilence: () => void, startTicks = 0): Heartbeat {
  let waiting = true
  let missed = 0
  let extraTicks = startTicks
  const tick = () => {
    missed = waiting ? missed + 1 : 0
    if (missed >= maxMissed[document.visibilityState] + extraTicks) return onSilence()
    waiting = true
    ping()
  }
  // The limit depends on the visibility, so answers missed before the change do not count.
  const resetMissed = () => (missed = 0)
  ping()
  const timer = setInterval(tick, interval)
  document.addEventListener('visibilitychange', resetMissed)
  return {
    notifyAnswer: () => {
      waiting = false
      missed = 0
      extraTicks = 0
    },
    hasMissed: () => missed > 0,
    stop: () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', resetMissed)
    }
  }
}
