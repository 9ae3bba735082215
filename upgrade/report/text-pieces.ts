import type { Edit } from '../finding.ts'

/** Part of a changed text: a range of the original text, or text that was added at a position of it. */
export type TextPiece = { start: number; end: number } | { at: number; text: string }

/** Returns the pieces of a text after passes of edits; the positions of a pass refer to the text before it. */
export function getPieces(text: string, passes: readonly (readonly Edit[])[]): TextPiece[] {
  let pieces: TextPiece[] = [{ start: 0, end: text.length }]
  for (const edits of passes) pieces = editPieces(pieces, edits, text.length)
  return pieces
}

function editPieces(pieces: readonly TextPiece[], edits: readonly Edit[], originalLength: number): TextPiece[] {
  const edited: TextPiece[] = []
  const queue = pieces.toReversed()
  let position = 0
  for (const { start, end, text } of edits) {
    edited.push(...takeUntil(start))
    const next = queue.at(-1)
    const at = next === undefined ? originalLength : 'at' in next ? next.at : next.start
    takeUntil(end)
    if (text) edited.push({ at, text })
  }
  return [...edited, ...queue.toReversed()]

  /** Removes the pieces before a position of the current text from the queue and returns them. */
  function takeUntil(limit: number): TextPiece[] {
    const taken: TextPiece[] = []
    while (position < limit && queue.length > 0) {
      const piece = queue.pop()!
      const length = Math.min(lengthOf(piece), limit - position)
      const [head, tail] = splitPiece(piece, length)
      taken.push(head)
      if (lengthOf(tail) > 0) queue.push(tail)
      position += length
    }
    return taken
  }
}

const lengthOf = (piece: TextPiece): number => ('at' in piece ? piece.text.length : piece.end - piece.start)

function splitPiece(piece: TextPiece, length: number): [TextPiece, TextPiece] {
  if ('at' in piece) {
    const { at, text } = piece
    return [
      { at, text: text.slice(0, length) },
      { at, text: text.slice(length) }
    ]
  }
  const middle = piece.start + length
  return [
    { start: piece.start, end: middle },
    { start: middle, end: piece.end }
  ]
}
