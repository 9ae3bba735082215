/** Returns a generator of random integers below a bound; the same seed repeats them, as a failed test needs. */
export function createSeededRandom(seed: number): (max: number) => number {
  let state = seed
  return max => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return (state >>> 0) % max
  }
}
