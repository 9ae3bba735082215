import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { applyFixes } from './apply-fixes.ts'
import { checkProject } from './check-project.ts'
import { checkOptions } from './fixtures/members.ts'
import { readCases } from './fixtures/read-cases.ts'

const cases = readCases(readFileSync(path.join(import.meta.dirname, 'fixtures/newer-code.txt'), 'utf8'))
const named = cases.map(each => [each.name, each] as const)

test('the fixtures hold at least 40 pieces of code for later versions', () => {
  expect(cases.length).toBeGreaterThanOrEqual(40)
})

test.each(named)('%s: exactly the names that 3.8.6 lacks are found', (_, { files, expected }) => {
  const { findings, problems } = checkProject(files, checkOptions)
  expect(problems).toEqual([])
  expect(findings.map(({ found }) => found)).toEqual(expected.map(({ found }) => found))
  for (const [at, { here }] of expected.entries()) if (here) expect(findings[at]!.here ?? '').toContain(here)
  for (const { message } of findings) expect(message.zh).not.toBe(message.en)
})

test('the page of each finding exists, with the section that its address names', () => {
  const findings = cases.flatMap(({ files }) => checkProject(files, checkOptions).findings)
  const pages = new Set(findings.map(({ page }) => page))
  for (const page of pages) {
    const [, route = '', section] = /^([^?#]+)(?:\?[^#]*)?(?:#(.+))?$/.exec(page) ?? []
    const file = path.resolve(import.meta.dirname, `../content${route}/page.zh.mdx`)
    expect(existsSync(file), page).toBe(true)
    if (section) expect(readFileSync(file, 'utf8'), page).toContain(`{/*${section}*/}`)
  }
})

test.each(named)('%s: fixed code has no findings with fixes', (_, { files }) => {
  const { findings } = checkProject(files, checkOptions)
  const fixed = files.map(({ name, text }) => ({
    name,
    text: applyFixes(
      text,
      findings.filter(({ file }) => file === name)
    )
  }))
  const again = checkProject(fixed, checkOptions)
  expect(again.problems).toEqual([])
  expect(again.findings.filter(({ edits }) => edits.length > 0)).toEqual([])
  expect(again.findings).toHaveLength(findings.filter(({ edits }) => edits.length === 0).length)
})
