import { expect, test } from 'vitest'
import type { Project } from './project.ts'
import type { ProjectProblem } from './project-code.ts'
import { seeded } from './seeded.ts'
import { decodeProject, encodeProject, limits, ProjectCodeError, readProject, tooLong } from './project-code.ts'

const project = (...files: Project['files']): Project => ({
  entry: files[0]!.name,
  files,
  kind: 'ts',
  library: '3.8.6'
})
const small = project({ name: 'App.vue', text: '<template>\n  <p>表格 🧮</p>\n</template>\n' })

const alphabet = [
  'a',
  'Z',
  '0',
  ' ',
  '\n',
  '\r\n',
  '\t',
  '"',
  '\\',
  '`',
  '${',
  '</script>',
  '表',
  '格',
  '🧮',
  '👩‍💻',
  'é',
  '\u2028',
  '\u2029',
  '\u0000',
  '\ufeff',
  '\ud800',
  '<!--'
]
const randomText = (pick: (below: number) => number, length: number) =>
  Array.from({ length }, () => alphabet[pick(alphabet.length)]).join('')

/** What a stranger could have written instead of the site. */
async function packed(value: unknown): Promise<string> {
  const text = typeof value === 'string' || value instanceof Uint8Array ? (value as BlobPart) : JSON.stringify(value)
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

async function problem(code: string): Promise<ProjectProblem> {
  const error: unknown = await decodeProject(code).then(
    () => undefined,
    (reason: unknown) => reason
  )
  if (!(error instanceof ProjectCodeError)) throw new Error(`Expected a ProjectCodeError, got ${String(error)}.`)
  return error.problem
}

test('random projects are the same after a round trip', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const pick = seeded(seed)
    const files = Array.from({ length: 1 + pick(limits.files) }, (_, index) => ({
      name: `${'a/'.repeat(pick(3))}f-${index}.${['vue', 'ts', 'js', 'css', 'json'][pick(5)]}`,
      text: randomText(pick, pick(800))
    }))
    const made: Project = {
      entry: files[pick(files.length)]!.name,
      files,
      kind: pick(2) ? 'ts' : 'js',
      library: '3.8.6'
    }
    const code = await encodeProject(made)
    expect(code).toMatch(/^[\w-]+$/)
    expect(await decodeProject(code)).toEqual(made)
  }
})

test('100 KB in 30 files with every kind of character come back', async () => {
  const pick = seeded(7)
  const files = Array.from({ length: 30 }, (_, index) => ({
    name: `_shared/f${index}.ts`,
    text: randomText(pick, 1800)
  }))
  const made = project(...files)
  expect(new TextEncoder().encode(files.map(file => file.text).join('')).length).toBeGreaterThan(100_000)
  expect(await decodeProject(await encodeProject(made))).toEqual(made)
})

test('links of the first version stay readable', async () => {
  expect(
    await decodeProject(
      'izbUUTLWs9AzU9JRKilW0lFyLCjQKytNVdKJRjCVbEpScwtyEktS7WLyFBRsCuxeLFzxbMEehQ_zl6-z0S-wi8mz0UdSohQbCwA'
    )
  ).toEqual(small)
})

