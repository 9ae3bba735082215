import { Hono } from 'hono'
import { reportsAddress } from '../shared/report.ts'
import { createAccessLog } from './access-log.ts'
import { originOf } from './addresses.ts'
import { notFoundResponse, redirectResponse, textResponse } from './responses.ts'
import { createApi, type ApiDependencies } from './api.ts'
import type { Assets } from './assets.ts'
import type { Log } from './log.ts'
import { findDocument, respondWithFile } from './markdown-response.ts'
import { maxAddressLength, readPath } from './request-path.ts'
import { createMcpRoutes, mcpAddress, type RespondMcp } from './mcp-routes.ts'
import { readSiteTitles } from './page-titles.ts'
import { robotsText } from './robots.ts'
import type { Settings } from './settings.ts'

export interface AppDependencies extends ApiDependencies {
  assets: Assets
  log: Log
  settings: ApiDependencies['settings'] & Pick<Settings, 'origins' | 'basePath'>
  /** Routes of reader reports; absent if the server accepts none. */
  reports?: Hono
  /** Answers calls of the Model Context Protocol; absent if they are switched off. */
  mcp?: RespondMcp
}

/**
 * Creates the server as a function from request to response. Files, clock and log are parameters, so that it runs on
 * Node and in a Worker.
 */
export function createApp({ assets, log, reports, mcp, ...api }: AppDependencies): Hono {
  const { basePath, origins } = api.settings
  const robotsResponse = (address: string): Response =>
    textResponse(200, robotsText(originOf(origins, address), basePath), { 'cache-control': 'no-cache' })
  // The routes of the protocol reject other methods themselves.
  const acceptsMethod = (method: string, path: string): boolean =>
    (mcp !== undefined && path === basePath + mcpAddress) ||
    (reports !== undefined && method === 'POST' && isReportAddress(path, basePath))
  const app = new Hono()
  if (log.access) app.use(createAccessLog(log.access))
  app.use(async (c, next) => {
    const rejection = rejectRequest(c.req.raw, acceptsMethod)
    if (rejection) return rejection
    await next()
  })

  // Crawlers read robots.txt only at the root. A file of that name in the site folder overrides the generated one.
  app.get('/robots.txt', async c => (await assets.respond(c.req.raw, 'robots.txt')) ?? robotsResponse(c.req.url))
  app.get('/healthz', () => textResponse(200, 'ok'))
  app.route('/', createApi(api))
  if (reports) app.route('/', reports)
  if (mcp) app.route('/', createMcpRoutes(mcp, api.settings))
  const respondNotFound = (request: Request): Promise<Response> =>
    notFoundResponse(request, basePath, language => readSiteTitles(assets, basePath, language))
  const redirectToDocument = async (request: Request): Promise<Response | undefined> => {
    const name = await findDocument(assets, request, readPath(request.url)!.slice(basePath.length))
    return name === undefined ? undefined : redirectResponse(basePath + name + getQuery(request.url))
  }
  if (basePath !== '/')
    for (const path of ['/', basePath.slice(0, -1)])
      app.get(path, c => redirectResponse(basePath + getQuery(c.req.url)))
  app.get(
    `${basePath}*`,
    async c =>
      (await respondWithFile(assets, c.req.raw, getFilePath(c.req.url, basePath), basePath)) ??
      (await redirectToDocument(c.req.raw)) ??
      respondNotFound(c.req.raw)
  )

  app.notFound(c => respondNotFound(c.req.raw))
  app.onError((error, c) => {
    log.error(`${c.req.method} ${c.req.path} failed.`, error)
    return textResponse(500, 'The server could not answer; the error is logged.')
  })
  return app
}

/** `acceptsMethod` returns true for other methods than GET and HEAD that an address accepts. */
function rejectRequest(
  { method, url }: Request,
  acceptsMethod: (method: string, path: string) => boolean
): Response | undefined {
  const path = readPath(url)
  if (method !== 'GET' && method !== 'HEAD' && !(path !== undefined && acceptsMethod(method, path)))
    return textResponse(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' })
  if (url.length > maxAddressLength) return textResponse(414, 'The address is too long.')
  if (path === undefined) return textResponse(400, 'The address is malformed.')
}

const isReportAddress = (path: string, basePath: string): boolean =>
  path === `/${reportsAddress}` || path === basePath + reportsAddress

/** Returns the file of an address, relative to the base path; a folder maps to its index page. */
function getFilePath(url: string, basePath: string): string {
  const path = readPath(url)!.slice(basePath.length)
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}

function getQuery(url: string): string {
  return new URL(url).search
}
