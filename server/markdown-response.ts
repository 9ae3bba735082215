import type { Assets } from './assets.ts'
import { readWeight } from './encoding.ts'

/** List of all pages as Markdown. */
const pageList = 'llms.txt'

/** True for a document of the site, but not for the playground's frame. */
const isDocument = (path: string): boolean => /^(?!sandbox\/|404\.html$).*\.html$/.test(path)

/** Returns the file with the Markdown of a document. For `index.html`, which shows any page, it is the list of pages. */
export const getMarkdownPath = (path: string): string =>
  path === 'index.html' ? pageList : path.replace(/\.html$/, '.md')

/**
 * True if a client accepts Markdown at least as much as HTML. Browsers never name `text/markdown`.
 *
 * @example prefersMarkdown('text/markdown, text/html;q=0.9') // true
 */
export function prefersMarkdown(accept: string | null): boolean {
  const weights = new Map<string, number>()
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = part.split(';').map(piece => piece.trim())
    weights.set(type, readWeight(parameters))
  }
  const markdown = weights.get('text/markdown') ?? 0
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0)
}

/**
 * Responds with a file of the site. A document is sent as Markdown to a client that prefers it, and names the list of
 * pages in a header.
 */
export async function respondWithFile(
  assets: Assets,
  request: Request,
  path: string,
  basePath: string
): Promise<Response | undefined> {
  if (!isDocument(path)) return assets.respond(request, path)
  const markdownPath = getMarkdownPath(path)
  const markdown = prefersMarkdown(request.headers.get('accept'))
    ? await assets.respond(request, markdownPath)
    : undefined
  if (markdown)
    return withHeaders(markdown, {
      ...(markdown.status !== 304 && { 'content-type': 'text/markdown; charset=utf-8' }),
      'content-location': basePath + markdownPath
    })
  const document = await assets.respond(request, path)
  return (
    document &&
    withHeaders(document, { link: `<${basePath}${pageList}>; rel="alternate"; type="text/markdown"; title="llms.txt"` })
  )
}

function withHeaders(response: Response, added: Record<string, string>): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries({ ...added, vary: 'accept, accept-encoding' })) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

/** Returns the document of an address without an ending, `table/base/sort` -> `table/base/sort.html`, if it exists. */
export async function findDocument(assets: Assets, request: Request, path: string): Promise<string | undefined> {
  if (!/^[\w/-]*[\w-]$/.test(path)) return undefined
  const name = `${path}.html`
  const response = await assets.respond(new Request(request.url, { method: 'HEAD' }), name)
  await response?.body?.cancel()
  return response?.ok ? name : undefined
}
