import type { Language } from './locale.ts'

const folders: Record<Language, string> = { zh: '', tw: 'tw/', en: 'en/' }

/** Returns the address of the feed of changes: `feed.xml`, `en/feed.xml`. */
export const getFeedName = (language: Language): string => `${folders[language]}feed.xml`

/** Returns the address of the known problems on a server that accepts reports: `known-problems`, `en/known-problems`. */
export const getKnownProblemsName = (language: Language): string => `${folders[language]}known-problems`

/** Returns the address of the titles of all pages and demos: `titles.json`, `en/titles.json`. */
export const getTitlesName = (language: Language): string => `${folders[language]}titles.json`

/** Returns the address of a page as a static file: `table/base/sort.html`, `en/table/base/sort.md`. */
export const getStaticPageName = (path: string, language: Language, kind: 'html' | 'md'): string =>
  `${folders[language]}${path.slice(1)}.${kind}`
