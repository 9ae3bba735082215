import type { ApiSubject } from '../../shared/api.ts'
import type { Language } from '../../shared/locale.ts'
import { ApiTable } from '../api-table/api-table.tsx'
import { loadSubject } from '../load-subject.ts'

/** Everything the table of one subject needs, and the table itself. */
interface LoadedReference {
  subject: ApiSubject
  base?: ApiSubject
  language: Language
  Table: typeof ApiTable
}

export async function loadReference(of: string, language: Language): Promise<LoadedReference> {
  const subject = await subjectOf(of, language)
  return {
    subject,
    language,
    Table: ApiTable,
    ...(subject.inherits && { base: await subjectOf(subject.inherits, language) })
  }
}

async function subjectOf(name: string, language: Language): Promise<ApiSubject> {
  const subject = await loadSubject(name, language)
  if (!subject) throw new Error(`The reference has no "${name}".`)
  return subject
}
