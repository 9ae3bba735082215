import { describe, expect, test } from 'vitest'
import { acceptsIdentity, chooseEncoding } from './encoding.ts'

const all = ['br', 'gzip', 'identity'] as const

describe('the encoding of an answer', () => {
  test.each([
    [null, 'identity', 'no header asks for the plain body'],
    ['', 'identity', 'an empty header does too'],
    ['gzip, deflate, br, zstd', 'br', 'brotli is preferred among equals'],
    ['gzip, deflate', 'gzip', 'gzip is next'],
    ['x-gzip', 'gzip', 'the old name of gzip is understood'],
    ['BR', 'br', 'names are case-insensitive'],
    ['br;q=0, gzip', 'gzip', 'q=0 forbids'],
    ['br; q=0.000, gzip;Q=0.0', 'identity', 'however it is written'],
    ['br;q=0.5, gzip;q=0.8', 'gzip', 'a higher weight wins'],
    ['*', 'br', 'a star stands for everything'],
    ['*;q=0.5, br;q=0', 'gzip', 'but not for what is named'],
    ['identity, br;q=0.5', 'identity', 'the plain body can be preferred'],
    ['identity;q=0', 'identity', 'nothing acceptable still gets a body'],
    ['*;q=0', 'identity', 'the same with a star'],
    ['identity;q=0, gzip;q=0.1', 'gzip', 'anything acceptable beats a forbidden plain body'],
    ['br;q=high', 'identity', 'a weight that is no number is no wish'],
    ['br;q=7', 'identity', 'nor is one above 1'],
    ['deflate, zstd', 'identity', 'unknown encodings are passed over'],
    [';;,=,', 'identity', 'nonsense is passed over']
  ])('%s gives %s: %s', (header: string | null, expected: string, _reason: string) =>
    expect(chooseEncoding(header, all)).toBe(expected)
  )

  test('only what is on offer is chosen', () => expect(chooseEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip'))
})

test('the plain body can be refused by name and by star', () => {
  expect(acceptsIdentity(null)).toBe(true)
  expect(acceptsIdentity('br')).toBe(true)
  expect(acceptsIdentity('identity;q=0')).toBe(false)
  expect(acceptsIdentity('br, *;q=0')).toBe(false)
  expect(acceptsIdentity('*;q=0, identity;q=0.1')).toBe(true)
})
