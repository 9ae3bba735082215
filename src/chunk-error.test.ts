import { afterEach, expect, test, vi } from 'vitest'
import { chunkError, ChunkError, inTime } from './chunk-error.ts'

const script = new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1:8089/v3.8/static/js/table-base-sort-page-zh.a1B2.js')
const style = new Error('Unable to preload CSS for /v3.8/static/css/mount-vue.a1B2.css')
const answers = (answer: () => Promise<unknown>) => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    asked.push([options.method, options.cache, address])
    return answer()
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test.each([[404, 'missing'], [410, 'missing'], [200, 'error'], [503, 'error']])('a file that answers %i is %s', async (status, type) => {
  const asked = answers(async () => ({ status }))
  expect(await chunkError(script)).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk table-base-sort-page-zh.a1B2 failed', type, code: undefined })
  expect(asked).toEqual([['HEAD', 'no-store', 'http://127.0.0.1:8089/v3.8/static/js/table-base-sort-page-zh.a1B2.js']])
})

test('no connection is an error, an answer that never comes is a timeout', async () => {
  answers(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await chunkError(script)).toMatchObject({ type: 'error' })
  answers(() => Promise.reject(new DOMException('late', 'TimeoutError')))
  expect(await chunkError(script)).toMatchObject({ type: 'timeout' })
})

test('a style has a code of its own', async () => {
  answers(async () => ({ status: 404 }))
  expect(await chunkError(style)).toMatchObject({ message: 'Loading CSS chunk mount-vue.a1B2 failed', code: 'CSS_CHUNK_LOAD_FAILED', type: 'missing' })
})

test('other errors pass through and nothing is asked', async () => {
  const asked = answers(async () => ({ status: 200 }))
  const missing = Object.assign(new Error("Cannot find module '/table/base/sort.js'"), { code: 'MODULE_NOT_FOUND' })
  const thrown = new Error('people is not defined')
  expect(await Promise.all([missing, thrown, 'a text', undefined, new ChunkError('a.js', 'timeout')].map(chunkError))).toEqual([missing, thrown, 'a text', undefined, new ChunkError('a.js', 'timeout')])
  expect(asked).toEqual([])
})

test('an import that never ends is a timeout, one that ends is itself', async () => {
  await expect(inTime(new Promise(() => {}), 1)).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'timeout' })
  await expect(inTime(Promise.resolve('page'), 1)).resolves.toBe('page')
  await expect(inTime(Promise.reject(script), 1)).rejects.toBe(script)
})
