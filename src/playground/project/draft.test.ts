import { beforeEach, expect, test, vi } from 'vitest'
import type { Project } from '../../../shared/project.ts'
import type { Draft } from './draft.ts'
import {
  deleteDraft,
  getFingerprint,
  hasDemoChanged,
  isSameProject,
  loadDraft,
  maxDrafts,
  readDraft,
  saveDraft
} from './draft.ts'

const values = new Map<string, string>()
const storage = {
  get length() {
    return values.size
  },
  key: (index: number) => [...values.keys()][index] ?? null,
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key)
}

beforeEach(() => {
  values.clear()
  vi.stubGlobal('localStorage', storage)
})

const original: Project = {
  entry: 'a.vue',
  files: [
    { name: 'a.vue', text: 'one' },
    { name: 'b.ts', text: 'two' }
  ],
  kind: 'ts',
  library: '3.8.6'
}
const edited: Project = { ...original, files: [{ name: 'a.vue', text: 'one, edited' }] }
const draft = (saved = 1): Draft => ({ project: edited, language: 'zh', original: getFingerprint(original), saved })

test('a saved draft is read unchanged, and a deleted draft is not found', () => {
  expect(saveDraft('table/base/sort/multi', draft())).toBe(true)
  expect(loadDraft('table/base/sort/multi')).toEqual(draft())
  expect(loadDraft('table/base/sort')).toBeUndefined()
  deleteDraft('table/base/sort/multi')
  expect(loadDraft('table/base/sort/multi')).toBeUndefined()
})

test.each([
  ['a missing value', null],
  ['a number', 3],
  ['an object instead of text', draft()],
  ['invalid JSON', '{'],
  ['null', 'null'],
  ['an array', '[]'],
  ['an unknown language', JSON.stringify({ ...draft(), language: 'fr' })],
  ['a project without its entry', JSON.stringify({ ...draft(), project: { ...edited, entry: 'z.vue' } })],
  ['a draft with an invalid date', JSON.stringify({ ...draft(), saved: '1' })]
])('as stored draft, %s is ignored', (_, input) => {
  expect(readDraft(input)).toBeUndefined()
})

test('a new draft beyond the maximum replaces the oldest draft, a draft saved again replaces only itself', () => {
  for (let index = 0; index < maxDrafts; index += 1) saveDraft(`demo-${index}`, draft(100 - index))
  saveDraft('demo-19', draft(500))
  expect(values.size).toBe(maxDrafts)
  saveDraft('one-more', draft(600))
  expect(values.size).toBe(maxDrafts)
  expect(loadDraft('demo-18')).toBeUndefined()
  expect(loadDraft('demo-19')?.saved).toBe(500)
})

test('an unreadable draft is removed before valid ones', () => {
  values.set('vxe-docs:draft:broken', '{')
  for (let index = 0; index < maxDrafts; index += 1) saveDraft(`demo-${index}`, draft(index))
  expect(values.has('vxe-docs:draft:broken')).toBe(false)
  expect(loadDraft('demo-0')).toBeDefined()
})

test('with full storage, saveDraft() returns false and the draft is available for this visit', () => {
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  expect(saveDraft('big', draft())).toBe(false)
  expect(loadDraft('big')).toEqual(draft())
  vi.stubGlobal('localStorage', storage)
  deleteDraft('big')
})

test('hasDemoChanged() is true if the text in the same language and kind differs', () => {
  const updated: Project = {
    ...original,
    files: [
      { name: 'a.vue', text: 'ONE' },
      { name: 'b.ts', text: 'two' }
    ]
  }
  expect(hasDemoChanged(draft(), original, 'zh')).toBe(false)
  expect(hasDemoChanged(draft(), updated, 'zh')).toBe(true)
  expect(hasDemoChanged(draft(), updated, 'en')).toBe(false)
  expect(hasDemoChanged(draft(), { ...updated, kind: 'js' }, 'zh')).toBe(false)
})

test('isSameProject() compares file boundaries and the kind, not the order of files', () => {
  expect(isSameProject(original, { ...original, files: original.files.toReversed() })).toBe(true)
  expect(
    isSameProject(original, {
      ...original,
      files: [
        { name: 'a.vue', text: 'onet' },
        { name: 'b.ts', text: 'wo' }
      ]
    })
  ).toBe(false)
  expect(isSameProject(original, { ...original, kind: 'js' })).toBe(false)
})
