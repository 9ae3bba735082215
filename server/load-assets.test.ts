import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import type { Assets } from './assets.ts'
import { compressSmall, createBuild, createFolder, type SiteFiles } from './fake-builds.ts'
import { createMemoryLog } from './fakes.ts'
import { loadAssets } from './load-assets.ts'
import { bodiesFile, manifestFile } from '../shared/manifest.ts'

const settings = { basePath: '/v3.8/', serveApi: '', componentHost: '', origins: [] }
const page = '<meta name="vxe-docs:serve-api" content="">\n<meta name="vxe-docs:host" content="">' + ' '.repeat(200)
const text = 'the same words again and again, '.repeat(50)
const folders: string[] = []

async function folderWith(files: SiteFiles): Promise<string> {
  const folder = await createFolder(files)
  folders.push(folder)
  return folder
}

async function get(assets: Assets, path: string, encoding = '') {
  const response = await assets.respond(
    new Request(`http://localhost/v3.8/${path}`, { headers: { 'accept-encoding': encoding } }),
    path
  )
  return (
    response && { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
  )
}

afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true }))))

test('without a manifest, text files are compressed on request, images and tiny files are not', async () => {
  const assets = await loadAssets(
    await folderWith({ 'index.html': page, 'a/b.js': text, 'a/c.png': text, 'tiny.css': 'a{}' }),
    settings
  )
  expect(brotliDecompressSync((await get(assets, 'a/b.js', 'br'))!.body).toString()).toBe(text)
  expect(gunzipSync((await get(assets, 'a/b.js', 'gzip'))!.body).toString()).toBe(text)
  expect((await get(assets, 'a/c.png', 'br'))!.headers.has('content-encoding')).toBe(false)
  expect((await get(assets, 'tiny.css', 'br, gzip'))!.headers.has('content-encoding')).toBe(false)
})

const builtFolder = async (...parts: Parameters<typeof createBuild>) => folderWith(await createBuild(...parts))

test('compressed bodies of the build are served unchanged', async () => {
  const assets = await loadAssets(
    await builtFolder({ 'index.html': page, 'a.js': text, 'b/c.js': `${text}!` }),
    settings
  )
  expect((await get(assets, 'a.js', 'br'))!.body).toEqual(compressSmall(text))
  expect((await get(assets, 'b/c.js', 'br'))!.body).toEqual(compressSmall(`${text}!`))
  expect(gunzipSync((await get(assets, 'a.js', 'gzip'))!.body).toString()).toBe(text)
})

test('with a manifest, files added to the top folder are served, files added to subfolders are not', async () => {
  const site = await builtFolder({ 'index.html': page })
  await writeFile(join(site, 'robots.txt'), 'User-agent: *')
  await mkdir(join(site, 'deep'))
  await writeFile(join(site, 'deep/other.txt'), 'x')
  const assets = await loadAssets(site, settings)
  expect((await get(assets, 'robots.txt'))!.body.toString()).toBe('User-agent: *')
  expect(await get(assets, 'deep/other.txt')).toBeUndefined()
  expect(await get(assets, manifestFile)).toBeUndefined()
  expect(await get(assets, bodiesFile)).toBeUndefined()
})

test('a file changed after the build is 503 with a sentence, logged once, until it has its built content again', async () => {
  const site = await builtFolder({ 'index.html': page, 'a.js': text })
  await writeFile(join(site, 'a.js'), `${text} changed`)
  const log = createMemoryLog()
  const assets = await loadAssets(site, settings, { log })
  for (const encoding of ['', 'br', 'gzip']) {
    const { status, headers, body } = (await get(assets, 'a.js', encoding))!
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
    expect(body.toString()).toBe('The site is being updated. Try again in a few seconds.\n')
  }
  expect(log.errors).toEqual(['a.js is not the file that was built. It is not served until the new build is complete.'])
  await writeFile(join(site, 'a.js'), text)
  expect((await get(assets, 'a.js'))!.body.toString()).toBe(text)
})

