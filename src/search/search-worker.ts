import type { Found, Hit, Library } from '../../shared/find-records.ts'
import { makeLibrary } from '../../shared/find-records.ts'
import type { Language } from '../../shared/locale.ts'
import type { SearchRecord } from '../../shared/search.ts'
import type { Answer, Failure, HitGroup, Question } from './search-protocol.ts'
import { scopeOf, scopes } from './search-protocol.ts'

/** Searching happens here, so that typing never waits for it. The records of a language are fetched once. */
const libraries = new Map<string, Promise<Library>>()
const perGroup = 60
const fewHits = 3

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  try {
    post(await answer(data))
  } catch (error) {
    post({ id: data.id, error: error instanceof Error ? error.message : String(error) })
  }
})

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's answer has one receiver
const post = (message: Answer | Failure) => self.postMessage(message)

async function answer({ id, query, language, files }: Question): Promise<Answer> {
  const found = (await library(files[language])).find(query)
  const others = found.hits.length < fewHits && query.trim() ? (await library(files[otherLanguage(language)])).find(query).hits : []
  return { id, groups: groupsOf(found), total: found.hits.length, terms: found.terms, ...(found.instead !== undefined && { instead: found.instead }), others: others.slice(0, 6).map(hit => hit.record) }
}

const otherLanguage = (language: Language): Language => (language === 'en' ? 'zh' : 'en')

/** The group of the best hit comes first: who types a member's name wants the member. */
function groupsOf({ hits }: Found): HitGroup[] {
  const order = [...new Set([...hits.map(hit => scopeOf(hit.record.kind)), ...scopes])]
  return order.map(scope => group(scope, hits.filter(hit => scopeOf(hit.record.kind) === scope))).filter(each => each.total > 0)
}

const group = (scope: HitGroup['scope'], hits: Hit[]): HitGroup => ({ scope, total: hits.length, hits: hits.slice(0, perGroup).map(hit => hit.record) })

function library(file: string): Promise<Library> {
  const known = libraries.get(file)
  if (known) return known
  const loading = load(file)
  libraries.set(file, loading)
  // What failed is asked for again with the next key.
  loading.catch(() => libraries.delete(file))
  return loading
}

async function load(file: string): Promise<Library> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return makeLibrary((await response.json()) as SearchRecord[])
}
