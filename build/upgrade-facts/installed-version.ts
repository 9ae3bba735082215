import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { needsOf, releasesOf, snapshot } from '../../upgrade-facts/snapshot.ts'
import { minorOf, satisfies } from '../../upgrade-facts/version-range.ts'

/** A version of the library in a folder of its own below `.cache`, with the packages of its time. */
export function installedVersion(root: string, version: string): string {
  const folder = path.join(root, '.cache/upgrade-facts', version)
  const done = path.join(folder, 'done')
  if (existsSync(done)) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n')
  const names = [...packagesOf(version)].map(([name, each]) => `${name}@${each}`)
  const words = ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', ...names]
  execFileSync('npm', words, { cwd: folder, stdio: 'ignore', shell: process.platform === 'win32' })
  writeFileSync(done, '')
  return folder
}

/**
 * A lockless install brings the newest of everything, whose types tell of props that the table does not have: of each
 * range, the last patch of the oldest line that satisfies it is what the release was made with.
 */
export function packagesOf(version: string): Map<string, string> {
  const chosen = new Map([['vue', releasesOf(snapshot, 'vue')[0]!.version]])
  const choose = (name: string, version: string) => {
    chosen.set(name, version)
    const release = releasesOf(snapshot, name).find(each => each.version === version)
    for (const [need, range] of release ? needsOf(release) : [])
      if (!chosen.has(need)) choose(need, ofItsTime(need, range))
  }
  choose('vxe-table', version)
  return chosen
}

function ofItsTime(name: string, range: string): string {
  const fitting = releasesOf(snapshot, name).filter(({ version }) => satisfies(version, range))
  const oldest = fitting.at(-1)
  if (!oldest) throw new Error(`The snapshot has no release of ${name} for ${range}. Renew it first.`)
  return fitting.find(({ version }) => minorOf(version) === minorOf(oldest.version))!.version
}
