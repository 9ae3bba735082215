import type { AnalyzedFile } from '../../../usage/follow/analyzed-file.ts'
import { createImportReader } from '../../../usage/follow/exports.ts'
import type { LibraryUsage } from '../../../usage/follow/usage.ts'
import { usagesOf } from '../../../usage/follow/usages.ts'
import { createProjectModules } from '../../../usage/project/project-modules.ts'
import { createMemberShape } from '../../../usage/members/member-shape.ts'
import { maxStepsOf, runWithStepLimit } from '../../../usage/read/step-limit.ts'
import type { FactIndex } from '../fact.ts'
import { createMemberCheck } from './member-check.ts'
import { checkSlots } from './slot-check.ts'
import type { DemoUsage } from './usage-report.ts'
import { createUsageReport } from './usage-report.ts'

export type { DemoUsage, MemberUse } from './usage-report.ts'

export interface DemoSourceFile {
  /** Below `content/`. */
  name: string
  source: string
}

/** A file of a demo with the uses of the library in it, which may be in a file that it imports. */
export interface ReadFile {
  file: AnalyzedFile
  usages: readonly LibraryUsage[]
}

/** Finds the members of the library that a demo and its local imports use, and reports unknown ones. */
export function findDemoUsage(sources: DemoSourceFile[], index: FactIndex): DemoUsage {
  const report = createUsageReport(sources.map(({ name, source }) => ({ name, text: source })))
  const files = readUsageFiles(sources, index)
  const check = createMemberCheck(index, report)
  for (const { file, usages } of files) for (const usage of usages) check(file, usage)
  checkSlots(files, index, report)
  return report.result()
}

export function readUsageFiles(sources: readonly DemoSourceFile[], index: FactIndex): ReadFile[] {
  const modules = createProjectModules(sources.map(({ name, source }) => ({ name, text: source })))
  const shape = createMemberShape(index)
  return sources.flatMap(({ name, source }) => {
    const file = modules.read(name)
    if (!file) return []
    const read = () =>
      usagesOf(file, { imports: createImportReader(modules), incoming: [], shape, reportUnreadable() {} })
    return { file, usages: runWithStepLimit(maxStepsOf(source), read).result }
  })
}
