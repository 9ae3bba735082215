import { subjects } from 'virtual:api'
import type { Language } from '../../../../shared/locale.ts'
import type { GetSubject } from './api-facts.ts'
import { subjectsOf } from './api-facts.ts'

const kept = new Map<Language, GetSubject>()

/** The reference of the library, fetched by component when it is needed first. */
export function apiFacts(language: Language): GetSubject {
  const facts = kept.get(language) ?? subjectsOf(async name => (Object.hasOwn(subjects, name) ? (await subjects[name]?.[language]())?.subject : undefined))
  kept.set(language, facts)
  return facts
}
