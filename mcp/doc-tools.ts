import { createReadTool } from './read-tool.ts'
import { createSearchTool } from './search-tool.ts'
import type { Tool, ToolSources } from './tool.ts'

/** Returns the tools that answer from the documentation. */
export const createDocTools = (sources: ToolSources): Tool[] => [createSearchTool(sources), createReadTool(sources)]
