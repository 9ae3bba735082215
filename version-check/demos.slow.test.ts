import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SourceFile } from '../usage/read/source-file.ts'
import { applyFixes } from './apply-fixes.ts'
import { checkProject } from './check-project.ts'
import { checkOptions } from './fixtures/members.ts'
import { readCases } from './fixtures/read-cases.ts'

const root = path.resolve(import.meta.dirname, '..')

const readFiles = (folder: string): SourceFile[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => name.split(path.sep).join('/'))
    .filter(name => /\.(?:vue|[jt]sx?|s?css|html|json)$/.test(name) && !/\.(?:spec|test)\.ts$/.test(name))
    .map(name => ({ name, text: readFileSync(path.join(root, folder, name), 'utf8') }))

const demos = readFiles('content')
const newerCode = readCases(readFileSync(path.join(import.meta.dirname, 'fixtures/newer-code.txt'), 'utf8')).flatMap(
  ({ files }) => files
)

const describe = ({ file, line, found }: { file: string; line: number; found: string }): string =>
  `${file}:${line} ${found}`

test('no demo has a finding for 3.8.6', () => {
  expect(demos.filter(({ name }) => name.endsWith('.vue')).length).toBeGreaterThan(700)
  const { findings, problems } = checkProject(demos, checkOptions)
  expect(findings.map(describe)).toEqual([])
  expect(problems).toEqual([])
}, 120_000)

test('the sources of 3.8.6, which use its own components and methods, have no unknown name', () => {
  const sources = readFiles('node_modules/vxe-table/packages').filter(
    // One function of the renderers gives its options to several components.
    ({ name }) => !name.startsWith('locale/') && name !== 'v-x-e-table/src/renderer.js'
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(checkProject(sources, checkOptions).findings.map(describe)).toEqual([])
}, 60_000)

const apps = readdirSync(path.join(root, 'upgrade/fixtures/apps'))

test.each(apps)('the application %s has no unknown name for 3.8.6 before the upgrade, except those of 3.2', app => {
  const { findings, problems } = checkProject(readFiles(`upgrade/fixtures/apps/${app}/before`), checkOptions)
  const unknown = findings.filter(({ severity }) => severity === 'unknown').map(({ found }) => found)
  expect(unknown).toEqual(app === 'plugin-element' ? ['col--actived'] : [])
  // Two applications reset the page size that users choose, and ranges without a lock file allow 3.9.
  const hints = findings.filter(({ severity, found }) => severity === 'hint' && !found.startsWith('^3.'))
  expect(hints.map(({ found }) => found)).toEqual(app.startsWith('monorepo-') ? ['pager-config'] : [])
  expect(problems).toEqual([])
})

test('the upgraded applications have findings for 3.8.6, and none of their packages and components for 3.21.6', () => {
  const upgraded = apps.map(app => readFiles(`upgrade/fixtures/apps/${app}/after`))
  const found = upgraded.flatMap(files => checkProject(files, checkOptions).findings)
  expect(found.length).toBeGreaterThan(50)
  const newest = upgraded.flatMap(files => checkProject(files, { ...checkOptions, version: '3.21.6' }).findings)
  expect(newest.filter(({ kind }) => /^(?:package|component|renderer|code|vue)$/.test(kind)).map(describe)).toEqual([])
})

/** Asserts the properties that hold for any text. */
function expectProperties(file: SourceFile): void {
  const { findings } = checkProject([file], checkOptions)
  for (const { start, end, found, line, column, edits, page } of findings) {
    expect(file.text.slice(start, end)).toBe(found)
    expect(end).toBeGreaterThan(start)
    expect(line).toBeGreaterThanOrEqual(1)
    expect(column).toBeGreaterThanOrEqual(1)
    expect(page).toMatch(/^\//)
    for (const edit of edits) {
      expect(edit.start).toBeGreaterThanOrEqual(start)
      expect(edit.end).toBeLessThanOrEqual(end)
    }
  }
  const text = applyFixes(file.text, findings)
  const again = checkProject([{ ...file, text }], checkOptions).findings
  expect(applyFixes(text, again)).toBe(text)
}

const sources = fc.constantFrom(...newerCode, ...demos.filter(({ name }, at) => name.endsWith('.vue') && at % 12 === 0))

/** A file with a part removed, doubled or replaced by characters that open or close something. */
const mutatedFiles = fc
  .record({
    file: sources,
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat({ max: 60 }),
    change: fc.constantFrom(
      '',
      'double',
      '<',
      '>',
      '{',
      '}',
      '`',
      '"',
      "'",
      '/*',
      '<!--',
      '{{',
      ':',
      '@',
      '=',
      '\\',
      '\0'
    )
  })
  .map(({ file, from, length, change }): SourceFile => {
    const start = Math.floor(from * file.text.length)
    const part = file.text.slice(start, start + length)
    const inserted = change === 'double' ? part + part : change
    return { name: file.name, text: file.text.slice(0, start) + inserted + file.text.slice(start + length) }
  })

test('2,000 mutated files are checked without an error, with exact ranges and fixes that need no second run', () => {
  fc.assert(fc.property(mutatedFiles, expectProperties), { numRuns: 2000, seed: 38 })
}, 300_000)
