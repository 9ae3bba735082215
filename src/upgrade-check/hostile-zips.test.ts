import { deflateRawSync } from 'node:zlib'
import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { describeProblem } from '../../upgrade/problem.ts'
import { maxEntries, maxFileBytes } from './checkable-files.ts'
import { createFileCollector, readLimits } from './file-collector.ts'
import { unpackZip } from './unpack-zip.ts'
import { readZipEntries } from './zip-entries.ts'
import type { BuiltEntry } from '../../shared/zip-builder.ts'
import { buildZip, extra64 } from '../../shared/zip-builder.ts'

const code = new TextEncoder().encode('<template />')
const stored = (name: BuiltEntry['name'], more: Partial<BuiltEntry> = {}): BuiltEntry => ({ name, body: code, ...more })
const deflated = (name: string, content: Uint8Array, more: Partial<BuiltEntry> = {}): BuiltEntry => ({
  name,
  body: deflateRawSync(content),
  method: 8,
  size: content.length,
  ...more
})

async function unpack(archive: Uint8Array<ArrayBuffer>, limits = readLimits()) {
  const collector = createFileCollector(limits)
  await unpackZip('app.zip', archive, collector)
  const { files, problems } = collector.finish()
  return {
    names: files.map(({ name }) => name),
    texts: files.map(({ text }) => text),
    problems: problems.map(({ file, reason }) => `${file} ${reason?.id}`),
    sentences: problems.flatMap(problem => [describeProblem(problem, 'zh'), describeProblem(problem, 'en')]),
    limits
  }
}

test.each<[name: string, archive: Uint8Array<ArrayBuffer>, problems: string[]]>([
  [
    'entries that share their bytes',
    buildZip([stored('a.vue'), stored('b.vue', { headerOffset: 0 })]),
    ['app.zip zipOverlap']
  ],
  [
    'thousands of entries with the same million bytes',
    buildZip([
      deflated('a.js', new Uint8Array(1_000_000)),
      ...Array.from({ length: 3000 }, (_, index) => ({
        ...deflated(`${index}.js`, new Uint8Array(1_000_000)),
        headerOffset: 0
      }))
    ]),
    ['app.zip zipOverlap']
  ],
  [
    'an entry within another one',
    buildZip([stored('a.js', { body: buildZip([stored('b.js')]) }), stored('b.js', { headerOffset: 34 })]),
    ['app.zip zipOverlap']
  ],
  ['an entry that overlaps the list', buildZip([stored('a.js', { packedSize: 50 })]), ['app.zip notZip']],
  ['an entry behind the end', buildZip([stored('a.js', { headerOffset: 1e9 })]), ['app.zip notZip']],
  ['more entries than the list has', buildZip([stored('a.js')], { count: 2 }), ['app.zip notZip']],
  ['fewer entries than the list has', buildZip([stored('a.js'), stored('b.js')], { count: 1 }), ['app.zip notZip']],
  ['a list in another position', buildZip([stored('a.js')], { directoryOffset: 0 }), ['app.zip notZip']],
  ['bytes before the entries', buildZip([stored('a.js')], { before: code, directoryOffset: 20 }), ['app.zip notZip']],
  [
    'a number of entries of 64 bits',
    buildZip([stored('a.js')], { zip64: true, count: 2 ** 52 }),
    ['app.zip tooManyEntries']
  ],
  [
    'a number of entries above 2 ** 53',
    buildZip([stored('a.js')], { zip64: true, count: 2 ** 60 }),
    ['app.zip notZip']
  ],
  [
    'a list behind the end in 64 bits',
    buildZip([stored('a.js')], { zip64: true, directoryOffset: 2 ** 40 }),
    ['app.zip notZip']
  ],
  ['a size of 64 bits that is missing', buildZip([stored('a.js', { size: 0xffffffff })]), ['app.zip notZip']],
  ['a size of 64 bits', buildZip([stored('a.js', { size: 0xffffffff, extra: extra64(2 ** 40) })]), ['a.js tooLarge']],
  [
    'a field of 64 bits with a wrong length',
    buildZip([stored('a.js', { size: 0xffffffff, extra: Uint8Array.of(1, 0, 255, 255) })]),
    ['app.zip notZip']
  ],
  ['no bytes', new Uint8Array(), ['app.zip notZip']],
  ['a cut end', buildZip([stored('a.js')]).slice(0, -1), ['app.zip notZip']],
  ['only signatures', new Uint8Array(70_000).fill(0x50), ['app.zip notZip']],
  ['a wrong local header', buildZip([stored('a.js', { headerOffset: 1 })]), ['app.zip notZip']],
  ['an encrypted entry', buildZip([stored('a.js', { flags: 1 })]), ['a.js zipEncrypted']],
  ['an unknown compression', buildZip([stored('a.js', { method: 12 })]), ['a.js zipMethod']],
  ['a stored entry that is longer than declared', buildZip([stored('a.js', { size: 3 })]), ['a.js zipLonger']],
  ['an entry that unpacks to more than declared', buildZip([deflated('a.js', code, { size: 3 })]), ['a.js zipLonger']],
  [
    'an entry that unpacks to 500 MB and declares nothing',
    buildZip([{ ...deflated('a.js', new Uint8Array(500_000_000)), size: 0 }]),
    ['a.js zipLonger']
  ],
  [
    'an entry that unpacks to less than declared',
    buildZip([deflated('a.js', code, { size: 30 })]),
    ['a.js zipDamaged']
  ],
  ['a damaged entry', buildZip([deflated('a.js', code, { body: code })]), ['a.js zipDamaged']],
  ['an entry above the limit', buildZip([deflated('a.js', new Uint8Array(maxFileBytes + 1))]), ['a.js tooLarge']],
  ['bytes that are no UTF-8', buildZip([stored('a.js', { body: Uint8Array.of(0xff, 0xfe) })]), ['a.js notText']],
  ['an absolute name', buildZip([stored('/etc/a.js')]), ['/etc/a.js unsafeName']],
  ['a name with a drive', buildZip([stored('C:/a.js')]), ['C:/a.js unsafeName']],
  ['a name with a drive and backslashes', buildZip([stored('C:\\a.js')]), ['C:\\a.js unsafeName']],
  ['a name relative to a drive', buildZip([stored('C:a.js')]), ['C:a.js unsafeName']],
  ['a name on another computer', buildZip([stored('\\\\host\\a.js')]), ['\\\\host\\a.js unsafeName']],
  ['a name that leads out of the folder', buildZip([stored('a/../../b.js')]), ['a/../../b.js unsafeName']],
  ['such a name with backslashes', buildZip([stored('a\\..\\..\\b.js')]), ['a\\..\\..\\b.js unsafeName']],
  ['NUL in a name', buildZip([stored('a\0.js')]), ['a\0.js unsafeName']],
  ['an escape sequence in a name', buildZip([stored('\u001B[2J.js')]), ['\u001B[2J.js unsafeName']],
  ['a bidirectional override in a name', buildZip([stored('\u202Evne.js')]), ['\u202Evne.js unsafeName']],
  ['a line end in a name', buildZip([stored('a\nb.js')]), ['a\nb.js unsafeName']],
  ['two entries with the same name', buildZip([stored('a.js'), stored('a.js')]), ['a.js duplicateName']],
  ['two names that become the same', buildZip([stored('b/a.js'), stored('b\\a.js')]), ['b/a.js duplicateName']]
])('a zip with %s is refused with a sentence', async (_, archive, expected) => {
  const { problems, sentences, texts } = await unpack(archive)
  expect(problems).toEqual(expected)
  expect(new Set(sentences).size).toBe(2)
  expect(texts.join('').length).toBeLessThan(100)
})

