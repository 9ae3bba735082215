import { afterEach, expect, test, vi } from 'vitest'
import { documentAt } from './fakes.ts'
import worker from './worker.ts'

const page = '<meta name="vxe-docs:serve-api" content=""><meta name="vxe-docs:host" content=""><script>a()</script>'
const stored: Record<string, string> = {
  '/index.html': page,
  '/table/base/sort.html': documentAt(''),
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

test('a page from the static assets gets its settings and its policy', async () => {
  const response = await get('/v3.8/')
  expect(await response.text()).toContain('content="https://api.example.com"')
  expect(response.headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'sha256-.*connect-src 'self' https:\/\/api\.example\.com;/
  )
})

test('the document of a page gets its settings, and the addresses of the host that was asked', async () => {
  const filled = (origin: string) =>
    documentAt(origin).replace('serve-api" content=""', 'serve-api" content="https://api.example.com"')
  const path = '/v3.8/table/base/sort.html'
  expect(await (await get(path, 'docs.intra.example')).text()).toBe(filled('https://docs.intra.example'))
  expect(await (await get(path, 'evil.example')).text()).toBe(filled('https://docs.example.com'))
  expect(await (await get('/robots.txt', 'docs.intra.example')).text()).toContain(
    '\nSitemap: https://docs.intra.example/v3.8/sitemap.xml\n'
  )
})

test('a document of an operator stays as it is', async () =>
  expect(await (await get('/v3.8/proof.html')).text()).toBe('a proof'))

test("other files keep the platform's tag and get the site's headers", async () => {
  const response = await get('/v3.8/static/js/main.abcd1234.js')
  expect(await response.text()).toBe('a()')
  expect(response.headers.get('etag')).toBe('"platform"')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await get('/v3.8/example/js/a%3Fb.vue')).status).toBe(200)
})

test('sources are kept only with their own v', async () => {
  const keptWith = async (v: string) => (await get(`/v3.8/example/pack/a.zh.json?v=${v}`)).headers.get('cache-control')
  expect(await keptWith('44136fa3')).toBe('public, max-age=31536000, immutable')
  expect(await keptWith('anything')).toBe('no-cache')
  expect(await keptWith('')).toBe('no-cache')
})

test.each(['/v3.8/gone.js', '/v3.8/gone.html', '/v3.8//evil.example/x'])('%s is nothing', async path =>
  expect((await get(path)).status).toBe(404)
)

test('the API answers without the registry, and the refresh is kept alive', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const response = await get('/v3.8/api/npm/versions/vxe-table')
  expect(await response.json()).toMatchObject({ sp: true, dp: false, ss: true })
  await Promise.all(work)
})

/** A Worker of its own, and how often each of its files was read. */
async function otherWorker(settings: Record<string, string>) {
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

test('a Worker takes no reports, and its pages do not say that it does', async () => {
  const { ask } = await otherWorker({ REPORTS_FILE: '/data/reports.sqlite' })
  expect(await (await ask('/v3.8/')).text()).not.toContain('vxe-docs:reports')
})

test('a moved site is moved file by file; its documents are held, and the rest is not', async () => {
  const { ask, reads } = await otherWorker({ BASE_PATH: '/docs/vxe/' })
  for (let time = 0; time < 2; time++) {
    expect(await (await ask('/docs/vxe/table/base/sort.html')).text()).toContain('start("/docs/vxe/")')
    expect(await (await ask('/docs/vxe/static/js/main.abcd1234.js')).text()).toBe('a()')
  }
  expect(reads.filter(path => path.endsWith('sort.html'))).toHaveLength(1)
  expect(reads.filter(path => path.endsWith('main.abcd1234.js'))).toHaveLength(2)
})
