import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderStore } from './store.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'store-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const files = (kind: string) =>
  readdirSync(folder)
    .filter(name => name.endsWith(kind))
    .map(name => path.join(folder, name))
const aDay = 86_400_000
const daysFromNow = (days: number) => () => Date.now() + days * aDay
/** As a run that wrote these and ended. */
function ranWith(keys: readonly string[], days = 0): void {
  const store = folderStore(folder, daysFromNow(days))
  for (const key of keys) store.put('page', key, { key, text: '列' })
  store.flush()
}
const found = (keys: readonly string[]) =>
  keys.map(key => (folderStore(folder).get('page', key) as { key: string } | undefined)?.key)

test('a result is there at once, and for whoever comes later when it is written', () => {
  const store = folderStore(folder)
  store.put('page', 'one', { text: '行', list: [1] })
  expect(store.get('page', 'one')).toEqual({ text: '行', list: [1] })
  expect(files('.pack')).toEqual([])
  store.flush()
  expect(store.get('page', 'one')).toEqual({ text: '行', list: [1] })
  const next = folderStore(folder)
  expect(next.get('page', 'one')).toEqual({ text: '行', list: [1] })
  expect(next.get('demo', 'one')).toBeUndefined()
  expect(next.get('page', 'two')).toBeUndefined()
})

test('many results are written while there are more to come', () => {
  const store = folderStore(folder)
  for (let index = 0; index < 30; index++) store.put('page', `${index}`, 'x'.repeat(100_000))
  expect(folderStore(folder).get('page', '0')).toBe('x'.repeat(100_000))
  expect(files('.pack')).toHaveLength(1)
})

test('a result is written a moment later, whatever follows', async () => {
  const store = folderStore(folder)
  store.put('page', 'one', { key: 'one' })
  expect(found(['one'])).toEqual([undefined])
  await expect.poll(() => found(['one'])).toEqual(['one'])
})

test('what is damaged, cut off or gone is as if it had never been there', () => {
  ranWith(['whole', 'damaged', 'cut'])
  const [pack = ''] = files('.pack')
  const text = readFileSync(pack, 'utf8')
  writeFileSync(pack, text.replace('"damaged"', '"mangled"'))
  truncateSync(pack, Buffer.byteLength(text) - 1)
  expect(found(['whole', 'damaged', 'cut'])).toEqual(['whole', undefined, undefined])
  rmSync(pack)
  expect(found(['whole'])).toEqual([undefined])
})

test('what was damaged and is made anew is there from then on', async () => {
  ranWith(['damaged'])
  const [pack = ''] = files('.pack')
  truncateSync(pack, 3)
  // Packs are in the order in which they were begun, to the millisecond.
  await new Promise(done => setTimeout(done, 5))
  ranWith(['damaged'])
  expect(found(['damaged'])).toEqual(['damaged'])
})

test('a list that ends within a line, or holds none, is read as far as it goes', () => {
  ranWith(['one'])
  const [list = ''] = files('.list')
  appendFileSync(list, '\nnonsense\npage/two 0 10 sum')
  expect(found(['one', 'two'])).toEqual(['one', undefined])
})

test('two runs at once do not spoil each other', () => {
  const [one, two] = [folderStore(folder), folderStore(folder)]
  one.put('page', 'both', { key: 'both' })
  two.put('page', 'both', { key: 'both' })
  one.put('page', 'one', { key: 'one' })
  two.put('page', 'two', { key: 'two' })
  one.flush()
  two.flush()
  expect(found(['both', 'one', 'two'])).toEqual(['both', 'one', 'two'])
})

test('what nobody needs for a week goes, what this run has read stays', () => {
  ranWith(['old', 'read'])
  ranWith(['young'], 5)
  const store = folderStore(folder, daysFromNow(8))
  expect(store.get('page', 'read')).toMatchObject({ key: 'read' })
  store.prune(7)
  expect(found(['old', 'read', 'young'])).toEqual([undefined, 'read', 'young'])
  expect(store.get('page', 'young')).toMatchObject({ key: 'young' })
  expect(files('.pack')).toHaveLength(1)
})

test('it is looked through once a day', () => {
  folderStore(folder).prune(7)
  ranWith(['old'], -8)
  folderStore(folder).prune(7)
  expect(found(['old'])).toEqual(['old'])
  folderStore(folder, daysFromNow(2)).prune(7)
  expect(found(['old'])).toEqual([undefined])
})

test('the packs of many runs are put together, and who is still at work goes on', () => {
  const atWork = folderStore(folder)
  atWork.put('page', 'early', { key: 'early' })
  atWork.flush()
  const keys = Array.from({ length: 40 }, (_, index) => `run-${index}`)
  for (const key of keys) ranWith([key])
  expect(found(['early', ...keys])).toEqual(['early', ...keys])
  expect(files('.pack').length).toBeLessThan(33)
  atWork.put('page', 'late', { key: 'late' })
  atWork.flush()
  expect(found(['early', 'late', ...keys])).toEqual(['early', 'late', ...keys])
})
