import type { VersionsAnswer } from '../shared/versions.ts'
import { newestFirst, readVersion, type Version } from './semver.ts'

/** What the site needs of the registry's answer, and all that the snapshot holds. */
export interface Releases {
  tags: Record<string, string>
  /** Newest first. */
  versions: string[]
}

/** Drops single versions and tags that make no sense; refuses a document that isn't about the package. */
export function readPackument(input: unknown, name: string): Releases | undefined {
  if (!isRecord(input) || input.name !== name || !isRecord(input['dist-tags']) || !isRecord(input.versions))
    return undefined
  return readReleases({ tags: input['dist-tags'], versions: Object.keys(input.versions) })
}

function readReleases({ tags, versions }: { tags: Record<string, unknown>; versions: string[] }): Releases | undefined {
  const sorted = versions
    .map(readVersion)
    .filter(version => version !== undefined)
    .sort(newestFirst)
  if (!sorted.some(isThree)) return undefined
  return { tags: Object.fromEntries(Object.entries(tags).filter(isTag)), versions: sorted.map(({ text }) => text) }
}

/** What a reader of the versions answer sees of the releases. */
export type VersionFacts = Pick<VersionsAnswer, 'tags' | 'v3StableList' | 'v3BetaList'>

export function versionFacts({ tags, versions }: Releases): VersionFacts {
  const threes = versions
    .map(readVersion)
    .filter(version => version !== undefined)
    .filter(isThree)
  const list = (isBeta: boolean) =>
    threes.filter(({ prerelease }) => prerelease.length > 0 === isBeta).map(({ text }) => text)
  return { tags, v3StableList: list(false), v3BetaList: list(true) }
}

function isThree({ numbers: [major] }: Version): boolean {
  return major === 3
}

function isTag(entry: [string, unknown]): entry is [string, string] {
  const [name, version] = entry
  return /^[\w.-]{1,64}$/.test(name) && !(name in Object.prototype) && readVersion(version) !== undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
