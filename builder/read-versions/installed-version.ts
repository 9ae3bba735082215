import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getRequirements, getReleases, snapshot } from '../../upgrade-facts/snapshot.ts'
import { getMinorVersion, satisfies } from '../../upgrade-facts/version-range.ts'

/** Installs a version of the library into its own folder below `.cache`, with the packages of its time. */
export function installedVersion(root: string, version: string): string {
  const folder = path.join(root, '.cache/upgrade-facts', version)
  const doneFile = path.join(folder, 'done')
  if (existsSync(doneFile)) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n')
  const names = [...packagesOf(version)].map(([name, each]) => `${name}@${each}`)
  const args = ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', ...names]
  execFileSync('npm', args, { cwd: folder, stdio: 'ignore', shell: process.platform === 'win32' })
  writeFileSync(doneFile, '')
  return folder
}

/**
 * Chooses the packages that a release was made with: of each range, the last patch of the oldest line that satisfies
 * it. An install without a lockfile brings the newest packages, and their types contain props that the table does not
 * have.
 */
export function packagesOf(version: string): Map<string, string> {
  const chosen = new Map([['vue', getReleases(snapshot, 'vue')[0]!.version]])
  const choose = (name: string, version: string) => {
    chosen.set(name, version)
    const release = getReleases(snapshot, name).find(each => each.version === version)
    for (const [need, range] of release ? getRequirements(release) : [])
      if (!chosen.has(need)) choose(need, selectRelease(need, range))
  }
  choose('vxe-table', version)
  return chosen
}

function selectRelease(name: string, range: string): string {
  const matching = getReleases(snapshot, name).filter(({ version }) => satisfies(version, range))
  const oldest = matching.at(-1)
  if (!oldest) throw new Error(`The snapshot has no release of ${name} for ${range}. Renew it first.`)
  return matching.find(({ version }) => getMinorVersion(version) === getMinorVersion(oldest.version))!.version
}
