import { compareVersions } from '../shared/version-order.ts'
import type { Choice } from './choices.ts'
import { plugins } from './choices.ts'
import type { FitNote } from './fit-notes.ts'
import { notesOf } from './fit-notes.ts'
import type { Release, Snapshot } from './snapshot.ts'
import { needsOf, releasesOf } from './snapshot.ts'
import { minorOf, satisfies } from './version-range.ts'

/** Why a package is in the list. */
export type Reason = 'chosen' | 'compiler' | 'components' | 'functions' | 'plugin' | 'companion'

export interface FitPackage {
  name: string
  version: string
  /** As package.json gets it: `~3.21.6`, or exactly one version where the next one is broken. */
  range: string
  reason: Reason
  /** Which plugin wants it. */
  of?: string
  isDev?: true
}

export interface Fit {
  packages: FitPackage[]
  notes: FitNote[]
  /** Packages that come along, with the version that all ranges allow. */
  along: { name: string; version: string }[]
}

/** Releases that lack something, and what. */
export const broken: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'xe-utils': { '4.0.13': 'its package has no files for browsers, although it names them' },
  'vxe-table': { '3.18.20': 'its `version` is 3.18.19' }
}

/** Which releases belong together. A range that nothing satisfies is a mistake in the snapshot, so it throws. */
export function fit(snapshot: Snapshot, choice: Choice): Fit {
  const chosen = new Map<string, Release>()
  const choose = (name: string, range: string): Release => {
    const ranges = [range, ...[...chosen.values()].flatMap(release => rangesOn(release, name))]
    const known = releasesOf(snapshot, name)
    const fitting = known.filter(
      release =>
        ranges.every(each => satisfies(release.version, each)) &&
        needsOf(release).every(([need, each]) => fits(chosen.get(need), each))
    )
    const release = fitting.find(({ version }) => !broken[name]?.[version]) ?? fitting[0]
    if (!release) throw new Error(`No release of ${name} satisfies ${ranges.join(' and ')}.`)
    chosen.set(name, release)
    return release
  }

  choose('vue', `~${choice.vue}.0`)
  const table = choose('vxe-table', `~${choice.table}.0`)
  const isSplit = 'vxe-pc-ui' in (table.dependencies ?? {})
  if (isSplit) {
    choose('vxe-pc-ui', '*')
    choose('@vxe-ui/core', '*')
  }
  choose('dom-zindex', '*')
  choose('xe-utils', '*')
  for (const name of choice.plugins) {
    const plugin = plugins[name]
    choose(plugin.name, '*')
    if ('with' in plugin) choose(plugin.with[0], plugin.with[1])
  }
  // Since 2.7 the compiler is inside of Vue; others may still look for the package.
  const isCompilerWanted = [...chosen.values()].some(release => rangesOn(release, compiler).length > 0)
  if (choice.vue === '2.6' || isCompilerWanted) choose(compiler, chosen.get('vue')!.version)

  const listed = (name: string, reason: Reason, more: Partial<FitPackage> = {}): FitPackage => {
    const { version } = chosen.get(name)!
    return { name, version, range: safeRange(snapshot, name, version), reason, ...more }
  }
  const packages = [
    listed('vue', 'chosen'),
    ...(chosen.has(compiler) ? [listed(compiler, 'compiler', { isDev: true as const })] : []),
    listed('vxe-table', 'chosen'),
    ...(isSplit ? [listed('vxe-pc-ui', 'components')] : []),
    listed('xe-utils', 'functions'),
    ...choice.plugins.flatMap(name => {
      const plugin = plugins[name]
      const own = listed(plugin.name, 'plugin')
      return 'with' in plugin ? [own, listed(plugin.with[0], 'companion', { of: plugin.name })] : [own]
    })
  ]
  const along = [...chosen]
    .filter(([name]) => !packages.some(each => each.name === name))
    .map(([name, { version }]) => ({ name, version }))
  return { packages, along, notes: notesOf(snapshot, choice, chosen) }
}

const compiler = 'vue-template-compiler'

const rangesOn = (release: Release, name: string): string[] =>
  needsOf(release)
    .filter(([need]) => need === name)
    .map(([, range]) => range)

const fits = (release: Release | undefined, range: string): boolean => !release || satisfies(release.version, range)

/** Patches are welcome unless a newer one is known to be broken. */
function safeRange(snapshot: Snapshot, name: string, version: string): string {
  const worse = releasesOf(snapshot, name).some(
    release =>
      minorOf(release.version) === minorOf(version) &&
      compareVersions(release.version, version) > 0 &&
      broken[name]?.[release.version]
  )
  return worse ? version : `~${version}`
}
