import path from 'node:path'
import { step } from '../../graph/step.ts'
import { getLibraryFacts } from '../cached-facts.ts'
import type { FactIndex } from '../fact.ts'
import { createFactIndex } from '../fact.ts'
import type { DemoSourceFile } from './demo-usage.ts'
import type { DemoUsage } from './demo-usage.ts'
import { findDemoUsage } from './demo-usage.ts'

export interface UsageInput {
  sources: DemoSourceFile[]
  /**
   * Key of the facts of the installed library; the facts are read from their cache instead of being passed with each
   * demo.
   */
  facts: string
}

const root = path.resolve(import.meta.dirname, '../../..')
let index: FactIndex | undefined

/** Finds the members of the installed library that a demo uses. */
export const findInstalledUsage = step('usage', import.meta.url, ({ sources }: UsageInput): DemoUsage =>
  findDemoUsage(sources, (index ??= createFactIndex(getLibraryFacts(root).facts)))
)
