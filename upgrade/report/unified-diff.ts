/** A file before and after. */
export interface Change {
  name: string
  before: string
  after: string
}

const context = 3

/** Changes as `git apply` reads them. */
export const unifiedDiff = (changes: readonly Change[]): string =>
  changes
    .filter(({ before, after }) => before !== after)
    .map(fileDiff)
    .join('')

function fileDiff({ name, before, after }: Change): string {
  const [old, now] = [linesOf(before), linesOf(after)]
  const hunks = hunksOf(steps(old, now))
  return `--- a/${name}\n+++ b/${name}\n${hunks.join('')}`
}

/** Lines with their ends, so that CRLF stays. */
const linesOf = (text: string): string[] => (text ? text.split(/(?<=\n)/) : [])

interface Step {
  sign: ' ' | '-' | '+'
  line: string
}

/** Lines that stay, go and come. An upgrade changes few, so the way between them is short. */
function steps(old: readonly string[], now: readonly string[]): Step[] {
  const result: Step[] = []
  let [left, right] = [0, 0]
  while (left < old.length || right < now.length) {
    if (left < old.length && old[left] === now[right]) {
      result.push({ sign: ' ', line: old[left]! })
      left++
      right++
      continue
    }
    const [gone, come] = nextMeeting(old, now, left, right)
    for (const line of old.slice(left, left + gone)) result.push({ sign: '-', line })
    for (const line of now.slice(right, right + come)) result.push({ sign: '+', line })
    left += gone
    right += come
  }
  return result
}

/** How many lines go and come before both sides agree again for two lines. */
function nextMeeting(old: readonly string[], now: readonly string[], left: number, right: number): [number, number] {
  const most = Math.max(old.length - left, now.length - right)
  for (let distance = 1; distance <= Math.min(most * 2, 400); distance++)
    for (let gone = 0; gone <= distance; gone++) {
      const come = distance - gone
      if (left + gone > old.length || right + come > now.length) continue
      if (agrees(old, now, left + gone, right + come)) return [gone, come]
    }
  return [old.length - left, now.length - right]
}

const agrees = (old: readonly string[], now: readonly string[], left: number, right: number): boolean =>
  old[left] === now[right] && old[left + 1] === now[right + 1]

function hunksOf(all: readonly Step[]): string[] {
  const hunks: string[] = []
  let at = 0
  let [oldLine, newLine] = [1, 1]
  while (at < all.length) {
    if (all[at]!.sign === ' ') {
      at++
      oldLine++
      newLine++
      continue
    }
    const start = Math.max(0, at - context)
    let end = at
    for (let quiet = 0, next = at; next < all.length && quiet <= context * 2; next++) {
      quiet = all[next]!.sign === ' ' ? quiet + 1 : 0
      if (quiet === 0) end = next + 1
    }
    const own = all.slice(start, Math.min(all.length, end + context))
    const before = at - start
    const count = (sign: string) => own.filter(step => step.sign === ' ' || step.sign === sign).length
    hunks.push(
      `@@ -${place(oldLine - before, count('-'))} +${place(newLine - before, count('+'))} @@\n${own.map(printed).join('')}`
    )
    oldLine += count('-') - before
    newLine += count('+') - before
    at = start + own.length
  }
  return hunks
}

/** An empty side counts from the line before it. */
const place = (line: number, count: number): string => `${count === 0 ? line - 1 : line},${count}`

const printed = ({ sign, line }: Step): string =>
  line.endsWith('\n') ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`
