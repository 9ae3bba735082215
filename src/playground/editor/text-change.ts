import type { ChangeSpec, Text } from '@codemirror/state'

/** The stretch that differs, so that cursor, folds and marks outside it stay where they are. */
export function changeTo(doc: Text, text: string): ChangeSpec | undefined {
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

/** Line by line, for a text whose lines are the same but for their spaces. */
export function lineChanges(doc: Text, text: string): ChangeSpec[] {
  const lines = text.split('\n')
  if (lines.length > doc.lines) return [changeTo(doc, text) ?? []]
  const changes: ChangeSpec[] = []
  for (let number = 1; number <= doc.lines; number += 1) {
    const { from, to, text: before } = doc.line(number)
    const after = lines[number - 1]
    if (after === undefined) return [...changes, { from: from - 1, to: doc.length }]
    if (after === before) continue
    const [was = '', is = ''] = [before, after].map(line => /^\s*/.exec(line)?.[0])
    if (before.slice(was.length).trimEnd() !== after.slice(is.length)) changes.push({ from, to, insert: after })
    else
      changes.push(
        { from, to: from + was.length, insert: is },
        { from: from + was.length + after.length - is.length, to }
      )
  }
  return changes
}
