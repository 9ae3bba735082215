import { compareVersions } from '../shared/version-order.ts'
import type { PackageChoice } from './choices.ts'
import { plugins } from './choices.ts'
import type { SelectionNote } from './selection-notes.ts'
import { listNotes } from './selection-notes.ts'
import type { Release, Snapshot } from './snapshot.ts'
import { getRequirements, getReleases } from './snapshot.ts'
import { getMinorVersion, satisfies } from './version-range.ts'

/** Reasons why a package is in the list. */
export type PackageReason = 'chosen' | 'compiler' | 'components' | 'functions' | 'plugin' | 'companion'

export interface SelectedPackage {
  name: string
  version: string
  /** Range for package.json: `~3.21.6`, or one exact version if a newer patch is broken. */
  range: string
  reason: PackageReason
  /** Plugin that requires it. */
  of?: string
  isDev?: true
}

export interface PackageSelection {
  packages: SelectedPackage[]
  notes: SelectionNote[]
  /** Indirect dependencies, each with a version that all ranges allow. */
  along: { name: string; version: string }[]
}

/** Defects of broken releases, by package and version. */
export const brokenReleases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'xe-utils': { '4.0.13': 'its package has no files for browsers, although it names them' },
  'vxe-table': { '3.18.20': 'its `version` is 3.18.19' }
}

/** Selects compatible releases; throws if no release satisfies a range, which is a mistake in the snapshot. */
export function selectPackages(snapshot: Snapshot, choice: PackageChoice): PackageSelection {
  const chosen = new Map<string, Release>()
  const chooseRelease = (name: string, range: string): Release => {
    const ranges = [range, ...[...chosen.values()].flatMap(release => getRangesFor(release, name))]
    const releases = getReleases(snapshot, name)
    const fitting = releases.filter(
      release =>
        ranges.every(each => satisfies(release.version, each)) &&
        getRequirements(release).every(([need, each]) => satisfiesRange(chosen.get(need), each))
    )
    const release = fitting.find(({ version }) => !brokenReleases[name]?.[version]) ?? fitting[0]
    if (!release) throw new Error(`No release of ${name} satisfies ${ranges.join(' and ')}.`)
    chosen.set(name, release)
    return release
  }

  chooseRelease('vue', `~${choice.vue}.0`)
  const table = chooseRelease('vxe-table', `~${choice.table}.0`)
  const isSplit = 'vxe-pc-ui' in (table.dependencies ?? {})
  if (isSplit) {
    chooseRelease('vxe-pc-ui', '*')
    chooseRelease('@vxe-ui/core', '*')
  }
  chooseRelease('dom-zindex', '*')
  chooseRelease('xe-utils', '*')
  for (const name of choice.plugins) {
    const plugin = plugins[name]
    chooseRelease(plugin.name, '*')
    if ('with' in plugin) chooseRelease(plugin.with[0], plugin.with[1])
  }
  // Vue 2.7 includes the compiler, but other packages may still require the separate one.
  const isCompilerRequired = [...chosen.values()].some(release => getRangesFor(release, compiler).length > 0)
  if (choice.vue === '2.6' || isCompilerRequired) chooseRelease(compiler, chosen.get('vue')!.version)

  const createSelectedPackage = (
    name: string,
    reason: PackageReason,
    extra: Partial<SelectedPackage> = {}
  ): SelectedPackage => {
    const { version } = chosen.get(name)!
    return { name, version, range: getSafeRange(snapshot, name, version), reason, ...extra }
  }
  const packages = [
    createSelectedPackage('vue', 'chosen'),
    ...(chosen.has(compiler) ? [createSelectedPackage(compiler, 'compiler', { isDev: true as const })] : []),
    createSelectedPackage('vxe-table', 'chosen'),
    ...(isSplit ? [createSelectedPackage('vxe-pc-ui', 'components')] : []),
    createSelectedPackage('xe-utils', 'functions'),
    ...choice.plugins.flatMap(name => {
      const plugin = plugins[name]
      const pluginPackage = createSelectedPackage(plugin.name, 'plugin')
      return 'with' in plugin
        ? [pluginPackage, createSelectedPackage(plugin.with[0], 'companion', { of: plugin.name })]
        : [pluginPackage]
    })
  ]
  const along = [...chosen]
    .filter(([name]) => !packages.some(each => each.name === name))
    .map(([name, { version }]) => ({ name, version }))
  return { packages, along, notes: listNotes(snapshot, choice, chosen) }
}

const compiler = 'vue-template-compiler'

const getRangesFor = (release: Release, name: string): string[] =>
  getRequirements(release)
    .filter(([need]) => need === name)
    .map(([, range]) => range)

const satisfiesRange = (release: Release | undefined, range: string): boolean =>
  !release || satisfies(release.version, range)

/** Allows newer patches unless one of them is known to be broken. */
function getSafeRange(snapshot: Snapshot, name: string, version: string): string {
  const hasBrokenPatch = getReleases(snapshot, name).some(
    release =>
      getMinorVersion(release.version) === getMinorVersion(version) &&
      compareVersions(release.version, version) > 0 &&
      brokenReleases[name]?.[release.version]
  )
  return hasBrokenPatch ? version : `~${version}`
}
