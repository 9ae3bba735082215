import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { loadWithTimeout, toChunkError, ChunkError } from './chunk-error.ts'

const script = new TypeError(
  'Failed to fetch dynamically imported module: http://127.0.0.1:8089/v3.8/static/js/table-base-sort-page-zh.a1B2c3D4.js'
)
const style = new Error('Unable to preload CSS for /v3.8/static/css/mount-vue.a1B2c3D4.css')
const stubFetch = (answer: () => Promise<unknown>) => {
  const requests: unknown[] = []
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    requests.push([options.method, options.cache, address])
    return answer()
  })
  return requests
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  [404, 'missing'],
  [410, 'missing'],
  [200, 'error'],
  [503, 'error']
])(
  'if the address of a failed chunk responds with status %i, toChunkError() returns the type %s',
  async (status, type) => {
    const requests = stubFetch(async () => ({ status }))
    expect(await toChunkError(script)).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk table-base-sort-page-zh failed',
      type,
      code: undefined
    })
    expect(requests).toEqual([
      ['HEAD', 'no-store', 'http://127.0.0.1:8089/v3.8/static/js/table-base-sort-page-zh.a1B2c3D4.js']
    ])
  }
)

test('a failed chunk is a ChunkError of type error without a connection, of type timeout after a timeout', async () => {
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await toChunkError(script)).toMatchObject({ type: 'error' })
  stubFetch(() => Promise.reject(new DOMException('late', 'TimeoutError')))
  expect(await toChunkError(script)).toMatchObject({ type: 'timeout' })
})

test('the ChunkError of a failed style sheet has the code CSS_CHUNK_LOAD_FAILED', async () => {
  stubFetch(async () => ({ status: 404 }))
  expect(await toChunkError(style)).toMatchObject({
    message: 'Loading CSS chunk mount-vue failed',
    code: 'CSS_CHUNK_LOAD_FAILED',
    type: 'missing'
  })
})

test('toChunkError() returns other errors unchanged and sends no request', async () => {
  const requests = stubFetch(async () => ({ status: 200 }))
  const missing = Object.assign(new Error("Cannot find module '/table/base/sort.js'"), { code: 'MODULE_NOT_FOUND' })
  const thrown = new Error('people is not defined')
  expect(
    await Promise.all([missing, thrown, 'a text', undefined, new ChunkError('a.js', 'timeout')].map(toChunkError))
  ).toEqual([missing, thrown, 'a text', undefined, new ChunkError('a.js', 'timeout')])
  expect(requests).toEqual([])
})

test('a failed lazy import rejects with a ChunkError, of type timeout after the time limit', async () => {
  const never = () => new Promise(() => {})
  await expect(loadWithTimeout('mount-vue', never, 1)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'Loading chunk mount-vue failed',
    type: 'timeout'
  })
  await expect(loadWithTimeout('static/content/nav-zh.0a1b2c3d.js', never, 1)).rejects.toThrow(
    'Loading chunk nav-zh failed'
  )
  await expect(loadWithTimeout('page', () => Promise.resolve('page'), 1)).resolves.toBe('page')
  stubFetch(async () => ({ status: 404 }))
  await expect(loadWithTimeout('page', () => Promise.reject(script))).rejects.toMatchObject({ type: 'missing' })
})

/** The build names a chunk after its source file: `static/js/<name>.<hash>.js`. */
test('every lazy import passes the name of its chunk to loadChunk', () => {
  const src = new URL('./', import.meta.url)
  const requests = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap(file => readFileSync(new URL(file, src), 'utf8').match(/.*(?<!typeof )\bimport\('(?!.*'\)\.\w).*/g) ?? [])
  expect(requests.length).toBeGreaterThan(15)
  expect(
    requests.filter(line => {
      // Imports that run only in development are not part of the build.
      if (line.startsWith('if (import.meta.env.DEV)')) return false
      const [, name, file] = /loadChunk\('([^']+)', \(\) => import\('([^']+)'\)\)/.exec(line) ?? []
      const stem = file?.startsWith('virtual:')
        ? file.slice('virtual:'.length).replaceAll('/', '-')
        : file?.replace(/^.*\//, '').replace(/\.tsx?$|\.json\?raw$/, '')
      return !name || name !== stem
    })
  ).toEqual([])
})
