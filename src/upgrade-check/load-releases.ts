import type { ReleaseMembers } from '../../upgrade-facts/release-members.ts'
import { readReleaseMembers } from '../../upgrade-facts/release-members.ts'
import { loadChunk } from '../chunk-error.ts'

/** Loads `releases.json` as text, because workers get it and the browser parses JSON faster than a script. */
export const loadReleases = async (): Promise<string> =>
  (await loadChunk('releases', () => import('../../upgrade-facts/releases.json?raw'))).default

let members: ReleaseMembers | undefined

export const loadReleaseMembers = async (): Promise<ReleaseMembers> =>
  (members ??= readReleaseMembers(JSON.parse(await loadReleases())))
