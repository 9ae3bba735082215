import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentAt, fakeApp, hasty, page, sitemapAt } from './fakes.ts'
import { createHttpServer } from './http-server.ts'
import { listen } from './listen.ts'
import { loadAssets } from './load-assets.ts'
import { withPolicy } from './page-policy.ts'
import type { FileSettings } from './page-settings.ts'
import { workerAssets } from './worker-assets.ts'

/** Files that differ from deployment to deployment, as both servers send them. */
const [first, second] = ['https://docs.example.com', 'https://docs.intra.example:8443']
const settings: FileSettings = {
  basePath: '/v3.8/',
  serveApi: 'https://api.example.com/x',
  componentHost: '',
  origins: [first!, second!]
}
const relative: FileSettings = { basePath: '/v3.8/', serveApi: '', componentHost: '', origins: [] }
const name = 'table/base/sort.html'
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  const files = {
    'index.html': page.replace('<title>', '<meta name="vxe-docs:serve-api" content=""><title>'),
    [name]: await withPolicy(documentAt(''), name),
    'built/with-origin.html': documentAt('https://built.example'),
    'sitemap.xml': sitemapAt('')
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
    workerAssets(
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
  const app = await fakeApp({ assets })
  return (path: string, origin = first!, init: RequestInit = {}) =>
    app.fetch(new Request(`${origin}/v3.8/${path}`, init))
}

describe.each(['Node', 'Worker'] as const)('%s', kind => {
  test('each origin of the list gets its own addresses, all others get those of the first', async () => {
    const get = await appOf(kind)
    const filled = async (origin: string) => (await get(name, origin)).text()
    const expected = async (origin: string) =>
      (await withPolicy(documentAt(origin), name))
        .replace('serve-api" content=""', 'serve-api" content="https://api.example.com/x"')
        .replace("connect-src 'self'", "connect-src 'self' https://api.example.com")
    expect(await filled(second!)).toBe(await expected(second!))
    expect(await filled(first!)).toBe(await expected(first!))
    expect(await filled('http://docs.intra.example:8443')).toBe(await expected(second!))
    expect(await filled('http://evil.example')).toBe(await expected(first!))
    expect(await filled(second!)).toBe(await expected(second!))
  })

  test('without a list they are sent as they were built', async () => {
    const get = await appOf(kind, relative)
    expect(await (await get(name, 'http://evil.example')).text()).toBe(await withPolicy(documentAt(''), name))
    expect(await (await get('sitemap.xml', 'http://evil.example')).text()).toBe(sitemapAt(''))
  })

  test('a document that was built with an origin keeps it', async () => {
    const text = await (await (await appOf(kind, { ...relative, origins: [first!] }))('built/with-origin.html')).text()
    expect(text).toBe(documentAt('https://built.example'))
  })

  test('the sitemap is one of the origin that was asked', async () => {
    const get = await appOf(kind)
    const response = await get('sitemap.xml', second)
    expect(await response.text()).toBe(sitemapAt(second!))
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await (await get('sitemap.xml')).text()).toBe(sitemapAt(first!))
  })

  test('the policy, in the header as in the page, allows the script and not the data', async () => {
    const response = await (await appOf(kind))(name)
    const hash = createHash('sha256').update('start("/v3.8/")').digest('base64')
    const header = response.headers.get('content-security-policy')!
    const [, meta = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(await response.text()) ?? []
    for (const policy of [header, meta]) {
      expect(policy.split('; ')).toContain(`script-src 'self' 'sha256-${hash}'`)
      expect(policy.split('; ')).toContain("connect-src 'self' https://api.example.com")
    }
  })

  test('tags, conditions, ranges and HEAD are those of the body that an origin gets', async () => {
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

test('both servers send the same', async () => {
  const [node, worker] = [await appOf('Node'), await appOf('Worker')]
  for (const path of ['', name, 'sitemap.xml', 'built/with-origin.html'])
    for (const origin of [first!, second!, 'http://evil.example']) {
      const [one, other] = [await node(path, origin), await worker(path, origin)]
      expect(await one.text(), `${origin} ${path}`).toBe(await other.text())
      expect(Object.fromEntries(one.headers), `${origin} ${path}`).toEqual(Object.fromEntries(other.headers))
    }
})

test('the compressed body holds the addresses too', async () => {
  const response = await (await appOf('Node'))('sitemap.xml', second, { headers: { 'accept-encoding': 'br' } })
  const body = Buffer.from(await response.arrayBuffer())
  const text = response.headers.has('content-encoding') ? brotliDecompressSync(body) : body
  expect(text.toString()).toBe(sitemapAt(second!))
})

describe('what a request calls its host', () => {
  let server: Server
  let port = 0

  beforeAll(async () => {
    const app = await fakeApp({
      assets: await loadAssets(folder, settings),
      settings: {
        flags: { sp: true, dp: false, ss: true },
        timeZone: 'UTC',
        basePath: '/v3.8/',
        origins: settings.origins
      }
    })
    server = createHttpServer(app.fetch, { maxConnections: 100 }, hasty)
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

  test.each(hostile)('%j is never repeated', async headers => {
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
  ])('%s is compared with the list', async (host, origin) => {
    const answer = await send(`GET /v3.8/${name} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(answer).toContain(`<link rel="canonical" href="${origin}/v3.8/${name}">`)
  })
})
