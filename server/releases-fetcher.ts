import { readRegistry } from './registry.ts'
import type { Releases } from './releases.ts'
import snapshot from './versions-snapshot.json' with { type: 'json' }

/** Returns a function that reads the releases from the configured registry, or from the snapshot without one. */
export const createReleasesFetcher = (upstream: string, fetchFunction: typeof fetch) => async (): Promise<Releases> =>
  upstream === '' ? snapshot : readRegistry({ upstream, fetch: fetchFunction })
