import type { MiddlewareHandler } from 'hono'
import type { Log } from './log.ts'

/** Logs method, path, status and duration. Client address, user agent and query are left out, so the log has no personal data. */
export function createAccessLog(access: NonNullable<Log['access']>): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const milliseconds = Math.round((performance.now() - start) * 100) / 100
    access({ method: c.req.method, path: c.req.path, status: c.res.status, milliseconds })
  }
}
