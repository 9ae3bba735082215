import { Hono } from 'hono'
import { reportsAddress } from '../shared/report.ts'
import { accessLog } from './access-log.ts'
import { originOf } from './addresses.ts'
import { notFound, redirect, sentence } from './answers.ts'
import { createApi, type ApiParts } from './api.ts'
import type { Assets } from './assets.ts'
import type { Log } from './log.ts'
import { longestAddress, readPath } from './request-path.ts'
import { robotsText } from './robots.ts'
import type { Settings } from './settings.ts'

export interface AppParts extends ApiParts {
  assets: Assets
  log: Log
  settings: ApiParts['settings'] & Pick<Settings, 'origins' | 'basePath'>
  /** Reader reports, where they are taken. */
  reports?: Hono
}

/** The whole server: a request comes in, a response goes out. What it needs of the world is handed in. */
export function createApp({ assets, log, reports, ...api }: AppParts): Hono {
  const { basePath, origins } = api.settings
  const robots = (address: string): Response =>
    sentence(200, robotsText(originOf(origins, address), basePath), { 'cache-control': 'no-cache' })
  const app = new Hono()
  if (log.access) app.use(accessLog(log.access))
  app.use(async (c, next) => {
    const refused = refuse(c.req.raw, reports ? basePath : undefined)
    if (refused) return refused
    await next()
  })

  // Programs look for it at the root alone. One that lies beside the pages is the operator's word.
  app.get('/robots.txt', async c => (await assets.answer(c.req.raw, 'robots.txt')) ?? robots(c.req.url))
  app.get('/healthz', () => sentence(200, 'ok'))
  app.route('/', createApi(api))
  if (reports) app.route('/', reports)
  const missing = (request: Request): Response => notFound(request, basePath)
  if (basePath !== '/')
    for (const path of ['/', basePath.slice(0, -1)]) app.get(path, c => redirect(basePath + query(c.req.url)))
  app.get(
    `${basePath}*`,
    async c => (await assets.answer(c.req.raw, filePath(c.req.url, basePath))) ?? missing(c.req.raw)
  )

  app.notFound(c => missing(c.req.raw))
  app.onError((error, c) => {
    log.error(`${c.req.method} ${c.req.path} failed.`, error)
    return sentence(500, 'The server could not answer; the error is logged.')
  })
  return app
}

/** `reportsBase`: where reports are taken, below it and at the root. */
function refuse({ method, url }: Request, reportsBase: string | undefined): Response | undefined {
  const isReport = reportsBase !== undefined && method === 'POST' && isReportAddress(readPath(url), reportsBase)
  if (method !== 'GET' && method !== 'HEAD' && !isReport)
    return sentence(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' })
  if (url.length > longestAddress) return sentence(414, 'The address is too long.')
  if (readPath(url) === undefined) return sentence(400, 'The address is malformed.')
}

const isReportAddress = (path: string | undefined, basePath: string): boolean =>
  path === `/${reportsAddress}` || path === basePath + reportsAddress

/** The file a path means, relative to the base; a folder means its index page. */
function filePath(url: string, basePath: string): string {
  const path = readPath(url)!.slice(basePath.length)
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}

function query(url: string): string {
  return new URL(url).search
}
