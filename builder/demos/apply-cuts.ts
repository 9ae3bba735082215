/** A range of text to remove. */
export interface Cut {
  from: number
  to: number
  /** Replacement of the range. */
  replacement?: string
}

/** Removes the cuts and the blank lines that only separated them from other code. */
export function applyCuts(source: string, cuts: readonly Cut[]): string {
  let result = ''
  let at = 0
  for (const cut of joinCuts(source, cuts)) {
    const { from, to, replacement = '' } = isWholeLines(source, cut) ? withBlankLines(source, cut) : cut
    result += source.slice(at, Math.max(at, from)) + replacement
    at = Math.max(at, to)
  }
  return result + source.slice(at)
}

/** Joins cuts of whole lines with only blank lines between them, because each would keep a blank line of its own. */
function joinCuts(source: string, cuts: readonly Cut[]): Cut[] {
  const joined: Cut[] = []
  for (const cut of [...cuts].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = joined.at(-1)
    const isNext =
      last &&
      cut.from >= last.to &&
      isWholeLines(source, last) &&
      isWholeLines(source, cut) &&
      !source.slice(last.to, cut.from).trim()
    if (isNext) last.to = cut.to
    else if (!last || cut.to > last.to) joined.push({ ...cut })
  }
  return joined
}

function isWholeLines(source: string, { from, to, replacement }: Cut): boolean {
  return (
    !replacement &&
    to > from &&
    (from === 0 || source[from - 1] === '\n') &&
    (to === source.length || source[to - 1] === '\n')
  )
}

/** Keeps one blank line where there was any, and none at the start or the end of a block. */
function withBlankLines(source: string, { from, to }: Cut): Cut {
  const codeBefore = source.slice(0, from).trimEnd()
  const codeAfter = source.slice(to).trimStart()
  const blankBefore = source.slice(codeBefore.length, from).replace(/^.*\n/, '')
  const blankAfter = /^(?:[ \t]*\r?\n)+/.exec(source.slice(to))?.[0] ?? ''
  const atStart = /^$|[{[(]$/.test(codeBefore.slice(-1))
  const atEnd = /^$|^[}\])]/.test(codeAfter.slice(0, 1))
  // The line break before the first line of a component's script stays, because it ends the line of the tag.
  if (atStart) return { from, to: to + blankAfter.length }
  if (atEnd) return { from: from - blankBefore.length, to }
  if (blankBefore) return { from, to: to + blankAfter.length }
  const inside = /\n[ \t]*(\r?\n)/.exec(source.slice(from, to))?.[1]
  return blankAfter || !inside ? { from, to } : { from, to, replacement: inside }
}
