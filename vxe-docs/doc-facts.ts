import { createFactReader } from '../mcp/file-tools.ts'
import type { LaterTarget } from '../version-check/replacements.ts'
import type { Docs } from './command.ts'

/** Reads the facts for the tools at the first check, from the documentation in the package. */
export const createDocFactReader = (getDocs: () => Docs): ReturnType<typeof createFactReader> =>
  createFactReader(() => {
    const docs = getDocs()
    return {
      releases: docs.readFacts('releases.json'),
      laterNames: docs.readFacts('later-names.json') as LaterTarget[]
    }
  })
