import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { createApp } from './app.ts'
import { createHttpServer } from './http-server.ts'
import { listen, siteAddress } from './listen.ts'
import { loadAssets } from './load-assets.ts'
import type { Assets } from './assets.ts'
import { jsonLog, type Log } from './log.ts'
import { createSiteFileReader, siteOf } from './site-files.ts'
import { createMcpHost } from './mcp-host.ts'
import type { RespondMcp } from './mcp-routes.ts'
import { runReports } from './reports/command.ts'
import { openStore } from './reports/open-store.ts'
import type { OpenedStore } from './reports/opened-store.ts'
import { limitsFor } from './reports/quota.ts'
import { createReportRoutes, startReports } from './reports/start-reports.ts'
import { createNodeServices } from './services.ts'
import { readSettings, type Settings } from './settings.ts'
import { stopServer } from './stop-server.ts'

const [command, ...rest] = process.argv.slice(2)
if (command === 'reports') await runReportsCommand(rest)
else await serve()

async function serve(): Promise<void> {
  const { settings, problems } = readSettings(process.env)
  if (settings) await start(settings).catch(error => fail([error.message]))
  else fail(problems)
}

/** Runs the operator's command for reader reports. */
async function runReportsCommand(args: string[]): Promise<void> {
  const write = (stream: NodeJS.WriteStream) => (text: string) => void stream.write(text)
  process.exitCode = await runReports(args, process.env, write(process.stdout), write(process.stderr))
}

/**
 * Keeps V8's space for new objects at its initial size, because a response creates few objects and they are short-lived.
 * Under load the space would grow by 30 MB and stay that large, without faster responses.
 */
function limitYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

async function start(settings: Settings): Promise<void> {
  limitYoungGeneration()
  // The server keeps running if the reader of its log exits.
  process.stdout.on('error', () => {})
  const out = settings.accessLog ? (line: string) => process.stdout.write(line) : undefined
  const log = jsonLog({ out, err: line => process.stderr.write(line), clock: () => new Date() })
  const siteDir = settings.siteDir || fileURLToPath(new URL('../site/', import.meta.url))
  const assets = await loadAssets(siteDir, settings, { log })
  const clock = () => new Date()
  const reports = settings.reports === '' ? undefined : startReports(() => openReports(settings), log, clock)
  const services = createNodeServices(settings, log, reports?.access)
  const routes = reports && createReportRoutes(reports, settings, clock, assets)
  const mcp = settings.mcp ? startMcp(assets, settings, log) : undefined
  const app = createApp({ assets, log, ...services, settings, reports: routes, mcp })
  const server = createHttpServer(app.fetch, settings)
  const port = await listen(server, settings.host, settings.port)
  process.stdout.write(`Serving ${siteAddress(settings.host, port, settings.basePath)}\n`)
  // Loads the versions before the first request, so that no reader waits for them.
  void services.versions.read()
  void reports?.check()
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stopServer(server).then(() => process.exit(0)))
}

/** The thread is a file beside this program, which is loaded with the first call. */
function startMcp(assets: Assets, settings: Settings, log: Log): RespondMcp {
  return createMcpHost({
    file: new URL('mcp.js', import.meta.url),
    readFile: createSiteFileReader(assets, settings.basePath),
    siteOf: url => siteOf(settings, url),
    log
  })
}

function openReports({ reports, reportsPerDay }: Settings): Promise<OpenedStore> {
  return openStore(reports, { limits: limitsFor(reportsPerDay), env: process.env })
}

function fail(sentences: string[]): void {
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exitCode = 1
}
