import { createFactReader } from '../mcp/file-tools.ts'
import type { LaterTarget } from '../version-check/replacements.ts'
import releases from '../upgrade-facts/releases.json' with { type: 'json' }
import { startMcpThread } from './start-mcp-thread.ts'

/** Names of later versions in the search, which the build inserts. */
declare const __LATER_NAMES__: readonly LaterTarget[]

startMcpThread(createFactReader(() => ({ releases, laterNames: __LATER_NAMES__ })))
