import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressor } from './compressed-bodies.ts'

let file = ''

beforeEach(() => (file = path.join(mkdtempSync(path.join(tmpdir(), 'compressed-')), 'kept')))
afterEach(() => rmSync(path.dirname(file), { recursive: true }))

const body = (name: string) => Buffer.from(`${name} says the same again and again, `.repeat(40))

/** As a build that compresses these; a body that is known is not looked at, so an empty one tells whether it was. */
async function build(names: readonly string[], isKnown = false): Promise<void> {
  const { compress, keep } = compressor(file)
  for (const name of names) {
    const { br } = await compress(isKnown ? Buffer.alloc(0) : body(name), 5, name)
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
