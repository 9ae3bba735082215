import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createFakeApp, page, script } from './fakes.ts'

const app = await createFakeApp()
const home = '/v3.8/'
const hashed = '/v3.8/static/js/main.a1B2-_c3.js'
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method })
const etagOf = async (path: string, headers = {}) => (await get(path, headers)).headers.get('etag')!

describe('content encodings', () => {
  test.each([
    ['br', 'page as br'],
    ['gzip', 'page as gzip']
  ])('the prepared %s body is sent if accepted', async (encoding, body) => {
    const response = await get(home, { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('content-length')).toBe(`${body.length}`)
    expect(response.headers.get('vary')).toBe('accept, accept-encoding')
    expect(await response.text()).toBe(body)
  })

  test('the uncompressed body is sent if all encodings are refused', async () => {
    const response = await get(home, { 'accept-encoding': 'br;q=0, *;q=0' })
    expect(response.status).toBe(200)
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(await response.text()).toBe(page)
  })
})

describe('ETags', () => {
  test('the uncompressed, br and gzip bodies have different strong ETags', async () => {
    const tags = [
      await etagOf(home),
      await etagOf(home, { 'accept-encoding': 'br' }),
      await etagOf(home, { 'accept-encoding': 'gzip' })
    ]
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/)
  })

  test.each([
    ['the same ETag', (tag: string) => tag],
    ['an ETag marked weak by a proxy', (tag: string) => `W/${tag}`],
    ['one of several ETags', (tag: string) => `"other", ${tag}`],
    ['a star', () => '*']
  ])('a request with %s in If-None-Match gets 304 without a body', async (_, write) => {
    const tag = await etagOf(home, { 'accept-encoding': 'br' })
    const response = await get(home, { 'accept-encoding': 'br', 'if-none-match': write(tag) })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
    expect(response.headers.get('etag')).toBe(tag)
    expect(response.headers.get('vary')).toBe('accept, accept-encoding')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.has('content-encoding')).toBe(false)
  })

  test('a request with the ETag of another encoding gets 200', async () => {
    const response = await get(home, { 'accept-encoding': 'br', 'if-none-match': await etagOf(home) })
    expect(response.status).toBe(200)
  })
})

describe('range requests', () => {
  test('get bytes of the uncompressed body although the client accepts br', async () => {
    const response = await get(hashed, { range: 'bytes=3-9', 'accept-encoding': 'br' })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes 3-9/${script.length}`)
    expect(response.headers.get('content-length')).toBe('7')
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(await response.text()).toBe(script.slice(3, 10))
  })

  test('outside the file get 416 with the size of the file', async () => {
    const response = await get(hashed, { range: 'bytes=99999-' })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe(`bytes */${script.length}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('with If-Range get a part only if the ETag matches, otherwise the whole body', async () => {
    const same = await get(hashed, { range: 'bytes=3-9', 'if-range': await etagOf(hashed) })
    const changed = await get(hashed, { range: 'bytes=3-9', 'if-range': '"old"', 'accept-encoding': 'gzip' })
    const dated = await get(hashed, { range: 'bytes=3-9', 'if-range': 'Wed, 03 Apr 2024 16:00:00 GMT' })
    expect([same.status, changed.status, dated.status]).toEqual([206, 200, 200])
    expect(await changed.text()).toBe('script as gzip')
  })

  test('with several ranges or the method HEAD get 200', async () => {
    expect((await get(hashed, { range: 'bytes=0-1,3-4' })).status).toBe(200)
    const head = await get(hashed, { range: 'bytes=0-1' }, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(`${script.length}`)
  })

  test('are announced for the uncompressed body only', async () => {
    expect((await get(hashed)).headers.get('accept-ranges')).toBe('bytes')
    expect((await get(hashed, { 'accept-encoding': 'br' })).headers.has('accept-ranges')).toBe(false)
    expect((await get(hashed, { 'accept-encoding': 'br, identity;q=0', range: 'bytes=0-1' })).status).toBe(200)
  })
})

test('a HEAD response has the headers of the GET response and no body', async () => {
  const [head, whole] = [
    await get(home, { 'accept-encoding': 'br' }, 'HEAD'),
    await get(home, { 'accept-encoding': 'br' })
  ]
  expect(head.status).toBe(200)
  expect([...head.headers]).toEqual([...whole.headers])
  expect(await head.text()).toBe('')
})

/** The `v` parameter with which pages request the file. */
const own = createHash('sha256').update('<template></template>').digest('hex').slice(0, 8)

test.each([
  ['', 'no-cache', 'text/html; charset=utf-8'],
  ['index.html?v=1', 'no-cache', 'text/html; charset=utf-8'],
  ['static/js/main.a1B2-_c3.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
  ['static/search/zh.a1b2c3d4.json', 'public, max-age=31536000, immutable', 'application/json; charset=utf-8'],
  ['example/js/table/base/sort.vue', 'no-cache', 'text/plain; charset=utf-8'],
  [`example/js/table/base/sort.vue?v=${own}`, 'public, max-age=86400', 'text/plain; charset=utf-8'],
  [`example/js/table/base/sort.vue?a=1&v=${own}`, 'public, max-age=86400', 'text/plain; charset=utf-8'],
  ['example/js/table/base/sort.vue?v=0.1.0', 'no-cache', 'text/plain; charset=utf-8'],
  ['example/js/table/base/sort.vue?v=anything', 'no-cache', 'text/plain; charset=utf-8'],
  [`example/js/table/base/sort.vue?v=${own}0`, 'no-cache', 'text/plain; charset=utf-8'],
  [`example/js/table/base/sort.vue?w=${own}`, 'no-cache', 'text/plain; charset=utf-8'],
  [`index.html?v=${own}`, 'no-cache', 'text/html; charset=utf-8'],
  ['example/js/table/base/sort.vue?v=', 'no-cache', 'text/plain; charset=utf-8'],
  ['favicon.ico', 'no-cache', 'image/x-icon']
])('/v3.8/%s has the Cache-Control %s', async (path, cacheControl, type) => {
  const response = await get(`/v3.8/${path}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe(cacheControl)
  expect(response.headers.get('content-type')).toBe(type)
})
