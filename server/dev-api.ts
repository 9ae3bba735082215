import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApi } from './api.ts'
import type { Log } from './log.ts'
import { createNodeServices } from './services.ts'
import { readSettings } from './settings.ts'

type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

const apiPath = /^(\/v3\.8)?\/(api\/npm|component-api)\//

/**
 * Creates middleware with the API for a development server; other requests are passed on.
 *
 * @example server.middlewares.use(devApi(process.env, text => server.config.logger.error(text)))
 */
export function createDevApi(env: Record<string, unknown>, report: (text: string) => void): Middleware {
  const { settings, problems } = readSettings(env)
  if (!settings) throw new Error(problems.join('\n'))
  const log: Log = { error: (text, cause) => report(cause === undefined ? text : `${text} ${cause}`) }
  const listener = getRequestListener(createApi(createNodeServices(settings, log, undefined)).fetch, {
    overrideGlobalObjects: false
  })
  return (incoming, outgoing, next) => (apiPath.test(incoming.url ?? '') ? void listener(incoming, outgoing) : next())
}
