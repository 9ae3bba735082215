import { expect, test } from 'vitest'
import { newKept } from './kept.ts'

/** Says what it had to make. */
function made() {
  const log: string[] = []
  const kept = newKept<string>(10, value => value.length)
  return { log, get: (key: string, value = key) => kept(key, () => (log.push(key), Promise.resolve(value))) }
}

test('what is kept is not made again', async () => {
  const { log, get } = made()
  expect(await Promise.all([get('one'), get('one')])).toEqual(['one', 'one'])
  expect(await get('one')).toBe('one')
  expect(log).toEqual(['one'])
})

test('beyond the limit goes what nobody has wanted for the longest time', async () => {
  const { log, get } = made()
  for (const key of ['aaaa', 'bbbb', 'aaaa', 'cccc']) await get(key)
  log.length = 0
  for (const key of ['aaaa', 'cccc', 'bbbb']) await get(key)
  expect(log).toEqual(['bbbb'])
})

test('what is larger than the limit is given, and not kept', async () => {
  const { log, get } = made()
  await get('a')
  expect(await get('large', 'x'.repeat(11))).toBe('x'.repeat(11))
  await get('large', 'x'.repeat(11))
  expect(log).toEqual(['a', 'large', 'large'])
  await get('a')
  expect(log).toEqual(['a', 'large', 'large'])
})

test('what is still being made is neither forgotten nor counted twice', async () => {
  const log: string[] = []
  const kept = newKept<string>(10, value => value.length)
  let finish: (value: string) => void = () => {}
  const slow = () => kept('slow', () => (log.push('slow'), new Promise<string>(done => (finish = done))))
  const first = slow()
  for (const key of ['aaaaaa', 'bbbbbb']) await kept(key, () => Promise.resolve(key))
  const second = slow()
  finish('slow')
  expect(await Promise.all([first, second])).toEqual(['slow', 'slow'])
  expect(log).toEqual(['slow'])
  await kept('bbbbbb', () => (log.push('bbbbbb'), Promise.resolve('bbbbbb')))
  expect(log).toEqual(['slow'])
})

test('what went wrong is tried again', async () => {
  const kept = newKept<string>(10, value => value.length)
  await expect(kept('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await kept('a', () => Promise.resolve('there'))).toBe('there')
})
