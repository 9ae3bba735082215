import { docsVersion } from '../answers/docs-version.ts'
import { createMcpServer } from './create-server.ts'
import { createHttpHandler } from './http-handler.ts'
import { createSiteAnswers } from './site-answers.ts'
import type { Tool, ToolSources } from './tool.ts'

/**
 * Creates a function that answers requests from the files of a served site. `site` is its address in the answers, one
 * of the few in the settings.
 */
export function createResponder(
  readFile: (name: string) => Promise<string | undefined>,
  createTools: (sources: ToolSources) => Tool[]
): (request: Request, site: string | undefined) => Promise<Response> {
  const getAnswers = createSiteAnswers(readFile)
  const handlers = new Map<string | undefined, (request: Request) => Promise<Response>>()
  return (request, site) => {
    const handler =
      handlers.get(site) ?? createHttpHandler(() => createMcpServer(createTools({ getAnswers, site }), docsVersion))
    handlers.set(site, handler)
    return handler(request)
  }
}
