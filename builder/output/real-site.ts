import path from 'node:path'
import { nav } from '../../content/nav.ts'
import { specifiedBase } from '../../shared/base-path.ts'
import type { Reference } from '../api/reference.ts'
import { readReference } from '../api/reference.ts'
import { openCache } from '../graph/cache.ts'
import { createStepPool } from '../graph/step-pool.ts'
import { warmContent } from '../graph/warm-content.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { contentFolder, cacheFiles } from '../pages/content-files.ts'
import type { Site } from '../pages/site.ts'
import { readSite } from '../pages/site.ts'
import { getBuiltApp } from './app-files.ts'
import { siteOutput } from './build-site.ts'
import type { OutputFile } from './output-file.ts'

const root = path.resolve(import.meta.dirname, '../..')

export interface RealContent {
  files: ContentFiles
  site: Site
  reference: Reference
}

/** Reads all pages, for tests that check each of them. Tests and builds share the cached results of steps. */
export async function realContent(scope: 'all' | 'checked' = 'checked'): Promise<RealContent> {
  openCache(root)
  const files = cacheFiles(contentFolder(path.join(root, 'content')))
  const site = readSite(files, nav)
  const pool = createStepPool()
  await warmContent(pool, root, files, site, scope).finally(() => pool.end())
  return { files, site, reference: readReference(root, files, site) }
}

/** Returns every file of the site as the build would write it. */
export async function realOutput({ files, site }: RealContent): Promise<OutputFile[]> {
  return siteOutput({
    root,
    app: await getBuiltApp(root, specifiedBase),
    files,
    site,
    version: 'test',
    basePath: specifiedBase,
    origin: ''
  })
}
