import { getSearchAddress } from '../../shared/content.ts'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import type { Reference } from '../api/reference.ts'
import { shortHash } from '../graph/hash.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { memoizeFor } from '../pages/content-files.ts'
import type { Site } from '../pages/site.ts'
import { createSiteBoosts } from './boost-data.ts'
import { readExplanationSources, createSearchRecords } from './search-records.ts'
import { createSpellings } from './spellings.ts'

export interface SearchFile {
  language: Language
  /** Address below the site's base; it changes with the content, so the file can be cached forever. */
  address: string
  hash: string
  text: string
  /** Text of the file with other spellings, which is served beside the records. */
  spellings?: string
  /** Text of the file with the boost data, which is served beside the records. */
  boosts: string
}

export type SearchPart = 'text' | 'spellings' | 'leads'

/** Returns the text of one of a language's files; inputs of several files are computed once. */
export function createSearchText(
  site: Site,
  files: ContentFiles,
  reference: Reference,
  language: Language,
  part: SearchPart
): string | undefined {
  if (part === 'leads') return JSON.stringify(createSiteBoosts(site, files, language))
  const explanationSources = memoizeFor(files, 'search spoken', () => readExplanationSources(files))
  const records = (of: Language) =>
    memoizeFor(files, `search records ${of}`, () => createSearchRecords(site, files, reference, of, explanationSources))
  if (part === 'text') return JSON.stringify(records(language))
  if (language === 'en') return undefined
  return JSON.stringify(memoizeFor(files, 'search spellings', () => createSpellings(records('zh')))[language])
}

/** Returns the records and the boost data of each language, and the spellings of those written in Chinese. */
export function createSearchFiles(site: Site, files: ContentFiles, reference: Reference): SearchFile[] {
  return languages.map(language => {
    const createText = (part: SearchPart) => createSearchText(site, files, reference, language, part)
    const [text, spellings, boosts] = [createText('text')!, createText('spellings'), createText('leads')!]
    const hash = shortHash(text, spellings ?? '', boosts)
    return { language, address: getSearchAddress(language, hash), hash, text, boosts, ...(spellings && { spellings }) }
  })
}
