import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { securityHeaders } from './headers.ts'
import type { Settings } from './settings.ts'

/** Answers a request of the Model Context Protocol, after its headers and size were checked. */
export type RespondMcp = (request: Request) => Promise<Response>

/** Address of the protocol, below the base path. */
export const mcpAddress = 'mcp'

/** Bytes of a request: the files of a call as JSON, in which a Chinese character takes three. */
export const maxMcpBytes = 2_000_000

/** Requests that wait for a response at once; further ones are rejected. */
export const maxPendingMcp = 20

/** Seconds after which a retry is likely to succeed. */
const retrySeconds = 2

/** Routes of the Streamable HTTP transport: POST only, because there are no sessions and no streams. */
export function createMcpRoutes(
  respond: RespondMcp,
  { basePath, origins }: Pick<Settings, 'basePath' | 'origins'>,
  maxPending = maxPendingMcp
): Hono {
  const path = basePath + mcpAddress
  const app = new Hono()
  let pending = 0
  app.post(
    path,
    async (c, next) => {
      if (!isAllowedOrigin(c.req.header('origin'), origins))
        return errorResponse(403, 'Pages of this origin may not call the tools.')
      if (!/^application\/json\s*(?:;|$)/i.test(c.req.header('content-type') ?? ''))
        return errorResponse(415, 'The content type must be application/json.')
      await next()
    },
    bodyLimit({ maxSize: maxMcpBytes, onError: () => errorResponse(413, 'The request is too large.') }),
    async c => {
      if (pending >= maxPending)
        return errorResponse(503, 'Too many calls are waiting.', { 'retry-after': `${retrySeconds}` })
      pending++
      try {
        return withHeaders(await respond(c.req.raw))
      } finally {
        pending--
      }
    }
  )
  app.all(path, () => errorResponse(405, 'Only POST is answered here.', { allow: 'POST' }))
  return app
}

/** Host names of this machine, which no other site can take over by DNS rebinding. */
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * True for the origins of the settings, for pages of this machine, and for programs, which send no origin. The `Host`
 * header is not compared, because a rebound name is in both headers.
 */
export function isAllowedOrigin(origin: string | undefined, origins: readonly string[]): boolean {
  if (origin === undefined) return true
  if (origins.includes(origin)) return true
  return URL.canParse(origin) && localHosts.has(new URL(origin).hostname)
}

const answerHeaders = { ...securityHeaders('answer.json'), 'cache-control': 'no-store' }

function withHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(answerHeaders)) response.headers.set(name, value)
  return response
}

/** Code of JSON-RPC for errors of the transport. */
const transportError = -32000

export const errorResponse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json(
    { jsonrpc: '2.0', error: { code: transportError, message }, id: null },
    { status, headers: { ...answerHeaders, ...headers } }
  )
