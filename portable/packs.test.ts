import { expect, test } from 'vitest'
import { createPackLoader, findPack } from './packs.ts'

test('findPack() finds the pack of a name from the first names of the packs', () => {
  expect(['', 'a', 'b', 'c/d', 'zz'].map(name => findPack(['a', 'c', 'x'], name))).toEqual([-1, 0, 0, 1, 2])
})

test('a pack is loaded once, and again after a failure', async () => {
  const read: number[] = []
  let works = false
  const loadPackOf = createPackLoader(['a', 'm'], async index => {
    read.push(index)
    if (!works) throw new Error('gone')
  })
  await expect(loadPackOf('b')).rejects.toThrow('gone')
  works = true
  await Promise.all([loadPackOf('b'), loadPackOf('c'), loadPackOf('n'), loadPackOf('')])
  expect(read).toEqual([0, 0, 1])
})
