import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryLog, snapshot } from './fakes.ts'
import type { Releases } from './releases.ts'
import { createVersions } from './versions.ts'

const fresh: Releases = { tags: { latest: '4.8.0' }, versions: ['4.8.0', '3.8.26'] }
const fromSnapshot = ['3.8.25', '3.8.6']

function setUp(fetchReleases: () => Promise<Releases>) {
  const log = memoryLog()
  const asked = vi.fn(fetchReleases)
  const options = { lifetime: 1000, patience: 100, pause: 500 }
  const versions = createVersions({ ...options, fetchReleases: asked, snapshot, log, now: () => Date.now() })
  const read = async () => (await versions.read()).v3StableList
  return { log, asked, versions, read }
}

const later = <T>(value: T, milliseconds: number) =>
  new Promise<T>(resolve => setTimeout(() => resolve(value), milliseconds))
const never = () => new Promise<Releases>(() => {})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first reader gets what the registry answers in time', async () => {
  const { read } = setUp(() => later(fresh, 50))
  const answer = read()
  await vi.advanceTimersByTimeAsync(50)
  expect(await answer).toEqual(['3.8.26'])
})

test('a fresh answer is not asked for again', async () => {
  const { read, asked } = setUp(async () => fresh)
  await read()
  await vi.advanceTimersByTimeAsync(999)
  await read()
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a stale answer is served at once while one refresh runs', async () => {
  let answer = fresh
  const { read, asked, versions } = setUp(() => later(answer, 50))
  const first = read()
  await vi.advanceTimersByTimeAsync(50)
  await first
  answer = { tags: {}, versions: ['3.8.27'] }
  await vi.advanceTimersByTimeAsync(1001)
  expect(await Promise.all([read(), read(), read()])).toEqual([['3.8.26'], ['3.8.26'], ['3.8.26']])
  expect(asked).toHaveBeenCalledTimes(2)
  const idle = versions.idle()
  await vi.advanceTimersByTimeAsync(50)
  await idle
  expect(await read()).toEqual(['3.8.27'])
})

test('a hanging registry costs all readers of a cold start one bounded wait together', async () => {
  const { read, asked } = setUp(never)
  const readers = [read(), read(), read()]
  await vi.advanceTimersByTimeAsync(60)
  readers.push(read())
  await vi.advanceTimersByTimeAsync(40)
  for (const answer of await Promise.all(readers)) expect(answer).toEqual(fromSnapshot)
  expect(await read()).toEqual(fromSnapshot)
  expect(vi.getTimerCount()).toBe(0)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('an answer that comes after the wait is served to the next reader', async () => {
  const { read } = setUp(() => later(fresh, 300))
  const answer = read()
  await vi.advanceTimersByTimeAsync(100)
  expect(await answer).toEqual(fromSnapshot)
  await vi.advanceTimersByTimeAsync(200)
  expect(await read()).toEqual(['3.8.26'])
})

test('a registry that is down is asked less and less often', async () => {
  const { read, asked, log } = setUp(() => Promise.reject(new Error('down')))
  expect(await read()).toEqual(fromSnapshot)
  for (const [wait, calls] of [
    [499, 1],
    [1, 2],
    [999, 2],
    [1, 3],
    [1999, 3],
    [1, 4]
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait)
    expect(await read()).toEqual(fromSnapshot)
    expect(asked).toHaveBeenCalledTimes(calls)
  }
  expect(log.errors).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(100 * 60_000)
  await read()
  await vi.advanceTimersByTimeAsync(30 * 60_000)
  await read()
  expect(asked).toHaveBeenCalledTimes(6)
})

test('a failure later on keeps the last good answer', async () => {
  let isDown = false
  const { read } = setUp(async () => (isDown ? Promise.reject(new Error('down')) : fresh))
  await read()
  isDown = true
  await vi.advanceTimersByTimeAsync(1001)
  await read()
  expect(await read()).toEqual(['3.8.26'])
})

test('a refresh that the runtime cancelled is started again', async () => {
  const { read, asked } = setUp(never)
  const first = read()
  await vi.advanceTimersByTimeAsync(60_000)
  await first
  expect(await read()).toEqual(fromSnapshot)
  expect(asked).toHaveBeenCalledTimes(2)
})
