import type { ApiSubject } from '../shared/api.ts'
import type { Language } from '../shared/locale.ts'
import { loadContent, loadLists } from './content.ts'
import { getOwn } from '../shared/own-property.ts'

/**
 * Loads one table of the reference, `undefined` if the library has no such component; the browser fetches its module
 * once.
 */
export async function loadSubject(name: string, language: Language): Promise<ApiSubject | undefined> {
  const { api } = await loadLists()
  const address = getOwn(api, name)?.[language]
  return address === undefined ? undefined : (await loadContent<{ subject: ApiSubject }>(address)).subject
}
