/** Loads the pack of a name once; a pack that failed is loaded again for the next name. */
export function createPackLoader(
  starts: readonly string[],
  loadPack: (index: number) => Promise<void>
): (name: string) => Promise<void> {
  const loading = new Map<number, Promise<void>>()
  return name => {
    const index = findPack(starts, name)
    if (index === -1) return Promise.resolve()
    const existing = loading.get(index)
    if (existing) return existing
    const pack = loadPack(index)
    loading.set(index, pack)
    pack.catch(() => loading.delete(index))
    return pack
  }
}

/** Returns the index of the last pack that starts at or before the name; -1 if all start after it. */
export function findPack(starts: readonly string[], name: string): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle]! <= name) low = middle + 1
    else high = middle
  }
  return low - 1
}
