import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
// No page is opened here, so there is no console to watch.
import { expect, test } from '@playwright/test'
import type { RawRequest, RunningServer } from './start-servers.ts'
import { sendRequest, startNode, startWorker } from './start-servers.ts'

/** Expected response over HTTP: the Node server and the Worker in workerd share the list of cases. */
interface ExpectedResponse {
  status: number
  /** `null` means that the header is absent. */
  headers?: Record<string, string | RegExp | null>
  body?: string | RegExp
}
interface HttpCase extends Omit<RawRequest, 'headers'>, ExpectedResponse {
  /** Headers of the request. */
  requestHeaders?: Record<string, string>
  /** Response of the Worker where it differs, with the reason. */
  worker?: Partial<ExpectedResponse> & { reason: string }
}

const findBuiltFile = (folder: string, name: RegExp): string =>
  `/v3.8/${folder}/${readdirSync(path.resolve(import.meta.dirname, '../dist/site', folder)).find(each => name.test(each))!}`
const script = findBuiltFile('static/js', /^index\.[\w-]+\.js$/)
const compiler = findBuiltFile('static/js', /^compile-worker\.[\w-]+\.js$/)
const sheet = findBuiltFile('static/css', /\.css$/)
const pack = '/v3.8/example/pack/table/base/sort.zh.json'
const frame = '/v3.8/sandbox/index.html'
const immutable = 'public, max-age=31536000, immutable'
const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /camera=\(\)/,
  'cross-origin-resource-policy': 'same-origin'
}

