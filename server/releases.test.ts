import { expect, test } from 'vitest'
import { readPackument, getVersionFacts } from './releases.ts'
import snapshot from './versions-snapshot.json' with { type: 'json' }

const name = 'vxe-table'

function read(versions: string[], tags: object = {}) {
  return readPackument(
    { name, 'dist-tags': tags, versions: Object.fromEntries(versions.map(version => [version, {}])) },
    name
  )
}

test('package versions are sorted newest first, by number and not by letter', () => {
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

test('invalid package versions are dropped', () => {
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

test('dist-tags with an invalid name or version are dropped', () => {
  const good = { latest: '3.8.6', 'v3-legacy': '3.8.6' }
  const wrong = JSON.parse(
    '{"__proto__":"3.8.6","constructor":"3.8.6","a b":"3.8.6","<b>":"3.8.6","":"3.8.6","next":"soon","list":["3.8.6"]}'
  )
  expect(read(['3.8.6'], { ...good, ...wrong })?.tags).toEqual(good)
})

test('the stable and the beta list contain only 3.x versions', () => {
  expect(
    getVersionFacts({ tags: {}, versions: ['4.0.0', '3.9.0-beta.1', '3.8.6', '3.8.5+build', '2.9.0', '1.0.0-beta'] })
  ).toEqual({
    tags: {},
    v3StableList: ['3.8.6'],
    v3BetaList: ['3.9.0-beta.1']
  })
})

test.each([
  '3.8.6+build',
  '3.8.6+1',
  '3.8.6-beta.1+build',
  '3.8.6+build+build',
  '3.8.6+',
  '3.08.7',
  '3.8.07',
  '٣.٨.٧',
  '３.８.７',
  '3.8.7\n',
  '3.8.7\u0000',
  '3.8.7\u202e',
  '3.8.-1',
  '3.8.1e3',
  '3.8.0x7',
  '3.8.Infinity',
  '3.8.9007199254740993',
  '3.8.7-beta.9007199254740993',
  '3.8.7-',
  '3.8.7-..',
  '3.8.7-"><script>',
  '3.8.7.1',
  ' 3.8.7',
  'V3.8.7',
  '__proto__',
  'toString',
  ''
])('the hostile version %j is in no list and no tag points to it', version => {
  const releases = read(['3.8.6', version], { latest: version, 'v3-legacy': version })!
  expect(releases).toEqual({ tags: {}, versions: ['3.8.6'] })
  expect(getVersionFacts(releases)).toEqual({ tags: {}, v3StableList: ['3.8.6'], v3BetaList: [] })
  expect(getVersionFacts({ tags: {}, versions: ['3.8.6', version] }).v3StableList).toEqual(['3.8.6'])
})

test.each(['3.8.6-0', '3.8.6-beta', '3.8.6--', '3.8.6-x.7.z.92', '3.999999999999999.0-a'])(
  'the pre-release %j is in the beta list and never stable',
  version => {
    const releases = read(['3.8.5', version], { latest: version, 'v3-legacy': version })!
    expect(releases.tags).toEqual({ latest: version })
    expect(getVersionFacts(releases)).toMatchObject({ v3StableList: ['3.8.5'], v3BetaList: [version] })
  }
)

test('a tag of a version that is not published is dropped, and v3-legacy has to be a stable 3.x version', () => {
  const versions = ['4.0.0', '3.9.0-beta.1', '3.8.6']
  expect(read(versions, { latest: '4.0.1', 'v3-legacy': '3.8.99' })!.tags).toEqual({})
  expect(read(versions, { 'v3-legacy': '4.0.0' })!.tags).toEqual({})
  expect(read(versions, { 'v3-legacy': '3.8.6', beta: '3.9.0-beta.1' })!.tags).toEqual({
    'v3-legacy': '3.8.6',
    beta: '3.9.0-beta.1'
  })
})

test('a document with a million versions is rejected, and of many tags a hundred are read', () => {
  const many = Object.fromEntries(Array.from({ length: 1e6 }, (_, index) => [`3.0.${index}`, {}]))
  expect(readPackument({ name, 'dist-tags': {}, versions: many }, name)).toBeUndefined()
  const tags = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`tag-${index}`, '3.8.6']))
  expect(Object.keys(read(['3.8.6'], tags)!.tags)).toHaveLength(100)
})

test('other fields of the document, such as dates, are not read', () => {
  const time = { modified: '+275760-09-14', created: null, '3.8.6': 'yesterday', __proto__: { versions: {} } }
  const input = { name, time, modified: 1e300, 'dist-tags': {}, versions: { '3.8.6': null, '3.8.5': 'x'.repeat(1000) } }
  expect(readPackument(input, name)).toEqual({ tags: {}, versions: ['3.8.6', '3.8.5'] })
})

test('the bundled release snapshot is valid and sorted, and contains 3.8.6', () => {
  expect(read(snapshot.versions, snapshot.tags)).toEqual(snapshot)
  expect(getVersionFacts(snapshot).v3StableList).toContain('3.8.6')
})
