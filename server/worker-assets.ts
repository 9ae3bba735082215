import { answerAsset, createAsset, type Asset, type Assets } from './assets.ts'
import { cacheControl } from './caching.ts'
import { contentType } from './content-types.ts'
import { securityHeaders } from './headers.ts'
import { askedOrigins, fillPage } from './page-settings.ts'
import type { Settings } from './settings.ts'

/** The binding to the files a Worker was uploaded with. */
export interface AssetsBinding {
  fetch(request: Request): Promise<Response>
}

/**
 * The site from a Worker's static assets. The platform stores, compresses and tags the files;
 * pages pass through memory because their settings and their policy depend on the deployment.
 */
export function workerAssets(binding: AssetsBinding, settings: Pick<Settings, 'serveApi' | 'componentHost'>): Assets {
  const pages = new Map<string, Asset>()

  async function loadPage(request: Request, path: string): Promise<Asset | undefined> {
    const stored = await binding.fetch(new Request(addressOf(request, path)))
    if (!stored.ok) return undefined
    const html = await stored.text()
    const identity = new TextEncoder().encode(path === 'index.html' ? fillPage(html, settings) : html)
    const page = await createAsset(path, { identity }, askedOrigins(settings))
    pages.set(path, page)
    return page
  }

  return {
    async answer(request, path) {
      if (path.endsWith('.html')) {
        const page = pages.get(path) ?? (await loadPage(request, path))
        return page && answerAsset(page, request)
      }
      const { method, headers } = request
      const stored = await binding.fetch(new Request(addressOf(request, path), { method, headers }))
      return stored.ok || stored.status === 304 ? withHeaders(stored, path, request.url) : undefined
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

function withHeaders(stored: Response, path: string, address: string): Response {
  const headers = new Headers(stored.headers)
  for (const [name, value] of Object.entries(securityHeaders(path))) headers.set(name, value)
  headers.set('cache-control', cacheControl(path, address))
  if (stored.status !== 304) headers.set('content-type', contentType(path))
  return new Response(stored.body, { status: stored.status, headers })
}
