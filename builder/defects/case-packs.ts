import type { CasePack } from '../../shared/case-project.ts'
import { getCasePackAddress } from '../../shared/case-project.ts'
import { getOrCreate } from '../graph/get-or-create.ts'
import type { LazyFile } from '../output/output-file.ts'
import type { DefectCase } from './read-cases.ts'

/** Packs of the cases of each page, which the playground loads on request. */
export function casePacks(cases: readonly DefectCase[]): LazyFile[] {
  const packs = new Map<string, CasePack>()
  for (const { page, name, component, check, workaround } of cases)
    getOrCreate<string, CasePack>(packs, page, () => ({}))[name] = {
      component,
      check,
      ...(workaround && { workaround })
    }
  return [...packs].map(([page, pack]) => ({ path: getCasePackAddress(page), body: () => JSON.stringify(pack) }))
}
