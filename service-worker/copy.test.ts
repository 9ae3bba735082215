import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { CopyList, CopyState } from '../shared/offline-copy.ts'
import { getCopyCacheName, getCacheKey, getListCacheKey, stateCacheKey } from '../shared/offline-copy.ts'
import { openCopy } from './copy.ts'

/** Tests the responses of the service worker, with caches in memory. */
const base = '/v3.8/'
const origin = 'https://docs.example'

class FakeCache {
  files = new Map<string, string>()
  async match(name: string): Promise<Response | undefined> {
    const text = this.files.get(name)
    return text === undefined ? undefined : new Response(text)
  }
  async delete(name: string): Promise<boolean> {
    return this.files.delete(name)
  }
  async put(name: string, response: Response): Promise<void> {
    this.files.set(name, await response.text())
  }
}

let cache: FakeCache
let requestedPaths: string[]
let isOnline: boolean
let copy: ReturnType<typeof openCopy>

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

const contentScript = (build: string) => `window.__content={"build":"${build}"}`
const appOf = (build: string) => `<html><script>${contentScript(build)}</script><p>filled in</p></html>`

const list = (build: string): CopyList => ({
  build,
  base,
  baseLength: base.length,
  parts: {
    all: [
      ['index.html', 5, build, 0, digestOf(contentScript(build))],
      ['sandbox/index.html', 5, build, 0, digestOf(`${build} sandbox/index.html`)],
      [`static/js/app.${build}.js`, 3]
    ],
    zh: [['static/content/page-zh.js', 1]],
    tw: [],
    en: [['example/pack/form.en.json?v=12345678', 1]]
  }
})

function storeFiles(build: string, languages: ('zh' | 'en')[], except: string[] = []): void {
  const { parts } = list(build)
  for (const file of [...parts.all, ...languages.flatMap(language => parts[language])])
    if (!except.includes(file[0])) cache.files.set(base + getCacheKey(file), `${build} ${file[0]}`)
  cache.files.set(`${base}index.html?copy=${build}`, appOf(build))
  cache.files.set(base + getListCacheKey(build), JSON.stringify(list(build)))
}

/** Stores the sign-in page of a proxy as a document of a build. */
const storeSignInPage = (build: string, document = 'index.html') =>
  cache.files.set(`${base}${document}?copy=${build}`, '<html><form>Sign in</form></html>')

/** Replaces the list of a build by one as earlier releases wrote it, without digests. */
function storeListWithoutDigests(build: string): void {
  const { parts, ...others } = list(build)
  const all = parts.all.map(([path, bytes, hash]) => [
    path,
    bytes,
    path === 'sandbox/index.html' ? digestOf(`${build} sandbox/index.html`) : hash
  ])
  const sandbox = `${build} sandbox/index.html`
  cache.files.set(`${base}sandbox/index.html?copy=${digestOf(sandbox)}`, sandbox)
  cache.files.set(base + getListCacheKey(build), JSON.stringify({ ...others, parts: { ...parts, all } }))
}

const setState = (state: CopyState) => cache.files.set(base + stateCacheKey, JSON.stringify(state))
const stateNow = () => JSON.parse(cache.files.get(base + stateCacheKey)!) as CopyState

const get = async (path: string, { isDocument = false, tab = 'tab' } = {}): Promise<string> => {
  const response = await copy.answer(new URL(origin + base + path), {
    isDocument,
    tab,
    fetchFromNetwork: async () => {
      requestedPaths.push(path)
      if (!isOnline) throw new TypeError('Failed to fetch')
      return new Response(`network ${path}`)
    }
  })
  return response.headers.get('location')?.replace(origin, '') ?? response.text()
}

const visit = (tab: string) => get('', { isDocument: true, tab })

beforeEach(() => {
  cache = new FakeCache()
  requestedPaths = []
  isOnline = true
  const caches = { has: async (name: string) => name === getCopyCacheName('/v3.8/'), open: async () => cache }
  copy = openCopy(base, () => caches as unknown as CacheStorage)
})

const active = (build: string, languages: ('zh' | 'en')[] = ['zh']) => ({ build, languages })

test('pictures of an offline copy are served from the cache if the reader has chosen them', async () => {
  const picture = 'static/pictures/zh/form-valid-light.0a1b2c3d.webp'
  storeFiles('b1', ['zh'])
  setState({ active: active('b1') })
  expect(await get(picture)).toBe(`network ${picture}`)
  cache.files.set(base + getListCacheKey('b1'), JSON.stringify({ ...list('b1'), pictureFiles: [[picture, 7]] }))
  cache.files.set(base + picture, 'picture')
  copy.forget()
  expect(await get(picture)).toBe('picture')
  expect(stateNow()).toEqual({ active: active('b1') })
})

test('without an offline copy, a request is sent to the network', async () => {
  expect(await get('')).toBe('network ')
})

