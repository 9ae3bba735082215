import { createHash } from 'node:crypto'

/** One name for several texts; where one ends and the next begins counts. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\n`).update(part)
  return hash.digest('base64url').slice(0, 22)
}

/** Of one text that comes in pieces: where they end does not count. */
export function hashOfPieces(pieces: readonly Uint8Array[]): string {
  const hash = createHash('sha256').update(`${pieces.reduce((sum, { length }) => sum + length, 0)}\n`)
  for (const piece of pieces) hash.update(piece)
  return hash.digest('base64url').slice(0, 22)
}

/** Eight characters for the name of a file: letters and digits in lower case, so that no file system mixes two up. */
export const shortHash = (...parts: readonly (string | Uint8Array)[]): string =>
  createHash('sha256')
    .update(parts.length === 1 ? parts[0]! : hashOf(...parts))
    .digest('hex')
    .slice(0, 8)
