import { createApp } from './app.ts'
import { createReleasesFetcher } from './releases-fetcher.ts'
import { bundledLists, createLists, type ListName, type Lists } from './lists.ts'
import { jsonLog, type Log } from './log.ts'
import { createSiteFileReader, siteOf } from './site-files.ts'
import type { RespondMcp } from './mcp-routes.ts'
import { openD1Store, type D1Binding } from './reports/d1.ts'
import { limitsFor } from './reports/quota.ts'
import { createReportRoutes, startReports, type Reports } from './reports/start-reports.ts'
import { readSettings, type Settings } from './settings.ts'
import { createStoredLists, type StoredList } from './stored-lists.ts'
import { createVersions } from './versions.ts'
import snapshot from './versions-snapshot.json' with { type: 'json' }
import type { Assets } from './assets.ts'
import { createWorkerAssets, type AssetsBinding } from './worker-assets.ts'

interface Env extends Record<string, unknown> {
  ASSETS: AssetsBinding
  /** Database of reader reports, and of the operator's lists if `LISTS` is `database`. */
  REPORTS_DB?: D1Binding
  /** The operator's lists. */
  LISTS_KV?: { get(name: string): Promise<string | null> }
}

let running: ReturnType<typeof create> | undefined

function create(env: Env) {
  const { settings, problems } = readSettings(settingsOf(env))
  if (!settings) throw new Error(problems.join('\n'))
  const clock = () => new Date()
  // The platform keeps an access log itself and collects console errors too.
  const log = jsonLog({ err: line => console.error(line.trimEnd()), clock })
  const fetchReleases = createReleasesFetcher(settings.upstream, (...call) => fetch(...call))
  const versions = createVersions({ fetchReleases, snapshot, log })
  const assets = createWorkerAssets(env.ASSETS, settings)
  const binding = env.REPORTS_DB
  const open = () => openD1Store(binding!, limitsFor(settings.reportsPerDay))
  const reports = binding && startReports(open, log, clock)
  const routes = reports && createReportRoutes(reports, settings, clock, assets)
  const lists = createWorkerLists(env, settings.lists === 'database' ? reports : undefined, log)
  const mcp = settings.mcp ? createDocsMcp(assets, settings) : undefined
  return { versions, app: createApp({ assets, versions, lists, clock, settings, log, reports: routes, mcp }) }
}

/**
 * Answers from the documentation, with modules that start at the first call. Files are not checked here, because a
 * Worker has no thread that could be ended.
 */
function createDocsMcp(assets: Assets, settings: Settings): RespondMcp {
  const load = async () => {
    const [{ createResponder }, { createDocTools }] = await Promise.all([
      import('../mcp/responder.ts'),
      import('../mcp/doc-tools.ts')
    ])
    return createResponder(createSiteFileReader(assets, settings.basePath), createDocTools)
  }
  let loading: ReturnType<typeof load> | undefined
  return async request => (await (loading ??= load()))(request, siteOf(settings, request.url))
}

/** The address of a database is its binding here, and the platform names the client in a header of its own. */
const settingsOf = (env: Env): Record<string, unknown> => ({
  CLIENT_HEADER: 'CF-Connecting-IP',
  ...env,
  REPORTS_URL: '',
  REPORTS_FILE: env.REPORTS_DB ? 'REPORTS_DB' : '',
  LISTS_DIR: ''
})

function createWorkerLists({ LISTS_KV: kv }: Env, reports: Reports | undefined, log: Log): Lists {
  if (!kv && !reports) return bundledLists
  const read = async (name: ListName): Promise<StoredList | undefined> => {
    if (reports) return reports.access.use(store => store.readList(name))
    const content = await kv!.get(name)
    return content === null ? undefined : { content, at: content }
  }
  return createLists(createStoredLists(read, Date.now), log)
}

// The runtime requires a default export.
export default {
  async fetch(request: Request, env: Env, context: { waitUntil(work: Promise<unknown>): void }): Promise<Response> {
    const { app, versions } = (running ??= create(env))
    const response = await app.fetch(request)
    context.waitUntil(versions.idle())
    return response
  }
}
