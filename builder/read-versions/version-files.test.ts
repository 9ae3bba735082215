import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { comparedVersions } from '../../upgrade-facts/compared-versions.ts'
import { getReleases, snapshot } from '../../upgrade-facts/snapshot.ts'
import { diffVersions } from '../../upgrade-facts/version-diff.ts'
import type { VersionFacts } from '../../upgrade-facts/version-facts.ts'
import { readVersion } from './read-version.ts'
import { writeFacts } from './write-facts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const textOf = (version: string) => readFileSync(path.join(root, `upgrade-facts/versions/${version}.json`), 'utf8')
const factsOf = (version: string) => JSON.parse(textOf(version)) as VersionFacts

test('the stored member data of 3.8.6 equals that of the installed library', () => {
  expect(
    writeFacts(readVersion(root)) === textOf('3.8.6'),
    'Run npx tsx builder/read-versions/renew-versions.ts and read the differences.'
  ).toBe(true)
})

test.each(comparedVersions)(
  'the stored member data of %s belongs to a release and compresses to at most 40 kB',
  version => {
    const facts = factsOf(version)
    expect(facts.version).toBe(version)
    expect(getReleases(snapshot, 'vxe-table').map(release => release.version)).toContain(version)
    if (facts.ui) expect(getReleases(snapshot, 'vxe-pc-ui').map(release => release.version)).toContain(facts.ui)
    expect(brotliCompressSync(textOf(version)).length).toBeLessThanOrEqual(40_000)
  }
)

/** Changes that the upgrade guide names, found by running both versions. */
const expectedChanges = [
  ['removed', 'table.tooltipConfig.enabled'],
  ['removed', 'column#line'],
  ['removed', 'grid.toolbar'],
  ['removed', 'input.dateConfig'],
  ['removed', 'modal.events'],
  ['removed', 'switch.className'],
  ['removed', 'setConfig.icon.TABLE_SORT_ASC'],
  ['removed', 'vxe-table=Button'],
  ['removed', 'vxe-table=VxeTableFilterModule'],
  ['removed', 'sass$vxe-primary-color'],
  ['removed', 'types:TableEditConfig'],
  ['added', 'vxe-pc-ui=Button'],
  ['added', 'table.virtualYConfig'],
  ['added', 'table()getTreeParentRow'],
  ['added', 'vxe-table=setIcon'],
  ['changed', 'table.minHeight'],
  ['added', 'setConfig.table.expandConfig.mode'],
  ['changed', 'modal.top']
] as const

test('the comparison of 3.8.6 and 3.21.6 contains the expected changes of the upgrade guide', () => {
  const found = diffVersions(factsOf('3.8.6'), factsOf('3.21.6')).map(
    ({ changeType, subject, key }) => `${changeType} ${subject}${key}`
  )
  const missing = expectedChanges.map(each => each.join(' ')).filter(each => !found.includes(each))
  expect(missing).toEqual([])
})
