import { expect, test } from 'vitest'
import { readPackument, versionFacts } from './releases.ts'
import snapshot from './versions-snapshot.json' with { type: 'json' }

const name = 'vxe-table'

function read(versions: string[], tags: object = {}) {
  return readPackument(
    { name, 'dist-tags': tags, versions: Object.fromEntries(versions.map(version => [version, {}])) },
    name
  )
}

test('versions are sorted newest first, by number and not by letter', () => {
  const sorted = [
    '3.10.0',
    '3.9.0',
    '3.9.0-beta.11',
    '3.9.0-beta.2',
    '3.9.0-beta',
    '3.9.0-alpha.1',
    '3.9.0-1',
    '3.8.25',
    '3.8.6'
  ]
  expect(read([...sorted].sort())?.versions).toEqual(sorted)
})

test('what is no strict version is dropped', () => {
  const wrong = [
    'v3.8.7',
    '3.8',
    '03.8.8',
    '3.8.9 ',
    '3.8.x',
    '3.8.10-',
    '3.8.11-01',
    '<img src=x>',
    '__proto__',
    'constructor'
  ]
  const endless = [`3.8.12-${'a'.repeat(200)}`, `${'9'.repeat(20)}.0.0`]
  expect(read(['3.8.6', ...wrong, ...endless])?.versions).toEqual(['3.8.6'])
})

test('tags that are no names or lead to no version are dropped', () => {
  const good = { latest: '3.8.6', 'v3-legacy': '3.8.6' }
  const wrong = JSON.parse(
    '{"__proto__":"3.8.6","constructor":"3.8.6","a b":"3.8.6","<b>":"3.8.6","":"3.8.6","next":"soon","list":["3.8.6"]}'
  )
  expect(read(['3.8.6'], { ...good, ...wrong })?.tags).toEqual(good)
})

test('the two lists hold the third line alone', () => {
  expect(
    versionFacts({ tags: {}, versions: ['4.0.0', '3.9.0-beta.1', '3.8.6', '3.8.5+build', '2.9.0', '1.0.0-beta'] })
  ).toEqual({
    tags: {},
    v3StableList: ['3.8.6', '3.8.5+build'],
    v3BetaList: ['3.9.0-beta.1']
  })
})

test('the snapshot holds versions the site can show, already in order', () => {
  expect(read(snapshot.versions, snapshot.tags)).toEqual(snapshot)
  expect(versionFacts(snapshot).v3StableList).toContain('3.8.6')
})
