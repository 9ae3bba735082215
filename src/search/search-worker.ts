import type { Found, Hit } from '../../shared/find-records.ts'
import { makeLibrary } from '../../shared/find-records.ts'
import type { Language } from '../../shared/locale.ts'
import type { Leads } from '../../shared/search-leads.ts'
import { leadsAddress } from '../../shared/search-leads.ts'
import type { Spellings } from '../../shared/search-spellings.ts'
import { findRespelled, spellingsAddress } from '../../shared/search-spellings.ts'
import type { SearchRecord } from '../../shared/search.ts'
import type { Answer, Failure, HitGroup, Question } from './search-protocol.ts'
import { scopeOf, scopes } from './search-protocol.ts'

/** Searching happens here, so that typing never waits for it. The records of a language are fetched once. */
const perGroup = 60
const fewHits = 3

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  try {
    post(await answer(data))
    if (data.query === '') await rehearsed(data.files[data.language])
  } catch (error) {
    post({ id: data.id, error: error instanceof Error ? error.message : String(error) })
  }
})

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's answer has one receiver
const post = (message: Answer | Failure) => self.postMessage(message)

async function answer({ id, query, language, files }: Question): Promise<Answer> {
  const found = await find(query, language, files[language])
  const others =
    found.hits.length < fewHits && query.trim() ? (await library(files[otherLanguage(language)])).find(query).hits : []
  return {
    id,
    groups: groupsOf(found),
    total: found.hits.length,
    terms: found.terms,
    ...(found.instead !== undefined && { instead: found.instead }),
    others: others.slice(0, 6).map(hit => hit.record),
    near: found.hits.length === 0 && query.trim() ? (await library(files[language])).near(query) : []
  }
}

/** In other characters or letters, if the records have no such word, and the spellings arrive. */
async function find(query: string, language: Language, file: string): Promise<Found> {
  const records = await library(file)
  void guided(file).catch(() => {})
  const found = records.find(query)
  if (!found.hasUnknown || language === 'en') return found
  const known = await spellings(spellingsAddress(file)).catch(() => undefined)
  return (known && findRespelled(records, query, known)) ?? found
}

const otherLanguage = (language: Language): Language => (language === 'en' ? 'zh' : 'en')

/** The group of the best hit comes first: who types a member's name wants the member. */
function groupsOf({ hits }: Found): HitGroup[] {
  const order = [...new Set([...hits.map(hit => scopeOf(hit.record.kind)), ...scopes])]
  return order
    .map(scope =>
      group(
        scope,
        hits.filter(hit => scopeOf(hit.record.kind) === scope)
      )
    )
    .filter(each => each.total > 0)
}

const group = (scope: HitGroup['scope'], hits: Hit[]): HitGroup => ({
  scope,
  total: hits.length,
  hits: hits.slice(0, perGroup).map(hit => hit.record)
})

const library = remembered(async file => makeLibrary(await load<SearchRecord[]>(file)))
/** Asked for behind the records; what is found until it has come is in the order of the records alone. */
const guided = remembered(async file => {
  const { follow } = await library(file)
  follow(await load<Leads>(leadsAddress(file)))
})
const spellings = remembered(load<Spellings>)

/**
 * Once, while nobody has typed yet: the engine makes code fast that has run several times, and a search then takes a
 * quarter of the time. What somebody asks meanwhile comes in between.
 */
const rehearsed = remembered(async file => {
  const { find } = await library(file)
  for (const query of ['表格', '列排序', 'sort column', '编辑', '表格', 'edit cell', '表格']) {
    find(query)
    await new Promise(done => setTimeout(done))
  }
})

/** What failed is asked for again with the next key. */
function remembered<T>(make: (file: string) => Promise<T>): (file: string) => Promise<T> {
  const made = new Map<string, Promise<T>>()
  return file => {
    const known = made.get(file)
    if (known) return known
    const making = make(file)
    made.set(file, making)
    making.catch(() => made.delete(file))
    return making
  }
}

async function load<T>(file: string): Promise<T> {
  try {
    const response = await fetch(file)
    if (!response.ok) throw new Error(String(response.status))
    return (await response.json()) as T
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}: ${file}`, { cause: error })
  }
}
