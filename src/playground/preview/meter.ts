interface Meter {
  /** Counts one message and classifies it as heard, dropped, or one too many. */
  count: (now: number) => 'heard' | 'dropped' | 'flood'
  /** Adds the milliseconds that unpacking one message took. True if the sum of this second is too large. */
  spend: (now: number, milliseconds: number) => boolean
  /** Returns the number of messages dropped since the last call. */
  takeDropped: () => number
}

/**
 * Limits the messages of a frame per second of the clock. `heard` messages are read and the rest dropped; more than
 * `flood` messages or `cost` milliseconds of reading are a reason to remove the frame. On a busy
 * machine the clock goes on while the worker waits for the processor, so `cost` is far above the usual milliseconds.
 */
export function createMeter({ heard = 200, flood = 2000, cost = 500 } = {}): Meter {
  let second = 0
  let count = 0
  let spent = 0
  let dropped = 0
  const startSecond = (now: number) => {
    const current = Math.floor(now / 1000)
    if (current !== second) [second, count, spent] = [current, 0, 0]
  }
  return {
    count: now => {
      startSecond(now)
      count += 1
      if (count > flood) return 'flood'
      if (count <= heard) return 'heard'
      dropped += 1
      return 'dropped'
    },
    spend: (now, milliseconds) => {
      startSecond(now)
      spent += milliseconds
      return spent > cost
    },
    takeDropped: () => {
      const taken = dropped
      dropped = 0
      return taken
    }
  }
}
