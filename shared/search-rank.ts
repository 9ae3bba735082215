import type { Haystack } from './search-haystack.ts'
import { phraseShare, templateLength } from './search-phrases.ts'
import type { Prepared } from './search-points.ts'
import { isTitle, weights } from './search-points.ts'
import type { SearchRecord, Term } from './search.ts'
import { termFrom } from './search.ts'

export interface Hit {
  record: SearchRecord
  score: number
}

/** A word of the query with what the records get for it. */
export interface Scored {
  term: Term
  points: ReadonlyMap<number, number>
  /** What is rare says more. */
  weight: number
  /** It stood nowhere and was replaced. */
  isMended?: true
}

interface Ranks {
  prepared: readonly Prepared[]
  /** What may be found by a pasted line alone. */
  messages: readonly number[]
  haystack: Haystack
}

interface Ranked extends Hit {
  index: number
  /** It holds a word of the query in a name, not only in its text. One character without a meaning of its own is none. */
  isNamed: boolean
  covered: number
}

interface Asked {
  scored: readonly Scored[]
  saying: readonly Saying[]
  /** The query in one piece: as typed, without empty words, as it was mended; and who holds that. */
  said: readonly { whole: string; in: ReadonlySet<number> }[]
  parts: ReadonlySet<string>
}

/** Records that have all words of the query; those that lack one come after, unless they say the rest much better. */
export function rank(shelves: Ranks, scored: readonly Scored[], said: readonly string[]): Hit[] {
  const asked: Asked = {
    scored,
    saying: sayingsOf(scored),
    said: said.map(whole => ({ whole, in: shelves.haystack.holding(termFrom(whole)) })),
    parts: new Set(scored.map(({ term }) => term.stem ?? term.bare))
  }
  const hits: Ranked[] = []
  for (const index of new Set([...scored.flatMap(({ points }) => [...points.keys()]), ...shelves.messages])) {
    const each = shelves.prepared[index]
    const hit = each && rankOne(each, index, asked)
    if (hit) hits.push(hit)
  }
  const better = (a: Ranked, b: Ranked) => b.score - a.score || a.record.title.length - b.record.title.length
  hits.sort(better)
  const first = spread(hits.slice(0, mostShown), shelves.prepared).sort(better)
  hits.splice(0, first.length, ...first)
  const seen = new Set<string>()
  return hits
    .filter(worthShowing(hits))
    .filter(({ record }) => !seen.has(record.href) && seen.add(record.href))
    .map(({ record, score }) => ({ record, score }))
}

/** `reloadData` is asked for by its name. */
const leastOfOwnName = 82

/** Nobody reads on. */
const mostShown = 60

/** What stands on a page of which a hit is shown already gives others the room. */
function spread(hits: readonly Ranked[], prepared: readonly Prepared[]): Ranked[] {
  const seen = new Set<string>()
  return hits.map(hit => {
    const page = prepared[hit.index]?.page
    const isMore = page !== undefined && seen.has(page)
    if (page !== undefined) seen.add(page)
    return isMore ? { ...hit, score: 0.85 * hit.score } : hit
  })
}

function rankOne(each: Prepared, index: number, { scored, saying, said, parts }: Asked): Ranked | undefined {
  let total = 0
  let sum = 0
  let covered = 0
  let named = 0
  let most = 0
  for (const { term, weight, points } of scored) {
    const got = points.get(index) ?? 0
    total += weight
    sum += got * weight
    if (got > 0) covered += weight
    if (got > most && (term.bare.length > 1 || term.others.length > 0)) most = got
    if (term.isName && got >= leastOfOwnName) named = 30
  }
  const pasted = pastedPoints(each, said[0]?.whole ?? '')
  if (covered === 0 && pasted === 0) return undefined
  const points =
    Math.max((sum / total) * (covered / total), pasted) +
    named +
    20 * saidShare(each.sayings, saying, index, total) +
    40 * phraseShare(each.phrases, (said[1] ?? said[0])?.whole ?? '', parts)
  return {
    index,
    isNamed: most > leastOfName || pasted > 0,
    record: each.record,
    covered: pasted || named ? 1 : covered / total,
    score:
      points +
      bonus(
        each,
        said.filter(one => one.in.has(index)).map(one => one.whole)
      )
  }
}

/** How much of what is asked stands in one of its words: `a row is lost` says more than `row` here and `lost` there. */
function saidShare(sayings: readonly string[], asked: readonly Saying[], index: number, total: number): number {
  const here = sayings.length ? asked.filter(({ points }) => points.has(index)) : []
  if (here.length < 2) return 0
  let most = 0
  for (const saying of sayings) {
    let share = 0
    let count = 0
    for (const { forms, weight } of here)
      if (forms.some(form => saying.includes(form))) {
        share += weight
        count += 1
      }
    if (count > 1 && share > most) most = share
  }
  return most / total
}

interface Saying {
  points: ReadonlyMap<number, number>
  weight: number
  /** Beginnings of words where those stand apart. */
  forms: readonly string[]
}

/** What was misspelt is a guess already. */
const sayingsOf = (scored: readonly Scored[]): Saying[] =>
  scored.some(({ isMended }) => isMended)
    ? []
    : scored.map(({ term: { text, stem, others }, points, weight }) => ({
        points,
        weight,
        forms: [stem ?? text, ...others].map(form => (/^[a-z]/.test(form) ? ` ${form}` : form))
      }))

/** Who asks for `flutter 组件` is not helped by everything that says `组件`. */
const leastCovered = 0.25
/** Nor is who asks for `机器学习` helped by what says `机器` or `学习` in passing. */
const leastInPassing = 0.7
const leastOfName = 20
/** So many are shown although the best one says much more. */
const fewHits = 5

function worthShowing(hits: readonly Ranked[]): (hit: Ranked, place: number) => boolean {
  const best = hits.reduce((most, { covered }) => Math.max(most, covered), 0)
  if (best < leastCovered || (best < leastInPassing && !hits.some(({ isNamed }) => isNamed))) return () => false
  const least = (hits[0]?.score ?? 0) * 0.25
  return ({ covered, score }, place) =>
    covered > best - 0.001 || (covered > best * 0.45 && score > least) || (place < fewHits && covered > best * 0.3)
}

function pastedPoints(each: Prepared, whole: string): number {
  const length = each.templates.length ? templateLength(each.templates, whole) : 0
  return length < 4 ? 0 : 70 + (70 * length) / whole.length
}

/** The whole query as a title counts more than its words in any order; short titles say it more clearly. */
function bonus(each: Prepared, said: readonly string[]): number {
  const brevity = Math.max(0, 6 - each.title.length / 6)
  return Math.max(0, ...said.map(whole => wholePoints(each, whole))) + brevity + weights[each.record.kind]
}

function wholePoints(each: Prepared, whole: string): number {
  if (each.record.kind === 'point') return each.bare.includes(whole) ? 10 : each.text.includes(whole) ? 6 : 0
  if (isTitle(each, whole)) return 60
  if (each.bareWords.includes(`,${whole},`)) return each.record.kind === 'word' ? 50 : 15
  if (each.last === whole) return 30
  if (each.record.kind !== 'member' && each.title.includes(` ${whole} `)) return 24
  return each.bare.startsWith(whole) ? 14 : each.bare.includes(whole) ? 10 : each.text.includes(whole) ? 6 : 0
}
