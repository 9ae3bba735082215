import type { ChangeSpec, Text } from '@codemirror/state'

/** Returns a change of the differing range only, so that cursor, folds and marks outside it keep their positions. */
export function createChange(doc: Text, text: string): ChangeSpec | undefined {
  const before = doc.toString()
  const after = text.replace(/\r\n?/g, '\n')
  if (before === after) return undefined
  let from = 0
  while (from < before.length && before[from] === after[from]) from += 1
  let end = 0
  while (
    end < Math.min(before.length, after.length) - from &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) }
}

/**
 * Returns changes per line. If only indent or trailing spaces of a line differ, the rest of it stays untouched. Added
 * lines give one change of the differing range.
 */
export function createLineChanges(doc: Text, text: string): ChangeSpec[] {
  const lines = text.split('\n')
  if (lines.length > doc.lines) return [createChange(doc, text) ?? []]
  const changes: ChangeSpec[] = []
  for (let number = 1; number <= doc.lines; number += 1) {
    const { from, to, text: before } = doc.line(number)
    const after = lines[number - 1]
    if (after === undefined) return [...changes, { from: from - 1, to: doc.length }]
    if (after === before) continue
    const [oldIndent = '', newIndent = ''] = [before, after].map(line => /^\s*/.exec(line)?.[0])
    if (before.slice(oldIndent.length).trimEnd() !== after.slice(newIndent.length))
      changes.push({ from, to, insert: after })
    // Replaces the indent and removes trailing spaces.
    else
      changes.push(
        { from, to: from + oldIndent.length, insert: newIndent },
        { from: from + oldIndent.length + after.length - newIndent.length, to }
      )
  }
  return changes
}
