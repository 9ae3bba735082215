import { Hono } from 'hono'

/** Routes at the origin's root and below the site's base: a proxy that forwards only the base forwards them too. */
export function atRootAndBase(routes: Hono, basePath: string): Hono {
  const app = new Hono().route('/', routes)
  return basePath === '/' ? app : app.route(basePath.slice(0, -1), routes)
}
