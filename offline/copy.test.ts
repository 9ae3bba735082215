import { beforeEach, expect, test } from 'vitest'
import type { CopyList, CopyState } from '../shared/offline-copy.ts'
import { copyCache, keptName, listName, stateName } from '../shared/offline-copy.ts'
import { openCopy } from './copy.ts'

/** What a service worker answers, with caches that are maps. */
const base = '/v3.8/'
const origin = 'https://docs.example'

class FakeCache {
  files = new Map<string, string>()
  async match(name: string): Promise<Response | undefined> {
    const text = this.files.get(name)
    return text === undefined ? undefined : new Response(text)
  }
  async put(name: string, response: Response): Promise<void> {
    this.files.set(name, await response.text())
  }
}

let cache: FakeCache
let asked: string[]
let isOnline: boolean
let copy: ReturnType<typeof openCopy>

const list = (build: string): CopyList => ({
  build,
  base,
  baseLength: base.length,
  parts: {
    all: [
      ['index.html', 5, build],
      ['sandbox/index.html', 5, build],
      [`static/js/app.${build}.js`, 3]
    ],
    zh: [['static/content/page-zh.js', 1]],
    tw: [],
    en: [['example/pack/form.en.json?v=12345678', 1]]
  }
})

function keep(build: string, languages: ('zh' | 'en')[], except: string[] = []): void {
  const { parts } = list(build)
  for (const file of [...parts.all, ...languages.flatMap(language => parts[language])])
    if (!except.includes(file[0])) cache.files.set(base + keptName(file), `${build} ${file[0]}`)
  cache.files.set(base + listName(build), JSON.stringify(list(build)))
}

const setState = (state: CopyState) => cache.files.set(base + stateName, JSON.stringify(state))
const stateNow = () => JSON.parse(cache.files.get(base + stateName)!) as CopyState

const get = async (path: string, { isDocument = false, tab = 'tab' } = {}): Promise<string> => {
  const response = await copy.answer(new URL(origin + base + path), {
    isDocument,
    tab,
    ask: async () => {
      asked.push(path)
      if (!isOnline) throw new TypeError('Failed to fetch')
      return new Response(`network ${path}`)
    }
  })
  return response.headers.get('location')?.replace(origin, '') ?? response.text()
}

const visit = (tab: string) => get('', { isDocument: true, tab })

beforeEach(() => {
  cache = new FakeCache()
  asked = []
  isOnline = true
  const caches = { has: async (name: string) => name === copyCache('/v3.8/'), open: async () => cache }
  copy = openCopy(base, () => caches as unknown as CacheStorage)
})

const active = (build: string, languages: ('zh' | 'en')[] = ['zh']) => ({ build, languages })

test('without a copy the network answers', async () => {
  expect(await get('')).toBe('network ')
})

test('documents, files and packs come from the copy, other files from the network', async () => {
  keep('b1', ['en'])
  setState({ active: active('b1', ['en']) })
  expect(await visit('tab')).toBe('b1 index.html')
  expect(await get('static/js/app.b1.js')).toBe('b1 static/js/app.b1.js')
  expect(await get('static/js/app.b1.js?again=2')).toBe('b1 static/js/app.b1.js')
  expect(await get('example/pack/form.en.json?v=12345678')).toContain('b1')
  expect(asked).toEqual([])
  expect(await get('example/pack/form.en.json?v=87654321')).toContain('network')
  expect(await get('api/anything')).toBe('network api/anything')
  expect(await get('index.html?copy=b1')).toBe('network index.html?copy=b1')
})

test('a newer build is taken with the next visit, and the window that runs the old one keeps it', async () => {
  keep('b1', ['zh'])
  keep('b2', ['zh'])
  setState({ active: active('b1') })
  expect(await visit('old')).toBe('b1 index.html')
  setState({ active: active('b1'), ready: active('b2') })
  copy.forget()
  expect(await get('sandbox/index.html', { tab: 'old' })).toBe('b1 sandbox/index.html')
  expect(await visit('new')).toBe('b2 index.html')
  expect(stateNow()).toEqual({ active: active('b2'), previous: active('b1') })
  expect(await get('sandbox/index.html', { tab: 'old' })).toBe('b1 sandbox/index.html')
  expect(await get('static/js/app.b1.js', { tab: 'old' })).toBe('b1 static/js/app.b1.js')
  expect(await get('sandbox/index.html', { tab: 'new' })).toBe('b2 sandbox/index.html')
})

test('a copy that lacks a file ends, and the network answers from then on', async () => {
  keep('b1', ['zh'], ['static/js/app.b1.js'])
  setState({ active: active('b1') })
  expect(await visit('tab')).toBe('b1 index.html')
  expect(await get('static/js/app.b1.js')).toBe('network static/js/app.b1.js')
  expect(stateNow()).toEqual({})
  expect(await visit('tab')).toBe('network ')
})

test('what was kept without a language does not break when that language is asked for', async () => {
  keep('b1', ['zh'])
  setState({ active: active('b1') })
  expect(await get('example/pack/form.en.json?v=12345678')).toContain('network')
  expect(stateNow()).toEqual({ active: active('b1') })
})

test('without a network a page at a path of its own is shown by the app, in its language', async () => {
  keep('b1', ['zh'])
  setState({ active: active('b1') })
  const page = (path: string) => get(path, { isDocument: true })
  expect(await page('table/base/sort.html')).toBe('network table/base/sort.html')
  isOnline = false
  expect(await page('table/base/sort.html')).toBe('/v3.8/#/table/base/sort?lang=zh_CN')
  expect(await page('en/table/base/sort.html')).toBe('/v3.8/#/table/base/sort?lang=en_US')
  expect(await page('tw/form/valid.html')).toBe('/v3.8/#/form/valid?lang=zh_TC')
  await expect(page('sandbox/other.html')).rejects.toThrow('Failed to fetch')
  await expect(get('static/js/unknown.js')).rejects.toThrow('Failed to fetch')
})

test.each([['no JSON'], ['null'], ['[]'], ['{"active":{"build":1}}'], ['{"active":"b1"}']])(
  'a state that nobody wrote, %j, is no copy',
  async text => {
    keep('b1', ['zh'])
    cache.files.set(base + stateName, text)
    expect(await visit('tab')).toBe('network ')
  }
)
