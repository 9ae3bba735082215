import type { DefectWords } from '../../content/search/texts.ts'
import type { Language } from '../../shared/locale.ts'
import { normalizeText } from '../../shared/search.ts'
import { listPageDefects } from '../defects/page-defects.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { ContentFiles } from '../pages/content-files.ts'

/** Returns other words for the symptoms of the defects of a page, by the title of their record without punctuation. */
export function readDefectWords(
  path: string,
  files: ContentFiles,
  wordsByDefect: Readonly<Record<string, DefectWords>>,
  language: Language
): Map<string, string> {
  const write = (text: string) => (language === 'tw' ? toTraditional(text) : text)
  return new Map(
    listPageDefects(files, language).flatMap(({ id, page, symptom }) => {
      const words = wordsByDefect[id]
      if (!words || `/${page}` !== path) return []
      // A record names a member by the last part of its name.
      const title = symptom.replace(/<Api of="(?:[^"]*[.@#)])?([^"]*)" \/>/g, '$1')
      return [[normalizeText(write(title)), write(words[language === 'en' ? 'en' : 'zh'])]]
    })
  )
}
