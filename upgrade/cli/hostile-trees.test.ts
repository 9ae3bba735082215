import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBytes } from './file-access.ts'
import { readIndex } from './git-index.ts'
import { run } from './run.ts'
import { listSourceFiles } from './source-files.ts'
import { defaultWalkLimits } from './walk-limits.ts'

const oldCode = '<template>\n  <vxe-table row-id="id" />\n</template>\n'
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vxe-upgrade-hostile-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (name: string): string => path.join(folder, name)

function put(name: string, text: string | Uint8Array): void {
  mkdirSync(path.dirname(at(name)), { recursive: true })
  writeFileSync(at(name), text)
}

function upgrade(...args: string[]): { code: number; output: string; errors: string } {
  let [output, errors] = ['', '']
  const code = run(['--lang', 'en', ...args], {
    workingFolder: folder,
    writeOutput: text => (output += text),
    writeError: text => (errors += text)
  })
  return { code, output, errors }
}

/** Asserts that a file was named with a reason, and that every report says that the result is unknown. */
function expectUnread(name: string, sentence: string): void {
  const { code, output } = upgrade('.')
  expect(code).toBe(3)
  expect(output).toContain(name)
  expect(output).toContain(sentence)
  expect(output).toContain('Unknown: some files were not checked.')
  expect(output).not.toContain('You can upgrade')
  expect(JSON.parse(upgrade('.', '--format', 'json').output)).toMatchObject({ verdict: 'unread' })
  expect(upgrade('.', '--format', 'markdown').output).toContain('**Unknown: some files were not checked.**')
  expect(upgrade('.', '--format', 'patch')).toMatchObject({ code: 3 })
  expect(upgrade('.', '--format', 'patch').errors).toContain(sentence)
}

test('a pipe with the name of a source file is reported, and reading it does not wait', () => {
  spawnSync('mkfifo', [at('a.vue')])
  expectUnread('a.vue', 'This is a device, a pipe or a socket')
})

test('a socket with the name of a source file is reported', async () => {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(at('a.vue'), resolve))
  try {
    expectUnread('a.vue', 'could not be read')
  } finally {
    await new Promise(resolve => server.close(resolve))
  }
})

test('a sparse file of 1 TB is reported and not read', () => {
  put('a.vue', '')
  truncateSync(at('a.vue'), 1e12)
  expectUnread('a.vue', 'more than the limit of 20 MB')
})

test('a file with more text than its size is reported', () => {
  put('a.vue', 'a'.repeat(1000))
  expect(readBytes(at('a.vue'), 1000)).toHaveLength(1000)
  // The size of files in `/proc` is 0.
  if (existsSync('/proc/self/status')) expect(() => readBytes('/proc/self/status', 1000)).toThrow('changed')
})

test('a link in place of a listed file is not followed', () => {
  put('outside/secret.txt', 'secret')
  symlinkSync(at('outside/secret.txt'), at('a.vue'))
  expect(() => readBytes(at('a.vue'), 1000)).toThrow('unreadable')
  expect(readFileSync(at('a.vue'), 'utf8')).toBe('secret')
})

test('links to a parent folder end', () => {
  put('a/b.vue', oldCode)
  symlinkSync(folder, at('a/loop'))
  symlinkSync(at('self'), at('self'))
  expect(listSourceFiles('.', folder).files.map(({ name }) => name)).toEqual(['a/b.vue'])
})

test('a folder that is nested deeper than the limit is reported', () => {
  const deep = 'd/'.repeat(defaultWalkLimits.depth + 2)
  mkdirSync(at(deep), { recursive: true })
  put('a.vue', '<template>\n</template>\n')
  expectUnread('d/d/d', 'more than 200 levels deep')
})

test('a folder is listed up to the limit of entries', () => {
  for (let index = 0; index < 50; index++) mkdirSync(at(`empty/${index}`), { recursive: true })
  put('z.vue', oldCode)
  const { problems } = listSourceFiles('.', folder, { ...defaultWalkLimits, entries: 20 })
  expect(problems).toMatchObject([{ reason: { id: 'tooManyEntries', values: ['20'] } }])
})

test('files over the limit of files are reported with their number', () => {
  for (let index = 0; index < 5; index++) put(`${index}.vue`, oldCode)
  const { files, problems } = listSourceFiles('.', folder, { ...defaultWalkLimits, files: 3 })
  expect(files.map(({ name }) => name)).toEqual(['0.vue', '1.vue', '2.vue'])
  expect(problems).toMatchObject([{ file: '3.vue', reason: { id: 'tooManyFiles', values: ['3', '2'] } }])
})

test('a .gitignore with half a million rules ends with a report', () => {
  put('.gitignore', '*a*b*c*d\n'.repeat(110_000))
  for (let index = 0; index < 200; index++) put(`${'a'.repeat(100)}${index}.vue`, 'a')
  const { problems } = listSourceFiles('.', folder, { ...defaultWalkLimits, ignoreSteps: 10_000_000 })
  expect(problems).toMatchObject([{ reason: { id: 'ignoreTooComplex' } }])
})

test('rules in a .gitignore of each nested folder apply to their folder only', () => {
  put('a/.gitignore', 'x.vue\n')
  put('a/b/.gitignore', '!x.vue\n')
  put('a/b/c/.gitignore', '/*\n')
  for (const name of ['x.vue', 'a/x.vue', 'a/b/x.vue', 'a/b/c/x.vue']) put(name, oldCode)
  expect(listSourceFiles('.', folder).files.map(({ name }) => name)).toEqual(['a/b/x.vue', 'x.vue'])
})

