import type { FactIndex } from '../fact.ts'
import type { SourceText } from './demo-code.ts'
import { readDemo } from './demo-code.ts'
import { scriptUses } from './script-uses.ts'
import { tagUses } from './tag-uses.ts'
import { templateUses } from './template-uses.ts'
import type { DemoUsage } from './usage-report.ts'
import { usageReport } from './usage-report.ts'
import { readValues } from './values.ts'

export type { DemoUsage, MemberUse } from './usage-report.ts'

/** Members of the library that a demo and its local imports use, and what they use that isn't there. */
export function demoUsage(files: SourceText[], index: FactIndex): DemoUsage {
  const demo = readDemo(files)
  const report = usageReport(files.map(file => file.name))
  const usage = { demo, index, report, values: readValues(demo) }
  const tags = tagUses(usage)
  templateUses(usage, tags)
  scriptUses(usage, tags)
  return report.result()
}
