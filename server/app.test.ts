import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createMemoryAssets } from './assets.ts'
import { createFakeApp, createMemoryLog, createTextAsset } from './fakes.ts'

const app = await createFakeApp()

describe('addresses of the server', () => {
  test.each(['/', '/v3.8'])('a request for %s is redirected to the site with its query', async path => {
    const response = await app.request(`${path}?from=mail`)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/v3.8/?from=mail')
  })

  test.each(['/docs/vxe/', '/'])('the site is served below the base path %s', async basePath => {
    const settings = { flags: { sp: true, dp: false, ss: true }, timeZone: 'UTC', origins: [], basePath }
    const moved = await createFakeApp({ settings })
    for (const path of ['', 'index.html', 'api/npm/versions/vxe-table', 'component-api/system-list.json'])
      expect((await moved.request(basePath + path)).status, path).toBe(200)
    expect((await moved.request(`${basePath}nowhere`)).status).toBe(404)
    if (basePath === '/') return
    expect((await moved.request('/docs/vxe?a')).headers.get('location')).toBe('/docs/vxe/?a')
    expect((await moved.request('/v3.8/')).status).toBe(404)
    const page = await moved.request('/nowhere', { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('<a href="/docs/vxe/">')
  })

  test('a file with a Chinese name is served', async () => {
    expect(await (await app.request('/v3.8/%E4%B8%AD%E6%96%87.txt')).text()).toBe('你好')
  })

  test.each([
    '/v3.8/..%2f..%2fetc/passwd',
    '/v3.8/%2e%2e%2fetc/passwd',
    '/v3.8/static/..%5c..%5csecret',
    '/v3.8/a%00.html',
    '/v3.8/a%0d%0aset-cookie:x',
    '/v3.8/%zz',
    '/v3.8/%',
    '/v3.8/%c0%ae%c0%ae/',
    '/component-api/%ff.json'
  ])('a request for %s gets 400', async path => {
    const response = await app.request(path)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test.each([
    '/v3.8/../package.json',
    '/v3.8/%2e%2e/package.json',
    '/v3.8//index.html',
    '//v3.8/',
    '/v3x8/',
    '/v3.8%2findex.html',
    '/v3.8/index.html/',
    '/v3.8/static/js',
    '/v3.8/constructor',
    '/v3.8/__proto__',
    '/v3.80/index.html',
    '/etc/passwd'
  ])('a request for %s gets 404', async path => expect((await app.request(`http://localhost${path}`)).status).toBe(404))

  test('an address beyond the maximum length gets 414', async () => {
    expect((await app.request(`/v3.8/${'a'.repeat(5000)}`)).status).toBe(414)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('a %s request gets 405', async method => {
    for (const path of ['/v3.8/', '/api/npm/versions/vxe-table', '/nowhere']) {
      const response = await app.request(path, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
    }
  })
})

describe('robots.txt', () => {
  const settings = {
    flags: { sp: true, dp: false, ss: true },
    timeZone: 'UTC',
    basePath: '/v3.8/',
    origins: ['https://docs.example.com', 'https://docs.intra.example:8443']
  }
  const all = 'User-agent: *\nAllow: /\n'

  test('allows everything and lists no sitemap if no origin is configured', async () => {
    const response = await app.request('/robots.txt')
    expect(await response.text()).toBe(all)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const head = await app.request('/robots.txt', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await app.request('/v3.8/robots.txt')).status).toBe(404)
  })

  test.each([
    ['http://docs.intra.example:8443', 'https://docs.intra.example:8443'],
    ['http://docs.example.com', 'https://docs.example.com'],
    ['http://evil.example', 'https://docs.example.com']
  ])('requested from %s, lists the sitemap of %s', async (requestOrigin, origin) => {
    const listed = await createFakeApp({ settings })
    const text = await (await listed.request(`${requestOrigin}/robots.txt`)).text()
    expect(text).toBe(`${all}\nSitemap: ${origin}/v3.8/sitemap.xml\n`)
  })

  test('in the site folder is served at the root and below the base path', async () => {
    const robotsFile = await createTextAsset('robots.txt', { identity: 'User-agent: *\nDisallow: /\n' })
    const listed = await createFakeApp({ settings, assets: createMemoryAssets([robotsFile]) })
    for (const path of ['/robots.txt', '/v3.8/robots.txt']) {
      const response = await listed.request(path)
      expect(await response.text()).toBe('User-agent: *\nDisallow: /\n')
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
  })
})

describe('an unknown address', () => {
  test('gets a 404 page in two languages for a navigation', async () => {
    for (const headers of [
      ['sec-fetch-mode', 'navigate'],
      ['accept', 'text/html,*/*']
    ] as [string, string][]) {
      const response = await app.request('/v3.8/gone', { headers: [headers] })
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('vary')).toContain('accept-language')
      const text = await response.text()
      expect(text).toContain('页面不存在')
      expect(text).toContain('Go to the documentation')
      expect(text).not.toMatch(/<script|src=|https?:/)
    }
  })

  test('gets a 404 page with the search and the nearest pages in the language of the reader', async () => {
    const titles = (title: string) => ({
      identity: JSON.stringify({
        '/table/base/sort': { title, demos: {} },
        '/table/base/filter': { title: '<b>"', demos: {} }
      })
    })
    const named = await createFakeApp({
      assets: createMemoryAssets([
        await createTextAsset('titles.json', titles('排序')),
        await createTextAsset('en/titles.json', titles('Sorting'))
      ])
    })
    const open = async (path: string, language: string) =>
      (await named.request(path, { headers: { accept: 'text/html', 'accept-language': language } })).text()
    const zh = await open('/v3.8/table/base/sorts.html', 'zh-CN,zh;q=0.9')
    expect(zh).toContain('<li><a href="/v3.8/table/base/sort.html">排序</a>')
    expect(zh).toContain('<form action="/v3.8/"')
    expect(zh).toContain('name="search" required placeholder="搜索文档、示例、API"')
    expect(zh).toContain('value="sorts"')
    expect(await open('/v3.8/table/base/sorts', 'en')).toContain('<a href="/v3.8/en/table/base/sort.html">Sorting</a>')
    expect(await open('/v3.8/en/table/base/sorts', 'zh-CN')).toContain('Page not found')
    expect(await open('/v3.8/tw/table/base/sorts', 'en')).toContain('頁面不存在')
    expect(await open('/v3.8/table/base/filters', 'zh')).toContain('&lt;b&gt;&quot;</a>')
    const hostile = await open(`/v3.8/${encodeURIComponent('"><script>alert(1)</script>\u202e')}`, 'en')
    expect(hostile).not.toMatch(/<script|\u202e/)
    expect(hostile).toContain('&quot;&gt;&lt;script&gt;')
    expect(await open(`/v3.8/${'a/'.repeat(1500)}`, 'en')).toContain('Page not found')
  })

  test('gets a 404 response in plain text for a fetched file', async () => {
    const response = await app.request('/v3.8/example/js/gone.vue', {
      headers: { 'sec-fetch-mode': 'cors', accept: 'text/html' }
    })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/plain')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('response headers', () => {
  test("the page's policy allows its inline script and nothing else inline", async () => {
    const response = await app.request('/v3.8/')
    const inline = /<script>(.*?)<\/script>/.exec(await response.text())![1]!
    const hash = createHash('sha256').update(inline).digest('base64')
    const policy = response.headers.get('content-security-policy')!.split('; ')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
    expect(policy).toContain("connect-src 'self' https://api.example.com")
    expect(policy).toContain("default-src 'none'")
    expect(policy.join()).not.toContain('unsafe-eval')
  })

  test.each([
    '/',
    '/v3.8/',
    '/v3.8/favicon.ico',
    '/v3.8/gone',
    '/v3.8/%',
    '/api/npm/versions/vxe-table',
    '/component-api/system-list.json',
    '/healthz',
    '/robots.txt'
  ])('the response to %s has the security headers', async path => {
    const { headers } = await app.request(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    for (const name of [
      'content-security-policy',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-resource-policy'
    ]) {
      expect(headers.get(name), name).toBeTruthy()
    }
  })
})

test('an unexpected error gives a 500 response without details and one line in the log', async () => {
  const log = createMemoryLog()
  const broken = await createFakeApp({ log, assets: { respond: () => Promise.reject(new Error('secret detail')) } })
  const response = await broken.request('/v3.8/')
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('The server could not answer; the error is logged.\n')
  expect(log.errors).toEqual(['GET /v3.8/ failed.'])
  expect(log.causes).toEqual([new Error('secret detail')])
})

test('the access log entry of a request has no query', async () => {
  const seen: unknown[] = []
  const logged = await createFakeApp({ log: { ...createMemoryLog(), access: entry => seen.push(entry) } })
  await logged.request('/v3.8/gone?token=1', { method: 'HEAD' })
  expect(seen).toEqual([{ method: 'HEAD', path: '/v3.8/gone', status: 404, milliseconds: expect.any(Number) }])
})

test('the health check responds with ok', async () => expect(await (await app.request('/healthz')).text()).toBe('ok\n'))
