import type { ApiSubject } from '../shared/api.ts'
import type { Language } from '../shared/locale.ts'
import { loadContent, loadLists } from './content.ts'
import { own } from '../shared/own.ts'

/** One table of the reference, fetched once by the browser; undefined where the library has no such component. */
export async function loadSubject(name: string, language: Language): Promise<ApiSubject | undefined> {
  const { api } = await loadLists()
  const address = own(api, name)?.[language]
  return address === undefined ? undefined : (await loadContent<{ subject: ApiSubject }>(address)).subject
}