test.each<[string, ProjectProblem, () => string | Promise<string>]>([
  ['nothing', 'damaged', () => ''],
  ['letters of no code', 'damaged', () => '%%%'],
  ['ordinary words', 'damaged', () => 'hello-world'],
  ['one letter too few for base64', 'damaged', () => 'abcde'],
  ['a code without its end', 'damaged', async () => (await encodeProject(small)).slice(0, -12)],
  ['a code without its beginning', 'damaged', async () => (await encodeProject(small)).slice(4)],
  ['bytes that are no text', 'damaged', () => packed(new Uint8Array([255, 254, 91]))],
  ['text that is no JSON', 'damaged', () => packed('[1,')],
  ['JSON nested too deep to read', 'shape', () => packed('['.repeat(50_000) + ']'.repeat(50_000))],
  ['another shape', 'shape', () => packed({ files: [] })],
  ['null', 'shape', () => packed(null)],
  ['no files', 'entry', () => packed([1, '3.8.6', 'ts', 'App.vue', []])],
  ['a name without text', 'shape', () => packed([1, '3.8.6', 'ts', 'App.vue', ['App.vue']])],
  ['numbers for texts', 'shape', () => packed([1, '3.8.6', 'ts', 'App.vue', ['App.vue', 3]])],
  ['an unknown language', 'shape', () => packed([1, '3.8.6', 'tsx', 'App.vue', ['App.vue', '']])],
  ['a version with a path in it', 'shape', () => packed([1, '../3.8.6', 'ts', 'App.vue', ['App.vue', '']])],
  ['a later form', 'newer', () => packed([2, { anything: true }])],
  [
    'a path that leaves the folder',
    'name',
    () => packed([1, '3.8.6', 'ts', 'App.vue', ['App.vue', '', '../App.vue', '']])
  ],
  ['a stem of dots', 'name', () => packed([1, '3.8.6', 'ts', 'a/...vue', ['a/...vue', '']])],
  ['a device of Windows', 'name', () => packed([1, '3.8.6', 'ts', 'Con.vue', ['Con.vue', '']])],
  ['a folder that is a device', 'name', () => packed([1, '3.8.6', 'ts', 'aux/a.ts', ['aux/a.ts', '']])],
  ['a hidden file', 'name', () => packed([1, '3.8.6', 'ts', '.npmrc', ['.npmrc', '']])],
  ['a page', 'name', () => packed([1, '3.8.6', 'ts', 'index.html', ['index.html', '']])],
  ['an endless name', 'name', () => packed([1, '3.8.6', 'ts', 'a.ts', [`${'a'.repeat(200)}.ts`, '']])],
  ['one name twice', 'duplicate', () => packed([1, '3.8.6', 'ts', 'a.ts', ['a.ts', '', 'a.ts', '']])],
  ['names that differ in case only', 'duplicate', () => packed([1, '3.8.6', 'ts', 'a.ts', ['a.ts', '', 'A.ts', '']])],
  ['an entry that is no file', 'entry', () => packed([1, '3.8.6', 'ts', 'b.ts', ['a.ts', '']])],
  [
    '31 files',
    'files',
    () => packed([1, '3.8.6', 'ts', 'f0.ts', Array.from({ length: 31 }, (_, index) => [`f${index}.ts`, '']).flat()])
  ],
  ['40 MB in a small code', 'size', () => packed(`[${' '.repeat(40_000_000)}]`)],
  ['a code of a megabyte', 'size', () => 'a'.repeat(1_000_000)]
])('%s is refused as "%s"', async (_, expected, make) => {
  expect(await problem(await make())).toBe(expected)
})

test('a code with a wrong letter is a project or a ProjectCodeError', async () => {
  const code = await encodeProject(small)
  for (let seed = 1; seed <= 200; seed += 1) {
    const pick = seeded(seed)
    const at = pick(code.length)
    const broken = code.slice(0, at) + 'ABCDEFGHabcdefgh01234567-_'[pick(26)] + code.slice(at + 1)
    const result: unknown = await decodeProject(broken).catch((error: unknown) => error)
    expect(result instanceof ProjectCodeError || readProject(result)).toBeTruthy()
  }
})

test('names of prototypes stay names', async () => {
  const made = project({ name: '__proto__/constructor.ts', text: 'export {}' })
  expect(await decodeProject(await encodeProject(made))).toEqual(made)
  const input: unknown = JSON.parse(
    '{"__proto__":{"polluted":1},"library":"3.8.6","kind":"js","entry":"a.js","files":[{"name":"a.js","text":"","__proto__":{"polluted":1}}]}'
  )
  expect(Object.keys(readProject(input))).toEqual(['entry', 'files', 'kind', 'library'])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('what could not be opened is not packed', async () => {
  await expect(encodeProject({ ...small, entry: 'b.vue' })).rejects.toThrow(ProjectCodeError)
  await expect(encodeProject(project({ name: 'a.ts', text: '表'.repeat(200_000) }))).rejects.toMatchObject({
    problem: 'size'
  })
})

test('a demo fits an address with room to spare; random text of 60 KB does not', async () => {
  expect(tooLong(await encodeProject(small))).toBe(false)
  const pick = seeded(3)
  const noise = Array.from({ length: 60_000 }, () => String.fromCharCode(33 + pick(90))).join('')
  expect(tooLong(await encodeProject(project({ name: 'a.ts', text: noise })))).toBe(true)
})
