import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
// No page is opened here, so there is no console to watch.
import { expect, test } from '@playwright/test'
import { memberPlace } from '../shared/api.ts'
import type { Found, Library } from '../shared/find-records.ts'
import { makeLibrary } from '../shared/find-records.ts'
import type { Language } from '../shared/locale.ts'
import type { Leads } from '../shared/search-leads.ts'
import { leadsAddress } from '../shared/search-leads.ts'
import type { Spellings } from '../shared/search-spellings.ts'
import { findRespelled, spellingsAddress } from '../shared/search-spellings.ts'
import type { SearchRecord } from '../shared/search.ts'
import { askedChinese, askedEnglish } from './asked-queries.ts'
import { freshChinese, freshEnglish } from './fresh-queries.ts'
import type { Judged } from './judged-queries.ts'
import { chinese, english, pasted, traditional } from './judged-queries.ts'
import { laterChinese, laterEnglish } from './later-queries.ts'
import { troubleChinese, troubleEnglish, troubleOther, unknown } from './trouble-queries.ts'

/** How good the search is: the emitted records are asked what readers ask. No browser is needed. */
const folder = path.resolve(import.meta.dirname, '../dist/site/static/search')
const least = 0.95
/** A floor, not the goal, which is 0.97: a set has as few as 60 questions. */
const leastInTrouble = 0.92

/** The queries that miss, with what came instead: one file a language. `UPDATE_GOLDEN=1` writes them. */
const golden = path.join(import.meta.dirname, 'search-misses.golden')

const groups: readonly { name: string; language: Language; judged: readonly Judged[] }[] = [
  { name: 'Chinese', language: 'zh', judged: chinese },
  { name: 'English', language: 'en', judged: english },
  { name: 'pasted, on the Chinese site', language: 'zh', judged: pasted },
  { name: 'pasted, on the English site', language: 'en', judged: pasted },
  { name: 'Traditional Chinese', language: 'tw', judged: traditional }
]

/**
 * Asked by symptom and by task. Every second query is held aside: what is found of them counts, what is found of the
 * others was worked on.
 */
const trouble: typeof groups = [
  { name: 'in trouble, Chinese', language: 'zh', judged: troubleChinese },
  { name: 'in trouble, English', language: 'en', judged: troubleEnglish },
  ...troubleOther.map(group => ({ name: `in other letters, on the ${group.language} site`, ...group }))
]

/** Of these nothing was worked on, and what misses is not written down: the share is what a new reader may expect. */
const untouched: typeof groups = [
  { name: 'later, Chinese', language: 'zh', judged: laterChinese },
  { name: 'later, English', language: 'en', judged: laterEnglish }
]

/** Written as blind. The misses were read, and what they have in common was mended; none of them by itself. */
const learnedFrom: typeof groups = [
  { name: 'fresh, Chinese', language: 'zh', judged: freshChinese },
  { name: 'fresh, English', language: 'en', judged: freshEnglish },
  { name: 'asked, Chinese', language: 'zh', judged: askedChinese },
  { name: 'asked, English', language: 'en', judged: askedEnglish }
]

interface Result {
  query: string
  /** Where the first wanted hit stands, from 0; -1 when it is not there. */
  place: number
  shown: string[]
}

for (const { name, language, judged } of groups) {
  test(`${name}: what is wanted stands among the first three`, () => {
    const results = ask(libraryOf(language), judged)
    report(name, results)
    expect(recall(results, 3), missed(results)).toBeGreaterThanOrEqual(least)
  })
}

for (const { name, language, judged } of trouble) {
  test(`${name}: what is found, and what is found of those held aside`, () => {
    const results = ask(libraryOf(language), judged)
    const held = results.filter((_, index) => index % 2 === 1)
    report(
      `${name}, worked on`,
      results.filter((_, index) => index % 2 === 0)
    )
    report(`${name}, held aside`, held)
    expect(recall(results, 3), missed(results)).toBeGreaterThanOrEqual(leastInTrouble)
  })
}

