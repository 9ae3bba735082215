import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Settings } from './settings.ts'

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** Until its request is complete; it has no body. */
  request: number
  /** Without a byte that moves, in either direction, while it is owed an answer or has yet to ask. */
  silence: number
  /** Between two requests. It is told so, and may ask until then. */
  rest: number
  /** Until it has taken an answer, however steadily it reads. */
  answer: number
}

/** A reader's next page asks over the connection of the last one. Proxies let theirs rest for a minute, too. */
const patience: Patience = { request: 20_000, silence: 30_000, rest: 65_000, answer: 300_000 }

/**
 * A connection is kept for so many milliseconds longer than its client was told. Who asks in the last moment would
 * otherwise write into a connection that is being closed, and get an error instead of an answer.
 */
const grace = 1000

/** Holds on to nobody: who does not ask, does not read or reads by single bytes makes room for others. */
export function createHttpServer(
  fetch: (request: Request) => Response | Promise<Response>,
  { maxConnections }: Pick<Settings, 'maxConnections'>,
  { request, silence, rest, answer }: Patience = patience
): Server {
  const serverOptions = {
    headersTimeout: request,
    requestTimeout: request,
    connectionsCheckingInterval: Math.min(5000, request / 2)
  }
  const server = createAdaptorServer({ fetch, serverOptions }) as Server
  server.maxConnections = maxConnections
  // Node counts it from the last byte that was sent or taken, and then closes the connection.
  server.setTimeout(silence)
  server.keepAliveTimeout = rest
  server.prependListener('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    const late = setTimeout(() => outgoing.destroy(), answer)
    outgoing.once('close', () => clearTimeout(late))
    // Node from 22.19 on has a grace of its own; a connection with a further request waiting has no rest yet.
    outgoing.once('finish', () => socket.timeout === rest && socket.setTimeout(rest + grace))
  })
  return server
}