const cases: HttpCase[] = [
  { path: '/', status: 302, headers: { location: '/v3.8/', ...commonHeaders } },
  { path: '/v3.8?from=mail', status: 302, headers: { location: '/v3.8/?from=mail' } },
  {
    path: '/v3.8/',
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': /script-src 'self' 'sha256-.*frame-ancestors 'self'/,
      ...commonHeaders
    },
    body: /<!doctype html>/i
  },
  {
    path: `${pack}?v=${createHash('sha256')
      .update(readFileSync(path.resolve(import.meta.dirname, '../dist/site', pack.slice('/v3.8/'.length))))
      .digest('hex')
      .slice(0, 8)}`,
    status: 200,
    headers: { 'cache-control': immutable }
  },
  { path: `${pack}?v=anything`, status: 200, headers: { 'cache-control': 'no-cache' } },
  { path: pack, status: 200, headers: { 'cache-control': 'no-cache' } },
  { path: '/v3.8/index.html?v=1', status: 200, headers: { 'cache-control': 'no-cache' } },
  { path: '/v3.8/', method: 'HEAD', status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: '' },
  {
    path: script,
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': immutable,
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
      etag: /./,
      ...commonHeaders
    }
  },
  { path: script, method: 'HEAD', status: 200, headers: { 'cache-control': immutable }, body: '' },
  { path: sheet, status: 200, headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': immutable } },
  {
    path: compiler,
    status: 200,
    headers: { 'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-eval'" }
  },
  { path: frame, status: 200, headers: { 'content-security-policy': /connect-src 'none'.*; sandbox allow-scripts$/ } },
  {
    path: '/v3.8/llms.txt',
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' }
  },
  {
    path: '/v3.8/en/table/base/sort.html',
    requestHeaders: { accept: 'text/markdown' },
    status: 200,
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'content-location': '/v3.8/en/table/base/sort.md',
      vary: 'accept, accept-encoding'
    },
    body: /^# Sorting/
  },
  {
    path: '/v3.8/',
    requestHeaders: { accept: 'text/markdown' },
    status: 200,
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
    body: /^# vxe-table 3\.8/
  },
  { path: '/v3.8/en/table/base/sort?a=1', status: 302, headers: { location: '/v3.8/en/table/base/sort.html?a=1' } },
  ...['br', 'gzip'].flatMap((encoding): HttpCase[] => [
    {
      path: '/v3.8/',
      requestHeaders: { 'accept-encoding': encoding },
      status: 200,
      headers: { 'content-encoding': encoding, vary: 'accept, accept-encoding' }
    },
    {
      path: script,
      requestHeaders: { 'accept-encoding': encoding },
      status: 200,
      headers: { 'content-encoding': encoding, vary: 'accept-encoding', 'cache-control': immutable },
      worker: {
        reason: 'the platform compresses files itself and sends no Vary header',
        headers: { 'content-encoding': encoding, vary: null, 'cache-control': immutable }
      }
    }
  ]),
  {
    path: '/v3.8/',
    requestHeaders: { range: 'bytes=2-8' },
    status: 206,
    headers: { 'content-range': /^bytes 2-8\/\d+$/ },
    body: 'doctype'
  },
  {
    path: '/v3.8/',
    requestHeaders: { range: 'bytes=99999999-' },
    status: 416,
    headers: { 'content-range': /^bytes \*\/\d+$/ }
  },
  {
    path: script,
    requestHeaders: { range: 'bytes=0-8' },
    status: 206,
    headers: { 'content-range': /^bytes 0-8\/\d+$/ },
    worker: { reason: 'the platform does not support ranges', status: 200, headers: { 'content-range': null } }
  },
  {
    path: '/v3.8/gone',
    requestHeaders: { 'sec-fetch-mode': 'navigate', accept: 'text/html' },
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: /页面不存在[^]*Go to the documentation/
  },
  {
    path: '/v3.8/example/js/gone.vue',
    requestHeaders: { 'sec-fetch-mode': 'cors', accept: 'text/html' },
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  },
  {
    path: '/v3.8//index.html',
    status: 404,
    worker: { reason: 'the platform treats two slashes as one', status: 200 }
  },
  ...[
    '/v3.8/..%2f..%2fetc/passwd',
    '/v3.8/static/..%5c..%5csecret',
    '/v3.8/a%00.html',
    '/v3.8/a%0d%0aset-cookie:x',
    '/v3.8/%zz',
    '/v3.8/%',
    '/v3.8/%c0%ae%c0%ae/',
    '/component-api/%ff.json'
  ].map((path): HttpCase => ({ path, status: 400, headers: { 'content-security-policy': /default-src 'none'/ } })),
  ...[
    '/v3x8/',
    '/v3.8%2findex.html',
    '/v3.8/index.html/',
    '/v3.8/static/js',
    '/v3.8/constructor',
    '/v3.8/__proto__',
    '/v3.80/index.html',
    '/etc/passwd',
    '/api/npm/versions/vue',
    '/component-api/secret.json'
  ].map((path): HttpCase => ({ path, status: 404 })),
  { path: `/v3.8/${'a'.repeat(5000)}`, status: 414 },
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].map((method): HttpCase => ({
    path: '/v3.8/',
    method,
    status: 405,
    headers: { allow: 'GET, HEAD' }
  })),
  { path: '/healthz', status: 200, body: 'ok\n' },
  {
    path: '/robots.txt',
    requestHeaders: { host: 'evil.example' },
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache', ...commonHeaders },
    body: 'User-agent: *\nAllow: /\n'
  },
  { path: '/robots.txt', method: 'HEAD', status: 200, body: '' },
  {
    path: '/v3.8/sitemap.xml',
    requestHeaders: { host: 'evil.example' },
    status: 200,
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache', ...commonHeaders },
    body: /<loc>\/v3\.8\/en\/table\/base\/sort\.html<\/loc>/
  },
  {
    path: '/v3.8/table/base/sort.html',
    requestHeaders: { host: 'evil.example' },
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...commonHeaders },
    body: /<link rel="canonical" href="\/v3\.8\/table\/base\/sort\.html">/
  },
  ...['', '/v3.8'].flatMap((base): HttpCase[] => [
    {
      path: `${base}/api/npm/versions/vxe-table`,
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: /^\{"sp":true,"dp":false,"ss":true,"time":"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d","tags":\{.*"v3StableList":\["3\.\d+\.\d+"/
    },
    {
      path: `${base}/component-api/system-list.json?v=1`,
      status: 200,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
      body: /^\[/
    }
  ])
]

for (const { name, start } of [
  { name: 'Node', start: startNode },
  { name: 'the Worker', start: startWorker }
]) {
  test.describe(name, () => {
    // All tests share one server, and a failure does not stop the others.
    test.describe.configure({ mode: 'default' })
    let running: RunningServer
    test.beforeAll(async () => {
      running = await start()
    })
    test.afterAll(() => running?.stop())

    for (const { path, method, requestHeaders: headers, worker, ...common } of cases) {
      const { reason, ...expected } = { because: '', ...common, ...(name === 'the Worker' && worker) }
      const requestText = [method, path.slice(0, 60), headers && JSON.stringify(headers)].filter(Boolean).join(' ')
      test(`${requestText} gets ${expected.status}${reason && `, because ${reason}`}`, async () => {
        const response = await sendRequest(running.origin, { path, method, headers })
        expect(response.status).toBe(expected.status)
        for (const [header, value] of Object.entries(expected.headers ?? {})) {
          const actual = response.headers[header]
          if (value instanceof RegExp) expect(actual, header).toMatch(value)
          else expect(actual ?? null, header).toBe(value)
        }
        if (expected.body instanceof RegExp) expect(response.body.toString()).toMatch(expected.body)
        else if (expected.body !== undefined) expect(response.body.toString()).toBe(expected.body)
      })
    }

    for (const path of ['/v3.8/', script, '/v3.8/llms.txt', '/component-api/system-list.json']) {
      test(`${path} returns 304 for its etag and 200 for another one`, { tag: '@quick' }, async () => {
        const { etag } = (await sendRequest(running.origin, { path })).headers
        const again = await sendRequest(running.origin, { path, headers: { 'if-none-match': etag! } })
        expect([again.status, again.body.length]).toEqual([304, 0])
        expect((await sendRequest(running.origin, { path, headers: { 'if-none-match': '"other"' } })).status).toBe(200)
      })
    }
  })
}