for (const { name, language, judged } of [...untouched, ...learnedFrom]) {
  test(`${name}: what is found of questions that were written blind`, () => {
    const results = ask(libraryOf(language), judged)
    report(name, results)
    expect(recall(results, 3)).toBeGreaterThanOrEqual(leastInTrouble)
  })
}

test('what the site knows nothing about finds nothing', () => {
  const library = libraryOf('zh')
  expect(unknown.filter(query => library.find(query).hits.length)).toEqual([])
})

for (const language of ['zh', 'en', 'tw'] as const) {
  test(`the misses are the known ones: ${language}`, () => {
    const mine = [...groups, ...trouble].filter(group => group.language === language)
    const now =
      mine
        .map(({ name, judged }) => [`# ${name}`, ...misses(ask(libraryOf(language), judged))].join('\n'))
        .join('\n\n') + '\n'
    const file = path.join(golden, `${language}.txt`)
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, now)
    const known = existsSync(file) ? readFileSync(file, 'utf8') : ''
    expect(now, goldenSays(known, now)).toBe(known)
  })
}

/** Which queries came and went, by their names; the difference itself shows what came instead. */
function goldenSays(known: string, now: string): string {
  const queries = (text: string) => text.split('\n').flatMap(line => /^(.*) -> /.exec(line)?.[1] ?? [])
  const [before, after] = [queries(known), queries(now)]
  const lost = after.filter(query => !before.includes(query))
  const mended = before.filter(query => !after.includes(query))
  return [
    lost.length ? `These queries miss now: ${lost.join(', ')}.` : '',
    mended.length ? `These no longer miss: ${mended.join(', ')}.` : '',
    'If that is right, write it down: UPDATE_GOLDEN=1 npx playwright test e2e/search-quality.'
  ]
    .filter(Boolean)
    .join(' ')
}

test('all together: what is wanted stands among the first three', () => {
  const results = groups.flatMap(({ language, judged }) => ask(libraryOf(language), judged))
  report('all', results)
  expect(
    new Set([...chinese, ...english, ...pasted, ...traditional].map(([query]) => query)).size
  ).toBeGreaterThanOrEqual(132)
  expect(recall(results, 3), missed(results)).toBeGreaterThanOrEqual(least)
})

interface Finder {
  find: (query: string) => Found
}

/** As the search's worker does it. */
function libraryOf(language: Language): Finder {
  const name = readdirSync(folder).find(each => each.startsWith(`${language}.`))
  if (!name) throw new Error(`dist/site/static/search has no records of ${language}. Run npm run build first.`)
  const library: Library = makeLibrary(read<SearchRecord[]>(name))
  library.follow(read<Leads>(leadsAddress(`/${name}`)))
  if (language === 'en') return library
  const spellings = read<Spellings>(spellingsAddress(`/${name}`))
  return {
    find: query => {
      const found = library.find(query)
      return (found.hasUnknown && findRespelled(library, query, spellings)) || found
    }
  }
}

const read = <T>(name: string): T => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as T

function ask(library: Finder, judged: readonly Judged[]): Result[] {
  return judged.map(([query, ...wanted]) => {
    const { hits } = library.find(query)
    return {
      query,
      place: hits.findIndex(({ record }) => wanted.some(target => leadsTo(record.href, target))),
      shown: hits.slice(0, 3).map(({ record }) => record.href)
    }
  })
}

/** A page is reached by any of its headings, a member only by itself. */
function leadsTo(href: string, target: string): boolean {
  if (!target.startsWith('/')) return href === `#${memberPlace(target)}`
  return href === `#${target}` || href.startsWith(`#${target}#`)
}

const recall = (results: readonly Result[], first: number): number =>
  results.filter(({ place }) => place >= 0 && place < first).length / results.length

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

function report(name: string, results: readonly Result[]): void {
  process.stdout.write(
    `search, ${name}: ${results.length} queries, recall@1 ${percent(recall(results, 1))}, recall@3 ${percent(recall(results, 3))}\n`
  )
}

const misses = (results: readonly Result[]): string[] =>
  results
    .filter(({ place }) => place < 0 || place > 2)
    .map(({ query, shown }) => `${query} -> ${shown.join(' ') || 'nothing'}`)

const missed = (results: readonly Result[]): string => misses(results).join('\n')
