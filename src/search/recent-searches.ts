import { readStored, store } from '../storage.ts'

const maxRecent = 6

/** Returns the recent searches, newest first; other content of the storage is ignored. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored('recentSearches') ?? '[]')
    return Array.isArray(stored)
      ? stored.filter(each => typeof each === 'string' && each.length < 100).slice(0, maxRecent)
      : []
  } catch {
    return []
  }
}

export function storeSearch(query: string): void {
  const text = query.trim()
  if (text)
    store(
      'recentSearches',
      JSON.stringify([text, ...readRecentSearches().filter(each => each !== text)].slice(0, maxRecent))
    )
}

export const clearSearches = (): void => store('recentSearches', null)
