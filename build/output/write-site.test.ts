import { execFile } from 'node:child_process'
import {
  existsSync,
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
import { writeWhole } from '../graph/disk.ts'
import { filesBelow } from './app-files.ts'
import { compressor } from './compressed-bodies.ts'
import { etagOf, writeSite } from './write-site.ts'

let folder = ''
const place = (name: string) => path.join(folder, name)
const text = 'the same words again and again, '.repeat(50)
const write = (files: Record<string, string>, siblings = false) =>
  writeSite(
    place('site'),
    Object.entries(files).map(([name, body]) => ({ path: name, body })),
    compressor(place('compressed')),
    { siblings }
  )
const manifest = () => JSON.parse(readFileSync(place(`site/${manifestFile}`), 'utf8')) as BuildManifest

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'site-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('the list says where the compressed forms of each file are', async () => {
  await write({ 'index.html': text, 'a/b.js': `${text}!`, 'c.png': text })
  const bodies = readFileSync(place(`site/${bodiesFile}`))
  const { br, gzip, size } = manifest().files['a/b.js']!
  expect(size).toBe(text.length + 1)
  expect(brotliDecompressSync(bodies.subarray(br!.at, br!.at + br!.size)).toString()).toBe(`${text}!`)
  expect(gunzipSync(bodies.subarray(gzip!.at, gzip!.at + gzip!.size)).toString()).toBe(`${text}!`)
  expect(manifest().files['c.png']).not.toHaveProperty('br')
})

test('what is there already is not written again, what is no longer made is removed with its empty folders', async () => {
  await write({ 'index.html': text, 'a/b/c.js': 'one', 'kept.js': 'kept' })
  const long = new Date(2001, 1, 1)
  for (const name of ['index.html', 'kept.js']) utimesSync(place(`site/${name}`), long, long)
  await write({ 'index.html': `${text}.`, 'kept.js': 'kept' })
  expect(statSync(place('site/kept.js')).mtime).toEqual(long)
  expect(statSync(place('site/index.html')).mtime).not.toEqual(long)
  expect(existsSync(place('site/a'))).toBe(false)
})

test('a file that somebody has cut or removed is written again', async () => {
  await write({ 'a.js': text, 'b.js': text })
  writeFileSync(place('site/a.js'), 'cut')
  rmSync(place('site/b.js'))
  await write({ 'a.js': text, 'b.js': text })
  expect(readFileSync(place('site/a.js'), 'utf8')).toBe(text)
  expect(readFileSync(place('site/b.js'), 'utf8')).toBe(text)
})

test('siblings are written when they are asked for, and go when they are not', async () => {
  await write({ 'a.js': text }, true)
  expect(brotliDecompressSync(readFileSync(place('site/a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(place('site/a.js.gz'))).toString()).toBe(text)
  await write({ 'a.js': text })
  expect(filesBelow(place('site'))).toEqual(['.assetsignore', bodiesFile, manifestFile, 'a.js'].sort())
})

test('the tags are those of the server', async () => {
  const bytes = new TextEncoder().encode(text)
  expect(etagOf(bytes)).toBe(await etagOfServer(bytes))
})

test('a full disk is one sentence', () => {
  symlinkSync('/dev/full', place(`a.json.${process.pid}.new`))
  expect(() => writeWhole(place('a.json'), text)).toThrow(
    /^The disk is full: .*a\.json could not be written\. Free some space/
  )
})

test('programs that write the same folder at once do not fail', async () => {
  const program = place('write.mts')
  const here = (name: string) => JSON.stringify(path.join(import.meta.dirname, name))
  writeFileSync(
    program,
    `import { compressor } from ${here('compressed-bodies.ts')}
import { writeSite } from ${here('write-site.ts')}
for (let round = 0; round < 60; round++)
  await writeSite(
    ${JSON.stringify(place('site'))},
    Array.from({ length: 20 }, (_, index) => ({ path: \`\${(index + round) % 7}/\${index}.js\`, body: \`\${round}\` })),
    compressor(${JSON.stringify(place('compressed'))}),
    { effort: () => 1 }
  )
`
  )
  const run = promisify(execFile)
  const ends = Array.from({ length: 3 }, () => run(process.execPath, ['--import', 'tsx', program]))
  expect((await Promise.all(ends)).map(({ stderr }) => stderr)).toEqual(['', '', ''])
})
