import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { compareVersions } from '../../shared/version-order.ts'

const run = promisify(execFile)

/** Returns every 3.x release of the library that npm has, oldest first. */
export function listLibraryReleases(): string[] {
  const text = execFileSync('npm', ['view', 'vxe-table@3', 'version', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32'
  })
  return (JSON.parse(text) as string[]).filter(version => !version.includes('-')).sort(compareVersions)
}

/** Downloads by archive, because several releases need the same package at the same time. */
const downloads = new Map<string, Promise<string>>()

/**
 * Returns the archive of a release. `npm pack` downloads it once, from the registry that npm is configured for, and
 * checks its hash; `.cache/packages` stores it.
 */
export function downloadRelease(root: string, name: string, version: string): Promise<string> {
  const folder = path.join(root, '.cache/packages')
  const archive = path.join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
  const download = downloads.get(archive) ?? packRelease(archive, `${name}@${version}`)
  downloads.set(archive, download)
  return download
}

async function packRelease(archive: string, release: string): Promise<string> {
  if (existsSync(archive)) return archive
  // Another folder first: an interrupted download leaves no archive.
  const partial = `${archive}.partial`
  mkdirSync(partial, { recursive: true })
  const args = ['pack', release, '--ignore-scripts', '--pack-destination', partial]
  await run('npm', args, { cwd: partial, shell: process.platform === 'win32' })
  renameSync(path.join(partial, path.basename(archive)), archive)
  rmSync(partial, { recursive: true })
  return archive
}

/** Extracts a release into the `node_modules` of a folder, without the builds that no reader of facts needs. */
export async function extractRelease(archive: string, folder: string, name: string): Promise<void> {
  const target = path.join(folder, 'node_modules', name)
  if (existsSync(path.join(target, 'package.json'))) return
  const partial = `${target}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true })
  await run('tar', ['-xzf', archive, '-C', partial, '--strip-components=1', '--exclude=package/es'])
  rmSync(target, { recursive: true, force: true })
  renameSync(partial, target)
}

/** Returns the ranges of the packages that an extracted package needs, by name. */
export function readRequirements(folder: string, name: string): [name: string, range: string][] {
  const text = readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')
  const { dependencies, peerDependencies } = JSON.parse(text) as PackageFile
  return Object.entries({ ...dependencies, ...peerDependencies })
}

interface PackageFile {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Runs a task for each item, at most `limit` at a time; rejects with the first error. */
export async function runLimited<T>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<void>
): Promise<void> {
  const waiting = [...items]
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item)
  }
  await Promise.all(Array.from({ length: limit }, work))
}
