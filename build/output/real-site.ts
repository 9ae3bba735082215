import path from 'node:path'
import { nav } from '../../content/nav.ts'
import { specifiedBase } from '../../shared/base-path.ts'
import type { Reference } from '../api/reference.ts'
import { readReference } from '../api/reference.ts'
import { openCache } from '../graph/cache.ts'
import { createPool } from '../graph/pool.ts'
import { warmContent } from '../graph/warm-content.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { contentFolder, rememberedFiles } from '../pages/content-files.ts'
import type { Site } from '../pages/site.ts'
import { readSite } from '../pages/site.ts'
import { builtApp } from './app-files.ts'
import { siteOutput } from './build-site.ts'
import type { OutputFile } from './output-file.ts'

const root = path.resolve(import.meta.dirname, '../..')

export interface RealContent {
  files: ContentFiles
  site: Site
  reference: Reference
}

/** All pages, for tests that look at each of them. What they need first is remembered for the build, as it is the other way round. */
export async function realContent(what: 'all' | 'checked' = 'checked'): Promise<RealContent> {
  openCache(root)
  const files = rememberedFiles(contentFolder(path.join(root, 'content')))
  const site = readSite(files, nav)
  const pool = createPool()
  await warmContent(pool, root, files, site, what).finally(() => pool.end())
  return { files, site, reference: readReference(root, files, site) }
}

/** Every file of the site as the build would write it. */
export async function realOutput({ files, site }: RealContent): Promise<OutputFile[]> {
  return siteOutput({
    root,
    app: await builtApp(root, specifiedBase),
    files,
    site,
    version: 'test',
    basePath: specifiedBase,
    origin: ''
  })
}
