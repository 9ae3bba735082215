import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Settings } from './settings.ts'

/** Time limits of a client, in milliseconds. */
export interface Timeouts {
  /** Until the request is complete. */
  request: number
  /** Without a byte in either direction, before the first request and until a response is complete. */
  inactivity: number
  /** Between two requests, as announced in the Keep-Alive header. */
  keepAlive: number
  /** Until a response is read completely, even by a client that reads steadily. */
  response: number
}

/** The keep-alive time lets a reader's next page reuse the connection; proxies keep idle connections for about a minute as well. */
const defaultTimeouts: Timeouts = { request: 20_000, inactivity: 30_000, keepAlive: 65_000, response: 300_000 }

/**
 * Milliseconds for which a connection outlives its announced keep-alive. Without them a request sent at the last moment
 * would meet a closing connection and fail.
 */
const keepAliveGrace = 1000

/** Creates a server that disconnects clients that send no request, don't read or read byte by byte, to free connections for others. */
export function createHttpServer(
  fetch: (request: Request) => Response | Promise<Response>,
  { maxConnections }: Pick<Settings, 'maxConnections'>,
  { request, inactivity, keepAlive, response }: Timeouts = defaultTimeouts
): Server {
  const serverOptions = {
    headersTimeout: request,
    requestTimeout: request,
    connectionsCheckingInterval: Math.min(5000, request / 2)
  }
  const server = createAdaptorServer({ fetch, serverOptions }) as Server
  server.maxConnections = maxConnections
  // Node restarts this timer with each byte sent or received, and closes the connection when it fires.
  server.setTimeout(inactivity)
  server.keepAliveTimeout = keepAlive
  server.prependListener('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    const deadline = setTimeout(() => outgoing.destroy(), response)
    outgoing.once('close', () => clearTimeout(deadline))
    // Node adds a grace period itself from 22.19 on; a connection with a pipelined request is not idle yet.
    outgoing.once('finish', () => socket.timeout === keepAlive && socket.setTimeout(keepAlive + keepAliveGrace))
  })
  return server
}
