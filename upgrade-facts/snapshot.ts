import packages from './packages.json' with { type: 'json' }

/** Data of the packages from the registry, updated by `npx tsx builder/read-versions/renew-packages.ts`. */
export interface Snapshot {
  /** Day of the last update, `2026-11-24`. */
  renewed: string
  packages: Record<string, PackageFacts>
}

export interface PackageFacts {
  /** Version that an install without a version gets. */
  latest: string
  /** Newest first, without pre-releases. */
  releases: Release[]
}

export interface Release {
  version: string
  /** Day on which this registry received it, which can be later than the release. */
  published?: string
  /** Version ranges by package, for the packages in the snapshot. */
  dependencies?: Record<string, string>
  peers?: Record<string, string>
  /** Version range of Node.js. */
  node?: string
}

/** The cast is needed because TypeScript infers the dependencies of other releases as undefined in each release. */
export const snapshot = packages as unknown as Snapshot

export const getReleases = ({ packages }: Snapshot, name: string): readonly Release[] => packages[name]?.releases ?? []

/** Returns the dependencies and peer dependencies of a release, all of which must be installed. */
export const getRequirements = ({ dependencies, peers }: Release): [name: string, range: string][] => [
  ...Object.entries(dependencies ?? {}),
  ...Object.entries(peers ?? {})
]
