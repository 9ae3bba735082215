import type { VersionsResponse } from '../shared/versions.ts'
import { isStable, newestFirst, readVersion, type Version } from './semver.ts'

/** Part of the packument that the site needs; the snapshot contains nothing else. */
export interface Releases {
  tags: Record<string, string>
  /** Newest first. */
  versions: string[]
}

/** The package has 300 versions and one tag. More than these would only fill the responses. */
const maxVersions = 10_000
const maxTags = 100

/** Drops invalid versions and tags; returns undefined for a document that isn't about the package. */
export function readPackument(input: unknown, name: string): Releases | undefined {
  if (!isRecord(input) || input.name !== name || !isRecord(input['dist-tags']) || !isRecord(input.versions))
    return undefined
  return readReleases({ tags: input['dist-tags'], versions: Object.keys(input.versions) })
}

function readReleases({ tags, versions }: { tags: Record<string, unknown>; versions: string[] }): Releases | undefined {
  if (versions.length > maxVersions) return undefined
  const published = readPublished(versions).sort(newestFirst)
  if (!published.some(isMajorThree)) return undefined
  const byText = new Map(published.map(version => [version.text, version]))
  const validTags = Object.entries(tags).filter(tag => isTag(tag, byText))
  return { tags: Object.fromEntries(validTags.slice(0, maxTags)), versions: [...byText.keys()] }
}

/** A registry has no versions with build metadata: they would equal those without. */
const readPublished = (versions: readonly string[]): Version[] =>
  versions
    .map(readVersion)
    .filter(version => version !== undefined)
    .filter(({ build }) => build === '')

/** Fields of the versions response that come from the releases. */
export type VersionFacts = Pick<VersionsResponse, 'tags' | 'v3StableList' | 'v3BetaList'>

export function getVersionFacts({ tags, versions }: Releases): VersionFacts {
  const majorThreeVersions = readPublished(versions).filter(isMajorThree)
  const list = (isWanted: boolean) =>
    majorThreeVersions.filter(version => isStable(version) === isWanted).map(({ text }) => text)
  return { tags, v3StableList: list(true), v3BetaList: list(false) }
}

function isMajorThree({ numbers: [major] }: Version): boolean {
  return major === 3
}

/** The tag that the site shows as the stable version. */
const stableTag = 'v3-legacy'

function isTag(entry: [string, unknown], versions: ReadonlyMap<unknown, Version>): entry is [string, string] {
  const [name, text] = entry
  const version = versions.get(text)
  if (!version || !/^[\w.-]{1,64}$/.test(name) || name in Object.prototype) return false
  return name !== stableTag || (isMajorThree(version) && isStable(version))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
