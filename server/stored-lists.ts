import type { ListFiles, ListName } from './lists.ts'

/** Milliseconds after which a list is read again, so that an edit shows within ten seconds. */
const maxAge = 5000

export interface StoredList {
  content: string
  at: string
}

/**
 * Lists in a database or a key-value store, read at most every few seconds; requests meanwhile get the list
 * that was read last.
 */
export function createStoredLists(
  read: (name: ListName) => Promise<StoredList | undefined>,
  now: () => number
): ListFiles {
  const lists = new Map<ListName, { reading: Promise<StoredList | undefined>; until: number }>()
  const current = (name: ListName): Promise<StoredList | undefined> => {
    const known = lists.get(name)
    if (known && now() < known.until) return known.reading
    const reading = read(name)
    // Every request gets the error, until the list is read again.
    reading.catch(() => {})
    lists.set(name, { reading, until: now() + maxAge })
    return reading
  }
  return {
    async stamp(name) {
      const list = await current(name)
      return list && `${list.at} ${list.content.length}`
    },
    text: async name => (await current(name))?.content ?? ''
  }
}
