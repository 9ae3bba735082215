import type { Term } from './search.ts'

/** Everything that is matched, in one string: a word is looked up in all records at once. */
export interface Haystack {
  /** Positions of the records that hold a term in any form. */
  holding: (term: Term) => ReadonlySet<number>
}

const border = '\u0000'

export function haystackOf(texts: readonly string[]): Haystack {
  const whole = texts.join(border)
  const starts = new Uint32Array(texts.length + 1)
  texts.forEach((text, index) => {
    starts[index + 1] = (starts[index] ?? 0) + text.length + border.length
  })
  return { holding: term => collect(whole, starts, formsOf(term)) }
}

const formsOf = ({ text, bare, stem, others }: Term): Set<string> =>
  new Set([text, bare, ...(stem === undefined ? [] : [stem]), ...others].filter(Boolean))

function collect(whole: string, starts: Uint32Array, forms: ReadonlySet<string>): Set<number> {
  const found = new Set<number>()
  for (const form of forms) {
    let record = 0
    for (let at = whole.indexOf(form); at >= 0; at = whole.indexOf(form, starts[record + 1])) {
      record = recordAt(starts, at, record)
      found.add(record)
    }
  }
  return found
}

/** Bisects between the last hit and the end. */
function recordAt(starts: Uint32Array, at: number, from: number): number {
  let low = from
  let high = starts.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle
  }
  return low
}
