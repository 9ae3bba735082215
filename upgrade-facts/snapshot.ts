import packages from './packages.json' with { type: 'json' }

/** What the registry said about the packages when somebody asked it last: `npx tsx build/upgrade-facts/renew-packages.ts`. */
export interface Snapshot {
  /** Day of the question, `2026-11-24`. */
  renewed: string
  packages: Record<string, PackageFacts>
}

export interface PackageFacts {
  /** What an install without a version brings. */
  latest: string
  /** Newest first, without pre-releases. */
  releases: Release[]
}

export interface Release {
  version: string
  /** When this registry took it in, which need not be when it was written. */
  published?: string
  /** Range by package, of those that the snapshot has. */
  dependencies?: Record<string, string>
  peers?: Record<string, string>
  /** Range of Node. */
  node?: string
}

/** The compiler lists each release with the packages that others need, as undefined. */
export const snapshot = packages as unknown as Snapshot

export const releasesOf = ({ packages }: Snapshot, name: string): readonly Release[] => packages[name]?.releases ?? []

/** What has to be there for a release to work, whoever installs it. */
export const needsOf = ({ dependencies, peers }: Release): [name: string, range: string][] => [
  ...Object.entries(dependencies ?? {}),
  ...Object.entries(peers ?? {})
]
