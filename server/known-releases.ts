import { readRegistry } from './registry.ts'
import type { Releases } from './releases.ts'
import snapshot from './versions-snapshot.json' with { type: 'json' }

/** Asks the registry of the settings; without one the snapshot is the newest that is known. */
export const releasesFrom = (upstream: string, ask: typeof fetch) => async (): Promise<Releases> =>
  upstream === '' ? snapshot : readRegistry({ upstream, fetch: ask })
