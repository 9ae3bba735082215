import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ReleaseList } from '../../shared/release-list.ts'
import { compareVersions } from '../../shared/version-order.ts'
import type { SandboxLibrary } from '../vite/sandbox-program.ts'
import { bundleRelease } from '../vite/sandbox-program.ts'

/** The sandbox's program for a release, in two files of the folder with all of them. */
export interface BuiltRelease {
  version: string
  script: string
  style: string
}

/** Folder with the programs of all releases and one record for each; the build of the site copies the programs. */
export const releasesFolder = (root: string): string => path.join(root, '.cache/releases')

/** Builds the program of a release, or returns the files that the same code and packages gave before. */
export async function buildRelease(root: string, library: SandboxLibrary, folder: string): Promise<BuiltRelease> {
  const key = hashInputs(root, library)
  const recordFile = path.join(folder, `${library.version}.json`)
  const record = readRecord(recordFile)
  if (record?.key === key) return record.release
  mkdirSync(folder, { recursive: true })
  const files = await bundleRelease(root, library)
  const find = (ending: string): string => {
    const [found, ...others] = files.filter(({ name }) => name.endsWith(ending))
    if (!found || others.length > 0) throw new Error(`The program of ${library.version} must have one ${ending} file.`)
    writeFileSync(path.join(folder, found.name), found.text)
    return found.name
  }
  const release = { version: library.version, script: find('.js'), style: find('.css') }
  writeFileSync(recordFile, JSON.stringify({ key, release }))
  return release
}

/** Returns the built releases of a folder, or none if `npm run releases` has not run. */
export const readBuiltReleases = (folder: string): BuiltRelease[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => name.endsWith('.json'))
        .flatMap(name => readRecord(path.join(folder, name))?.release ?? [])
    : []

/** Returns the text of the list by which the playground finds the files of a release. */
export const formatReleaseList = (releases: readonly BuiltRelease[]): string =>
  JSON.stringify(
    Object.fromEntries(
      releases
        .toSorted((a, b) => compareVersions(a.version, b.version))
        .map(({ version, script, style }) => [version, { script, style }])
    ) satisfies ReleaseList
  )

function readRecord(file: string): { key: string; release: BuiltRelease } | undefined {
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { key: string; release: BuiltRelease })
    : undefined
}

/** A release never changes, so its version is enough of its files. */
function hashInputs(root: string, library: SandboxLibrary): string {
  const hash = createHash('sha256').update(library.version).update(readFileSync(library.vue))
  const folders = ['sandbox', 'shared', 'builder/vite/sandbox-program.ts']
  for (const file of folders.flatMap(folder => sourceFiles(path.join(root, folder)))) hash.update(readFileSync(file))
  return hash.digest('hex')
}

const sourceFiles = (file: string): string[] =>
  file.endsWith('.ts')
    ? [file]
    : readdirSync(file)
        .filter(name => /(?<!\.test)\.(?:ts|css)$/.test(name))
        .sort()
        .map(name => path.join(file, name))
