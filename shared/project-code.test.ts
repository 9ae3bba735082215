import { expect, test, vi } from 'vitest'
import type { Project } from './project.ts'
import type { ProjectProblem } from './project-code.ts'
import { createSeededRandom } from './seeded-random.ts'
import {
  decodeProject,
  encodeProject,
  projectLimits,
  ProjectCodeError,
  readProject,
  isCodeTooLong
} from './project-code.ts'

const project = (...files: Project['files']): Project => ({
  entry: files[0]!.name,
  files,
  kind: 'ts',
  library: '3.8.6'
})
const smallProject = project({ name: 'App.vue', text: '<template>\n  <p>表格 🧮</p>\n</template>\n' })

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

/** Encodes any value without the checks of `encodeProject`, as an attacker could. */
async function encodeUnchecked(value: unknown): Promise<string> {
  const text = typeof value === 'string' || value instanceof Uint8Array ? (value as BlobPart) : JSON.stringify(value)
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

async function getProblem(code: string): Promise<ProjectProblem> {
  const error: unknown = await decodeProject(code).then(
    () => undefined,
    (reason: unknown) => reason
  )
  if (!(error instanceof ProjectCodeError)) throw new Error(`Expected a ProjectCodeError, got ${String(error)}.`)
  return error.problem
}

test('random projects are the same after encoding to and decoding from a link', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const pick = createSeededRandom(seed)
    const files = Array.from({ length: 1 + pick(projectLimits.files) }, (_, index) => ({
      name: `${'a/'.repeat(pick(3))}f-${index}.${['vue', 'ts', 'js', 'css', 'json'][pick(5)]}`,
      text: randomText(pick, pick(800))
    }))
    const original: Project = {
      entry: files[pick(files.length)]!.name,
      files,
      kind: pick(2) ? 'ts' : 'js',
      library: '3.8.6'
    }
    const code = await encodeProject(original)
    expect(code).toMatch(/^[\w-]+$/)
    expect(await decodeProject(code)).toEqual(original)
  }
})

test('a project of 100 KB in 30 files is the same after encoding and decoding', async () => {
  const pick = createSeededRandom(7)
  const files = Array.from({ length: 30 }, (_, index) => ({
    name: `_shared/f${index}.ts`,
    text: randomText(pick, 1800)
  }))
  const original = project(...files)
  expect(new TextEncoder().encode(files.map(file => file.text).join('')).length).toBeGreaterThan(100_000)
  expect(await decodeProject(await encodeProject(original))).toEqual(original)
})

test('a project link of the first version can be decoded', async () => {
  expect(
    await decodeProject(
      'izbUUTLWs9AzU9JRKilW0lFyLCjQKytNVdKJRjCVbEpScwtyEktS7WLyFBRsCuxeLFzxbMEehQ_zl6-z0S-wi8mz0UdSohQbCwA'
    )
  ).toEqual(smallProject)
})

test.each<[string, ProjectProblem, () => string | Promise<string>]>([
  ['an empty code', 'damaged', () => ''],
  ['a code with invalid characters', 'damaged', () => '%%%'],
  ['a code that is plain text', 'damaged', () => 'hello-world'],
  ['a code with an invalid base64 length', 'damaged', () => 'abcde'],
  ['a code with a missing end', 'damaged', async () => (await encodeProject(smallProject)).slice(0, -12)],
  ['a code with a missing start', 'damaged', async () => (await encodeProject(smallProject)).slice(4)],
  ['a code of bytes that are no UTF-8', 'damaged', () => encodeUnchecked(new Uint8Array([255, 254, 91]))],
  ['a code of invalid JSON', 'damaged', () => encodeUnchecked('[1,')],
  ['a code of deeply nested JSON', 'shape', () => encodeUnchecked('['.repeat(50_000) + ']'.repeat(50_000))],
  ['a code of an object without a version', 'shape', () => encodeUnchecked({ files: [] })],
  ['a code of null', 'shape', () => encodeUnchecked(null)],
  ['a project without files', 'entry', () => encodeUnchecked([1, '3.8.6', 'ts', 'App.vue', []])],
  ['a file name without a text', 'shape', () => encodeUnchecked([1, '3.8.6', 'ts', 'App.vue', ['App.vue']])],
  ['a number as file text', 'shape', () => encodeUnchecked([1, '3.8.6', 'ts', 'App.vue', ['App.vue', 3]])],
  ['an unknown language', 'shape', () => encodeUnchecked([1, '3.8.6', 'tsx', 'App.vue', ['App.vue', '']])],
  ['a library version with a path', 'shape', () => encodeUnchecked([1, '../3.8.6', 'ts', 'App.vue', ['App.vue', '']])],
  ['a code of a later version', 'newer', () => encodeUnchecked([2, { anything: true }])],
  [
    'a file name with ../',
    'name',
    () => encodeUnchecked([1, '3.8.6', 'ts', 'App.vue', ['App.vue', '', '../App.vue', '']])
  ],
  ['a file name of dots', 'name', () => encodeUnchecked([1, '3.8.6', 'ts', 'a/...vue', ['a/...vue', '']])],
  ['a Windows device name', 'name', () => encodeUnchecked([1, '3.8.6', 'ts', 'Con.vue', ['Con.vue', '']])],
  [
    'a folder with a Windows device name',
    'name',
    () => encodeUnchecked([1, '3.8.6', 'ts', 'aux/a.ts', ['aux/a.ts', '']])
  ],
  ['a hidden file', 'name', () => encodeUnchecked([1, '3.8.6', 'ts', '.npmrc', ['.npmrc', '']])],
  ['an HTML file', 'name', () => encodeUnchecked([1, '3.8.6', 'ts', 'index.html', ['index.html', '']])],
  [
    'a file name of 200 letters',
    'name',
    () => encodeUnchecked([1, '3.8.6', 'ts', 'a.ts', [`${'a'.repeat(200)}.ts`, '']])
  ],
  ['a duplicate file name', 'duplicate', () => encodeUnchecked([1, '3.8.6', 'ts', 'a.ts', ['a.ts', '', 'a.ts', '']])],
  [
    'file names that differ in case only',
    'duplicate',
    () => encodeUnchecked([1, '3.8.6', 'ts', 'a.ts', ['a.ts', '', 'A.ts', '']])
  ],
  ['an entry without a file', 'entry', () => encodeUnchecked([1, '3.8.6', 'ts', 'b.ts', ['a.ts', '']])],
  [
    '31 files',
    'files',
    () =>
      encodeUnchecked([
        1,
        '3.8.6',
        'ts',
        'f0.ts',
        Array.from({ length: 31 }, (_, index) => [`f${index}.ts`, '']).flat()
      ])
  ],
  ['a small code that decompresses to 40 MB', 'size', () => encodeUnchecked(`[${' '.repeat(40_000_000)}]`)],
  ['a code of a megabyte', 'size', () => 'a'.repeat(1_000_000)]
])('decoding a project link: %s is rejected with the problem "%s"', async (_, expected, make) => {
  expect(await getProblem(await make())).toBe(expected)
})