test('the entries of a zip are read up to the limits of files and bytes, and only those that are read count', async () => {
  const archive = buildZip([
    deflated('large.js', new Uint8Array(maxFileBytes + 1)),
    stored('photo.png', { body: new Uint8Array(5000) }),
    stored('a.js'),
    stored('b.js', { body: new Uint8Array(2000).fill(32) }),
    stored('c.js'),
    stored('d.js')
  ])
  const { names, problems, limits } = await unpack(archive, { files: 2, bytes: 1000 })
  expect(names).toEqual(['a.js', 'c.js'])
  expect(problems).toEqual(['large.js tooLarge', 'd.js tooManyFiles', 'b.js tooManyBytes'])
  expect(limits).toEqual({ files: 0, bytes: 1000 - 2 * code.length })
})

test('the list of a zip above the limit of entries is not read', () => {
  const archive = buildZip([stored('a.js')], { zip64: true, count: maxEntries + 1 })
  expect(() => readZipEntries(archive)).toThrow('tooManyEntries')
})

test('an inflated entry is read up to its declared size, and no further', async () => {
  const packed = deflateRawSync(new Uint8Array(300_000_000))
  const before = process.memoryUsage().arrayBuffers
  const { problems } = await unpack(buildZip([{ name: 'a.js', body: packed, method: 8, size: 10 }]))
  expect(problems).toEqual(['a.js zipLonger'])
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000)
})

test('usual archives are read: with folders, a comment, backslashes, zip64 and other encodings', async () => {
  expect((await unpack(new Uint8Array(zipSync({ 'app/a.js': code, 'app/b.js': [code, { level: 0 }] })))).names).toEqual(
    ['app/a.js', 'app/b.js']
  )
  const entries = [
    stored('app/', { body: new Uint8Array() }),
    stored('app\\a.js'),
    stored('app/表格.js'),
    stored(Uint8Array.of(0xb1, 0xed, 0x2e, 0x6a, 0x73), { flags: 0 }),
    stored('app/c.js', { size: 0xffffffff, packedSize: 0xffffffff, extra: extra64(code.length, code.length) })
  ]
  for (const archive of [{}, { comment: new TextEncoder().encode('PK\u0005\u0006 comment') }, { zip64: true }]) {
    const { names, problems } = await unpack(buildZip(entries, archive))
    expect(problems).toEqual([])
    expect(names).toEqual(['app/a.js', 'app/表格.js', '±í.js', 'app/c.js'])
  }
})

test('an archive with entries that share bytes is not unpacked', async () => {
  const large = deflated('0.js', new Uint8Array(1_000_000))
  const archive = buildZip([
    large,
    ...Array.from({ length: 30 }, (_, index) => ({ ...large, name: `${index + 1}.js`, headerOffset: 0 }))
  ])
  expect(archive.length).toBeLessThan(4000)
  // Control: without the check of the ranges the bytes are unpacked for each entry.
  const unpacked = Object.values(unzipSync(archive))
  expect(unpacked.reduce((sum, { length }) => sum + length, 0)).toBe(31_000_000)
  expect(await unpack(archive)).toMatchObject({ texts: [], limits: readLimits() })
})
