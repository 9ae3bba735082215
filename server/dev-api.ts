import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApi } from './api.ts'
import type { Log } from './log.ts'
import { nodeServices } from './services.ts'
import { readSettings } from './settings.ts'

type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

const apiPath = /^(\/v3\.8)?\/(api\/npm|component-api)\//

/**
 * The API for a development server; everything else is passed on.
 *
 * @example server.middlewares.use(devApi(process.env, text => server.config.logger.error(text)))
 */
export function devApi(env: Record<string, unknown>, report: (text: string) => void): Middleware {
  const { settings, problems } = readSettings(env)
  if (!settings) throw new Error(problems.join('\n'))
  const log: Log = { error: (text, cause) => report(cause === undefined ? text : `${text} ${cause}`) }
  const listener = getRequestListener(createApi(nodeServices(settings, log)).fetch, { overrideGlobalObjects: false })
  return (incoming, outgoing, next) => (apiPath.test(incoming.url ?? '') ? void listener(incoming, outgoing) : next())
}
