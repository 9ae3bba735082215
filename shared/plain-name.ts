import type { Language } from './locale.ts'

const folders: Record<Language, string> = { zh: '', tw: 'tw/', en: 'en/' }

/** What changed, for readers of feeds: `feed.xml`, `en/feed.xml`. */
export const feedName = (language: Language): string => `${folders[language]}feed.xml`

/** Where a server that takes reports lists known problems: `known-problems`, `en/known-problems`. */
export const knownName = (language: Language): string => `${folders[language]}known-problems`

/** Where a page stands as a file: `table/base/sort.html`, `en/table/base/sort.md`. */
export const plainName = (path: string, language: Language, kind: 'html' | 'md'): string =>
  `${folders[language]}${path.slice(1)}.${kind}`
