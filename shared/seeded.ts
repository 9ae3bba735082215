/** Whole numbers below a bound that the same seed draws again: a test by chance that fails can be repeated. */
export function seeded(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return (state >>> 0) % below
  }
}
