import type { MiddlewareHandler } from 'hono'
import type { Log } from './log.ts'

/** No address, no agent, no query: enough to see what is asked and how it went, nothing about who asked. */
export function accessLog(access: NonNullable<Log['access']>): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const milliseconds = Math.round((performance.now() - start) * 100) / 100
    access({ method: c.req.method, path: c.req.path, status: c.res.status, milliseconds })
  }
}
