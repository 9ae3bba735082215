import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { createApp } from './app.ts'
import { createHttpServer } from './http-server.ts'
import { listen, siteAddress } from './listen.ts'
import { loadAssets } from './load-assets.ts'
import { jsonLog } from './log.ts'
import { runReports } from './reports/command.ts'
import { takeReports } from './reports/take-reports.ts'
import { nodeServices } from './services.ts'
import { readSettings, type Settings } from './settings.ts'
import { stop } from './stop.ts'

const [command, ...rest] = process.argv.slice(2)
if (command === 'reports') commandReports(rest)
else await serve()

async function serve(): Promise<void> {
  const { settings, problems } = readSettings(process.env)
  if (settings) await start(settings).catch(error => fail([error.message]))
  else fail(problems)
}

/** The operator's command for what readers report. */
function commandReports(args: string[]): void {
  const write = (stream: NodeJS.WriteStream) => (text: string) => void stream.write(text)
  process.exitCode = runReports(args, process.env, write(process.stdout), write(process.stderr))
}

/**
 * An answer leaves little behind, and what it leaves lives shortly: the room for new objects may stay as small as it
 * begins. Under load it would grow by 30 MB and keep them; no answer is quicker for that.
 */
function keepYoungRoomSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

async function start(settings: Settings): Promise<void> {
  keepYoungRoomSmall()
  // Whoever reads the log may go away; the server stays.
  process.stdout.on('error', () => {})
  const out = settings.accessLog ? (line: string) => process.stdout.write(line) : undefined
  const log = jsonLog({ out, err: line => process.stderr.write(line), clock: () => new Date() })
  const assets = await loadAssets(settings.siteDir || fileURLToPath(new URL('../site/', import.meta.url)), settings)
  const services = nodeServices(settings, log)
  const taken = settings.reportsFile === '' ? undefined : takeReports(settings, log, services.clock, assets)
  const app = createApp({ assets, log, ...services, settings, reports: taken?.routes })
  const server = createHttpServer(app.fetch, settings)
  const port = await listen(server, settings.host, settings.port)
  process.stdout.write(`Serving ${siteAddress(settings.host, port, settings.basePath)}\n`)
  // Asked before the first reader comes, so that nobody waits.
  void services.versions.read()
  taken?.look()
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stop(server).then(() => process.exit(0)))
}

function fail(sentences: string[]): void {
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exitCode = 1
}
