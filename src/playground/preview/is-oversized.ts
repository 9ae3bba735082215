/** Limits of one message, several times the size of those that the frame's own program sends. */
const maxValues = 10_000
const maxLetters = 2_000_000

/**
 * True if a message of a frame is larger than any message of the frame's own program, or contains anything but plain
 * objects, lists, texts and numbers: a buffer, image, file or stream. Only such objects make a small message large.
 */
export function isOversized(message: unknown): boolean {
  const pending = [message]
  let letters = 0
  for (let value = pending.pop(), count = 1; count <= maxValues; value = pending.pop(), count += 1) {
    if (typeof value === 'bigint') return true
    if (typeof value === 'string') letters += value.length
    if (letters > maxLetters) return true
    if (typeof value === 'object' && value !== null) {
      if (!isPlain(value)) return true
      // Stops at the limit, while `Object.values` would first copy a million values.
      for (const key in value) {
        if (pending.length > maxValues) return true
        letters += key.length
        pending.push((value as Record<string, unknown>)[key])
      }
    }
    if (!pending.length) return false
  }
  return true
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype
}
