import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentWithOrigin, createFakeApp, shortTimeouts, page, sitemapWithOrigin } from './fakes.ts'
import { createHttpServer } from './http-server.ts'
import { listen } from './listen.ts'
import { loadAssets } from './load-assets.ts'
import { addPolicy } from './page-policy.ts'
import type { FileSettings } from './page-settings.ts'
import { createWorkerAssets } from './worker-assets.ts'

/** Tests of files that differ between deployments, as both servers send them. */
const [first, second] = ['https://docs.example.com', 'https://docs.intra.example:8443']
const settings: FileSettings = {
  basePath: '/v3.8/',
  serveApi: 'https://api.example.com/x',
  componentHost: '',
  origins: [first!, second!]
}
const relative: FileSettings = { basePath: '/v3.8/', serveApi: '', componentHost: '', origins: [] }
const name = 'table/base/sort.html'
const textWithOrigin = (origin: string): string =>
  `[one](${origin}/v3.8/a.md) and [another site](https://example.com/v3.8/) and \`x[0](/v3)\``
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  const files = {
    'index.html': page.replace('<title>', '<meta name="vxe-docs:serve-api" content=""><title>'),
    [name]: await addPolicy(documentWithOrigin(''), name),
    'built/with-origin.html': documentWithOrigin('https://built.example'),
    'sitemap.xml': sitemapWithOrigin(''),
    'table/base/sort.md': textWithOrigin(''),
    'llms.txt': textWithOrigin('')
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
})
afterAll(() => rm(folder, { recursive: true }))

const servers = {
  Node: (given: FileSettings) => loadAssets(folder, given),
  Worker: async (given: FileSettings) =>
    createWorkerAssets(
      {
        async fetch({ url }) {
          const file = await readFile(join(folder, decodeURIComponent(new URL(url).pathname))).catch(() => undefined)
          return new Response(file && new Uint8Array(file), { status: file ? 200 : 404 })
        }
      },
      given
    )
}

async function appOf(kind: keyof typeof servers, given = settings) {
  const assets = await servers[kind](given)
  const app = await createFakeApp({ assets })
  return (path: string, origin = first!, init: RequestInit = {}) =>
    app.fetch(new Request(`${origin}/v3.8/${path}`, init))
}

