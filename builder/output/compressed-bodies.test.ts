import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Compress } from './compress.ts'
import { startCompressThreads, compressInProcess } from './compress.ts'
import { createCompressor } from './compressed-bodies.ts'

let file = ''

beforeEach(() => (file = path.join(mkdtempSync(path.join(tmpdir(), 'compressed-')), 'kept')))
afterEach(() => rmSync(path.dirname(file), { recursive: true }))

const body = (name: string) => Buffer.from(`${name} says the same again and again, `.repeat(40))

/**
 * Simulates a build that compresses these bodies. Cached bodies are not read, so an empty one proves that the cache
 * is used.
 */
async function build(names: readonly string[], isCached = false): Promise<void> {
  const { compress, save } = createCompressor(file)
  for (const name of names) {
    const { br } = await compress({ body: isCached ? Buffer.alloc(0) : body(name), level: 5, sum: name })
    expect(br && brotliDecompressSync(br).toString()).toBe(body(name).toString())
  }
  save()
}

test('the compression cache appends new bodies to its file', async () => {
  await build(['a', 'b', 'c'])
  const before = readFileSync(file)
  await build(['a', 'b', 'd'])
  expect(readFileSync(file).subarray(0, before.length)).toEqual(before)
  await build(['a', 'b', 'c', 'd'], true)
})

test('a build without new bodies does not write the compression cache', async () => {
  await build(['a', 'b'])
  const { mtimeMs } = statSync(file)
  await build(['b', 'a'], true)
  expect(statSync(file).mtimeMs).toBe(mtimeMs)
})

test('the compression cache removes unused bodies if they are the larger part of the file', async () => {
  await build(['a', 'b', 'c', 'd'])
  const full = statSync(file).size
  await build(['a', 'e'])
  expect(statSync(file).size).toBeLessThan(full)
  await build(['a', 'e'], true)
})

test.each([
  ['a truncated added body', (bytes: Buffer, first: number) => bytes.subarray(0, first + 40), true],
  ['a wrong byte in an added body', (bytes: Buffer) => (bytes.writeUInt8(7, bytes.length - 3), bytes), true],
  ['a wrong byte in the first bodies', (bytes: Buffer, first: number) => (bytes.writeUInt8(7, first - 3), bytes), false]
])('the compression cache discards %s, and the next build completes the file', async (_, damage, keepsFirstBuild) => {
  await build(['a', 'b'])
  const first = statSync(file).size
  await build(['a', 'b', 'c'])
  writeFileSync(file, damage(readFileSync(file), first))
  if (keepsFirstBuild) await build(['a', 'b'], true)
  await build(['a', 'b', 'c'])
  await build(['a', 'b', 'c'], true)
})

test('the compression cache discards unknown bytes at the end of its file', async () => {
  await build(['a'])
  const { size } = statSync(file)
  appendFileSync(file, '{}\n')
  await build(['a'], true)
  expect(statSync(file).size).toBe(size)
})

test('compression in threads produces the same bytes as in the main process', async () => {
  const files = [body('a'), Buffer.alloc(3), body('b')].map((each, index) => ({ body: each, level: 5 + index }))
  const { compress, end } = startCompressThreads(2)
  const results = await Promise.all([compress(files), compress(files.slice(1))]).finally(end)
  expect(results.map(forms => forms.map(asNumbers))).toEqual([
    (await compressInProcess(files)).map(asNumbers),
    (await compressInProcess(files.slice(1))).map(asNumbers)
  ])
  expect(results[0]?.[1]).toEqual({})
})

const asNumbers = ({ br, gzip }: { br?: Uint8Array; gzip?: Uint8Array }) => [[...(br ?? [])], [...(gzip ?? [])]]

test('a body with an early start of compression is compressed once, a cached body not at all', async () => {
  await build(['a'])
  const callSizes: number[] = []
  const compress: Compress = files => (callSizes.push(files.length), compressInProcess(files))
  const { start, compress: compressed, save } = createCompressor(file, compress)
  start(['a', 'b', 'c'].map(name => ({ body: body(name), level: 5, sum: name })))
  for (const name of ['b', 'd', 'b']) {
    const { br } = await compressed({ body: body(name), level: 5, sum: name })
    expect(br && brotliDecompressSync(br).toString()).toBe(body(name).toString())
  }
  save()
  expect(callSizes).toEqual([2, 1])
  await build(['a', 'b', 'd'], true)
  createCompressor(file, compress).start([{ body: body('a'), level: 5, sum: 'a' }])
  expect(callSizes).toEqual([2, 1])
})

test('concurrent calls of compress() for the same body compress that body once', async () => {
  let bodyCount = 0
  const { compress } = createCompressor(file, files => ((bodyCount += files.length), compressInProcess(files)))
  const same = { body: body('a'), level: 5, sum: 'a' }
  const [first, second] = await Promise.all([compress(same), compress(same)])
  expect(first).toBe(second)
  expect(bodyCount).toBe(1)
})

test('compress() rejects if the compression of its body was started early and has failed', async () => {
  const { start, compress } = createCompressor(file, () => Promise.reject(new Error('no room')))
  const files = ['a', 'b'].map(name => ({ body: body(name), level: 5, sum: name }))
  start(files)
  await new Promise(done => setTimeout(done, 10))
  await expect(compress(files[0]!)).rejects.toThrow('no room')
})
