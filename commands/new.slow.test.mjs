import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checks } from './check.mjs'
import { root } from './process.mjs'

const copy = mkdtempSync(path.join(tmpdir(), 'new-page-'))
const excluded = new Set(['.git', '.cache', 'dist', 'node_modules'])
cpSync(root, copy, { recursive: true, filter: source => !excluded.has(path.relative(root, source)) })
// The caches of the checks, so that existing pages are not checked again.
for (const name of ['results', 'api-facts.json'].filter(each => existsSync(path.join(root, '.cache', each))))
  cpSync(path.join(root, '.cache', name), path.join(copy, '.cache', name), { recursive: true })
symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))

afterAll(() => rmSync(copy, { recursive: true }))

const run = (...command) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

test(
  'a page made with `npm run new` passes every check after its addition to content/nav.ts',
  { timeout: 600_000 },
  () => {
    expect(run('commands/new.mjs', 'table/base/foo')).toEqual({
      status: 0,
      output:
        'Wrote content/table/base/foo. Next: add it to content/nav.ts, write its text, smallest code, demo and spec, then "npm run check".\n'
    })
    const nav = path.join(copy, 'content/nav.ts')
    const source = readFileSync(nav, 'utf8')
    writeFileSync(nav, source.replace(/(under: '\/table\/base',\s+pages: \[)/, "$1\n      'foo',"))
    expect(readFileSync(nav, 'utf8')).not.toBe(source)
    const { status, output } = run('commands/check.mjs')
    expect(output.split('\n').filter(line => /^[✓✗]/.test(line))).toEqual(checks.map(({ name }) => `✓ ${name}`))
    expect(status).toBe(0)
  }
)

test.each([
  ['', 'Say which page: npm run new -- table/base/foo\n'],
  ['foo', 'Say which page: npm run new -- table/base/foo\n'],
  ['../foo', 'Say which page: npm run new -- table/base/foo\n'],
  ['table/base/sort', 'content/table/base/sort exists already.\n']
])('`npm run new` rejects the route %j with a sentence', (route, sentence) => {
  expect(run('commands/new.mjs', route)).toEqual({ status: 1, output: sentence })
})
