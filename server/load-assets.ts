import { getRequestedRange, respondWithAsset, type Asset, type Assets } from './assets.ts'
import { isHashed } from './caching.ts'
import { isCompressible } from './content-types.ts'
import { chooseEncoding, type Encoding } from './encoding.ts'
import { ChangedFileError, loadFile } from './load-file.ts'
import type { Log } from './log.ts'
import { createLruCache } from '../shared/lru-cache.ts'
import { originFor, type FileSettings } from './page-settings.ts'
import { textResponse } from './responses.ts'
import { createOnceReporter, createServedBuild, type ServedBuild } from './served-build.ts'
import { readBuild, type SiteBuild } from './site-build.ts'

export interface LoadOptions {
  maxCacheBytes?: number
  log?: Pick<Log, 'error'>
  /** Monotonic time in milliseconds. */
  now?: () => number
}

/** Assets of a folder in which another build may be deployed. */
export interface FolderAssets extends Assets {
  /** Looks for a complete new build and serves it from then on. Requests do so too, at most once per second. */
  refresh(): Promise<void>
}

/** Milliseconds between two looks at the manifest. */
const refreshInterval = 1000

/** Bytes of the headers of a cached file. */
const headersSize = 1000

/**
 * Serves the built folder. Its files are those of the build's manifest, or all files of the folder without one. A file is
 * read on its first request and stays in an LRU cache with one body, its tag and headers; a file that contains the
 * origin of the request has one entry per origin.
 *
 * Each file is compared with the manifest, so that a deployment over the running server never mixes two builds: see
 * docs/decisions/0038-served-build.md.
 */
export async function loadAssets(
  folder: string,
  settings: FileSettings,
  { maxCacheBytes = 20e6, log, now = () => performance.now() }: LoadOptions = {}
): Promise<FolderAssets> {
  const cache = createLruCache<Asset | undefined>(maxCacheBytes, asset => headersSize + bodySizeOf(asset))
  const first = await readBuild(folder).catch(error => explainStart(error, folder))
  if (!first.names.has('index.html'))
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first, or set SITE_DIR.`)

  const createLoader = (build: SiteBuild, path: string, origin: string) => (encoding: Encoding) => {
    const entry = build.files.get(path)
    // Equal files of two builds share an entry; files without a tag are read again after a deployment.
    return cache(`${entry?.etag ?? build.stamp} ${encoding} ${origin} ${path}`, () =>
      loadFile({ folder, path, entry, settings, origin }, encoding)
    )
  }
  // Fails at startup, not at the first request, if the page can't hold a setting.
  const checkSettings = async (build: SiteBuild): Promise<void> => {
    await createLoader(build, 'index.html', settings.origins[0] ?? '')('identity')
  }
  await checkSettings(first).catch(error => explainStart(error, folder))

  const report = createOnceReporter(log)
  const served = createServedBuild(folder, first, checkSettings, report)
  let nextRefresh = now() + refreshInterval
  const refreshIfDue = () => {
    if (now() < nextRefresh) return
    nextRefresh = now() + refreshInterval
    void served.refresh()
  }
  const respondFrom = (build: SiteBuild, request: Request, path: string) =>
    respondWithLoader(request, path, createLoader(build, path, originFor(path, settings, request)))

  async function respond(request: Request, path: string): Promise<Response | undefined> {
    refreshIfDue()
    const build = served.current
    try {
      if (build.names.has(path)) return await respondFrom(build, request, path)
      return hasOldFile(served, path) ? await respondFrom(served.previous!, request, path) : undefined
    } catch (error) {
      if (!(error instanceof ChangedFileError)) throw error
      await served.refresh()
      if (served.current !== build) return respond(request, path)
      if (!build.files.has(path)) return undefined
      report(`${error.message} It is not served until the new build is complete.`)
      return updatingResponse()
    }
  }

  return { respond, refresh: served.refresh }
}

/** True for a file that never changes under its name: pages that were opened before a deployment request such files. */
const hasOldFile = ({ previous }: ServedBuild, path: string): boolean =>
  previous !== undefined && previous.files.has(path) && isHashed(path)

/** Throws an error with a sentence for the operator. */
function explainStart(error: unknown, folder: string): never {
  if (error instanceof ChangedFileError)
    throw new Error(`${error.message} Copy the build whole, or build the site again.`)
  if (error instanceof Error && 'code' in error)
    throw new Error(`The built site in ${folder} can't be read (${String(error.code)}). Check SITE_DIR.`)
  throw error
}

const bodySizeOf = (asset: Asset | undefined): number =>
  Object.values(asset?.bodies ?? {}).reduce((sum, { bytes }) => sum + bytes.length, 0)

const updatingResponse = (): Response =>
  textResponse(503, 'The site is being updated. Try again in a few seconds.', { 'retry-after': '5' })

/** Loads the body that the request needs, and no other. */
async function respondWithLoader(
  request: Request,
  path: string,
  load: (encoding: Encoding) => Promise<Asset | undefined>
): Promise<Response> {
  const { headers } = request
  if (headers.has('range')) {
    const identity = (await load('identity'))!
    if (getRequestedRange(identity, request)) return respondWithAsset(identity, request)
  }
  let offered: Encoding[] = isCompressible(path) ? ['br', 'gzip', 'identity'] : ['identity']
  for (;;) {
    const encoding = chooseEncoding(headers.get('accept-encoding'), offered)
    const asset = await load(encoding)
    if (asset) return respondWithAsset(asset, request)
    offered = offered.filter(other => other !== encoding)
  }
}
