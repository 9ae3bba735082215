import type { Term } from './search.ts'

/** Searchable texts of all records in one string, so that a word is looked up in all of them at once. */
export interface SearchableTexts {
  /** Returns the indexes of the records that contain a term or its stem. */
  findRecords: (term: Pick<Term, 'text' | 'bare' | 'stem'>) => ReadonlySet<number>
}

const separator = '\u0000'

export function createSearchableTexts(texts: readonly string[]): SearchableTexts {
  const joinedTexts = texts.join(separator)
  const startOffsets = new Uint32Array(texts.length + 1)
  texts.forEach((text, index) => {
    startOffsets[index + 1] = (startOffsets[index] ?? 0) + text.length + separator.length
  })
  const cached = new Map<string, ReadonlySet<number>>()
  const findForm = (form: string): ReadonlySet<number> => {
    const found = cached.get(form) ?? findAllRecords(joinedTexts, startOffsets, form)
    // The most recent entry moves to the end: while a reader types, all words but the last stay the same.
    cached.delete(form)
    cached.set(form, found)
    if (cached.size > maxCachedForms) cached.delete(cached.keys().next().value!)
    return found
  }
  return { findRecords: term => uniteSets(getForms(term).map(findForm)) }
}

const maxCachedForms = 200

/** Drops forms that contain another form, since each text with the longer form contains the shorter one too. */
function getForms({ text, bare, stem }: Pick<Term, 'text' | 'bare' | 'stem'>): string[] {
  const forms = [...new Set([text, bare, stem ?? ''])].filter(Boolean)
  return forms.filter(form => !forms.some(other => other !== form && form.includes(other)))
}

function uniteSets(sets: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  const [first = new Set<number>(), ...others] = sets
  return others.length ? new Set([first, ...others].flatMap(set => [...set])) : first
}

function findAllRecords(joinedTexts: string, startOffsets: Uint32Array, form: string): Set<number> {
  const found = new Set<number>()
  let record = 0
  for (
    let offset = joinedTexts.indexOf(form);
    offset >= 0;
    offset = joinedTexts.indexOf(form, startOffsets[record + 1])
  ) {
    record = findRecordAt(startOffsets, offset, record)
    found.add(record)
  }
  return found
}

/** Bisects between the last hit and the end. */
function findRecordAt(startOffsets: Uint32Array, offset: number, from: number): number {
  let low = from
  let high = startOffsets.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((startOffsets[middle] ?? 0) <= offset) low = middle
    else high = middle
  }
  return low
}
