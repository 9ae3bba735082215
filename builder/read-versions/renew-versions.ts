import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { comparedVersions } from '../../upgrade-facts/compared-versions.ts'
import type { VersionFacts } from '../../upgrade-facts/version-facts.ts'
import { installedVersion } from './installed-version.ts'
import { memberPathsOf } from './read-release.ts'
import { readVersion } from './read-version.ts'
import { writeFacts } from './write-facts.ts'

/**
 * `npx tsx builder/read-versions/renew-versions.ts [3.21.6 …]` installs versions of the library below `.cache`, reads
 * them and writes `upgrade-facts/versions/*.json`. Without arguments it reads all compared versions.
 */
const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'upgrade-facts/versions')
const requestedVersions = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const documented = readVersion(root)
const knownPaths = memberPathsOf(documented)
for (const version of requestedVersions.length ? requestedVersions : comparedVersions) {
  const facts: VersionFacts =
    version === documented.version ? documented : readVersion(await installedVersion(root, version), knownPaths)
  writeFileSync(path.join(folder, `${version}.json`), writeFacts(facts))
  process.stdout.write(`${version} written\n`)
}
