import type { Term } from './search.ts'

/** Everything that is matched, in one string: a word is looked up in all records at once. */
export interface Haystack {
  /** Positions of the records that hold a term, or its beginning. */
  holding: (term: Pick<Term, 'text' | 'bare' | 'stem'>) => ReadonlySet<number>
}

const border = '\u0000'

export function haystackOf(texts: readonly string[]): Haystack {
  const whole = texts.join(border)
  const starts = new Uint32Array(texts.length + 1)
  texts.forEach((text, index) => {
    starts[index + 1] = (starts[index] ?? 0) + text.length + border.length
  })
  const known = new Map<string, ReadonlySet<number>>()
  const find = (form: string): ReadonlySet<number> => {
    const found = known.get(form) ?? collect(whole, starts, form)
    // While somebody types, all words but the last stay the same.
    known.delete(form)
    known.set(form, found)
    if (known.size > mostKnown) known.delete(known.keys().next().value!)
    return found
  }
  return { holding: term => united(formsOf(term).map(find)) }
}

const mostKnown = 200

/** What holds a word holds its beginning too. */
function formsOf({ text, bare, stem }: Pick<Term, 'text' | 'bare' | 'stem'>): string[] {
  const forms = [...new Set([text, bare, stem ?? ''])].filter(Boolean)
  return forms.filter(form => !forms.some(other => other !== form && form.includes(other)))
}

function united(sets: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  const [first = new Set<number>(), ...others] = sets
  return others.length ? new Set([first, ...others].flatMap(set => [...set])) : first
}

function collect(whole: string, starts: Uint32Array, form: string): Set<number> {
  const found = new Set<number>()
  let record = 0
  for (let at = whole.indexOf(form); at >= 0; at = whole.indexOf(form, starts[record + 1])) {
    record = recordAt(starts, at, record)
    found.add(record)
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
