import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { comparedVersions } from './compared-versions.ts'
import { readReleaseMembers } from './release-members.ts'
import type { VersionFacts } from './version-facts.ts'

const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8')
const text = read('releases.json')
const members = readReleaseMembers(JSON.parse(text))
const empty = { releases: ['3.8.6', '3.9.0'], unread: {}, sameKeys: {}, dictionaries: [], params: {} }

test('the members of all releases take at most 600 kB', () => {
  expect(text.length).toBeLessThanOrEqual(600_000)
  expect(members.releases.length).toBeGreaterThanOrEqual(62)
})

test('each release that npm serves is read, or named with the reason', () => {
  const all = [...members.releases, ...Object.keys(members.unread)]
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(72)
  for (const reason of Object.values(members.unread)) expect(reason).toMatch(/^[A-Z].*\.$/)
})

test('the structure of members is that of the releases', () => {
  const { sameKeys, dictionaries, params } = JSON.parse(text) as Record<string, unknown>
  expect(JSON.parse(read('member-structure.json'))).toEqual({ sameKeys, dictionaries, params })
})

test.each(comparedVersions)('the members of %s are exactly those of its full facts', version => {
  const facts = JSON.parse(read(`versions/${version}.json`)) as VersionFacts
  const expected = Object.entries(facts.members).flatMap(([subject, keys]) =>
    Object.keys(keys).map(key => `${subject} ${key}`)
  )
  const found = members.subjects
    .filter(subject => !['classes', 'codes', 'renderers', 'undeclared'].includes(subject))
    .flatMap(subject =>
      members
        .keysOf(subject)
        .filter(key => members.has(version, subject, key))
        .map(key => `${subject} ${key}`)
    )
  expect(found.toSorted()).toEqual(expected.toSorted())
})

test('a version that npm does not serve has the members of the release before it', () => {
  expect(members.findRelease('3.8.20')).toBe('3.8.6')
  expect(members.findRelease('3.8.6')).toBe('3.8.6')
  expect(members.findRelease('4.0.0')).toBe('3.21.6')
  expect(members.findRelease('2.0.0')).toBe(members.releases[0])
})

test('ranges name the first and the last release with a member', () => {
  const released = readReleaseMembers({
    ...empty,
    releases: ['3.7.6', '3.8.6', '3.9.0', '3.10.0'],
    members: { table: { '0-1': '.a .b', '0-0,2-3': '@c' } }
  })
  expect(released.rangesOf('table', '.b')).toEqual([{ first: '3.7.6', last: '3.8.6' }])
  expect(released.rangesOf('table', '@c')).toEqual([
    { first: '3.7.6', last: '3.7.6' },
    { first: '3.9.0', last: '3.10.0' }
  ])
  expect(released.has('3.8.6', 'table', '@c')).toBe(false)
  expect(released.has('3.10.0', 'table', '@c')).toBe(true)
  expect(released.rangesOf('table', '.z')).toEqual([])
})

test.each([
  ['a list', []],
  ['missing parts', { releases: ['3.8.6'] }],
  ['no release', { ...empty, releases: [], members: {} }],
  ['a range outside of the releases', { ...empty, members: { table: { '0-2': '.a' } } }],
  ['a range that ends before it starts', { ...empty, members: { table: { '1-0': '.a' } } }],
  ['a key as range', { ...empty, members: { table: { '.a': '0-1' } } }],
  ['keys in a list', { ...empty, members: { table: { '0-1': ['.a'] } } }],
  ['no structure', { releases: ['3.8.6'], unread: {}, members: {} }]
])('a file of releases with %s is refused', (_, value) => {
  expect(() => readReleaseMembers(value)).toThrow(TypeError)
})
