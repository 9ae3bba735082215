import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { languages } from '../../shared/locale.ts'
import { getKnownProblemsName } from '../../shared/static-names.ts'
import type { ReportProblem } from '../../shared/report.ts'
import { readReport, readReportKey, reportLimits, reportsAddress } from '../../shared/report.ts'
import type { Clock } from '../clock.ts'
import { securityHeaders } from '../headers.ts'
import { mountAtRootAndBase } from '../root-and-base.ts'
import type { Settings } from '../settings.ts'
import type { ReportsAccess } from './reports-access.ts'
import { renderKnownPage } from './known-page.ts'
import type { ReadTitles } from '../page-titles.ts'
import { senderOf } from './sender.ts'
import { isFromSameSite } from './same-site.ts'
import { ReportsError } from './reports-error.ts'

export interface ReportDependencies {
  reportsAccess: ReportsAccess
  clock: Clock
  settings: Pick<Settings, 'origins' | 'clientHeader' | 'basePath'>
  /** Returns the titles of pages and demos for the known problems. */
  readTitles: ReadTitles
}

/** Routes that accept reports and list known problems, and the pages of known problems. */
export function createReportsApi(parts: ReportDependencies): Hono {
  const { basePath } = parts.settings
  const pages = new Hono()
  for (const language of languages)
    pages.get(basePath + getKnownProblemsName(language), async () => {
      const pageOptions = { language, basePath, readTitles: parts.readTitles }
      try {
        const known = await parts.reportsAccess.use(store => store.known(noteLanguageOf(language)))
        return pageResponse(200, await renderKnownPage({ ...pageOptions, known }))
      } catch (error) {
        if (!(error instanceof ReportsError)) throw error
        return pageResponse(503, await renderKnownPage(pageOptions), { 'retry-after': String(retrySeconds) })
      }
    })
  return mountAtRootAndBase(reportRoutes(parts), basePath).route('/', pages)
}

const statusOf: Record<ReportsError['kind'], number> = { many: 429, full: 507, busy: 503, storage: 503 }

/** Seconds after which a retry is likely to succeed. */
const retrySeconds = 5

const noteLanguageOf = (language: string): 'zh' | 'en' => (language === 'en' ? 'en' : 'zh')

function reportRoutes({ reportsAccess, clock, settings }: ReportDependencies): Hono {
  const api = new Hono()
  const limit = bodyLimit({ maxSize: reportLimits.body, onError: () => errorResponse(413, 'large') })
  api.post(
    `/${reportsAddress}`,
    async (c, next) => {
      if (!isFromSameSite(c.req.raw, settings.origins)) return errorResponse(403, 'foreign')
      if (!/^application\/json\s*(?:;|$)/i.test(c.req.header('content-type') ?? '')) return errorResponse(415, 'form')
      await next()
    },
    limit,
    async c => {
      const body: unknown = await c.req.json().catch(() => undefined)
      const report = readReport(body)
      if (typeof report === 'string') return errorResponse(report === 'large' ? 413 : 400, report)
      const sender = senderOf(getClientAddress(c, settings.clientHeader))
      const arrival = { at: clock(), sender, key: readReportKey(body) ?? crypto.randomUUID() }
      try {
        return jsonResponse(201, { id: await reportsAccess.use(store => store.add(report, arrival)) })
      } catch (error) {
        if (!(error instanceof ReportsError)) throw error
        return errorResponse(statusOf[error.kind], error.kind, error.wait || (error.kind === 'full' ? 0 : retrySeconds))
      }
    }
  )
  api.get(`/${reportsAddress}`, async c => {
    try {
      const known = await reportsAccess.use(store =>
        store.known(noteLanguageOf(c.req.query('language') ?? ''), c.req.query('page'))
      )
      return jsonResponse(200, { known })
    } catch (error) {
      if (!(error instanceof ReportsError)) throw error
      return errorResponse(503, 'storage', retrySeconds)
    }
  })
  return api
}

const sentences: Record<ReportProblem, string> = {
  foreign: 'Reports are taken from the pages of this site alone.',
  form: 'This is no report.',
  large: 'The report is too large.',
  many: 'There were too many reports of late.',
  busy: 'The reports are locked at the moment.',
  full: 'No further report can be stored.',
  storage: 'Reports can’t be stored at the moment.'
}

const errorResponse = (status: number, problem: ReportProblem, wait = 0): Response =>
  jsonResponse(status, { problem, sentence: sentences[problem] }, wait > 0 ? { 'retry-after': String(wait) } : {})

const answerHeaders = { ...securityHeaders('answer.json'), 'cache-control': 'no-store' }

const jsonResponse = (status: number, value: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { ...answerHeaders, 'content-type': 'application/json; charset=utf-8', ...headers }
  })

const pageResponse = (status: number, html: string, headers: Record<string, string> = {}): Response =>
  new Response(html, { status, headers: { ...answerHeaders, 'content-type': 'text/html; charset=utf-8', ...headers } })

/** Returns the last address in the header of the proxy, which is the one that the proxy has added itself, or else the address of the connection. */
function getClientAddress(c: Context, header: string): string {
  const forwarded = header === '' ? undefined : c.req.header(header)?.split(',').at(-1)?.trim()
  const { incoming } = Object(c.env) as { incoming?: { socket?: { remoteAddress?: string } } }
  return forwarded || (incoming?.socket?.remoteAddress ?? '')
}
