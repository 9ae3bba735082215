import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { etagOf as etagOfServer } from '../../server/digest.ts'
import type { BuildManifest } from '../../shared/manifest.ts'
import { bodiesFile, manifestFile } from '../../shared/manifest.ts'
import { writeAtomically } from '../graph/disk.ts'
import { listFiles } from './app-files.ts'
import { createCompressor } from './compressed-bodies.ts'
import { etagOf, writeSite } from './write-site.ts'

let folder = ''
const inFolder = (name: string) => path.join(folder, name)
const text = 'the same words again and again, '.repeat(50)
const write = (files: Record<string, string>, siblings = false) =>
  writeSite(
    inFolder('site'),
    Object.entries(files).map(([name, body]) => ({ path: name, body })),
    createCompressor(inFolder('compressed')),
    { siblings }
  )
const manifest = () => JSON.parse(readFileSync(inFolder(`site/${manifestFile}`), 'utf8')) as BuildManifest

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'site-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('the manifest has the positions of the compressed bodies of text files', async () => {
  await write({ 'index.html': text, 'a/b.js': `${text}!`, 'c.png': text })
  const bodies = readFileSync(inFolder(`site/${bodiesFile}`))
  const { br, gzip, size } = manifest().files['a/b.js']!
  expect(size).toBe(text.length + 1)
  expect(brotliDecompressSync(bodies.subarray(br!.at, br!.at + br!.size)).toString()).toBe(`${text}!`)
  expect(gunzipSync(bodies.subarray(gzip!.at, gzip!.at + gzip!.size)).toString()).toBe(`${text}!`)
  expect(manifest().files['c.png']).not.toHaveProperty('br')
})

test('writing the site skips unchanged files and removes old files with their empty folders', async () => {
  await write({ 'index.html': text, 'a/b/c.js': 'one', 'kept.js': 'kept' })
  const oldDate = new Date(2001, 1, 1)
  for (const name of ['index.html', 'kept.js']) utimesSync(inFolder(`site/${name}`), oldDate, oldDate)
  await write({ 'index.html': `${text}.`, 'kept.js': 'kept' })
  expect(statSync(inFolder('site/kept.js')).mtime).toEqual(oldDate)
  expect(statSync(inFolder('site/index.html')).mtime).not.toEqual(oldDate)
  expect(existsSync(inFolder('site/a'))).toBe(false)
})

test('writing the site restores a truncated or removed file', async () => {
  await write({ 'a.js': text, 'b.js': text })
  writeFileSync(inFolder('site/a.js'), 'cut')
  rmSync(inFolder('site/b.js'))
  await write({ 'a.js': text, 'b.js': text })
  expect(readFileSync(inFolder('site/a.js'), 'utf8')).toBe(text)
  expect(readFileSync(inFolder('site/b.js'), 'utf8')).toBe(text)
})

test('.br and .gz files are written on request and removed by a build without the request', async () => {
  await write({ 'a.js': text }, true)
  expect(brotliDecompressSync(readFileSync(inFolder('site/a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(inFolder('site/a.js.gz'))).toString()).toBe(text)
  await write({ 'a.js': text })
  expect(listFiles(inFolder('site'))).toEqual(['.assetsignore', bodiesFile, manifestFile, 'a.js'].sort())
})

test.each(['b.js', 'a.js.br'])('if %s cannot be written, the manifest stays that of the last build', async name => {
  await write({ 'a.js': text, 'b.js': text }, true)
  const before = manifest()
  rmSync(inFolder(`site/${name}`))
  mkdirSync(inFolder(`site/${name}`))
  await expect(write({ 'a.js': `${text}.`, 'b.js': `${text}!` }, true)).rejects.toThrow()
  expect(manifest()).toEqual(before)
})

test('an etag in the manifest equals the etag of the server for the same bytes', async () => {
  const bytes = new TextEncoder().encode(text)
  expect(etagOf(bytes)).toBe(await etagOfServer(bytes))
})

test('writing a file to a full disk fails with one sentence', () => {
  symlinkSync('/dev/full', inFolder(`a.json.${process.pid}.new`))
  expect(() => writeAtomically(inFolder('a.json'), text)).toThrow(
    /^The disk is full: .*a\.json could not be written\. Free some space/
  )
})

test('concurrent processes that write the site to the same folder do not fail', async () => {
  const program = inFolder('write.mts')
  const here = (name: string) => JSON.stringify(path.join(import.meta.dirname, name))
  writeFileSync(
    program,
    `import { createCompressor } from ${here('compressed-bodies.ts')}
import { writeSite } from ${here('write-site.ts')}
for (let round = 0; round < 60; round++)
  await writeSite(
    ${JSON.stringify(inFolder('site'))},
    Array.from({ length: 20 }, (_, index) => ({ path: \`\${(index + round) % 7}/\${index}.js\`, body: \`\${round}\` })),
    createCompressor(${JSON.stringify(inFolder('compressed'))}),
    { effort: () => 1 }
  )
`
  )
  const run = promisify(execFile)
  const runs = Array.from({ length: 3 }, () => run(process.execPath, ['--import', 'tsx', program]))
  expect((await Promise.all(runs)).map(({ stderr }) => stderr)).toEqual(['', '', ''])
})
