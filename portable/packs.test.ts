import { expect, test } from 'vitest'
import { createPacks, packOf } from './packs.ts'

test('a name alone tells its pack', () => {
  expect(['', 'a', 'b', 'c/d', 'zz'].map(name => packOf(['a', 'c', 'x'], name))).toEqual([-1, 0, 0, 1, 2])
})

test('a pack is read once, and again when it failed', async () => {
  const read: number[] = []
  let works = false
  const bring = createPacks(['a', 'm'], async index => {
    read.push(index)
    if (!works) throw new Error('gone')
  })
  await expect(bring('b')).rejects.toThrow('gone')
  works = true
  await Promise.all([bring('b'), bring('c'), bring('n'), bring('')])
  expect(read).toEqual([0, 0, 1])
})
