import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import type { Assets } from './assets.ts'
import { loadAssets } from './load-assets.ts'

const own = { serveApi: '', componentHost: '' }
const page = '<meta name="vxe-docs:serve-api" content="">\n<meta name="vxe-docs:host" content="">' + ' '.repeat(200)
const text = 'the same words again and again, '.repeat(50)
const folders: string[] = []

async function folderWith(files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  folders.push(folder)
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}

async function get(assets: Assets, path: string, encoding = '') {
  const response = await assets.answer(new Request(`http://localhost/v3.8/${path}`, { headers: { 'accept-encoding': encoding } }), path)
  return response && { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true }))))

test('text is compressed on loading, and pictures are left alone', async () => {
  const assets = await loadAssets(await folderWith({ 'index.html': page, 'a/b.js': text, 'a/c.png': text, 'tiny.css': 'a{}' }), own)
  expect(brotliDecompressSync((await get(assets, 'a/b.js', 'br'))!.body).toString()).toBe(text)
  expect(gunzipSync((await get(assets, 'a/b.js', 'gzip'))!.body).toString()).toBe(text)
  expect((await get(assets, 'a/c.png', 'br'))!.headers.has('content-encoding')).toBe(false)
  expect((await get(assets, 'tiny.css', 'br, gzip'))!.headers.has('content-encoding')).toBe(false)
})

test("the build's compressed files are used when they hold the same content, and are no files of their own", async () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 10 }
  const small = (content: string) => brotliCompressSync(content, { params })
  const good = { 'a.js': text, 'a.js.br': small(text) }
  const outdated = { 'b.js': text, 'b.js.br': small('old'), 'b.js.gz': 'broken' }
  const site = await folderWith({ 'index.html': page, ...good, ...outdated, 'data.gz': 'x' })
  const assets = await loadAssets(site, own)
  expect((await get(assets, 'a.js', 'br'))!.body).toEqual(small(text))
  expect(brotliDecompressSync((await get(assets, 'b.js', 'br'))!.body).toString()).toBe(text)
  expect(gunzipSync((await get(assets, 'b.js', 'gzip'))!.body).toString()).toBe(text)
  expect(await get(assets, 'a.js.br')).toBeUndefined()
  expect(await get(assets, 'data.gz')).toBeDefined()
})

test('settings are written into the page before it is tagged and compressed', async () => {
  const site = await folderWith({ 'index.html': page, 'index.html.br': brotliCompressSync(page) })
  const plain = await get(await loadAssets(site, own), 'index.html')
  const assets = await loadAssets(site, { serveApi: 'https://api.example.com/a&b', componentHost: 'https://cdn.example.com' })
  const filled = await get(assets, 'index.html')
  expect(plain!.body.toString()).toBe(page)
  expect(filled!.body.toString()).toContain('<meta name="vxe-docs:serve-api" content="https://api.example.com/a&amp;b">')
  expect(filled!.body.toString()).toContain('<meta name="vxe-docs:host" content="https://cdn.example.com">')
  expect(filled!.headers.get('etag')).not.toBe(plain!.headers.get('etag'))
  expect(filled!.headers.get('content-security-policy')).toContain("connect-src 'self' https://api.example.com https://cdn.example.com;")
  expect(brotliDecompressSync((await get(assets, 'index.html', 'br'))!.body)).toEqual(filled!.body)
})

test('a page that cannot hold a setting is an error with a remedy', async () => {
  const site = await folderWith({ 'index.html': '<title>x</title>' })
  const loading = loadAssets(site, { serveApi: 'https://x', componentHost: '' })
  await expect(loading).rejects.toThrow('index.html has no <meta name="vxe-docs:serve-api"> to hold SERVE_API.')
})

test('dot files and links stay private', async () => {
  const site = await folderWith({ 'index.html': page, '.env': 'x', '.vite/manifest.json': '{}' })
  await symlink('/etc/hostname', join(site, 'link.txt'))
  const assets = await loadAssets(site, own)
  for (const path of ['.env', '.vite/manifest.json', 'link.txt']) expect(await get(assets, path), path).toBeUndefined()
})

test('a folder without a site is an error with a remedy', async () => {
  await expect(loadAssets('/nowhere', own)).rejects.toThrow('There is no built site in /nowhere. Run "npm run build" first, or set SITE_DIR.')
})
