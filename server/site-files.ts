import { originOf } from './addresses.ts'
import type { Assets } from './assets.ts'
import type { Settings } from './settings.ts'

/** Reads a text file of the served site; undefined for an unknown one. */
export type ReadSiteFile = (name: string) => Promise<string | undefined>

export function createSiteFileReader(assets: Assets, basePath: string): ReadSiteFile {
  return async name => {
    const response = await assets.respond(new Request(`http://localhost${basePath}`), name)
    return response?.status === 200 ? response.text() : undefined
  }
}

/** Returns the address of the site before `#`, if the settings have an origin. */
export const siteOf = (
  { origins, basePath }: Pick<Settings, 'origins' | 'basePath'>,
  url: string
): string | undefined => (origins.length > 0 ? originOf(origins, url) + basePath : undefined)
