import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { comparedVersions } from '../../upgrade-facts/compared-versions.ts'
import { releasesOf, snapshot } from '../../upgrade-facts/snapshot.ts'
import { diffVersions } from '../../upgrade-facts/version-diff.ts'
import type { VersionFacts } from '../../upgrade-facts/version-facts.ts'
import { readVersion } from './read-version.ts'
import { writeFacts } from './write-facts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const textOf = (version: string) => readFileSync(path.join(root, `upgrade-facts/versions/${version}.json`), 'utf8')
const factsOf = (version: string) => JSON.parse(textOf(version)) as VersionFacts

test('the facts of the documented version are those of the library that is installed here', () => {
  expect(
    writeFacts(readVersion(root)) === textOf('3.8.6'),
    'Run npx tsx build/upgrade-facts/renew-versions.ts and read the differences.'
  ).toBe(true)
})

test.each(comparedVersions)('the facts of %s are of a release, and small', version => {
  const facts = factsOf(version)
  expect(facts.version).toBe(version)
  expect(releasesOf(snapshot, 'vxe-table').map(release => release.version)).toContain(version)
  if (facts.ui) expect(releasesOf(snapshot, 'vxe-pc-ui').map(release => release.version)).toContain(facts.ui)
  expect(brotliCompressSync(textOf(version)).length).toBeLessThanOrEqual(40_000)
})

/** What the upgrade guide has found by running both versions. */
const known = [
  ['went', 'table.tooltipConfig.enabled'],
  ['went', 'column#line'],
  ['went', 'grid.toolbar'],
  ['went', 'input.dateConfig'],
  ['went', 'modal.events'],
  ['went', 'switch.className'],
  ['went', 'setConfig.icon.TABLE_SORT_ASC'],
  ['went', 'vxe-table=Button'],
  ['went', 'vxe-table=VxeTableFilterModule'],
  ['went', 'sass$vxe-primary-color'],
  ['went', 'types:TableEditConfig'],
  ['came', 'vxe-pc-ui=Button'],
  ['came', 'table.virtualYConfig'],
  ['came', 'table()getTreeParentRow'],
  ['came', 'vxe-table=setIcon'],
  ['changed', 'table.minHeight'],
  ['came', 'setConfig.table.expandConfig.mode'],
  ['changed', 'modal.top']
] as const

test('what the upgrade guide says is found between 3.8.6 and 3.21.6', () => {
  const found = diffVersions(factsOf('3.8.6'), factsOf('3.21.6')).map(
    ({ way, subject, key }) => `${way} ${subject}${key}`
  )
  const missing = known.map(each => each.join(' ')).filter(each => !found.includes(each))
  expect(missing).toEqual([])
})
