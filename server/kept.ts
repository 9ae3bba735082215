/** What was made last, up to a sum of sizes. What has not been wanted for the longest time goes first. */
export function newKept<T>(
  limit: number,
  sizeOf: (value: T) => number
): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { value: Promise<T>; size: number }>()
  let sum = 0

  const makeRoom = () => {
    for (const [key, { size }] of kept) {
      if (sum <= limit) return
      // What is being made takes no room yet.
      if (size > 0) kept.delete(key)
      sum -= size
    }
  }

  return (key, make) => {
    const known = kept.get(key)
    // A map lists its entries in the order in which they were put in.
    kept.delete(key)
    const entry = known ?? { value: make(), size: 0 }
    kept.set(key, entry)
    if (known) return known.value
    entry.value.then(
      value => {
        const size = sizeOf(value)
        if (size > limit) return kept.delete(key)
        entry.size = size
        sum += size
        makeRoom()
      },
      () => kept.delete(key)
    )
    return entry.value
  }
}
