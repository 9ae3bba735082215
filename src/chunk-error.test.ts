import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { arrived, chunkError, ChunkError } from './chunk-error.ts'

const script = new TypeError(
  'Failed to fetch dynamically imported module: http://127.0.0.1:8089/v3.8/static/js/table-base-sort-page-zh.a1B2c3D4.js'
)
const style = new Error('Unable to preload CSS for /v3.8/static/css/mount-vue.a1B2c3D4.css')
const answers = (answer: () => Promise<unknown>) => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    asked.push([options.method, options.cache, address])
    return answer()
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  [404, 'missing'],
  [410, 'missing'],
  [200, 'error'],
  [503, 'error']
])('a file that answers %i is %s', async (status, type) => {
  const asked = answers(async () => ({ status }))
  expect(await chunkError(script)).toMatchObject({
    name: 'ChunkLoadError',
    message: 'Loading chunk table-base-sort-page-zh failed',
    type,
    code: undefined
  })
  expect(asked).toEqual([
    ['HEAD', 'no-store', 'http://127.0.0.1:8089/v3.8/static/js/table-base-sort-page-zh.a1B2c3D4.js']
  ])
})

test('no connection is an error, an answer that never comes is a timeout', async () => {
  answers(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await chunkError(script)).toMatchObject({ type: 'error' })
  answers(() => Promise.reject(new DOMException('late', 'TimeoutError')))
  expect(await chunkError(script)).toMatchObject({ type: 'timeout' })
})

test('a style has a code of its own', async () => {
  answers(async () => ({ status: 404 }))
  expect(await chunkError(style)).toMatchObject({
    message: 'Loading CSS chunk mount-vue failed',
    code: 'CSS_CHUNK_LOAD_FAILED',
    type: 'missing'
  })
})

test('other errors pass through and nothing is asked', async () => {
  const asked = answers(async () => ({ status: 200 }))
  const missing = Object.assign(new Error("Cannot find module '/table/base/sort.js'"), { code: 'MODULE_NOT_FOUND' })
  const thrown = new Error('people is not defined')
  expect(
    await Promise.all([missing, thrown, 'a text', undefined, new ChunkError('a.js', 'timeout')].map(chunkError))
  ).toEqual([missing, thrown, 'a text', undefined, new ChunkError('a.js', 'timeout')])
  expect(asked).toEqual([])
})

test('an import that never ends is a timeout of the chunk that was asked for, one that ends is itself', async () => {
  const never = () => new Promise(() => {})
  await expect(arrived('mount-vue', never, 1)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'Loading chunk mount-vue failed',
    type: 'timeout'
  })
  await expect(arrived('static/content/nav-zh.0a1b2c3d.js', never, 1)).rejects.toThrow('Loading chunk nav-zh failed')
  await expect(arrived('page', () => Promise.resolve('page'), 1)).resolves.toBe('page')
  answers(async () => ({ status: 404 }))
  await expect(arrived('page', () => Promise.reject(script))).rejects.toMatchObject({ type: 'missing' })
})

/** A file of the app becomes `static/js/<its name>.<hash>.js`. */
test('every import of a part of the app is asked for by the name of its chunk', () => {
  const src = new URL('./', import.meta.url)
  const asked = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap(file => readFileSync(new URL(file, src), 'utf8').match(/.*(?<!typeof )\bimport\('(?!.*'\)\.\w).*/g) ?? [])
  expect(asked.length).toBeGreaterThan(15)
  expect(
    asked.filter(line => {
      // What comes only while developing is no part of the build.
      if (line.startsWith('if (import.meta.env.DEV)')) return false
      const [, name, file] = /loadChunk\('([^']+)', \(\) => import\('([^']+)'\)\)/.exec(line) ?? []
      const stem = file?.startsWith('virtual:')
        ? file.slice('virtual:'.length).replaceAll('/', '-')
        : file?.replace(/^.*\//, '').replace(/\.tsx?$|\.json\?raw$/, '')
      return !name || name !== stem
    })
  ).toEqual([])
})
