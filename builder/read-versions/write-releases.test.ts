import { expect, test } from 'vitest'
import { readReleaseMembers } from '../../upgrade-facts/release-members.ts'
import { writeReleases } from './write-releases.ts'

const structure = { sameKeys: { 'grid.columns': 'column' }, dictionaries: ['table.editRules'], params: {} }

test('written releases read back the same, with sorted keys in one range each', () => {
  const text = writeReleases(
    [
      { version: '3.8.6', names: { table: ['.b', '.a', '@x'] } },
      { version: '3.9.0', names: { table: ['.a', '.b'], grid: ['.c'] } },
      { version: '3.10.0', names: { table: ['.b', '@x', '.a'] } }
    ],
    { '3.0.3': 'The entry exports no components.' },
    structure
  )
  expect(text.endsWith('"grid":{\n"1-1":".c"},\n"table":{\n"0-0,2-2":"@x",\n"0-2":".a .b"}}}\n')).toBe(true)
  const members = readReleaseMembers(JSON.parse(text))
  expect(members.has('3.9.0', 'table', '@x')).toBe(false)
  expect(members.has('3.10.0', 'table', '@x')).toBe(true)
  expect(members.structure.sameKeys.get('grid.columns')).toBe('column')
})

test('a key with a space is refused, because spaces separate keys', () => {
  expect(() => writeReleases([{ version: '3.8.6', names: { table: ['.a b'] } }], {}, structure)).toThrow('.a b')
})
