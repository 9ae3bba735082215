import type { Plugin } from 'vite'
import { createDevApi as apiMiddleware } from '../../server/dev-api.ts'

/** The server's API while developing. */
export function devApi(): Plugin {
  return {
    name: 'dev-api',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(apiMiddleware(process.env, text => server.config.logger.error(text)))
    }
  }
}
