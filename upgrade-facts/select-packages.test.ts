import { expect, test } from 'vitest'
import { createSeededRandom } from '../shared/seeded-random.ts'
import { compareVersions } from '../shared/version-order.ts'
import type { PackageChoice } from './choices.ts'
import { listMinorLines, pluginNames, plugins, readChoice } from './choices.ts'
import type { PackageSelection } from './select-packages.ts'
import { brokenReleases, selectPackages } from './select-packages.ts'
import { formatInstallLines, formatManifest } from './install-lines.ts'
import type { PackageFacts, Snapshot } from './snapshot.ts'
import { getRequirements, getReleases, snapshot } from './snapshot.ts'
import { getMinorVersion, satisfies } from './version-range.ts'

/** Every subset of the plugins. */
const pluginSubsets = Array.from({ length: 2 ** pluginNames.length }, (_, bits) =>
  pluginNames.filter((_, index) => bits & (1 << index))
)
const listChoices = (registry: Snapshot): PackageChoice[] =>
  listMinorLines(registry, 'vue').flatMap(vue =>
    listMinorLines(registry, 'vxe-table').flatMap(table => pluginSubsets.map(plugins => ({ vue, table, plugins })))
  )

/** Returns the version ranges of installed packages that the installed versions do not satisfy. */
function findUnmetRanges(registry: Snapshot, { packages, along }: PackageSelection): string[] {
  const installed = new Map([...packages, ...along].map(({ name, version }) => [name, version]))
  return [...installed].flatMap(([name, version]) => {
    const release = getReleases(registry, name).find(each => each.version === version)
    if (!release) return [`${name}@${version} is no release`]
    return getRequirements(release)
      .filter(([need, range]) => !satisfies(installed.get(need) ?? '0.0.0', range))
      .map(([need, range]) => `${name}@${version} needs ${need} ${range}, not ${installed.get(need)}`)
  })
}

test('for every choice of versions, the selected releases satisfy the ranges of all packages', () => {
  const choices = listChoices(snapshot)
  expect(choices.length).toBeGreaterThan(600)
  expect(choices.flatMap(choice => findUnmetRanges(snapshot, selectPackages(snapshot, choice)))).toEqual([])
})

test('the selected ranges contain the chosen minor versions only, and no newer broken releases', () => {
  for (const choice of listChoices(snapshot)) {
    const { packages } = selectPackages(snapshot, choice)
    expect(getMinorVersion(packages.find(({ name }) => name === 'vue')!.version)).toBe(choice.vue)
    expect(getMinorVersion(packages.find(({ name }) => name === 'vxe-table')!.version)).toBe(choice.table)
    for (const name of choice.plugins) expect(packages.map(each => each.name)).toContain(plugins[name].name)
    for (const { name, version, range } of packages) {
      const allowed = getReleases(snapshot, name).filter(release => satisfies(release.version, range))
      expect(allowed.filter(release => getMinorVersion(release.version) !== getMinorVersion(version))).toEqual([])
      expect(
        allowed.some(
          release => brokenReleases[name]?.[release.version] && compareVersions(release.version, version) > 0
        )
      ).toBe(false)
    }
  }
})

/** Creates a random registry with consecutive releases of all packages that depend on each other. */
function createRandomRegistry(seed: number): Snapshot {
  const random = createSeededRandom(seed)
  const releases = (
    major: number,
    minors: number,
    createFields: (minor: number) => object = () => ({})
  ): PackageFacts => ({
    latest: `${major + 1}.0.0`,
    releases: Array.from({ length: minors * 3 }, (_, index) => {
      const minor = minors - 1 - Math.floor(index / 3)
      return { version: `${major}.${minor}.${8 - (index % 3) * 2 + random(2)}`, ...createFields(minor) }
    })
  })
  const packages: Snapshot['packages'] = {
    vue: releases(2, 8),
    'vue-template-compiler': { latest: '', releases: [] },
    'xe-utils': releases(4, 2 + random(9)),
    'dom-zindex': releases(1, 2),
    '@vxe-ui/core': releases(3, 5, () => ({
      dependencies: { 'xe-utils': random(2) ? '^4.0.0' : '>=4.1', 'dom-zindex': '^1.0.0' },
      peers: { vue: '^2.6.0' }
    })),
    'vxe-pc-ui': releases(3, 12, minor => ({ dependencies: { '@vxe-ui/core': `^3.${minor % 5}.0` } })),
    'vxe-table': releases(3, 12, minor => ({ dependencies: { 'vxe-pc-ui': `^3.${minor}.0` } })),
    'vxe-table-plugin-export-xlsx': releases(3, 4, minor => ({
      peers: { 'vxe-table': minor % 2 ? '^4.0.0' : '^3.0.0' }
    })),
    exceljs: releases(4, 5)
  }
  packages['vue-template-compiler'] = packages.vue!
  return { renewed: '2026-01-01', packages }
}

test('packages selected from a random registry satisfy all ranges', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const registry = createRandomRegistry(seed)
    for (const vue of ['2.6', '2.7'])
      for (const table of listMinorLines(registry, 'vxe-table'))
        for (const pluginSubset of [[], ['xlsx']] as const)
          expect(
            findUnmetRanges(registry, selectPackages(registry, { vue, table, plugins: pluginSubset })),
            `seed ${seed}`
          ).toEqual([])
  }
})

test('the selection for 3.8 has vxe-table and xe-utils 3, the selection for 3.21 also vxe-pc-ui', () => {
  const names = (table: string) =>
    selectPackages(snapshot, { vue: '2.7', table, plugins: [] }).packages.map(each => each.name)
  expect(names('3.8')).toEqual(['vue', 'vxe-table', 'xe-utils'])
  expect(names('3.21')).toEqual(['vue', 'vxe-table', 'vxe-pc-ui', 'xe-utils'])
  expect(formatInstallLines(selectPackages(snapshot, { vue: '2.7', table: '3.8', plugins: [] }), 'npm')).toMatch(
    /xe-utils@~3\.\d+\.\d+$/
  )
})

test('a release before a broken one is pinned, in a separate install command and in package.json', () => {
  const result = selectPackages(snapshot, { vue: '2.6', table: '3.21', plugins: ['menus'] })
  expect(formatInstallLines(result, 'yarn').split('\n').slice(1)).toEqual([
    'yarn add --exact xe-utils@4.0.12',
    'yarn add --dev vue-template-compiler@~2.6.14'
  ])
  expect(JSON.parse(formatManifest(result))).toMatchObject({
    dependencies: { 'xe-utils': '4.0.12', 'vxe-table': expect.stringMatching(/^~3\.21\./) },
    devDependencies: { 'vue-template-compiler': '~2.6.14' }
  })
})

test('plugins are selected from version 3.3, not from newer versions for Vue 3', () => {
  for (const name of pluginNames) {
    const { packages } = selectPackages(snapshot, { vue: '2.7', table: '3.21', plugins: [name] })
    expect(packages.find(each => each.reason === 'plugin')!.version).toMatch(/^3\.3\./)
  }
})

test('readChoice() uses defaults for missing query parameters and lists unknown values', () => {
  const read = (query: string) => readChoice(snapshot, new Map(new URLSearchParams(query)))
  expect(read('')).toEqual({ vue: '2.7', table: '3.21', plugins: [], unknown: [] })
  expect(read('vue=2.6&table=3.8&plugins=menus,xlsx&lang=en_US')).toMatchObject({
    vue: '2.6',
    table: '3.8',
    plugins: ['xlsx', 'menus']
  })
  expect(read('table=3.15&plugins=constructor').unknown).toEqual(['table=3.15', 'plugins=constructor'])
})
