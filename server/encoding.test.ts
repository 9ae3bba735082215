import { describe, expect, test } from 'vitest'
import { acceptsIdentity, chooseEncoding } from './encoding.ts'

const all = ['br', 'gzip', 'identity'] as const

describe('the encoding of a response', () => {
  test.each([
    [null, 'identity', 'no header selects the uncompressed body'],
    ['', 'identity', 'an empty header selects the uncompressed body'],
    ['gzip, deflate, br, zstd', 'br', 'brotli is preferred among equals'],
    ['gzip, deflate', 'gzip', 'gzip is chosen without br'],
    ['x-gzip', 'gzip', 'the old name of gzip is accepted'],
    ['BR', 'br', 'names are case-insensitive'],
    ['br;q=0, gzip', 'gzip', 'q=0 excludes an encoding'],
    ['br; q=0.000, gzip;Q=0.0', 'identity', 'q=0 is recognized in any spelling'],
    ['br;q=0.5, gzip;q=0.8', 'gzip', 'a higher weight wins'],
    ['*', 'br', 'a star accepts all encodings'],
    ['*;q=0.5, br;q=0', 'gzip', 'a star does not include listed encodings'],
    ['identity, br;q=0.5', 'identity', 'the uncompressed body can be preferred'],
    ['identity;q=0', 'identity', 'identity;q=0 alone selects the uncompressed body'],
    ['*;q=0', 'identity', '*;q=0 selects the uncompressed body'],
    ['identity;q=0, gzip;q=0.1', 'gzip', 'an accepted encoding is chosen if the uncompressed body is refused'],
    ['br;q=high', 'identity', 'an encoding with a weight that is no number is ignored'],
    ['br;q=7', 'identity', 'an encoding with a weight above 1 is ignored'],
    ['deflate, zstd', 'identity', 'unknown encodings are ignored'],
    [';;,=,', 'identity', 'a malformed header is ignored']
  ])('for the Accept-Encoding %s is %s: %s', (header: string | null, expected: string, _reason: string) =>
    expect(chooseEncoding(header, all)).toBe(expected)
  )

  test('is one of the offered encodings', () => expect(chooseEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip'))
})

test('acceptsIdentity() is false if identity or a star has q=0', () => {
  expect(acceptsIdentity(null)).toBe(true)
  expect(acceptsIdentity('br')).toBe(true)
  expect(acceptsIdentity('identity;q=0')).toBe(false)
  expect(acceptsIdentity('br, *;q=0')).toBe(false)
  expect(acceptsIdentity('*;q=0, identity;q=0.1')).toBe(true)
})