test('damaged or missing compressed bodies are compressed again', async () => {
  const damaged = await builtFolder({ 'index.html': page, 'a.js': text })
  await writeFile(join(damaged, bodiesFile), 'nothing of the kind')
  const missing = await builtFolder({ 'index.html': page, 'a.js': text })
  await rm(join(missing, bodiesFile))
  const shifted = await builtFolder({ 'index.html': page, 'a.js': text }, ({ files }) => (files['a.js']!.br!.at = 3))
  for (const site of [damaged, missing, shifted]) {
    const assets = await loadAssets(site, settings)
    expect(brotliDecompressSync((await get(assets, 'a.js', 'br'))!.body).toString()).toBe(text)
  }
})

const etag = `"${'a'.repeat(22)}"`
const withEntry = (name: string, entry: unknown) =>
  JSON.stringify({ files: { 'index.html': { size: 1, etag }, [name]: entry } })

test.each([
  ['{}', 'it is not a list of files'],
  ['null', 'it is not a list of files'],
  ['[]', 'it is not a list of files'],
  ['{ half', 'it is not a list of files'],
  ['', 'it is not a list of files'],
  ['{"files":[]}', 'it is not a list of files'],
  [withEntry('../x', { size: 1, etag }), '"../x" is not a path below the folder'],
  [withEntry('a/../../x', { size: 1, etag }), '"a/../../x" is not a path below the folder'],
  [withEntry('/etc/passwd', { size: 1, etag }), '"/etc/passwd" is not a path below the folder'],
  [withEntry('.env', { size: 1, etag }), '".env" is not a path below the folder'],
  [withEntry('a\\b', { size: 1, etag }), '"a\\\\b" is not a path below the folder'],
  [withEntry('', { size: 1, etag }), '"" is not a path below the folder'],
  [withEntry('a', null), 'the entry of "a" has wrong values'],
  [withEntry('a', { size: -1, etag }), 'the entry of "a" has wrong values'],
  [withEntry('a', { size: 1e300, etag }), 'the entry of "a" has wrong values'],
  [withEntry('a', { size: 1.5, etag }), 'the entry of "a" has wrong values'],
  [withEntry('a', { size: 1, etag: 'x\r\nx: y' }), 'the entry of "a" has wrong values'],
  [withEntry('a', { size: 9, etag, br: { at: -1, size: 1, etag } }), 'the entry of "a" has wrong values'],
  [withEntry('a', { size: 9, etag, br: { at: 0, size: 1e9, etag } }), 'the entry of "a" has wrong values'],
  [withEntry('a', { size: 9, etag, gzip: [] }), 'the entry of "a" has wrong values']
])('the manifest %s ends the start with one sentence', async (manifest, reason) => {
  const site = await folderWith({ 'index.html': page, [manifestFile]: manifest })
  await expect(loadAssets(site, settings)).rejects.toThrow(
    `The list of the built files, ${join(site, manifestFile)}, is damaged: ${reason}. Build the site again or copy it whole.`
  )
})

test('a manifest of many gigabytes ends the start without being read', async () => {
  const site = await folderWith({ 'index.html': page, [manifestFile]: '{"files":{' })
  await truncate(join(site, manifestFile), 5e9)
  await expect(loadAssets(site, settings)).rejects.toThrow('is damaged: it is too large.')
})

test('a manifest with a name of the prototype lists that name as a file', async () => {
  const site = await builtFolder({ 'index.html': page, constructor: text })
  const assets = await loadAssets(site, settings)
  expect((await get(assets, 'constructor'))!.body.toString()).toBe(text)
  expect(await get(assets, 'toString')).toBeUndefined()
})

test('a start during a deployment, with another index.html than the built one, ends with a sentence', async () => {
  const site = await builtFolder({ 'index.html': page })
  await writeFile(join(site, 'index.html'), 'other')
  await expect(loadAssets(site, settings)).rejects.toThrow(
    'index.html is not the file that was built. Copy the build whole, or build the site again.'
  )
})

