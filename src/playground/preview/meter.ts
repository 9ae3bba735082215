interface Meter {
  /** Counts one message: whether it is heard, dropped, or one too many. */
  count: (now: number) => 'heard' | 'dropped' | 'flood'
  /** Adds what it took to unpack one; true when that was too much within a second. */
  spend: (now: number, milliseconds: number) => boolean
  /** How many were dropped since the last time this was asked. */
  takeDropped: () => number
}

/**
 * A frame that talks too much is not listened to, and one that shouts is removed, or one whose words take long to read.
 * Counted in whole seconds.
 */
export function createMeter({ heard = 200, flood = 2000, cost = 100 } = {}): Meter {
  let second = 0
  let count = 0
  let spent = 0
  let dropped = 0
  const turn = (now: number) => {
    const current = Math.floor(now / 1000)
    if (current !== second) [second, count, spent] = [current, 0, 0]
  }
  return {
    count: now => {
      turn(now)
      count += 1
      if (count > flood) return 'flood'
      if (count <= heard) return 'heard'
      dropped += 1
      return 'dropped'
    },
    spend: (now, milliseconds) => {
      turn(now)
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
