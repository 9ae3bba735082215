import path from 'node:path'
import { factsKey, getLibraryFacts } from '../api/cached-facts.ts'
import type { FactIndex } from '../api/fact.ts'
import { createFactIndex } from '../api/fact.ts'
import { readUsageFiles } from '../api/usage/demo-usage.ts'
import { listUsedMembers } from '../../usage/members/used-members.ts'
import { step } from '../graph/step.ts'
import type { DefectCase } from './read-cases.ts'

/** Returns the members and components that a case uses, also names that the library only declares. */
export function findCaseMembers({ id, component }: Pick<DefectCase, 'id' | 'component'>, index: FactIndex): string[] {
  const files = readUsageFiles([{ name: `${id}.vue`, source: component }], index)
  return [...new Set(files.flatMap(({ file, usages }) => listUsedMembers(index, file, usages)))]
}

const root = path.resolve(import.meta.dirname, '../..')
let installed: FactIndex | undefined

const findInstalledMembers = step(
  'case-members',
  import.meta.url,
  (input: Pick<DefectCase, 'id' | 'component'> & { facts: string }): string[] =>
    findCaseMembers(input, (installed ??= createFactIndex(getLibraryFacts(root).facts)))
)

/** Like `findCaseMembers`, with the installed library and cached results. */
export const readCaseMembers = ({ id, component }: DefectCase): string[] =>
  findInstalledMembers({ id, component, facts: factsKey(root) })
