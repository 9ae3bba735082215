import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import type { Assets } from './assets.ts'
import { etagOf } from './digest.ts'
import { loadAssets } from './load-assets.ts'
import { bodiesFile, manifestFile, type BuildManifest } from '../shared/manifest.ts'

const own = { basePath: '/v3.8/', serveApi: '', componentHost: '', origins: [] }
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
  const response = await assets.answer(
    new Request(`http://localhost/v3.8/${path}`, { headers: { 'accept-encoding': encoding } }),
    path
  )
  return response && { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true }))))

test('without a list text is compressed when it is asked for, and pictures are left alone', async () => {
  const assets = await loadAssets(
    await folderWith({ 'index.html': page, 'a/b.js': text, 'a/c.png': text, 'tiny.css': 'a{}' }),
    own
  )
  expect(brotliDecompressSync((await get(assets, 'a/b.js', 'br'))!.body).toString()).toBe(text)
  expect(gunzipSync((await get(assets, 'a/b.js', 'gzip'))!.body).toString()).toBe(text)
  expect((await get(assets, 'a/c.png', 'br'))!.headers.has('content-encoding')).toBe(false)
  expect((await get(assets, 'tiny.css', 'br, gzip'))!.headers.has('content-encoding')).toBe(false)
})

/** A folder as the build leaves it: a list, and the compressed forms in one file. */
async function builtFolder(files: Record<string, string>, change: (manifest: BuildManifest) => void = () => {}) {
  const manifest: BuildManifest = { files: {} }
  const bodies: Uint8Array[] = []
  let at = 0
  for (const [path, content] of Object.entries(files)) {
    const br = new Uint8Array(small(content))
    manifest.files[path] = {
      size: content.length,
      etag: await etagOf(new TextEncoder().encode(content)),
      br: { at, size: br.length, etag: await etagOf(br) }
    }
    bodies.push(br)
    at += br.length
  }
  change(manifest)
  return folderWith({ ...files, [manifestFile]: JSON.stringify(manifest), [bodiesFile]: Buffer.concat(bodies) })
}

/** Told apart from what the server would make itself. */
const small = (content: string) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 10 } })

test('the compressed forms that the build made are sent as they are', async () => {
  const assets = await loadAssets(await builtFolder({ 'index.html': page, 'a.js': text, 'b/c.js': `${text}!` }), own)
  expect((await get(assets, 'a.js', 'br'))!.body).toEqual(small(text))
  expect((await get(assets, 'b/c.js', 'br'))!.body).toEqual(small(`${text}!`))
  expect(gunzipSync((await get(assets, 'a.js', 'gzip'))!.body).toString()).toBe(text)
})

test('what the list names is there, what lies deeper without being named is not, what lies beside the pages is', async () => {
  const site = await builtFolder({ 'index.html': page })
  await writeFile(join(site, 'robots.txt'), 'User-agent: *')
  await mkdir(join(site, 'deep'))
  await writeFile(join(site, 'deep/other.txt'), 'x')
  const assets = await loadAssets(site, own)
  expect((await get(assets, 'robots.txt'))!.body.toString()).toBe('User-agent: *')
  expect(await get(assets, 'deep/other.txt')).toBeUndefined()
  expect(await get(assets, manifestFile)).toBeUndefined()
  expect(await get(assets, bodiesFile)).toBeUndefined()
})

test('a file that was changed after the build is served as it is, in every encoding', async () => {
  const site = await builtFolder({ 'index.html': page, 'a.js': text })
  await writeFile(join(site, 'a.js'), `${text} changed`)
  const assets = await loadAssets(site, own)
  expect((await get(assets, 'a.js'))!.body.toString()).toBe(`${text} changed`)
  expect(brotliDecompressSync((await get(assets, 'a.js', 'br'))!.body).toString()).toBe(`${text} changed`)
})

test('compressed forms that are damaged or gone are made anew', async () => {
  const damaged = await builtFolder({ 'index.html': page, 'a.js': text })
  await writeFile(join(damaged, bodiesFile), 'nothing of the kind')
  const gone = await builtFolder({ 'index.html': page, 'a.js': text })
  await rm(join(gone, bodiesFile))
  const shifted = await builtFolder({ 'index.html': page, 'a.js': text }, ({ files }) => (files['a.js']!.br!.at = 3))
  for (const site of [damaged, gone, shifted]) {
    const assets = await loadAssets(site, own)
    expect(brotliDecompressSync((await get(assets, 'a.js', 'br'))!.body).toString()).toBe(text)
  }
})

