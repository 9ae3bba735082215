import { createHash } from 'node:crypto'

/** Hashes several texts; their boundaries count. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\n`).update(part)
  return hash.digest('base64url').slice(0, 22)
}

/** Hashes one text given in pieces; the boundaries of the pieces do not count. */
export function hashOfPieces(pieces: readonly Uint8Array[]): string {
  const hash = createHash('sha256').update(`${pieces.reduce((sum, { length }) => sum + length, 0)}\n`)
  for (const piece of pieces) hash.update(piece)
  return hash.digest('base64url').slice(0, 22)
}

/**
 * Returns a hash of eight characters for a file name: only digits and lower-case letters, because some file systems
 * ignore case.
 */
export const shortHash = (...parts: readonly (string | Uint8Array)[]): string =>
  createHash('sha256')
    .update(parts.length === 1 ? parts[0]! : hashOf(...parts))
    .digest('hex')
    .slice(0, 8)
