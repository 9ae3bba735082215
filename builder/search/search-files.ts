import { getSearchAddress } from '../../shared/content.ts'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import type { Reference } from '../api/reference.ts'
import { getBoostsAddress } from '../../shared/search-boosts.ts'
import { getSpellingsAddress } from '../../shared/search-spellings.ts'
import { once } from '../graph/once.ts'
import type { Naming } from '../output/naming.ts'
import type { LazyFile } from '../output/output-file.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { memoizeFor } from '../pages/content-files.ts'
import type { Site } from '../pages/site.ts'
import { createSiteBoosts } from './boost-data.ts'
import { readExplanationSources, createSearchRecords } from './search-records.ts'
import { createSpellings } from './spellings.ts'

type SearchPart = 'text' | 'spellings' | 'leads'

/** Returns the text of one of a language's files; inputs of several files are computed once. */
function createSearchText(
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
export function searchFiles(
  site: Site,
  files: ContentFiles,
  reference: Reference,
  naming: Naming
): { files: LazyFile[]; hashes: Record<Language, string> } {
  const written = languages.map(language => {
    const part = (name: SearchPart) => once(() => createSearchText(site, files, reference, language, name) ?? '')
    const [text, spellings, boosts] = [part('text'), part('spellings'), part('leads')]
    const hash = naming.hash(text, spellings, boosts)
    const address = getSearchAddress(language, hash)
    return {
      hash: [language, hash] as const,
      files: [
        { path: address, body: text },
        { path: getBoostsAddress(address), body: boosts },
        ...(language === 'en' ? [] : [{ path: getSpellingsAddress(address), body: spellings }])
      ]
    }
  })
  return {
    files: written.flatMap(each => each.files),
    hashes: Object.fromEntries(written.map(({ hash }) => hash)) as Record<Language, string>
  }
}