test('a .gitignore that is a folder, and one above the limit of bytes, have no rules', () => {
  mkdirSync(at('a/.gitignore'), { recursive: true })
  put('a/x.vue', oldCode)
  put('b/.gitignore', `x.vue\n${'#'.repeat(1 << 20)}`)
  put('b/x.vue', oldCode)
  expect(listSourceFiles('.', folder).files.map(({ name }) => name)).toEqual(['a/x.vue', 'b/x.vue'])
})

test('a folder without a file to check is reported', () => {
  put('a.txt', 'a')
  expectUnread('.', 'No file to check was found.')
})

/** Runs the command as another user than the owner of the files. */
function upgradeAsOther(args: readonly string[], stdout: 'pipe' | number = 'pipe') {
  const isRoot = process.getuid?.() === 0
  const program = path.resolve(import.meta.dirname, 'vxe-upgrade.ts')
  const {
    status,
    stdout: output,
    stderr
  } = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), program, '--lang', 'en', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', stdout, 'pipe'],
    ...(isRoot && { uid: 65_534, gid: 65_534 })
  })
  return { code: status, output, errors: stderr }
}

test('files and folders without permission are reported, and the others are checked', () => {
  chmodSync(folder, 0o755)
  put('a.vue', oldCode)
  put('b/c.vue', oldCode)
  put('d.vue', oldCode)
  chmodSync(at('a.vue'), 0)
  chmodSync(at('b'), 0)
  const { code, output, errors } = upgradeAsOther(['.'])
  chmodSync(at('b'), 0o755)
  expect(errors).toBe('')
  expect(code).toBe(3)
  expect(output).toContain('a.vue:1:1  The file could not be read')
  expect(output).toContain('b:1:1  The file could not be read')
  expect(output).toContain('d.vue\n  2:14')
  expect(output).not.toContain('You can upgrade')
})

test('a file that can not be written is reported and stays, and no temporary file is left', () => {
  chmodSync(folder, 0o755)
  put('a.vue', oldCode)
  chmodSync(at('a.vue'), 0o644)
  // Creating the new file fails, as it does on a full disk.
  chmodSync(folder, 0o555)
  const { code, output } = upgradeAsOther(['.', '--write'])
  chmodSync(folder, 0o755)
  expect(code).toBe(3)
  expect(output).toContain('a.vue:1:1  The file could not be written (EACCES) and was not changed.')
  expect(output).not.toContain('You can upgrade')
  expect(readFileSync(at('a.vue'), 'utf8')).toBe(oldCode)
  expect(readdirSync(folder)).toEqual(['a.vue'])
})

test('a report that does not fit on a full disk exits with 3', () => {
  if (!existsSync('/dev/full')) return
  chmodSync(folder, 0o755)
  put('a.vue', '<template>\n</template>\n')
  expect(upgradeAsOther(['.']).code).toBe(0)
  const { code, errors } = upgradeAsOther(['.'], openSync('/dev/full', 'w'))
  expect(code).toBe(3)
  expect(errors).toContain('ENOSPC')
})

test('a file that another program writes again and again is read whole or reported', async () => {
  const sizes = [100_000, 3_000_000]
  put('a.vue', 'a'.repeat(sizes[0]!))
  const script = `const { writeFileSync } = require('node:fs')
    for (;;) for (const size of ${JSON.stringify(sizes)}) writeFileSync(${JSON.stringify(at('a.vue'))}, 'a'.repeat(size))`
  const writer = spawn(process.execPath, ['-e', script], { stdio: 'ignore' })
  try {
    const seen = new Set<string>()
    for (let index = 0; index < 20_000 && !seen.has('changed'); index++) {
      if (index % 100 === 0) await new Promise(resolve => setTimeout(resolve))
      try {
        const bytes = readBytes(at('a.vue'), 10_000_000)
        expect(bytes.includes(0)).toBe(false)
      } catch (error) {
        seen.add((error as Error).message)
      }
    }
    expect([...seen]).toEqual(['changed'])
  } finally {
    writer.kill()
  }
})

/** Builds a git index of version 4, in which each name is the one before and some letters more. */
function buildGrowingIndex(count: number, added: number): Buffer {
  const header = Buffer.from('DIRC\0\0\0\u0004\0\0\0\0', 'latin1')
  header.writeUInt32BE(count, 8)
  const entry = Buffer.concat([Buffer.alloc(62), Buffer.from(`\0${'a'.repeat(added)}\0`)])
  return Buffer.concat([header, ...Array.from({ length: count }, () => entry), Buffer.alloc(20)])
}

test('a git index with names that grow without end is not read', () => {
  expect(readIndex(buildGrowingIndex(100, 1), 20).at(-1)!.path).toBe('a'.repeat(100))
  expect(() => readIndex(buildGrowingIndex(100_000, 1), 20)).toThrow('names above the limits')
  expect(() => readIndex(buildGrowingIndex(100_000, 10), 20)).toThrow('names above the limits')
  mkdirSync(at('.git'))
  put('.git/HEAD', 'ref: refs/heads/main')
  put('.git/index', buildGrowingIndex(100_000, 1))
  put('a.vue', oldCode)
  expect(upgrade('.').code).toBe(0)
  expect(upgrade('.', '--write').code).toBe(2)
})
