import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { VersionsAnswer } from '../shared/versions.ts'
import { snapshot } from '../upgrade-facts/snapshot.ts'
import { formatTime, type Clock } from './clock.ts'
import { answerFit } from './fit-answer.ts'
import { securityHeaders } from './headers.ts'
import type { Lists } from './lists.ts'
import { atRootAndBase } from './root-and-base.ts'
import type { Settings } from './settings.ts'
import type { Versions } from './versions.ts'

export interface ApiParts {
  versions: Versions
  lists: Lists
  clock: Clock
  settings: Pick<Settings, 'flags' | 'timeZone' | 'basePath'>
}

/** The API alone. */
export const createApi = (parts: ApiParts): Hono => atRootAndBase(apiRoutes(parts), parts.settings.basePath)

function apiRoutes({ versions, lists, clock, settings }: ApiParts): Hono {
  const api = new Hono()

  api.use('/api/npm/*', publicData('no-store'))
  api.get('/api/npm/versions/vxe-table', async c => {
    const facts = await versions.read()
    const time = formatTime(clock(), settings.timeZone)
    return c.json({ ...settings.flags, time, ...facts } satisfies VersionsAnswer)
  })

  api.get('/api/npm/fit/vxe-table', c => {
    const answer = answerFit(snapshot, new URL(c.req.url).searchParams)
    return c.json(answer, 'unknown' in answer ? 400 : 200)
  })

  api.use('/component-api/*', publicData('no-cache'), etag())
  api.get('/component-api/system-list.json', async c => c.json(await lists.systems()))
  api.get('/component-api/vxe-table-version.json', async c => c.json(await lists.versionLines()))
  return api
}

const safe = securityHeaders('answer.json')

/** Nothing here is secret or personal: another deployment's pages may ask too (SERVE_API, COMPONENT_HOST). */
function publicData(cacheControl: string): MiddlewareHandler {
  const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
  const headers = Object.entries({ ...safe, ...open, 'cache-control': cacheControl })
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) c.res.headers.set(name, value)
  }
}
