import type { ApiParts } from './api.ts'
import { listFiles } from './list-files.ts'
import { bundledLists, createLists } from './lists.ts'
import { releasesFrom } from './known-releases.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'
import { createVersions } from './versions.ts'
import snapshot from './versions-snapshot.json' with { type: 'json' }

/** What the API needs of the world, on Node. */
export function nodeServices(settings: Settings, log: Log): ApiParts {
  return {
    versions: createVersions({ fetchReleases: releasesFrom(settings.upstream, fetch), snapshot, log }),
    lists: settings.listsDir === '' ? bundledLists : createLists(listFiles(settings.listsDir), log),
    clock: () => new Date(),
    settings
  }
}
