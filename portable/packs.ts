/** Brings the pack that holds a name, once; one that failed is asked for again with the next name. */
export function createPacks(
  starts: readonly string[],
  loadPack: (index: number) => Promise<void>
): (name: string) => Promise<void> {
  const loading = new Map<number, Promise<void>>()
  return name => {
    const index = packOf(starts, name)
    if (index === -1) return Promise.resolve()
    const known = loading.get(index)
    if (known) return known
    const pack = loadPack(index)
    loading.set(index, pack)
    pack.catch(() => loading.delete(index))
    return pack
  }
}

/** The last pack that does not begin behind the name; -1 where all do. */
export function packOf(starts: readonly string[], name: string): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle]! <= name) low = middle + 1
    else high = middle
  }
  return low - 1
}
