import type { ApiDependencies } from './api.ts'
import { createListFiles } from './list-files.ts'
import { bundledLists, createLists, type Lists } from './lists.ts'
import { createReleasesFetcher } from './releases-fetcher.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'
import type { ReportsAccess } from './reports/reports-access.ts'
import { createStoredLists } from './stored-lists.ts'
import { createVersions } from './versions.ts'
import snapshot from './versions-snapshot.json' with { type: 'json' }

/** Creates the dependencies of the API on Node. `access` is undefined if the server stores no reports. */
export function createNodeServices(settings: Settings, log: Log, access: ReportsAccess | undefined): ApiDependencies {
  return {
    versions: createVersions({ fetchReleases: createReleasesFetcher(settings.upstream, fetch), snapshot, log }),
    lists: createNodeLists(settings, log, access),
    clock: () => new Date(),
    settings
  }
}

function createNodeLists({ lists }: Settings, log: Log, access: ReportsAccess | undefined): Lists {
  if (lists === '') return bundledLists
  const files =
    lists === 'database' && access
      ? createStoredLists(
          name => access.use(store => store.readList(name)),
          () => performance.now()
        )
      : createListFiles(lists)
  return createLists(files, log)
}
