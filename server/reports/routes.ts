import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { languages } from '../../shared/locale.ts'
import { knownName } from '../../shared/plain-name.ts'
import type { ReportProblem } from '../../shared/report.ts'
import { readReport, reportLimits, reportsAddress } from '../../shared/report.ts'
import type { Clock } from '../clock.ts'
import { securityHeaders } from '../headers.ts'
import { atRootAndBase } from '../root-and-base.ts'
import type { Settings } from '../settings.ts'
import type { Desk } from './desk.ts'
import { knownPage } from './known-page.ts'
import type { NamesOf } from './page-names.ts'
import type { Rate } from './rate.ts'
import { clientOf } from './rate.ts'
import { isFromHere } from './same-site.ts'
import { ReportsTrouble } from './trouble.ts'

export interface ReportParts {
  desk: Desk
  rate: Rate
  clock: Clock
  settings: Pick<Settings, 'origins' | 'clientHeader' | 'basePath'>
  /** What the known problems call pages and demos. */
  namesOf: NamesOf
}

/** Where a report is handed in as the rest of the API is asked, and the pages of what is known. */
export function createReports(parts: ReportParts): Hono {
  const { basePath } = parts.settings
  const pages = new Hono()
  for (const language of languages)
    pages.get(basePath + knownName(language), async () => {
      const shown = { language, basePath, namesOf: parts.namesOf }
      try {
        const known = parts.desk.use(store => store.known(wordsOf(language)))
        return page(200, await knownPage({ ...shown, known }))
      } catch (error) {
        if (!(error instanceof ReportsTrouble)) throw error
        return page(503, await knownPage(shown), { 'retry-after': String(soon) })
      }
    })
  return atRootAndBase(reportRoutes(parts), basePath).route('/', pages)
}

/** Seconds after which trouble is likely over. */
const soon = 5

const wordsOf = (language: string): 'zh' | 'en' => (language === 'en' ? 'en' : 'zh')

function reportRoutes({ desk, rate, clock, settings }: ReportParts): Hono {
  const api = new Hono()
  const limit = bodyLimit({ maxSize: reportLimits.body, onError: () => refusal(413, 'large') })
  api.post(
    `/${reportsAddress}`,
    async (c, next) => {
      if (!isFromHere(c.req.raw, settings.origins)) return refusal(403, 'foreign')
      if (!/^application\/json\s*(?:;|$)/i.test(c.req.header('content-type') ?? '')) return refusal(415, 'form')
      await next()
    },
    limit,
    async c => {
      const report = readReport(await c.req.json().catch(() => undefined))
      if (typeof report === 'string') return refusal(report === 'large' ? 413 : 400, report)
      const client = clientOf(addressOf(c, settings.clientHeader))
      const wait = rate.wait(client)
      if (wait > 0) return refusal(429, 'many', wait)
      try {
        const id = desk.use(store => store.add(report, clock()))
        rate.count(client)
        return json(201, { id })
      } catch (error) {
        if (!(error instanceof ReportsTrouble)) throw error
        return error.kind === 'full' ? refusal(507, 'full') : refusal(503, error.kind, soon)
      }
    }
  )
  api.get(`/${reportsAddress}`, c => {
    try {
      const known = desk.use(store => store.known(wordsOf(c.req.query('language') ?? ''), c.req.query('page')))
      return json(200, { known })
    } catch (error) {
      if (!(error instanceof ReportsTrouble)) throw error
      return refusal(503, 'storage', soon)
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

const refusal = (status: number, problem: ReportProblem, wait = 0): Response =>
  json(status, { problem, sentence: sentences[problem] }, wait > 0 ? { 'retry-after': String(wait) } : {})

const answerHeaders = { ...securityHeaders('answer.json'), 'cache-control': 'no-store' }

const json = (status: number, value: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { ...answerHeaders, 'content-type': 'application/json; charset=utf-8', ...headers }
  })

const page = (status: number, html: string, headers: Record<string, string> = {}): Response =>
  new Response(html, { status, headers: { ...answerHeaders, 'content-type': 'text/html; charset=utf-8', ...headers } })

/** Of the connection, or what the proxy in front says: the last one in its header is the one that it has seen itself. */
function addressOf(c: Context, header: string): string {
  const said = header === '' ? undefined : c.req.header(header)?.split(',').at(-1)?.trim()
  const { incoming } = Object(c.env) as { incoming?: { socket?: { remoteAddress?: string } } }
  return said || (incoming?.socket?.remoteAddress ?? '')
}
