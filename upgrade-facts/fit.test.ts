import { expect, test } from 'vitest'
import { seeded } from '../shared/seeded.ts'
import { compareVersions } from '../shared/version-order.ts'
import type { Choice } from './choices.ts'
import { linesOf, pluginNames, plugins, readChoice } from './choices.ts'
import type { Fit } from './fit.ts'
import { broken, fit } from './fit.ts'
import { installLines, manifestLines } from './install-lines.ts'
import type { PackageFacts, Snapshot } from './snapshot.ts'
import { needsOf, releasesOf, snapshot } from './snapshot.ts'
import { minorOf, satisfies } from './version-range.ts'

/** Every subset of the plugins. */
const bundles = Array.from({ length: 2 ** pluginNames.length }, (_, bits) =>
  pluginNames.filter((_, index) => bits & (1 << index))
)
const everyChoice = (of: Snapshot): Choice[] =>
  linesOf(of, 'vue').flatMap(vue =>
    linesOf(of, 'vxe-table').flatMap(table => bundles.map(plugins => ({ vue, table, plugins })))
  )

/** Ranges of what is installed that nothing that is installed satisfies. */
function unmet(of: Snapshot, { packages, along }: Fit): string[] {
  const installed = new Map([...packages, ...along].map(({ name, version }) => [name, version]))
  return [...installed].flatMap(([name, version]) => {
    const release = releasesOf(of, name).find(each => each.version === version)
    if (!release) return [`${name}@${version} is no release`]
    return needsOf(release)
      .filter(([need, range]) => !satisfies(installed.get(need) ?? '0.0.0', range))
      .map(([need, range]) => `${name}@${version} needs ${need} ${range}, not ${installed.get(need)}`)
  })
}

test('every choice gets releases that satisfy the ranges of all that come along', () => {
  const choices = everyChoice(snapshot)
  expect(choices.length).toBeGreaterThan(600)
  expect(choices.flatMap(choice => unmet(snapshot, fit(snapshot, choice)))).toEqual([])
})

test('every choice gets what it asked for, in ranges that hold no other minor version and no broken release', () => {
  for (const choice of everyChoice(snapshot)) {
    const { packages } = fit(snapshot, choice)
    expect(minorOf(packages.find(({ name }) => name === 'vue')!.version)).toBe(choice.vue)
    expect(minorOf(packages.find(({ name }) => name === 'vxe-table')!.version)).toBe(choice.table)
    for (const name of choice.plugins) expect(packages.map(each => each.name)).toContain(plugins[name].name)
    for (const { name, version, range } of packages) {
      const allowed = releasesOf(snapshot, name).filter(release => satisfies(release.version, range))
      expect(allowed.filter(release => minorOf(release.version) !== minorOf(version))).toEqual([])
      expect(
        allowed.some(release => broken[name]?.[release.version] && compareVersions(release.version, version) > 0)
      ).toBe(false)
    }
  }
})

/** A registry by chance: releases of all packages that follow each other and need what was there before. */
function someRegistry(seed: number): Snapshot {
  const draw = seeded(seed)
  const releases = (major: number, minors: number, more: (minor: number) => object = () => ({})): PackageFacts => ({
    latest: `${major + 1}.0.0`,
    releases: Array.from({ length: minors * 3 }, (_, index) => {
      const minor = minors - 1 - Math.floor(index / 3)
      return { version: `${major}.${minor}.${8 - (index % 3) * 2 + draw(2)}`, ...more(minor) }
    })
  })
  const packages: Snapshot['packages'] = {
    vue: releases(2, 8),
    'vue-template-compiler': { latest: '', releases: [] },
    'xe-utils': releases(4, 2 + draw(9)),
    'dom-zindex': releases(1, 2),
    '@vxe-ui/core': releases(3, 5, () => ({
      dependencies: { 'xe-utils': draw(2) ? '^4.0.0' : '>=4.1', 'dom-zindex': '^1.0.0' },
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

test('a registry by chance gives answers that satisfy all ranges too', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const registry = someRegistry(seed)
    for (const vue of ['2.6', '2.7'])
      for (const table of linesOf(registry, 'vxe-table'))
        for (const bundle of [[], ['xlsx']] as const)
          expect(unmet(registry, fit(registry, { vue, table, plugins: bundle })), `seed ${seed}`).toEqual([])
  }
})

test('3.8 is one package with xe-utils 3, newer lines have their components beside them and xe-utils 4', () => {
  const names = (table: string) => fit(snapshot, { vue: '2.7', table, plugins: [] }).packages.map(each => each.name)
  expect(names('3.8')).toEqual(['vue', 'vxe-table', 'xe-utils'])
  expect(names('3.21')).toEqual(['vue', 'vxe-table', 'vxe-pc-ui', 'xe-utils'])
  expect(installLines(fit(snapshot, { vue: '2.7', table: '3.8', plugins: [] }), 'npm')).toMatch(
    /xe-utils@~3\.\d+\.\d+$/
  )
})

test('a release beside a broken one is fixed, in a line of its own and in package.json', () => {
  const result = fit(snapshot, { vue: '2.6', table: '3.21', plugins: ['menus'] })
  expect(installLines(result, 'yarn').split('\n').slice(1)).toEqual([
    'yarn add --exact xe-utils@4.0.12',
    'yarn add --dev vue-template-compiler@~2.6.14'
  ])
  expect(JSON.parse(manifestLines(result))).toMatchObject({
    dependencies: { 'xe-utils': '4.0.12', 'vxe-table': expect.stringMatching(/^~3\.21\./) },
    devDependencies: { 'vue-template-compiler': '~2.6.14' }
  })
})

test('a plugin for Vue 3 is never chosen, although it is the newest', () => {
  for (const name of pluginNames) {
    const { packages } = fit(snapshot, { vue: '2.7', table: '3.21', plugins: [name] })
    expect(packages.find(each => each.reason === 'plugin')!.version).toMatch(/^3\.3\./)
  }
})

test('an address is read with what it lacks, and what it has too much is named', () => {
  const read = (query: string) => readChoice(snapshot, new Map(new URLSearchParams(query)))
  expect(read('')).toEqual({ vue: '2.7', table: '3.21', plugins: [], unknown: [] })
  expect(read('vue=2.6&table=3.8&plugins=menus,xlsx&lang=en_US')).toMatchObject({
    vue: '2.6',
    table: '3.8',
    plugins: ['xlsx', 'menus']
  })
  expect(read('table=3.15&plugins=constructor').unknown).toEqual(['table=3.15', 'plugins=constructor'])
})
