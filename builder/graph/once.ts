/** Computes a value at its first request. */
export function once<T>(compute: () => T): () => T {
  let value: { of: T } | undefined
  return () => (value ??= { of: compute() }).of
}
