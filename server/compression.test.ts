import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressBody } from './compression.ts'
import { bytes } from './fakes.ts'

const page = bytes('<p>a page of the site</p>'.repeat(1500))

/** A Brotli stream begins with the size of its window: a first bit 0 means 64 kB (RFC 7932, 9.1). */
const hasSmallestWindow = (body: Uint8Array): boolean => (body[0]! & 1) === 0

test('the window of a Brotli body fits the size of its file', async () => {
  const small = (await compressBody('br', page, 'a.html'))!
  const large = (await compressBody('br', bytes('<p>a large file</p>'.repeat(50_000)), 'a.html'))!
  expect([hasSmallestWindow(small), hasSmallestWindow(large)]).toEqual([true, false])
  expect(new Uint8Array(brotliDecompressSync(small))).toEqual(page)
})

test('a body that compression does not make smaller is undefined', async () => {
  for (const encoding of ['br', 'gzip'] as const)
    expect(await compressBody(encoding, bytes('a'), 'a.js')).toBeUndefined()
})

test('all of many simultaneous compressions finish, each with its own body', async () => {
  const texts = Array.from({ length: 40 }, (_, index) => `${index} `.repeat(100))
  const results = await Promise.all(texts.map(text => compressBody('gzip', bytes(text), 'a.txt')))
  expect(results.map(result => gunzipSync(result!).toString())).toEqual(texts)
})
