import { beforeEach, expect, test, vi } from 'vitest'
import type { Project } from '../../../shared/project.ts'
import type { Draft } from './draft.ts'
import { dropDraft, fingerprint, hasChanged, isSame, loadDraft, mostDrafts, readDraft, saveDraft } from './draft.ts'

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
const draft = (saved = 1): Draft => ({ project: edited, language: 'zh', original: fingerprint(original), saved })

test('a draft is read as it was saved, and gone when it is dropped', () => {
  expect(saveDraft('table/base/sort/multi', draft())).toBe(true)
  expect(loadDraft('table/base/sort/multi')).toEqual(draft())
  expect(loadDraft('table/base/sort')).toBeUndefined()
  dropDraft('table/base/sort/multi')
  expect(loadDraft('table/base/sort/multi')).toBeUndefined()
})

test.each([
  ['nothing', null],
  ['a number', 3],
  ['an object that is no text', draft()],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an unknown language', JSON.stringify({ ...draft(), language: 'fr' })],
  ['a project without its entry', JSON.stringify({ ...draft(), project: { ...edited, entry: 'z.vue' } })],
  ['no date', JSON.stringify({ ...draft(), saved: '1' })]
])('%s is no draft', (_, input) => {
  expect(readDraft(input)).toBeUndefined()
})

test('the oldest draft makes room for a new one; an old one may be saved again', () => {
  for (let index = 0; index < mostDrafts; index += 1) saveDraft(`demo-${index}`, draft(100 - index))
  saveDraft('demo-19', draft(500))
  expect(values.size).toBe(mostDrafts)
  saveDraft('one-more', draft(600))
  expect(values.size).toBe(mostDrafts)
  expect(loadDraft('demo-18')).toBeUndefined()
  expect(loadDraft('demo-19')?.saved).toBe(500)
})

test('what can not be read is older than every draft', () => {
  values.set('vxe-docs:draft:broken', '{')
  for (let index = 0; index < mostDrafts; index += 1) saveDraft(`demo-${index}`, draft(index))
  expect(values.has('vxe-docs:draft:broken')).toBe(false)
  expect(loadDraft('demo-0')).toBeDefined()
})

test('with storage full the draft is there for this visit and the reader can be told', () => {
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  expect(saveDraft('big', draft())).toBe(false)
  expect(loadDraft('big')).toEqual(draft())
  vi.stubGlobal('localStorage', storage)
  dropDraft('big')
})

test('a demo has changed when its text in the same language and form has', () => {
  const updated: Project = {
    ...original,
    files: [
      { name: 'a.vue', text: 'ONE' },
      { name: 'b.ts', text: 'two' }
    ]
  }
  expect(hasChanged(draft(), original, 'zh')).toBe(false)
  expect(hasChanged(draft(), updated, 'zh')).toBe(true)
  expect(hasChanged(draft(), updated, 'en')).toBe(false)
  expect(hasChanged(draft(), { ...updated, kind: 'js' }, 'zh')).toBe(false)
})

test('the order of the files is no difference; where one ends is', () => {
  expect(isSame(original, { ...original, files: original.files.toReversed() })).toBe(true)
  expect(
    isSame(original, {
      ...original,
      files: [
        { name: 'a.vue', text: 'onet' },
        { name: 'b.ts', text: 'wo' }
      ]
    })
  ).toBe(false)
  expect(isSame(original, { ...original, kind: 'js' })).toBe(false)
})
