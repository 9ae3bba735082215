/** Returns the value of a key, which is computed at its first request. */
export function getOrCreate<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key)
  if (found !== undefined) return found
  const created = make()
  map.set(key, created)
  return created
}
