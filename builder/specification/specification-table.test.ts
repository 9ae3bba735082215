import { expect, test } from 'vitest'
import type { SpecifiedSection } from './sections.ts'
import { findMissingTests, specificationTable } from './specification-table.ts'

const sources: Record<string, string> = {
  'src/a.ts': '',
  'a.test.ts':
    "import x\ntest('it works', () => {})\ntest.each([\n  1,\n  2\n])('%s works', n => {})\nsay('it sleeps')\n",
  'b.spec.ts': 'for (const name of names)\n  coldTest(`${name} works`, async () => {})\n'
}
const read = (name: string): string | undefined => sources[name]
const section = (files: string[], ...tests: [file: string, title: string][]): SpecifiedSection[] => [
  {
    title: '1. First',
    rows: [{ statement: 'It works', files, tests: tests.map(([file, title]) => ({ file, title })) }]
  }
]

test('the specification check accepts existing files and tests written with test, test.each or coldTest', () => {
  const good = section(
    ['src/a.ts'],
    ['a.test.ts', 'it works'],
    ['a.test.ts', '%s works'],
    ['b.spec.ts', '${name} works']
  )
  expect(findMissingTests(good, read)).toEqual([])
})

test('the specification check reports a missing, renamed or only mentioned test', () => {
  for (const title of ['it work', 'it sleeps', 'works'])
    expect(findMissingTests(section([], ['a.test.ts', title]), read)).toEqual([
      `1. First: “It works” is held by a.test.ts, “${title}”, which is gone. Name the test that holds it now in builder/specification/sections.ts.`
    ])
  expect(findMissingTests(section([], ['gone.test.ts', 'it works']), read)).toHaveLength(1)
})

test('the specification check reports a missing file and a statement without a test', () => {
  expect(findMissingTests(section(['src/b.ts']), read)).toEqual([
    '1. First: nothing tests “It works”. Name a test in builder/specification/sections.ts.',
    '1. First: “It works” names src/b.ts, which is gone. Mend builder/specification/sections.ts.'
  ])
})

test('the specification table has a row for a statement, with links', () => {
  expect(specificationTable(section(['src/a.ts'], ['b.spec.ts', '${name} works']))).toContain(
    '| It works | [src/a.ts](../src/a.ts) | [b.spec.ts](../b.spec.ts): … works |'
  )
})
