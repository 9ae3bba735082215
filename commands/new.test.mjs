import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checks } from './check.mjs'
import { root } from './process.mjs'

const copy = mkdtempSync(path.join(tmpdir(), 'new-page-'))
const left = new Set(['.git', '.cache', 'dist', 'node_modules'])
cpSync(root, copy, { recursive: true, filter: source => !left.has(path.relative(root, source)) })
// What the checks know of the pages that are there already.
for (const name of ['results', 'api-facts.json'].filter(each => existsSync(path.join(root, '.cache', each))))
  cpSync(path.join(root, '.cache', name), path.join(copy, '.cache', name), { recursive: true })
symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))

afterAll(() => rmSync(copy, { recursive: true }))

const run = (...command) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

test('a new page passes every check once it stands in the navigation', { timeout: 600_000 }, () => {
  expect(run('commands/new.mjs', 'table/base/foo')).toEqual({
    status: 0,
    said: 'Wrote content/table/base/foo. Next: add it to content/nav.ts, then "npm run dev".\n'
  })
  const nav = path.join(copy, 'content/nav.ts')
  const source = readFileSync(nav, 'utf8')
  writeFileSync(nav, source.replace(/(under: '\/table\/base',\s+pages: \[)/, "$1\n      'foo',"))
  expect(readFileSync(nav, 'utf8')).not.toBe(source)
  const { status, said } = run('commands/check.mjs')
  expect(said.split('\n').filter(line => /^[✓✗]/.test(line))).toEqual(checks.map(({ name }) => `✓ ${name}`))
  expect(status).toBe(0)
})

test.each([
  ['', 'Say which page: npm run new -- table/base/foo\n'],
  ['foo', 'Say which page: npm run new -- table/base/foo\n'],
  ['../foo', 'Say which page: npm run new -- table/base/foo\n'],
  ['table/base/sort', 'content/table/base/sort exists already.\n']
])('%j is refused with a sentence', (route, sentence) => {
  expect(run('commands/new.mjs', route)).toEqual({ status: 1, said: sentence })
})
