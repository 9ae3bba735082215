import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readIndex } from './git-index.ts'
import { readIgnore } from './ignore.ts'
import { run } from './run.ts'
import { commitState, listSourceFiles } from './source-files.ts'

const oldCode = '<template>\n  <vxe-table row-id="id" />\n</template>\n'
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vxe-upgrade-git-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  rmSync(`${folder}-program.sh`, { force: true })
})

const at = (name: string): string => path.join(folder, name)

function put(name: string, text: string | Uint8Array): void {
  mkdirSync(path.dirname(at(name)), { recursive: true })
  writeFileSync(at(name), text)
}

function git(...args: string[]): string {
  const config = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
  const { status, stdout } = spawnSync('git', [...config, ...args], { cwd: folder, encoding: 'utf8' })
  expect(status, args.join(' ')).toBe(0)
  return stdout
}

function commit(): void {
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'a')
}

const write = (...args: string[]): number =>
  run(['--lang', 'en', '.', '--write', ...args], {
    workingFolder: folder,
    writeOutput: () => {},
    writeError: () => {}
  })

/** Script that proves by a file that a program of the repository ran. */
function putProgram(): string {
  const program = `${folder}-program.sh`
  writeFileSync(program, `#!/bin/sh\ntouch '${at('ran')}'\ncat\n`)
  chmodSync(program, 0o755)
  return program
}

test.each([2, 3, 4])('reading a git index of version %i gives the files and hashes that git lists', version => {
  put('a.vue', oldCode)
  put('src/deep/b.vue', 'b')
  put('src/deep/longer name.vue', 'c')
  symlinkSync('a.vue', at('link'))
  commit()
  git('update-index', '--index-version', String(version === 3 ? 2 : version))
  if (version === 3) {
    put('later.vue', 'd')
    git('add', '-N', 'later.vue')
  }
  const expected = git('ls-files', '-s', '-z').split('\0').filter(Boolean)
  const entries = readIndex(readFileSync(at('.git/index')), 20)
  expect(entries.map(({ path, hash }) => `${hash} ${path}`)).toEqual(
    expected.map(line => line.replace(/^\d+ (\w+) \d\t/, '$1 '))
  )
  expect(entries.find(({ path }) => path === 'link')?.kind).toBe('link')
})

test('reading a truncated git index throws an error', () => {
  for (let index = 0; index < 20; index++) put(`file-${index}.vue`, 'a')
  commit()
  const bytes = readFileSync(at('.git/index'))
  for (let length = 0; length < bytes.length - 60; length += 97)
    expect(() => readIndex(bytes.subarray(0, length), 20), String(length)).toThrow('index of the git repository')
})

test('vxe-upgrade does not run the core.fsmonitor program of a repository', () => {
  put('a.vue', oldCode)
  commit()
  git('config', 'core.fsmonitor', putProgram())
  // Control: git runs the program.
  git('status', '--porcelain')
  expect(existsSync(at('ran'))).toBe(true)
  rmSync(at('ran'))
  expect(commitState(folder)).toBe('committed')
  expect(write()).toBe(0)
  expect(existsSync(at('ran'))).toBe(false)
})

test('vxe-upgrade does not run the core.fsmonitor program of an embedded bare repository', () => {
  put('a.vue', oldCode)
  const { status } = spawnSync('git', ['init', '-q', '--bare', at('.')], { encoding: 'utf8' })
  expect(status).toBe(0)
  git('config', 'core.bare', 'false')
  git('config', 'core.worktree', folder)
  git('config', 'core.fsmonitor', putProgram())
  git('status', '--porcelain')
  expect(existsSync(at('ran'))).toBe(true)
  rmSync(at('ran'))
  expect(write('--force')).toBe(0)
  expect(existsSync(at('ran'))).toBe(false)
})

test('vxe-upgrade does not run a git filter, and files with a filter count as uncommitted', () => {
  put('.gitattributes', '*.vue filter=evil\n')
  put('a.vue', oldCode)
  git('init', '-q')
  git('config', 'filter.evil.clean', "sed 's/id/ID/'")
  git('add', '-A')
  git('commit', '-q', '-m', 'a')
  git('config', 'filter.evil.clean', putProgram())
  // With the same length, git runs the filter to compare the content.
  put('a.vue', oldCode.replace('id', 'ab'))
  git('status', '--porcelain')
  expect(existsSync(at('ran'))).toBe(true)
  rmSync(at('ran'))
  expect(commitState(folder)).toBe('uncommitted')
  expect(write('--force')).toBe(0)
  expect(existsSync(at('ran'))).toBe(false)
})

