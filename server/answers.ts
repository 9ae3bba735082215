import { securityHeaders } from './headers.ts'
import { notFoundPage } from './not-found-page.ts'

/** The small answers the server gives in its own words. None of them is worth keeping in a cache. */
const common = { ...securityHeaders('answer.txt'), 'cache-control': 'no-store' }

export function sentence(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...common, 'content-type': 'text/plain; charset=utf-8', ...headers }
  })
}

export function redirect(path: string): Response {
  return new Response(null, { status: 302, headers: { ...common, location: path } })
}

/** A page for someone who followed a link, a sentence for a program that fetched a file. */
export function notFound(request: Request, basePath: string): Response {
  const vary = { vary: 'accept, sec-fetch-mode' }
  if (!isNavigation(request)) return sentence(404, 'There is nothing at this address.', vary)
  return new Response(notFoundPage(basePath), {
    status: 404,
    headers: { ...common, ...vary, 'content-type': 'text/html; charset=utf-8' }
  })
}

function isNavigation({ headers }: Request): boolean {
  const mode = headers.get('sec-fetch-mode')
  return mode === null ? /\btext\/html\b/.test(headers.get('accept') ?? '') : mode === 'navigate'
}
