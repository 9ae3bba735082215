import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryLog, snapshot } from './fakes.ts'
import type { Releases } from './releases.ts'
import { createVersions } from './versions.ts'

const fresh: Releases = { tags: { latest: '4.8.0' }, versions: ['4.8.0', '3.8.26'] }
const fromSnapshot = ['3.8.25', '3.8.6']

function setUp(fetchReleases: () => Promise<Releases>) {
  const log = createMemoryLog()
  const fetchMock = vi.fn(fetchReleases)
  const options = { lifetime: 1000, maxFirstWait: 100, retryDelay: 500 }
  const versions = createVersions({ ...options, fetchReleases: fetchMock, snapshot, log, now: () => Date.now() })
  const read = async () => (await versions.read()).v3StableList
  return { log, fetchMock, versions, read }
}

const later = <T>(value: T, milliseconds: number) =>
  new Promise<T>(resolve => setTimeout(() => resolve(value), milliseconds))
const never = () => new Promise<Releases>(() => {})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first request for versions gets the registry response if that arrives in time', async () => {
  const { read } = setUp(() => later(fresh, 50))
  const answer = read()
  await vi.advanceTimersByTimeAsync(50)
  expect(await answer).toEqual(['3.8.26'])
})

test('a fresh registry response is not requested again', async () => {
  const { read, fetchMock } = setUp(async () => fresh)
  await read()
  await vi.advanceTimersByTimeAsync(999)
  await read()
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('a stale registry response is served at once while a single refresh runs', async () => {
  let answer = fresh
  const { read, fetchMock, versions } = setUp(() => later(answer, 50))
  const first = read()
  await vi.advanceTimersByTimeAsync(50)
  await first
  answer = { tags: {}, versions: ['3.8.27'] }
  await vi.advanceTimersByTimeAsync(1001)
  expect(await Promise.all([read(), read(), read()])).toEqual([['3.8.26'], ['3.8.26'], ['3.8.26']])
  expect(fetchMock).toHaveBeenCalledTimes(2)
  const idle = versions.idle()
  await vi.advanceTimersByTimeAsync(50)
  await idle
  expect(await read()).toEqual(['3.8.27'])
})

test('with a hanging registry, first requests get the snapshot after one bounded wait', async () => {
  const { read, fetchMock } = setUp(never)
  const readers = [read(), read(), read()]
  await vi.advanceTimersByTimeAsync(60)
  readers.push(read())
  await vi.advanceTimersByTimeAsync(40)
  for (const answer of await Promise.all(readers)) expect(answer).toEqual(fromSnapshot)
  expect(await read()).toEqual(fromSnapshot)
  expect(vi.getTimerCount()).toBe(0)
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('a registry response that arrives after the wait is served to the next request', async () => {
  const { read } = setUp(() => later(fresh, 300))
  const answer = read()
  await vi.advanceTimersByTimeAsync(100)
  expect(await answer).toEqual(fromSnapshot)
  await vi.advanceTimersByTimeAsync(200)
  expect(await read()).toEqual(['3.8.26'])
})

test('a failing registry is requested at growing intervals', async () => {
  const { read, fetchMock, log } = setUp(() => Promise.reject(new Error('down')))
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
    expect(fetchMock).toHaveBeenCalledTimes(calls)
  }
  expect(log.errors).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(100 * 60_000)
  await read()
  await vi.advanceTimersByTimeAsync(30 * 60_000)
  await read()
  expect(fetchMock).toHaveBeenCalledTimes(6)
})

test('after a later failure of the registry, the last valid response is served', async () => {
  let isDown = false
  const { read } = setUp(async () => (isDown ? Promise.reject(new Error('down')) : fresh))
  await read()
  isDown = true
  await vi.advanceTimersByTimeAsync(1001)
  await read()
  expect(await read()).toEqual(['3.8.26'])
})

test('a registry request that does not end is started again after a minute', async () => {
  const { read, fetchMock } = setUp(never)
  const first = read()
  await vi.advanceTimersByTimeAsync(60_000)
  await first
  expect(await read()).toEqual(fromSnapshot)
  expect(fetchMock).toHaveBeenCalledTimes(2)
})
