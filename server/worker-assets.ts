import { answerAsset, createAsset, tagged, type Asset, type Assets } from './assets.ts'
import { askedVersion, cacheControl, isVersioned } from './caching.ts'
import { contentType } from './content-types.ts'
import { versionOf } from './digest.ts'
import { securityHeaders } from './headers.ts'
import { mayBeRebased, rebased } from './rebase.ts'
import { askedOrigins, fillFile, isFilled, originFor, type FileSettings } from './page-settings.ts'

/** The binding to the files a Worker was uploaded with. */
export interface AssetsBinding {
  fetch(request: Request): Promise<Response>
}

/**
 * The site from a Worker's static assets. The platform stores, compresses and tags the files;
 * pages pass through memory because their settings, addresses and policy depend on the deployment.
 */
export function workerAssets(binding: AssetsBinding, settings: FileSettings): Assets {
  const pages = new Map<string, Asset>()
  const versions = new Map<string, string>()

  async function loadPage(request: Request, path: string): Promise<Asset | undefined> {
    const origin = originFor(path, settings, request)
    const key = `${origin} ${path}`
    const known = pages.get(key)
    if (known) return known
    const stored = await binding.fetch(new Request(addressOf(request, path)))
    if (!stored.ok) return undefined
    const content = await rebased(path, new Uint8Array(await stored.arrayBuffer()), settings)
    const identity = fillFile(path, content, settings, origin)
    const page = await createAsset(path, { identity: await tagged(identity) }, askedOrigins(settings))
    // Of what a moved site names its path in, a Worker's memory can't hold everything.
    if (path.endsWith('.html') || isFilled(path)) pages.set(key, page)
    return page
  }

  /** Found once for each file, and only when somebody brings a `v`. */
  async function versionFor(request: Request, path: string): Promise<string | undefined> {
    if (!isVersioned(path) || askedVersion(request.url) === undefined) return undefined
    const known = versions.get(path)
    if (known) return known
    const stored = await binding.fetch(new Request(addressOf(request, path)))
    if (!stored.ok) return undefined
    const version = await versionOf(new Uint8Array(await stored.arrayBuffer()))
    versions.set(path, version)
    return version
  }

  return {
    async answer(request, path) {
      if (path.endsWith('.html') || isFilled(path) || mayBeRebased(path, settings)) {
        const page = await loadPage(request, path)
        return page && answerAsset(page, request)
      }
      const { method, headers } = request
      const stored = await binding.fetch(new Request(addressOf(request, path), { method, headers }))
      if (!stored.ok && stored.status !== 304) return undefined
      return withHeaders(stored, path, cacheControl(path, request.url, await versionFor(request, path)))
    }
  }
}

/** The files are stored without the site's base. */
function addressOf(request: Request, path: string): URL {
  const address = new URL(request.url)
  address.pathname = `/${path.split('/').map(encodeURIComponent).join('/')}`
  address.search = ''
  return address
}

function withHeaders(stored: Response, path: string, keep: string): Response {
  const headers = new Headers(stored.headers)
  for (const [name, value] of Object.entries(securityHeaders(path))) headers.set(name, value)
  headers.set('cache-control', keep)
  if (stored.status !== 304) headers.set('content-type', contentType(path))
  return new Response(stored.body, { status: stored.status, headers })
}
