import { readStored, store } from '../storage.ts'

const most = 6

/** What was searched for before, the last first. Anything else that stands in the storage is ignored. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored('recentSearches') ?? '[]')
    return Array.isArray(kept) ? kept.filter(each => typeof each === 'string' && each.length < 100).slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberSearch(query: string): void {
  const text = query.trim()
  if (text)
    store('recentSearches', JSON.stringify([text, ...readRecent().filter(each => each !== text)].slice(0, most)))
}

export const forgetSearches = (): void => store('recentSearches', null)
