import path from 'node:path'
import { step } from '../../graph/step.ts'
import { cachedFacts } from '../cached-facts.ts'
import type { FactIndex } from '../fact.ts'
import { factIndex } from '../fact.ts'
import type { SourceText } from './demo-code.ts'
import type { DemoUsage } from './demo-usage.ts'
import { demoUsage } from './demo-usage.ts'

export interface UsageInput {
  sources: SourceText[]
  /** The key of the facts of the installed library: read from there, they are not handed over with each demo. */
  facts: string
}

const root = path.resolve(import.meta.dirname, '../../..')
let index: FactIndex | undefined

/** What a demo uses of the installed library. */
export const usageOfInstalled = step('usage', import.meta.url, ({ sources }: UsageInput): DemoUsage =>
  demoUsage(sources, (index ??= factIndex(cachedFacts(root).facts)))
)
