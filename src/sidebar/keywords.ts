import type { Language } from '../../shared/locale.ts'
import { loadContent, loadLists } from '../content.ts'
import { useLoaded } from '../loaded.ts'
import type { Keywords } from './filter-nav.ts'

const loadKeywords = async (language: Language): Promise<Keywords> =>
  (await loadContent<{ keywords: Keywords }>((await loadLists()).keywords[language])).keywords

/** They are as long as all titles together, and most visits filter nothing: loaded when somebody is about to. Titles are found without them. */
export const useKeywords = (language: Language, isWanted: boolean): Keywords | undefined =>
  useLoaded(isWanted ? language : undefined, () => loadKeywords(language)).value
