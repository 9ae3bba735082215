import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { memberPlace } from '../shared/api.ts'
import type { Library } from '../shared/find-records.ts'
import { makeLibrary } from '../shared/find-records.ts'
import type { Language } from '../shared/locale.ts'
import type { SearchRecord } from '../shared/search.ts'
import type { Judged } from './judged-queries.ts'
import { chinese, english, pasted, traditional } from './judged-queries.ts'

/** How good the search is: the emitted records are asked what readers ask. No browser is needed. */
const folder = path.resolve(import.meta.dirname, '../dist/site/static/search')
const least = 0.95

const groups: readonly { name: string; language: Language; judged: readonly Judged[] }[] = [
  { name: 'Chinese', language: 'zh', judged: chinese },
  { name: 'English', language: 'en', judged: english },
  { name: 'pasted, on the Chinese site', language: 'zh', judged: pasted },
  { name: 'pasted, on the English site', language: 'en', judged: pasted },
  { name: 'Traditional Chinese', language: 'tw', judged: traditional }
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

test('all together: what is wanted stands among the first three', () => {
  const results = groups.flatMap(({ language, judged }) => ask(libraryOf(language), judged))
  report('all', results)
  expect(new Set([...chinese, ...english, ...pasted, ...traditional].map(([query]) => query)).size).toBeGreaterThanOrEqual(132)
  expect(recall(results, 3), missed(results)).toBeGreaterThanOrEqual(least)
})

function libraryOf(language: Language): Library {
  const file = readdirSync(folder).find(name => name.startsWith(`${language}.`) && name.endsWith('.json'))
  if (!file) throw new Error(`dist/site/static/search has no records of ${language}. Run npm run build first.`)
  return makeLibrary(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SearchRecord[])
}

function ask(library: Library, judged: readonly Judged[]): Result[] {
  return judged.map(([query, ...wanted]) => {
    const { hits } = library.find(query)
    return { query, place: hits.findIndex(({ record }) => wanted.some(target => leadsTo(record.href, target))), shown: hits.slice(0, 3).map(({ record }) => record.href) }
  })
}

/** A page is reached by any of its headings, a member only by itself. */
function leadsTo(href: string, target: string): boolean {
  if (!target.startsWith('/')) return href === `#${memberPlace(target)}`
  return href === `#${target}` || href.startsWith(`#${target}#`)
}

const recall = (results: readonly Result[], first: number): number => results.filter(({ place }) => place >= 0 && place < first).length / results.length

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

function report(name: string, results: readonly Result[]): void {
  process.stdout.write(`search, ${name}: ${results.length} queries, recall@1 ${percent(recall(results, 1))}, recall@3 ${percent(recall(results, 3))}\n`)
}

const missed = (results: readonly Result[]): string => results.filter(({ place }) => place < 0 || place > 2).map(({ query, shown }) => `${query} -> ${shown.join(' ')}`).join('\n')