test('with an unreadable git index, --write needs --force', () => {
  put('a.vue', oldCode)
  commit()
  writeFileSync(at('.git/index'), 'not an index, but long enough to be read')
  expect(commitState(folder)).toBe('unknown')
  expect(write()).toBe(2)
  expect(readFileSync(at('a.vue'), 'utf8')).toBe(oldCode)
  expect(write('--force')).toBe(0)
})

test('changed, deleted, new and replaced files make a git tree uncommitted, ignored files do not', () => {
  put('.gitignore', 'made/\n')
  put('a.vue', oldCode)
  put('b.vue', oldCode)
  commit()
  put('made/c.vue', oldCode)
  expect(commitState(folder)).toBe('committed')
  put('a.vue', oldCode.replace('id', 'ab'))
  expect(commitState(folder)).toBe('uncommitted')
  put('a.vue', oldCode)
  expect(commitState(at('made'))).toBe('committed')
  put('new.vue', oldCode)
  expect(commitState(at('made'))).toBe('uncommitted')
  rmSync(at('new.vue'))
  rmSync(at('b.vue'))
  expect(commitState(folder)).toBe('uncommitted')
  symlinkSync('a.vue', at('b.vue'))
  expect(commitState(folder)).toBe('uncommitted')
})

test('a git checkout with CRLF of text stored with LF counts as committed', () => {
  git('init', '-q')
  git('config', 'core.autocrlf', 'true')
  put('a.vue', oldCode.replaceAll('\n', '\r\n'))
  git('add', '-A')
  git('commit', '-q', '-m', 'a')
  expect(git('status', '--porcelain')).toBe('')
  expect(commitState(folder)).toBe('committed')
})

test('the state of a linked git working tree is read through its .git file', () => {
  put('a.vue', oldCode)
  commit()
  git('worktree', 'add', '-q', at('tree'))
  expect(commitState(at('tree'))).toBe('committed')
  put('tree/a.vue', 'changed')
  expect(commitState(at('tree'))).toBe('uncommitted')
})

test('the source files of a folder are those that git lists, also with .gitignore rules of parent folders', () => {
  put('.gitignore', '*.gen.vue\n/src/made\n')
  put('src/.gitignore', '!kept.gen.vue\n')
  for (const name of ['src/a.vue', 'src/a.gen.vue', 'src/kept.gen.vue', 'src/made/b.vue', 'other/c.vue']) put(name, 'a')
  git('init', '-q')
  git('add', '-f', 'src/made/b.vue')
  const listed = git('ls-files', '-co', '--exclude-standard', 'src')
    .split('\n')
    .filter(name => name.endsWith('.vue'))
  expect(listSourceFiles('src', folder).files.map(({ name }) => name)).toEqual(listed.sort())
})

test.each([
  ['*.log', 'a/b.log', true],
  ['/a/*.log', 'a/b.log', true],
  ['/a/*.log', 'a/c/b.log', false],
  ['a/**/b', 'a/b', true],
  ['a/**/b', 'a/x/y/b', true],
  ['a/**', 'a/x/y', true],
  ['**/b', 'x/y/b', true],
  ['[a-c]?.vue', 'b1.vue', true],
  ['[!a-c].vue', 'b.vue', false],
  ['[z-a].vue', 'b.vue', false],
  ['\\*.vue', '*.vue', true],
  ['\\*.vue', 'a.vue', false]
])('the .gitignore pattern %s matches the path %s: %s', (pattern, name, isMatch) => {
  expect(readIgnore(pattern)(name, false) ?? false).toBe(isMatch)
})

test('matching a .gitignore pattern with thirty stars ends', () => {
  const ignore = readIgnore(`${'*a'.repeat(30)}b`)
  expect(ignore('a'.repeat(2000), false)).toBeUndefined()
})

test('a .gitignore that is a symbolic link or a pipe is not read', () => {
  put('src/a.vue', 'a')
  symlinkSync('/dev/zero', at('.gitignore'))
  spawnSync('mkfifo', [at('src/.gitignore')])
  expect(listSourceFiles('.', folder).files.map(({ name }) => name)).toEqual(['src/a.vue'])
})
