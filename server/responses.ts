import { securityHeaders } from './headers.ts'
import type { Language } from '../shared/locale.ts'
import type { SiteTitles } from '../shared/titles.ts'
import { getPageLanguage, renderNotFoundPage } from './not-found-page.ts'
import { readPath } from './request-path.ts'

/** Headers of the short responses that the server writes itself, which are not worth caching. */
const commonHeaders = { ...securityHeaders('answer.txt'), 'cache-control': 'no-store' }

export function textResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...commonHeaders, 'content-type': 'text/plain; charset=utf-8', ...headers }
  })
}

export function redirectResponse(path: string): Response {
  return new Response(null, { status: 302, headers: { ...commonHeaders, location: path } })
}

/** Responds with a page to a navigation and with a sentence to a program that fetches a file. */
export async function notFoundResponse(
  request: Request,
  basePath: string,
  readTitles: (language: Language) => Promise<SiteTitles>
): Promise<Response> {
  const vary = { vary: 'accept, accept-language, sec-fetch-mode' }
  if (!isNavigation(request)) return textResponse(404, 'There is nothing at this address.', vary)
  const fullPath = readPath(request.url) ?? '/'
  const path = fullPath.startsWith(basePath) ? fullPath.slice(basePath.length - 1) : fullPath
  const language = getPageLanguage(path, request.headers.get('accept-language'))
  const titles = await readTitles(language).catch(() => ({}))
  return new Response(renderNotFoundPage({ basePath, language, path, titles }), {
    status: 404,
    headers: { ...commonHeaders, ...vary, 'content-type': 'text/html; charset=utf-8' }
  })
}

function isNavigation({ headers }: Request): boolean {
  const mode = headers.get('sec-fetch-mode')
  return mode === null ? /\btext\/html\b/.test(headers.get('accept') ?? '') : mode === 'navigate'
}
