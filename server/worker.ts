import { createApp } from './app.ts'
import { releasesFrom } from './known-releases.ts'
import { bundledLists } from './lists.ts'
import { jsonLog } from './log.ts'
import { readSettings } from './settings.ts'
import { createVersions } from './versions.ts'
import snapshot from './versions-snapshot.json' with { type: 'json' }
import { workerAssets, type AssetsBinding } from './worker-assets.ts'

interface Env extends Record<string, unknown> {
  ASSETS: AssetsBinding
}

let running: ReturnType<typeof create> | undefined

function create(env: Env) {
  const { settings, problems } = readSettings(env)
  if (!settings) throw new Error(problems.join('\n'))
  const clock = () => new Date()
  // The platform keeps its own access log; what a Worker writes as an error lands there too.
  const log = jsonLog({ err: line => console.error(line.trimEnd()), clock })
  const fetchReleases = releasesFrom(settings.upstream, (...call) => fetch(...call))
  const versions = createVersions({ fetchReleases, snapshot, log })
  // A Worker has no file to keep reports in.
  const assets = workerAssets(env.ASSETS, { ...settings, reportsFile: '' })
  return { versions, app: createApp({ assets, versions, lists: bundledLists, clock, settings, log }) }
}

// The runtime asks for a default export.
export default {
  async fetch(request: Request, env: Env, context: { waitUntil(work: Promise<unknown>): void }): Promise<Response> {
    const { app, versions } = (running ??= create(env))
    const response = await app.fetch(request)
    context.waitUntil(versions.idle())
    return response
  }
}
