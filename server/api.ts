import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { VersionsResponse } from '../shared/versions.ts'
import { snapshot } from '../upgrade-facts/snapshot.ts'
import { formatTime, type Clock } from './clock.ts'
import { createFitResponse } from './fit-response.ts'
import { securityHeaders } from './headers.ts'
import type { Lists } from './lists.ts'
import { mountAtRootAndBase } from './root-and-base.ts'
import type { Settings } from './settings.ts'
import type { VersionsService } from './versions.ts'

export interface ApiDependencies {
  versions: VersionsService
  lists: Lists
  clock: Clock
  settings: Pick<Settings, 'flags' | 'timeZone' | 'basePath'>
}

/** Creates the API without the site files. */
export const createApi = (parts: ApiDependencies): Hono => mountAtRootAndBase(apiRoutes(parts), parts.settings.basePath)

function apiRoutes({ versions, lists, clock, settings }: ApiDependencies): Hono {
  const api = new Hono()

  api.use('/api/npm/*', allowOtherOrigins('no-store'))
  api.get('/api/npm/versions/vxe-table', async c => {
    const facts = await versions.read()
    const time = formatTime(clock(), settings.timeZone)
    return c.json({ ...settings.flags, time, ...facts } satisfies VersionsResponse)
  })

  api.get('/api/npm/fit/vxe-table', c => {
    const result = createFitResponse(snapshot, new URL(c.req.url).searchParams)
    return c.json(result, 'unknown' in result ? 400 : 200)
  })

  api.use('/component-api/*', allowOtherOrigins('no-cache'), etag())
  api.get('/component-api/system-list.json', async c => c.json(await lists.systems()))
  api.get('/component-api/vxe-table-version.json', async c => c.json(await lists.versionLines()))
  return api
}

const jsonHeaders = securityHeaders('answer.json')

/** Allows requests from every origin: the data is public, and pages of other deployments use it (SERVE_API, COMPONENT_HOST). */
function allowOtherOrigins(cacheControl: string): MiddlewareHandler {
  const crossOriginHeaders = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
  const headers = Object.entries({ ...jsonHeaders, ...crossOriginHeaders, 'cache-control': cacheControl })
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) c.res.headers.set(name, value)
  }
}
