import type { Language } from '../../../../shared/locale.ts'
import type { GetSubject } from './api-facts.ts'
import { subjectsOf } from './api-facts.ts'
import { loadSubject } from '../../../subject.ts'

const kept = new Map<Language, GetSubject>()

/** The reference of the library, fetched by component when it is needed first. */
export function apiFacts(language: Language): GetSubject {
  const facts = kept.get(language) ?? subjectsOf(name => loadSubject(name, language))
  kept.set(language, facts)
  return facts
}
