import { searchAddress } from '../../shared/content.ts'
import type { Language } from '../../shared/locale.ts'
import { inEach, languages } from '../../shared/locale.ts'
import type { Reference } from '../api/reference.ts'
import { shortHash } from '../graph/hash.ts'
import type { ContentFiles } from '../pages/content-files.ts'
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

/** A file of records per language, one of what leads to pages, and one of spellings for those written in Chinese. */
export function searchFiles(site: Site, files: ContentFiles, reference: Reference): SearchFile[] {
  const spoken = readSpoken(files)
  const records = inEach(language => searchRecords(site, files, reference, language, spoken))
  const spellings = spellingsOf(records.zh)
  return languages.map(language => {
    const text = JSON.stringify(records[language])
    const other = language === 'en' ? undefined : JSON.stringify(spellings[language])
    const leads = JSON.stringify(leadsOf(site, files, language))
    const hash = shortHash(text, other ?? '', leads)
    return {
      language,
      address: searchAddress(language, hash),
      hash,
      text,
      leads,
      ...(other && { spellings: other })
    }
  })
}
