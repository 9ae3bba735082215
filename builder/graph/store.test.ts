import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskStore } from './store.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'store-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const files = (kind: string) =>
  readdirSync(folder)
    .filter(name => name.endsWith(kind))
    .map(name => path.join(folder, name))
const dayInMs = 86_400_000
const daysFromNow = (days: number) => () => Date.now() + days * dayInMs
/** Simulates a run that wrote these keys and ended. */
function writeInNewRun(keys: readonly string[], days = 0): void {
  const store = createDiskStore(folder, daysFromNow(days))
  for (const key of keys) store.put('page', key, { key, text: '列' })
  store.flush()
}
const readKeys = (keys: readonly string[]) =>
  keys.map(key => (createDiskStore(folder).get('page', key) as { key: string } | undefined)?.key)

test('the disk store returns a result immediately, later stores of the folder after a flush', () => {
  const store = createDiskStore(folder)
  store.put('page', 'one', { text: '行', list: [1] })
  expect(store.get('page', 'one')).toEqual({ text: '行', list: [1] })
  expect(files('.pack')).toEqual([])
  store.flush()
  expect(store.get('page', 'one')).toEqual({ text: '行', list: [1] })
  const next = createDiskStore(folder)
  expect(next.get('page', 'one')).toEqual({ text: '行', list: [1] })
  expect(next.get('demo', 'one')).toBeUndefined()
  expect(next.get('page', 'two')).toBeUndefined()
})

test('the disk store writes a large amount of results before a flush', () => {
  const store = createDiskStore(folder)
  for (let index = 0; index < 30; index++) store.put('page', `${index}`, 'x'.repeat(100_000))
  expect(createDiskStore(folder).get('page', '0')).toBe('x'.repeat(100_000))
  expect(files('.pack')).toHaveLength(1)
})

test('the disk store writes a result after a short delay without a flush', async () => {
  const store = createDiskStore(folder)
  store.put('page', 'one', { key: 'one' })
  expect(readKeys(['one'])).toEqual([undefined])
  await expect.poll(() => readKeys(['one'])).toEqual(['one'])
})

test('the disk store returns undefined for damaged, truncated and missing results', () => {
  writeInNewRun(['whole', 'damaged', 'cut'])
  const [pack = ''] = files('.pack')
  const text = readFileSync(pack, 'utf8')
  writeFileSync(pack, text.replace('"damaged"', '"mangled"'))
  truncateSync(pack, Buffer.byteLength(text) - 1)
  expect(readKeys(['whole', 'damaged', 'cut'])).toEqual(['whole', undefined, undefined])
  rmSync(pack)
  expect(readKeys(['whole'])).toEqual([undefined])
})

test('the disk store returns a result that was written again after damage', async () => {
  writeInNewRun(['damaged'])
  const [pack = ''] = files('.pack')
  truncateSync(pack, 3)
  // Pack names sort by creation time in milliseconds.
  await new Promise(done => setTimeout(done, 5))
  writeInNewRun(['damaged'])
  expect(readKeys(['damaged'])).toEqual(['damaged'])
})

test('the disk store ignores invalid and incomplete lines of a .list file', () => {
  writeInNewRun(['one'])
  const [list = ''] = files('.list')
  appendFileSync(list, '\nnonsense\npage/two 0 10 sum')
  expect(readKeys(['one', 'two'])).toEqual(['one', undefined])
})

test('the results of two concurrent disk stores of a folder can all be read', () => {
  const [one, two] = [createDiskStore(folder), createDiskStore(folder)]
  one.put('page', 'both', { key: 'both' })
  two.put('page', 'both', { key: 'both' })
  one.put('page', 'one', { key: 'one' })
  two.put('page', 'two', { key: 'two' })
  one.flush()
  two.flush()
  expect(readKeys(['both', 'one', 'two'])).toEqual(['both', 'one', 'two'])
})

test('pruning the disk store removes results unused for a week, except those read in this run', () => {
  writeInNewRun(['old', 'read'])
  writeInNewRun(['young'], 5)
  const store = createDiskStore(folder, daysFromNow(8))
  expect(store.get('page', 'read')).toMatchObject({ key: 'read' })
  store.prune(7)
  expect(readKeys(['old', 'read', 'young'])).toEqual([undefined, 'read', 'young'])
  expect(store.get('page', 'young')).toMatchObject({ key: 'young' })
  expect(files('.pack')).toHaveLength(1)
})

test('pruning the disk store runs at most once a day', () => {
  createDiskStore(folder).prune(7)
  writeInNewRun(['old'], -8)
  createDiskStore(folder).prune(7)
  expect(readKeys(['old'])).toEqual(['old'])
  createDiskStore(folder, daysFromNow(2)).prune(7)
  expect(readKeys(['old'])).toEqual([undefined])
})

test('pack files of many runs are merged, and a disk store opened before can still be read and written', () => {
  const openStore = createDiskStore(folder)
  openStore.put('page', 'early', { key: 'early' })
  openStore.flush()
  const keys = Array.from({ length: 40 }, (_, index) => `run-${index}`)
  for (const key of keys) writeInNewRun([key])
  expect(readKeys(['early', ...keys])).toEqual(['early', ...keys])
  expect(files('.pack').length).toBeLessThan(33)
  openStore.put('page', 'late', { key: 'late' })
  openStore.flush()
  expect(readKeys(['early', 'late', ...keys])).toEqual(['early', 'late', ...keys])
})
