import { expect, test } from 'vitest'
import { packArchive, unpackArchive } from './archive.ts'

const text = (name: string, body: string) => ({ name, body: Buffer.from(body) })

test('an archive holds its files by name, also empty ones', () => {
  const files = unpackArchive(packArchive([text('b', '表'), text('a', ''), text('c/d', 'x'.repeat(1000))], 5))
  expect([...files].map(([name, body]) => [name, Buffer.from(body).toString()])).toEqual([
    ['a', ''],
    ['b', '表'],
    ['c/d', 'x'.repeat(1000)]
  ])
})

test('the same files in another order give the same bytes', () => {
  const [one, other] = [text('a', '1'), text('b', '2')]
  expect(packArchive([one, other], 5).equals(packArchive([other, one], 5))).toBe(true)
})

test('damaged bytes are rejected', () => {
  const packed = packArchive([text('a', 'x'.repeat(100))], 5)
  expect(() => unpackArchive(packed.subarray(0, packed.length - 4))).toThrow()
  expect(() => unpackArchive(Buffer.from('no archive'))).toThrow()
})
