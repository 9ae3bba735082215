import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Compress } from './compress.ts'
import { compressBeside, compressHere } from './compress.ts'
import { compressor } from './compressed-bodies.ts'

let file = ''

beforeEach(() => (file = path.join(mkdtempSync(path.join(tmpdir(), 'compressed-')), 'kept')))
afterEach(() => rmSync(path.dirname(file), { recursive: true }))

const body = (name: string) => Buffer.from(`${name} says the same again and again, `.repeat(40))

/** As a build that compresses these; a body that is known is not looked at, so an empty one tells whether it was. */
async function build(names: readonly string[], isKnown = false): Promise<void> {
  const { compress, keep } = compressor(file)
  for (const name of names) {
    const { br } = await compress({ body: isKnown ? Buffer.alloc(0) : body(name), level: 5, sum: name })
    expect(br && brotliDecompressSync(br).toString()).toBe(body(name).toString())
  }
  keep()
}

test('what is new is added behind what is known', async () => {
  await build(['a', 'b', 'c'])
  const before = readFileSync(file)
  await build(['a', 'b', 'd'])
  expect(readFileSync(file).subarray(0, before.length)).toEqual(before)
  await build(['a', 'b', 'c', 'd'], true)
})

test('a build that brings nothing new writes nothing', async () => {
  await build(['a', 'b'])
  const { mtimeMs } = statSync(file)
  await build(['b', 'a'], true)
  expect(statSync(file).mtimeMs).toBe(mtimeMs)
})

test('what no build needs any more goes once it is the larger part', async () => {
  await build(['a', 'b', 'c', 'd'])
  const full = statSync(file).size
  await build(['a', 'e'])
  expect(statSync(file).size).toBeLessThan(full)
  await build(['a', 'e'], true)
})

test.each([
  ['half of what was added', (bytes: Buffer, first: number) => bytes.subarray(0, first + 40), true],
  ['a wrong byte in what was added', (bytes: Buffer) => (bytes.writeUInt8(7, bytes.length - 3), bytes), true],
  ['a wrong byte in what stood first', (bytes: Buffer, first: number) => (bytes.writeUInt8(7, first - 3), bytes), false]
])('%s is thrown away, and the file is whole again', async (_, damage, isFirstKept) => {
  await build(['a', 'b'])
  const first = statSync(file).size
  await build(['a', 'b', 'c'])
  writeFileSync(file, damage(readFileSync(file), first))
  if (isFirstKept) await build(['a', 'b'], true)
  await build(['a', 'b', 'c'])
  await build(['a', 'b', 'c'], true)
})

test('something else behind the last block is thrown away', async () => {
  await build(['a'])
  const { size } = statSync(file)
  appendFileSync(file, '{}\n')
  await build(['a'], true)
  expect(statSync(file).size).toBe(size)
})

test('threads make what this program makes', async () => {
  const files = [body('a'), Buffer.alloc(3), body('b')].map((each, index) => ({ body: each, level: 5 + index }))
  const { compress, end } = compressBeside(2)
  const made = await Promise.all([compress(files), compress(files.slice(1))]).finally(end)
  expect(made.map(forms => forms.map(asNumbers))).toEqual([
    (await compressHere(files)).map(asNumbers),
    (await compressHere(files.slice(1))).map(asNumbers)
  ])
  expect(made[0]?.[1]).toEqual({})
})

const asNumbers = ({ br, gzip }: { br?: Uint8Array; gzip?: Uint8Array }) => [[...(br ?? [])], [...(gzip ?? [])]]

test('what is begun is made once, and nothing is begun that is known', async () => {
  await build(['a'])
  const asked: number[] = []
  const compress: Compress = files => (asked.push(files.length), compressHere(files))
  const { begin, compress: compressed, keep } = compressor(file, compress)
  begin(['a', 'b', 'c'].map(name => ({ body: body(name), level: 5, sum: name })))
  for (const name of ['b', 'd', 'b']) {
    const { br } = await compressed({ body: body(name), level: 5, sum: name })
    expect(br && brotliDecompressSync(br).toString()).toBe(body(name).toString())
  }
  keep()
  expect(asked).toEqual([2, 1])
  await build(['a', 'b', 'd'], true)
  compressor(file, compress).begin([{ body: body('a'), level: 5, sum: 'a' }])
  expect(asked).toEqual([2, 1])
})

test('two files of one body are compressed once, also side by side', async () => {
  let asked = 0
  const { compress } = compressor(file, files => ((asked += files.length), compressHere(files)))
  const same = { body: body('a'), level: 5, sum: 'a' }
  const [first, second] = await Promise.all([compress(same), compress(same)])
  expect(first).toBe(second)
  expect(asked).toBe(1)
})

test('what fails ahead fails who asks for it, and nobody else', async () => {
  const { begin, compress } = compressor(file, () => Promise.reject(new Error('no room')))
  const files = ['a', 'b'].map(name => ({ body: body(name), level: 5, sum: name }))
  begin(files)
  await new Promise(done => setTimeout(done, 10))
  await expect(compress(files[0]!)).rejects.toThrow('no room')
})