test('documents, files and packs of an offline copy are served from the cache, other files from the network', async () => {
  storeFiles('b1', ['en'])
  setState({ active: active('b1', ['en']) })
  expect(await visit('tab')).toBe(appOf('b1'))
  expect(await get('static/js/app.b1.js')).toBe('b1 static/js/app.b1.js')
  expect(await get('static/js/app.b1.js?again=2')).toBe('b1 static/js/app.b1.js')
  expect(await get('example/pack/form.en.json?v=12345678')).toContain('b1')
  expect(requestedPaths).toEqual([])
  expect(await get('example/pack/form.en.json?v=87654321')).toContain('network')
  expect(await get('api/anything')).toBe('network api/anything')
  expect(await get('index.html?copy=b1')).toBe('network index.html?copy=b1')
})

test('the next visit uses a newer offline build, and a window with the old build keeps the old build', async () => {
  storeFiles('b1', ['zh'])
  storeFiles('b2', ['zh'])
  setState({ active: active('b1') })
  expect(await visit('old')).toBe(appOf('b1'))
  setState({ active: active('b1'), ready: active('b2') })
  copy.forget()
  expect(await get('sandbox/index.html', { tab: 'old' })).toBe('b1 sandbox/index.html')
  expect(await visit('new')).toBe(appOf('b2'))
  expect(stateNow()).toEqual({ active: active('b2'), previous: active('b1') })
  expect(await get('sandbox/index.html', { tab: 'old' })).toBe('b1 sandbox/index.html')
  expect(await get('static/js/app.b1.js', { tab: 'old' })).toBe('b1 static/js/app.b1.js')
  expect(await get('sandbox/index.html', { tab: 'new' })).toBe('b2 sandbox/index.html')
})

test('if a file of the offline copy is missing, the copy is removed and the network is used', async () => {
  storeFiles('b1', ['zh'], ['static/js/app.b1.js'])
  setState({ active: active('b1') })
  expect(await visit('tab')).toBe(appOf('b1'))
  expect(await get('static/js/app.b1.js')).toBe('network static/js/app.b1.js')
  expect(stateNow()).toEqual({})
  expect(await visit('tab')).toBe('network ')
})

test('a stored sign-in page is deleted and the network answers', async () => {
  storeFiles('b1', ['zh'])
  storeSignInPage('b1')
  setState({ active: active('b1') })
  expect(await visit('tab')).toBe('network ')
  expect(stateNow()).toEqual({})
  expect(cache.files.has(`${base}index.html?copy=b1`)).toBe(false)
})

test('a newer build with a sign-in page as one of its documents is not activated', async () => {
  for (const document of ['index.html', 'sandbox/index.html']) {
    storeFiles('b1', ['zh'])
    storeFiles('b2', ['zh'])
    storeSignInPage('b2', document)
    setState({ active: active('b1'), ready: active('b2') })
    copy.forget()
    expect(await visit('tab')).toBe(appOf('b1'))
    expect(stateNow()).toEqual({ active: active('b1') })
  }
})

test('if the document of the active build is a sign-in page, the previous build is served', async () => {
  storeFiles('b1', ['zh'])
  storeFiles('b2', ['zh'])
  storeSignInPage('b2')
  setState({ active: active('b2'), previous: active('b1') })
  isOnline = false
  expect(await visit('tab')).toBe(appOf('b1'))
  expect(stateNow()).toEqual({ active: active('b1') })
})

test('a document of another build and a truncated document are not served', async () => {
  for (const text of [appOf('b2'), appOf('b1').replace('</html>', '')]) {
    storeFiles('b1', ['zh'])
    cache.files.set(`${base}index.html?copy=b1`, text)
    setState({ active: active('b1') })
    copy.forget()
    expect(await visit('tab')).toBe('network ')
  }
})

test('with a list of an earlier release, documents are served and a stored sign-in page is not', async () => {
  storeFiles('b1', ['zh'])
  storeListWithoutDigests('b1')
  setState({ active: active('b1') })
  expect(await visit('tab')).toBe(appOf('b1'))
  expect(await get('sandbox/index.html')).toBe('b1 sandbox/index.html')
  storeSignInPage('b1')
  expect(await visit('tab')).toBe('network ')
  expect(stateNow()).toEqual({})
})

test('a request for a language outside the offline copy does not remove the copy', async () => {
  storeFiles('b1', ['zh'])
  setState({ active: active('b1') })
  expect(await get('example/pack/form.en.json?v=12345678')).toContain('network')
  expect(stateNow()).toEqual({ active: active('b1') })
})

test('with an offline copy and without a network, a static document redirects to the app in its language', async () => {
  storeFiles('b1', ['zh'])
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
  'with the invalid stored state %j, no offline copy is used',
  async text => {
    storeFiles('b1', ['zh'])
    cache.files.set(base + stateCacheKey, text)
    expect(await visit('tab')).toBe('network ')
  }
)
