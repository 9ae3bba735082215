import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderStore } from './store.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'store-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const place = (name: string) => path.join(folder, name)
const isThere = (key: string) => existsSync(place(`page/${key}.json`))
const age = (name: string, days: number) => {
  const then = new Date(Date.now() - days * 86_400_000)
  utimesSync(place(name), then, then)
}

test('what nobody needs for a week goes, what this run has read stays', () => {
  const before = folderStore(folder)
  for (const key of ['old', 'read', 'young']) before.put('page', key, { key })
  age('page/old.json', 8)
  age('page/read.json', 8)
  const store = folderStore(folder)
  expect(store.get('page', 'read')).toEqual({ key: 'read' })
  store.prune(7)
  expect(['old', 'read', 'young'].map(isThere)).toEqual([false, true, true])
})

test('it is looked through once a day', () => {
  const store = folderStore(folder)
  store.put('page', 'old', {})
  store.prune(7)
  age('page/old.json', 8)
  folderStore(folder).prune(7)
  expect(isThere('old')).toBe(true)
  age('pruned', 2)
  folderStore(folder).prune(7)
  expect(isThere('old')).toBe(false)
})
