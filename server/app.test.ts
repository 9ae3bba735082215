import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { memoryAssets } from './assets.ts'
import { fakeApp, memoryLog, textAsset } from './fakes.ts'

const app = await fakeApp()

describe('addresses', () => {
  test.each(['/', '/v3.8'])('%s leads to the site and keeps the query', async path => {
    const response = await app.request(`${path}?from=mail`)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/v3.8/?from=mail')
  })

  test.each(['/docs/vxe/', '/'])('the site may live below %s', async basePath => {
    const settings = { flags: { sp: true, dp: false, ss: true }, timeZone: 'UTC', origins: [], basePath }
    const moved = await fakeApp({ settings })
    for (const path of ['', 'index.html', 'api/npm/versions/vxe-table', 'component-api/system-list.json'])
      expect((await moved.request(basePath + path)).status, path).toBe(200)
    expect((await moved.request(`${basePath}nowhere`)).status).toBe(404)
    if (basePath === '/') return
    expect((await moved.request('/docs/vxe?a')).headers.get('location')).toBe('/docs/vxe/?a')
    expect((await moved.request('/v3.8/')).status).toBe(404)
    const page = await moved.request('/nowhere', { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('<a href="/docs/vxe/">')
  })

  test('a file name may hold Chinese', async () => {
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
  ])('%s is refused as malformed', async path => {
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
  ])('%s is nothing', async path => expect((await app.request(`http://localhost${path}`)).status).toBe(404))

  test('an endless address is refused', async () => {
    expect((await app.request(`/v3.8/${'a'.repeat(5000)}`)).status).toBe(414)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not a method of this site', async method => {
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

  test('allows everything, and without an origin says no more', async () => {
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
  ])('asked at %s names the sitemap at %s', async (asked, origin) => {
    const listed = await fakeApp({ settings })
    const text = await (await listed.request(`${asked}/robots.txt`)).text()
    expect(text).toBe(`${all}\nSitemap: ${origin}/v3.8/sitemap.xml\n`)
  })

  test('of an operator is the answer at both addresses', async () => {
    const own = await textAsset('robots.txt', { identity: 'User-agent: *\nDisallow: /\n' })
    const listed = await fakeApp({ settings, assets: memoryAssets([own]) })
    for (const path of ['/robots.txt', '/v3.8/robots.txt']) {
      const response = await listed.request(path)
      expect(await response.text()).toBe('User-agent: *\nDisallow: /\n')
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
  })
})

describe('what is not there', () => {
  test('is a page in two languages for someone who follows a link', async () => {
    for (const headers of [
      ['sec-fetch-mode', 'navigate'],
      ['accept', 'text/html,*/*']
    ] as [string, string][]) {
      const response = await app.request('/v3.8/gone', { headers: [headers] })
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toContain('text/html')
      const text = await response.text()
      expect(text).toContain('页面不存在')
      expect(text).toContain('Go to the documentation')
      expect(text).not.toMatch(/<script|src=|https?:/)
    }
  })

  test('is a sentence for a program that fetches a file', async () => {
    const response = await app.request('/v3.8/example/js/gone.vue', {
      headers: { 'sec-fetch-mode': 'cors', accept: 'text/html' }
    })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/plain')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('headers', () => {
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
  ])('%s carries the security headers', async path => {
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

test('an unforeseen error is one sentence to the reader and a line in the log', async () => {
  const log = memoryLog()
  const broken = await fakeApp({ log, assets: { answer: () => Promise.reject(new Error('secret detail')) } })
  const response = await broken.request('/v3.8/')
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('The server could not answer; the error is logged.\n')
  expect(log.errors).toEqual(['GET /v3.8/ failed.'])
  expect(log.causes).toEqual([new Error('secret detail')])
})

test('each request is told to the access log, without its query', async () => {
  const seen: unknown[] = []
  const logged = await fakeApp({ log: { ...memoryLog(), access: entry => seen.push(entry) } })
  await logged.request('/v3.8/gone?token=1', { method: 'HEAD' })
  expect(seen).toEqual([{ method: 'HEAD', path: '/v3.8/gone', status: 404, milliseconds: expect.any(Number) }])
})

test('the health check answers', async () => expect(await (await app.request('/healthz')).text()).toBe('ok\n'))