test('a project code with a wrong letter decodes to a valid project or throws a ProjectCodeError', async () => {
  const code = await encodeProject(smallProject)
  for (let seed = 1; seed <= 200; seed += 1) {
    const pick = createSeededRandom(seed)
    const offset = pick(code.length)
    const broken = code.slice(0, offset) + 'ABCDEFGHabcdefgh01234567-_'[pick(26)] + code.slice(offset + 1)
    const result: unknown = await decodeProject(broken).catch((error: unknown) => error)
    expect(result instanceof ProjectCodeError || readProject(result)).toBeTruthy()
  }
})

test('a project may have a file named __proto__, and __proto__ keys in a project change no prototype', async () => {
  const original = project({ name: '__proto__/constructor.ts', text: 'export {}' })
  expect(await decodeProject(await encodeProject(original))).toEqual(original)
  const input: unknown = JSON.parse(
    '{"__proto__":{"polluted":1},"library":"3.8.6","kind":"js","entry":"a.js","files":[{"name":"a.js","text":"","__proto__":{"polluted":1}}]}'
  )
  expect(Object.keys(readProject(input))).toEqual(['entry', 'files', 'kind', 'library'])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('encoding a project without its entry file or a too large project fails', async () => {
  await expect(encodeProject({ ...smallProject, entry: 'b.vue' })).rejects.toThrow(ProjectCodeError)
  await expect(encodeProject(project({ name: 'a.ts', text: '表'.repeat(200_000) }))).rejects.toMatchObject({
    problem: 'size'
  })
})

test('the size limit of a project counts bytes in UTF-8', () => {
  const ofSize = (letter: string, count: number) => project({ name: 'a.ts', text: letter.repeat(count) })
  expect(() => readProject(ofSize('a', projectLimits.bytes))).not.toThrow()
  for (const [letter, bytes] of [
    ['a', 1],
    ['é', 2],
    ['表', 3],
    ['🧮', 4]
  ] as const) {
    const count = Math.floor(projectLimits.bytes / bytes)
    expect(readProject(ofSize(letter, count)).files[0]!.text).toHaveLength(count * letter.length)
    expect(() => readProject(ofSize(letter, count + 1))).toThrow(expect.objectContaining({ problem: 'size' }))
  }
})

test('decoding an oversized code decompresses nothing, and a bomb only up to the limit', async () => {
  const bomb = await encodeUnchecked(' '.repeat(200_000_000))
  expect(bomb.length).toBeLessThan(projectLimits.code)
  const { DecompressionStream: Original } = globalThis
  let [streams, bytes] = [0, 0]
  vi.stubGlobal(
    'DecompressionStream',
    class {
      readonly writable: WritableStream
      readonly readable: ReadableStream
      constructor(format: CompressionFormat) {
        streams += 1
        const { writable, readable } = new Original(format)
        this.writable = writable
        const count = new TransformStream<Uint8Array, Uint8Array>({
          transform: (chunk, controller) => {
            bytes += chunk.length
            controller.enqueue(chunk)
          }
        })
        this.readable = readable.pipeThrough(count)
      }
    }
  )
  expect(await getProblem('a'.repeat(2_000_000))).toBe('size')
  expect(streams).toBe(0)
  expect(await getProblem(bomb)).toBe('size')
  expect(streams).toBe(1)
  expect(bytes).toBeLessThan(projectLimits.bytes * 5)
  vi.unstubAllGlobals()
})

test('the code of a small project is short enough for an address, that of 60 KB of random text is not', async () => {
  expect(isCodeTooLong(await encodeProject(smallProject))).toBe(false)
  const pick = createSeededRandom(3)
  const noise = Array.from({ length: 60_000 }, () => String.fromCharCode(33 + pick(90))).join('')
  expect(isCodeTooLong(await encodeProject(project({ name: 'a.ts', text: noise })))).toBe(true)
})
