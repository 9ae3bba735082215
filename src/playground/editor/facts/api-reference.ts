import type { Language } from '../../../../shared/locale.ts'
import type { GetSubject } from './api-facts.ts'
import { createSubjectLoader } from './api-facts.ts'
import { loadSubject } from '../../../load-subject.ts'

const loadersByLanguage = new Map<Language, GetSubject>()

/** Returns the API reference of a language. Each component is fetched on first use. */
export function getApiReference(language: Language): GetSubject {
  const loader = loadersByLanguage.get(language) ?? createSubjectLoader(name => loadSubject(name, language))
  loadersByLanguage.set(language, loader)
  return loader
}
