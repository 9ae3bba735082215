/** Files of the sandbox's program for a release. */
export interface ProgramFiles {
  script: string
  style: string
}

/** Names of the files of each release, besides the two that every build has. The file is empty without `npm run releases`. */
export type ReleaseList = Record<string, ProgramFiles>
export const releaseListName = 'releases.json'

/** True for the list and the programs of these releases, `sandbox/3.2.19.Be8BXouz.js`: offline copies leave them out. */
export const isReleaseFile = (path: string): boolean => /^sandbox\/(?:\d|releases\.json$)/.test(path)
