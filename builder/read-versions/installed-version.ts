import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getReleases, snapshot } from '../../upgrade-facts/snapshot.ts'
import { getMinorVersion, satisfies } from '../../upgrade-facts/version-range.ts'
import { downloadRelease, extractRelease, readRequirements } from './release-packages.ts'

/**
 * Puts a version of the library into its own folder below `.cache`, with the packages of its time: of each range, the
 * last patch of the oldest line that satisfies it. The newest packages have types with props that the table lacks.
 */
export async function installedVersion(root: string, version: string): Promise<string> {
  const folder = path.join(root, '.cache/upgrade-facts', version)
  const doneFile = path.join(folder, 'done')
  if (existsSync(doneFile)) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n')
  const versions = new Map([
    ['vxe-table', version],
    ['vue', getReleases(snapshot, 'vue')[0]!.version]
  ])
  // Requirements are appended while the map is read.
  for (const [name, each] of versions) {
    await extractRelease(await downloadRelease(root, name, each), folder, name)
    if (name === 'vue') continue
    for (const [need, range] of readRequirements(folder, name))
      if (!versions.has(need)) versions.set(need, selectRelease(need, range))
  }
  writeFileSync(doneFile, '')
  return folder
}

function selectRelease(name: string, range: string): string {
  const matching = getReleases(snapshot, name).filter(({ version }) => satisfies(version, range))
  const oldest = matching.at(-1)
  if (!oldest) throw new Error(`The snapshot has no release of ${name} for ${range}. Renew it first.`)
  return matching.find(({ version }) => getMinorVersion(version) === getMinorVersion(oldest.version))!.version
}
