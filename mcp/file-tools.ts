import { readReleaseMembers } from '../upgrade-facts/release-members.ts'
import type { LaterTarget } from '../version-check/replacements.ts'
import { createCheckTool, type CheckFacts } from './check-tool.ts'
import type { Tool, ToolSources } from './tool.ts'
import { createUpgradeTool } from './upgrade-tool.ts'

/** Parsed files with facts about versions. */
export interface FactFiles {
  /** `upgrade-facts/releases.json` */
  releases: unknown
  laterNames: readonly LaterTarget[]
}

/** Returns the tools that check files. They need the parser, and more time than the others. */
export const createFileTools = (sources: ToolSources, getFacts: () => CheckFacts): Tool[] => [
  createCheckTool(sources, getFacts),
  createUpgradeTool(sources)
]

/** Reads the facts at the first check. */
export function createFactReader(readFiles: () => FactFiles): () => CheckFacts {
  let facts: CheckFacts | undefined
  const read = ({ releases, laterNames }: FactFiles): CheckFacts => ({
    members: readReleaseMembers(releases),
    targets: laterNames
  })
  return () => (facts ??= read(readFiles()))
}
