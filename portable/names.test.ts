import { expect, test } from 'vitest'
import { nameOf } from './names.ts'

const page = 'file:///C:/%E6%96%87%E6%A1%A3%20%231/docs/start.html?a/b#/table/base/sort?lang=en_US#x/y'

test.each([
  ['./static/js/a.js', 'static/js/a.js'],
  ['static/js/a.js', 'static/js/a.js'],
  ['./example/pack/a.json?v=1#b', 'example/pack/a.json'],
  ['file:///C:/%E6%96%87%E6%A1%A3%20%231/docs/en/a.md', 'en/a.md'],
  ['./x/../y.js', 'y.js']
])('nameOf() returns a name for %s, an address in the portable folder', (address, name) =>
  expect(nameOf(address, page)).toBe(name)
)

test.each(['../a.js', '/api/npm/versions', 'https://example.com/static/js/a.js', 'blob:null/1', 'http://[', 'a%zz'])(
  'nameOf() returns undefined for %s, an address outside of the portable folder',
  address => expect(nameOf(address, page)).toBeUndefined()
)
