import type { FactIndex } from '../fact.ts'
import type { DemoSourceFile } from './demo-code.ts'
import { readDemo } from './demo-code.ts'
import { checkScripts } from './check-scripts.ts'
import { createTagChecks } from './tag-checks.ts'
import { checkTemplates } from './check-templates.ts'
import type { DemoUsage } from './usage-report.ts'
import { createUsageReport } from './usage-report.ts'
import { createValueResolver } from './values.ts'

export type { DemoUsage, MemberUse } from './usage-report.ts'

/** Finds the members of the library that a demo and its local imports use, and reports unknown ones. */
export function findDemoUsage(files: DemoSourceFile[], index: FactIndex): DemoUsage {
  const demo = readDemo(files)
  const report = createUsageReport(files.map(file => file.name))
  const usage = { demo, index, report, values: createValueResolver(demo) }
  const tags = createTagChecks(usage)
  checkTemplates(usage, tags)
  checkScripts(usage, tags)
  return report.result()
}
