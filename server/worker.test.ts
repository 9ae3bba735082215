import { afterEach, expect, test, vi } from 'vitest'
import { documentWithOrigin } from './fakes.ts'
import worker from './worker.ts'

const page = '<meta name="vxe-docs:serve-api" content=""><meta name="vxe-docs:host" content=""><script>a()</script>'
const stored: Record<string, string> = {
  '/index.html': page,
  '/table/base/sort.html': documentWithOrigin(''),
  '/proof.html': 'a proof',
  '/static/js/main.abcd1234.js': 'a()',
  '/example/js/a%3Fb.vue': '<template></template>',
  '/example/pack/a.zh.json': '{}'
}

const env = {
  ORIGIN: 'https://docs.example.com, https://docs.intra.example',
  SERVE_API: 'https://api.example.com',
  UPSTREAM: 'http://127.0.0.1:9',
  ASSETS: {
    async fetch(request: Request) {
      const text = stored[new URL(request.url).pathname]
      return text === undefined
        ? new Response('no', { status: 404 })
        : new Response(text, { headers: { etag: '"platform"' } })
    }
  }
}
const work: Promise<unknown>[] = []
const get = (path: string, host = 'docs.example.com') =>
  worker.fetch(new Request(`https://${host}${path}`), env, { waitUntil: promise => void work.push(promise) })

afterEach(() => void vi.restoreAllMocks())

test('the Worker adds settings and policy to index.html', async () => {
  const response = await get('/v3.8/')
  expect(await response.text()).toContain('content="https://api.example.com"')
  expect(response.headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'sha256-.*connect-src 'self' https:\/\/api\.example\.com;/
  )
})

test('the Worker adds settings and the addresses of the requested host to a static document', async () => {
  const filled = (origin: string) =>
    documentWithOrigin(origin).replace('serve-api" content=""', 'serve-api" content="https://api.example.com"')
  const path = '/v3.8/table/base/sort.html'
  expect(await (await get(path, 'docs.intra.example')).text()).toBe(filled('https://docs.intra.example'))
  expect(await (await get(path, 'evil.example')).text()).toBe(filled('https://docs.example.com'))
  expect(await (await get('/robots.txt', 'docs.intra.example')).text()).toContain(
    '\nSitemap: https://docs.intra.example/v3.8/sitemap.xml\n'
  )
})

test('the Worker sends an HTML file that an operator has added unchanged', async () =>
  expect(await (await get('/v3.8/proof.html')).text()).toBe('a proof'))

test('the Worker sends other files with the ETag of the platform and the headers of the site', async () => {
  const response = await get('/v3.8/static/js/main.abcd1234.js')
  expect(await response.text()).toBe('a()')
  expect(response.headers.get('etag')).toBe('"platform"')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await get('/v3.8/example/js/a%3Fb.vue')).status).toBe(200)
})

test('the Worker caches source packs only if the parameter v is their hash', async () => {
  const cacheControlWith = async (v: string) =>
    (await get(`/v3.8/example/pack/a.zh.json?v=${v}`)).headers.get('cache-control')
  expect(await cacheControlWith('44136fa3')).toBe('public, max-age=31536000, immutable')
  expect(await cacheControlWith('anything')).toBe('no-cache')
  expect(await cacheControlWith('')).toBe('no-cache')
})

test.each(['/v3.8/gone.js', '/v3.8/gone.html', '/v3.8//evil.example/x'])(
  'the Worker responds to %s with 404',
  async path => expect((await get(path)).status).toBe(404)
)

test('the API of the Worker responds without the registry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const response = await get('/v3.8/api/npm/versions/vxe-table')
  expect(await response.json()).toMatchObject({ sp: true, dp: false, ss: true })
  await Promise.all(work)
})

/** Starts a separate Worker and records each file that it reads. */
async function startSeparateWorker(settings: Record<string, string>) {
  const reads: string[] = []
  const ASSETS = {
    fetch(request: Request) {
      reads.push(new URL(request.url).pathname)
      return env.ASSETS.fetch(request)
    }
  }
  vi.resetModules()
  const { default: other } = await import('./worker.ts')
  const ask = (path: string) =>
    other.fetch(
      new Request(`https://docs.example.com${path}`),
      { ...env, ...settings, ASSETS },
      { waitUntil: promise => void work.push(promise) }
    )
  return { ask, reads }
}

test('index.html of a Worker without a database has no meta element for reports', async () => {
  const { ask } = await startSeparateWorker({ REPORTS_FILE: '/data/reports.sqlite' })
  expect(await (await ask('/v3.8/')).text()).not.toContain('vxe-docs:reports')
})

test('a Worker with another base path caches rewritten documents, not scripts', async () => {
  const { ask, reads } = await startSeparateWorker({ BASE_PATH: '/docs/vxe/' })
  for (let time = 0; time < 2; time++) {
    expect(await (await ask('/docs/vxe/table/base/sort.html')).text()).toContain('start("/docs/vxe/")')
    expect(await (await ask('/docs/vxe/static/js/main.abcd1234.js')).text()).toBe('a()')
  }
  expect(reads.filter(path => path.endsWith('sort.html'))).toHaveLength(1)
  expect(reads.filter(path => path.endsWith('main.abcd1234.js'))).toHaveLength(2)
})
