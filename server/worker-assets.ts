import { respondWithAsset, createAsset, withEtag, type Asset, type Assets } from './assets.ts'
import { getRequestedVersion, cacheControl, isVersioned } from './caching.ts'
import { contentType } from './content-types.ts'
import { versionOf } from './digest.ts'
import { createLruMap } from '../shared/lru-cache.ts'
import { securityHeaders } from './headers.ts'
import { needsRebase, rebaseFile } from './rebase.ts'
import { getConnectOrigins, fillFile, isFilled, originFor, type FileSettings } from './page-settings.ts'

/** Binding to the static files of a Worker. */
export interface AssetsBinding {
  fetch(request: Request): Promise<Response>
}

/** Bytes of the cached pages: a part of the 128 MB that a Worker has. */
const maxCacheBytes = 20e6

const maxVersions = 10_000

/**
 * Serves the site from a Worker's static assets. The platform stores, compresses and tags the files;
 * pages pass through memory because their settings, addresses and policy depend on the deployment.
 */
export function createWorkerAssets(
  binding: AssetsBinding,
  settings: FileSettings,
  maxPageBytes = maxCacheBytes
): Assets {
  // Only finished pages are shared: the platform cancels the work of a request together with it.
  const pages = createLruMap<Asset>(maxPageBytes)
  const versions = createLruMap<string>(maxVersions)

  async function loadPage(request: Request, path: string): Promise<Asset | undefined> {
    const origin = originFor(path, settings, request)
    const key = `${origin} ${path}`
    const cached = pages.get(key)
    if (cached) return cached
    const stored = await binding.fetch(new Request(addressOf(request, path)))
    if (!stored.ok) return undefined
    const content = await rebaseFile(path, new Uint8Array(await stored.arrayBuffer()), settings)
    const identity = fillFile(path, content, settings, origin)
    const page = await createAsset(path, { identity: await withEtag(identity) }, getConnectOrigins(settings))
    // Only pages and lists are cached, because a Worker's memory can't hold every rewritten file of a moved site.
    if (path.endsWith('.html') || isFilled(path, settings)) pages.set(key, page, identity.length)
    return page
  }

  /** Hashes each file once, and only for a request with a `v`. */
  async function versionFor(request: Request, path: string): Promise<string | undefined> {
    if (!isVersioned(path) || getRequestedVersion(request.url) === undefined) return undefined
    const cached = versions.get(path)
    if (cached) return cached
    const stored = await binding.fetch(new Request(addressOf(request, path)))
    if (!stored.ok) return undefined
    const version = await versionOf(new Uint8Array(await stored.arrayBuffer()))
    versions.set(path, version, 1)
    return version
  }

  return {
    async respond(request, path) {
      if (path.endsWith('.html') || isFilled(path, settings) || needsRebase(path, settings)) {
        const page = await loadPage(request, path)
        return page && respondWithAsset(page, request)
      }
      const { method, headers } = request
      const stored = await binding.fetch(new Request(addressOf(request, path), { method, headers }))
      if (!stored.ok && stored.status !== 304) return undefined
      return withHeaders(stored, path, cacheControl(path, request.url, await versionFor(request, path)))
    }
  }
}

/** Maps a request to its stored file, which has no base path. */
function addressOf(request: Request, path: string): URL {
  const address = new URL(request.url)
  address.pathname = `/${path.split('/').map(encodeURIComponent).join('/')}`
  address.search = ''
  return address
}

function withHeaders(stored: Response, path: string, control: string): Response {
  const headers = new Headers(stored.headers)
  for (const [name, value] of Object.entries(securityHeaders(path))) headers.set(name, value)
  headers.set('cache-control', control)
  if (stored.status !== 304) headers.set('content-type', contentType(path))
  return new Response(stored.body, { status: stored.status, headers })
}
