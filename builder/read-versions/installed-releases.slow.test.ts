import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readReleaseMembers } from '../../upgrade-facts/release-members.ts'
import { memberPathsOf, readRelease, readStructure } from './read-release.ts'
import { readLibraryFacts } from '../api/library-facts.ts'
import { readVersion } from './read-version.ts'

const root = path.resolve(import.meta.dirname, '../..')
const members = readReleaseMembers(JSON.parse(readFileSync(path.join(root, 'upgrade-facts/releases.json'), 'utf8')))
const folderOf = (version: string): string => path.join(root, '.cache/upgrade-facts', version)
/** One release of each shape of the packages; those without a download are left out. */
const samples = ['3.2.4', '3.5.9', '3.7.6', '3.12.9', '3.20.1'].filter(each =>
  existsSync(path.join(folderOf(each), 'done'))
)

function namesOf(version: string): string[] {
  return members.subjects.flatMap(subject =>
    members.keysOf(subject).flatMap(key => (members.has(version, subject, key) ? [`${subject} ${key}`] : []))
  )
}

const readNames = (folder: string): string[] =>
  Object.entries(readRelease(folder, memberPathsOf(readVersion(root))).names).flatMap(([subject, keys]) =>
    keys.map(key => `${subject} ${key}`)
  )

test('the stored names of 3.8.6 are those of the installed library', () => {
  expect(namesOf('3.8.6').toSorted()).toEqual([...new Set(readNames(root))].toSorted())
  const { sameKeys, dictionaries, params } = readStructure(readLibraryFacts(root).facts)
  expect(Object.fromEntries(members.structure.sameKeys)).toEqual(sameKeys)
  expect([...members.structure.dictionaries]).toEqual(dictionaries)
  expect([...members.structure.params.keys()]).toEqual(Object.keys(params))
}, 60_000)

test.skipIf(samples.length === 0).each(samples)(
  'the stored names of %s are those of its package',
  version => {
    expect(namesOf(version).toSorted()).toEqual([...new Set(readNames(folderOf(version)))].toSorted())
  },
  60_000
)
