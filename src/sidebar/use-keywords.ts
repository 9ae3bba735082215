import type { Language } from '../../shared/locale.ts'
import { loadContent, loadLists } from '../content.ts'
import { useLoaded } from '../use-loaded.ts'
import type { Keywords } from './filter-nav.ts'

const loadKeywords = async (language: Language): Promise<Keywords> =>
  (await loadContent<{ keywords: Keywords }>((await loadLists()).keywords[language])).keywords

/**
 * Loads the keywords only when the reader is about to filter, because they are as large as all titles together. Titles
 * match without them.
 */
export const useKeywords = (language: Language, isWanted: boolean): Keywords | undefined =>
  useLoaded(isWanted ? language : undefined, () => loadKeywords(language)).value