test('a file deleted after the start is 503, or unknown without a manifest, and is served once the file exists again', async () => {
  const files = { 'index.html': page, 'a.js': text }
  for (const [site, status] of [
    [await builtFolder(files), 503],
    [await folderWith(files), undefined]
  ] as const) {
    const assets = await loadAssets(site, settings)
    await rm(join(site, 'a.js'))
    expect((await get(assets, 'a.js'))?.status).toBe(status)
    await writeFile(join(site, 'a.js'), text)
    expect((await get(assets, 'a.js'))!.body.toString()).toBe(text)
  }
})

test('settings are written into index.html before the ETag, the policy and the compressed body are made', async () => {
  const site = await folderWith({ 'index.html': page })
  const plain = await get(await loadAssets(site, settings), 'index.html')
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

test('index.html has the meta element for reports only if a reports file is configured', async () => {
  const site = await folderWith({ 'index.html': page, 'proof.html': '<title>proof</title>' })
  const meta = '<meta name="vxe-docs:reports" content="on">'
  const pageWith = async (reports: string, path = 'index.html') =>
    (await get(await loadAssets(site, { ...settings, reports }), path))!.body.toString()
  expect(await pageWith('')).toBe(page)
  expect(await pageWith('/data/reports.sqlite')).toBe(meta + page)
  expect(await pageWith('/data/reports.sqlite', 'proof.html')).toBe('<title>proof</title>')
})

test('an index.html without the meta element of a setting is an error with a remedy', async () => {
  const site = await folderWith({ 'index.html': '<title>x</title>' })
  const loading = loadAssets(site, { ...settings, serveApi: 'https://x' })
  await expect(loading).rejects.toThrow('index.html has no <meta name="vxe-docs:serve-api"> to hold SERVE_API.')
})

test('an HTML file that an operator has added is served without the settings', async () => {
  const proof = new Uint8Array([...new TextEncoder().encode('<link rel="canonical" href="/v3.8/">'), 0xff])
  const site = await folderWith({ 'index.html': page, 'proof.html': proof })
  const assets = await loadAssets(site, { ...settings, serveApi: 'https://x', origins: ['https://docs.example.com'] })
  expect(new Uint8Array((await get(assets, 'proof.html'))!.body)).toEqual(proof)
})

test('dot files and symbolic links are not served', async () => {
  const site = await folderWith({ 'index.html': page, '.env': 'x', '.vite/manifest.json': '{}' })
  await symlink('/etc/hostname', join(site, 'link.txt'))
  const assets = await loadAssets(site, settings)
  for (const path of ['.env', '.vite/manifest.json', 'link.txt']) expect(await get(assets, path), path).toBeUndefined()
})

test('a site folder that does not exist is an error with a remedy', async () => {
  await expect(loadAssets('/nowhere', settings)).rejects.toThrow(
    'There is no built site in /nowhere. Run "npm run build" first, or set SITE_DIR.'
  )
})

test('a site folder that cannot be read is an error with a remedy', async () => {
  const name = `/${'x'.repeat(300)}`
  await expect(loadAssets(name, settings)).rejects.toThrow(
    `The built site in ${name} can't be read (ENAMETOOLONG). Check SITE_DIR.`
  )
})

test('a folder without index.html is not scanned', async () => {
  await expect(loadAssets('/', settings)).rejects.toThrow('There is no built site in /.')
})

test('the file cache evicts the least recently used file first', async () => {
  const folder = await folderWith({ 'index.html': page, 'a.js': text, 'b.js': text, 'c.js': text })
  const assets = await loadAssets(folder, settings, { maxCacheBytes: 2 * (text.length + 1200) })
  await get(assets, 'a.js')
  await get(assets, 'b.js')
  await get(assets, 'c.js')
  for (const name of ['a.js', 'c.js']) await writeFile(join(folder, name), 'changed')
  expect((await get(assets, 'c.js'))!.body.toString()).toBe(text)
  expect((await get(assets, 'a.js'))!.body.toString()).toBe('changed')
})
