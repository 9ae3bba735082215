export interface Meter {
  /** Counts one message: whether it is heard, dropped, or one too many. */
  count: (now: number) => 'heard' | 'dropped' | 'flood'
  /** How many were dropped since the last time this was asked. */
  takeDropped: () => number
}

/** A frame that talks too much is not listened to, and one that shouts is removed. Counted in whole seconds. */
export function createMeter(heardPerSecond = 200, floodPerSecond = 2000): Meter {
  let second = 0
  let count = 0
  let dropped = 0
  return {
    count: now => {
      const current = Math.floor(now / 1000)
      if (current !== second) [second, count] = [current, 0]
      count += 1
      if (count > floodPerSecond) return 'flood'
      if (count <= heardPerSecond) return 'heard'
      dropped += 1
      return 'dropped'
    },
    takeDropped: () => {
      const taken = dropped
      dropped = 0
      return taken
    }
  }
}
