/** File before and after a change. */
export interface FileChange {
  name: string
  before: string
  after: string
}

const context = 3

/** Returns a diff that `git apply` reads. */
export const unifiedDiff = (changes: readonly FileChange[]): string =>
  changes
    .filter(({ before, after }) => before !== after)
    .map(fileDiff)
    .join('')

function fileDiff({ name, before, after }: FileChange): string {
  const [oldLines, newLines] = [linesOf(before), linesOf(after)]
  const hunks = hunksOf(diffLines(oldLines, newLines))
  return `--- a/${name}\n+++ b/${name}\n${hunks.join('')}`
}

/** Splits text into lines with their ends, so that CRLF is preserved. */
const linesOf = (text: string): string[] => (text ? text.split(/(?<=\n)/) : [])

interface DiffLine {
  sign: ' ' | '-' | '+'
  line: string
}

/** Returns the unchanged, removed and added lines. The search assumes few changes, as an upgrade makes. */
function diffLines(oldLines: readonly string[], newLines: readonly string[]): DiffLine[] {
  const result: DiffLine[] = []
  let [left, right] = [0, 0]
  while (left < oldLines.length || right < newLines.length) {
    if (left < oldLines.length && oldLines[left] === newLines[right]) {
      result.push({ sign: ' ', line: oldLines[left]! })
      left++
      right++
      continue
    }
    const [removed, added] = findNextMatch(oldLines, newLines, left, right)
    for (const line of oldLines.slice(left, left + removed)) result.push({ sign: '-', line })
    for (const line of newLines.slice(right, right + added)) result.push({ sign: '+', line })
    left += removed
    right += added
  }
  return result
}

/** Returns the numbers of removed and added lines before two lines match on both sides again. */
function findNextMatch(
  oldLines: readonly string[],
  newLines: readonly string[],
  left: number,
  right: number
): [number, number] {
  const maxLength = Math.max(oldLines.length - left, newLines.length - right)
  for (let distance = 1; distance <= Math.min(maxLength * 2, 400); distance++)
    for (let removed = 0; removed <= distance; removed++) {
      const added = distance - removed
      if (left + removed > oldLines.length || right + added > newLines.length) continue
      if (linesMatch(oldLines, newLines, left + removed, right + added)) return [removed, added]
    }
  return [oldLines.length - left, newLines.length - right]
}

const linesMatch = (oldLines: readonly string[], newLines: readonly string[], left: number, right: number): boolean =>
  oldLines[left] === newLines[right] && oldLines[left + 1] === newLines[right + 1]

function hunksOf(lines: readonly DiffLine[]): string[] {
  const hunks: string[] = []
  let index = 0
  let [oldLine, newLine] = [1, 1]
  while (index < lines.length) {
    if (lines[index]!.sign === ' ') {
      index++
      oldLine++
      newLine++
      continue
    }
    const start = Math.max(0, index - context)
    let end = index
    for (let unchanged = 0, next = index; next < lines.length && unchanged <= context * 2; next++) {
      unchanged = lines[next]!.sign === ' ' ? unchanged + 1 : 0
      if (unchanged === 0) end = next + 1
    }
    const hunkLines = lines.slice(start, Math.min(lines.length, end + context))
    const before = index - start
    const count = (sign: string) => hunkLines.filter(step => step.sign === ' ' || step.sign === sign).length
    hunks.push(
      `@@ -${hunkPosition(oldLine - before, count('-'))} +${hunkPosition(newLine - before, count('+'))} @@\n${hunkLines.map(formatLine).join('')}`
    )
    oldLine += count('-') - before
    newLine += count('+') - before
    index = start + hunkLines.length
  }
  return hunks
}

/** Formats the position of a hunk; an empty side counts from the line before it. */
const hunkPosition = (line: number, count: number): string => `${count === 0 ? line - 1 : line},${count}`

const formatLine = ({ sign, line }: DiffLine): string =>
  line.endsWith('\n') ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`
