import { Hono } from 'hono'

/** Mounts routes at the root and below the base path, so that a proxy that forwards only the base path reaches them. */
export function mountAtRootAndBase(routes: Hono, basePath: string): Hono {
  const app = new Hono().route('/', routes)
  return basePath === '/' ? app : app.route(basePath.slice(0, -1), routes)
}
