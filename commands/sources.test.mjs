import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildKey, hashSources } from './sources.mjs'

let project = ''

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'sources-'))
  for (const name of ['index.html', 'package-lock.json', 'commands/build.mjs', 'src/app.tsx', 'content/a/page.zh.mdx'])
    write(name, name)
})
afterEach(() => rmSync(project, { recursive: true }))

function write(name, text) {
  mkdirSync(path.join(project, path.dirname(name)), { recursive: true })
  writeFileSync(path.join(project, name), text)
}

test('hashSources() returns the same hash for the same sources', () => {
  const hash = hashSources(project)
  expect(hash).toMatch(/^[\da-f]{12}$/)
  write('src/app.tsx', 'src/app.tsx')
  expect(hashSources(project)).toBe(hash)
})

test.each([
  'src/app.tsx',
  'content/a/page.zh.mdx',
  'content/a/new-demo.vue',
  'package-lock.json',
  'index.html',
  'server/lists/system-list.json'
])('a change of %s changes the hash of the sources', name => {
  const hash = hashSources(project)
  write(name, 'changed')
  expect(hashSources(project)).not.toBe(hash)
})

test.each([
  'src/app.test.ts',
  'content/a/a.spec.ts',
  'builder/golden/input/a/page.zh.mdx.txt',
  'builder/demos/erase-types.golden/a.txt',
  'e2e/keyboard.spec.ts',
  'docs/architecture.md',
  'dist/site/index.html'
])('a change of %s does not change the hash of the sources', name => {
  const hash = hashSources(project)
  write(name, 'changed')
  expect(hashSources(project)).toBe(hash)
})

test('renaming a file changes the hash of the sources', () => {
  const hash = hashSources(project)
  rmSync(path.join(project, 'src/app.tsx'))
  write('src/main.tsx', 'src/app.tsx')
  expect(hashSources(project)).not.toBe(hash)
})

test('buildKey() differs for different origins', () => {
  expect(buildKey('a002b8412201')).toBe('a002b8412201')
  expect(buildKey('a002b8412201', ' ')).toBe('a002b8412201')
  expect(buildKey('a002b8412201', ' https://docs.example.com')).toBe(
    buildKey('a002b8412201', 'https://docs.example.com')
  )
  expect(buildKey('a002b8412201', 'https://docs.example.com')).not.toBe(buildKey('a002b8412201'))
  expect(buildKey('a002b8412201', 'https://a.example')).not.toBe(buildKey('a002b8412201', 'https://b.example'))
})
