import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readLibraryFacts } from '../api/library-facts.ts'
import { installedVersion } from './installed-version.ts'
import { memberPathsOf, readRelease, readStructure } from './read-release.ts'
import { readVersion } from './read-version.ts'
import { listLibraryReleases, runLimited } from './release-packages.ts'
import type { ReleaseNames } from './write-releases.ts'
import { writeReleases } from './write-releases.ts'

/**
 * `npx tsx builder/read-versions/renew-releases.ts` reads every 3.x release that npm has and writes
 * `upgrade-facts/releases.json` and `member-structure.json`. Downloads and results stay in `.cache`, so an interrupted run continues.
 */
const root = path.resolve(import.meta.dirname, '../..')

const versions = listLibraryReleases()
await runLimited(versions, 2, async version => void (await installedVersion(root, version)))

const documentedPaths = memberPathsOf(readVersion(root))
const codeHash = hashOfCode(['builder/api', 'builder/read-versions'])
const releases: ReleaseNames[] = []
const unread: Record<string, string> = {}
for (const version of versions) {
  const result = await readStored(version)
  if (typeof result === 'string') unread[version] = result
  else releases.push(result)
  process.stdout.write(`${version} ${typeof result === 'string' ? result : 'read'}\n`)
}
const structure = readStructure(readLibraryFacts(root).facts)
const text = writeReleases(releases, unread, structure)
writeFileSync(path.join(root, 'upgrade-facts/releases.json'), text)
// A part of its own, because the upgrade check reads code with it and does without the members of all releases.
writeFileSync(path.join(root, 'upgrade-facts/member-structure.json'), `${JSON.stringify(structure, undefined, 2)}\n`)
process.stdout.write(`${releases.length} of ${versions.length} releases written, ${text.length} bytes\n`)

/** Reads a release, or takes the result that the same code stored before. */
async function readStored(version: string): Promise<ReleaseNames | string> {
  const folder = await installedVersion(root, version)
  const file = path.join(folder, `names-${codeHash}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ReleaseNames | string
  const result = readOrExplain(folder)
  writeFileSync(file, JSON.stringify(result))
  return result
}

/** Returns the first line of the error for a release that can't be read. */
function readOrExplain(folder: string): ReleaseNames | string {
  try {
    return readRelease(folder, documentedPaths)
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]!
  }
}

function hashOfCode(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/(?<!\.test)\.ts$/.test(name)) hash.update(name).update(readFileSync(path.join(root, folder, name)))
  return hash.digest('hex').slice(0, 12)
}
