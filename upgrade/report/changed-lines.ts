import type { TextRange } from '../../usage/read/text-range.ts'
import type { TextPiece } from './text-pieces.ts'

/** Part of a line; changed parts are to be marked. */
export interface LinePart {
  text: string
  isChanged?: true
}

export type MarkedLine = readonly LinePart[]

export interface ChangedLines {
  before: MarkedLine[]
  after: MarkedLine[]
}

/** Maximum number of lines of each side. */
const maxLines = 30
/** Longer unchanged parts are cut, as those of generated lines, so that the marked parts stay together. */
const maxUnchangedLength = 240
const maxChangedLength = 1000
const contextLength = 100
const ellipsis: MarkedLine = [{ text: '…' }]

/** Returns the changed lines in a range, before and after, with marks; unchanged lines between them are left out. */
export function getChangedLines(text: string, pieces: readonly TextPiece[], range: TextRange): ChangedLines {
  const [before, after] = [createSide(), createSide()]
  let position = range.start
  let added = ''
  for (const piece of pieces) {
    if ('at' in piece) {
      if (piece.at >= range.start && piece.at <= range.end) added += piece.text
      continue
    }
    const start = Math.max(piece.start, range.start)
    const end = Math.min(piece.end, range.end)
    if (start >= end) continue
    addChange(text.slice(position, start))
    addUnchanged(text.slice(start, end))
    position = end
  }
  addChange(text.slice(position, range.end))
  // A change can have more lines than a call can have arguments.
  const indents = [...before.lines, ...after.lines].filter(isCode).map(getIndent)
  const indent = indents.reduce((least, each) => Math.min(least, each), Infinity)
  return { before: formatSide(before.lines, indent), after: formatSide(after.lines, indent) }

  function addUnchanged(unchanged: string): void {
    before.add(unchanged)
    after.add(unchanged)
  }

  /** Adds a removed text and the text added since the last unchanged one. */
  function addChange(removed: string): void {
    const [oldText, newText] = [removed, added]
    added = ''
    if (!oldText && !newText) return
    const [head, tail] = getCommonEnds(oldText, newText)
    const oldWords = oldText.slice(head, oldText.length - tail)
    const newWords = newText.slice(head, newText.length - tail)
    addUnchanged(oldText.slice(0, head))
    before.add(oldWords, true)
    after.add(newWords, true)
    // The other side of a change within a line is shown, even if it has nothing to mark.
    if (!newWords.includes('\n')) before.touch()
    if (!oldWords.includes('\n')) after.touch()
    addUnchanged(oldText.slice(oldText.length - tail))
  }
}

interface SideLine {
  parts: LinePart[]
  isTouched: boolean
}

function createSide() {
  const lines: SideLine[] = [{ parts: [], isTouched: false }]
  return {
    lines,
    touch: () => void (lines.at(-1)!.isTouched = true),
    add(text: string, isChanged = false) {
      for (const [index, part] of text.replaceAll('\r', '').split('\n').entries()) {
        if (index > 0) lines.push({ parts: [], isTouched: false })
        if (!part) continue
        const line = lines.at(-1)!
        line.parts.push({ text: part, ...(isChanged && { isChanged }) })
        line.isTouched ||= isChanged
      }
    }
  }
}

const isWordPart = (character: string | undefined): boolean => character !== undefined && /[\w$-]/.test(character)

/** Returns the lengths of the common start and end of two texts, without parts of words. */
function getCommonEnds(oldText: string, newText: string): [head: number, tail: number] {
  const maxLength = Math.min(oldText.length, newText.length)
  let head = 0
  while (head < maxLength && oldText[head] === newText[head]) head++
  while (head > 0 && isWordPart(oldText[head - 1]) && (isWordPart(oldText[head]) || isWordPart(newText[head]))) head--
  let tail = 0
  while (tail < maxLength - head && oldText.at(-1 - tail) === newText.at(-1 - tail)) tail++
  while (
    tail > 0 &&
    isWordPart(oldText.at(-tail)) &&
    (isWordPart(oldText.at(-1 - tail)) || isWordPart(newText.at(-1 - tail)))
  )
    tail--
  return [head, tail]
}

const isCode = ({ parts, isTouched }: SideLine): boolean => isTouched && parts.some(({ text }) => /\S/.test(text))

const getIndent = ({ parts }: SideLine): number =>
  parts
    .map(({ text }) => text)
    .join('')
    .search(/\S/)

function formatSide(lines: readonly SideLine[], indent: number): MarkedLine[] {
  const formatted: MarkedLine[] = []
  let skippedLines = 0
  for (const line of lines) {
    if (!line.isTouched) {
      skippedLines++
      continue
    }
    if (formatted.length >= maxLines) return [...formatted, ellipsis]
    if (formatted.length > 0 && skippedLines > 0) formatted.push(ellipsis)
    skippedLines = 0
    formatted.push(formatLine(line.parts, indent))
  }
  // A line that is empty after a change has nothing to show.
  return formatted.some(parts => parts.some(({ text }) => /\S/.test(text))) ? formatted : []
}

function formatLine(parts: readonly LinePart[], indent: number): MarkedLine {
  let rest = indent
  const line: LinePart[] = []
  for (const part of parts) {
    const text = part.text.slice(rest)
    rest = Math.max(0, rest - part.text.length)
    if (text) line.push({ ...part, text })
  }
  return line.map((part, index) => ({ ...part, text: shorten(part, index === 0, index === line.length - 1) }))
}

function shorten({ text, isChanged }: LinePart, isFirst: boolean, isLast: boolean): string {
  if (isChanged) return text.length > maxChangedLength ? `${text.slice(0, maxChangedLength)}…` : text
  if (text.length <= maxUnchangedLength) return text
  const head = isFirst && !isLast ? '' : text.slice(0, contextLength)
  const tail = isLast ? '' : text.slice(-contextLength)
  return `${head}…${tail}`
}