test('a list that can not be read is as if there were none', async () => {
  const site = await builtFolder({ 'index.html': page, 'a.js': text })
  await writeFile(join(site, manifestFile), '{ half')
  expect(brotliDecompressSync((await get(await loadAssets(site, own), 'a.js', 'br'))!.body).toString()).toBe(text)
})

test('a file that is gone is an error for its reader, and is found when it is back', async () => {
  const site = await builtFolder({ 'index.html': page, 'a.js': text })
  await rm(join(site, 'a.js'))
  const assets = await loadAssets(site, own)
  await expect(get(assets, 'a.js')).rejects.toThrow('ENOENT')
  await writeFile(join(site, 'a.js'), text)
  expect((await get(assets, 'a.js'))!.body.toString()).toBe(text)
})

test('settings are written into the page before it is tagged and compressed', async () => {
  const site = await folderWith({ 'index.html': page })
  const plain = await get(await loadAssets(site, own), 'index.html')
  const assets = await loadAssets(site, {
    basePath: '/v3.8/',
    serveApi: 'https://api.example.com/a&b',
    componentHost: 'https://cdn.example.com',
    origins: []
  })
  const filled = await get(assets, 'index.html')
  expect(plain!.body.toString()).toBe(page)
  expect(filled!.body.toString()).toContain(
    '<meta name="vxe-docs:serve-api" content="https://api.example.com/a&amp;b">'
  )
  expect(filled!.body.toString()).toContain('<meta name="vxe-docs:host" content="https://cdn.example.com">')
  expect(filled!.headers.get('etag')).not.toBe(plain!.headers.get('etag'))
  expect(filled!.headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://api.example.com https://cdn.example.com;"
  )
  expect(brotliDecompressSync((await get(assets, 'index.html', 'br'))!.body)).toEqual(filled!.body)
})

test('a page says that reports are taken, and nothing where they are not', async () => {
  const site = await folderWith({ 'index.html': page, 'proof.html': '<title>proof</title>' })
  const meta = '<meta name="vxe-docs:reports" content="on">'
  const pageWith = async (reportsFile: string, path = 'index.html') =>
    (await get(await loadAssets(site, { ...own, reportsFile }), path))!.body.toString()
  expect(await pageWith('')).toBe(page)
  expect(await pageWith('/data/reports.sqlite')).toBe(meta + page)
  expect(await pageWith('/data/reports.sqlite', 'proof.html')).toBe('<title>proof</title>')
})

test('a page that cannot hold a setting is an error with a remedy', async () => {
  const site = await folderWith({ 'index.html': '<title>x</title>' })
  const loading = loadAssets(site, { ...own, serveApi: 'https://x' })
  await expect(loading).rejects.toThrow('index.html has no <meta name="vxe-docs:serve-api"> to hold SERVE_API.')
})

test('a document that an operator has put beside the pages needs no place for a setting', async () => {
  const proof = new Uint8Array([...new TextEncoder().encode('<link rel="canonical" href="/v3.8/">'), 0xff])
  const site = await folderWith({ 'index.html': page, 'proof.html': proof })
  const assets = await loadAssets(site, { ...own, serveApi: 'https://x', origins: ['https://docs.example.com'] })
  expect(new Uint8Array((await get(assets, 'proof.html'))!.body)).toEqual(proof)
})

test('dot files and links stay private', async () => {
  const site = await folderWith({ 'index.html': page, '.env': 'x', '.vite/manifest.json': '{}' })
  await symlink('/etc/hostname', join(site, 'link.txt'))
  const assets = await loadAssets(site, own)
  for (const path of ['.env', '.vite/manifest.json', 'link.txt']) expect(await get(assets, path), path).toBeUndefined()
})

test('a folder without a site is an error with a remedy', async () => {
  await expect(loadAssets('/nowhere', own)).rejects.toThrow(
    'There is no built site in /nowhere. Run "npm run build" first, or set SITE_DIR.'
  )
})

test('what has not been asked for lately is read again, and what has stays as it was', async () => {
  const folder = await folderWith({ 'index.html': page, 'a.js': text, 'b.js': text, 'c.js': text })
  const assets = await loadAssets(folder, own, 2 * (text.length + 200))
  await get(assets, 'a.js')
  await get(assets, 'b.js')
  await get(assets, 'c.js')
  for (const name of ['a.js', 'c.js']) await writeFile(join(folder, name), 'changed')
  expect((await get(assets, 'c.js'))!.body.toString()).toBe(text)
  expect((await get(assets, 'a.js'))!.body.toString()).toBe('changed')
})
