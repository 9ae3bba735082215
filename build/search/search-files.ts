import { searchAddress } from '../../shared/content.ts'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import type { Reference } from '../api/reference.ts'
import { shortHash } from '../graph/hash.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { onceFor } from '../pages/content-files.ts'
import type { Site } from '../pages/site.ts'
import { leadsOf } from './leads.ts'
import { readSpoken, searchRecords } from './search-records.ts'
import { spellingsOf } from './spellings.ts'

export interface SearchFile {
  language: Language
  /** Below the site's base; it changes with the content, so it may be kept for ever. */
  address: string
  hash: string
  text: string
  /** Other ways to write it: stands beside it, under the `spellingsAddress` of its address. */
  spellings?: string
  /** Which words lead to which page: stands beside it, under the `leadsAddress` of its address. */
  leads: string
}

export type SearchPart = 'text' | 'spellings' | 'leads'

/** One of a language's files; what several of them need is made once. */
export function searchText(
  site: Site,
  files: ContentFiles,
  reference: Reference,
  language: Language,
  part: SearchPart
): string | undefined {
  if (part === 'leads') return JSON.stringify(leadsOf(site, files, language))
  const spoken = onceFor(files, 'search spoken', () => readSpoken(files))
  const records = (of: Language) =>
    onceFor(files, `search records ${of}`, () => searchRecords(site, files, reference, of, spoken))
  if (part === 'text') return JSON.stringify(records(language))
  if (language === 'en') return undefined
  return JSON.stringify(onceFor(files, 'search spellings', () => spellingsOf(records('zh')))[language])
}

/** A file of records per language, one of what leads to pages, and one of spellings for those written in Chinese. */
export function searchFiles(site: Site, files: ContentFiles, reference: Reference): SearchFile[] {
  return languages.map(language => {
    const made = (part: SearchPart) => searchText(site, files, reference, language, part)
    const [text, spellings, leads] = [made('text')!, made('spellings'), made('leads')!]
    const hash = shortHash(text, spellings ?? '', leads)
    return { language, address: searchAddress(language, hash), hash, text, leads, ...(spellings && { spellings }) }
  })
}
