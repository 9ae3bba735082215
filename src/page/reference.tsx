import { subjects } from 'virtual:api'
import type { ApiSubject } from '../../shared/api.ts'
import type { Language } from '../../shared/locale.ts'
import { ApiTable } from '../api-table/api-table.tsx'

/** Everything the table of one subject needs, and the table itself. */
export interface LoadedReference {
  subject: ApiSubject
  base?: ApiSubject
  language: Language
  Table: typeof ApiTable
}

export async function loadReference(of: string, language: Language): Promise<LoadedReference> {
  const subject = await loadSubject(of, language)
  return { subject, language, Table: ApiTable, ...(subject.inherits && { base: await loadSubject(subject.inherits, language) }) }
}

async function loadSubject(name: string, language: Language): Promise<ApiSubject> {
  const load = Object.hasOwn(subjects, name) ? subjects[name]?.[language] : undefined
  if (!load) throw new Error(`The reference has no "${name}".`)
  return (await load()).subject
}
