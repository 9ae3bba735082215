import type { Server, ServerResponse } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Settings } from './settings.ts'

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** Until its request is complete; it has no body. */
  request: number
  /** Without a byte that moves, in either direction. */
  silence: number
  /** Until it has taken an answer, however steadily it reads. */
  answer: number
}

const patience: Patience = { request: 20_000, silence: 30_000, answer: 300_000 }

/** Holds on to nobody: who does not ask, does not read or reads by single bytes makes room for others. */
export function createHttpServer(
  fetch: (request: Request) => Response | Promise<Response>,
  { maxConnections }: Pick<Settings, 'maxConnections'>,
  { request, silence, answer }: Patience = patience
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
  server.prependListener('request', (_, outgoing: ServerResponse) => {
    const late = setTimeout(() => outgoing.destroy(), answer)
    outgoing.once('close', () => clearTimeout(late))
  })
  return server
}
