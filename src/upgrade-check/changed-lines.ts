import type { Finding } from '../../upgrade/finding.ts'

export interface ChangedLines {
  before: string[]
  after: string[]
}

const mostLines = 8

/** The whole lines that a finding changes, before and after. Nothing where it changes nothing by itself. */
export function changedLines(text: string, { edits }: Finding): ChangedLines | undefined {
  const [first] = edits
  const last = edits.at(-1)
  if (!first || !last) return undefined
  const start = text.lastIndexOf('\n', first.start - 1) + 1
  const next = text.indexOf('\n', Math.max(last.end, first.start))
  const end = next < 0 ? text.length : next
  let after = ''
  let at = start
  for (const edit of edits) {
    after += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  after += text.slice(at, end)
  return { before: shown(text.slice(start, end)), after: shown(after) }
}

/** Without what all of them are indented by. */
function shown(block: string): string[] {
  const lines = block.replaceAll('\r', '').split('\n')
  const kept = lines.length > mostLines ? [...lines.slice(0, mostLines - 1), '…'] : lines
  const indent = Math.min(...kept.filter(line => line.trim() && line !== '…').map(line => line.search(/\S/)), 200)
  return kept.map(line => (line === '…' ? line : line.slice(indent)))
}
