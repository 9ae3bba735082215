import { facts, newest } from 'virtual:facts'
import { sandbox } from 'virtual:sandbox'
import type { ProgramFiles, ReleaseList } from '../../../shared/release-list.ts'
import { getOwn } from '../../../shared/own-property.ts'
import { compareVersions } from '../../../shared/version-order.ts'

export interface FrameProgram {
  script: string
  style: string
}

/** The release is not one of those that this site was built with. */
export class MissingReleaseError extends Error {}

const programsByVersion = new Map<string, Promise<FrameProgram>>()

/**
 * Loads the program of a release in the page, once and from its cache: a document without an origin has no cache.
 */
export function loadProgram(version: string): Promise<FrameProgram> {
  const cached = programsByVersion.get(version)
  if (cached) return cached
  const program = findFiles(version)
    .then(({ script, style }) => Promise.all([load(script), load(style)]))
    .then(([script, style]) => ({ script, style }))
  programsByVersion.set(version, program)
  // A failed request is not cached, so that the next run repeats it.
  program.catch(() => programsByVersion.delete(version))
  return program
}

async function findFiles(version: string): Promise<ProgramFiles> {
  if (version === facts.library) return sandbox.documented
  if (version === newest) return sandbox.newest
  const files = getOwn(await loadReleases(), version)
  if (!files) throw new MissingReleaseError(`This site has no program for vxe-table ${version}.`)
  const folder = sandbox.releases.slice(0, sandbox.releases.lastIndexOf('/') + 1)
  return { script: folder + files.script, style: folder + files.style }
}

let releases: Promise<ReleaseList> | undefined

/** Loads the list of the other releases that this site has. */
function loadReleases(): Promise<ReleaseList> {
  releases ??= load(sandbox.releases).then(text => JSON.parse(text) as ReleaseList)
  releases.catch(() => (releases = undefined))
  return releases
}

/** Returns all releases that can run here, the newest first. */
export const listReleases = async (): Promise<string[]> =>
  [...new Set([facts.library, newest, ...Object.keys(await loadReleases())])].toSorted((a, b) => compareVersions(b, a))

async function load(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}

/**
 * True if a service worker serves the site from a copy in the browser. It cannot serve a document without an origin, so
 * the sandboxed frame is then nested in a frame with the site's origin.
 */
export const isHosted = (): boolean => Boolean(navigator.serviceWorker?.controller)

export const getFramePage = (): string => (isHosted() ? sandbox.hosted : sandbox.page)