describe.each(['Node', 'Worker'] as const)('%s', kind => {
  test('a document has addresses of the requested origin if configured, otherwise of the first configured origin', async () => {
    const get = await appOf(kind)
    const filled = async (origin: string) => (await get(name, origin)).text()
    const expected = async (origin: string) =>
      (await addPolicy(documentWithOrigin(origin), name))
        .replace('serve-api" content=""', 'serve-api" content="https://api.example.com/x"')
        .replace("connect-src 'self'", "connect-src 'self' https://api.example.com")
    expect(await filled(second!)).toBe(await expected(second!))
    expect(await filled(first!)).toBe(await expected(first!))
    expect(await filled('http://docs.intra.example:8443')).toBe(await expected(second!))
    expect(await filled('http://evil.example')).toBe(await expected(first!))
    expect(await filled(second!)).toBe(await expected(second!))
  })

  test.each(['table/base/sort.md', 'llms.txt'])('links of %s have the origin, if one is configured', async path => {
    const get = await appOf(kind)
    expect(await (await get(path, second!)).text()).toBe(textWithOrigin(second!))
    expect(await (await get(path, 'http://evil.example')).text()).toBe(textWithOrigin(first!))
    const plain = await appOf(kind, relative)
    expect(await (await plain(path, second!)).text()).toBe(textWithOrigin(''))
  })

  test('documents and sitemap have no origin in their addresses if none is configured', async () => {
    const get = await appOf(kind, relative)
    expect(await (await get(name, 'http://evil.example')).text()).toBe(await addPolicy(documentWithOrigin(''), name))
    expect(await (await get('sitemap.xml', 'http://evil.example')).text()).toBe(sitemapWithOrigin(''))
  })

  test('a document built with an origin keeps that origin', async () => {
    const text = await (await (await appOf(kind, { ...relative, origins: [first!] }))('built/with-origin.html')).text()
    expect(text).toBe(documentWithOrigin('https://built.example'))
  })

  test('the sitemap has addresses of the requested origin', async () => {
    const get = await appOf(kind)
    const response = await get('sitemap.xml', second)
    expect(await response.text()).toBe(sitemapWithOrigin(second!))
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await (await get('sitemap.xml')).text()).toBe(sitemapWithOrigin(first!))
  })

  test('the policy in header and document allows the inline script and no other inline data', async () => {
    const response = await (await appOf(kind))(name)
    const hash = createHash('sha256').update('start("/v3.8/")').digest('base64')
    const header = response.headers.get('content-security-policy')!
    const [, meta = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(await response.text()) ?? []
    for (const policy of [header, meta]) {
      expect(policy.split('; ')).toContain(`script-src 'self' 'sha256-${hash}'`)
      expect(policy.split('; ')).toContain("connect-src 'self' https://api.example.com")
    }
  })

  test('ETags, conditions, ranges and HEAD refer to the document of the requested origin', async () => {
    const get = await appOf(kind)
    const whole = await get(name)
    const etag = whole.headers.get('etag')!
    const body = Buffer.from(await whole.arrayBuffer())
    expect((await get(name, second)).headers.get('etag')).not.toBe(etag)
    expect((await get(name, first, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await get(name, second, { headers: { 'if-none-match': etag } })).status).toBe(200)
    const part = await get(name, first, { headers: { range: 'bytes=-20', 'if-range': etag } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes ${body.length - 20}-${body.length - 1}/${body.length}`)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(body.subarray(-20))
    expect((await get(name, second, { headers: { range: 'bytes=-20', 'if-range': etag } })).status).toBe(200)
    const head = await get(name, first, { method: 'HEAD' })
    expect([head.headers.get('content-length'), head.headers.get('etag'), await head.text()]).toEqual([
      `${body.length}`,
      etag,
      ''
    ])
  })
})

test('the Node server and the Worker send the same bodies and headers', async () => {
  const [node, worker] = [await appOf('Node'), await appOf('Worker')]
  for (const path of ['', name, 'sitemap.xml', 'built/with-origin.html'])
    for (const origin of [first!, second!, 'http://evil.example']) {
      const [one, other] = [await node(path, origin), await worker(path, origin)]
      expect(await one.text(), `${origin} ${path}`).toBe(await other.text())
      expect(Object.fromEntries(one.headers), `${origin} ${path}`).toEqual(Object.fromEntries(other.headers))
    }
})

test('the sitemap for a request that accepts br has addresses of the requested origin', async () => {
  const response = await (await appOf('Node'))('sitemap.xml', second, { headers: { 'accept-encoding': 'br' } })
  const body = Buffer.from(await response.arrayBuffer())
  const text = response.headers.has('content-encoding') ? brotliDecompressSync(body) : body
  expect(text.toString()).toBe(sitemapWithOrigin(second!))
})

describe('the Host header of a request', () => {
  let server: Server
  let port = 0

  beforeAll(async () => {
    const app = await createFakeApp({
      assets: await loadAssets(folder, settings),
      settings: {
        flags: { sp: true, dp: false, ss: true },
        timeZone: 'UTC',
        basePath: '/v3.8/',
        origins: settings.origins
      }
    })
    server = createHttpServer(app.fetch, { maxConnections: 100 }, shortTimeouts)
    port = await listen(server, '127.0.0.1', 0)
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  function send(text: string): Promise<string> {
    return new Promise(resolve => {
      let answer = ''
      const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(text))
      socket.setEncoding('utf8')
      socket.on('data', data => (answer += String(data)))
      socket.on('error', () => {})
      socket.on('close', () => resolve(answer))
    })
  }

  const hostile = [
    'Host: evil.example',
    'Host: evil.example:8443',
    'Host: evil.example\r\nX-Forwarded-Host: evil.example\r\nForwarded: host=evil.example',
    'Host: docs.example.com\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: evil.example',
    'Host: docs.example.com\r\nHost: evil.example',
    'Host: docs.example.com.evil.example',
    'Host: docs.example.com@evil.example',
    'Host: evil.example/docs.example.com',
    'Host: evil.example#docs.example.com',
    'Host: evil.example"><script>',
    "Host: evil.example'",
    'Host: <evil.example>',
    'Host: evil.example, docs.example.com',
    'Host: evil.example\t',
    'Host: EVIL.example',
    'Host:',
    'X: evil.example'
  ]

  test.each(hostile)('%j never appears in a response', async headers => {
    for (const target of [
      `/v3.8/${name}`,
      '/v3.8/sitemap.xml',
      '/robots.txt',
      '/v3.8/',
      '/',
      '/v3.8/gone',
      `http://evil.example/v3.8/${name}`
    ])
      for (const version of ['1.1', '1.0']) {
        const answer = await send(`GET ${target} HTTP/${version}\r\n${headers}\r\nConnection: close\r\n\r\n`)
        expect(answer, `${target} ${version}`).toMatch(/^HTTP\/1\.1 (200|302|400|404) /)
        expect(answer, `${target} ${version}`).not.toMatch(/evil/i)
        if (target.endsWith(name) && answer.startsWith('HTTP/1.1 200'))
          expect(answer).toContain(`<link rel="canonical" href="${first}/v3.8/${name}">`)
      }
  })

  test.each([
    ['docs.intra.example:8443', second],
    ['DOCS.INTRA.EXAMPLE:8443', second],
    ['docs.example.com:443', first],
    ['docs.example.com', first]
  ])('%s selects the matching configured origin', async (host, origin) => {
    const answer = await send(`GET /v3.8/${name} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(answer).toContain(`<link rel="canonical" href="${origin}/v3.8/${name}">`)
  })
})
