import type { Language } from '../shared/locale.ts'
import { getTitlesName } from '../shared/static-names.ts'
import type { SiteTitles } from '../shared/titles.ts'
import type { Assets } from './assets.ts'
import { createSiteFileReader } from './site-files.ts'

/** Titles of a page and its demos; undefined for pages and demos that the built site doesn't have. */
export interface PageTitles {
  page?: string
  demo: (name: string) => string | undefined
}

export type ReadTitles = (language: Language) => Promise<(page: string) => PageTitles>

/** Reads the titles from the file that the build has written. */
export async function readSiteTitles(assets: Assets, basePath: string, language: Language): Promise<SiteTitles> {
  const text = await createSiteFileReader(assets, basePath)(getTitlesName(language))
  return text === undefined ? {} : (JSON.parse(text) as SiteTitles)
}

export function createTitleReader(assets: Assets, basePath: string): ReadTitles {
  return async language => {
    const titles = await readSiteTitles(assets, basePath, language)
    return path => {
      const page = Object.hasOwn(titles, path) ? titles[path] : undefined
      return {
        page: page?.title,
        demo: name => (page && Object.hasOwn(page.demos, name) ? page.demos[name] : undefined)
      }
    }
  }
}
