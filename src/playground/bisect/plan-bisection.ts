export type BisectAnswer = 'works' | 'broken' | 'skipped'
export type BisectAnswers = ReadonlyMap<string, BisectAnswer>

export type Bisection =
  /** Run this release next. At most `remaining` runs are needed, if all of them are answered. */
  | { kind: 'ask'; release: string; remaining?: number }
  /** All releases were skipped. */
  | { kind: 'unanswered' }
  /** Every release that can run the code gives the same answer, as far as they were tried. */
  | { kind: 'same'; answer: 'works' | 'broken'; oldest: string; newest: string }
  /** The answer changes from one release to the next one that can run the code. */
  | { kind: 'found'; before: string; after: string; skipped: readonly string[] }

/**
 * Chooses the next release to run. `releases` are in ascending order; `start` is the first one to ask. The answers may
 * change in either direction: a later release can break code or fix it.
 */
export function planBisection(releases: readonly string[], answers: BisectAnswers, start: string): Bisection {
  const answered = releases.flatMap((release, index) => {
    const answer = answers.get(release)
    return answer === 'works' || answer === 'broken' ? [{ index, answer }] : []
  })
  const isOpen = (index: number) => !answers.has(releases[index]!)
  const [first, last] = [answered[0], answered.at(-1)]
  if (!first || !last) {
    const index = nearestOpen(releases, isOpen, Math.max(0, releases.indexOf(start)))
    return index === undefined ? { kind: 'unanswered' } : { kind: 'ask', release: releases[index]! }
  }
  const changes = answered.flatMap((after, position) => {
    const before = answered[position - 1]
    return before && before.answer !== after.answer ? [{ before: before.index, after: after.index }] : []
  })
  if (changes.length > 0) {
    const { before, after } = changes.reduce((left, right) =>
      right.after - right.before <= left.after - left.before ? right : left
    )
    const open = range(before + 1, after).filter(isOpen)
    if (open.length === 0)
      return {
        kind: 'found',
        before: releases[before]!,
        after: releases[after]!,
        skipped: releases.slice(before + 1, after)
      }
    return {
      kind: 'ask',
      release: releases[open[Math.floor(open.length / 2)]!]!,
      remaining: Math.ceil(Math.log2(open.length + 1))
    }
  }
  const outer = newerEnd(releases, isOpen, last.index) ?? olderEnd(isOpen, first.index)
  if (outer !== undefined) return { kind: 'ask', release: releases[outer]! }
  return { kind: 'same', answer: first.answer, oldest: releases[first.index]!, newest: releases[last.index]! }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

function nearestOpen(
  releases: readonly string[],
  isOpen: (index: number) => boolean,
  start: number
): number | undefined {
  return range(0, releases.length)
    .filter(isOpen)
    .sort((left, right) => Math.abs(left - start) - Math.abs(right - start))[0]
}

/** Returns the newest release, or one halfway to the oldest one that was skipped. */
function newerEnd(releases: readonly string[], isOpen: (index: number) => boolean, last: number): number | undefined {
  const newer = range(last + 1, releases.length)
  const skipped = newer.find(index => !isOpen(index))
  if (skipped === undefined) return newer.at(-1)
  return middle(range(last + 1, skipped))
}

/** Returns the oldest release, or one halfway to the newest one that was skipped. */
function olderEnd(isOpen: (index: number) => boolean, first: number): number | undefined {
  const skipped = range(0, first).findLast(index => !isOpen(index))
  if (skipped === undefined) return first > 0 ? 0 : undefined
  return middle(range(skipped + 1, first))
}

const middle = (indexes: readonly number[]): number | undefined => indexes[Math.floor(indexes.length / 2)]
