import { createHash } from 'node:crypto'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import type { Reference } from '../api/reference.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import type { Site } from '../pages/site.ts'
import { readSpoken, searchRecords } from './search-records.ts'

export interface SearchFile {
  language: Language
  /** Below the site's base; it changes with the content, so it may be kept for ever. */
  address: string
  text: string
}

/** One file of records per language. */
export function searchFiles(site: Site, files: ContentFiles, reference: Reference): SearchFile[] {
  const spoken = readSpoken(files)
  return languages.map(language => {
    const text = JSON.stringify(searchRecords(site, files, reference, language, spoken))
    return { language, address: `static/search/${language}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`, text }
  })
}
